title: Nobody Get Off
title: The Very Long [us: Seesaw | See-Saw]
title: A Sausage with Legs
guest friend: Bess (she), Ellis (he)
guest small: Wilf (he), Gus (he)
guest knitter: Mrs Bell (she), Mrs Quill (she)

% One rule: whoever gets off drops the other. {friend} is afraid of being high up, and only {child} knows. To let {friend} down gently {child} must go up.

# not-speaking
{child} was up. {friend} was down. [pet.cat: {Pet}[!pet.known: , {child’s} cat,] was in the middle. ]And they were not speaking.

They had been best friends until ten minutes ago. Then, in the middle of a very good go on the {@seesaw}, {friend} said that the horse {child} had painted, the one on the wall {@where}, looked like a sausage with legs. {Friend.He} said it so loudly that the whole playground laughed[pet.dog:  and {pet}[!pet.known: , {child’s} dog,] barked].

“Then you can’t come to my party,” said {child}.[sport:  “And I’m never going to {play sport} with you again.”]

“You haven’t got a party,” said {friend}.

“When I’ve got one, you can’t come.”

# there-they-sat
After that they both wanted to march off home[pet.other:  and tell {pet}] and never come back. But {child} couldn’t get off, because {child.he} {child.was} up in the air. And {friend} couldn’t get off, because then {child} would come down with a bump, and you don’t do that, not even when you’re not speaking. So there they sat.

On the bench [elder: [adult: {adult} sat with {elder}|sat {elder}]|[adult: {adult} sat with {knitter}|sat {knitter}]], who was knitting something green[music:  and humming {music}][elder2: , while {elder2} held the wool and explained how it should be done]. [pet.cat: Halfway along the {@seesaw}, where it hardly moves, sat {pet}, on nobody’s side. ]And beside the {@seesaw} stood {small}, who was four and was waiting[pet.dog: , and {pet}, who was waiting for another bird to chase].

# tell-her
“{small},” said {child} from up in the air. “Tell {friend} that was mean.”

{small} trotted down to the other end[pet.dog: , and {pet} trotted after him]. “{child} says you’re mean. Can I have a go?”

“No. Say it was a joke.”

{small} trotted back[pet.cat: , past {pet}, who had shut {pet.his} eyes]. “{friend} says it was a joke. Can I have a go?”

“No. Say it wasn’t a joke, it was a horse.”

{small} trotted down[pet.dog: , and this time {pet} went first]. “{child} says you’re not a joke, you’re a horse. Can I have a go?”

“A HORSE?” said {friend}.

# both-together
“{small}!” shouted {child}. “That’s not what I said!”

“Then say it yourself,” puffed {small}. “It’s a very long {@seesaw}.”

“We’re not speaking!” said {child} and {friend}, both together, and that made them crosser than ever.[elder:  {Elder} counted stitches, and kept out of it.]

# thud
One by one the lamps came on along the path[city:  and all over {city}].

[elder: “I’ll just finish this row,” said {elder}|“Five minutes,” said [adult: {adult}|{knitter}]], “and then it’s home.”

{friend} gave a kick, a cross one. {Friend.He} went up, and {child} came down, thud, with both feet on the ground[pet.dog: , next to {pet}, who had heard the word home].

# one-leg-over
{child} looked at {child.his} feet. Now it would work. {Child.He} could get off, this very minute, and walk away with {child.his} nose in the air, and {friend} would come down with the biggest bump in the world. Sausage with legs! {child} swung one leg over.[pet.dog:  {Pet} wagged {pet.his} tail.]

The {@seesaw} wobbled.[pet.cat:  {Pet} opened {pet.his} eyes.][elder:  On the bench {elder.short} looked up.]

{friend} didn’t say don’t. {friend} didn’t say anything. {Friend.He} only held on, so hard that {friend.his} knuckles went white, and shut {friend.his} eyes.

{friend} didn’t like being high up. Nobody knew that. Only {child} knew.

# the-softest-push
{child’s} heart thumped. {Child.He} put the leg back[pet.dog: , and {pet} sat down again]. Then {child.he} pushed. It wasn’t a cross push, it was the softest one there was, and up went {child}, and down came {friend}, slowly, slowly, until both {friend.his} shoes were standing on the ground.

{friend} opened {friend.his} eyes and looked at them.

Now it was {friend} who could get off.

# ive-got-you
{child} held {child.his} breath, high in the air. {small} held his. Even [elder: {elder.short’s}|the] knitting needles stopped.

{friend} didn’t get off. {Friend.He} wriggled back on the seat and sat there as heavily as {friend.he} could.

“I’ve got you,” said {friend}.

For a while that was all.[pet.cat:  But {pet} began to purr.]

# rather-long
“It did look like a horse,” said {friend} then. “It was just rather long in the middle.”

“It was galloping,” said {child}. “They get long.”

“I shouldn’t have said sausage. Not so everyone could hear. Sorry.”

“You can come to my party,” said {child}. “When I’ve got one. Sorry I said you couldn’t.”

# both-at-once
“How do we get off?” said {friend}.[elder:  They both looked at {elder}. {Elder} looked at the knitting.]

{child} thought. “Both at once. First we get it level, and then we count.”

They came up, and they came down, until they were level and the tips of their toes touched the ground.

“One,” said {child}.

“Two,” said {friend}.

“Three,” they said, both together, and off they got. And nobody went bump.

# the-middle
“NOW can I have a go?” said {small}[elder:  to {elder}, who had finished the row, and who turned the knitting [us: around | round] and began another].

[elder: {small} got the best go|He got the best one] there is[athlete: , and not even {athlete} has had a better]. He sat in the very middle, [pet.cat: with {pet} on his lap,|with] {child} at one end and {friend} at the other, and they went up, and they went down, softly, softly, until nobody was pushing any more. Then the {@seesaw} lay level, and all [pet.cat: four|three] of them sat still.

# robin
A robin flew down into the lamplight. It landed on the {@seesaw}, right in front of {small}, and began to sing.

“Is he having a go?” whispered {small}.

“Yes,” whispered {child}.

“Shh,” whispered {friend}[pet.dog:  to {pet}, who had stood up. And {pet} sat down][pet.cat:  to {pet}, and {small} put both arms [us: around | round] the cat].

And nobody got off until the robin had sung his song right to the end.

# @seesaw
[us: seesaw | see-saw]

# @where
of the classroom
## if school
{at school}
