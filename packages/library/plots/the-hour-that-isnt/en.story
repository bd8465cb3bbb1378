title: The Hour That Isn’t
title: The Sixtieth Minute
title: Keep It Somewhere Dark and Cool
guest friend: Nadia (she), Sam (he)

# free
[us: On the first weekend in November|On the last weekend in October] the clocks go back. When they’ve got as far as two in the morning it’s one again, and that whole hour goes round a second time. Most people sleep straight through it. {child} and {friend} had decided not to.

“Think about it,” said {friend}. “It’s an hour that’s already been. Nobody’s counting it. Whatever happens in it is free.”

They were lying on airbeds in {child's} room, with all their clothes on under the covers and the boxes standing round them. It had been a peculiar autumn. After Christmas {child} was moving away[city:  from {city}]. All evening they had talked about other things, with enormous energy.

They held the clock between them. One fifty-eight. One fifty-nine. The numbers blinked.

One o’clock.

It went quiet. It wasn’t the ordinary night-time quiet, which is full of fridges and pipes. It was more as if somebody were holding their breath. Outside the window a leaf had been on its way down from the sycamore. It had stopped in mid-air.

“Right,” said {friend}, very quietly. “That’s new.”

# new
They went out. The street lamps were shining without humming. [pet.dog: {Pet} had come to the door with them, and stood there, halfway through a yawn. ][pet.cat: On the step stood {pet}, with one paw up. ][pet.other: In the cage sat {pet}, halfway through a mouthful. ]And along the road came a man in a cap, pulling a cart full of glass jars. He had one of those sticks that people pick up litter with. He picked something off the ground, held it up to the light, and popped it in a jar.

Then he saw them and dropped the stick.

“You’re meant to be asleep,” he said. “Everybody’s meant to be asleep. That’s the whole point.”

“What are you doing?” asked {child}.

“Getting the hour in, of course.” The man sighed, like somebody whose job nobody has ever asked about. “It’s wanted back in March, isn’t it? They’re an hour short in March, and where do you suppose they get it? Somebody has to look after it. Sixty minutes, sixty jars. If I’m one down there’s a hole in the spring.”

In every jar something was moving, and shining a little, the way the sun does through your eyelids.

“How many have you got?”

“Fifty-seven.” He scratched under his cap. “I’m too old for it. And the last three are quick. They hide where people have enjoyed themselves.”

{child} and {friend} looked at one another. They had grown up in this street. Nobody in the world knew more about where people have fun.

“Give us a jar each,” said {child}.

# two-minutes
The first one was under the slide, where they had kept a shop when they were five, and sold gravel. It had curled itself up, and it glowed. {friend} put the jar down over it, the way you catch a spider.

The second was high up in the climbing tree. {child} had once been stuck there for two hours, while {friend} stood at the bottom and read aloud from the instructions for a toaster, to keep everybody’s spirits up. {child} climbed, and was quicker at it now. The minute was warm in {child.his} hand, and ticked very lightly, like something just hatched.

# one-left
“One to go,” said the man. “And we haven’t got all that much time, if you’ll pardon the expression.”

They looked by the bike racks[school:  at {school}]. [sport: They looked by the garages, where they had learnt to {play sport}. ][athlete: They looked on the drive where they had taken turns at being {athlete}. ][elder: They looked on the bench where {elder}[elder2:  and {elder2}] had taught them to cheat at cards. ]They looked behind the bins, where they once buried a goldfish [music: to {music}|with a full orchestra]. Nothing. In the end they sat down on the kerb, with the leaf still hanging above them.

“Perhaps there isn’t one,” said {friend}.

# said
“I don’t want to move,” said {child}.

It just came out. {child.He} had been carrying it about for two months, and now there it lay, in the road.

“I don’t want you to either,” said {friend}. “I haven’t said so, because if I say so it’s real.” {friend.He} wiped {friend.his} nose on {friend.his} sleeve. “I’ve been practising saying goodbye to you, in the mirror. I’m terrible at it. I sound like the lady on [us: an airplane|an aeroplane].”

“Do it,” said {child}.

{friend} stood up, smiled with all {friend.his} teeth, and pointed with both arms. “Thank you for choosing to grow up with us today,” {friend.he} said. “The emergency exits are here, here and here.”

{child} began to laugh, the way you laugh when you’re very near to crying, and it was catching, and then they laughed till they were lying down. And between them on the kerb, where a moment ago there had been nothing whatever, a small light came on.

# a-new-one
“There,” whispered the man.

But neither of them put a jar over it. They only looked. The minute lay there, glowing and fading in time with their breath.

The man bent down. “Ah,” he said. “One of those. That’s not mine. That’s a new one. You two made that, just now.” He frowned, and counted on his fingers. Then he took off his cap and looked inside. And there it was, the sixtieth, hanging its head.

He shook it into the last jar and screwed the lid on.

“Yours you can keep. Somewhere dark and cool, and it’ll last exactly as long as you need it to. And it’ll go through the post, so I’ve heard.”

The clock said two, and meant it this time. All over town the fridges started up. [pet.dog: {Pet} finished {pet.his} yawn. ][pet.cat: {Pet} put {pet.his} paw down. ][pet.other: {Pet} was able to swallow. ]And the leaf came down, in its own good time, into {friend's} hair.

# in-the-window
In the morning there was a jam jar on the floor between the airbeds. It was shining very faintly.

“A month each,” said {friend}, with {friend.his} eyes shut.

“A month each,” said {child}. “You first.”
