title: Only When It Mustn’t
title: Most People Say the Other Thing
title: It Can Tell
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The seeker (@a) is the grandparent, else {adult}, else {minder}. ATCHOO may be as loud as you like, the first Shh is a question, and the last one hardly a breath.
% One rule: the sneeze and the giggle come only when they mustn’t. Shh makes them come, if it is meant.

# found-first
“Nine, ten, here I come!” called {@first}, over by the apple tree.[elder & !pet.dog & !pet.cat:  In {elder.his} pocket the radio was mumbling about showers.][elder2:  {Elder2} was helping with the counting.][city:  They were out on a farm, a long way from {city}.]

{child} was hiding behind the wheelbarrow with {friend}[!friend.known: , [friend: {child.his} best friend | from the farm next door]][pet.dog: , and with {pet}[!pet.known:  the dog], who was longing to be found][pet.cat: . On top of it sat {pet}[!pet.known:  the cat], who wasn’t playing]. Nobody made a sound. But down in {child’s} tummy a giggle was on its way up.

“Shh,” whispered {friend}.

Then out it came. “Hee-hee-hee!”

“Found you!” said {@a}.

{child} was always found first, and it was the giggle’s fault. It came only when it mustn’t.[school:  It was just the same {at school}.] As soon as {child} was allowed to giggle, there wasn’t a giggle anywhere.[pet.other:  {Pet}, at home, had never once been given away by a giggle.]

“Just for once,” said {child}, “I don’t want to be found.”

# says-it
So next time they ran all the way to the old barn, pulled the big door nearly shut, and crept into the hay. {A wish} was hiding there already.

“Who are you hiding from?” asked {child}.

“Everybody who says it,” whispered {the wish}.

“Says what?”

“I’d rather not tell you. I’ve got a sneeze, you see. It tickles all day long, but it comes only when it mustn’t. It comes when somebody says it.”

“But says what?”

“What you say when people have to be quiet.”

“Shh?” said {friend}.

“Aah,” said {the wish}. “Aaah …”

“ATCHOO!”

It was as big as a storm[wish.size.tiny / wish.size.small: , though it came out of somebody so little]. The hay flew up to the roof, and the gust slammed the big door so hard that the whole barn shook.

“That’s what,” said {the wish}.

# not-with-the-hens
“Mine’s a giggle,” said {child}. “It does just the same.”

[age>=5: {@Why}

]So they agreed that nobody was to say it. “Not with the hens, either,” said {@a}, right outside. But nobody said it, so nothing came, and the steps went away.

“I give up!” called {@a} at last. “You’ve won! I’m going in for the buns!”

{child} had never won before.[sport:  Not even at {@game} had it felt like this.] {Child.He} jumped out of the hay and pushed the door.

# stuck
It was stuck. They all pushed, and they shouted, “We’re in here!”[athlete:  Not even {athlete} could have shifted it.] But the house was right across the field, and nobody came. It was getting dark in the corners.

“You’ll have to sneeze it open,” said {friend} to {the wish}.

“With pleasure,” said {the wish}. “Aah. Aaah. No. It won’t come, now that I’m allowed to.”

“Please!” said {child}.

“And now you’re asking so nicely,” said {the wish}. “That makes it worse.”

{child} felt for the giggle, too, but it was empty down there, and cold. All day {child.he} had wanted not to be found, and now it was all {child.he} wanted.

“I’m scared,” said {child}.

{The wish} moved up close. {Wish.He} was {wish.feels}, and that helped a bit.

# it-can-tell
Then {child} had an idea, because nobody knew more about things that come only when they mustn’t. “You’re not allowed to sneeze,” {child.he} said. “Shh!”

{The wish} waited. “It can tell that you don’t mean it,” said {the wish}.

So there had to be a real reason to be quiet.

{@help}

Now {child} really meant it. {Child.He} put a finger to {child.his} lips.

“Shh,” {child.he} breathed.

Nobody moved. It was terribly important. And down in {child’s} tummy something was on its way up.

“Hee,” said {child}. “Hee …”

“Aah,” said {the wish}. “Aaah …”

“ATCHOO!”

# found-last
The door flew wide open, and the hay blew out across the field. {@Found}

“Found you,” said {@a}.

{child} had heard that a hundred times, and it had never sounded so lovely.

“And bless you,” said {@a} to {the wish}.

“Thank you,” said {the wish}. “Most people say the other thing.”

# a-blackbird
They ate the buns in the grass, with hay on[music: , and sang {@song}]. {The wish} didn’t sneeze once, because nobody said it. When {wish.he} had gone home, {child} and {friend} sat on the step with {@a}[elder2:  and {elder2}], and the sun went down behind the barn.

“Shh,” said {@a}. “Listen. A blackbird.”

So they listened. A long way off somebody sneezed, but only a little. {child} put both hands on {child.his} tummy, and felt the giggle coming.

# @Why
“Do they get cross with you, too?” asked {the wish}. “{Wish.home}, somebody’s always having a nap.”
## if wish.dragon
“It’s worse for me,” said the dragon. “When dragons talk to each other, that’s all they say.”
## if wish.troll
“It’s worse for me,” said the troll. “There’s an echo in our mountain. They say it once, and I sneeze until supper.”
## if wish.witch
“It’s worse for me,” said the witch. “I was right in the middle of some magic. Now there’s somebody who’s half a frog.”
## if wish.elephant
“It’s worse for me,” said the elephant. “Mine comes through the trunk. By the time it gets out, it’s had a run-up.”
## if wish.werewolf
“It’s worse for me,” said the werewolf. “I’m supposed to creep up on people. They’ve said ‘bless you’ before I get there.”
## if wish.snail
“It’s worse for me,” said the snail. “When it comes, I shoot in backwards. And then I’m sitting in there with it.”
## if wish.knight
“It’s worse for me,” said the knight. “I’ve got a helmet on. Just think about it.”
## if wish.pirate
“It’s worse for me,” said the pirate. “I’ve buried three treasures in secret, and everybody heard where.”

# @help
“I’ll be the baby,” said {friend}, and lay down in the hay. “I’ve been screaming for two hours, and I’ve only just gone to sleep. If anybody wakes me, I’ll start again.” And {friend.he} shut {friend.his} eyes.

{The wish} stopped moving altogether. “We’ve got one of those {wish.home},” {wish.he} whispered.
## if pet.other
“I’ll be {pet},” said {friend}, and curled up in the hay. “I’ve only just gone to sleep, and I wake up if anybody so much as breathes.” And {friend.he} shut {friend.his} eyes.

{The wish} stopped breathing.
## if elder & !pet.dog & !pet.cat
Then somebody pulled at the door from the other side. “Are you in there?” said {elder.short}, and the handle came off in {elder.his} hand. So they told {elder.him} everything, through the crack.

“For real?” said {elder.short}. “I can do that.” There was a click from the radio, and a stern voice came through the crack. “Not a sound from anybody. It’s the weather.”

When a voice sounds like that, you don’t even dare to chew.
## if pet.cat
{Pet} had been up on a beam, where cats aren’t meant to be. Now {pet.he} came down, [wish.size.tiny / wish.size.small: lay down in a ring round {the wish} | climbed up on {the wish}, turned round twice, lay down] and shut both eyes.

[wish.witch: “A cat,” whispered the witch. “It would be a cat.”

]“Nobody move!” whispered {friend}. When a cat has gone to sleep on somebody, you’re not allowed to make a sound. Everybody knows that.
## if pet.dog
{Pet} hadn’t been listening to any of them. {Pet.He} had {pet.his} nose to the crack under the door, and now one ear went up, and one paw.

“What can you hear, {pet}?” whispered {child}.

{Pet} gave them all a stern look. There was something out there, a long way off, and {pet.he} couldn’t hear what it was if anybody made a sound.

# @Found
{@A} had been coming with the buns, and now {@he} stood there with hay from top to toe.
## if elder & !pet.dog & !pet.cat
Outside stood {elder.short} with the handle in {elder.his} hand, and hay from top to toe.
## if pet.dog
{Pet} had heard right. There stood {@a} with the buns, and hay from top to toe.

# @song
{music}

# @game
{sport}

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
