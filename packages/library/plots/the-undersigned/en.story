title: The Undersigned, a Bear
title: Seven Out of Eight
title: Bear Goes to Camp
guest friend: Fergus (he), Martha (she)
guest dog: Rolo (he), Rufus (he)
guest host: Mr Pike (he), Mr Dunn (he)

% The bear tells it himself. @a: {adult}, else {host} next door. The grandparent who is ticked is @a. @dog: the family’s dog or cat, else next door’s dog (always he).

# four-words
My name is Bear. You may think what you like about that, but {child} was one year old and only had four words to choose from. The others were lamp, more and no. It could have been worse.

# an-agreement
I am brown in those places where there is fur left.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] knows where the rest is.] My right ear is the original. The left one was sewn on with fishing line by [elder: {elder}, who was out of thread | {@a-first}, who can’t sew, but can fish]. For a couple of years now I have lived on the bookcase, between an atlas and a trophy.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] walks past me there, along the very edge, to show that it can be done.] There I sit until the light is out, and then I am moved to the pillow. In the morning I am moved back. We don’t speak of it, {child} and I. We have an agreement.

# two-nights
In May {child’s} class[school:  at {school}] was going off to camp, two nights, by a lake[city: , a long way from {city}]. {child} packed.[elder:  {Elder.short} had come with warm socks[elder2: , and {elder2} with more].] When {child.he} had finished, {child.he} stood and looked at me for a long time, and I looked at {child.him}. I have no eyelids, so I had no choice.

“No,” {child.he} said in the end. “I’m {age}.”[elder:  {Elder.short} counted socks.][pet.dog:  {Pet} looked at us both.][pet.cat:  {Pet} looked at the edge of the shelf.]

I should like it put on record that I agreed. A bear ought to be able to stay at home without making a thing of it.

# comes-back-with-things
But then there was {@dog}.

[pet.cat: {@pushes} | {@retriever} If anybody forgets something, {@he} takes it to them. That night {@he} lifted me down in {@his} mouth (I have been in there before; it is damp, but well meant) and put me in the [us: backpack | rucksack], under the [us: rain pants | waterproof trousers].[pet.other:  {Pet} saw it all and said nothing.] Then {@he} went to sleep with a clear conscience.]

And that is how I came to go to camp.

# where-the-feet-go
{child} found me the first evening, when {child.he} {child.was} looking for {child.his} [us: flashlight | torch]. There were five other [child.she: girls|[child.he: boys|people]] in the room. I saw every kind of weather go across {child’s} face. Then {child.he} pushed me down to the bottom of the sleeping bag, where the feet go.

I have had worse places.[pet.dog:  I have been in {pet}.][pet.cat:  I have been under {pet}.] Not many, though.

# looking-at-stuff
By midnight everybody was asleep but the two of us. In the end {child} gathered up the sleeping bag, with me in it, and went out to sit on the steps. Somebody was sitting there already.

It was {friend}[friend: , {child’s} best friend.|. {Friend} had been {child’s} best friend since [us: preschool | nursery].] That day {friend.he} had been first into the lake[sport: , got the whole class to {play sport}] and sung [music: {@song} ]loudest at supper. Now {friend.he} had both arms round {friend.his} knees.

{child} stuck both feet into the sleeping bag, with me, and sat down beside {friend.him}.

“What are you doing?” {child.he} said.

“Looking at stuff,” said {friend}.

It was pitch dark. There wasn’t any stuff.

# not-cheap
“It’s my stomach,” {friend.he} said after a bit, and {friend.his} voice had gone thick. I know that sound. It usually ends with my getting wet. “It’s only two nights. It’s nothing. I don’t know what’s the matter with me.”

{child} didn’t answer. {Child.his} heel[elder: , in one of {elder.short’s} socks,] was resting against my nose, and I knew what {child.he} {child.was} thinking of. I also knew what it would cost. You can say what you like about being {age}, but it isn’t cheap.

{Child.He} said nothing for so long that you could have counted forty. Then {child.he} reached down into the sleeping bag.

“You’re not allowed to laugh,” {child.he} said.

# with-a-spoon
Up I came, into the night. It smelled of lake. {Friend} looked at me, and I looked at {friend}. We had met. [friend: Once, as a doctor, {friend.he} had | At the age of four, as a doctor, {friend.he} had] operated on me with a spoon[elder: , and {elder.short} had finished the operation].

“Bear!” {friend.he} said.

And then {friend.he} laughed after all, but in the right way.

“{@Dog} packed him,” said {child}. “You can borrow him. He smells a bit of feet.”

# no-names
That night I slept in {@hut}, inside {friend’s} hoodie. A bear is discreet. I name no names. But at five o’clock it got light, and I looked out through the neck. There stood eight beds. Out from under one pillow came a leg made of plush. In [athlete: the fist of somebody with {athlete} on the shirt|somebody’s fist] was the corner of a blanket, so worn that you could see through it. And beside the one who talked biggest in the daytime lay a rabbit in a scarf.

We nodded to each other, the rabbit and I. One does.

{Friend} was awake as well. {Friend.He} took a long look round.

# seven-of-eight
At breakfast {friend.he} sat down across from {child} and leaned over the [us: oatmeal | porridge].

“Seven out of eight,” {friend.he} said quietly.

“Seven out of eight what?”

“I’m not saying who. But seven out of eight. With me.”

{child} looked down into {child.his} milk. Then {child.he} began to smile.

# five-zips
That evening {child.he} put me on the pillow, right on top, with the light still on. The talking stopped.

“Is that a teddy?” said somebody in a top bunk.

“Yes,” said {child}.

You could hear the lake. Then you could hear a [us: zipper | zip]. Then another. And then exactly the sound of five bags being opened at almost the same time.

# like-a-newspaper
[pet.cat: When we got home from the bus, {@a} was at the door with {pet}. | When the bus got home, {@a} was in the [us: parking lot | car park] with {@dog}.] {@Dog} put {@his} whole head in the [us: backpack | rucksack] and sniffed right through me, like somebody reading a newspaper: feet, lake, [us: oatmeal | porridge], {friend}. {@He} seemed pleased with all of it, and especially with {@himself}.

“Did you bring everything back?” asked {@a}[elder: , who was thinking of the socks].

“Yes,” said {child}. “Everything.”

An ear was sticking out of the top, the one with the fishing line. {@A} [elder: knew {elder.his} own stitches | saw it], and didn’t say a word. But {@a-he} lifted that [us: backpack | rucksack] very carefully, the way you carry somebody who’s asleep.

# no-objection
Now it is evening.[elder:  {Elder.short} has said good night to both of us.][pet.dog / pet.cat:  {Pet} is asleep on the floor, with a clear conscience.] The light is still on, and I am on the pillow already. So the agreement has been changed.

The undersigned has no objection.

# @a-first
{host} next door
## if adult
{adult}

# @a
{host}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a-he
{host.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @dog
{dog}
## if pet.dog / pet.cat
{pet}

# @he
{dog.he}
## if pet.dog / pet.cat
{pet.he}

# @his
{dog.his}
## if pet.dog / pet.cat
{pet.his}

# @himself
himself
## if pet.dog / pet.cat
{pet.himself}

# @retriever
{dog} is a golden retriever, and really belongs next door, but nobody has told him. A retriever is somebody who comes back with things, and {dog} takes it very seriously.
## if pet.dog
{Pet} is {a breed}. What {a breed} is for I couldn’t say, but {pet} believes in coming back with things, and {pet.he} takes it very seriously.
## if pet.dog & breed.Golden Retriever
{Pet} is a golden retriever. A retriever is somebody who comes back with things, and {pet} takes it very seriously.
## if pet.dog & breed.Labrador
{Pet} is a Labrador, which is a kind of retriever. A retriever is somebody who comes back with things, and {pet} takes it very seriously.

# @pushes
{Pet} believes that whatever stands near an edge should be helped over it, and {pet.he} takes it very seriously. That night {pet.he} helped me along the bookcase with one paw, an inch at a time, until there was no more bookcase. The [us: backpack | rucksack] stood open underneath. I went in head first, past the [us: rain pants | waterproof trousers]. Then {pet} lay down on top of me and went to sleep with a clear conscience.

# @hut
the other hut
## if child.she & friend.he
the boys’ hut
## if child.he & friend.she
the girls’ hut

# @song
{music}
