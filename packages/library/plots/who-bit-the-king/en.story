title: Who Bit the King?
title: The Carrot on the Cushion
guest friend: Molly (she), Alfie (he)
guest elder: Stanley (he), Winifred (she)
guest pet: Doris (she), Rufus (he)
guest minder: Marlene (she), Josie (she)

% {elder} is the family’s own or the neighbour; the dog is the family’s or {friend's}. A cat gets the cheese instead of the carrot.

# the-king
{@elder} had pulled up a carrot so big that it had been given a name. It was called the King.

On Saturday the King was going to the harvest fair[city:  {in city}], to compete against all the other carrots. {Elder}[elder2:  and {elder2}] had washed it and brushed it. Now it lay on a cushion in {child's} kitchen, and nobody was allowed so much as to breathe on it[sport: , and certainly not to {play sport} anywhere near it].

“And that means you, {pet},” said {elder.short}.

{Pet} was {@whose}. {Pet.He} wiggled {pet.his} nose as if {pet.he} hadn’t heard.

# somebody-bit
On Saturday morning {child} came down to the kitchen with {friend}. {Friend} was {child's} best friend, and had stayed the night. {Elder} was standing at the table already, with a slice of toast and marmalade that {elder.he} had forgotten to eat.

“Somebody,” said {elder.short}, “has bitten the King.”

And it was true. Right in the middle of the carrot, where it was fattest, a piece was missing.

Everybody looked at {pet}. {Pet} was sitting under the table, {@chewed}.

“{Pet}!” said {child}. “How could you?”

{Child.He} led {pet.him} out into the hall and shut the door. {Pet} sat down with {pet.his} bottom towards {child.him}. That is what {@kind} do when their feelings are badly hurt.

# detectives
{child} got a pain in {child.his} tummy. What if it hadn’t been {pet}?

“{Friend},” said {child}, “we’ve got to be detectives.”

“Have we?” said {friend}.

“Yes. We’re going to take everybody’s tooth marks.”

{@cut} cut some slices of cheese, because teeth show up well in cheese. {Pet} went first. {@bite}

Then {@a} bit, and it made a nice round curve.

Then it was {elder's} turn. {Elder.His} bite made a curve too, but there was marmalade on it.

Then {child} took a bite, because a real detective suspects everybody.

# a-gap
{child} laid all the marks in a row beside the King. {Pet's} was too pointed. {@As} was too wide. {Elder.short's} was too sticky. And there was something funny about the bite in the King. In the middle of it a little peg of carrot was still standing, as if whoever had bitten it had a gap between their teeth.

“That only leaves you, {friend},” said {child}.

{Friend} put a hand over {friend.his} mouth. “I’m not hungry,” said {friend} from behind it.

{child} looked at {friend}. Then {child.he} remembered what {friend} had shown {child.him} on Thursday[school:  {at school}]. {Friend} had lost a tooth. Right at the front.

# only-sniff
Nobody in the kitchen said a word. [music: The radio had stopped playing {music}. ]There was only the clock, ticking.

“I only meant to sniff it,” whispered {friend}. “But it smelled so good. And then everybody was so cross with {pet}, and then I didn’t dare say.”

A tear ran down and stopped on {friend.his} chin.

{child} didn’t know what a detective does when the thief is your best friend. Nobody had ever said. So {child.he} went and stood beside {friend}, so close that their elbows touched.

“We’ll say it together,” said {child}.

And so they told {elder}, though mostly it was {friend} who talked, and {child} who stood there.

# me-too
{Elder} said nothing for a long time. Then {elder.he} coughed.

“In that case I’d better own up too,” said {elder.short}, and turned the King over. Underneath, right down by the tip, another tiny, tiny piece was missing. There was a blob of marmalade in it.

“{Elder.short}!” said {child}.

“I only meant to sniff it as well,” said {elder.short}. “On Wednesday.”

Then {friend} laughed so much that the gap showed.

# sorry
But there was somebody nobody had said sorry to. {child} and {friend} ran out into the hall[athlete: , as quick as {athlete}], and {elder} came after them with the King under one arm.

“Sorry, {pet},” said {child}. “I thought I knew, and I didn’t.”

“Sorry, {pet},” said {friend}. “It was me.”

{Pet} didn’t move. {Pet.He} seemed to be thinking it over. {@broke} Then {pet.he} turned round.

# the-judge
At the harvest fair the King came last of all. The judge said she had never seen a carrot with so many bites in it. But then she asked if she might sniff it.

“Only a sniff,” she said.

Was there a crunch? Yes, there was.

# good-night-detective
When {child} was in bed that night, {@a} came in to turn off the light.

“Did you win?” said {@a}.

“No,” said {child}. “But it tasted the best.”

{@A} bent down to tuck {child.him} in. There was a smell of carrot.

“{@A},” said {child}. “Have you been eating the King as well?”

“Good night, detective,” said {@a}.

# @elder
{elder} from next door
## if elder
{Elder}

# @whose
{friend's} dog, and had come to stay as well
## if pet.dog
{child's} dog
## if pet.cat
{child's} cat

# @chewed
chewing
## if pet.cat
licking {pet.his} lips

# @kind
dogs
## if pet.cat
cats

# @bite
{Pet} swallowed the whole slice. {child} kept hold of the next one. It ended up with four little holes in it, as if from a fork.
## if pet.cat
{Pet} sniffed the cheese from every side, until nobody could bear to wait. Then {pet.he} bit. It made two little holes, as if from a needle.

# @broke
Then {elder} broke off a piece of the King and laid it in front of {pet.him}.
## if pet.cat
Then {elder} fetched the last of the cheese and laid it in front of {pet.him}.

# @a
{minder}
## if adult
{adult}

# @cut
{minder}, who was looking after them,
## if adult
{Adult}

# @as
{minder's}
## if adult
{adult's}
