title: A Very Good Stick
title: Twenty-Two Laps
title: It Only Works with Three
guest host: Mrs Penhale (she), Mrs Abiola (she)
guest dancer: Imogen (she), Cordelia (she)
guest noor: Noor (she), Priya (she)

% @a: {adult}, or else a neighbour who drives. What makes the dog look silly goes by the coat (@look, @all, @top, @about). A friend who was ticked is ill at home.

# laps
There were twenty-two laps of the [school: field at {school} | school field] in one lunch break, if you didn’t hurry. {child} knew, because {child.he} had counted.

{child.He} had worked out how to do it so that it looked as if {child.he} {child.was} going somewhere. [age>=9: You had to keep up a steady pace. You had to look, now and then, at your wrist, even if you weren’t wearing a watch. And when | When] you passed {dancer} and the other two, who were making up a dance[music:  to {music}] by the wall, you had to find something interesting on the other side.[sport:  It was good practice for anybody who liked to {play sport}, but that wasn’t why {child.he} did it.][friend:  {Friend}[!friend.known: , {child.his} best friend,] was at home with a cough.]

# number-three
{child} had asked. That was what people always told you to do. {child.He} had walked straight up and said, “Can I [age>=11: join in | play]?” and {dancer} had said, in quite a nice voice, “It’s just that it only works with three.”

There hadn’t been a quarrel. Nobody had called {child.him} a name. If they had, {child.he} could have told a teacher. There’s nobody you can tell about the number three.

# in-the-car
{child.He} told [adult: {adult} on Thursday, in the car, because it was dark and {adult} had to keep both eyes on the road. | {host} from next door on Thursday, in the car, because it was dark, and whoever drives has to look at the road.]

“Nobody wants to [age>=11: be | play] with me[friend & age>=9: , if {friend} isn’t there],” said {child}.

The [us: turn signal | indicator] ticked. [adult: {child.He} waited for {adult} to say that it surely wasn’t true. | {child.He} waited to be told that it wasn’t true.]

“Oh, {child},” said {@a}. “That’s horrible.”

And it was so much better than what {child} had been expecting that {child.he} cried all the way to the [us: last corner | roundabout]. [us: {@A} went around the block twice | {@A} went round it twice], to give {child.him} time.

“Is there something wrong with me?” {child} said.

“No,” said {@a}. “I’ve looked. I’ve been looking for {age} years.”[age>=9:  [adult: {adult.He} was quiet for a bit. | The car went on for a bit.] “When I was your age I spent most of a winter in the [us: coat room | cloakroom], reading the labels in people’s coats. I wish I could tell you what I did about it. I didn’t do anything clever. It just went on, and then it stopped.”]

# two-terriers
On Saturday they took {pet} to the park[city: , the big one {in city}]. {@look}

“Don’t laugh,” said {@a}. [pet.he / pet.she: “{Pet.He} thinks {pet.he} looks like a wolf.” | “{Pet} thinks it makes {pet.him} look like a wolf.”]

{child} let {pet} off the [us: leash | lead], and {pet.he} galloped up to two terriers who were tearing round and round a bench. {Pet.He} put {pet.his} elbows on the grass and {pet.his} bottom in the air, {@all} and all. It’s what dogs do when they’re asking.

The terriers looked at {pet.him}. They went back to the bench. You could practically see it written over their heads: It only works with two.

{child’s} stomach hurt. “Come away, {pet},” {child.he} whispered.

# the-stick
But {pet} had already come away. {Pet.He} shook {pet.himself}, from {@top} to the tail, as if it had been raining. Then {pet.he} trotted off [pet.name: alone | by {pet.himself}], and under a hedge {pet.he} found a stick.

It was just a stick. But {pet.he} {pet.was} terribly pleased with it. {Pet.He} threw it up and caught it. {Pet.He} lay on {pet.his} back and wore it like a moustache. {Pet.He} {pet.was}n’t doing it for the terriers to see, and they didn’t see; they never looked round. {Pet.He} {pet.was} doing it because it was a very good stick.

{Pet.He} had been at it for some time when a fat old [breed.Cocker Spaniel: pug | spaniel] got up, came over the grass, and sat down to watch.

“[pet.he: He | [pet.she: She | {Pet}]] doesn’t mind at all,” said {child}.

[pet.he / pet.she: “I expect [pet.he: he | she] minds,” said {@a}. “[pet.he: His | Her] [breed.Bulldog / breed.Boxer / breed.Australian Shepherd: face fell | tail went down]. I saw it. But [pet.he: he | she] doesn’t seem to think it’s about [pet.he: his | her] {@about}.” | “I expect {pet.he} {pet.does},” said {@a}. “{Pet’s} [breed.Bulldog / breed.Boxer / breed.Australian Shepherd: face fell | tail went down]. I saw it. But {pet} doesn’t seem to think it’s about the {@about}.”]

{child} thought about that for the rest of the weekend.

# the-bank
On Monday {child.he} did three laps, and then {child.he} stopped. Down at the far end of the field was the bank, where nobody went. It had tree roots all over it and it smelled of mud. In {child.his} pocket there was a marble.[age>=9:  {child.He} had put it there that morning, though {child.he} couldn’t have told you why.]

{child.He} set it at the top of the bank and let go. It rolled about as far as a pencil, and fell in a hole.

Well, that was no good. It needed a bridge. {child.He} made one out of bark. It needed a wall. Then there was a root that went along like a [us: railroad | railway], and if you scraped out a gutter behind it …

The bell rang, and {child} jumped. {child.He} had forgotten that there was a bell, or a school, or anybody by the wall.

# washed-away
On Tuesday the rain had washed half of it away. That wasn’t a good day.[age>=9:  At lunch the dance had an audience, and {child} did all twenty-two laps, and at home {child.he} slammed a door.] On Wednesday {child.he} built it again, with drains.[elder:  The drains were {elder’s} idea, over the phone[elder2: , and {elder2} wanted to know what they were draining].]

# the-shoes
On Thursday {child.he} {child.was} lying on {child.his} front, trying to get the marble to jump a gap, when {child.he} noticed a pair of shoes.[age>=9:  They had been there for some time.] In them was a girl called {noor} from the other class, who spent every break on the library steps with a book held up in front of her. It came to {child} that in all those laps {child.he} had never seen {noor.him} turn a page.

“It’s going too fast,” said {noor}, to {noor.his} shoes. “If you put moss just before the gap, it would slow down. Then it might land.” {Noor.He} went red. “I’m not asking to [age>=11: join in | play]. I was only saying.”

{child} knew exactly how much that cost. {child.He} could have told you to the penny.

{child.He} couldn’t think what to say. All the proper words had got stuck.

# elbows
So {child.he} did what came into {child.his} head: {child.he} put {child.his} elbows down in the mud and stuck {child.his} bottom in the air.

{Noor} stared. Then she started to laugh, and she put her book down on the grass, where it was wet, and went to look for moss.

# the-gap
It took nine goes.[athlete:  “I bet even {athlete} needed nine,” said {noor}, “the first time.”] On the ninth the marble came off the root, slowed on the moss, sailed over the gap and ran all the way to the bottom, and two people yelled so loudly that even {dancer} looked round.

{child} didn’t notice. {child.He} {child.was} looking at the next bit of the bank.[friend: 

“{Friend} will want a go, when the cough’s gone,” {child.he} said.

“Does it work with three?” asked {noor}.

“It works with anybody.”]

“What we need here,” said {noor}, “is a really good stick.”

“I know someone,” said {child}, “who can get us one.”

# @a
{host}
## if adult
{adult}

# @look
{Pet} had been given a bath on Friday, by somebody new, and had come home with a bow on top, as big as a cabbage.
## if breed.Poodle
{Pet} was a poodle, and {pet.he} had been clipped on Friday by somebody new. {Pet.He} had been left with a pompom on each ankle and a thing like a chef’s hat on {pet.his} head.
## if breed.Labrador / breed.Bulldog / breed.Beagle / breed.Rottweiler / breed.Dachshund / breed.Boxer
{Pet} had a new [us: sweater | jumper], knitted by somebody who had never met {a breed}. It was bright orange, and the hood had woolly ears on it.

# @all
bow
## if breed.Poodle
pompoms
## if breed.Labrador / breed.Bulldog / breed.Beagle / breed.Rottweiler / breed.Dachshund / breed.Boxer
woolly ears

# @top
the bow
## if breed.Poodle
the chef’s hat
## if breed.Labrador / breed.Bulldog / breed.Beagle / breed.Rottweiler / breed.Dachshund / breed.Boxer
the woolly ears

# @about
bow
## if breed.Poodle
pompoms
## if breed.Labrador / breed.Bulldog / breed.Beagle / breed.Rottweiler / breed.Dachshund / breed.Boxer
woolly ears
