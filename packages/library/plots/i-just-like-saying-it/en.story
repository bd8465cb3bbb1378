title: I Just Like Saying It
title: Good Morning, You
title: Whoever Comes When It’s Called
guest pet: Kipper (he), Sprat (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest caller: Great-Aunt Bee (she), Great-Aunt Dot (she)

% The grown-up at home (@a) is {adult}, else the grandparent, else {minder}. On the telephone (@t) is the grandparent where there is an {adult} at home, else {caller}.
% One rule: a name belongs to whoever comes when it’s called. “Er” is a real stop. Everybody calls the cat by the child’s name.

# good-morning
On Saturday {child} woke up late, because nobody had called {child.him}.

When {child.he} came down to the kitchen, {@the-cat} was sitting on {child.his} chair. {Pet.He} had both front paws on the table, and in front of {pet.him} stood the mug that said {child}.[music:  The radio was playing {@song}.]

“{@A},” said {child}. “{Pet}’s in my place.”

“Who’s {pet}?” said {@first}. “Good morning, er … How silly of me. Good morning, you.” Then {@she} turned to the cat and smiled all over {@her} face. “And good morning, {child}!”

“I’m {child},” {child.he} said.

“No, love, that’s {child}. You’re …” {@A} shut both eyes and thought hard. “It’ll come to me. More sardine, {child}?”

The cat had more sardine.

# signed-for
It went on like that all morning. The [us: mailman | postman] had a package for {child}. He held out his pen to the cat, and the cat signed for it with a paw.

{@Telephone} asked for {child}. {@A} held the phone to the cat, and the cat purred.

“You sound chesty,” said {@t}.[elder2 & adult:  “Tell the poor thing to gargle,” called {elder2} in the background.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] came to ask if {child} could come out. The cat could. They played hide-and-seek, and the cat won.]

# every-day
In the end {child.he} wrote it on a sign, in big letters, and held it up.

“{Child},” read {@a}. “Very neat. {Child}’s on top of the fridge.”

Something went cold inside {child.him} then. Anybody can forget your name, even a teacher[school:  {at school}]. But not {@a}.

{@A} must have seen it. {@She} knelt down on the kitchen floor and took {child’s} face in both hands.

“It’s on the tip of my tongue,” {@she} said. “And it’s a lovely one. I know it is. I’ve said it {@often}.”

# backwards
{Child.He} went out and climbed the apple tree, where {child.he} did {child.his} thinking.

Last night {child.he} had been sitting just here with a book. {@A} had come to the back door and called, twice. And {child.he} had said, “In a minute,” and gone on reading.

{Pet} had been on the garden wall. {Pet.He} had never come when anybody called, not once in {pet.his} life. But last night nobody was calling {pet}. So {pet.he} had stood up, stretched one back leg, and strolled in.

“Oh,” {child.he} said to the apple tree.

The cat had come, and {child.he} hadn’t. So now it was the cat’s. A name belongs to whoever comes when it’s called.

It was quite simple, really. Next time {child.he} only had to get there first.

# tuna
The next time was lunch.

“{Child}!” called {@a} from the back door. “Tuna!”

{Child.He} dropped out of the tree and ran as fast as {child.he} could[athlete: , and nearly as fast as {athlete}]. But something low and furry shot past {child.his} ankles.

“There you are, {child},” said {@a} to the cat. “And you as well, er. Beautiful running.[sport:  It must be the {sport}.]”

After lunch {child.he} carried the cat up to the bathroom and shut the door. When {child.he} came down again, the cat was in the [us: breadbox | bread bin].

# the-third-time
By six o’clock it was getting dark. {Child.He} sat on the grass and looked at {pet}, who lay on the path with {pet.his} paws tucked in. Soon {@a} would call them in to tea. How often can somebody else come to your name before it’s theirs for good? {Child.He} didn’t know. But this would be the third time.[city:  And then nobody {in city} would be called {child} but a cat.]

The back door opened.

“{Child}!” called {@a}. “[us: Fish sticks | Fish fingers]!”

{Pet’s} ears went up. {Pet.He} got to {pet.his} feet, and {pet.his} back end began to wiggle. Every bit of {child.him} wanted to run. But the cat would win. The cat had twice as many legs.

# do-as-youre-asked
And then {child.he} thought, what’s the one thing nobody has ever got this cat to do?

What it’s told.

“That’s right,” said {child}. “Off you go, there’s a good cat. You’re being called.”

{Pet} stopped wiggling, and looked at {child.him}.

“Quickly, now,” {child.he} said. “Do as you’re asked.”

{Pet} sat down. {Pet.He} had never been so insulted. {Pet.He} stuck one back leg straight up in the air, like a flagpole, and began to wash it.

“Hurry, please,” {child.he} said, walking backwards up the path. “Nicely. For me.”

{Pet} began on the other leg.

So {child} turned round and went up to the house, and {child.he} didn’t even need to run.

# there-you-are
“Coming!” {child.he} called, and walked in at the door.

“About time,” said {@a}. “I’ve been calling and calling for …”

Then {@she} put down the frying pan, and looked at {child.him} for a long time.

“{Child},” said {@a}, and said it again, slowly, as if it tasted of something. “{Child}. There you are.”

And {child} was hugged until the [us: fish sticks | fish fingers] got cold.[friend: 

“{Child},” called {friend} over the wall, “can you come out tomorrow?”]

# kipper-kipper
Before bed {child.he} stood at the back door with {@a}. It was quite dark out there, and it smelled of grass.

“{Child}?” said {@a}.

“Yes?” {child.he} said at once.

“Nothing,” said {@a}. “I just like saying it.”

Then {child.he} rattled the box of cat food. “{Pet},” {child.he} called, not too loudly. “{Pet}, {Pet}.”

Out on the wall {pet} heard every word, and didn’t come.

# @the-cat
{pet} the cat
## if pet.known
{pet}

# @often
a hundred times
## if elder & !adult
ever since you came
## if adult
every day since you came

# @Telephone
{caller} [us: called | rang] and
## if elder & adult
{Elder} [us: called | rang] and
## if elder2 & !adult
{Elder2} [us: called | rang] and

# @t
{caller}
## if elder & adult
{elder.short}
## if elder2 & !adult
{elder2}

# @song
{music}

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

# @she
she
## if elder & !adult
{elder.he}
## if adult
{adult.he}

# @her
her
## if elder & !adult
{elder.his}
## if adult
{adult.his}
