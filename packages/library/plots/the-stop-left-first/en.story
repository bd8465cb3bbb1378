title: The Stop Left First
title: The Other Left
title: Can’t Feel a Thing, Said the Tractor
guest lind: Mrs Lamb (she), Mrs Dove (she)

% Rule: a trailer backs the wrong way. Whoever always says the wrong one is then right.

# which-way
{child} didn’t know left from right. {child.He} knew what they were called, but not which was which[school: , though they had been doing it at {school} for weeks].[sport:  When they tried to {play sport} and somebody shouted right, {child} ran left.] It was embarrassing, and now {child.he} had ended up in a tractor that wanted to be told.

“Which way?” asked the tractor.

It was big and green, with enormous wheels behind, and a wagon of hay in tow.[pet.dog:  On top of the hay sat {pet}, the dog, with {pet.his} nose in the wind.][pet.cat:  On top of the hay slept {pet}, the cat.][pet.other:  {Pet} was riding in the cab.]

“Right,” said {child}, meaning the other one.

So the tractor turned right, across the grass, and very close to a bus stop. The wagon caught on something.

It went clink.

# on-tow
{child} looked back.

“Tractor! We’ve got the bus stop!”

“Can’t feel a thing,” said the tractor.

It was so strong that it never noticed what it was pulling, and it never looked round.

“But it’s coming along behind us! With the bench, and everybody on it!”

“Can’t feel a thing,” said the tractor happily, and went faster.

On the bench sat [friend: {friend}[!friend.known: , {child’s} best friend,] waving. Next to {friend.him} sat ][elder: {elder}[elder2:  and {elder2}], and then ]{lind} and her sister, with a parcel.

“Is this the four o’clock bus[city:  to {city}]?” called {lind}.

“No,” called {child}. “It’s the stop!”

{lind} held on to her hat. “Many a bus has left without me,” she called back. “But I’ve never known the stop to leave first.”

[music: “We may as well sing,” said {lind}, so everybody on the bench sang {music}.]

# stop-stopped
“STOP!” shouted {child}.

The tractor stopped. And for the first time in its life, it looked round.

“Oh,” it said. “Is that ours?”

“It’s theirs. It goes back there.”

A long way back, where no grass grew, there was a bare grey square beside the road.[pet.dog:  In the middle of it sat {pet}, who had jumped off to guard it.]

“The bus comes at four,” said {lind}. “And a bus can only stop at a stop. If there isn’t one, it drives straight past. And I’m going to see a grandchild who’s two days old.”

“I’ll just turn round,” said the tractor.

But the road was narrow, with a ditch on both sides.

“Then you’ll have to reverse,” said {child}.

# never-backwards
The tractor went pale under its paint.

“I don’t reverse,” it whispered. “Forwards I can pull a church. But backwards it all goes wrong. If I turn left, the wagon goes right. The last time, I went into a duck pond. The ducks still talk about it.”

[age>=7: “Never mind the ducks,” said {child}.

“You haven’t heard them,” said the tractor.

]“We’ll help,” called [elder: {elder}|{lind}] from the bench. “Left!”

The tractor turned left. So the wagon went right, and the bus stop went right, and everybody on the bench slid down to the right-hand end.

“The other left!” called [elder2: {elder2}|the sister].

The tractor turned right. So the whole lot went left. Now one corner of the bus stop was out over the ditch, and rocking.

“Nobody breathe,” said [friend: {friend}|the sister].

# bus-on-the-hill
Something yellow came over the top of the hill. It was the four o’clock bus.

“I can’t do it,” said the tractor. A drop of oil ran down its radiator. “Whatever I do, it’s wrong. You tell me, {child}.”

“Not me,” said {child}. “I always say the wrong one.”

“Always?”

“Every time. I go to say one, and the other one comes out.”

They looked at each other, {child} and the tractor. They were both just as ashamed.

“And your wagon always goes the wrong way,” said {child} slowly.

“Every time,” said the tractor.

# the-wrong-one
{child} climbed down, to where {child.he} could see everything. The wagon had to go that way, away from the ditch. {child} pointed, with {child.his} whole arm. Then {child.he} opened {child.his} mouth, and let it come.

“Left!”

It was wrong, of course. {child} was pointing right.

The tractor turned left. And the wagon went right, just where {child} was pointing. The bus stop swung in from the ditch.

“It worked!” cried the tractor. “Say it wrong again!”

“Right!” shouted {child}, pointing left, and left it went.

“Don’t you mean left?” called [elder: {elder}|{lind}].

“Don’t listen to them!” {child} told the tractor. “They’re saying it right!”

# stop-thinking
So back they went, wrong after wrong after wrong. But the bus was nearly down the hill. Only the square was left to do, and it wasn’t an inch too big.[pet.dog:  {Pet} moved over, one step.]

{child} looked at the square. Right, {child.he} thought. No, hang on. Which hand do you write with?

The bus stop went crooked.

“You’re thinking,” shouted the tractor. “I can hear it. Stop that.”

{child} stopped. {child.He} only pointed where it had to go, and shouted the first one that came.

“Left, right, left, stop.”

Clink.

There it stood, in the middle of its square.[athlete:  “Not even {athlete} could have parked that,” said the tractor.]

# the-four-o-clock
Along came the bus, saw its stop, and stopped.

“Been waiting long?” asked the driver.

“We’ve been for a little drive,” said {lind}.[pet.cat:  Up in the hay {pet} woke, and wondered if anything had happened.]

{lind} and her sister got on, with the parcel. [elder: {Elder}[elder2:  and {elder2}] got on as well, but not before {child} had been given a long hug. ][friend: {Friend} let the bus go, and climbed up next to {child}. ]

“I reversed,” said the tractor. “The ducks can say what they like.”

# that-way
Then they took the hay home[pet: , and {pet} too]. The sun was low and yellow, and now and then the tractor looked round, just because it could. At the crossroads it slowed down.

“Which way?” it asked.

{child} didn’t think at all. {child.He} pointed.

“That way,” {child.he} said.

[adult: Over there {adult} was waving from the doorstep. |Over there was a window with a light in it. ]That way didn’t need to be called anything. It was home.
