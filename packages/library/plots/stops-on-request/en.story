title: Stops on Request
title: Six Hundred Times
title: Up With Your Arm
guest friend: Toby (he), Martha (she)
guest valborg: Edith (she), Winifred (she)
guest marta: Maud (she), Constance (she)

% The train only stops if somebody puts out a hand. The driver is "she", the guard "he". Nobody walks on the line.

# a-hand-free
There’s one train a day going north through Nether Moss, and it only stops if somebody puts out a hand. Otherwise it goes straight through, three red [us: cars | carriages] and a gust of wind, and that’s that until tomorrow.

So it was a pity that the only person with a hand free was {child}.

{child} was {age}, and put up a hand the way you do when you don’t want to be a bother: elbow in, and two fingers by your ear. [school: {At school}|At school] the teachers thought {child.he} had an itch. {Child.He} knew nearly all the answers, but the only one who knew that was {friend}, [friend: {child.his} best friend, ]who sat next to {child.him} and heard {child.him} whispering them.

# the-cake
Now they were standing on the platform, {child}, {friend} and {valborg}. {Valborg} lived next door. She was eighty-seven, and today her sister {marta} was ninety, a hundred miles up the line. They hadn’t seen each other for four years. {Valborg} was holding on to her [us: walker | walking frame], because otherwise she’d fall over. {Friend} was holding on to the cake, because otherwise the cake would. It was a cake for twenty, three floors high, with cream on every one[elder: , and {elder}[elder2:  and {elder2}] had made it].[pet:  {Pet}, {child’s} [pet.dog: dog|[pet.cat: cat|friend]], had been left at home, because of the cream.]

“You’ll have to do the hand,” said {friend}.

“Can’t you?”

“Then you’ll have to do the cake.”

{child} looked at the cake. It swayed.

“There’s nothing to it,” said {friend}. “You put out your arm, and a hundred tonnes of train stops.”

That was just the trouble. A hundred tonnes, full of people reading[athlete:  about {athlete}] on their way to important things, and the whole lot was to stop because {child} thought it should.

“What if they’re in a hurry?” {child.he} said.

# two-fingers
Then the rails began to sing.

At first the train was a dot with three lights. Then it was a face made of tin. Then it was red and as tall as a house, and the ground shook, and {child} did what {child.he} had to. Elbow in. Two fingers by the ear.

The driver had big glasses, and she saw {child} perfectly well. Her face lit up. Then she waved.

She waved with her whole arm. In the first [us: car | carriage] an old man waved with his coffee. In the second it was [sport: a whole team[city:  from {city}], on their way to {play sport}|a whole football team[city:  from {city}]]. In the third a baby waved, with help. And {child}, who’d been nicely brought up, waved back.

And then the train had gone.

# ninety-and-a-day
“Nice people,” said {valborg}. “But weren’t we meant to be on it?”

{child’s} whole face went hot. “When’s the next one?”

“Tomorrow,” said {friend}.

“Tomorrow she’ll be ninety and a day,” said {valborg}. “Nobody gives a party for that.” She didn’t mean it unkindly. She only looked down at her best shoes, and that was worse.

# like-the-answer
“{child}!” {Friend} hadn’t a hand to point with, so {friend.he} pointed with {friend.his} chin. “There’s a [us: conductor | guard] at the back! Get your arm up! Like when you know the answer!”

“I always know the answer,” whispered {child}.

“I KNOW! That’s what I’m SAYING!”

Sure enough, in the very last window stood a [us: conductor | guard], watching the [us: track | line] get longer and longer. {child} stood in the middle of the platform, well behind the white line, and put up an arm. Not as far as the ear. Up. {Child.He} stood on tiptoe and stretched until {child.his} shoulder creaked, and from somewhere down in {child.his} shoes came a voice that {child.he} hadn’t known was there.

“HERE! WE WANT TO COME! WE WANT TO COME TOO!”

[season.winter: A raven flapped up out of the trees|A heron flapped up out of the marsh]. The [us: conductor’s | guard’s] mug stopped halfway to his mouth.

# a-matchbox
Then the brakes screamed. It took a terribly long time, and when the train stood still at last it was so far off that it looked like a matchbox.

“Oops,” said {friend}.

“Sorry,” {child} said to the train.

They couldn’t go there. You mustn’t walk on a [us: railroad track | railway line], least of all with a [us: walker | walking frame]. So they stood where they were, and nothing happened.[music:  {Friend} hummed {@song}, very softly.]

“Now they’re [us: calling | ringing] somebody,” said {friend}.

They were. In a town a long way off a man had to put down his bun and look at a map, and all along the line things had to wait[age>=11: , two timber trains and one full of gravel], on account of {child}. Luckily {child.he} had no idea. All {child.he} could see was two red lamps.

They were getting bigger.

# backwards
“{child},” said {friend}. “It’s coming back.”

And it was. It came backwards, all that long way through the woods, slowly, like somebody going back in for their glasses, and stopped with a door right in front of the [us: walker | walking frame]. There were noses at all the windows.

The driver climbed down. {child} shrank.

“I’m sorry,” {child.he} said. “We didn’t want to be a bother. We can do it tomorrow.”

# six-hundred
The driver took off her glasses and polished them for a long time.

“I’ve driven through Nether Moss six hundred times,” she said. “Six hundred times I’ve thought, perhaps today there’s somebody there who wants to come. And now at last there is, and what do I do? I wave.” She put them on again. “Could you do it once more? So that I know what it looks like?”

{child’s} arm went up. It was easier now.

“Thank you,” said the driver. “There’s no mistaking that.”

# the-other-platform
The cake had a seat of its own by the window, a long way from the [sport: team|football team]. And a hundred miles further north, on another platform, stood {marta}. Then {valborg} let go of her [us: walker | walking frame]. She didn’t fall over. She had {marta} to hold on to.

# all-the-same
It was getting dark on the way home. {Friend} was asleep with the empty plate on {friend.his} knees, and {valborg} was asleep with her hat on. At Nether Moss you have to say if you want to get off, so {child} went down the whole train, past all those people, to do it.

But before {child.he} got there, it had begun to slow down.

“Nether Moss,” said the loudspeaker. “We do so like to stop at Nether Moss.”

{child} put a hand up all the same. It very nearly reached the ceiling.

# @song
{music}
