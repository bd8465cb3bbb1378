title: The Boots in the Cupboard
title: This Is How Far I Reach
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whose hall it is: the grandparent’s, else {adult}’s, else {minder}’s.

# the-hooks
{child} wanted to be big, and {child.he} wanted it by bedtime.

It was because of the hooks. There was a long row of them in {@hall}, and {@s} coat hung there, and {@s} raincoat, and {@s} umbrella. But {child} couldn’t reach. Not on tiptoe, not with one jump, and not with two jumps and a yell. So {child’s} jacket lay on the floor, and every time {@g} went by, {@he} said hello to it.

“Good day,” said {@g} to the jacket. “Having a rest, are you?”

“It isn’t having a rest,” said {child}. “It’s waiting for me to get big. How do you do it?”

“You eat and you sleep,” said {@g}. “That’s how I did it.”

# four-potatoes
So {child} ate. {Child.He} ate a potato, ran out into the hall and stretched up {child.his} hand. No. {Child.He} ate another potato and ran out into the hall. No. After the fourth potato {child.he} couldn’t run, so {child.he} walked.[pet.dog:  After {child.him} walked {pet}, in case there was a fifth.][pet.cat:  {Pet} lay on the jacket. {Pet.He} thought it was hanging very well where it was.]

“How big am I now?” {child.he} asked.

{@G} looked {child.him} up and down.

“Exactly as big as before,” {@he} said. “But fuller.”

Then {child} tried sleeping. {Child.He} lay down on the kitchen bench and shut {child.his} eyes as hard as they would go. The clock on the wall said tick, tick, tick.

“Good morning!” shouted {child}, and dashed out into the hall.

No.

# always-like-this
Then {child.he} sat down on the floor beside the jacket.

“It doesn’t work,” {child.he} said, and {child.his} voice had gone quite thin. “I’m the same all the time. I’ll always be like this.[friend:  {Friend} will get big, and so will {friend’s} jacket.]”

{@G} sat down on the floor as well. There they sat for a while, {child}, {@g} and the jacket.

“It’s been raining,” said {@g}. “Shall we go out? Your [us: rain boots | wellingtons] from last summer are still in the [us: closet | cupboard].”

# shrunk
They were good boots. In them {child} had walked through every puddle between the steps and the [us: mailbox | gate]. {Child.He} put {child.his} foot in. It went halfway, and there it stopped. {Child.He} stamped. {Child.He} pulled. {Child.He} hopped about on one leg[sport: , as if it were {sport}].

“{@G}!” {child.he} shouted. “You’ve shrunk my boots!”

“I most certainly haven’t.”

“You’ve washed them too hot! {@Sweater}”

“I don’t wash boots,” said {@g}.

# the-whole-house
{child} looked further in. There were the rain [us: pants | trousers]. They ended at the knees. There was a pair of [us: pajamas | pyjamas]. {Child.He} pulled those on too, and the sleeves ended at the elbows.

“The whole house is shrinking!” yelled {child}. “Look out! Feel yourself!”[city:  Soon {city} would be next.]

{@G} felt {@his} arms.

“I’m the same as ever,” {@he} said.

“Try your boot!”

{@G} tried {@his} boot. It fitted.[elder2:  {Elder2} had to try one too. It fitted as well.]

“Try your coat!”

{@G} tried {@his} coat. It fitted.[pet.other:  {child} went and had a look at {pet}. {Pet} was just right.]

# its-not-the-boots
{child} went quiet. So it was only {child’s} things. {Child.He} put {child.his} foot on the floor, right beside the old boot, and looked. The toes stuck out in front. {Child.He} looked again.

“{@G},” {child.he} said slowly. “It isn’t the boots.”

“Isn’t it?”

“It’s me.”

The clock ticked in the kitchen.

“When did I do it?” said {child}. “I didn’t feel a thing!”

“No,” said {@g}. “Nor did I, when it was my turn.”

# a-hook
{child} went up to the hooks and stretched. {Child.He} couldn’t reach this time either. But now {child.he} kept {child.his} hand on the wall, just where the fingers came to an end.

“This is how far I reach,” {child.he} said. “There should be a hook here.”

{@G} fetched the screwdriver.[music:  {@He} hummed {music} while {@he} screwed.] It was one hook all alone, far below the others, and {child} hung {child.his} jacket on it.[athlete:  {Athlete} once reached just that far, too.]

“Next summer we’ll put one there,” said {child}, and pointed a bit higher up. “And then there. And then I’ll be up to you.”

“Then I’d better buy some more hooks,” said {@g}.

# room-to-grow
Then they went out in the puddles. {child} was allowed to borrow a big pair of boots. They came nearly up to {child.his} tummy, and there was plenty of room to grow in them.[school:  They would surely do until nobody was bigger {at school}.][friend:  In the biggest puddle stood {friend}, up to the knees. “They’re enormous!” said {friend}. “I’m growing in them,” said {child}.]

# good-night-jacket
That night {child} lay in the [us: pajamas | pyjamas] with the short sleeves. The door to the hall was open a crack. In the kitchen the clock said tick, tick, tick.[pet.dog / pet.cat:  {Pet} lay at {child.his} feet and didn’t feel a thing either.]

“Am I growing now?” {child.he} asked.

“Yes,” said {@g}.

“I don’t feel a thing,” mumbled {child}.

And {child.he} fell asleep. {@G} tiptoed through the hall. At the lowest hook {@he} stopped.

“Good night,” {@he} said to the jacket. “How well you’re hanging.”

# @hall
the hall
## if elder
{elder’s} hall

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @Sweater
That’s what happened to my [us: sweater | jumper]!
## if adult & elder
{Adult} did that to my [us: sweater | jumper]!
