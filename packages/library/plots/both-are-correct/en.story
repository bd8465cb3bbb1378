title: Both Are Correct
title: There Has Been a Whale
title: A Good Whale
guest elder: Aunt Hester (she), Uncle Edgar (he)
guest pet: Fern (she), Bracken (he)
guest minder: Josie (she), Hattie (she)

# never-wrong
{Elder} had once, for a whole winter, read a newspaper for mistakes before it was printed, and {elder.he} had never made one since. {Elder.He} corrected signs. {Elder.He} corrected milk cartons.[school:  {Elder.He} corrected the lunch menu {at school}.][sport:  {Elder.He} corrected whoever talked about {sport} on television.] Once {elder.he} had corrected a vicar in the middle of a wedding, in a whisper.

So {child} went perfectly still when {@first} played the message on the phone. It crackled and blew, and then came the voice:

“It is {elder.short}. You had better come out to the island. There has been a whale here since last night.”

Click.

# a-message
“Poor {elder.short},” said {@a}. “Wailing since last night! It’s this business of the move. {Elder.He} has to decide by Friday whether to take the [us: apartment | flat] [city: {in city} | in town] or stay where {elder.he} is.”

“But {elder.he} said A whale,” said {child}.

“{Elder.He}’s tired.”

{child} looked at {@whose}. {Pet} put {pet.his} head on one side. {Elder} never got as tired as that.

“Bring the binoculars,” said {child}.

# pfuuu
{Elder} was standing on the jetty when the boat came in. {Elder.He} just pointed.

Inside the jetty lay the bay, round as a plate, with a narrow gap to the sea. And in the middle of the plate something dark and shiny came up out of the water, said PFUUU, and went down again.

{@A} sat down on {@his} own bag.

“A whale,” {@he} said.

“A young one,” said {elder}. “He came in the night before last, when the wind was at its worst, and now he won’t go out. I have rung the people who know about whales[elder2: , and {elder2}]. They will be here in the morning. Until then nobody is to chase him, and nobody is to shout.”

“But the gap’s right there!” said {child}. “Is it too shallow?”

“It is more than twenty feet deep. He swims right up to it. Then he turns round. I have counted thirty-one times.”[friend: 

{child} rang {friend}[!friend.known: , {child.his} best friend]. “There’s a whale,” {child.he} whispered.

“Why, who’s sad?” said {Friend}.]

# the-telephone
They sat there all afternoon. The whale swam up to the gap, and every time he turned round, like somebody who walks up to a door and doesn’t dare.

“Just like me and that [us: apartment | flat],” said {elder} after a while. “I walk up to the telephone. I pick it up. And then I make a cup of coffee instead[music: , and listen to {music}].”

“Don’t you want to move?” asked {child}.

“I don’t know what I want. It’s so annoying. I always have before.”

# flat-ears
{Pet} lay with {pet.his} nose over the edge of the jetty. {@size} Now {pet.he} did something odd. Every time the whale came near the gap, {pet.he} put {pet.his} ears back, flat, as if somebody were [us: vacuuming | hoovering]. When the whale had turned round, {pet.he} put them up again.

{child} saw it once. {Child.He} saw it twice. The third time {child.he} crouched down beside {pet} and shut {child.his} eyes.

# klonk
Out by the gap {elder’s} old wooden raft was rocking on the waves. It hung from an iron chain, and the chain knocked against an iron ring in the rock. Clonk. {child} had heard it all afternoon without listening. But now {child.he} laid {child.his} hand flat against the rock, right down by the water, and felt the knock go all the way up {child.his} arm. CLONK.

“{Elder.short},” said {child}. “Whales hear well, don’t they?”

“Better than anybody.”

“Then it isn’t the door he’s afraid of. It’s something rattling in it.”

# the-rug
{Elder} looked at {child}. Then {elder.he} looked at the chain, and went straight up to the house[athlete: , at a speed that {athlete} would have nodded at]. {Elder.He} came back with the rag rug from the kitchen, which {elder.he} had woven {elder.himself} and which nobody was allowed to walk on in shoes.

You could walk dry-shod along the rock to the ring. They put on life jackets, all three, and {@a} held on to the back of {child’s}, though there was no need. They wound the rug round the chain, turn after turn, and {elder} tied it up with washing line until {elder.his} knuckles went white.

The raft rocked. The chain swung in against the ring.

Duff.

Hardly anything. Like a book falling on a bed.

# straight-up
Nobody said a word. The sun went down, and the water turned pink and then black.

PFUUU.

There he came. Nearer, and nearer. {child} held on to {pet’s} fur. {Child.He} didn’t look at the whale. {Child.He} looked at the ears.

They stood straight up.

The back slid in between the rocks. It slid and slid, there was no end to it, and then it was out. Far away they heard him one last time, like a breath held for much too long.

{Elder} blew {elder.his} nose on the washing line that was left over. {@A} was wailing a little, too.

# what-rattles
“What’s rattling in yours?” asked {child}. “In your door?”

{Elder} took {elder.his} time. As a rule {elder.he} asked the questions.

“The dark in November,” {elder.he} said at last. “When the boat only comes twice a week[!elder2: , and nobody has said good night to me since Tuesday]. But if I move to town, I shall have no sea in May. That’s where it is. Clonk.”

“Then it’s only the winter that needs wrapping up,” said {child}. “We’ve got a room. It’s full of boxes and a broken sewing machine. Live with us when it’s dark, and here when it’s light.[elder2:  {Elder2} can come over for coffee.]”

{@A} looked as if somebody had lit a lamp in {@him}. “Why didn’t I ask that?”

“You thought I was wailing,” said {elder}. “When you are sure what somebody is going to say, it’s easy not to hear.”

# both
That night they all slept on mattresses on {elder’s} bare kitchen floor[friend: , and {friend} had been told the spelling]. {Pet} lay with one ear to the sea.

“That was a good wail,” mumbled {@a}.

“That was a good whale,” mumbled {child}.

“Both are correct,” said {elder}, and put out the lamp. “Good night.”

“Good night, {elder.short},” they said, both of them, at the same time.

# @first
{minder}, who was looking after {child} that week,
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @he
she
## if adult
{adult.he}

# @him
her
## if adult
{adult.him}

# @his
her
## if adult
{adult.his}

# @whose
{pet}, the neighbours’ dog, whom they were allowed to borrow
## if pet
{pet}

# @size
{Pet.He} generally fetched whatever floated, but the whale was on the large side.
## if pet.dog & breed.Border Collie
{Pet} was born to herd things, but the whale was on the large side.
## if pet.cat
{Pet.He} had nothing against fish, but the whale was on the large side.
