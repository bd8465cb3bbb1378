title: Twelve Steps from the Snowman
title: The Map We Made in February
title: Dig Where {@cat} Is Lying
guest friend: Samir (he), Wilf (he)
guest neighbour: Mrs Pargeter (she), Mrs Quigley (she)
guest cat: Clement (he), Gilbert (he)

% {friend} is moving; if it is the family’s own friend, {friend.he} only goes away for the summer, and it is July. The cat is the family’s, else {neighbour’s} {cat}.

# at-the-snowman
There was a treasure buried in the meadow behind the houses[sport: , where people came to {play sport}], and it was {child} who had buried it, together with {@friend}. Now they were going to dig it up. They had to be quick, because on Saturday {friend} was [friend: going to [us: Cleveland | Norwich] for the whole summer|moving to [us: Cleveland | Norwich]], and they had promised to go halves.

{child} unfolded the map. {Child.He} had drawn it, back in February[school: , {at school}, when it was really [us: math | maths]].

“Begin at the snowman,” {@she} read.

They looked out over the meadow. It was [friend: July|May]. There was nothing but grass and dandelions[city: , all the way to {city}].

“Oh,” said {friend}.

{child} read on, rather fast. “Take twelve steps towards the red car. Dig where {@cat} is lying.”

{@whose} At the moment {@cat-he} was lying on a warm doorstep, four houses away.

# five-stones
“It was a good snowman, anyway,” said {friend}. {Friend.He} sat down in the grass, and jumped straight up again. “Ow! What was that?”

It was a stone. There was another one next to it. And another. There were five small stones in the grass, all in a row, like buttons. {child} got down on hands and knees and searched, and at the end of the row was something black and wrinkly that had once been a carrot.

“It’s him!” yelled {child}. “It’s the snowman! [us: He’s only lying down! | He’s only having a lie-down!]”

# the-red-car
That left the car. {neighbour’s} car was blue now.

“I sold the red one at Easter,” said {neighbour}, when they knocked. “But that’s where it always stood, under the birch. You can see by the patch. It leaked oil.”

So they stood beside the carrot, and faced the patch under the birch. {child} took twelve steps, and they started to dig.

They dug a hole as deep as their knees. There was earth in it. They dug another one next to it. There was earth in that, too, and a worm.[pet.dog:  {Pet}[!pet.known:  the dog] dug a hole of {pet.his} own. There was nothing in it at all.][pet.other:  {Pet} would probably have dug better.]

“What if somebody’s taken it?” said {friend}.

{child} didn’t answer. {Child.He} thought of Saturday. If they didn’t find the treasure, all {friend} could take to [us: Cleveland | Norwich] was half of nothing.

# boots
“I bet your feet have grown,” said {friend}. “That’s what it is. Your steps are bigger now.”

{child} ran home, and came back in last winter’s boots, which pinched so much that {child.he} walked like a duck. {Child.He} took twelve steps, and didn’t get quite so far. They dug. Earth.

“Oh no,” said {child}, and sat back on {child.his} heels. There was nothing else to try.

# it-had-been-cold
{child} shut {child.his} eyes, and tried to think how it had been. It had been cold. {Friend} had carried the [us: shovel | spade], and {child} had carried the [us: cookie | biscuit] tin. They had waded, because the snow came right up to …

{child} opened {child.his} eyes.

“{Friend}! The snow came up to here! You could hardly walk in it!”

# through-nothing
{Child.He} went and got {child.his} woolly hat as well, to be on the safe side. Then {child.he} stood by the snowman again, among the dandelions, in the sun, and pretended as hard as {child.he} could that it was snow. Up came one knee, high, high[athlete: , the way {athlete} would have done it]. Down went the foot, only a little way ahead. Up came the other knee. {child} puffed. {Child.He} waded.

“Four,” counted {friend}. “Five. Fall over a bit, you fell over at six!”

{child} fell over at six.

{neighbour} stood at her window with her coffee[music: , and with {music} on the radio]. Three people with dogs had stopped on the path. Across the meadow, in the [friend: July|May] sunshine, came {@a-child} in a woolly hat, wading through nothing at all, and it was taking a very long time.

“Eleven. Twelve!”

# scrape
{child} wasn’t even halfway to the holes. But just where {child.he} stood the grass was a bit thin, as if somebody had been digging.

They dug with their hands, and almost at once something went scrape.

It was the [us: cookie | biscuit] tin[elder: , the very one that {elder}[elder2:  and {elder2}] had been hunting for since the winter]. It creaked when they got the lid off. Everything was there: seven coins, four marbles, a key that didn’t fit anything, and two [us: baby | milk] teeth in a matchbox.

They went halves. That was two marbles each, and three coins each, and they gave the last one to {neighbour}, for helping. {Friend} got the key, because there might be something in [us: Cleveland | Norwich] for it to fit.

And then there were the teeth.

# two-teeth
“Which one’s yours?” said {friend}.

They looked exactly the same.

“You take one,” said {child}. “Then we won’t know. It might be mine.”

{Friend} put it in {friend.his} pocket and did up the button.

# where-to-begin
Then they each put one marble back in the tin, and buried it all over again, so that there would be something to come back for[!friend:  next summer]. {child} drew the map. It was going to be a proper one this time.

“Where does it begin?” {child.he} asked.

{Friend} had a look round. {@Cat} had come out into the meadow and curled up among the dandelions, so fast asleep that {@cat-he} looked as if {@cat-he} meant to be there for ever.

“Begin at {@cat},” said {friend}.

And that was what {child} wrote.

# @friend
{friend}
## if friend
{friend}, {child.his} best friend

# @a-child
somebody
## if child.she
a girl
## if child.he
a boy

# @she
{child.he}
## if child.she
she
## if child.he
he

# @cat
{cat}
## if pet.cat
{pet}

# @whose
{cat} was the cat from next door, where {neighbour} lived.
## if pet.cat
{pet} was {child’s} cat.

# @cat-he
he
## if pet.cat
{pet.he}
## if pet.cat & pet.she
she
## if pet.cat & pet.he
he
