title: You’ve Got the Right Number
title: Is That the Other Bakery?
title: Wrong Number at Seven
guest friend: Tilly (she), Rowan (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% In the kitchen (@a): the grandparent, else {adult}, else {minder}. “Wrong number” is quick, except on Thursday. Let the half ring be heard: “Trr.”
% One rule: nobody can say no to a mistake, and nobody can say yes to it either. {@help} is one event: the receiver comes off the hook before the bell has stopped.

# with-a-cord
At seven o’clock on Monday evening the telephone rang in the hall. It was the old kind, with a cord, and it still hung there because nobody had taken it down[elder2:  and {elder2} was so fond of it].

“Is that the bakery?” asked {a wish}.

“No,” said {child}, with {child.his} mouth full of toast.

“{Wish.sound}. Sorry,” said {the wish}. “Wrong number.”

“Who was it?” called {@first} from the kitchen[music: , over {@song} on the radio].

“Wrong number,” said {child}, who had hoped that it was {friend}.

# a-mistake
It was the [us: fall break | autumn half-term][school: , {school} was shut][city: , {city} seemed to have gone away for the week], and {child} had nobody to be with. That morning {child.he} had sent {friend}[!friend.known: , {child.his} best friend,] a message. “Hi, {friend}! Do you want to come over?” But then {child.he} thought of {friend} making up an excuse, and {child.his} stomach tied itself in a knot. So {child.he} wrote, “Oops! That was meant for somebody else.”

Nobody can say no to a mistake. That’s what’s so good about them.[sport:  Even {@game} was off this week.][athlete:  {athlete}, on the poster, didn’t look like somebody who wrote oops.][pet.other:  The only one who knew was {pet}, who never gave anything away.]

# while-im-here
On Tuesday, at seven, it rang again.

“Is that the dentist?” asked {the wish}.

“No, it’s me,” said {child}.

“Oh, sorry. But while I’m here, what was it you were eating?”

“Toast,” said {child}. “Have you got toothache?”

“No. Why?”

“You wanted the dentist.”

“Oh! Yes. Terrible toothache,” said {the wish}, and hurried on to tell how {wish.he} {wish.did}.

“Did it go well?” asked {child}.

The line crackled. “I don’t know,” said {the wish}. “Nobody’s ever asked. {@Why}

# the-other-bakery
On Wednesday {child} was waiting in the hall.

“Is that …” said {the wish}, and had to think. “Is that the other bakery?”

They talked for half an hour. {The wish} said that {wish.he} was afraid of {wish.afraid}, and {child} said things that {child.he} hadn’t said to anybody.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] heard it all, and lay on {child.his} feet.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] heard it all, from the shelf under the telephone, with one paw for the cord.]

“Wrong number,” {child} told {@a}. It was the best part of the whole day.

# so-clever
On Thursday {child} worked it out. Nobody gets the number wrong at seven, four evenings running. And {child.he} felt so clever that {child.he} didn’t stop to think.

“Is that the [us: swimming pool | swimming baths]?” asked {the wish}.

“You know it isn’t,” said {child}. “You’re doing it on purpose. You’re lonely.”

It was true, and that was what was wrong with it.

“Sorry,” said {the wish}, so low that it hardly got through the cord. “Wrong number.” And then there was only the tone.

# among-the-shoes
An old telephone doesn’t tell you who has called, so there was no number to call back. On Friday it didn’t ring. {child} sat on the floor among the shoes until half past seven, and {child.his} face prickled with shame.

“Wrong number?” asked {@a}.

“Right number,” said {child}. “I said the wrong thing.”

{@A} didn’t say anything wise. {@He} moved a boot, and sat down close by.

What would {child} have wanted somebody to say to {child.him}? It took a long while to find out, and even longer to get up. Then {child.he} called {friend}, on purpose.

# my-name
“That message on Monday,” said {child}, and the knot was there at once. “It was for you.”

“I know,” said {friend}. “It had my name in it.”

{child} shut {child.his} eyes.

“I was going to say yes,” said {friend}. “But you can’t say yes to a mistake.”

{child} had never thought of that.

“Can I say it now?” asked {friend}.

# half-a-ring
On Saturday they both sat under the telephone[pet.dog: , with {pet} across all four feet][pet.cat: , and {pet} had the shelf]. At seven it gave half a ring, and stopped. That’s how it sounds when somebody doesn’t dare.

{child} stood up and laid a hand on the receiver. But what if {child.he} said the wrong thing again? The hand wouldn’t lift.

{@help}

# the-right-number
“Sorry,” said {the wish}, far away in the receiver. “Wrong …”

“No!” shouted {child}. {Child.He} held on with both hands. “You’ve got the right number.”

The line crackled.

“You don’t know who I wanted to talk to,” said {the wish}.

“Me,” said {child}, and {child.his} voice wobbled. “And I wanted you to. I do it too. I wrote to {friend}, and said it was a mistake.”

“It had my name in it!” called {friend}.

“Nobody can say no to a mistake,” said {child}. “But nobody can say yes to it either.”

“No,” said {the wish} slowly. “Nobody ever has.”

“So do it on purpose.”

# on-purpose
Click. {The wish} had hung up. {child} didn’t breathe.

Then the telephone rang, a whole ring, and one more.

“Good evening,” said {the wish}, with a wobble. “I’d like to speak to {child}, please.”

“Yes,” said {child}.

# in-the-dark
“Which light is yours?” asked {the wish}, much later. “I’ve often wondered.”

So {child} took the lantern out on to the step and held it up.

“You’ve been seen,” called {friend}, who had the receiver. “You’re smaller than you sound.”

In the dark you can’t tell what’s far away and what’s only little. But {child} saw {wish.part} first, and then the whole of {the wish}, waving back.

# for-me
On Sunday, at seven, the telephone rang as long as it liked.

“Is that {child}?” asked {the wish}. “I don’t want anything. I haven’t even got toothache.”

“Good,” said {child}, and sat down on the floor among the shoes.

“Who is it?” called {@a} from the kitchen.

“It’s for me,” said {child}.

# @Why
They’re all used to it, I suppose.”
## if wish.satellite
I tell them all where they are. Not one of them asks where I am.”
## if wish.lighthouse
Everybody looks at me. But it’s so as to know where not to go.”
## if wish.wolf
When I say something, people go indoors.”
## if wish.astronaut
I can see everybody there is from here, all at once. They just can’t see me.”
## if wish.robot
People only talk to me when something’s broken.”
## if wish.dragon
When I come to see somebody, they’re always just about to leave.”
## if wish.ghost
Whenever I come in, everybody else goes out.”
## if wish.bus
Lots of people wait for me. But it’s never me they’re going to see.”
## if wish.train
Lots of people wait for me. But it’s never me they’re going to see.”
## if wish.whale
My voice reaches hundreds of miles. I just don’t know if there’s anybody in them.”
## if wish.monster
People look under the bed every night. But it’s so as to see that I’m not there.”
## if wish.moon / wish.star
When I get up, everybody goes to bed.”
## if wish.shark
I only have to say hello, and the beach is empty.”
## if wish.snowman
People wave. Then they go indoors, where it’s warm.”

# @help
There it was, the next half ring. {Friend} reached past {child}, snatched the receiver off the hook before the bell had finished, and pushed it into {child’s} arms.
## if pet.dog
Then {pet} lifted {pet.his} head. Dogs hear the little click inside a telephone before it rings. {Pet} flew up with both front paws on the wall, got the cord between {pet.his} teeth and pulled, and just as the bell began, the receiver jumped off its hook, right into {child’s} arms.
## if pet.cat
There it was, the next half ring, and it shook the shelf. {Pet} couldn’t stand that sort of thing. {Pet.He} put out a paw and pushed, as {pet.he} always pushed whatever stood on a shelf, and the receiver tipped off its hook and fell, right into {child’s} arms.
## if elder & !pet.dog & !pet.cat
There it was, the next half ring. But {elder.short} was just passing with the tea towel, and {elder.short} had grown up with telephones like that, which one ran for. Off it came, before the bell had finished. “Good evening,” said {elder.short}. “One moment, please.” And the receiver was held out to {child}. “It’s your wrong number.”

# @game
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
