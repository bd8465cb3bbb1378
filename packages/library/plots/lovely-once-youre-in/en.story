title: Lovely Once You’re In
title: Do You Weigh More Than the Sea?
title: A Bucket of Sea
guest friend: Arlo (he), Tess (she)
guest old: Dot (she), Winnie (she)
guest carer: Samir (he), Kofi (he)

% The sea is salt, heavy and never still, and it always runs home. {friend} is somebody from the class where no friend is ticked.

# first-bucket
{child} spilled the first bucket of sea in the [us: elevator | lift].

{Child.He} got the second one all the way to Room Seven, and put it down in front of {old’s} wheelchair.

{old} was ninety-two, and she used to live next door to {child}. She had swum in the sea every summer of her life, except this one. They had tried, in June, but her wheelchair sank in the sand and stuck like a fence post. Now it was August, and she looked at the sea through a window.

“Then the sea will have to come to you,” {child} had said[elder: , and had borrowed a bucket from {elder}[elder2:  and {elder2}], who wanted it back].

# what-does-it-do
{old} put one toe in the bucket.

“That’s water,” she said.

“It’s sea,” said {child}. “Taste it.”

“Salty water, then. What does it do?”

{child} looked into the bucket. “Nothing.”

“Well, there you are. The sea’s always doing something.”

“How much sea does it take?”

“More than you can carry,” said {old}.

# more-than-you-can-carry
The next day[sport: , when {child} should really have gone to {play sport},] [friend: {friend}[!friend.known: , {child’s} best friend,] |{friend} from {child’s} class ]came with a borrowed wheelbarrow. Its wheel was as fat as [us: an inner tube | a rubber ring], and it rolled straight over the sand to the water’s edge. They filled it to the brim. {Friend} worked it out[school:  the way they did {at school}]: that much sea weighed [us: a hundred and thirty pounds | sixty kilos], plus a bit for the salt.

They took a handle each and lifted. And now it did something.

It rushed forwards and hit the front. It rushed back and hit {child} in the stomach. On the hill it threw itself backwards, towards the beach, and a small crab, who hadn’t meant to come, had to hang on.[pet.dog:  {Pet}[!pet.known:  the dog], trotting alongside, took a quick drink of it and sneezed.][pet.cat:  ({Pet}[!pet.known:  the cat] had met the sea already, in {child’s} shoes, and had gone to sleep on them.)]

“It’s alive!” shouted {child}.

“It wants to go home,” said {friend}, dripping.

# one-hand
They rested at the ice cream [us: stand | kiosk]. They rested at the [us: mailbox | postbox]. And there at last was {old}, out by the front door, in a [us: bathrobe | dressing gown] and a yellow bathing cap with rubber flowers on. She had been there since breakfast. She waved.

{child} waved back.

That was a mistake, because you can’t hold the sea with one hand[athlete: , not even if you’re {athlete}]. The wheel hit the [us: curb | kerb], the wheelbarrow tipped, and the whole sea fell out with a sigh.

For a moment it lay on the road and sparkled. Then it set off. Down the hill it went, past the [us: mailbox | postbox] and right at the ice cream [us: stand | kiosk], exactly the way they had come. The crab went last, sideways.

“It knows the way,” said {friend}.

# it-went-home
{child} couldn’t speak. {Child.He} had promised, and {old} had put on the cap and everything. {Child.He} pushed the empty wheelbarrow the last bit, and looked at the ground.

“Where is it?” said {old}.

“It went home,” said {child}.

{old} looked for a long time at the wet stripe down the hill. “Yes,” she said. “So would I.”

# with-the-cap
She tugged at the bathing cap, but it was stuck. {child} bent down to help, and then {child.he} noticed the wheel. There was sand all [us: around | round] it. It had rolled over the whole beach under [us: a hundred and thirty pounds | sixty kilos], and it hadn’t sunk at all.

{child} let go of the cap.

“{old},” {child.he} said, “do you weigh more than the sea?”

“I sincerely hope not,” said {old}.

“The sea was [us: a hundred and thirty pounds | sixty kilos].”

{old} looked at {child}. She looked at the wheelbarrow.

“[us: A hundred and six | Forty-eight],” she said. “With the cap.” And she pulled it down over her ears again.

# follow-the-sea
{carer}, who worked there, put three cushions in the wheelbarrow and lifted her across. He walked in front, to slow it down, and {child} and {friend} took a handle each.

“Which way?” said {carer}.

“Follow the sea,” said {old}, and pointed at the wet stripe. “It’s been before.”

So they followed it, past the [us: mailbox | postbox] and the ice cream [us: stand | kiosk], where a man with a [us: cone | cornet] took off his hat.[city:  He had never seen such a thing in {city}.] They followed it on to the sand.[music:  {old} hummed {music}.] The wheel rolled on, right into the sea, until the water was up to {child’s} knees.

“How do we get her in?” whispered {friend}.

# climbing-in
Nobody had thought of that, not even {child}. But {child.he} could feel the water pulling away past {child.his} legs, out, like somebody taking a deep breath.

“Wait,” {child.he} said. “Just hold on. Both hands.”

Then came the wave. It wasn’t a big one. It came up to the wheelbarrow, felt along the edge, and climbed in.

{old} said a word that {child} wasn’t allowed to say.

“Is it cold?” said {child}.

“It’s lovely,” said {old}, with blue lips, “once you’re in.”

Another wave climbed in, and another. They lifted her arms and put them down again. She shut her eyes, under the rubber flowers.

“Is it doing something?” said {child}.

“Yes,” said {old}. “Now it’s doing something.”

# two-who-breathe
They dripped all the way back, and the drips turned [us: around | round] and ran down the hill again.

That evening {old} was in bed, with two blankets and her hair on end.[adult:  {Adult} was waiting in the corridor with dry clothes.][pet.dog:  {Pet} was asleep already, on her nice soft rug.][pet.other:  {child} had been home and told {pet} all about it.] {child} opened the window a crack. Far below, the sea came in, and went out, and came in again.

“You can take your bucket home,” said {old}. Her eyes were shut. “I won’t be needing it.”

So {child} turned out her lamp. And in the dark you could hear two of them breathing, {old} and the sea.
