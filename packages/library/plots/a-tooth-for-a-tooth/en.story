title: A Tooth for a Tooth
title: The Beach Kept It
title: A Swap
guest elder: Dorrit (she), Wilf (he)

% “Mm-mm” with your lips shut, and a small tick with your tongue. {elder} is the family’s own, else a neighbour who is along at the seaside.

# everything-about-sharks
{child} knew everything about sharks.

{Child.He} knew that the hammerhead has an eye at each end. {Child.He} knew that the biggest shark of all eats soup, more or less. And {child} was telling {@who} about it on the beach, over a cheese sandwich,[adult:  while {adult} dozed under a hat,] when {child.he} suddenly stopped.

“What is it?” said {elder}.

“Something moved,” said {child}. “In my mouth. And it wasn’t my tongue.”

# wobbly
{Elder} put on {elder.his} glasses and had a look. “Well, well,” {elder.he} said. “You’ve got a wobbly tooth. Bottom row, in the middle.”

{child} shut {child.his} mouth so fast that it clicked.

“Mm-mm,” {child.he} said, which meant, I don’t want one.

“It’s nothing to worry about.”

“Mm mm mm-mm mm,” said {child}, which meant, I’d like to keep it, thank you.

{Child.He} wouldn’t eat {child.his} sandwich.[pet.dog:  {Pet} offered to.] {Child.He} wouldn’t eat {child.his} plum.[sport:  {Child.He} wouldn’t talk about {sport}.] {Child.He} wouldn’t even say the names of sharks.[music:  {Child.He} hummed {music}, because that can be done with your mouth shut.]

# three-hundred
“You do know what happens to a shark’s teeth,” said {elder}.

Of course {child} knew. {Child.He} said it with {child.his} lips nearly shut. “They fall out. All the time. But there’s a new one behind, waiting. There are rows and rows.”

“And does the shark make a fuss?”

“No,” said {child}. “But a shark has got three hundred. I’ve got twenty. I counted[school:  them {at school}][friend: , and {friend} checked].”

# tick
“I’ll tell you a secret,” said {elder}. “When I was your age and mine wobbled, I didn’t speak for two days. I ate nothing but custard.”

“And then what?”

“Then I sneezed.”

{child} laughed. {Child.He} didn’t mean to. It was a big laugh, with {child.his} mouth wide open, and in the middle of it {child.he} felt something go tick.

{Child.He} put {child.his} tongue in the place where the tooth had been. There was a hole. It was soft and strange, and it didn’t hurt in the least.

# pebbles
“It’s gone!” {child.he} said. “{Elder.short}, it’s gone! Where did it go?”

They looked in the sandwich box.[elder2:  {Elder2} looked under the towels.] And then they looked at the beach, which was made of pebbles, and a great many of the pebbles were small and white.

“Oh, {child},” said {elder}.

{Elder} got down on {elder.his} knees, with one oof for each knee, and they began to look.[adult:  {Adult} woke up and looked as well.] They found a white shell. They found a white button. They found fourteen small white stones that weren’t teeth.[pet.other:  {Pet} would have liked them.][pet.dog:  {Pet} found the plum.]

The sun went lower. {child’s} chin began to tremble. First {child.he} hadn’t wanted to lose it, and now {child.he} had lost it twice.

# black-and-shiny
Then {child} saw something that wasn’t white at all. It was black and shiny, with three corners, and it lay between two stones as if someone had put it there. {child} picked it up. One side was smooth. The edges were as fine as a little saw.

“{Elder.short},” {child.he} whispered. “It’s a tooth.”

{Elder} held it up to the light. “So it is,” {elder.he} said slowly. “And it’s turned to stone. It must have lain here for millions of years.”

# just-here
“So a shark was swimming here,” said {child}. “Just here, where our sandwiches are.[athlete:  Faster than {athlete}.] And it went tick.”

“And it didn’t make a fuss.”

“And it never found it again.” {child} looked at the black tooth, and then at all the pebbles, going on and on. “The beach kept it. And now it’s kept mine.”

# a-swap
“I’d call that a swap,” said {elder}.

{child} thought about it. One very small tooth, nearly new, for one shark’s. It was a good swap. It was the best swap {child.he} had ever heard of[city: , in {city} or anywhere else].

“One day somebody will find mine,” {child.he} said. “In a million years. And they’ll say, look! A real {child}!”

“A great big one, they’ll say. With terrible jaws.”

# a-note
At bedtime[!elder: , in the house they had all borrowed by the sea,] {elder} helped {child} write a note to the tooth fairy.[elder2:  {Elder2} found the pencil.] It said: My tooth is on the beach. The black one is not for you.[pet.cat:  It is not for {pet} either.][friend:  {Friend} has to see it first.][pet.other:  I have to show it to {pet}.] Love, {child}.

# waiting
Then {child} lay in the dark, with the shark’s tooth in {child.his} hand and {child.his} tongue in the hole.[pet.dog:  {Pet} lay on {child.his} feet.][pet.cat:  {Pet} was to have a sniff of it, but not a paw.] And far back, right down at the bottom, {child.he} felt something tiny and sharp.

“{Elder.short}?” {child.he} called. “There’s one behind. It’s waiting.”

“Then let it sleep,” said {elder}. “It’s got a long way to come.”

So {child} shut {child.his} terrible jaws, and they both slept.

# @who
{elder} from next door
## if elder
{elder}
