title: A Square Full of Sheep
title: We’re Sheep
title: I’m Not a Sheep
guest dog: Nell (she), Jess (she)
guest owner: Mr Tuke (he), Mr Ogden (he)
guest neighbour: Mrs Batty (she), Mrs Peel (she)

% {dog} rounds people up until they are in a field and the gate is shut. A dog of the family’s is rounded up with the others. There are eighteen sheep.
% @a: {adult}, else the grandparent, else {neighbour}.

# no-time
{child} was sitting on the edge of the fountain in the market square[city:  in {city}] when the dog came. She was black and white, and she crept along so low that her tummy swept the cobbles. She ran once round {child}. Then she stopped and stared at {child.him}.

{child} put out {child.his} hand. {Child.He} did so want to stroke her. But the dog hadn’t got time. She ran [us: around | round] again.

“That’s {dog},” said an old man on a bench, whose name was {owner}. “She rounded up sheep for twelve years. She’s retired now, but nobody’s told her.”

“I’m not a sheep,” said {child}.

“Nobody’s told her that, either,” said {owner}.

# knees
Now {dog} caught sight of {@a-neighbour}, who was standing a little way off with two [us: ice pops | ice lollies]. She slunk round behind {@him} and bumped {@him} in the backs of the knees. {@A} walked. {@He} couldn’t help it. {@He} walked straight up to {child}, and there {@he} had to stay.

Then {dog} fetched a lady with a [us: walker | walking frame]. Then a [us: pastor | vicar] on a bicycle.[friend:  Then {friend}[!friend.known: , {child’s} best friend,] who was in a great hurry.][elder & adult:  Then {elder}[elder2:  and {elder2}], only on the way to the shop.][elder2 & !adult:  Then {elder2}, only on the way to the shop.][music:  Then a man with an accordion, in the middle of {music}.][pet.dog:  Then {pet}, {child’s} own dog, who had never been a sheep before.] Then two big [us: boys | lads] [sport: who were off to {play sport} and | who] were both looking at one phone. They didn’t notice a thing until they were at the fountain.

“What are we doing here?” said one of the [us: boys | lads].

“We’re sheep,” said {child}.

# on-duty
Last of all came the [us: parking officer | traffic warden] in his cap.

“Not me,” said the [us: parking officer | traffic warden]. “I’m on duty, actually.”

“So is {dog},” said {owner}.

In the end there were eighteen sheep at the fountain, packed tight together. If anybody took one step to the side, there was {dog}. The [us: pastor | vicar] slipped off to the left. Back came the [us: pastor | vicar], with {dog} behind him.

# the-field
“When does she stop?” asked {child}.

“She stops when the sheep are in the field and the gate’s shut,” said {owner}.

“Where’s the field, then?”

{owner} looked down at his shoes.

“I sold it,” he said.

# rain
Then it began to rain. The lady’s bus drove off without her. The [us: ice pops | ice lollies] ran down {@sleeves}.[pet.cat:  {Pet}[!pet.known:  the cat], at home, would never have agreed to this.][pet.other:  {Pet} was better off at home.] And {dog} ran round, and round, and round, with her tongue hanging out like a wet tie. She was so tired that her legs gave way on the corners.[athlete:  Even {athlete} would have been tired.] But she couldn’t stop. There wasn’t any field!

# a-gate
Poor {dog}, thought {child}. [child.she: She|{Child.He}] stood on tiptoe and looked out between all the tummies. On the other side of the square was the playground. Round the playground went a green fence. And in the fence there was a …

“Gate!” shouted {child}. “Come on, sheep! Follow me!”

# baa
{Child.He} went first. {Child.He} knew what sheep say[school: , because they had practised it {at school}].

“Baa!” said {child}.

“Baa,” said {@a}.

“Baa, baa,” said the lady and the [us: pastor | vicar] and the [us: boys | lads].

The [us: parking officer | traffic warden] said nothing. So {dog} looked at him.

“Baa,” said the [us: parking officer | traffic warden].

# click
All the way across the square they went, eighteen sheep in the rain, and {dog} came behind, looking proud. In through the gate they went. The [us: pastor | vicar] had to sit on the swing, or there wouldn’t have been room. {child} held the gate until the [us: walker | walking frame] was in. Then {child.he} hopped out, pushed the gate shut with both hands and put down the latch.

Click.

{dog} stopped. She looked at all the sheep, one after another. Then she let out a long sigh, came over to {child} and lay down with her head on {child.his} shoe.

“There,” said {owner}. “Now she’s off duty.”

# mostly-stick
The rain stopped. One by one the sheep crept out again, on tiptoe, because {dog} was asleep. {@A} came last, and gave {child} what was left of the [us: ice pop | ice lolly]. It was mostly stick.

That didn’t matter. {child} sat quite still on the ground, and now {child.he} could stroke {dog} for as long as [child.she: she|{child.he}] liked.

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @sleeves
{neighbour’s} sleeves
## if adult
{adult’s} sleeves
## if elder & !adult
{elder’s} sleeves

# @a-neighbour
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @He
She
## if adult
{adult.He}
## if elder & !adult
{elder.He}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}
