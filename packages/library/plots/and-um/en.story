title: {child’s} Long Sentence
title: A Fairy on the Glue
title: And, and, and!
guest friend: Maisie (she), Barney (he)
guest elder: Mr Tack (he), Mrs Welt (she)

% Read {child} slowly, um and all, and {friend} at a gallop. The three “and” may be shouted by whoever listens.

# slowly
{child} talked so slowly that nobody waited for the end. People went off and did other things.[school:  Once, {at school}, the bell had rung in the middle of a word.]

“I think,” said {child}, {@shop}, “that there’s, um, a …”

“A [us: draft | draught]? A dog? A customer?” said {friend}, {child.his} best friend, who talked like a bag of marbles going downstairs. “{child}, I’ve had birthdays shorter than this.”

“… fairy,” said {child}, “on the glue.”

# on-the-glue
There was. She stood on the lid of the glue pot, as tall as a thumb, with wings that buzzed and her sleeves rolled up.

“I do what I’m told,” said the fairy. “You say it. You stop. I do it.”

“Splendid,” said {elder.short}, not looking up.[music:  {Elder.He} was humming {music}.] {Elder.He} was sewing the last button on a wedding shoe. {Elder.He} had made the whole pair alone, and the bride was coming at five. “I must find my good brush. Keep an eye on the shoes, you two.[adult:  And don’t touch anything till {adult} comes to fetch you.]”

And {elder.he} went into the back.

# like-a-glove
“We should help,” said {friend}. “Fairy! Make sure these fit like a glove!”

{Friend.He} stopped. So the fairy did it. Ping.

Each wedding shoe now had four satin fingers and a thumb.

“I meant fit!” said {friend}. “Fairy, they’ve got to go back!”

Ping. The shoes went back. They slid to the back of the shelf, and waved.

“You’re too quick,” said {child}. “Just put your foot, um, down …”

Ping. {Friend’s} foot was down. It took {friend.him} a good tug to get it up again[sport: , and {friend.he} {friend.was} used to {sport}].

# off
“You’re not so good at it yourself,” said {friend}. “You’ve got to be quick and plain. Fairy, get those fingers off! Now!”

Ping. The fingers were off. They were off down the counter, all eight and both thumbs, running on their tips like mice[athlete:  and as fast as {athlete}], with the shoes flapping behind them.[pet.dog:  {Pet} the dog, who lay under the counter, decided not to have seen it.][pet.cat:  It was a good thing that {Pet} the cat was at home.][pet.other:  It was a good thing that {Pet} was safe at home.]

“Stop them, fairy! Tie them up!”

Ping. Every lace of every shoe in the shop tied itself to every other lace, with {friend} in the middle. A boot fell on {friend.his} head, and then the other one of the pair.

# finest
{Elder.short} came in with the good brush. The best shoes {elder.he} had ever made were running along the window sill, hand in hand, and in the middle of the floor sat {friend}, tied up with every boot in the shop.

“The bride’s crossing the road,” {elder.he} said, and sat down on the stool as if somebody had cut {elder.his} strings.

{child’s} stomach went cold. {Child.He} felt ashamed.

“Tell that fairy to put it right,” said {elder.short}.

“We can’t,” said {friend}. “Every time we stop, she does it, and it’s always the wrong bit.”

# dont-stop
{child} looked at the fairy. The fairy looked at {child}, on tiptoe, waiting for {child.him} to say something and stop.

“But what if I don’t stop?” thought {child}.

“Fairy,” {child.he} said slowly, “I’d like you to, um, take the wedding shoes, and …”

The fairy leaned forward. She had to wait. It wasn’t finished.

“… and put them gently on the counter, with no fingers, and, um …”

# shut-eyes
“What were they like?” whispered {friend}. “You’ve got to say all of it! {Elder.short}, what were they like?”

Only one person in the world knew. {Elder.short} shut {elder.his} eyes and felt the air with both hands.

“Ivory,” {elder.he} said. “A heel no higher than a [us: spool of thread | cotton reel]. Three buttons. And inside the left one, a bit of felt, because she’s got a sore toe and she’s told nobody but me.”

# and
“… and make them ivory,” said {child}, “with a heel like, um, a [us: spool of thread | cotton reel], and three buttons on each, and some felt for the, um, toe, on the left, and …”

{Child.He} ran out of breath. The fairy lifted her hand.

“AND!” said {friend}, quick as a slap. “And, and, and!”

{child} breathed in.

“… and untie the laces,” said {child}, “but only from one another, and, um, let {friend} out, and …”

“And!” said {friend}.

“… and that’s [us: everything | the lot], all at once, nicely, please.”

{Child.He} stopped.

Ping.

# the-felt
The shop was so tidy that it looked surprised. On the counter stood two ivory shoes[city: , as fine as any in {city}]. {Elder.short} turned one over, put a thumb inside and found the felt.

“Hm,” {elder.he} said. “That’s my stitching. She’s even done the bad one.”

The bride came in, sat down and put her feet in the shoes. She wiggled her left toe, and a smile went slowly across her face.

# knitting
Afterwards {elder.short} locked up, and [adult: {adult} came, and they all | they all] walked home past the [us: pizza place | chip shop] with the fairy on {child’s} shoulder[pet.dog:  and {Pet} on the lead][pet.cat: , home to {Pet}, who would be sitting in the window][pet.other: , home to {Pet}, who would be wanting supper].[elder2:  “{Elder2} won’t believe a word of this,” said {elder.short}.]

“What are you going to ask her for next?” said {friend}.

“Well,” said {child}, “I thought that we might, um …”

{Friend} shut {friend.his} mouth and held it shut with both hands. The street lamps came on, one after another. The fairy sat down, crossed her legs, and got out some knitting.

# @shop
on Saturday, in the shoe shop that belonged to {elder}
## if elder
in the shoe shop where {elder} was helping out on Saturday
