title: After You!
title: Two Knights in One Doorway
title: After Me!
guest bjelke: Sir Humphrey (he), Sir Godfrey (he)
guest krok: Sir Bede (he), Sir Crispin (he)
guest baker: Mrs Crumb (she), Mrs Batch (she)

% {bjelke} is going in and has the horse with him, {krok} is coming out. After you becomes after me.

# one-in-one-out
In the doorway of the [us: bakery | baker’s][city:  {in city}] stood a knight. And facing him, just inside, stood another knight. One was coming in, and the other was going out.

“After you!” said {bjelke}.

“No, no, after you!” said {krok}.

{child} had always wanted to meet a knight[pet.other: , and had told {pet} all about them at home]. But now {child.he} {child.was} stuck in the [us: line | queue] behind {bjelke’s} horse, and had been for half an hour.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had picked a bun four times already.]

“Couldn’t one of you just go?” asked {child}.

# a-rule
“Impossible,” said {bjelke}, and flipped up his visor. “A knight always lets the other fellow go first. It’s a rule.”

“It is,” said {krok}. “So after you!”

“No, no, after you!”

“They did this at a castle once,” the horse told {child}. “It was winter before anybody got in.”

By now the [us: line | queue] was as long as a snake[school:  and went all the way back to {school}].[elder:  {Elder}[elder2:  and {elder2}] kept the place behind {child}, with elbows out.][music:  Somebody was humming {music} for the fourth time.] At the tail end somebody was eating a mitten.

# click
At last {baker} the baker came out by the back door, and it shut behind her, click.

“What on earth is going on?” she said.

“After you!” said {bjelke}.

“No, no, after you!” said {krok}.

“Well, I can’t stop,” said {baker}. “I’ve got buns in the oven.” She felt in her pocket. She felt in the other one. “My key! It’s on the counter!”

And then everybody smelled it. It smelled of bun. It smelled of rather brown bun.

# clonk
“Help!” cried {baker}. “My buns are burning!”

Both knights jumped.

“Help?” said {bjelke}. “When somebody calls for help, a knight must be there first! That’s a rule as well!”

“I’m off!” said {krok}.

“So am I!”

And off they charged. One charged in and the other charged out, both at once, through the same door.

CLONK!

There they stuck. Tummy to tummy, tin to tin, tight as a cork in a bottle.

“After you,” puffed {bjelke}.

“I’d love to,” puffed {krok}.

# excuse-me
The horse pulled {bjelke}. The [us: line | queue] pulled the horse.[friend:  {Friend} pulled the [us: line | queue].][pet.dog:  {Pet}[!pet.known:  the dog] pulled the other way.] Nothing happened. And the buns got browner and browner.

So {child} lay down flat. Down by the floor there was a gap, between four iron legs. It was exactly the size of {child}.

“Excuse me,” said {child}, and crawled.

It scraped {child.his} ears. {Child.He} breathed in. {Child.He} wriggled past one iron knee, then another, and {child.he} {child.was} in.[sport:  It was like trying to {play sport} under a bed.]

# plop
“What do I do?” shouted {child}.

“The red button on the wall!” {baker} shouted from outside. “Don’t touch the oven, just the button!”

{child} ran to the wall[athlete: , faster than {athlete}], stood on tiptoe and pushed with {child.his} whole hand.

Plop, went the button. And out went the oven.

“Saved!” cried {baker}.

# butter
“What about us?” said the knights.

{child} looked round. On the counter stood a big dish of butter. {Child.He} took a lump in each hand and began to spread. {Bjelke} got buttered [us: around | round] the tummy. {Krok} got buttered [us: around | round] the bottom. They both got buttered until they shone.[pet.cat:  {Pet}[!pet.known:  the cat] would have loved a lick.]

“It tickles!” said {bjelke}.

“A knight doesn’t giggle,” said {krok}, giggling.

“Horse!” called {child}. “Push!”

The horse put his nose to {bjelke’s} behind, and pushed.

# who-was-first
SLUUURP … POP!

Both knights shot in at the door, across the floor, [us: around | round] the counter and into a sack of flour. When they stood up they were white all over.

“Which of us was first?” coughed {bjelke}.

“{child} was,” said the horse.

The knights looked at {child}. Then {krok} took the longest loaf down from the shelf, and {child} got down on one knee, and they tapped {child.him} with it, first on one shoulder and then on the other.

“Arise, Sir {child},” they said.

The whole [us: line | queue] cheered, and there were buns for everybody. They were a bit brown underneath, and they were the best {child} had ever eaten.

# after-me
Then it was time to go home.

“After you,” said {bjelke} in the doorway.

“No, no, after you,” said {krok}.

“Oh no,” said the horse.

But Sir {child} stood up very straight, took the bag of buns, and walked right out.

“After me,” {child.he} said.

And after {child.him} they came, every one of them.
