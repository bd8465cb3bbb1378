title: Leg Coming Through
title: Only a Nee
title: That’s the Scarf
guest friend: Nina (she), Toby (he)
guest chief: Bev (she), Dot (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever carries the leg is {adult}, else the grandparent, else {minder}: @m. A grandparent beside them is whoever there is in the way, and points. The dog is after the crisps; any other animal stays at home and is told everything.

# the-driving-seat
{child} was {age}, and today {child.he} {child.was} going to the fire station open day[city:  {in city}] with {@party} and [!friend.known: {child.his} best friend, ]{friend}.[pet.dog:  {Pet} came too, because {friend} had [us: chips | crisps] in {friend.his} pocket.] {child} wanted to sit in the driver’s seat of a real fire engine.[school:  {Child.He} had talked of nothing else {at school}.]

But whoever sat there had to press the siren, and {child} was frightened of the siren. It went right through {child.him}, from {child.his} teeth to {child.his} tummy. Last year {child.he} had hidden behind the [us: trash cans | bins] until it stopped, and told {friend}, “I needed the [us: bathroom | loo].”[pet & !pet.dog:  Only {pet} had heard the truth.]

# nearly
“I was nearly a firefighter, you know,” said {@m}, as they walked along.[music:  {@He} was humming {music}.]

“How nearly?” said {friend}.

“Very,” said {@m}. “I had the [us: boots | wellies].”

# ive-got-a-leg
The fire engine stood in the yard, red and shining, with a firefighter called {chief} beside it.

“Who’s first?” said {chief}. “Hop up and give us a nee-naw!”

{child’s} tummy turned right over.

“I can’t,” {child.he} said. “I’ve got a leg.”

“You’ve got two,” said {friend}.

“One of them hurts.”

It was a small lie, and {child} thought that was the end of it. But {child.he} had forgotten about {@m}.

# leg-coming-through
{@M} dropped to {@his} knees. “Which leg?[sport:  Not the one for {sport}?]”

“That one,” said {child}.

{@M} pulled off {@his} long woolly scarf and wound it round and round the leg until it looked like a giant [us: hot dog | sausage roll]. Then {@he} pressed it with one finger.

“Does it hurt here?”

“Yes,” said {child}.

“That’s the scarf,” said {friend}.

{@M} picked {child} up. “Stand back, please!” {@he} called[!elder / !elder2 & !adult: , though there was nobody in the way. “Leg coming through!” | . “Leg coming through!” There was nobody in the way but {@beside}]

{@He} carried {child} over to {chief}. “This child has a leg,” said {@m}. “It’s gone terribly thick.”

“That’s the scarf,” said {friend}.

{chief} looked very serious. “How did it happen?”

“How did it happen?” {@m} asked {child}.

{child} thought as fast as {child.he} could. “Slowly,” {child.he} said.

“Then we’ll drive to the hospital in the engine,” said {chief}. “And because our patient is as brave as [athlete: {athlete} | a lion], I’ll put the siren on, all the way there.”

# the-bins
Before {child} could say a word, {@m} had set {child.him} down in the driver’s seat, while {chief} fetched her helmet. {child} was exactly where {child.he} had always wanted to be, and {child.he} wanted to get out.

{Friend} climbed up next to {child.him}. {Friend.He} looked at {child’s} face.

“It’s not your leg,” {friend.he} said. “It’s like the [us: trash cans | bins].”

“What [us: trash cans | bins]?”

“Last year. I saw your shoes sticking out.”

“You never said.”

“You said it was the [us: bathroom | loo],” said {friend}. “So I said it was the [us: bathroom | loo].”

# not-my-leg
{chief} leaned in at the window and stretched out a finger towards the big red button.

{child} jumped up. {Child.He} stood on the seat, on both legs, and {child.he} shouted, “It’s not my leg! It’s the noise! I’m frightened of the noise!”

{chief’s} finger stopped.

“So the leg’s all right?” said {@m}.

“Yes, {@m}.”

“And the other one?”

“They’re both fine, {@m}.”

“Oh, thank goodness,” said {@m}, and {@he} had to hold on to the door.

{child} waited for somebody to laugh. But {chief} only took her finger away.

“I don’t like it either, when it comes up behind me,” she said. “But this one starts when you press it, and it stops when you let go.”

# run-out-of-hands
{child} sat down. {Child.He} needed one hand for the wheel and one hand for the button. But {child.he} needed two for {child.his} ears.

“I’ve run out of hands,” {child.he} said.

“Have mine,” said {friend}, and put them over {child’s} ears. They were warm, and they smelled of [us: chips | crisps].[pet.dog:  Down on the ground, {pet} stood up on {pet.his} back legs to be near them.]

{child} took a big breath. {Child.He} pressed, and {child.he} let go.

“Nee!” said the fire engine, and stopped.

{child} looked round. Everything was still there.

# only-a-nee
“That was only a nee,” said {friend}. “Where’s the naw?”

So {child} pressed again, and this time {child.he} held on until {child.he} felt like stopping. “Naaaaaaaaw!” Then {child.he} laughed so much that the wheel shook.[pet & !pet.dog:  {Pet} would have to be told about this.]

“{@M}!” {child.he} called.

But {@m} wasn’t there. {@Pointed} pointed. Across the yard, two much larger shoes were sticking out from behind the [us: trash cans | bins].

“{@M}?” said {child}.

“I needed the [us: bathroom | loo],” said {@m}.

{@He} came out, rather pink. “Well,” {@he} said, “why do you think I was only nearly a firefighter?”

# the-long-way
They went home the long way, with {child} up on {@ms} shoulders, because {@m} said you couldn’t be too careful with a leg. {Friend} wore the scarf.[pet.dog:  {Pet} had finished the [us: chips | crisps].][elder & adult & !elder2:  {Elder} went in front, to see that nobody was in the way.][elder2 & adult:  {Elder} and {elder2} went in front, to see that nobody was in the way.][elder2 & !adult:  {Elder2} went in front, to see that nobody was in the way.]

# two-hands
At the corner they heard a siren, far away and coming closer. {child} felt {@ms} shoulders go stiff.

{child} had only two hands. {Child.He} reached down and put them over {@ms} ears.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @party
{minder}
## if adult & !elder
{adult}
## if adult & elder
{adult}, {elder}
## if adult & elder & elder2
{adult}, {elder}, {elder2}
## if elder & !adult
{elder}
## if elder & elder2 & !adult
{elder}, {elder2}

# @pointed
{friend}
## if elder & adult
{elder}
## if elder2 & adult
{elder}
## if elder2 & !adult
{elder2}

# @beside
{elder}. {Elder.He} stood back.
## if elder2 & adult
{elder} and {elder2}. They stood back.
## if elder2 & !adult
{elder2}. {Elder2.He} stood back.
