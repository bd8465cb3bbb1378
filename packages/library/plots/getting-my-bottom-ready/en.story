title: In a Minute
title: Getting My Bottom Ready
guest friend: Toby (he), Flora (she)
guest pet: Waffle (she), Biscuit (he)
guest bunny: Gravy (she), Toffee (she)
guest minder: Mrs Bell (she), Mrs Cope (she)

% “In a minute” is said by the bunny, by the child, and by the bunny for everybody. Let a child do the thump.

# cuddle-time
The bunny was under the shed[elder:  in {elder’s} garden], and {child} wanted to cuddle her.

Her name was {bunny}. She was brown and round, she lived [school: {at school} | in a classroom], and this weekend it was {child’s} turn to look after her. {child} had a lap all ready.

{child} lay on the grass and looked into the dark. Two eyes looked back.

“Come out, {bunny},” {child.he} said. “It’s cuddle time.”

“In a minute,” said the bunny.

# a-fact
{child} looked at {friend}, {child.his} best friend. {Friend} looked at {child}.

“Fact,” said {friend}. “That bunny can talk.” {Friend} was full of facts. Some of them were true.

So they waited. {@waited}. Then {child} put in {child.his} hand.

Hop! The bunny was out of the other side. She ran round the bins. She had a bottom like a bouncing bun[city: , the quickest in {city}], and every time they nearly had her, there she wasn’t.[athlete:  Not even {athlete} could have caught her.]

# lettuce
“Fact,” puffed {friend}. “Bunnies love lettuce. We must be lettuce.”

{Friend.He} put a big lettuce leaf on {friend.his} head and lay down on the path.

The bunny came hopping up. She ate the leaf off {friend’s} head. She ate it right down to the hair, and then she tried a bit of the hair.

“Ow,” said the lettuce.

{child} jumped, and landed on {friend}.

# not-for-cuddling
“Stop running away!” {child} told the bunny. “You’re my bunny till Monday, and bunnies are for cuddling!”

“Bunnies are for digging,” said the bunny. “Nobody grabs a person who’s busy. Come and dig with me.”

“I don’t want to dig. I want to sit.”

“Well, I don’t want to sit. I want to dig.” She stamped her foot on the grass. Thump! “Come on, then!”

{child} was cross now. {Child.He} folded {child.his} arms. “In a minute,” {child.he} said, and {child.he} turned {child.his} back on the bunny.

Behind {child.him} went scrabble, scrabble, scrabble.

# a-hole
When {child} turned round again, there was a hole in the flower bed, and no bunny.

“{Bunny}?” said {child}.

“{Bunny}!” shouted {friend} down the hole.

From somewhere under the ground they heard it. Thump. It was very small. Thump.

“Fact,” said {friend}, in a small voice too. “She’s stuck.”

{child} went cold in {child.his} tummy. {Child.He} {child.was} frightened. The bunny had asked {child.him} to come and dig, and {child} had said in a minute.

“Where is she?” {child.he} said.

{Friend} took {child.his} hand and held it hard.

# on-the-lawn
{@search} Then {pet.he} lay down flat in the middle of the lawn and wouldn’t move, not even when {friend} pulled.

{child} put an ear to the grass beside {pet’s} nose.

Thump, said the grass.

“She’s here!” shouted {child}. “Good {@dog}, {pet}! {Friend}, dig!”

# dig
They dug with their hands. {Friend} dug so fast that it all went on {pet}. {child} dug, and dug, and then {child.he} felt something warm. It was an ear.

“I’ve got an ear!” {child.he} said.

“Don’t pull it,” said a voice in the hole. “It’s mine.”

So {child} didn’t pull. {Child.He} dug all the way round the bunny, very gently, until there was plenty of room. Then {child.he} took {child.his} hands away. “You can come out now,” {child.he} whispered. “When you want.”

The bunny’s nose went up and down.

“In a minute,” she said. “I’m just getting my bottom ready.”

Pop!

# silly-paws
“You dig quite well,” said the bunny, “for people with such silly paws.”

“It was fun,” said {child}. And it was.[sport:  It was as much fun as {sport}.] So they dug some more, all four of them[music: , humming {music}], until the hole was as big as a bath. {@looks}

# a-lap
Then {child} and {friend} sat on the step, with their muddy legs straight out. {child} had forgotten all about having a lap.

Something soft put its front feet on {child.his} knee. Then its back feet. It turned round once, and it was warm and heavy and smelled of grass, and it sat.

“Fact,” breathed {friend}.

{Friend} stroked one ear, and {child} stroked the other, and {@feet}

# answered-for-all
“{Child}, {friend},” called {@calls}. “[us: Supper’s | Tea’s] ready. Come in now.”

{child} didn’t move. {Friend} didn’t move. The bunny opened one eye and answered for them all.

“In a minute,” she said.

The sun went down behind the shed. On the step there were two friends, one {@kind} and one bunny, and eight brown paws in a row.

# @waited
{Pet}, {friend’s} dog, waited too
## if pet.dog
{Pet}, {child’s} dog, waited too
## if pet.cat
{Pet}, {child’s} cat, waited too

# @search
But {pet} wasn’t looking. {Pet} was smelling. {Pet.He} went along the flower bed, sniff, sniff, sniff.
## if pet.cat
But {pet} wasn’t looking. {Pet} was listening, first with one ear and then with the other. {Pet.He} went along the flower bed, pad, pad, pad.

# @dog
dog
## if pet.cat
cat

# @kind
dog
## if pet.cat
cat
## if breed.Beagle
beagle

# @feet
{pet} laid {pet.his} chin on all their feet.
## if pet.cat
{pet} lay down across all their feet.

# @looks
{Minder}, who was looking after them, came and looked at it. She went in again without a word.
## if adult & !elder
{Adult} came and looked at it. Then {adult} went in again without a word.
## if elder
{Elder} came and looked at it[elder2: , and so did {elder2}. They went in again without a word. | . Then {elder.short} went in again without a word.]

# @calls
{minder}
## if adult
{adult}
## if elder & !adult
{elder}
