title: Shut That Flap
title: Hubert Can’t Stop
title: Forty-One Bowls
guest krok: Lady Crake (she), Lady Pell (she)
guest friend: Rafe (he), Barney (he)
guest teacher: Mr Lomax (he), Mr Pryor (he)
guest drip: Hubert (he), Cuthbert (he)

% Two stoves share a chimney. The draught is complained of by {krok}, by the stove (which is her) and at last for the child’s sake. {drip} is a leak.

# wet-dog
{child} had been drawing castles down the edges of {child.his} exercise books since {child.he} {child.was} six[pet.dog: , with {Pet}[!pet.known:  the dog] on guard][pet.cat: , with {Pet}[!pet.known:  the cat] in the tower][pet.other: , with {Pet} in the tower]. Now {child.he} {child.was} {age}, and standing in one at last. It wasn’t very like. It smelled of wet dog. The curtains were held up with clothes pegs, and in the middle of the floor stood an old lady in a quilted coat and a hat with ear flaps.

“Shut the door,” said the old lady. “There’s a [us: draft | draught].”

This was {krok}, who owned Rook Castle[city: , just outside {city},] and was going to show it to the whole class[school:  from {school}][elder: , and to {elder}[elder2:  and {elder2}], who had come along to count everybody back on to the bus].

# a-small-armchair
“Where’s the throne?” asked {child}.

“We did have an armchair,” said {krok}. “I sold it to mend the roof.”

“Is it mended?”

“It was a small armchair.”

“But there are towers?”

“Two. Pigeons live in one. Pigeons live in the other, too, but they’re not on speaking terms.”

[sport: “And a ballroom?”

“Big enough to {play sport} in. If you keep your coat on.”

]“And suits of armour?”

“I have this coat,” said {krok}.

And so it went on for four rooms. {child} asked after everything {child.he} had ever drawn, and {krok} said what it cost to heat. It was like asking a sailor about the sea, thought {child}, and being told it was wet. {krok} seemed to think that {child} let in cold air by talking, for at every door she said the same thing.

“Shut it behind you. There’s a [us: draft | draught].”

# the-brass-flap
At twelve they ate their packed lunches in the hall. {child} sat at the far end, by a tiled stove almost as high as the ceiling. [friend: {Friend}, {child’s} best friend,|{Friend}, who had the desk next to {child’s},] flopped down with a cheese sandwich.

“You look as if somebody’s died,” said {friend}.

“I’ve waited [age<12: five|six] years for this.”

“For a hall?”

“For a castle! And she’s the one who’s got it.” {child} picked open the little brass flap in the stove and stared into the black. “If I had a castle, I wouldn’t go about in it being cross in a hat. She doesn’t even like it. She doesn’t deserve it.”

{Friend} chewed.

Then the stove spoke.

# out-of-the-black
“Shut that flap,” it said. “There’s a [us: draft | draught].”

{Friend} dropped the sandwich.

It came from inside, out of the black, tinny but perfectly clear. {child} looked up. Right above the hall was another room, with another stove, and one chimney did for both. Up there sat {krok} with her coffee. She had heard every word.

{child} shut the flap. {Child.He} shut it very gently, as if that would help.

“Perhaps she’s a bit deaf,” whispered {friend}.

“She answered, {friend}.”

“Yes. True. She did.”

{child} took a bite of {child.his} own sandwich, but it wouldn’t go down. Being heard wasn’t the worst of it. The worst was that the voice hadn’t even sounded angry. It had sounded as if it had heard it all before.

# a-long-stair
Then a drop fell on {friend’s} nose. And another. Outside, the sky had gone slate grey, and here came the rain, not in drops but all of it at once.

At the top of the stairs stood {krok} with her arms full of bowls. She didn’t look at {child}. She looked at the ceiling of the hall, the way you look at a guest who always comes early.

“Well,” she said. “Here we go.”

She came down one step. The bowls rattled. She was eighty-three, and it was a long staircase.

{child} didn’t stop to think. {Child.He} ran up and took half.

“What I said,” said {child}. “In the flap.”

“Yes,” said {krok}. “It carries.” She looked at {child} for quite some time.

“Where do they go?” said {child}.

“The big one under the antlers,” said {krok}. “The flowery one under [elder: the general|Grandfather].”

# every-drop
Then they ran. There wasn’t a ceiling in the castle that didn’t leak, and {krok} knew every drip by heart. They fetched soup bowls, silver buckets and a chamber pot with a gold rim. {Friend} was put in charge of gravy boats[athlete:  and carried them as {athlete} carries a trophy]. {teacher}, their teacher, got a tin bath to hold[elder: , with {elder.short}[elder2:  and {elder2.short}] at the other end].

“That one’s {drip},” called {krok}, pointing to a leak over the piano[music: , where somebody had just begun to play {music}]. “After my uncle. He couldn’t stop either.”

# four-litres
“There aren’t any bowls left!” shouted {child}.

“Cupboard behind the door!”

{child} pulled the cupboard open. Inside lay a helmet. A real one, black with age, with a visor.

{Child.He} turned [us: around | round].

“Well, you did ask for the armour,” said {krok}. “That’s what’s left of it. It holds [us: a gallon | seven pints] with the visor down.”

{child} stood the helmet upside down under {drip}. Plink, it said.

# cannot-be-drawn
And then {child} heard it. Plink from the helmet, plonk from the bath, tick from the silver, tock from the pot, in room after room, forty-one bowls. The whole castle was playing. Nobody in the class said a word. {krok} stood there with her eyes shut, and under the ear flaps she was smiling.

“I never drew this,” said {child}.

“No,” said {krok}. “You can’t draw it.”

# on-you
When the bus hooted in the yard, {child’s} hair was full of roof. Everybody went out[elder: , and {elder.short} counted them at the door]. {child} stayed by the stove, opened the flap and looked for something to say. All that came out was:

“How’s {drip}?”

For a long while there was nothing. Then it came, tinny, out of the black.

“Still going on.”

“Is it going to rain on Saturday as well?”

“It’s going to pour.”

“Then I could come and help[pet.dog: . And bring somebody else who smells of wet dog].”

“Then I shall make cocoa.”

{child} stood there. {Child.His} hair dripped on the floor.

“But do shut that flap now, my dear,” said the stove. “You’re in the [us: draft | draught].”
