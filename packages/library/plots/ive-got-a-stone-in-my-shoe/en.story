title: I’ve Got a Stone in My Shoe
title: Nobody Asks a Bench
title: I’m Watching!
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is on the blanket (@a) is the grandparent, else {adult}, else {minder}. Be a tap, long and loud.
% One rule: nothing comes as long as somebody is watching. {Wish.cannot} is what the parent said it cannot do: breathe fire, swim, sleep, stop.

# im-watching
Down on the beach[city:  outside {city}] everybody was doing cartwheels, and now it was {child’s} turn.

“Go on!” called {@first} from the blanket. “I’m watching!”[elder2: 

“Me too!” called {elder2}.][friend: 

“So am I!” called {friend}[!friend.known: , {child’s} best friend].]

“Not today,” said {child}. “I’ve got a stone in my shoe.”

There wasn’t any stone. {child} couldn’t do a cartwheel, that was all, and didn’t dare to say so. The stone had been there yesterday as well, and the day before that. With a hot face {child.he} sat down on the bench and shook out the shoe, so that it would look real.

# no-shoes
{@Bench}

“You’re {a wish}!” said the little boy. “So you can {wish.cannot}! Go on! I’m watching!”

“Not today,” said {the wish}. “I’ve got a stone in my shoe.”

{@Shoe}

# outside-the-door
They looked at each other.

“I can’t do a cartwheel,” whispered {child}.

“I can’t {wish.cannot},” whispered {the wish}.[age>=6: 

“But you’re {a wish}!”

“That’s just what they all say,” said {the wish}.] “When nobody’s watching, {wish.home}, it nearly comes. I can feel it right out to {wish.part}. Then somebody says ‘I’m watching’, and it goes back in.”

{child} knew exactly. “It’s like when you need a [us: pee | wee],” {child.he} said, “and somebody’s standing outside the door.”

[wish.kind.vehicle / wish.kind.machine / wish.kind.toy: “I’ve never needed one,” said {the wish}, “but it’s just like that.” And {wish.he} put on the voice of somebody outside a door. “Are you done yet?” | “Are you done yet?” said {the wish}, in the voice of somebody outside a door.]

“No!” said {child}, in the voice of somebody inside it. And they laughed so much that the bench shook.

# as-at-the-theatre
But the little boy had run off to tell people. Now the whole beach came[school: , with half of {school}][sport: , and some who were on their way home from {sport}], and first of all came {@a}, with the blanket. They sat down round the bench, as if they were at the theatre.

“Go on!” they shouted. “We’re watching!”

{The wish} shook all over. “Not today,” {wish.he} said. “I’ve got a stone in my …”

{@Shout} And everybody laughed.

# nobody-asks-a-bench
{The wish} looked at the ground. “I’m going home,” {wish.he} said. “And I’m not going to be {a wish} any more.”

“What are you going to be?” asked {child}.

“A bench,” said {the wish}. “Nobody asks a bench.”

It hurt in {child’s} tummy. Somebody had to say it, and everybody was watching. On shaky legs {child} climbed up on the bench.

“There isn’t any stone!” {child.he} shouted. “I can’t do a cartwheel! And {the wish} can’t {wish.cannot}, and {wish.he} never will, because you’re all standing outside the door!”

“What door?” said {@a}.

“The [us: bathroom | loo] door!” shouted {child}.

They thought about it. There was nobody on that whole beach who hadn’t sat behind that door.[athlete:  I should think even {athlete} has.]

“So turn round,” said {child}. “All of you!”

# be-a-tap
And the whole beach turned round.[pet.dog:  Only {pet}[!pet.known: , {child’s} dog,] went on looking, so somebody had to hold a hand over {pet.his} eyes.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had sat with {pet.his} back turned all along.][pet.other:  Even {pet} would have turned round, if {pet.he} hadn’t been at home.] {child} turned round too, and shut {child.his} eyes tight.

“And be a tap!” said [friend: {friend} | {child}]. “It always helps when somebody runs the tap.”[music:  So {music} was turned off, and the tap was turned on.]

“Shhhhh,” went the whole beach, just like a tap. “Shhhhh.”

Nothing happened.

“Are you done yet?” said the little boy.

“SHHHHH!” said everybody.

{@Came}

“Did it come?” asked {child}, with {child.his} eyes still shut.

“It came!” said {the wish}. “I can {wish.cannot}! You can look now!”

# your-turn
And {the wish} showed them. Now everybody was watching, and it came all the same, because it had found the way out.[wish.kind.vehicle:  After that {wish.he} didn’t go round and round any more.][wish.dragon:  The little boy had to finish his ice cream very fast.]

“Now you,” said {the wish} to {child}.

So the beach turned round once more and was a tap.[friend:  {Friend} was the loudest tap of them all.] {child} put both hands in the sand and kicked up one leg, and the other leg came along after it, and {child.he} landed on {child.his} bottom. It was crooked. But it had gone all the way round.

“Did it come?” asked {the wish}.

“It came,” said {child}.[age>=5: 

After that, two of the big boys had to go off rather quickly. It was all that tap.]

# in-either
In the end everybody had done one, except {@a}.

“Go on,” said {child}. “We’re watching.”

{@A} looked down at the sand. “Not today,” said {@a}. “I’ve got a stone in my shoe.”

{child} and {the wish} looked at each other. Then they turned round, {@both}, and were a tap.

Behind them somebody began to run. First one shoe came flying past, and then the other one. There was no stone in either of them.

# @both
both of them
## if friend
and {friend} as well

# @Bench
At the other end of the bench sat {a wish}, and in front of {wish.him} stood a little boy with an ice cream.
## if wish.size.tiny
At the other end of the bench sat {a wish}, and a little boy with an ice cream was bending down to see {wish.him}.
## if wish.size.huge
Behind the bench sat {a wish}, so big that the whole bench was in the shade. In front of {wish.him} stood a little boy with an ice cream.
## if wish.kind.machine
At the other end of the bench stood {a wish}, and in front of {wish.him} stood a little boy with an ice cream.
## if wish.kind.vehicle
Round and round the bench went {a wish}, the way you do when you’re nervous, and after {wish.him} ran a little boy with an ice cream.
## if wish.boat / wish.ship / wish.ferry / wish.sailing-boat / wish.rowing-boat / wish.canoe / wish.raft / wish.pirate-ship / wish.viking-ship / wish.tugboat / wish.submarine / wish.houseboat
Beside the bench lay {a wish}, pulled right up out of the water, and in front of {wish.him} stood a little boy with an ice cream.

# @Shoe
{child} looked under the bench. “You haven’t got any shoes on,” {child.he} said.

“You haven’t got any stone,” said {the wish}.
## if wish.size.huge / wish.kind.vehicle
{child} had a look. “You haven’t got any shoes on,” {child.he} said.

“You haven’t got any stone,” said {the wish}.
## if wish.mermaid / wish.snake / wish.fish / wish.goldfish / wish.whale / wish.shark / wish.dolphin / wish.seahorse / wish.worm / wish.snail / wish.ghost / wish.narwhal / wish.orca / wish.jellyfish / wish.stingray / wish.sea-serpent / wish.selkie
{child} had a look. “You haven’t even got any feet,” {child.he} said.

“You haven’t even got a stone,” said {the wish}.
## if wish.kind.person / wish.tomte / wish.elf / wish.gnome / wish.dwarf / wish.leprechaun / wish.giant / wish.father-christmas
And {the wish} pulled off {wish.his} shoe and shook it. Nothing came out.

“There’s no stone in that one,” said {child}.

“Nor in that one,” said {the wish}.

# @Shout
“{Wish.He} hasn’t got any shoes on!” shouted the little boy.
## if wish.mermaid / wish.snake / wish.fish / wish.goldfish / wish.whale / wish.shark / wish.dolphin / wish.seahorse / wish.worm / wish.snail / wish.ghost / wish.narwhal / wish.orca / wish.jellyfish / wish.stingray / wish.sea-serpent / wish.selkie
“{Wish.He} hasn’t got any feet!” shouted the little boy.
## if wish.kind.person / wish.tomte / wish.elf / wish.gnome / wish.dwarf / wish.leprechaun / wish.giant / wish.father-christmas
“Then shake it out!” shouted the little boy. {The wish} shook, and out of that shoe came nothing at all.

# @Came
Then they heard somebody behind them say “Oh.” And after that: “{Wish.sound}!”
## if wish.dragon
Then they heard somebody behind them say “Oh.” And it got nice and warm down everybody’s back.

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
