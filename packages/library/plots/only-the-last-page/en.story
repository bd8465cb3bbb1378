title: The Last Page
title: The Dog on Skua Rock
title: A Troll with a Library Card
guest friend: Nora (she), Arthur (he)
guest librarian: Yvonne (she), Denise (she)

% The troll is "it", the dog in the book "he". The last sentence sounds sad to anybody who hasn’t read the rest.
% Whoever left the book by the stone is the grandparent, if one is ticked: then it is fifty years ago. The dog waits outside; the cat comes in the bicycle basket.

# heap-of-gravel
Between the bike rack and the book drop outside [city: the library {in city}|Ashby Library] sat a troll, waiting for somebody to come. So far nobody had.

It was a Thursday in November, and the ones who came[school: , straight from {school},] were {child}, who was {age}, and [friend: {child.his} best friend, |a friend called] {friend}[elder: , with {elder} to help carry]. At first they thought it was a heap of gravel. [pet.cat: Only {pet}[!pet.known: , {child’s} cat,] stood up in the bicycle basket. ][pet.dog: But {pet}[!pet.known: , {child’s} dog,] wagged at it, and it turned its head.|Then the heap of gravel turned its head.] Sitting down, it was taller than the lamp post. It had moss on its shoulders and a nose like a root, and between finger and thumb it was holding a book. The book looked like a postage stamp.

“Do you work here?” said the troll. Its voice was so deep that all the bicycle bells rang.

{child} couldn’t get a sound out.

“No, but we’re always here,” said {friend}. “What’s it about?”

# the-core
That was {friend} for you. {Friend.He} read a book from the first word to the last, introduction and all, and nothing frightened {friend.him} as long as you could ask it a question.

{child} only read the last page. {Child.He} took a book down, made sure that everybody was all right in the end, and put it back. {Child.He} couldn’t bear not knowing. [!pet.dog & !pet.cat: It was the same with [us: movies and games | films and matches] and the dentist.][athlete:  {Child.He} had never watched {athlete} without finding out first who won.] {Friend} said it was like eating nothing but the core of an apple. {child} said at least that way you knew there wasn’t a worm.

# the-mice
The troll held out its book. The Dog on Skua Rock, it said on the green spine[pet.dog: , and the dog on the front was like {pet}].

“Somebody left it by my stone,” said the troll. “In the winter of [elder: seventy-three|fifty-two]. I’ve read it every winter since. It’s the best book there is. It’s the only one I’ve got, mind you, but still.” It took a deep breath. “The mice had the last page.”[pet.cat:  {Pet} pricked up {pet.his} ears.]

[elder: “Oh, dear,” said {elder}. “I left it there. I’d only got to page ninety.”|“Oh, no,” said {friend}.]

“For [elder: fifty|seventy] years I’ve been lying in my hill, wondering what happens to the dog. [!elder: I can’t do any more wondering. ]So I walked here. But I don’t fit through the door.”

# like-the-sea
{Friend} [elder: and {elder} ]ran in to ask, and {child} was left alone with it[pet.dog:  and {pet}]. {Child.He} had always thought a troll would be frightening, but [pet.cat: {pet} was up in the moss, purring, and ]it was more like standing next to the sea.

“Are you one who wonders, too?” asked the troll.

“Yes,” said {child}. “All the time.”

# the-green-spine
[elder: When they came out again, they were walking slowly.|When {friend} came out again, {friend.he} {friend.was} walking slowly.]

“They did have one,” [elder: said {elder}|{friend.he} said]. “It was on the [us: cart | trolley] for fifty [us: cents | pence] last week. Nobody bought it. On Tuesday it went off to be recycled, and there isn’t another.”

The troll wept one single tear. The bike rack was flooded[pet.dog: , and {pet} got up on the troll’s foot].

But {child} had gone cold in the stomach. The [us: cart | trolley]. The green spine.

“I’ve read it,” {child.he} said. “The last page. Only that.”

{Friend} stared. “The troll’s got the whole book except the end,” {friend.he} said. “And you’ve got the end!”

# five-puppies
The troll bent down, until its face filled the whole [us: parking lot | car park]. “Say it,” it whispered.

And {child} remembered. {Child.He} remembered every single word, and that was the awful thing. It was why {child.he} had put the book down so fast. The very last sentence was: And nobody ever saw the dog on Skua Rock again.

The troll waited. It had waited for [elder: fifty|seventy] years, and its lower lip was trembling.

“The dog …” said {child}. “The dog got a medal[sport:  for {sport}]. And five puppies. And a …”

{Friend} put a foot on top of {child’s}. {Friend.He} could always hear when {child} wasn’t telling the truth[elder2 / elder & !pet.dog & !pet.cat: , and so could {elder}[elder2:  and {elder2}]].[pet.cat:  {Pet} had stopped purring.]

“Say it the way it’s written,” begged the troll. “I can take it.”

# the-thumb
So {child} took hold of the troll’s thumb with both hands, because it seemed to need somebody to hold on to, and said it out loud.

“And nobody ever saw the dog on Skua Rock again.”

Nobody breathed. Then the troll began to shake. It started in the shoulders, and the moss came off in great slabs[pet.cat: , with {pet} on one of them]. {child} shut both eyes[pet.dog: , and heard {pet’s} tail begin to thump].

“{child},” said {friend}. “Look. It’s laughing!”

“NOBODY SAW HIM ON SKUA ROCK AGAIN!” roared the troll, and set off all the alarms in the [us: parking lot | car park]. “Because he GOT OFF! For two hundred pages he sits on that wretched rock and wants to go home to the boy! He swims for it and has to turn back! [age>=11 / !elder & !athlete / !elder & !pet / !athlete & !pet: He gets cheated by a sea captain! ]And then he GOT OFF!”

And the troll [pet.dog: lifted {pet} off its foot and jumped|jumped] for joy, only once. All the bicycles fell over.

# shh
The door flew open. There stood {librarian}, the librarian, with a bunch of keys in her hand. She looked at the troll, from the bottom all the way up to the top.

“Shh,” she said.

The troll sat down.

But {child} was still holding its thumb. “So it was a happy ending,” {child.he} said. “I thought he died.”

“How could you think that?”

“Well, I’d only got the end.”

“You poor child,” said the troll[age>=11 / !elder: , as if it had never heard of anything so sad]. “Then you[elder:  and {elder.short} had|’d] better have the rest.”

# page-ninety
So it told them the whole thing, from page one, and [elder: {child}, {friend} and {elder}|{child} and {friend}] sat out of the wind underneath its arm, where it smelled of fir trees and was as warm as a stable. [age>=11 / !elder / !pet / pet.other / music: [adult: {Adult} came to fetch them, switched off the engine[music:  and {@song}], wound down the window and didn’t say a word.|The bus home came, and the driver switched off the engine[music:  and {@song}], wound down the window and didn’t say a word.] ]On page ninety the dog was nearly drowned. [elder: “That’s where I left him,” whispered {elder}. ]{child} [pet.dog / pet.cat: held on to {pet} and opened|opened] {child.his} mouth to ask if it came out all right. Then {child.he} shut it again, and waited. It was terrible. It was the best thing that had ever happened to {child.him}.

# page-one
Before {librarian} locked up, the troll was given a library card and four books. She had counted the pages in them herself[pet.cat: , and {pet} had checked them for mice]. {child} borrowed one[elder: , and {elder} let the troll keep the old one].

That night there was a new hill up on the ridge, and anybody who had binoculars could see it turning over the pages.

{child} was lying in bed[pet.dog / pet.cat: , with {pet} across {child.his} feet].[pet.other:  {Pet}, {child.his} friend, was asleep already.] {Child.His} thumb had found its own way to the last page, out of habit. {Child.He} moved it, and began on page one.

# @song
{music}
## if artist & !song
{artist}
