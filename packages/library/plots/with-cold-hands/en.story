title: Not in February
title: Cold Hands
title: Now It’s Now
guest birger: Norman (he), Cyril (he)

% The butterfly is she. {birger} says “not yet” and {child} says “now”; at the end it is {child} who says “not yet”. The scarf comes out of the pocket, and is just long enough.

# in-february
In {birger’s} woodshed, right up under the roof, a butterfly was hanging from a loose splinter.

“Look!” said {child}. “A real butterfly! In February![city:  In {city}!]”

{Birger} lived next door and had a wood stove, and {child} had come to help carry the logs in[pet.dog: , and {pet} the dog had come to help carry them out][pet.cat: , and {pet} the cat had come to lie on whatever was carried]. The butterfly was folded shut and as black as burnt paper. {child} blew on it a little. It didn’t move.

“That’s a small tortoiseshell,” said {birger}. “She’ll sleep there till spring.”

“Let’s wake her up!”

“Not yet,” said {birger}.

“But I want to see her fly.”

“Not yet.”

“When, then?”

“When she wants to.”

# only-now
{birger} planted his potatoes when other people were eating theirs. In his pocket was a scarf that he had been knitting for eight years[elder: , with advice from {elder}[elder2:  and {elder2}]]. {child} was the sort who opens the oven to see if the cake is rising.[sport:  If {child.he} had to {play sport} on Saturday, {child.he} {child.was} changed by Friday.][pet.other:  {Pet}, at home, was more like {birger}.]

“You only ever say not yet,” said {child}.

“And you only ever say now,” said {birger}, and took an armful of logs.

# splinter
For three days {child} went [school: straight from {school} ]to look at the butterfly. She hung there.[friend:  {Friend}, {child’s} best friend, came once, and thought that she really was paper.] On the fourth day {child} climbed on the chopping block. You could lift the splinter down, butterfly and all.

The butterfly was probably cold, {child.he} thought.

# half-moons
{Child.He} carried the splinter into {birger’s} kitchen, where the stove was lit, and put it on the table. {birger} was outside, clearing the path. {child} waited. And the butterfly gave a shiver.

She opened her wings. They were as orange as fire, with black patches, and all along the edge ran a row of tiny blue half-moons. {child} forgot to breathe. {Child.He} had never seen anything so beautiful, and it was {child} who had woken her.

“Hello,” {child.he} whispered. “Now it’s now.”

# tick
The butterfly took off. She flew once [us: around | round] the lamp and then straight for the window and the light. Tick, went the glass. On the other side of it the snow was up to the sill. Tick. Tick. Tick.

“Not there,” said {child}. “It’s cold out there!”

The butterfly beat and beat. Then she had to rest, and then she beat again.

{birger} came in with snow on his hat, and stopped in the doorway.

“I thought she was cold,” said {child}, who was crying now. “I only wanted her to be awake.”

# used-up
{Child.He} waited for {birger} to be angry. {birger} took off his hat and laid it on the edge of the stove.

“She ate all she could in the autumn,” he said. “It’s got to last her till spring. If she flies now she’ll use it up. And there isn’t a flower out.”

“Then she’s got to go back to sleep. Quick!”

“Yes. She’ll sleep if she’s cold. We’ll have to carry her out to the shed.”

# little-stoves
{child} cupped {child.his} hands. The butterfly sat still, panting with her wings. {child} closed both hands [us: around | round] her as softly as {child.he} could, and at once there was a wild fluttering in there, tickling {child.his} palms. {Child.He} opened them, and the butterfly was back at the window. Tick.

“She’s only getting livelier!”

“You’re warm,” said {birger}. “You’re a little stove. So am I. I’ve been digging snow.”

{child} looked at {child.his} hands. They were red and warm. The hands were the trouble.

# in-the-snow
Out {child.he} ran on to the step[athlete: , faster than {athlete}], without mittens, and pushed both hands into the snow.

It pricked. It stung {child.his} fingers, and the cold went right in under the nails.

“Are they cold now?” {child.he} called.

{birger} came out and felt them. “Not yet,” he said.

{child} didn’t lift them out. {Child.He} hummed [music: {music} from beginning to end|a whole song]. Then {child.he} hummed it again.

“Now,” said {birger}.

# across-the-yard
{child} went in and cupped {child.his} cold, cold hands [us: around | round] the butterfly. There was one flutter. Then one more, slower. And as they crossed the yard, one step at a time, {child} felt her fold up her wings and be still.

The shed smelled of birch. {child} opened {child.his} hands against a log at the very top. The butterfly crept out, took hold with her thin legs, and turned back into a scrap of burnt paper.

“Is she asleep?” whispered {child}.

“She’s asleep,” whispered {birger}.

# eight-years
Then he pulled the eight-year-old scarf out of his pocket and wound it [us: around | round] {child’s} hands, over and over. It was just long enough.

March came. {child} carried logs, and every day {child.he} looked up under the roof. “Not yet,” {child.he} told the butterfly, and shut the door without a sound.

# on-a-knee
And then there was that afternoon in April. The snow was gone. The woodshed door stood open, and the sun went farther in than it ever had. On the bench outside sat {child} and {birger}, with a sandwich each.

Something orange came out through the door.

She flew unevenly at first, as if she were trying it out. She flew once [us: around | round] the dandelions in the ditch. Then she came back and settled on {child’s} knee, in the sun, and opened her wings with all the blue half-moons, and sat there getting warm.

{child} didn’t move. {birger} didn’t move. They sat until the sandwiches were gone and the shadow of the roof had almost reached their feet.

# a-while-longer
“Well,” said {birger} in a low voice. “Time to go in. Shall we?”

{child} looked at the butterfly. {Child.He} looked at {birger}, who had crumbs in his beard and the whole evening in front of him.

“Not yet,” said {child}.

And they stayed where they were for a while longer.
