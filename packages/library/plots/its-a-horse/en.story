title: It’s a Horse
title: Pony, Grey, One
title: Do You Want to Buy Twelve?
guest friend: Tess (she), Imogen (she)
guest teacher: Joan (she), Brenda (she)
guest pony: Keith (he), Nigel (he)
guest viggo: Rory (he), Fergus (he)
guest buyer: Colin (he), Gordon (he)

% The friend who is ticked is the one who says that it’s a horse; else {friend}. Refrain: “It’s a horse,” at last said by the child.

# one-grey
The unicorn came to the riding school on a Tuesday, in a perfectly ordinary [us: horse trailer | horsebox], and on the form it said: Pony, grey, one. It walked down the ramp backwards, turned round, and speared the riding teacher’s cap.

“I see,” said {teacher}, who was the riding teacher, and took her cap down off the horn. “{child} and {friend}, you two can look after this one.”

# it-is-a-horse
{child} stood there with a pitchfork and couldn’t shut {child.his} mouth. {Child.He} {child.was} {age}. Ever since {child.he} {child.was} four {child.he} had wished on every shooting star for a unicorn, and for the past few years {child.he} had taken good care not to mention it to anybody[elder:  except {elder}[elder2:  and {elder2}]].

“But that’s a unicorn,” {child.he} said.

“It’s a horse,” said {friend}[friend & !friend.known: , who was {child.his} best friend].

“It’s got a HORN!”

“Horses can have all sorts of things,” said {friend}, and got to work with the brush.

# five-apples
And so it went on. The pony was given the name of {pony}. {pony} was grumpy in the mornings, and scratched his horn on anything rough. He made holes in hay bales. He made holes in {teacher’s} raincoat, two footballs and an [us: air mattress | airbed]. He picked apples off the tree by stabbing them, and then he would stand there with five apples on the skewer, and could not make out why they never got any nearer to his mouth.

“What sort of horse does that?” said {child}, sliding them off for him, one after another.

“This sort,” said {friend}.

# thirty-four
While {pony} was asleep, {child} measured the horn. It was thirty-four [us: centimeters | centimetres] long, with a twist to the left. {Child.He} wrote it down. {Child.He} made a drawing of it. {Child.He} laid out all the evidence on the lid of the oat bin, and {friend} put a bucket on it.

“Why won’t you admit it?” cried {child}. “It’s the best thing that ever happened!”

“It’s a horse,” said {friend}. “And you’re shouting, and you’re frightening the horse.”

[pet: {child} went home and told {pet} [pet.dog: the dog ][pet.cat: the cat ]instead. {Pet} didn’t argue, but {pet.he} didn’t agree either.]

# you-are-right
That made {child} so furious that {child.he} took a picture. {Child.He} took it from the side, against the sunset, so that no human being could possibly deny it, and sent it to {friend}. {Child.He} sent it to {viggo} in {child.his} class[school:  {at school}] as well, just so that somebody, one single time, would say: You’re right.

{viggo} wrote back: You’re RIGHT! I’m sending it to everyone!

# five-shows
On Friday a car turned into the yard. It was towing a pink [us: horse trailer | horsebox] with lights all over it[music:  and loudspeakers that played {music}], and on the side it said {buyer}’s Land of Sparkle. A man in a white suit got out.

“Hello, hello!” he said. “I’ve seen a picture, and I haven’t slept since.[city:  All {city} has seen it!] I’ll pay whatever you like! It’s going on the stage! Spotlights, fireworks, five shows a day. [sport: We’ll teach it to {play sport}. ][athlete: It’ll be bigger than {athlete}. ]We’ll paint it a bit. Where is it?”

“We only have horses,” said {teacher}.

“Then I’ll just have a look round,” said {buyer}. “I’ll get my camera.”

# left-in-peace
{friend} had gone quite white.

“Now do you get it?” {friend.he} said to {child}. “I’m not blind. I saw it before you did, I saw it on the ramp. But as soon as it’s a unicorn, somebody comes along and takes it. A horse gets left in peace.”

{child} looked across at the field. {pony} was at the fence, scratching his horn on a post. He didn’t like sudden noises. He didn’t even like hiccups.

It was {child’s} picture that had brought the man here. The whole thing was {child’s} fault.

# twelve-cones
{Child.He} looked round, and what {child.he} saw was the riding ring. There stood the cones, the orange ones that you ride in and out of. There were twelve. And in the field there were twelve ponies.

“Party hats!” said {child}. “A cone, and a strap under the chin! We’ll take the chin straps off the old helmets!”

They ran. They tied like mad things, one strap to every cone. {pony} got his first. It slid down over the horn with a little plop, and he was so surprised that he stood still. After him came Buttons, Duchess and Thunder, and old Greta, who slept all through it, and then all the others. {child} was tying the last bow under the last chin when {buyer} came round the corner with his camera.

# slalom
At the fence stood twelve ponies. All twelve had an orange cone in the middle of the forehead. They were chewing.

{buyer} lowered the camera.

“What in the world is that?” he said.

{child} had been wishing for this for {@years} years. {Child.He} had the evidence in {child.his} pocket, to the nearest [us: centimeter | centimetre]. And {child.he} looked the man in white straight in the eye.

“It’s a horse,” {child.he} said. “And that’s a horse. And that’s a horse. They’re in training for the slalom.”

“But which of them is the one with the horn?”

“All of them,” said {friend}. “Do you want to buy twelve?”

# a-lump-of-sugar
{buyer} climbed up on the fence to pull at a cone. He picked the nearest, which was Greta’s. It came straight off. Greta woke up and saw something white. She took it for sugar, so she licked it, from the knees all the way to the top.

“It’s a HORSE!” screamed {buyer}.

“That’s what we keep telling you,” said {child}.

And the pink [us: horse trailer | horsebox] went bumping away with its lights out.

# now-you-can
They took off the cones as it was getting dark, and left {pony} till last. When his came off, the horn shone like the inside of a shell. {friend} sat on the fence and swung {friend.his} legs.

“He’s gone now,” {friend.he} said. “Now you can say it. You were right, and I knew it all the time.”

# grey-neck
{child} was just going to say it. But {pony} came and stood in front of {child.him}. He lowered his head, slowly, and laid his horn on {child’s} shoulder. It was warm. It weighed almost nothing.

{child} put an arm round the grey neck.

“It’s a horse,” {child.he} said.

# @years
six
## if age<10
five
## if age>=11 & age<12
seven
## if age>=12
eight
