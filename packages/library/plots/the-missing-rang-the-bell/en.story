title: The Missing Rang the Bell
title: Something to Hold on Your Tummy
title: The One Who Comes When Somebody’s Away
guest friend: Tess (she), Omar (he)
guest missing: the Missing (it)

% onlyAsked: somebody is missed. Who it is is whispered, so that it is true for everybody. The Missing is made of liking.

# the-bell
The bell rang at {child’s} house[city:  in {city}], though nobody was coming. Outside stood something large and brown, rather like a bear made out of blankets. It had wet wellingtons on, and it was carrying a suitcase.

“Good evening,” it said. “I’m the Missing. Does somebody live here who’s missing somebody?”

{child} didn’t want to say. But it was true. It sat in {child.his} throat, and it hurt.

“Thank you,” said {missing}. “This must be it, then.” And it squeezed in through the door.

[pet.dog: {Pet} sniffed at the wellingtons for a long time. ][pet.cat: {Pet} walked all round it, which was a long walk. ]In the kitchen there was an empty chair. It wasn’t usually empty. {@Missing} sat down on it, and the chair said creak.

# go-away
“You can’t sit there,” said {child}.

“It’s where I always sit,” said {missing}. It didn’t want any supper. It just sat there, across the table, and was there.

“Go home!” said {child}.

And it grew. Now it came up to the lamp.

[adult: “Try and think of something else,” said {adult}, who meant it kindly.|“I’ll think of something else,” said {child}.] [elder: “Think of ice cream,” said {elder}[elder2: , and so did {elder2}].] {child} thought of [sport: {sport}|ice cream]. [athlete: {child.He} thought of {athlete}. ][music: {child.He} sang {@song}, as loudly as anything. ]And {missing} grew. Now it had to bend its head, so as not to bump it on the ceiling.

# hide
After supper {friend} came [friend: round|round from next door] to play[school: , because {child} hadn’t wanted to play at all {at school}].

“Who’s that?” whispered {friend}.

“Nobody,” said {child}. “Let’s hide.”

They hid under the kitchen table and held their breath. Then {missing} wanted to play too. It hid its head behind the curtain, and the rest of it was all over the kitchen. There was a great deal of bottom.

{friend} giggled. {child} giggled too, a bit, though it hurt at the same time.

“I think it’s quite nice,” said {friend}, and gave it a pat before going home. “It’s soft. It’s just so big.”

# so-heavy
Then it was bedtime. {child} lay down, and pulled the covers up, and shut both eyes.

And {missing} came and sat down on the bed.[age>=5:  It was very careful about it, but that didn’t help. The bed sank.] It was as heavy as a wet blanket, and it sat right on {child’s} tummy.

“Get off!” shouted {child}. “I don’t want you! I want …”

And after that there wasn’t any more that {child.he} could say.

{@Missing} began to cry. It cried big round tears, and with every tear it got bigger. It filled the bed. It filled the room. It pressed up against the window, until there wasn’t any room for the moon.

# what-do-you-want
{child} lay quite still under all that softness.

“What do you want?” asked {child} at last.

“I want to hear about it,” sobbed {missing}. “That’s what I come for. And nobody ever tells me anything. They all just say to think of something else.”

“Hear about what?”

“About the one you’re missing. Who is it?”

{child} looked up. Then {child.he} whispered the name into that big soft ear, so quietly that nobody else could hear.

“Oh,” said {missing}. “What a nice name.”

And it got the tiniest bit smaller.

# telling
“Go on,” said {missing}.

So {child} told it about the voice, and how it sounded through the wall when you’d gone to bed. {@Missing} listened, and it got so much smaller that there was room for the moon again.

{child} told it about the hands, and what they were like to hold. {@Missing} got as small as an armchair.

{child} told it about the time they’d laughed so much that they had to sit down on the floor. {@Missing} laughed too, and got as small as a dog.

[adult: “Who are you talking to?” asked {adult} at the door.

“The Missing,” said {child}. “You can tell it something too.”

So {adult} sat down on the edge of the bed, and told it a thing that {child} hadn’t known. |So {child.he} told it one thing more, that {child.he} had never told anybody. ]Now {missing} was no bigger than a cat.

It opened its suitcase. The suitcase had been empty, but now there was a voice in it, and two hands, and a laugh. “They’ll be safe in here,” said {missing}, and shut the lid. “I never lose anything.”

# light
“What are you made of?” asked {child}. [pet.other: “Are you the same sort of thing as {pet}?”]

“Liking,” said {missing}. “It’s the same stuff that hugs are made of. Only I come when there’s nobody there to hug, just now.”

{child} held on to it. It was warm, and it weighed next to nothing. It lay just where it had hurt.

“You can stay tonight,” said {child}, “if you take your wellingtons off.”

So it did. It lay down on {child’s} tummy, as light as a cat, and went up when {child.he} breathed in, and down when {child.he} breathed out. And it stayed there until they were both asleep.

# @Missing
The Missing

# @song
{music}
