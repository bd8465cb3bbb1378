title: The Chair Comes Back
title: You’re Not Finished Yet
title: Very Thin Eyelids
guest friend: Sonny (he), Tess (she)
guest minder: Josie (she), Hattie (she)

% Click, and the counting. Let the child guess what is coming back.
% Who stands in the doorway (@g): the grandparent, else {adult}, else {minder}.

# thin-eyelids
{child} slept with {child.his} lamp on. {Child.He} always had.

{Friend}[!friend.known: , {child’s} best friend,] slept with {friend.his} lamp off. {Friend.He} always had, too. And tonight {friend} was sleeping at {child’s}.

[pet.dog: {Pet}[!pet.known:  the dog] always slept on feet. Tonight {pet.he} had chosen {friend’s}.

][pet.cat: {Pet}[!pet.known:  the cat] always slept on feet. Tonight {pet.he} had chosen {friend’s}.

][pet.other: {Pet}, in the corner, didn’t mind either way.

]“I can’t sleep,” said {friend} from the mattress on the floor. “There’s light coming through my eyelids. I’ve got very thin eyelids[city: , the thinnest {in city}].”

“Shut them harder,” said {child}.

“They’re shut as hard as they go. Can’t we turn it off?”

“No,” said {child}.

“Why not?”

{child} looked up at the ceiling. {Child.He} hadn’t wanted to say it. “Because then it gets dark. And then there’s something standing by the door.”

“What?”

“I don’t know. I’ve never looked properly.”

# no-head
{Friend} thought about it. “We could turn it off just while I count to five,” {friend.he} said. “I count quite fast.”

{child} took hold of {friend.his} hand, down over the edge of the bed. With the other hand {child.he} turned off the lamp.

Click.

It was so dark! It was as black as the inside of a boot. The chair was gone. The wardrobe was gone. {Friend} was gone, except for {friend.his} hand.

“One, two,” said {friend}.

And there, by the door, stood something tall. It had a big lump on its back. It had no head.

“Three, four …”

Click! {child} had turned on the lamp.

# its-quick
“I hadn’t got to five!” said {friend}.

“It was there!” said {child}. “It was tall and it hadn’t got a head!”

They both looked at the door. There was nobody there. There was only {child’s} [us: bathrobe | dressing gown] on its hook, and {child.his} [school: bag for {school} | [us: backpack | rucksack]], hanging on top of it.

“It’s quick,” said {friend}. {Friend.He} had pulled up {friend.his} feet.

“Try again,” {friend.he} said after a bit. “I’ll count to ten. If it comes, I’ll ask it what it wants.”

# a-pocket
Click. Black as a boot.

“One, two, three, four,” said {friend}.

There it was! Tall, with a lump, and with no head.

“Five, six, seven … what do you want?” said {friend}, in rather a high voice.

It didn’t say. {child} had {child.his} fingers on the lamp. But then {child.he} noticed something. The tall thing had got a pocket.

“Eight, nine, ten,” said {friend}. “Turn it on!”

“Wait,” said {child}.

“I’ve got no numbers left!”

“Then get some more. It’s changing.”

# just-hanging
So {friend} counted, and {child} looked. {Child.He} had never looked for so long before. At twelve, the thing by the door had a sleeve. At fifteen it had two sleeves, and a belt hanging down. At twenty, the lump on its back had a [us: zipper | zip].

“{Friend},” said {child}. “It’s my [us: bathrobe | dressing gown].”

“What’s it doing in the dark?”

“Just hanging.”

# the-chair
And it wasn’t only the [us: bathrobe | dressing gown]. Now that {child.he} kept on looking, something square and grey came creeping out by the window.

“The wardrobe’s coming back,” said {child}.

“So it is,” said {friend}. “And there’s a leg.”

“Where?”

“There. And another leg. It’s the chair! The chair’s coming back!”

# an-ear
They lay quite still and let it all come, one thing after another. The shelf came back[sport: , and so did {sport.thing}]. The curtains came back.[athlete:  The poster of {athlete} came back.][pet.dog:  {Pet} came back, on {friend’s} feet again.][pet.cat:  {Pet} came back, on {friend’s} feet again.][pet.other:  {Pet} came back, and had been there the whole time.]

“Have I come back?” asked {friend}.

{child} looked over the edge. “One of your ears has,” {child.he} said. “And now your nose.”

“Good,” said {friend}. “I’ll be needing that.”

The dark wasn’t black any longer. It was grey and soft, and everything {child} owned was standing in it, just where it had stood all day.

# not-finished
Then the door opened. And in the doorway stood somebody tall, with no face at all.

{Friend} squeezed {child’s} hand. But {child} didn’t turn on the lamp. {Child.He} waited.

“{child}?” said the tall one. “Who’s turned off your lamp?”

“I have,” said {child}. “Stand still, {@g}. You’re not finished yet.”

{@G-first} stood still. Slowly {@g-he} got {@g-his} arms. {@G-he} got {@g-his} eyes, and {@g-his} cardigan, and last of all {@g-he} got {@g-his} smile.

“Now you’re done,” said {child}.

[elder2: “And me?” whispered {elder2}, who stood behind.

“You haven’t even started,” said {child}.]

# no-answer
“Thank you,” said {@g}, and {@g-he} came in and kissed {child.him}, and went out again softly[music: , humming {music}].

“{Friend}?” whispered {child}, down over the edge of the bed. “How are your eyelids now?”

But {friend} didn’t answer. They were shut. And very soon {child’s} were, too.

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @G-first
{Minder}, who was looking after them,
## if adult & !elder
{Adult}
## if elder
{Elder}

# @g-he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @G-he
{minder.He}
## if adult & !elder
{adult.He}
## if elder
{elder.He}

# @g-his
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
