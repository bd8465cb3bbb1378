title: Where’s Teddy?
title: He Hasn’t Said a Peep
title: Teddy Wins
guest sitter: Mrs Hill (she), Mrs Lane (she)
guest dog: Buster (he), Rufus (he)

% The grown-up (@a): {adult}, else the elder, else the neighbour who is babysitting.
% Whoever has to seek (@p): the family's dog or cat, else the neighbour's dog. The cat found Teddy long ago and lay down on him.

# empty-pillow
{child} had cleaned {child.his} teeth. [!short: {child.He} had been to the [us: bathroom | loo]. ]{child.He} {child.was} wearing [athlete: the shirt with {athlete} on it | {child.his} blue pyjamas][short: . | , and one corner of the covers was folded back.][!short:  Everything was ready.]

But there was nobody on the pillow.

“Where’s Teddy?” said {child}.

{@A-first} looked under the covers. There was a sock, but no Teddy.[!short:  {child.He} looked under the bed. There was some fluff, but no Teddy.]

“I can’t sleep without Teddy,” said {child}, and {child.his} voice went small.

“No, of course not,” said {@a}. “Then we’ll [!short: go and ]look for him.”

# through-the-house
So off they went through the house. {@A} went first with the [us: flashlight | torch]. Then came {child}. {@last}

[!short: They looked in the bathroom. {child} looked in the bath. There was a duck, but no Teddy.

[!pet.cat: Snuff, said {@p}, and brought {child} a [us: washcloth | flannel].

“Thank you, {@p},” said {child}. “But that’s not Teddy.”

]]They looked [short: on Teddy’s chair in the kitchen. | in the kitchen. {child} looked on Teddy’s chair.] There was a crumb of pancake, but no Teddy.

[!pet.cat: Snuff, said {@p}, and ate the crumb.

][sport: They looked in among the things for {@game}. There was {sport.thing}, but no Teddy.

][school: They looked in the bag from {school}. There was a mitten, but no Teddy.

][pet.other: They asked {pet}. {Pet} [!short: had been at home all day, but {pet.he} ]hadn’t seen any Teddy.

][adult & elder: They looked [short: in|down the sides of] the chair where {elder} [elder2: and {elder2} always sit | always sits]. There was a pair of glasses, but no Teddy.

][pet.cat: They looked in the hall. There was {pet}, lying right on top of {child’s} [us: rain boots | wellies], and {pet.he} wouldn’t budge.

][!short / !sport: They looked in the living room[short: . | , behind the sofa, where it was dark.] There was a red ball, but no Teddy.

]“He’s all alone somewhere,” said {child}, and now there was a tear. [!short: It ran all the way down to {child.his} chin. ]“He’s all alone, and it’s night.”

# sad-together
{@A} sat down on the floor, and {child} climbed into {@as} lap.[elder2 & !adult:  {Elder2} sat down too, though it was a long way down.] [!pet.cat: {@P} laid his heavy chin on {child’s} feet.] They sat there [!short: for a while ]and were sad together.

[!short: “Now, let’s think,” said {@a}. “When did you last have hold of Teddy?”

{child.He} thought. Before teeth? No. Before the bath? No. But before the pancakes?]

# the-game
Before the pancakes {child} had been playing with {@p}[friend:  and {friend}]. [music: They had danced to {music}, and then… | They had raced all round the house, and then…]

{child} sat straight up.

“We were playing hide-and-seek! Teddy was hiding, and {@p} was going to look for him. But then [friend: {friend} had to go home, and then] it was pancakes!”

“So he isn’t lost,” said {@a}.

“He’s hidden! He’s still there, and he’s waiting. He’s so good at it. He hasn’t said a peep.”

“Do you remember where he hid?”

{child} did, nearly. But it wasn’t {child.his} turn to look.

“It’s {@p} who’s got to look,” {child.he} said.

## if short
Before the pancakes {child} had been playing with {@p}[friend:  and {friend}]. They had [music: danced to {music}|raced all round the house], and then …

“We were playing hide-and-seek!” said {child}. “Teddy was hiding, and {@p} was going to look for him. But then [friend: {friend} had to go home, and then] it was pancakes! He’s hidden! He’s still there, and he’s waiting. He hasn’t said a peep.”

“So who’s got to look?” said {@a}.

“{@P},” said {child}.

# the-seeker
They went out into the hall, and {child} put {child.his} hands over {@ps} eyes.[!short:  Then {child.he} did the counting, because [pet.cat: cats | dogs] can’t count.]

“One, two, three, four. Here comes {@p}! Find him, {@p}! Find Teddy!”

{@seeks}

# the-boot
[short: {child} put {child.his} hand down into one of the boots, right, right down. | {child} put {child.his} hand down into one boot. Empty. {child.He} put {child.his} hand down into the other boot, right, right down.] There was something soft. There was an ear.

[short: “Teddy,” whispered {child}.|“Teddy!”]

Up came Teddy.[!short:  He was a bit flat on one side, and he smelled of boot. But he was just the same as ever.]

“You won, Teddy,” said {child}, and held him against {child.his} cheek. “You’re the best hider in the whole [city: of {city} | world].”

“And who found him?” asked {@a}.

“{@P} did,” said {child}, and hugged {@p} too[short: . | , so that Teddy was in the middle.]

# home-again
[!short: So back they went through the house. {@A} went first with the [us: flashlight | torch]. Then came {child}, with Teddy. {@last-again}]

# nobody-counts
[short: On the pillow lay|Now there was somebody on the pillow. There was] {child}, and in the crook of {child.his} arm there was Teddy.

“Hide-and-seek is finished for today,” {child.he} whispered into Teddy’s [!short: flat ]ear. “You can come out now, and go to sleep.”

{@A} turned off the [us: flashlight | torch]. {@P} lay down [pet.cat: on {child’s} feet, which were nearly as good as boots, | on the rug with a bump] and shut [pet.cat / pet.dog: {pet.his} | his] eyes.[!short:  {child} shut {child.his} eyes. Teddy shut his as well as he could.]

[!short: But this time nobody counted. ]This time they all had their eyes shut just to sleep.

# @game
{sport}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter} from next door, who was babysitting,
## if adult
{adult}
## if elder & !adult
{elder}

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @ps
{dog’s}
## if pet.dog / pet.cat
{pet’s}

# @last
And last came {dog}, the dog from next door, who was staying the night. His tail banged on the walls. Bump, bump, bump.
## if pet.dog
And last came {pet}, who was {a breed} and never liked to miss anything. {pet.His} tail banged on the walls. Bump, bump, bump.
## if pet.cat
{Pet} didn’t come, because {pet.he} {pet.was} a cat.

# @last-again
Last came {dog}. Bump, bump, bump.
## if pet.dog
Last came {pet}. Bump, bump, bump.
## if pet.cat
Last came {pet}, who hadn’t got anything to lie on any more.

# @seeks
Now {dog} understood. He put his nose to the floor. Snuff, snuff, under the chest of drawers. [!short: Snuff, snuff, along the rug. ]Snuff, snuff, over to the shoes. [!short: He smelled all the big shoes. ]He smelled {child’s} red [us: rain boots | wellies].

And his tail began to go. Bump, bump, bump, bump!
## if pet.dog
Now {pet} understood. {pet.He} put {pet.his} nose to the floor. Snuff, snuff, under the chest of drawers. [!short: Snuff, snuff, along the rug. ]Snuff, snuff, over to the shoes. [!short: {pet.He} smelled all the big shoes. ]{pet.He} smelled {child’s} red [us: rain boots | wellies].

And {pet.his} tail began to go. Bump, bump, bump, bump!
## if pet.cat
{pet} yawned. {pet.He} stayed on top of the [us: boots | wellies], just where {pet.he} had been all evening.

“{pet.He} {pet.is}n’t looking,” said {@a}.

“No,” said {child} slowly. “That’s because {pet.he}’s finished looking.”

And {child} lifted {pet} off. {pet.He} had found Teddy before the pancakes, and lain down on him, so that nobody could take him.

# @as
{sitter’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
