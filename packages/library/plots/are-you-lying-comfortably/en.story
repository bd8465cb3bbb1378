title: Are You Lying Comfortably?
title: Perkins Has a Job
guest friend: Saskia (she), Rowan (he)
guest pet: Pickle (he), Bramble (she)
guest teddy: Perkins (he), Hodges (he)
guest sitter: Winifred (she), Rosalind (she)

# the-bag
{child} had packed a toothbrush, a comb and {@packed}. {Child.He} {child.was} staying the night with {friend}[!friend.known: , {child.his} best friend,] for the first time in {child.his} whole life, and the plan was to do it without a teddy.[adult:  {Adult} had promised not to say a word about it.][elder:  {Elder}[elder2:  and {elder2}] had sent buns.]

The trouble was that the teddy was in the bag, right at the bottom, under the [us: pajamas | pyjamas], with his cardigan buttoned up to the neck. His name was {teddy}.

“No,” said {child}. “How did you get in there?”

{Child.He} took hold of one paw to pull him out, and that was a mistake. As long as somebody was holding {teddy} by the paw, he could talk, and he liked talking.

“I climbed,” said {teddy}. “It took all afternoon. Are you lying comfortably? I asked myself. No, I said. I have a comb in my back.”

{child} let go of the paw, and he stopped.

# the-vote
{Friend} was standing on the bed and had seen it all. {Friend} took a vote on everything. {Friend.He} had held a vote on supper[school: , on homework {at school}][athlete: , on a medal for {athlete}] and on what the street should really have been called.

“Hands up, everybody who thinks the teddy can stay,” said {friend}.

{Friend.He} put up {friend.his} own. {@Votes} put up a paw.

“Two against one,” said {friend}.

“{Pet} can’t vote! {Pet.He} {pet.was} born a [pet.cat: cat | dog]!”

“{Pet.He} {pet.was} born [city: in {city} | in a free country],” said {friend}.

# a-job
{child} took hold of {teddy’s} paw again.

“You don’t understand,” {child.he} said. “I’m {age}. I’m sleeping on my own.”

“You don’t understand,” said {teddy}. “I’m a teddy. I’ve got a job. At nine o’clock I ask if you’re lying comfortably. I’ve asked every night since you were so small that all you answered was a burp.”

“But I don’t need it any more!”

“A firefighter doesn’t go home because there isn’t a fire,” said {teddy}.

That was the worst thing about him. He was often a little bit right.

“Are you lying comfortably?” said {teddy}.

“I’M STANDING UP!”

# the-drawer
{child} dropped the paw, pulled out the bottom drawer of {friend’s} chest of drawers and put the teddy in among the socks.

“Are you lying comfortably?” {child.he} said, in {child.his} nastiest voice, and pushed the drawer shut.

“Ooh,” said {friend}. “We didn’t vote on that.”

[music: They brushed their teeth in time to {music}. ]They lay down side by side on the mattress on the floor, and {sitter}, who was looking after them that evening, put out the light and said good night from the door.

# the-radiator
And there {child} lay.

{Child.He} lay on {child.his} right side. {Child.He} lay on {child.his} left. There was a radiator that ticked, but only sometimes. It was as if somebody had tied a towel in a knot inside {child.his} tummy. {child} was homesick.

“{Friend}?” {child.he} whispered. “Are you asleep?”

“No. You keep turning over like a pancake.”

“It’s my tummy,” said {child}. “It wants to go home.”

{Friend} sat up.

“Mine wanted to go home once,” {friend.he} said. “I tricked it. I held hands with my own foot all night.”

# no-back
They laughed into the [us: comforter | duvet]. Then {friend} put the lamp on, crawled over to the chest of drawers and pulled out the bottom drawer.

There were the socks. There was no {teddy}.

The drawer had no back, and behind it a gap in the wall led in under the roof.

“He’s climbed again,” said {child}. “I expect he was going to work.” {Child.He} lay down on the floor and called into the hole. “{teddy}! Say something!”

But nobody was holding him by the paw.

# ask-the-nose
“We’ll ask a nose,” said {child}. “{Pet}!”

{Pet} was on {child’s} pillow. {child} held out the [us: pajamas | pyjamas] that {teddy} had been lying under.

“Where is he? Not a [pet.cat: fly | sausage]. The teddy.”

{@Sniffed}

“We never open that one,” said {friend}. “It’s Christmas things in there. And dark.” Then {friend.he} got hold of the desk. “But I’m in favour. One to nil. Pull!”

# the-hatch
They pulled. {child} opened the little door and put {child.his} arm in up to the shoulder. {Child.He} felt tinsel. {Child.He} felt something that might have been a wise man. Then {child.he} felt a paw, and {child.he} held on tight.

“Are you lying comfortably?” {child.he} said.

“No,” said {teddy} at last, in a very small voice. “It’s dark in here. I’ve never slept on my own before. I didn’t know how you did it.”

“It’s hard,” said {child}. “I can’t do it either.”

# everybody-is
{child} pulled {teddy} out into the light. He had tinsel in both ears and a ball of fluff on his nose. {Friend} brushed him down so gently that {friend.he} forgot to take a vote on it.

“I thought you didn’t want me,” said {teddy}.

“I thought you thought I was a baby,” said {child}.

“Well, yes, but I think that about everybody,” said {teddy}. “I think it about {@grown}.”

{Friend} snorted so hard that {pet} sneezed.

# in-the-middle
Then {child} decided how it was going to be. {teddy} was going to lie in the middle, with a paw each way, so that he needn’t be alone in a new place.

“And who does the asking?” said {teddy}. “It’s long past nine.”

“It’s my turn,” said {child}, and pulled the [us: comforter | duvet] up to {teddy’s} chin. “Are you lying comfortably?”

{teddy} thought it over. He had {child} on one side of him and {friend} on the other. {Pet} had just lain down across everybody’s feet, as warm and heavy as a loaf.

“Yes,” he said.

# the-whole-quilt
The radiator ticked. {Friend} fell asleep first, in the middle of a word[sport:  about {sport}]. By and by {child’s} hand grew so heavy that it slid off the paw. In the morning, when {sitter} looked in, the two friends were lying one on each edge of the mattress. In the middle lay the teddy, on his back, with the whole of the [us: comforter | duvet].

# @packed
a pair of [us: pajamas | pyjamas]
## if pet.dog
a bag of dog food

# @votes
{Pet}, who was {friend’s} dog and thought it was about sausages,
## if pet.dog
{Pet}, who was {child’s} dog and thought it was about sausages,
## if pet.dog & breed
{Pet}, who was {a breed} and thought it was about sausages,
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] had come along in the bag as well. Now {pet.he} saw a fly, and

# @sniffed
{Pet} sniffed. You could see the whole dog stop being tired, from the nose all the way to the tail. {Pet.He} went past the chest of drawers to a little door in the wall behind the desk, and there {pet.he} sat down and barked, just once.
## if pet.cat
{Pet} sniffed. You could see the whole cat stop being tired, from the nose all the way to the tail. {Pet.He} went past the chest of drawers to a little door in the wall behind the desk, and there {pet.he} sat down, stared at the wall as only a cat can, and said miaow, just once.

# @grown
your dentist
## if adult
{adult}
## if elder
{elder}
## if adult & elder
{adult}. I think it about {elder}
