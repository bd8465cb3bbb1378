title: Number Twenty-Three
title: Not Waterproof Yet
guest friend: Ellie (she), Rafi (he)
guest pet: Stanley (he), Doris (she)
guest keeper: Mr Potts (he), Mr Dunn (he)

% The caretaker is {adult}, who is helping out at the lido, or {keeper}. Where the family has no pet, {pet} is {friend’s} dog. The dachshund is the original.

# later
“Are you coming in?” shouted {friend} from the water.

“Later,” said {child}.

{Child.He} had been saying it all summer. Now it was the last Saturday in August, and the [us: outdoor pool | lido][city:  {in city}] had shut for the year. But {@why}, so until the pool was emptied on Monday they had it all to themselves. {Friend}[!friend.known: , {child’s} best friend,] was doing [us: the crawl | front crawl]. {child} was sitting on the side in jeans and a hoodie, zipped up to the chin.

{Child.He} had grown [us: nearly four inches | nine centimetres] in a year. It was like being issued with somebody else’s arms. In the spring the whole class[school:  {at school}] had stood in a row at the shallow end of the [us: pool | baths], and ever since then {child} had wanted only one thing: not to be looked at.

{Pet}[!pet: , {friend’s} dog,] was lying on {child’s} feet. {@water}

# back-to-the-pool
Suddenly {pet.he} got up. {@quiet} {Pet.He} walked off on stiff legs to the changing hut. There, in the shade, stood a penguin.

It came up to {child’s} knee. It was black and white, broadly speaking, but it looked as if someone had started plucking it and lost interest. There were feathers all round its feet. It stood with its back to the pool and its beak to the wall.

“It’s really ill,” said {friend}, dripping.

{@A} came over with [adult: {adult.his} | his] rake. [adult: {Adult.He} | He] stood and looked for quite some time.

“Ah,” [adult: {adult.he} | he] said at last. “That’ll be the zoo’s.”

[adult: {Adult.He} | He] [us: called | rang] the zoo and got a recorded message. Then [adult: {adult.he} | he] sacrificed the sardines [adult: they were | he was] supposed to be having for supper. The penguin turned its head away.

# kindly
“It needs water,” said {friend}. “I mean, it’s a penguin!”

{Friend.He} spread {friend.his} arms and shooed it along, kindly, step by step, until its heels were on the edge of the pool. Then the penguin screamed. It sounded like a donkey that has had enough. It flung itself forward, through {friend’s} legs and into the gap under the hut.

“It’s scared,” said {friend}. “But if it would only get in, it’d be fine. It’s always fine once you’re in.”

“Stop it,” said {child}.

“I’m trying to help!”

“It didn’t ask you to.”

It came out sharper than {child.he} had meant. {Friend} pulled {friend.his} towel round {friend.him}.

“I’ve messaged the class,” {friend.he} said. “Everyone’s coming. If there are enough of us, we can carry it in.”

{child} felt {child.his} stomach go cold, all of it.

# full-of-feathers
{@low} {child} put one cheek to the concrete. A long way back {child.he} could see the penguin’s eyes. {Pet} stopped a little way off. {Pet.He} didn’t sniff. {Pet.He} lay down with {pet.his} back to the penguin, as {pet.he} did with people {pet.he} liked and had no intention of pestering.

When at last {pet.he} came out, backwards, {pet.his} nose was covered in feathers. {child} picked them off, one by one. They were perfect. Not one was snapped or chewed. They had simply come loose.

# new-ones
{child} looked in again, and this time {child.he} saw. Where the old feathers had gone, the penguin wasn’t bare. There was something else there, something short and thick and glossy.

“{Friend},” {child.he} said. “There are new ones underneath.”

{Friend} was in a huff, but {friend.he} lay down beside {child.him}. {Friend.He} looked for a long while.

“Next door’s hens,” {friend.he} said then. “They go exactly like that! Like burst cushions. They’re moulting. They hardly eat, and they stand in a corner and want to be left alone, and then they get a whole new outfit.”

“So it isn’t ill,” said {child}. “And it isn’t scared of water. It just isn’t waterproof yet. It would have frozen to death.”

Nobody said anything.

“I nearly pushed it in,” said {friend}.

{Friend.He} looked into the gap. Then {friend.he} looked at {child}, at the big hoodie and the [us: zipper | zip]. {Friend.He} opened {friend.his} mouth, and, for once in {friend.his} life, {friend.he} shut it again.

# getting-changed
Over by the gate, bicycle bells were ringing.

“I’ll deal with this,” said {friend}.

Off {friend.he} went in {friend.his} towel, and soon {friend.he} could be heard all over the [us: place | lido], because being heard was what {friend.he} did best.

“No, you can’t see it! Because it doesn’t want you to! Would you like people standing there [us: gawking | gawping] while you were getting changed?”

Some of them had already got through. So {pet} planted {pet.himself} in front of the gap {@guard}

The bicycles went home.

# every-august
On Monday a woman came from the zoo. She got down on her knees and shone a [us: flashlight | torch] in.

“Twenty-three,” she said. “Every single August.” She stood up and brushed off her [us: pants | trousers]. “We’ve got thirty penguins behind a big window. The others couldn’t care less. But Number Twenty-Three likes to do this without an audience, and how she gets out we have never discovered. Could she [us: stay | stop] here a couple of weeks?”

{@A} looked at the pool, which should have been empty by now.

“I’m behind with everything anyway,” [adult: {adult.he} | he] said.

# homework
Every afternoon {child} and {friend} sat outside the hut, with their backs to the gap, and did their homework.[elder:  Sometimes {elder}[elder2:  and {elder2}] came with sandwiches.][sport:  They talked about {sport}[athlete:  and {athlete}], not too loudly.][!sport & athlete:  They talked about {athlete}, not too loudly.][music:  They hummed {music}.] Sometimes {friend} went for a swim. {Friend.He} didn’t ask.

# nineteen-came-out
One Friday in September, Twenty-Three came out. She was so glossy that she looked wet already. She walked past {pet}, who shuffled aside for her, and up to the edge. There she leaned forward. There wasn’t even a splash. She was simply gone, and down in the green a shadow shot to and fro, to and fro, as if the pool were a great deal too small.

{Friend} followed along the side, laughing out loud.

# the-zip
{child} pulled down the [us: zipper | zip]. Underneath {child.he} {child.was} wearing new [us: swim | swimming] things. {Child.He} had been wearing them since Tuesday. Over by the steps stood {@a}[elder:  and {elder}], with two towels, studying a cloud.

It was so cold that it took {child’s} breath away. Then {child.he} let go of the steps. {Child.He} swam a stroke, and another. The new arms reached a very long way.

# are-you-coming
In the middle of the pool {child} turned round.

“Are you coming in?” {child.he} shouted.

“Later,” said {friend}, and jumped.

# @why
they knew {keeper}, who was the caretaker
## if adult
{adult} was helping out there as caretaker

# @a
{keeper}
## if adult
{adult}

# @water
{Pet.He} considered water to be for other people.
## if breed.Dachshund
{Pet.He} {pet.was} a dachshund, and {pet.he} considered water to be for other people.
## if pet.cat
{Pet.He} {pet.was} {a breed}, and {pet.he} considered water to be for other people.

# @quiet
{Pet.He} didn’t bark, and that was odd, because all day {pet.he} had barked at everything, including toast.
## if pet.cat
{Pet.He} didn’t creep, and that was odd, because all day {pet.he} had crept up on everything, including toast.

# @low
It was low and black under the hut, and only one of them had the nose for that sort of thing. {Pet} lay flat and crawled in.
## if breed.Dachshund
It was low and black under the hut, and only one of them was built for that sort of thing. {Pet} lay flat and crawled in.
## if pet.cat
It was low and black under the hut, and only one of them had the eyes for that sort of thing. {Pet} lay flat and crawled in.

# @guard
and barked every single bark {pet.he} hadn’t barked at the penguin.
## if breed.Dachshund
on {pet.his} short legs and barked in a voice meant for a dog four times the size.
## if pet.cat
with a tail like a bottle brush and hissed in a voice meant for a cat four times the size.
