title: Two Stars
title: I’m with a Guest
title: What’s a Thursday?
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever walks the baby and is the manager (@a): {adult}, else the grandparent, else {minder}. The baby (@it, @him, @its) is he or she where the wish says a brother or a sister, else it.
% The guest that speaks for the baby (@he, @sir, @gent) is a gentleman, a lady, or the Colonel where neither is known. The child, spoken of by the voice, is @c.

# no-thursday
{child} was {age}, and for six weeks there had been {@sib}. {@It} had no neck, and {@it} screamed from [us: suppertime | teatime] until bed. Before the baby, {child} and {@a-first} used to have Thursdays. They went swimming, and then they sat on the wall outside the [us: burger place | chip shop][city: , the best one in {city},] and talked until the [us: fries | chips] were gone. There hadn’t been a Thursday since. {child} hadn’t said that {child.he} minded[friend: , not even to {friend}[!friend.known: , {child.his} best friend]]. You can’t very well be jealous of somebody who can’t hold up {@own} head.

But {child.he} did mind. It sat in {child.his} chest all day, like a swallowed mint.

# two-stars
On Monday evening the baby was screaming as usual, and {@a} was walking {@him} [us: around | round] the kitchen[music: , to {music},] with a piece of toast stuck to {@a-his} elbow.[pet.dog:  {Pet}[!pet.known:  the dog] followed, because of the toast.][pet.cat:  {Pet}[!pet.known:  the cat] followed, because of the toast.] {child} looked up from {child.his} homework and opened {child.his} mouth, and out came the voice of a very grand, very disappointed old {@gent}.

“I have been ringing for twenty minutes,” it said. “I should like to see the manager.”

{@A} stopped walking. “I am the manager, {@sir},” {@a-he} said to the baby. “Is something wrong?”

“My bed has bars.”

“All our single rooms have bars, {@sir}.”

“And who is the bald fellow in the bathroom mirror? He stares.”

“That’s you, {@sir}.”

“Good heavens,” said the voice. “Two stars.”

{@A} laughed until {@a-he} had to hold on to the fridge.[pet.dog / pet.cat:  The toast fell off, and {pet} was there.] {child} hadn’t heard that laugh for six weeks, and neither had the baby, who was so astonished that {@it} forgot to scream.

# every-day
After that they did it every day. {@A} looked at the baby, and then at {child}, and asked, “What does {@he} say?”

“{@He} says the restaurant’s open all night, but there’s only one thing on the menu.”

[elder & adult & !elder2: Or, when {elder} had been singing: “{@He} says the orchestra isn’t what it was.”

][elder2 & adult: Or, when {elder} and {elder2} had been singing: “{@He} says the orchestra isn’t what it was.”

][elder2 & !adult: Or, when {elder2} had been singing: “{@He} says the orchestra isn’t what it was.”

][athlete: Or: “{@He} says the picture of {athlete} hangs crooked.”

][pet.other: Or: “{@He} would like to know why {pet} gets a suite.”

]Or, after the biggest [us: diaper | nappy] any of them had ever seen: “{@He} would like to thank everyone who made this possible.”

{@A} wiped {@a-his} eyes with a [us: burp cloth | muslin]. “And has {@he} any other complaints?”

“There’s the tall guest,” said the voice. “With the homework. Does {@c} work here?”

“{@C} lives here, {@sir}.”

“Really? One hardly hears {@cm}.”

“No,” said {@a}, still smiling. “{@C-easy}, that one.”

The mint in {child’s} chest turned over.

# whats-a-thursday
Then it was Thursday. {@A} was folding [us: undershirts | vests], and the baby lay on the [us: couch | sofa] and looked at the lamp.

“What does {@he} say?” asked {@a}.

“{@He} says, what’s a Thursday?”

{@A-s} hands slowed down.

“{@He} has heard there used to be Thursdays,” the grand voice went on. {child} knew that {child.he} ought to stop, but the voice was talking faster than {child.he} {child.was}. “There were [us: fries | chips] on a wall. The tall one used to tell you things. {@C} doesn’t now, because you look so tired. Nobody’s asked {@cm} anything in six weeks except whether {@c} has seen the wipes.”

# the-fridge-sort
{@A} lifted a tiny [us: undershirt | vest] and put it over {@a-his} face. {@A-his} shoulders shook, and it wasn’t the fridge sort of shaking.

“{@A}? It wasn’t me,” said {child}. “{@He} said it.”

{@A} got up, went into the bathroom and shut the door.

Then the baby looked at {child}, and filled up with air, and screamed.

“Now look what you’ve done,” said {child}, though {child.he} knew quite well who had done it. The voice was the only thing that cheered {@a} up, and {child} had made {@a-him} cry with it. {Child.He} picked the baby up, with a hand under the wobbly head, and carried {@him} to the bathroom door. {Child.He} tried to find the voice. It was gone. There was only a lump where it had been.

# through-the-door
Inside, somebody blew their nose.

“Is {@the-gent} still there?” It was the manager’s voice, rather thick.

“{@He}’s here,” said {child}.

“Would {@he} give a message to the tall guest? Would {@he} say that the manager is very sorry? The manager thought the tall guest was all right, because {@c} never made a fuss. You get like that, when you work with screamers.”

{child} leaned {child.his} forehead against the door.

“And would {@he} ask the tall guest,” said the manager, “what {@c} would like?”

The baby had stopped screaming. {@It} hung over {child’s} arm and waited, with {@its} mouth open.

“{@He} says,” {child} began, in the grand voice, and that would have been much the easiest way. {Child.He} stopped. {Child.He} swallowed. When {child.he} spoke again, it was in {child.his} own voice, and it had a squeak in the middle.

“I want Thursday,” said {child}. “{@Baby} can come. But I want you to ask me something, and then not get up till I’ve finished.”

# on-the-bath-mat
The door opened. {@A-s} nose was pink. {@A-he} sat straight down on the bath mat, with {@a-his} back against the [us: tub | bath], and patted the place beside {@a-him}, and {child} slid down with the baby across {child.his} knees.

“What happened [school: {at school} | at school] today?” said {@a}.

{child} opened {child.his} mouth, and the baby gave a yell.

“One moment, {@sir},” said {@a}. “I’m with a guest.”

So {child} told {@a-him} about the custard, and the fire alarm, [sport: and {sport}, ]and then about something somebody had said in [us: math | maths], which {child.he} hadn’t been going to tell anyone[friend: , not even {friend}]. It took a good while. The [us: faucet | tap] dripped. {@A} didn’t get up once.

# the-large
The next Thursday their hair was wet, and there was a [us: line | queue] in the [us: burger place | chip shop].[elder & adult & !elder2:  {Elder} had held the baby while they swam.][elder2 & adult:  {Elder} and {elder2} had held the baby while they swam.][elder2 & !adult:  {Elder2} had held the baby while they swam.] The baby looked about from {@its} sling.

{@A} looked at the baby, and then at {child}. “What does {@he} say?”

“Nothing,” said {child}. “But I’m having the large.”

# @sib
a new baby at home
## if brother
a baby brother at home
## if sister
a baby sister at home

# @it
it
## if brother
he
## if sister
she

# @him
it
## if brother
him
## if sister
her

# @its
its
## if brother
his
## if sister
her

# @own
their own
## if brother
his own
## if sister
her own

# @baby
the baby
## if brother
he
## if sister
she

# @he
the Colonel
## if brother
he
## if sister
she

# @sir
Colonel
## if brother
sir
## if sister
madam

# @gent
colonel
## if brother
gentleman
## if sister
lady

# @the-gent
the Colonel
## if brother
the gentleman
## if sister
the lady

# @c
the tall one
## if child.he
he
## if child.she
she

# @cm
the tall one
## if child.he
him
## if child.she
her

# @c-easy
Very easy
## if child.he
He’s very easy
## if child.she
She’s very easy

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{minder}, who lived with them,
## if adult
{adult}
## if elder & !adult
{elder}

# @a-s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @a-he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @a-him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @a-his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
