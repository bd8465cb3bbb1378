title: Are You with Me?
title: A Nod Is Up
title: All the Noes
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest dragon: Cinder (he), Smoulder (he)

% One rule: a dragon goes up when its rider nods. Say “They went up” drily, and let every no on the way down be easier than the one before.
% Behind {child} (@b) sits {friend}, or the grandparent where no friend is ticked. By the fence (@a) is whoever is left: a grandparent, {adult} or {minder}.

# everybody-nodded
On the first day of dragon school {child} sat on a bench in the grass, next to {@beside}, and nodded.[pet:  {@with}]

{Child.He} wanted to be a dragon rider more than anything. And nodding was what {child} did best. In class, when all the others nodded, {child} nodded too, even when {child.he} hadn’t understood a word. If you say no you might be the only one, and just thinking about that made {child’s} back go hot.[school:  On Friday {child.he} had nodded {child.his} way through the whole of long division {at school}.]

The teacher was the dragon himself. He was called {dragon}, and he was as long as a bus. Whenever he had explained something he said, “Are you with me?” By that he meant, had they understood?

“First, up,” said {dragon}. “When the rider nods, the dragon goes up. I can’t help it. It runs straight down my neck. Are you with me?”

{child} nodded. {@B} looked at {child}, and nodded.

“Now, down,” said {dragon}, and he explained down. He used his tail. But {child} was so busy looking as if {child.he} understood that {child.he} didn’t hear any of it.

“Are you with me?”

{child} nodded. {@B} looked at {child}, and nodded. Over by the fence {@first} nodded too.

# above-the-trees
They were strapped into the saddle, {child} in front and {@b} behind.[pet:  {@on}]

“Are you comfortable?” asked {dragon}.

{child} nodded, and whoosh, they were above the trees.

“Do you like it?” called {dragon}.

{child} nodded so hard that {child.his} teeth clicked, and then the church was no bigger than a tooth itself.[city:  All of {city} would have gone into a lunch box.][sport:  {@B} tried to see where people {play sport}.][music:  {@B} sang {@song}, straight into the wind.][athlete:  Not even {athlete} had ever been this high.] It was the best thing {child} had ever done.

# you-nod-up
“That’s the end of the lesson,” said {dragon}. “Shall we go down?”

{child} nodded. They went up.

“Oh,” said {dragon}. “I thought you’d want to go down.”

“I do!” said {child}, and nodded. They went up.

“You say down,” said {dragon}, “but you nod up.”

“I see,” said {child}, and nodded. They went up.

“You do know how to go down?” asked {dragon}. “I could always explain it again.”

All {child} had to say was no. But {child.his} back went hot, and {child.he} did as {child.he} always did. {Child.He} nodded. And they went straight into a cloud, and out at the top.

# only-white
There wasn’t any town now. It was white below and dark blue above, and terribly cold.

“I’ve never been as high as this,” puffed {dragon}. “It’s a good thing I’ve got a rider who knows everything.”

“You do know how to get down?” whispered {@b}.

“Don’t you?” whispered {child}.

“No. I only nodded because you did.”

“I only nodded because everybody did,” whispered {child}.

So nobody knew.

# the-chin
“Are you with me?” asked {dragon}, and turned his big head round.

One little no was all it needed. But {child} could feel {child.his} chin starting to go down, all by itself, the way it always did. One more nod, and they would be out among the stars.

{@Chin}

You can’t nod with {@under} under your chin. The only way {child’s} head could go was from side to side.

“No,” said {child}. It came out as small as a crumb. “I’m not with you. I didn’t hear a word about down.”

And they sank, down into the cloud.

“But that’s it!” cried {dragon}. “That’s down! You shake your head!”

# saved-up
Then they hung there, in the middle of the cloud, for there was nothing left to say no to.

“Go on!” said {@b}. “There must be something else you don’t understand!”

{child} had never told anybody. But here there was only cloud. “I don’t understand long division,” {child.he} said, and shook {child.his} head. They sank.

“I don’t know what ‘nevertheless’ means.” They sank.

“I don’t know the second verse. I only move my mouth.”

“So do I!” said {@b}.

“I don’t know where Belgium is! And I laughed at the joke about the parrot, and I’ve never understood what was funny!”

With every no it was easier, and {child’s} back got cooler. It was lucky that {child.he} had saved up so many. They reached all the way to the ground.

# all-of-it
“Please could you explain it again?” asked {child}, down on the grass. It was no trouble at all now. “All of it?”

“All of it?” said {dragon}, and he looked as if it was his birthday. He explained up and he explained down, and he used his tail. “Are you with me?”

{child} thought about it. “Not the bit about the tail,” {child.he} said.

“I’m so glad you asked,” called {@a} from the fence. “I didn’t get the tail either.”

“But you nodded,” said {child}.

“Everybody nodded,” said {@a}.

# only-grass
It was dusk when they went home. {Dragon} put his long neck over the fence. “I’m going up again tomorrow,” he said. “Are you with me?”

{child} looked down first, to see what was under {child.his} feet. It was only grass.

Then {child.he} nodded.

# @with
{Pet} had been allowed to come, in the carrier, and was keeping an eye on it all.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] sat underneath, and nodded whenever somebody’s biscuit did.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] already lay in the saddle, because it was the warmest place, and nobody dared to move {pet.him}.

# @on
{Pet’s} carrier was strapped in between them. “Hold tight, {pet},” said {child}.
## if pet.dog
{Pet} sat in front of them both, on the shortest strap. “Sit still, {pet},” said {child}.
## if pet.cat
{Pet} lay where {pet.he} lay, in front of them both. “You might move up, {pet},” said {child}.

# @Chin
But {@b} had seen that chin go down before, and put a hand round from behind, and took hold of it from underneath.
## if pet.dog
But {pet} had sat still for quite long enough, and wanted to know what was the matter. {Pet.He} pushed {pet.his} whole head up under {child’s} chin, and there it stayed.
## if pet.cat
But {pet} had been up here for long enough, and wanted {pet.his} supper. {Pet.He} stood up and pushed {pet.his} head against {child’s} chin from underneath, as hard as {pet.he} did at home.
## if pet.other
But inside the carrier {pet} had begun to fidget. “{Pet} wants to see,” said {@b}, and lifted it up in front of {child}, right under the chin.
## if elder & !friend & !pet
But {elder.short} had known that chin for years, and put a hand round from behind, and took hold of it from underneath.

# @under
a hand
## if pet.dog
a dog
## if pet.cat
a cat
## if pet.other
a carrier

# @song
{music}

# @beside
{friend}[!friend.known: , [friend: {child.his} best friend | from the next street]]
## if elder & !friend
{elder}

# @b
{friend}
## if elder & !friend
{elder.short}

# @first
{minder}
## if adult & !elder / adult & !friend
{adult}[elder2:  and {elder2}]
## if elder & friend
{elder}[elder2:  and {elder2}]
## if elder & !friend & !adult
{minder}[elder2:  and {elder2}]

# @a
{minder}
## if adult & !elder / adult & !friend
{adult}
## if elder & friend
{elder.short}
