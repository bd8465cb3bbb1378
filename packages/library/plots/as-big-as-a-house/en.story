title: As Big as a House
title: Ship, Fold, Bounce
title: {Pet} at the Pictures
guest ravi: Ravi (he), Rohan (he)
guest imogen: Imogen (she), Beatrice (she)

% The dog hears nothing this summer only: no family’s dog is said to be deaf for good. Come is ship, fold, bounce. @which is why a dog of that kind turns round.

# seven-signs
All spring, {child} had shouted at [child.name: {pet}[!pet.known:  the dog] | {child.his} dog, {pet},] for not coming when {pet.he} {pet.was} called. Then in May the vet clapped her hands behind {pet’s} head, and {pet.he} didn’t even twitch, and it turned out that {pet.he} hadn’t been naughty at all. {Pet.He} {pet.was} deaf. Both ears were blocked, deep down, and it would be [us: fall | autumn] before the drops had cleared them.

{child} had been sorry ever since. But they had seven signs now. A flat hand was Sit. A finger on the nose was Look At Me. {Pet} had learned the lot in three weeks, and {pet.he} watched {child.his} hands the way other dogs watch squirrels.

The trouble was Come. Come had to be seen from the far side of a park, so it was enormous. You flung both arms up and out, as if a ship were arriving; you folded them across your chest; and then you bounced. {Pet} wouldn’t come without the bounce. But {child} was {age}, and {child.he} would sooner have sung in the [us: lunch line | dinner queue][school:  {at school}] than do it in front of anyone {child.he} knew.[friend:  Even {friend}[!friend.known: , {child.his} best friend,] had only been shown it with the curtains drawn.]

And on Friday night, everyone {child.he} knew was on the [us: ball field | cricket field].

# sat-on-hands
It was the summer [us: movie night | film show]. A screen as big as a house hung in front of the [us: clubhouse | pavilion], and at the back, behind all the [us: blankets | rugs] and folding chairs, stood the projector, sending its long white beam over everybody’s heads, with moths in it.[music:  Until it was dark enough, the loudspeakers had played {@song}.]

“Does [pet.she: she | [pet.he: he | {pet}]] do tricks?” asked {ravi} from {child’s} class, stepping over their [us: blanket | rug] with {imogen} and a box of [us: fries | chips].[sport:  “Can [pet.she: she | [pet.he: he | {pet}]] {play sport}?”]

“No,” said {child}, and [child.name: sat on both hands | {child.he} sat on {child.his} hands].

{Pet} looked at the place where they had gone.

# still-done-up
The film was about pirates. When the cannons went off, every dog on the field barked or howled or hid under somebody, except for {pet}, who yawned.

“Now, that’s what I call a brave dog,” said the man on the next [us: blanket | rug].[city:  “Bravest in {city}.”]

{child} only looked away for the sword fight. When {child.he} felt for {pet} again, there was the [us: leash | lead], and at the end of the [us: leash | lead] there was the collar, still done up. {Pet} had smelled a sausage, made [pet.name: a thin neck | {pet.his} neck thin], and walked out of it backwards.

[adult: {Adult} ran one way, and the man from the next [us: blanket | rug] ran the other.|The man from the next [us: blanket | rug] ran one way, and his wife ran the other.][elder:  {Elder}[elder2:  and {elder2}] looked under all the chairs, and apologised to whoever was in them.] “{Pet}!” they called, and soon half the field was on its feet, calling, “{Pet}! Here, {@boy}!” It was the kindest noise {child} had ever heard, and the most useless.

# no-good-in-the-dark
{Pet} would be looking for {child}, {child.he} knew it. {Pet.He} would have turned round to find {child.his} hands, and hands were no good in the dark. {child} held them up, and could hardly see them [child.name: at all | {child.himself}].

A car went by in the lane. Its headlights slid along the hedge and in through the gate, and the gate was wide open.

{child} went cold all the way down. {Child.He} looked at the lane. {Child.He} looked at the great black field. Then {child.he} looked up, at the one bright thing there was.

{Child.He} ran, over [us: blankets | rugs] and over legs, and stepped in front of the projector.

# in-front-of-everyone
The pirates vanished. On the screen, black and sharp and as big as a house, stood {@girl}.

“Sit down!” yelled somebody.

“That’s {child},” said {ravi’s} voice, very clearly.

It was, in front of everyone {child.he} knew. {child} flung out both arms, and they went right off the edges of the screen. {Child.He} folded them. {Child.He} shut [child.name: both | {child.his}] eyes, and bounced.

Somebody giggled.[friend:  “Shh!” said {friend}.]

# ship-fold-bounce
Nothing came out of the dark. {child} did it again. Ship, fold, bounce. More people were laughing now, and {child.he} found that there wasn’t any room in {child.him} to mind. They could laugh till Christmas. Ship. Fold. Bounce.

And down by the gate, a piece of the dark turned round.

# one-gigantic-shoe
{Pet} came flat out[athlete: , faster than {athlete}]. {Pet.He} came over the [us: blankets | rugs] and through the middle of somebody’s [us: potato salad | trifle], and {pet.he} went straight past {child}, because {pet.he} had never [!pet.name: in {pet.his} life ]seen so much of {child.him}, and it was over there. [pet.name: {Pet} flew | {Pet.He} threw {pet.himself}] at the nearest knee. The whole sea wobbled. {Pet.He} galloped along the bottom of the screen, trying to lick one gigantic shoe.

Then {pet.he} stopped, and sniffed, and [pet.name: the tail | {pet.his} tail] went slowly down. It didn’t smell of {child.him}. It didn’t smell of anybody.

# the-bright-hole
{child} put one finger on {child.his} nose. Up on the screen, a finger as long as a ladder went to an enormous nose. Look At Me.

{@which} {Pet} turned [pet.name: away from | {pet.his} back on] the screen. {Pet.He} looked along the beam of light, all the way up to the bright hole at the end of it; and there, quite small, stood {child}.

{Pet.He} ran, and {pet.he} jumped. On the screen a dog as big as a house leapt into the arms of {@giant} clean out of the picture.

The cheering went on and on. Only {pet} couldn’t hear it.

# so-they-learned
“That thing you did,” said {ravi}, who had come running with {imogen}. “With the bounce. Is that [pet.she: her | [pet.he: his | {pet’s}]] language?”

“Yes,” said {child}, out of the fur.

“Can you show us?”

So {child.he} showed them.

# goodnight
When the film was over, everybody went home through the gate, under the lamp, and everybody wanted to say goodnight to {pet}. They flung up their arms, and folded them, and bounced: {ravi}, and {imogen}, [friend: and {friend}, ]and the man from the next [us: blanket | rug] with a chair on his back. There must have been forty people, all doing Come at once.

{Pet} looked at every one of them.

Then {pet.he} went to {child}.

# @boy
{pet}
## if pet.he
boy
## if pet.she
girl

# @girl
a person with hair sticking up in all directions
## if child.she
a girl with her hair sticking up
## if child.he
a boy with his hair sticking up

# @giant
a child as big as a house, and they both went
## if child.she
a girl as big as a house, and knocked her
## if child.he
a boy as big as a house, and knocked him

# @which
Now, a dog always wants to know where a thing has come from.
## if breed.Golden Retriever
Now, a golden retriever can’t see a thing fly without wondering who threw it.
## if breed.Labrador
Now, a Labrador always wants to know where a thing is kept.
## if breed.German Shepherd
Now, a German shepherd always wants to know who is behind a thing.
## if breed.Poodle
Now, a poodle may be taken in once, but never twice.
## if breed.Bulldog
Now, a bulldog thinks slowly, but all the way to the end.
## if breed.Beagle
Now, a beagle who has lost one end of a trail always tries the other.
## if breed.Rottweiler
Now, a Rottweiler likes to know who it is dealing with.
## if breed.Yorkshire Terrier
Now, a terrier always wants to know which hole a thing has come out of.
## if breed.Dachshund
Now, a dachshund always wants to know which hole a thing has come out of.
## if breed.Siberian Husky
Now, a husky can’t see a long line without wondering who is at the other end of it.
## if breed.Border Collie
Now, a border collie can’t leave a thing alone until it has been worked out.
## if breed.Boxer
Now, a boxer who hasn’t hit anything always looks round again.
## if breed.Cocker Spaniel
Now, a spaniel always wants to know where a thing has flown up from.
## if breed.Australian Shepherd
Now, an Australian shepherd always goes and looks at a thing from the other end.
## if breed.Shih Tzu
Now, the Shih Tzu lived with emperors for a thousand years, and it takes more than size to fool one.

# @song
{music}
