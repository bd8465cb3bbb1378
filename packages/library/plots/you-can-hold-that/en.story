title: The Birch by the [us: Clothesline | Washing Line]
title: You’ve Got Till Monday
title: The Gap Between the Trees
guest friend: Meera (she), Jude (he)
guest pet: Dot (she), Pepper (she)
guest elder: Jean (she), Beryl (she)

% {pet} is the family’s dog or cat, else the friend’s dog. {elder} is the family’s own, else a sort of great-aunt.

# a-birch
On Friday morning there was a birch tree standing in {elder's} garden, next to the [us: clothesline | washing line]. It had not been there on Thursday.

It stood very still, like a visitor who hasn’t knocked. {@Pet} walked [us: around | round] it twice, sniffed its foot, [pet.cat: rubbed against it | wagged], and lay down underneath.

“Some guard [pet.cat: cat | dog],” said {elder} to {child}, picking leaves out of a pillowcase[elder2:  that {elder2} was holding].

Over the garden wall was the forest, where it had always been, oak and holly and birch all the way up the hill. {child}[!elder: , who was staying with {elder}, a sort of great-aunt,] had never thought of it as something that might come in.

# till-monday
“Trees can’t walk,” said [!friend.known: {child's} best friend ]{friend}, who was [!elder: there | staying] until Monday. {Friend.He} had brought a tape measure and a notebook[school:  from {school}], and {friend.he} sounded hopeful.

On Saturday there were five. One was an oak, and it was in the cabbages.

{Elder} looked at the oak for as long as it takes to drink a cup of tea. Then {elder.he} fetched the saw from the shed and hung it by the kitchen door.

“I’m a reasonable [elder.he: man | woman],” {elder.he} told the garden. “You’ve got till Monday.”

[adult: {Adult} | The lady at the garden centre], when they [us: called | rang] [adult: {adult.him} | her], said shade would be lovely. But {child} looked at the saw. The forest had to be home by Monday.

# the-map
{Child.He} tried asking[music: , and then humming {music}]. The oak dropped an acorn down {child.his} neck. {Friend} measured how far each tree was from the house, and drew it on a map. {Pet} trotted from trunk to trunk with {pet.his} tail [pet.cat: straight up, as it was | going, as it did] when people came for dinner.

“It’s the [us: rain barrel | water butt],” {friend} decided. “Roots want water.”

So they emptied the [us: rain barrel | water butt] over the wall, a can at a time, mostly down their sleeves. On Sunday there were nine trees, and a holly was looking in at the toaster.

# i-sneezed
“All right. Not water,” said {friend}, crossing it out hard. “Then I’m going to see one do it.”

{Friend.He} wanted to be the first person [city: {in city} and the world | in the world] to see a tree take a step. {Friend.He} sat in {elder's} big coat[sport: , the one for watching {sport} in,] and stared at the oak without blinking until {friend.his} eyes watered. Nothing moved. Then {friend.he} sneezed, and the oak was a yard nearer[athlete: , quicker than {athlete}].

“I missed it!” wailed {friend}. “I sneezed!”

{child} laughed, but {child.he} {child.was} looking at the saw.

# into-the-crack
That evening {pet} got up from under the birch, went to the kitchen door, turned round, and trotted off down the garden. At the wall {pet.he} sat, pushed {pet.his} [pet.cat: paw | nose] into a crack between two stones, and [pet.cat: mewed | cried].

{child} brought {pet.him} back. {Pet} went again. The third time, {child} stopped looking at the trees and watched the [pet.cat: cat | dog].

“{Friend},” {child.he} said. “Why does {pet} never have to go [us: around | round] one?”

# the-gap
{Friend} looked at {friend.his} map. There were five trees on the left and four on the right. Between them, from the wall to the kitchen door, ran a long strip of nothing.

“I measured all the trees,” {friend.he} said slowly. “I never measured the gap.”

It was as wide as one person with a [pet.cat: cat | dog].

“It isn’t the trees that are coming,” said {child}. “It’s a path. They’re only the sides.”

# a-hole-once
{Elder} had come out, drying {elder.his} hands. {Elder.He} looked along the gap to where {pet} was sitting, and went on drying {elder.his} hands long after they were dry.

“There used to be a hole in that wall,” {elder.he} said. “Whenever {pet} stayed, we went through it every evening. Down to the stream and back. Then the deer had my beans, so I filled it in. You couldn’t get a knife between those stones. I was going to put in a gate. I kept being about to.”

“They’ve come to see where you’d got to,” said {friend}.

“Well, nobody asked them,” said {elder}. But {elder.he} said it quietly, and when {elder.he} went to the door, it wasn’t the saw {elder.he} took down. It was {elder.his} gloves.

# which-stone
{Elder} knew which stone would come and which would bring the rest down on your toes, and nobody else was allowed to choose. {Elder.He} passed them to {child}, and {child} passed them to {friend}, and {pet} dug at the bottom until the earth flew.

When the hole was big enough, {pet} scrambled through. Then {pet.he} stopped, one paw up, and looked back at {elder}. {Pet} would not go on and would not come back.

“All right, [pet.he: sir | madam],” said {elder}. “I’m getting my hat.”

# dont-look
They walked down to the stream in the last of the light. On the way home they heard it ahead of them: a rustling, like a lot of people getting up from their chairs so as not to wake a baby.

“Don’t look,” whispered {child}. “I think they’re shy.”

It was the hardest thing {friend} had ever been asked. {Friend.He} screwed {friend.his} eyes shut and held on to {child's} sleeve, and something tall went by, and something else, brushing their coats with leaves.

“One of them [us: stepped | trod] on my foot,” breathed {friend}, as if {friend.he} had been given a prize.

# all-but-one
[adult: On Monday, when {adult} came to [us: pick them up | fetch them], the trees | On Monday they] were all gone but one. Beside the [us: clothesline | washing line] stood the birch, with {pet} asleep underneath.

# hold-that
{Elder} came out with the basket and looked the tree up and down. Then {elder.he} took a wet pillowcase[elder2: , and two [us: clothespins | pegs] from {elder2},] and [us: pinned | pegged] it to the lowest branch.

“If you’re [us: staying | stopping],” {elder.he} told it, “you can hold that.”

# @pet
{friend's} dog {pet}
## if pet
{pet}
## if pet & breed
{pet} the {breed}
