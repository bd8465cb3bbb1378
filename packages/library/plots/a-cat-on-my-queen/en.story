title: Stalemate
title: There’s a Cat on Your Queen
title: The Cat Who Came for Check
guest cat: Stalemate (she)
guest holm: Mr Penrose (he), Mr Tilley (he)
guest neighbour: Mrs Pym (she), Mrs Dunn (she)

% The cat is {holm’s}, so a ticked cat is another. She comes only when somebody says check and means it.

# because-of-the-cat
Every Thursday {child} played chess against old {holm} in his bicycle workshop[city:  {in city}], and every Thursday nobody won. It was because of the cat.

She was grey, and as wide as a sofa cushion. While the game was quiet she slept on the shelf among the bicycle bells. But when {child} leaned forward and said “check” and really meant it, the cat woke up. She climbed down, walked straight out on to the board and lay on it. The rooks rolled one way and the pawns rolled the other.

“{cat},” {holm} would say. You say that in chess when nobody can move and nobody wins. It was also the cat’s name.

“But I’d nearly won!”

“Nearly,” said {holm}. “But there’s a cat on your queen.”

“Can’t we shut her out?”

“Out of her own workshop?” said {holm}, and put the kettle on.

# two-years
This had gone on for two years[friend: , and {friend}[!friend.known: , {child.his} best friend,] kept the score: ninety games, ninety cats].[pet.dog:  {Pet}[!pet.known:  the dog] had to stay at home, because {holm} thought one animal on the board was enough.][pet.other:  {Pet} had to stay at home, because {holm} thought one animal on the board was enough.] {child} had no cat at home, so to be honest, {child.he} didn’t cycle over[school:  from {school}] just for the chess. But {child} did want to win, just once, properly, so that {holm} had to say it out loud[elder: , loud enough for {elder}[elder2:  and {elder2}] to hear].

Then came the Thursday when the shelf was empty.

# the-empty-shelf
“She’s been gone since Tuesday,” said {holm}. He was holding a [us: wrench | spanner] and doing nothing with it. “She never misses her supper.”

They played all the same. There was nothing to stop them now. But {child} moved a knight and forgot why, and between moves {holm} looked at the door.

“We won’t find her in here,” said {child}. “What does she come for?”

“Sardines. I’ve been out two nights running, banging on the tin.”

“She comes for chess, too,” said {child}.

# she-yawned
{Child.He} ran outside and shouted over the fence, down the basement steps and along towards the garages. “Check! Check! Check!” A man with a [us: stroller | pram][music: , humming {music},] gave {child.him} an odd look. No cat came.

“She knows when you’re bluffing,” said {holm}, when {child} came back. “I tried that last summer. She yawned.”

{child} sat down on a pile of tyres. Outside it was getting dark. Two nights, {child.he} thought. Two nights somewhere, with nobody to leave a light on. {Child.His} nose stung, and {child.he} stared at the board so as not to look at {holm}.

# in-november
“Then we mustn’t bluff,” said {child}. “Bring the pieces. We’ll play outside. For real.”

“In November?”

“You’ve got a scarf.[sport:  People {play sport} in November.]”

They sat on the bench by the [us: trash cans | bins][adult: , as soon as {adult} had said yes on the phone,] and banged down every piece. Nothing. They carried the board to the playground and sat on a swing each, with a crate in between. Nothing. {holm’s} fingers had turned red.

“We can stop if you’re cold,” said {child}.

“It’s your move,” said {holm}.

# the-win
The last place was the yard by the garages. {child} put the crate down under the [us: streetlight | lamp post], and then {child.he} saw it. If the queen went three squares forward, {holm’s} king had nowhere to go. {child} worked it out again, to be sure.

It was the win. After two years, here it was, and there wasn’t a cat in the whole world to lie in the way.

“Go on, then,” said {holm} softly. He had seen it too.

{child} lifted the queen. {Child.He} couldn’t remember ever wanting anything so little.

{Child.He} put it down so that it echoed between the garage doors, and said it out loud, because it was true.

“Check!”

There’s another half to that word, for when you’ve won. {child} didn’t say it. {Child.He} listened.

A garage door ticked in the cold.

# number-seven
Then they heard it. It was no pitiful little mew. It sounded like a very cross person who has been interrupted.

“Mrrrow!”

“Seven!” cried {child}. “It came from number seven!”

{Child.He} lay down by the door. Out of the gap at the bottom came a grey paw, and smacked the ground, hard, twice. {child} pushed in two fingers and at once got a claw in the mitten. {Child.He} didn’t let go.

“Seven is {neighbour’s},” said {holm}. “She put her car away for the winter on Tuesday.” And he ran, though he was eighty-one[athlete: , and {athlete} would have had to work to keep up].

# straight-past
{Neighbour} came in her slippers, with the key. The door went up, and there sat {cat} with cobwebs in her whiskers, on a blanket with a round dent in it. She didn’t look at {holm}. She didn’t look at the sardines he had brought. She walked straight past them all, out into the lamplight, climbed on to the crate, turned round once and lay down on the board. The rooks rolled away under a car.

# out-loud
Nobody said anything. {holm} had to polish his glasses, front and back.

“Mate,” he said in the end. “Checkmate, and a pretty one too. You won, {child}. I saw it.”

Now he had said it out loud. {child} waited to find out how that felt. Then {child.he} dug {child.his} frozen hands in under the wide, warm stomach, and the whole board began to purr.

“No,” {child.he} said. “There’s a cat on my queen.”

{holm} smiled, and put his jacket round them both.

“{cat},” he said.
