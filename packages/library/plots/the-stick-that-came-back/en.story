title: The Stick
title: That’ll Do
guest elder: Walter (he), Arthur (he)
guest dog: Monty (he), Rufus (he)
guest buster: Buster (he), Nelson (he)

% The dog (@p): the family's, else the one from the next cottage. The elder: a grandparent, else Walter, a neighbour in the winter.

# the-throw
On the first evening at {elder.short’s}, {child} threw a stick off the [us: dock|jetty], as far out as {child.he} could. [sport: {child.He} {child.was} better at {@game} than at throwing, but this one went a long way. ]There was a mist on the lake. The stick went into it, there was a splash, and then it was quiet.

{@P} did not go and get it. {@who} and {@p-he} had principles about cold water. [athlete: {athlete} wouldn’t have jumped in either. ]{@P} lay on {child.his} feet and yawned.

But then {child} heard somebody swimming. Somebody snorted, the way dogs do when they get water up their noses. Claws scraped on the [us: dock|jetty]. And there on the dry planks lay the stick, in a puddle.

There was nobody there. {@P} was still lying on {child.his} feet.

“Right,” said {child}. “That wasn’t you.”

# four-times
A sensible person would have gone indoors. [city: Nothing like this ever happened in {city}. ]{child} picked up the stick, saw that there were tooth marks in it, and threw it again.

It came back four times. {child} tried a flip-flop. It came back. {child.He} tried a potato. That came back too, but somebody put it down rather a long way off, as if a little offended.

[friend: {child.He} took a picture of the stick and sent it to {friend}.

“It’s a stick,” wrote {friend}.

]

# the-perch
“You’re not going to believe me,” said {child}, in the kitchen. [school: “Nobody at {school} is going to believe me either.”]

{@at-stove} {Elder.he} listened without turning [us: around|round]. At the potato {elder.he} stopped [music: humming {@song} | moving the fish about].

“Things get washed up,” {elder.he} said.

“With bite marks?”

“Don’t throw any more sticks,” said {elder.short}. The fish was smoking, and {elder.he} didn’t see it.

Then {child} noticed something {child.he} had always known. {Elder.short} threw balls for {@p}, and fir cones, and old gloves. But never a stick. And {child} had never once seen {elder.him} walk out on the [us: dock|jetty].

# who-it-was
“{Elder.short},” said {child}. “Who is it?”

{Elder.short} took the pan off the heat and sat down.

“He was called {buster},” {elder.he} said. “I was as old as you are. There was a mist, and I threw a stick off the [us: dock|jetty]. Much too far. I wanted to see how far I could. He swam out after it, and he never came back. I stood there calling till somebody came and carried me in.”

[age>=11 & !friend: {Elder.short} looked at {elder.his} hands, as though it was they that had done it.

]“I told him to fetch,” {elder.he} said. “A dog won’t stop by himself, {child}. He stops when you tell him it’s done. That was what I never got to say.”

It was the first thing {elder.short} had ever taught {child} about dogs. You take what the dog has brought, and you say: Good dog, that’ll do. Otherwise he’ll go on until he drops.[age>=11:  {child} had thought it sounded a bit much.]

# no
“He’s still going,” said {child} slowly. “{Elder.short}! He keeps giving it to me, but I’m not the one who threw it. It’s you who’s got to take it!”

“No,” said {elder.short}.

{Elder.he} wasn’t angry. {Elder.his} chin was trembling, and that was much worse. {child} had never seen anybody old be so frightened. [age>=11: {child.He} wished {child.he} {child.was} six, and that it was not {child.his} turn to think what to do.

]{child} put a hand on {elder.short’s}. So they sat, and the perch went cold.

# the-hat
Then {@p} got up from under the table, where {@p-he} had been keeping an eye on the toaster. {@takes} took {elder.his} hat. It had been on that head since before the internet.

{@P} waited in the doorway until {elder.short} was up, and then ambled off down to the lake.

“{@your-dog},” said {elder.short}. “Tell {@p-him}!”

“{@P-he} won’t listen,” said {child}, who hadn’t tried.

# out-on-the-jetty
At the water {elder.short} stopped, with {elder.his} slippers in the wet grass. Far out on the [us: dock|jetty], where the mist began, sat {@p}, with the hat in {@p-his} mouth and all the time in the world.

“I’m old now,” said {elder.short}. “{buster} won’t know me.”

“{@P} knew me when I was dressed as a dinosaur,” said {child}. “They don’t look at you like that.”

{child.He} took {elder.short’s} arm. {Elder.short} put a foot on the first plank as if it was made of glass. {child} walked close enough to be leaned on, and together they got all the way out.

# good-dog
{@P} gave back the hat at once. {Elder.short} put it on, picked up the stick and threw it, not far.

Somebody snorted. Somebody swam, faster now. {@P} stood up and wagged at something right in front of {elder.short’s} knees.

This time the stick stayed in the air, just at the height of a hand.

{Elder.short} went down on {elder.his} knees. {Elder.he} took hold of the stick, and somebody let go.

“Good dog,” said {elder.short}. It came out cracked, and {elder.he} started again. “Good dog, {buster}. Clever boy. I’m sorry I threw it so far. That’ll do.”

{Elder.his} other hand curved in the air, the way a hand does [us: around|round] a head.

“He’s wet through,” said {elder.short}, laughing and crying at once. “Come on. Let’s go home.”

# two-tracks
They walked up to the house, {elder.short} in front, with the stick under one arm. {child} came last and saw that there were two trails of paw prints in the wet grass. One was {@p-s}. The other kept close beside {elder.short’s} legs. [pet.cat: {Pet}[!pet.known:  the cat], on the step, counted them in twice, and moved over.]

They had toast for supper, because the perch was past saving. {@P} waited in the hall. [elder2 & age>=11: {Elder2} came home from choir, looked at {elder.short}, and asked nothing, only fetched the butter. ]{Elder.short} told {child} about the time {buster} ate a whole wedding. {Elder.he} hadn’t talked about him for sixty years, so there was plenty to tell. [pet.other: Even {pet} stopped chewing.]

Then {elder.short} lit the stove in {child’s} room and laid the stick on the shelf above it.

“If you like,” {elder.he} said at the door, “we could swim off the [us: dock|jetty] tomorrow.”

[age>=11: “Isn’t it cold?”

“Horribly,” said {elder.short}, and smiled.]

# room-for-one
[friend & age>=11: “The stick’s been fetched,” wrote {child} to {friend}.

]{child} lay and listened to the fire crackling. In front of the stove the floor grew slowly wet, in a round patch, the size of a dog curled up. Then it dried.

A moment later something landed on the end of the bed.

{@P}, who was lying there, raised {@p-his} head. {@P-he} looked for a while at the [us: quilt|duvet] beside {@p-him}, where there was now a hollow. Then {@p-he} sighed, as you do when you have had the end of a bed to yourself all your life, and moved over, to make room for one more.

# @game
{sport}

# @song
{music}

# @at-stove
{Elder}, who was {child’s} neighbour in the winter, was at the stove, frying perch.
## if elder
[elder2: {Elder2} was out at choir, and {elder} | {Elder}] was at the stove, frying perch.

# @who
{@P} was the dog next door, and afraid of the toaster,
## if pet.dog
{Pet} was {child’s} {@kind}, and afraid of the toaster,

# @kind
dog
## if breed
{breed}

# @takes
{@P-he} put {@p-his} front paws on {elder.short’s} knee and
## if pet.dog & breed.Dachshund / pet.dog & breed.Yorkshire Terrier / pet.dog & breed.Shih Tzu
{@P-he} jumped up in {elder.short’s} lap, stretched as far as {@p-he} would go, and

# @your-dog
You’re the one he likes
## if pet.dog
It’s your dog

# @p
{dog}
## if pet.dog
{pet}

# @p-s
{dog’s}
## if pet.dog
{pet’s}

# @p-he
{dog.he}
## if pet.dog
{pet.he}

# @p-him
{dog.him}
## if pet.dog
{pet.him}

# @p-his
{dog.his}
## if pet.dog
{pet.his}
