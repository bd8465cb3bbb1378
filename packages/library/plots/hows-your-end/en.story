title: How’s Your End?
title: A Canoe with Four Legs
title: The Heavy End
guest marcus: Marcus (he), Connor (he)
guest dilys: Dilys (she), Brenda (she)

% {marcus} is in front, {child} at the back, till they change. @mum is what {child} called {dilys}: what the children call whoever reads, else a grandparent. @who comes on Saturday.

# upside-down
{child} was so angry that {child.his} face was hot, and {child.he} had to carry a canoe.

Worse, {child.he} had to carry it with {marcus} Bell, and it was {marcus} Bell {child.he} {child.was} angry with. It was a canoe for two, the two were {child} and {marcus}, and the way to get it to the river was upside down, with one head inside each end.

“Front person asks, every twenty steps,” said {dilys}, who ran the canoe club[city:  {in city}]. “‘How’s your end?’ Back person answers. You can’t see each other’s faces in there, so you have to say.”

“We’re not really speaking,” said {child}.

“The canoe doesn’t mind,” said {dilys}. “Lift.”

They lifted.[friend:  {Friend}[!friend.known: , {child.his} best friend,] took both their paddles and kept well out of it.] It was dark inside, and it smelled of old [us: sneakers | trainers]. Twenty steps.

“How’s your end?” said {marcus}, in front.

“Fine,” said {child}.

FINE, boomed the canoe, which made everything louder.

# on-thursday
It had happened on Thursday, in the minibus. {child} had once called {dilys} “{@mum}”. It had been one time, in September, and nobody had heard but {marcus}. And on Thursday {marcus} told everybody[school: , and half of them went to {school}]. They laughed all the way to the roundabout.

So {child} had said to him, “At least somebody comes to watch me.”

Nobody had laughed at that, because nobody ever came to watch {marcus}. He had looked out of the window until his stop.

{child} had been through it every night since[pet: , out loud, to {pet}[pet.dog:  the dog][pet.cat:  the cat]]. As far as the roundabout, {child.he} {child.was} completely in the right. Then {child.he} got to the thing {child.he} had said, and {child.he} went hot all over again, and couldn’t tell any more who {child.he} {child.was} angry with.

# a-set
“How’s your end?”

“My end,” said {child}, “is that you told the whole bus.”

“It was funny.”

“Who to?”

“Everyone. You, I thought! I did the one about me and the swan first. First me, then you. That’s a set. Comedians do sets.”

“You should have asked.”

“You don’t ask for a joke. It’s not a library book.”

Twenty steps.

“How’s your end?”

“Angry!” said {child}.

ANGRY, boomed the canoe. A woman with a [us: stroller | pushchair] moved on to the grass. From outside it was a long green canoe with four legs, having a [us: fight | row] with itself.

“Just say sorry,” said {child}.

“You say sorry. Yours was worse.”

# letting-go
It was worse. That was what did it. Everything hot in {child} ran down into {child.his} hands, and {child.his} hands opened, and {child.he} ducked out from under and let go.

{Child.His} end hit the path with a bang. The front jerked sideways, and {marcus} went down into the long grass with the canoe on top of him.

It rocked a little. Then it stopped.

“You’re meant to say.” The voice from underneath didn’t boom at all. “You’re meant to say if you’re letting go.”

All the anger went out of {child} so fast that {child.he} {child.was} cold. {Child.He} got down on {child.his} hands and knees and looked in. {marcus} had scraped his elbow. He wasn’t crying, but he was having to work at it.

“My dad said he’d come last Saturday,” said {marcus}. “He says it every time. I keep looking for him on the bank. That’s why we hit the bridge.”

# the-metal-in
There wasn’t a good thing to say. So {child} crawled in, and got under the front, where {marcus} had been.

“You go at the back,” {child.he} said. “On three.”

They lifted, and {child’s} knees nearly folded.

“What’s in this?”

“Nothing. It’s the end with the metal in.”

“It weighs twice as much![athlete:  {Athlete} couldn’t carry this!]”

“I know.”

“Have you always had this end?”

“Since September. You said your shoulder hurt[sport:  when you had to {play sport}].”

“That was one day!”

“Well,” said {marcus}, “you never said it stopped.”

# how-is-yours
{child} walked. The heavy end pressed down on {child.his} head. After twenty steps {child.he} remembered that {child.he} {child.was} the front person now, and it was {child.his} turn to ask.

“How’s your end?”

It took a while.

“Elbow hurts,” said {marcus}. “[us: Kind of lousy | Bit rubbish], actually. How’s yours?”

The back person wasn’t supposed to ask.

“Heavy,” said {child}. “I’m still angry about the bus.”

“OK.”

“And I’m sorry for what I said. I’ve been sorry since the roundabout.”

Five steps. Six.

“OK,” said {marcus}. “I’m sorry about the {@mum} thing. I’ll take it out of the set.”

“Keep the swan.”

“Obviously I’m keeping the swan.”

# loud-and-clear
One of them snorted, and the canoe made it so enormous that they had to stop and stand there until their legs worked again.

They paddled till the sun was low, badly at first and then rather well. {dilys} put a [us: Band-Aid | plaster] on the elbow. They carried the canoe back, and {child} took the heavy end without discussing it.

It was dusk when everyone climbed into the minibus and {dilys} read out the names.

“{child}?”

“Yes, {@mum},” said {child}, loud and clear.

There was one second of silence. Then the whole bus [us: cracked up | fell about], and {marcus} laughed so hard that he slid off his seat.

“You can have that one,” {child} told him. “For the set.”

# no-really
After the roundabout they all settled down. The heater hummed[music: , {music} was on the radio], and [friend: {friend} | somebody] at the front was snoring. {marcus} was looking out of the window.

“On Saturday,” said {child}, “{@who} will be there. {@They} can’t only watch my end. [adult.name: {adult} will|{@They}’ll] have to watch the whole canoe.”

{marcus} thought about that. “{@loud}?”

“Terrible.[elder & adult:  {Elder}[elder2:  and {elder2}] won’t stand anywhere near.]”

“Good,” said {marcus}.

The street lamps went by, one after another. {child} leaned {child.his} head back. {Child.His} face wasn’t hot at all.

“How’s your end?” {child.he} said.

“Fine,” said {marcus}, and he turned round from the window. “No, really. Fine.”

# @mum
Granny
## if elder & !adult.she & !adult.he
{elder.short}
## if adult.she
{adult}
## if adult.he
{adult}

# @who
my lot
## if elder & !elder2 & !adult
{elder}
## if elder2 & !adult
{elder} and {elder2}
## if adult
{adult}

# @they
they
## if elder & !elder2 & !adult
{elder.he}
## if elder2 & !adult
they
## if adult
{adult.he}

# @loud
Are they loud
## if elder & !elder2 & !adult
Is {elder.he} loud
## if elder2 & !adult
Are they loud
## if adult
Is {adult.he} loud
