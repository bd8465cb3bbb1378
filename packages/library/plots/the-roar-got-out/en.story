title: The Monster’s Roar
title: Was That It?
title: With the Sound Up
guest friend: Maya (she), Sam (he)

# was-that-it
{friend} was sleeping over at {child’s}[!short / !school & !elder: , and they had only just got under the covers] when the wardrobe opened and a monster came out.

It was big and blue[short: . | , with knees like cabbages.] It put up its claws. It opened its enormous mouth.

“Please,” said the monster.

They waited.

“Was that it?” said {child}.

“No,” said the monster. [!short: It sat down on the rug and looked at its toes. It had a lot of them. ]“I meant to say the other thing. But my roar’s got out. It’s in here somewhere, and I feel all little without it.”

[!short: {child} looked at the monster. Its top touched the lampshade.

]“You can be little with us,” said {child}. “We’re little.”

[!short: “I’m not as little as {child.he} {child.is},” said {friend}.]

# open-things
“What does it look like, your roar?” [short: {child.he} asked|asked {child}].

“You can’t see it,” said the monster. “You just open things.”

So {child} opened {child.his} toy box. Nothing.

[!short / !school: {friend} opened {friend.his} bag. Nothing but pyjamas.]

[school: {child} opened the bag from {school}. Nothing but half a banana.

][sport: {child} looked in with {sport.thing}. Nothing.

][elder: {child} opened [short: {elder’s} [elder2: and {elder2’s} ]glasses case.|the glasses case that {elder} [elder2: and {elder2}] had been missing since Sunday.] Nothing but glasses.

][athlete: {friend} lifted up the poster of {athlete}. Nothing but wall.

][music: The monster turned on the radio. Nothing but {@song}.

][pet & !short / pet.cat / pet.other: The monster asked {pet} very politely to open wide. {@pet-opens}

]The monster opened {child’s} piggy bank, and said “Excuse me” to the pig.

Then {child} picked up {child.his} left [us: rain boot|welly], and looked down inside.

“ROAR!” said the [us: boot|welly].

# gulp
{child’s} hair blew flat. Something hot and woolly shot past {child.his} ear[short: . | , twice [us: around|round] the lampshade, in at one pyjama leg and out at the other.]

“It tickles!” shrieked {child}. “{Friend}, catch it!”

“Where?” said {friend}, with {friend.his} mouth wide open.

Gulp.

{friend} shut {friend.his} mouth.[!short / !school:  {friend.His} eyes went very round.]

[!short: “{Friend}?” said {child}. “Did you swallow it?”

{friend} shook {friend.his} head.

“Say something, then.”

]“ROAR!” said {friend}.

The curtains flew up. [!short: A book fell off the shelf. ][pet.dog: Under the bed {pet} said sorry.|[!short: Out in the street a dog said sorry.]] [city: All over {city} the streetlamps blinked.]

[!short: “Oh no,” said the monster. “It likes it in there.”]

# sound-up
{friend} put both hands over {friend.his} mouth. A tear came out[!short: , and ran down over {friend.his} fingers].

[!short: {child} knew why. It’s horrid to have something in you that’s bigger than you are.

]{child.He} climbed up and sat right next to {friend}[short: . | , so that their arms touched.]

“It’s still you,” said {child}. “You’re only {friend} with the sound up.”

[!short: “Roar?” said {friend}, a bit smaller.

“Yes,” said {child}. “We’ll get it out.”]

# the-two-ways
The monster patted {friend} on the back, very gently[short: . | , with one claw.] The roar stayed in.[!short:  They stood {friend} on {friend.his} head, and {child} held on to the feet. The roar stayed in, and {friend.his} pyjamas fell over {friend.his} face.]

“I don’t know anything else,” said the monster.[!short:  “I only know those two.”]

{child} thought so hard that it made {child.him} tired. And because {child.he} {child.was} tired, {child.he} yawned.

{friend} saw it. {friend.His} nose wrinkled. {friend.His} hands began to slip.

[!short: “Oh!” said {child}.]

# the-yawn
And {child} did another one, on purpose. [short: It was the biggest yawn ever.|{child.He} did the biggest yawn that there has ever been in that room.][!short:  {child.He} did it with {child.his} mouth, and {child.his} arms, and {child.his} toes, right in front of {friend}.]

“Aaaaaaah,” went {child}.

{friend} tried not to. But nobody can try not to.

“Aaaaaaah,” went {friend}, wider and wider, and out rolled the roar[short: , all warm and sleepy. | , all warm and sleepy, and bumped about over the bed.]

But the monster had been watching too.

“Aaaaaaaaaaah,” went the monster. In rolled the roar, and the mouth went shut behind it. Snap.

# is-it-in
“Is it in?” whispered {child}.

“Hello,” said {friend}[!short: , to see]. “Hello, hello. I’m me.”

[!short: The monster stood up. It put up its claws. It opened its enormous mouth.

]“Roar,” [short: said the monster|it said]. It was the softest, furriest roar, because the roar was nearly asleep. “Thank you for having me little.”

“Come again,” said {child}. “Bring it on a string.”

The monster went back into the wardrobe and pulled the door to[short: . | , so as not to let the cold in.]

# so-was-the-other
{child} and {friend} lay down, arm against arm. [adult: {Adult} came in to turn off the light, and saw nothing but two children.] From behind the coats came a noise like a cat[short: . |  in a far-off kitchen, in and out, in and out.]

“It’s snoring,” whispered {friend}.

But {child} was already yawning.

So was {friend}[pet.dog / pet.cat: . So was {pet}].

# @song
{music}

# @pet-opens
Nothing.
## if pet.dog
Nothing but {pet.his} tongue, which was very long.
## if pet.cat
Nothing but small white teeth, which shut again.
