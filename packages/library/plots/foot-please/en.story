title: Foot, Please
title: Have You Got Another?
title: Good Girl, Maud
guest rut: Maud (she), Gladys (she)
guest nike: Imogen (she), Bianca (she)
guest barbro: Mrs Tully (she), Mrs Hook (she)

% {rut} is the elephant, {nike} is in another class, {barbro} is the keeper. One asks and one says good. “That was a very nice foot. Have you got another?” is said to the elephant, and then to {nike}.

# her-back
The elephant’s name was {rut}. She was forty-seven years old, she weighed three [us: tons | tonnes], and she was standing with her back to {child}.

{child} was {age}, and had wanted this for so long that {child.he} couldn’t remember wanting anything else. A whole morning with the elephants at the zoo[elder: , a present from {elder}[elder2:  and {elder2}]]. {Child.He} had read everything[sport:  there is to read when you also have to {play sport}]. {Child.He} knew how many muscles there are in a trunk[friend: , and so by now did {friend}[!friend.known: , {child.his} best friend,] who had held the book].[pet.dog:  {Child.He} had even practised on {pet}[!pet.known:  the dog], who gave {child.him} a paw and then waited to be paid.][pet.cat:  {Child.He} had even practised on {pet}[!pet.known:  the cat], who took the paw back.][pet.other:  {Child.He} had even practised on {pet}, who lifted nothing at all.]

What {child.he} hadn’t known was that it took two people, and that the other one would be {nike}, from the class next door[school:  {at school}].

They hadn’t spoken since February. That was when {nike} got into the [us: basketball | netball] team and {child} didn’t, and {child} had said, “Well, it’s only because you’re tall.” {Child.He} had heard how it sounded before {child.he} got to the end. But by then it was out, and you can’t run after a thing like that.

# the-right-one
“She’s got a stone in her left front foot,” said {barbro}, who had looked after {rut} for twenty years, “and it has to come out. You stay your side of the bars, and she stays hers. One of you has the brush, and one has the apples. Then you say, ‘Foot, please,’ and she puts it up on the stool.”

“Is it that easy?” said {nike}.

“No,” said {barbro}.

{child} took the brush. {Child.He} went up to the bars, so happy that {child.he} could hardly get the words out.[athlete:  Not even {athlete} can have been happier, on any podium.]

“Foot, please.”

{rut} turned round. She looked {child} up and down, the way people look at cheese that was cheaper last week. Then she lifted a foot.

It was the right foot. That is to say, it was the wrong one.

“The other one,” said {child}. “Foot, please.”

{rut} put the foot down, thought about it, and lifted it again.

# into-the-air
“Perhaps she isn’t listening to you,” said {nike}, to nobody.

“Elephants listen with their feet,” said {child}, also to nobody. “They feel it through the ground.”

“Then perhaps you should stamp.”

“Then perhaps you should give her an apple.”

“I’ll give her one when she gets it right.”

“How is she supposed to know what’s right if she never gets one?”

{rut} looked from one of them to the other. She put out her trunk, took the brush from {child’s} hand and laid it high up on a roof beam. Then she blew into the apple bucket, so that {nike} got most of an apple in her hair, and turned her bottom on them both.

There is a great deal of bottom in three [us: tons | tonnes].

# three-legs
“Well, there you are,” said {barbro}. “She won’t stand on three legs when people have fallen out. Would you, on one?” She went off to get the ladder. “One asks, and one says good, the whole time. Or she doesn’t dare.”

{child} looked at the great grey back. {Child.He} had thought that {rut} was being horrible. Now {child.he} saw that {rut} was standing crooked, and that only the very edge of her left front foot was touching the floor.

“It’s hurting her,” said {child}.

“I can see that,” said {nike}.

It was the first thing they had said to each other, and not to nobody.

“If I ask,” said {child}.

“I’ll say good,” said {nike}.

# another-one
It sounded simple, and it wasn’t. {child} said, “Foot, please.” {rut} turned round and lifted the right foot. {nike} saw {child’s} face fall. “Good,” she said. “That was a very nice foot. Have you got another?”

A laugh went up {child’s} nose. It had to be turned into a cough.

“Foot, please,” {child.he} said again, and now it sounded different, because you can’t sound like a sergeant when you’ve only just swallowed a laugh.

{rut} stood still. Her trunk hung down. Then, slowly, she lifted her left front foot, as big as a birthday cake, and put it on the stool.

“Good,” said {nike}. “Good. Good girl, {rut}.”

# careful
{child} brushed. Out came earth and straw, and under them was the sole, lined like a map. The stone was in the deepest line of all.

“I can see it. Don’t stop.”

“Good,” said {nike}. “Good, good, good. What else do you say?”

“Anything.”

“Good girl, {rut}. You’re brave. You’re tall, too. It’s hard work being tall. Everybody thinks you get everything for nothing.”

{child’s} hand stopped.

At once the foot jerked. It was on its way up from the stool, with the stone still in it, and {barbro} took a step forward.

“{child},” said {nike}. “Go on. Please.”

{child} put a hand, the one without the brush, against the side of the foot. It was warm. It was trembling, only just, like somebody trying not to cry.

“Foot, please,” {child.he} whispered. “I’ll be careful. I promise. I wasn’t careful before.”

{Child.He} said it to {rut}. But the elephant house was very quiet, and {nike} was standing right there.

At first {nike} said nothing. Then she said, not very loudly:

“Good.”

# a-pea
The foot sank down. It grew heavy and soft, and the trembling stopped. {child} poked with the handle of the brush, once, twice, and out popped the stone and rolled away across the floor. It was no bigger than a pea.

{rut} put her foot down and tried it. Then she rumbled, so low that you mostly felt it through the soles of your shoes[music: , like the bass in {music}].

“What’s she saying?” asked {nike}.

“‘Give me the whole bucket,’” said {child}.

She was, too. {barbro} swept up the stone, and {rut} ate every apple there was.

# the-bus
The bus home[city:  to {city}] was nearly full. At the back, next to the aisle, sat {nike}, with her long legs stretched out in front of the only empty seat. She was looking out of the window. {child} stood there clutching a bag, with apple on one sleeve.

“Foot, please,” {child.he} said.

{nike} looked {child.him} up and down for a very long time. Then she lifted the wrong foot.

“Good,” said {child}. “That was a very nice foot. Have you got another?”

So {nike} lifted the other one too, and {child} climbed in and sat down beside her.
