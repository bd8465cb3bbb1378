title: [us: You Missed a Spot | You’ve Missed a Bit]
title: The Troll Under the Pier
title: Factor Fifty
guest bright: Mrs Bright (she), Mrs Gale (she)
guest minder: Nell (she), Robyn (she)

% Who has put cream on the child (@m): {adult}, else the elder, else {minder}, who looks after the child. The troll is “he”. @missed is the refrain. The pet is why the left ear is done twice, and finds it; the friend does between the toes.

# under-the-pier
There was a troll under the pier.

[friend: {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] found him when they went into the shade to fetch their ball.|{child} found him when {child.he} went into the shade to fetch {child.his} ball.] He was as big as a beach hut and as green as moss, and he sat with his knees pulled up so that no sun could touch his toes.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] barked at him once, and then lay down beside him, where it was cool.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay on the troll’s knees already, because {pet.he} always lay wherever it was softest.]

“Is it nice out there?” [pet.dog / pet.cat: asked the troll|he asked]. “Is it wet? I can hear it, but I can’t see it. I’ve come nine hundred miles to [us: wade | paddle][city: , right past {city}], and it’s been sunny ever since I got here.”

“Don’t you like the sun?” said [friend: {friend}|{child}].

“If the sun gets on a troll, he turns to stone,” said the troll. “My uncle only put out an elbow, and now there’s a bench on him.”

# the-bottle
{child} looked at {child.his} own arms. They were white and shiny, because {@m-first} had just done them. “{@missed},” {@m} always said, and turned {child.him} round, and did the backs of {child.his} knees.

The troll had never heard of [us: sunscreen | sun cream]. [friend: {Friend} read him the bottle[school: , in the voice {friend.he} kept for reading aloud {at school}]|{child} read him the bottle[school: , in the voice {child.he} kept for reading aloud {at school}]]. It said FACTOR FIFTY.

“Fifty!” breathed the troll.

# eighty-one
So {child} ran and asked, and {@m}[elder & adult:  and {elder}] said yes, and {bright} from the beach shop, who never did a job by halves, wheeled over her whole stock in a barrow. They used a broom for his back. They used a mop for his legs[music: , and {bright} sang {music} as she mopped].[friend:  {Friend} did between his toes, until the troll giggled.][elder & adult:  {Elder.short} did one knee[elder2: , and {elder2} did the other].][elder2 & !adult:  {Elder2} did both his knees.] {child} stood on a [us: beach chair | deckchair] and did his face by hand.[pet.dog:  {Pet} came out of the sea and shook all over the left ear, so {child} had to do that one again, harder.][pet.cat:  {Pet} rubbed a cheek on the left ear, so {child} had to do that one again, harder.]

[pet.dog / pet.cat: The troll|He] shut his eyes. He’d never had his face done before.

“{@missed},” he kept saying. “By the nose.”

They used eighty-one bottles. When they’d finished he was white all over, like an enormous [us: frosted cupcake | iced bun]. They gave him a straw hat with cherries on, and {bright’s} own pink sunglasses.

# still-soft
Then {child} took hold of one slippery finger, and out they walked into the sun.

Nothing happened.

“I’m still soft!” said the troll. He poked his tummy. “I’m still soft!”

# tickles
A man sat up on his towel, looked, and lay down again.[sport:  Some children who were going to {play sport} forgot to begin.] And the troll went on down the sand with his hat on, walking on tiptoe because it was all so beautiful, until he came to the edge, and a very small wave ran up and over his toes.

“Oh,” said the troll. “It tickles.”

He [us: waded | paddled]. He jumped. [pet.dog: {Pet} jumped too. The troll|[pet.cat: {Pet} went up on the pier, where it was dry. The troll|He]] laughed so that the cherries shook on his hat, and he sat down, whump, in the sea.

# gone-quiet
And he didn’t get up.

“{child}?” he said. “My bottom’s gone quiet.”

{child} stared. All round him the water had turned white as milk. The cream was coming off.

“Come out!” {child.he} shouted.

“I can’t,” said the troll. Grey was coming up over his knees. It came up his tummy and along his arms. “It was worth it,” said the troll. “I did [us: wade | paddle]. Tell them I…”

And it went over his mouth.

There he sat, in the sea, in a hat. He was solid stone.

# one-white-patch
“He’s stone all over,” whispered [friend: {friend}|{bright}].

{child} waded in up to {child.his} waist, with {@m} holding on to {child.him}, and looked at the troll all over. {Child.He} looked at his feet and his back and his big stone face.[pet.dog:  {Pet} climbed up on the shoulder, sniffed, and barked, just once.][pet.cat:  {Pet} stepped down from the pier on to the shoulder and curled up.] And there, behind [pet.dog / pet.cat: the|his] left ear, where {child} had rubbed it in hardest of all, was one white patch of cream. {Child.He} put {child.his} hand on it.

It was warm. It was soft.

“{@missed}!” {child} shouted at the sun. “He’s not stone all over! {@missed}!”

# round-and-round
{Child.He} had one bottle left, {child.his} own. {Child.He} began right there, at the edge of the warm place, and rubbed with both hands, round and round. The stone under {child.his} fingers went soft, and then it went green. The ear wiggled[pet.cat: , and {pet} put a paw on it].[pet.dog:  {Pet} wagged back.] Then everyone on that beach emptied their bags and came running[athlete: , faster than {athlete}], and rubbed.[friend:  {Friend} ducked under and did between the toes, until they moved.] Last of all {child} did [friend: the|his] mouth.

“…love them,” said the troll. “Oh! Hello.”

They wrapped him in every towel there was, and got him under the pier[pet.dog: , and {pet} lay down beside him again].

# the-other-cheek
When the sun had gone down, it was safe for him to start for home. He knelt down in the cool sand, and {child} kissed him goodbye on his big rough cheek. It tasted of coconut.

The troll stayed where he was. He turned his face, and pointed to the other cheek.

“{@missed},” he said.

So {child.he} did that one too.

# no-bit-left
And then {child.he} [friend: and {friend} went up the steps with {@m}, each in a towel|went up the steps with {@m}, wrapped in a towel[pet.cat:  together with {pet}]].[pet.other:  {Pet}, at home, would never believe it.] At the top {@m} stopped to kiss {child.his} salty forehead.

“{@missed},” said {child} sleepily, and {@m} kissed {child.his} nose and both {child.his} ears, [pet.dog: and {pet} did the backs of {child.his} knees, ][pet.cat: and {pet} did {child.his} chin, ]until there was no [us: spot | bit] left.

# @missed
[us: You missed a spot | You’ve missed a bit]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-first
{minder}, who looked after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}
