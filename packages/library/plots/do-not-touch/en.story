title: Do Not Touch
title: What the Boiler Said
title: The Dragon Behind the Boiler
guest friend: Nell (she), Gus (he)
guest dachs: Crumpet (he), Muffin (she)
guest neighbour: Mrs Hobbs (she), Mrs Peck (she)
guest dragon: Winifred (she), Mildred (she)

% The rule: a dragon burns as long as she has something to guard that somebody would hate to lose. @dog: the family's dog or cat, else the caretaker's dachshund.
% @a: {adult}, else the neighbour from the top floor.

# like-a-cod
On the coldest evening of the whole year[city:  in {city}], every radiator at 12 Hill Street went stone cold. {child} put a hand on the one in the kitchen. It was like stroking a haddock.

“And the [us: super | caretaker] is in [us: Scranton | Scarborough],” said {@a-first} two hats. “Run down, would you, and see if the boiler says anything. But don’t touch!”

{Friend}[friend & !friend.known: , {child’s} best friend,][!friend:  from downstairs] came too, in a sleeping bag, with both feet out at the bottom. And so did {@dog}. {@freezing}

# the-hole
The boiler had nothing to say. But behind it, where the pipes went off into the dark, there was a hole. It was low and narrow, and it smelled of soot.

{@built} Before {child} could say “stay”, there was only {@tail}, and then there wasn’t even that.

{@sound} they heard, from a long way in.

And then somebody sighed, and it wasn’t {@dog}.

# a-draught
They crawled in after {@him}. On the other side was a room of old brick, like a very small church. All the pipes in the building came together there, and in the middle, with pipes tucked [us: around | round] her like a blanket, lay a dragon, as green as an old copper roof.

“Shut the door,” said the dragon. “There’s a [us: draft | draught].”

“There isn’t a door,” whispered {friend}.

“No,” said the dragon gloomily. “I expect that’s why.”

{child} knew that {child.he} ought to be frightened. But it’s hard to be frightened of somebody with a runny nose.

“Are you what keeps us warm?” {child.he} asked.

“For ninety-three years,” said the dragon, whose name was {dragon}. “And now I’ve gone out.”

She opened her mouth to show them. It looked like a fireplace the morning after.

“We could fetch some wood,” said {friend}.

# it-was-kept
“Wood!” said {dragon}. “Do I look like a bonfire? It’s guarding things that keeps a dragon warm. Give us something to guard[age<9:  that somebody would hate to lose], and we burn. Take it away, and we go out. I had a perfectly splendid hoard, just out there. Seven bicycles. Three [us: sleds | sledges]. A trumpet. On Monday it was gone.”

{child} and {friend} looked at each other. On Monday there had been a [us: dumpster | skip] in the yard, and a notice that said [us: BASEMENT CLEAN-OUT | CELLAR CLEAR-OUT]. {child} had been allowed to throw in an old [us: sled | sledge], and it had made a beautiful crash.

“But that was only junk,” said {friend}.

“It was being kept,” said {dragon}. “Junk is quite another thing.[school:  I’ve a sister under {school} who looks after the lost mittens, and she’s never been cold a day in her life.]”[age>=9: 

So {friend} ran upstairs in the sleeping bag, and came back with a candlestick that looked just like gold. {Dragon} sniffed it.

“Would you hate to lose it?” she asked.

“No,” said {friend}, who was honest.

“Then it’s no good,” said {dragon}. “I can only guard what somebody would hate to lose.”]

# click
Nobody could think what to say. {@Dog} walked round and round, looking for the best place, and found it, right up against {dragon’s} tummy. There {@he} lay down, and sighed, and went to sleep.

The dragon held her breath.

“What’s {@he} doing?” she whispered.

“Sleeping,” said {child}.

“Here? With me?”

“You must look like somebody who’s good at guarding.”

Something went click, deep down inside the dragon, and a flame came up. It was blue, and no bigger than the nail on your little finger, but the bricks [us: around | round] {@dog} began to get warm.

“You’ll be wanting to take {@him} home, of course,” said {dragon}.

“Yes,” said {child}. “I’m afraid we will.”

The flame shivered, and shrank.

# the-tin
And then {child} knew what was needed. {Child.He} almost wished that {child.he} didn’t.

{Child.He} ran all the way up the stairs. Under {child.his} bed was a tin box. DO NOT TOUCH, it said on the lid. Inside was a compass[elder:  from {elder}[elder2:  and {elder2}]], which pointed wherever it liked. There was every secret letter {friend} had ever written. [sport: There was a certificate for {sport}. ][athlete: There was a picture of {athlete}, with one corner gone soft. ]And there was {@dearest} Nobody else had ever been allowed so much as to hold the box.

{child} held it for a while. Then {child.he} went down again.

# you-must-come
“It’s not to be touched,” said {child}.

“No,” said {dragon}.

“Not by anybody.”

“No.”

“But can I come and look in it?”

“You’ll have to,” said {dragon}, very seriously. “How else shall I know if I’m doing it right?”

{child} put the box down in front of her. {Friend} stood and bit {friend.his} lip. Then {friend.he} pulled off the string [us: around | round] {friend.his} neck.

“You can have the key to my diary,” {friend.he} said. “I’m keeping the diary.”

“Very wise,” said {dragon}.

# red-between-the-scales
She wound herself [us: around | round] the box and the key, coil after coil. At first nothing happened. Then a red glow began to show between her scales, the way your fingers glow when you hold them over a [us: flashlight | torch]. [age>=9: It spread to her throat, and her tummy, and right out to the tip of her tail. ]And the pipes began to tick. Tick, tick, tick, they went, floor by floor[music: , very nearly in time to {@song}], until {child} heard {@a} say, far above:

“At last.”

{@Dog} had no wish to leave. {@out}, and {@he} was as warm as a loaf straight from the oven.

# did-it-say-anything
Up in the kitchen stood {@a}, with both hands on the radiator. One of the hats was off already.

“There we are,” said {@a}. “It’s started all by itself. Did it say anything?”

{Friend} looked at {child}. {child} looked at {@dog}.

“Yes,” said {child}. “Do not touch.”

# @a
{neighbour}
## if adult
{adult}

# @a-first
{neighbour} from the top floor, who had come down in
## if adult
{adult}, who was wearing

# @dog
{dachs}
## if pet.dog / pet.cat
{pet}

# @he
{dachs.he}
## if pet.dog / pet.cat
{pet.he}

# @him
{dachs.him}
## if pet.dog / pet.cat
{pet.him}

# @freezing
{Dachs} was the [us: super’s | caretaker’s] dachshund, and they were looking after {dachs.him}. {Dachs.He} was colder than anybody, being so long that the warm never got as far as the other end.
## if pet.dog
{Pet} was {a breed}, and cold right through {pet.his} coat.
## if pet.dog & breed.Dachshund
{Pet} was a dachshund, and colder than anybody, being so long that the warm never got as far as the other end.
## if pet.dog & breed.Siberian Husky
{Pet} was a husky, and thought it was nice and cool for once, but {pet.he} wanted to see what they were up to.
## if pet.cat
{Pet} was a cat, and cats don’t hold with being cold.

# @built
Dachshunds are built for holes.
## if pet.dog
A dog has to know what’s in a hole.
## if pet.dog & breed.Dachshund
Dachshunds are built for holes.
## if pet.cat
A cat has to know what’s in a hole.

# @tail
a tail
## if breed.Bulldog / breed.Rottweiler / breed.Australian Shepherd / breed.Boxer
a bottom

# @sound
“Woof,”
## if pet.cat
“Miaow,”

# @dearest
{child.his} very first tooth, wrapped up in [us: cotton | cotton wool].
## if pet.dog
{pet’s} first collar, so small that it only just went [us: around | round] {child’s} wrist.
## if pet.cat
{pet’s} first toy, which had been loved until nobody could tell what it was.
## if pet.other
the first photograph that anybody took of {pet}.

# @out
They had to carry {@him}, one at each end
## if breed.Labrador / breed.Golden Retriever / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky / breed.Boxer / breed.Bulldog
They had to push {@him} out through the hole, one on each side
## if pet.cat
They had to carry {@him} out in {friend’s} sleeping bag

# @song
{music}
