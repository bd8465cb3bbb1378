title: My Feet
title: Waddle, Waddle, Waddle
title: Somebody’s Feet
guest friend: Billy (he), Maisie (she)
guest neighbour: Jean (she), Sheila (she)

% The penguin is a chick, and a he. Waddle where they waddle. Whoever comes to fetch the child (@a): the grandparent, who waits at the bottom of the hill, else {adult}, else {neighbour}. The dog trots after, the cat sits on the sledge.

# on-my-feet
{child} was standing on the [us: sledding | sledging] hill, wishing for a penguin, and when {child.he} looked down, there was one standing on {child.his} feet.

It was small and grey and fluffy[elder: , like a mitten knitted by {elder}[elder2:  and {elder2}]]. It had its back to {child}, and a foot on each of {child.his} boots, and it was looking out over the snow.

“You’re standing on my feet,” said {child}.

“Yes,” said the penguin. “They’re good ones.”

“But you’ve got feet of your own!”

“Mine are shorter,” said the penguin.[pet.dog:  {Pet}[!pet.known:  the dog] sniffed at all the feet.][pet.cat:  {Pet}[!pet.known:  the cat] sat on the [us: sled | sledge], where it was dry.]

# on-the-snow
Now, {child} had it all worked out. When {child.he} got a penguin they were going to slide on their tummies all day long, {child} first and the penguin next[friend: , and {friend}[!friend.known: , {child’s} best friend,] last of all][elder: , down to {elder.short} at the bottom].[sport:  In the evening they would {play sport}.]

“Come on,” {child.he} said. “Let’s go sliding.”

“On the snow?” said the penguin. “Are you out of your mind? It’s cold.”

“But you’re a penguin!”

“That’s how I know,” said the penguin. “And I’m a chick. A chick stands on somebody’s feet. I thought everybody knew that.”

{child} hadn’t known.[pet.dog:  {Pet} hadn’t known either, and sneezed.][pet.cat:  {Pet} perhaps had, and that was why {pet.he} always lay on {child’s} feet at night.][pet.other:  And nobody had ever told {pet}.]

# till-it-is-big
“How long does a chick have to stand there?” {child} asked.

“Until it’s big.”

“And when is it big?”

“Next summer,” said the penguin. “But don’t you worry. I’m never in a hurry.”

# waddle
{child} shook one foot. The penguin moved over on to the other. {child} jumped up and down.

“Do that again,” said the penguin.

So {child} tried walking, but there was only one way it could be done. Waddle, waddle, waddle.[pet.dog:  And {pet} trotted after.]

“Why are you walking like that?” asked {friend}, who was pulling [pet.cat: {pet} up the hill on the [us: sled | sledge] | a [us: sled | sledge] up the hill].

“He’s standing on my feet,” said {child}.

“You walk just like a penguin,” said {friend}.

“We’re getting there,” said the penguin happily.

# get-off
And then {child} got cross, really cross.

“You’re standing on my FEET!” {child.he} shouted. “Get off!”

The penguin stood still for a moment. Then he got off, first with the one foot and then with the other. Away he went across the snow on his short little legs, and he lifted his feet up high at every step, because it was so cold.

{child} slid down the hill on {child.his} tummy, all the way to the bottom. {Child.He} did it once. Then {child.he} stood there on {child.his} feet, and they felt very empty.

# only-the-feet
And then it began to snow. Great big flakes came down everywhere at once[city: , all over {city}], and the whole hill turned white and woolly, and you couldn’t see a small grey penguin any more.

“Penguin!” called {child}. “Penguin!”[pet.dog:  {Pet} sniffed and sniffed, and it only smelt of snow.]

Nobody came. Everybody was calling somebody on that hill[school: , and half of {school} was on it][music: , and somebody was singing {music}]. [!friend & !elder: And the penguin had stood with his back to {child} the whole time. He hadn’t even seen {child.his} face!]

[friend / elder: “Doesn’t he know what you look like?” asked [friend: {friend} | {elder.short}].]

[friend / elder: “He’s had his back to me the whole time,” said {child}. “He hasn’t even seen my face!”]

All he’d seen was {child.his} feet.

# stamp
So {child} stamped. Stamp, stamp, stamp! {Child.He} stamped so that the ground shook. STAMP, STAMP, STAMP!

High up in all that white, something went cheep[pet.dog / pet.cat: , and {pet} heard it first]. And down the hill came somebody small and grey, lying on his tummy, and he came faster and faster[athlete: , faster than {athlete}], whoosh, straight at {child’s} boots. Bump!

“There they are!” said the penguin, and climbed on. “My feet!”

“You slid!” said {child}.

“I was in a hurry,” said the penguin.

# at-the-top
He got himself settled, a foot on each boot. But this time he stood the other way round, so that he could see who they belonged to.

“So that’s what you look like at the top,” he said. “That’s a good one too.”

# good-ones
And then they slid[friend: , {child} first and the penguin next and {friend} last of all,] until it began to get dark. [elder: Then {elder.short} said that it was time to go home, | That was when {@a-who} came,] and {child} was so tired that {child.he} couldn’t take another step. So {child} climbed up on {@a-s} shoes. And the penguin stood on {child’s} boots. And {@a} walked home with the lot of them. Waddle, waddle, waddle.[pet.dog:  And {pet} trotted after.][pet.cat:  And {pet} rode behind, on the [us: sled | sledge].]

[friend: “Now you walk just like a penguin,” {friend} told {@a}.]

“You’re standing on my feet,” said {@a}.

“Yes,” said {child}. “They’re good ones.”

# @a
{neighbour}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a-who
{neighbour} from next door
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a-s
{neighbour’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
