title: Not from Where I Was
title: Nine Nights of Being Right
title: The Fence or Kevin
guest hattie: Hattie (she), Nell (she)
guest danny: Danny Pike (he), Lewis Pike (he)

% {hattie} is Brand by surname and no friend of the family’s: the dog that died is hers. Sun behind, drops in front: everybody has a rainbow round the shadow of their own head,
% and two heads side by side have nearly the same one.

# nine-days
{child} had wanted a rainbow for nine days, and not because they were pretty.

It had begun on a Thursday, when {hattie} Brand, who sat in front of {child.him}, told the class[school:  {at school}] about her dog. He was a greyhound called Kevin, who had been very old and had slept with his tongue out. They had buried him in the back garden, under the pear tree. And that same afternoon, {hattie} said, a rainbow had come down right on top of the place.

{child} put {child.his} hand up. That was what {child.he} kept remembering afterwards. {Child.He} had actually put {child.his} hand up.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had kicked {child.him} under the table, but too late.]

“It didn’t, though,” said {child}. “I saw that one. [pet.dog: I was out with {Pet}, our dog. ]It came down on [us: the swimming pool | the swimming baths].”

“Not from where I was,” said {hattie}.

“It can’t have come down in two places.”

Somebody laughed, and then nearly everybody did. {hattie} turned round to face the front, and she had not turned round since.

# being-right
The awful thing was that {child} {child.was} right. {Child.He} had seen it with {child.his} own eyes, bang on the roof of [us: the pool | the baths]. For nine nights {child.he} had lain in bed being right,[pet.dog:  listening to {Pet} breathe,][pet.cat:  with {Pet}[!pet.known:  the cat] on {child.his} feet, smelling of mint,][pet.other:  and telling nobody but {Pet},] and it was the most horrible feeling {child.he} had ever had.[elder: 

“What’s the matter?” said {elder}, who had come to stay[elder2:  with {elder2}].

“I was right,” said {child}.

“Oh dear,” said {elder}.]

So {child.he} needed another rainbow. {Child.He} {child.was} going to get to the end of it, stand there, and know.

# when-you-go
On Saturday afternoon[sport: , when {child.he} {child.was} supposed to {play sport},] the sun came out while it was still pouring, and there it was: the whole arch, over [city: {city}|the town], with one foot on [us: the pool | the baths]. {child} ran[athlete:  as {athlete} might have run][friend: , and {friend} ran too[pet.dog: , and {Pet}]][pet.dog & !friend: , and {Pet} ran too].[elder:  “Tell me where it ends!” {elder} called from the door.] When [friend: they | {child.he}] got to [us: the pool | the baths], the rainbow was on the library. [friend: They | {Child.He}] ran to the library, and it was on the station. It never hurried. It just kept exactly as far off as before, like a cat that knows it’s going to the vet.[pet.dog:  {Pet} picked up a ball on the way.]

“Will you stand still!” {child} shouted, in the middle of Albert Road.

“It won’t, you know,” said a voice. “When you go, it goes.”

{hattie} Brand was sitting on her front wall in a yellow raincoat[pet.cat: , and under the hem of it, quite at home, sat {Pet}]. {child} wondered how long she’d been watching, and decided it was all of it.

“I’m trying to see where it ends,” said {child}.

“On our pear tree.”

{child} looked. From the [us: sidewalk | pavement] it ended on the chimney of number forty. {Child.He} opened {child.his} mouth, and for once in {child.his} life {child.he} shut it again.

“Where were you?” {child.he} asked. “When you saw it?”

{hattie} looked at {child.him} for a long time, to see whether it was a trick[pet.dog: , and at {Pet} for longer]. Then she slid off the wall and opened the side gate.

# the-back-step
“The back step,” said {hattie}. “Not there, that’s the mint.[pet.cat:  {Pet} sleeps in it.] Left. Your other left.”

“I’ve only got one.”

“Then use it.”

She took {child} by the sleeves and backed {child.him} on to the step like a wardrobe. {child} got {child.his} feet together. {Child.He} lifted {child.his} head.

The rain stopped. And the rainbow paled from the bottom up, like something being rubbed out, and was gone.

[friend: Nobody | Neither of them] said anything. The pear tree dripped.

“Well,” said {hattie}, and her voice wasn’t quite steady. “So you can go home and go on being right.”

{child} stared at the place where it wasn’t. The sun was warm on the back of {child.his} neck. There was plenty of sun. It was only the rain that had gone.

Beside the step was a garden tap, with a hose on it.[pet.cat:  {Pet} looked at the hose, and went under the wheelbarrow.]

“Can I?” said {child}.

# the-fence-or-kevin
[friend: {Friend} turned it on, and {child} held | {child} turned it on, held] the end up high and put a thumb over it. The water went out in a great hissing fan above the garden, and in the fan, small and bright, with every one of its colours, stood a rainbow.

“It’s come down on the fence!” cried {child}.

“It hasn’t, it’s on Kevin!” cried {hattie}, from the other end of the step.

“The fence!”

“Kevin!”

[friend: “It’s on the wheelbarrow,” said {friend}, by the tap.

]“Not from where I am!” they yelled, [friend: all | both] together, with water running down their necks.

Then {child} heard it. That was just what {hattie} had said, that Thursday, and she hadn’t been arguing at all.

# ear-to-ear
[friend: {child} gave {friend} the hose, and shuffled | {child} shuffled] one step sideways. The rainbow shuffled too, along the fence and past the wheelbarrow. {child} shuffled until {child.he} bumped into {hattie}. {hattie} was shorter, so {child} bent {child.his} knees, and put {child.his} wet head right against hers, ear to ear.

And it came down on the pear tree. It came down on a small hump in the grass with a chewed tennis ball on it, and lit the ball up red and gold and green.

“Oh,” said {child}. “It’s right on him.”

“I know,” said {hattie}. “It was just like that. Only bigger.[pet.cat:  {Pet} saw it too. {Pet.He} {pet.was} Kevin’s friend.]”[pet.dog: 

{Pet} went over and put {pet.his} own ball down beside Kevin’s.]

They stayed there till [friend: {friend’s} | {child’s}] thumb went numb, and after that they used {hattie’s}.

# where-she-was
[elder: “Well?” said {elder} at the door, with a towel. “Where does it end?”

“On Kevin,” said {child}.

]On Monday it was raining again, and the school bus was steamed up and full[music: , and somebody was playing {music}]. {child} {child.was} halfway along the aisle when {danny}, in the back row, called out, “Hey, {hattie}! Any rainbows in your pear tree?”

Everyone waited for it to be funny.

“There was one on Saturday,” said {child}. “I saw it.[pet.dog / pet.cat:  So did {Pet}.]”[friend:  And {friend}, right behind {child.him}, didn’t kick.]

“You said it was on [us: the pool | the baths].”

“I was in the wrong place.”

“There’s never been a rainbow in her stupid tree,” said {danny}.

“Not from where you were,” said {child}. “But I’ve been where she was.”

# ear-to-ear-again
You could hear the [us: windshield | windscreen] wipers. Then {hattie} Brand turned round. She looked at {child}, and moved her bag off the seat.

{child} sat down. When the bus swung round the corner their heads bumped together, ear to ear, and neither of them moved away.
