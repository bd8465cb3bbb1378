title: I Started Small
title: The Robot Who Remembered Every Potato
title: The Quiet Part
guest robot: Norbert (he), Egbert (he)
guest elder: Granny (she), Nana (she)
guest friend: Kit (he), Orla (she)

% {elder} is the family’s own, else Granny. Every “Ooh” is the sound of somebody sitting down. Stop dead after “Sn—”, and wait; “ap!” comes when nobody expects it.
% One rule: human is whoever goes upstairs and can’t think what for. Clonk by foot.

# started-small
The robot who brought {elder’s} shopping[city: , all across {city},] was called {robot}. He had two long arms and a yellow light on top, and he had to be back on his plug at the shop by six. But this Thursday he put down the potatoes and didn’t go.

“Are you human?” he asked {elder.short}.

“Last time I looked,” said {elder.short}.

“How did you do it?”

“Well,” said {elder.short}, “I started small.”

{Robot} turned to {child}, who was {age}. “You started more recently,” he said. “You must remember how it’s done.[school:  Do they teach it {at school}?] I want to be human more than anything, and I have until six.”[friend: 

“I’ve been human all my life,” said {friend}[!friend.known: , {child’s} best friend,] and took a [us: cookie | biscuit]. “It’s mostly [us: cookies | biscuits].”]

# ooh
“First there’s sitting down,” said {elder.short}. {Elder.He} lowered {elder.himself} into a chair and said, “Ooh.”

{Robot} sat on the stool. “Ooh,” he said on the way down. “Ooh,” he said at the bottom. “Ooh,” he said, getting up again.

“You’re better at it than I am,” said {elder.short}. “What’s next, {child}?”

# scissors
“The stairs,” said {child}. “You go up, and when you get there you can’t think what you came for. {@E} does it every day.”

Clonk, clonk, clonk, {robot} went up the stairs. Clonk, clonk, clonk, he came down with the scissors.[pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] had to be stepped over both times. {Pet} was lying on the third stair, and had no idea why either.]

“What did you go up for?” asked {child}.

“The scissors.”

“Then it’s wrong.”

“But here they are.”

“That’s what’s wrong with it! You’re not supposed to know!”

{Robot} went up again. This time he was gone for ages.

“I came up to forget what I came up for,” he called, “and I remember it perfectly.”

# a-whole-one
When he came down his light was dim. “I have never forgotten anything,” he said. “Not one potato. I shall never be human.”[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] had hoped that he might forget one potato. {Pet} had been sitting by the bag all afternoon.]

{child} couldn’t think what to say. So they played Snap.

{@E} never played cards without talking[music: , or else humming {@song}]. {Elder.He} told them about the time {elder.he} stopped for [us: gas | petrol], and left {@brother} behind.

“You forgot {@a-brother}?” said {robot}. “[elder2: All of {elder2.him}|A whole one]?”

[elder2: “I’d gone in to buy an ice cream,” said {elder2}, behind the newspaper.

“I drove all the way home,” said {elder.short}, “and | “He’d gone in to buy an ice cream. I drove all the way home, and] I thought, isn’t it lovely and quiet.”

{Robot’s} light began to spin. That was him laughing. “Again,” he said. “Tell the quiet part again.”

# sn
{@E} told the quiet part again, and {robot} leaned on his elbows like anybody. {child} put down a seven, and {elder.short} put down a seven. {Robot’s} hand shot up[athlete: , quicker than {athlete}].

“Sn—” said {robot}.

And his light went out.

“{Robot}?” said {child}. “It’s your snap.”

{Robot} sat there with his hand in the air. {child} looked at the clock. Oh no. It said a quarter to seven.

# push
“He’s run down!” said {child}. {Child.He} felt all over {robot’s} back, until {child.he} found a little door, and behind it a [us: cord | lead]. But it was only as long as {child’s} arm, and the socket was right across the kitchen, behind the kettle.

“Push,” said {elder.short}, and kicked off {elder.his} slippers.

{child} put {child.his} back against {robot} and {child.his} feet against the [us: stove | cooker], and {elder.short} pulled at the front.[friend:  {Friend} put down the [us: cookie | biscuit] and took an arm.][sport:  It was worse than {sport}.] They got him all the way over the rug.

“Ooh,” said {elder.short}.

“Ooh,” said {child}.

{Child.He} lay down along the [us: counter | worktop], and stretched the [us: cord | lead] until it would go no further. Click. It was in.

Nothing happened.

# ap
{child} took hold of the hand in the air. It was cold. “Come on,” {child.he} said. “It’s your turn. Please.”

In the middle of the light there was a yellow dot, no bigger than a pea.

“—ap!” said {robot}, and brought his hand down on {child’s}. “Why am I by the kettle?”

“It’s seven o’clock,” said {child}. “You should have been on your plug at six.”

# forgot
“At six,” said {robot}. “I know that. I keep it next to the potatoes. I was listening to the quiet part, and …” He felt his head with both hands. “Where did it go?”

“{Robot},” said {child}, and began to grin. “You forgot.”

“I forgot?”

“You FORGOT!”

“I forgot!” cried {robot}, and ran round the kitchen as far as his [us: cord | lead] would reach. “I forgot! I forgot!”[pet.dog:  He bumped into the bag, and a potato rolled away across the floor. Nobody counted it but {pet}.][pet.cat:  Then {pet} came down the stairs, as if that was what {pet.he} had meant to do.][friend: 

“Give him a [us: cookie | biscuit],” said {friend}.]

“Well, I never,” said {elder.short}. “Sit down, my dear. You’ve had a long day.”

{Robot} sat down. “Ooh,” he said, and this time he meant it.

# faintest
When he shone again he set off under the street lamps.[pet.other:  At home {child} was going to tell {pet} all about it.] {child} was putting away the cards when the doorbell rang.

{Robot} stood on the mat.

“I have come back for something,” he said.

“What?” asked {child}.

{Robot} looked at the ceiling, and his hands.

“I haven’t the faintest idea,” he said happily.

He came in from the dark, and plugged himself in by the kettle. {child} yawned, and leaned against {elder.short}. The light sank until it was no bigger than a pea.

“Isn’t it lovely and quiet,” whispered {elder.short}.

# @song
{music}

# @brother
{elder.his} brother
## if elder2
{elder2}

# @a-brother
a brother
## if elder2
{elder2}


# @e
{elder.short}
