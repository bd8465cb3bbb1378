title: The Hedgehog Who Crept
title: Snuff, Snuff, Crunch
title: A Very Large Dog
guest torsten: Mr Penny (he), Mr Thrift (he)
guest sitter: Jess (she), Nell (she)

% Who sits on the step (@a): {adult}, else the grandparent, else {sitter}. {torsten} thinks that a hedgehog makes no sound.

# the-step
A hedgehog lived under the lilac by the back step[city: , right in the middle of {city}], and tonight {child} was going to see it have its supper.

{Child.He} sat on the step[athlete: , in {child.his} {athlete} shirt,] with {@a-first} and a toasted sandwich[elder & adult: , made by {elder}[elder2:  and {elder2}]][elder2 & !adult: , made by {elder2}]. On the step below sat {torsten}, who lived next door and had read two books about animals.[pet.dog:  {Pet}[!pet.known:  the dog] had to guard the door, from the inside.][pet.cat:  {Pet}[!pet.known:  the cat] kept watch from the window.][pet.other:  {Pet}, indoors, had eaten already.]

“We must be quiet now,” whispered {torsten}. “A hedgehog creeps. You can’t hear it at all.”

{child} tried to be quiet. It was hard[sport: , harder than it is to {play sport}]. [child.name: People had been saying all day that {child} made too much noise. It was loud when {child} ate and it was loud when {child} walked, and creeping was the loudest of all. | People had been telling {child.him} all day that {child.he} made too much noise. {Child.He} ate loudly and {child.he} walked loudly, and {child.he} crept loudest of all.][friend:  Only {friend}[!friend.known: , {child.his} best friend,] was just as loud.]

# a-dog
Then there was a noise under the lilac.

“Snuff, snuff, crunch!”

“That’s a dog,” whispered {torsten}. “Not a hedgehog.”

[age>=5: [pet.dog: “{Pet} is indoors,” whispered {child}. | “But there’s no dog here,” whispered {child}.]

“Then it must be visiting.”

]The grass rustled.

“Snuff, snuff, CRUNCH!”

“A very large dog,” whispered {torsten}.[age>=5: 

“What is it eating?”

“Sticks. It says so in the second book.”]

# a-horse
The leaves shook. A twig snapped.

“SNUFF, SNUFF, CRUNCH!”

“It’s a horse!” said {torsten}, and stood up. “Go on, shoo! And be quiet! You’ll frighten the hedgehog!”

After that there wasn’t a sound.

# a-ball
{child} leaned forward. There, under the lowest branch, lay a round ball with prickles pointing every way. It wasn’t a horse. It was the hedgehog. It had been creeping as nicely as it could, and then somebody had told it to be quiet.

{child} knew just what that was like. It makes you want to be a ball too.

“It won’t come out again now,” said {torsten}. “Oh, how silly of me.”[age>=5:  He bent down to the lilac. “Sorry,” he whispered. “I took you for a horse.”]

They waited. The ball didn’t move. Beside it lay half a beetle.

# a-big-bite
{child} looked at {child.his} sandwich. Then {child.he} took a bite, a great big one, and ate it the way {child.he} always ate. {Child.He} breathed loudly through {child.his} nose, too.

“Snuff, snuff, crunch,” went {child}.[age>=5: 

“What are you doing?” whispered {torsten}.

“Creeping,” said {child}.]

The hedgehog heard. One prickle moved. A little black nose poked out.

“Snuff?” it said.

“Snuff,” said {child}. “Snuff, crunch.”

Out came four small feet. And the hedgehog picked up its beetle.

# supper
“Snuff, snuff, crunch!” went the hedgehog.

“Snuff, snuff, crunch!” went {child}.

So they had their supper, one on the step and one in the grass, and nobody told them to keep the noise down.[music:  It sounded a bit like {music}.] {Torsten} sat as still as he could.

“That wasn’t in either of the books,” he whispered.[school:  “You must tell them {at school}.”]

# the-last-crumb
At last the beetle was gone, and there was one crumb left of the sandwich. The hedgehog turned [us: around | round] and crept home under the lilac. You could hear it all the way.

“Snuff … snuff …”

{child} leaned on {@a}. There was a smell of grass, and the step was still warm from the sun. And {child.he} ate the very last crumb.

“Crunch,” said {child}, very quietly.

# @a-first
{sitter}, the babysitter,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
