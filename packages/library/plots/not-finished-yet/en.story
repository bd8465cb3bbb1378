title: Not Finished
title: A Gripper
guest friend: Ned (he), Tilly (she)
guest pet: Biscuit (he), Pickle (she)
guest minder: Mrs Pym (she), Mrs Tuck (she)

% The baby (@it, @him) is he or she where the wish says brother or sister, else it. The grown-up (@a): {adult}, else the grandparent, else {minder}.
% The cat is the family’s, else the friend’s; a dog snores just as well.

# ordered
{child} had ordered a baby who could go in goal. The baby had come home on Tuesday, and now here {@it} was on the blanket in the living room, and {@it} couldn’t even sit up.

“{@It} hasn’t got any teeth,” said {child} to {friend}. “Or any hair. {@It} isn’t finished.”

{child} had {child.his} goalkeeper’s gloves on. Outside, the ball was waiting. It was the final today, the biggest final [city: {in city} | in the whole street]: {child} and {friend} against the garage door.

# patient
{Friend} bent down over the baby. {Friend.He} {friend.was} {child’s} best friend. {Friend.He} had been a baby once {friend.himself}, and {friend.he} talked like a doctor[school: , just as {friend.he} did {at school}].

“Right. And what’s the patient’s name?”

“Hasn’t got one yet,” said {child}. “They haven’t finished that either.”

“May I see the feet? Mm. Mm-hm. I’ve come across this before. What you’ve got here is a gripper.”

“What’s a gripper?”

“Once they’ve got hold of a thing, they don’t let go.”

“{@It} doesn’t look very strong,” said {child}. {Child.He} pulled off one glove and tickled the baby’s hand.

# gripper
The baby’s fist shut on {child’s} finger.

{child} pulled a bit. The baby held on.[athlete:  Not even {athlete} could have got loose.] The baby looked at the ceiling, as if the hand belonged to somebody else.

“Let go,” said {child}. “We’ve got a final to play.”

“Eh,” said the baby.

[sport: “That’ll be useful for {sport},” said {friend}.

]“{@A}!” shouted {child}. “I’m stuck!”

{@A-who} was doing the dishes in the kitchen, only a few steps away[elder & adult: , with {elder}[elder2:  and {elder2}] drying][elder2 & !adult: , with {elder2} drying][music: , to {music}].

“How lovely!” came the answer. “Tell me when you’re finished!”

“We’re not finished! We haven’t even started!”

# medicine
{@Came}

“{Pet}, help,” said {child}.

{@Turned}

“We’ll have to swap,” said {friend}. “You give them something better. It’s perfectly ordinary medicine.”

{Friend} took a slice of sausage out of {friend.his} pocket. The baby didn’t so much as look at it, but {pet} did. {Pet.He} ate it up, and went back to the sofa.

“And that’s all the medicine,” said {friend}.

# sock
{child} sighed. Through the window {child.he} could see the garage door. It looked as if it was winning.

“Then we’ll play in here,” {child.he} said. “I suppose I can go in goal lying down.”

{Friend} rolled up a sock for a ball, and threw. {child} lay on {child.his} tummy, with one hand stuck in a baby, and saved with both feet.

# whistle
The baby turned to see what the sock was doing. Then there was a noise from inside the [us: diaper | nappy], and it was so loud that {pet} jumped straight up in the air.

“Final whistle,” said {friend}.

They laughed until the floor shook. And right in the middle of it, the baby’s hand came open.

“I’m free!” yelled {child}.

{Child.He} grabbed the glove and ran for the hall. {Child.He} got as far as one shoe.

# scream
Then came the scream. {child} had never heard anything like it. It sounded as if somebody had stepped on a goose.

{@A} ran in, still holding the [us: dish brush | washing-up brush], and picked the baby up. It was no good. The little fist opened and shut on the air, over and over again.

{child} stood in the doorway with a lump in {child.his} throat. {Child.He} felt mean, and all {child.he} had done was go out to play [us: soccer | football].

“What’s {@it} looking for?” {child.he} said.

For once, {friend} didn’t answer like a doctor.

“You, I think,” {friend.he} said.

# waiting-room
“But what about the final?”

“I can wait,” said {friend}, and sat down on {friend.his} coat. “Doctors have a whole room for it.”

{child} kicked off the shoe and lay down on the blanket.

“Put {@him} here, {@a},” {child.he} said. “Next to me.”

{Child.He} held a finger against the baby’s palm, and the fist closed. There was some more screaming, but less.

“You’re not finished,” {child} told the baby. “It doesn’t matter. I’ll hold on.”

The baby hiccuped, and couldn’t quite stop.

# massage
At that, {pet} came out again. {Pet.He} sniffed at the baby’s foot, and seemed to think that it might have been worse. Then {pet.he} lay down against {child’s} back {@motor} It buzzed through {child}, along {child.his} arm and down {child.his} finger, all the way to the baby.

There was one more hiccup. After that there weren’t any.

“{@Massage},” whispered {friend}. “Now that, I have never come across before.”

{Friend.He} crawled in on the other side of {pet}. The garage door could have the cup.

# gloves
When the dishes were done, {@a} came back and held out both arms.

“I can take over now, {child}. Are you finished?”

{child} looked at the fist. It had four little dimples, where the knuckles were going to be.

“No,” {child.he} said. “We’re not finished.”

{@Fetched} fetched a cushion and put it under {child’s} head. There were two goalkeeper’s gloves on the blanket. {Pet} slept with {pet.his} whole nose in one of them, and {friend} had put the other one over the baby’s feet.

# @it
it
## if sister
she
## if brother
he

# @him
it
## if sister
her
## if brother
him

# @a
{minder}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @a-who
{minder}, who was helping out that week,
## if elder & !adult
{elder}
## if adult
{adult}

# @fetched
{minder}
## if elder
{elder.short}
## if adult & !elder
{adult}

# @came
{Pet} came out. {Pet} was {friend’s} cat, and had come along to see the baby. {Pet.He} had seen the baby, and {pet.he} had been sulking under the sofa ever since.
## if pet.cat
{Pet} came in. {Pet} was {child’s} cat, and {pet.he} had been sulking under the sofa since Tuesday.
## if pet.dog
{Pet} came in. {Pet} was {child’s} dog, and {pet.he} had been sulking behind the sofa since Tuesday.

# @turned
{Pet} sat down with {pet.his} back to them and washed a leg.
## if pet.dog
{Pet} sat down with {pet.his} back to them and scratched an ear.

# @motor
and began to purr. That cat had an engine.
## if pet.dog
and began to snore. That dog had an engine.

# @massage
Cat massage
## if pet.dog
Dog massage
