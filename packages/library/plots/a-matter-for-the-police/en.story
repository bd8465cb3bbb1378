title: A Matter for the Police
title: Whose Ear?
title: We Confess
guest pet: Rags (he), Crumbs (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% @a is {adult}, else the grandparent, else {minder}. The dog is the family’s own, else one they are looking after. The drill is {elder’s} where there is another grown-up, else next door’s.

# the-ear
On Wednesday {child} had [school: come home from {school} and ]accidentally knocked the ear off {@s1} yellow mug. It was a fat mug with a face, which you held by the ear, and {@a} drank coffee out of it every morning. {Child.He} hadn’t said anything. {Child.He} had hidden the mug behind the flour and buried the ear in the flower bed, while {@pet} watched. On Thursday {@a} had searched all the cupboards and said, “This is a matter for the police.”

And now it was Friday, and there was a police car outside the house.

{@A} said that about everything. [elder2 & !adult: A sock that {elder2} had lost was a matter for the police.|A lost sock was a matter for the police.] When [friend: {friend}, {child’s} best friend,|somebody] had eaten the last of the cheese, that was a matter for the police.[sport:  When {sport.thing} lay in the middle of the hall, that was a matter for the police.][music:  When {@a} couldn’t get {music} out of {@his} head, that was a matter for the police.] But a police car had never come before.

{child} stood at the kitchen window and wished it would go away. It felt as if {child.he} had swallowed a whole potato.

# the-drill
“{@A},” {child.he} said. “Have you called the police?”

“Me?” {@A} came over in {@his} [us: bathrobe | dressing gown] and peeped out. Then {@he} sat down on the floor under the window. “Oh no. They’ve come for me.”

“For you?”

“The drill,” whispered {@a}. “I borrowed it from {@lender} before you were born. I was going to give it back on the Monday.”

“Which Monday?”

“That’s the trouble.”

“{@A}, there’s something I’ve got to tell you,” said {child}.

“I haven’t finished,” said {@a}. “There’s a library book, too[elder2: , on {elder2’s} card]. It’s called The Art of Being on Time.”

# something-yellow
{child} looked out again. Across the road the police officer, a tall woman, was on the phone with her back to them. The back door of the police car was open. And {pet} was in the flower bed, digging so hard that the petals flew.

{Pet} found something yellow. {Pet.He} took it in {pet.his} mouth, lifted {pet.his} nose and sniffed the air. Then {pet.he} ran straight out of the gate and jumped into the police car.

“No!” said {child}.

{Child.He} ran out without any shoes on[athlete: , faster than {athlete}]. {Pet} lay on the back seat, licking {pet.his} lips, and under {pet.his} paw was the ear from {@s} mug. {Pet.He} had handed it in to the police. {child} crawled in to get it. Then {child.he} pulled the door shut, so that nobody would see {child.him}.

Click.

{child} tried the handle. It wouldn’t open. You can’t open the back doors of a police car from the inside. That’s rather the point of them.

# let-go
{@S} face came up in the kitchen window. {@He} saw {child} in the back of a police car. The face disappeared, the front door flew open, and out came {@a} with both arms straight up in the air.

“Let the child go!” {@he} shouted. “Take me instead! The drill’s in the garage!”

The police officer turned round.

“What child?” she said.

{child} banged on the window. Enough was enough. Now {child.he} would say it.

“I KNOCKED THE EAR OFF!” {child.he} shouted.

But the glass was thick.

“What was that?” asked the police officer.

“{Child} says …” {@A} went quite white. “{Child} says {child.he} knocked an ear off.”

“Whose ear?”

“WHOSE EAR?” {@he} shouted at the window.

“YOURS!” shouted {child}.

{@A} felt the sides of {@his} head. Both were still there.

“{Child} is confused,” said {@a}. “{@raised}”

# against-the-glass
{child} sank down in the seat. {Child.He} had told the truth at last, and it had only made things worse. The potato was still there. {Pet} laid {pet.his} chin on {child’s} knee and pushed out {pet.his} paw, and there was the ear, yellow and muddy and a little bit licked.

So {child} picked up the ear. {Child.He} wiped it on a sleeve, and then {child.he} pressed it to the window, right in front of {@s} nose, and held it there. {Child.His} hand shook, but {child.he} held it.

{@A} bent down. {@He} looked at the ear. {@He} lowered {@his} arms.

“My ear,” {@he} said.

# it-was-me
The police officer opened the door, but {child} didn’t get out.

“It was me,” said {child}. “I dropped it on Wednesday. I was going to tell you [us: right away | straight away], but I didn’t, and then it got harder and harder every day.”

{@A} sat down next to {child.him} on the back seat.

“I know,” {@he} said. “That’s exactly how it is with a drill.”

{@He} put an arm round {child}, and {child} cried a little into the [us: bathrobe | dressing gown], and somewhere about there the potato went down.

# we-confess
“Sorry to ask,” said the police officer. “But what do you think I’m doing here?”

{child} and {@a} looked at each other.

“What are you doing here?” said {@a}.

“I stopped to have my breakfast.[city:  It’s the quietest street in {city}.] I put my bacon sandwich on the back seat, and then the phone rang.” She leaned into the car and picked up an empty paper bag. “It was in here.”

{Pet} looked the other way.

“That,” said {@a}, “is a matter for the police.”

“We confess,” said {child}. “[us: Right away | Straight away].”

# both-hands
So the police officer came in and had a new sandwich, with cucumber.[friend:  The cheese had gone into {friend}.] {child} got out the mug from behind the flour, and {@a} poured the coffee. Now that the mug had no ear, {@he} had to hold it in both hands.

“It’s almost better,” {@he} said. “It warms your fingers.”

# the-bell
When the police car had driven off, {@went} with the drill, {child}, {@a} and {pet}. It was {child} who rang the bell. {@A} didn’t quite dare.

# @pet
{pet}, a dog they were looking after that week,
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.dog & breed
{pet} the {breed}

# @lender
next door
## if adult & elder
{elder}

# @went
they went next door
## if adult & elder
they went to see {elder.short}

# @raised
I taught {child.him} everything {child.he} knows.
## if adult
I’m the one who brought {child.him} up.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s1
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}

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
