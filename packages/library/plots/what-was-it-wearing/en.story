title: What Was It Wearing?
title: A Quick Look
title: Did It Sign In?
guest farida: Farida (she), Tamsin (she)
guest martha: Martha (she), Biddy (she)
guest treece: Miss Treece (she), Miss Hallam (she)

% A room of six. {farida} is from another class, in the bunk above; she wants to make films.

# first-night
On the first night of the trip[school:  with {school}], at an outdoor [us: center | centre] in the hills[city:  a long way from {city}], {child} lay on the bottom bunk and tried not to fall asleep.

At home, bad dreams were something that happened in private. Here there were six of them in one room.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had the bunk by the door, and was asleep in a minute.] In the bunk above was somebody called {farida}, from the other class. And at two in the morning the dream came just the same.

It was always the same one. There was a long corridor. There was something at the end of it. It was coming.

# wearing
{child} woke with a shout halfway out. A [us: flashlight | torch] clicked on, and {farida’s} face hung down from the bunk above, upside down, plaits dangling.

“Bad dream?”

{child} waited for what people said next. It’s only a dream. Think of something nice.

“What was it about?” said {farida}.

“A Thing. In a corridor. It comes towards me.”

“What was it wearing?”

“What?”

“I want to make films,” said {farida}. “It’s the first thing you ask. What was it wearing?”

“I don’t know! I don’t look at it. I run.”

“That’s fair enough,” said {farida}. She thought it over, upside down, getting redder. She didn’t seem to find any of it stupid. “But next time, could you have a quick look? Just for me. You can be running while you do it.”

Nobody had ever wanted to know more about it before. {child} lay in the dark and felt, for the first time, faintly curious.

# just-for-me
The next day they climbed a wet hill with a bog on top[sport: , which used the same muscles as when you {play sport}, only all of them]. {child} sank to the knees in it, and left a blue fleece behind, and {farida} laughed until she had to sit down in it too.

And that night, there was the corridor.

{child} ran. The floor went to glue, as it always did. It was right behind, breathing. Just for me, {child.he} thought, and turned, and looked.

# visitor
The [us: flashlight | torch] clicked on at once. “Well?”

“It was huge,” {child} whispered. “It had sort of fur, and too many teeth. And it was wearing…” {Child.He} had to stop. “It was wearing a badge round its neck. On a ribbon. Like the man who comes to mend the boiler. It said VISITOR.”

There was a silence. Then the whole bunk began to shake. They had all been listening. In half a minute the whole room was howling into its pillows. “Did it sign in?” wept a girl called {martha}. “Did they give it a biscuit?”[friend:  {Friend} laughed so hard that {friend.he} fell out of bed.]

{treece} came along the passage in her [us: bathrobe | dressing gown] to hush them, with a badge on a ribbon round her neck, and that didn’t help.

# still-scared
“It still scared me, though,” {child} said, later, up into the dark.

“Of course it did,” said {farida}. “It’s got too many teeth.”

# empty-bunk
On the third night there was no dream. {child} woke up all the same, and something was wrong, and it took a moment to hear what it was. Nobody was breathing in the bunk above.

{Farida’s} blanket was on the floor.

The door stood open. Beyond it lay the passage, long and dark, with coats on either side. And at the far end something was crouching, and it was making a noise.

# the-passage
It was the corridor. It was {child’s} own corridor, and {child} {child.was} awake.

The floor was like ice. {Child.His} feet had really and truly stuck to it, like in the glue. Have a quick look, {child.he} thought. What’s it wearing? And {child.he} made {child.himself} look, from the top down.

It was wearing two plaits, and spotty pyjamas. It had nothing on its feet.

{child} ran. It was the first time {child.he} had ever run towards it.

# two-plaits
“{farida}?”

“Go away,” said {farida}, with her face in the coats. “I’m all right.”

She wasn’t. She was shaking so hard that the coat hooks rattled. {child} knew better than to say it was only a dream. {Child.He} sat down on the floor next to her, close, so that their shoulders touched.

“What was it about?” said {child}.

# asked-back
It took a long time. “The coach went home. You were all on it. I was banging on the side, and nobody looked out.”

“Was I on it?”

“You were at the back.”

“What was I wearing?”

{farida} lifted her head. She frowned, and sniffed. “Your blue fleece. I think.”

“My blue fleece is in the bog,” said {child}. “You were there. You laughed. So it can’t have been me. If it had been me, I’d have looked out.”

{farida} gave a wet sort of hiccup. It was nearly a laugh.

# socks
{child} pulled off {child.his} big woolly socks, one after the other, and put them on {farida’s} frozen feet. And after a bit they went back along the passage together, and it was only quite a short one.

# sign-out
On Friday, {child} slept in {child.his} own bed at home, with the landing light on[adult:  and {adult’s} voice downstairs][pet:  and {pet} for company][elder & !adult:  and {elder’s} voice downstairs[elder2: , and {elder2’s}]][elder & adult:  and a card from {elder}[elder2:  and {elder2}] on the chair][music:  and {music} going round in {child.his} head]. Towards morning there was the corridor.

It was coming. {child} stood still, and was frightened, and looked. Fur. Teeth. Visitor’s badge. And down at the bottom, pulled up over its great big claws…

“You need to sign out now,” said {child}.

The Thing looked a bit embarrassed. There was a pen on a string, and it wrote its name, which was Keith, and padded off through a door[athlete: , not at all like {athlete}]. The corridor was empty, with sun at the end.

# our-socks
{child} slept until nine. Then it was time to ring {farida}, as {child.he} had promised.

“Well?” said {farida}. “What was it wearing?”

{child} lay back on the pillow and smiled at the ceiling.

“Our socks,” {child.he} said.
