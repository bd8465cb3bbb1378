title: A Rabbit Called {Rabbit}
title: Here I Sit, Said the Rabbit
guest friend: Tess (she), Hector (he)
guest pet: Doris (she), Bramble (he)
guest elder: Mabel (she), Stanley (he)
guest rabbit: Bernard (he), Gerald (he)

% “I’m sitting here” goes from the rabbit to {child} and back. The rabbit is dry and slow. A cat in the dog’s place: @crept, @dam, @stayed, @smelled.

# in-the-salad
{child} wanted a rabbit on {child.his} lap. That was all {child.he} wanted. And now there was a rabbit in {@whose}, grey and round, right in the middle of the lettuces.

“Come here, rabbit,” said {child}, and {child.he} patted {child.his} lap. “You’re going to sit here.”

The rabbit finished his mouthful.

“No,” he said. “I’m {rabbit}, and I’m sitting here.”

{Friend} was {child’s} best friend, and {friend} always asked straight out[school: , even {at school}]. “Why don’t you want to sit on a lap, {rabbit}?”

“Have you ever looked at a lap?” said {rabbit}. “It’s got no door. It’s got no roof. And any minute it gets up and walks off[sport:  to {play sport}].”

# not-the-dog
And he hopped down his hole under the shed, all but the ears.

{@Pets} stuck a nose in{@tail}.

“And no {@kind}s, either,” said {rabbit}.

So {child} sat down in the grass in front of the hole and folded {child.his} arms.

“I’m sitting here,” {child.he} said. “Till you come out.”

“Sit away,” said {rabbit}. “I’ve got carrots.”

# a-roof-and-a-door
“I know!” {friend} said to {child}. “He thinks you’re a person. You’ve got to be a hole.”

{Friend} fetched a big blanket and hung it over {child}.

“There, {rabbit},” said {friend}. “Now the lap’s got a roof and a door!”

Something crept in under the blanket. It was warm and heavy, and it was breathing.

“He’s here!” whispered {child}. “{@Crept}”

“That’s the {@kind},” said {rabbit}, down in the hole.

{Friend} laughed so much that {friend.he} fell over backwards into the lettuces. {Pet} wasn’t going anywhere. {Pet.He} had got a lap at last.

# rainclothes
{Elder} came out with a tape measure in one back pocket. {@Measures}, and {elder.he} measured everything, even pancakes.

“It’s going to rain,” said {elder.short}. “In you come.”

“I’m sitting here,” said {child}.

“Are you, now,” said {elder.short}. {Elder.He} measured {child} and then the sky. “Then you’ll want a raincoat.”

# water-in-the-kitchen
And the rain came. It didn’t just drizzle. It came down in buckets[city:  all over {city}]. It ran off the roof and over the grass and down to the shed like a small river. It was heading straight for {rabbit’s} hole.

“{Rabbit}!” called {child}. “There’s water coming!”

“You’re only saying that to get me out,” said {rabbit}.

“I’m not! It’s true!”

Gloop, went something down in the hole.

“There’s water in my kitchen,” said {rabbit}, and now his voice was tiny. “I don’t dare come out. I’m frightened.”

{child} could hear his teeth chattering. {Child.He} lay down on {child.his} tummy in the mud, with {child.his} cheek against the hole.

“I can hear you,” {child.he} said. “I’m sitting here. I’m not going.”

“You’re lying down,” said {rabbit}.

“Yes. But I’m not going.”

{Elder.short} ran for some planks[adult: , and {adult} ran for the hammer].

# a-dam
{@Dam}

{@Stayed}

# a-floor
But {rabbit} was still down there in the wet.

{child} put a hand down the hole. {Child.He} didn’t grab. {Child.He} just laid it there, open, with the fingers curled up like a little bowl.

“It’s a floor,” {child.he} said. “You can step on to it all by yourself. I won’t squeeze.”

{Child.He} waited. It rained on {child.his} back.

First came one wet paw. Then came another paw. Then the whole of {rabbit} came up {child’s} arm, as fast as he could go[athlete: , faster than {athlete}], and in under the raincoat.

And there he stayed. {child} could feel his heart. It went like a very, very small train.

“Well,” said {rabbit} inside the raincoat. “There’s a roof.”

“And a door,” said {child}. “It’s a [us: zipper | zip].”

“Is it open?”

“Yes. All the time.”

# a-porch
{Elder.short} came with the planks. {Elder.He} measured the hole and the rabbit, and then {elder.he} built, bang, bang, bang[music: , in time to {music}]. It had a floor high above the water, and a proper roof. {Friend} held the nails, and {friend.he} decided that the house should have a porch.

“What for?” said {elder.short}.

“So that {child} can sit in it,” said {friend}.

{Elder.short} measured {child} once more.

“Two foot six across,” {elder.he} said. “And another two foot, so there’s room for the {@kind}.”

# here-he-sits
When the rain was over and everybody had dry clothes on, there they sat, in the porch. {Friend} ate a pancake with jam[adult: , because {adult} had made a pile][elder2:  with {elder2}]. {@Smelled}

{child} sat with the blanket over {child.his} legs. {Child.He} didn’t pat {child.his} lap. {Child.He} didn’t say a word about it.

{Rabbit} came out of his house. He looked at his carrot. He looked at the blanket. Then he hopped up, turned half round and put his ears down.

“I’m sitting here,” he said.

{child} held {child.his} hands just beside him, like two walls. The sun came out from under the cloud and shone on the rhubarb. After a while {rabbit} put his chin on {child’s} thumb, and then he closed his eyes.

# @whose
the garden of {elder} next door
## if elder
{elder’s} garden

# @pets
{Pet}, the dog from next door,
## if pet.dog
{Pet}, {child’s} dog,
## if pet.cat
{Pet}, {child’s} cat,

# @tail
 and wagged from the middle backwards
## if pet.cat
 and pulled it out again, fast

# @kind
dog
## if pet.cat
cat

# @crept
He’s ever so warm! He’s licking my nose!
## if pet.cat
He’s ever so warm! He’s purring!

# @measures
{Elder.He} used to be a carpenter
## if elder
{Elder.short} was mending the fence that week

# @dam
Then {pet} came. {Pet} loved water. {Pet.He} loved it more than sausages. {Pet.He} stepped right into the small river, turned round once and lay down, splosh, all the way across it.

And the water stopped. It couldn’t get by. It had to go round {pet’s} bottom and off to the rhubarb.
## if pet.cat
Then {pet} came. {Pet} hated water. {Pet.He} jumped on to the only dry thing there was, and it was a big sack of soil leaning against the shed. Over went the sack, splosh, all the way across the small river, with {pet} on top.

And the water stopped. It couldn’t get by. It had to go round the sack and off to the rhubarb.

# @stayed
“Good {pet}!” yelled {friend}. “{Pet.He}’s a dam! Stay there, {pet}!”

{Pet} stayed. {Pet.He} had never been so happy.
## if pet.cat
“Good {pet}!” yelled {friend}. “{Pet.He}’s built a dam! Stay there, {pet}!”

{Pet} stayed. There was water on every side, and {pet.he} looked as if it was somebody else’s fault.

# @smelled
{Pet} lay in a heap and smelled of wet dog.
## if pet.cat
{Pet} was licking {pet.himself} dry, one paw at a time.

# picture 1
under the blanket
# picture 2
in the mud in front of the hole
# picture 3
in the raincoat
