title: Instructions for the New One
title: Bring the Receipt
title: Soon Means No

% The grown-up of the night (@a): {adult}, else the night shift. The baby has no name here, so that it is every family's.

# soon-means-no
When the baby had been in the house for nine days, {child} began to write the instructions. Nobody had asked for them. But somebody had to tell it how things worked in this house, and the grown-ups no longer got to the end of their sentences.

{child} wrote them [friend: with {friend}[!friend.known: , {child.his} best friend,] ]at the kitchen table, in an old exercise book[school:  from {school}], long past bedtime, because nobody noticed any more when bedtime was.[elder:  {Elder}, who had come to help, lent the pen.][pet.dog:  {Pet}[!pet.known:  the dog] lay across {child.his} feet.][pet.cat:  {Pet}[!pet.known:  the cat] lay down on each finished page.] On the cover it said Instructions for the New One.

1. “Soon” means no. //
2. The third stair creaks. Keep to the left. //
3. If you want anything, ask whoever is holding a cup of coffee.

[pet.dog: 4. {Pet} isn’t a cushion, but doesn’t mind.

][pet.cat: 4. {Pet} owns the sofa. You get used to it.

][pet.other: 4. {Pet} is asleep all day and busy all night. You two will get on.

][elder: [pet: 5. | 4.] {Elder.short} keeps toffees in the left pocket. [elder2: {Elder2.short} pretends not to know. ]You haven’t got teeth, so I’ll look after yours.

][friend: [elder & pet: 6. | [elder / pet: 5. | 4.]] {Friend} is mine. You can’t borrow {friend.him}.[!elder:  {Friend.He} says {friend.he} wouldn’t mind.]

][sport: 7. You’ll be expected to {play sport}. I’m free on Thursdays.

][athlete: 8. The picture of {athlete} stays where it is.

][music: 9. In the car we sing {@song}, all of us, badly.

][city: 10. This is {city}. It’s all right once you know which bus.

]They were good instructions. {child} read the first page aloud over the [us: crib|cot], and the baby listened with its whole forehead.

Then it screamed.

# the-penguin
It didn’t follow a single one of them. It wanted everything, at once, from anybody. It slept when people were up, and was up when people slept, and all around it the house slowly came undone.

“It’ll get easier,” said {@a-first}, and put the keys in the fridge.

At supper[elder: , while {elder.short} walked the baby up and down,] {child} told the penguin joke. It had always worked, that one. There was a pause in it, just before the end, that had taken {child} [friend: and {friend} ]most of a year to get right.

{@A} looked at {child} with kind, empty eyes. “Sorry, what did you say?”

You can’t tell a joke again to somebody who says that. {child} cleared the table and went up to bed. {child.He} kept to the left on the third stair[pet.dog & !friend & !elder: , and so did {pet}], so that nobody would hear, and nobody heard, and that was somehow worse.

# number-thirty
There was one more page to write that evening. {child} did it fast, and not in {child.his} best writing.

30. You can be returned within thirty days. Everything will then go back to how it was. Bring the receipt.

It felt good for about as long as it takes to put a full stop. After that it felt like a stone in a shoe. But it was in ink, and {child} let it stand.[pet.cat & !friend & !elder:  {Pet} lay down on it.][friend & !elder: 

“Will you read that out?” asked {friend} from the mattress.

“No.”]

# three-oclock
At three in the morning the screaming began again. {child} lay there[friend & elder: , with {friend} on the mattress,] and waited for footsteps. There weren’t any.[pet.dog:  Only {pet} came, with something grey and woolly in {pet.his} mouth.] The baby screamed and screamed, and still [pet.dog: nobody else came | there weren’t any], and in the end {child.he} took the exercise book, because it happened to be lying there[pet.cat: , under {pet}], and went in.

{@A} was sitting on the chair by the [us: crib|cot], fast asleep, with only one sock on.[pet.cat:  {Pet} lay down on the other foot.] The baby was purple.

“You can’t go on like this,” {child} told it, quite quietly. “They’re used up. You’ve got to read the instructions.”

The baby was just drawing breath for the next scream. But the scream didn’t come. The baby turned its head instead.

{child} stood still. It was {child.his} voice. The baby knew {child.his} voice. For months it had lain in the dark, inside somebody’s tummy, and heard that voice complain about the potatoes, and laugh, and rehearse the pause in the one about the penguin. There was hardly anybody in the world it had known for longer.

So {child} sat down on the floor[pet.dog: , against {pet},] and read. {child.He} read about soon, and about the stair, and about the coffee. The purple went out of the baby like the tide. {child} turned over page after page, in the same low voice, and didn’t think about anything at all.

“You can be returned within thirty days,” read {child}.

And then {child.he} heard what {child.he} {child.was} reading.

# go-on
The baby looked straight up at {child.him}. It had very dark eyes.

“Go on,” said somebody from the chair.

{child} went cold, right down to {child.his} feet. {@A} was awake. “How long have you been listening?”

“Since the stair. May I see?”

There was nothing to be done. {child} handed over the book, and looked at the foot with no sock on[pet.cat: , which had {pet} on instead,] while {@a} read every page, slowly, to the very last [us: period|full stop].

“It was a joke,” said {child}.

“No,” said {@a}. “It was a bad week. Have you got a pen?”

{@A} wrote something and gave the book back. {child} had to hold it up to the night light.

30 b. I said the same about you, on night twenty-nine. But we couldn’t find the receipt. It’s the best thing we’ve ever lost.

“Did you really?”

“I sat in the bath and cried.[elder & !friend & !pet:  {Elder.short} held the towel.] You were purple too.” {@A} moved over, so that there was room for two on the chair. “And I want to know how it ends.”

“How what ends?”

“The penguin joke. I was sitting there at supper, but there was nobody in. I’ve been thinking about it ever since.”

# cold-feet
So {child} told it, at half past three in the morning, in a whisper[friend: , while {friend}, in the doorway, gave nothing away].

“Why did the penguin call off the wedding?”

Then {child.he} did the pause. It was the best {child.he} had ever done. You could have heard a sock drop.[pet.dog:  One did. {Pet} had only been minding it.]

“It got cold feet.”

{@A} laughed so much that the chair shook, [elder: and out on the stairs {elder.short} was laughing too | with one hand clapped over a mouth to keep the laugh in].[pet.cat:  {Pet} held on.] And the baby, who knew nothing about penguins, gave a hiccup, and a sigh, and went to sleep, as if that had been all it was waiting for.

# keep-to-the-left
In the morning the keys were still in the fridge. But [elder: {elder.short} | somebody] had put an egg in front of {child}, boiled exactly right, and had drawn a penguin on it.[friend & !elder:  {Friend} got one too.][elder: 

“The receipt’s in my left pocket,” said {elder.short}. “And there it stays.”]

{child} took the exercise book and added a page.

31. At three in the morning, ask for me[pet.dog: , or send {pet}]. //
32. I’m at the top of the stairs, on the left[pet.cat: , under {pet}].[friend:  //
33. You can borrow {friend}.]

Then {child.he} looked at the cover for a while. {child.He} crossed out the New One, neatly, with a ruler. And above it {child.he} wrote Us.

# @song
{music}

# @a-first
the grown-up on night shift
## if adult
{adult}

# @a
the night shift
## if adult
{adult}
