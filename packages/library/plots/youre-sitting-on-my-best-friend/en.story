title: You’re Sitting on My Best Friend
title: It’s Taken
title: Two Cups on Film Night
guest friend: Nell (she), Otis (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% In the popcorn queue (@a): the grandparent, else {adult}, else {minder}. “It’s taken” is quick and proud at first, and only a whisper the last time. Leave a gap before “Now it is”.
% One rule: as long as a place is taken, nobody can sit there. {@help} is one event: somebody who doesn’t ask sits down on the kept place.

# a-shoe
“Is that taken?” asked a lady with a cushion.

“Yes,” said {child}. “It’s taken.”

It was film night in the park[city:  in {city}]. A sheet hung between two trees[elder & adult: , and {adult} was pulling it straight], and the film would start when it got dark. {child} was keeping half of the blanket for {friend}[!friend.known: , [friend: {child.his} best friend | from next door]]. To be on the safe side {child.he} had put a shoe there. But {friend} was late.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had been told to stay.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay on whichever part of {child} was warmest.]

{@First} had gone for popcorn. Everybody else had somebody beside them[school: , and half of them were from {school}]. {child’s} tummy felt cold. What if {friend} didn’t come at all?

# not-yet
On the next blanket[wish.size.huge: , which was as big as a tennis court,][wish.size.tiny: , which was as small as a hanky,] sat {a wish}. {Wish.He} had polished {wish.part} and put out two cups, and half of that blanket was empty as well.

“It’s taken,” said {the wish}, as soon as {child} looked.

“Mine too,” said {child}. “I’m waiting for my best friend.”

“So am I!”

“What’s yours called?”

“I don’t know yet,” said {the wish}. “They’ve never been here. But I keep their place, every film night.”

“Hasn’t anybody wanted to sit there?”

“Oh, lots of people. Two sisters with a bag of plums.[sport:  A girl on her way home from {@game}.][athlete:  A boy with {athlete} on his shirt.] {@They}”

“And what did you say?”

“It’s taken.”

“What was wrong with them?”

“Nothing. They were lovely. But they weren’t my best friend. I’d never met them before.”

# not-by-anybody
“But if it’s always taken,” said {child}, “nobody can ever sit there.”

“No,” said {the wish} proudly. “That’s how well I keep it.”

[age>=7: {Wish.He} straightened the empty cup. {Wish.He} meant to {wish.does}, as soon as there was somebody to show it to.

]“Are you lonely?” asked {child}.

“A bit,” said {the wish}. “It’s worst in {wish.part}.”

“With me it’s the tummy,” said {child}.[age>=5:  “I could sit there till they come.”

“No! What if they come just then, and it’s taken?”

“But you said it’s taken already!”

“Yes,” said {the wish}, “but not by anybody.”]

# yours-came
Just then {friend} came running down the path in [us: rain boots | wellies]. “Sorry! I couldn’t find my shoes!”

“I’ve got one here,” said {child}, and moved it, and {friend} flopped down, all warm and out of breath. {child’s} tummy was warm again too.

“Yours came,” said {the wish}. {Wish.He} looked up the path. It was nearly dark, and there was nobody left on it.

# from-the-empty-end
{The wish} put one cup inside the other. Then {wish.he} took hold of the blanket, and began to roll it up from the empty end.

[age>=5: “What if they come now?” said {child}.

“They won’t,” said {the wish}.][music:  Even {@song}, on the loudspeaker, had stopped.]

The roll grew fatter and the kept place grew smaller. Soon there would be no place to come to. {child’s} throat hurt.

# nobody
{@help}

“You’re sitting on my best friend!” cried {the wish}.

“But there’s nobody there,” said {friend}.

“No,” said {the wish}. “That’s who it is.” And {wish.he} tugged and tugged. But you can’t roll up a blanket when there’s somebody on it.

Then {wish.he} stopped tugging. Nobody had ever sat there before, and it had got warm.

“Oh,” said {the wish}. “Is that what it’s like?”

# now-it-is
And then {child} knew. Nobody can be your best friend before they’ve sat down. Somebody has to sit down first.

But the film was starting, and everybody would see. And what if {the wish} said no?

{child} stood up, in front of the whole park. {Child.His} shadow filled the sheet.

“Sit down!” somebody shouted.

“That’s just what I’m going to do,” said {child}.

{Child.He} walked over to the other blanket, with {child.his} shoe in {child.his} hand. {@Move}

“It’s taken,” whispered {the wish}.

“Now it is,” said {child}, and sat down[wish.size.tiny: , as much as there was room for].

# two-sides
{The wish} didn’t dare to move.

“Is it you?” {wish.he} whispered. “What are you called?”

“{child},” said {child}.

“{child},” said {the wish}. “I’ve wondered and wondered.”

“Where am I supposed to sit?” asked {friend}.

“You’ve got two sides,” {child} told {the wish}.

{The wish} looked. So {wish.he} had. And {friend} flopped down on the other one.

# no-room
{@Popcorn} The film was about a horse, but {the wish} kept looking to one side, and then to the other, to see if they were still there. “{Wish.sound},” {wish.he} said each time, very softly.[wish.size.huge:  Those who sat behind {wish.him} had gone round to the back of the sheet, and saw the horse gallop the other way.][pet.other:  “I’ll tell {pet} about the horse,” whispered {child}.]

{child} drank out of the second cup, and felt beside {child.him} for somewhere to put the shoe. But between {child} and {the wish} there wasn’t even room for a shoe.

# @They
And a very polite duck.
## if wish.duck
And a very polite goose.
## if wish.dragon
And a lady who was cold, and wanted to sit by my nose.
## if wish.ghost
And some people have sat right on top of me, by mistake. They got cold, and left.
## if wish.bus
And I’ve got forty seats inside. I keep those too.
## if wish.robot
And a toaster. We’d have had such a lot to talk about.
## if wish.monster
And a boy who asked if I’d come and live under his bed.
## if wish.fire-engine
And a cat who wasn’t even stuck anywhere.
## if wish.whale
And a very wet duck.
## if wish.sock
And another sock. It was striped, like me.

# @help
“My [us: boots | wellies] are on the wrong feet!” said {friend}, and jumped up and tugged at one. {Friend} hopped and hopped, right over to the next blanket, and sat down with a bump, in the middle of the kept place.
## if pet.dog
Then {pet} had stayed for long enough. {Pet} trotted over to the next blanket, turned round once, and sat down, right in the middle of the kept place. {Pet} never asks if anything is taken.
## if pet.cat
But whatever is being rolled up, {pet} has to sit on. {Pet.He} strolled over to the next blanket and sat down, right in the middle of the kept place. {Pet} never asks if anything is taken.
## if elder & !pet.dog & !pet.cat
Then {elder.short} came with the popcorn. “At my age you sit down first, and ask afterwards,” said {elder.short}, and sat down, right in the middle of the kept place.

# @Move
{Friend} shuffled out of the way.
## if pet.dog
{Pet} thumped {pet.his} tail, and made room. That’s a thing {pet} only does for {child}.
## if pet.cat
{Pet} looked up, and made room. That’s a thing {pet} only does for {child}, and not every day.
## if elder & !pet.dog & !pet.cat
{@A} saw {child’s} face, and shuffled out of the way.

# @Popcorn
Then {@a} came with the popcorn[elder2: , and {elder2} with all the napkins], and they moved up a bit more.[pet.dog:  {Pet} lay across everybody’s feet.][pet.cat:  {Pet} lay in the lid of the popcorn tub.]
## if elder & !pet.dog & !pet.cat
The popcorn was still warm[elder2: , and {elder2} came with the napkins], and they all moved up a bit more.

# @game
{sport}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}


# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
