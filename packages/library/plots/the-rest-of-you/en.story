title: The Rest of You
title: Where Is the Rest of You?
title: People Come in Ones
guest friend: Jonah (he), Silas (he)

% The alien is one, "it", in two parts: the tall one has the mouth, the low one the ears. It is always “I”.
% A ticked dog or cat has wanted in at the blue door all along, where the toast is; a ticked grandparent plays on the green, keeps people off the grass and asks the last question.
% {friend} stands in: a ticked friend has joined a brass band, the invented one got into another school.

# in-the-ditch
The alien stood in the ditch behind the bowling green[city:  in {city}], next to its spaceship, which was upside down[pet.cat:  with {pet}[!pet.known: , {child’s} cat,] on top. The alien | , and] looked at {child} with great impatience.

“Good,” it said. “Help. Where is the rest of you?”

“What rest?” said {child}. {Child.He} had only come out to [pet.dog: walk {child.his} dog, {pet}, and ][sport: {play sport} by {child.himself} and ]get away from [pet.dog: the | {child.his}] phone[elder: , while {elder}[elder2:  and {elder2}] played bowls].

“The rest,” said the alien, and looked behind {child.him}.

It came in two. One was tall and thin, the [us: color | colour] of wet slate, and one was low and wide, like a [us: footstool | pouffe] with knees. The tall one had the mouth and the low one had the ears, so when {child} spoke, the low one listened and the tall one answered. And wherever they went they held on, three fingers [us: around | round] three fingers.

“So there’s two of you,” said {child}.

“No,” said the alien. “I am one. This is me, and this is me. You are not finished. Where is the rest of you?”

# in-ones
“This is all there is.”[pet.other:  {Pet} was at home, and hardly counted.][elder: 

“Off the grass!” called {elder.short}, out on the green.

“There,” said the alien.

“That’s {elder.short}.”]

The low one walked [us: around | round] {child.him}, towing the tall one after it. It looked under the bench[pet.dog / pet.cat:  and under {pet}]. It lifted the lid of the [us: trash can | litter bin].

“Not in there,” it reported.

“I’m one person,” said {child}. “People come in ones.”

“That can’t be right,” said the alien. “Who hears you when you talk?”

{child} couldn’t think of an answer.[pet.dog / pet.cat:  {Pet} looked across the green.]

“What do you want help with?” {child.he} said.

# four-handles
It was the ship. It was about as big as a garden shed, and it had rolled into the ditch and landed on its lid. It had four handles, one at each corner. It wasn’t heavy, but it had to come up at all four corners at once[athlete: , and not even {athlete} has four hands].

“I have two,” it said. “You have two. Two and two.”

“I’ve got one,” said {child}.

“So you keep saying,” said the alien.

They tried.[pet.cat:  {Pet} got off.] The tall one took a corner and the low one took the next, and between them they still held hands. {child} took a third[pet.dog: , and {pet} barked at the fourth]. Up it came, to {child.his} knees, to {child.his} waist – and then the fourth corner, the one that nobody had, went down and took the others with it. The ship slid back into the ditch, and {child} sat down in the nettles.

“You see?” said the alien. “That’s the corner where you stop.”

# it-fell-off
{child} sucked {child.his} hand. On the other side of the bowling green there was a house with a blue door.[pet.dog:  {Pet} pulled towards it on every walk, for the toast.][pet.cat:  {Pet} came home from there every day smelling of toast.]

“There’s somebody called {friend},” {child.he} said. “We used to do everything. People said it like one word, {child}-and-{friend}[school: , even the teachers {at school}].[elder:  {Elder.short} still does.] Then {friend.he} got into [friend: a brass band | a different school].”

“It fell off,” said the alien, with horror.

“{Friend.He} didn’t fall off. {Friend.He} said {friend.he}’d ring, and {friend.he} never did. It’s been seven weeks.”

“And you rang?”

“{Friend}’s the one with the [friend: band | new school]! {Friend}’s the one with stuff to tell. If {friend.he} wanted to, {friend.he} would.” It had sounded reasonable for seven weeks[elder: , to everybody but {elder.short}].

# four-seconds
The low one listened to all of that. Then it let go of the tall one’s hand.

It was only to scratch its ear. But the tall one, by itself, opened its mouth and said nothing. It turned this way and that with its long grey face, and took a step, and began to wander off along the ditch.

“It’s here!” cried {child}. “It’s right here!” And {child.he} ran after it[pet.dog: , with {pet} in front to head it off], took it by three cold fingers and led it back, and put hand into hand.

“Thank you,” said the alien. It was shaking. “That was four seconds. How long did you say?”

“Seven weeks,” said {child}.

The alien had nothing to say. It held on, that was all, until its fingers went white.

# the-blue-door
{child} looked at the fourth handle, and then {child.he} ran, straight across the bowling green, where you’re not allowed.[elder:  {Elder.short} saw where to, and said nothing.] {Child.He} had rung the bell on the blue door a thousand times[music: , generally in time to {music}]. {Child.He} stood in front of it with one finger out.[pet.dog:  {Pet} was wagging already.][pet.cat:  {Pet} was on the mat already.]

What if {friend} had forgotten how to be {friend}?

{Child.He} rang.

It was {friend} who opened. {Friend.He} {friend.was} taller. {Friend.He} had a tie on, a striped one, and toast.[pet.dog:  {Pet} sat down in front of the toast.][pet.cat:  {Pet} looked up at the toast.]

“I need you to lift something,” said {child}.

{friend} looked at {child.him}. You could see {friend.him} thinking of several things to say, and some of them were about seven weeks.

“Is it heavy?” {friend.he} said.

“No. It just needs four corners.”

“Hang on,” said {friend}, and put the toast in {friend.his} mouth so that {friend.he} had both hands free.

[elder: “Evening, {friend},” said {elder.short} as they passed.

]{Friend.He} said quite a lot [us: around | round] the toast when {friend.he} saw the alien. But {friend.he} took {friend.his} corner.

# four-corners
“Ready?” said {child}. “Now!”

To the knees, to the waist, to the shoulders. Then it rolled over in the air as easily as [pet.cat: {pet} | a cat], and came down on the grass the right way up, and all its lights went on.[elder: 

“Off the grass!” called {elder.short}.]

# hold-on-to-it
The alien climbed in, both of it. It leaned out of the hatch and looked at them both.

“Is this the rest of you?” it said.

{child} felt {child.his} face get warm. {friend} was studying the toast.

“Yeah,” said {child}. “That’s the rest of me.”

“I thought so,” said the alien. “Hold on to it.” And it shut the lid and was gone, straight up.

# the-bigger-half
They sat down on the bench[pet.dog: , with {pet} across all four feet][pet.cat: , with half of {pet} on each]. The lamps had come on along the green[elder: , where {elder.short} hadn’t quite finished].

“I thought you’d ring,” said {friend}.

“I thought you’d ring.”

They both thought about that.

“Idiots,” said {friend}. {Friend.He} tore the toast in two and gave {child} the bigger half.[pet.dog:  {Pet} got the crust.][pet.cat:  {Pet} got the butter.]

[elder: “And who’s that with you, {friend}?” called {elder.short}, who knew perfectly well. | Across the green the blue door opened. “{friend}?” called [friend: a voice | {friend.his} [us: mom | mum]]. “Who’s that with you?”]

“Nobody,” {friend} called back, mouth full. “It’s just the rest of me.”
