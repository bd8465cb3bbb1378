title: My Hand’s Full
title: Not So Much as a Sock
guest mover: Nell (she), Dora (she)
guest pet: Biscuit (he), Poppy (she)
guest minder: Josie (she), Hattie (she)

% Do the goodbye together: “Clap, clap. Knuckles, knuckles. One for {pet}. And then the big one.” The last big one is not done.
% The grown-up is {adult}, else the grandparent, else {minder}. Whoever moves is always invented; {friend} stays. The dog is the family's, or the neighbours'.

# the-big-one
{mover} was moving away today, and {child} wanted her to stay.

But the house next door was empty, and {mover’s} dad was in the car with the engine running. There was only the goodbye left.[elder:  {Elder}[elder2:  and {elder2}] had come to wave.][!adult & !elder:  {Minder}, who was looking after {child.him}, had come out to wave.]

{@who} They said goodbye with their hands, at {child’s} gate, {@pet}.[school:  They did it every day after {school}.][friend:  {Friend} counted them in. “Ready, steady!”]

Clap, clap. Knuckles, knuckles. One for {pet}. And then the big one.

You did the big one with your whole arm[athlete: , as if you were {athlete} and had just won]. It could be heard right down to the corner[city: , and perhaps in all {city}].

# the-trailer
Then off went the car, and {child} waved until it turned the corner. {Child.His} hand was stinging.

{@Ears}. {Pet} always heard cars first.

And back [us: around | round] the corner it came.

“We’ve forgotten something,” said {mover’s} dad.

It was the trailer. There it stood in the road, with the sofa and the beds and all the boxes. They had been too busy waving.

[elder & adult: “I did think he got away very quickly,” said {elder.short}.

]It takes a while to hitch up a trailer, so {child} had {mover} for another ten minutes[sport: , and they got to {play sport}]. Then they had to start again.

[friend & age>=5: “Ready, steady,” said {friend}.

]Clap, clap. Knuckles, knuckles. One for {pet}. And then the big one.

# waving
Off went the car, and this time the trailer went too. {child} waved with both arms, and so did {mover}.[elder & adult & age>=5:  {Elder.short} waved a handkerchief.] They waved until there was nothing left to wave at.

Then they looked at each other.

“Weren’t you meant to be in it?” said {child}.

“Yes,” said {mover}.

They crouched behind the gate and made themselves small. {@small}

“Perhaps he won’t notice,” whispered {mover}.

[friend: “I haven’t seen you,” whispered {friend}.

]They had just settled that {mover} would live under {child’s} bed and have jam on everything, when {@ears}.

“No,” said {child}. “Put them down.”

But the ears were pointing straight at the corner.

# pot-plants
“I thought you were in the back, with the [us: houseplants | pot plants],” said {mover’s} dad. His face was quite white. “I talked to you all the way to the [us: gas station | garage].[music:  I sang you {music}.]”

“What did I say?” said {mover}.

“Nothing. I thought you were sad.”

“I am,” said {mover}.

“So am I,” said {child}.

And {mover’s} dad turned the engine off.

# not-so-much-as-a-sock
Then he went through the whole empty house again, {@search}

“Nothing left,” he said when he came out. “Not so much as a sock.”

The trailer was hitched on. {mover} was to sit in front, where it would show.

And if nothing was left, there was nothing to come back for.

# the-hand
Clap, clap.

Knuckles, knuckles.

One for {pet}. It was a long one.

Then up went both their hands for the big one.[friend:  “Go,” said {friend}, but not very loudly.]

{child} looked at {child.his} hand, high up there. In a moment there would be a bang, and that would be that.

“No,” said {child}, and took it down.

“But we’ve still got the big one,” said {mover}.

“Yes,” said {child}. “We’ve still got it.”

{mover} stood there with her hand in the air. She looked at it. Then she closed it, as carefully as if it had a moth in it, and put it in her pocket.

# got-everything
“Right,” said her dad. “We’ve got everything.”

“No,” said {mover}. “There’s one thing left.” And now she looked nearly happy.

“What is it now?”

“{child’s} got it. It has to stay here until we come.”

Her dad rested his forehead on the wheel.

“We’d better come back, then,” he said. “We generally do.”

And off went the car, with the trailer and {mover} and everything but one. {child} waved with the other hand. This time {@lay}.

# my-hands-full
[friend: “Will you open the gate?” said {friend}.

“I can’t,” said {child}. “My hand’s full.”

{Friend} looked at the hand. It seemed to be empty. Then {friend} opened the gate. | “Will you open the gate?” said {@a}.

“I can’t,” said {child}. “My hand’s full.”

{@A} looked at the hand. It seemed to be empty. Then {@a} opened the gate.]

{@paw}

[elder & adult & age>=5: {child} ate with the other hand, and {elder.short} moved along, to make room for an extra elbow. ]{Child.He} brushed {child.his} teeth with the other hand, and some of {child.his} nose.

# not-yet
When the light was out, the hand lay on top of the [us: blanket | duvet].

“Is it still there?” whispered {@a}.

{child} waited a moment. It tickled a bit, right in the middle.

“Yes,” said {child}.

{@sleeps}, all but one ear. And a long, long way off, in a room that smelled of paint, another hand lay on top of another [us: blanket | duvet].

You couldn’t hear a thing. Not yet.

# @who
{mover} was {child’s} best friend.
## if friend
There were three of them in this street, {child} and {mover} and [!friend.known: {child’s} best friend, ]{friend}.

# @pet
with {pet}, the dog from over the road, in the middle
## if pet.dog
with {pet}[!pet.known:  the dog] in the middle
## if pet.cat
with {pet}[!pet.known:  the cat] between them on the gatepost

# @ears
{pet} lifted {pet.his} ears
## if pet.cat
{pet} turned {pet.his} ears

# @Ears
Then {pet} lifted {pet.his} ears
## if pet.cat
Then {pet} turned {pet.his} ears

# @small
{Pet} made {pet.himself} small, too.
## if pet.cat
{Pet} stayed up on the gatepost and gave nothing away.

# @search
with {pet}, who could find a sock anywhere.
## if pet.cat
with {pet}, who sat down in every cupboard.

# @lay
{pet} lay down
## if pet.cat
{pet} curled up on the gatepost

# @paw
{Pet} held out a paw.

“Not that one,” said {child}, and shook it with the other hand.
## if pet.cat
{Pet} came and pushed {pet.his} head into the hand.

“Not that one,” said {child}, and stroked {pet.him} with the other.

# @sleeps
Over the road {pet} was asleep
## if pet.dog
On the rug {pet} was asleep
## if pet.cat
At the foot of the bed {pet} was asleep

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
