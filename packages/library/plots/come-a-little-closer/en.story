title: Come a Little Closer
title: The Cat Who Never Said a Word
title: People Live in It
guest pet: Mabel (she), Mungo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever drives the sofa (@a) is the grandparent, else {adult}, else {minder}. The cat is the family’s, otherwise the story’s own. The cat’s voice is low and a bit hoarse, and is not heard before the sofa.
% One rule: {child} asks, and the animals answer. All but the cat.

# no-mine
{child} could talk to animals. It wasn’t hard. {Child.He} asked, and they answered.

The sparrows sat on the garden fence[city:  in {city}]. People thought that they were singing, but they weren’t. “That’s my twig!” they said. “No, it’s mine! No, it’s mine!”

The dog next door said, “Hello! Is that you? Hello! Is it still you?”

And the worm said, “Who’s there?” It said it at both ends.[school:  The flies {at school} said, “Window, window, window.”]

[friend: {Friend}[!friend.known: , {child’s} best friend,] didn’t understand a word, but wanted to know which end of the worm was the head. So {child} asked.

“The other one,” said the worm.]

# not-a-word
Only [!pet.known: {child’s} own cat, {pet},|{pet}] never said a word to {child.him}. And {child.he} wanted to talk to {pet} most of all.

“Good morning, {pet},” said {child}. “Did you sleep well?”

{Pet} looked at {child.him}.

“What are you thinking about?”

{Pet} shut {pet.his} eyes.

# a-little-closer
“Can’t {pet} talk?” {child} asked the sparrows.

“Oh, yes,” they said. “{Pet} talks to us every day.”

“What does {pet.he} say?”

“Come a little closer, {pet.he} says.”

“To me, too!” said the dog. “You’re in my place, {pet.he} says. Every single day! So friendly!”

“Don’t run so fast, {pet.he} said to me,” said the mouse under the step.

“And what did you do?”

“I ran faster.”

So {pet} talked to everybody else. {child} felt left out, and it hurt, just under the ribs.

# not-all-day
One Saturday {pet} didn’t come home for breakfast. {Pet.He} didn’t come home for lunch. {child} looked everywhere.[friend:  {Friend} looked under the bushes.]

“{Pet}!” {child.he} called. “Say something, so I can hear where you are!”

But {pet} said nothing.

“Have you seen {pet}?” {child} asked the sparrows.

“Nobody’s said come a little closer all day,” they said. “It’s almost dull.”

The dog was sitting in the sun, looking miserable.

“I’m in {pet’s} place,” he said. “I’ve been in it all day, and nobody’s told me! Could you?”

“You’re in {pet’s} place,” said {child}.

“Thank you,” said the dog.

# somebody-big
The mouse was sitting on the step with all her children, shivering.

“Why don’t you go home?” asked {child}.

“We can’t,” said the mouse. “There’s somebody in our bed. Somebody big.”

“Where’s your bed?”

“In the old sofa,” said the mouse. “In the shed.”

# the-trailer
{child} ran to the shed. There was no sofa in it. It was out on the trailer, and {@first} was just driving it off to the [us: dump | tip].[elder2:  {Elder2} sat in the front with a picnic on {elder2.his} knees.][music:  They were playing {music} on the radio.]

Oh no!

“STOP!” yelled {child}, and lost a shoe. “{Pet}’s in the sofa!”[sport:  Nobody ran like that for {sport}.][athlete:  Not even {athlete} could have run faster.]

# no-cat-here
{@A} stopped at the gate. {@He} lifted up the cushions. {@He} knocked on the back, and listened.

“There’s no cat in here,” said {@a}. “A cat would have told us.”

“{Pet} never tells me anything,” said {child}.

{Child.He} climbed up on the trailer. “{Pet}? Are you in there?”

Nobody answered. {child} was really frightened now.

“The [us: dump | tip] shuts at four,” said {@a}. Then {@he} saw {child’s} face, and turned off the car. “But we’ll wait,” {@he} said.

# right-in-the-middle
{child} thought. {Pet} talked to sparrows and mice, but {child} couldn’t turn into a sparrow or a mouse. And {pet} talked to the dog. What did the dog do? He only sat.

{child} could sit.

{Child.He} sat down right in the middle of the sofa, as hard as {child.he} could. Then {child.he} bounced. One, two, three.

“You’re sitting on me,” said somebody, deep inside the sofa.

It was a low voice, and a bit hoarse. {child} had never heard it before.

# head-first
There was a hole in the back of the sofa. {child} put in an arm and felt a spring. Then {child.he} felt an ear. And out came {pet}, dusty from nose to tail.

[friend: “Head first,” said {friend}. “You can tell, with a cat.”

]“Off we go, then,” said {@a}.

“We can’t,” said {child}. “People live in it.”

So the sofa went back in the shed, and the mice went home to bed.[elder2:  {Elder2} unpacked the picnic, and left them the crumbs.]

# thats-why
{child} carried {pet} back to the house.

“You talk to everybody else,” {child.he} said. “Why do you never talk to me?”

{Pet} looked at the door. {child} opened it.

{Pet} looked at the bowl. {child} filled it.

{Pet} ate it all up, and looked at {child’s} lap. So {child} sat down on the floor, and {pet} climbed in. They sat there for a long time.

“I always know what you want anyway,” said {child}.

“That’s why,” said {pet}.

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
