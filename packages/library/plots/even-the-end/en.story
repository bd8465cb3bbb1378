title: Room for One More
title: Too Much Dog
title: Even the End
guest friend: Milo (he), Iris (she)
guest dog: Rolo (he), Dixie (she)

% The umbrella grows for everybody who is asked in; nobody thought of asking the dog.

# too-much-dog
{@whose} And the trouble with {@d} was that {@d-he} was too long for the rain.

{child} held the umbrella over the front of {@d}, and the back got soaked. {child} held it over the back, and the front got soaked. There was just too much dog.

“We need a longer umbrella,” said {child}.

[school: It was Saturday, and there was nobody at {school} but the rain. ]So off they went to the old-things shop on the corner[city: , where you can buy almost anything that anybody in {city} has got tired of].

# the-label
In a pot by the door, behind a birdcage and [sport: {sport.thing}|a tennis racket], stood an umbrella as red as jam. On its handle was a label[adult: , and {adult} read it out|, and {child} read it out].

“Fifty [us: cents|pence],” it said. “Be kind to it.”

They had only got as far as the post box when down came the rain. {child} put up the umbrella. Whump! It covered [adult: {child}. It covered {adult}. It covered|{child}. It covered the shopping bag. It covered] {@d}, except for the tail.

“Nearly,” said {child}.

# one-more
By the post box stood the [us: mailman|postman], with water dripping off his nose.

“You can come under with us,” said {child}. “There’s room for one more.”

The umbrella gave a shiver. It creaked. And it grew! It grew just enough for one [us: mailman|postman] and his bag.

“Well, I never,” said the [us: mailman|postman].

“Did you see that?” said {child}. “It grows when you ask somebody in!”

It still didn’t cover {@d-s} tail.

At the bus stop stood {friend}[friend: |, from {child’s} street], under a very wet newspaper[elder:, and beside {friend.him} sat {elder} [elder2: and {elder2} ]with the shopping].

“There’s room for one more!” called {child}.[elder:  “There’s room for [elder2: three|two] more!”]

Creak, went the umbrella. Whump! In came {friend}[elder: , and in came {elder.short}[elder2:  and {elder2.short}]], and everyone shuffled up.

{@D-s} tail was still in the rain.

# the-band
Outside the town hall there was a bride, all in white, looking at the sky.

“Come under!” called {child}. And in came the bride and the groom, and the cake, which had three storeys.

Creak. Whump!

By the park there was a brass band, and the rain was filling up the tuba.

“Come under!” called {child} and {friend}. And in came the trumpets and the trombones and the big bass drum. Creak! Creak! Whump!

By now the umbrella was as wide as the road. The band played [music: {@song}|something with a lot of drum in it], and {friend} danced[athlete:  and kicked up the puddles like {athlete}], and the bride said she’d never been to such a nice party, and cut the cake. The rain drummed on the top, and underneath it was golden and warm.

# not-fair
And at the very back, sticking out by just an inch, was the wet end of {@d}.

{child} stopped.

“It isn’t fair,” {child.he} said. “It’s big enough for everybody in the street, and it won’t fit one dog! It doesn’t like {@d}!”

The whole band stopped playing. {@D} put {@d-his} ears down.

{friend} looked at {@d}. “When you wanted the [us: mailman|postman] to come in,” {friend} said, “what did you do?”

“I asked him.”

“And me?”

“I asked you. I asked everybody.” {child’s} mouth went round. “I never asked {@d}! I just thought {@d-he} was in.”

# asked
{child} walked all the way to the end, past the trombones, and knelt down by the dog.

“{@D},” said {child}, “would you like to come under my umbrella? All of you? Even the end?”

{@D} licked {child’s} nose.

Creak, went the umbrella, very softly. And out came one more inch of red, the kindest inch of all, and stopped exactly over the tip of {@d-s} tail.

{@D} looked round at all that dog. It took a while. Every bit of it was in the dry. Then {@d-he} wagged, and the drips flew off and hit the tuba. Ping! Ping! Ping!

Everyone cheered.

# home
They took the bride to her party. They took {friend} to {friend.his} door. They took the [us: mailman|postman] to every house in the street, and all the letters were dry. And each time somebody stepped out and said thank you, the umbrella folded in a little. By the time they reached home it was just the right size for one child[adult: , one {adult}] and one whole dog.

# duvet
That night it was still raining. [pet.dog: |{@D} had asked to stay, and {dog’s} lady had said yes. ]{child} lay in bed and listened to it patter on the roof.

[adult: “{Adult},” {child.he} said, “a house is just an umbrella that doesn’t fold up.”

“So it is,” said {adult}. “Is everyone dry under there?”

{child} lifted|A house, {child.he} thought, is just an umbrella that doesn’t fold up. Then {child.he} lifted] the corner of the [us: covers|duvet]. “{@D},” {child.he} whispered, “there’s room for one more.”

{child} asked properly, you see. And in came a nose, and two ears, and a long, long, long middle. And last of all, in out of the cold, came the tail.

The rain went pat, pat, pat. The red umbrella dripped in the hall.

And underneath it all, warm from end to end, they fell asleep.[pet.cat:  {Pet} came in last of all, when nobody was looking, since {pet} does not wait to be asked.][pet.other:  Only {pet} slept somewhere else, under a roof of {pet.his} own.]
## or
In the hall {child} put the umbrella up to dry. [pet.dog: |{@D} was allowed to wait indoors until it stopped. ]{@D} gave {dog.himself} a shake, first the nose, and then the middle, and a long time afterwards the tail.[pet.cat:  {Pet} came in last of all, when nobody was looking, since {pet} does not wait to be asked.][pet.other:  Only {pet} had been dry the whole time, under a roof of {pet.his} own.]

[adult: “A house,” said {child}, “is just an umbrella that doesn’t fold up.”

“So it is,” said {adult}, and put the milk on for hot chocolate|A house, thought {child}, is just an umbrella that doesn’t fold up].

Then they all sat in the kitchen and listened to it patter. The rain would have liked to come in too. It ran to and fro on the roof, looking for a hole, and there wasn’t one.

# @whose
{child} was looking after a dachshund called {dog}, who belonged to the lady upstairs.
## if pet.dog
{child} had a dog called {pet}.
## if breed
{child} had a dog called {pet}, who was {a breed}.

# @d
{dog}
## if pet.dog
{pet}

# @d-s
{dog’s}
## if pet.dog
{pet’s}

# @d-he
{dog.he}
## if pet.dog
{pet.he}

# @d-his
{dog.his}
## if pet.dog
{pet.his}

# @song
{music}
