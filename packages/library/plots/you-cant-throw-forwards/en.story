title: Throw It Back
title: You Weren’t Specific
guest friend: Romy (she), Jasper (he)
guest pet: Clive (he), Biscuit (she)
guest minder: Josie (she), Hattie (she)

% The moon does what it is told, at once and to the letter. Leave a little gap for it.

# following-me
“It’s following me,” said {child}.

“It’s following me,” said {friend}, {child’s} best friend. “It followed me all summer. It’s used to me.”

They were in {child’s} back garden in their pyjamas and [us: rain boots | wellies], looking at the moon. There was only the one, and that was the problem. {@A} was in the kitchen with the door open, drying one pan very slowly[music:  and humming {music}].[elder & adult:  {Elder}[elder2:  and {elder2}] sat and watched the pan.][elder2 & !adult:  {Elder2} sat and watched the pan.] {@Perch}

“Let’s test it,” said {friend}. “You walk left. I’ll walk right. Then we’ll see who it wants.”

# so-it-did
They walked. The moon stopped, because it couldn’t go both ways.

“Oh, just come down here and choose,” said {child}.

So it did.

It came down behind the chimney, past the gutter, and landed in the cabbages with a soft whump. It was the size of a large pumpkin, cold and white and a bit dusty. Above [city: {city} | them], where it should have been, there was a hole full of dark.

“Well, that’s your fault,” said {friend}.

# go-up
“It does what it’s told,” said {child}. “I’ll just tell it to go back. Moon, go up!”

The moon rolled into the kitchen, past {@whose} slippers, and went up the stairs.

They found it on the landing, shining on the towels.

“You weren’t specific,” said {friend}. “Moon! Go out.”

The moon went out. Click. The landing was black.

“I meant outside.”

“You weren’t specific,” said {child} in the dark. “Moon, come on!”

It came on. It also came onto {child’s} foot.

# the-beanbag
They carried it down between them. It looked like a boulder, but it weighed no more than a loaf.

“I’ll throw it back,” said {child}.

{Friend} stopped on the bottom stair. “You? {child}, you threw a beanbag at a bucket on sports day[school:  {at school}], and it’s still on the roof.”

“It was windy.”

“It was indoors. You can’t throw forwards. Everybody says so. They had a whole song.”

That was true, and {child} didn’t like it. “What’s your plan, then?”

# pull-yourself
“Reason,” said {friend}. {Friend.He} set it on the garden table. “Moon. You’re needed. Ships are looking for you. Owls are walking into things. Pull yourself together.”

The moon pulled itself together. It shrank to a melon. It shrank to an orange.

“Stop being so reasonable!” said {child}. “Never mind {friend}, Moon. Lighten up.”

It grew lighter, all right. It floated off the table, and it shone so hard that next door’s cockerel sat up and crowed.

“Oh, get lost!” they shouted, both together.

The light vanished.

They looked in the cabbages. They looked behind the bins. The moon was as lost as a thing can be, because it had been asked to be.

# always-dark
{child} sat down on the step. There was a cold feeling in {child.his} tummy, as if {child.he} had swallowed the spoon with the ice cream. {Child.He} felt frightened, and {child.his} knees knew it.

“What if it’s always dark now?” said {child}.

{Friend} sat down close. “Then I’ll say it was me,” said {friend}. “I’d be good in prison. I’d run it[sport: , and they’d all have to {play sport}].”

{child} nearly laughed. Then {child.he} heard a noise from the shed. It went {@noise}.

# under-the-shed
“{Pet}?” said {child}. “What have you got?”

{Pet} didn’t answer. {Pet.He} had seen something small and round roll into the dark where no hand could reach. {Pet} had been getting [pet.dog: tennis balls | ping-pong balls] out from under that shed for years, and {pet.he} had never handed over one.

{@Out}

“{Pet},” said {child}, “please. You can have my [pet.dog: sausages. All Saturday’s sausages | tuna. All Saturday’s tuna].”

{Pet} thought about Saturday. {Pet.He} got off.

# no-more-telling
It lay in {child’s} palm, no bigger than an orange now.

“No more telling,” said {child}. “Every time we tell it something, we tell it wrong.”

“So you’ll throw it,” said {friend} slowly. “And you can’t throw forwards.”

“No.”

“You can only throw up.”

They looked at each other. Then they looked at the hole in the sky.

# the-bucket
“I’ll point you,” said {friend}. {Friend.He} took {child} by the shoulders and turned {child.him} a little to the left. “Now aim at the bucket by the gate.”

{child} looked hard at the bucket. {Child.He} swung back {child.his} arm, shut one eye and threw, exactly the way everybody said {child.he} did.

The moon went nowhere near the bucket. It went up past the [us: clothesline | washing line], up past the chimney, up and up[athlete: , higher than {athlete} could have sent it], getting bigger when it should have been getting smaller. It slid into the hole as neatly as a button.

# terrible-shot
“Terrible shot,” said {friend}. “Missed by miles.”

Out came {@aLater} with the pan[elder & adult: , and {elder}[elder2:  and {elder2}] with the lid][elder2 & !adult: , and {elder2} with the lid]. “Lovely moon tonight.”

# a-paw-print
They walked down the path to see the whole of it, {child} on the left and {friend} on the right, with {pet} between them. The moon came along behind the chimneys. Neither of them told it to. It shone on two pairs of [us: rain boots | wellies] and on four paws, and in the middle of its own face was a dusty print of one of them.

# @a
{minder} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @whose
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @perch
{Pet}, {friend’s} cat, had come along and sat on the wall.
## if pet.cat
{Pet} the cat sat on the wall.
## if pet.dog
{Pet} the dog sat on the path.

# @noise
pat. Pat. Pat-pat
## if pet.dog
scratch. Scratch. Scratch-scratch

# @out
Pat. Out rolled the moon, and {pet} came after it with a cobweb on one ear, and sat on it.
## if pet.dog
Scratch. Out rolled the moon, and {pet} came after it with a cobweb on one ear, and lay down on it.

# @aLater
{minder}
## if adult
{adult}
## if elder & !adult
{elder}
