title: The Detective and Key Number Forty-One
title: The Case of W. T. Andfo
title: The Door That Was Held for Nobody
title: Knock Twice
title: Come On, Then
guest walrus: Walter (he), Wilfred (he), Winston (he)

# letter
On {child's} door hung a note, with another just like it at the bus station: “Detective. Lost things and other
mysteries. Knock twice.”[age>=10:  The note was some years old, but still in force.]

Before the letter with the key, there had been only one case. Somebody had eaten the last bun, and all the clues led
to the detective, who got off with a warning.

The letter came one rainy Saturday. “To the Detective,” it said, in blue ink, and the key had the number 41.

## or
The letter lay on the doormat one rainy Saturday. “To the Detective,” it said, in blue ink, and inside was a key with
the number 41.

It was the right address. On {child's} door hung a note, with another just like it at the bus station: “Detective.
Lost things and other mysteries. Knock twice.”[age>=10:  The note was some years old, but still in force.]

So far, there had been only one case. Somebody had eaten the last bun, and all the clues led to the detective, who got
off with a warning.

# lost-somebody
“Dear Detective,” read {child}. “I have lost somebody. He is four, nearly five, has yellow boots, and gets sticky
toward evening. Answers sometimes to Come on, then. He has been gone a week. The key leads to me. W.”

Something had been printed at the top, but the corners were torn off. [pet.cat: Nobody noticed, until {pet} lay down
on the letter and left only the top edge showing. ]All that was left was: T AND FO.

“W. T. Andfo,” said {child}. “That’s the client.”

[friend: {Friend}, the assistant, put it in the case book.|[child.name: It went into|{Child.He} put it in] the case
book.] [city: In all of {city} there was nobody called Andfo. There was an Anderson, but she hadn’t lost anyone.]
[athlete: The letter was pinned up next to the poster of {athlete}, who had seen every case and never told.]
[pet.other: {Pet} was questioned first, but had been home all week and could be crossed out.]

## or
“Dear Detective! This concerns a boy. Age: four, nearly five. Marks: yellow boots, jam. Answers to Come on, then, when
he feels like it. I have not seen him for a week. I can be found with the key. Yours truly, W.”

[age>=9: “An excellent description,” said {child}. “But who is the client?”]

Something had been printed at the top, but both corners were gone. [pet.cat: Nobody saw, until {pet} chewed on the
rest. ]What was left was: T AND FO.

“W. T. Andfo,” said {child}. “Like a conductor.”

[friend: {Friend}, the assistant, underlined it twice in the case book.|It was underlined twice in the case book.]
[city: {In city} there was a Miss Andrews, but not one Andfo.] [athlete: The poster of {athlete} was moved over a
little, to make room for the letter on the wall.] [pet.other: {Pet} had no boots and was ruled out.]

# key
The key was as short as a little finger, and it fit nothing.

[elder: “A door wants a key for your whole fist,” said {elder}. “This one’s for two fingers. It’s for a
cupboard.”[elder2:

“And there are forty more of them,” said {elder2}, who was good at numbers.]|A door wants a key for your whole fist.
One for two fingers must be for a cupboard.]

[school: {At school} there were lockers, but they stopped at thirty-eight.]

## or
The key was tried in the front door, the bicycle, and an old alarm clock.

[elder: {Elder} weighed it on one little finger. “This isn’t for something you live in,” {elder.he} said. “It’s for
something you put things away in. A cupboard.”[elder2:

“One of forty-one, at least,” said {elder2}.]|For what you live in, you have a big key. For what you put things away
in, a small one will do. It went to a cupboard.]

[school: The lockers {at school} were tried as well, but they had the wrong sort of hole.]

## or
{Child} held the key up to the lamp. It had two teeth.

[elder: “Then it doesn’t bite doors,” said {elder}. “That’s a cupboard key.”[elder2:

“With its milk teeth in,” said {elder2}.]|With two teeth you don’t bite doors. At most they’ll do for a cupboard.]

[school: The lockers {at school} were gaping already.]

# come-on-then
That left only the lost person to look for. {Child}[friend & pet.dog: , {friend}, and {pet}][friend & !pet.dog:  and
{friend}][!friend & pet.dog:  and {pet}] stood under an umbrella outside the bakery, where everybody goes
by.[adult:  {Adult} was [uk: in the queue | in line] inside.] [music: The signal for yellow boots was to hum {music}.]

“Come on, then,” [friend / pet.dog / adult: {child}|{child.he}] said into the rain, to see who answered.

A dog came, with nobody on its leash. A brother and a sister came. An old man came, who’d been waiting a long time for
somebody to say it.

And out of the bakery came somebody who was four, nearly five. His hood reached to his nose. His boots were yellow.
Once he was out, he held the door a moment longer, low down, though nobody was coming.

“Come on, then,” said his mother, and after a while he came.

[friend: “That’s him!” whispered {friend}.|It had to be him.]

“But he isn’t lost,” said {child}. “His mother knows exactly where he is.”

The yellow boots were crossed out of the case book.

## or
That left the other end, the one who was gone. Sooner or later everybody goes past the bakery, so there {child}
stood[friend & pet.dog: , with {friend} and {pet}][friend & !pet.dog: , with {friend}][!friend & pet.dog: , with
{pet}], under an umbrella that leaked.[adult:  {Adult} was inside, choosing a loaf.] [music: Whoever saw anything
yellow was to hum {music}.]

“Come on, then,” [friend / pet.dog / adult: {child}|{child.he}] said, to try it out.

A dog came at once, trailing its leash. A brother and a sister came, in one raincoat. Last came an old man.

“At long last,” he said.

Then the bakery door opened. The boots were yellow. Above them it was mostly hood, with a nose in it. He was four,
nearly five, and he came out without letting go of the door. He held it, low down, for somebody who didn’t come.

“Come on, then,” said his mother, over at the corner, and when he felt like it, he came.

[friend: “The boots!” whispered {friend}.|It all fit, down to the boots.]

“But he’s with his mother,” said {child}. “You can’t be less lost than that.”

The yellow boots were crossed out, with a ruler.

# sign
On the way home, at the bus station, [pet.dog: {pet} stopped to shake off the rain. Everybody had to wait, and {child}
looked up|{child} stopped short]. Over a hatch in the wall was a sign that had always been there: LOST AND FOUND. And
in the middle it said T AND FO.

W. T. Andfo wasn’t a person. W. T. Andfo was a hatch.

In the hatch sat a lady with blue ink on her thumb.

“Forty-one?” she said. “Bottom right.”

The key turned. In the cupboard sat a cloth walrus with one tusk, and a label around his neck: Left on the number four
bus.

“Did he write the letter?” said {child}.

“He says how it should go,” said the lady. “I only hold the pen.”

## or
At the bus station, people stood waiting in the rain. Above them was a sign, and between two umbrellas you could read
the middle of it: T AND FO.

[pet.dog: Then {pet} shook, from the nose backward, and the umbrellas moved apart.|Then the bus came, and the
umbrellas got on.] LOST AND FOUND, it said, over a hatch in the wall.

“W. T. Andfo is a hatch,” said {child}.

The lady in the hatch had blue ink on her thumb.

“Forty-one?” she said. “That’s the one that sticks.”

It stuck. Then the cupboard opened, and there sat a cloth walrus with one tusk. On the label around his neck it said:
Left on the number four bus.

“Can he write?” said {child}.

“He dictates,” said the lady. “It takes a while, because he wants it right.”

# not-lost
{Child} read the letter once more[age>=9: , out loud, so that the sender could say if anything was wrong]. “I have
lost somebody.”

The walrus sat where he’d sat all week. He knew exactly where he was.

“Then it’s the boy in the boots who’s lost,” said [friend: {friend}|{child}]. “He just doesn’t know it.”

The detective signed for the walrus.[adult:  {Adult} held the umbrella, so that he wouldn’t get wet.]

## or
{Child} held up the walrus[age>=9: , as you do with a witness]. “Do you know where you are?”

He knew. He’d had the same cupboard for a week.

“But the boy has no idea,” said [friend: {friend}|{child}]. “He’s the one who’s gone. It’s just that nobody’s told
him.”

The lady wrote a receipt for one walrus, nearly whole.[adult & age>=9:  {Adult} buttoned him into a jacket, tusk out,
to keep him dry.]

# sunshine
On Sunday {child}[friend:  and {friend}] sat on the bench outside the bakery[adult: , with {adult} at the other end].
[sport: [friend / adult: {Child}|{Child.He}] looked like somebody on the way to {sport} practice, bag and all. Out of
the bag poked a tusk.|Out of a jacket pocket poked a tusk.]

The plan was yellow boots. It was a good plan, right up to the weather. The sun shone, and nobody wore boots. [uk:
Trainers | Sneakers] came, and Sunday shoes, and one pair of flippers. Nothing had been seen of the boy but a nose,
and there were plenty of noses. [music: {Child} hummed {music} anyway, but nobody took it personally.]

“Come on, then,” {child} tried.

A dog came, and a brother and a sister, and an old man.

## or
Sunday was dry. The detective hadn’t counted on that. {Child}[friend:  and {friend}] sat on the bench outside the
bakery[adult:  next to {adult}], watching for a pair of boots that had surely stayed in a hall. [sport: The walrus was
in the bag with everything for {sport}, and his tusk stuck out through the [uk: zip|zipper].|The walrus was inside a
jacket, and his tusk stuck out between two buttons.]

People went by in sandals.[age>=9:  A bride went by in borrowed slippers.] There were no hoods at all, and in sunshine
one nose is very like another. [music: {Child} hummed {music}, and a lady joined in with the harmony.]

“Come on, then?” said {child} at last.

“With pleasure,” said the old man. The dog and the brother and sister were there already.

# door
Then the door opened, and out came a pair of blue shoes and a bun, while somebody’s mother was paying. The shoes
stopped. The door was held a moment longer, low down, though nobody was coming.

[age>=9: That wasn’t in any letter. {Child} had seen it without any help at all.]

“Is this who you’re holding it for?” said {child}, and held up the walrus.

The bun stopped in midair.

“{Walrus},” said the boy. “Where have you been?”

“In number forty-one,” said {child}. “But he wasn’t the lost one. You were.”

The boy thought about it.

“I didn’t notice,” he said.

# fee
Then he held the door once more, because now there was somebody who needed it.

“Come on, then, {walrus},” he said.

The fee was half a bun, rather sticky. The lady in the hatch got her key back, and in the case book [friend:
{friend}|{child}] wrote, “Lost: one boy. Found: on his way out.”

## or
“Come on, then, {walrus},” said the boy, and held the door one more time, for somebody who came.

[age>=9: “And what do we owe you?” his mother wondered.]

The detective charged half a bun, the stickier half. The key was left at the hatch. In the case book [friend:
{friend}|{child}] wrote, “Case two is solved. The lost person hadn’t gone anywhere.”

# bun
The half bun was eaten before evening[friend & elder: , in two quarters, while {elder.short} took the crumbs][friend &
!elder: , in two quarters][!friend & elder: , all but the crumbs, which {elder.short} took], and this time nobody had
to look for clues. It grew dark so slowly that nobody noticed when.

## or
At home the half bun was eaten[friend & elder: , fairly divided, and {elder.short} got what crumbled][friend & !elder:
, fairly divided][!friend & elder: , and {elder.short} got what crumbled], and this time the detective confessed at
once. Outside, the windows lit up, and then they went dark, one at a time.

# last
When it was time to sleep, {child} went in and held the bedroom door a moment longer, low down.

[pet.dog / pet.cat: In came {pet}, as if it had all been arranged, and lay down close to the bed and sighed.|Nobody
came, as far as anyone could see. But a little light from the hall took the chance and slipped in, and lay down on the
floor beside the bed.] And then the door was shut, almost, and nobody at home was lost.

## or
[pet.dog / pet.cat: {Pet} was already asleep.] The bed was warm, and the rain came back. It began a long way off and
came over the roofs, and at last it was at {child's} window. There it knocked twice.

The detective listened, with one ear on the pillow. It was only two drops, and they hadn’t lost anything, and the rest
of the rain went by as softly as it could.
