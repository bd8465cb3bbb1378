title: The Late Laugh
title: That’ll Be the Stool
guest friend: Rafi (he), Orla (she)
guest pet: Clive (he), Duchess (she)
guest minder: Norman (he), Walter (he)
guest aunt: Great-Auntie Sheila (she), Great-Auntie Doreen (she)

% The baby is "it"; a brother he, a sister she. Whoever reads the letter about drains (@a): {adult}, else {minder}, who is there to help.
% The great-auntie is a neighbour. @climbs, @in: the cat is the original.

# one-laugh
{child} stood in the kitchen with a colander on {child.his} head and a banana up each sleeve. {@Sib} lay in the basket and looked at {child.him}.

“Laugh,” said {child}.

The baby didn’t laugh. {child} let both bananas slide out and hit the floor. {Child.He} had been trying since breakfast. All {child.he} wanted was one laugh, from {@own}, at {child.his} own joke.

“{@It}’s broken,” said {child}.

“{@It}’s thinking about it,” said {Friend}[!friend.known: , who was {child’s} best friend].

# drains
They went out and kicked a ball until it landed in the pond. When they came back in for the net, nobody was being funny at all. {@A-first} was reading a letter about drains.

The baby laughed. {@It} laughed until {@its} feet shot out of the blanket.

“What’s funny about drains?” said {@a}.

“It’s not the drains!” said {Friend}. “It’s the bananas! They’ve only just got there!”

So that was how it was with the baby. {@It} did laugh, but {@it} laughed late.

{Friend} thought it was the best thing {friend.he} had ever seen in a person[athlete: , and {friend.he} had seen {athlete}]. “You do the joke,” {friend.he} said, “and then you go off and have your life, and then you get a surprise.”

“I don’t want a surprise. I want {@him} to laugh when it’s funny.”

“Anybody can do that,” said {Friend}.

# the-basket
{@Pet-first} walked in, saw that the basket was full, and got in anyway. {Pet} believed that all baskets belonged to {pet.him}. {@In}, and the baby got hold of one of {pet.his} ears.

# all-week
All week it went wrong. {child} fell off a stool on purpose on Monday, and the baby laughed during {@a-s} telephone call with the bank. On Wednesday {Friend} did {friend.his} walk like a penguin with a full [us: diaper | nappy][school: , which was famous {at school}][music: , and hummed {music} to go with it]. The baby laughed at the doctor’s, just as the doctor was taking off his [us: sweater | jumper].

“I’ve got [us: an undershirt | a vest] on,” said the doctor, hurt.

# on-friday
On Friday, {Aunt} from next door came to tea, in a hat with a bird on it. Everyone sat straight at the big table[elder: , even {elder}][elder2:  and {elder2}], and {Friend}, who had been invited by {Friend}, sat straightest.

The baby would not sleep. {@It} had been crying since lunch[elder: , though {elder.short} had carried {@him} twice round the garden].

“Give {@him} here,” said {child}, because nobody else had any arms left.

# on-the-lap
They put the baby on {child.his} lap. {@Climbs}.

The crying got smaller. It turned into hiccups. The baby’s eyes slid shut, with one fist in {child’s} shirt.

“Don’t anybody wake {@him},” whispered {@a}. “Trifle?”

# the-bird
{Aunt} leaned forward to see. The bird came off its wire, turned over once in the air, and went head first into the trifle.

Only its legs stuck out.

{Aunt} hadn’t noticed. She picked up the spoon. “I shall start,” she said, and served the bird to {Friend}.

# a-whole-potato
Oh no. {child} felt the laugh arrive. It was enormous. On {child.his} lap, the baby’s mouth turned down and {@its} eyelids trembled.

“Don’t,” breathed {Friend}, scarlet in the face. “{child}, don’t. I’ve got to eat round it.”

{child} bit {child.his} lips together. Tears ran down both sides of {child.his} nose. {Child.He} looked at the baby, at the little damp eyelashes. And {child.he} thought, I can have it later.

{Child.He} swallowed. It went down like a whole potato. {Child.He} breathed in, and breathed out, and put {child.his} hand on {pet’s} back, and the laugh stayed where {child.he} had put it.

The baby’s eyelids stopped trembling.

# feathery
“Very nice trifle,” {Friend} told {Aunt}. “Very feathery.”

The potato jumped. {child} held it down. {Child.He} held it through the second helpings[sport: , and through all that {Aunt} thought about {sport}], and right until {@a} slid two arms in and lifted the baby away, asleep, with {Pet} walking behind to see that everybody did it properly.

# the-compost
Then {child} got up. {Child.He} walked through the hall and out of the back door and down the garden, with {Friend} close behind {child.him}, until they got to the compost heap.

“Now?” said {Friend}.

“Now,” said {child}.

{Child.He} laughed so hard that {child.he} had to hold on to the fence[city: , and half of {city} must have heard it]. {Child.He} slid down and laughed on the grass, and {Friend} lay next to {child.him} and kicked.

“It’s better!” {child} gasped. “It’s better late! It’s got bigger!”

“I told you,” said {Friend}. “I’ve been telling you all week.”

# the-stool
It was nearly evening when {@a} brought the baby out, awake and pink, and laid {@him} on the rug between them. Nobody did a joke. {child} was only pulling up daisies.

The baby looked at {child} for a long time. Then {@its} feet shot out, and {@it} laughed and laughed.

“That’ll be the stool,” said {Friend}.

{child} put a daisy in the baby’s fist, lay down on {child.his} back, and waited for the penguin.

# @sib
the new baby
## if brother
{child.his} new baby brother
## if sister
{child.his} new baby sister

# @own
the baby
## if brother
{child.his} own brother
## if sister
{child.his} own sister

# @it
it
## if brother
he
## if sister
she

# @him
it
## if brother
him
## if sister
her

# @its
its
## if brother
his
## if sister
her

# @a-first
{minder}, who was there to help with the baby,
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @a-s
{minder’s}
## if adult
{adult’s}

# @pet-first
{Pet}, {friend’s} ginger cat, who came along wherever there was supper,
## if pet.cat
{Pet}, {child’s} cat,
## if pet.dog
{Pet}, {child’s} dog,

# @in
{Pet.He} lay along the baby like a hot loaf
## if pet.dog
{Pet.He} got in as far as {pet.he} could, chin first

# @climbs
{Pet} got up from the good chair, stretched, and climbed on top of them both. {Pet.He} pressed {pet.his} warm belly against the baby’s feet and started to purr
## if pet.dog
{Pet} got up from the good chair, stretched, and came in between {child’s} knees. {Pet.He} laid {pet.his} warm chin on the baby’s feet and started to breathe, long and slow, as only a dog can
