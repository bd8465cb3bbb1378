title: Contents: Missing
title: [!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: How Much Missing Weighs]
title: [!theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: The Bag Nobody Had Packed]
title: [!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick & !theme.lonely: As Heavy as a Cupboard]
title: [theme.goodbye-to-pet: One Animal Too Few]
title: [theme.two-homes: A Bag in Two Homes]
title: [theme.moving: The Bag That Wasn’t on the Moving List]
title: [theme.homesick: The Homesick Bag]
title: [theme.lonely: The Lonely Bag]

# in-the-way
[theme.goodbye-to-pet: It was an evening with one animal too few.][theme.two-homes & !theme.goodbye-to-pet: It was the
kind of evening when you have two homes and are in one of them.][theme.moving & !theme.two-homes &
!theme.goodbye-to-pet: It was an evening with moving in it, the kind that’s been or the kind that’s
coming.][theme.homesick & !theme.moving & !theme.two-homes: It was a homesick sort of evening.][theme.lonely &
!theme.missing-someone & !theme.homesick: It was the kind of evening when you’re lonely, even with the door
open.][theme.missing-someone & !theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick: It was the
kind of evening when you miss somebody.][!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick &
!theme.lonely & !theme.missing-someone: It was the kind of evening when something isn’t there.]

In the hall stood a bag. It was blue, with a brown handle and a yellow buckle, and it was exactly in the way. [adult:
{Adult} walked around it. “Is that yours?”]

On the handle was a tag: //
For {child}. //
Contents: missing.

“So it’s empty,” said {child}, and went to move it.

It was as heavy as a cupboard.

## or
[theme.goodbye-to-pet: It was an evening with one animal too few.][theme.two-homes & !theme.goodbye-to-pet: It was the
kind of evening when you have two homes and are in one of them.][theme.moving & !theme.two-homes &
!theme.goodbye-to-pet: It was an evening with moving in it, the kind that’s been or the kind that’s
coming.][theme.homesick & !theme.moving & !theme.two-homes: It was a homesick sort of evening.][theme.lonely &
!theme.missing-someone & !theme.homesick: It was the kind of evening when you’re lonely, even with the door
open.][theme.missing-someone & !theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick: It was the
kind of evening when you miss somebody.][!theme.goodbye-to-pet & !theme.two-homes & !theme.moving & !theme.homesick &
!theme.lonely & !theme.missing-someone: It was the kind of evening when something isn’t there.]

It began with a toe. {Child} stubbed it on something in the hall.

It was a bag, blue, with a brown handle and a yellow buckle, and it hadn’t been there that morning. [adult: It wasn’t {adult's}, and
nobody|Nobody] had packed it. But there was a tag on it: //
For {child}. //
Contents: missing.

So it was empty, and an empty bag can be moved with one finger. {Child} took one finger. {Child} took both hands. It
was as heavy as a cupboard.

# scale
The scale in the bathroom showed just the same with the bag as without it. [age>=8: So it wasn’t heavy there. It was
only heavy when you carried it.] [school: The backpack for {school}, with everything in it, felt like a sandwich next
to that.] [sport: And it wasn’t the bag for {sport}, because that was on its hook.]

On the back of the tag, where the sender ought to be, there was nothing. That was missing, too.

# closet
{Child} pushed it into the [us: closet | wardrobe] and shut the door. [athlete: The door bulged, so that {athlete} on the poster got a
belly.] Five minutes went by. Then the bag was in front of the refrigerator, just when somebody wanted milk.

And a bit heavier.

## or
{Child} put it at the very back of the [us: closet | wardrobe], behind everything that was too small. [athlete: From the poster on the
door, {athlete} looked the other way.] The next time {child} went for a sock, it was standing in the sock drawer,
wearing the drawer like a swim ring.

And a bit heavier.

# under-the-bed
{Child} shoved it under the bed. That left the bed on tiptoe. The pillow slid down to the foot, and the quilt went
after it.

The bag was let out again. It hadn’t grown lighter.

## or
{Child} put a blanket over it and called it a footstool. That worked, except that footstools get out of the way when
you push them. You had to walk around it[age>=8:  to get to anything else], around and around, all the time.

It hadn’t grown lighter under the blanket.

# outside
{Child} dragged it out, stood it on the doormat, and closed the front door. At first it was quiet.

Then there was a knock. Not a hard one.

[adult: {Adult} opened. “It’s for you,” said {adult}.|When somebody knocks that carefully, you have to open.]

# window
{Child} sat down at the window, with the bag alongside, and looked out. And then it was easy to see. [city: Everybody
walking home through {city}|Everybody walking home along the street] was carrying something. One man had one so big
that he had to back it around the corner. A lady had hers on a string, like a dog, and a boy went by swinging one no
bigger than a [us: Band-Aid | plaster].

[elder: {Elder} had one, too. {Elder.short} had said so once, and shown it: it went into a pocket. “It started out as
a piano,” {elder.short} had said. “I had to lean it on the wall to get by.”] [elder2: {Elder2.short} kept one on a key
ring.]

[age>=10: Strange, never to have seen it before. But then you don’t see how many people own umbrellas until it rains.]

[age>=6: There was one more thing. ]Not one of them had put theirs away.

## or
{Child} gave up and sat down on it, by the window. Out there[city:  {in city}] people were on their way home, and then
{child} saw it: they were carrying something, all of them. At the bus stop stood seven people and eight bags. One man
was trying to get his through the door of the bus sideways. A girl had hers in one hand, as big as an apple, and threw
it up and caught it.

[elder: {Elder} had one, too. {Elder.short} had said so once, and shown it: it went into a pocket. “It started out as
a piano,” {elder.short} had said. “I had to lean it on the wall to get by.”] [elder2: {Elder2.short} kept one on a key
ring.]

[age>=10: Strange, never to have seen it before. But then you don’t see how many people own umbrellas until it rains.]

[age>=6: There was one more thing. ]Not one of them had put theirs away.

# open-it
[friend: The phone rang. It was {friend}.

“How heavy is it?” asked {friend}, when {child} had explained.

“Like a cupboard.”

“Then open it.”

“It says it’s empty.”

“If it’s heavy, it isn’t empty,” said {friend}. “I’ll wait.” | “You’re not empty,” {child} told the bag. “Nothing
doesn’t weigh this much.”]

The buckle clicked, and {child} looked. There was only lining, dark blue, all the way down.

Then came a sound.

# contents
Nobody else in the world would have known it. {Child} knew it at once. You had to hold your breath to hear if it would
come again, and it did.

Then came a smell, the kind that has no name except the one you have for it yourself. Then something warm, exactly as
big as a cheek. [music: Then came the middle of {music} all alone, and {child} hummed the rest.]

## or
It was small, and it lay on top. {Child} knew just what it was, and where it belonged. It came once more, for anyone
who sat still.

Under that lay some light, falling in a certain way. Under the light lay a smell. And under the smell was something
soft, which you could rest a hand on. [music: Folded up in the side pocket was {music} as well, and {child} hummed a
bit of it.]

# funny-one
[pet & theme.goodbye-to-pet / pet & theme.missing-someone: Something in there made {child} think of {pet}.] [pet.dog &
!theme.goodbye-to-pet & !theme.missing-someone: {Pet} came and pushed a nose down into it, and the tail said that
somebody here knew something.][pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} stepped in, turned
around once, and sat there for a while, in the middle of it all.][pet.other & !theme.goodbye-to-pet &
!theme.missing-someone: {Pet} got to hear about some of it, too.]

[adult: {Adult} sat down on the floor. “What’s that?” said {adult}, and {child} told about it. One thing at a
time.|{Child} took up one thing at a time, and told about it, out loud.] [friend: On the phone you could hear
{friend}, listening so hard that it crackled.]

[age>=7: A few of them stung a little, the way cold hands do when they come indoors. It passes, and you still have the
hands.]

At the bottom lay the funniest one. It was something that had happened once, and it had grown funnier since. {Child}
laughed so much that it was necessary to hold on to the bag.

# tag-again
Then it was all put back, with care, in the right order. {Child} took the handle and lifted.

It weighed as much as a bag. Not nothing. A bag. [age>=8: You could walk a long way with it, if you changed hands now
and then.]

{Child} read the tag again. Contents: missing. [age>=8: There was no mistake in it. It was only short.]

It was right. What was missing was what was in there.

## or
Then {child} packed, the sound at the bottom and the funny one on top, where you can reach it. The buckle clicked the
other way. One hand, one handle, up.

It worked. It wasn’t light, but it was no cupboard. [age>=8: It was a bag with something in it, and that’s easier to
carry than a bag you know nothing about.]

The tag said the same as before. Contents: missing.

“But that’s right,” said {child}. “What’s missing is what’s in it.”

# beside-the-bed
[friend: “Good night,” said {friend} on the phone. “Don’t put it in the [us: closet | wardrobe].”]

[friend: {Child} didn’t. It|The bag] stood by the bed that night, and turned out to be exactly as high as a bedside
table. [adult: {Adult} put a glass of water on it.|There was room on it for a glass of water.] The water went
perfectly still.

Outside, the last one walked home with a bag under one arm. The window was dark blue. The quilt was cool, and then it
was warm. [pet.dog & !theme.goodbye-to-pet & !theme.missing-someone / pet.cat & !theme.goodbye-to-pet &
!theme.missing-someone: {Pet} lay down so as to reach both the feet and the bag.]

## or
When the teeth were brushed, {child} walked around with it, looking for a place. By the bookcase it stood crooked. At
the window it seemed to be leaving. But next to the pillow, on the side where the hand is, it stood as if it had
always lived there. [friend: “Good,” said {friend} on the phone. “Then I’ll hang up.”]

[adult: {Adult} put the glass of water on top, since it was the right height, and turned off the light.|The glass of
water went on top, since it was the right height, and the lamp went out.] [pet.dog & !theme.goodbye-to-pet &
!theme.missing-someone / pet.cat & !theme.goodbye-to-pet & !theme.missing-someone: {Pet} lay down against it, on the
warm side.] The sheet was cool, and the house ticked a little, getting comfortable.

# last
Once in the night, when the house was at its quietest, a small sound came from inside the blue, the kind that only one
person in the whole world would have known. {Child} didn’t wake. But {child.he} put a hand out from under the quilt and laid it
on the handle, not to lift it, only to hold on.

## or
It wasn’t in the way any more. It was just nearby. The street lamp shone in the yellow buckle, and the water in the
glass had stopped rocking long ago, and from the bag to the pillow it was exactly as far as an arm is when it’s
asleep.
