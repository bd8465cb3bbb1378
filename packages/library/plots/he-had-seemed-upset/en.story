title: He Had Seemed Upset
title: With the Good Side Out
title: What Mama Sees
guest elder: Edna (she), Wilfred (he)
guest hedvig: Augusta (she), Letitia (she)

% {elder} is the family’s own; else old Edna, a relation. {hedvig} was {elder’s} own grandmother.

# in-a-gold-frame
{hedvig} hung in a gold frame above {@table} dining table, in a black dress and with a pursed mouth, and she had been dead for eighty years without letting it show.

“What would {hedvig} have said?” said {@first} when {child} sat with {child.his} elbows on the table, and when {child.he} slept late, [sport: and when {child.he} talked about {sport}, ]and when {child.he} said “like”. {hedvig} was {@s} own grandmother. She had never told a lie, never complained and never broken anything, and the proof stood on the sideboard: {hedvig’s} soup bowl, blue and white and without a single crack.

# an-elbow
There it stood until {child}, aged {age} and on [us: vacation | holiday][city:  from {city}], came dancing past with [music: {music} in {child.his} ears|headphones on] while {@a} was out at the [us: store | shops]. It was the elbow that did it.

The bowl broke into three. {child} just stood there, with {child.his} heart thumping right out in {child.his} fingertips[school: , worse than before a test {at school}].[pet:  {Pet}[!pet.known: [pet.dog:  the dog][pet.cat:  the cat]] had seen it all and said nothing.]

# a-loose-board
Then {child.he} gathered the pieces into {child.his} [us: sweater | jumper], ran up to the attic[athlete:  faster than {athlete}] and looked for a place where nobody ever looked. Under the window was a loose floorboard. {Child.He} lifted it.

Somebody had hidden something there already. It was a little black book tied with string, and on the first page it said in spidery ink:

{hedvig}, aged {age}. Whosoever reads this without leave is a donkey.

{child} read it.

# the-cockerel
The fourth of May, 1874. Today I have broken Mama’s soup bowl. The fault was not mine but the bowl’s, for it was standing where I wished to pass.

The fifth of May. Have glued the bowl and put it back with the good side out. God sees everything, but Mama less.

The sixth of May. Mama has seen it. I said that it was the [us: rooster | cockerel]. “In the parlour?” said Mama. I replied that he had seemed upset.

The ninth of May. Today we ate the [us: rooster | cockerel]. The others found him very good. I could not eat.

{child} laughed out loud, alone in the attic[friend: , and wished that {friend}[!friend.known: , {child.his} best friend,] could have heard]. {Child.He} turned one of the pieces over, and there ran an old brown line of glue. The faultless {hedvig} had knelt at the same board, aged {age} too, and hidden the same secret. It was so good to have company that {child} put the pieces under the floor, pushed the book up inside {child.his} [us: sweater | jumper] and decided to say nothing at all.

# every-cupboard
Down in the kitchen {@a} had opened every cupboard.

“Have you seen {hedvig’s} bowl?”

“No,” said {child}. It was very easy to say.

“No, how could you? I must have put it away.” {@A} looked in the oven, and then in the fridge, and then in the oven again. “And now I don’t remember. That’s how it starts.”

“How what starts?”

“It started like that with my mother. She put her shoes in the freezer, and we laughed about it, and so did she. Then one day she didn’t know who I was.”

{@A} gripped the sink so hard that {elder.his} knuckles went white.

“I’ll ring the doctor tomorrow,” said {@a}.

# nobody-to-blame
{child} stood there with the book against {child.his} stomach and felt sick. This time there was no [us: rooster | cockerel], so {@a} had taken the blame alone. If {child} just kept quiet, nobody would ever know who had broken the bowl. And {@a} would go about being afraid of {elder.his} own head, tonight and every time the keys were lost.

# my-elbow
{child} fetched the pieces from the attic and laid them on the kitchen table, one at a time.

“It was me,” said {child}. {Child.His} voice wobbled, but {child.he} looked at {@a} the whole time. “I was dancing. Then I hid it, and then I lied. You haven’t forgotten anything, {@a}. There’s nothing wrong with your head. It’s my elbow there’s something wrong with.”

{@A} sat down.

“Say that again,” said {@a}.

“It was me who …”

“No. The bit about my head.”

“There’s nothing wrong with your head.”

{@A} breathed out for so long that the newspaper fluttered. {Elder.He} pulled {child} close and wasn’t the least bit angry, and that was almost worse.

# little-rogue
“But {hedvig},” {@a} said at last, into {child’s} hair. “What would she have …”

“I can show you,” said {child}, and brought out the book.

{Child.He} read it aloud. When {child} came to what Mama saw, {@a} began to shake, and at the [us: rooster | cockerel] who had seemed upset {@a} had to dry both eyes.

“The little rogue,” said {@a}, feeling one of the handles. “This bit, by the way, is model [us: airplane | aeroplane] glue. I did that when I was nine. I blamed the draught from the window.”

“What did your father say?”

“He had the window changed.”

# good-side-out
They glued all evening.[elder2:  {Elder2} came by and held the pieces together while they dried. {Elder2} asked nothing at all.] When they had finished they put the bowl back on the sideboard with the good side out, though it took some time to find one. Then {child} wrote in the book, underneath the [us: rooster | cockerel], what {child.he} had done, and {@a} borrowed the pen and put in the window.

# under-the-portrait
Afterwards they ate sandwiches under the portrait.[pet.dog / pet.cat:  {Pet} got a piece of cheese for keeping quiet.][pet.other:  {Pet} had kept quiet all day and was fed too.] {child} looked up. {Child.He} had always thought that {hedvig} pursed her mouth because she was strict, but it might just as well have been to keep from laughing.

“What would {hedvig} have said?” asked {child}.

{@A} considered, with both elbows on the table.

“That it was the [us: rooster | cockerel],” said {@a}.

# @table
{elder’s}

# @first
{elder}, who was a relation of some sort,
## if elder
{elder.short},

# @a
{elder}
## if elder
{elder.short}

# @s
{elder’s}
## if elder
{elder.short’s}
