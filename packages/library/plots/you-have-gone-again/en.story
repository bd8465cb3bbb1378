title: There You Are, Said the Frog
title: You’ve Gone Again
title: There All Over
guest painter: Miss Larkin (she), Miss Hobday (she)
guest heron: Kenneth (he), Norman (he)

% Rule: a frog sees only what moves; whoever keeps still has gone. The fidget is one thing with a way of its own round the body.
% The frog is "it", both herons "he".

# keep-still
{painter} was painting everybody in the street[city:  in {city}], one a day, and today it was {child’s} turn.[adult:  {Adult} had been Monday.][elder:  {Elder} had been Tuesday, and had slept through it[elder2: , and {elder2} had been Wednesday, and had talked].] The others hung in {painter’s} hall, beside a nail that was waiting for {child}.

All {child} had to do was sit by the pond and keep still. But {child} had a fidget. [child.name: If both feet kept still it came up in the knees, and if both hands were sat on it came out at the nose.|When {child.he} stopped it in {child.his} feet it came up in {child.his} knees, and when {child.he} sat on {child.his} hands it came out at {child.his} nose.][school:  {At school} it had worn out two chairs.][sport:  One leg wanted to go and {play sport} by itself.]

“Look at {heron},” said {painter}. “{heron} never moves.”

{heron} stood across the pond on one leg. He was a plastic heron, to frighten off the real ones, who ate the frogs.

# there-you-are
“There you are!” said a voice by {child’s} shoes.

It was a frog, round and shining wet. “I thought I was the only one here,” it said.

“There’s {painter},” whispered {child}.

The frog looked straight at {painter}, who stood behind her easel with one eye shut. “No,” it said kindly. “There’s a brush, now and then, with nobody on the end of it.”

[friend: “And {friend},” said {child}. {Friend}[!friend.known: , {child.his} best friend,] lay in the grass, and never moved if {friend.he} could help it. Now {friend.he} put up one finger.

“Oh, a finger,” said the frog. “How do you do?”

][pet.dog: “And half a nose,” it added. “Very wet. It sniffs.” That was {pet}[!pet.known: , {child’s} dog].

]For a frog sees only what moves.

“If it moves, it’s there,” said the frog, “and if it stops, it’s gone. But you! You’re there all over!”

Nobody had ever said anything so nice about the fidget.

# gone
“Quite still, now,” said {painter}. “I’m doing your nose.”

So {child} shut the fidget in.

“Oh,” said the frog. “You’ve gone. They always go, just when it’s going well.” And it waved goodbye with one wet hand, very bravely, in quite the wrong direction.

{child} couldn’t bear it, and waved back.

“There you are!” cried the frog.

“Who moved?” cried {painter}.

If {child} moved, nobody could paint {child.him}. If {child.he} didn’t, the frog couldn’t see {child.him}.

## or
“Quite still, now,” said {painter}. “I’m doing your ears.”

So {child} shut the fidget in.

“Oh,” said the frog, and its wide mouth went down at both ends. “You’ve gone. They always go, just when it’s going well.” And it gave a croak so small and so sad that {child} couldn’t bear it, and waved.

“There you are!” cried the frog.

“Who moved?” cried {painter}.

If {child} moved, nobody could paint {child.him}. If {child.he} didn’t, the frog couldn’t see {child.him}.

# the-toe
“How far down does the picture go?” asked {child}.

“To the knees,” said {painter}. “Why?”

“I just wondered,” said {child}, and worked off one shoe and one sock. Then {child.he} sent the whole fidget down into one big toe, and wiggled it.

“There you are!” said the frog. “You’ve shrunk.”

After that it went beautifully. Up above, {painter} painted and hummed[music:  {@song}], and down below the frog told the toe the whole story of its life, and the toe nodded in the right places.

[age>=9: There was only one mishap, when the toe was wiggling a good deal, very like a worm, and out shot a tongue.

“I do beg your pardon,” said the frog, and put it away again. “It was the way you were standing.”]

# two-of-them
“Only the mouth left,” said {painter}. “Look at {heron}.”

{child} looked at {heron}. Then {child.he} looked at the {heron} next to him.

{painter} only had one.

The second {heron} blinked.

{child} went cold from the top down, and at the bottom the toe stopped.

“Lovely!” cried {painter}. “Don’t move!”

“You’ve gone again,” said the frog. “Perhaps you’re over there.” And off it hopped across the lily pads.

“Come back!” called {child}. “There’s a heron!”

The frog looked the heron up and down. “No, there isn’t,” it said. “I’d have seen him.”

And the heron bent his long neck, so slowly that it didn’t count as moving.

# all-of-it
{child’s} heart thumped. The frog would never see anything that kept so still. But it had never once missed {child}, as long as {child.he} {child.was} there all over.

{child} thought of the nail. Then {child.he} let go.

{child.He} shot up off the chair, and out came the whole fidget at once, feet and knees and elbows and hair.[athlete:  {athlete} never jumped higher.][friend:  Even {friend} waved all ten fingers, which nobody had ever seen before.][pet.dog:  {Pet} joined in, with everything behind the nose as well.] The chair went over, and so did the paints.

“HERE!” yelled {child}. “I’m HERE!”

“THERE you are!” cried the frog, and made the longest leap of its life, into {child’s} arms.

Snap, went a beak, on an empty lily pad.

And nobody can go snap without moving.

“Who’s that?” said the frog.

“That’s the heron. He’s been there the whole time.”

“Well,” said the frog, “somebody might have told me.”

The heron gave {heron} a look, as if it was his fault, and flapped away over the roofs.

# the-picture
Then {child} remembered the picture, and was ashamed. “I moved,” {child.he} said.

“You did,” said {painter}. “So I painted faster.” And she turned the picture [us: around|round].

In the middle was a very good nose. All [us: around|round] it went knees and elbows and hair, like a firework.

“It isn’t very still,” said {child}.

“No. But it’s you,” said {painter}. “All the others look like {heron}.”[adult:  And {adult}, at the gate, said that it couldn’t be anybody else.][elder:  {Elder} would have known those knees anywhere.]

Tomorrow it would hang on its nail. Tonight she pegged it on the washing line to dry, and the wind made it dance.

“There you are,” said the frog, and settled down underneath, and went on with the story of its life.

# until-morning
In bed that night nobody told {child} to keep still. The fidget went away by itself, out of [child.name: nose and hands and knees|{child.his} nose and {child.his} hands and {child.his} knees], until there was only a bit left, in one big toe. It wiggled under the [us: blanket|duvet], in case anybody was wondering.[pet.cat / pet.dog:  {Pet} had been gone for hours, in a warm heap at the end of the bed.][pet.other:  Over in the corner {pet} had been gone for hours.]

Then the toe lay still as well, and {child} had gone until morning.

## or
Home was only two gates away, and {child} walked there backwards, waving, because if {child.he} stopped {child.he} would be gone.[adult:  {Adult} steered.] Under the washing line one small wet hand waved back, very nearly in the right direction.[pet.cat / pet.other:  Indoors {pet} was asleep, and as far as the frog knew there was no such person.]

At the last gate there was hardly any fidget left, and {child} used it up on one more wave. Then {child.he} had gone.

“They come back, you know,” the frog told the picture. And the picture nodded.

# @song
{music}
