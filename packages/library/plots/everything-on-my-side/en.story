title: Everything on My Side
title: The Line
title: Never Ever
guest pal: Nell (she), Rafi (he)

% Rule: my side, your side, and nobody may go over. The one quarrelled with is never the child's own best friend.

# never
In the playground there was a little house with a roof and a window. {child} played in it every day with {pal}, [friend: who lived close by|who was {child.his} best friend]. But today it wasn’t working at all.

“The house is a ship,” said {child}.

“It’s a shop,” said {pal}.

“Ship!”

“Shop!”

“You always decide!”

“You always, always decide!”

{child} was so angry that {child.his} hands prickled. “Then I’m never playing with you again!”

“Then I’m never ever playing with you again,” said {pal}, because that’s longer.

“Go home!”

“Go home yourself!”

Nobody went home.[age>=5:  They had come there to play.]

# the-line
{child} had some chalk in {child.his} pocket. {child.He} started at the doorstep of the little house, under the roof, and drew a line straight out[age>=5:  across the ground].

“My side,” said {child}. “Your side. And nobody’s allowed over.”

“Never,” said {pal}.

“Never ever,” said {child}.

Then {pal} stuck out a long pink tongue.

“Your tongue’s on my side!” shouted {child}.

So {pal} had to take it in again. The rule went for tongues as well.

# mine-mine
But a line has got to be fair. {child} did the drawing, and {pal} walked along on the other side to see that {child.he} got it right. They looked at the line and nothing else, so that nobody could cheat.

[age>=5: They came to a puddle, and had half each. All four feet stamped in it, and quite a lot of it went over the border, in both directions.

]They came to a tree with a squirrel running round and round it.

“Mine!” said {child}.

“Mine!” said {pal}, on the other side.

“Mine!”

“Mine!”

The squirrel stopped. It no longer knew whose it was.

[elder & elder2: They came to the bench where {elder} and {elder2} were sitting, and the line went right between them.

“Then the flask’s mine,” said {elder2}.

“But the cups are mine,” said {elder.short}.

][elder & !elder2: They came to the bench where {elder} was sitting.

“Which side am I on?” asked {elder.short}.

“Feet up,” said {child}.

][adult & !elder: They came to the bench where {adult} was sitting.

“Which side am I on?” asked {adult}.

“Feet up,” said {child}.

][pet.dog: {Pet}[!pet.known:  the dog] lay down right across it.

“{pet.He} wagged at me,” said {pal}, at one end.

“{pet.He} looked at me,” said {child}, at the other.

][pet.cat / pet.other: “Who gets {pet}?” asked {pal}.

“We’re not cutting up {pet},” said {child}.

][friend: {Friend}, who was {child’s} other best friend, came by. “Which side shall I be on?”

“The line!” they both said, so {friend} had to walk along it with both arms out.

][city: “Shall we do the whole of {city}?” asked {pal}.

“Playground first,” said {child}.

][school: “What about {school}?”

“I’ll have the front. You can have the back.”

][sport: “Can you {play sport} across it?”

“Only by yourself.”

][athlete: “And who gets {athlete}?”

“I said it first!”

“I thought it first!”

][music: They shared out {music} as well. {child} hummed the beginning, and {pal} had to hum the end.

]They went round the swings and round the slide. They quarrelled the whole way, and the whole way they went side by side.

# all-round
Then they had to stop, because there was a line there already. [friend: “I’ve been here before,” said {friend}.|“Who drew that?” said {child}.]

It was their own. They were back at the little house. The line went all the way round, and {child} was on the inside.

{child} looked about. The house was on {child.his} side. So were the swings, and so was the slide.

{pal} looked about, too. On that side there was a [us: trash can | litter bin], and some nettles, and the rest of the world.

“Ha,” said {child}. “I got everything.”

{pal} didn’t say a word, but went and stood by the [us: trash can | litter bin].

# ship-ahoy
So now the house could be a ship. {child} went on board.

“Ship ahoy!” {child.he} called.

There was nobody to answer. There was nobody to say shop.

Then it began to rain. It drummed on the roof, but inside the house it was dry. There wasn’t any roof where {pal} was.

“I’m not wet!” called {pal}, with water running off both ears. [pet.dog: {Pet} walked straight over the line, and sat down next to {pal}. ]

{child} tried to stay angry a bit longer, but it’s hard to be angry all alone. {child.His} hands weren’t prickling any more. They were only empty.

Everything was on {child’s} side. It was just that {pal} wasn’t.

But never was never, and nobody was allowed over.

# the-door
So {child} got down on the ground by the doorstep, where the line began. {child.He} spat on {child.his} hand and rubbed[age>=5: , and rubbed again with a whole sleeve], until there was a gap in the line, just as wide as {pal}. Then {child.he} drew a round doorbell on the wall, under the roof.

“It’s a door!” called {child}. “You’re not allowed over. But you’re allowed in!”

[age>=5: {pal} came closer, though very slowly.

“Do you have to ring?”

“Yes.”

{pal}|Very slowly {pal} came and] put a finger on the doorbell. “Ding dong.”

“Who is it?”

“It’s me.”

“Which me?”

“The one you’re angry with,” said {pal}.

{child} felt to see if there was any left. “It’s all gone,” {child.he} said. “Come in.”

# you-choose
They had to sit close together, because {pal} was dripping.

“Sorry I said never,” said {child}.

“Sorry I said never ever,” said {pal}.

[elder: {Elder} brought them buns, but rang the bell first.

]“You can choose what the house is,” said {child}.

“No, you,” said {pal}.

“Shop,” said {child}.

“Ship,” said {pal}, at exactly the same moment.

They laughed so much that they had to hold on to each other. [music: They hummed {music}, the beginning and the end. ]In the end it was a ship with a shop in it.

# ding-dong
It rained all night, and in the morning there was no line left in the whole playground. But the doorbell was still there, under the roof.

{child} pressed it.

“Ding dong,” said {pal}, from inside.
