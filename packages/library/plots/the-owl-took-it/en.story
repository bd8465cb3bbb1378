title: The Owl Took It
title: Last Past the Pine
title: Toes First
guest leader: Mr Lomax (he), Mr Garside (he)
guest friend: Jess (she), Callum (he)

% The owl and its baby are "it". Whoever goes last loses a hat: first {child}, in the end {friend}.

# own-pace
There were ten children in the running club[city:  in {city}], ten red hats with white bobbles on, and one rule: everybody runs at their own pace. That meant that [friend: [!friend.known: {child’s} best friend, ]{friend},|{friend}] came first and {child} came last.

On Tuesday {child} came in without a hat.

“Where’s it gone?” asked {leader}, who was in charge.

“The owl took it,” said {child}.

The others laughed. {leader} dug another one out of the box.

On Thursday {child} came in without a hat.

“Don’t tell me,” said {friend}, who had already changed {friend.his} shoes. “The owl?”

“Yes.”

“[sport: Does it wear them to {play sport}|Is it cold]?”

“No. It hangs them up in a tree. Right at the top.”

“Very tidy,” said {friend}.[school:  “It should do the coats {at school}.”]

# but-it-was-true
But it was true. It happened on the bend by the old pine with the hole in its trunk. The others would be miles ahead, the path would be empty, and all at once {child’s} ears would feel cold. There was no flapping, not so much as a swish. An owl’s feathers have a soft fringe on them, and the fringe swallows the sound. All {child} ever saw was something broad and brown, gliding away through the trees with a white bobble in its claws.[athlete:  Not even {athlete} would have had time to duck.] Then it would be sitting on a branch, with its head turned half [us: around | round], looking at {child.him}.

It was frightening, of course. But there was something else, which {child} told nobody[pet.cat:  except {pet}[!pet.known: , {child.his} cat]][pet.other:  except {pet}]. Of everyone in that wood, the owl was the only one that waited for {child.him}.

# last-in-the-box
On Friday there was the evening race, twice [us: around in headlamps | round in head torches][adult: , and {adult} was at the finish with something hot to drink]. It was cold for May, and already getting dark under the trees. {leader} held out a hat.

“Last one in the box,” he said. “Could you possibly hang on to it?”

“I’ll try,” said {child}.

“Go!” shouted {leader}, and nine bobbles went bouncing off up the hill. Soon {child} could hear nothing but {child.his} own breath[music:  and {music}, which was stuck in {child.his} head]. Just before the bend {child.he} pulled off the hat and stuffed it down {child.his} jacket.

“Not tonight,” {child.he} told the pine tree.

# grey-bobble
Clack. Clack, clack.

The owl was on the lowest branch, snapping its beak. But it wasn’t looking at {child}. It was looking at the path.

In the middle of the path lay a grey bobble. Or so {child} thought, until it opened two black eyes. It was a baby owl. It had climbed out of the hole before its wings were ready, and there it sat, swaying, as soft as dust. It took one step, and sat down again.

Then {child} understood. It had never been about hats. All spring the owl had sat up here, worrying about its baby, while pair after pair of feet came thundering past. It hadn’t dared to take on nine at once. But the last one, who came alone, it could at least frighten.

# nine-lamps
And then {child} heard the feet.

They came from behind. The others were so far ahead that they had run a whole lap, and now they were about to overtake {child.him}, nine pairs of shoes and nine lamps bouncing between the trunks. It was downhill all the way to the bend, and nobody was looking down.

A shout would scare the baby under their shoes. So {child} did what an owl would have done. {Child.He} stood in the middle of the path, spread out both arms as wide as they would go, and didn’t make a sound.

# and-look
“Out of the way!” panted {friend}, with {friend.his} lamp full in {child’s} face. “I’m winning!”

“Turn it off,” whispered {child}.

“Are you mad? This is going to be my record!”

“Turn it off, {friend}. And look.”

{Friend} looked, under {child’s} arm. Then {friend.he} turned it off.

# toes-first
Now the others came. {child} put a finger to {child.his} lips, and one after another the lamps went out, until it was so dark that you could see the sky between the treetops.

“We’ll go over there, on the moss,” {child.he} whispered. “Toes first.”

{child} went ahead to show them how, and the rest followed in one long line. {Friend} let everybody by, and went last. None of them had ever gone so slowly in a race. Not a twig snapped. The baby owl sat there and turned its head after them, one by one.

When they were all past, it shuffled across to the pine. It got hold of the bark with claws and beak and began to climb. It slid down a bit. It climbed again. Nobody dared breathe until it was back in its hole.

# your-hat
{leader} was waiting at the finish with his stopwatch[elder: , and {elder} with a blanket[elder2: , and {elder2} with another]].

“Who won?” [elder: {leader} | he] asked. [pet.dog: {Pet}[!pet.known: , {child’s} dog,] was staring at {friend’s} head. ]“And where’s your hat, {friend}?”

{Friend} felt {friend.his} head. {Friend.He} felt it again. {Friend.He} had gone last, and {friend.he} hadn’t heard a thing.

“The owl took it,” {friend.he} said.

For a moment nobody spoke. Then {child} started laughing, and then {friend}, until all ten of them had to hold each other up. When {leader} had heard the whole story, he went to get his tape. Until the baby could fly, the path would go the long way [us: around | round], well away from the pine.

# two
“You’ve a lap to go, {child},” said {leader}. “You don’t have to.”

“I want to,” said {child}.

“Then I’m coming,” said {friend}.

They ran side by side the whole way, at {child’s} pace, with their lamps off. Out on the long way [us: around | round] they stopped and looked across at the wood. At the top of a tree shone three white bobbles. On a branch close by sat the owl. It turned its head, and saw that there were two of them now, and shut its eyes.
