title: One Lion Each
title: Roar, Pat, Pat, Roar
guest keeper: Mrs Bell (she), Mrs Tuttle (she)

% A lion slipper says ROAR when it is stamped on, and very softly when a hand presses it. A sock says pat, and so does a head on a pillow.

# one-slipper
{child} and {child.his} best friend, {friend}, were in the [us: thrift store | charity shop][adult:  with {adult}][elder & !adult:  with {elder}[elder2:  and {elder2}]].

{Friend} was behind the curtain, trying on hats. {child} was digging in the big basket of shoes.

{Child.He} found a slipper. It was yellow and fat, with a mane and two round eyes. It was a lion!

{child} put it on. {Child.He} stamped.

ROAR! said the slipper.

# the-other-one
Oh, it was a good slipper. But it was only one.

“Where’s the other one?” said {child}.

{Child.He} dug and {child.he} dug. Was this the other one? No, that was a boot.[age>=5:  Was this the other one? No, that was a very small hat.][age>=5 / !sport:  Was this the other one? No, that was a shoe with a bow.][sport:  Was this the other one? No, that was {sport.thing}.] Was this the other one? No, that was a banana. Somebody had lost it.

# said-the-curtain
{child} stamped again. ROAR!

And behind the curtain something said: ROAR!

{child} stood still. {Child.He} stamped once more. ROAR!

ROAR! said the curtain.

The curtain opened. There was {friend}, with a hat down to {friend.his} nose. And on {friend.his} foot was a lion.

# a-pair
“That’s my other one!” said {child}.

“No, that’s my other one!” said {friend}.

“A pair goes together,” said {keeper} at the [us: cash register | till]. “I can’t sell just one lion, my loves.”[age>=5: 

“What if we don’t tell the lions?” asked {friend}.

“They’d notice in the end,” said {keeper}.]

# socks
So {child} had both. Roar, roar, {child.he} went, all the way to the plates. But {friend} stood there in {friend.his} socks, and {friend.his} socks said only: pat, pat.

Then {friend} had both. Roar, roar, {friend.he} went, all the way to the lamps. And {child} stood there in {child.his} socks. Pat, pat.

Nobody was happy. Not even the lions.

# stand-by-me
{Friend} pushed up the hat. {Friend.He} looked at {child’s} feet. {Friend.He} looked at {friend.his} own.

“Stand by me,” said {friend}. “Close.”

{Friend} took one slipper. {child} took one slipper. {Child.He} held {friend’s} hand tight, and they walked.

Roar, pat, pat, roar.

Past the plates. Roar, pat, pat, roar.

Past the lamps. Roar, pat, pat, roar.[elder & adult:  Past {elder}[elder2:  and {elder2}]. Roar, pat, pat, roar.][athlete:  Past a picture of {athlete}. Roar, pat, pat, roar.]

# four-legs
“Look!” shouted {child}. “We’re a lion! We’re one big lion, and we’ve got four legs!”[pet.dog: 

{Pet} the dog, who had always had four legs, came and walked behind.]

[music: {keeper} stopped humming {music}. She laughed | {keeper} laughed] until her glasses fell in the basket.

“Well,” she said, “that is a pair. And it does go together.”

# home
So they bought the lions[city: , the only two in {city}], and they carried the bag home between them. Roar, said the bag, whenever it bumped.

But at {child’s} door[pet.other: , where {pet} was waiting,] {friend} had to go home to {friend.his} house.

“Oh no,” said {child}. “Now they’ll be one and one.”

{Friend} thought. Then {friend.he} let go of the bag.

“Tonight they sleep at yours,” {friend.he} said. “Tomorrow they sleep at mine.[school:  And then we can all go to {school}.]”

# goodnight
So now it is night, and two lions are standing by {child’s} bed[pet.cat: , with {pet} the cat asleep against them]. {child} puts down one hand, and presses them goodnight.

Roar, goes one lion, very softly.

Roar, goes the other one.

Pat, goes {child’s} head on the pillow.

And click, goes the lamp.
