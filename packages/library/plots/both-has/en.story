title: Both Ha’s
title: The Elephant in the Gap
title: Gate, Road, Postbox
guest friend: Grace (she), Idris (he)
guest old: Mr Ferris (he), Mr Dunmore (he)

% Whoever carries the messages (@g): the grandparent, else {adult}, else {old} from number six. Do the elephant: breathe in, creak; and the long sighs.

# in-the-gap
{child} was never going to speak to {friend} again as long as {child.he} lived, and it was only Tuesday. And now there was an elephant stuck in the gap.

The gap was in the hedge between {child’s} garden and {friend’s}. They ran through it every day. But this afternoon an elephant had strolled out of the wildlife park[city:  outside {city}], because she had smelt the plums on {child’s} tree, and she had got as far as her middle. Her front half was in {child’s} garden. Her back half was in {friend’s}, among the washing.

“It’s quite simple,” said {@who}. “One of you pulls and the other one pushes. Call {friend}.”

“I’m not speaking to {friend},” said {child}.

# two-has
That morning {friend} had sung [music: {music} ]on {friend.his} own in front of the whole [school: of {school} | school], and {friend.he} had forgotten the words, and {child} had laughed. Not much. Two ha’s. “You’re not my best friend any more,” {friend} had said, and {child} had said, “Good.” But it wasn’t. It had been sitting in {child.his} tummy all day like a stone.

“You tell {friend},” said {child}. “Tell {friend.him} to push.”

# gate-road-postbox
{@G} couldn’t go through the gap, for it was full of elephant. {@He} had to go out of the gate, down the road, round the [us: mailbox | postbox] and in at {friend’s}. After a while {@he} came back the same way.

“{Friend} says you’re not the boss of this elephant.”

The elephant drew a deep breath, all the way up her trunk, and grew a little rounder. The hedge creaked.

“Tell {friend.him} that {friend.he}’s got the easy end!” said {child}.

Gate, road, [us: mailbox | postbox]. {@G} came back rather pink[athlete: , and not nearly as fast as {athlete}].

“{Friend} says {friend.his} end has the tail on, and if you think that’s easy, you can come and stand there.”

# a-turnip
The elephant drew another breath and grew rounder still. Twigs snapped.

[pet.dog: {Pet}[!pet.known:  the dog] wasn’t looking at the elephant. {Pet.He} {pet.was} looking at {@gs} hat, and {pet.he} had been for years.

][pet.cat: {Pet}[!pet.known:  the cat] wasn’t looking at the elephant. {Pet.He} {pet.was} looking at {@gs} hat, which was just {pet.his} size.

][pet.other: Nobody had time to give {pet} any supper.

]“Tell {friend.him} that {friend.he}’s a turnip!”

Gate. Road. [us: Mailbox | Postbox]. {@G} came back as red as a plum and sank into [us: a lawn chair | a deckchair].[elder2:  {Elder2} came out with a glass of water.]

“{Friend} says,” {@he} puffed, “that you’ve got very nice ears.”

# thinner
Then the elephant sighed. It was a long, warm sigh that blew {child’s} hair flat. And all the way round she grew a little thinner.

“{Friend} never said that,” said {child}.

“No,” said {@g}. “{Friend} said something else about a turnip. I couldn’t face carrying it.”

But {child} was looking at the elephant. {Child.He} stood on tiptoe beside the huge ear.

“{Friend} is horrible,” {child.he} said, just to see.

In went the breath. Creak, said the hedge.

“{Friend} can whistle with two fingers,” said {child}.

Out came the breath, and the elephant got thinner.

# half-and-half
“{Friend} lent me {friend.his} gloves!” said {child}, louder. “Both of them! And once {friend.he} gave me the big half!”

The elephant sighed and sighed. On the other side of her it had gone very quiet.

“{child} can burp right up to K,” said a cross voice by the tail.

Sigh.

“{Child.He} waited for me when my boot got stuck[sport: , and we were late for {sport}],” said the voice, a little less crossly.

Sigh. Now you could get a whole hand in between the elephant and the hedge.

“Keep going!” called {@g} from the [us: lawn chair | deckchair].

But the fattest part of an elephant is the middle, and there she stuck. It was no use saying any more about gloves. The elephant turned one small brown eye towards {child} and waited.

# a-little-word
{child} knew what was missing. {Child.He} had known it all day. It was only a little word, but it was stuck tighter than the elephant.

“Sorry,” {child.he} mumbled.

“Louder,” said {@g}. “There’s an elephant in the way.”

“SORRY I LAUGHED!” shouted {child}. “BOTH HA’S!”

And the elephant gave the longest sigh of all. It blew {@gs} hat over the shed.

# like-a-cork
“NOW!” shouted {child}, and pulled.

“NOW!” shouted {friend}, and pushed.

And out came the elephant like a cork from a bottle. She stood on the lawn and ate plums, as if nothing had happened. In the gap stood {friend} with a [us: clothespin | peg] in {friend.his} hair.

# nice-ears
“I never said you’d got nice ears,” {friend.he} said.

“I know,” said {child}.

“They’re all right, though,” said {friend}.

Then they both fed the elephant until the keeper came for her.[elder2:  {Elder2} made a very small pie of what plums were left.]

[pet.dog: {Pet} came out from behind the shed with the hat. It was {pet.his} now.][pet.cat: {Pet} was asleep behind the shed, in the hat.][pet.other: {Pet} had supper at last, and it was a large one.]

# the-window
That evening the window stood open a crack.
## if adult
That evening {adult} opened the window a crack and said good night.
## if elder & !adult
That evening {elder} opened the window a crack and said good night.

# one-each
The stone in {child’s} tummy was gone. {Child.He} lay in bed, listening to the dark. Far away somebody very big was sighing in her sleep.

And then, from the window on the other side of the hedge, somebody said quite softly:

“Ha.”

{child} waited, but no more came. So {child.he} saw what {friend} meant.

“Ha,” {child.he} whispered back.

Now they had one each.

# @who
{old} from number six
## if adult & !elder
{adult}
## if elder
{elder}

# @g
{old}
## if adult & !elder
{adult}
## if elder
{elder}

# @gs
{old’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}

# @he
{old.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
