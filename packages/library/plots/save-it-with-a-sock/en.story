title: Five More Minutes
title: The Little Man Who Wouldn’t Turn Off
title: Save It With a Sock
guest hero: Bop (he), Zip (he)

% Rule: when the tablet goes out the little man must be in it, or he forgets everything.

# five-minutes
“Turn it off now!” called {@a} from the kitchen.

“Five more minutes,” said {child}.

{child.He} lay on the sofa with the tablet against {child.his} knees[sport: , in the socks {child.he} always wore to {play sport}]. Inside the tablet ran {hero}, a little man in a green cap. When {child} pressed, he jumped, and {child.he} didn’t want to stop, because they’d got further than ever.[music:  He hummed {@song} while he ran.]

“Supper!”

“Five more minutes!” said {child}.

“Five more minutes!” said somebody else.

It was {hero}, with his hands on his hips. “We’re right in the middle!”

{child} was so surprised that {child.he} dropped the tablet, and out on to the rug rolled {hero}, as big as a milk carton.

# out-he-fell
[age>=5: He looked at the sofa, which was high, and the table, which was higher.

]“What a level!” he said.

“You’ve got to go back in,” said {child}. “The battery’s red.”

“I know. When the tablet goes out, I have to be in it. Otherwise I forget everything, and I have to start again from the beginning, and then I won’t even …” He scratched his cap. “What were we talking about?”

“Get in!”

“Yes, yes,” said {hero}. “Just five more minutes.”

# level-one
Boing, went the cushion. He ran in under the table, jumped straight up, and hit it with his head. Ping. A spoon fell down.

“One!” said {hero}, and put it in his [us: pants|trousers].

[elder: He ran in under {elder’s} chair. Ping. {Elder.short} went up a bit, and some glasses came down.

“Two!”[elder2: 

“Do that again,” said {elder2}.]

][pet.dog: Then he jumped up on {pet}. “A horse!” he said, and {pet} galloped, mostly to get away.][pet.cat / pet.other: Then he saw {pet}, and stopped short. “It’s the final boss,” he whispered, and went past on tiptoe.]

# like-a-grown-up
“That’s enough now,” said {child}, and heard that it sounded exactly like [adult: {adult}|a grown-up]. “I’m going to count to three. One. Two.”

“Two and a half,” said {hero}, who knew how it went.

“Your supper’s getting cold.”

“I only eat mushrooms.”

[athlete: “Not even {athlete} goes on all evening.”

“Only five minutes.”

][school: “I’ve got {school} tomorrow.”

“Is that a hard level?”

[age>=6: “Sometimes,” said {child}.]

]“You can play some more tomorrow.”

“But tomorrow isn’t for ages!” said {hero}.

{child} knew that. {child.He} had said so {child.himself}, on Tuesday.

# level-two
The door wasn’t quite shut. “Level two!” shouted {hero}, and shot out to the playground[city: , which was the best level {in city}]. He bounced on the slide and the swing, with the spoon rattling in his [us: pants|trousers]. {child} ran after him with the tablet under one arm.

[friend: “What’s that?” asked {friend}, who was there already.

“He won’t turn off.”

“Well, who would?” said {friend}, and ran too.

]“Just to the top!” shouted {hero}, and went up the [us: jungle gym|climbing frame].

There was one per cent left.

# who-are-you
On the topmost bar, {hero} stopped.[music:  He wasn’t humming any more.]

“Oh,” he said. “Isn’t it high? Who are you?”

“It’s me!”

“Who am I?”

{child} held up the tablet. “Jump in! Quick!”

{hero} shook his head. His chin was trembling, he was so afraid. “I can’t remember how far I’d got,” he said. “And if I go in now, it’ll never have happened.”

{child} didn’t count to three. {child.He} knew how that felt. It wasn’t five minutes that you wanted. You were in the middle, and nobody had seen it.

# show-me
{child} [friend: gave {friend} the tablet, and ]climbed up until they were nose to nose.

“Show me,” {child.he} said.

“Show you what?”

“How far you’ve got.”

{hero} felt about in his [us: pants|trousers], and took out the spoon, and looked at it for a long time. “This was in a table,” he said slowly. “I got it out … with my head.”

“I saw you. You went straight up.”

[elder: “These were on somebody who went up in the air.”

“That was {elder.short}.”

][pet.dog: “And I rode on somebody with a very long tongue.”

“That was {pet}.”

][pet.cat / pet.other: “And then I went past the final boss. On tiptoe.”

“{Pet},” said {child}. “Hardly anybody dares.”

]With every bit, {hero} sat up straighter. “And then there was the swing, and then there was up here,” he said.[music:  He was humming.] “And you’re {child}. You’re the one who presses.”

# the-sock
“Now we’ll save it,” said {child}.

{child.He} took off one shoe, and one sock. Then {child.he} tied the sock round the topmost bar.

“You put a sock where you stop,” {child.he} said. “And that’s where you start tomorrow.”

“Will it stay there?”

“All night.”

{hero} sniffed at the sock. “Nobody’s going to take that,” he said contentedly.

He laid the spoon in {child’s} hand, and took a run. [friend: {Friend} held the tablet up high. ]Boing, went the bar, and plop, went the tablet.

“Bye, {child},” said somebody inside. Then it went black.

# no-fever
{child} came into the kitchen with one bare foot and a spoon.[elder:  {Elder.short} got the glasses back.]

[adult: “Have you turned it off?” asked {adult}. “By yourself?”

“We’d finished,” said {child}.

{Adult} felt {child’s} forehead. It wasn’t the least bit hot.

]Then {child} ate with the spoon, and it was well earned.

# the-other-sock
That night it was time to put out the light.

[adult: “Five more minutes,” said {child}. “I’m in the middle.”

{Adult} sat down on the edge of the bed. “Show me,” said {adult}.

So {child} showed it all, the ping and the boing and level two, and it took exactly five minutes.|Five more minutes, thought {child}. I’m in the middle. And {child.he} went through it all, the ping and the boing and level two, and it took exactly five minutes.] Then {child.he} tied the other sock round the bedpost.

“Here,” said {child}. “This is where I start tomorrow.”

# @song
{music}

# @a
somebody
## if adult
{adult}
