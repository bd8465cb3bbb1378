title: What Happens at Three
title: Five More Minutes
title: I Usually Scream at Two
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever counts (@a) is the grandparent, else {adult}, else {minder}. “One” and “two” are cross the first time, and kind after that.
% One rule: after two comes three. Nobody knows what happens then, because {child} usually screams at two.

# my-turn
{child} had come in[school:  from {school}] with frozen toes and a muddy tummy, and all {child.he} wanted was a bath.[pet.other:  {Pet} never had to have one, which {child.he} usually thought was unfair, but not today.] But in the bath lay {a wish}.

{@Lay}

“Excuse me,” said {child}. “It’s my turn.”

“Five more minutes,” said {the wish}.

{child} stared. That was what {child.he} always said.[wish.size.tiny:  “We could share,” {child.he} said. “There’s lots of room.”

“It’s full,” said {the wish}.]

# as-i-do
“There’s {a wish} in the bath!” {child} called into the hall, where {@first} was [music: humming {music} and ]scraping the mud off a boot[elder2: , and {elder2} was doing the other one].

“Is there?” said {@a}. “Then tell {wish.him} to get out.”

“How do you do that?”

“The way I do with you,” said {@a}. “Good luck.”

So {child.he} stood on the bath mat with {child.his} hands on {child.his} hips. “Time to come out,” {child.he} said. “Or you’ll go all wrinkly.”

{The wish} had a feel. “I’m {wish.feels},” {wish.he} said. “I always have been.”

{@Water}

And {child} handed it over.

# one-two
[friend: {Friend}[!friend.known: , {child’s} best friend,] was every bit as muddy, and tried being clever. “There’s ice cream in the kitchen,” {friend.he} said.

“Put it on the edge,” said {the wish}.

][pet.dog: Behind the laundry basket lay {pet}[!pet.known: , {child’s} dog], who was to be bathed last of all, hoping that {the wish} would win.

]“Then I’ll count to three!” said {child}. “One! Two!”

“What happens at three?” asked {the wish}.

{child} had to think. When {@a} counted, {child.he} always shot up at two, because it was so cold outside the bath. “I don’t know,” {child.he} said. “I usually scream at two.”

“Then let’s leave three for a bit,” said {the wish}, and shut {wish.his} eyes.

# the-plug
{child’s} teeth were chattering now[sport: , and they never did that after {sport}]. So {child.he} did what {@a} did in the end, and pulled out the plug.

Glug, said the bath. Glug, glug, slurp.

Soon there was only a duck and {a wish} left in the bath[wish.size.tiny: , one on top of the other].[athlete:  Even {athlete} would have got out by then.] {The wish} shook, until the duck was shaking as well.

“Now it’s cold in here too,” {wish.he} said, in a very small voice.

{child} felt a pinch in {child.his} tummy. There is no worse place to be. You aren’t in the bath any more, and you aren’t out of it yet. And {child} had pulled out the plug.

# nobody-to-dry-you
“I’m sorry,” said {child}. “Please come out.”

“It’s colder out there,” said {the wish}. “{Wish.home}, there’s nobody to dry you.”

{child} looked round. On the radiator hung the yellow towel.[pet.cat:  On top of it lay {pet}[!pet.known: , {child’s} cat], where {pet.he} always lay.] And just here, on the mat, was where {@a} stood when {child} shot up out of the bath. {Child.He} had never thought about that. {Child.He} had been too busy screaming.

“Listen,” said {child}. “I know what happens at three.”

# three
{Child.He} pulled down the towel[pet.cat: , {pet} and all]. It was as warm as a bun, and so big that {child.his} arms had to go right out to the sides[friend: , and {friend} had to take one corner].

“One,” {child.he} said, and it didn’t sound cross at all. “Two.”

“What happens at three?” whispered {the wish}.

“Me,” said {child}. “What happens at three is me. Three!”

{@Up}

# i-said-so
Then {@a} came in with the boot in one hand. {@He} looked at {the wish}, and then {@he} had to look again.

“That’s {a wish},” said {@a}.

“I said so,” said {child}.

“I thought you just didn’t want a bath.”

“I’ve been standing in [us: line | a queue] for it!”

# the-towel-again
So {@a} ran a new bath and hung up a new towel.[pet.cat:  {Pet} lay down on it at once.] And at last {child} could have {child.his} bath[friend: , with {friend} at the other end][city: , and it was the brownest bath in {city}]. {The wish} lay beside it, dry and warm, with the duck.[pet.dog:  {Pet} had crept into the towel with {the wish}, and nobody said a word about bathing {pet.him}.]

“Time to come out,” said {@a}, in the end.

“Five more minutes,” said {child}.

“One,” said {@a}. “Two.” And {@he} waited for the scream.

There was no scream. {child} stood up in the bath, held out both arms, and waited. {@A} didn’t know what happened now. They had never [us: gotten | got] as far as this.

“It’s three now,” whispered {the wish}.

“Three,” said {@a}.

And what happened at three was {@a}.

# @Lay
{Wish.He} lay stretched out in the foam, with {wish.part} over the edge, and {wish.his} eyes were shut.
## if wish.size.big
{Wish.He} filled the bath from one end to the other, with a dollop of foam on top, like a hat.
## if wish.size.huge
There was only room for some of {wish.him}. The rest hung out of the window.
## if wish.size.tiny
{Wish.He} lay on a little heap of foam, in the middle of all that water.

# @Water
“But the water’s getting cold!”

“Not yet,” said {the wish}. “But you may pass me the duck.”
## if wish.dragon
“But the water’s getting cold!”

“Not with me in it,” said the dragon, and the water bubbled. “But you may pass me the duck.”
## if wish.penguin / wish.polar-bear
“You live on the ice,” said {child}. “You can’t like warm water!”

“Why do you think I’m here?” said {the wish}. “Pass me the duck, would you?”
## if wish.whale / wish.shark / wish.dolphin / wish.orca / wish.seal / wish.octopus / wish.walrus
“But you’ve got a whole sea,” said {child}.

“Have you felt it?” said {the wish}. “Nobody ever runs the hot. Pass me the duck, would you?”

# @Up
{The wish} shot up out of the bath and straight into the towel, so that {child} sat down on the mat with both arms full. {Child.He} rubbed {wish.part}, and then all the rest.

“{Wish.sound},” said {the wish}, long and low.
## if wish.size.huge
{The wish} came up out of the bath, and that took a little while. The towel only just did {wish.part}. But {child} rubbed as hard as {child.he} could. “Can you feel it?” {child.he} asked.

“All the way out of the window,” said {the wish}. “{Wish.sound}.”
## if wish.size.tiny
{child} let one corner of the towel down into the bath, and lifted {the wish} up in it. Then {child.he} folded it all over, until there was nothing to be seen.

“Are you dry?” asked {child}.

“Nearly,” said the towel. “{Wish.sound}.”

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
