title: Which Part of Wales?
title: A Bit Less, Please
title: The Sea’s On
guest friend: Jude (he), Maya (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever sits in the boat is the grandparent, else {adult}, else {minder}. Whisper until the planks; then one long OOOH, low and wide.

# a-pea
{child} was {age} and had the loudest voice [city: {in city} | in the village], and {child.he} had decided never to use it again. On Friday[school: , {at school},] {child.his} teacher had said, in front of everybody, “A bit less, please, {child}.” It went in like a splinter. There was simply too much of {child.him}.[pet.other:  Only {pet}, at home, had never asked for less.] So on Saturday, in the harbour, {child} spoke in a voice the size of a pea, and that was why {child.he} couldn’t make {@first} understand about the whale.

# wales
{@A} sat in the boat with {@his} back to the water. {@His} ears were no good out here. Beside {child} sat {friend}[!friend.known: , {child.his} best friend], who never spoke above a murmur.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay in the bows and waited for the [us: cookies | biscuits].][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay on the bag with the [us: cookies | biscuits] and waited.][elder2:  {Elder2} waved to them from the harbour wall.]

“There’s a whale,” whispered {child}.

“Wales?” said {@a}. “Lovely. Which part?”

“All of it!”

“All of Wales? That’s too much for a weekend.”

“It’s in the harbour,” said {friend}. “It’s got a tail.”

“Everyone’s got a tale about Wales,” said {@a}. “I had a week there once. Speak up, though, you two. The sea’s on.”

Just then the whale came up behind {@him} and breathed out. A great wet cloud came down on {@his} hat.

“That’s what it was like,” said {@a}. “All week.”

Then {@he} turned [us: around | round].

“Oh, a whale,” {@he} said. “Well, why didn’t you say so?”

# the-gap
It was a young one, not much longer than the boat. It had come in through the gap in the harbour wall, and now it couldn’t find the gap again. And the tide was going out. Soon there would be nothing in the harbour but mud.

They buckled on their life jackets, and {@a} rowed them to the gap. {@He} banged on a bucket. The whale hurried off into the farthest corner.

“It doesn’t like bucket,” said {@a}.

# one-long-one
{Friend} lay down and put {friend.his} ear to the bottom of the boat. {Friend.He} {friend.was} as good at listening as {child} was at shouting.

“It’s calling,” {friend.he} said. “It does one long one. Then it waits. Then it does another.”

“What’s it waiting for?”

“For somebody to answer.” {Friend} looked at {child}. “You do it. Then it’ll know where the gap is.”

“I’ve given it up,” said {child}. But {child.he} leaned over the side. “Hello,” {child.he} said to the water, the size of a pea.

“It can’t hear you,” said {friend}.

“Hello.”

“{Child}, I can’t hear you, and I’m in the boat.”

# how-much-less
The tide ran out past them. In the gap the first stones stuck up their heads. {Friend} pressed one ear to the planks, and then the other, and then {friend.he} sat up.

“It’s stopped,” {friend.he} said.

“Stopped calling?”

{Friend} nodded.

{child} looked across at the dark back in the corner. It lay very low, as if it was trying not to be so big. {child’s} throat ached. It had ached since Friday.

“Perhaps somebody told it,” said {friend}. “A bit less, please.”

“But it’s a whale,” said {child}. “How much less can it be?”

“What are you mumbling about?” shouted {@a}. “Speak up! The sea’s on!”

# the-planks
{child} lay down in the bottom of the boat. [child.name: {child} made a trumpet of both hands and put it to the planks. | {Child.He} put {child.his} hands round {child.his} mouth and {child.his} mouth to the planks.] {Child.He} took in air until it reached the ends of [child.name: both | {child.his}] [us: rain boots | wellingtons]. And then {child.he} let it go.

“OOOOOOOOOH!”

It was long and low and as wide as a road[music: , and not at all like {music}]. The bucket walked along the boat by itself. Every gull in the village went up off the roofs. {child} kept on to the last crumb of [child.name: breath | {child.his} breath]. Then {child.he} waited, the way the whale did.

{Friend} put up one finger.

“It answered.”

“OOOOOOOOOH!” went {child}.

“It’s turned [us: around | round]. It’s coming. Don’t stop, {child}! More!”

# much-more
[child.name: {child} looked up, with the print of a plank across one cheek. | {child} lifted {child.his} face. It had the print of a plank across it.]

“More?” {child.he} said. Nobody had ever said that to {child.him} before[sport: , not even at {sport}].

“Much more!” shouted {friend}, so loud that even {@a} heard.

So {child} gave it all there was. And a long dark shape came over the harbour, straight as a train[athlete:  and faster than {athlete}], and the boat rose up and sat down again as the whale went under it. Its belly scraped along the stones. It gave a wriggle and a thump, and it was through.[elder2:  On the harbour wall {elder2} threw both arms in the air.]

# no-need-to-shout
Out at sea it came up, shining, and called. It was the biggest sound any of them had ever heard. {@A} clapped both hands over {@his} ears.

“All right, all right,” {@he} said. “No need to shout.”

# asked-it
They bobbed in the sun, and {friend} shared out the [us: cookies | biscuits].[pet.dog:  {Pet} got the first one.][pet.cat:  {Pet} got the crumbs.]

“What did it say?” asked {@a}.

“I think it said goodbye,” said {child}. {Child.He} said it in [child.name: the old voice | {child.his} own voice], and some gulls moved.[pet.other:  {Pet} might have heard it at home.]

“Heard that,” said {@a}, and {@he} looked pleased. “I always hear you, {child}. Everyone else has gone so faint.”

{@He} watched the small far puff of the whale’s breath. “Where’s it off to?”

{Friend} looked at the sun. “West,” {friend.he} said. “Wales, I should think.”

“Lovely,” said {@a}. “Which part?”

So {child} [child.name: made a trumpet of both hands | put {child.his} hands round {child.his} mouth] and asked it.

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}
