title: What Did You Say?
title: The Part Underneath
guest friend: Hattie (she), Ezra (he)
guest pet: Dolly (she), Rusty (he)
guest minder: Mrs Lamb (she), Mrs Tuck (she)

% The animal is the family’s own, else the friend’s dog. The thunder always answers too late: leave a proper wait before each answer.
% The grown-up in the kitchen (@a): the grandparent, else {adult}, else {minder}.

# every-evening
The thunder came every evening at seven, and every evening {@pet} crawled under {child’s} bed and {@barked}.

Now {child} couldn’t stand it any longer. {Child.He} {child.was} staying in a house by a lake for the whole of July, and so was {friend}[!friend.known: , {child.his} best friend]. They went and stood on the glassed-in porch, and {child} shouted through the glass.

“Thunder! Stop frightening {pet}!”

There was a flicker over the woods, and that was all.[elder:  {Elder}[elder2:  and {elder2}] looked out of the kitchen to see who was shouting.]

“The witness needs time to reflect,” said {friend}, who was going to be a judge [city: {in city} ]and had started already[school:  {at school}].[sport:  Not in {sport}. The kind with a hammer.]

They waited. {child} had time to scratch a knee.

“WHAT DID YOU SAY?” said the thunder.

# deaf
Every pane rattled. It was a voice like somebody moving a piano upstairs.

“I said stop frightening {pet}!” shouted {child}. “{Pet} is {@kind}!”

There was only a flicker.

“Is it deaf?” said {child}.

“It’s a long way off,” said {friend}. “You see it first and you hear it afterwards. It’s like ringing Australia.”

“Hello!” {child} shouted through the glass. “Are you deaf, or what?”

“{@Loud}” said the thunder. “I THOUGHT IT WAS THE OPERA!”

“What?” said {child}.

“YES, A BIT, IN ONE EAR,” said the thunder.

“It’s answering the question before,” said {friend}. “The court record is in a shocking state. One at a time, please.”

# we-sing
So it went on. By the time each answer came {child} was cross about something else, but in the end {child.he} understood. It was for {pet’s} sake that the thunder came. This was the only house where anybody answered. The thunder rumbled, and somebody under a bed said {@voff}. Then the thunder rumbled back.

“WE SING,” said the thunder. “EVERY EVENING. I TAKE THE PART UNDERNEATH.”

[music: {Friend} wondered if it was like {music}, only lower.

]“{Pet} isn’t singing!” shouted {child}. “{Pet} is scared! I know {pet.him}, and you don’t! Go away!”

There was a flicker, and this time it stayed bright for a long while.

# chief-witness
“You might have asked {pet} first,” said {friend}. “A judge always hears both sides.”

“{Pet} is {@animal}.”

“{Pet} is the chief witness.”

The answer came. It was so low that it only rattled one pane.

“WHAT DID YOU SAY?”

{child} didn’t say it again, but there was no need. The clouds were already moving off across the lake, and the sun came out.

“There,” said {child}. “{Pet}! You can come out now!”

# no-answer
{Pet} came out, with fluff on {pet.his} nose. {Pet.He} went past {child} without a glance, sat down by the porch door and listened.

{Pet} waited. There had always been an answer before.

“{@Q}” said {pet}.

{Pet} put {pet.his} head on one side. {@Howled}, so long and so lonely that {child} went cold all over. {Child.He} fetched a sausage sandwich[adult:  that {adult} had made]. {Pet} didn’t even sniff it.

“Then why go under the bed,” said {child}, “if you’re not scared?”

# evidence
{Friend} thought it over. Then {friend.he} went inside, put {friend.his} head under the bed and {@barked}.

It was tremendous. It boomed against the wall, and all the springs hummed.

“Exhibit one!” came {friend’s} voice from underneath. “It echoes! {Pet} goes in here because it’s louder!”

{child} stayed out on the porch. {Child.He} had defended {pet} against the thing {pet.he} liked best in the world, and now the shame lay in {child.his} tummy like a stone and would not budge.

“I’m an idiot,” {child.he} said.

“No,” said {friend}. “You judged too fast. But you’re allowed to appeal.”

# the-tub
{child} opened a window a crack. The cloud was as small as a hat, over on the other side of the lake.

“Thunder!” {child.he} shouted.

The shout got as far as the birches, more or less.[athlete:  Not even {athlete} could have made it go further.] {Friend} helped, but they sounded like two mosquitoes. They needed something louder.

In the corner stood an old tin washtub, big enough to bath a calf in. {child} tipped it upside down, took off {child.his} clogs and held one in each hand.

Boom, said the tub.

{child} hit it again, and again, and {friend} lifted up one edge, so that it boomed deeper still.

“Now you, {pet}!” said {child}.

{Pet} looked at the gap under the tub. It was nice and dark in there. {Pet.He} stuck {pet.his} whole head inside {@like-a-house}

# i-was-wrong
Then they waited. Far away, on the other side of the lake, there was a flicker.

{child} didn’t breathe.

“WHAT DID YOU SAY?”

It was faint, but it was the thunder.

“I said sorry!” shouted {child}. “I was wrong! {Pet} does sing!”

{@Tail} The cloud grew. It came back over the water, and the first drops smacked against the glass.

“Shut that window, it’s getting wet!” called {@a} from the kitchen.

They shut it. It didn’t matter. {child} drummed, {friend} kept time, {pet} sang under the tin, and the thunder took the part underneath. It came in late on every single verse.

# hears-it-again
By bedtime the thunder had sunk down behind the woods, and was only mumbling. [adult: {Adult} put out the light. ]{child} was in bed, and {friend} was on the mattress. {Pet}, for the first time, was on the foot of the bed instead of underneath.

“Good night, thunder,” said {child}, very quietly.

“It’ll never hear that,” said {friend}.

There was a faint flicker in the curtain. {Pet’s} ears went up, first one and then the other.

“What did you say?” came the rumble, far off and soft, like somebody who heard perfectly well but would love to hear it again.

{child} said it again. {Pet} sighed and laid {pet.his} chin on {child’s} feet, and the rain went on across the roof.

# @pet
{friend’s} dog {pet}
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.cat
{pet}[!pet.known:  the cat]

# @barked
barked
## if pet.cat
wailed

# @kind
a dog
## if pet.cat
a cat
## if breed
{a breed}

# @animal
a dog
## if pet.cat
a cat

# @loud
A DOG!
## if pet.cat
A CAT!

# @voff
woof
## if pet.cat
miaow

# @q
Woof?
## if pet.cat
Miaow?

# @howled
Then {pet.he} lifted {pet.his} nose and howled
## if pet.cat
Then {pet.he} lifted {pet.his} nose and called

# @like-a-house
and barked as never before. It sounded like a dog the size of a house.
## if pet.cat
and wailed as never before. It sounded like a cat the size of a house.

# @tail
{Pet’s} tail thumped on the floor.
## if pet.cat
{Pet’s} tail stood straight up.

# @a
{minder}
## if adult
{adult}
## if elder
{elder.short}
