title: With Me
title: One Step to the Left
title: Page Nine
guest ravi: Ravi (he), Casper (he)
guest aldous: Mrs Aldous (she), Mrs Quayle (she)
guest minder: Mrs Pocock (she), Mrs Moss (she)

% “With me” is said by {ravi} all the way and once by {child}. A ticked friend is at the old school; {ravi} must be a stranger. Who comes to the gate: {@m}.

# sign-here
On {child’s} first day [school: {at school}|at the new school], a boy with a clipboard was waiting for {child.him} at the gate.

“{child}? I’m {ravi}. I’m your buddy.” He looked at his watch and wrote something down. “I’m responsible for you till quarter past three.”

“I’m {age},” said {child}.

“So am I. Sign here, please.”

He held up the form. “{child} is with {ravi} till quarter past three,” it said. {@M-first} had wanted to say something tender, but signed instead.

# edges
All {child} wanted from {child.his} first day was for it to pass without anyone noticing. {Child.He} would walk at the edges of things.[friend:  {Friend}, {child.his} best friend, always walked down the middle, but {friend} was back at the old school.]

{ravi} had a plan as well. His had twelve pages.

# the-tap
“This is {child},” he said to the lady in the office. “{@Shes} new. {@Shes} with me.” He said it to the [us: janitor | caretaker]. He said it to a whole corridor of [us: fourth graders | Year Fours]. He said it to the goldfish. “That’s the radiator that burns you. That’s the tap that spits.” He stopped in front of the tap. “This is {child},” he told it. “{@Shes} with me.”

The tap spat. It got {child} from collar to knee.

“It does that to everyone,” said {ravi}. “It’s quite a good sign.”

# peas
By [us: recess | break], the entire school knew {child.his} name[city: , and possibly the whole of {city}]. By lunch, it knew {child.he} didn’t like peas, because {ravi} had announced it through the [us: kitchen window | hatch] so that {child} wouldn’t have to. Every time he said it, {child’s} face went hot and {child.his} shoulders went up, and there he’d be, one step to the left, like a very small policeman.

“Could you stop saying it?” said {child}.

“Saying what?”

“That I’m with you.”

“But you are,” said {ravi}.

# the-cupboard
So when he turned round to tick off the [us: lunch | dinner] trays, {child} slipped through the nearest door and shut it. It was the [us: gym closet | PE cupboard]. It was dark. {Child.He} sat down in the middle of the hoops[elder & adult:  with the biscuit that {elder}[elder2:  and {elder2}] had sent], and nobody said hello to {child.him}[sport:  or asked if {child.he} wanted to {play sport}]. [music: Behind the wall somebody was picking out {music} on a piano. ]It was the best minute of the day. {Child.He} had another, and another. {Child.He} might even have shut {child.his} eyes.

# the-whole-school
A bell went. It was the end of lunch, {child} supposed. There were feet, hundreds of them, and then there weren’t any.

When {child} opened the door, the hall was empty. So was the corridor. {Child.He} came out by the glass doors, and stopped.

The whole school was on the field. All two hundred and forty of them stood in lines, and all the teachers, and the cooks in their white hats, and the [us: janitor | caretaker] holding the goldfish. Nobody was talking. They were all looking at the building. In front of them, by himself, stood {ravi}. He had lost his clipboard, and he was as white as paper.

# lost
“I’ve checked the [us: bathrooms | toilets],” he was saying. “I’ve checked them twice. {@Shes} got a wet front and doesn’t like peas. I looked away. I only looked away to do the trays. So I pulled the bell so that everyone could help. Nobody must go in till we’ve got {child.him}, Miss. {Child.He} {child.does}n’t know where anything is.”

“You set off the fire alarm?” said {aldous}, the [us: principal | head]. “For one child in the wrong room?”

“{@Shes} not in the wrong room,” said {ravi}, and his voice cracked down the middle. “{@Lost}”

# the-grass
{child} stood behind the glass. {Child.He} could stay there.

Instead, {child.he} pushed the door open. It squealed. Two hundred and forty heads turned, and the goldfish. It was everything {child} had been afraid of, and there was an awful lot of grass to cross. {Child.He} crossed it, right down the middle[friend: , like {friend}], with {child.his} wet front, and {child.he} didn’t stop until {child.he} {child.was} standing next to {ravi}, one step to the left.

# hes-with-me
“It wasn’t his fault,” {child} said. It came out squeaky, so {child.he} said it again for the back row. “I hid. I was in the [us: gym closet | PE cupboard]. I didn’t want to be new any more. He’s the only one who noticed I’d gone.” {Child.He} turned to {aldous}. “This is {ravi},” said {child}. “He’s with me.”

# a-record
{aldous} looked from one to the other for quite some time.

“{ravi},” she said, “that bell is for fires, and for nothing else. Next time you come to me, and I’ll help you look.”

“Yes, Miss,” said {ravi}.

“As for the rest of you, we have just emptied this school in two minutes and eight seconds, which is a record. Well done, everybody. Inside, please.”

# page-nine
They walked back together, last of all.

“The [us: gym closet | PE cupboard] is on page nine,” said {ravi} after a bit. “We hadn’t got to it.”

“It’s nice in there.”

“I know,” said {ravi}. “It’s where I go.”

{child} looked at him. {Child.He} laughed, and then {ravi} did, and it was hard to stop. At the tap they both jumped[athlete:  further than {athlete}], and it spat and missed.

# one-of-them
At quarter past three, he brought {child} to the gate. {@M} was there. {ravi} had found his clipboard; there was a footprint on it.

“One {child},” he said. “Sign here, please. Then I’m not responsible any more.”

He had to look down to say it. {@M} took the pen, but {child} got there first. {Child.He} crossed out “till quarter past three”, wrote something above it, and gave the board back to him. Then {child.he} took {@of-m} hand, and they went off under the yellow trees[pet.dog: , with {pet} the dog in front], and {child} told {@m-him} everything from the beginning.[pet & !pet.dog:  {Pet} would have to have it all again at home.]

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
## if adult
{Adult}
## if elder & !adult
{Elder}[elder2: , who had come with {elder2},]

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @of-m
her
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @m-him
her
## if adult
{adult.him}
## if elder & !adult
{elder.short}
