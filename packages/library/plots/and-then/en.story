title: And Then?
title: A Gull Got It
title: Twelve Gulls in a Row
guest friend: Marnie (she), Arlo (he)
guest warden: Mrs Stubbs (she), Mrs Bartle (she)

% {friend} is the family’s own friend or {friend}, with a leg in plaster. {warden} says “And then?” The gulls are twelve, and the last has a black mark.

# when-there-wasnt-any
{child} knew the exact moment when the ice cream became a problem. It was when there wasn’t any.

{Child.He} {child.was} standing halfway along the pier with an empty cone. At the far end, on the last bench, sat {friend}[friend & !friend.known: , {child.his} best friend,] with a leg in [us: a cast | plaster][elder: , next to {elder} in a new straw hat[elder2:  and {elder2} in an old one]]. The money was {friend’s}, and all {friend.he} had said was, “Strawberry. And be quick.” {child} had been quick[athlete: , as quick as {athlete}]. But it was the hottest day in August, and the longest pier on the coast[city: , which people came from {city} to walk along], and the ice cream had begun to run. So {child.he} had licked it, to be helpful. And it had run on the other side.

{Child.He} ate the cone as well. Then {child.he} walked to the end and said what anybody would have said.

“A gull got it.”

[elder: “You poor thing,” said {elder.short}.]

[pet.dog: {Pet}[!pet.known: , {child.his} dog,] who had come the whole way, licking up the drips, looked out to sea.][pet.cat: {Pet}[!pet.known: , {child.his} cat,] who was lying on the warm [us: cast | plaster], looked up. There wasn’t a gull in the sky.]

# a-gull
[elder / pet.dog / pet.cat: {child} | {Child.He}] hadn’t seen who was standing behind the bench, with a cap and a notebook.

“A gull,” said {warden}, the pier warden. “On my pier. Sit down. Start at the beginning.”

“It doesn’t matter, really,” said {child}.

“It matters to me,” said {friend}.

“I came out of the kiosk,” {child} said.

“And then?” said {warden}.

“And then I walked along[pet.dog:  with {pet}].”

“And then?”

# more-gull
It was terrible how well she listened.[school:  Nobody {at school} had ever listened to {child} like that.] Every time {child.he} stopped she said “And then?”, not crossly but as if she truly couldn’t bear not to know; and every time {child} heard {child.himself} put in a bit more gull. It was a big gull. [pet & !pet.dog: It was bigger than {pet}. ]It had a black mark on its wing, and a mean sort of look.

“Left foot?” said {warden}, writing. “Or right?”

“Both,” said {child} wretchedly.[pet.dog:  {Pet} went in under the bench.]

[elder: “Both!” said {elder.short} to {friend}.]

“I’ll have him,” said {warden}.

# in-a-row
She came back with a bag of [us: fries | chips], and walked along the pier laying one on the railing at every post. Down they came, flapping. When she’d finished there were twelve gulls in a row, shoulder to shoulder, facing front[sport: , like a team that was about to {play sport}].[pet.cat:  On the [us: cast | plaster] {pet} sat up and began to chatter {pet.his} teeth.]

“Take your time,” said {warden}. “They can’t hurt you. Walk along the line and put your hand on the rail by the one that did it.”

People had stopped to watch. {child} started along the line, and twelve gulls, who had finished their [us: fries | chips], turned twelve heads and looked {child.him} in the face. {Child.He} had never felt so looked at. Number three had gravy on its beak. Number eight was standing on one leg. Number six burped.

# number-twelve
And the last of them, number twelve, had a black mark on its wing.

“Ah,” said {warden}. She had seen it too. She came up [pet.cat: behind it with a fish crate, as softly as {pet} | softly behind it with a fish crate]. “Three years I’ve known this bird. I’d never have thought it. It’ll have to be the van, and off to Grimsby.”

“To Grimsby?” said {child}.

“Where he can’t do harm. Just say the word.”

The gull looked at {child}. It put its head on one side. It shuffled up a bit on the rail, in case {child.he} wanted to sit down.

# it-was-me
“It wasn’t him!” said {child}, and it came out so loud that the whole line went up in the air, shrieking, and [elder: {elder.short} dropped the new hat | a lady dropped her hat] in the sea. “It wasn’t any of them! It was melting, and I licked it, and then I sort of kept on. There was no gull. It was me.”

# what-happens-now
Nobody said anything[elder: , not even {elder.short}].[pet.dog:  {Pet} came out from under the bench.] {warden} put down the crate. She licked her pencil and found the page, and {child} waited to hear what was done to people who told lies about gulls.

“And then?” said {warden}.

{child} looked at the end of the pier. {friend} was sitting on {friend.his} bench with the [us: cast | plaster] stuck out in front. {Friend.He} had heard it all; they’d probably heard it in Grimsby. And {friend.he} didn’t even look round. {Friend.He} went on looking at the sea.

# which-one-moves
“And then,” said {child} slowly, “I’d go home for my own money, and buy another one. Only that one would melt as well. It’s too hot and it’s too far. Nobody could get an ice cream to the end of this pier.”

{Child.He} stopped. {Child.He} looked at the crate, and at where it had come from, which was a flat [us: cart | trolley] with four wheels, for fish.

“{warden},” {child.he} said. “Does it have to be the ice cream that moves?”

{warden} lent {child.him} the [us: cart | trolley], and [elder: {elder.short} lent {child.him} the price | the price] of a strawberry cone, to be paid on Monday.[elder:  “We won’t count the hat,” said {elder.short}.] It took [elder: both of them | two of them] to lift {friend} on, leg first[pet.cat: , with {pet} on it]. {child} took hold of the handle and pushed[pet.dog: , and {pet}, tied to the front, pulled].

# every-plank
It was seven hundred and twelve steps, and every plank went bump. [elder: {Elder.short} walked in front, bareheaded, and people | People] stood aside. {child’s} arms shook and the sweat ran in both eyes; and over their heads, like a guard of honour, flew the gull with the black mark, in case of [us: fries | chips].[pet.cat:  {Pet} never took {pet.his} eyes off it.]

“You smell of strawberry,” said {friend} at about four hundred. It was the first thing {friend.he} had said.

“I know.”

“What was it like?”

“Horrible,” said {child}. “After the first bit.”

“You could have just said.”

“I know.”

# the-rest
{Child.He} got {friend.him} right up to the kiosk window[music: , where the radio was playing {music}]. {Friend.He} chose for {friend.himself}, strawberry, and {friend.he} had it in {friend.his} hand before a drop could run[pet.dog: , though {pet} was waiting underneath]. {child} sat down on the edge of the [us: cart | trolley] with {child.his} back against the [us: cast | plaster][pet.cat:  and {pet}]. The pier had gone gold, and a little wind was getting up.[elder:  A long way out, {elder.short’s} hat was on its way to Grimsby.]

{Friend} ate all round the edge, taking {friend.his} time. When {friend.he} had got it exactly half gone, {friend.he} held it down over {child’s} shoulder, within reach.

{child} looked up. “And then?” {child.he} said.

“And then you have the rest,” said {friend}.
