title: Wave with Your Feet
title: Yoo-Hoo!
title: It’s Rude Not to Wave
guest elder: Nan (she), Gran (she)
guest pym: Mr Pym (he), Mr Moss (he)
guest bell: Mrs Bell (she), Mrs Finch (she)

% {elder} is the family’s own, else {elder} from next door. YOO-HOO and HANDS are for both of you, and at the end one toe out of bed.
% One rule: {the wish} waves back with both hands, and then nobody is driving.

# a-very-big-bag
{child} and {@elder} were walking home with a very big bag[city: , right across {city}]. It got bigger all the way.[friend:  “What’s in it?” asked {friend}[!friend.known: , {child’s} best friend].]

{Other.sound}! {Other.sound}! Along came {a other}, and {a wish} was driving it.

“Would you like a lift?” said {the wish}.

“Yes, please!” said {child}.

Up they got. {Other.sound}! It was so bumpy that {child} had to hold on with both hands.[pet.dog:  {Pet}[!pet.known:  the dog] sat on the bag.][music:  {The wish} sang {music}.]

# the-beans
{@By} stood {pym} with his beans. {Elder.short} knew {pym}. {Elder.short} knew everybody.

“Yoo-hoo!” called {elder.short}.

{Pym} waved.

“He waved at me!” said {the wish}. “{@bow}!” And {wish.he} waved back, with both hands.

Then nobody was driving.

“HANDS!” shouted {child}.

Bump! {@Off}, and right through the beans.

# rude-not-to
“You need your hands for driving,” said {child}.

“But he waved,” said {the wish}. “It’s rude not to wave back.[age>=6:  And I’ve practised for years in front of the mirror.]”

“It is,” said {elder.short}.[age>=6: 

“You started it,” said {child}. “You said yoo-hoo.”

“I’ve known {pym} since he was a baby,” said {elder.short}.] {Elder.He} had a bean behind each ear.

# the-washing
{Other.sound}! {Other.sound}! {@By} stood {bell} with her washing.

“Yoo-hoo!” called {elder.short}.

{Bell} waved. {The wish} waved back, with both hands. {child} waved too, but {child} was holding on tight. So {child.he} waved with {child.his} foot.

And nobody was driving.

“HANDS!” shouted {child}.

Bump! {@Off}, and right through the washing. Now {the wish} had a sock on {wish.part}, and {elder.short} was wearing somebody’s pyjamas.

“I’ll bring them back on Friday!” called {elder.short}.[age>=6: 

“No more yoo-hoo,” said {child}.

“I’ll try,” said {elder.short}, and put {elder.his} hand over {elder.his} mouth.

It didn’t help. The next was a man with a tray of bread rolls, and he waved all by himself. {The wish} waved back, with both hands, and the man waved some more, with the tray.

“HANDS!” shouted {child}.

Bump! Now it was raining rolls. “Mmf,” said {elder.short}, who had caught one without meaning to.]

# everybody
{Other.sound}! {Other.sound}! {@Down} stood everybody.[school:  All of {school} was there.][age>=6:  The baker was there, and a brass band, and a baby on somebody’s shoulders.] They had heard that {a wish} was driving {a other}, and they were all waving[athlete: , as if it were {athlete}].

“Ooooh,” said {the wish}, and let go.

{@Faster} Straight at the ducks. The ducks stood up.

“HANDS!” shouted {child}.

“I can’t!” said {the wish}. “They’re still waving!”

# the-ducks
{child} looked at the ducks. {Child.He} looked at {child.his} own two hands, holding on. And {child.he} looked at {child.his} foot[sport: , the one that was so good at {sport}].

“Do it like me!” {child.he} shouted. “Wave with your feet!”

# with-your-feet
“Of course!” said {elder.short}. “That’s how we did it when I carried the milk! Two buckets, and I knew everybody!” {Elder.He} kicked off {elder.his} shoes and stuck both feet in the air. “YOO-HOO!”

So {the wish} took hold again. {@Up}

{The other} turned. {@Round} it went, and the ducks only got a bit splashed.

And everybody waved back, with their feet. Most of them fell over.

# all-buns
Then they were home.[elder2:  {Elder2} was standing at the gate.] {Elder.short} unpacked the big bag, and it was all buns. Everybody got two.[friend:  “So it was buns,” said {friend}. {Friend.He} had thought it was bricks.][pet.dog:  {Pet} had already had {pet.his}.][pet.cat:  {Pet}[!pet.known:  the cat] watched from the gatepost. Cats don’t wave.][pet.other:  {Pet} had the crumbs.]

# one-leg-each
“Goodbye,” said {the wish}, with {wish.his} mouth full, and drove away. {Other.sound}.

But {child} had a bun in each hand, and so did {elder.short}. So they stood at the gate, on one leg each, and waved.

Far away on the hill {the other} got smaller and smaller.

And up went {@foot}.

They ate the buns on the step. The hill grew dark, and a star came out. {child} yawned, and leaned on {elder.short}. “Yoo-hoo,” whispered {elder.short} to the star.

And {child} waved, with one toe.

# @elder
{elder}[!elder:  from next door]

# @bow
Nobody ever waves at me
## if wish.princess / wish.prince / wish.queen / wish.king
At the castle they only bow
## if wish.dragon / wish.troll / wish.giant / wish.monster / wish.yeti / wish.cyclops / wish.minotaur
They mostly just run
## if wish.pirate / wish.pirate-captain / wish.viking
At sea there’s nobody but gulls
## if wish.witch / wish.wizard
Most of them just croak
## if wish.ghost / wish.vampire / wish.zombie / wish.skeleton
They mostly just scream

# @Up
Up went a foot, and all its toes waved.
## if wish.princess / wish.queen
One silver shoe came off. Up went a foot, and all its toes waved.
## if wish.knight
One iron boot came off, clonk. Up went a foot, and all its toes waved.
## if wish.mermaid / wish.sea-serpent / wish.ghost / wish.genie
There wasn’t a foot anywhere. But up went the very end of {the wish}, and waved.

# @foot
a foot
## if wish.mermaid / wish.sea-serpent / wish.ghost / wish.genie
the very end of {the wish}

# @By
By the road
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
On the bank

# @Off
They went off the road
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
They went up the bank
## if other.train / other.steam-engine / other.tram / other.underground-train
They went off the rails
## if other.aeroplane / other.helicopter / other.glider / other.hot-air-balloon / other.airship / other.rocket / other.spaceship / other.ufo / other.magic-carpet
They came down out of the sky

# @Down
They came over the hill. And there at the bottom, by the duck pond,
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
They came round the bend. And there, where the ducks were asleep on the bank,

# @Faster
Down the hill they went, faster and faster.
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
On they went, faster and faster.

# @Round
Round the pond
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
Along the bank
