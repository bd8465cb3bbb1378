title: The One by the Ear
title: You Say When
guest friend: Anika (she), Rory (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever cuts is {adult}, else the grandparent, else {minder}. “Snip” is the child’s word; let the child set the pace.

# its-mine
{child} was going to have a haircut. {Child.He} didn’t want one.

{Child.His} hair hung right down over {child.his} eyes. When {child.he} poured out milk, it went into {@s} coffee. When {child.he} went out through the door, {child.he} went into the [us: closet | wardrobe].

“Hello,” said {child} to the coats.

“Time for a haircut,” said {@a}, and put a stool in the middle of the kitchen floor.

“No!” said {child}. “It’s my hair! I made it myself!”

# as-me
{Friend} was there too, {child’s} best friend. {Friend.He} had asked if {friend.he} could be in it. {Friend.He} had fetched a broom and tied a towel round {friend.his} middle.

“I work here,” said {friend}. “What would you like to look like?[athlete:  Like {athlete}?]”

“Like me,” said {child}.

“That’ll be easy,” said {friend}.

{child} sat down on the stool. {@A} put a towel round {child’s} shoulders and took out the scissors. Snip, said the scissors in the air. Only to try.

Then both {child’s} hands flew up, and {child.he} slid down from the stool and in behind the curtain. There {child.he} stood. You could see the feet.[pet.dog / pet.cat:  {Pet} sat down in front of them, so that you couldn’t.]

# the-curtain
“It doesn’t hurt,” said {@a}.

“I know,” said the curtain.

“It grows again.”[elder & adult:  “Mine’s done it a hundred times,” said {elder}[elder2: , and {elder2} said that this was true].][elder2 & !adult:  “Ask {elder2}.”]

“I know!” said the curtain. And then it began to cry.

{@A} couldn’t understand it at all. But {friend} went up to the curtain, lifted it and crept in to {child}.

“What are you doing with your hand?” asked {friend}.

# sleeps-with-it
{child} looked. {Child.He} had hold of a curl, tight, tight, the one just by {child.his} ear. The finger had wound itself into it. That was what the finger did. Every night, when it got dark, it wound itself into the curl, once round and once round more, and then they went to sleep.

“Nobody’s having this one,” whispered {child}. “I sleep with it.”

“But what about the others?” said {friend}. “Do you sleep with them?”

{child} felt about. {Child.He} felt in front. {Child.He} felt at the back. {Child.He} felt right on top, where it stuck straight up.

“No,” {child.he} said, quite surprised. “They just lie there.”

# when-i-say
So {child.he} came out from the curtain. {Child.He} went back to the stool all alone, sat down and put {child.his} hand round the curl by the ear.

“This one’s staying,” {child.he} told {@a}. “You can have the others.”

{@A} looked at the curl and at the finger, and now {@he} understood.

“I won’t touch it,” {@he} said.

“And I say when,” said {child}. “You can snip when I say snip.”

“Snip!” said {friend}.

“Not you!” said {child}.

# snip-snip
{@A} waited with the scissors. {Friend} waited with the broom.[pet.dog / pet.cat:  {Pet} waited for something to happen.]

“Snip,” said {child}.

Snip, said the scissors. A little tuft fell on the floor. {Friend} swept it up.

“Snip,” said {child}. “Snip. Snip.”

Snip, said the scissors. Snip, snip.[music:  It went in time to {music}.]

“Snip, snip, snip, snip, snip!” shouted {child}[sport: , as if it were a final in {sport}].

“Wait!” said {@a}. “The scissors can’t keep up!”

“Nor can I!” shouted {friend}, and swept till it flew.[city:  Soon there would be hair all over {city}.]

# there-you-are
Then it was finished. {child} could see the whole kitchen. {Child.He} could see the stool and {@a}, and {child.he} could see that {friend} had hair on {friend.his} nose.[pet.other:  {Child.He} could see {pet}, who hadn’t had a haircut at all.]

“Hello,” said {child}. “There you are.”

Then {child.he} looked in the mirror. It was short in front and short at the back. But by one ear there hung a long curl.

“Well?” asked {friend}. “What do you look like?[school:  Will they know you {at school}?]”

{child} thought about it.

“Like me,” {child.he} said.[elder:  “So I see,” said {elder.short}.]

# the-finger
That night {child} lay in bed, and the pillow was cool against {child.his} neck. {@A} put out the lamp. Then the finger woke up. It found its way up along the cheek, all the way to the ear, and felt about.

Yes. There it was.

Once round went the finger, and once round more.

“Snip,” mumbled {child}.

And {child.his} eyes closed.

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
