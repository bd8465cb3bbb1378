title: With Me
title: One Step to the Left
title: Page Nine
guest ravi: Ravi (he), Casper (he)
guest aldous: Mrs Aldous (she), Mrs Quayle (she)
guest minder: Mrs Pocock (she), Mrs Moss (she)

% “With me” is said by {ravi} all the way and once by {child}. A ticked friend is at the old school, and there by a loud jumper; {ravi} must be a stranger. Who comes to the gate: {@m}, and {elder} or a dog stays there all day. A cat keeps to the edges until the grass.

# sign-here
On {child’s} first day [school: {at school}|at the new school], a boy with a clipboard was waiting at the gate.

“{child}? I’m {ravi}. I’m your buddy.” He looked at his watch and wrote something down. “I’m responsible for you till quarter past three.”

“I’m {age},” said {child}.

“So am I. Sign here, please.”

He held up the form. “{child} is with {ravi} till quarter past three,” it said. {@M-first} had wanted to say something tender, but signed instead.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay down outside the gate and wouldn’t be moved, so {@m} had to sit on the bench. | [elder:  Then {elder.short} sat down on the bench by the gate, just for a minute.]]

# edges
All {child} wanted from {child.his} first day was for it to pass without anyone noticing. {Child.He} would walk at the edges of things.[pet.cat:  {Pet}[!pet.known: , {child.his} cat,] who had come along, always did.][friend:  {Friend}, {child.his} best friend at the old school, always walked down the middle. {Friend.He} had handed over {friend.his} loudest [us: sweater | jumper] for it, and wanted to hear everything.]

{ravi} had a plan as well. His had twelve pages.

# the-tap
“This is {child},” he said to the lady in the office. “{@Shes} new. {@Shes} with me.[friend:  The [us: sweater | jumper] is {friend’s}.]” He said it to the [us: janitor | caretaker]. He said it to a whole corridor of [us: fourth graders | Year Fours]. He said it to the goldfish. “That’s the radiator that burns you. That’s the tap that spits.” He stopped in front of the tap. “This is {child},” he told it. “{@Shes} with me.”

The tap spat. It got {child} from collar to knee.

“It does that to everyone,” said {ravi}. “It’s quite a good sign.”

# peas
By [us: recess | break], the entire school knew {child.his} name[city: , and possibly the whole of {city}]. By lunch, it knew {child.he} didn’t like peas, because {ravi} had announced it through the [us: kitchen window | hatch] so that {child} wouldn’t have to. Every time he said it, {child’s} face went hot and both shoulders went up, and there he’d be, one step to the left, like a very small policeman.

“Could you stop saying it?” said {child}.

“Saying what?”

“That I’m with you.”

“But you are,” said {ravi}.

# the-cupboard
So when he turned round to tick off the [us: lunch | dinner] trays, {child} slipped through the nearest door and shut it. It was the [us: gym closet | PE cupboard]. It was dark.[pet.cat:  {Pet} was in there already.] {Child.He} sat down in the middle of the hoops[friend: . {Child.He} pulled {friend’s} [us: sweater | jumper] over {child.his} knees], and nobody said hello to {child.him}[sport:  or asked if {child.he} wanted to {play sport}]. [music: Behind the wall somebody was picking out {music} on a piano. ][elder2: {Elder2} had sent a [us: cookie | biscuit] along. ]It was the best minute of the day. {Child.He} had another, and another.[!friend & !pet.cat & !elder & !pet.dog:  {Child.He} might even have shut {child.his} eyes.]

# the-whole-school
A bell went. It was the end of lunch, {child} supposed. There were feet, hundreds of them, and then there weren’t any.

When {child} opened the door, the hall was empty.[!friend & !pet.cat & !elder & !pet.dog:  So was the corridor.] {Child.He} came out by the glass doors, and stopped.

The whole school was on the field. All two hundred and forty of them stood in lines, and all the teachers, and the cooks in their white hats, and the [us: janitor | caretaker] holding the goldfish. [elder: Out at the gate, {elder.short} was standing on the bench. ]Nobody was talking. They were all looking at the building.[pet.dog:  Only {pet} was looking at {child}.] In front of them, by himself, stood {ravi}. He had lost his clipboard, and he was as white as paper.

# lost
“I’ve checked the [us: bathrooms | toilets],” he was saying. “I’ve checked them twice. {@Shes} got a wet front and doesn’t like peas. I looked away. I only looked away to do the trays. So I pulled the bell so that everyone could help. Nobody must go in till we’ve got {child.him}, Miss. {Child.He} {child.does}n’t know where anything is.”

“You set off the fire alarm?” said {aldous}, the [us: principal | head]. “For one child in the wrong room?”

“{@Shes} not in the wrong room,” said {ravi}, and his voice cracked down the middle. “{@Lost}”

# the-grass
{child} stood behind the glass. {Child.He} could stay there.[pet.dog:  {Pet} wouldn’t tell.][pet.cat:  {Pet} was going to.]

Instead, {child.he} pushed the door open. It squealed. Two hundred and forty heads turned, and the goldfish. It was everything {child} had been afraid of, and there was an awful lot of grass to cross. [friend: {Child.He} crossed it in {friend’s} [us: sweater | jumper]. ]{Child.He} crossed it, right down the middle, with {child.his} wet front, and {child.he} didn’t stop until {child.he} {child.was} standing next to {ravi}, one step to the left.[pet.cat:  After {child.him} came {pet}, tail straight up, in the middle of everything.]

# hes-with-me
“It wasn’t his fault,” {child} said. It came out squeaky, so {child.he} said it again for the back row. “I hid. I was in the [us: gym closet | PE cupboard]. I didn’t want to be new any more. He’s the only one who noticed I’d gone.” {Child.He} turned to {aldous}. “This is {ravi},” said {child}. “He’s with me.”

# a-record
{aldous} looked from one to the other for quite some time.

“{ravi},” she said, “that bell is for fires, and for nothing else. Next time you come to me, and I’ll help you look.”

“Yes, Miss,” said {ravi}.

“As for the rest of you, we have just emptied this school in two minutes and eight seconds, which is a record. Well done, everybody. Inside, please.”[elder: 

Out at the gate, {elder.short} sat down again.]

# page-nine
They walked back together, last of all.

“The [us: gym closet | PE cupboard] is on page nine,” said {ravi} after a bit. “We hadn’t got to it.”

“It’s nice in there.”

“I know,” said {ravi}. “It’s where I go.”

{child} looked at him. {Child.He} laughed, and then {ravi} did, and it was hard to stop. At the tap they both jumped[athlete:  further than {athlete}], and it spat and missed.

# one-of-them
At quarter past three, he brought {child} to the gate. {@M} was [pet.dog / elder: still on the bench | there].[pet.dog:  {Pet} got up at last.] [elder: {Elder.short} had found {ravi’s} clipboard in the grass | {ravi} had found his clipboard]; there was a footprint on it.

“One {child}[pet.cat: . One {pet}],” [elder: said {ravi} | he said]. “Sign here, please. Then I’m not responsible any more.”

He had to look down to say it. {@M} took the pen, but {child} got there first, crossed out “till quarter past three”, wrote something above it, and gave the board back to him. Then {child.he} took {@of-m} hand, and they went off under the yellow trees, and {child} told {@m-him} everything from the beginning.[friend:  {Friend} was next.][pet.other:  {Pet} would have to have it all again at home.]

# wet-letters
{ravi} stood at the gate and read it. “{child} is with {ravi},” said the form, and next to that, in big wet letters, “tomorrow as well.”

# @Shes
{child’s}
## if child.she
She’s
## if child.he
He’s

# @Lost
{child’s} lost. And {child} was with me.
## if child.she
She’s lost. And she was with me.
## if child.he
He’s lost. And he was with me.

# @M-first
{minder} from next door
## if adult & !elder
{Adult}
## if elder
{Elder}

# @M
{minder}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @of-m
her
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @m-him
her
## if adult & !elder
{adult.him}
## if elder
{elder.short}
