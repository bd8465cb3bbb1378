title: [!theme.fox & !theme.owl & !theme.hedgehog & !theme.bear: The Troll Nobody Had Found]
title: [!theme.fox & !theme.owl & !theme.hedgehog & !theme.troll: The Bear Who Got to Eighty-Eight]
title: [theme.fox / theme.owl / theme.hedgehog: The Fox, the Owl, and the Hedgehog Are Hiding]
title: [!theme.fox & !theme.owl & !theme.hedgehog & !theme.bear: Please Don’t Sit on the Troll]
title: [theme.forest: Somebody Is Counting in the Forest]
title: [theme.bear: What Comes After a Hundred, Bear?]
title: [theme.fox / theme.owl / theme.hedgehog: A Fox, an Owl, a Hedgehog, and a Very Warm Stone]

# warm-stone
In the middle of the forest lay a stone, and the stone was warm.

{child} noticed by sitting down on it with a sandwich, while the grown-ups had coffee two trees away. [friend:
{Friend} got the other half. ][pet.dog: {Pet} watched the bread.]

“Not on the hair,” whispered the stone.

It was a troll.

“Shh,” said the troll. “I’m not here. We’re playing hide-and-seek. The fox is hiding, and the owl, and the hedgehog.
And over by the pine tree, the bear is counting.”

[music: {Child} stopped humming. Between bites it had been {music}.]

## or
“Eighty-seven,” said somebody in the forest. “Eighty-eight.”

Then there was a snore.

It was the bear. He stood with his nose against a pine tree, meaning to count to a hundred. The fox was hiding, and
the owl, and the hedgehog. And the troll was hiding so well that {child} sat down on him with a sandwich, while the
grown-ups had coffee two trees away. [friend: There was room for {friend} on the other half. ][pet.dog: {Pet} watched
the bread.]

“This is a very warm stone,” said {child}[music: , and hummed a little of {music} between bites].

“Not on the hair,” whispered the stone.

# seven-years
The troll had moss on both cheeks, and a small birch was growing in his hair.

“How long have you been hiding?” asked {child}.

“Seven years,” said the troll proudly. “Nobody has found me.”

“I found you.”

“You’re not in the game,” said the troll. “It has to be the bear. But at eighty-eight he falls asleep, and then he
starts again at one.”

[city: It was quiet for a moment. “Is {city} still there?” asked the troll.

“Yes,” said {child}.

“Good. I’ve been wondering.”]

The troll sighed until the birch tree swayed.

“And at home my porridge is on the table,” he said. “I was only going to hide a little before supper.”

[age>=5: {child} looked over at the pine tree.]

“Stay there,” said {child}. “We’ll get him to a hundred.”

[age>=5: “Staying there is what I do,” said the troll.]

# count
The bear stood with his paws over his eyes. {child} stood beside him, nose to the bark.

“We’ll count too,” said {child}. [school: That’s how they do it {at school}, where nobody falls asleep.] “One!”

“Two,” said the bear, surprised.

[friend: “Three,” said {friend} on the other side.]

They counted past ten. They counted past twenty. [elder: At every ten {child} knocked on the tree, because that’s what
{elder} does when it matters.] [elder2: {Elder2.short} knocks twice, so the tree got that, too.] [age>=5: At fifty the
bear yawned. At seventy he began to lean.]

“Eighty-seven,” said the bear. “Eighty-ei…”

And then there was a snore.

[friend: “Eighty-nine!” said {child} into one ear. “Ninety!” said {friend} into the other. And so on, all the way up.
| {child} counted the rest, straight into a bear’s ear, all the way up.]

## or
[friend: They | {child}] went over to the pine tree and knocked on the bear’s back.

[age>=5: “How far did I get?” asked the bear, without looking.]

[age>=5: “To nothing at all,” said {child}. “But now you get something for every ten, to keep you awake.”|“You get something for
every ten,” said {child}, “to keep you awake.”]

It was a bite of sandwich for ten, and one for twenty, straight in behind the paws. [school: {At school} it works with
stickers.] [elder: {Elder} had put double cheese in it, so it went a long way.] [elder2: {Elder2.short} had put
mustard on that, so at thirty the bear sneezed.] Eighty was the last crust. [friend: {Friend} showed the bear the
empty paper.]

“Eighty-seven,” said the bear. “Eighty-eight.”

And then there was a snore.

[age>=5: But now there were only twelve to go. ][friend: {child} and {friend} took [age>=5: them|the rest], every
other number.|{child} took [age>=5: them|the rest] alone.]

# hundred
“A hundred!” shouted {child}.

The bear woke up.

“Did I say a hundred?”

“We said a hundred.”

[age>=5: “I’ve never done that before,” said the bear. “What do you do after that?”|“What do you do after that?” asked
the bear.]

“Then you look for them,” said {child}.

# owl
High up in a fir tree sat a stump.

“That’s a stump,” said the bear.

“Stumps don’t sit in trees,” said {child}. [pet.cat: {Pet's} eyes go just that thin, when nobody is supposed to see a
cat.]

The stump opened one eye and said hoo.

“Found the owl!” said the bear.

## or
In an oak sat a bird’s nest, and the bird’s nest yawned.

“That’s a nest,” said the bear.

“Nests don’t yawn,” said {child}. [pet.cat: {Pet} yawns like that, with the whole head, in the middle of the day.]

The nest got a beak and two eyes and said hoo.

“Found the owl!” said the bear.

# fox
Among the ferns grew a toadstool, red with a white tip. It wagged. [sport: It wagged even more when it got to smell
{sport.thing}, which {child} had brought from {sport}.]

“Toadstools don’t wag,” said {child}.

“Don’t they?” said the bear. “Found the fox!”

## or
On the path somebody had dropped a scarf, red with a white fringe. When the bear went to pick it up, it moved over.
[sport: But it came back to smell {sport.thing}, which {child} had brought from {sport}.]

“Scarves aren’t nosy,” said {child}.

“Aren’t they?” said the bear. “Found the fox!”

# hedgehog
Under a root lay a pine cone as big as a loaf. [pet.dog: {Pet} put a nose to it, once. Not twice.] The pine cone
sneezed.

“Pine cones don’t sneeze,” said {child}[friend:  and {friend} together].

“Bless you,” said the bear. “Found the hedgehog!”

## or
Behind a log lay a brush, the kind for scrubbing floors. [pet.dog: {Pet} felt it with one nose and took a step back.]
The brush giggled.

“Brushes don’t giggle,” said {child}[friend:  and {friend} together].

“Not where I shop,” said the bear. “Found the hedgehog!”

# only-the-troll
[athlete: “Found you!” said the bear to {child's} backpack.

“That’s only a picture of {athlete},” said {child}.

“Very flatly hidden,” said the bear.]

[pet.other: “And {pet}?” asked the bear.

“At home,” said {child}. “{Pet} isn’t in the game.”

“Then I won’t look there,” said the bear, relieved.]

Now there was only the troll left. The bear looked behind the pine tree. He looked behind the owl. {child} knew just
where the troll was, but you don’t tell.

[age>=5: “Can I have a clue?” said the bear.]

[age>=5: “No,” said {child}. “But you look tired.|“You look tired,” said {child}. “][age>=5:  Sit down a minute.”|Sit
down a minute.”]

[friend & age>=5: {Friend} studied a boot very carefully, to keep from laughing.]

# sits
The bear sat down.

“Ah,” he said. “A warm stone.”

Then he went quiet. [age>=5: You could see him thinking.] [music: Under him something was humming {music} very
quietly.]

“Stones aren’t warm,” said the bear slowly. [music: “And they don’t know any songs.”]

The birch tree was shaking.

“Found!” said the bear. “Found, found, found!”

“Not on the hair,” said the troll happily.

# home-to-porridge
The troll got up, one knee at a time. [age>=5: It sounded like walking on twigs.]

“Home to my porridge,” he said. [age>=5: “It’ll have cooled by now.” | “It won’t be too hot now.”]

“Who’s going to count next time?” asked the hedgehog.

Everybody looked at {child}. Whoever gets to a hundred counts again. [age>=5: Those are the rules.]

“I’ll do it tonight,” said {child}, “when I’m lying down anyway.”

## or
The troll stretched his legs, first one and then[age>=5: , after a while,] the other.

“Home to my porridge,” he said. [age>=5: “It won’t be steaming now.”]

“One more time,” said the owl. “It’s easier to hide at night.”

But the bear didn’t want to count. He had never got to hide. So everybody looked at {child}.

“I can do it from bed,” said {child}, “if I don’t have to look for anybody.”

# pillow
[adult: “Did you see any animals in the forest?” asked {adult} by the bed.

“All of them,” said {child}. “Not at once.”]

The pillow was warm. {child} checked, but no birch tree was growing on it.

[age>=5: So there was nothing to do but start.] Nose to the pillow. Eyes shut. [friend & age>=5: {Friend}, at home in
another bed, was going to start from the other end, at a hundred.]

“One,” whispered {child}. “Two.”

# all-hidden
In the forest they were hidden already, the fox among the ferns and the owl in its tree, the hedgehog under its root
and the troll, full and warm, beside the path. They stood perfectly still. They breathed as little as they could.

At twenty-three the numbers got far apart, and then there were no more of them. But nobody in the forest was in a
hurry, and nobody moved, and that’s why it’s so quiet there at night.

## or
In the forest the bear got to hide, for the first time in his life. He stood behind his own pine tree. It was too
thin, and he stuck out on both sides, but it was dark, so it counted.

He put his paws over his eyes, from habit, and far away heard somebody counting, softer and softer. And at
eighty-eight, or perhaps it was twenty-three, they were both asleep.
