title: The End That Sings
title: Whose Left?
title: Only on Wednesdays
guest sister: Gwen (she), Rhona (she)
guest brother: Ivor (he), Clive (he)
guest boy: Dev (he), Kit (he)

% {sister} stands at the low end, {brother} at the high one, {child} on the side of the keys. BOM is low and loud, ting is high. The end that sings is the end that swings.

# people-in-libraries
{child} only played the piano when there was nobody to hear. That was what was so good about the one in the old dance school[city:  in {city}]: the door was thick, the street was quiet, and on Wednesdays {child.he} had the whole place to {child.himself}[music: , and could play {@song} with as many wrong notes as {child.he} liked].[friend:  Not even {friend}[!friend.known: , {child.his} best friend,] had ever been let in.][pet.other:  At home, only {pet} had been told.]

But the dance school was closing, and the piano was going to be broken up. So {child} had written to the library, and the library had written back: Yes, please! If you can get it here by five on Saturday, before we lock up.

It was not until Saturday, with the [us: movers | removers] already in the hall, that {child.he} saw what {child.he} had done. There are people in libraries.

# whose-left
“Lovely old thing,” said the [us: mover | remover] called {sister}, and patted it. “My brother and I will have it there in ten minutes. Thirty years we’ve been moving pianos.”

“And never dropped one,” said {brother}.

“One,” said {sister}.

“That was a harmonium.”

They rolled it out on a low board with wheels, {sister} at one end and {brother} at the other, face to face across the top. {child} walked beside the keys. They got as far as the first lamp-post.

“Left!” called {sister}.

{sister} pushed to her left. {brother} pushed to his left. The piano swung clean across the [us: sidewalk | pavement] and trapped a man with a newspaper.

“My left!” said {sister}.

“What’s the matter with mine?”

“It’s on the right!”

“It’s been on the left all my life,” said {brother}.

# with-your-hand-on-it
Somebody laughed. It was {boy} from {child’s} class[school:  {at school}], sitting on the wall outside the [us: burger place | chip shop]. {boy} played the drums in assembly so that the curtains moved, and he had never once minded who heard him[sport: , any more than {child} minded who was looking when it was time to {play sport}].

“Is that yours?” he said. “Do you play?”

“No,” said {child}, which is a stupid thing to say with your hand on a piano.

“I’ll come with you,” said {boy}. “I’ve never seen a piano crash.”

# an-hour
It took them an hour to get to Pinch Lane. “Left!” “Whose?” “Right!” “Right, as in well done?” “Right, as in RIGHT!”
## or
It took them an hour to get to Pinch Lane. They crossed Market Square twice, because the first time they came out where they had gone in. The man with the newspaper was sitting there on a bench by now. He saw them coming, and lifted both feet.

# like-an-elbow
And in Pinch Lane, where the wall bends like an elbow, the piano went into the bend and stuck. It wouldn’t go on and it wouldn’t go back. It was half past four. A drop fell on the piano, and then another.

“Rain,” said {brother}.

“If it gets inside, that’s that,” said {sister}. And then neither of them said anything, which was much worse than when they argued.

{boy} took off his coat and laid it over the top. It covered about a third.

# a-low-end
{child} stood there with wet hair and thought. Left and right were no use. Everybody has their own, and takes it along when they turn round. What they needed was something that was the same for everyone, wherever they stood.

And a piano hasn’t got a left. It has a low end and a high end, and anybody with ears can tell which is which.

There was a window open just above. {boy} was right there, listening. {child} lifted the lid all the same, and put one finger on the lowest key of all.

BOM.

A pigeon left.

“That’s your end, {sister},” said {child}, and reached across to the highest. Ting. “And that’s yours, {brother}. The end that sings is the end that swings, this way, towards me. The other end stays where it is.”

“And if nothing sings?” said {brother}.

“Then nothing moves.”

BOM, played {child}, and {sister’s} end came [us: around | round] by a hand. Ting, and {brother’s} end came after. BOM, BOM. Ting. Like somebody fat getting out of a small bath, the piano came out of the elbow.

# past-the-cafe
And then they were in [us: Main Street | the High Street]. BOM, past the bus stop. Ting, past the café[elder: , where {elder}[elder2:  and {elder2}] left a whole pot of tea to come out and look]. People turned round. People came along, and held their umbrellas over the piano.[friend:  The first of them was {friend}, who didn’t ask a single question.] {child} went red right down to {child.his} collar, but then there was [us: a fire hydrant | a bollard], BOM, and {child.he} hadn’t time to be red.

# one-finger
At eight minutes to five they stood at the library doors. On either side of the piano there was room for one finger.[athlete:  “Not even {athlete} could get through there,” said {brother}.]

BOM, played {child}. Crunch, went the door frame.

“Too much,” said {sister}. “We don’t want a hand now. We want a hair.”

# a-hair
Loud for a lot, thought {child}. Then soft for a little. And soft was the one thing {child.he} could do. {child.He} had practised it every Wednesday for two years, so that nobody should hear.

Only, now they had to hear. {child.He} turned to all those umbrellas.

“You’ve got to be quiet,” {child.he} said. “Please. You’ve got to listen to me.”

And they did. The whole street did. {child} let {child.his} left hand lie at the low end and {child.his} right hand at the high end, and played so softly that you could hear the rain in between.

Bom. A hair. Ting. A hair. Bom … ting … bom …

And the piano was in.

# eighty-six
It stood between Maps and Gardening, and everybody went home to get dry[adult: , except {adult}, who waited in the doorway with a towel]. {boy} wrung out his coat.

“So you don’t play,” he said.

“Only on Wednesdays.”

“There must be some more notes. In between those two.”

“Eighty-six,” said {child}. {child.He} thought about it. “Come on Wednesday.”

# nothing-sang
That night the rain was still going in the gutter. {child} lay on {child.his} back, with {child.his} left hand at the low end of the blanket and {child.his} right hand at the high end, and played it all through once more, softly.[pet.dog / pet.cat:  {Pet}, {child.his} [pet.dog: dog | cat], was lying on most of the notes in between.] Then {child.he} put out the lamp, and laid both hands flat.

Nothing sang. So nothing moved.

# @song
{music}
