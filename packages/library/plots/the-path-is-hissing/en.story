title: The Digger and the Hiss
title: The Path Is Hissing
title: Bless My Bucket
guest driver: Bev (she), Jan (she)
guest post: Mr Potts (he), Mr Hale (he)

% Whoever stands beside the child (@a): {adult}, else the elder, else the postman, by name each time. Everybody has something that is empty:
% a mouth of toothpaste (friend), a bowl (dog, cat), a teapot (@pot), and it is filled in `whoosh`.

# one-shoe-on
Clank, clank, rumble. [!short: Clank, clank, rumble.]

A digger was coming down {child’s} road[city:  in {city}].

[short: It was yellow and muddy, with a bucket that had five big teeth. | It was yellow and muddy. It had a long bent arm, and on the end of the arm was a bucket with five big teeth. ]{child} ran out to the gate with only one shoe on, and {@behind}.

“{@A}! [!short: It’s stopping! ]It’s stopping at us!”

# glup
The digger stopped. The door opened, and out leaned a lady in an orange hat.

“Morning,” she said. “I’m {driver}. There’s water getting out of a pipe somewhere down there, and nobody’s got any in their [us: faucets | taps][school: , not even {at school}]. I’m here to find the hole.”

[adult: {Adult} | {child} ran in and] tried the kitchen [us: faucet | tap]. It said glup, and that was all.[pet.other:  There wasn’t a drop for {pet}.][elder & adult & !short:  There wasn’t a drop for {elder’s} [us: coffee pot | teapot], either.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] came running up with toothpaste all round {friend.his} mouth, because there was nothing to rinse it off with. ][pet.dog / pet.cat: {Pet}, {child’s} [pet.dog: dog | cat], sat on the step and looked into an empty bowl.]

“Stand by the gate,” said {driver}, “and watch this.”

# dry
The arm went up. The arm came down. Crunch went the teeth! The digger took a bite of the road, and it swung [us: around | round], and it opened its bucket. Crash!

Scoop, swing, crash. Scoop, swing, crash.

Soon there was a hole as deep as {@as} knees. {driver} climbed down and looked.

“Dry,” she said.

So the digger rumbled along a bit and tried again. Scoop, swing, crash. Scoop, swing, crash. Soon there was a hole as deep as {@as} tummy.[sport:  You could have gone down there to {play sport}.] {driver} climbed down and looked.

“Dry as toast,” she said. She took off her orange hat and scratched her head. “That water’s hiding.”
## or
The arm went up. The arm came down. Crunch went the teeth! The digger took a bite of the road, and it swung [us: around | round], and it opened its bucket. Crash!

Scoop, swing, crash. Scoop, swing, crash.

Soon there was a hole as deep as {@as} knees. {driver} climbed down and looked.

“One old boot,” she said. “Dry.”

So the digger rumbled along a bit and tried again. Scoop, swing, crash. Scoop, swing, crash. Soon there was a hole as deep as {@as} tummy.[sport:  You could have gone down there to {play sport}.] {driver} climbed down and looked.

“The other boot,” she said. “Dry as toast.” She took off her orange hat and scratched her head. “That water’s hiding.”
## if short
The arm went up. The arm came down. Crunch! The digger took a bite of the road, and it swung [us: around | round], and it opened its bucket. Crash!

{driver} climbed down into the hole and looked.

“Dry,” she said.

So the digger tried again. Scoop, swing, crash. Scoop, swing, crash. [sport: Soon there was a hole that you could have gone down to {play sport} in.]

“Dry as toast,” said {driver}. “That water’s hiding.”

# engine-off
She turned the engine off[music: , and the radio too, in the middle of {@song}], and poured some tea from her [us: thermos | flask].

And now [!short: that the engine was off, ]it was very, very quiet.

# the-path-is-hissing
{child} sat down on the path to put on {child.his} other shoe. And {child.he} heard something. It was a tiny noise, and it [short: came|was coming] from underneath {child.his} bottom.

Sssssssss.

{child} lay flat on {child.his} tummy[short:  and|. {child.He}] put one ear on the ground.

[!short: Sssssssssssss.

]“{@A},” said {child}. “The path is hissing.”

{@A} lay down too.[friend & !short:  So did {friend}, toothpaste and all.] Then {driver} [!short: put down her tea and came and ]lay down beside them, all [friend & !short: in a row | three in a row].

“Well, bless my bucket,” said {driver}. “It’s under your gate!”

# hand-up
She jumped into her seat. [!short: Rumble went the engine. ]But the gatepost was so close that {driver} couldn’t see [us: around | round] it.

“{child}!” she called. “You be my eyes. Hand up means stop!”

{child} stood as tall as {child.he} could, next to {@a}. The bucket came over, slowly. Slowly. It was nearly touching the post …

Up went {child’s} hand.

The digger stopped. The whole enormous digger stopped, for {child}.

“Left a bit!” shouted {child}. “Now down!”

# whoosh
Crunch. Scoop. And then …

WHOOOOSH!

Up went the water, higher than the gate, higher than the digger[athlete: , higher than {athlete} could ever have jumped][short: .|!] It rained on {driver}. It rained on {@a}.[elder & adult:  It rained on {elder}[elder2:  and {elder2}][!short: , and in the [us: coffee pot | teapot]].][elder2 & !adult:  It rained on {elder2}.][pet.dog / pet.cat:  It rained in {pet’s} bowl until it was full.][friend:  {Friend} stood right underneath with {friend.his} mouth open, and came out clean.] It rained in {child’s} shoe.

“Found it,” roared {driver}.

# mended
She mended the pipe[!short:  with a [us: wrench | spanner] as long as {child’s} leg][short: , and together they|. Then she sat {child} on her knee, and together they] pulled the lever, and the digger put all the [us: dirt | earth] back. Scoop, swing, pat.

# not-a-hiss
That night the [us: bathtub faucet | bath tap] said glup. It said glup, glup. And out ran the water, lovely and warm, all over {child’s} muddy knees[pet.other: , and there was a drop for {pet} as well].

Outside, under the street lamp, the digger had folded up its long arm and laid its chin on the road.

It didn’t make a sound. There wasn’t a hiss to be heard.

# @behind
{post}, the [us: mailman | postman], looked up from his letters
## if adult
{adult} came after with the other
## if elder & !adult
{elder}[elder2:  and {elder2}] came after with the other

# @a
{post}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{post’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @song
{music}
