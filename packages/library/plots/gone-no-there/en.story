title: Gone!
title: No. There!
title: The Wizard Under the Table
guest sitter: Mrs Tolley (she), Mrs Beadle (she)

% “Gone!” – “No. There!” and last of all “Here.” Who is washing up (@a): {adult}, else the grandparent, else {sitter}, who is looking after {child}.

# under-the-table
There was a wizard under the kitchen table[city: , right in {city}].

He had a blue hat.[sport:  You can’t {play sport} in a hat like that.] He had a long beard.[athlete:  He looked nothing like {athlete}.] And he was going to do some magic.

{child} crawled in under the table[friend: , and {friend}[!friend.known: , {child.his} best friend,] crawled in after].[pet.dog:  {Pet}[!pet.known:  the dog] was there already.][pet.cat:  {Pet}[!pet.known:  the cat] was there already.] {@Dishes}

“Do some magic!” said {child}.[school:  There weren’t any wizards {at school}.]

# hands
“I shall make myself vanish,” said the wizard. “Watch closely.”

He put his hands over his eyes.

“Gone!” said the wizard.

“No,” said {child}. “There!”

{@tail}The wizard peeped out.

“Did you see me?”

“Yes.”

“Funny,” said the wizard. “I didn’t see you.”

# beard
He put his beard over his eyes.

“Gone!” said the wizard.

“No. There!”

{@tail}“All of me?”

[friend: “All of you,” said {child}.

“And your tummy,” said {friend}. | “All of you. And your tummy.”]

“Funny,” said the wizard.

# hat
He pulled down his hat, right down to his chin.

“Gone!” said the wizard, inside the hat.

“No,” said {child}, and laughed so much that {child.he} fell over. “There!”

{@tail}“You look too much,” said the wizard.

“You vanish too little,” {@said}.

# the-spoon
So the wizard turned round, with his nose to the table leg.

“Gone!” said the wizard to the table leg.

“No. There! You’ve only turned round.”

“Funny,” said the wizard. “I didn’t see anybody.”

He put out one hand and borrowed a wooden spoon[elder & adult:  from {elder}]. [elder & adult: The wizard|He] held it in front of his nose.

“Gone!”

“No. There! On both sides of the spoon.”

“But it’s the biggest spoon there is,” said the wizard.

“You’re bigger,” {@said}.

“Funny,” said the wizard. “My granny can vanish behind a teaspoon.”

“Where is she, then?”

“Nobody knows,” said the wizard. “But she always comes home for tea.”

# fff
Then the wizard took a deep, deep breath. He blew it out, slowly. Fffffff.

“Gone,” he whispered.

And he was gone.

There was the hat. It was on the floor.

But no beard. No tummy. No wizard.

# not-there
“There?”

No. Not there.

[friend: {Child}|{@C}] looked behind the chair. Not there.

[pet.dog: {Pet} sniffed under the sofa. Not there.

][pet.cat: {Pet} peered behind the door. Not there.

][pet.other: {child} looked in on {pet}. Not there.

][pet.dog / pet.cat: {Child}|{@C}] lifted up the hat. Not there.[friend:  {Friend} looked in the cupboard. Not there.][elder & adult:  {Elder} looked in the saucepan. Not there.]

Oh, how empty it was under the table.

“Come back,” said {child}. “You were good before.”

# the-other-hand
So {@c} sat down on the floor, very still, and put both hands over both eyes. One hand. And the other hand.

It was dark. It was warm.

“Gone,” {@said}.

Nothing.

{@tail}And then somebody said, very close:

“No. There!”

# all-of-the-wizard
{child} took both hands away.

There was the beard! There was the tummy! There was all of the wizard!

“I could see you the whole time,” said the wizard.

“All of me?”

[friend: “All of you,” said the wizard.

“And your tummy,” said {friend}. | “All of you. And your tummy.”]

# pat-pat-pat
[friend: {Child}|{@C}] put the hat on the wizard, and patted it, so that it stayed. Pat. Pat. Pat.

Then the washing-up was done. {@A} sat down on the floor, and then there was a lap, and {child} climbed into it. The wizard climbed in too. He wasn’t very heavy.[friend:  {Friend} sat close beside them.][elder & adult:  {Elder} put a blanket over them all.]

# here
The wizard yawned. {child} yawned.

The wizard’s eyes fell shut.

“Gone,” mumbled the wizard.

“No. There.”

{@tail}And {child’s} eyes fell shut. First one. Then the other.

It was dark. It was warm.

“Gone,” mumbled {child}.

“No,” whispered the wizard.

“No,” whispered {@a}. “Here.”

# @Dishes
{sitter}, the babysitter, was washing up[music:  and humming {music}].
## if adult & !elder
{Adult} was washing up[music:  and humming {music}].
## if adult & elder & !elder2
{Adult} was washing up[music:  and humming {music}], and {elder} was drying.
## if adult & elder2
{Adult} was washing up[music:  and humming {music}], and {elder} and {elder2} were drying.
## if elder & !adult & !elder2
{Elder} was washing up[music:  and humming {music}].
## if elder2 & !adult
{Elder} was washing up[music:  and humming {music}], and {elder2} was drying.

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @said
{child.he} said
## if child.she
she said
## if child.he
he said

# @c
{child.he}
## if child.she
she
## if child.he
he

# @C
{child.He}
## if child.she
She
## if child.he
He

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder}

# @tail
[pet.dog: Thump, went {pet’s} tail.

][pet.cat: Purr, went {pet}.

]
