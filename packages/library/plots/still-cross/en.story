title: Cross Right Out to the Tail
title: No Buts
title: Still Cross

% The grown-up (@a): {adult}, else the grown-up.

# gone
{child} was cross. It wasn’t a small kind of cross, and it wasn’t sulking, and it was certainly not being tired, whatever people said. {child} was so cross that {child.his} hair felt hot.

The den behind the garage was gone.

{child.He} had been building it for a fortnight[friend: , sometimes with {friend}]. It had walls of branches, and a floor of moss, and a roof beam so perfectly crooked that you only find one like it in the whole of your life. And now there was nothing. There was just a square of yellow grass.

“Oh, that,” said {@a}. “I thought it was a heap of twigs. I took it to the [us: dump|tip].”

A heap of twigs!

“YOU’RE STUPID!” shouted {child}. And off {child.he} went.

# stupid
{child} walked so hard that the gateposts shook. After {child.him} came {pet}[!pet.known: , {child's} dog]. {Pet.He} didn’t ask where they were going. It’s the best thing about dogs.

They walked all the way to the old gravel pit[city:  outside {city}]. It’s like an enormous bowl, and there’s never anyone there. {child} stood in the middle of the bowl, took in all the air there was, and shouted:

“STUPID!”

“Stupid!” said the gravel pit.

{child} looked up. “It’s you that’s stupid!”

“You that’s stupid!” said the gravel pit.

“STOP COPYING ME!”

“Copying me!”

That made {child} so cross that {child.he} jumped up and down. {child.He} shouted about the [us: dump|tip], and the moss, and the crooked beam. {child.He} shouted about some other things too, as {child.he} {child.was} there. About flossing.[school:  About dinners at {school}.][sport:  About never being allowed to {play sport} for long enough.][athlete:  About how not even {athlete} would put up with it.] About something that had happened at nursery. And the gravel pit shouted back, right the way through, and sounded just as cross.

It was rather nice, actually. It was like having company.

# another-dog
Then {pet} sat down. {Pet.He} pointed {pet.his} nose at the sky and made {pet.his} mouth into a small o.

“Arooo!” said {pet}.

“Arooo!” answered the gravel pit.

{Pet} shot up on all four legs at once. Another dog! {Pet.He} rushed to the right. No dog. {Pet.He} rushed to the left. No dog. {Pet.He} sat down, quite out of breath, and tried again.

“Aroo?”

“Aroo?”

“Aroo-woof!”

“Aroo-woof!”

It was the nicest dog {pet} had ever met. They agreed about everything. {Pet.He} wagged so hard that {pet.his} back legs joined in, and the whole dog fell over.

And {child} laughed. It just flew out. {child.He} {child.was} cross about that at once, because it’s terribly hard to laugh when you’re cross. It’s like eating ice cream in a gale.

“I’m still cross!” {child.he} shouted, so that nobody should think anything else.

“Still cross!” said the gravel pit.

# no-but
“So I hear,” said somebody.

It was {@a}, standing up on the edge with a jacket buttoned wrong. {@A} slid down through the gravel and sat a little way off.

“I’m sorry,” said {@a}. “But it really did look like a –”

“No!” said {child}. “No buts.”

{@A} thought. “I’m sorry. Although I wasn’t to know that –”

“No although either!”

{@A} thought for longer this time. {Pet} lay down between them and listened.

“I’m sorry. It was your den. You’d been building it for a fortnight, and I didn’t ask. That was wrong of me.”

There it stopped. Nothing else came after it.

“Wrong of me,” said the gravel pit, very faintly.

# as-long-as
{child} had a feel. The crossness was still there, but it had moved. Before, it had been all over. Now it was mostly in the knees.

“Can I be cross for a bit longer?”

“As long as you need,” said {@a}. “I can sit here.”

So they sat there. And when they’d sat for a while {@a} had a go as well. {@A} shouted PARKING TICKETS, and it made a very fine echo. [music: They tried {music} too, and the gravel pit knew most of it. ][elder: Then they shouted hello to {elder}[elder2:  and {elder2}], though it was a long way. ]

# teeth-marks
They carried branches home, as many as they could manage.

“But we’ll never find another beam like that,” said {child}. “There was only one.”

Then {pet} stopped. {Pet} looked both ways. Then {pet.he} crept in under the steps, with {pet.his} bottom in the air, and dug till the earth flew. Something crooked stuck out. {Pet.He} backed and pulled, and out came the beam, whole and perfect, with a few tooth marks at one end.

“{Pet} must have taken it before I left,” said {@a}. “{Pet} knew what it was.”

“Of course {pet.he} did,” said {child}, with {child.his} nose behind an ear.

# not-a-heap
By evening the den had a roof again. There was a notice on it: NOT A HEAP. It was in grown-up writing.

And from the wood there came something, far away. Perhaps it was only the wind. {Pet} raised an ear.

“Aroo,” said {pet}, very low, and went to sleep.

# @a
the grown-up
## if adult
{adult}
