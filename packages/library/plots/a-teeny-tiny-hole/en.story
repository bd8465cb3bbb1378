title: The Smallest Digger
title: A Teeny-Tiny Hole
guest friend: Yusuf (he), Tilly (she)
guest pet: Doris (she), Dumpling (he)
guest elder: Stan (he), Winnie (she)
guest driver: Jean (she), Maureen (she)
guest minder: Josie (she), Hattie (she)

% The rabbit is the friend’s where the family has neither a dog nor a cat. Clonk, brum, scritch and click want to be heard.
% @a: who says goodnight: {adult}, else the family’s own grandparent, else {minder}.

# clonk
{@Planter} was going to plant a pear tree. For that you need a hole.

{Elder.short} dug with the spade. Clonk, said the spade.

“A stone,” said {elder.short}.

{Elder.He} dug somewhere else. Clonk!

“Another stone,” said {elder.short}, mopping {elder.his} forehead[sport: , because this was harder than {sport}]. “Right. I’m ringing for a digger.”

So of course {child} wanted to watch. So did {friend}[!friend.known: , who was {child’s} best friend]. And so did {@whose}.

# behind-the-rope
The digger was yellow[city: , the yellowest in all {city}]. It had tracks for feet and a long, long arm. Up in the cab sat a lady called {driver}, with big round ear [us: protectors | defenders] on[music:  and {music} inside them].

“Stay behind the rope!” called {driver}.

{child} and {friend} stayed behind the rope as hard as they could[school: , as if it was the line {at school}].[elder2:  {Elder2} had to stay there too.]

Brum, said the digger. Down went the bucket. Scrape! Up came the bucket. Rattle! Stones and earth and roots, up they all came! Soon there was a lovely big hole.

# in-the-hole
Then everything went quiet.

{driver} had turned off the engine. She was pointing.

{Pet} was sitting at the bottom of the hole.

“How did {pet.he} get there?” said {elder.short}.

{@Escape}

# two-ears
“{Pet}!” called {child}. “Come up!”

{Pet} waggled one ear.

“{Pet}!” called {friend}. “We’ve got {@lure}!”

{Pet} waggled the other ear.

{Elder.short} got down on {elder.his} knees and said all the nice words {elder.he} knew. “Little sweetheart. Little poppet. Little … pudding?”

{Pet} turned round, so that {elder.short} had to talk to {pet.his} tail.

# hop
“{@Lift},” said {elder.short}, and so {elder.he} did. But the moment {elder.he} {@down} on the grass, hop[athlete: , just like {athlete}]! There {pet} sat, in the hole again.

{driver} looked at her watch. “I’ll have to be off soon,” she said. “But I don’t dig where there’s {@an} sitting.”

{Elder.short} sighed. So there would be no pear tree. And no pears.

# whose-hole
{child} looked at {pet}. {Pet} didn’t look naughty. {Pet.He} looked happy. {Pet.He} looked just the way {child} did in the [us: sandbox | sandpit], when somebody said it was time to go home.

“{Pet.He} thinks it’s {pet.his} hole,” said {child}.

“{Pet} needs a hole too,” said {friend}.

“{driver}!” called {child}. “Can you dig a teeny-tiny hole?”

{driver} scratched her ear, underneath. “Teeny-tiny? With this great big bucket?” Then she smiled. “Well, I can try.”

# one-tooth
{Elder.short} {@held}. The digger stretched out its long arm, all the way to {@place}. Everybody held their breath. And then, carefully, carefully, with just one single tooth, the bucket drew a very little dip.

Scritch.

# in-the-boot
{Elder.short} {@let}. {Pet} sniffed at the dip. {Pet.He} sniffed at it again.

And then {pet.he} dug! Earth flew! It flew over the grass, and it flew over {elder.short’s} [us: pants | trousers], and it flew straight down inside one of {elder.short’s} boots.

“Well, I never!” said {driver}. “{Pet.He}’s faster than me!”

# a-pear-tree
So {driver} finished off the big hole. And {pet} finished off the little one[pet.cat: , and lay down in it]. And the pear tree stood up straight and fine, and {child} and {friend} were allowed to pat the earth all round it with their hands.[elder2:  {Elder2} promised to eat all the pears.]

# said-the-quilt
That night {child} lay in {child.his} bed. {Child.He} stretched out {child.his} long arm. Brum! {Child.He} dug down into the pillow. {Child.He} dug down under the quilt. Only a tuft of hair stuck out.

“What’s that rumbling?” said {@comes}.

“A digger,” said the quilt.

“Has it finished digging for today?”

The quilt had a think. “Yes. It’s got to the bottom.”

“Is it nice down there?”

“Very nice,” said the quilt.

# click
So {@a} patted the quilt all the way round, just as you do with a pear tree. And then {@he} turned off the engine.

Click.

# @planter
{Elder}, who lived next door,
## if elder
{Elder}

# @whose
{pet}, who was {friend’s} rabbit and had a little run to sit in on the grass
## if pet.cat
{pet}, who was {child’s} cat and had a warm patch to sit in on the step
## if pet.dog
{pet}, who was {child’s} dog and was on a long lead by the fence

# @escape
They looked at the run. Under the wire there was a little, little hole. {Pet} had dug it without any help at all.
## if pet.cat
They looked at the step. The warm patch was still there, all alone.
## if pet.dog
They looked at the lead. The lead was still there. The collar was still there. Only {pet} was not still there.

# @lure
a carrot
## if pet.cat
a piece of string
## if pet.dog
a stick

# @lift
I’ll lift {pet.him} out
## if pet.dog
I’ll fetch {pet.him} out

# @down
put {pet} down
## if pet.dog
let go of {pet}

# @an
a rabbit
## if pet.cat
a cat
## if pet.dog
a dog

# @held
held {pet} tight
## if pet.dog
held on to {pet}

# @place
the run
## if pet.cat
the step
## if pet.dog
the fence

# @let
put {pet} down
## if pet.dog
let go of {pet}

# @comes
{minder}, who was looking after {child.him}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @he
{minder.he}
## if elder & !adult
{elder.he}
## if adult
{adult.he}
