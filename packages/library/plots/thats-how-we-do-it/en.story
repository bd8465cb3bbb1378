title: {child} and the School for Dragons
title: That’s How We Do It
guest aunt: Auntie May (she), Auntie Pip (she)
guest button: Button (he), Biscuit (he)

% Nearly word for word as it was told for one child. Whoever reads the letter and waits on the bench (@a) is the grandparent, else {adult}, else {aunt}. Hff is blown, quite softly.

# the-letter
One morning there was a letter on the mat. It was black [us: around | round] the edges, and it smelled of toast.[pet.dog:  {Pet}[!pet.known:  the dog] licked it, in case there was jam.][pet.cat:  {Pet}[!pet.known:  the cat] sat down on it, because it was warm.]

{@A} read it out.

“Dear {child}. We have got a school, but nobody knows what to do in it. Please come. Love from the dragons.”

{child} knew what to do. {Child.He} went to [school: {school} | [age<5: [us: preschool | nursery] | school]] every day except Saturday and Sunday. So {child.he} put on {child.his} coat and {child.his} [us: backpack | rucksack], [pet.other: said goodbye to {pet}, ]and walked with {@a} down the road and [us: around | round] the corner, to a little green gate[city:  that they had never seen in {city} before,] with smoke coming out underneath.

“I’ll be right here on the bench,” said {@a}.[elder2:  “So will I,” said {elder2}.]

# hats
{child} pushed the gate, and in {child.he} went.

Oh, what a muddle! There were red dragons and blue dragons and a dragon with spots. There were dragons on the tables and dragons on the lamp. In the middle stood the teacher, a very big dragon with very big glasses, holding a book upside down.

“Are you {child}?” said the teacher. “Thank goodness. What do we do first?”

“First,” said {child}, “you hang up your things.”

The dragons hadn’t got any things. So they hung up their tails, and there they dangled, upside down, and couldn’t get off the pegs.

“No, not tails,” said {child}. “Hats!” And {child.he} made them all hats out of newspaper,[athlete:  one with {athlete} right on the front,] and they hung those up instead.

“That’s how we do it,” said {child}.

“That’s how we do it!” said the dragons.

# the-carpet
“What do we do next?” said the teacher.

“Next you sit on the carpet.”

So the dragons sat on the carpet. They sat on top of it and underneath it, and the spotty one sat on {child}.

“On your bottom,” said {child}. “Not on my bottom. On your own.”

Bump, bump, bump went the dragons, all in a ring.

“That’s how we do it,” said {child}.

“That’s how we do it!” said the dragons.

# whoosh
“And now?” said the teacher.[sport:  “Is it {sport}?”]

“[sport: No, now | Now] it’s soup.”

The soup was hot, so the dragons blew on it. WHOOSH! Out came the fire. All the spoons turned black.

“Too much,” said {child}. “You have to blow the little way. Like me and {@a} do with [us: oatmeal | porridge].” And {child.he} made {child.his} mouth small and round, and {child.he} blew.

Hff.

# too-small
The dragons tried. Whoosh! Whoosh! But one dragon didn’t whoosh. He was the smallest one, grey all over like a pebble, and his name was {button}.

“I can’t do fire,” whispered {button}. “I’ve tried and tried. I can only do this.”

And he blew.

Hff.

It was warm and soft, and it didn’t burn anything at all. His soup was just right.

# he-can-do-it
“Look, everybody!” said {child}. “{Button} can do it!”

So {button} went from bowl to bowl and showed them all. Hff, and hff, and hff. And nobody’s spoon turned black.

“That’s how we do it,” said {button}, in a very small voice.

“That’s how we do it!” said everyone.

# cold-floor
“And after soup?” said the teacher, who was yawning.

“After soup you have a rest.”

The dragons lay down on the floor. But the floor was made of stone, and it was cold. They wriggled and they shivered.

{child} thought. Then {child.he} whispered something in {button’s} ear.

# on-tiptoes
{button} went [us: around | round] on his tiptoes. He stopped by the red dragon. Hff. He stopped by the blue dragon. Hff. He blew on their tummies and he blew on their toes, and everywhere he blew, the stone grew as warm as a bed.[music:  {child} hummed {@song}.] The red dragon shut its eyes, and the blue one, and the one with the spots. The teacher took off her glasses. Then {button} curled up small beside {child’s} foot, and he was asleep too.

# they-can-now
{child} tucked a newspaper hat under his chin. {Child.He} tiptoed out through the gate, and there was {@a} on the bench.

“How was school?” asked {@a}.

“They can do it now,” said {child}.

[friend: On the way home they met {friend}[!friend.known: , {child’s} best friend,] and {child} had one more newspaper hat. It was just right for {friend}, even with no horns.

]

# under-the-blanket
That night, when {child} got into bed, the sheets were cold down by {child.his} feet. {Child.He} wriggled. {Child.He} waited.

And then, from somewhere under the blanket, very warm and very soft, it came.

Hff.

And that’s how we do it.

# @a
{aunt}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @song
{music}
