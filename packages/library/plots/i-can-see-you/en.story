title: I Can See You
title: The Moon Tells Tales
guest friend: Elsie (she), Frank (he)
guest elder: Mr Tubb (he), Mr Hobday (he)

% “I can see you”: gladly, gladly, through the hole, loudly, and at last whispered by both.
% The one who makes pancakes is {elder}; if there is no grandparent it is the neighbour, and then it is his shiny head (the original) instead of the saucepan.

# behind-the-curtain
{child} and {friend} were playing hide-and-seek at {@whose}, and the moon spoiled everything.

{child} was behind the curtain, in the darkest corner of the kitchen, holding {child.his} breath. Nobody would ever find {child.him} here.

Then the moon leaned in at the window. He was big and round and nosy.

“I can see you,” he said.

Whatever the moon looked at lit up. Now all of {child} lit up.

“Found you!” yelled {friend}[!friend.known: , who was {child’s} best friend].

# under-the-table
“You’re not allowed to look at me!” {child} told the moon.

“I’m the moon,” said the moon. “Looking is the only thing I do.[sport:  I look at {sport}, too.]”

{child} hid under the table[pet.dog: , behind {pet}[!pet.known:  the dog]][pet.cat: , next to {pet}[!pet.known:  the cat]]. The moon put a long moonbeam in between the chair legs.

“I can see you,” he said happily.

“Found you!” yelled {friend}.

“You’re telling on me!” said {child}.

“I’m helping,” said the moon. “Everybody wants to be found.”

“No! Nobody does!”

“That sounds lonely,” said the moon.

# a-genius
{Elder.short} was at the [us: stove | cooker] in the lamplight, making pancakes[music:  and humming {music}]. {@shiny}[adult:  One of the pancakes was to be saved for {adult}.]

“How’s the game going?” {elder.he} said.

“Badly,” said {child}.

{Friend} had an idea. {Friend.He} always did[school: , even {at school}].

“I am a genius,” said {friend}.

{Friend.He} took the biggest pancake and held it up against the window, right in front of the moon’s face.

“Now he can’t see a thing!”

It was true. Then {friend} took a bite.

“I can see you,” said the moon, through the hole.

“That was nice,” said {friend}.

# your-turn
{child} stamped {child.his} foot.

“Then you can play properly!” {child.he} told the moon. “You hide. Then you’ll see what it’s like!”

“May I?” said the moon. “Hooray!”

And in he crept behind a cloud.

# dark
It got dark. It got much darker than they had expected. Pop, went the lamp over the [us: stove | cooker], which was an old one, and then that was dark, too.

“{child}?” said {friend}. “Where are you?”

“Here. Where’s here?”

They felt about until they had hold of each other. {child’s} heart was beating fast. {Child.He} felt frightened.

“Moon!” {child.he} called. “You can come out now!”

But the moon did not come. He was terribly good at hiding[athlete: , as good as {athlete} is at other things].

“He doesn’t know how you stop,” whispered {friend}. “You stop when somebody finds you.”

# a-hand-each
“Well, well,” said {elder.short} in the dark. “Then you two had better find him. Take a hand each.”

{Elder.short’s} hands were warm from the pancakes. They all went out on the doorstep.[elder2:  {Elder2} held the door.] The sky was as black as black.

“I am a genius,” said {friend} in a small voice. “But not right now.”

# a-dot
{child} looked up. There was nothing to see. So {child.he} looked at {elder.short} instead, because that felt better.

There was a dot of light {@there}.

It was little and white. It sat right on top of the shiny part.

“{Elder.short}!” said {child}. “Sit down! Bend over!”

{Elder.short} sat down on the step and bent over. {@mirror} When {elder.he} turned, the dot moved.

“It’s the moon!” said {friend}. “He’s peeping!”

“Everybody peeps when they’re hiding,” said {child}. “Left a bit, {elder.short}. Stop!”

# found
{child} put one cheek against {@top}, and took aim, from the dot and straight up. There, between two clouds, was a hole, no bigger than a button. In the hole was an eye.

{child} pointed with the whole of one arm.

“I can see you!” {child.he} shouted.

The cloud shook. Out came the moon, a little at a time, and rounder than before.

“Did you find me?” he said. “Nobody has ever looked for me.”

“We looked for ages,” said {child}.

“How does it feel?” said {friend}.

The moon had a think.

“It was nice not being found,” he said. “For a bit. And after that it was much nicer to be found.”

“That’s it,” said {child}. “That’s just what it’s like.”

# every-bite
Now everything was bright, the step and the road and the apple tree[city:  and all of {city}]. {Elder.short} fetched the pancakes. They ate them outside, wrapped in blankets, and the moon looked at every bite.[adult:  Only the one for {adult} was left.]

# under-the-cover
Then {elder.short}[elder2:  and {elder2}] made up a bed on the floor of the little room, with {friend} on one side and {child} on the other.[pet.dog:  {Pet} lay down in the middle.][pet.cat:  {Pet} lay down in the middle.][pet.other:  At home the moon was looking at {pet}.] {Friend} fell asleep in the middle of the word genius.

{child} pulled the covers right over {child.his} head. It was dark and warm in there. {Child.He} waited a little. Then {child.he} lifted one corner.

“I can see you,” whispered the moon.

“I can see you,” whispered {child}.

{Elder.short} came in without any shoes on and tucked the covers round their toes. {Elder.He} left the curtain open, just a crack. A little white dot went across the room too, {@along}, all the way to the door.

# @whose
the house of their neighbour {elder}, where they were going to stay the night
## if elder
the house where {elder}[elder2:  and {elder2}] had invited them to stay the night

# @shiny
He had not one hair on his head, and every evening he polished it with a tea towel.
## if elder
{Elder.He} had a shiny saucepan on {elder.his} head. “A cook has to have a hat,” {elder.he} said, and polished it with a tea towel.

# @there
on top of his head
## if elder
on the saucepan

# @mirror
He had polished it so well that his head was like a mirror.
## if elder
{Elder.He} had polished so well that the saucepan was like a mirror.

# @top
{elder’s} head
## if elder
the saucepan

# @along
on top of his head
## if elder
on top of the saucepan, which was still on {elder.his} head

# picture 1
In a kitchen where nobody can hide
# picture 2
When it got much darker than they had expected
# picture 3
From the dot and straight up
