title: The Door That Wouldn’t Slam
title: From the Inside
title: Fffff, Said the Door
guest pet: Bramble (he), Clover (she)
guest minder: Bridget (she), Hilary (she)

% The rabbit is next door’s where the family has neither a dog nor a cat. @m: {adult}, else {minder}. A dog thumps with its tail, a cat by jumping down.

# fffff
{child} was so angry that {child.he} took the stairs two at a time, and when {child.he} got to {child.his} room {child.he} took hold of the door and slammed it with all {child.his} might.

“Fffff,” said the door.

It was the new carpet. It was too thick. {child} opened the door and slammed it again.

“Fffff,” said the door. It was like being told to calm down by a piece of wood.

“I AM SO ANGRY!” shouted {child} instead.

Thump, said {pet}. {@thump} {Pet.He} had no idea what this was about, but {pet.he} {pet.was} on {child’s} side.

# the-wetsuit
It was about the wetsuit. Once, when {child} was six, {child.he} had put on a wetsuit back to front at the [us: beach | seaside], and got stuck with both arms inside, and hopped along the whole [us: shore | beach] like a seal. {@told} told it very well.[elder:  {Elder}[elder2:  and {elder2}] knew it by heart.] And today, in the [us: line | queue] at the supermarket[city:  {in city}], {@m} had told it to {child’s} English teacher[school:  from {school}]. {@M} had done the flippers. And {child} had stood there right beside them and held the bread.

“Oh, come on,” {@m} had said in the car. “It’s funny!”

{child} hurled a pillow at the wall[athlete: , as hard as {athlete}], and the pillow said “pff”. Everything in this house was soft! The anger was so big that there was hardly room for {child.him} in here as well.[friend:  {Child.He} would have [us: called | rung] {Friend}[!friend.known: , {child.his} best friend,] but {Friend} always wanted to hear both sides.]

# so-angry-it-smoked
{Child.He} would write {@m} a letter, so angry that the paper smoked.

It said that {@m} never listened. It said that {@m} hummed[music:  {music}, and that it didn’t go like that]. It had the haircut before the school photograph in it, and the concert where {@m} had clapped in the wrong place[sport: , and the shouting whenever there was {sport} on [us: TV | the telly]]. The more {child.he} wrote, the more there was. {Child.He} filled three whole pages, with one more line squeezed in at the very bottom. Then {child.he} went to find an envelope.

# page-one
{@ate}

“That’s private!” cried {child}. {Child.He} grabbed hold of page three and pulled. {Pet} pulled too. For somebody who was on {child.his} side, {pet.he} pulled very hard.

Rrrip.

# the-last-line
All that {child} had left was a strip from the bottom. It was the last line.

You told it as if I wasn’t there.

{child} sat down on the carpet and read it again. Then {child.he} tried to be angry about the haircut. It didn’t work. {Child.He} tried the humming, but {child.he} didn’t really mind the humming. The anger hadn’t gone. It was all still there. But it wasn’t everywhere any more. It was on that strip of paper, and {child.he} could hold it in one hand.

So that’s what it is, {child.he} thought. It’s not the wetsuit. It’s the bread.

# listening
{Pet} had turned {pet.his} back on {child}. {Pet.He} always did that when {pet.he} {pet.was} offended. {@ear} {Pet.He} {pet.was} not going to come. {Pet.He} {pet.was} listening to hear if {child} would.

And then {child} noticed which way {child.he} {child.was} sitting. {Child.He} had {child.his} own back to the door, and had been listening for feet on the stairs the whole time.

Not that you could hear feet, on that carpet.

# toast
{child} got up and opened the door. “Fffff.” And there sat {@m} on the top stair, with [adult: {adult.his} | her] back to the door, and a plate of toast. The toast had begun to curl.

“I didn’t know if I was allowed to knock,” said {@m}.

“I’m still angry,” said {child}.

“Yes. I heard the thumping.”

“That was {pet}.” {child} held out the strip of paper. Then {child.he} changed {child.his} mind and read it out instead. {Child.His} voice shook, but it came. “You told it as if I wasn’t there.”

{@M} opened [adult: {adult.his} | her] mouth. {child} knew what was coming. It was “Oh, come on.”

But {@m} closed it again and looked at the toast.

“No,” said {@m} after a while. “I mean, yes. I looked at your teacher the whole time. I didn’t look at you once.”

“I was holding the bread.”

“You were,” said {@m}. “I’m sorry, {child}.”

It was funny to feel it go. There was no bang. It went more like the door.

# gerald
{child} sat down on the stair.

“It’s my story,” {child.he} said. “It’s about me, so I decide who gets it.”

“That’s fair,” said {@m}.

“And anyway, you tell it wrong.”

“I do not! I was there!”

“You were on a towel,” said {child}. “I was in the wetsuit.” {Child.He} took a piece of toast. “I wasn’t hopping for help. I was hopping for [us: fries | chips]. I could smell them. And I nearly got there, but then there was that lady with the husband, and she said, ‘Don’t stroke it, Gerald, it might be [us: sick | poorly].’”

{@M} choked on the toast.

“Gerald?” said {@m}. “All these years, and I’ve never heard about Gerald![elder:  Does {elder.short} know about Gerald?”

“Nobody does,” said {child}.|”]

# from-the-inside
So {child} told all of it, from the inside, where it was dark and rubbery. In the end {child.he} had to do the flippers, because it couldn’t be told without. They laughed so much that they slid down three stairs, and it didn’t hurt a bit, on that carpet.

“If you ever want to tell your teacher that one …” said {@m}, wiping [adult: {adult.his} | her] eyes.

“I might,” said {child}. “I haven’t decided.[friend:  {Friend} gets it first.]”

# may-i
At bedtime, when {@m} had said good night, [adult: {adult.he} | she] stopped with a hand on the door.

“May I?” said {@m}.

“Go on, then,” said {child}.

And {@m}, who’d had quite a day as well, slammed it with all [adult: {adult.his} | her] might.

“Fffff,” said the door.

Thump, said {pet}, and turned round, and lay down.

# @m
{minder}
## if adult
{adult}

# @told
{Minder}, who had looked after {child.him} since {child.he} {child.was} small,
## if adult
{Adult}

# @thump
{Pet} was next door’s rabbit, who was staying with {child} for the week, and {pet.he} did that with {pet.his} back foot when {pet.he} didn’t approve.
## if pet.dog
{Pet.He} did that with {pet.his} tail when {pet.he} had nothing to add.
## if pet.cat
{Pet.He} did that by jumping down from the bookcase when {pet.he} didn’t approve.

# @ate
When {child.he} turned round, {pet} had eaten page one.

“{Pet}!”

{Pet} looked at {child.him}, chewing, while page two went steadily the same way.
## if pet.cat
When {child.he} turned round, {pet} had turned page one into confetti.

“{Pet}!”

{Pet} looked at {child.him}, with a corner between {pet.his} teeth, while page two went to pieces under {pet.his} back feet.

# @ear
But one of {pet.his} ears was pointing backwards, straight at {child}.
## if pet.dog
But one of {pet.his} ears was lifted, and it was the one nearest {child}.
