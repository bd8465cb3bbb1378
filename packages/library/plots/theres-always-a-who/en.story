title: There’s Always a Who
title: I’ve Never Heard of One
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: say what you are, and add a who. Both {the wish} and {child} think they are something. Let the “who” be quick and cheerful outside, and slow in the dark.
% Whoever goes round with {child} (@a) is the grandparent, else {adult}, else {minder}. {@help} is one event: somebody knows which way is out.

# a-coward
“I’m a coward,” said {child}, and stopped.

In front of {child.him} was the old railway tunnel. No trains went there any more, only people on their way to the lake and the waffle hut[city: , a little way from {city}], and inside it was as black as a boot. {Friend}[!friend.known: , {child’s} best friend,] had run straight through, as usual. But {child’s} legs always stopped just here. Then {@first} had to go round with {child.him}, over the hill, and when they got there {friend} had finished {friend.his} waffle. {child} did so want to get there at the same time, just once.[elder2:  {Elder2} had gone on ahead to get a table.][elder & adult:  {Adult} was keeping them a place in the [us: line | queue].][school:  It was the same on outings {at school}.][sport:  {Child.He} dared to {play sport}, but you do that in the light.][pet.dog: 

“Not you too, {pet},” said {child}, for {pet}[!pet.known: , {child’s} dog,] had already run through, and come back for the others.][pet.cat: 

“Don’t you go in, {pet},” said {child}. But {pet}[!pet.known: , {child’s} cat,] did as {pet.he} liked, and liked dark holes.][pet.other:  {Pet} was at home, and {child} wished for a moment to be {pet}.]

“I’m here!” shouted {friend}, far away on the other side. {Friend} shouted that every time, and every time it made {child} feel smaller.

# im-one
Beside the tunnel there was {a wish}.

“I’m going through as well,” said {the wish}. “I’m {a other}.”

“But you’re {a wish}!” said {child}. “{Others} say {other.sound}.”

“{Wish.sound},” said {the wish}. “I’m {a other} who says {wish.sound}.”

{@third}

“I’ve never heard of one,” said {@a}.

# just-a-coward
“There is one,” said {the wish}. “It isn’t hard. You say what you are, and then you add a who. What are you?”

“A coward.”

“Who what?”

“Just a coward.”

“Nobody’s just something,” said {the wish}. “There’s always a who.”

{child} thought about it. “I’m a coward who goes over the hill,” {child.he} said.

“Pleased to meet you,” said {the wish}.

# a-gigantic-one
Then {the wish} turned to the tunnel. “{Others} aren’t afraid of the dark,” {wish.he} said, and in {wish.he} went, with {wish.part} held high.

“There’s nothing to it!” they heard from inside. “{Wish.sound}!”

“{Wish.sound}!” answered somebody much bigger, deep in the dark.

“There’s {a wish} in here!” screamed {the wish}. “A gigantic one!”

“That’s only the echo,” called {@a}. “It says just what you say.”

“Just what I say?” There was a pause. “Then that’s me.” And after that, in a very small voice: “Am I {a wish}?”

Nobody answered.

“I always walk like {a other},” said the voice. “Now I don’t know how to walk. I don’t know what I am.”

And then there was only the dripping.

# one-foot
“I’ll go in,” said {@a}.

“{Wish.He} doesn’t know you,” said {child}. “{Wish.He} only talked to me.” It ached in {child.his} chest, because now it had to be {child}. “But I’m a coward.”

{@A} bent down. “So am I,” {@he} whispered. “I’ve always been so glad of that hill.”

“Are you a coward?”

“Who’s coming right behind you,” said {@a}.

{child} put one hand on the wall. It was cold and wet, and {child.his} knees were shaking.

“I’m a coward,” {child.he} said, loudly, straight into the dark, “who puts down one foot.”

The foot went down.

“Who puts down the other one. Who … who doesn’t turn round.”

Then the tunnel bent, and the daylight was gone.

# who-what
Somebody sniffed, quite near.

“Who’s there?”

“A coward,” said {child}.

“Who what?” It came by itself, very faintly.

“Who’s come to fetch you.”

“I’m only {a wish},” said {the wish}.

“Nobody’s only something,” said {child}. “There’s always a who.”

{The wish} thought for a long time in the dark.

“I’m {a wish},” {wish.he} said, “who thinks {wish.he} is {a other}.”

“How does that feel?”

“Long,” said {the wish}. “But there’s room in it for all of me.”

# which-way
Now it was just as black on every side, and in the dark they had all turned this way and that.

“Which way is out?” whispered {the wish}.

{@help}

“I’m a coward,” said {child}, “who’s going that way.”

# the-other-side
First there was a dot of light, and then a door of light, and then they stood in the sun by the lake. There was the waffle hut, and there was {friend}, with a waffle that nobody had taken a bite of.

“But this is the other side,” said {child}.

“You came through it!” shouted {friend}.

“I only went in to fetch somebody,” said {child}. {Child.His} knees were still shaking. “I’m a coward,” {child.he} said slowly, “who’s been through the tunnel.”[athlete:  {Athlete} couldn’t have said it more proudly.]

“I’ve never heard of one,” said {@a}, who came out last, with cobwebs in {@his} hair.

“There are two,” said {the wish}.

They ate their waffles all at the same time.[music:  From the hut came {music}, a bit too loud.]

# first
On the way home they came to the tunnel again.

“We could always go over the hill,” said {@a}, rather hopefully.

{child} took {@a} by the hand. Two cold hands make one that’s nearly warm.

{The wish} had stopped in front of the dark. “{Wish.sound},” {wish.he} called, not very loudly.

“{Wish.sound},” said the tunnel, and it sounded enormous.

“There’s {a other} in there,” said {the wish}, and went in first.

# @third
“{A other} can {other.does}.”

“I’m {a other} who can’t.”
## if other.king
“Kings have a crown.”

“I’m a king who’s left it at home.”
## if other.dog
“Dogs run after sticks.”

“I’m a dog who doesn’t see the point.”
## if other.cat
“Cats land on their feet.”

“I’m a cat who just lands.”
## if wish.fish & other.cat / wish.goldfish & other.cat
“Cats eat fish.”

“I’m a cat who’d never dream of it.”
## if wish.dog & other.cat
“Cats get chased by dogs.”

“I’m a cat who’s got one right behind me every time I look round.”

# @help
“I’m here!” shouted {friend}, somewhere far away. A hundred times it had made {child} feel smaller. Now it was the best thing anybody could have shouted, because it told them where here was.
## if pet.dog
Something wet touched {child’s} hand. It was {pet}, who knew the tunnel by heart. {Pet} took {child’s} sleeve between {pet.his} teeth, and pulled.

“Good, {pet},” whispered {child}. “Show us.”
## if pet.cat
Something soft brushed past {child’s} leg. It was {pet}, who had never needed a light in {pet.his} life, and could smell whipped cream.

“Wait for us, {pet}!” said {child}. {Pet} didn’t wait. But {pet.he} complained all the way, so that they could hear which way it was.
## if elder
“Stand still,” said {elder.short}. “Lick your finger and hold it up. My mother taught me that in a cellar.”

{child} licked {child.his} finger, and one side of it went cold.

“That’s the wind,” said {elder.short}. “And the wind comes off the lake.”

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
