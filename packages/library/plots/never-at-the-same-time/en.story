title: Never at the Same Time
title: Good Night, Dark
title: I Think I’d Know
guest pet: Pickle (she), Pepper (she)
guest minder: Uncle Ted (he), Uncle Des (he)

% “EEEK!” is screeched and “Phew” is said each time in just the same way. Click the lamp with your tongue. Do the purring low down.
% Whoever looks in (@a) is the grandparent, else {adult}, else {minder}.

# tap-tap-tap
Tap, tap, tap! It was bedtime, and somebody was tapping on {child’s} window. It was an owl.

“Can I come in?” said the owl. “It’s nearly dark out here.”

{child} opened the window, and the owl hopped in and stood right under the lamp[music: , humming {@song} to be brave].[friend:  She hopped past {friend}[!friend.known: , {child’s} best friend], who was staying the night and had meant to be awake until midnight. {Friend} was snoring.]

# two-green-eyes
“But you’re an owl,” said {child}. “Owls like the dark.[school:  We’ve done owls {at school}.]”

“Not me,” said the owl. “I’m afraid of it. It looks at me.”

“What does?”

“The dark. Every night it sits under my tree, looking up. It’s got two green eyes, and that’s all it’s got.” The owl shivered until all her feathers stood on end. “I haven’t dared come down for a week. I’m so hungry.”

Two green eyes? {child} looked at the end of the bed. There lay {pet}[!pet.known: , {child’s} cat], who went out every night and sat under a tree. {Pet.He} {pet.was} washing one leg.

“Was it {pet}?” asked {child}.

The owl laughed. “That’s a cat,” she said. “I’m not afraid of a cat.”

# click
“I’ll show you,” said {child}, and turned off the lamp.

Click! On the bed shone two green eyes.

“EEEK!” screeched the owl. “The dark!”

Click! {child} turned on the lamp. There lay {pet}.

“Phew,” said the owl. “The cat.”[elder: 

“Was that you?” called {elder} up the stairs.

“No!” called {child}. “It was an owl!”

“That’s nice,” called {elder.short}.]

“But it’s the same one!” said {child}. “Look!”

Click! “EEEK! The dark!”[friend: 

“Is it midnight?” mumbled {friend}.]

Click! “Phew. The cat.”

Click! “EEEK! The dark!”

Click! “Phew. The cat.” The owl put her head on one side. “It’s a funny thing,” she said, “but those two are never here at the same time.”

# id-know
“They’re the same!” said {child}.

“I think I’d know,” said the owl. “I’m an owl.”

“Then don’t take your eyes off {pet},” said {child}. “Not for a second.”

So the owl stared at {pet}, as hard as an owl can.[athlete:  From the poster on the wall {athlete} looked on.]

Click!

# no-eyes-at-all
“The cat’s gone!” screeched the owl. “Oh no! The dark’s eaten your cat!”

{Pet} was fed up with all the screeching. {Pet.He} got up, turned [us: around | round], and lay down again with {pet.his} back to them. And now there weren’t any eyes at all.

“Where is it?” whispered the owl. “Now I can’t see it! It could be anywhere!” And she shot in under {child’s} pyjama top.

“{Pet},” said {child}. “Turn [us: around | round].”

But a cat who has lain down doesn’t turn [us: around | round] because somebody says so.

# the-tip-of-a-wing
{child} could have turned on the lamp. But then it would only have been the cat again. So {child.he} put a hand in under the pyjama top, and found the tip of a wing.

“Come with me,” {child.he} whispered. “I’ve got you.”

Very, very slowly they crept over the bed in the dark, with the hand first and the wing in it.[sport:  It was the very opposite of {sport}.] And then they came to something warm.

“What’s that?” whispered the owl.

“That’s the dark,” said {child}.

# furry
The owl held her breath. The wing went forward a little bit, and then a little bit more.

“It’s furry,” she said.

“Yes,” said {child}.

“It’s got an ear. It’s got two!”

“Tickle it there,” said {child}. “Just behind.”

The owl tickled. And deep down inside, the dark began to rumble. Prrrr. Prrrr. Prrrr.

“It likes me,” whispered the owl.

Then the dark turned [us: around | round], because it wanted its chin done too, and there were the two green eyes, right up close. The owl looked into them. She didn’t screech.

“Good evening,” she said. “I’m so sorry. I thought you were only eyes.”

# a-lot-of-it
She hopped up on the windowsill. Outside it was dark in the whole garden, and over all the roofs[city:  of {city}], and right up to the moon.

“What a lot of it there is,” said the owl happily. “And furry all over.”

And out she flew, straight into the middle of it. “Hoo-hoo,” {child} heard, far away, and it sounded like somebody having supper.[friend: 

“Have I missed anything?” said {friend}, and was asleep again before anybody could answer.]

# good-night-dark
{@First} looked in at the door[elder2: , with {elder2} behind]. “Would you like the lamp on?” {@he} asked.

“No, thank you,” said {child}.

{Child.He} lay down in bed and shut {child.his} eyes. Something soft trod about on {child’s} feet for a bit, and lay down.

“Good night, dark,” said {child}.

“Prrrr,” said the dark.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @he
he
## if adult & !elder
{adult.he}
## if elder
{elder.he}
