title: A Very Good Example of Asphalt
title: One Is Only a Dent
title: Nobody’s Ever Got Anything Out
guest curator: Maureen (she), Heather (she)

% Rule: one footprint is only a dent, two are a step. The dog never digs up, only down, and always in the same place.

# asphalt
{child} had been looking for dinosaurs on the beach all morning, but the only thing {child.he} had found was a lump of asphalt.

“That’s a very good example of asphalt,” said {curator} from the museum, and she gave it back with both hands.

{Friend}[!friend.known: , {child’s} best friend,] had found an ammonite by sitting on it.

“Ow,” {friend} had said, and the whole bus[city:  from {city}] had clapped. {child} had clapped as well, so jealous that it hurt.

There was an empty glass case at the museum. {curator} switched its light on every morning, in case somebody found a dinosaur’s footprint and got their name on the card.

“I hope it’s you,” said {friend}, and the worst of it was that {friend} meant it.

# the-bank
{Pet}, {child’s} [breed: {breed}|dog], was a saver. {Pet.He} never dug things up, only down, and wherever they went {pet.he} had one hole for everything. They called it the bank. Just then {pet.he} whipped one of {friend’s} gloves away, and was off along the water.

“When can I take that out?” said {friend}.

“Nobody’s ever got anything out,” said {child}.

{Friend} laughed. “Shall we look together? You do the looking, and I’ll sit on things.”

“We’ll cover more ground if we split up,” said {child}, and walked off. Really {child.he} just wanted to find one thing that nobody else was sitting on.

## or
{Pet}, {child’s} [breed: {breed}|dog], was a saver. {Pet.He} never dug things up, only down, and wherever they went {pet.he} had one hole for everything. They called it the bank. {Pet.He} had already paid in {curator’s} cheese sandwich, and now {pet.he} took one of {friend’s} gloves.

“Do I get interest?” {friend} shouted, at a tail going away along the water.

“You don’t even get the glove,” said {child}. “Nobody’s ever got anything out.”

{Friend} laughed so much that it turned into hiccups. “Come on, let’s do the far end together.”

“You do it,” said {child}, and went the other way. Just once in {child.his} life, {child.he} wanted to get there first.

# three-toes
Over by the rocks {pet’s} tail was sticking up out of the sand. {Pet.He} had opened the bank beside a flat rock, and there lay a loose slice of stone, no bigger than a plate.

There was a footprint in it, with three toes, and {child’s} hand very nearly fitted. Somebody had walked just here, before there were any hands, and the mud had been cold between their toes.

{child} took a breath to shout {friend’s} name. But then {child.he} heard the clapping again, and everybody saying that {friend} finds everything. [athlete: Nobody asks who was standing next to {athlete}. ]So {child} let the breath go, and there was no name in it.

{child.He} put the stone in the rucksack and [music: hummed {@song}|strolled] all the way back, like somebody with nothing in their bag.

# with-both-hands
At lunch the wind got up, and it pushed the sea high up over the sand. [elder: {Elder} [elder2: and {elder2} ]had sent a cake, but {child} couldn’t eat any. ]In the end {child.he} fetched the rucksack and undid the strap.

{curator} sat straight down on the ground. “Where was it?” she said. “Show me exactly.”

But when the wind dropped and the sea drew back, the beach was as smooth as a sheet, without a rock to be seen. The dinosaur’s footprint had lasted for millions of years, and {child’s} own hadn’t lasted through lunch.

“About there,” said {child}. “Or there.”

{curator} wasn’t cross, which was worse. “One footprint’s only a dent,” she said. “It takes two to make a step. Then you know if there was anyone beside them. The rest of it’s out there, and there’s a storm tonight.” And she gave the stone back with both hands, exactly as she’d given back the asphalt.

## or
At lunch the wind got up, and it pushed the sea high up over the sand. [elder: {Elder} [elder2: and {elder2} ]had sent a cake. ]{child} reached into the rucksack for a fork, and the stone slid out and lay there, toes up, right in front of {curator}, who poured her tea beside the mug.

“It’s yours,” she whispered. “Where was it? Show me exactly.”

But when the wind dropped and the sea drew back, there was only smooth sand, as far as you could see. The dinosaur’s footprint had lasted for millions of years, and {child’s} own hadn’t lasted through lunch.

“It was somewhere,” said {child}, in the end.

“Most stones are,” said {curator}, quite kindly. “One footprint’s only a dent. Two’s a step. Then you know if there was anyone beside them. The rest of it’s out there, and there’s a storm tonight.” And she gave the stone back with both hands, exactly as she’d given back the asphalt.

# your-name
When {child} turned round, {friend} was standing there.

“Did you find it before I asked if we should look together, or after?”

“After,” said {child}.

“And you didn’t tell me.”

“You find everything!”

“I found a snail. With my bum.” {Friend’s} eyes were wet, and {friend.he} didn’t care who saw. “Do you know what I’d have done? I’d have screamed your name till they could hear it [school: at {school}|on the bus]!”

That hurt the most, because it was true. {child} looked down and saw {friend’s} hands, one with a glove on and one without.

“I’m sorry,” said {child}. “I wanted something to be just mine, and then it wasn’t even any fun.” {child.He} swallowed. “Can I borrow the glove you’ve still got?”

“Are you serious?”

“I want to pay it in.”

## or
{Friend} had heard every word. {Friend.He} had a mug of hot chocolate in each hand, and the hand without a glove was bright red.

“I thought you were upset because you hadn’t found anything,” said {friend}. “Had you got it when I asked if we should look together?”

“No. After that.”

“Oh, good.” {Friend} put the mugs down so hard that they slopped. “Did you think I’d take it off you?”

“They’d all have thought it was you! You find everything.”

“I sat on a snail,” said {friend}. “Once. If you’d been the one who said ow, I’d have clapped till [school: they heard it at {school}|my hands dropped off].”

It was true, and so it went in deep.

“I’m sorry,” said {child}. “I was jealous, and after that I was a coward.” {child.He} looked at the red hand, and then at the other one. “I need the glove you’ve still got.”

“What for?”

“For the bank.”

# paying-in
{Friend} understood at once, but it was a while before {friend.he} felt like showing it. Then {friend.he} pulled off the glove and held it out to {pet}, who was lying there looking honest.

“See this?” said {friend}. “It goes with one you’ve got already.”

{Pet} sniffed, and the thought went all the way through, in at the nose and out along the tail. One glove was nice, but two would be a fortune. {Pet.He} took it out of {friend’s} fingers, and ran.

They ran after {pet.him}, {child} hugging the stone, and {curator} a long way behind. [sport: Even {child}, who liked to {play sport}, had a stitch. ]In the middle of all that smooth sand {pet} stopped dead and began to dig.

“Just let {pet.him} save!” panted {friend}.

The sand flew. Out came a wet glove, and then an edge of rock, with a gap in it the size of a plate. {child} lowered the stone into it, turned it the least bit to the left, and felt in {child.his} fingertips how it settled. It went click.

# two-is-a-step
They dug, all four of them, until the sun was low. In front of {child’s} footprint there was another one, just as small, and close beside those came big ones, as broad as tea trays.

“There were two of them,” whispered {curator}.

{child} went and stood in the first of the big ones. You had to jump to get to the next one. But where the small prints began, the big steps got shorter, and {child} could walk.

“The big one’s slowing down,” {child.he} said. “It’s taking tiny little steps, so that the small one can keep up.”

{Friend} had gone to stand in the small prints.

“You’re the big one, you know,” said {child}.

“Shut up. My bum hurts.” But {friend} took one short step, and waited.

{curator} got out her pen. “Whose name shall I put on the card?”

“{Pet} did the digging,” said {child}. “They were {friend’s} gloves. All I did was lose it.”

“Put all three,” said {friend}.

## or
They dug, all four of them, until the sun was low. In front of {child’s} footprint there were more, and close beside those were big ones, as broad as tea trays.

“Walk in them,” said {curator}. “I want to see.”

{Friend} took the small prints, and {child} took the big ones. You had to jump to get to the next one, and soon {child} was a long way ahead.

“Wait for me, then,” shouted {friend}.

{child} stopped, and looked down at {child.his} own boots. Just there, the big steps got short, and they stayed short for as long as there was any rock.

“It waited,” said {child}. “The big one waited for the small one.”

{Friend} caught up, and they walked the last few steps side by side. {Pet} walked in both rows at once.

“Whose name shall I put on the card?” asked {curator}, with her pen in the air.

“{Pet’s} and {friend’s},” said {child}. “It was {pet’s} bank, and they were {friend’s} gloves.”

“And yours,” said {friend}, “or it’ll only be about gloves.”

# the-card
Two weeks later, the light at the museum had something to shine on. [adult: {Adult} read the card out loud. ][elder: {Elder} [elder2: and {elder2} ]read it twice. ]There were the three toes, and there were three names on the card. {Pet} wasn’t allowed in, and sat outside with {friend’s} scarf.

“Look in the corner,” said {friend}.

{child} bent down. In the corner of the case, under the very same light, was a small black lump with a small white card of its own.

Asphalt, it said. Found by {child}, all alone.

# @song
{music}
