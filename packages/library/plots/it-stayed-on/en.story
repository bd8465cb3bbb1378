title: It Stayed On
title: Eeeeexcuse Me
title: And You Have to Miss
guest pet: Sooty (she), Tansy (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up at home (@a) is the grandparent, else {adult}, else {minder}. The zombies talk very slowly, and the groan is only the beginning of a polite word.
% One rule: the cat gives to whoever can’t catch anything. The last line quite dryly.

# a-present
Every evening [!pet.known: the cat {pet}|{pet}] brought home a present for {child}, and put it on the doormat. Mostly it was a mouse. {Pet} had never seen {child} catch anything, and was afraid that {child.he} must be hungry.

But tonight it was a foot.

It was green and a bit mossy. It stood up and wiggled its toes.

“{@A}!” called {child}. “{Pet}’s brought home a foot!”

“Say thank you!” called {@first} from the kitchen. “{Pet.He} means well.”

[elder2: “Is it a big one?” called {elder2}.

“Quite big,” said {child}.

]“Thank you,” said {child} to {pet}.

The foot hopped out of the door. Hop, hop, hop, down the steps. {child} went after it, to see where a foot goes.[friend:  {Friend}[!friend.known: , {child’s} best friend,] wanted to see that too.]

# excuse-me
Three zombies were walking [us: around | about] in the garden, with their arms straight out.[city:  It was right in the middle of {city}.] There was a mother, and a long thin uncle on one leg, and a little one no bigger than {child}.[school:  Everybody {at school} said there were no such things.]

“Eeeeeeeeeh,” said the mother.

{child} stood behind {pet}. There wasn’t much to stand behind.

“Eeeeeeeeeeeeh,” said the mother, and came closer. “Eeeeeeeeeexcuse me. Have you seen a fooooot?”

“Here it comes,” said {child}.

The uncle put it on. Click.

“Thaaaank you,” he said. “We drop things so easily. And your caaaat picks them up.”

# do-you-eat
“Do you eat brains?” asked {child}.

“Noooo,” said the uncle. “We only eat braaaaaa …”

{child} took a long step backwards.

“Bran flakes,” said the little one. “He talks so slowly.”[friend: 

“How do you walk like that?” asked {friend}, who had always wanted to know.

“You forgeeeet that you’ve got knees,” said the mother.]

# the-other-one
But one of the mother’s hands was gone as well.

“I’m not going home if I can’t hold [us: Mommy’s | Mummy’s] hand,” said the little one.

“She’s got another one,” said {child}.

“Uncle has to have that one. He’s scared of the dark.”

The uncle looked up at the sky. It was nearly night.[music:  He hummed {@song} to feel braver, but very slowly.]

“It’s a looong way home,” he said.

# fetch
{child} knew where {pet} kept all the presents. It was under the [us: porch | veranda], where only a cat can go.

“{Pet}!” said {child}. “Fetch!”

{Pet} licked a paw.

“Pleeeease,” said the mother.

{Pet} licked the other paw.

# no-arm
So the uncle lay down on the grass, and put in his arm as far as it would go. Click. When he got up, the arm was still in there.

Oh no! Now there was a hand under the [us: porch | veranda], and an arm too.

“Eeeeheeheehee,” cried the little one.

{child} knew what it was like to want a hand in the dark. “We’ll get it back,” {child.he} said, but {child.he} didn’t know how.

# that-look
Just then a butterfly flapped by. The uncle grabbed at it with the arm he had left. He missed, and fell into a bush.

{Pet} stopped licking. {Pet.He} put {pet.his} head on one side and looked at him, and {child} knew that look. It was how {pet} looked at {child} every evening. Poor thing, it said. You can’t catch anything.

“Chase the butterfly!” shouted {child}. “All of you! And you have to miss!”

“We’re goooood at that,” said the mother.

# and-miss
So they all chased it, on stiff legs, with their arms straight out. “Eeeeeeeh!” they said.[sport:  It was harder than {sport}.][athlete:  Not even {athlete} could have missed so beautifully.]

They ran into the [us: laundry | washing], and the little one got underpants on the head. The butterfly sat down on the uncle’s nose, and he missed his nose.[friend: 

{Friend} forgot about knees. {Friend.He} did it so well that the uncle bowed.]

# backwards
{Pet} sighed. {Pet.He} crept in under the [us: porch | veranda], and came out backwards, because an arm is long. {Pet.He} gave it to the uncle. Then {pet.he} fetched a hand, and laid it in front of the little one.

Click, click.

But {pet} hadn’t finished. {Pet.He} fetched them a mouse as well.

“Thaaaank you,” said the little one politely. “But I don’t think that’s ooooours.”

# side-by-side
The mother took the little one by one hand, and the uncle by the other, and they went out through the gate. “Goooood niiiight,” they said, and it lasted all the way to the corner.[friend: 

“Goooood niiiight,” said {friend} back.]

# was-it-alive
{@A} was standing in the doorway, with the light on behind {@him}.

“What had {pet} caught?”

“A foot,” said {child}.

“Oh dear. Was it alive?”

“Yes. I took it outside.”

[elder2: “Quite right,” said {elder2}.

]“That was kind,” said {@a}. “In we go.”

They sat down in the kitchen, and it was warm and quiet. {Pet} fell asleep on {child’s} feet. {child} yawned, and leaned on {@a}. {@He} held out a hand, and {child} took it, but gave it a little pull first, just to make sure.

It stayed on.

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
