title: Big Frog, Little Frog
title: Who Moved First?
title: The General Is Being Washed
guest small: Ollie (he), Freddie (he), Barney (he)
guest judge: Mrs Tregear (she), Mrs Lovage (she)
guest sleeper: Mr Bunt (he), Mr Trott (he)

# the-stone
In the middle of the park was a big block of stone, and on it stood {child} and {sibling}, painted grey from top to toe, back to
back. [sibling2: {Sibling2} stood between them, sideways, and was grey, too. ]The general who usually stood there was away
being washed. So at the fair, whoever could be a statue the longest got to ride round the park in the fire engine,
beside the driver.

There was only one seat beside the driver.

“You’ll move first,” said {child}.

“You moved when you said that,” said {sibling}. “Your lips did.”

[sibling2: “So did yours,” said {sibling2}. “Nearly.”]

[elder: “If only they could do that at the table,” said {elder} from a folding chair[elder2: , and {elder2} nodded].]

# no-lips
Everybody else was out. [!sibling2/age>=7: Somebody had sneezed, and somebody had waved to an aunt. ]{Child} and {sibling} had stood there for
thirty minutes.

{Child} was good at standing still, so good that a pigeon had sat down on {child.his} head and gone to sleep. [city: It was the stillest head in all {city}.]

{Sibling} was not. Inside {sibling.his} shoes all ten toes were dancing. But {sibling} could talk without moving a lip.
{Sibling.he} could even say “bubble”. [sibling2: {Sibling2} just meant to win.]

[!sibling2/age>=7: “Your nose itches,” said {sibling}, without moving a lip.]

[!sibling2/age>=7: “It doesn’t,” said {child}.]

[!sibling2/age>=7: “It does now.”]

[!sibling2/age>=7: It did now. {Child} let it itch.] [pet.dog: {Pet} sniffed at all the shoes and knew perfectly well whose they were.] [pet.cat: {Pet} sat at the foot of the stone and looked only at the pigeon.] [pet.other: At home was {pet}, who could have won without trying.]

# frogs
Then a very small boy came past on {child's} side. He had a green hat with two frog’s eyes on the top. “Dad?” he said, and
went round the corner of the stone.

And a very big man came past on {sibling's} side. He had a green hat with two frog’s eyes on the top. “{Small}?” he said, and
went round the corner of the stone.

“Big frog,” said {child}.

“Little frog,” said {sibling}.

[sibling2: “No frog,” said {sibling2}.]

“Little frog,” said {child}.

“Big frog,” said {sibling}.

[sibling2: “Still no frog,” said {sibling2}. “Oh, there was one!”]

They were going the same way round, just as fast as each other.

“They’ll never meet,” said {child}. “Hop down and tell them.”

“You hop down.”

[sibling2: “I’m not hopping anywhere,” said {sibling2}.]

[!sibling2/age>=7: Nobody hopped down. There was only one seat.]

# other-way
So {sibling} tried it from up there. “Other way, sir,” {sibling.he} said, without moving a lip. The big man stopped. “Thank
you,” he said to a [us: trash can | litter bin], and turned round.

And on the other side, at that very moment, {child} whispered, “Other way!” And the little boy turned round, too.

“Little frog,” said {child}.

“Big frog,” said {sibling}. “Oh, you didn’t!”

“I’d just fixed it!”

“I’d just fixed it! Don’t do anything this time!”

“Don’t you!”

So nobody did anything, and round they went.

[!sibling2/age>=7: “Well, somebody has to,” they said, both at once. And then they both did, and round they went the other way.]
[sibling2&age>=7: “They get dizzy, you know,” said {sibling2}. “Frogs.”]

# leaving
Then the little frog stopped. He looked out at the park. It was full of legs, and none of them was the right pair. His lip
began to shake, and off he went, straight in among them.

“Little frog’s leaving,” said {child}.

“Big frog, too,” said {sibling}. “He’s making for the gate.”

[sibling2: “And his hat’s come off,” said {sibling2}. “The little one’s.”]

# the-jump
{Child} could have stood there till Thursday. {Child.he} thought about the seat. Then {child.he} jumped.

The pigeon went up like a firework. {Child} ran in and out between the legs, and there he was, the little frog, and {child}
crouched down and held out a grey hand. “I’ve seen your dad,” {child.he} said. “I’ve seen him nine times.”

[sibling2: {Sibling2} jumped as well, straight after the hat, and held it up as high as it would go.]

# the-whole-mouth
Up on the stone, {sibling} had heard the pigeon go. So {sibling.he} had won. All {sibling.he} had to do was nothing.

{Sibling.he} did nothing for a whole second. It was a long one.

The big man was almost at the gate, much too far off for a voice with no lips. So {sibling} jumped, and shouted, with lips and teeth and everything.

“BIG FROG! YOUR LITTLE FROG’S OVER HERE!”

And the big frog [sibling2: saw the hat, and ]came running, so that the eyes on his head bounced, and the little frog went up in the air and came down on his
shoulders.

“Where were you?” said the big frog.

“Going round,” said the little frog.

# who-moved-first
The judge was called {judge}, and she had been looking at the pigeon. “Now, which of you moved first?” she said.

“I did,” said {child}.

“No, I did,” said {sibling}.

[sibling2: “It was me,” said {sibling2}. “I’d moved a toe before that.”]

“I jumped ages before you[sibling2:  both].”

“You always have to lose first.”

“It makes no difference,” said {judge}. “There’s still one left.”

[!sibling2/age>=7: She pointed with her pencil. ]On a bench by the pond sat {sleeper}[!sibling2/age>=7: , with his hands on his tummy]. He hadn’t moved since lunch.
He hadn’t even entered.

So {sleeper} got the seat beside the driver, and he slept the whole way round, siren and all.

# both-sides
Afterwards {child} and {sibling} sat on the stone with an ice cream each from the big frog. They sat back to back, because
then you have something to lean on. [sibling2: {Sibling2} lay on top with a third one and had the sky.] [adult: “When you’ve finished those, we’re going,” said {adult}, once to each side.]

“What’s on your side?” said {sibling}.

“A man carrying a table. And the pigeon’s back. What’s on yours?”

“The fire engine. They’re trying to wake {sleeper}.”

[sibling2: “One star,” said {sibling2}. “No frogs.”]

It grew dark on {child's} side, and then on {sibling's}.

“Anything more?” said {sibling}.

“No. You?”

“No.”

So then they had seen all of it, and they went home.
