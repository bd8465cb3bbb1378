title: Horse or Sofa
title: The Fish That Coughed
title: Thirty Paces from the Fish
guest keeper: Mr Dobbs (he), Mr Gant (he)
guest friend: Hugo (he), Tilly (she)

% {child} drew the sofa, {friend} remembers a horse; at the end each says the other’s word. @years: how long ago {child} was five.
% How old a real {friend} was then nobody knows: hence “We were only small”.

# i-was-five
“It’s a horse,” said {friend}, [friend: {child’s} best friend | who lived next door].

“It’s a sofa,” said {child}.

“Well, you drew it! You ought to know!”

“I was five!”

They were lying on the floor with a treasure map between them[elder: , which {elder}[elder2:  and {elder2}] had kept in a drawer][pet.cat: , and {pet}, {child’s} cat, was lying on top of it]. {child} wanted a treasure more than anything in the world, and this was a real map. There was only one thing wrong with it. They had made it themselves, {@years} years ago.[pet.other:  “{Pet} thinks it’s a sofa too,” said {child}.]

# heavy-and-shiny
TRESHER, it said at the top, in red crayon. TOP SEECRIT. Then came a ring with a fish in it, a dotted line and the number 30. And at the far end, beside a cross, stood the brown thing with four legs.

Neither of them could remember what they had buried. But {child} remembered how it had felt in {child.his} hands. It was heavy, and it shone.

“Gold,” {child.he} said. “I swear.”

# only-in-the-way
The ring with the fish was easy. That was the fountain in the park[city: , in the middle of {city}]. It had a big stone fish with its mouth open, and not a drop had come out of it for years.

But when they got there, a digger was parked beside it, and on the edge sat {keeper}, who looked after the park, with his cap in his lap.

“They’re taking it away at five o’clock,” he said gloomily. “The key to the water’s lost, and they don’t make them any more. And a fountain with no water is only in the way.” He nodded at the spade that they had borrowed[adult:  from {adult}]. “You dig where you like. It’ll all be mud by tonight.”

It was ten past four.

# thirty-steps
{child} stood with {child.his} back to the fountain, walked thirty paces, and ended up in the middle of the [us: bike | cycle] path. [age>=9: They tried another way, and that was the rose bed. A third way|They tried another way, which] took them to the ice-cream kiosk[music: , where they were playing {music}]. [sport: A [age>=9: fourth|third] took them straight into some people who were off to {play sport}. ]There was no horse to be seen, and no sofa either.

“Ten to five,” said {friend}.

{child} kicked a fir cone. Any minute now the digger would turn the whole park upside down[age>=9: , and nobody would ever see what they had hidden].

“Your lace is undone,” {child.he} said crossly.

# come-down-here
{Friend} knelt down to tie it, and stayed there.

“{child},” {friend.he} said, in a funny voice. “Come down here.”

“What for?”

“Just come down here.”

{child} knelt down. And it was a different park. The hedge was a wall. The benches were roofs. The big chestnut tree, which had only been a lot of leaves, had an underneath, and in there stood something brown on four roots, with a back that sagged in the middle.

“The sofa,” whispered {child}.

“The horse,” whispered {friend}. “It’s both! We rode on it, and then we ate [us: cookies | biscuits] on it!”

# on-their-knees
They raced back to the fountain and started again, on their knees this time, because a step on your knees is as short as a step when you’re five. One, two, three. People stopped to look.[school:  Some of them were from {school}, and pointed.] A lady with a poodle bent down.

“Have you lost something?”

“Yes,” said {friend}. “{@Years} years ago.”

Twenty-eight, twenty-nine, thirty. Their hands touched the root. They both dug, so that the earth flew[pet.dog: , and {pet}, {child’s} dog, filled it in again], and there it was, a rusty [us: cookie | biscuit] tin.

# in-a-sock
{child} got the lid off. A shell. A dinosaur with no head. [athlete: A picture of {athlete}. ]And right at the bottom, rolled up in a sock, was something heavy.

It shone. It was a brass key, as long as a hand, and on the handle was a little fish with its mouth open.

At first {child} could have cheered. Then {child.he} went cold all over.

“{Friend},” {child.he} said. “This is the key to the water. It was us. We took it.”

# nobody-knows
They had found it on the edge of the fountain once, and thought it the most beautiful thing in the world. Ever since then the fish had been dry, and it was because of them.

“We could leave it there and run,” whispered {friend}. “Nobody knows.”

Over by the fountain, the digger started up.

# stop
{child} ran straight to {keeper}. {Friend} ran the same way, and both of them shouted:

“STOP!”

The digger’s arm stopped in mid-air. {keeper} turned [us: around | round]. {child} held out the key in both hands, and they were black with earth, and shaking.

“We were [friend: only small|five],” {child.he} said. “We thought it was treasure. We’re sorry.”

{keeper} looked at the key. He looked for so long that {child} forgot to breathe.

# so-it-is
“Well, so it is,” said {keeper} at last, and his voice was thick. “You hid it, and you found it. So you’d better be the ones to turn it.”

Under a lid in the ground was a keyhole, and the key slid in. {child} heaved, and it wouldn’t budge. {Friend} put both hands over {child’s}, and they hung on it with all their weight.

CLUNK.

# the-fish-coughed
Nothing happened. Then something gurgled, far down under their feet. The fish coughed. It spat out a heap of leaves, two fir cones and a tennis ball. And then came the water. It shot straight up, higher than the lamp post, and it came down on the digger, and the poodle, and {keeper}, who stood there with his face turned up and laughed.

“Off you go home,” he called to the digger. “This one’s staying.”

# nice-horse
Afterwards {child} and {friend} crawled in under the chestnut tree, as if they were five, and had an ice cream each, on {keeper}. The roots were just right for sitting on.

“Nice horse,” said {child}.

“Nice sofa,” said {friend}.

And they sat there and listened to the water.

# @years
five
## if age<9
three
## if age=9
four
## if age=11
six
## if age>=12
seven
