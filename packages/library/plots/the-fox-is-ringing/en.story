title: The Fox Is Ringing
title: Tail in the Air
title: Is It for Me?
guest neighbour: June (she), Dot (she)

% @gun: the grandparent where one is ticked, else {neighbour} next door. The fox is always "it".

# a-hen
[elder: Out in the snow {@at}, {child} was|{child} was out in the snow {@at}, and {child.he} {child.was}] holding a hen. It was a hard yellow hen, and it said tick, tick, tick, because it was really a kitchen timer.[friend:  {child’s} best friend, {friend}, wanted to hold it too.]

“When that hen rings, the buns are done,” said {@gun}. “And then we run.”

[pet.dog: In the window sat {child’s} dog, {pet}, waiting for a bun.

][pet.cat: In the window lay {child’s} cat, {pet}, keeping the seat warm.

]And {@gun} went on clearing the snow. Scrape, scrape, scrape.

# gone
[friend: “My turn,” said {friend}. {child} held out the hen. | {child} held on as tight as anything.] But mittens are slippery. Whoops! Out popped the hen, straight into the big snowdrift, and the snow slid shut on top of it.

“{@Gun}! I’ve lost the hen!”

“Oh, dear,” said {@gun}. “Then how shall we know when the buns are done? They’ll be as black as boots![elder2:  And {elder2} is having a nap in there!]”

[friend: {child} and {friend} dug with all four hands. | {child} dug with both hands.] There was snow, and under the snow there was more snow.[age>=6:  {Child.He} put one ear to it and listened, but all {child.he} could hear was {child.his} own hat.]

# ear-this-way
And then along came a fox.

It was a red fox with black socks on, and it walked over the top of the snow without a sound. It didn’t care about {child}[pet.dog / pet.cat: , and it didn’t care about {pet}, staring through the window]. It had heard something ticking down there.

Ear here. Ear there. Hop! And tail in the air.

It had gone in nose first![athlete:  Not even {athlete} can jump like that.] All you could see of that fox was its tail, sticking up out of the snow like a brush.

Then up it came again. It had snow on its nose. But no hen.

# no-shovelling
Scrape, scrape, went the shovel[school: , so loud that you could have heard it at {school}].

“Stop scraping, {@gun}!” said {child}. “The fox can’t hear!”

So {@gun} stopped scraping.

Ear here. Ear there. Hop! And tail in the air.

Up it came again. Snow in its eyes. Snow in its ears. But no hen. The fox sneezed.[friend: 

{Friend} thought it looked easy. Hop! And two boots in the air.]

# who-creaked
Creak, creak, went something in the snow. Now who was that?

[friend: “Not me,” whispered {friend}.

]{child} looked down. It was {child.his} very own boots[sport: , hopping about as if they were off to {play sport}].

[pet.dog: In the window, {pet} began to sniff.

][pet.cat: In the window, {pet} sat up and looked at the oven.

]“{child},” whispered {@gun}. “[pet.dog / pet.cat: {Pet} can smell buns. And so can I. | I can smell buns.] I can smell rather a LOT of buns.”

# as-a-fir
Oh, no! {child} wanted to run. {Child.He} wanted to dig, and shout, and stamp. But {child.he} stood still. {Child.He} stood as still as a tree. {Child.He} kept {child.his} boots still, and {child.he} kept {child.his} mouth shut.[friend:  {Friend} held on to both boots, to be sure.] A snowflake came down and sat on {child’s} nose, and {child.he} let it sit.

Nobody scraped. Nobody creaked.[pet.dog:  {Pet} didn’t bark.][pet.cat:  {Pet} didn’t blink.] There wasn’t a sound in the garden[city: , or in all of {city}]. And now {child} could hear it too.

Tick, tick, tick.

Ear here. Ear there. HOP! And tail in the air.

# ringing
The tail stood straight up. The tail began to wag. And out came the fox, with the hen in its mouth!

And just then the fox went RRRRRING.

The fox stood stock still. It looked one way. It looked the other way.[music:  It didn’t sound a bit like {music}.]

“{@Gun},” said {child}, “the fox is ringing.”

“Is it for me?” said {@gun}.

“It’s for everybody,” said {child}. “The buns are done.”

The fox put the hen down, right by {child’s} boots, and licked its lips. No. That was not what hen tasted like. And off it went.

# one-ear
Not one of the buns was black.

So {child}[friend:  and {friend}] and {@gun} sat in the window, with a warm bun each.[pet.dog:  {Pet} had one too.][pet.cat:  {Pet} moved over, but only a bit.][friend:  And {friend} held the hen.][pet.other:  {child} kept a crumb for {pet} at home.] It was snowing again, big slow flakes. And over under the fir tree lay the fox, as round as a bun, with its tail across its nose.

Just one ear was sticking up.

It was listening to the snow.

# @at
with {neighbour} from next door
## if elder
with {elder}

# @gun
{neighbour}
## if elder
{elder.short}

# @Gun
{neighbour}
## if elder
{Elder.short}
