title: A Wizard with Boilers
title: That Boiler’s a Pig
title: Only What You Mean
guest pet: Pepper (she), Olive (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The cat is the family’s own; else it is next door’s. The grown-up (@a) is {adult}, else the grandparent, else {minder}, who lives with them. From “At last” the cat speaks in the child’s voice, and rather grandly.

# like-a-thing-with-teeth
{child} was {age}, and every night something growled in the [us: closet | cupboard] [athlete: with {athlete} on the door, ]next to {child.his} bed. It was only the boiler, but it growled like a thing with teeth, and {child} was scared. {Child.He} couldn’t tell {@aa}, because {@a} called {child.him} “my big brave {@kid}”.[friend:  {Child.He} hadn’t even told {friend}[!friend.known: , {child.his} best friend].] {Child.He} had only told {@cat}.

# you-asked-for-a-wizard
Now the hot water had stopped, and {@a} had [us: called | phoned] [city: all over {city} ]for help. “Send me somebody who’s a wizard with boilers,” {@he} had said, and then the bell rang, and there on the mat stood a wizard.

He had a pointed hat, and his beard was tucked into his overalls.

“You asked for a wizard,” said the wizard. “With boilers.”

“Lovely,” said {@a}. “Mind the cat.”

# that-boilers-a-pig
The wizard looked into the [us: closet | cupboard]. The boiler growled, and {child} got behind {pet}.[elder & adult / elder2:  {@Others} came in to look.] Then the wizard took out a wand, and the tip of it lit up like a candle.

“I must warn you,” he said. “As long as this is burning, whatever you say comes true. So please say only what you mean.”

“Right you are,” said {@a}. “I’ll tell you one thing, that boiler’s a pig.”

There was a pop. In the [us: closet | cupboard] stood a pig. It was square, and had pipes going into it, and it said, “Oink.”

# the-leg
{@A} stared. “You’re pulling my leg,” {@he} said.

“If I must,” said the wizard, and he sighed, knelt down, took hold of {@s} leg and pulled it.

“What are you doing?” cried {@a}, hopping.

“You said it,” said the wizard.

{child} laughed so much that {child.he} had to lean on the wall. Then the pig growled, exactly like the boiler, and {child.he} stopped.

# cat-got-your-tongue
“You’ve gone very quiet, {child},” said {@a}. “What’s the matter? Cat got your tongue?”

Pop.

{child} opened {child.his} mouth, and nothing came out of it at all.

“At last,” said {pet}, in {child’s} voice. “Now then. That chair by the window is mine. I don’t want the dry food.[friend:  {Friend} is to come every day, and scratch.][sport:  I’ve heard enough about {sport}.] And when you sing [music: {music} ]in the shower, I’d like you to stop.”

{@A} sat down on the laundry basket.

{child} tried to shout, and couldn’t even squeak.

# dont-help
“Oh dear,” said the wizard. “My wand is nearly out. And when it goes out, whatever’s been said stays said.”

“You mean {child} will never talk again?” said {@a}. [elder2 & adult: [school: “Not even {at school}?”]

“Only the cat?” said {elder2}. | “[school: Not even {at school}? ]Only the cat?”]

“I shall be very busy,” said {pet}.

“Give it back!” cried {@a}. “Come on, {pet}! Cough it up!”

Pop. {Pet} coughed up a hairball, on the wizard’s boot.

“Please,” said the wizard, “don’t help.”

# what-that
The little light was sinking. “A voice goes home,” said the wizard, “when it says what its owner really means. What does [child.he: the boy][child.she: the girl][!child.he & !child.she: the child] mean to say?”

“{child} would like a [us: cookie | biscuit],” said {@second}.

Nothing happened.

{child} knew what it was. It was the thing {child.he} had never told {@a}. {Child.He} knelt on the carpet in front of {pet} and took {pet.his} face gently in both hands. {Child.He} pointed at the [us: closet | cupboard]. [child.he / child.she: {Child.He} put {child.his} arms around {child.himself}, and {child.he} | Then, with both arms wrapped tight, {child}] shook all over.

{Pet} looked at {child.him} without blinking. “What, that?” {pet.he} said quietly. “You want me to tell {@a} that?”

{child} looked at {@a}. Then {child.he} nodded.

“I’m scared of the boiler,” said {pet}, in {child’s} voice. “I’m scared every single night.”

# the-voice-is-home
Something tickled in {child’s} throat, and the voice was home.

“I’m scared of the boiler,” said {child}[child.he / child.she: , all by {child.himself}]. “It growls.”

{Pet} said, “[us: Meow | Miaow],” and looked very put out.

{@A} got down on the carpet. “But why ever didn’t you say?” {@he} asked.

“You said I was brave.”

{@A} put an arm [us: around | round] {child}. {@He} looked at the wand, and {@he} chose {@his} words. “I get scared, too,” {@he} said. “And you can always tell me.” And as the wand was still burning, it was true for good.

# one-spark
“Quick,” said the wizard. “There’s one spark left. What shall it be, that boiler?”

{child} looked at the pig, and {child.he} looked at {pet}.

“It’s a boiler with warm water in it,” {child.he} said clearly. “And it doesn’t growl. It purrs.”

Pop, and the wand went out.

There was the boiler, white and warm. “Prrrr,” it went, and {pet} walked into the [us: closet | cupboard], lay down on top of it, and purred back.

# to-bits
That night {child} lay in bed and listened to the two of them. {@A} tucked {child.him} in. Then {@he} went to the window and made quite sure that the wizard’s van had gone.

“I love you to bits,” said {@a}.

# @cat
{pet}, next door’s cat, who came in at night and slept on {child.his} feet
## if pet.cat
{pet}, the cat, who slept on {child.his} feet

# @kid
hero
## if child.he
boy
## if child.she
girl

# @others
{elder}
## if elder2 & adult
{elder} and {elder2}
## if elder2 & !adult
{elder2}

# @second
{@a}
## if elder & adult
{elder}
## if elder2 & !adult
{elder2}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @aa
{minder}, who lived with them
## if adult
{adult}
## if elder & !adult
{elder}

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

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
