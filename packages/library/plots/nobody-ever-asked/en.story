title: Wanted: {A wish}
title: Nobody Ever Asked
title: All the Papers in Order
guest neighbour: Mr Pryce (he), Mrs Loveday (she)

% The lexicon's can, cannot, afraid of and home stand in the application. What it does best is shown to the class: # @shows.

# the-note
On Thursday {child} had to give a talk to the whole class[school:  {at school}], and {child.he} hadn’t slept properly since Monday. It was going to be about [wish.kind.sky: {the wish}|{wishes}]. Writing it was all right. It was standing up there and saying it that {child.he} couldn’t face.

On Tuesday {child.he} pinned a notice to the front gate, mostly for a joke.

“Wanted,” it said: “{a wish}. For a talk. Must be able to answer questions.”

When {child.he} got back from school on Wednesday[friend:  with {friend}], {@sat}.

“I’ve come about the advertisement,” said {the wish}, holding out some papers.

# papers
The papers were in order. They had been filled in by hand, and very carefully.

Can: {wish.does}.//
Cannot: {wish.cannot}.//
Afraid of: {wish.afraid}.//
Address: {wish.home}.//
Why do you want this position? Because nobody ever asked before.

“It doesn’t say in the book that {wish.he} is afraid of {wish.afraid},” said {child}[friend:  to {friend}].

“The people who write the books never ring up,” said {the wish}. “I read all the notices [city: in {city}|in town], you know, every day. People want babysitters. People want their other glove back. And yesterday it was me.”

{wish.He} said it so proudly that {child} looked away. That would have been the moment to explain. But you couldn’t, not to somebody who looked as happy as that.

“You can start with a day on trial,” said {child}.

# rehearsal
So {child} read out the talk, and {the wish} listened. {wish.He} listened better than anybody {child} had ever met.

“Though I can’t say I remember doing that,” {wish.he} said now and then. And {child} crossed it out.

[pet.dog: {Pet} sniffed the papers from beginning to end, and passed them. ][pet.cat: {Pet} lay down right on top of the papers, so they had to have a break. ][pet.other: {Pet} followed it all with interest. ][elder: {Elder} [elder2: and {elder2} ]brought in some [us: lemonade|squash], and said it was a long time since they’d had anybody so polite. ][sport: “Can you {play sport}?” asked [friend: {friend}|{child}]. “It’s not in the papers,” said {the wish}, “but I’m willing to learn.” ][athlete: Where it said ‘Somebody you admire’, {wish.he} had put {athlete}. ][music: Between pages they hummed {@song}, the two of them. ]It was the best afternoon of the week, and for nearly two hours {child} forgot to be frightened.

# a-joke
Then {neighbour} from next door came by with the shopping.

“Well, well,” laughed {neighbour}. “Did somebody fall for that joke of yours?”

{The wish} put the papers together, first one, and then the other.

“Was it a joke?” {wish.he} asked.

{child} could have told a lie. But {the wish} had been so honest, all the way down the page.

“Yes,” said {child}. “To begin with.”

“I see,” said {the wish}. “I should have known, really. Who’d want {a wish}?”

And {wish.he} went. {child} ran after {wish.him}, out of the gate and all the way to the corner, but there was only the road. {child.He} {child.was} so ashamed that it ached.

# thursday
On Thursday {child} stood in front of the class.

The sheet of paper was trembling. On it was everything that it said in the book, and all at once {child.he} couldn’t read a word of it. A minute went by. [friend: {friend}, in the front row, held up a thumb. ]Somebody giggled.

{child} put the paper down.

“I put up a notice,” said {child}. Nobody could hear, so {child.he} started again. “I put up a notice for a joke, because I didn’t dare ask for help properly. And then {a wish} came. {wish.He} can {wish.does}. {wish.He} can’t {wish.cannot}. And {wish.he} is afraid of {wish.afraid}, and {wish.he} wrote that down all by {@self}, though nobody likes to write down what they’re afraid of. I’m afraid of this. I’m afraid of standing here.”

Nobody was giggling now.

“Nobody had ever asked for {a wish} before, not once. And I said it was a joke. It’s the stupidest thing I’ve ever done. That’s the end.”

# questions
“May I ask a question?” said somebody at the back.

The whole class turned round. {@there}, with the papers folded up, and very bright eyes.

“Can {wish.he} really {wish.does}?” asked Omar in the second row.

“Don’t ask me,” said {child}. “Ask an expert.”

{@shows}

First there wasn’t a sound. Then they clapped, even the teacher, who generally only nodded. And {the wish} bowed in every direction, in {@its} own way, but most of all to {child}.

# a-place
“I don’t need you for anything any more,” said {child} in the playground.

“No,” said {the wish}, and began looking for {@its} papers.

“But I wondered about something,” said {child}. “Really, this time. [friend: {friend} and I always sit on that bench over there|I always sit on that bench over there, by myself]. There’s room for another one. It isn’t a job. It’s only a place.”

{The wish} considered this.

“Is it vacant?”

“Yes.”

“Then I’ll take it,” said {the wish}.

{@sits} And there they stayed, and didn’t say anything in particular, until the bell went.

# one-word
That evening {child} went down to the gate in slippers[adult: , though {adult} had said good night already]. [pet.dog: {Pet} went along, to see that all was in order. ]The notice was still there. “Wanted,” it said.

{child} crossed out the word, and wrote another one above it.

“Found,” it said now. “{A wish}.”

Then {child.he} went up to bed. It was Thursday night, and there was nothing left to be afraid of before Monday. {child.He} {child.was} asleep before {child.he} had time to think about it.

# @self
itself
## if wish.kind.person
themselves

# @its
its
## if wish.kind.person
the

# @sat
there was somebody sitting on the front step, waiting. It was {a wish}
## if wish.size.huge
there was somebody waiting in the front [us: yard|garden]. It was a very full garden. It was {a wish}
## if wish.size.tiny
there was somebody sitting on the letter box, waiting. You had to bend down to see who. It was {a wish}
## if wish.kind.place
there was something wrong with the front [us: yard|garden]. It wasn’t there. What was waiting there was {a wish}
## if wish.kind.sky / wish.kind.water
there was a strange light over the front [us: yard|garden]. Waiting by the gate was {a wish}
## if wish.kind.building
there was somebody waiting in the front [us: yard|garden], next to the [us: trash cans|bins]. It was {a wish}

# @there
In the doorway stood {the wish}
## if wish.size.huge / wish.kind.place / wish.kind.sky / wish.kind.water / wish.kind.building
At the window was {the wish}
## if wish.size.tiny
On the door handle sat {the wish}

# @sits
{The wish} sat down.
## if wish.size.huge / wish.kind.place / wish.kind.sky / wish.kind.water / wish.kind.building
{The wish} had to go beside the bench, and round the back of it as well.
## if wish.size.tiny
{The wish} took the place in the middle, on the edge of a lunch box.

# @shows
{The wish} showed them. It took half a minute, and afterwards nobody wanted to go out to play.
## if wish.does.throws
{The wish} picked up the [us: eraser|board rubber], looked at the bin in the far corner, and threw. It went twice round the lamp and straight in.
## if wish.does.catches
Just then the map of the world, which had been coming loose since September, let go of the wall. {The wish} caught it without even looking.
## if wish.does.carries
{The wish} picked up the desk, with the teacher behind it and the coffee on top, and carried it once round the room. Not a drop was spilt.
## if wish.does.washes
{The wish} washed the whole board, and all of Monday’s sums that nobody had been able to get off, until it shone like a lake at night.
## if wish.does.hides
One moment {the wish} was as plain as anything. The next {wish.he} wasn’t, and it took the whole class four minutes to work out where {wish.he} had gone.
## if wish.does.grows
{The wish} grew, slowly and politely, until the ceiling got in the way. Then {wish.he} said sorry, and was the old size again.
## if wish.does.shines
The teacher put out the lights. And {the wish} shone, quite quietly, so that everybody could see everybody’s face.
## if wish.does.sings
{The wish} gave them the sound of it, and the class next door stopped doing fractions and came and stood in the doorway.
## if wish.does.swallows
The bell was just about to go. {The wish} swallowed it. From a long way in came a very small ring, and they had ten minutes more.
## if wish.does.mends
The clock on the wall had said ten to three since before anybody there was born. {The wish} looked at it, and touched it in just one place. Tick, it said.
## if wish.does.melts
The teacher’s coffee had gone cold, the same as every day. {The wish} only came a little closer. It steamed, and the teacher had hot coffee in school for the first time in years.
## if wish.does.flies
{The wish} took off, once round the lamp, over all their heads, and was back. Afterwards everybody’s papers came floating down like snow.
## if wish.does.digs
In the cloakroom was a heap of lost property that nobody dared to touch. {The wish} dug right down into it, and came up with an armful of gloves. One of them was Omar’s, from [us: kindergarten|the infants].
## if wish.does.keeps
“I believe I’ve got this,” said {the wish}, and handed Omar a glove that he had lost in [us: kindergarten|the infants]. It had been perfectly safe all the time.
## if wish.does.opens
There was one window that nobody had been able to open since the school was built. {The wish} opened it, as easily as anything, and in came the whole of spring.
## if wish.does.tells
So {the wish} told them, and when the bell went nobody got up.
## if wish.dragon
{The wish} took hold of the teacher’s cold coffee and sighed. It steamed, and the teacher had hot coffee in school for the first time in years.
## if wish.penguin
{The wish} lay down, pushed off from the wall, and shot along between the desks with hardly a sound, just as if it were under water. {wish.He} stopped an inch from the board.
## if wish.cat
{The wish} came in, looked about, and lay down on the lap of whoever needed it most. It was the teacher.
## if wish.dog
{The wish} walked straight up to the one who had giggled, and put {@its} chin on that person’s knee, and after that nobody could have giggled at anything.
## if wish.horse
{The wish} jumped over the teacher’s desk, and never touched the coffee.
## if wish.snail
{The wish} went from the door to the board. It took the rest of the lesson, and nobody had ever seen anything so exciting.
## if wish.butterfly
{The wish} went from one of them to the next, and sat for a while on everybody’s nose, so that they all went cross-eyed.
## if wish.frog
{The wish} jumped from the door to the desk, and from the desk to the lamp, and from the lamp straight into the teacher’s hat.
## if wish.ghost
{The wish} came in through the closed door and went out through the board, and brought back best wishes from the class on the other side.
## if wish.pirate
{The wish} took one look at the old map on the wall, and put a cross on it. They dug there at break, under the slide, and found all the marbles that had gone missing since 1998.

# @song
{music}
