title: And They’ve Brought Ladders
title: Page Nine
title: What News from the Gate?
guest friend: Connie (she), Dev (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has the book is {adult}, else the grandparent, else {minder}; a grandparent besides sits in the hall. The King is {friend} and is called nothing but the King on the stage. The whispers are louder than talking.

# to-the-fridge
“The enemy is at the gate, Your Majesty,” {child} told the fridge, “and they’ve brought ladders.”

The fridge hummed. That was all {child} had to say in the [school: {school} play | school play], at seven o’clock tonight. {Child.He} could say it to the fridge, and to {friend}[!friend.known: , {child.his} best friend], who was playing the King.[pet.dog:  {Child.He} could say it to {pet}[!pet.known:  the dog], who only wanted the cheese.][pet.cat:  {Child.He} could say it to {pet}[!pet.known:  the cat], who only wanted the cheese.][pet.other:  {Child.He} could say it to {pet}, who only wanted supper.] But whenever {child.he} thought of saying it to a hall full of people[city: , half of {city} at least], {child.his} knees felt as if somebody had taken the screws out.[sport:  They never came out at {sport}.]

# in-their-underpants
“What are you scared of?” said {@first}.

“That I’ll open my mouth,” said {child}, “and there’ll be nothing in it.”

{@A} thought about it, being somebody who liked to help.

“Before I give a speech,” {@he} said, “I picture everybody in their underpants.”

“{@A}. {@coming}.”

{@A} pictured it. “No,” {@he} said. “No, don’t do that.” Then {@he} brightened up. “I know! I’ll sit at the side of the stage with the book, and if you get stuck I’ll whisper it. I’ve got the book. I’ve got my glasses. What can go wrong?”

# ten-to-seven
At ten to seven, {child} stood behind the curtain in tights and a helmet that kept coming down over [child.name: both | {child.his}] eyebrows. The hall beyond it sounded like the sea with coughs in it.[music:  Somebody was playing {music} on the piano.] {Friend} came past in a crown, hauling a long cloak. {Friend.He} had never once been nervous, and found it interesting.

“What’s it like?” said {friend}.

“It’s like needing the [us: bathroom | loo] with your whole body.”

“Wow,” said {friend}. “Do you want to swap?”

“You’ve got sixty lines!”

“Yes, but the King gets to sit down.” {Friend} straightened {child’s} helmet. “Listen. I’m the King. Whatever you tell me out there, I’ll believe it. And they can’t start the battle without us.”

# hang-on
Far too soon, the curtain was up and the King was crying, “What news from the gate?” and [child.name: {child’s} feet walked out into the light by themselves | {child’s} feet walked {child.him} out into the light]. {Child.He} couldn’t see any people, only the shine of their glasses. {Child.He} went down on one knee.

“Your Majesty,” {child.he} said. That part went very well.

Then [child.name: {child} opened wide for the rest, and there was nothing in there. | {child.he} opened {child.his} mouth for the rest, and there was nothing in it.]

{Child.He} looked to the side, where {@a} sat on a chair with the book, patting every pocket.

“Hang on,” whispered {@a}, in a whisper louder than most people’s talking. “I’ve lost my glasses.”

[child.name: {child} had no other words, so these would have to do. | {child} had no words of {child.his} own, so {child.he} took what {child.he} got.]

“Hang on!” {child.he} told the King. “I’ve lost my glasses!”

The King leaned forward on the throne. “Then how,” said the King, “did you find the castle?”

# page-nine
Somewhere in the dark, {@giggler} giggled.

“No, no, not that!” whispered {@a}.

“No, no, not that!” cried {child}.

“Not the castle?” said the King. “Then where on earth are we?”

Now the whole hall was laughing.

“It’s page nine,” hissed {@a}, “or is it ten?”

“It’s page nine,” said {child} in despair, “or is it ten?”

“I only have the one page,” said the King, “and he’s [us: out | off] sick.”

The hall roared. But then {@a} bent down to look under the chair, and the book slid to the floor and burst. The pages went everywhere. {@A} looked at {child} and held out two empty hands.

# nobody-left
There was nobody left to help. The laughing died down and turned into waiting. {child} could hear [child.name: the | {child.his} own] helmet rattling. The door was only a few steps away.

But the King was still looking at {child.him} from the throne. Whatever you tell me, {friend} had said, I’ll believe it.

So {child.he} told the King. {Child.He} got up, took off the helmet and [child.name: hugged it | held it against {child.his} stomach] with both arms.

“Your Majesty,” said {child}, “I’m frightened. I ran all the way here to tell you something. It’s important, and I’ve practised and practised, and now they’re all looking at me and it’s gone.”

Nobody laughed. The King stood up, came down with the cloak bumping behind, sat on the bottom step and patted the other half of it.

“I believe you,” said the King. “I’m frightened as well. It’s a siege.”

# on-your-head
{child} sat down. It was better, sitting. At the side of the stage {child.he} could see {@a} crawling among the pages, feeling for the glasses, which were on top of {@s} head.

“They’re on your head!” said {child}, quite loudly.

The King put up a hand and felt the crown. “So it is,” said the King.

# every-word
And {child} laughed. It began down in [child.name: the | {child.his}] stomach, and when it got to [child.name: the | {child.his}] mouth, there was something coming up behind it. It was all there, every word. {Child.He} jumped up.

“The enemy!” {child.he} bellowed. “The enemy is at the gate, Your Majesty! And they’ve brought ladders!”

“Ladders?” said the King. “Why didn’t you say so?”

[athlete: They clapped as they would have clapped for {athlete}, so | They clapped so] long that the battle had to wait.

# gone-home
Late that evening {child} sat in the kitchen, still in tights, eating toast and cheese.[pet.dog / pet.cat:  {Pet} got the last bit of the cheese.][pet.other:  {Pet} was already full of supper.]

“I thought I helped,” said {@a}.

“You did, a bit,” said {child}.

{@A} opened the fridge to put back the butter, and stood there, glasses on nose.

“What news from the gate?” {@he} asked.

“They’ve gone home, Your Majesty,” said {child}, [child.name: mouth full | with {child.his} mouth full].

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

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

# @coming
The [us: principal | headteacher] is coming
## if elder & adult
{Elder} is coming
## if elder & elder2 & adult
{Elder} and {elder2} are coming
## if elder2 & !adult
{Elder2} is coming

# @giggler
someone
## if elder & adult
{elder.short}
## if elder & elder2 & adult
{elder.short} and {elder2.short}
## if elder2 & !adult
{elder2.short}
