title: The Hand Under the Bed
title: I’ve Got Two
guest friend: Jude (he), Tilda (she)
guest minder: Josie (she), Hattie (she)

% The monster whispers. The friend is the family’s, or a stand-in. The grown-up is {adult}, else the grandparent, else {minder}: @a.

# afraid-of-the-dark
Under {child’s} bed there lived a monster, and tonight {friend}[!friend.known: , {child.his} best friend,] was coming to sleep over.

The monster as such was no trouble. It was quite kind, it ate dust[music:  and hummed {music}], and it smelled like an old wool [us: sweater | jumper]. But it was afraid of the dark. Every night, when the light went out, a big furry hand came up over the edge of the bed, and the monster said, “Hand?” And {child} took it. It was as warm as new bread. Then they went to sleep.

It had been like that ever since {child} was three, and now {child.he} {child.was} {age}. It wasn’t a thing you mentioned [school: {at school}|at school].[pet.dog:  {Pet}[!pet.known:  the dog] knew, but {pet.he} {pet.was} no telltale.][pet.cat:  {Pet}[!pet.known:  the cat] knew, but {pet.he} didn’t talk to just anybody.][pet.other:  {Pet} knew, but {pet.he} could keep a secret.] “I sleep in the pitch dark,” {child} had told {friend}. “All alone. I’m used to it.”

# not-even-a-finger
“You’ll have to manage by yourself tonight,” {child.he} said to the monster before supper. “Not a sound.”

“Not a sound,” whispered the monster. “But I can have the hand?”

“No.”

“One finger?”

“No!”

# i-coughed
At nine o’clock {friend} was lying on the mattress on the floor[sport: , full of supper and {sport}]. {@First} stood in the doorway.

“Door open a bit?” said {@a}.

“Shut,” said {child}.

“Really? Tonight?” said {@a}, and put out the light.

Then it was pitch dark[city: , as dark as it gets in {city}]. For about a minute there wasn’t a sound.

“Hand?” said something under the bed.

“Did you say something?” said {friend}.

“No,” said {child}. “I coughed.”

“It sounded like ‘hand’.”

“That’s how I cough.”

# moving-furniture
Under the bed somebody swallowed. Then came a long, wobbly whimper, like a chair being dragged across the floor.

{@A} opened the door. “Who’s moving the furniture?”[elder & adult: 

“Nobody out here!” called {elder}[elder2:  and {elder2}] from the kitchen.][elder2 & !adult: 

“Nobody out here!” called {elder2} from the kitchen.]

“That was me,” said {child}. “I turned over.”

{@A} looked at {child.him} for a while, and shut the door.

Now the bed began to shake. The monster was trembling so hard that {child’s} glass chinked on the bedside table[athlete:  and the poster of {athlete} went crooked]. Any moment now it would start to cry, and when it cried it sounded like an accordion down a well[pet.other: , which {pet} couldn’t bear].

# white-knuckles
{@A} opened the door again. “Is anybody in here scared?”

“No!” said {child}.

“No!” said {friend}.

But while the door was open the light from the hall fell across the mattress, and {child} saw {friend}. {Friend.He} lay as straight as a ruler. {Friend.He} had done the [us: zipper | zip] of the sleeping bag right up to {friend.his} chin, and {friend.he} {friend.was} holding on to it with both hands, so hard that the knuckles were white. It wasn’t {@a} {friend.he} {friend.was} looking at. It was the light.

Then it was dark again.

{child} lay and thought about those hands. Nobody held on like that who was used to the pitch dark. You held on like that when you wanted to be at home and didn’t want anyone to notice.

The monster gave a sob.

# as-it-was
So here were two who needed a hand to hold, and they were lying right beside each other. All it took was for {child} to say how things were.

That was terribly hard. It was like jumping into the sea in May.

“{friend},” said {child}. “I didn’t cough.”

“Didn’t you?”

“There’s a monster living under my bed. It’s afraid of the dark. I always hold its hand, or it can’t sleep. I’ve done it since I was three.”

Not a sound came from the mattress. {child} shut {child.his} eyes and waited for the laugh.

“Is it big?” said {friend}.

“Quite. But I’m the only one who’s … it’s the only one who’s scared.”

“Oh,” said {friend}.

“And I can’t really reach,” said {child}, “because you’re nearer. So I was wondering if you could do it tonight. Hold its hand. Just till it goes to sleep.”

The [us: zipper | zip] went down a little way.

“I suppose I could,” said {friend}. “If it needs me to.”

# like-bread
“Has that hand been washed?” whispered something under the bed.

“Yes,” said {friend}. “Has yours?”

“No,” said the monster shyly.

Then a big furry hand could be heard, shuffling across the floor. {child} held {child.his} breath.

“Oh!” said {friend}.

“Is it horrible?”

“It’s warm.” The voice was different now. It was {friend’s} usual one. “It’s like bread. You know, monster, at home we always leave the kitchen light on. You can see it from my bed.”

“That sounds nice,” said the monster.

“It is,” said {friend}.

# a-strip-of-light
So {child} got up and opened the door. {Child.He} didn’t open it far, only enough to put a strip of light on the floor.[pet.dog:  {Pet} came in and lay down on it.][pet.cat:  {Pet} came in and sat down in the middle of it.] Out in the hall stood {@a}, in socks, on tiptoe, on the way to somewhere else.

“I was just going to … the kitchen,” whispered {@a}.

“Leave the light on in there,” whispered {child}.

“I will,” said {@a}.[elder & adult: 

“Suits us,” said {elder.short} in the kitchen[elder2:  to {elder2.short}]. “We’ve still got seven down.”][elder2 & !adult: 

“Suits us,” said {elder2.short} in the kitchen. “We’ve still got seven down.”]

# two-hands
When {child} climbed back in, the bed had stopped shaking. Nobody was whimpering. {Friend} was breathing slowly and deeply, and the monster was breathing just as slowly, and there was a smell of old wool [us: sweater | jumper].

{child} lay on {child.his} back. Everybody was asleep[pet.other: , even {pet}]. {child} was the only one awake. {Child.He} had the [us: comforter | duvet] and the pillow and the strip of light from the door, but {child.his} own hand lay there on the sheet and didn’t quite know where to go. It was odd. All these years {child.he} had thought it was only the monster that needed it.

Then there was a rustle by the wall, on the other side of the bed. Something came up between the mattress and the wallpaper, big and furry and as warm as bread.

“I’ve got two, you know,” whispered the monster.

# @first
{Minder}, who was looking after them,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
