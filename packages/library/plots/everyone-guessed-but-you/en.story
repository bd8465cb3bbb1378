title: The Right Answer
title: A Lady Fainting on a Boat
guest friend: Yusuf (he), Tilly (she)
guest elder: Marjorie (she), Cyril (he)

% The monkey says nothing and acts everything. The elder is the family’s own, or else the neighbour downstairs (@elder).

# five-pieces
“It was the monkey,” said {child}.

It was the first thing that came into {child.his} head. {@elder} stood in the doorway with the shopping bags, and on the floor lay the blue bowl, in five pieces. Next to {child} stood {friend}[!friend.known: , {child.his} best friend]. {Friend.He} had a ball behind {friend.his} back, and was looking at the ceiling, where nothing was broken.[pet.dog:  {Pet}[!pet.known:  the dog] was looking at the ball.][pet.cat:  {Pet}[!pet.known:  the cat] was looking at everyone in turn.]

The monkey sat up on the curtain rail, eating a cracker with cheese. It was staying with {elder.short} all week[pet.other: , which was why {pet} had been left at home]. That was because {elder.short} had said to the neighbour, “Of course I’ll look after your little boy.” {Elder.He} hadn’t asked what sort of boy it was.

# the-laundry-room
“I see,” said {elder.short}. “The monkey.”

“Yes,” said {child}.

“Then from now on it can sleep in the [us: laundry room | utility room]. In here we don’t break bowls.”

The monkey stopped chewing.

{child} got a pain in {child.his} stomach. {Child.He} had thought {elder.short} would be cross for a bit[adult: , and perhaps [us: call | ring] {adult}], and then it would be over. {Child.He} hadn’t thought that somebody would have to sleep in the [us: laundry room | utility room].

# a-round-thing
Then the monkey climbed down. It placed itself in the middle of the rug, held up one finger and looked solemnly at {elder.short}.

“What does it want?” said {elder.short}.

“Nothing,” said {child} quickly.

The monkey held out its arms in a big, round ring.

“Oh, charades!” said {elder.short}, and sat down on the sofa in {elder.his} coat. “I’m good at these. The moon!”

The monkey shook its head.

“A cheese!” said {friend}. {Friend.He} {friend.was} a very good friend[school: , {at school} as well].

# folk-dancing
The monkey gave {friend} a long look. Then it put the round thing down on the rug, took a run-up and kicked.

“It’s got a sore toe,” said {friend}.

“Folk dancing!” said {elder.short}.

The monkey clapped a hand to its forehead. It pointed at {child}. It went right up and pointed again, so close that the finger touched {child’s} nose.

“Has {child} got a sore toe?” said {elder.short}.

“A bit,” said {child}.

# the-bowl
So the monkey stepped up on to the shelf, to the empty place where the bowl had been. It tucked itself in and made itself round. It began to wobble. It wobbled more and more, with big, horrified eyes, and then it fell off on to the rug, and lay there with an arm in each direction and one leg all on its own. It was extremely well acted.

{Elder.short} clapped.

“A lady fainting,” {elder.he} said. “On a boat.”

“Yes!” said {friend}. “That’s it exactly!”

# a-small-ring
The monkey lay where it was for a while. Then it got up, fetched its blanket from the basket and set off for the [us: laundry room | utility room]. It went slowly, and the blanket trailed behind. In the doorway it turned and looked at {child}. It wasn’t angry. It only held out its arms one last time, in a round ring, but now the ring was rather small.

And {child} saw how it was. Everybody had guessed but {child.him}. And nobody but {child.him} knew the answer.

# a-right-one
“Ball,” said {child}.

The monkey dropped the blanket. It held up one finger. One right!

“It’s a ball,” said {child}. “And somebody kicks it. Indoors, when you’re not allowed.” The monkey jumped up and down. “And it hits the bowl, and the bowl goes into five pieces.” The monkey rushed up, stood in front of {child} and threw its arms wide. Who? Who?

{child} looked down at the rug.

“And it’s me,” {child.he} said. “It wasn’t the monkey. It was me.”

# the-answer
Nobody spoke. {Friend} brought out the ball and put it on the table.

“I was in goal,” {friend.he} said. [athlete: “Not even {athlete} would have stopped it. And it|“It] was me who thought the shelf would make a good crossbar.”

{Elder.short} sat for a long time with {elder.his} hands on {elder.his} coat.

“That was a hard one,” {elder.he} said.

“The charade?” said {child}.

“No. The answer.”

{child} dared to look up.

“I was very fond of that bowl,” said {elder.short}, “so I’m a little sad now.[elder2:  I expect {elder2} will be, too.] But I’m not angry. And tonight we’re going to glue.”

“Did you know all the time?”

“I wondered,” said {elder.short}. “I’ve never had a monkey before. But when I was coming up the street, somebody in here was shouting GOAL[city: , loud enough for the whole of {city}].”

# glue
{child} crouched down in front of the monkey.

“Sorry,” {child.he} said. “You can blame something on me, if you like.”

The monkey thought it over. Then it took the blanket and put it round {child’s} shoulders.

They glued all evening[sport: , and forgot there was {sport} on [us: TV | the telly]]. {Elder.short} held the pieces[music:  and hummed {music}], {child} did the glue, and {friend} blew. The monkey passed them over, one at a time, like a surgeon[pet.dog / pet.cat: , while {pet} guarded the last one]. When they had finished there were lines running all over the bowl, like rivers on a map. It didn’t hold water any more, but it held crackers, and the monkey thought that was more important.

[adult: When {adult} [us: called | rang] to say goodnight, {child} told the whole story, from the beginning.[pet.other:  {Adult} promised to pass it on to {pet}.][elder2:  {Elder2} was told it, too.] | [elder2: When {elder2} saw it, {elder2.he} said it was the finest map in the house.][pet.other:  And somebody [us: called | rang] home to say goodnight to {pet}.]]

# the-last-charade
Then {child} and {friend} lay on a mattress each in {elder.short’s} little room. {Elder.short} had put out the light. A strip of light came in at the crack of the door, and along the strip came the monkey. It stopped between the mattresses and held up one finger.

“Not another one,” mumbled {friend}.

The monkey put its hands together. It leaned its cheek on them and shut its eyes.

“Folk dancing,” said {friend}, and fell asleep.

{child} lifted the covers.

“You want to sleep,” {child.he} whispered.

The monkey held up one finger. Right answer. Then it crept in.

# @elder
{Elder} from downstairs, who was having them to stay the night,
## if elder
{Elder}
