title: Half a Haircut
title: Still as a Cup
title: Zizz, Zizz, Zizz
guest pringle: Mrs Pringle (she), Mrs Quill (she)
guest dale: Mr Dale (he), Mr Lovell (he)

% The torch says zizz, zizz, zizz and shines while you turn it, and for three more. @a comes to fetch {child}: {adult}, else the grandparent; else {dale} comes, who is next.

# half
{child} had half a haircut. The other half was still just hair.

{Child.He} {child.was} sitting on two cushions in {pringle’s} kitchen, with a [us: dish towel | tea towel] round {child.his} neck[athlete:  and a picture of {athlete} to show what it should look like]. {Pringle} lived next door and cut everybody’s hair. [child.she / child.name: The scissors had gone snip, snip, snip, all along one side of {child.him}. Then they went snip… and then nothing. | The clippers had gone bzzzzz, all the way up one side of {child.him}. Then they went bzz… zz… z.]

And the light went out. And the fridge stopped humming. And all the windows in the street went black[city: , and so did the rest of {city}].

“[us: Power outage | Power cut],” said {pringle} in the dark.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog | cat], lay down to sleep on the bit that had come off.]

# stand-sideways
“Is my hair finished?” said {child}.

“Half of it is.”

“But it’s [us: picture day | the [school: photograph | school photograph]][school:  {at school}] tomorrow![friend:  {Friend} and I are going to be in the middle!]”

“Could you stand sideways?” said {pringle}.

{child} did not want to stand sideways.

# my-own-nose
“Well, I’ve [child.she / child.name: still ]got my scissors,” said {pringle}. “But I can’t see my own nose. And we can’t have candles near hair.”

“What about the light on your phone?”

“My phone hangs on the wall, {child}. It’s got a curly wire.”
## or
“Well, I’ve [child.she / child.name: still ]got my scissors,” said {pringle}. “But I can’t see my own nose. And we can’t have candles near hair.”

“There’s a light in the fridge,” said {child}.

{Pringle} felt her way over to it and opened the door. It was just as dark in there, only colder.

# dark-enough
Then {child} remembered {child.his} pocket. In {child.his} pocket was {child.his} red [us: flashlight | torch], the sort with a handle you turn. {Child.He} had been carrying it about since {child.his} birthday[sport: , even to {play sport}], and it had never once been dark enough.

It was dark enough now.

Zizz, zizz, zizz, went the handle. And there was the comb, and there were the scissors, and there was {pringle’s} nose.

“Marvellous!” said {pringle}. “Keep zizzing!”

# only-my-arm
{child} zizzed and zizzed. But when {child.his} hand went [us: around | round], {child.his} elbow went [us: around | round]. And when {child.his} elbow went [us: around | round], {child.his} shoulder went [us: around | round]. And when {child.his} shoulder went [us: around | round], so did {child.his} head.

“Sit still,” said {pringle}.

“I am still,” said {child}. “It’s only my arm that isn’t.”

Snip!

“Oh,” said {pringle}.

# a-small-biscuit
“What do you mean, oh?”

“There’s a bit of a hole.”

“How big?”

“Like a [us: cookie | biscuit],” said {pringle}. “A small one.”

{child} put up a finger and felt. It was not such a small [us: cookie | biscuit].

{Child.He} stopped zizzing. If {child.he} zizzed, {child.he} wobbled. And if {child.he} didn’t zizz, it was dark.

# not-all-at-once
Only it didn’t go dark all at once. The light on the wall turned yellow, and then it turned brown, and then it was gone.

{child} looked at where it had been.

{Child.He} tried it again. Zizz, zizz, zizz, and stop. And {child.he} counted. One… two… three. Out.

“{Pringle},” {child.he} said, “how fast can you snip?”

“I’ve been snipping for forty years.”

“Can you do three before it goes out?”

“Try me,” said {pringle}.

# three-snips
So {child} zizzed, and {pringle} waited[music:  and hummed {music}]. Zizz, zizz, zizz.

And {child} stopped, and sat as still as a cup, and {pringle} snipped. Snip, snip, snip.

And it was dark.

Zizz, zizz, zizz.

Snip, snip, snip.

And it was dark.

They did the bit above {child’s} ear, and the bit behind {child’s} ear, and the bit that tickles.

# a-hairstyle
“What about the hole?” said {child}.

“I’m making all the rest the same as the hole,” said {pringle}. “Then it isn’t a hole. It’s a hairstyle.”

Zizz, zizz, zizz.

Snip, snip…

“That’s the lot,” said {pringle}. “I’ve got a snip left over.”

{child} felt one side of {child.his} head. Short and [child.she / child.name: bouncy | soft]. {Child.He} felt the other side. Short and [child.she / child.name: bouncy | soft]. It was the same all the way [us: around | round]. {Child.He} had a whole haircut.

# very-smart
[adult / elder: {@A} came to fetch {child} | {Dale}, who was next, came in], with both hands out in front so as not to bump into the door.

“Very [us: sharp | smart],” said {@a}.

“You can’t see it yet,” said {child}.

Zizz, zizz, zizz.

“Very, very [us: sharp | smart],” said {@a}.[elder & adult:  {Elder} had come along, and wanted three more zizzes for the back[elder2: , and {elder2} wanted three for the front].][elder2 & !adult:  {Elder2} had come along, and wanted three more zizzes for the back.]

# to-bed-by-zizzing
The lights didn’t come on again that night, so {child} went to bed by zizzing. Three zizzes, and {child.he} found {child.his} toothbrush. [pet.other: Three zizzes, and {child.he} said good night to {pet}. ]Three zizzes, and {child.he} found {child.his} pyjamas. Three zizzes, and {child.he} found the leg {child.he} had missed.

# one-two-three
Then {child.he} lay down. The pillow felt cool on both sides of {child.his} head, and the whole street was dark and quiet. There was no lamp to put out. There was only {child’s}.

Zizz… zizz… zizz.

A round yellow moon shone on the ceiling. {child} lay as still as a cup.

One…

Two…

Three.

# @a
{dale}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{dale}
## if adult
{Adult}
## if elder & !adult
{Elder}
