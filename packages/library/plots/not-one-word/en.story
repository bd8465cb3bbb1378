title: Not One Word
title: The Dog Who Thought It Was Rude
title: Somebody Said Woof
guest neighbour: Ros (she), Marian (she)
guest dog: Trumpet (she), Bugle (she)

% The dog is {neighbour’s}, never the family’s own. The child promises not to say a word, and a bark is not one. Woof is the child, wuff is the dog.

# under-the-fir
{child} was lying under a fir tree and was not allowed to say one word, and nobody in [school: the whole of {school}|{child.his} whole class] thought {child.he} could do it[friend: , not even {friend}, {child.his} best friend].

{Child.He} talked. {Child.He} talked all through [us: math | maths] and along the [us: lunch line | dinner queue],[sport:  and {child.he} could {play sport} and talk at the same time,] and {child.he} talked while {child.he} cleaned {child.his} teeth.[elder:  When {child.he} rang [elder2: {elder} and {elder2}, they|{elder}, {elder.short}] just put the phone on the table and made the tea.][pet.cat:  {Pet} the cat generally left the room.][pet.other:  {Pet} generally turned {pet.his} back.] {Child.He} had been moved twice that week. But when {neighbour} from next door asked if anybody would hide in the woods[city:  outside {city}] for her dog, {child} had shouted “Me!” before she got to the end.

# not-once
The dog was called {dog}. She was thin and brown, with one ear up and one ear down, and she was going to be a search dog. When she found somebody lost, she was to stand there and bark until {neighbour} came.

“She’s brilliant at finding,” {neighbour} had said in the car. “It’s the barking. She’s never barked, not once in her whole life, and her test’s on Sunday.”

“Why won’t she?”

“I think she thinks it’s rude,” said {neighbour}. “But you mustn’t help her, {child}, or she’ll learn to look with her ears. Not one word.”

“Not one word,” {child} promised.

{neighbour} had tucked {child.him} in herself, not far from the car, on a camping mat, with a whistle [us: around | round] {child.his} neck in case of anything serious. Then she had gone.

# the-needles-fell
At first it was nearly unbearable. The words piled up behind {child’s} teeth. An ant walked across {child.his} hand, and there was such a lot to say about that ant. A woodpecker knocked, and {child.he} didn’t say come in.[music:  {Child.He} couldn’t even hum {music}.] But since no new words came, after a while the old ones sank, like sand in a bucket of water, and {child.he} could hear the woods. {Child.He} could hear the needles fall.

# both-hidden
A long way off a bell tinkled. It was {dog}. It came nearer, and stopped, and turned, and a wet nose shot in under the branches.

You’ve found me, thought {child}, as loudly as {child.he} could.

The whole back half of {dog} wagged. She licked {child} on the chin and in both eyes. But she didn’t bark. She turned in a circle, lay down as close as she could get, and put her head on her paws. Now they were both hiding.

Bark, thought {child}. Oh, please!

{dog} sighed happily.

# the-wrong-way
So there they lay. It began to drizzle. “{dog}!” called {neighbour} from somewhere. “Where are you?” But the voice was going the wrong way, off towards the marsh. {child} felt {dog} stiffen. The ear that hung down came up. She looked at {child} and opened her mouth, and you could see that something wanted to get out. It pushed and it trembled, all the way up her throat.

Nothing came. She shut her mouth again and began to shake.

And {child} understood. It had been like that for {child.him} for a whole hour, only the other way [us: around | round]. {child} had to keep it in, and {dog} couldn’t get it out.

# not-a-word
{child} took hold of the whistle. If {child.he} blew it, {neighbour} would come. But then it would be Sunday, and {dog} would be told she was no good. Just one word, then? {child} could whisper it. But {child.he} had promised. Not one word.

Not one word …

{child} let go of the whistle, and took a deep breath.

“Woof,” {child.he} said.

It wasn’t much of a bark.[pet.dog:  {Pet} the dog, at home, would have blushed.] {dog} stared at {child.him}.

# woof
“Woof,” said {child}. “Woof! Woof!”

{Child.He} got up on {child.his} hands and knees, because it worked better like that. The rain ran down {child.his} neck. Everything that had been waiting in there for an hour came out at once, not as words, just as noise. {Child.He} barked until the woods rang. {Child.He} barked until {child.his} throat was sore.

{dog} got up. She stood beside {child.him}, in just the same way, legs wide apart. She opened her mouth. It pushed and it trembled.

“Wuff,” said {dog}.

She was so surprised that she looked behind her to see who it was.

“Woof!” said {child}.

“Wuff! WUFF! WUFFWUFFWUFF!”

Now there was no stopping her. It was a big dark bark, much bigger than the dog, and it went rolling away between the trees. {child} lay down flat again, still as a stone, and left it to her.

# hoarse
When {neighbour} came crashing through the bushes[athlete: , faster than {athlete}], {dog} was standing in front of the tree, straight as a ruler, barking as if she’d never done anything else. {neighbour} dropped to her knees and hugged her, and her shoulders shook.

“Good girl,” she said, over and over. “Oh, good girl.” Then she looked up. “But I thought I heard two. {child}? You didn’t say anything, did you?”

{child} sat up, with needles in {child.his} hair.

“Not one word,” {child.he} said.

{Child.He} sounded rather hoarse.

{neighbour} gave {child.him} a long look, and then she began to laugh.

# all-the-way-home
Sunday could come when it liked now. They sat in the car with the heater on, and {dog} had her head in {child’s} lap. {child} had a whole hour of talking saved up, and {neighbour} would have loved to hear it. But the dog had fallen asleep, and every time {child} stirred, she opened one eye.

So {child} said not one word, all the way home.
