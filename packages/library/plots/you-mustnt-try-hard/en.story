title: Piff
title: The Softest Kick in the Team
title: The Goose on the Goal Line
guest friend: Charlie (he), Billy (he)
guest striker: Poppy (she), Zara (she)
guest coach: Mrs Gill (she), Mrs Moss (she)
guest ref: Mr Dobbs (he), Mr Pike (he)

% Piff is the kick, pf the softest of all. The goose is she and has no name. {friend} is the family’s, else one of the team.

# softest
{child} had the softest kick [us: on the soccer team | in the football team][city: , and very likely the softest in all {city}].

When {friend} kicked a ball it went BANG. When {striker} kicked a ball it went BANG. But when {child} kicked a ball it went piff.

“Harder, {child}!” shouted {coach}, the coach.[athlete:  “Think of {athlete}!”]

Piff, it went.

“That was exactly the same as last time,” said {coach}.

“I know,” said {child}. “It’s my kick. That’s the way it goes.”

# the-line
And that was the kick {child.he} took to the [us: game | match] against the Blues. [us: The score was two to two | It was two all], with just one minute left to play, when the ball came to {child}, right in front of the goal.

“Hard as you can!” yelled {coach}.

Piff.

The goalkeeper dived to the right. The ball rolled to the left. It rolled so slowly that you could read what it said on the side. It rolled all the way to the goal line.

And there it stopped.

# the-goose
And up from the lake behind the goal came a goose.

She walked straight on to the [us: field | pitch]. She looked at the ball with one eye, and then with the other. Then she sat down on it, wiggled her tail until it was comfy, and closed both eyes[pet.cat: , just like {pet}[!pet.known:  the cat] on {child’s} pillow].

{ref}, the referee, came running up.

“What does she think she’s doing?”

“Hatching it,” said {child}[pet.other: , who had {pet} at home and knew most things about animals]. “She thinks it’s an egg.”

“Shoo!” said {ref}.

“HISSSSSS!” said the goose.

{ref} took four steps back.[pet.dog:  {Pet}[!pet.known:  the dog], who was only watching, took eight.]

“Nobody goes near a hissing goose,” said {coach}. “Not even referees.”

[sport & !sport.Soccer: “Shall we {play sport} instead?” said {striker}.]

# now-two
“I’ll get another ball,” said {friend}, “and then we can trick her off it!” And {friend.he} kicked it right past the goose’s beak. BANG!

The goose didn’t even open her eyes.

“Eggs don’t sound like that,” said {child}. “Can I have a go?”

Piff.

The ball rolled gently through the grass. And the goose stretched out her long neck, hooked her beak over it, and tucked it in under her tummy.

“Well done, {child},” said {ref}. “Now she’s got two.”

# three-eggs
Just then {striker} called from the fence by the lake.

“There’s a nest in the reeds! It’s got three real eggs in it! And there’s nobody sitting on them!”

Nobody on the whole [us: field | pitch] said a thing.

“Will they get cold?” asked {child}.

“Yes,” said {coach}, “if she doesn’t go home soon.”

{child} looked at the goose. She looked so pleased. She was sitting there on two [us: soccer balls | footballs], thinking what a good mother she was, and so she was, too. She’d just got the wrong eggs.

# running-away
“Is there one more ball?” said {child}.

There was just one more[school: , and it belonged to {school}]. {child} put it down in the grass, a long way from that beak. And then {child.he} kicked it, not towards the goose, but away from her.

Piff.

The goose opened one eye. An egg that was running away!

She got up so fast that her tail gave the first ball a bump, but nobody saw, because they were all looking at {child}. {child} walked after {child.his} ball and kicked it again, piff, out through the gate. And the goose came waddling after it, neck first, over the grass towards the lake.

“It’s working!” yelled {friend}. “COME ON, {child}!”

# pf
The goose stopped dead. There were two more eggs back there! She turned and began to walk back to them.

{child} didn’t dare to shout.[music:  {Child.He} didn’t even dare to hum {@song}.] {Child.He} hardly dared to breathe. {Child.He} just kicked the softest kick {child.he} had ever kicked. It didn’t even go piff.

It went pf.

The goose heard it. And she turned [us: around | round] again.

# onk
Pf. Pf. Pf, very nearly all the way to the reeds. There {child} stopped, and behind {child.him} {coach} stopped too, on tiptoe. The goose walked past the ball, in among the reeds, and what did she see but three white eggs. She looked at them with one eye, and then with the other. Then she sat down, wiggled her tail until it was comfy, and said something that wasn’t a hiss at all.

“Onk,” she said, long and low.

# three-two
When {child} got back, they were all staring at the goal. There was the first ball, and it was in the net.

“{child} kicked it,” said {ref} slowly, “and the goose’s tail did the rest. It’s a goal. [us: Three to two | Three–two].”

Everybody cheered. But they cheered in whispers, because of the nest.[elder:  {Elder} whispered loudest of all[elder2: , and {elder2} next loudest].]

# you-mustnt
“{child},” whispered {coach}, “at [us: practice | training] next week, could you show the rest of us how you do it?”

{child} walked into the goal and picked up the ball.

“Course I can,” {child.he} said. “But you mustn’t try hard.”

# @song
{music}
