title: What a Dragon Lies On
title: The Dragon on the Presents
title: Treasure With Bows On
guest friend: Minnie (she), Alfie (he)

% Whoever rings the bell and asks is the friend; a grandparent, where no friend is ticked (@caller). Where both are, the grandparent makes the toast.

# on-the-presents
{child} came downstairs on the morning of {child.his} birthday[school: , in the paper crown they’d given {child.him} {at school},] and found a dragon lying on {child.his} presents[pet.cat: , and {pet} the {breed} lying on the dragon].[pet.dog:  {Pet} the {breed} had been trying to tell everybody since five o’clock.]

It was a green dragon, a bit longer than the sofa. It had settled on the heap the way a hen settles on eggs, and one corner of blue paper stuck out from under its elbow. That was the biggest one, and it looked very like [sport: {sport.thing}|a fire engine]. [elder: The one from {elder}[elder2:  and {elder2}] was somewhere underneath.] But nobody could get at [elder: any of them|it].

“Excuse me,” said {child}. “Those are mine.”

“Mmm,” said the dragon, with its eyes shut. “Crackly.”

[pet.dog: {Pet} sniffed it [age<7: from end to end.|all the way along, from the thin end of the tail to the hot end of the nose.][age>=7:  Then {pet.he} barked, once, because {pet.he} had said so.]][pet.cat: {Pet} got up, [age<7: turned round once|walked along it from the thin end of the tail to the hot end of the nose], and lay down again on the warmest part.][pet.other: {child} carried {pet} in to see. {Pet} looked at the dragon for a long time, and blinked.]

[elder & friend: {Elder.short} | [adult: {Adult} | Somebody grown-up]] came in with a plate of toast, looked at the dragon, and went back out to make more toast.

# get-up
{child} pulled the blue corner[pet.dog & age>=7:  and {pet} pulled the tail]. {child.He} got the corner, and nothing else. {child.He} tickled the dragon under the wing, but it only went pink and giggled smoke. [sport: {child.He} took a run at it, as you do in {sport}, and bounced.] [elder & friend: {Elder.short} fetched a sausage, and {child} | {child.He} fetched a sausage and] held it out from the far side of the room. The dragon’s tongue came out, and kept coming out, and took the sausage, and went home again.[age>=7:  The rest of the dragon hadn’t moved at all.] [pet.dog: {Pet}, who had been hoping about that sausage, had to sit down.][pet.cat: {Pet}, who had been going for a nice ride on its back, dug in {pet.his} claws for nothing.]

# why
Then the doorbell rang.[pet.dog & age>=7:  {Pet} got there first.] It was [elder & !friend: {elder.short}, who had come early because {elder.he} couldn’t wait to see {elder.his} present opened. | [friend: {friend} | {friend} from next door], who had come early because the present was too exciting to wait for.]

“There’s a dragon on [elder & !friend: it|the others],” said {child}.

“Why?” said {@caller}.

{child} hadn’t asked. So they went and asked.

“Because I’m a dragon,” said the dragon. “A dragon lies on treasure.”

“Haven’t you got any at home?” said {@caller}.

“Gold,” said the dragon. “Sacks of it. It’s freezing, and it gets in your armpits. Then last night I was flying over [city: {city} | the houses], and I looked in at your window, and there was this. Treasure with clothes on. With bows! I’ve never seen anybody dress treasure up. What’s it all for?”

# what-is-a-birthday
“It’s my birthday,” said {child}.

“What’s a birthday?”

[age>=7: {child} had never had to explain it before. “It’s the day you came,” {child.he} said. | “It’s the day you came,” said {child}.] “Everybody’s glad you did, so they give you things, and sing.”

The dragon opened both its eyes. They were yellow, and very round.

“How do they know which day?”

[adult: “{Adult} was there,” | “There were people there,”] said {child}.[elder: 

“And I danced round my kitchen[age>=7:  with the telephone],” said {elder.short}.]

“Ah,” said the dragon, and for a bit it didn’t say anything else. “Nobody was there when I came. There was an egg, and then there was just me.”

[pet.dog: {Pet} went and leaned on it, which was what {pet.he} did for anybody who sounded like that.][pet.cat: {Pet} began to purr, which {pet.he} didn’t do for everybody.] [pet.other: {child} held {pet} a bit closer.]

“So it could have been any day,” said {@caller} slowly. “It could have been today.”

# share-mine
{child} looked at the blue corner in {child.his} hand. {child.He} had waited a whole year for this, and when you’re {age}, a year is a very long time. But a birthday is big. It goes on until bedtime. There was probably room in it.

“You can share mine,” said {child}. “Only you’ve got to get up.”

“If I get up,” said the dragon, “will somebody take the treasure?”

“Yes,” said {child}, because it was true. “Me. But then I’ll give you some.”

The dragon thought about that. Nobody had ever given it anything. Then, one leg after another, it got up[pet.cat: , and {pet} had {pet.his} ride].

# the-crackliest
The presents were flat, and beautifully warm. [athlete: The poster of {athlete} had come out with four small claw holes in it. | ]

{child’s} hand went towards the biggest one. Then {child.he} stopped, and pressed them all with one finger until {child.he} found the one that crackled most, [elder: which was from {elder.short}[age>=7: . {child} looked at {elder.him}, and {elder.short} nodded],] and {child.he} held it out[age>=7:  without even knowing what was inside].

The dragon opened it with the tips of two claws. It was a pair of stripy pyjamas[elder: , and {elder.short} had made them].

“For me?” said the dragon. It put the [us: pants | trousers] on its head, with a horn down each leg, and wouldn’t take them off. [elder: “They fit!” said {elder.short}.] [school: So {child} let it have the paper crown on top.] {child}, who had been rather afraid for [sport: {sport.thing} | the fire engine], was glad too.

# candles
Then there was cake[pet.dog: , and a sausage for {pet}]. They all sang, “Happy birthday, dear {child}-and-the-dragon,” which doesn’t fit[pet.dog: , and {pet} howled the bit that was left over]. [music: Then they had to sing {music} as well, because the dragon had found out that it liked singing.]

{child} took a breath and blew out all the candles, and made a wish.

“My turn,” said the dragon, and it took a breath, and blew.

All the candles lit again.

So {child} blew them out, and the dragon blew them in. It went on like that until the candles were too short to go on with, and {child} had got through more wishes than {child.he} could think of. {@Caller} used up the last few.

# going-home
When it grew dark, the dragon folded up its pyjama top, and all the wrapping paper[pet.cat & age>=7: , once {pet} had got out of it], and a slice of cake for later.

“Are you going home to your gold?” asked {@caller}.

“I’m going home to push it out of the door,” said the dragon. “I shan’t mind if it goes. A dragon only lies on a thing it couldn’t bear to lose.”

It tucked the pyjama top under its chin, and flew off over the chimneys.

# lying-on-me
At bedtime [adult: {adult} | [elder: {elder.short} | somebody]] [athlete: hung {athlete} on the wall, holes and all, and] put [sport: {sport.thing} | the fire engine] on the shelf where {child} could see it, and [adult & elder & pet.dog / adult & elder & pet.cat: {elder.short} ]kissed {child} good night.

{@lies}

# @caller
{friend}
## if elder & !friend
{elder.short}

# @lies
[adult: {Adult} had made a great deal of toast that day, and lay down | Somebody who had made a great deal of toast that day lay down] for a moment along the edge of the bed.

“You’re lying on me,” said {child}.

“Mm,” said [adult: {adult} | somebody’s sleepy voice], and stayed exactly there, all night.
## if elder & friend & !pet.dog & !pet.cat
{Elder.short} had made a great deal of toast that day, and lay down for a moment along the edge of the bed.

“You’re lying on me,” said {child}.

“Mm,” said {elder.short}, and stayed exactly there, all night.
## if elder & !friend & !pet.dog & !pet.cat
{Elder.short} had used up a great many wishes that day, and lay down for a moment along the edge of the bed.

“You’re lying on me,” said {child}.

“Mm,” said {elder.short}, and stayed exactly there, all night.
## if pet.dog
A moment later the bed creaked. {Pet} climbed up, and lay down flat along the whole of {child}[age>=7 / !elder: , from {child.his} knees to {child.his} chin].

“{Pet},” said {child}. “You’re lying on me.”

{Pet} sighed a long, warm sigh, and stayed exactly where {pet.he} {pet.was}, all night.
## if breed.Dachshund
A moment later the bed creaked. {Pet} climbed up, and lay down along the whole of {child}. {Pet} was long enough for that.

“{Pet},” said {child}. “You’re lying on me.”

{Pet} sighed a long, warm sigh, and stayed exactly where {pet.he} {pet.was}, all night.
## if pet.cat
A moment later {pet} came up on the bed, walked along the whole of {child}, and lay down in the middle.

“{Pet},” said {child}. “You’re lying on me.”

{Pet} purred so that they both shook, and stayed exactly where {pet.he} {pet.was}, all night.
