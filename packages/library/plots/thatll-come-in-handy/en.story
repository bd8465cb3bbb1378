title: That’ll Come in Handy
title: A Sandwich of a Shed
guest robot: Tilda (she), Gerda (she)
guest friend: Maisie (she), Dev (he)
guest elder: Mr Hobbs (he), Mrs Pym (she)

% {elder} is the family’s own, looking after the shed that week; else the neighbour, whose shed it is. The friend is always somebody.

# a-sandwich
{child’s} go-kart was somewhere inside {@shed}, and nobody could get in.

The shed was full. And the race was today[city:  {in city}], at three[sport: , before everybody went off to {play sport}].

“No offence,” said {friend}[!friend.known: , {child’s} best friend,] “but that shed is a sandwich.”

“We only need the robot,” said {child}. “She’ll get it out.”

The robot had come that morning from the lady across the road, who built them. She was called {robot}, she was tall and blue, and she did one thing: she tidied.

# rubbish
“Stand back,” said {robot}. She pulled out a cracked bucket full of bent spoons. “[us: Junk | Rubbish].”

“Hold on!” said {elder}, and caught it. “That’ll come in handy.”

{Robot} pulled out half a bicycle bell. “[us: Junk | Rubbish].”

“That’ll come in handy!”

Out came a teapot with no lid, and a lid with no teapot. {@mends} carried every single one back in.[pet.dog:  {Pet}[!pet.known:  the dog] helped to carry.][pet.cat:  {Pet}[!pet.known:  the cat] sat down in a box and was carried in with it.][pet.other:  {Pet} had been told to stay at home, away from the tidying.]

“We’ll be here till Christmas,” said {robot}.

“I’ve got a box of Christmas at the back,” said {elder}. “That’ll come in handy.”

# jam
“They’re both right,” said {child}. “You can’t find anything. But {elder.short} did mend my kart with a wheel off a [us: baby carriage | pram].”

“We need a trick,” said {friend}. “No offence to anybody. I’ll be the [us: junk | rubbish]. Then they’ll have to stop and talk about me.”

{Friend} got into the wheelbarrow with the teapot on {friend.his} head.

{Robot} picked {friend} up by the [us: sweater | jumper]. “[us: Junk | Rubbish]?” she said.

“Never!” said {elder}. “That’ll come in handy. That’s {friend}.”

“There is jam on it,” said {robot}.

“I’m saving that for later,” said {friend}.

# crash
Then {robot} saw one wheel of the go-kart, far in at the back. She reached for it over a tower of paint [us: cans | tins]. {Elder} grabbed her arm to save them.

Crash. Clang. Ping.

On the floor lay {robot’s} hand, with its fingers up. The little pin that held it on had snapped in two.

“Oh,” said {robot}. She looked at the end of her arm. Her lights went dim. “I am broken.” And then, very quietly, “[us: Junk | Rubbish].”

She rolled across the grass to the heap by the gate.

# the-heap
“Oh no,” said {friend}, and didn’t say no offence.

{child} felt cold inside {child.his} [us: sweater | jumper]. {Child.He} {child.was} ashamed. {Child.He} had only thought about the kart.

“I shouldn’t have grabbed,” said {elder}.

“I shouldn’t have rushed her,” said {child}. {Child.He} put {child.his} hand in {elder’s}, and {elder} held it.

Then {child} picked up the blue hand and looked into the hole where the pin had been.

“{Elder.short}, have you got a pin like that?”

{Elder} turned round and looked at the shed.

“Somewhere,” {elder.he} said.

# the-spoon
They went in, all three. {Elder} held things up to the light with one eye shut. {Friend} crawled under an old [us: bathtub | bath], because {friend.he} {friend.was} the only one brave enough for spiders.

“No offence, spiders,” {friend.he} said.

{child} dug with both hands. And there, in the cracked bucket with the spoons, lay one thin silver handle with no spoon on it.

{child} pushed it into the hole. It fitted.

“{Elder.short}!” {child.he} shouted. “It’s a spoon!”

# tap-tap-tap
{Friend} sat down on the heap beside {robot} and kept her arm still. {child} held the hand in its place and slid in the spoon handle. {Elder} knelt with a small hammer. Tap. Tap. Tap.

“Try it,” said {child}.

One blue finger moved. Then all of them did. {Robot’s} lights came up gold.

“That was [us: junk | rubbish],” she said. “I threw it out.”

“Well, I’d never have found it,” said {child}, “if you hadn’t.”

# bell-hill
They finished the shed together, and out came the kart. At three o’clock {child} and {friend} sat in the kart at the top of Bell Hill[athlete: , as ready as {athlete}].[school:  Half of {school} had come to watch.]

They came last. The [us: baby carriage | pram] wheel squeaked all the way, and {friend} sang [music: {music} | along] to it.

“Best race ever,” said {friend}. “No offence to the people who won.”

# in-handy
[adult: At home {adult} had put tea on the grass. | At home there was tea on the grass.][elder2:  {Elder2} cut the cake.][pet.dog:  {Pet} saw to the crusts.][pet.cat:  {Pet} saw to the cream.][pet.other:  {child} put by a crumb to show {pet}.] {Elder} tried to get up out of the [us: beach chair | deckchair], and couldn’t quite.

{Robot} held out the hand with the spoon in it. {Elder} took hold, and up {elder.he} came.

“Thank you,” said {elder}. “I’m getting creaky, {robot}. You’ll be wanting to put me on the heap.”

{Robot} dusted the crumbs off {elder’s} cardigan.

“No,” she said. “That’ll come in handy.”

Then she shut the shed door with a click, and they all went in together. {child} carried the teapot, and {friend} carried the lid.

# @shed
the shed that belonged to {elder}, next door
## if elder
the big shed that {elder} was looking after that week

# @mends
{Elder} had been mending things all {elder.his} life, and
## if elder
{Elder} could see what everything was good for, and
