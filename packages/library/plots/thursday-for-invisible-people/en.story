title: Thursday for Invisible People
title: A Gap in the Row
guest friend: Maisie (she), Fred (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever cuts the hair is {adult}, else the grandparent, else {minder}. A grandparent who is there sits in the kitchen. “Mumph” is said with a hand over the mouth, and every pop may be counted on the fingers.

# nobody-in-the-mirror
{child} woke up on school photo day and was invisible. The first sign was an itchy nose, and no hand to scratch it with. {Child.He} stood in front of the mirror, and there was nobody in it.[athlete:  All you could see was {athlete}, on the poster opposite.]

It was exactly what {child} had wished for. The night before, {@first} had cut {child’s} hair in the kitchen with the wrapping-paper scissors. The front came out crooked, so {@he} straightened it, and then it was crooked the other way. Now there was only [us: a row of bangs | a fringe] left, right at the top of {child’s} forehead. It stuck straight out, like a toothbrush.

“It’ll grow back,” {@a} had said.

“Not by tomorrow,” {child} had said, under the covers. “I wish nobody could see me.”

And now nobody could. {child} was so pleased that {child.he} laughed, and something went pop. There on the rug stood a left foot, all by itself.[pet.dog / pet.cat:  {Pet}[!pet.known: , {child’s} {@kind},] came and tasted the big toe.][pet.other:  {Pet} stared at it.]

So that was how it worked: every time {child} laughed, a bit of {child.him} came back. {Child.He} would just have to not laugh, only until the photo was taken.[music:  {Child.He} hummed {music} instead.] {Child.He} got dressed, and the clothes turned invisible too, all but the left sock.

# thursday
{@kitchen}

“I can’t go to school,” said {child}. “I’m invisible.”

{@K} looked at the empty chair. {@Khe} looked at the sock under the table. Then {@khe} felt about in the air until {@khe} found a forehead, and felt that.

“[us: No fever | No temperature],” {@khe} said. “So off you go.”

“But you can’t see me!”

“It’s Thursday for invisible people too,” said {@k}[elder2: . {Elder2}][!elder2: , and] held out a sandwich in the wrong direction.[pet.dog / pet.cat:  {Pet} was sitting there, and had hoped for just that.]

A little giggle got out. Pop, it went, and now there was a leg on the foot.

# a-gap
{Friend}[!friend.known: , {child’s} best friend,] was waiting at the school gate. {Friend} usually talked all the time, but today {friend.he} had a hand over {friend.his} mouth.

“Is that your leg?” {friend.he} said, into the hand.

“Yes. The rest is invisible, so that nobody sees my [us: bangs | fringe].”

“Lucky you,” said {friend}. “I’ve got a mumph.”

“A mumph?”

“A gap!”

“A cap? Can I borrow it?”

“Not a cap! A gap! In my mouth!”

“You’ve got a cap in your mouth?”

{Friend} stamped on the ground. {Friend.He} had lost three teeth in a week, all in a row[sport: , the last one at {sport}], and that hand was staying there until the photo was taken. But {child} could just see a mouth with a cap in it, and that was that. {Child.He} laughed and laughed. Pop, there came the other leg, pop, there came the tummy, pop, the arms, pop, the nose. By the time they got to the gym[school:  {at school}], you could see {child} right up to the eyebrows. And there {child.he} stopped.

# the-rest-of-your-head
The class lined up on the benches. The photographer looked into his camera. He looked round the side of his camera. Then he looked into it again.

“You in the second row,” he said. “Where’s the rest of your head?”

“At home,” said {child}.

The whole class turned round and stared. {child} felt so ashamed that it burned, and now everything went the other way. The nose vanished. The arms and the tummy vanished, and the legs, and last of all the left sock. Next to {friend} there was nobody.

# alone-in-the-row
“That leaves a gap in the row,” said the photographer, and scratched his neck. “Oh well. Three …”

So it had all turned out just as {child} wanted. {Child.He} wouldn’t be in the photo, and nobody would see {child.him}. But it didn’t make {child.him} happy. It made {child.him} sad, because {friend} was standing all alone next to a gap, and the gap was {child}.

“{child}?” said {friend}, into the hand, and felt about in the air with the other one. “Are you still there?”

“Two …” said the photographer.

{child} stood on tiptoe and shouted so that the whole gym rang.

“I’m here! {@A} cut my hair with the wrapping-paper scissors, and [us: my bangs look | my fringe looks] like a toothbrush!”

# a-garage-door
{Friend} took the hand away.

“And I’ve got no teeth to brush!” {friend.he} shouted, and there was the gap, as big as a garage door[city:  and the biggest in {city}].

Then {child} laughed. {Child.He} laughed at the gap, and at the [us: bangs | fringe] as well, and there was so much popping that the whole bench shook. The legs came, and the tummy, the arms, the nose and the forehead. Very last came the [us: bangs, and they | fringe, and it] stuck straight out.

“One,” said the photographer, and pressed the button.

# it-grows
On the way home {friend} felt the gap with {friend.his} tongue.

“It’ll grow back,” said {child}.

By the time the picture came, {child} had ordinary hair again. {@A} wondered if they should ask for a new photo, but {child} didn’t want one. There in the second row stood [us: some bangs | a fringe] and a gap, side by side, laughing so hard that you could see right down both their throats.

{@A} hung the picture in the hall, opposite the door. Whoever comes to visit sees {child} first.

# @kind
cat
## if pet.dog
dog

# @kitchen
{@K} sat in the kitchen with a cup of coffee.
## if elder & adult & !elder2
{Elder} sat in the kitchen with a cup of coffee.
## if elder & adult & elder2
{Elder} and {elder2} sat in the kitchen with their coffee.
## if elder & !adult & elder2
{Elder.short} and {elder2} sat in the kitchen with their coffee.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @k
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @khe
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# picture 1
An empty chair, and a sock on the floor.

# picture 2
They talk about a gap.

# picture 3
Both of them in the same picture.
