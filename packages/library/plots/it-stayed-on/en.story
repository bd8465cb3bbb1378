title: It Stayed On
title: Eeeeexcuse Me
title: And You Have to Miss
guest pet: Sooty (she), Tansy (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up at home (@a) is the grandparent, else {adult}, else {minder}. The zombies talk very slowly, and the groan is only the beginning of a polite word.
% One rule: the cat gives to whoever can’t catch anything. The last line quite dryly.

# a-present
Every evening [!pet.known: the cat {pet}|{pet}] brought home a present for {child}. {Pet.He} put it on the doormat and sat down beside it. Mostly it was a mouse. {Pet} had never seen {child} catch a thing, and thought {child.he} must be starving.

But tonight it was a foot.

It was green and a bit mossy. It stood up and wiggled its toes.

“{@A}!” called {child}. “{Pet}’s brought home a foot!”

“Say thank you!” called {@first} from the kitchen. “{Pet.He} means well.”

[elder2: “Is it a big one?” called {elder2}.

“Quite big,” said {child}.

]“Thank you,” said {child} to {pet}.

The foot hopped out of the door. Hop, hop, hop, down the steps. {child} went after it, to see where a foot goes.[friend:  {Friend}[!friend.known: , {child’s} best friend,] wanted to see that too.]

# excuse-me
Out in the garden[city: , right in the middle of {city},] there were three zombies, walking very stiffly with their arms straight out. There was a mother, a long thin uncle hopping on one leg, and a little one no bigger than {child}.[school:  There are no such things as zombies, they had said {at school}.]

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
But the uncle’s ear was gone too, and worst of all, so was one of the mother’s hands.

“I’m not going home if I can’t hold [us: Mommy’s | Mummy’s] hand,” said the little one.

“She’s got another one,” said {child}.

“Uncle’s got that one. He’s scared of the dark.”

The uncle looked at the sky, which was going dark blue.[music:  He hummed {@song} to feel braver, but very slowly.] “It’s a looong way home,” he said.

# fetch
{child} knew where {pet} kept all the presents: under the [us: porch | veranda], right at the back, where only a cat can go.

“{Pet}!” said {child}. “Fetch!”

{Pet} licked a paw.

“Pleeeease,” said the mother.

{Pet} licked the other paw.

# no-arm
So the uncle lay down and put in his arm as far as it went. Click. When he got up, he had no arm.

Oh no! Now there was a hand in there, an ear and a whole arm, and soon it would be dark.

“Eeeeheeheehee,” cried the little one.

# that-look
Just then a butterfly flapped by, out much too late. The uncle grabbed at it with the arm he had left, and missed, and fell into the [us: currant bush | blackcurrant bush].

{Pet} stopped licking. {Pet.He} put {pet.his} head on one side and looked at him, and {child} knew that look. That was how {pet} looked at {child} every evening. Poor thing. Can’t catch anything.

“Chase the butterfly!” shouted {child}. “All of you! And you have to miss!”

“We’re goooood at that,” said the mother.

# and-miss
So they chased it, on stiff legs, with their arms straight out, and so did {child}. “Eeeeeeeh,” they all said.[sport:  It was harder than {sport}.][athlete:  Not even {athlete} could have missed so beautifully.]

They missed in the [us: laundry | washing], and the little one got underpants on the head. The butterfly sat down on the uncle’s nose, and he missed his nose.[friend: 

{Friend} forgot about knees. {Friend} did it so well that the uncle bowed.]

# backwards
{Pet} sighed. {Pet.He} crept under the [us: porch | veranda], came out with an ear, and put it in front of the uncle. Next time {pet.he} came out backwards, because an arm is long. Last of all {pet.he} laid a hand in front of the little one.

Click, click, click.

But {pet} hadn’t finished. {Pet.He} fetched a mouse as well.

“Thaaaank you,” said the little one politely. “But I don’t think that’s ooooours.”

# side-by-side
The mother took the little one by one hand and the uncle by the other. They went out through the gate, side by side. “Goooood niiiight,” they said, and it lasted all the way to the corner.[friend: 

“Goooood niiiight,” said {friend} back.]

# was-it-alive
{@A} stood in the doorway.

“What had {pet} caught?”

“A foot,” said {child}.

“Oh dear. Was it alive?”

“Yes. I took it outside.”

[elder2: “Quite right,” said {elder2}.

]“That was kind,” said {@a}. “In we go.”

{@He} held out a hand. {child} took it, but gave it a little pull first, just to make sure.

It stayed on.

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
