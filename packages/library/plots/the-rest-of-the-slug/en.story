title: The Rest of the Slug
title: Half a Cheese Sandwich
title: A Great ‘Great’
guest friend: Hattie (she), Rufus (he)
guest elder: Winifred (she), Muriel (she)

% Rule: a disappointment ends by itself, if nobody gives in and nobody runs away. Shown with the sandwich, said again to {friend}.
% {wish.wants} is what the parent said it won't do. Perhaps the very thing it does best (an ice cream melts): so it tells of its home instead,
% and that is only an introduction until the no is said.
% {friend} is always somebody. Whoever sits on the folding chair is {elder}, else a neighbour.

# four-times
On the grass by the lake {child} was lying in a sleeping bag, being a slug. On Friday {child.he} had to be one for the whole class[school:  {at school}][city:  and half of {city}], while {friend}[!friend.known: , {child’s} best friend,] told them about slugs. {Child} didn’t want to be a slug, but {friend} looked so happy that {child.he} hadn’t had the heart to say so. All {child.he} wanted was for {friend} to know, without anybody having to tell {friend.him}.

“I’ve put lights in your feelers,” said {friend}.

“Great,” said {child}.

It was the fourth time, because {child.he} had said it about the sleeping bag, the slime and the pocket for raisins. [sport: “You {play sport},” {friend} had said, “so you’ve got the muscles for it.” ]Once {child.he} had tried “I could be the rain” instead, since slugs come out when it rains, but {friend} had just laughed. There would never be time for that.

“Wait till you see them lit!” said {friend}, and ran home for the batteries.

# cushion
“That wasn’t a great ‘great’,” somebody said.

{@beside} “I say ‘how lovely’, myself,” said {the wish}. “Do you see who’s sitting over there?”

It was [elder: {elder} | a neighbour called {Elder}], in a folding chair, with a basket and a spare cushion. {@brought}

“{Elder.short} has come to see me {wish.wants},” said {the wish}. “I don’t want to {wish.wants}. I never have. But {elder.he} asked so nicely that I said ‘how lovely’, and then {elder.he} went back for the cushion.”

{child} understood about the cushion. It was like the lights.

# introduction
“Tell {elder.him} about something else, and perhaps it’ll be forgotten,” said {child}.

So {the wish} told {elder.him} what it was like {wish.home}, with all the noises.

“What a splendid introduction!” said {elder.short}, and plumped up the cushion.

[elder2: “I’m only here for the sandwiches,” said {elder2}.]

“That’s just how it went with the rain,” said {child}.

# nobody-knows
“Then somebody has to tell {elder.short},” said {the wish}, “and {elder.he}’ll be disappointed.”

“How long does that last?”

“I don’t know. I’ve always given in before it was over.”

So had {child}. Every time {friend’s} face began to fall, {child.he} had caught it with a ‘great’. It might last five minutes, or for the rest of your life, and nobody had ever stayed to find out.[athlete:  Except possibly {athlete}.]

[pet: {@never-said-great}]

“Then we’ll find out,” said {child}. “We say it, and we don’t give in, and we don’t run away.”

“Who’s ‘we’?” said {the wish}.

# oh
“I don’t want to {wish.wants},” {the wish} told {elder.short} a moment later, all in one breath.

“Oh,” said {elder.short}.

It’s hardly a word, but {child} had never heard anything so dreadful. {Elder.short} smiled, so that nobody would notice, and straightened a cushion that was straight already.

“But I could always just—” said {the wish}.

“Not yet,” whispered {child}. “It isn’t over.”

So they stayed, and it was awful. {The wish} trembled, most of all in {wish.part}. {Elder.short} took out a cheese sandwich, mostly for something to hold. The first bite was sad, and so was the second, but at the third {elder.he} stopped.

“Cucumber,” {elder.he} said, and this time the smile was real. “That introduction of yours. Could I hear the rest?”

“Half a cheese sandwich,” said {the wish} slowly. “All my life I’ve been afraid of half a cheese sandwich.”

# two-lights
So {the wish} told {elder.him} the rest. “{Wish.sound}!” it went, and {elder.short} laughed in all the right places.

{@dark}, and two small lights came bobbing over the grass[music:  to the tune of {@song}].

“They work!” shouted {friend}. “If you nod, they nod!”

They were the finest feelers in the world, and there was a ‘great’ all ready in {child’s} mouth. {The wish} looked at {child.him}, and so did the feelers.

“I don’t want to be the slug,” said {child}. “I never have.”

{Friend} didn’t say ‘oh’, and {friend.he} didn’t even smile so that nobody would notice.

“You said ‘great’,” said {friend}. “Four times.”

“I know.”

“I put lights in your feelers.”

That was much worse than ‘oh’, and {child} felt {child.his} mouth begin all by itself. “I could always just—”

“Not yet,” said {the wish}. “It isn’t over.”

# not-over
{Friend} sat down with {friend.his} back to them and the feelers on {friend.his} lap, and {elder.short} held out the basket.[elder2:  {Elder2} had been about to take the last sandwich, and didn’t.]

This disappointment was bigger than {elder.short’s} and lasted a whole sandwich, but {child} stayed.

“Aren’t you going?” said {friend}, without turning round.

“No,” said {child}. “It’s only the slug I don’t want to be. I want to be here.”

That took another half, and out of pure sorrow {friend} clicked the feelers on and off, and it looked exactly as if a slug were winking. Somebody snorted, and it was {friend}.

“That rain,” {friend.he} said. “How were you going to do it?”

# the-rest
“With rice, in a [us: can | tin],” said {child}, who had thought about it for weeks. “And when it rains, two feelers come up out of a flowerpot, and nobody ever asks a flowerpot for the rest of the slug.”

“So you want my feelers?”

“Of course I want your feelers.”

“Great,” said {friend}, and lit them.

“Now that,” said {the wish}, “was a great ‘great’.”

“And you?” asked {elder.short}, folding up the chair. “Won’t you ever {wish.wants}?”

“Not on a day with a cushion,” said {the wish}.

# half-a-potato
“Another potato?” said [adult: {adult} | somebody] at supper, and it was already on the spoon.

“No, thank you,” said {child}.

“Oh,” said [adult: {adult}. | whoever had boiled them.]

{child} stayed. It lasted half a potato.

# @song
{music}

# @dark
It was getting dark
## if wish.sun
It should have been getting dark

# @beside
It was {a wish}, a little way off.
## if wish.size.tiny
It was {a wish}, close to {child’s} elbow.
## if wish.size.huge
It was {a wish}, and {child} had taken {wish.him} for part of the view.
## if wish.kind.sky / wish.kind.sky & wish.size.huge
It was {a wish}, straight above {child.him}.
## if wish.boat / wish.ship & wish.size.huge / wish.ferry & wish.size.huge / wish.submarine & wish.size.huge / wish.whale & wish.size.huge / wish.orca & wish.size.huge / wish.narwhal / wish.dolphin / wish.shark / wish.seal / wish.fish / wish.goldfish / wish.jellyfish / wish.octopus / wish.stingray / wish.eel / wish.swordfish / wish.mermaid
It was {a wish}, close in by the shore.

# @brought
{Elder.He} waved.
## if wish.princess
{Elder.He} had a handkerchief ready, for when it got exciting.
## if wish.horse / wish.pony / wish.donkey
{Elder.He} had brought a carrot for afterwards.
## if wish.ice-cream
{Elder.He} had brought a spoon, just in case.
## if wish.caterpillar
{Elder.He} had brought a magnifying glass, so as not to miss anything.
## if wish.football / wish.ball
{Elder.He} had even brought a whistle.
## if wish.cloud
{Elder.He} had brought an umbrella, just to be on the safe side.
## if wish.sun
{Elder.He} had brought a cardigan for afterwards.
## if wish.snowman
{Elder.He} had put on rubber boots.
## if wish.dragon
{Elder.He} had brought a sausage on a stick.
## if wish.reindeer
{Elder.He} had brought a little bell to ring.
## if wish.knight / wish.king / wish.queen / wish.prince
{Elder.He} had brought a small flag to wave.
## if wish.monster / wish.ghost / wish.vampire
{Elder.He} had brought something to hold on to.
## if wish.bear
{Elder.He} had brought a jar of honey, to be polite.
## if wish.cow
{Elder.He} had brought a clean glass, just in case.
## if wish.leaf
{Elder.He} had brought a rake.

# @never-said-great
At home {child} had {pet}, who had never said ‘great’ about anything, and was loved all the same.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] could have told them. {Pet.He} had been staring at the basket for an hour, and got over it every time somebody took a sandwich.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] who had come along as well, had never said ‘great’ about anything, and was loved all the same.
