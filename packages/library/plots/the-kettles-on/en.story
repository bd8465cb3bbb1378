title: The Kettle’s On
title: Is It Hot?
title: A Splash of Milk for a Fire Engine
guest friend: Flora (she), Jonah (he)
guest elder: Bea (she), Stan (he)
guest engine: Gladys (she), Doris (she)

% The elder is the family’s, who is helping out there, or an old neighbour. Only the neighbour has driven a bus. {friend} whispers in capitals.

# too-old-for-fires
{child} was having a practice birthday, to be good at it when the real one came. It was in {@yard}, and in the yard there lived a real fire engine. She was called {engine}, and was too old for fires.

Nobody had told {engine}.

“Come in, you two,” {elder} called from the kitchen, to {child} and {friend}[!friend.known: , {child’s} best friend]. “The kettle’s on!”

“WHAT’S ON?” shouted {engine}. “IS IT HOT?”

Her hose came in through the window like a long nose. Whoosh! Out went the kettle. Out went the toaster. {Elder.short’s} eyebrows dripped.[pet.dog:  {Pet}[!pet.known:  the dog] shook {pet.himself} over everybody who had stayed dry.][pet.cat:  {Pet}[!pet.known:  the cat] was up on the cupboard before anybody had seen {pet.him} go.][pet.other:  It was just as well that {pet} was at home.]

“It’s out!” said {engine}. “No need to thank me.”

“That was my tea,” said {elder.short}.

# i-must
{child} ran outside with {friend} behind {child.him}. “{engine}, you mustn’t!”

“I must,” said {engine}. “I’m a fire engine. If it’s hot, I put it out.”

“But I’m having a cake,” said {child}. “With candles. I want to blow them out myself.”

“Candles!” {engine} shook all her ladders. “Fire on a cake! And they let you breathe on it?”

“I’m supposed to.”

“I’m supposed to, too,” said {engine}.

# sticks
{Friend} had a plan. {Friend.He} always had a plan[school: , {at school} as well], and {friend.he} always said it in a whisper you could hear [city: all over {city} | in the next street].

“WE’LL TELL HER IT ISN’T HOT,” whispered {friend}. {Friend.He} marched up to the big front lamps. “Good afternoon. There are no candles. There is only a cake with some sticks.”

“What’s on the end of the sticks?” asked {engine}.

{Friend} thought. “Yellow,” {friend.he} said.

{Elder} carried the cake to the garden table[adult: , and {adult} brought the matches]. {Elder.He} lit the first candle.

Whoosh!

When they had wiped their eyes, the cake was in the apple tree.

“You said it would be yellow,” said {engine}. “It was yellow. You never said it was hot.”

# up-the-tree
{Child’s} chin shook. {Child.He} {child.was} sad right down to {child.his} wet socks. {Elder} wrapped {child.him} in a towel.

“I’ll get another cake,” said {elder.short}. “{@spare}”

“I’LL GET THAT ONE,” whispered {friend}.

Up {friend.he} went[sport: , as if trees were a kind of {sport}]. {Friend.He} got the cake. {Friend.He} took a bite. Then {friend.he} looked down.

“{child}?” said {friend}. It was a real whisper this time. “I can’t make my legs go.”

Oh no! The branch gave a creak.

# only-hot
{Elder} held out the towel underneath. “{engine}! Your ladder!”

But {engine} had pulled her hose right in. “Is the tree hot?” she asked.

“No!”

“Then I’m no use,” said {engine}. “I only do hot. If nothing’s on fire, I’m just a big red thing in the way.”

So that was it. {child} put both hands on {engine’s} cold bumper.

“You’re not in the way,” {child.he} said. “You’ve got the longest ladder in the world, and my best friend’s up there. I can’t reach. You can.”

{engine’s} lamps came on, one and then the other.

“Somebody must back me up to the tree,” she said.

# beep-beep
“Stand aside,” said {elder}. {Elder.He} rolled up {elder.his} sleeves and climbed behind the wheel. {@reverse} Beep, beep, beep[music: , in time to {music}], round the [us: laundry | washing][elder2:  that {elder2} had hung up], between two flowerpots, and stop.

“Left a bit!” called {child}, pointing with {child.his} whole arm. “Up! Up! Gently! Stop!”

The ladder touched the branch as softly as a spoon. {Elder} climbed up, took {friend} round the middle and brought {friend.him} down, one rung at a time, with the cake held high[athlete: , like {athlete} with a cup].

“I saved it,” said {friend}. “Most of it.”

“I saved you,” said {engine}. “And you weren’t even hot!”

# one-left
They put the spare cake on the table. {child} stood between it and the hose.

“{engine},” {child.he} said, “I’ll blow. You watch. If I miss one, it’s yours.”

{Elder} lit {age} candles. {engine} trembled, but she kept her hose in. {child} blew until all but one were out. Then {child.he} stopped, though {child.he} had some puff left.

“Oh dear,” said {child}. “I’ve missed one.”

Plip, went {engine}. It was one single drop, and it landed just right.

# come-and-be-with-us
Afterwards it grew cool in the yard. {engine} stood by herself under the tree with leaves on her roof.

{Elder} put {elder.his} head out of the window. “{engine},” {elder.he} called, “the kettle’s on.”

The hose began to rise.

“No,” said {child}. “It means come and be with us.”

{engine} rolled up to the kitchen wall and laid her hose along the sill. {Elder.short} filled a bucket for her with warm water and a splash of milk. [pet.dog: {Pet} lay down against a wheel, which was warm but not hot. ][pet.cat: {Pet} lay down on the hose, which was warm but not hot. ][pet.other: {child} had a great deal to tell {pet}. ]They all sat and drank their tea[adult: , {adult} too], and {friend} picked leaves out of {friend.his} cake.

# @yard
the yard next door, where old {elder} lived
## if elder
the yard where {elder} was helping out that week

# @spare
I drove a bus for thirty years. I always carry a spare.
## if elder
When there’s a fire engine about, I always bake a spare.

# @reverse
Nobody could reverse like {elder}.
## if elder
{Elder.He} did it as if {engine} were full of eggs.
