title: It Follows Me Everywhere
title: Shout Bananas
title: The Smallest Fire
guest friend: Omar (he), Tilly (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The pyjamas (@a) are the grandparent’s, else {adult}’s, else {minder}’s. FIRE and BANANAS are screamed; then the four fires get smaller and smaller, and the last one is hardly a breath.
% One rule: when you shout it, it comes, and as big as you shout it.

# bucket
On Tuesday the [us: fire department | fire brigade] had been [school: {at school} | at school], and since then {friend}[!friend.known: , {child’s} best friend,] had gone everywhere with a bucket of water. So far {friend.he} had put out a birthday cake and four sausages.

“I just wish it was a real fire, for once,” {friend.he} said, and put the bucket down on {child’s} lawn[city:  in {city}].[pet.dog:  {Pet}[!pet.known:  the dog] had a drink out of it.][pet.cat:  {Pet}[!pet.known:  the cat] was lying there in the sun, and meant to stay dry.][pet.other:  {Pet} had been taken indoors, because of the splashing.]

# hide-me
Then something crashed through the hedge. It was a dragon, as big as a van and shaking all over, and he crawled in behind the [us: laundry | washing] on the line.

“Hide me!” he said. “It’s after me!”

“What is?” asked {child}.

The dragon looked both ways. “The hot thing,” he whispered. “The yellow one.”

“Fire?” said {friend}, and jumped up with the bucket. “Where?”

# very-quick
“You’re afraid of fire?” said {child}. “But you’re a dragon!”

“You don’t know what it’s like,” said the dragon. “It follows me everywhere. I’ve swum across a lake. I’ve moved [us: | house ]nine times. And wherever I go, there it is, right in front of my nose.”

“If it’s following you, it ought to be behind you,” said {child}.

“It’s very quick,” said the dragon.[athlete:  “It’s quicker than {athlete}.”]

“Well, it isn’t here,” said {friend} sadly.

# red-pyjamas
The dragon peeped out between two sheets. On the line hung {@as} pyjamas, and they were red, and they flapped.

“FIRE!” screamed the dragon.

WHOOSH! A flame shot right across the lawn.

SPLASH! That was {friend’s} bucket.[pet.cat:  {Pet} moved to the other end.]

“You got it!” said the dragon.

“It was a REAL one,” said {friend}, and ran to the [us: faucet | tap] for more.

# calling-it
{child} looked at the pyjamas. They were only pyjamas.

“There wasn’t any fire,” {child.he} said. “Not till you shouted.”

“When it comes, I shout,” said the dragon. “Anybody would.”

“No,” said {child}. “When you shout, it comes. You’re calling it!”

“I’m not calling it,” said the dragon. “I’m only shouting FIRE!”

WHOOSH! SPLASH!

“You see?” said the dragon. “It heard us talking.”

# bananas
“Shout something else,” said {child}. “Shout bananas.”

The dragon shut his eyes. “BANANAS!” he screamed.

Nothing came. He opened one eye. “BANANAS!” he screamed, and looked behind him. “BANANAS! BANANAS!” And he danced all [us: around | round] the lawn. “What a lovely word! And all my life I’ve been shouting FIRE!”

WHOOSH!

# two-fires
{Friend} was still at the [us: faucet | tap][music: , humming {@song}]. The flame went right through the [us: laundry | washing], and one leg of the pyjamas began to burn.

Oh no!

“Bananas!” cried {child}. “Shout bananas!”

“I can’t shout bananas when there’s a FIRE!” screamed the dragon. WHOOSH! “Now there are two FIRES!” WHOOSH! The louder he screamed, the more there was. The more there was, the louder he screamed.

{Friend} came running, SPLASH, and ran back for more.[sport:  It was worse than {sport}.]

# quieter
{child’s} heart thumped. Nobody can shout louder than a dragon. So {child.he} crept in under his wing, all the way up to his ear, and took hold of it with both hands.

“Say it like me,” {child.he} whispered. “Fire.”

“FIRE!” It was as long as a bus.

“Quieter.”

“Fire!” It was as long as a broom.

“Quieter.”

“Fire.” It was as long as a spoon.

“As if it were asleep,” whispered {child}.

“Fire,” whispered the dragon.

And there it stood on the tip of his tongue, no bigger than {child’s} thumb.

# only-little
The dragon squinted down at it. He had never had a look at it before. He had been too busy running.

“It’s only little,” he whispered.

“You only called a little,” whispered {child}.

“It’s shaking.”

“So are you.”

The dragon held quite still, so as not to frighten it. “Where does it live?” he asked.

“In you.”

“In me?” said the dragon. “Then it wasn’t after me at all. It was with me.”

# that-one
There stood {friend}, sooty from top to toe. {Friend.He} had put out one pyjama leg, two sheets and a bit of hedge, and {friend.he} had half a bucket left. Now {friend.he} saw the flame, and up went the bucket.

“Please don’t,” whispered the dragon. “It’s mine.”

{Friend} looked at it. It was the smallest fire {friend.he} had ever seen. {Friend.He} put the bucket down.

“That one’s all right,” {friend.he} said.[pet.dog: 

So {pet} drank the rest.]

# theyre-out
{@First} came out to fetch the [us: laundry | washing]. “What’s happened to my pyjamas?” asked {@a}.

“They’re out,” said {friend}.[elder2: 

“And my sheets?” asked {elder2}.

“They’re out as well.”]

# down-the-lane
When it got dark the dragon had to go home, and there were no lamps in the lane.

“Fire,” he said, very softly, the way you call a cat. And it came.[pet.cat:  {Pet} looked up, but it wasn’t {pet} he meant.]

Off down the lane went a little light, with a big dragon behind it. {child} and {friend} sat down on the step, one on each side of {@a}, and yawned. It was so quiet that they could hear the dragon telling the cows, far away.

“It follows me everywhere,” he said, as if it were asleep.

# @song
{music}

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
