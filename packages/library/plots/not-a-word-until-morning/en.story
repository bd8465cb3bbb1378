title: [!theme.beach & !theme.camping & !theme.midsummer: The Quietest Night of the Summer]
title: [!theme.beach & !theme.camping & !theme.midsummer: Summer Without a Word]
title: [!theme.beach & !theme.camping: Seven Kinds for Midsummer Night]
title: [theme.midsummer: A Midsummer Without a Word]
title: [theme.camping: The Yellow Tent and the Seven Kinds]
title: [theme.camping: Not a Word in the Tent]
title: [theme.beach: Not a Word on the Beach]
title: [theme.beach: The Last Dandelion on the Beach]

# rules
{Child} had never been up so late. It was Midsummer, the lightest night of the whole summer, and above the beach stood a tent, so yellow that you could
see it from every towel. There was a note on the campsite [us: bulletin board | notice board]:

Tonight: seven kinds of flowers under your pillow. //
Not a word until you’re asleep. //
Then you dream what you’ve never dreamed before.

[elder: “I got to six once,” said {elder}. “Then somebody mentioned waffles.”]

[elder2: “I got to one,” said {elder2}.]

“Seven isn’t many,” said {child} outside the tent. “And how hard can it be to keep qui…”

And then it had begun.

## or
The last thing {child} said that night was “now.”

It was Midsummer, and the tent stood above the beach, so yellow that you could see it from every towel. Summer has
only one night as light as that, and a note on the campsite [us: bulletin board | notice board] told you what it’s
for: you pick seven kinds of flowers, you don’t say a word, and you put them under your pillow. Then you dream what
you’ve never dreamed before.

[elder: “I got to six once,” said {elder}. “Then a [us: mailman | postman] said good evening.”]

[elder2: “I got to one,” said {elder2}.]

“Now,” said {child}, then.

# six
The first six were easy. There was a clover by the tent, a buttercup by the water [us: faucet | tap], and a daisy
by the [us: trash cans | bins]. The fourth was purple. The fifth smelled of toothpaste. The sixth was
one that nobody knows the name of, and it didn’t say anything, either.

## or
Six kinds came by themselves. One was clover and one was a buttercup. One grew under a caravan, so {child} lay down flat for that. One more grew beside it. The fifth was a bit prickly. The sixth was one that nobody
knows the name of, and it didn’t say anything, either.

# company
[friend: {Friend} was picking, too, and just as quiet. The worst was to look at each other. But laughing doesn’t
count, said {friend} with both eyebrows.] [pet.dog: {Pet} hadn’t promised anything, and said hello to
everyone.][pet.cat: {Pet} sat in the door of the tent and talked to everybody. Cats haven’t promised
anything.][pet.other: {Child} took two of the fifth, so that there was one for {pet} at home.]

# seventh
But there was no seventh. It was clover again, and clover again.

A dandelion [us: puff | clock], thought {child}. A grey one, round, the kind you blow on. If only they
weren’t all gone. [age>=7: There was a word for them, and it sat at the very front of the
mouth and wanted out.]

Somebody had to know. {Child} held up one finger: that was the stalk. Then a round hand on top: that was the [us: puff | clock]. And then {child} blew.

You can’t say it more clearly than that.

# mattress
“I see exactly what you mean,” said a man in striped trunks. “You want to help with the blowing.” And he handed over
his air mattress.

[friend: {Friend} took one end and {child} the other, and when|When] it was full, {child} couldn’t even
whisper. [city: “Where are you from?” asked the man. {Child} wrote {city} in the sand with one big toe,
and a wave came up and read it.]

## or
“Oh, you can do that, can you?” said a lady with a [us: pool | blow-up] flamingo, quite flat. “How kind.” And she
held out the valve.

The legs went fast. It was the neck that took time. [friend: {Friend} and {child} took turns, and when|When] the
flamingo could hold its head up at last, {child} couldn’t even whisper. [city: “Are you from around
here?” asked the lady. {Child} wrote {city} in the sand with one big toe, and a wave came up and read it.]

# kiosk
“I see what you mean,” said the woman in the ice-cream stand. “Round, on a stick, and so cold that you have to blow on
your fingers.” But she was out of those. All she had left was a small paper parasol, and {child} could
have that.

## or
“Have you burned yourself?” said the woman in the ice-cream stand, when she had watched for a while. “No? Hot, you
mean. Hot on the head.” She thought about it. Then she took her very last paper parasol, the kind that comes with ice
cream, and put it in {child's} hand.

# bucket
“You’re being a tower,” said a small boy in a sun hat. “I do that, too.” He filled his bucket with sand, patted it
smooth, and carried it over in both arms. “It’s yours. I have another one.” [school: Then he asked what school {child}
went to, but the cap could answer that. It said {school}.]

## or
“Cake!” said a small boy in a sun hat. “With a candle you blow out!” He filled his bucket with sand, patted it, and
put it in {child's} arms. “You get all of it.” [school: Then he wanted to know what school {child} went to, but the
cap could answer that. It said {school}.]

# hardest
[sport: On one towel sat two people talking about {sport}, and they had the rules wrong. That was the hardest part of
the whole evening.] [athlete: “Who is {athlete}?” said somebody on [sport: the next|a] towel, and {child's} mouth came
open and had to be shut by hand.]

There stood {child}, with a bucket and a parasol and no breath. Everybody had been so kind. Nobody had understood a
thing. [age>=7: One word would have done it. Two, with please.]

# found
And at the far end, where the beach stopped, there it was. [friend: It was {friend} who saw it, and pointed with one
whole arm.] It was the last one left, round as the moon, with a hundred small parachutes, sitting and waiting for
somebody to breathe by mistake.

{Child} didn’t breathe. There was nothing to do it with.

The stalk went into the bucket, because wet sand holds on to most things. The parasol was stuck in on the side where
the wind was. It was the right size, give or take a thumb.

## or
But behind an upturned rowboat, out of the wind, something pale was shining. [friend: {Friend} tapped {child} on the
shoulder and pointed.] It was a dandelion [us: puff | clock], the last of the summer on that beach, and all its
parachutes were on. One sigh would have been enough.

{Child} didn’t sigh. There was nothing to do it with.

The bucket made a pot, since a stalk in wet sand stands like a candle. And the parasol, which was too small for every
head in the whole world, wasn’t too small for this one.

# back
So it was carried home, one step at a time, towards the yellow tent. [music: {Child} hummed {music} with a shut mouth,
to walk evenly. Humming doesn’t count.] Once the wind came around the parasol, and {child}[friend:  and {friend}]
stopped and waited until it had gone by.

Ten steps left. Five. One.

[pet.dog / pet.cat: Then {pet} sneezed.|Then somebody opened the zipper of the tent. Zzzzip.]

That was enough. The whole [us: puff | clock] lifted. A hundred parachutes went up into the light and out over the
beach, and nobody made a sound[friend: , though you could see on {friend} how close it was|, though it was close].

One was left on the stalk. {Child} counted it again: one.

One kind is one kind.

# in-the-tent
[adult: “Did you get seven?” whispered {adult}. {Child} held up seven fingers.|In the tent they were counted once
more, on fingers: seven.] [elder: “One more than me,” whispered {elder.short}.] Then they went under the pillow, the
last one the most carefully of all. [pet.other: The one for {pet} lay beside it, in a shoe.]

It was light, though it was night. The tent glowed like the inside of a lemon, and through it came the sound of the
sea, breathing in and breathing out and never getting done. [age>=9: Farther off people were talking on their
blankets, low, the way you do when it’s too lovely to go to bed.] [friend & age>=7: {Friend} lay on the next mat and
looked the other way, just to be sure.][friend & age<7: {Friend} slept already, without a word.] The sleeping bag was
cool at the foot. [pet.dog / pet.cat: {Pet} lay down there, and then it was warm. ]It wasn’t hard at all any more to
be quiet.

# last
And in there, in all that yellow, lay everything that hadn’t been said: the part about the stalk and the ball, [sport:
the part about the rules, ]the thank-you to the boy, and a good night, which was the softest of them. They lay close
together in the warmth, because there were a lot of them, waiting for the morning, when they would all want out at
once.

## or
And in the dream the tent lifted. It sailed under one small parachute, over clover and buttercups and a flower that
nobody knows the name of, and far down below it lay the beach. There stood the woman and the boy[pet.other:  and
{pet}], and they all waved, and nobody said a word, because they had picked seven kinds, too.
