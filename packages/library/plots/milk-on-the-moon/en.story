title: The Bus with Two Drivers
title: Milk on the Moon
title: Ding Ding!
guest friend: Lily (she), Ned (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The passenger (@a) is {adult}, else the grandparent, else {minder}; a grandparent beside that one sits on the moon already. “Ding ding” is for both of you to say.

# two-drivers
{child} had a bus. It was a big cardboard box with wheels drawn on, and it stood on the kitchen floor.[pet.dog:  {Pet}[!pet.known:  the dog] wanted to sit in it.][pet.cat:  {Pet}[!pet.known:  the cat] wanted to sleep in it.] [!friend.known: {child’s} best friend ]{friend} had come to play[school:  after a day {at school}]. But {child} wanted to drive the bus, and {friend} wanted to drive the bus too.

“Ding ding!” said {child}. “I’m driving.”

“Ding ding!” said {friend}. “I’m driving.”

# excuse-me
{@First} came along with a shopping bag. “Excuse me,” said {@a}. “Does this bus go to the [us: store | shops]?”

“Yes,” said {child}.

“No,” said {friend}. “It goes to the moon.”

“Oh,” said {@a}. “Do they have milk on the moon?”

“No!” said {child}.

“Yes!” said {friend}.

# rrrrip
“It’s my bus!” shouted {child}, and {child.he} pushed {friend}.

“I’m driving!” shouted {friend}, and {friend.he} pulled the bus.

{child} pulled it to the [us: store | shops]. {Friend} pulled it to the moon. And the bus went rrrrrrip.

{child} sat down, bump, with half a bus. {Friend} sat down, bump, with the other half.

“You broke it!” said {child}.

“You broke it!” said {friend}.

“Go home, {friend}!”

“I am going home!” said {friend}, and {friend.he} stamped out into the hall to put {friend.his} [us: rain boots | wellies] on.

# very-cross
{child} was [us: mad | cross] all the way down to {child.his} socks. {@A} sat down on the floor and held out both arms, and {child} climbed in.

“I’m [us: mad | cross],” {child.he} said.

“You’re very [us: mad | cross],” said {@a}. “I can feel it through your [us: sweater | jumper].”

And then the [us: mad | cross] turned into crying.

“I don’t want {friend} to go home,” {child.he} said.

# wrong-feet
{Child.He} looked into the hall. {Friend} had the [us: rain boots | wellies] on. They were on the wrong feet, and {friend} was crying too, with one hand on the door.

{child} got up. {Child.He} stepped into {child.his} half of the bus and held it round [child.name: the middle | {child.his} tummy], and {child.he} walked out into the hall.

“Ding ding,” said {child}, very quietly.

{Friend} didn’t look.

“Ding ding,” {child.he} said. “Sorry I pushed, {friend}.”

{Friend} looked a little bit. “Sorry I ripped,” {friend.he} said.

# half-each
“Will you get on my bus?”

“No,” said {friend}. “I’m a driver.”

Oh dear. {child} looked at {child.his} half of the bus. Then {child.he} looked back at the other half, all alone on the floor. {Child.He} went to fetch it. {Child.He} couldn’t carry it, so {child.he} pushed it [child.name: bottom first | with {child.his} bottom], all the way to {friend}.

“You drive that one,” {child.he} said.

{Friend} climbed in, [us: boots | wellies] and all[athlete: , as quick as {athlete}].

“Ding ding!” said {friend}.

# two-fronts
So now the bus had two fronts, one for {child} and one for {friend}. And in the middle there was just room for {@a}.

“Excuse me,” said {@a}. “Does this bus go to the [us: store | shops]?”

“Yes,” said {child}.

“And then it goes to the moon,” said {friend}.

“Lovely,” said {@a}. “I’ll get the milk on the way.”

# hold-tight
First {child} drove[city:  all through {city}] to the [us: store | shops], which was the fridge, and {@a} got the milk. Then {friend} drove [sport: round {sport.thing} ]to the moon, which was the sofa, and {@a} had to go the whole way backwards.[pet.other:  They waved to {pet} on the way. {Pet} had no ticket.][music:  The drivers sang {music}.]

“I think I’m going to be bus-sick,” said {@a}.

“Hold tight, please,” said both the drivers.

# on-the-moon
[elder & adult & !elder2: {Elder} was sitting on the moon already, with the newspaper. {Elder.He} moved up.

][elder2 & adult: {Elder} and {elder2} were sitting on the moon already, with the newspaper. They moved up.

][elder2 & !adult: {Elder2} was sitting on the moon already, with the newspaper. {Elder2.He} moved up.

]On the moon they had milk, and a [us: cookie | biscuit] each.[pet.dog:  {Pet} got into the bus and sat up straight, like a passenger.][pet.cat:  {Pet} got into the bus and went to sleep.]

# bye-bye-driver
Then it was time for {friend} to go home. {child} helped {friend} with the [us: boots | wellies], and this time they were on the right feet.

“Bye-bye, driver,” said {child}.

“Bye-bye, driver,” said {friend}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}
