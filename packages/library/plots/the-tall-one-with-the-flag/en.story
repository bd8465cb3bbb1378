title: The Tall One With the Flag
title: The Robot That Was Too Polite
guest neighbour: Pauline (she), Janice (she)
guest ninety: Mrs Bell (she), Mrs Tibbs (she)

% A robot stops for whatever is in front of it, and says after you; so it can't get past its own evening shadow. Whoever walks close behind it,
% towards the sun, lays a bigger shadow over it. The coat belongs to {adult}, else to {neighbour}.

# excuse-me
There was a robot standing on the [us: sidewalk | pavement]. It had six wheels, a lid and a little red flag.

“Excuse me,” it said. “May I come past, please?”

[adult: {child} and {adult}, who were on the way home,|{child}, who was on the way home with {neighbour} from next door,] jumped to one side.

“Thank you,” said the robot. “But I didn’t mean you. I meant the tall one.”

“What tall one?” said {child}.

“The one lying down in front of me,” said the robot. “With the flag.”

{child} looked. The sun was low behind them, and in front of the robot, all the way up the hill, lay something long and thin and black, with a flag on top.

“But that’s your shadow!” said {child}[school: , who had measured {child.his} own {at school}].

“How do you do, Shadow?” said the robot. “After you.”

Nobody went.

# plip
“You can just drive over it,” said {child}.

“Over somebody?” said the robot. “Never!”

Plip, it went, under the robot. Something pink was dripping on the ground.

“That’s the ice-cream cake,” said the robot. “It’s for {ninety}, at the top of the hill. She’s ninety today. I’m in rather a hurry.” It rolled forward a bit, and so did the shadow. It stopped, and so did the shadow.

“He’s very polite,” said the robot. “[city: They aren’t all like that {in city}. ]After you.”

Nobody went. Plip.

# the-coat
So {child} sat down on the shadow, to keep it still.

“Don’t squash him,” said the robot.

[friend: Then {friend}[!friend.known: , {child’s} best friend,] lay down flat on top of it. “Now there are two of them,” said the robot.]

[pet.cat: {Pet}[!pet.known:  the cat] walked straight across it, with {pet.his} tail in the air. “How brave,” said the robot.]

{child} borrowed [adult: {adult’s} | {neighbour’s}] big coat, and threw it over the shadow. Now the shadow lay on top of the coat.

“Oh, it suits him,” said the robot. “After you.”

Nobody went. Plip, plip.[pet.dog:  {Pet}[!pet.known:  the dog] was looking after the drips.]

# growing
And the lower the sun went, the longer the shadow was. It reached the postbox. It reached the bend.

“He’s growing,” said the robot, in a very small voice.

Plip, plip, plip, plip. There wasn’t going to be any cake. There was only going to be a robot on a hill, saying “After you” all night long.

{child} picked up the coat, and went and stood behind the robot, to think.

“He’s gone!” said the robot.

# mine-goes-first
It was true. Where the robot’s shadow had been there was another one, with two legs and a coat.

“Who’s that?” said the robot.

“That’s mine,” said {child}. And then {child.he} knew how to do it. “Mine always goes first. You only have to follow it.”

{child.He} held the big coat up behind {child.his} head and spread it as wide as wings. {child’s} shadow spread its wings up the hill. And the robot rolled after it.

# up-the-hill
Up they went, the shadow first, then the robot, then {child}, and last of all [adult: {adult} | {neighbour}], without a coat.[music:  The robot hummed {music}.] At the postbox {child’s} arms began to ache.[athlete:  Even {athlete}’s would have.] The coat sank a bit. And out at the side came a little black flag.

“There he is!” said the robot, and stopped. “After –”

“Oh no, you don’t!” said {child}, and up went {child.his} arms again, higher than before[sport: , higher than anybody needs them to {play sport}]. The flag was gone. {child.He} didn’t let go at the bend, and {child.he} didn’t let go at the gate. {child.He} didn’t let go until the robot rang the bell with its nose.

# with-a-straw
{ninety} opened the door, and then she opened the lid. There was no cake. There was a box full of pink soup, with one candle sailing in it.

“I’m so sorry,” said the robot. “There was somebody in front of me.”

“Ninety years,” said {ninety}, “I’ve been told to eat up my cake nicely. And nobody ever let me drink it.”

She went to get the straws, and they drank it on the doorstep.[elder:  {Elder} came by and had a taste too[elder2: , and so did {elder2}].][pet.other:  One drop was put by for {pet}, at home.]

# both-of-you
When the box was empty the sun had gone, and there were no shadows anywhere.

“Where are they all?” said the robot.

“At home,” said {child}. “It’s late.”

So the robot drove down the hill with nobody in the way, and {child} walked beside it. By {child’s} door it stopped, and put its lamp on. There in the light, on the door, was {child’s} own shadow.

“After you,” said the robot. “Both of you.”

And {child’s} shadow went in first, and {child} went in after it, and then they went to bed.
