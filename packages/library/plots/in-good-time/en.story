title: In Good Time
title: There’s All Sorts Coming
title: Don’t Know
guest lad: Marcus (he), Callum (he)
guest girl: Kit (she), Robyn (she)
guest coach: Ms Quill (she), Ms Thorne (she)

% {Elder} says what is coming: “Kerb”, “Wall”, “Pillow”, “Lamp”. The roof of the baths says the end of everything again. {lad} and {girl} are thirteen.

# kerb
“[us: Curb | Kerb],” said {elder}.

{child} had seen the [us: curb | kerb]. {Child.He} {child.was} {age}, and {child.he} had been stepping off it by {child.himself} for years. But {elder.short} always told you what was coming, in good time: steps, wasps, hot [us: soup | custard],[elder2:  {elder2},] the sad part in a film.

At the swimming [us: pool | baths][city:  in {city}] {elder.he} did it from the edge. {Elder.He} never got in, but {elder.he} always wore {elder.his} bathing things, in case. You’re supposed to count your strokes when you swim on your back, from a row of little flags, so that you know where the wall is. {child} had never learnt to. But when {child} came in backwards at full speed, {elder} was standing at the end with both hands on {elder.his} knees, and five strokes from home it came:

“WALL!”

# a-small-lie
It had been fine when {child} was eight.[friend:  {Friend}[!friend.known: , {child’s} best friend,] liked it still.] But on Thursday there was a trial for the squad, and the squad was {lad} and {girl}, who were thirteen, and who didn’t have anybody shouting at them about walls. So {child} told {elder} a lie, and it was a small one. On Thursdays, {child.he} said, it was closed.

# dont-know
At six on Thursday {child} stood at the deep end between {lad} and {girl}, and the changing-room door banged open. There stood {elder}, in {elder.his} bathing things, waving a banana.

“{child}! It’s open! You got it wrong! Good job I rang them up!”

Whatever you say [us: in a swimming pool | at the swimming baths] goes up to the roof and comes down somewhere else. Rang them up, said the roof. Them up.

{Elder.short} wasn’t angry. That was the worst of it. It hadn’t even crossed {elder.his} mind.

“Who’s that?” said {girl}.

“Don’t know,” said {child}.

{Child.He} said it low. But up it went, and {child.he} watched it come down. {Elder} stopped waving. {Elder.He} looked at the banana as though somebody had left it in {elder.his} hand. Then {elder.he} went all the way along the side, slap, slap, slap, to the bench by the radiator, where people sit who have only come in to get warm.

# bonk
“Two lengths on your backs,” called {coach}, who was in charge. “I’m taking two of you.”

{child} went off like a rocket. The roof slid by above {child.him}, and the lamps, and the little flags. Somewhere behind {child.his} head was the wall. Now? {Child.He} stopped kicking and twisted [us: around | round] to look, and it was still miles away, and {lad} and {girl} went past on both sides[sport: , like people who {play sport} before breakfast].

“What was that?” said {coach}. “Again, all of you.”

So the next time {child.he} didn’t look. {Child.He} kicked as hard as {child.he} could, and thought, not yet, not yet, not—

Bonk.

Bonk, said the roof.

# the-hand
When {child} came up, everyone was laughing, except {coach}, who was holding up some fingers.

“How many?”

“Three.”

“Did nobody ever teach you the flags?”

“I never needed them,” said {child}, rubbing {child.his} head. And {child.he} looked across.

Over by the radiator, {elder} was standing up, quite white. And {elder.he} {elder.was} holding one hand across {elder.his} own mouth, hard, the way you’d hold a door. {Elder.He} had seen the wall coming. The word had been there, in good time. But you can’t go shouting at people who don’t know you.

Everything went wavy in front of {child}, and it wasn’t only the water.

# all-sorts
“Last go,” said {coach}.

There was no time to learn the flags. And it wasn’t the flags that {child} minded about. {Child.He} got hold of the rope and pulled {child.himself} up as high as {child.he} could.

“{Elder.short}!”

The roof said it again, to everybody.

{Elder} turned and looked at the radiator. “Are you speaking to me?”

“Yes!”

“You don’t know me.”

“I do. You’re {elder}. I said it was closed, and it wasn’t a mistake.” It all went up, and it all came down, and {child} let it. “I’m sorry. Will you shout?”

It was a long way across the water. “Shout what?” said {elder}.

“You know what.”

“There’s all sorts coming. I should like to get it right.”

“Wall,” said {child}.

“Ah,” said {elder}. “That.” And {elder.he} came back along the side, slap, slap, slap, to the very end, and put both hands on {elder.his} knees.

# wall
{child} lay back and went. Roof. Lamps. Flags. Everything in {child.him} wanted to stop and look. But {child.he} thought, I’m not going to know. It’s {elder.short} who’s going to know. And {child.he} kicked.

“WALL!”

{Child.He} turned like a fish.[athlete:  {athlete} couldn’t have done it faster.] And on the way back it was louder, because {lad} had already got there and was hanging on the rope, yelling it too.

“Second,” said {coach}. “Well, that’s two.”

# hoarse
A pair of wet feet stopped at the edge. {Elder} bent down over {child} and held out the banana.

“This must be yours, then,” {elder.he} said.

{Girl} wiped her nose and looked at {elder}. “Is it only for you?” she said. “Or can anybody have it?”

“You’d have to ask,” said {child}. “That’s my [elder.he: grandfather][elder.she: grandmother][!elder.he & !elder.she: {elder.short}].”

So everybody had it[school: , even two boys from {school} who were only on their way out], until half past seven, and by then {elder} {elder.was} as hoarse as a gate[music:  and could only whistle {@song}].

“[us: Curb | Kerb],” {elder.he} croaked on the way home.

“Thanks,” said {child}, and stepped down.[pet.dog / pet.cat:  And in the hall {pet} the [pet.dog: dog|cat] was told about the mat.][pet.other:  And at home {pet} was told about supper.]

# lamp
That night {elder} stood in the bedroom doorway. {child} sat on the side of the bed with {child.his} eyes shut, and simply let {child.himself} fall backwards.

“Pillow,” said {elder}.

And there it was.

“I did know you,” said {child}.

“I know you did. I could hear it.” {Elder.short} reached out a hand.

“Lamp,” {elder.he} said, in good time, and put it out.

# @song
{music}
