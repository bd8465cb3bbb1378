title: Where Doreen Went
title: Come On, Then, Said Doreen
guest friend: Dev (he), Imogen (she)
guest pet: Bramble (she), Monty (he)
guest owner: Jo (she), Bea (she)
guest mare: Doreen (she), Maureen (she)

% “Come on, then” is shouted, shouted again, said by the horse, and at last said low. The dog wants the water, the cat wants what is in it.

# five-horses
There were five horses in the bottom field, and where {mare} went, they all went, and {mare} was not going anywhere.

She was a broad grey mare with a beard, and she had stopped with her front hooves one inch from the footbridge. {child} had hold of the rope. On the other side of the brook {owner}, who owned the horses, and who had been told by a hospital not to move her ankle, sat on an upturned bucket and watched.

“Come on, then,” said {child}, and pulled.

{mare} breathed out. It was like being sighed at by a sofa.

# a-promise
Rain was due that night, and by morning the bottom field would be soup. {child} had promised on the telephone[elder: , with {elder} listening,] to bring the horses up to the barn before [adult: {adult} came | dark]. {Child.He} had said it in an easy sort of voice, as if {child.he} did it every week[sport: , like {sport}], and {child.he} wanted very badly for it to be true; {child.he} had been coming to the farm since {child.he} {child.was} five, and {child.he} {child.was} tired of being the one who held the gate.

# my-reading
“According to my reading,” said {friend}, “a horse is a flight animal.”

“She’s not flying, though, is she?”

“I said it was my reading. I didn’t say it was hers.” {Friend} was {child’s} best friend, and liked to read about a thing before touching it. {Friend.He} had finished a library book about horses on the bus[city:  from {city}], and now {friend.he} stood well back, holding {@pet}.

{child} pulled again. {mare} looked over {child.his} head at the bridge, and then at {child}, and then at the bridge.[athlete:  Not even {athlete} could have shifted her.]

“It’s a bridge,” {child} told her. “You’ve been over it hundreds of times. You’re just being stubborn.”

“So are you,” {friend} pointed out. “I’m not taking sides. I’m only counting.”

# in-reverse
They tried oats[music: , and they tried humming {music}]. {mare} stretched her neck to a length that neither of them had thought possible, and ate the oats, and did not move her feet. Then {friend} had an idea, and {friend.he} put down {pet’s} lead and came nearer than {friend.he} had dared to all day.

“We reverse her,” {friend.he} said. “If she won’t go over forwards, she may not notice that she’s going over backwards.”

It took them some time to turn her round. {mare} allowed it with interest. When her tail was pointing at the bridge she leaned down, took {friend’s} [us: wool | woolly] hat off {friend.his} head, and chewed it.

“Is this her liking me?” whispered {friend}.

# the-third-plank
The sky was going the colour of slate. {owner} looked at it and did not say anything, and {child} knew that she was thinking about whom else she could [us: call | ring]. It made a hot, tight feeling under {child.his} ribs, and it was called shame, and {child.he} took it out on the rope.

“Come on, then!” {child.he} shouted. “I’ll show you! Look!”

And {child.he} let go of the rope, turned {child.his} back on the mare and stamped out on to the bridge.

The third plank broke. {child’s} left leg went straight down through the hole as far as the knee, and stuck there, with the [us: boot | welly] dangling over the water. It didn’t hurt. The plank was brown and soft as cake.

Nobody laughed. {mare}, who weighed as much as a small car, stood on the bank with her front hooves one inch from the edge.

“She knew,” said {friend}. “All this time she’s been telling you.”

# the-good-end
{child} pulled the leg out and sat down on the good end of the bridge. {Child.He} thought of how {child.he} had heaved at that rope, and of what would have happened if {child.he} had been stronger. {Child.His} hands were shaking. {Friend} came and sat beside {child.him} and picked a bit of rotten wood off {child’s} knee.

“You could’ve listened, and she could’ve said it more clearly,” {friend} offered. “According to me.”

{child} got up. {Child.He} went to {mare’s} big grey head and undid the buckle, and took the rope off altogether.

“I was wrong about the bridge!” {child.he} shouted across to {owner}. {Child.He} turned back to the mare. “All right. You choose.”

# gravel
{mare} looked at {child} for a long moment. But it was {pet} who went. {@went} {Pet.He} stood there, astonished, in the middle of the brook, with the water barely over {pet.his} paws.

“Gravel,” said {friend}. “{Pet} has found the bottom!”

{mare’s} ears went forward. She walked up the bank behind {pet}, sniffed the water, and stepped in. Where {mare} went, they all went, down to the fat pony at the end who always looked as if he had lost his ticket. They passed so close that {child} felt the heat coming off them.

# she-waited
Then they were over, and {owner} was on her one good foot, holding the gate.

Only {mare} had stopped. She stood in the shallows and looked back at the two friends. She blew down her nose, and waited, and pawed the water once.

“She’s waiting for you,” said {friend}. “She’s saying, ‘Come on, then.’”

So they went. {child} put one hand in her mane, which was coarse and warm and smelled of [us: cookies | biscuits], and {friend}, after a moment, put a hand on the other side. When the stones rolled under {child’s} boots {mare} stood still until {child.he} {child.was} ready.

“Come on, then,” {child} said to her, very low, at the far bank; and it didn’t mean that anybody should hurry.

# the-barn
It began to rain as they reached the barn[adult: , where {adult} was waiting[elder:  with {elder}[elder2:  and {elder2}] and a flask of tea]][elder: [adult: | , where {elder}[elder2:  and {elder2}] had come with a flask of tea]].[school:  Nobody {at school} was ever quite going to believe it.] Five horses pulled at the hay, and {pet} slept on {owner’s} bad foot, and from the corner of {mare’s} mouth, going gently up and down, hung the [us: pom-pom | bobble] of {friend’s} hat.

# @pet
{pet}, {friend.his} dog, who had been in the brook twice already and was looking forward to a third time
## if pet.dog
{pet}[!pet.known: , {child’s} dog,] who had been in the brook twice already and was looking forward to a third time
## if pet.cat
the harness of {pet}[!pet.known: , {child’s} cat,] who had been after the small fish in the brook twice already and was looking forward to a third time

# @went
Nobody was holding {pet.his} lead, and there was water, and {pet.he} had wanted a third time. {Pet} galloped along the bank to where the alders began and leapt in, and did not sink.
## if pet.cat
Nobody was holding {pet.his} lead, and there were fish, and {pet.he} had wanted a third time. {Pet} crept along the bank to where the alders began and leapt at something silver, and did not sink.
