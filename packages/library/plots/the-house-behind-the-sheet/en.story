title: The House Behind the Sheet
title: The Seventh Stair
title: An Hour at Cliff End

guest sister: Peg (she), Dot (she)

% {sister} is {elder}'s little sister. The house they grew up in has gone into the sea; nothing is said of any house that stands.
% {elder2} only listens.

# the-footsteps
{Elder} had once been the footsteps of a king.

{Elder.He} had also been a burning barn, a duel, and nine sorts of weather. Hardly anybody knew it, but {elder.he} used to make the noises for plays on the radio. Now it was packed into a cupboard in the hall, and {child}, who was there for the week, was the only person allowed to open it.

“[us: Cornstarch | Cornflour] in a stocking,” said {elder.short}, with {elder.his} eyes shut. “Squeeze it.”

{child} squeezed. Somebody walked past through deep snow.

“It’s Aunt {sister's} birthday on Friday,” said {child}. “I’ve got four [us: dollars | pounds]. I want it to be something proper.”

“What does she want?”

# cliff-end
That was the difficulty. {sister} never wanted anything. She was {elder.short's} little sister, and staying that week too. Only once, when they were washing up, she had stopped with a plate in her hand and said, “I could do with an hour at Cliff End.”

Cliff End was the house where she and {elder.short} had grown up. It had stood so close to the sea[city: , a long way from {city},] that in the end the sea had taken the garden, then the shed, and the year {child} was born, the rest.[age>=11:  There were three photographs of it.] You couldn’t go there.

{Elder.short} opened one eye. “You can’t go there to look,” {elder.he} said.

# the-gate
They began next morning, while {sister} was out swimming. {child} sat with a pencil[school:  from {school}], and {elder.short} walked through the house in {elder.his} head, from the gate inwards, and said aloud what {elder.he} heard.[music:  {child} had to stop humming {@song}, which they hadn’t had at Cliff End.]

The gate was easy. It was a rusty hinge, and they had nine.[pet.dog:  {Pet}[!pet.known:  the dog] ran to see who had come.] The gulls were harder, until [friend: {friend} | {child}] found that you could do them with a wet rubber glove, if you stretched the fingers and weren’t ashamed.[pet.cat:  {Pet}[!pet.known:  the cat] went to look for them behind the sofa.][pet.other:  {Pet} kept quite still and thought it over.] The sea was dried peas in a sieve, tilted so slowly that your arms shook[sport: , however much you {play sport}][athlete: , even if you were {athlete}].[age>=11:  The kitchen clock was a real one, in a [us: cookie | biscuit] tin.] For the seventh stair, which had always groaned, {elder.short} tried a door, a basket and a cork, and then {elder.he} sat down in {elder.his} old leather chair to think, and it was the chair.

By Thursday night they could go in at the gate[age>=11: , up the path, through the kitchen] and up to {sister's} bedroom under the roof. [age>=11: It took six minutes. ]{child} lay awake afterwards and listened to it in {child.his} head. It was all quite right, and yet it was like a house in a museum, with a rope across the door. Something was missing, and {child.he} didn’t know what.

# one-shoe
At breakfast {child} tried to sound as if it didn’t matter. “Aunt {sister}? At Cliff End, when you were in bed, what could you hear?”

“The sea,” said {sister}, hunting for her shoes.

“What else?”

“The gulls. The clock.” {sister} had found one shoe. She stood on one leg with it in her hand, and her face went somewhere else. “Our dad was on the [us: rescue boat | lifeboat], you know. When there was a [us: call | shout] he had to go, whatever time it was. Mother never said a thing. She’d come up and tuck me in as usual. I used to lie there and not sleep. I wasn’t listening to the sea at all, really. I was listening for …” She laughed, and put on the shoe. “I’ll be late for my swim.”

“For what?” said {child}.

But the door had closed.

# the-bowl
{child} ran straight to {elder.short} with it.

{Elder.short} heard {child.him} out. Then for a good while {elder.he} said nothing.

“I always thought she was asleep,” {elder.he} said at last.

{Elder.He} got up and went[age>=11: , not to the cupboard in the hall, but] to {elder.his} own bedroom. {Elder.He} came back with a red china bowl, with a chip out of the rim, and in the bowl lay a bunch of keys. There were no doors left that they would fit.

“I’ve never used these for work,” said {elder.short}. “You’d better be the one to do it. I don’t believe I could keep my hand steady.”

# the-sheet
That evening there was cake, and after the cake {child} hung a sheet across the room, put {sister} on the sofa with a rug, and turned out the light.[elder2:  {Elder2} had promised not to cough.]

“What is this?” said {sister} in the dark.

“Ssh,” said {child}. “You’re coming home.”

The gate creaked. There were feet on shingle, and a gull high up[friend: , which was {friend}, not ashamed at all]. Behind the sheet {child} and {elder.short} moved around each other in their socks without a bump[age>=11: , passing things from hand to hand]. A door was opened, and the clock was ticking. [age>=11: A hand ran along a row of cups, because {sister} had always done that, and on the sofa somebody drew in her breath. ]Then up: four, five, six, and the leather chair groaned.

“Oh, the seventh,” whispered {sister}.

# a-big-sea
[age>=11: Now she was upstairs. ]The wind got up. The peas went to and fro in the sieve, to and fro, and {child} let them grow heavier, until it was a big sea, in the night, with a small boat out on it. {Child.His} arms burned. {Child.He} listened to the dark on the other side of the sheet, and it was absolutely still, as a child is still who ought to be asleep.

# the-keys
Then {elder.short} took the sieve out of {child.his} hands, and little by little the sea went down. The gate creaked. There were steps on the path, slow ones, in big boots. The door opened, and closed, softly, so as not to wake anyone.

{child} lifted the keys, and let them fall into the bowl.

It was only a small sound, a clink and a slither and a clink. But on the other side of the sheet {sister} let go a breath, a long, long one, and it was as if she had been holding it for fifty years.

# the-chair
Nobody put the light on. After a time {sister} came round the sheet with the rug about her, and there was room for all three of them in the leather chair, if you didn’t mind the seventh stair.[friend:  {Friend} had one of the arms.][pet.dog / pet.cat:  {Pet} lay on the feet.]

# clink
It was late when {child} got to bed. {Child.He} lay and listened to the rain, and the last bus, and to {elder.short} going about in the hall, locking up. Something new stood on the shelf beside the front door, red, with a chip out of the rim.

Through the wall {sister} was listening too. They both meant to stay awake for it, and they did, just.

Clink, went the keys.

Then they slept.

# @song
{music}

# picture 3
behind the sheet
