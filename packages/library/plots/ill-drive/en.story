title: The Eight-Legged Horse
title: One of Us Is the Head
title: Why Are There More of You?
guest aunt: Auntie Pam (she), Auntie Bee (she)
guest mare: Buttercup (it), Bluebell (it)

% The horse is "it". Whoever sews and plays (@a): {adult}, else the elder, else {aunt}; never he or she.
% A small dog cannot pull a horse’s middle down: @sat, @down, @poked by breed.

# the-other-one-isnt
“It’s quite simple,” said {friend}[!friend.known: , {child’s} best friend]. “One of us is the head, and the other one isn’t.”

They tossed a coin, and {child} wasn’t.

So for six weeks, while {friend} learned to roll the eyes and flap the mouth of {mare} the [us: stage | pantomime] horse, {child} walked behind {friend.him} bent double, in the dark, holding on to {friend’s} belt. {Child.His} whole part was to follow. It was hot in there. It smelled of glue.[sport:  There were evenings when {child.he} would much rather have gone to {play sport}.] And whatever the head did, people clapped the head.

“You get the tail,” said {friend} helpfully.

“I’m a bottom,” said {child}. “I’m a bottom in front of [city: the whole of {city}|the entire village].”

After that they weren’t exactly not speaking[school: , {at school} or anywhere else], but they kept it short.

# under-the-piano
[adult: {Adult}|[elder: {Elder}|{aunt}]] had sewn the costume out of two old bedspreads, and was playing the piano for the show as well, so on the night there was no one to stay at home with {pet}.

“{Pet.He} can lie under the piano,” said {@a}. “{Pet.He} {pet.is} a very good dog. Aren’t you, {pet}?”

{Pet}, who {pet.was} as {@golden} as a bun and about as difficult to keep away from people, wagged everything {pet.he} had.

# lifted-a-nose
And {pet.he} {pet.was} good. {Pet.He} {pet.was} good through the whole of the first act. {Pet.He} {pet.was} good when the giant fell over his own boots. Then {@a} struck up the clip-clop music, the curtain opened, and on came {mare}. {Friend} rolled the eyes. {Friend} flapped the mouth. The audience went “Aaah!”, and under the piano, {pet} lifted {pet.his} nose.

{Pet.He} could smell {child}.

{Pet} looked for {child}. There was no {child}. There was only a large spotted animal, and it seemed to have eaten {child.him}.

# toenails
Inside, {child} heard the piano go plink, plonk, “{Pet}, NO!”, and then toenails. The bedspread bulged. Something hairy came shoving in between {child.his} knees, and a warm wet tongue went all over {child.his} face.

“What’s happening?” hissed {friend}. “Why are there more of you?”

“It’s {pet}!”

“Well, make {pet.him} go away!”

# eight
But {pet} had found {child} alive, in a cave, in the dark, and {pet.he} {pet.was} going nowhere without {child.him}. {Pet.He} turned [us: around | round]. {Pet.He} turned [us: around | round] again. Then {pet.he} set off, in the only direction there was, and the horse stretched until its seams creaked.

Out in the hall [elder & adult: {elder}|somebody] laughed. “How many legs has it got?”

“Eight!” screamed a small child. “It’s got EIGHT!”

“{child},” said {friend}, and {friend.his} voice wobbled. “I can’t see {pet.him}, I can’t hold {pet.him}, and I’m right at the edge of the stage. What do I do?”

# as-if-you-meant-it
And it came to {child}, bent double in the smell of glue, that nobody could help it now from the front. {Friend} had the eyes. But everything that mattered was going on in the back.

“Do as I say,” {child.he} said. “I’ll drive.”

{Child.He} put one hand on {pet’s} collar and the other on {friend’s} belt. {Child.He} knew every single thing that dog understood, because {child.he} had taught {pet.him} all of it, in the kitchen, with cheese.

“{Pet}, heel,” {child.he} whispered. “{Friend}, turn left. Slowly. Look as if you meant it.”

The eight-legged horse swung away from the edge and trotted smoothly down the stage.

# be-surprised
“{Pet}, sit.”

{@Sat}. The hall howled.

“{Friend}, look [us: around | round]. Be surprised.”

{Friend} looked [us: around | round] at {friend.his} own middle and dropped {friend.his} mouth wide open. People were wiping their eyes[elder2: , {elder2} most of all].

## or
The giant was still there, looking for his other boot. He stared at the horse. The horse, all eight legs of it, stood in front of him.

“{Pet}, paw.”

A paw came out between the buttons. The giant looked at it for some time, and then, because he had been nicely brought up, he shook it. The hall howled.

“{Friend}, look [us: around | round]. Be surprised.”

{Friend} looked [us: around | round] at the paw and dropped {friend.his} mouth wide open. People were wiping their eyes[elder2: , {elder2} most of all].

# polka
“{Pet}, spin! {Friend}, go with {pet.him}! Round, round, stop! {Pet} … speak.”

“WOOF!” said {mare}, from somewhere near its tummy.

{Friend} clapped a hoof over the wrong end. At the piano, {@a} had given up on the clip-clop music and was playing a polka, fast, [music: with a good deal of {music} in it, ]and laughing so hard that half the notes were missing. They danced to it, all eight legs of them. They did Roll Over, which nobody who was there ever forgot. And at the end {child} said, “Bow,” and the head went down, and {@down} went down, and {@poked} and wagged at the [us: minister | vicar].

[city: {City}|The village] had never made a noise like it[athlete: , not even for {athlete}].

# in-a-heap
Behind the curtain the three of them fell out of the bedspreads in a heap. {Friend’s} hair was stuck flat. {Friend.He} looked at {child}.

“I couldn’t see a thing you were doing,” {friend.he} said. “I just did what you told me. I’ve never been so scared in my life.”

“You were brilliant,” said {child}. “That face. I could hear it. I could hear them all looking at your face.”

“It was only a face,” said {friend}. “You were the horse.”

# your-turn
Out in the hall they were stamping now, and shouting for {mare}. {Friend} lifted up the head. {Friend.He} turned it over in {friend.his} hands, and then {friend.he} held it out.

“Your turn,” {friend.he} said. “Go on. There’s two more nights. I’ll go behind.”

{child} put it on. It was cooler in there than {child.he} had thought it would be, and {child.he} could see the whole hall through the teeth. It was very nice. {Child.He} took it off again.

“No, thanks,” {child.he} said, and got a good grip on {pet’s} collar. “You couldn’t handle the back.”

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @golden
warm
## if breed.Golden Retriever
golden

# @sat
the middle of the horse sat down
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
two of the eight legs sat down

# @down
the middle
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
the shortest legs

# @poked
a real tail poked out between the buttons at the back
## if breed.Golden Retriever
a real golden tail poked out between the buttons at the back
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
a real bottom poked out between the buttons at the back
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
a real tail poked out under the hem at the back
