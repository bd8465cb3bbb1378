title: The House Said It
title: I Live Here Now

% The grown-up (@a): {adult}, else the elder, else the grown-up.

# eek
{child} had moved house. It was a whole new house[city:  in {city}], and the hall was full of boxes, and in one of the boxes was Teddy. But nobody could find out which.

And the house was making noises.

Eek, said the front door, all by itself.

“Why does it say that?” said {child}. {child.His} tummy felt funny.

“I expect it’s because it doesn’t know us,” said {@a}. “It’s never seen us before.”

{child} looked at the door. So it was the house that was shy.

“Then I’ll tell it,” {child.he} said.

# i-live-here-now
{child} went right up and gave the door a pat.

“Hello,” {child.he} said. “I’m {child}. I live here now.”

Eek, said the door. And that meant hello.

Drip, drip, said somebody in the kitchen. It was the tap.

“Hello,” said {child}. “I live here now. And that’s {@a}, who drinks coffee. Lots of it.”

Drip, drip, said the tap. And that meant it would see what it could do.

Creak, said somebody, right underfoot. That was the stairs.

“Hello,” said {child}. “I live here now. I’ll have to tread on you, but I’ll do it nicely.”

Creak, creak, said the stairs. They didn’t mind.

[friend: “{Friend} will be coming as well,” {child.he} told the stairs. “That’s my best friend. That’ll be more of a thump.”

][pet.dog: {Pet} didn’t say hello to anybody. {Pet} went round and sniffed at every single corner, because that’s how it’s done if you’re a dog.

][pet.cat: {Pet} went round and rubbed {pet.his} cheek on every single door, because that’s how it’s done if you’re a cat.

][pet.other: “And this is {pet},” said {child}, and showed {pet} the whole house, one room at a time.

][elder: {Elder} [elder2: and {elder2} ]came with new curtains. “{Elder.short} doesn’t live here,” {child.he} told the window. “But [elder2: they come | {elder.short} comes] every week.”

][music: The living room was quite empty. {child} sang it {@song}, so that it would know it, and the living room joined in.

][sport: “You’re a good one,” {child.he} told the long, long hall. “In you, people can {play sport}.”

][athlete: “And this is {athlete},” said {child} to the wall, and held a picture up against it. “On paper.”

][school: “I’m going to {school}, but I’ll be home again after,” {child.he} told the gate, so that it shouldn’t worry.

]By bedtime {child.he} had said hello to all of it.

Or so {child.he} thought.

# bonk
{child} lay on a mattress in {child.his} new room. It was dark. There was still no Teddy.

Bonk.

{child} lay quite still.

Bonk. Bonk-bonk.

It came from deep down inside the house. It wasn’t the door, and it wasn’t the tap. It wasn’t the stairs. It was somebody else.

“{@A-call}!” {child.he} called.

And {@a} came at once, and sat down on the edge of the mattress, and listened.

Bonk.

“I don’t know that one either,” said {@a}. “Are you frightened?”

“Yes,” said {child}.

“Then we’ll go and say hello,” said {@a}, and held out a hand.

# through-the-dark
They went out on to the landing, and down the stairs. It was as dark as the inside of a sack.

Creak, creak, said somebody under their feet.

“That’s only the stairs,” {child.he} said.

Drip, drip, said somebody in the dark.

“That’s only the tap,” {child.he} said.

Eek, said somebody, a long way off.

“And that’s only the door.”

But somebody was saying bonk. And it was somebody in the cupboard under the stairs.

They held hands, as tight as could be. With the other hand {child} opened the cupboard.

# under-the-stairs
It was black in there. {child} put out one finger, and felt.

It was somebody fat and smooth. It was somebody warm.

“Oh,” {child.he} said. “It’s the [us: water heater|hot-water tank].”

There it stood in its cupboard, all alone in the dark, and not one person had said hello to it, all day long.

“Hello,” said {child}, and patted it. “I’m sorry we’re late. I’m {child}. I live here now.”

Bonk, said the [us: water heater|tank]. It was so happy that it shook.

And on top of it was a box. Somebody had put it down there, in all the muddle, and forgotten it. Two furry ears were sticking out.

“Teddy,” whispered {child}.

He was as warm as a bun. The [us: water heater|tank] had been looking after him all the time. And it had called, and called, and called.

# it-said-it
Then {child} was back on {child.his} mattress, with Teddy on {child.his} tummy, and {child.his} tummy felt warm all through.[pet.dog:  {Pet} had sniffed the last corner, and lay down on {child.his} feet.][pet.cat:  {Pet} came padding up the stairs, creak, creak, and lay down on {child.his} feet.]

Bonk, said the house.

“Did you hear?” {child.he} whispered. “It said {child}.”

{@A} listened for a long while.

Bonk, said the house.

“Yes,” whispered {@a}. “So it did.”

“Good night, house.”

Eek, said the door. Drip, said the tap. Creak, said the stairs, though nobody was there.

And last of all, deep down in the dark, somebody warm said it once more.

But by then {child} was asleep.

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-call
Come quick
## if adult
{adult}
## if elder & !adult
{elder.short}
