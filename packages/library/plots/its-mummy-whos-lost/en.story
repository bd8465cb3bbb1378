title: It’s [us: Mommy|Mummy] Who’s Lost
title: Only There’s More of Her
title: Hold On to Me
guest friend: Nell (she), Otis (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% On the blanket (@a) is the grandparent, else {adult}, else {minder}. The little one’s {wish.sound} is a small question three times, and then as loud as you can.
% One rule: whoever is lost stands still, and is found. What takes a step that nobody else could is the bucket, the dog, the cat’s tail or the grandparent (@help).

# stand-still
“If you can’t see me, stand still,” said {@first}. “Then I’ll find you.”

“Mm,” said {child}, who was digging on the beach[city: , not far from {city}].

Last week they had lost each other in a shop, by the bananas. {child} had run round looking for {@a}, and {@a} had run round looking for {child}, and {child’s} tummy had gone quite cold. But here you could see everything: the big rock, the boat, the jetty, and {@a}[elder2:  and {elder2}] on the blanket.[friend / !pet.dog & !pet.cat & !elder:  {Friend}[!friend.known: , [friend: {child’s} best friend | from next door],] had the bucket.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had been told not to bark.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come along in the picnic bag, and lay in the boat with one eye open.]

# who-is-lost
“{Wish.sound}?” said a small voice.

Right at the edge of the water was {a wish}. {Wish.He} had never felt so little.

“Are you lost?” asked {child}.

“No,” said {@w}. “I’m here. It’s [us: Mommy | Mummy] who’s lost.”

“What does she look like?”

“Like me,” said {@w}. “Only there’s more of her.” And {wish.part} trembled.

“We’ll look for her,” said {child}.

# not-there
They set off along the water’s edge[friend / !pet.dog & !pet.cat & !elder: , and {friend} brought the bucket][pet.dog: , with {pet} in front].

They looked behind the big rock. “{Wish.sound}?” Nobody was there. And as soon as they had gone on, somebody big came, and looked behind the big rock.

They looked behind the boat. “{Wish.sound}?” Nobody was there. And as soon as they had gone on, somebody big came, and looked behind the boat.[pet.cat:  {Pet} saw her, but nobody had asked {pet}.]

They looked under the jetty. “{Wish.sound}?” Nobody was there.

“She isn’t anywhere!” said {@w}.

# no-blanket
{child} turned round to ask {@a}. But there was no blanket, and no {@a}. There was only sand.

{child’s} tummy went quite cold, just like by the bananas.[school:  It had gone like that on the first day {at school}, too.]

“Are you lost?” asked {@w}.

“No,” said {child}, and {child.his} voice wobbled. “I’m here. It’s {@a} who’s lost.”

“Then we’ll look for both of them!” said {@w}. “Run!”

{child’s} feet wanted to run. They wanted it terribly.[sport:  They had never wanted it so much, not even at {@game}.] But {child} dug all {child.his} toes into the sand.

“No,” {child.he} said. “If we run, they’ll only look where we’ve been. We have to stand still.”[pet.other:  {Child.He} thought of {pet}, who kept quite still whenever there was danger, and was always found.]

{@Still}

“{Wish.sound}!” called {@w}.

“{@A}!” called {child}.

But their voices were small, and the waves were loud. And back by the boat somebody big turned to go the wrong way.

# here
{@help}

“WE’RE HERE!” shouted {child}, and waved with both arms, but not a toe moved.[athlete:  People only wave like that to {athlete}.]

“{Wish.sound}!” shouted {@w}, louder than ever.

Along the beach came {@a}, with sand up to {@his} knees, and along the water’s edge came somebody who looked just like {@w}, only there was more of her.

“There you are!” said {@a}, and hugged {child} until {child.his} tummy was warm again. “You stood still!”

“It was hard,” said {child}. “My feet didn’t want to.”

“There you are, [us: Mommy | Mummy]!” said {@w}. “You were lost.”

“Was I?” said [us: Mommy | Mummy]. She thought about it. “Yes, I was. How good that you were here.”

# hold-on-to-me
Then {@w} went home, so close to [us: Mommy | Mummy] that not even a wave could squeeze in between.[music:  From far away it sounded as if they were humming {@song}.]

On the way home, {child} held out a hand.

“Hold on to me,” said {child}. “So that you don’t get lost again.”

And {@a} held on, all the way.

# @w
the little {wish}
## if wish.dog
the puppy
## if wish.kitten / wish.duckling / wish.baby-dinosaur / wish.bear-cub / wish.lion-cub / wish.foal / wish.calf / wish.lamb / wish.piglet / wish.chick / wish.tadpole
{the wish}

# @Still
So {@w} kept as still as {wish.he} could.
## if wish.shark
A shark sinks if it stops swimming. So the little shark swam round and round in the smallest ring there is.
## if wish.duck / wish.duckling
So {@w} sat down on both feet, so that they couldn’t waddle off.
## if wish.dog
So the puppy sat down on its tail, so that it couldn’t wag off.
## if wish.cat / wish.kitten
So {@w} held on to the sand with every single claw.
## if wish.dinosaur & !wish.baby-dinosaur / wish.t-rex
So {@w} sat down, and the whole beach gave a hop.

# @help
Then {friend} turned the bucket upside down and hit it with the spade. Bong, bong, bong! Somebody big stopped and turned round.
## if elder & !friend & !pet.dog & !pet.cat
Then {elder} came past the boat, and {elder.short} talks to everybody. “Have you lost somebody too?” asked {elder.short}. “Come with me. I heard something over there.” And somebody big turned round.
## if pet.cat
Then {pet} got up. {Pet}, who never came when anybody called, jumped out of the boat and walked along the sand to {child}, tail straight up like a flag. Somebody big saw the tail, and turned round.
## if pet.dog
Then {pet} pricked up {pet.his} ears. {Pet} had been told not to bark. {Pet} looked at {child}. “Bark!” said {child}, and {pet} barked so that it was heard all over the beach. Somebody big stopped and turned round.

# @game
{sport}

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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
