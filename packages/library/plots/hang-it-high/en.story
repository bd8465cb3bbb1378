title: Hang It High
title: Nearly There
title: By This Coffee
guest friend: Tamsin (she), Gil (he)
guest ture: Wilf (he), Percy (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever leads the way is {adult}, else {minder}. The cup was {elder’s} where there is one. Say “nearly there” just as surely every time.

# the-secret
{child} was {age}, and had been boasting about the same thing since [us: fourth grade | Year Five][school: , mostly {at school}]: that {child.his} family had a chanterelle patch of their very own, so secret that no outsider had ever set eyes on it. Today {friend}[!friend.known: , {child.his} best friend,] was going to. {@A} had promised to lead the way. It had been Great-Uncle {ture’s} patch to begin with, but {ture} had died in the spring, and {child} hadn’t told anybody[pet.other:  but {pet}] how badly {child.he} wanted it to be there still.[elder & !elder2:  {Elder} had made coffee for them. Not even {elder.short} knew the way.][elder2:  {Elder} and {elder2} had made coffee for them. Not even they knew the way.]

# the-oath
{@A} parked where the forest road came to an end[city: , so far from {city} that the radio was all crackle,] and turned round in the seat.

“{friend}. Before we go, you’ve got to swear that you’ll never tell anybody the way.”

“I swear.”

“Hand on the [us: thermos | flask].”

{Friend} laid a hand on the [us: thermos | flask].[pet.dog:  {Pet}[!pet.known:  the dog] laid a paw next to it, thinking that this was about a bun.]

“I swear by this coffee,” said {friend}.

“And I’d rather you didn’t look.”

{Friend} never did a thing by halves. {Friend.He} pulled {friend.his} cap down to the tip of {friend.his} nose, and bent {friend.his} head.

“There. Now all I can see is my boots. They’re green, and no oath can help that.”

# nearly-there
The fir trees stood close together, and {@a} went first, with the empty basket on one arm.[music:  Next came {friend}, humming {music}, so that people could hear where {friend.he} had got to.][pet.cat:  The other basket was at home, with {pet}[!pet.known:  the cat] in it, and {pet} didn’t want to move.]

“Nearly there,” said {@a}.

{@He} said it after half an hour, and {@he} said it again after an hour. {child} came last, and saw {@a} turn right at a big stone, left at a bog, and then, after quite some time, right at a big stone.

“I can’t see a thing, of course,” said {friend}, “so I never said this. But my boots have been [us: around | round] this anthill before.”

“There are a lot of anthills,” said {@a}.

“These ants said hello.”

“Nearly there,” said {@a}.

# so-secret
A knot had begun to tie itself in {child’s} stomach.

“{@A}? Which way is it?”

“That’s a secret.”

“From me?”

“It’s a very big secret.”

“{@A},” said {child}. “Is it such a big secret that even you don’t know where it is?”

{@A} stopped. {@He} brushed some needles off one sleeve, where there weren’t any, and then sat down on a stump with the basket in {@his} lap.

“He was going to show me,” said {@a}. “He said so every year. Come along this [us: fall | autumn], he said. And every [us: fall | autumn] there was something on at work[sport: , or else there was {sport}].”

{child} got angry, because that was easiest.

“Why didn’t you say so? You’ve been saying nearly there all day long!”

“I thought I’d know it when I saw it, if I just kept walking. And you’d promised {friend}.”

Then the anger ran out, and underneath it lay the other thing. If {@a} didn’t know where the patch was, nobody did. Then {ture} had taken it with him. {child} sat down in the moss and felt {child.his} eyes begin to sting.

# nobody-will-see-it
“I’m talking to my boots now,” said {friend} after a while. “But hasn’t anybody else been there? Ever?”

“I have,” said {child}. “When I was four. It doesn’t count, I was up on {ture’s} shoulders the whole way. I held on to his ears, and he said, ‘Duck, branch,’ and when we got there I was allowed to hang {@cup} in a tree. ‘Hang it high,’ he said, ‘and nobody will see it.’”

{child} heard what {child.he} had just said. Nobody will see it. Not from down here, in among the little firs, where you could hardly see ten steps. But {child} hadn’t come this way on foot. {Child.He} had never once seen this forest from the ground.

{child} got up.

“{@A}, stand up. I’m going on your shoulders.”

“You’re {age}. You weigh as much as a [us: refrigerator | fridge].”

“{Ture} was seventy.”

“You were four![athlete:  And I’m not {athlete}!]”

But {@a} gave {friend} the basket, and crouched. Then up {@he} came, with {child} on top, and a noise like an old door.

# the-other-left
“Now all I can see is my boots,” said {@a}.

“{Friend} can steer,” said {child}. “You’ve got to look now, {friend}.”

“Am I released from my oath?” asked {friend}.

“Entirely,” groaned {@a}.

{Friend} pushed up {friend.his} cap, took hold of {@s} jacket and pulled.

“Root. Stone. Left foot. The other left.”

{child} went swaying along above the little firs, holding on to {@s} ears, since there was nothing else to hold on to. Up here it was another forest, light and open, with long avenues between the pines.

“Duck, branch,” said {@a}.

{@He} couldn’t possibly have seen it. But there came a branch, and {child} ducked, and it sounded exactly like {ture}.

When {child} sat up again, there was something blue, a long way off.

“There! Straight ahead! Between the pines!”

# there
They pushed through the last of the firs, and there {@s} knees gave way, and all three of them went down in deep, soft moss. It was yellow. It was full of chanterelles, as far as you could see, and {@a} was lying on {@his} back in the middle of them.

“There,” said {@a}.

High overhead the cup hung on its twig. {@A} squinted up at it for a long time.

{@searched}

{Friend} was the first to laugh, and then {child}, and last of all {@a}, who had to wipe both eyes on a sleeve.

# drinking-in-turn
They picked the basket full, and left the rest where it was.[pet.cat:  There was no room in that basket for {pet}.] They took turns to drink out of the cup, coffee for {@a} and hot chocolate for the other two,[pet.dog:  and {pet} got a bun at last,] and then {child} climbed back on to those shoulders and hung it up again.[pet.other:  {Pet} would be hearing about that tonight.]

“High,” said {@a}.

# you-may-look
On the way to the car {friend} pulled the cap down to the tip of {friend.his} nose, without anybody having asked, and followed {friend.his} boots.

“You can look,” said {child}.

And {friend} looked up.

# @a
{minder}
## if adult
{adult}

# @he
she
## if adult
{adult.he}

# @his
her
## if adult
{adult.his}

# @s
{minder’s}
## if adult
{adult’s}

# @cup
his blue coffee cup
## if elder
a blue coffee cup

# @searched
“The whole family hunted for that cup for years,” said {@a} at last. “He helped us look.”
## if elder
“{Elder} hunted for that cup for years,” said {@a} at last. “{Ture} helped to look.”
## if elder & elder2
“{Elder} and {elder2} hunted for that cup for years,” said {@a} at last. “{Ture} helped them look.”
