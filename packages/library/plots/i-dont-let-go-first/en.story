title: The Princess Who Didn’t Let Go
title: I Don’t Let Go First
title: One Finger at a Time
guest princess: Leonora (she), Philippa (she)
guest stolpe: Mrs Stiles (she), Mrs Crisp (she)
guest neighbour: Mrs Bell (she), Mrs Rudd (she)

% Whoever stands by and takes the hand at last is the adult the family has named, else the grandparent, else {neighbour}. “I don’t let go first” is said by both, and last on the way home.

# all-her-life
{child} had wished for a princess all {child.his} life, which was {age} years, and now {child.he} had one by the hand.

It was Princess {princess}. She had come to open the new library[city:  {in city}], and everybody outside got to shake her hand.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had done it already.] {child} came last, after [adult: {adult}|[elder: {elder}|{neighbour}, the neighbour {child.he} had come with]]. The princess was no bigger than {child}. She had a green coat, a small crown and a cool, dry hand.

“How do you do,” said the princess.

“Hello,” said {child}.

Then nothing happened.

# you-let-go
“You may let go now,” said the princess kindly.

“You let go,” said {child}.

“A princess never lets go first. It’s rude.”

“I don’t let go first either,” said {child}. “I’ve only just got you.”

The princess looked at {child}. {child} looked at the princess. They had exactly the same sort of chin.

# snip
“How very awkward,” said {stolpe}, who was the princess’s lady-in-waiting and in charge of the time. “We have a ribbon to cut!”

So up the steps they both went, hand in hand, with one free hand each. The princess held the scissors and {child} held the ribbon. Snip! It went rather better than usual[athlete: , and people clapped as if {athlete} had won].

“Thank you,” said the princess. “Now you can let go.”

“I don’t let go first,” said {child}.

# one-hand-each
Then there was [us: lemonade | squash][music: , with {@song} coming out of a loudspeaker]. The princess held the glass while {child} poured. Then there was a story. {child} held the book while the princess turned the pages. The princess took a bun, and when her nose itched, {child} scratched it. When {child’s} shoe came undone they tied it with one hand each, [school: which is not how you learn it {at school}, ]and it was the oddest bow anybody had ever seen.[elder & adult:  {Elder}[elder2:  and {elder2}] took a photograph of it.][elder2 & !adult:  {Elder2} took a photograph of it.] {@Who} came with {child’s} coat, saw how things were, and hung it up again.

“Isn’t your hand tired?” said the princess.

“No,” said {child}. [pet.dog: “I’ve got {pet}, who’s a dog, so it’s used to hard work. Is yours?”|[pet.cat: “I’ve got {pet}, who’s a cat and has to be stroked. Is yours?”|[pet.other: “I’ve got {pet} to look after. Is yours?”|“Is yours?”]]]

“A princess’s hand is never tired,” said the princess, but she wriggled her fingers a little. “How long do you mean to go on?”

“How long do you?”

# three-hundred
That made the princess laugh. She giggled until her crown slid sideways, and {child} straightened it. Then they sat in the library window, so close that the coat reached over all four knees[sport: , and {child} told her what it’s like to {play sport}].

“You know,” said the princess, “I shake hands with three hundred people a day. They all let go. They say how do you do, and they let go.” She looked at their hands. “You’re the first who hasn’t.”

{child} didn’t know what to say. {Child.He} held on a little tighter.

# like-everybody
But at four o’clock the black car was outside.

“Off we go!” called {stolpe}. “Let go, dear. Let go, Your Highness.”

“I don’t let go first,” said the princess, but it didn’t sound stubborn now. It sounded like somebody trying not to cry.

{child} felt so sorry for her. Now {child.he} would have to be kind, even if {child.he} didn’t want to.

“I suppose I’d better do it, then,” said {child}, and began to loosen {child.his} fingers.

The princess’s eyes spilled over.

“No!” she said. “Then you’d be just like everybody else!”

# both-wrong
The tears dropped on the green coat. {stolpe} hunted for a handkerchief.[friend:  {Friend} had a napkin.] The engine hummed. And {child} stood there. Letting go was wrong, and not letting go was wrong as well.

{Child.He} looked at {child.his} own hand. {Child.He} looked at the princess’s. There they were, five fingers and five fingers.

“Nobody has to let go first,” said {child} slowly. “We’ll do it at the same time. One finger at a time.”

The princess sniffed.

“Which one?”

# one-finger
“The little one.”

And they both lifted their little fingers, at exactly the same time.

“Ring finger,” said the princess.

They lifted their ring fingers.

“The long one,” said {child}.

They lifted their long ones.

“The pointing one,” whispered the princess.

They lifted their pointing ones. Now there were only the thumbs. They lay thumb against thumb, and they lay there quite a while. Even {stolpe} forgot to look at the time.

“Now,” said {child}.

“Now,” said the princess.

And they had let go, and nobody had done it first.

# thumbs
The princess wiped her nose. She got into the car and wound the window down as far as it would go. She stuck out her hand, thumb up, and {child} did the same.

“I didn’t let go first!” the princess called as the car rolled off.

“Nor did I,” called {child}.

{Child.He} stood there until the car was gone. {Child.His} hand was warm, and it felt terribly empty.

# all-the-way-home
Then {@who} came down the library steps and slipped a hand into it. Evening was coming. The lamps came on along the street, one by one, and they walked home slowly, because there was no hurry.

“You’re holding very tight,” said {@who}.

“I don’t let go first,” said {child}.

“Nor do I,” said {@who}.

And neither of them did, all the way home.

# @song
{music}

# @who
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}
