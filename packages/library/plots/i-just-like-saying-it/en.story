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

When {child.he} came down to the kitchen, {@the-cat} was on {child.his} chair. {Pet.He} had both front paws on the table, and in front of {pet.him} stood the mug that said {child}.[music:  The radio was playing {@song}.]

“{@A},” said {child}. “{Pet}’s in my place.”

“Who’s {pet}?” said {@first}. “Good morning, er.” Nothing more came. “How silly. Good morning, you.” Then {@she} turned to the cat, and lit up all over. “And good morning, {child}!”

“I’m {child},” {child.he} said.

“No, love, that’s {child}. You’re …” {@A} shut both eyes and felt about for it, as if it had rolled under something. “It’ll come to me. More sardine, {child}?”

The cat had more sardine.

# signed-for
It went on like that. The [us: mailman | postman] had a package for {child}, and he held out his pen to the cat, who signed for it with a paw. {@Telephone} asked for {child}, and {@a} held the phone to the cat, who purred. “You sound chesty,” said {@t}.[elder2 & adult:  “Tell the poor thing to gargle,” called {elder2} in the background.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] came to ask if {child} could come out. The cat could. They played hide-and-seek, and the cat won.]

# every-day
In the end {child.he} made a sign, in capitals, and held it up.

“{Child},” read {@a}. “Very neat. {Child}’s on top of the fridge.”

Something went cold inside {child.him} then. It’s one thing when a [us: substitute | supply] teacher[school:  {at school}] can’t remember your name, and quite another when it’s {@a}.

{@A} must have seen it, for {@she} knelt down on the kitchen floor and took {child’s} face in both hands.

“It’s on the tip of my tongue,” {@she} said. “And it’s a lovely one. I know it is. I’ve said it {@often}.”

# backwards
{Child.He} went out and climbed the apple tree, which was for thinking in, and thought backwards until {child.he} got to last night.

Last night {child.he} had sat just here, reading. {@A} had come to the back door and called. “{Child}! {Child}!” And {child.he} had said, “In a minute,” not even loudly.

{Pet} had been on the garden wall. {Pet} had never come when anybody called, not once in {pet.his} life. But nobody was calling {pet}. Nobody wanted {pet.him} at all. So {pet.he} had stood up, stretched one back leg, and strolled in.

“Oh,” said {child} to the apple tree.

The cat had come, and {child} hadn’t. So it was the cat’s now. A name belongs to whoever comes when it’s called.

{Child.He} only had to come first next time.

# tuna
Next time was lunch.

“{Child}!” called {@a} from the back door. “Tuna!”

{Child.He} dropped out of the tree and ran as {child.he} had never run before[athlete: , and nearly as {athlete} would have]. But something went past {child.his} ankles, low and fast, like a cushion that’s been thrown.

“There you are, {child},” said {@a} to the cat. “And you as well, er. Beautiful running.[sport:  It must be the {sport}.]”

{Child.He} carried the cat up to the bathroom and shut the door. When {child.he} came down again, the cat was in the [us: breadbox | bread bin].

# the-third-time
By six o’clock the garden was turning blue. {Child.He} sat on the grass and looked at {pet}, who lay on the path with {pet.his} paws tucked in. Soon {@a} would call. How often can somebody else come to your name before it sticks to them? Perhaps it’s three times. This would be the third.[city:  Then there would be nobody of that name {in city} but a cat.]

The back door opened.

“{Child}!” called {@a}. “{Child}! [us: Fish sticks | Fish fingers]!”

{Pet’s} ears went up. {Pet} got to {pet.his} feet, and {pet.his} back end began to wiggle. Every bit of {child.him} wanted to run. But the cat would win, with twice as many legs.

# do-as-youre-asked
And suddenly {child.he} thought, what’s the one thing nobody has ever got this cat to do?

What it’s told.

“That’s right,” said {child}. “Off you go, there’s a good cat. You’re being called.”

{Pet} stopped wiggling, and looked at {child.him}.

“Quickly, now,” {child.he} said. “I want you to. Do as you’re asked.”

{Pet} sat down. {Pet.He} had never been so insulted. {Pet.He} stuck one back leg straight up in the air, like a flagpole, and began to wash it.

“Hurry, please,” {child.he} said, walking backwards up the path. “Nicely. For me.”

{Pet} began on the other leg.

So {child} turned round and went up the garden, and {child.he} didn’t even need to run.

# there-you-are
“Coming!” {child.he} called, and walked in at the door.

“About time,” said {@a}. “I’ve been calling and calling for …”

Then {@she} put down the frying pan. It came a little at a time, like a light coming up the stairs.

“{Child},” said {@a}, and said it again, slowly, as if it were something to eat. “{Child}. There you are.”

[friend: “{Child},” said {friend} over the wall, “can you come out tomorrow?” So it was back there, too.

]The [us: fish sticks | fish fingers] got rather cold.

# kipper-kipper
At bedtime {@a} put out the lamp and stopped at the door.

“{Child}?”

“Yes?” {child.he} said at once.

“Nothing,” said {@a}. “I just like saying it.”

And {@she} went down through the house and opened the back door, and rattled the box of cat food.

“{Pet},” {@she} called into the dark. “{Pet}, {Pet}.”

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
