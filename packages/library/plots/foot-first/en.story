title: Foot First
title: A Bit of Us
guest friend: Nell (she), Rory (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever sits on the step with the torch is {adult}, else the grandparent, else {minder}.

# in-the-night
{child} lay in the top bunk in the cabin and needed [us: to pee | a wee]. {Child.He} needed it so badly that {child.he} didn’t dare to breathe. But the [us: outhouse | toilet] was right at the end of the garden, in a hut of its own, and between the cabin and the hut it was night.

“{Friend},” {child.he} whispered down to the bottom bunk, where {child.his} best friend lay. “Do you dare to come with me?”

“I’m not afraid of anything,” whispered {friend}. “You just have to be brave.”

“How do you do it?”

No answer came for a bit.

“You just are,” said {friend}.

# are-you-brave
They woke {@a}, and {@a} sat down on the step in a blanket, with the [us: flashlight | torch] in {@his} hand.[pet.dog / pet.cat:  {Pet} sat down too. {Pet.He} had no plans to go out in that.][elder & adult:  {Elder} had woken up as well, and came out in a cardigan[elder2:  and {elder2} after, in another].][elder2 & !adult:  {Elder2} had woken up as well, and came out in a cardigan.]

“I’ll sit here and light you all the way,” {@he} said. “Are you brave?”

“Yes,” said {friend}.

“I don’t know,” said {child}.

They took each other by the hand and went out into the light. The grass was wet. The trees were black. They went three steps, and then they heard it.

Snff, it went over by the hut. Snff, snff.

# the-hand-is-afraid
{child} stopped. All of {child.him} wanted to go back to bed, except for the [us: pee | wee]. {Child.He} squeezed {friend’s} hand as hard as it would go. And then {child.he} noticed something. The hand squeezed back, just as hard.

“Are you afraid?” asked {child}.

“No,” said {friend}.

“Your hand’s afraid.”

{Friend} looked at {friend.his} hand.

“Well, my hand,” {friend.he} said. “But not the rest.”

“None of it?”

“My tummy, a bit,” said {friend}. “And my throat. And my knees, but only in front.”

# my-foot
{child} felt about to see how things were. The knees were afraid. The tummy was afraid. The ears were so afraid that they stood straight out. But right at the bottom, in the wet grass, something was moving. It was the right foot. It was waving its toes. It seemed to think that it tickled.

“My foot isn’t afraid,” said {child}, quite surprised.

“Which one?”

“That one. So that one can go first. The rest of us will come after.”

{Child.He} stretched out the foot as far as it would go. Then {child.he} pulled the rest of {child} after it, and after {child} came {friend}.

“Good foot!” whispered {child}. “And again!”

# a-nose-too
“Haven’t I got anything?” said {friend}. {Friend.He} felt {friend.himself} all over. “My nose! My nose is brave! It wants to know what that is!”

{Friend.He} stuck out {friend.his} nose so far that {friend.he} nearly tipped over. And off they went, a foot and a nose, and behind them came everything that was afraid.

“How’s it going?” called {@a} from the step.

“Fine!” called {child}. “The foot’s nearly there!”[athlete:  {Athlete} never walked up to anything like that.]

# something-round
Snff, it went. Snff, SNFF. It was very near now, right by the door of the hut. The knees said that they wanted to go home[city: , all the way to {city}]. But the foot had taken another step already, and so the knees had to come.

The light fell on something round. It had eyes, and prickles, and a small wet nose.

“A hedgehog,” breathed {friend}.

The hedgehog looked at the foot. The hedgehog looked at the nose. Then it rolled itself into a ball, so fast that it went fuff.

# send-it-out-first
“It’s afraid of us!” said {child}.

{Child.He} crouched down, a little way off.

“We only want [us: to pee | a wee],” {child.he} told the ball. “See if you’ve got anything that’s brave. Send that out first. The rest can come later.”

They waited[music: , and {child} hummed {music}, very softly]. It wasn’t easy, needing it so badly. But at last something moved in the middle of the ball. Out came a small nose.

“The nose!” whispered {friend}. “Just like me!”

After the nose came the rest of the hedgehog, and it went away in under the bushes, snff, snff, snff.

# two-holes
In the hut there were two holes, one each. There they sat side by side with the door open, and the light shone on their toes.

“That’s better,” said {child}.

“Yes,” said {friend}. “All that about me not being afraid of anything. It’s mostly my nose.”

The way back wasn’t nearly so long.

“Well,” said {@a}, and lifted the blanket, so that there was room for both.[elder & adult:  “In you come,” said {elder.short}.] “Were you brave?”

“A bit of us was,” said {child}. “The rest got to come along.”[pet.dog / pet.cat:  {Pet} sniffed them all the way down, and the foot for longest.][pet.other:  Inside, {pet} slept and knew nothing about it.][school:  “I’ll do that {at school}, too,” said {friend}. “When you have to say things out loud.”][sport:  “And at {sport},” said {child}.]

# foot-on-guard
Soon they were in their bunks again. {@A} put out the light. It was just as dark as before, and somewhere outside something went snff.

{child} pulled the cover up to {child.his} chin. {Child.He} tucked in {child.his} hands, and {child.he} tucked in {child.his} knees. But {child.he} let the right foot stick out.

It was on guard, for all the others.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
