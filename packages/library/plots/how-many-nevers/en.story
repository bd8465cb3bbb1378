title: How Many Nevers?
title: A Message, Head by Head
guest friend: Anika (she), Kofi (he)
guest pet: Mimi (she), Biscuit (he)
guest minder: Auntie Jo (she), Auntie May (she)

% The cat is the child’s own; else it is next door’s, whom {child} looks after all summer. A dog howls where a cat miaows. Let the miaow be heard: long at the back, short by {friend}.

# a-whole-bus
At the very back of the bus sat {child}, with {@basket}. At the very front of the bus, as far away as anybody could get, sat {friend} with a sleeping bag. It was twenty-two minutes home[city:  through {city}], and they didn’t mean to say one word to each other all the way.

For a week {child} had been away, and for a week {@whose} had lived with {friend}[!friend.known: , {child’s} best friend]. Now {child} had come for {pet.him}, and {friend} was coming home too, to sleep over. All had been well as far as the bus stop. Then {friend} said:

“I do think {pet.he} likes me best now. {Pet.He} slept on my tummy every single night.”

{Pet} never slept on {child’s} tummy. And just then the bus came.

# the-cake-lady
“{@Long},” said {pet}, as the doors closed.

It sounded like a door in a haunted house. People turned round. {child} sat thinking of what {child.he} ought to have answered, and when {child.he} had thought of it, it was too late, because {friend} was a whole bus away. It was no use shouting. {Pet} was shouting already.

{child} poked the lady in front, who had a big cake box on her knees.

“Can you tell the one with the sleeping bag something from me?” said {child}. “{@Thief}!”

“That’s not a thing to call people,” said the cake lady. “I could say {@kind} lover.”

“But that’s not what …”

# head-by-head
The cake lady had already leaned forward to a tall man with a standard lamp between his knees. The lamp man leaned forward to a boy in headphones[music: , with {music} coming out of them]. The boy lifted one side, listened, and leaned forward to {friend}.

The answer came back the same way. {child} saw it coming, head by head.

“The answer is that {pet}’s crying to go back where {pet.he} came from,” said the cake lady. “And the one with the lamp wonders if the {@kind} would like some cake. Only it’s my cake.”

“{@Long2},” said {pet}.

Now {child} was so angry that it stung behind the eyes.

# how-many
“Say that I’m never, never, never having anybody to sleep at my house again!”

The cake lady sighed, but she leaned forward. The lamp man listened. Then he turned round and looked at {child} over the lampshade.

“How many nevers was that?”

“Three.”

“I’ll send two,” said the lamp man. “That ought to do for a bus.”

It took a long time. The headphone boy sat facing forward for two whole stops. At last it came, head by head, and the cake lady took a breath.

“It goes like this: It is a great loss to me, but I wish you every happiness.”

{child} stared at her. {Friend} had never said “loss”, not once. {Friend} said “like”.

The lamp man looked the other way.

# through-the-bus
What had {friend} really said? There was only one way to find out. {child} took {pet} along, held on to the backs of the seats and began to walk[sport: , as if it were {sport}].

“{@Mid},” said {pet}, by the cake.

“{@Short},” said {pet}, by the lamp.

“{@Mj},” said {pet}, by the headphones.

And when {child} got to {friend}, there was nothing to be heard. The whole bus breathed out.[athlete:  “Like when {athlete} has won,” said somebody.]

So there it was. It was true. It was {friend} that {pet} wanted. {child} swallowed, and put {@down} at {friend’s} feet.

“Take {pet.him}, then,” {child.he} said, and turned away, so that nobody could see.

# one-step
{Child.He} took one step.

“{@Mj},” came from behind {child.him}.

{Child.He} took two more.

“{@Long2}!”

“Oh no,” said the cake lady.

{child} stopped. But {friend} was still there. {Pet} was right next to {friend}. {Child.He} took a step back again, just to see.

“{@Short},” said {pet}.

One more step.

“{@Mj}.”

One more step, and then nothing at all.

“It isn’t you,” said {child} slowly. “It isn’t me, either. It’s when we sit a whole bus apart.”

“Then sit next to each other!” shouted the driver. “I’m begging you!”

# was-private
{Friend} moved the sleeping bag. {child} sat down. They had {pet} between them, half on each, and the bus rolled on, and you could hear the indicator tick.

“What did you really say?” asked {child}. “Before it was a loss.”

“I said okay then,” said {friend}. “And then I cried a bit. But I suppose he didn’t send that.”

“I thought that was private,” said the lamp man behind them.

{Friend} fiddled with the cord of the sleeping bag.

“{Pet.He} slept on my tummy, like,” {friend.he} said. “But first {pet.he} sat in the window. For an hour, every night. It was the bus {pet.he} looked for. I didn’t say that bit.”

“No,” said {child}. “I called you a {@thief2}.”

“I got {@kind} lover,” said {friend}. “I didn’t get it at all.”

Then they began to laugh, and so did the headphone boy, so he probably hadn’t had any music on for ages.

# send-them-all
At the bus stop stood {@a}[elder & adult:  and {elder}[elder2:  and {elder2}]][elder2 & !adult:  and {elder2}], waiting, and wondering why a whole bus was waving, and why somebody was waving with a lamp.[school:  It would be something to tell them {at school}.]

That night {child} lay in bed, and {friend} on the mattress right beside it. {Pet} had curled up in the crack, with one half on each side, and slept without a sound. {@A} stood in the doorway.

“Tell {friend},” whispered {child}, “that we’re never, never, never going to fall out again.”

{@A} looked at the mattress, which was about an inch away.

“How many nevers was that?” whispered {@a}.

“Three,” whispered {friend}. “Send them all.”

# @basket
a cat basket on {child.his} knees
## if pet.dog
a dog between {child.his} knees

# @whose
next door’s cat {pet}, whom {child} looked after all summer,
## if pet.cat / pet.dog
{pet}

# @Thief
Cat thief
## if pet.dog
Dog thief

# @thief2
cat thief
## if pet.dog
dog thief

# @kind
cat
## if pet.dog
dog

# @down
the basket
## if pet.dog
{pet}

# @Long
Miaaaaaooow
## if pet.dog
Ow-oooooooo

# @Long2
MIAAAAOOOOW
## if pet.dog
OW-OOOOOOO

# @Mid
Miaaaaow
## if pet.dog
Ow-oooo

# @Short
Miaow
## if pet.dog
Ow-oo

# @Mj
Mi
## if pet.dog
Ow

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
