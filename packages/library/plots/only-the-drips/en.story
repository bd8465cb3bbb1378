title: Only the Drips
title: Then It’s Housework
title: The Best Bit of Any Ice Cream
guest friend: Effie (she), Kofi (he)
guest minder: Saskia (she), Imogen (she)

% The grown-up is {adult}, else the grandparent, else {minder}. What the hat says is said by whoever lies under it.

# hold-this
“Hold this,” said {friend}, “and don’t lick it.”

“I’d never!” said {child}.

And {child.he} meant it. That was the worst part, afterwards.

It was a strawberry ice cream, and it was {friend’s}. {child’s} own was gone already, but {friend}[!friend.known: , {child.his} best friend,] was a slow eater[school: , slower than anybody {at school}]. {Friend.He} had only had the curl off the top, and now {friend.he} wanted to go on the [us: zip line | zip wire], and you weren’t allowed on that with an ice cream.

So {friend} ran up the hill to [us: stand in line | the queue], and {child} stood at the bottom and held the ice cream in front of {child.him} with both hands, like a candle.[pet.dog:  {Pet} sat down underneath it with {pet.his} mouth open, in case.]

# a-drip
Then a pink drip came over the edge. It ran down the cone towards {child.his} thumb.

“{@A},” said {child}. “If you lick a drip, is that a lick?”

{@A-who} was lying in the grass with a hat over {@his} face[elder & adult: , and {elder}[elder2:  and {elder2}] had the bench][elder2 & !adult: , and {elder2} had the bench]. “Is it about to go on your sleeve?” said the hat.

“Nearly.”

“Then it’s housework,” said the hat.

So {child} licked the drip. Only the drip.[pet.cat:  {Child.He} did it as {pet}[!pet.known:  the cat] would have done it, with the very tip of {child.his} tongue.] It was the best {child.he} had ever tasted[city: , and {child.he} had tasted most of the ice cream {in city}].

# all-the-way-round
But now the ice cream was lower on that side. It might fall over. {child} had to lick the other side too, to make it even. That made it pointed, and points melt first, everybody knows that, so {child.he} took off the point. Then it dripped everywhere, so {child.he} went all the way [us: around | round]. Twice. {child} was working very hard[sport: , harder than at {sport}].

Up on the hill {friend} waved. There were four people in front of {friend.him}[music: , and the one with the radio was dancing to {music}]. {child} waved back.

# all-the-housework
When {child.he} looked at the ice cream again, it wasn’t there. There was a cone, with a pink line [us: around | round] the inside.

“{@A},” said {child}, in a small voice. “I’ve done all the housework.”

{@A} lifted the hat and looked.

“Oh, {child},” said {@a}.[elder & adult: 

“Oh dear,” said {elder}[elder2: , and {elder2} said it too].][elder2 & !adult: 

“Oh dear,” said {elder2} from the bench.]

“I only did the drips!”

“And what’s left?”

{child} didn’t say anything. {Child.His} tummy was cold, and it wasn’t from the ice cream.

# a-pigeon
“There could have been a seagull,” {child.he} said after a bit.

“Was there a seagull?”

There was a pigeon. It took one look at {child} and walked away.[pet.dog:  {Pet} got up and went with it, so as not to be asked.][pet.other:  {Pet} would have been handy to blame, but {pet} was at home.]

Now there were only two people in front of {friend}. {Friend} waved again, with both arms. {Friend.He} didn’t look worried at all.

# the-end-bit
{child} looked into the cone. And there, right at the bottom, there was still some left. It was the last little lump, the coldest one, with crunchy cone all [us: around | round] it. It was the best bit of any ice cream in the world. One bite, and {child.he} could say that it had fallen out.

{Child.He} waited for it to drip.

It didn’t drip. It just sat there. It wasn’t housework. It was {friend’s}.

{child} shut {child.his} mouth tight. {Child.He} put a hand over the cone, like a lid, and ran up the hill. {Friend} was just getting on.

# i-licked-it
“Wait!” shouted {child}. “I licked it!”

The whole [us: line | queue] turned round.

“I said I wouldn’t, and I did! It started with a drip, but then it wasn’t drips, it was just me. I’m sorry. But I saved you this.”

{child} took the hand away. {Friend} looked down into the cone with one eye, as if it were a telescope. {Friend.He} looked for so long that the girl behind said, “Are you going, or what?”

“You ate all the top,” said {friend}.

“Yes.”

“And you stopped before the end.”

“Yes.”

“Nobody stops before the end,” said {friend}. “The end’s the best bit.”

“I know!” said {child}. “It was horrible.”

# a-top
{Friend} put the whole end in {friend.his} mouth. Crunch. {Friend.He} chewed slowly, and {friend.he} thought slowly too.

“You owe me a top,” {friend.he} said.

So {@a} paid, and {child} promised to do the [us: dishes | washing-up] till Sunday, which was the real kind of housework. And {friend} got a new strawberry ice cream and ate half of it, slowly, going back up. Then it was {friend.his} [us: turn | go].

{Friend} looked at the [us: zip line | zip wire]. {Friend.He} looked at the ice cream. {Friend.He} looked at {child} for a long time.

“Hold this,” said {friend}, “and don’t lick it.”

# come-and-lick
{child} held it as far away as {child.his} arms would go. And when the first drip came over the edge, {child.he} ran down the hill as fast as {child.he} could[athlete: , or possibly as fast as {athlete}]. “{Friend}!” {child.he} shouted. “Come and lick! Quick! Lick!” And {friend} came whizzing by with {friend.his} tongue out, and missed it by miles.

# plink
That evening, when the light was out, it was still in {child’s} room.[pet.other:  Even {pet} was asleep.]

Plink, it went, in the bathroom.[pet.cat:  {Pet} got up and went to see to it.]

“{@A},” said {child}. “There’s a drip.”

“Leave it,” said {@a}.

Plink.

{child} put both hands under the covers and closed {child.his} eyes. And {child.he} left it.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-who
{minder}, who was looking after them,
## if adult
{adult}
## if elder & !adult
{elder}

# @his
{minder.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
