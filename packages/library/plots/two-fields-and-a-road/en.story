title: The Lodger in the Left Boot
title: Two Fields and a Road
title: Comma, Again
guest pet: Jess (she), Fergus (he)
guest elder: Ingrid (she), Marjorie (she)
guest digger: Arthur (he), Stanley (he)

% The frog is called Comma. {elder} is the family’s own, or somebody {child} is staying with. The real one has not been left alone, it is the neighbour who moved away: @dug.
% {pet} is the family’s, or the dog from the farm over the road. The Border Collie is the original.

# left-boot
{Elder} put {elder.his} foot into {elder.his} boot, but took it straight out again.

“There’s somebody in,” {elder.he} said.

{@shook} Out flopped a frog. It was broad and brown, and on its back it had a pale mark exactly like a comma. It stayed where it had landed, looking offended, as if somebody had pulled the covers off it.

# herding
{Pet} was overjoyed. {@herds} Now {pet.he} lowered {pet.his} head, crept in a half circle round the frog, and stared.

The frog stared back.

“Take the lodger down to the ditch,” said {elder.short}. “I need my boots.”

{child} cupped {child.his} hands, wet ones, so that the frog would be comfortable, and carried it down to the ditch. “Bye, Comma,” {child.he} said.

# water-lilies
Next morning there was Comma in the boot. The left one.

So {child} carried it further, past the barn, to the stream behind the meadow. The morning after that there was a shriek from {elder.short} in the porch. Comma again.[elder2:  {Elder2} wouldn’t believe a word of it without a picture.] On the third day {child} put the frog in a bucket of wet moss and cycled the whole way to the lake[friend:  with {friend}], while {@watched} and kept the bucket in order just by looking at it.

“It’s lovely here,” said {child}. “There are water lilies and everything.”

Comma hopped in without saying thank you.

# on-those-legs
Three days went by. {Elder.short} went about in {elder.his} boots. {child} thought it was a bit empty.[adult:  “How’s the lodger?” asked {adult} on the phone. “Moved out,” said {child}.] But on the fourth morning, after it had rained all night, {pet} was lying in the porch as flat as a doormat, nose half an inch from the left boot, and the tail was going.

“It’s not possible,” said {elder.short}. “Two fields and a road? On those legs?”

[athlete: “Even {athlete} hasn’t got legs like those,” said {child}.

]{Elder.He} sat down on the step in {elder.his} socks. {child} sat down too, with the frog in {child.his} hands. It was cool, and it breathed with the whole of its chin.

“It must want something,” said {child}. “Nobody walks that far for a boot.”

{Elder.short} didn’t answer. All of a sudden {elder.he} was very busy with a loose thread in {elder.his} cardigan.

# only-follow
“I’m going to try something,” said {child}. “I’ll let it go here on the grass, and we’ll see where it goes. {Pet}, {@dont}. Just follow.”

Just following was the hardest thing {pet} knew. {Pet.He} shook from end to end. But {pet.he} followed, paw by paw, close behind. The frog hopped straight across the lawn. It hopped past the gooseberries. It hopped into the long grass down by the stone wall, where {elder.short} never mowed, and there it vanished.

{child} walked up and down. Nothing. Only nettles, and old grass, and a pile of planks. It began to drizzle.

# under-the-boards
But {pet} had lain down. {Pet.He} lay as straight as a ruler with {pet.his} nose to the planks, and {pet.he} would not be moved. {child} coaxed. {child} said “Come”.[sport:  {child} promised to {play sport} with {pet.him} all evening.] {child} even rustled a bag of [us: candy | sweets]. {Pet} stayed. {@drove}, and {pet.he} {pet.was} not going to leave until somebody understood.

“{Elder.short}!” called {child}. “What’s underneath the planks?”

{Elder.short} came through the grass in one boot and one slipper, and stood there for quite some time without a word.

“A pond,” {elder.he} said.

“You’ve got a pond?”

{@dug}

# they-want-to-go-home
{child} didn’t know what you were supposed to say. So {child.he} took {elder.short’s} hand.

“When frogs are going to lay eggs, they go back to their own pond,” {child.he} said after a bit. “We read about it [school: {at school} | at school]. They don’t care how nice the lake is. They want to go home.”

{Elder.short} looked at the frog. It was sitting right up against the bottom plank, waiting, the way you wait outside a door when you know there’s somebody in.

“Two fields and a road,” {elder.he} said. “And I’ve been calling it the lodger. When it’s the one who lives here.”

# all-day
{Elder.He} took hold of the first plank. {child} took the other end.

It took all day. Under the planks there was a hole full of black leaves, and a puddle no bigger than a washing-up bowl. They shovelled leaves and carried stones and dragged the hose over from the water butt[music: , with {music} on the kitchen radio].[friend:  {Friend} came and bailed with a saucepan.] {@barrow}[adult:  {Adult} rang, but nobody had a dry hand to answer with.] By evening the pond was shining, and the sky lay in it, slightly crumpled.

Comma stepped in. It didn’t jump, it stepped, like somebody with all the time in the world.

# a-very-small-moped
In the night {child} woke up in the little bedroom. The sound came from outside, low and whirring, as if somebody were riding a very small moped a long way off. Orr. Orr. Orr. Then another one, and another.[city:  It never sounded like that {in city}.]

{Child.He} padded out to the kitchen. There sat {elder.short} at the window in {@night}, with {pet} across {elder.his} feet.

“Just listen to that racket,” said {elder.short}.

“Shall I shut it?” asked {child}.

{Elder.short} reached out and pushed the window open a little further, as far as the catch would go.

“Don’t you dare,” {elder.he} said.

# two-boots
And in the porch stood two boots, perfectly empty, side by side.

# @shook
{child}, who was staying with {elder.him} all that holiday, turned the boot upside down over the step. They were distant relations and close friends.
## if elder
{child} turned the boot upside down over the step.

# @herds
{Pet} {pet.was} the Border Collie from the farm over the road, where they had sold their sheep, and {elder.short} hadn’t got any either. So {pet.he} herded what there was: the hens, the [us: mailman | postman], the leaves. Once {pet.he} had rounded up four party guests in a corner of the lilac hedge, and kept them there till the coffee was poured.
## if pet.dog
{Pet} {pet.was} {a breed} and liked to have everybody in one place, and there were no sheep at {elder.short’s}. So {pet.he} herded what there was: the hens, the [us: mailman | postman], the leaves. Once {pet.he} had rounded up four party guests in a corner of the lilac hedge, and kept them there till the coffee was poured.
## if pet.dog & breed.Border Collie
{Pet} {pet.was} a Border Collie, and there were no sheep at {elder.short’s}. So {pet.he} herded what there was: the hens, the [us: mailman | postman], the leaves. Once {pet.he} had rounded up four party guests in a corner of the lilac hedge, and kept them there till the coffee was poured.
## if pet.cat
{Pet} {pet.was} {a breed}, and there were no mice at {elder.short’s}. So {pet.he} guarded what there was: the hens, the [us: mailman | postman], the leaves. Once {pet.he} had lain down full length across the doorway, and kept four party guests in the house till the coffee was poured. Nobody had liked to step over.

# @watched
{pet} ran alongside
## if pet.cat
{pet} rode in the bicycle basket

# @dont
no herding
## if pet.cat
no pouncing

# @drove
{Pet.He} had driven {pet.his} flock exactly where it wanted to go
## if pet.cat
{Pet.He} had followed the frog exactly where it wanted to go

# @barrow
{Pet} herded the wheelbarrow.
## if pet.cat
{Pet} rode in the wheelbarrow, both ways.

# @night
{elder.his} nightie
## if elder & !elder.she
{elder.his} nightshirt

# @dug
“My {digger} dug it. With a spade, it took him a whole summer. He was so proud, he used to ask people over to look at water.” {Elder.He} smiled, though it trembled a bit at one edge. “And every spring the frogs came. They made such a racket that we had to shut the window. I complained about it every single night. And then I was on my own, and I couldn’t bear to hear them. So I put planks over it.”
## if elder
“{Digger} next door dug it. With a spade, it took him a whole summer. He was so proud, he used to ask people over to look at water.” {Elder.He} smiled, though it trembled a bit at one edge. “And every spring the frogs came. They made such a racket that we had to shut our windows, the pair of us. We complained about it over the wall every single night. And then he moved away, as far as you can get, and I couldn’t bear to hear them by myself. So I put planks over it.”
