title: The Lost Hour
title: They Would Keep
title: Underneath Platform Four
guest sitter: Maureen (she), Bridget (she)

% @a works in the Lost Property Office: {adult}, else the grandparent, else {sitter}, who has the child after school. Whatever people say they have lost stands on the back shelves.

# platform-four
On Thursdays {child} did {child.his} homework[school:  from {school}] underneath Platform Four, behind the counter of the Lost Property Office, because that was where {@a-first} worked.

The front shelves were what you would expect. There were three hundred umbrellas, a box of single gloves[elder & adult:  (one of them {elder’s}[elder2:  and one {elder2’s}])][elder2 & !adult:  (one of them {elder2’s})] and a tuba. But the back shelves were for the other kind of things that people lose, and on Thursdays it was the other kind of people who came.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had never believed a word of it.]

The first was a man with a red neck. “I’ve lost my temper,” he said.

“Where did you last have it?” asked {@a}.

“Platform Six. The ten past four was cancelled.”

{@A} brought out a jam jar with something inside it that buzzed and banged at the glass. “Sign here,” {@she} said. “And don’t open it indoors.”

# train-of-thought
Then came a lady who couldn’t say what she had lost. She opened her mouth and pointed. {@A} took down a tray of matchboxes and slid them open, one by one, close to the lady’s ear, until one of them sang.

After her there was an old gentleman in odd shoes. “I was telling my wife something on the bridge,” he said, “and I lost my train of thought.”

“Steam or electric?” asked {child}, who liked to help.

“Oh, steam.”

[child.she: She|{child}] set it on the counter. It was no longer than a pencil [us: case | box]. It chuffed in a circle, whistled and stopped, and the old gentleman’s face lit up.

“– and marmalade!” he cried, and he hurried away to tell her.

# an-hour-somewhere
When the door had closed, {@a} leaned on the counter. There were still forty forms to fill in. {@Her} tea had a skin on it. At home there would be supper and the washing, and then it would be bedtime.

“I don’t know where the day’s gone,” said {@a}. “I seem to have lost an hour somewhere.”

{@She} went to see to the tuba[music: , which had {music} stuck in it].

# in-march
Anywhere else, it would only have been something people say. {child} drew a form towards {child.him} and took the cap off {child.his} pen. Item: one hour. Owner: {@A}. Place lost: not known.

Date lost? {child} chewed the pen. When would a person lose a whole hour, all in a lump?

Then {child.he} knew. It was in March! Every spring, in the middle of the night, the clocks went straight from [us: two to three | one to two]. Everybody in [city: {city}|the town] lost an hour, and nobody ever came to fetch it.

# the-top-shelf
{child} got the tall ladder. {@Child-she} climbed past the lost marbles and the lost tempers, up to where the dust was as thick as felt. And there, along the very top shelf, stood thousands upon thousands of little cardboard boxes, each one the right size for an egg. Every box had a name and a year. They were all ticking, so softly that it might have been rain.

It took {child.him} some time to find the right one. It was warm.

# sign-here
{@Child-she} climbed down, stood on {@a}’s side of the counter and rang the bell.

“Yes?” said {@a}, coming out from the back with cobwebs in {@her} hair. “What are you up to?”

“You reported something missing[!adult & !elder / adult.she / elder.she & !adult: , madam][adult.he / elder.he & !adult: , sir],” said {child}. “Can you describe it?”

{@A} looked at the form. {@She} looked at the box. {@She} came round slowly to the public side.

“Well,” {@she} said, “it’s about sixty minutes long.”

“Any distinguishing marks?”

“I couldn’t tell you. I was asleep.”

“Sign here,” said {child}.

# the-lid
They took it home on the bus, on {child’s} knees[athlete: , under a poster of {athlete}]. They had supper. They put the washing out. And when the kitchen clock said half past seven, which was bedtime and no arguing, {@a} set the little box on the table and lifted the lid.

The clock stopped.

Outside, a moth hung still beside the street lamp. The tap didn’t finish its drip.[pet.dog / pet.cat:  {Pet} the [pet.dog: dog|cat] stopped in the middle of a yawn.][pet.other:  Even {pet} stayed perfectly still.] It was [us: two | one] o’clock in the morning, some time in March, and it smelled of daffodils, and it belonged to nobody but them.

# not-a-useful-thing
They didn’t do a single useful thing in it. They played cards on the stairs.[sport:  They tried to {play sport} in the hall.] They ate toast and honey in the bath, with no water in and all their clothes on. {@A} told [child.she: her|[child.he: him|{child.him}]] about the time {@she} had fallen in the canal dressed as a bee, and {child} laughed till {child.he} had to hold on to the taps. Not once did {@a} look up to see what time it was, because it wasn’t any.

Then the box was empty. The tap went plink. The clock said half past seven and one second.

“Bedtime,” said {@a}.

“And no arguing,” said {child}.

# they-would-keep
{@Child-she} went upstairs, one whole hour older than anybody knew. {@Child-she} thought about the top shelf. There were some boxes up there with {@child-her} own name on, one for every spring {@child-she} had been alive. {@Child-she} had counted them, and {@child-she} had left them where they were.

They would keep.

# @child-she
{child.he}
## if child.she
she
## if child.he
he

# @child-her
{child.his}
## if child.she
her
## if child.he
his

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who had {child.him} after school,
## if adult
{adult}
## if elder & !adult
{elder}

# @she
she
## if adult
{adult.he}
## if adult.she
she
## if adult.he
he
## if elder & !adult
{elder.he}

# @her
her
## if adult
{adult.his}
## if adult.she
her
## if adult.he
his
## if elder & !adult
{elder.his}
