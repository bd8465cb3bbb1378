title: Happy Tuesday
title: On or Off?
title: Not Aware of Any Ages
guest friend: Leo (he), Maya (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever bakes is {adult}, else the grandparent, else {minder}. A second grown-up swears too, and is at the gate.

# a-normal-tuesday
The year that {child} turned {age}, {child.his} voice began doing things[child.she:  whenever anybody looked]. It would go along quite normally and then drop down a cellar, or shoot out through the roof[!child.she: , in front of anybody]. So a week before {child.his} birthday {child.he} sat {@first} and [!friend.known: {child.his} best friend ]{friend} down at the kitchen table and laid down the law.

“No singing,” said {child}. “[music: Not even {music}. ]No cake, no cards, no fuss. I want a completely normal Tuesday.”

“What if you change your mind?” said {@m}.

“If I say I’ve changed my mind, don’t believe me. I’ll only be being polite.” {child’s} voice went through the roof on “polite”, which rather proved the point. “Swear.”

{@swore} {Friend}, who had once kept a secret so well that {friend.he} forgot it, swore twice.

# like-lamps
It was because of last year. Last year, in the café at the [us: swimming pool | swimming baths][city:  {in city}], {@m} had started singing and every single table had joined in, and {child} had stood there in a towel with all those faces turned on {child.him} like lamps, until {child.he} ran. {Child.He} still thought about it in bed.

# tuesday-flour
On Tuesday morning {@m} was at the [us: stove | cooker] with {@his} back to the door.

“Happy,” {@he} said, and stopped. {child} saw {@s} shoulders go up and come slowly down again. “Happy Tuesday.”

“Thanks,” said {child}. “You’ve got flour on your forehead.”

“It’s Tuesday flour,” said {@m}.

{@pet-fuss}

# not-a-wink
{Friend} was waiting at the corner. “Happy Tuesday,” {friend.he} said, and {friend.he} talked about {@topic} the whole way to [school: {school}|school]. There wasn’t a wink or a nudge. There was nothing on {child’s} back except a bag.

# any-ages
It was working, and by lunchtime {child} had found out something awful, which was that {child.he} hated it. Nobody looked. Nobody knew. {Child.He} felt like a [us: package | parcel] that had been left behind a [us: trash can | bin]. All week {child.he} had been saying that {child.he} didn’t want any fuss, and all week, it turned out, some small and stupid part of {child.him} had been waiting to be told, “Well, tough, you’re getting some.”

“It’s odd,” {child.he} said to {friend}, over the [us: fries | chips]. “Being this age.”

“What age?” said {friend}.

“You know what age.”

“I’m not aware of any ages,” said {friend}, looking at the ceiling.

“What’s the date today, {friend}?”

“I’d rather not say.”

# three-layers
After school {friend} had to dash off somewhere, so {child} walked home alone. {Child.He} opened the front door, and the whole house smelled of chocolate.

{@M} was at the sink, [us: washing | washing up] an enormous bowl. When {@he} saw {child’s} face {@he} went to pieces.

“I woke up at five and my hands just made one,” {@he} said. “I couldn’t stop them! It had three layers. But it’s all right, you were never meant to know. {Friend’s} getting rid of it.”

“Getting rid of it where?”

“The [us: senior citizens’ | pensioners’] choir,” said {@m}. “They’ll eat anything.”

Through the window {child} saw the bus draw in at the stop beside their gate. {Child.He} saw {friend} get on it, with a big white box in both arms.

# on-or-off
{child} dropped {child.his} bag and ran. The doors were closing when {child.he} got there, but they sighed and opened again, and the driver, a large woman in sunglasses, looked down at {child.him}.

“On or off, [us: honey | love]?”

“{Friend},” said {child}. “Give it back. I want it.”

{Friend} was in the very front seat, holding on to the box like a [us: life preserver | lifebelt]. {Friend.He} looked miserable.

“I can’t,” {friend.he} said. “You said that if you changed your mind we weren’t to believe you.”

“But I really have!”

“That’s just what you’d say if you were being polite.”

“I’m not being polite! I’m telling you the truth!”

“I swore twice, {child},” said {friend}. “How am I supposed to know?”

“On or off?” said the driver.

# to-be-polite
The doors began to hiss. All down the bus, the faces had lifted from their phones and their shopping, and they were turning on {child}, one after another, just like lamps. {child} wanted to step down and let it go. In all the world there was only one thing that {child.he} would never do to be polite.

# the-yellow-pole
{Child.He} took hold of the yellow pole, looked at {friend}, and sang.

“Happy birthday to me,” sang {child}. It started in the cellar. On the second “birthday” it went out through the roof, and a baby at the back began to cry, but {child} kept hold of the pole and kept on. “Happy birthday, dear…”

There {child.he} stuck, because nobody can call themselves dear.

{Friend} had got up, box and all. {Friend.His} chin wasn’t quite steady.

“{Child},” sang {friend}.

# an-octave-down
Then the driver switched off her engine and came in on the last line, an octave down, and so did the shopping bags and the phones and, very nearly, the baby. All those faces were on {child}. The odd thing was that they were warm. Last time {child.he} had run too soon to find out.

“Nobody ever sings on a Tuesday,” said the driver, wiping her sunglasses. “Now take your cake and get off my bus. I’m late.”

# since-breakfast
They carried it back between them, one on each side. {@gate}[pet.dog:  {Pet} got there first, and made a fuss of everybody.][pet.cat:  {Pet} sat on the gatepost, and pushed {pet.his} head into {child’s} hand. That was fuss.][pet.other:  {Pet} would have to be told.]

“Happy Tuesday,” said {child}.

“Happy birthday,” said {@m}, who had been holding it in since breakfast.

# @swore
{@M} swore.
## if elder & adult & !elder2
{Adult} and {elder} swore.
## if elder2 & adult
{Adult} and {elder} and {elder2} swore.
## if elder2 & !adult
{Elder.short} and {elder2} swore.

# @topic
goalkeepers
## if sport
{sport}
## if athlete
{athlete}
## if sport & athlete
{sport} and {athlete}

# @pet-fuss
[pet.dog: {Pet}[!pet.known:  the dog], who had sworn nothing, made a terrible fuss of {child.him}, but {pet.he} did that every morning.][pet.cat: {Pet}[!pet.known:  the cat], who had sworn nothing either, made no fuss at all, but {pet.he} never did.][pet.other: {Pet} had been told about it too, and could be trusted completely.]

# @gate
{@M} was standing at the gate with both hands over {@his} mouth. {@He} must have heard every note.
## if elder & adult & !elder2
{Adult} and {elder} were standing at the gate with their hands over their mouths. They must have heard every note.
## if elder2 & adult
{Adult}, {elder} and {elder2} were standing at the gate with their hands over their mouths. They must have heard every note.
## if elder2 & !adult
{Elder.short} and {elder2} were standing at the gate with their hands over their mouths. They must have heard every note.

# @first
{minder}
## if adult
{adult}
## if elder & adult & !elder2
{adult}, {elder}
## if elder2 & adult
{adult}, {elder}, {elder2}
## if elder & !adult & !elder2
{elder}
## if elder2 & !adult
{elder}, {elder2}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
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
