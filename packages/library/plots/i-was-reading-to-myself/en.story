title: I Was Reading to Myself
title: And There Stood …
title: Knock, Knock, Knock
guest minder: Uncle Ned (he), Uncle Rob (he)
guest giant: Keith (he), Trevor (he)

% Whoever reads (@a) is {adult}, else the grandparent, else {minder}. “I was reading to myself” is said the same each time. Do snore.
% One rule: {@a} always falls asleep at the same word.

# never-further
Every night {@first} read to {child}. And every night {@a} fell asleep first.[pet.dog:  Even {pet}[!pet.known: , {child’s} dog,] came second.]

It wasn’t the book’s fault. It was a very good book, about a troll who pulled a cart up a mountain, in the middle of the night, in the rain. Right at the top was a house, and the troll knocked at the door.

“Knock, knock, knock,” read {@a}. “And the door opened. And there stood …”

They had never got any further, because that was where {@he} fell asleep.[friend:  Every day {friend}[!friend.known: , {child’s} best friend,] asked who it was that stood there.]

# winter-tyres
On Monday {child} had given {@him} a poke. “Who stood there?”

“Four [us: snow | winter] [us: tires | tyres],” said {@a}.

“Is that what it says?”

“What?” said {@a}, and opened {@his} eyes. “Yes. No. Where were we?”

“You were asleep!”

“I wasn’t asleep,” said {@a}. “I was reading to myself.”

On Tuesday it was two bottles of milk. And a lettuce.

“You were asleep!”

“I wasn’t asleep,” said {@a}. “I was reading to myself.”

# somebody-called
And on Wednesday it was somebody called {giant}.

“{giant} who?” said {child}.

“He’s cross,” mumbled {@a}. “He wants his cart back.”

“Nobody in a story is called {giant}!” said {child}. “You were asleep!”

“I wasn’t asleep,” said {@a}. “I was reading to myself.”

# like-a-horse
But now it was Thursday, and tonight {child} meant to find out who stood there.

“Tonight you’re reading standing up,” {child.he} said.[adult & elder:  It was {elder}[elder2:  and {elder2}] who had thought of it.][!adult & elder2:  It was {elder2} who had thought of it.]

So {@a} stood on the rug and read. {@He} read about the troll, and about the cart.[music:  {@He} hummed a bit of {music}, to keep awake.] Then {@he} leaned a little to the left. Then {@he} leaned a lot. Then {@he} snored, with {@his} head against the wardrobe, like a horse.

“Wake up!” shouted {child}.

“I was reading to my …” said {@a}.

# crunch
So {child} fetched a bowl of cold water, and {@a} had to put {@his} feet in it.

“EEEEK!” said {@a}.

And {@he} had to have a carrot, because nobody can sleep and crunch.[school:  They had tried it {at school}.]

“A troll,” read {@a}. Crunch! “Pulled a cart.” Crunch! “Up a mountain.” Crunch! Bits of carrot flew all over the troll.

They got as far as the house.

“Knock,” read {@a}. Crunch! “Knock.” Crunch! “Knock. And the door opened. And there stood …”

{child} waited for the crunch. There wasn’t one.

# underneath
{@A} toppled over backwards on the bed, with {@his} feet in the bowl and the carrot sticking straight up. And underneath {@him} was the book.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay down on top.]

Oh no!

{child} pulled at the book.[sport:  {Child.He} pulled harder than anybody does in {sport}.] But you can’t get a book out when somebody is asleep on it.[athlete:  Not even {athlete} could.][pet.dog:  {Pet} pulled at the [us: blanket | duvet], but the other way.]

“Who stood there?” shouted {child}.

“Zzzz,” said {@a}.

[friend: And tomorrow {friend} would ask again.

]
# come-in
{child} was so cross that {child.his} eyes stung. Four nights {child.he} had waited. If {@a} couldn’t read it, somebody else would have to. {child} lay down close to {@s} ear, and made {child.his} voice dark and slow, just like {@hers}.

“A troll,” said {child}, “pulled a cart up a mountain. In the middle of the night. In the rain.”

“Zzzz,” said {@a}.

{child} knocked on {@s} forehead. Knock, knock, knock.

“Come in,” said {@a}, fast asleep.

“And the door opened,” said {child}. “And there stood …”

And there {child.he} stopped.

# one-eye
{@A} stopped snoring. {@He} lay and waited. Then {@he} opened one eye.

“Who?” said {@a}.

{child} said nothing.

“Who stood there?” And {@he} opened the other one.

“I don’t know,” said {child}. “You’re lying on it.”

# wide-awake
Up shot {@a}, and the water splashed. {@He} brushed the carrot off the troll, and read so loudly that they heard it in the kitchen[city: , if not all over {city}]:

“And the door opened! And there stood …” {@He} turned the page. “No! {Child}! Do you know who it is?”

[adult & elder: “Who?” called {elder.short} from the kitchen.

][!adult & elder2: “Who?” called {elder2} from the kitchen.

]{child} didn’t answer. {Child.He} lay with one cheek on the pillow and {child.his} mouth open.[pet.other:  The only one listening was {pet}.]

“{Child}?” whispered {@a}. “Are you asleep?”

“I’m reading to myself,” mumbled {child}.

And {@a} sat there, feet in the bowl, and read the book to the end.

# on-wednesday
In the morning {child} came running into the kitchen.

“Who stood there?”

{@A} had waited all night for that.

“{giant},” {@he} said.

“{giant}?”

“A giant. He was cross. He wanted his cart back.”

{child} thought about it.

“But that’s what you said on Wednesday.”

“There you are. {@Awake},” said {@a}. “I was reading to myself.”

# @Awake
I wasn’t asleep

# @first
{minder}
## if elder & !adult
{elder}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @s
{minder’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}

# @he
he
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @him
him
## if elder & !adult
{elder.him}
## if adult
{adult.him}

# @his
his
## if elder & !adult
{elder.his}
## if adult
{adult.his}

# @hers
{minder’s}
## if elder & !adult
{elder.short’s}
## if adult
{adult’s}
