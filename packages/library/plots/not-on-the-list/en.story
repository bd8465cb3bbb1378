title: It Isn’t on the List
title: {The wish} Who Wasn’t on the List
title: Room at the Bottom
guest inspector: Mrs Proper (she), Mrs Wright (she)

% Rule: what isn't on the list has to stop.
% {wish.is} is what the wish says of it, after 'it': knits, is shy, has a sore throat.

# look
On the steps outside {child’s} front door sat {a wish}. It was no ordinary {wish}.

“{Wish.He} {wish.is},” {child} told everybody who went by. “Look. {Wish.He} {wish.is}!”

[age>=5: And everybody stopped to look, because they’d never seen such a thing. ]{The wish} sat up very straight. {child} felt so proud.

But then along came {inspector} with her list.

# the-list
{Inspector} went up and down the street to see that everybody did what they were meant to. Her list was so long that it trailed along the ground.

“What’s on the list, you may do,” said {inspector}. “What isn’t on the list has to stop. Lamp post! Stands?”

The lamp post stood.

“Good. Litter bin! Smells?”

It did.

“Good.”

[pet.dog: “Dog! Barks?”

“Woof,” said {Pet}[!pet.known: , who was {child’s} dog].

“Good.”

][pet.cat: “Cat! Sleeps?”

{Pet}[!pet.known: , {child’s} cat,] opened one eye and shut it again.

“Good.”

][pet.other: “Pet! Chews?”

{Pet} never did anything else.

“Good.”

][friend: “Children! Run?”

{Friend}[!friend.known: , {child’s} best friend,] ran once round {child}.

“Good.”

][elder: “Grandparents! Sit?”

{Elder} sat down on the steps[elder2: , and {elder2} sat down next to {elder.him}].

“Good.”

]{Inspector} looked up. “{A wish}. Should {wish.does}. Does {wish.he}?”

“{Wish.He} {wish.is},” said {child}.

{Inspector} went through the list, once from the top and once from the bottom.

“It isn’t here,” she said. “That will have to stop. I’ll be back at six o’clock.”

# like-others
So now {the wish} had to be like all the others.

“{Wish.sound},” {wish.he} said, and {wish.he} {wish.did}, as nicely as {wish.he} could.

“That’s really good,” said {child}. Then {child.he} looked away, only for a moment. “How’s it going?”

“{Wish.He} {wish.is},” said [friend: {friend} | somebody going by].

“I noticed,” said {the wish}. “I forget myself. Is it any better now?”

{child} looked for a long time, from both sides.

“No,” {child.he} said. “{Wish.He} {wish.is}. As much as ever.”

[city: “In all of {city} there’s nobody like me,” said {the wish}. ][school: “There’s a list at {school}, too,” said {child}. “But it’s only about shoes.” ][sport: They tried to {play sport} instead, since that was on the list. Halfway through {the wish} forgot. ][athlete: “Do what {athlete} does, and think of one thing at a time,” said {child}. It thought of the wrong thing. ][music: They tried singing {@song}. It went well for one verse. ]

# lowest-step
{The wish} sat down on the lowest step.

[age>=5: “I’ll just have to move,” {wish.he} said. “To a street without a list.”

“Where’s that?”

“I don’t suppose there is one.” {Wish.He} looked at the ground. ]“Is there something wrong with me?” asked {the wish}.

“No,” said {child}, and {child.his} tummy went as hard as a stone.

{child} always went down the steps backwards. {child.He} had done it ever since {child.he} could walk, because it felt best that way. Now {child.he} wondered if it was on the list.

# six-o-clock
At six o’clock {inspector} came back.

“Well? Has {wish.he} stopped?”

Nobody answered. [age>=5: {The wish} held {wish.his} breath and tried to be nothing at all. You could still tell.]

“Then {wish.he} will have to go,” said {inspector}.[age>=5:  “I’m sorry. It isn’t me. It’s the list.”]

And {the wish} got up to go.

# backwards
“Wait!” called {child}.

{child.He} ran up to the top step. There {child.he} turned round, and then {child.he} came down all the steps backwards, one at a time, in front of everybody.

“What are you doing?” said {inspector}.

“I’m going backwards. I do it every day. Is it on the list?”

{Inspector} looked. “Children,” she read out. “Run. Ask why. Lose gloves. No. Backwards isn’t here.”

“Then I’ll have to go, too,” said {child}, and went and stood next to {the wish}, and took hold of {wish.part}.

[friend: “I eat my apples from the bottom,” said {friend}, and came and stood there. ][elder: “I take salt in my coffee,” said {elder}, and came and stood there. [elder2: “I sing to the tomatoes,” said {elder2}. ]][pet.dog: {Pet} rolled over with all four legs in the air. That wasn’t on the list, either, so {pet.he} came along. ][pet.cat: {Pet} came and sat there, too. {Pet.He} liked having a bath. No cat may do that. ][pet.other: {child} put {Pet} there, too. {Pet.He} talked in {pet.his} sleep. ][age>=5: “I always read the last page first,” called the [us: mailman | postman] from across the street.

]“I wave to the moon,” said the baker, and came over as well.

In the end the whole street stood next to {the wish}. There was nobody left on the list but the lamp post.

# one-foot
“Oh, please,” said {inspector}. “Then there won’t be anybody.”

“Isn’t there something you do,” asked {child}, “that’s not on the list?”

“Certainly not,” said {inspector}.

But one of her feet had begun to move. Everybody looked at the foot.

“I dance,” whispered {inspector}. “With the [us: vacuum cleaner | hoover]. When nobody’s looking.”

“Show us,” said {child}.

There was no [us: vacuum cleaner | hoover] in the street, so she had to take the list. She danced it up and she danced it down, and the list unrolled, and wound itself round her and round the lamp post and round the litter bin, and everybody clapped.

# room-at-the-end
When the list was all unrolled, {child} could see where it ended. At the very bottom nothing was written.

“There’s room there,” said {child}.

{Inspector} sat down on the steps and took out a pencil. She read it out as she wrote.

“{A wish}. {Wish.is}. Children. Go backwards. Lady with list. Dances.”

Then she gave every one of them a tick.

# tick
That evening, when {child} had gone to bed, [adult: {adult} stood in the doorway with something long and invisible under one arm.

“Children,” {adult} read out. “Sleep.”

“Nearly,” said {child}.

And {adult} made a tick in the air. | {child.he} made a tick in the air {child.himself}, next to the word sleep.]

Down on the steps {the wish} was still sitting. {Wish.He} {wish.is}. It’s on the list.

# @song
{music}
