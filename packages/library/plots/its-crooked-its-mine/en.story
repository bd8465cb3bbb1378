title: I Can Do It Myself
title: The Superhero Who Didn’t Know the Word
guest friend: Martha (she), Rafi (he)
guest pet: Chips (he), Bracken (he)
guest hero: Doreen (she), Maureen (she)

% The animal is the family’s dog or cat, or else the friend’s dog. @carried and @home belong together: where {hero} carries it off from, there it goes at the end, by itself.

# whoosh
{child} was building a go-kart behind the shed with {friend}, {child.his} best friend.[elder:  The planks had come from {elder}[elder2:  and {elder2}].] {child} had nailed on one wheel. It was a bit crooked, but it was {child’s}.

“Help, I’m boiling,” said {child}.

There was a whoosh, and on the grass stood a large woman in a red cape.

“You called for help!” she said. “I’m {hero}, superhero[city:  for the whole of {city}]. If anybody calls for help, I come. And I don’t leave until I’ve helped!”

“I only said I was hot,” said {child}.

{Hero} blew until the leaves flew off the apple tree.

“There you are! And what’s this broken old junk?”

“It’s our go-kart,” said {child}. “I can do it myself.”

# the-thumb
{Friend} took out a notebook. {Friend} was going to be a police officer, and wrote everything down.[school:  {Friend.He} had filled two notebooks {at school} already.]

“Three o’clock,” {friend} read out, while {friend.he} wrote. “Unknown woman insults vehicle.”

{child} picked up the hammer. {Child.He} never got to use it. {Hero} knocked in all the nails with her thumb, even the ones in the bag.

“Stop it! I can do it myself!”

“That’s what they all say,” said {hero}. “And then they fall over.”

# on-a-chair
{child} sat down on the ground. {Hero} picked {child.him} up, dusted {child.him} down and put {child.him} on a chair.

“I wanted to sit on the ground!”

“Five past three,” said {friend}. “{child} moved without permission.”

# carried
And so it went on. {Hero} wiped {friend’s} nose, which was not runny.[sport:  She showed them how to {play sport}, although nobody had asked.] {@carried}

“{Pet} says {pet.he} can do it {pet.himself},” said {child}.

# you-cant-kick-nice
{child’s} throat was thick with rage. {Hero} was being kind, after all. That was what made it so hard, because you can’t kick somebody who is being kind.

{Friend} put down the pencil, which almost never happened.

“I know,” said {friend} quietly. “[us: Mom | Mum] carried my bag for the whole of last year.”

# something-big
Then {friend} had an idea. “If she has to help somebody before she’ll go, let’s ask for something. Something big!” {Friend.He} turned to {hero}. “Help us get a car that goes fast!”

{Hero} took the go-kart, squashed it, stretched it and polished it with her cape. When she put it down it was shiny, with wings and headlights. The wheels were perfectly straight.

“There you are!”

{child} looked for the wheel, the crooked one. It wasn’t there.

“It isn’t ours,” said {child}, and {child.his} chin began to wobble.

“My fault,” whispered {friend}, and wrote it down.

# two-red-boots
{Hero} couldn’t understand it. “But it’s so fast![athlete:  Not even {athlete} could keep up with it!] Look!”

She gave the car a little push. It went off like a rocket, straight at the shed. {Hero} flung herself after it. She caught the car, but she was going so fast that she carried on, into the gap under the shed floor, and there she stopped. Only two red boots were sticking out.

“Are you stuck?” asked {child}.

“No,” said the boots.

“Shall we help you?”

“No. I can do it myself.”

The boots kicked. The shed jumped.

“If she lifts, the shed will break,” said {friend}.

# the-word
“Lie still, {hero},” said {child}, and lay down on {child.his} tummy to look in. There in the dark was a large face with a cobweb on its nose. The cape had caught on a root, a long way in.

“You’re allowed to say help,” said {child}.

“I don’t know that word,” said {hero}. “I’ve never said it. I’ve only heard it.”

{child} knew that voice. It was {child.his} own, when {child.he} couldn’t reach the button in the [us: elevator | lift] and wasn’t going to say so[adult: , although {adult} was standing right there].

“You don’t have to say it,” said {child}. “You can just go on lying there a bit.”

{Hero} went on lying there a bit.

# as-much-as-you-like
{@narrow}

{@dig}

Nobody had ever said that to {pet} before. {Pet.He} shot in under the shed like a letter through a [us: mail slot | letterbox]. Earth flew everywhere. {child} put an arm in, as far as it would go.

“I can reach a bit of cape!” shouted {child}. “{Friend}, take my feet!”

{Friend} took {child.his} feet. {@root} {Friend} pulled {child}, {child} pulled the cape, and out came {hero}, backwards, with earth in her hair and a very happy {@animal} in her arms.

# take-the-back
{Hero} brushed herself down. She put out a hand to brush {child} down too, and then she stopped.

“May I?” she asked.

“I can do it myself,” said {child}. “But you can do the back.”

{Hero} did the back. Then she bent the car until it was planks again, and put the crooked wheel in {child’s} hand.

They finished it before supper[adult: , which {adult} kept warm]. {child} hammered, and {friend} held the nails[music: , hummed {music}] and wrote them down.[elder:  {Friend.He} put five of the nails down to {elder.short}, as thanks for the planks.] {Hero} sat on her hands. When the go-kart rolled down the hill it pulled to the right all the way, and all three of them cheered, the big one too.

# down-to-the-gate
Then it was time for {hero} to go home.

{child} went up to her and took her by the hand.

“I can do it myself,” said {hero}.

“I know,” said {child}, and held on.

They walked down to the gate together, with {friend} on the other side. {@home}

# @carried
She carried {friend’s} dog {pet} over a puddle, when {pet} had been on {pet.his} way to that puddle for a quarter of an hour. {Pet} went back. She carried {pet} over again. So {pet} lay down flat and growled until the whole dog rumbled.
## if pet.dog
She carried {child’s} dog {pet} over a puddle, when {pet} had been on {pet.his} way to that puddle for a quarter of an hour. {Pet} went back. She carried {pet} over again. So {pet} lay down flat and growled until the whole dog rumbled.
## if breed.Dachshund
She carried {child’s} dog {pet} over a puddle. {Pet}, who was a dachshund, had been on {pet.his} way to that puddle for a quarter of an hour. {Pet} went back. She carried {pet} over again. So {pet} lay down flat and growled from end to end, which took some time.
## if pet.cat
She lifted {child’s} cat {pet} down from the fence, when {pet} was only out for a walk. {Pet} jumped up again. She lifted {pet} down again. So {pet} lay down flat and growled until the whole cat rumbled.

# @narrow
The gap was too tight for anybody but {pet}.
## if breed.Dachshund
The gap was too tight for anybody but a dachshund.

# @dig
“{Pet},” said {child}, “you can dig as much as you like.”
## if pet.cat
“{Pet},” said {child}, “you can scratch as much as you like.”

# @root
{Pet} bit through the root.
## if pet.cat
{Pet} clawed through the root.

# @animal
dog
## if pet.cat
cat
## if breed.Dachshund
dachshund

# @home
{Pet} went first. {Pet.He} went through the puddle, right through the middle, as slowly as {pet.he} could, and nobody carried {pet.him}.
## if pet.cat
{Pet} went first. {Pet.He} went along the top of the fence, all the way, as slowly as {pet.he} could, and nobody carried {pet.him}.
