title: A Stitch Since March
title: And Then What?
title: The Long One
guest friend: Imogen (she), Harriet (she)
guest juno: Juno (she), Orla (she)
guest teacher: Mrs Ferris (she), Mrs Lowry (she)

% The Long One is “he”. {friend} is whoever sleeps in the next bed. That {juno} is awake is mentioned in passing before the end.

# wet-shoes
The nightmare came three nights a week, and its shoes were always wet.

Slop, slop, it went, behind {child} in [school: the corridor of {school}|the school corridor]. {child} ran.[athlete:  {Child.He} ran in a way that would have impressed {athlete}.] Every door was locked, and the Long One was getting nearer, slop, slop, and just when a hand was about to come down on {child’s} shoulder, {child.he} woke up. And screamed. It wasn’t a small scream, either.[pet:  Even {pet} had moved to another room.]

# next-episode
Now it was the first night of the class trip[city: , two hours from {city}], and {child} was sitting bolt upright in a top bunk, with a [us: flashlight | torch]. The plan was not to sleep until Friday.[elder:  {Elder}[elder2:  and {elder2}] had packed earplugs, to hand out.]

“That’s ten yawns,” said somebody underneath.

It was {juno}. Their names had come out of the hat together. {Juno} was the one who put her hand up when everybody else was packed and wanted to go home.

“I’m not tired,” said {child}.

“You yawned while you were saying that.”

{child} gave up. “I get nightmares. I scream. Happy?”

“What happens in them?”

“There’s a long sort of man, and he chases me.”

“And then what?”

“Then he gets nearer.”

“And then what?”

“Then I wake up!” hissed {child}. “It’s the worst thing I know, and you sound as if you’re waiting for the next episode!”

“I was only wondering what he wants.”

“He doesn’t want anything. He’s a nightmare.”

“Everybody wants something,” said {juno}.

“You don’t stop and ask when you’re running for your life.”

“No. Perhaps that’s what’s wrong with it.”

{child} pulled the covers over {child.his} head, and thought seriously about dropping the [us: flashlight | torch], straight down.

# on-the-lawn
{Child.He} got through that night, and whenever {child.he} shone the [us: flashlight | torch] over the edge, {juno} was awake too. Next day {child} paddled a canoe in circles, and nearly fell asleep in the soup.[sport:  When the others went off to {play sport}, {child.he} had to hold on to a tree.] On the second evening {child.he} only meant to rest {child.his} eyes.

Slop, slop.

The scream woke [friend: {friend}, {child’s} best friend,|{friend}] in the next bed, who screamed as well. That woke the room across the corridor, where somebody yelled fire. At half past two in the morning, twenty-six people were standing in their socks on a soaking wet lawn[music: , one of them singing {music} to keep warm], and {teacher}, their teacher, was counting them in a raincoat and a nightdress.

“Which of you saw the fire?” she asked.

It turned out that nobody had. Slowly, one by one, they all turned [us: around | round] and looked at {child}.

{child} said nothing. It felt like shrinking inside {child.his} [us: pajamas | pyjamas].

# dry-socks
Back in the room, {child} began throwing things into a bag. {Child.He} would sit in the dining room until morning, and then go home.

{Juno} sat on her bed and watched.

“Don’t say it,” said {child}.

“Say what?”

“You know exactly what.”

“I was going to ask if you wanted to borrow some dry socks.”

{child} crossed the floor to get {child.his} toothbrush. Slop, it went. Slop, slop.

{child} stopped. {Child.He} looked down at {child.his} socks, which had half the lawn in them. Then {child.he} looked at {juno}, and {juno} was looking at the socks.

“Is that what he sounds like?” whispered {juno}.

“Exactly like that.”

{child} took another step, just to hear it. Slop. It didn’t sound all that dangerous. It sounded like somebody with cold feet.

{Juno} held out for as long as she could. Then they were both laughing into pillows, while {friend} pointed out that some people were actually trying to sleep.

{child} put on the dry socks, climbed up, and lay for a long time looking at the ceiling. In the end {child.he} shut {child.his} eyes. This time it wasn’t by mistake.

# not-by-mistake
Slop, slop.

The corridor. The lockers. {child} was running, as always. The hard part was getting {child.his} legs to stop. {Child.He} had to grab a locker handle with both hands and hold {child.himself} still. Then {child.he} turned [us: around | round].

“And then what?” said {child}. It came out as a squeak.

The Long One braked so hard that his shoes slid.

“Pardon?”

“When you’ve caught up with me. Then what do you do?”

# a-stitch
{child} had never seen his face before. It was the face of a [us: substitute | supply] teacher on Friday afternoon.

“I don’t know,” he said. “You generally wake up.”

“Haven’t you ever thought about it?”

“I haven’t had time. You’re the one who keeps running.” He pressed a hand to his side. “I’ve had a stitch since March.”

{child} wasn’t sure what you say to that.

“Would it be all right,” said the Long One, “to sit down for a bit?”

They sat down with their backs against the lockers. He took off his shoes and tipped the water out, first one and then the other, and his socks were just as wet as {child’s} had been. The water trickled away along the floor without a sound.

# both-nights
When {child} woke it was beginning to get light, and gulls were shrieking on the roof. {Child.He} hadn’t screamed.

“He’s got a stitch,” {child.he} said to the ceiling. “He’s had it since March.”

No answer. {child} leaned out over the edge. {Juno} lay on her back with her eyes wide open, grey in the face.

“Have you been awake all night?”

“Both nights,” said {juno}.

“Why didn’t you say?”

“You were the one with the nightmares.” {Juno} picked at her blanket. “I don’t have any. With me it’s before you go to sleep. When it’s quiet. If you’re asking somebody something, then it isn’t quiet.”

{child} thought of all the times {juno} had put her hand up when the others wanted to go home.

# as-softly
{child} climbed down. “Move up,” {child.he} said, and sat with {child.his} back against the wall, and pulled the covers over both their feet. “So what happens when it’s quiet?”

“It’s silly.”

“I put twenty-six people on a lawn.”

{Juno} smiled a little. “I start to think about home,” she said. “I think of them all having supper, and my chair with nobody on it.”

{child} waited. Then {child.he} said it, as softly as {child.he} could.

“And then what?”

And {juno} told {child.him}. It took quite a long time, and towards the end she got slower and slower. When the bell rang for breakfast they were both asleep, shoulder to shoulder, and {teacher} shut the door on them without a sound.
