title: Only Looking
title: The Looking Bench
title: That’s Susan
guest bell: Mr Bell (he), Mr Finch (he)
guest otis: Otis (he), Dexter (he)
guest bibi: Bibi (she), Tansy (she)
guest gravy: Gravy (he), Pudding (he)
guest minder: Mrs Lamb (she), Mrs Pocock (she)

% {gravy} is a guinea pig, and {otis’s} doll is called Susan. Who takes the child there: {@m}. A friend who is ticked goes there already.

# not-stopping
On the first day of [us: preschool | nursery][city:  {in city}][school: , right next door to {school}], {child} would not take off {child.his} coat.

“I’m not stopping,” {child.he} told the man at the door. “I’m only looking.”

The man was called {bell}. He didn’t laugh, and he didn’t say, “Come along now.”

“A looker!” he said. “Thank goodness. We’ve got builders. We’ve got painters. We’ve got two people who only do dinosaurs.[sport:  We’ve got somebody who can {play sport}.][music:  We’ve got somebody who sings {music} all day.] But we haven’t got anybody to look.”

# a-looker
He moved a little bench against the wall. “That’s the looking bench. You can see everything from there.”

Then {@m} had to go. {Child’s} tummy felt like a lift going down. But {child.he} sat on the bench, with all the buttons done up, and {child.he} looked.

# the-bench
A boy called {otis} was pushing a [us: stroller | pram] round and round[athlete: , as fast as {athlete}]. A girl called {bibi} had painted one of her knees blue.[friend:  And there was {friend}[!friend.known: , {child’s} best friend,] building a castle and leaving room.] On the shelf there was a cage with straw in it, and a sign with a picture of a fat brown guinea pig.

“That’s {gravy},” said {bell}.

“Would you like to paint your knee?” said {bibi}.

“No, thank you,” said {child}. “I’m only looking.”

{bibi} painted her other one.

{child} looked at who had the red bricks. {Child.He} looked at {otis}, going round and round. {Otis} had put a bonnet on his baby, and he kept bending down to kiss it.

# empty
Then {bell} went to give {gravy} his carrot.

The cage was empty.

“Oh no,” said {bell}. “Oh no, oh no. Everybody freeze. {Gravy’s} got out!”

# has-anybody
{bibi} burst into tears. They looked in the sandpit. They looked in the [us: rain boots | wellies]. {Bell} lay down on his tummy and put his head right under the cupboard, and then he couldn’t get it out again.

“Has anybody seen him?” said {bell}, from under the cupboard. “Has anybody been looking?”

{child} sat up very straight. {Child.His} heart went thump.

“Me,” {child.he} said. “I have.”

Everybody turned round.

# i-have
{child} slid down off the bench. {Child.He} walked right across the carpet to the [us: stroller | pram], and folded down the blanket.

There lay the baby, in a frilly white bonnet. It had whiskers. It was chewing the ribbon.

“That’s {gravy},” said {child}.

“That’s Susan,” said {otis}.

{Bell} popped out from under the cupboard. Susan looked at him and said, “Eek.”

Then they all laughed so much that they had to sit down where they were, even {otis}.[friend:  {Friend} sat down in the castle.]

# off-came-the-coat
But {gravy} didn’t like the noise. He jumped. He went out of the bonnet and over the side, and {child} caught him. He was trembling all over.

“Shh,” said {child}. “It’s only your first time in a [us: stroller | pram].”

So {child.he} undid {child.his} buttons, one, two, three, four, and took off the coat, and wrapped it all the way round him, until just his nose was showing. He stopped shaking. He shut his eyes.

“You can stroke him,” said {child}. “One at a time.[pet:  I know how. I’ve got {pet}.]”

# castle
After lunch there was a castle to build, with a bed for Susan at the top. {child} was putting on the roof[elder: , the way {elder}[elder2:  and {elder2}] had shown {child.him},] when {@m} came.

“I can’t come yet,” called {child}. {Child.He} had no coat on, and one blue knee. “I’ve got one more brick.”

“That’s all right,” said {@m}, and sat down on the little bench by the wall, knees up to the chin.

# only-looking
“Would you like to help?” said {bibi}.

“No, thank you,” said {@m}. “I’m only looking.”

# @m
{minder}
## if adult
{adult}
