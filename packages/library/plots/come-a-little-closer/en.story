title: Come a Little Closer
title: The Cat Who Never Said a Word
title: People Live in It
guest pet: Mabel (she), Mungo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever drives the sofa (@a) is the grandparent, else {adult}, else {minder}. The cat is the family’s, otherwise the story’s own. The cat’s voice is low and a bit hoarse, and is not heard before the sofa.
% One rule: {child} asks, and the animals answer. All but the cat.

# no-mine
{child} could talk to animals. It wasn’t hard. {Child.He} asked, and they answered.

On the fence in the garden[city:  in {city}] sat the sparrows. People thought they were singing, but they weren’t. “My twig!” they said. “No, mine! No, mine!” The dog next door said, “Hello! Is that you? Hello! Is it still you? Hello!” The bumblebee only said, “Flower, flower, flower,” and the worm said, “Who’s there?” at both ends.[school:  The flies {at school} said, “Window, window, window.”]

[friend: {Friend}[!friend.known: , {child’s} best friend,] didn’t understand a word, but did want to know which end of the worm was the head. {child} asked. “The other one,” said the worm.]

# not-a-word
But [!pet.known: {child’s} own cat, {pet},|{pet}] never said anything, and there was nobody {child} would rather have talked to.

“Good morning, {pet},” said {child}. “Did you sleep well?”

{Pet} looked at {child.him}.

“What are you thinking about?”

{Pet} shut {pet.his} eyes.

# a-little-closer
“Can’t {pet} talk?” {child} asked the sparrows.

“Oh, yes,” they said. “{Pet} talks to us every day.”

“What does {pet.he} say?”

“Come a little closer, {pet.he} says.”

“And to me!” said the dog. “You’re in my place, {pet.he} says to me. Every single day! So friendly!”

“Don’t run so fast, {pet.he} said to me,” said the mouse under the step.

“And what did you do?”

“I ran faster.”

So {pet} talked to everybody except {child}. It hurt, just under the ribs.

# not-all-day
One Saturday {pet} didn’t come home for breakfast, or for lunch. {child} went all round the garden.[friend:  {Friend} looked under the bushes.]

“{Pet}!” called {child}. “Say something, so I can hear where you are!”

But {pet} said nothing.

“Have you seen {pet}?” {child} asked the sparrows.

“Nobody’s said come a little closer all day,” they said. “It’s almost dull.”

The dog was sitting in the sun, looking miserable. “I’m in {pet’s} place,” he said. “I’ve been in it all day, and nobody’s told me! Could you?”

“You’re in {pet’s} place,” said {child}.

“Thank you,” said the dog.

# somebody-big
On the step sat the mouse, with a husband and six children, shivering.

“Why don’t you go home?” said {child}.

“We can’t,” said the mouse. “There’s somebody in our bedroom. Somebody big.”

“Where do you live?”

“In the sofa,” said the mouse. “The old one, in the shed.”

# the-trailer
{child} ran to the shed. There was no sofa in it. The sofa was out on the trailer, and {@first} had just started the car, to take it to the [us: dump | tip].[elder2:  {Elder2} sat in the front with a picnic on {elder2.his} knees.][music:  They were playing {music} on the radio.]

Oh no!

“STOP!” yelled {child}, and ran right out of one shoe[sport: , as if {child.he} were late for {sport}]. “{Pet}’s in the sofa!”[athlete:  Even {athlete} wouldn’t have got there faster.]

# no-cat-here
{@A} stopped at the gate. {@He} lifted up the cushions. {@He} looked underneath. {@He} knocked on the back and listened.

“There’s no cat in here,” said {@a}. “Or we’d have been told about it.”

“{Pet} never tells me anything,” said {child}.

{Child.He} climbed on to the trailer and spoke right into the cloth.

“{Pet}? Are you in there?”

Nobody answered.

“The [us: dump | tip] shuts at four,” said {@a}.

# right-in-the-middle
{child} thought. What made {pet} talk? Sparrows. But {child} couldn’t turn into a sparrow. A mouse. But {child} couldn’t get as small as that. And the dog, who only sat.

{child} could sit.

{Child.He} sat down right in the middle of the sofa, as hard as {child.he} could. Then {child.he} bounced. One, two, three.

“You’re sitting on me,” said somebody, deep inside the sofa.

It was a low voice, and a bit hoarse, and {child} had never heard it before.

# head-first
There was a hole in the back. {child} put in an arm, right up to the shoulder. {Child.He} felt a spring. {Child.He} felt something soft. {Child.He} felt an ear. And out came {pet}, dusty from nose to tail.

[friend: “Head first,” said {friend}. “You can tell, with a cat.”

]“Off we go, then,” said {@a}.

“We can’t,” said {child}. “People live in it.”

So the sofa had to go back in the shed, and the mice went home to bed.[elder2:  {Elder2} unpacked the picnic, and left them the crumbs.]

# thats-why
{child} carried {pet} back to the house.

“You talk to the sparrows,” {child.he} said, “and the dog, and the mouse. Why never to me?”

{Pet} looked at the door. {child} opened it.

{Pet} looked at the bowl. {child} filled it.

{Pet} ate it all up, and looked at {child’s} lap. {child} sat down on the floor, and {pet} climbed in.

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
