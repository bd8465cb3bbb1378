title: There’s Nobody Like You
title: As Far as the Mist Goes
title: A Very Determined Chin
guest tuva: Posy (she), Edie (she)
guest minder: Maureen (she), Jean (she)

% “There’s nobody like that” is said of fairies, then of children, and at the end they say it to each other and mean the other thing. {tuva} is four, from next door. Whoever picks up
% the windfalls is {@m}. Warmth melts mist, but breath turns into it where it has time to cool.

# in-a-hurry
{child} needed a fairy, and it was urgent.

Earlier that day {tuva}, who was four and lived next door, had laid a table out of bark on her front step. There were fairies coming, she said.

“Fairies?” said {child}. “There’s nobody like that.”

{Child.He} hadn’t meant anything by it[school: , it was only how they talked {at school}]. But {tuva} had cleared everything away again, dish by dish, and gone indoors. Now {child} stood by the ditch in the September dusk and wished {child.he} could take it back. A little way off, {@m-first}[elder & adult:  and {elder}[elder2:  and {elder2}]] picked up windfalls[pet.dog: , and {pet} the dog ate them].

# looked-through
And on the edge of the ditch sat a fairy.

She was as big as a milk bottle and as grey as a moth, and she was pulling mist up out of the ditch, hand over hand, like somebody hauling in a rope. She looked strong. She also looked rather cross.

“Hello,” whispered {child}.

The fairy looked straight through {child.him}.

“There isn’t anyone like you,” she said, and went on hauling.

“What? I’m {@one}!”

“Exactly. {@Many} are a fairy tale. My aunt believed in {@many}. She said they have warm hands and eat sausages.” The fairy snorted. “Sausages!”

“But you’re the one who isn’t real!”

“I’m working,” said the fairy. “Nobody works who isn’t real. What are you doing?”

{child} thought. [sport: Tomorrow {child.he} had to {play sport}, but just|Just] then {child.he} {child.was} doing nothing at all.[pet.other:  {Pet} had been fed already.]

“There you are,” said the fairy. “But by all means. Do something only {@one} can do.”

# also-frog
{child} whistled[music:  {music}].

“Blackbird,” said the fairy.

{child} jumped with both feet together, as far as {child.he} could[athlete: , like {athlete}].

“Frog.”

{child} burped. It was the best {child.he} had[friend: , and {friend}, {child.his} best friend, always said so].

“Frog again,” said the fairy.

That was so annoying that {child} had to walk right [us: around | round] an apple tree. Then {child.he} came back and crouched down.

“There’s somebody called {tuva},” {child.he} said. “She laid the table for you. And I said something, and she cleared it all away. Couldn’t you come, and let her see you?”

“I can’t. I can go as far as the mist goes, and the mist stops at the fence.”

“I could carry you.”

“You? When there isn’t anyone like you?”

“Can I try?”

The fairy shrugged.

# warm-hands
{child} cupped {child.his} hands, and the fairy stepped in. She weighed no more than a mitten.

“Oh,” said the fairy.

“What is it?”

“They’re warm.” She sat for a while without a word. “My aunt was right.”

“I’m only going to {tuva’s} step, {@m}!” called {child}, and {child.he} went as fast as you can with somebody in your hands. Past the apple tree. Through the gate[pet.cat: , where {pet} the cat sat and did not believe it]. {Child.He} had almost got there when {child.he} looked down.

And {child.he} saw {child.his} own fingers, right through her.

“You’re disappearing!”

“Yes,” said the fairy. For the first time she didn’t sound sure. “It’s the warmth. Mist can’t stand it. But it was so nice that I forgot.” Her voice had gone as thin as a gnat’s. “There’s nobody like me … without mist.”

# half-a-knee
{child} put her down on the cold step. But all that was left by then was her feet, and half a knee.

Mist! Where do you get mist? The ditch was much too far away. {child} breathed fast out of sheer fright, and the air was so cold that each breath made a small cloud in front of {child.his} mouth.

A cloud.

{child} knelt down, but not too close, so that the warmth had time to cool. {Child.He} didn’t blow. {Child.He} opened {child.his} mouth and breathed, slowly, slowly.

“Haaa.”

The cloud settled on the feet. And look, there was another knee.

# haaa
Then the door opened, and there stood {tuva} in her pyjamas, with her [us: mom | mum] behind her.

“What are you doing?” said {tuva}.

“Help me,” said {child}. “Breathe! Like when you want to draw on a window.”

{Tuva} didn’t ask why. She crouched down next to {child.him}.

“Haaa,” went {tuva}.

“Haaa,” went {child}.

[pet.dog: “Haaa, haaa, haaa,” went {pet}, who had come too, and was easily the best at it.

]Out came a tummy. Out came two arms. Out came a very determined chin.

“Gently,” said the chin. “You’re blowing me over.”

“Haaa,” they went, as gently as they could, and there she stood, all of her, from her toes to her grey hair.

# the-sausage
{Tuva} didn’t say a word. She went in. She came out again with the bark under her arm, and on it she put the very best thing she’d found in the fridge. It was a slice of sausage.

The fairy sniffed it. She bit off a crumb and chewed for a long time.

“Well,” she said. “So sausages are real, too.”

“What I said today,” {child} told {tuva}, “was wrong.”

“Yes,” said {tuva}. “It was.”

# like-you
They carried the fairy back on the bark, where it was nice and cool, and they breathed on her all the way. Haaa, through the gate. Haaa, past the apple tree. {Tuva’s} [us: mom | mum] walked behind with a pair of boots, in case {tuva} wanted them.

At the ditch the fairy hopped off. She spat on her hands, took hold of the mist and pulled it out over the grass, over the apples[city: , out towards {city}], right up to their knees, like a blanket.

Then she turned [us: around | round]. She looked at {child}, not through {child.him} but at {child.him}, for a long time.

“There’s nobody,” said the fairy, “like you.”

{child} went warm, all the way out to {child.his} hands.

“There isn’t anyone like you, either,” {child.he} said.

Then {child.he} took {tuva’s} hand, and {@m} took the basket of apples, and they all went home through the mist.

# @one
a child
## if child.she
a girl
## if child.he
a boy

# @many
children
## if child.she
girls
## if child.he
boys

# @m-first
{minder}, the babysitter,
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
