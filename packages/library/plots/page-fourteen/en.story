title: Page Fourteen
title: Instructions for Use
guest pet: Monty (he), Tansy (she)
guest nanny: Mrs Lacey (she), Mrs Birch (she)

% The baby is she; where the wish says brother, he. The dog is the family’s, or one that is staying; a cat can lie halfway just as well. {nanny} is there where no grown-up was chosen.

# everybody-asked
Everybody [city: {in city} ]asked the same thing.

“Aren’t you over the moon?” said the woman next door, in the [us: elevator | lift]. “Aren’t you over the moon?” said the teacher[school:  {at school}], and the [sport: {sport} ]coach, and [elder: {elder}[elder2:  and {elder2}] on the phone|the lady at the [us: corner store|paper shop]][friend: , and even {friend}].

“Yes,” said {child}.

# like-a-thumb
For months {child.he} had been practising how it would feel. {Child.He} would look down into the [us: baby carriage | pram], and something would happen in {child.his} chest, rather like getting a present and scoring a goal at the same time. But now {@sib} had been home for nine days, and {child} had looked into the [us: baby carriage | pram] at least a hundred times. Nothing had happened. What lay there looked like a thumb. A cross thumb in a hat.

{@She} didn’t even have a name. {@wait} {@she} was called the Bundle.

# the-mat
The worst of it was {pet}. {@who} But on the Bundle’s first evening {pet.he} had walked into [adult: {adult’s} | {nanny’s}] room, sniffed at the little [us: crib | cot] and lain down on the mat beside it, {@sigh} as though {pet.he} had been given a proper job at last. There {pet.he} had stayed.

Even {pet} had felt it.

# the-saw
On the tenth night {child} was woken by the screaming. It sounded like a small chainsaw. {child} pulled the pillow over {child.his} head. {Child.His} feet were cold.

The screaming went on. In the end {child.he} got up.

In the kitchen [adult: {adult} | {nanny}] was walking up and down, in a [us: bathrobe | dressing gown] that was inside out, with a spoon in [adult: {adult.his} | her] hair. Behind came {pet}, up and down.

“{@She} has been fed,” said [adult: {adult} | {nanny}]. “{@She} is dry. {@She} has had songs. I’ve sung everything I know, {child}, [music: I’ve sung {music}, ]I’ve even sung [elder: {elder’s} ]sea shanties.” The smile that came with it shook at one corner. “Could you hold {@her} for two minutes? I just need to wash my face.”

# instructions
{child} sat in the corner of the sofa[athlete: , in the pyjama top with {athlete} on the back], and there lay the Bundle, in {child.his} lap. {@She} was as red as a tomato, and {@she} screamed with every bit of {@herself}. {Pet} sat down opposite.

“You’re the professional,” said {child}.

{Child.He} tried rocking. The Bundle screamed. Nobody can think what to say to a thumb at three in the morning. On the table lay the booklet for the new dishwasher. {child} hooked it closer with one foot.

“Instructions for use,” {child.he} read out. “Read this booklet carefully before operating the appliance.”

The Bundle gave a hiccup.

“The appliance must stand on a level surface,” read {child}. “If the appliance wobbles, adjust the front feet.”

The scream turned into a squeak. The squeak turned into nothing. Two dark blue eyes came open, and went looking for the voice.

# sharp-knives
{child} hardly dared to breathe. “Place plates in the lower basket,” {child.he} whispered.

The Bundle listened. {@She} listened as if it was the most thrilling thing {@she} had ever heard, and perhaps it was. {@She} had only been hearing things for ten days.

{child} read about salt. {Child.He} read about rinse aid. On page eleven, at sharp knives, the Bundle reached up out of the blanket and got hold of {child.his} finger.

When {child} looked up, [adult: {adult} | {nanny}] was standing in the doorway, without the spoon.

“How did you do that?”

“Dishwasher,” whispered {child}.

# is-something-wrong
[adult: {Adult} | {Nanny}] sat down too, as gently as if the sofa was made of eggs. It was easier to say things in the dark, with somebody holding on to your finger.

“[adult: {Adult}|{Nanny}],” said {child}. “I’m not over the moon.”

[adult: {Adult} | {Nanny}] simply waited.

“It doesn’t feel like anything. {Pet} feels something, you can see it. What if there’s something wrong with me?”

# an-accountant
[adult: {Adult} | {Nanny}] put an arm round {child.him}.

“Do you know what I thought, the first time I saw you?”

“That I was lovely?”

“I thought you looked like a cross accountant. You glared at me as if I’d gone and lost all the receipts. I thought, good evening, and who might you be?”

{child} stared. “So when did it wear off?”

“It didn’t wear off. It came. A little at a time, so that I didn’t notice. And then one day, when you were about seven weeks old, you got your foot stuck in a sleeve, and you looked so offended. And I thought, if anybody tries to take this accountant away from me, I shall bite them. {@hurry} You take as long as you take.”

Something let go in {child’s} shoulders. It wasn’t like a present and a goal. It was more like putting down a heavy bag, carried for so long that you’d forgotten it was there.

# still-blocked
The Bundle grumbled. {@She} had noticed the pause.

“Go on,” whispered [adult: {adult} | {nanny}], leaning back. “How are they getting on?”

“The filter’s blocked,” said {child}.

{Child.He} read page twelve, and page thirteen. On page fourteen [adult: {adult} | {nanny}] began to snore. The Bundle’s eyes fell shut, but {@she} kept the finger, and when {child} tried to have it back {@she} glared in {@his} sleep. {@She} looked as if somebody had lost a receipt.

{child} looked at {@her} for a long time.

“Good evening,” {child.he} whispered. “And who might you be?”

# a-good-book
In the morning the woman next door was in the [us: elevator | lift] again.

“Well?” she said. “Aren’t you over the moon?”

{child} was so tired that {child.he} had two different shoes on[friend: , and one of them was {friend’s}].

“I’m on page fourteen,” {child.he} said. “But it’s a good book.”

# in-between
That night, when {child’s} light was out, there were paws in the hall. They didn’t go in to [adult: {adult} | {nanny}] and the Bundle, and they didn’t come in to {child}. {Pet} went round and round, and lay down {@thump} halfway, so that {pet.his} head was in one room and {pet.his} tail was in the other.

{child} moved the pillow and lay the wrong way round in bed. Then {child.he} stretched one foot out over the edge.

It just reached.

# @sib
the baby sister
## if brother
the baby brother

# @She
She
## if brother
He

# @she
she
## if brother
he

# @her
her
## if brother
him

# @his
her
## if brother
his

# @herself
herself
## if brother
himself

# @wait
Everyone wanted to wait and see who {@she} was. Meanwhile {@she} slept in with {nanny}, who had looked after {child} as a newborn too, and meanwhile
## if adult
{Adult} wanted to wait and see who {@she} was. Meanwhile

# @who
{Pet} was a dog who was staying with them while {pet.his} owner was at sea, and every night {pet.he} had slept on {child’s} feet.
## if pet
{Pet} was {a breed}, and every night {pet.he} had slept on {child’s} feet.

# @sigh
with a sigh,
## if pet.cat
with {pet.his} paws tucked in,

# @thump
with a thud
## if pet.cat
without a sound

# @hurry
{Pet} is quick about these things. Dogs are.
## if pet.cat
{Pet} is quick about these things. Cats are, when a thing is warm.
