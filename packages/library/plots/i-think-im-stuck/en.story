title: Excuse Me, I Think I’m Stuck
title: New Player on the Ice
title: Number Nine and the Boots
guest tuva: Tilda (she), Cora (she)
guest boel: Bev (she), Roz (she)

% The robot is “it” and delivers food. {tuva} is the one the child has hurt, {boel} is the coach.

# the-kerb
The robot was at the [us: curb | kerb] outside the ice rink[city:  in {city}], getting nowhere. It was the size of a suitcase, with six wheels, a little orange flag, and a lid where the food went in. Every day when {child} walked home from [school: {school} | school] it was out and about, and busy. Now it stood still in the slush.

“Excuse me,” said the robot. “I think I’m stuck.”

It had a clear, polite voice, and it wasn’t talking to anyone in particular. People walked round it.

# twelve-days
{child} stopped, not being in any hurry. For twelve days {child.he} had walked home alone[sport: , and gone alone to {play sport}], ever since {child.he} had said something about {tuva’s} mother that was meant to be funny. Nobody had laughed. {tuva} had walked away. Every morning {child} was going to say sorry. But every morning another day had gone by, and with every day the word had got bigger, until it wouldn’t go out through {child.his} mouth.[pet:  The only one who had been told was {pet}.][elder:  {Elder}[elder2:  and {elder2}] had begun to ask what had become of {tuva}.][friend:  {Friend}, who lived the other way, said that you just had to do it. You didn’t just do it.]

“Where are you stuck?” {child} asked the robot.

The robot didn’t answer, but its camera turned round. The front left wheel was jammed in a drain cover. {child} crouched down and lifted.

“Thank you for your help,” said the robot. “Have a nice day.”

# through-the-gate
Off it rolled. It rolled straight at the ice rink, where a man was just holding the gate open for the machine that does the ice.

“Not that way!” shouted {child}.

But on the robot’s map there was evidently a road there. In it went, through the gate, past the machine, through the little door in the barrier, and out on the ice.

By the time {child} caught up, it was too late. The girls’ team was training[music:  to {music} on the loudspeakers], and there in the middle of them, six wheels spinning and spinning with nothing to get hold of, slid the robot. Slowly it went round, and round, with its flag held high and a hot pizza inside.

“Excuse me,” it said. “I think I’m stuck.”

# new-player
The coach was called {boel}, and she did not make jokes about hockey[athlete: , or about {athlete}]. She blew her whistle.

“Stop! New player on the ice. No helmet. Two minutes in the penalty box!”

The team fell about laughing. A puck came gliding along, bounced off the robot’s side, and shot into the goal.

“Goal,” said {boel}, who was fair.

“Excuse me,” said the robot, round and round. “I think I’m stuck. Excuse me.”

{child} was laughing too. Then {child.he} saw that the nearest player, who had number nine on her back and both hands on her stick, was not laughing at all. {tuva} looked at {child}. And the laugh stopped, as if someone had pulled the plug out.

# the-net
“It can’t stay there,” said {boel}. “{tuva}, you’re closest. Give it a push!”

{tuva} took a run and pushed. But the robot was heavy, and as soon as it felt a hand on it, it put on speed the other way. Off it went in one great curve, {tuva} lost her balance and sat down, and then there was a crunch. The robot had driven in behind the goal, right into the net, and wound its flag up in it. The lid slid half open. The lamp at the front turned red, and began to blink, slowly, and then more slowly.

“Excuse me …” said the robot. “I think …”

After that it said nothing.

“Is it dead?” asked somebody.

# small-steps
It wasn’t funny any more. {child} walked out on the ice in ordinary boots, taking very small steps. It was a long way. The whole team was watching, and there was the kind of silence you get when somebody has forgotten what to say.

{Child.He} knelt down behind the goal, where {tuva} was already sitting. The net had pulled tight round the flag. One person would have to hold while another undid it. They both looked hard at the net.

# hold-there
“Hold it there,” said {tuva}. It was the first thing she had said in twelve days.

{child} held it there, and felt the strings pull at {child.his} fingers, and thought of the robot, which had said the same thing to anybody at all, however many of them laughed.

“Excuse me,” said {child}.

{tuva} looked up.

“I think I’m stuck,” said {child}. It came out thin, but it came out. “I’ve been stuck for twelve days. I should have said sorry straight away. It was a mean thing to say, and it wasn’t even funny, and I don’t know how you get loose.”

# sorry
It took a while. Somewhere a drip fell from the roof.

“I cried in the toilets,” said {tuva}.

“Sorry.”

“I kept waiting for you to come.” {tuva} tugged at a knot. “I was sort of stuck as well. Lift, now.”

They lifted, one on each side, and the flag came free. {child} pressed the lid down until it clicked, and the lamp turned green.

“Thank you for your help,” said the robot. “Have a nice day.”

# line-change
“Line change!” shouted {boel}. “Number nine and the boots take the robot!” And {child} and {tuva} carried it between them, with its wheels whizzing round in the air, all the way to the barrier.

# the-crossing
Half an hour later training was over. It was getting dark, and the street lamps came on one after another as they walked home behind the little orange flag. It was going their way. At the crossing it turned off, flashed its light, and disappeared with somebody’s cold pizza.

That was where the two of them went different ways as well. {child} didn’t move. Nor did {tuva}, whose mitten was tucked under {child’s} arm.

“Aren’t you going home?” asked {child}.

“Excuse me,” said {tuva}, in a clear, polite voice. “I think I’m stuck.”
