title: The Mountain on the Bed
title: Mountains Don’t Close
guest friend: Martha (she), Jude (he)
guest minder: Josie (she), Hattie (she)

% The grown-up behind the door is {adult}, else the grandparent, else {minder}.
% “Because of the mountain” is said twice, both times quite seriously.

# something-wrong
{child} woke up in the middle of the night, and something was wrong.

First it was warm. Then it was cold. It was {child.his} [us: pajamas | pyjamas], and it was the sheet.

Oh no, thought {child}. I’ve wet the bed. Not tonight!

{@Other} But tonight [!friend.known: {child.his} best friend ]{friend} was asleep on a mattress on the floor[sport: , muttering about {sport}]. If {child} called, {friend} would wake up, and then {friend.he} would know. {Friend.He} would know at breakfast. {Friend.He} would know [school: {at school} | on Monday]. {Friend.He} would still know when they were grown-ups.

# the-snow-trousers
So {child} climbed out of bed without a sound. {Child.He} took off {child.his} wet [us: pajamas | pyjamas] and felt about in the drawer, and {child.he} put on the first dry thing {child.he} found.

It was {child.his} snow [us: pants | trousers]. Swish, they went.[elder & adult:  {Elder}[elder2:  and {elder2}] had put them in there, because you never know.][elder2 & !adult:  {Elder2} had put them in there, because you never know.]

# nine-teddies
Then {child} put {child.his} pillow on the wet patch. But the wet patch stuck out. So {child.he} put on {child.his} blanket, and {child.his} [us: bathrobe | dressing gown], and the rug, and nine teddies.

[pet.dog: {Pet}[!pet.known:  the dog] had been asleep on the rug. {Pet.He} lay down on the bare floor and sighed.]

[pet.cat: {Pet}[!pet.known:  the cat] had been asleep on the rug. {Pet.He} sat down on the bare floor and stared.]

[pet.other: {Pet} was awake, and saw it all. {Pet.He} didn’t say a word.]

Now nobody could see anything wet. There was only one problem. There was nowhere for {child} to sleep.

# a-mountain
“{Child}?” whispered somebody. “Why is there a mountain on your bed?”

{Friend} was awake! {child} stood quite still.

“It’s just a mountain,” {child.he} said.

“Why are you wearing snow [us: pants | trousers]?”

“Because of the mountain.”

# its-closed
{Friend} got up at once. “I’m going to climb it,” {friend.he} said.[city:  “It’s the best one {in city}.”]

“You can’t! It’s closed.”

“Mountains don’t close.”

“This one does. At night.”

“I’ll only go a little way up,” said {friend}.

{child’s} heart went thump. In a moment {friend} would put {friend.his} knee right in it!

# that-jiggle
But {friend} didn’t climb. {Friend.He} stood by the bed with one foot on top of the other. Then {friend.he} swapped feet. Then {friend.he} crossed {friend.his} legs and jiggled.

{child} looked at {friend.him}. {Child.He} knew that jiggle. {Child.He} knew it very well indeed.

“{Friend},” {child.he} said, “do you need [us: to pee | a wee]?”

“No,” said {friend}, and jiggled. “Yes. But I don’t know where your [us: bathroom | toilet] is in the dark. I thought if I climbed something, I’d forget about it.”

“That doesn’t work,” said {child}. “It doesn’t forget about you.”

# only-the-bottom
{Friend’s} chin was trembling. {Friend.He} looked just the way {child} had felt in the wet bed. So {child} took a big breath.

“Mine came when I was asleep,” {child.he} said. “That’s why there’s a mountain. It’s wet underneath.”

{Friend} looked at the mountain.

“All of it?”

“Only the bottom.”

“Oh,” said {friend}. “I did that on Tuesday. I put a book on it.” {Friend.He} jiggled faster. “{Child}! I think I’m going to do it now!”

“No, you’re not,” said {child}. “I’m awake. Come on!”

# swish-swish
{Child.He} took {friend’s} hand and they ran[athlete: , and {athlete} couldn’t have caught them]. Swish, swish, swish, along the hall, past {@whose} door, in at the bathroom. {child} put on the light and stood guard outside.

It went on for a very long time.[music:  In there somebody was humming {music}, to help it along.]

“I got there!” shouted {friend}. “All of it!”

# because-of-the-mountain
{@Whose} door opened. {@His} [us: pajamas | pyjamas] were buttoned up all wrong.

“{Child},” {@he} said, “why are you wearing snow [us: pants | trousers]?”

“Because of the mountain,” said {friend}.

{@A} looked in at the bed. {@He} looked at {child}, and {@he} gave {child.him} a hug, snow [us: pants | trousers] and all.

“Shall we take it down together?” {@he} said.

# nobody-up
{Friend} rescued the teddies, one by one, because they were mountain climbers. {@A} took off the wet sheet and rolled it up.

“I was too fast asleep,” said {child}. “I didn’t feel it.”

“You’re a very good sleeper,” said {@a}. “The [us: pee | wee] knocks, but nobody’s up to open the door. One night you’ll hear it knocking. I was [age<7: seven | nine] before I did.”

“You?” said {child}.

“Did you make a mountain?” asked {friend}.

“I blamed the hot-water bottle,” said {@a}.

# open-tomorrow
Then there was a clean sheet, smooth and cool, and it smelled of soap. There were clean [us: pajamas | pyjamas]. {@A} hung up the snow [us: pants | trousers] on the door, swish, and put out the light.

[elder & adult & !elder2: “{Elder.short} was right,” said {child}. “You never know.”]

[elder & adult & elder2: “{Elder} and {elder2} were right,” said {child}. “You never know.”]

[elder2 & !adult: “{Elder2} was right,” said {child}. “You never know.”]

[pet.dog / pet.cat: {Pet} had the rug back. {Pet.He} lay down in the very middle, so that nobody could build with it.]

[pet.other: {Pet} still hadn’t said a word. {Pet.He} {pet.was} good at secrets.]

“{Child}?” whispered {friend}, down on the floor. “Tomorrow, can we make it again? A dry one?”

“Yes,” said {child}, and {child.he} yawned. “Tomorrow it’s open.”

# @Other
{Minder} was looking after {child} that week. On other nights {child.he} just called, and {minder} came, and it was soon over.
## if adult
On other nights {child.he} called {adult}, and {adult} came, and it was soon over.
## if elder & !adult
On other nights {child.he} called {elder}, and {elder.short} came, and it was soon over.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whose
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
