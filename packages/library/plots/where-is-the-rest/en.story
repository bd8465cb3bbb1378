title: Free to a Good Home
title: Where’s the Rest?
title: {mare} and the Rest
guest olle: Mr Nunn (he), Mr Jessop (he)
guest gunnel: Mrs Tull (she), Mrs Peck (she)
guest mare: Doris (she), Mabel (she)
guest primus: Merlin (he), Captain (he)
guest friend: Hannah (she), Alfie (he)

% The vaulting horse is "it" until the child says “We’ll have him”, and "he" after that; his name is the Rest. {mare} is the living horse. Nobody touches {mare} until she comes by herself.

# the-notice
The notice was pinned up outside the school office[school:  at {school}]. {child} read it out loud, and then {child.he} read it again, so that {friend}[!friend.known: , [friend: {child.his} best friend | who was in the same class],] had time to go just as warm inside.

“Free to a good home: horse. Brown. Old, but very steady. Must be collected by Friday. Ask {olle}.”

{child} had always wanted horses. Not a horse, but horses, because {child.he} knew that no horse likes to be on its own. But you have to start somewhere.

“Why would anybody give a horse away?” said {friend}.

“Who cares?” said {child}. {Child.He} {child.was} already running[sport: , in the wrong direction for somebody who was supposed to {play sport}].

{olle} was the school [us: custodian | caretaker], and he was up a ladder, changing a [us: light bulb | bulb].

“Come after school tomorrow,” he said, “and I’ll help you up the stairs with it.”

“It’s at the bottom of some stairs?”

“It’s in the cellar,” said {olle}.

Oh, the poor, poor thing. They took five carrots, a rope and a blanket[elder: , borrowed from {elder}[elder2:  and {elder2}]].

# the-cellar
The cellar was under the school gym. {olle} turned on the light, and there it stood. It had four legs, and a shiny brown back made of leather, and that was all it had.

{child} was still holding out a carrot.

“Where’s the rest?” {child.he} said.

“There isn’t any rest,” said {olle}. “It’s a vaulting horse. You jump over it[athlete: . Well, {athlete} could]. It’s been here for seventy years, and it’s stuffed with real horsehair.”

“Off real horses?” said {friend}.

“Off their manes and tails. But it goes to the [us: dump | tip] on Friday, unless somebody wants it.”

{child} laid a hand on its back. The leather was as soft as if a thousand children had patted it.

“We’ll have him,” {child.he} said. “He’s got some horse in him.”

“What will you call him?” said {olle}.

{friend} looked at the empty place where the head should have been.

“The Rest,” {friend.he} said.

# the-ditch
{olle} lent them his handcart, and with the blanket over his back the Rest went swaying through [city: half of {city} | the whole village] in great dignity.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] went in front and barked at anybody in the way.] But at {gunnel’s} field there was a bang, and a wheel rolled off into the ditch. Then it began to rain.

In that field lived {mare}. She was a grey horse, and she always stood as far off as she could get, with her bottom to the world. It had been like that for half a year, since her friend {primus} died. {child} had called to her every single day, and she had never once come.

They pulled, and they pushed, and the cart wouldn’t budge.

“He’ll have to stay here tonight,” said {friend}, and tucked the blanket round the Rest.

{child} put a carrot on his back, so that he wouldn’t feel deserted. Then they ran home[pet.cat: , and {pet}[!pet.known: , {child’s} cat,] sniffed at their hands][pet.other:  and told {pet} all about it].

# gone
In the morning the cart was still there. The blanket was in the ditch.

The Rest was gone.

“They’ve taken him to the [us: dump | tip],” said {child}. {Child.His} throat hurt. “And we just left him.”

But {friend} was crouching in the mud.

“Look,” {friend.he} said. “Tracks.”

There were four small round holes, and then four more. They went through the gate and across the field to the shed where {mare} slept. {gunnel} was sitting there on a bucket, and she waved them over. Behind her, in dry straw, stood the Rest. And beside him stood {mare}, with her head across his back.

“Is it yours?” said {gunnel}. “She was down at that fence all evening in the pouring rain, sniffing at it, and I couldn’t get her in. So the man next door and I carried it over, a few steps at a time, and she came too.”

“It’s the horsehair,” said {friend}. “She can tell he’s got horse in him.”

# the-corner
{child} couldn’t wait any longer. {Child.He} put out a hand and took a step towards {mare}.

Up went her head. She backed into the corner so hard that the boards boomed, and there she stood, shaking.

“No, no,” said {gunnel}. “She won’t let anybody touch her. Not even me, not since {primus}. She’s tangles all over, poor old girl.”

{child} put both hands behind {child.his} back. {Child.He} wanted to so much that they itched. {Child.He} had wanted to for half a year. What if it was the wanting that frightened her?

# the-brush
So {child.he} turned round. {Child.He} took the brush down from its nail and began to brush the Rest, with long, slow strokes along the leather.[music:  {Child.He} hummed {@song}, ever so softly.]

“Good boy,” said {child}. “Now the other side.”

{friend} went and stood in front of the Rest, with one hand up in the air.

“What are you doing?” whispered {child}.

“Holding his head,” whispered {friend}.

The brush went to and fro. Nobody looked at {mare}. The straw rustled. It rustled again. Then something big and grey and warm came and stood right up against the Rest, side by side.

{mare} was waiting for her turn.

# her-turn
{child} let the brush slide across, from leather on to hair, and never stopped. A shiver ran under {child.his} hand, and then it was over. {mare} lowered her head and breathed out, so that it ruffled {friend’s} hair.

{gunnel} sat on her bucket without a sound.

“Could you come tomorrow?” she said. “And the day after? And he’ll stay here, of course.”

# two-backs
They came the next day, and the day after, and every day from then on. But on that first evening they sat on the gate until the sun went down[adult:  and {adult} came to fetch them], and looked at the two backs out in the field, a grey one and a brown one.

“Now we’ve got horses,” said {child}.

“Yes,” said {friend}. “{mare} and the Rest.”

# @song
{music}
