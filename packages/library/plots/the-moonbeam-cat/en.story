title: When {pet} Walked on the Moonlight
title: Somebody Left the Moon On
title: The Mouse Who Kept the Moon
title: Soft or Hard?
title: A Sock on the Moon

# open
The moon was shining so hard that it laid a white stripe across {child's} quilt, straight as a ruler. There was no
sleeping in that. {child} lay there in [uk: pyjamas | pajamas] and woolly socks and wondered: is the moon soft or
hard?

## or
Somebody had left the moon on. It shone on the [uk: trousers | pants] on the chair. [age>4: It shone in under the bed.
] Right across {child's} quilt it laid a white stripe, straight as a ruler.

You can’t sleep in that. {child} lay there in [uk: pyjamas | pajamas] and woolly socks and wondered: is the moon soft
or hard?

# answer
[adult: “Hard, I think,” {adult} had said. But {adult} had never been there. | The space book said hard. But whoever
wrote the book had never been there.]

## or
[adult: {Adult} had guessed hard. Then again, {adult} had also guessed that {child} was asleep. | There was a
photograph in the space book, but you can’t squeeze a photograph.]

# cat
On top of the socks lay {pet}, {@cat-lay}. Now {pet.he} got up, stretched, first the front half and then the back
half, and left. [age>4: Cats can walk along a fence.] Cats can walk along a curtain rail. {Pet} walked up the
moonlight.

The window was shut. Moonlight doesn’t mind that, and neither did {pet}. Outside the glass {pet.he} waited [age>4: ,
the way cats wait when you’re being slow].

## or
At {child's} feet lay {pet}, {@cat-lay}. One eye opened. {Pet} looked at the stripe the way you look at a door that
somebody has forgotten to lock. Then {pet.he} stepped up on the stripe and walked out through the glass, because the
window was shut, but the moonlight wasn’t.

Out there {pet} looked back. In Cat, that means come. [age>4: It can also mean supper.]

# walk
{child} put one foot on the stripe. It held. You had to walk like {pet}, each foot straight in front of the other,
with your tail straight up if you had one. [city: Far below lay {city}, no bigger than a tray. There was a light in
every window. [age>4: Nobody down there could sleep either.]]

[friend: Out of another window came another stripe, and along it walked {friend}, in [uk: pyjamas | pajamas] and
rubber boots.

[age>4: “I saw {pet} go by,” said {friend}.]]

## or
{child} tried it with one toe, the way you try bathwater. It held. [age>4: It was cool and smooth, and you | You] had
to keep both arms out. In front went {pet}, who has never needed any arms. [city: Beneath their feet {city} slid by,
roof after roof, with every window lit. [age>4: The whole town was lying there turning its pillow over.]]

[friend: On a windowsill sat {friend}, in [uk: pyjamas | pajamas] and rubber boots, and stepped on as they went by.

[age>4: “I brought the boots,” said {friend}, “in case it’s deep.”]]

# moon
Then they were there, and the moon was soft. The dust was as fine as flour, and under the soft it was hard. {Pet} put
down one paw, looked at the print, and made another. Then {pet.he} went behind a big rock to see if it worked there
too.

## or
Then the stripe ended. {child} stepped off, and one foot sank in. Soft, then! It sank a little more, and bumped. And
hard! [age>4: It was like stepping into a bag of flour.] {Pet} took three steps, looked around, and noticed the tracks
of a cat. They stopped exactly where {pet.he} was standing. {Pet} crept in behind a big rock to find out who it was.

# mouse
“Excuse me,” said somebody. “You’re standing in my bedroom.”

It was a gray mouse with a broom. Behind her stood a lamp as big as a house, with a knob on the side.

“You’re shining so hard that [friend: we | I] can’t sleep,” said {child}.

“Neither can I,” said the mouse. “I’m cold, so I’ve turned it all the way up. I need something warm and soft that
hums.”

{child} thought of {pet}, behind the rock. A cat? For a mouse?

“Let’s try something else first,” said {child}.

## or
Swish, swish. Beside a lamp as big as a house stood a gray mouse, sweeping.

“Wipe your feet,” said the mouse. “You’re bringing in earth.”

“That lamp shines right down into my bed,” said {child}.

The mouse pointed at a knob with her broom. “I’m cold, so I turned it up, and all I got was more light. To sleep, I
need something warm and soft that hums.”

{child} had brought one of those. It was sitting behind the rock, and it was a cat.

“We’ll start with something smaller,” said {child}.

# sock
First the mouse got to borrow one of {child's} woolly socks[elder: , from {elder} [elder2: and {elder2}] [age>4: , who
thought people should have wool on their feet wherever they were going]]. The mouse crawled in until only her head
stuck out.

“Now my feet are warm,” she said. “But not my nose.”

## or
{child} pulled off one of the woolly socks [elder: from {elder} [elder2: and {elder2}]]. The mouse went in to have a
look around.

“One long room,” she called. “And a corner!” [age>4: Then she came up again. ] “It’s warm for the toes. But a nose has
to be out.”

# jump
“Then we’ll jump,” said [friend: {friend} | {child}]. And on the moon you jump high. [friend: They hung among the
stars for a while and came down like leaves. | {child} hung among the stars for a while and came down like a leaf.]
[sport: {@move-how}] [athlete: Not even {athlete} has ever jumped that high, at least not in [uk: pyjamas | pajamas].]
The mouse jumped too, sock and all.

“Now my nose is warm,” she panted. “But now I’m wide awake!”

## or
“Then we’ll run,” said [friend: {friend} | {child}]. [age>4: Once around the moon isn’t as far as it sounds.] It was
dark on the back of the moon, and there you had to hold on to a sleeve. [athlete: Not even {athlete} has ever run
there.] [sport: {@move-lap}]

“Now my nose is warm,” puffed the mouse, and sat down to rest. [age>4: For a moment nobody spoke. ] “Now it’s cold
again.”

## if !sport & !athlete
“Then we’ll jump,” said [friend: {friend} | {child}]. And on the moon you jump high. [friend: They hung among the
stars for a while and came down like leaves. | {child} hung among the stars for a while and came down like a leaf.]
[sport: {@move-how}] [athlete: Not even {athlete} has ever jumped that high, at least not in [uk: pyjamas | pajamas].]
The mouse jumped too, sock and all.

“Now my nose is warm,” she panted. “But now I’m wide awake!”

## if !sport & !athlete
“Then we’ll run,” said [friend: {friend} | {child}]. [age>4: Once around the moon isn’t as far as it sounds.] It was
dark on the back of the moon, and there you had to hold on to a sleeve. [athlete: Not even {athlete} has ever run
there.] [sport: {@move-lap}]

“Now my nose is warm,” puffed the mouse, and sat down to rest. [age>4: For a moment nobody spoke. ] “Now it’s cold
again.”

## if !sport & !athlete
“Then we’ll tuck you in,” said [friend: {friend} | {child}]. They swept the moon dust into a heap, and in the heap lay
the mouse, with only her ears showing. The stars hung so close that you could have counted their points.

“Now I’m warm all over,” said the mouse. Then she sneezed. The whole heap flew off into space.

“It was lovely while it lasted,” she said.

# meet
Then {pet} came out from behind the rock.

The mouse went perfectly still.

“Is that a cat?”

“Yes,” said {child}.

“All of it?”

“Yes. But {pet.he} {pet.has} had supper. Salmon.”

“How much?”

“Two bowls.”

The mouse looked carefully.

{@cat-meet}

# hum
{@cat-solve}

And then the humming began.

“Warm,” said the mouse, counting on her paw. “Soft. Hum…” That was as far as she got. [music: {child} hummed {music},
and {pet} purred nearly in time.]

# lamp
{child} went over and turned down the lamp. The knob was stiff[school: , just like the tap {at school} [age>4: , the
one that takes both hands]]. The moon went from round to half, and from half to thin, and there {child} stopped
turning. [age>4: You need something to go home on.] [city: In {city} the windows went dark, one by one.]

{@cat-leave} Then {pet} could walk up there again. [age>4: That is where cats go at night, in case anyone was
wondering.]

The moonlight was no wider than a shoelace now, so they sat down and slid. [friend: {Friend} waved, and curved off
home.] {Child} and {pet} went straight through the glass, across the floor, and down into bed.

## or
{child} tiptoed to the lamp and turned the knob, the wrong way. For a moment [school: all of {school} | every bush]
down there lay in broad daylight. [age>4: “Oops,” whispered {child}.] So, the other way: from melon to slice, and from
slice to rind. [age>4: It couldn’t be any less than that, with people going home on it.] [city: In {city} it grew
dark, street after street.]

{@cat-leave} [age>4: By then {pet} would be back. That is why cats sleep all day. They work nights.]

The stripe was so narrow now that you had to slide, one behind the other. [friend: {Friend} hopped off at the right
window.] Then came the glass, the floor, and the pillow, in that order.

# down
[adult: {Adult} came to look.

“Soft on top,” said {child}. “Hard underneath.”

“I see,” said {adult}, tucking in the quilt. “And where’s your other sock?”

“It’s being used,” said {child}, and fell asleep in nearly the same sentence. | Soft on top, thought {child}. Hard
underneath. One foot was warm and one foot was cold, because the other sock was being used, and the quilt was heavy
and had room for both.]

## or
[adult: {Adult} tucked in the feet. One had a sock and one hadn’t.

“The moon is both,” said {child}. “First soft and then hard.”

“And we’re a sock short,” said {adult}.

“It’s on loan,” said {child}, and the last word ended up in the pillow. | Both, thought {child}. First soft and then
hard, like a bed with a floor under it. The bare foot found the other one, the one with the sock, and lay down close
beside it.]

# last
In the window hung the moon, as thin as a fingernail. On the quilt lay the stripe[age>4: , as fine as sewing thread],
and along it, all the way from the window, went a row of small gray paw prints, as far as {pet}, who was pretending to
be asleep. On the moon there is a row just like it. It is never windy there, so it’s there still.

## or
In the window hung the moon, as thin as a fingernail. On the quilt lay the stripe[age>4: , as fine as sewing thread],
and in the middle of it lay {pet}, with gray dust between the toes. And from the lowest tip of the moon[age>4: , if
your telescope is a long one,] hangs something small and knitted. That is the sock. Somebody up there got so warm that
it had to be hung out.

# @cat-lay
round as a bun, with a tail over the nose
## if breed.Persian
a Persian who was mostly fur with a little bit of nose
## if breed.Maine Coon
a Maine Coon, as big as a small lion, with tufts on both ears
## if breed.British Shorthair
a British Shorthair, round in every direction
## if breed.Ragdoll
a Ragdoll who went as limp as a dishcloth the moment anyone lifted
## if breed.Bengal
a Bengal, spotted like a leopard
## if breed.Siamese
a Siamese who had an opinion about most things
## if breed.Abyssinian
an Abyssinian who never lay still for longer than a page of a book
## if breed.Russian Blue
a Russian Blue, silver-gray and shy of everyone but family
## if breed.Scottish Fold
a Scottish Fold, with ears folded like two envelopes
## if breed.Sphynx
a Sphynx without a single hair, who therefore slept in a knitted sweater

# @cat-meet
“What is the tail for?” she whispered.

“That’s the quilt,” said {child}.
## if breed.Persian
“Where does it start?” she whispered.

“At the nose,” said {child}.
## if breed.Maine Coon
“It’s bigger than my house,” she whispered.

“It’s nicer, too,” said {child}.
## if breed.British Shorthair
“But it’s round,” she whispered. “Like my moon.”

“Only warm,” said {child}.
## if breed.Ragdoll
{child} picked up {pet}, who at once hung straight down at both ends.

“Is it broken?” whispered the mouse.

“No,” said {child}. “That’s what a Ragdoll does.”
## if breed.Bengal
“It has craters,” she whispered. “Just like here.”

“Choose one,” said {child}.
## if breed.Siamese
{Pet} said something long.

“What is it saying?” whispered the mouse.

“That it’s cold here,” said {child}.

“At last,” said the mouse. “Somebody who agrees.”
## if breed.Abyssinian
“It keeps moving,” she whispered.

“That’s because you’re so interesting,” said {child}.
## if breed.Russian Blue
“It looks frightened,” she whispered.

“Of you,” said {child}.
## if breed.Scottish Fold
“It’s closed its ears,” she whispered.

“They’re always closed,” said {child}.

“Good,” said the mouse. “I snore.”
## if breed.Sphynx
“Somebody forgot the fur,” she whispered.

“That’s how a Sphynx comes,” said {child}.

# @cat-solve
{Pet} lay down in the dust, curled into a ring, and left an opening exactly as big as a mouse. When the mouse had
stepped in, the tail came around and shut the door.
## if breed.Persian
{Pet} settled. When a Persian lies down there is fur in every direction. The mouse walked into it as if it were a
cloud, came out on the other side, turned around, and walked back in. The second time she stayed.
## if breed.Maine Coon
{Pet} lay down in the nearest crater and filled it right up to the rim. Only the tail was left over. A Maine Coon has
enough tail for another whole cat, so the mouse got all of it, for a quilt.
## if breed.British Shorthair
{Pet} sat down. A cat like that sits down once, and then it’s seated. The fur was so thick that the mouse’s paw
couldn’t find the bottom. She leaned against it, and it gave way exactly enough.
## if breed.Ragdoll
You can’t be afraid of something that hangs like that. {child} spread {pet} out in the dust, the way you spread a
blanket, and the mouse climbed onto the blanket. Soon she was hanging just the same way herself.
## if breed.Bengal
{Pet} came in three long moon leaps and lay down so quietly that not one speck of dust stirred. The mouse walked all
the way along, choosing among the spots. She took the one behind the front leg, which was about her size, and lay down
in the middle of it.
## if breed.Siamese
A Siamese can’t be silent, but {pet} could lower the volume. The mouse was told something very long, lower and lower
and nearer and nearer, until it wasn’t words anymore, only warm.
## if breed.Abyssinian
{Pet} walked once around the mouse. And once more, a little smaller. Smaller and smaller went the circles, until the
last one was so small that there was nothing to do but lie down in it, and in the middle sat the mouse.
## if breed.Russian Blue
So the mouse took a step. {Pet} took a step. The mouse took another. It was a while before they met in the middle, and
the silver fur was double and deep, and {pet} held perfectly still.
## if breed.Scottish Fold
{Pet} sat back with both hind legs straight out, like an uncle in an armchair. That left a place free on the stomach,
and it was exactly as big as a mouse.
## if breed.Sphynx
{child} unbuttoned the sweater. A Sphynx is as smooth as a peach and as warm as a stone that has lain in the sun. The
mouse put one paw there, and then another, and then crept in. And {child} buttoned the sweater around them both.

# @cat-leave
{Pet} eased free, one paw at a time. The hollow in the dust would stay warm until tomorrow night.
## if breed.Ragdoll
{child} slid {pet} out from under the mouse, and neither of the two noticed. The hollow in the dust would stay warm
until tomorrow night.
## if breed.Sphynx
{Pet} eased out of the sweater, one paw at a time, and left it there. It would stay warm until tomorrow night.

# @move-how
The mouse got to try {sport} as well, as far as that can be done where nothing wants to come down.
## if sport.Soccer
{child} kicked a moon rock with the inside of one foot. It went over three craters and hasn’t come down yet.
## if sport.Basketball
{child} dunked a round moon rock into a crater with both hands, because on the moon everyone is tall enough.
## if sport.Tennis
{child} served a moon rock with the broom, ran around the crater, and got there in time to return it.
## if sport.Swimming
{child} did the crawl on the way down, eight strokes straight through nothing, and turned at the lamp.
## if sport.Baseball
{child} hit a moon rock with the broom, ran around four craters, and was home in time to catch it.
## if sport.Football
{child} threw a long moon rock in a spiral, outran it, and caught it in the next crater. Touchdown.
## if sport.Gymnastics
{child} did one somersault in the air, and since it was the moon, it turned into four before the feet came down.
## if sport.Track and Field
{child} took three steps and did a long jump. It came to forty-six feet, and all of it was sandpit.
## if sport.Volleyball
{child} set a moon rock straight up and had time to say all the days of the week before the spike.
## if sport.Hockey
{child} took a slap shot at a flat moon rock with the broom. It slid past the lamp and was gone for one whole lap.
## if sport.Golf
{child} putted a round moon rock with the broom. It rolled across the whole plain and down into the last crater.
## if sport.Dance
{child} danced a step, a spin, and a leap. The spin took half a minute, and the leap took the rest.

# @move-lap
Halfway around, {child} showed how to {play sport}, and the mouse held the broom.
## if sport.Soccer
{child} dribbled a moon rock the whole way, close to the foot, and only lost it in one crater.
## if sport.Basketball
{child} dribbled a round moon rock. It bounced three times in the whole lap.
## if sport.Tennis
{child} hit a moon rock one way with the broom, ran the other way, and met it in the middle.
## if sport.Swimming
Where the moon has seas, {child} did the backstroke through the dust, and nobody got wet.
## if sport.Baseball
{child} hit a moon rock with the broom and ran. It was all the way around, and the rock was still going up.
## if sport.Football
{child} carried a long moon rock under one arm, and on the whole of the moon there was nobody to make the tackle.
## if sport.Gymnastics
{child} did the back in cartwheels, one to a crater, and was not quite sure afterward which way was up.
## if sport.Track and Field
{child} ran on the toes with both hands flat, and at that stride the moon was used up in eleven.
## if sport.Volleyball
{child} served a moon rock from the front, ran half a lap, and passed it from the back with both forearms.
## if sport.Hockey
{child} took a flat moon rock along on the broom the whole way, head up, and faked out a crater.
## if sport.Golf
{child} hit a round moon rock with the broom and walked after it. It was eighteen craters, which is exactly once
around.
## if sport.Dance
{child} danced it, two steps forward and one step back, which made it the longest lap of all.
