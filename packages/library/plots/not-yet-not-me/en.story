title: Not Yet!
title: Is Everybody On?
title: Seven Ducks and a Cake
guest tock: Mrs Tock (she), Mrs Tripp (she)
guest minder: Mrs Lamb (she), Mrs Pocock (she)

% A small train in a park. Whoever has the child along: {@a}. Where an elder is ticked, the cake is the elder’s.

# ticket
{child} wanted to ride on the little red train in the park[city:  {in city}]. Today {child.he} {child.was} going to, with {@a-first}. {Child.He} had {child.his} ticket in {child.his} hand. But the train didn’t go until everybody was on.[school:  Everybody {at school} knew.][friend:  {Friend}[!friend.known: , {child.his} best friend,] had run on already, to keep them a seat.][pet.dog / pet.cat:  {Pet} sat in the front, looking out.][pet & !pet.dog & !pet.cat:  {Pet} had rather stay at home.]

{tock} was the guard. She had a green flag and a silver whistle.[music:  It could nearly play {music}.]

# a-lady
“Is everybody on?” called {tock}.

{Child.He} looked up the path. A lady was coming. She was running[athlete: , nearly like {athlete},] with her bag.[sport:  She had stopped to {play sport}.]

“Not yet!” said {child}.

“Then we don’t go,” said {tock}. And the lady got on. Puff, puff!

# a-cake
“Is everybody on?”

{Child.He} looked again. {@who-comes} a big, big cake.

“Not yet!” {child.he} said.

And the cake got on. It had a seat of its own.

# a-dog
“Is everybody on?”

{Child.He} looked again. A dog was coming, a long brown dog with short legs. Behind the dog came an old lady, on the other end of the [us: leash | lead].

“Not yet!” {child.he} said.

And the dog got on. It sat next to the cake.

# ducks
“You’re very good at this,” said {tock}. “Is everybody on?”

{Child.He} looked again. {Child.He} looked down. By {child.his} shoe there was a duck. Behind the duck there were six more ducks.

“NOT YET!” {child.he} said.

And the ducks got on. Hop, hop, hop, hop, hop, hop, hop! Now the train was quite full.

# off-it-went
{Child.He} looked up the path. Nobody. {Child.He} looked down by {child.his} shoe. Nobody. {Child.He} stood on the platform beside {@a}, and looked and looked.

“Is everybody on?” called {tock}.

“YES!” {child.he} shouted.

{tock} blew her whistle. Peep! She waved her flag. Choo, went the train. Choo… choo… choo! Off it went, with seven ducks.

They both waved.

# oh-no
Then {child.he} saw {child.his} ticket. It was still in {child.his} hand.

{@A} looked at {child}. {child} looked at {@a}.

Oh no!

The train was going round the flower bed. It was getting small. {Child.He} pulled in all the air there was.

# not-me
“NOT YET!” {child.he} shouted. “NOT YET! NOT YET! NOT ME!”

{tock’s} hat flew up. “Stop the train!” she cried.[friend:  “That’s {child}!” cried {friend}.] Eeeeeek! The dog fell in the cake.

# backwards
Then the train came back. It came backwards, all round the flower bed. Everybody was looking out of the windows: the lady, and {@those}, and all the ducks, and the dog, with a cherry on its nose.[pet.dog / pet.cat:  {Pet} looked as if this was nothing new.]

“{child}!” they called. “It’s {child}! We can’t go without {child}!”

# moved-up
They all moved up. There was one place left, right at the front.[friend:  {Friend} had both arms round it.] {@A} got in. {Child.He} climbed up on {@knee} knee, and {@a} put both arms round {child.him}, like a belt.

# everybody
{tock} came along the platform. She looked up the path. She looked down by her shoes. Then she looked at {child}.

“Is everybody on?” she said.

{Child.He} leaned back. It was warm there.

“Yes,” said {child}. “Now everybody’s on.”

And very softly, choo, choo, choo, they went round the flower bed, and round the pond, where the ducks got off, and all the way home.

# @who-comes
A man was coming, with
## if elder2
{Elder} and {elder2} were coming, with
## if elder & !elder2
{Elder} was coming, with

# @those
the man
## if elder2
{elder.short} and {elder2.short}
## if elder & !elder2
{elder.short}

# @a-first
{minder} from next door
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @A
{minder}
## if adult
{Adult}

# @knee
{minder’s}
## if adult
{adult’s}
