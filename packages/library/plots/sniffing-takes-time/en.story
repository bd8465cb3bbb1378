title: Are You Coming?
title: The Train That Couldn’t Wait
guest pet: Monty (he), Tess (she)
guest elder: Mabel (she), Walter (he)

% {elder} is the family’s own, helping out at the station that week, else somebody who has been a stationmaster. The dog is the family’s, else next door’s; a cat finds herring just as well. The friend waits at the sea.

# both-arms
Behind {@where} ran a little red train. It went all by itself, and it could talk.[city:  There was no train like it {in city}.] {child} wanted to ride it to the sea for a swim[friend: , and that was where {friend}, {child.his} best friend, was waiting]. {Child.He} had {child.his} rubber ring round {child.his} tummy[adult: , blown up by {adult}]. {Elder} had the basket[elder2:  that {elder2} had packed]. {Pet}, {@whose}, had {pet.his} nose in the grass.

But the train was in a hurry. It always was[school: , as if it were late for {school}].

“It only stops if you wave both arms,” said {elder.short}.

{@stins} That’s the one who’s in charge of a station. {Elder.He} had the whistle round {elder.his} neck.

{child} waved both arms.

CHUFF, said the train, and stopped.

“Are you coming?” said the train. “Are you coming, are you coming?”

“Yes!” said {child}. “I’m just waiting for {pet}.”

# a-post
{@finishes} {Pet.He} had found a post. {Pet.He} sniffed the bottom of it. {Pet.He} sniffed the middle of it. Then {pet.he} went back and started again.

“{Pet}, are you coming?” called {child}.

“How long can a post take?” said the train.

“{@many} have written on it,” said {elder.short}.

“I can’t wait! They’re waiting for me in the next village!” said the train.

“And we’re waiting for {pet}!” said {child}.

The train was right, and {child} was right too, and that didn’t help at all.

CHUFF, CHUFF, CHUFF. Off went the train[athlete: , faster than {athlete}].

{child} stamped in the grass till the rubber ring bounced. {Child.He} felt cross all the way down to {child.his} toes.

“Impatient old kettle,” said {elder.short}. “It’ll be round again.”

# two-more
When the train came back, {child} was ready. {Child.He} waved both arms. The train stopped. {child} hopped on, and {elder.short} climbed up after. {Pet} came last and sniffed the step.

“Are you coming?” said the train to {pet}. “One leg. Two legs. {@Has} got any more?”

“Two more,” said {child}.

“Sigh,” said the train.

And away they went.[sport:  It was nearly as much fun as {sport}.] {Elder.short} handed out sausage sandwiches[adult:  that {adult} had made]. {Pet} ate {pet.his} own. Then {pet.he} ate {elder.short’s}.

# the-fog
But then they came into the fog. It was as thick as porridge. The train went slower. And then it stopped.

“Why are we stopping?” said {child}.

“I can’t see,” said the train. Its voice had gone small. “The [us: tracks go | line goes] two ways here. One goes to the sea. The other goes to the gravel pit. I don’t know which is which.”

The whole train was trembling. {child} felt it through the seat.

“Are you scared?” {child.he} said.

“I’ve never been late,” whispered the train. “What if they go home? What if nobody waves any more?”

{child} patted the wall. It was warm and wobbly.

“We’re still here,” {child.he} said.

# that-way
Then {pet} put up {pet.his} nose. It went left. It went right. Then {pet.he} jumped down off the train, straight out into the white.

“{Pet}!” called {child}.

{Elder.short} and {child} climbed down, hand in hand. {Pet} sniffed one pair of rails. {Pet.He} sniffed the other. Herring! Seaweed! Old ice-cream wrappers! {Pet.His} tail stood straight up like a flag.

“That way to the sea!” shouted {child}.

{Elder.short} took hold of the big iron lever that decides which way a train goes. Only a stationmaster knows how it’s done. {Elder.He} leaned {elder.his} whole tummy on it. CLONK!

“There,” said {elder.short}. “{@years}, and it still sticks.”

# something-yellow
But the train didn’t move.

“I can’t see you,” said the train. “Where are you? Are you coming?”

{child} stood well to one side of the rails, with {elder.short} close behind. {Child.He} pulled off the rubber ring. It was as yellow as the sun. {Child.He} held it up high in both arms, and {child.he} waved.

{Elder.short} blew the whistle. {Pet} {@howled}. It sounded like a trumpet with a tummy ache.

“I can see something yellow!” said the train. “And I can hear something horrible!”

“That’s {pet}!” shouted {child}. “Are you coming?”

CHUFF, said the train carefully. CHUFF. CHUFF. It rolled out of the fog, on to the right rails, and all the way up to {child}. And there the sun was shining.

# at-the-sea
At the sea {child} swam in the rubber ring[friend:  with {friend} splashing beside {child.him}], and {elder.short} went in up to the knees. {@swam}

When it was time to go home, {pet} had found a new post. It was tall and smelled of fish.

The train sighed. Then it turned off its steam. Pffff.

“Aren’t you going?” said {child}.

“A lot of them have written on that one,” said the train. “You read it, {pet}.”

{Pet} read. The sun went down a little at a time. {Elder.short} drank the last of the coffee[elder2:  from {elder2’s} flask][music:  and hummed {music}].

# the-birches
“Are you coming?” said the train in the end, ever so softly.

And {pet} came. {Pet.He} sniffed the step just once. Then {pet.he} lay down at the very front of the train, where the floor was warmest, and rested {pet.his} nose against the wall.

{child} sat down beside {pet.him}, with {elder.short’s} cardigan over {child.his} knees[friend:  and {friend} on the other side]. And the train rolled home so slowly that they could count the birches.

# @where
{elder’s} house, next door to {child’s},
## if elder
the house where {elder} was staying that week

# @whose
{elder’s} dog
## if elder
the dog from next door
## if pet.dog
{child’s} dog
## if pet.cat
{child’s} cat

# @stins
{Elder} had been a stationmaster.
## if elder
{Elder} was helping out as stationmaster that week.

# @finishes
{Pet} was a dog, and a dog finishes sniffing.
## if pet.dog & breed
{Pet} was {a breed}, and {a breed} finishes sniffing.
## if pet.dog & breed.Beagle
{Pet} was a beagle, and a beagle finishes sniffing.
## if pet.cat
{Pet} was a cat, and a cat finishes sniffing.

# @many
A lot of dogs
## if pet.cat
A lot of cats

# @has
has {pet}

# @years
Forty years
## if elder
A whole week

# @howled
howled
## if pet.cat
yowled

# @swam
{Pet} swam the longest of all, and shook {pet.himself} all over the sandwiches.
## if pet.cat
{Pet} sat on the sand and was the driest of all.
