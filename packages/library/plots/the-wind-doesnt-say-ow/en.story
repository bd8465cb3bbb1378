title: The Wind Doesn’t Say Ow
title: A Noise Outside the Tent
title: Where’s the Door?
guest pet: Biscuit (she), Mungo (he)
guest minder: Uncle Ned (he), Uncle Rob (he)

% The grown-up in the tent (@a) is the grandparent, else {adult}, else {minder}. The moaning is slow and hollow. The last line quite friendly, from far off.
% The dog is the family’s or one of the story’s own; a cat purrs instead of wagging, and is in the wrong tent at the end.

# tap-tap
{@Going} It was the only tent in the field. {@A} pulled up the [us: zipper | zip]. Zzzzip. {@He} turned off the [us: flashlight | torch]. Then it was very dark, and it smelled of grass and {@animal}.[school:  It was darker than any cupboard {at school}.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] pulled {friend.his} sleeping bag right over {friend.his} head. “Tell me when it’s morning,” said the sleeping bag.

][elder2: {Elder2} was asleep already.

]{Pet} sat up.

Tap, tap, tap.

“{@A},” whispered {child}. “There’s a noise outside the tent.”

“It’s only the wind,” said {@a}, with both eyes shut.

# it-might
Tap, tap, tap. “OW!”

“The wind doesn’t say ow,” said {child}.

{@A} opened {@his} eyes.

“It might,” {@he} said, “if it bumped into something.”

# thats-worse
Then something went flump, and flap, flap, flap. {child} wriggled down into the sleeping bag until only {child.his} eyes were showing. {@But-wagging}

“{Pet}’s [pet.cat: purring|wagging],” whispered {child}. “{Pet.He} never does that for the wind. {Pet.He} only does it for people.”

“That’s worse,” whispered {@a}.[music:  {@He} hummed a bit of {@song}, but it wobbled.][friend: 

“Is it morning?” asked {friend}.

“No,” whispered {@a}.]

# no-head
{child} pulled the [us: zipper | zip] down a tiny bit, and looked out with one eye.

There was something out there in the moonlight. It was big and grey, and it had no head. It had four legs, and it came bumping across the grass, straight at them.

“Wheeere’s the doooor?” it moaned. “Wheeere’s the doooor?”

“{@A}!” whispered {child}. “It’s looking for our door!”

{@A} put a hand over the [us: zipper | zip].

“We haven’t got one!” {@he} called.

# eight-legs
But {pet} had seen it too. {@Out} The big grey thing flapped. It came down on top of {pet.him}, and {pet} was gone.

Now it had eight legs, and it [pet.cat: miaowed | barked].

“It’s eaten {pet}!” shouted {child}.

# give-me-back
Oh no! {child} had never been so frightened. But that was {child.his} [pet.cat: cat | dog] in there. So {child.he} took the [us: flashlight | torch] and ran out in {child.his} socks, and {@a} hopped after {child.him} with one boot on.[sport:  It took more courage than {sport}.][athlete:  Not even {athlete} would have been out faster.]

“GIVE ME BACK MY [pet.cat: CAT | DOG]!” roared {child}.

The thing stood still.

“[us: Mommy | Mummy],” said a very small voice inside it. “There’s a noise outside the tent.”

“It’s only the wind,” said another voice.

“The wind doesn’t want its [pet.cat: cat | dog] back,” said the small voice.

# the-zip
{child} shone the [us: flashlight | torch] on it. At the bottom were two big [us: rain boots | wellies], and two little [us: rain boots | wellies], and {pet’s} tail{@tail}.

It wasn’t a monster. It was somebody with a tent on.

{child} found the [us: zipper | zip], right [us: around | round] at the back. Zzzzip! And out came {pet}, and a girl in pyjamas, and a [us: mom | mum] with her thumb in her mouth.

# a-horrible-voice
“Thank you,” said the [us: mom | mum]. “I hit my thumb with the hammer.”

“She said ow,” said the girl.

“I know,” said {child}. “We heard it.”

“And then the tent fell down on us, and we couldn’t find the door. So we asked. And somebody shouted that they hadn’t got one!” The girl’s eyes went round. “It was a horrible voice.”

“That was {@mine},” said {child}.

{@A} coughed. “I’ll just do those [us: stakes | pegs],” {@he} said.[friend: 

A sleeping bag came hopping over the grass. “Is it over?” asked {friend} inside it.

“Yes,” said {child}, and found the [us: zipper | zip] on that one, too.]

# those-pegs
So they put the tent up again. {@A} hammered in the [us: stakes | pegs], and {child} held up the [us: flashlight | torch], and {pet} lay down on the corner that was flapping.

“What’s your name?” asked the girl.

“{Child},” said {child}.

# two-tents
Then they all went back to bed. {@A} pulled up the [us: zipper | zip], and it was just as dark as before. But it didn’t feel so dark. There were two tents in the field now.[city:  Far away behind them lay {city}, asleep.][elder2:  {Elder2} hadn’t heard a thing.]

{@Where}

# said-the-wind
“[us: Mommy | Mummy],” said a small voice, over there in the dark. “There’s a noise [pet.cat: inside | outside] the tent.”

“It’s only the wind,” said the [us: mom | mum].

[pet.cat: “The wind doesn’t purr,” said the small voice.

]{child} lay and smiled.

“Good night,” {child.he} called.

For a bit there was no answer.

“Good night, {child},” said the wind.

# @Going
{child} and {@first} and {@the-dog} were going to sleep in a tent, and they had never done it before.
## if pet.cat
{child} and {@first} were going to sleep in a tent, and they had never done it before. But when they unrolled the sleeping bags, {@the-cat} was in one of them.

# @the-cat
{pet}[!pet.known:  the cat]

# @Out
{Pet.He} pushed {pet.his} nose through the hole, and out {pet.he} popped. {Pet.He} galloped over the grass with {pet.his} tail going round and round.
## if pet.cat
{Pet.He} pushed {pet.his} nose through the hole, and out {pet.he} popped. {Pet.He} strolled over the grass with {pet.his} tail straight up, and walked in underneath it.

# @Where
{Pet} lay with {pet.his} nose in {child’s} neck. {Pet.His} tail was still going. Thump, thump, thump, it went, against the side of the tent.
## if pet.cat
{child} felt with one foot for {pet}, down at the bottom of the sleeping bag. {Pet} wasn’t there.

# @the-dog
{pet}[!pet.known:  the dog]

# @animal
dog
## if pet.cat
cat

# @But-wagging
But {pet’s} tail had begun to go. Thump, thump, thump, it went, on {@as} tummy.
## if pet.cat
But {pet} had begun to purr. Rrrr, rrrr, rrrr, {pet.he} went, on {@as} tummy.

# @tail
, wagging
## if pet.cat
, straight up

# @mine
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
he
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
his
## if adult & !elder
{adult.his}
## if elder
{elder.his}
