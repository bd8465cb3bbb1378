title: Not in February
title: Cold Hands
title: Now It’s Now
guest birger: Norman (he), Cyril (he)

% The butterfly is she. {birger} says “not yet” and {child} says “now”; at the end it is {child} who says “not yet”. The scarf comes out of the pocket, and is just long enough.

# in-february
In {@b-first-s} woodshed, right up under the roof, a butterfly was hanging from a loose splinter.

“Look!” said {child}. “A real butterfly! In February![city:  In {city}!]”

{@lived} had a wood stove, and {child} had come to help carry the logs in[pet.dog: , and {pet}[!pet.known:  the dog] to carry them out][pet.cat: , and {pet}[!pet.known:  the cat] to lie on them]. The butterfly was folded shut and as black as burnt paper.[!friend:  {child} blew on it a little. It didn’t move.]

[friend: “It is burnt paper,” said {friend}[!friend.known: , {child’s} best friend]. {child} blew on it a little. It didn’t move.]

“That’s a small tortoiseshell,” said {@b}. “She’ll sleep there till spring.”

“Let’s wake her up!”

“Not yet,” said {@b}.

“But I want to see her fly.”

“Not yet.”

“When, then?”

“When she wants to.”

# only-now
{@B} planted {@b-his} potatoes when other people were eating theirs. In {@b-his} pocket was a scarf that {@b-he} had been knitting for eight years[elder2: , with advice from {elder2}]. {child} was the sort who opens the oven to see if the cake is rising.[sport:  If {child.he} had to {play sport} on Saturday, {child.he} {child.was} changed by Friday.][pet.other:  {Pet}, at home, was more like {@b}.]

“You only ever say not yet,” said {child}.

“And you only ever say now,” said {@b}, and took an armful of logs.

# splinter
For three days {child} [friend: and {friend} ]went [school: straight from {school} ]to look at the butterfly. She hung there.[pet.cat:  {Pet} lay underneath, and was in no hurry.] On the fourth day {child} climbed on the chopping block. You could lift the splinter down, butterfly and all.

[friend: “I think she’s cold,” said {child}. “Paper doesn’t get cold,” said {friend}. | The butterfly was probably cold, {child.he} thought.]

# half-moons
[friend: {child} | {Child.He}] carried the splinter into {@b-s} kitchen, where the stove was lit, and put it on the table. [pet.cat: {Pet} had to stay out on the step. ]{@B} was outside, clearing the path[pet.dog & !friend / pet.dog & age>=9: , and {pet} was helping]. {child} waited. And the butterfly gave a shiver.

She opened her wings. They were as orange as fire, with black patches, and all along the edge ran a row of tiny blue half-moons. {child} forgot to breathe. [friend & age>=9: {Friend} said no more about paper. {child} | {Child.He}] had never seen anything so beautiful, and it was {child} who had woken her.

“Hello,” {child.he} whispered. “Now it’s now.”

# tick
The butterfly took off. She flew once [us: around | round] the lamp and then straight for the window and the light. Tick, went the glass. On the other side of it the snow was up to the sill. Tick. Tick. Tick.

“Not there,” said {child}. “It’s cold out there!”

The butterfly beat and beat. Then she had to rest, and then she beat again.

{@B} came in with snow on {@b-his} hat[pet.dog & !friend / pet.dog & age>=9: , and {pet} with snow on {pet.his} nose. They stopped in the doorway. | , and stopped in the doorway.]

“I thought she was cold,” said {child}, who was crying now. “I only wanted her to be awake.”

# used-up
{Child.He} waited for {@b} to be angry. {@B} took off {@b-his} hat and laid it on the edge of the stove.

“She ate all she could in the autumn,” {@b-he} said. “It’s got to last her till spring. If she flies now she’ll use it up. And there isn’t a flower out.”

“Then she’s got to go back to sleep. Quick!”

“Yes. She’ll sleep if she’s cold. We’ll have to carry her out to the shed.”

# little-stoves
{child} cupped {child.his} hands. The butterfly sat still, panting with her wings. {child} closed both hands [us: around | round] her as softly as {child.he} could, and at once there was a wild fluttering in there, tickling {child.his} palms. {Child.He} opened them, and the butterfly was back at the window. Tick.

“She’s only getting livelier!”

“You’re warm,” said {@b}. “You’re a little stove. So am I. I’ve been digging snow.”

{child} looked at {child.his} hands. They were red and warm. The hands were the trouble.

# in-the-snow
Out {child.he} ran on to the step[athlete: , faster than {athlete}], without mittens, and pushed both hands into the snow.

It pricked. It stung {child.his} fingers, and the cold went right in under the nails.

“Are they cold now?” {child.he} called.

{@B} came out and felt them. “Not yet,” {@b-he} said.[pet.dog:  {Pet} wanted to lick them warm, and wasn’t allowed.]

{child} didn’t lift them out. {Child.He} hummed [music: {music} from beginning to end|a whole song]. Then [friend: {friend} helped, and they | {child.he}] hummed it again.

“Now,” said {@b}.

# across-the-yard
{child} went in and cupped {child.his} cold, cold hands [us: around | round] the butterfly. There was one flutter. Then one more, slower. And as they crossed the yard, one step at a time, {child} felt her fold up her wings and be still.

The shed smelled of birch. {child} opened {child.his} hands against a log at the very top. The butterfly crept out, took hold with her thin legs, and turned back into a scrap of burnt paper.

“Is she asleep?” whispered {child}.

“She’s asleep,” whispered {@b}.

# eight-years
Then {@b-he} pulled the eight-year-old scarf out of {@b-his} pocket and wound it [us: around | round] {child’s} hands, over and over. It was just long enough.[pet.dog:  Now {pet} was allowed to lick whatever stuck out.]

March came. {child} [friend: and {friend} ]carried logs[pet.dog:  in, and {pet} carried them out], and every day [friend / pet.dog: {child} | {child.he}] looked up under the roof. “Not yet,” {child.he} told the butterfly[pet.cat:  and {pet}], and shut the door without a sound.

# on-a-knee
And then there was that afternoon in April. The snow was gone. The woodshed door stood open, and the sun went farther in than it ever had. On the bench outside sat {child}[friend: , {friend}] and {@b}, with a sandwich each[pet.cat: , and {pet} in {@b-s} lap][pet.dog: , and {pet} underneath with a log].

Something orange came out through the door.

[friend: “There goes the paper,” whispered {friend}.]

[friend: The butterfly | She] flew unevenly at first, as if she were trying it out. She flew once [us: around | round] the dandelions in the ditch. Then she came back and settled on {child’s} knee, in the sun, and opened her wings with all the blue half-moons, and sat there getting warm.

{child} didn’t move. {@B} didn’t move.[pet.dog & !friend / pet.dog & age>=9:  Even {pet} didn’t move.][pet.cat & !friend / pet.cat & age>=9:  {Pet}, with a hand on top, didn’t move.] They sat until the sandwiches were gone and the shadow of the roof had almost reached their feet.

# a-while-longer
“Well,” said {@b} in a low voice. “Time to go in. Shall we?”

{child} looked at the butterfly. {Child.He} looked at {@crumbs}.

“Not yet,” said {child}.

And they stayed where they were for a while longer.

# @b
{birger}
## if elder
{elder.short}

# @b-s
{birger’s}
## if elder
{elder.short’s}

# @b-first-s
{birger’s}
## if elder
{elder’s}

# @lived
{birger} lived next door and
## if elder
{Elder.short}

# @b-he
he
## if elder
{elder.he}

# @b-his
his
## if elder
{elder.his}

# @crumbs
{birger}, who had crumbs in his beard and the whole evening in front of him
## if elder
{elder.short}, who had crumbs everywhere and the whole evening to spare
