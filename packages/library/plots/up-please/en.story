title: The Fire Engine Who Wanted Up
title: Up, Please
guest driver: Mrs Bell (she), Mrs Dell (she)
guest minder: Josie (she), Hattie (she)

% Refrain: “Up, please. Up, up, up!”, louder and louder, at last very softly. Put your own arms up. Squeeze where it says so.
% Who carries the child home: {adult}, else the grandparent, else {minder}.

# up
In the yard of the fire station[city:  in {city}] stood a fire engine, red all over, and in front of it stood {child}. They had come to say hello, {@come}[friend: , and {Friend}, {child’s} best friend, too].[elder2:  They had one hello from {elder2} as well.][pet.other:  At home they had said hello to {pet} already.]

But the fire engine did not say hello. It put its long ladder straight up in the air.

“Up, please,” it said. “Up, up, up!”

# a-cat
“Aha!” said {driver}, who drove the fire engine[school: , once all the way to {school}]. “Something is stuck up high. It’ll be a cat.”[elder:  “It always is,” said {elder.short}.][pet.cat:  ({Pet} the cat was at home on the sofa.)]

She looked on the roof, all round the chimney. There was no cat. There was soot on her nose.[pet.dog:  {Pet} the dog looked under the fire engine, and there was no cat there, either.]

# a-balloon
The fire engine put its ladder up a little more.

“Up, please,” it said. “Up, up, up!”

“Then it’s a balloon,” said {driver}. “I’m certain of it.”

She looked in the tree, right up at the top. There was no balloon. There were leaves in her hat.

# two-socks
“I’ve got it!” said {driver}. “It wants to be a washing line.” And she took off her wet socks and hung them on the ladder. “There. Now it’s happy.”

The fire engine didn’t look happy. It looked like a fire engine in socks.

# drip
The fire engine stretched its ladder as far as a ladder can go. It stood on the tips of its [us: tires | tyres].

“UP, please! Up, up, UP!”

And out of its hose came a drip. Drip. Drip. Drip.

“It’s leaking,” said {driver}.

“It’s crying,” said {child}.

“But I don’t know what it wants!” said {driver}.

{child} knew. {Child.He} put {child.his} own two arms straight up in the air.

# picked-up
“It wants to be picked up,” said {child}.

Oh no. Who can pick up a fire engine? {Driver} tried, at the front. She went very pink[sport: , as if she were trying to {play sport} in a winter coat].[friend:  {Friend} tried, at the back.] The fire engine stayed where it was.[athlete:  Not even {athlete} could have done it.]

“Too big,” said the fire engine, and dripped.

# a-squeeze
And {child} was sad, too, for a moment. {Child.He} knew how it feels, when your arms are up and nobody comes.

Then {child.he} went close, right up to the shiny red front. {Child.He} put {child.his} arms out wide. {Child.He} put {child.his} cheek against it.

“You can’t come up,” said {child}. “So I’ve come here.”

And {child.he} squeezed. Like this. A big, long squeeze.

The fire engine went quite still. The drip stopped.

# down
Then down came the ladder. Down … a bit … and down … a bit … and down. It lay along the fire engine’s back and had a rest.

“Mmm,” said the fire engine.[music:  It was nearly {music}.] It put out one lamp, and then it put out the other.

{Driver} pushed the big gates to, gently[friend: , and {friend} helped to push].

# all-the-way
Now {child’s} legs were tired. {Child.He} turned [us: around | round] and put {child.his} two arms in the air.

“Up, please,” {child.he} said, very softly. “Up, up, up.”

And up {child.he} went, and {@carrier} carried {child.him} all the way home.

# @come
{child} and {minder}, who was looking after {child.him}
## if adult & !elder
{child} and {adult}
## if adult & elder
{child} and {adult} and {elder}
## if elder & !adult
{child} and {elder}

# @carrier
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
