title: The Buried Moon
title: Somebody Has Licked the Moon
title: A Light in the Hill
guest host: Mrs Bell (she), Mr Finch (he)

% The moon is "it". @owner is whoever has lost a slipper.

# the-heap
{child's} dog, {pet}, buried everything {pet.he} loved. So far {pet.he} had buried three bones, a tennis ball, half a sausage and {@owner} left slipper.

So one evening, when {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] saw a heap of earth on the hill behind the houses with light coming out of it, it wasn’t very hard to guess who’d been there.

“{Pet},” said {child}. “What have you done?”

{Pet} sat down on the heap. {Pet.His} bottom lit up round the edges.

# licked
{Friend} lifted {pet} off, and {child} dug with both hands. First there was a little light. Then there was a lot of light. And then there was something round and white, as big as a beach ball, with earth all over its face.

“At last,” said the moon. “I have been licked.”

{child} looked up at the sky[city:  over {city}]. There was no moon in it at all.

“I’m so sorry,” {child.he} said. “How did {pet.he} get hold of you?”

“I was going down,” said the moon. “I always go down just here. I’ve got a hole. Then I roll along under the ground all day[school: , underneath {school} and everything], and in the evening I come up on the other side, behind the roofs. It’s gone perfectly well for billions of years. But this morning there was {@thing} standing in front of my hole.”

“That’s a dog,” said {friend}.

“It bit me,” said the moon.

## if breed.Dachshund
{Friend} lifted {pet} off, and {child} dug with both hands. First there was a little light. Then there was a lot of light. And then there was something round and white, as big as a beach ball, with earth all over its face.

“At last,” said the moon. “I have been licked.”

{child} looked up at the sky[city:  over {city}]. There was no moon in it at all.

“I’m so sorry,” {child.he} said. “How did {pet.he} get hold of you?”

“I was going down,” said the moon. “I always go down just here. I’ve got a hole. Then I roll along under the ground all day[school: , underneath {school} and everything], and in the evening I come up on the other side, behind the roofs. It’s gone perfectly well for billions of years. But this morning there was a sausage standing in front of my hole.”

“That’s a dachshund,” said {friend}.

“The sausage bit me,” said the moon.

# are-you-up
{child} brushed the earth off the moon. It was cool and light, and covered in little dents.

[age>=7: “Did {pet} make all of those?”

“Not all of them,” said the moon. “But that one. And that one.”

]“We’ll throw you back up,” {child} decided. {child.He} took a run at it[sport: , as if it was time to {play sport},] and threw as hard as {child.he} could. Up went the moon. It flashed once, and came down in a bush.[athlete:  Not even {athlete} could’ve made it stay up there.]

“I’m not a ball,” said the moon, from inside the bush.

{Pet} ran straight over and fetched it.

“No licking,” said the moon. “I said no …”

Too late.

So {friend} took the moon under one arm, climbed the nearest tree and held it high above {friend.his} head.

“Are you up now?” {friend.he} called.

“I’m in an apple tree,” said the moon.

# so-dark
By now it was so dark that an owl came walking along the path. It didn’t dare to fly.

“Excuse me,” said the owl. “Which way is the wood?”

[elder: A lamp went on in a window. “Who’s turned off the moon?” called {elder}[elder2: , with {elder2} just behind].

[age>=7: “We’re seeing to it!” called {child}.

]]“This won’t do,” said {friend}, climbing down again. “The moon’s got to go its usual way. Through the hole.”

But the hole was full. {Pet} had kicked earth and stones a long, long way in. {child} dug until {child.his} fingernails were black. {Friend} dug with a stick, and the stick broke.

“We need somebody who can really dig,” said {friend}.

They both looked at {pet}.

# nose-to-nose
{Pet} looked at the hole. Then {pet.he} lay down and put {pet.his} chin on the moon. It was the loveliest thing {pet.he} had ever found. {Pet.He} sighed as only a dog can.

{child} lay down in the grass, nose to nose with {pet.him}.

“I know,” {child.he} said quietly. “It’s the best thing you’ve ever had. But when it’s buried, nobody can see it. Not even you. If it was up there, you could look at it from every window we’ve got. And it would still be yours. It was you that found it.”

{Pet} thought about it. {Pet.He} licked the moon one last time.

“All right, all right,” said the moon, but not so crossly.

And {pet} went over to the hole and began to dig.

# who-digs
Nobody digs like {pet}. The earth flew. Soon there was only half of {pet} to be seen, and then only a bottom, and then only the tip of a tail, and then nothing at all. The scrabbling went further and further off. At last there was a bark, from so far inside that it sounded like a little squeak.

“It’s clear!” said {child}.

A moment later {pet} came out again, backwards, with {@owner} left slipper in {pet.his} mouth.

# rolling
{child} set the moon down in front of the hole.

“Thank you,” said the moon. It looked at {pet} for a while. “You as well. {@Called}.”

Then it rolled. In there the light grew smaller and smaller, like a [us: flashlight | torch], like a firefly, like the head of a pin. And then it was gone.

They sat down to wait, with {pet} in the middle. {child} held one ear, and {friend} held the other.[music:  {Friend} hummed {@song}, very softly, so that the moon could find its way.]

“What if it’s got stuck?” whispered {friend}.

Just then the roofs turned silver along the edges. And up from behind them, slow and round and in exactly the right place, came the moon. It still had earth on its cheek.

“That’s better,” said the owl, and flew home.[elder:  And at the window {elder} put the lamp out, because nobody needed it now.]

# its-moon
“{child} and {friend}, time to come in.” {@Caller} came hopping along on one leg, with only one slipper on, and looked up. “Oh, what a beautiful moon. A bit grubby, that’s all.”

“It’s come a long way,” said {child}, and gave back the slipper.

When {child} was in bed, {pet} wanted to go up to the window. They stood there together and looked for a long time. {Pet} didn’t bark. {Pet.He} just wagged, very slowly, at {pet.his} moon.

Then {pet.he} jumped down on to the bed. {Pet.He} scrabbled the [us: blanket | duvet] up over {child's} feet. {Pet.He} scrabbled it up over {child.his} knees and over {child.his} tummy, carefully, carefully, until there was only a nose sticking out.

Because {pet} buried everything {pet.he} loved.

# @owner
{host's}
## if adult
{adult's}

# @Caller
{host} from next door
## if adult
{Adult}

# @thing
something furry

# @Called
You furry thing
## if breed.Dachshund
Sausage

# @song
{music}
