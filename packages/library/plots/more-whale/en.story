title: More Whale!
title: All of the Whale
title: When the Whale Came In
guest seller: Peggy (she), Brenda (she)

% Rule: when the whale comes in, the water goes up; when it goes out, the water goes down. The foot in the bucket is the whale in the harbour. What empties the harbour is the tide.

# in-the-bucket
[!short: {child} was spending the day on an island[pet.dog / pet.cat: , with {pet} the {@pet}]. {Child.He}|{child}] sat on the harbour steps with a bucket of water between {child.his} knees and a toy boat floating in it. When {child} put [child.name: a|{child.his}] foot in, the water went up, and so did the boat. When {child.he} took it out, they both went down.

PFFFF, went something in the bay[short: . | , and up went a fountain.] It was a whale, and it wanted to come in.

“I’ve been out here all summer, watching you,” said the whale. “You have ice creams. [sport: You {play sport}. ][music: You sing {@song}. ][!short: You sit all squashed up together. ]But I never get to join in. There’s too much of me.”

# the-smallest-bit
“Then bring a little bit in,” said {child}.

“I’ll bring my nose,” said the whale. “It’s the smallest.”

In went the nose, and up went the water. It went up the steps, and over the shoes of everybody [short: who was having an ice cream.|waiting for an ice cream.]

[!short: “Out!” shouted {seller}, who sold the ice cream.

]When the whale came in, the water went up. When it went out, the water went down. [!short: It was just like the foot in the bucket, only with a lot more foot.

“Haven’t you got anything smaller?” asked {child}.

The whale thought. “I’ve got a bottom,” it said.

So it turned round, which took a while, because there was a whole whale to turn. Then it came in again, bottom first.

This time the tables floated, and everybody stood up to their tummies in the sea, holding up their ice creams. ][age>=7: A gentleman swam by with a briefcase, and said that next year he was going to the mountains. ][friend: {Friend} came sailing past on a table. ][elder: {Elder} held up a teacup[elder2: , and {elder2} held up the cake]. ][pet.dog: {Pet}[short:  the dog] was swimming after somebody’s sausage. ][pet.cat: {Pet}[short:  the cat] sat on the roof of the ice-cream hut, with four dry paws. ][pet.other: “It’s a good thing {pet} stayed at home,” said {child}. ][school: A whole class from {school} wanted new cones. ][city: “You couldn’t fit that into the whole of {city}!” somebody shouted.

]

“OUT!” shouted everybody. “All of you!”

# out
“Sorry,” said the whale. “I only wanted to join in.”

You can’t tell whether a whale is crying, because it’s wet already. [short: But it was ashamed, and swam away.|But {child} could see that it was ashamed. It made itself as thin as it could, which wasn’t very thin, and swam away.]

When the whale went out, the water went down. By now the tide had gone out too, so it went down and down, until the harbour was empty. [!short: There was only mud, and somebody’s bicycle.]

And in the mud, on its side, lay the white boat that would take everybody home.

# in-the-mud
They pulled it, and they pushed it.[athlete:  Somebody wished for {athlete}.][pet.dog:  {Pet} tugged at the rope.][friend:  {Friend} pushed until both boots stuck fast.][elder:  {Elder} counted to three[elder2: , with {elder2}].] The boat stayed where it was.

[!short: “The water won’t be back till morning,” said {seller}. “And I haven’t got any beds. I’ve only got a freezer.”

]{child} was frightened now. What if {child.he} never got home?[adult:  {Adult} gave {child.him} a hug, but {adult} couldn’t lift a boat either.]

# too-little
{child.He} sat down beside {child.his} bucket. Most of the water had slopped out, and the toy boat lay on its side, just like the big one.

{child} put [child.name: a|{child.his}] foot in. The water went up, and the toy boat stood up and floated.

[!short: {child} looked out to sea, where something was going pffff, very quietly.

]“There isn’t too much whale!” {child.he} shouted. “There’s too little whale!”

# all-of-it
{child.He} stood at the very end of the wall[adult: , holding {adult}’s hand,] and called:

“WHALE! COME IN!”

“How much of me?” said a voice, a long way off.

“All of you!”

[!short: “All of me is rather a lot,” said the whale.

“Rather a lot is what we need!”

]Nobody had ever said that to a whale before. First came the nose.

“More whale!” shouted {child}.

[short: Then everybody shouted it[school: , and the class from {school} shouted loudest]. So the tummy came in, and last of all the bottom.|Then came the tummy. It was tummy for quite a long time.

“More whale!” shouted {child} and everybody else[school: , and the class from {school} shouted loudest]. “More whale!” shouted {seller}, who was standing on the freezer.

“There’s only my bottom left,” said the whale shyly.

“MORE WHALE,” roared the whole harbour.

So in came the bottom.] The water went up and up and up, and the white boat rose [!short: out of the mud ]and floated.

# just-right
The whale lay quite still, with people all round it, squashed up close.

“Isn’t it too much?” it whispered.

“It’s just right,” said {child}.

Nobody had ever called it that. It was so happy that it shut its eyes. [!short: {seller} gave it the whole tub of vanilla.

]All evening it lay there and held the water up, so that the white boat could go home. [music: It hummed {@song}, so low that the whole boat tickled. ]{child} waved. It takes a while to wave to all of a whale.

# in-the-bath
At home the bath was warm.[pet.dog / pet.cat:  {Pet} lay down on the bathroom mat.][pet.other:  {Pet} had heard the whole story already.]

[adult: “How much of you is going in?” asked {adult}.

“All of me,” said {child}.

][child.name: First went the feet, and then the tummy, and last of all the bottom.|First went {child.his} feet, and then {child.his} tummy, and last of all {child.his} bottom.] The water came right up to the edge, and the toy boat came up with it. It was just right.

# @pet
cat
## if pet.dog
dog

# @song
{music}
