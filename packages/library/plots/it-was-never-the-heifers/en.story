title: The Post at the Bottom Gate
title: It Was Never the Heifers
title: One Leg, a Long Think
guest friend: Lottie (she), Rowan (he)
guest pet: Fern (she), Bramble (he)
guest farmer: Mr Thwaite (he), Mr Garth (he)

% The farm is {farmer’s}; {child} and {friend} are there in the afternoons. The dog is the farm’s, or the family’s own; a cat drags, and rubs its forehead where the dog leans. The golden retriever is the original.
% A real friend is away for a year, a stand-in moves.

# eighteen-years
For eighteen years {farmer} had been at war with his heifers over one gatepost.

They rubbed on it. He had never caught them at it, but every October there it was, the old oak post at the bottom gate, polished like a banister at the height of {child’s} ribs and leaning a bit further over. So this summer he had pulled it out, slung it behind the woodshed and put in a steel one.

“Let them rub that,” said {farmer}[elder: , while {elder}[elder2:  and {elder2}] held the spade].

# a-horn
{child} and {friend}, who were best friends, spent every afternoon[school:  after {school}] on that farm[city: , just outside {city}][sport: , unless there was {sport}]. And in the first week of October, {pet} {@came}.

{@is}, and {pet.he} believed two things: anything lying about should be {@carried}, and anybody standing still should be [us: leaned | leant] on. {Pet.He} had once {@hen}. This time it was a horn. It was as long as {child’s} arm, and it twisted round and round to a point.

# not-for-six
{Friend}, who had been going to be a vet since {friend.he} {friend.was} five, looked at the thick end. It was rough, and a little pink.

“That isn’t old,” {friend.he} said. “That was on somebody on Tuesday.”

It was nine days until {friend} {@moved}. They hadn’t mentioned it for six.

# one-leg
They saw whose it was that evening, from behind the water trough by the bottom gate, as far as {farmer} let them go at dusk. A flick of the kitchen light meant [adult: that {adult} had come for them | home].

She came out of the wood the way a deer does: one leg, a long think, another leg. She wasn’t very white. She was the colour of a sheep in the rain, no bigger than a pony, with burrs in her beard. In the middle of her forehead was a raw round place, like a [us: skinned | grazed] knee. She walked up to the steel post, put her forehead against it, and pushed.

The post rang like a bell. She leapt back, and was gone.

“It hurts her,” said {child}.

# push-ring-gone
She came the next night, and the next. Push, ring, gone. Each time, the sore place looked worse. In bed {child} went on hearing that post[adult: , even when {adult} had shut the door]. {Child.He} only wanted her to stop hurting.

“She wants her horn,” said {friend}, by the trough. “She’s come back to where she lost it. I could splint it on. I’ve got bandages.”

“You can’t bandage a unicorn.”

“I could if I had more than six days,” said {friend}, and then they both looked hard at the trough.[music:  {Friend} hummed a bit of {music}, and stopped.]

# a-sock
So on the fourth night they gave it back. {Pet} {@took} it, because {pet.he} wouldn’t let anyone else. {Pet.He} laid it on the grass.

One leg. A long think. The unicorn looked at the horn. Then she stepped over it, as you’d step over a sock, and went to the post.

Push. Ring. Gone.

# never-the-heifers
It was a while before {friend} spoke.

“I was wrong,” {friend.he} said. “I wanted it to be the horn, because I could have done something about the horn.” {Friend.He} picked it up and turned it over. “But look. It never broke. It came off clean, like an antler. There’s a new one coming, that’s all, and it itches. Deer are the same. They have to rub. They find one good tree, and they come back to it every …”

{Friend.He} stopped, because {child} had stood up. {Child.He} {child.was} measuring. The unicorn’s forehead had come just to the height of {child.his} ribs.

“{Friend},” {child.he} said. “It was never the heifers.”

They ran[athlete: , and {athlete} would have been left behind]. Behind the woodshed the post lay in the nettles, marked in chalk for Saturday’s sawing. {child} felt along it to the smooth place, and there, under {child.his} fingers, was a groove, going round and round the wood, just like the horn.

Eighteen Octobers.

# two-people
The next evening they wheeled the post down in the [us: wheelbarrow | barrow][elder: , in gloves that {elder} lent them], stood it on its end beside the gate, put their arms round it, one from each side, and kept still.

One leg. A long think.

She could see the post. She could also see two people holding it, and she shivered all over, and did not come.

{@Told} {Pet.He} got up. {Pet.He} strolled across in front of the unicorn, yawning, went round behind {child}, and {@leant}.

The unicorn watched. Then she came.

# round-and-round
She set her forehead to the oak and shoved. {Child’s} boots slid. {Pet} {@harder}. Round and round went the unicorn, groaning like an old man getting into a bath, so close that her beard tickled {child’s} wrist. She smelled of mushrooms.

“I don’t want to go to Norway,” said {friend}, into {friend.his} side of the post.

“I know.”

“You never said.”

“I couldn’t think what to do about it.”

The post jerked. They held on.

“You could have just said that,” said {friend}.

“I’m saying it.”

# a-new-tooth
The kitchen light flicked. The unicorn raised her head, and in the middle of the sore place something tiny shone, like a new tooth. She breathed once on their hands, and went up to the wood without stopping to think at all.

They propped the post against the gate. {Pet} {@took} the horn as far as {friend’s} bicycle, and there, for the first time in {pet.his} life, {pet.he} let go of something without being asked.

# heifers
In the morning {farmer} stood looking at boot prints, and paw prints, and another kind. He put his hand on the post, and his fingers followed the groove round. He picked off one long white hair, looked at it, and put it in his shirt pocket.

“Heifers,” said {farmer}, and he went to fetch the spade.

# @came
came up the field with something in {pet.his} mouth
## if pet.cat
came up the field backwards, dragging something

# @is
{Pet} was {farmer’s} dog
## if pet.dog
{Pet} was {child’s} [breed: own {breed} | dog]
## if pet.cat
{Pet} was {child’s} [breed: own {breed} | cat]

# @carried
carried
## if pet.cat
dragged home

# @hen
carried home a live hen, who was damp and surprised
## if pet.cat
dragged home a live eel, who was damp and surprised

# @moved
moved to Norway
## if friend
went to live in Norway for a year

# @took
carried
## if pet.cat
dragged

# @told
{pet} had been told to stay by the trough.
## if pet.cat
{pet} had been told to stay by the trough, which is not a thing you can tell a cat.

# @leant
[us: leaned | leant], with every last pound, against the backs of {child’s} legs
## if pet.cat
pushed, forehead first, against the backs of {child’s} legs

# @harder
[us: leaned | leant] harder
## if pet.cat
rubbed harder
