title: [us: Whee and Woo|Nee and Naw]
title: The Littlest [us: Whee|Nee] in the World
title: Where’s Your [us: Whee|Nee]?
guest driver: Bev (she), Gail (she)
guest baker: Mr Bun (he), Mr Crumb (he)
guest minder: Mrs Plum (she), Mrs Drew (she)
guest friend: Max (he), Dot (she)

% The fire engine says only the second half of its siren, and {child} says the first: nee-naw, in America whee-woo. Who holds hands (@who): {adult}, else the elder, else Mrs Plum.

# naw
{child} wanted to see a fire engine. So {child.he} stood by the road[city:  in {city}] with [friend: {child.his} friend {friend}|{friend} from next door], and {@who} held their hands, and they [music: hummed {@song} and ]waited.[elder & adult:  {Elder}[elder2:  and {elder2}] waited too.][pet.dog:  {Pet}[!pet.known:  the dog] waited by the wall.][pet.cat:  {Pet}[!pet.known:  the cat] waited at home.][pet.other:  {Pet} waited at home.]

And here came one! It was big. It was red. It had a ladder on top.

But what was it saying?

“{@Naw},” said the fire engine. “{@Naw}. {@Naw}. {@Naw}.”

# fell-off
It stopped, right next to {child}.

[us: “You’re supposed to say whee-woo,” said {child}. “Where’s your whee?” | “Where’s your nee?” said {child}.]

“It’s lost,” said {driver}, who was driving. “It fell off. Now we’ve only got the {@naw}.”

[age>=5: “Where did you have it last?” asked {friend}.

“On Tuesday,” said {driver}. “We went [us: around|round] a corner, and it flew off. We went back to look, but we only found a glove.”

]“{@Naw},” said the fire engine sadly.

# on-fire
Just then, smoke came out of the baker’s shop.

“Help!” shouted {baker} the baker. “My toast is on fire!”

“We’re coming!” said {driver}.

# did-not-move
But there in the road sat some ducks. There were six big ducks and one little duck.

“{@Naw}!” said the fire engine. “{@Naw}! {@Naw}!”

“Quack,” said the ducks. And they did not move.

[age>=5: “Can’t you go [us: around|round] them?” asked {friend}.

“The road’s too small,” said {driver}, “and we’re too big.”

]{child} took a big breath[sport: , the kind you need to {play sport}].

# nee
“{@NEE}!” said {child}.

“{@Naw}!” said the fire engine.

All the ducks looked up.

“{@NEE}!” said {child}.

“{@Naw}!” said the fire engine.

And the ducks stood up. Off they went, quack, quack, quack, out of the road[athlete: , nearly as fast as {athlete}].

“Go, go, go!” said {driver}.

# one-more
“STOP!” said {friend}. {Friend.He} {friend.was} down on {friend.his} knees on the [us: sidewalk | pavement], looking under. {Friend} always looked under things. “There’s one more!”

It was the little duck. She was fast asleep in front of the great big wheel.

# used-up
{child} took a big breath. {Child.He} opened {child.his} mouth.

Nothing came out. {Child.His} {@nee} was all used up.

Oh no![!short:  And over the baker’s shop the smoke was getting bigger.]

“{@Naw}?” said the fire engine.

{child} shook {child.his} head.

“Do a little one,” said {friend}. “She’s only a little duck.”

# the-littlest
So {child} did the littlest one in the world.

“{@Nee},” {child.he} whispered.

“{@Naw},” whispered the fire engine.

The little duck opened one eye. It was just the right size for her.

“{@Nee},” whispered {child}.

“{@Naw},” whispered the fire engine.

“Peep,” said the little duck. And off she went, after the others.

“All clear!” said {friend}.

# wet-toast
Off went the fire engine, down the road[school:  and past {school}]. SWOOOOSH went the hose! The smoke was gone. The shop was safe.

But the toast was very, very wet.

“Nobody wants wet toast,” said {baker}.[age>=5:  “You can’t even butter it.”]

“QUACK,” said six big ducks.

“Peep,” said one little duck.

And they ate it all up.

# shook-hands
{driver} came back and shook hands. She shook hands with {friend}, who looked under. And she shook hands with {child}, who was the {@nee}.[age>=5: 

“We’ll have another look for ours tomorrow,” said {driver}. “But I don’t suppose it’s as good as yours.”]

Then the fire engine went home to bed, and {driver} went home to bed, and {friend} went home to bed, and {child} went home to bed too.

# far-away
It was dark. It was quiet. {child’s} {@nee} had come back, but only a very small one.

“{@Nee},” whispered {child}.

{Child.He} listened.

And far, far away, somebody whispered, “{@Naw}.”

# @nee
[us: whee | nee]

# @Nee
[us: Whee | Nee]

# @NEE
[us: WHEE | NEE]

# @naw
[us: woo | naw]

# @Naw
[us: Woo | Naw]

# @who
kind old {minder}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @song
{music}
