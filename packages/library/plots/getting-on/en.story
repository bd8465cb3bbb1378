title: Getting On
title: Do I Look Like a Clock?
title: In the Same Line
guest elder: Doreen (she), Marjorie (she)
guest friend: Iris (she), Toby (he)

% Rule: every excuse works once; after that it comes back bigger. Whoever has only made excuses has never tried.
% {wish.cannot} is what the parent said it cannot do: swim, crow, breathe fire. What it does and its sound may be the very thing it
% can't (a rooster): so others say that it can, and the sound comes when it could.
% {elder} runs the day; a guest does where none is ticked. {friend} is always somebody.

# two-hands
The clock over the harbour had two hands and no numbers. It just hung there and pointed, and nobody in the world knew that {child} had no idea what at. That was how it was going to stay. {Child.He} {child.was} {age}, and {child.he} couldn’t read any clock with hands[school: , not even the one {at school}].

It was Harbour Day[city: , and all of {city} was there]. “Ten to four,” said {friend}[!friend.known: , {child’s} best friend,] as usual. It was one of {friend’s} habits, telling you the time when you hadn’t asked. Then {friend.he} went to buy [us: hot dogs | sausages].

[pet: {@told-by-the-bowl}]

# same-line
“Excuse me,” somebody said. “Have you got the time?”

{@close-by}

{child} looked up at the clock for exactly as long as other people do. “Getting on,” {child.he} said.

“That was good,” said {the wish} quietly. “First the look, then that little sigh. You can’t tell the time.”

Nobody had ever said it aloud. It was like treading on a stair that isn’t there.

“I’m in the same line myself,” said {the wish}. “I can’t {wish.cannot}.”

# one-excuse
“But you’re {a wish}!” said {child}.

“So they all say. At five o’clock, out on the jetty, all I have to do is {wish.cannot}. It’s only a small thing, between the raffle and the sack race, but I’ve run out of excuses. You look like somebody with a few to spare.”

{child} had hundreds. “Every excuse works once,” {child.he} said. “After that you need a bigger one.”

# back-bigger
They began with a small one. {Elder}, who was in charge of Harbour Day, came along the quay and said everything through a megaphone.

“I have to be careful with {wish.part},” said {the wish}.

“You poor thing!” said {elder.short}. “And we all know what to expect of {a wish}! {Wish.does}! You shall have the whole jetty to yourself!”

“It came back bigger,” whispered {the wish}.

So {child} brought out the biggest one {child.he} had.

“I never do it without a drum roll,” said {the wish}.

“There’s a drum in the boathouse,” said {friend}, who was back and liked to be of use. [athlete: “Not even {athlete} gets a drum roll.” ]

“Splendid!” said {elder.short}[music: , and had {music} turned off in the middle].[elder2: 

“And I can drum,” said {elder2}.]

# behind-the-boathouse
“Now we’re both out of them,” said {the wish}, behind the boathouse. “How do you manage on other days?”

“I look up for just long enough. [sport: When you {play sport} there’s always somebody else who says when it’s over. ]And mostly {friend} happens to say it before anybody asks.”

“It’s a lonely line to be in,” said {the wish}. “I could have done with somebody who happened to say things.”

# the-megaphone
Then the drum began. {The wish} had to go out on the jetty, and {elder.short} put the megaphone into {child’s} hands.

“Stand under the clock, and the moment it’s five, you shout!” {elder.he} said.

The whole quay looked at {child}, and {child} looked up. One hand pointed this way and the other pointed that way, and they might have meant anything.

“Nearly,” said {friend}, close by, as usual. “Nearly. Now it’s five.”

So all {child} had to do was say it, and it would work, because it always had. But out on the jetty nobody was whispering to {the wish}, and {the wish} was looking at {child.him} the way you look at the only other one in your line.

{child} lifted the megaphone. It shook.

“I don’t know if it’s five,” {child.he} said, and it echoed across the harbour. “I can’t tell the time.”

# twenty-times-a-day
The drum stopped.

“And I can’t {wish.cannot},” somebody said, far out on the jetty.

“But why on earth didn’t you say so?” cried {elder.short}. “I’d have given you something small, between the raffle and the sack race!”

“That’s where I was,” said {the wish}.

Everybody laughed. But {child} didn’t dare turn round, because that was where {friend} stood.

“I know,” said {friend}. “I’ve known since [us: first grade | Year 1]. [pet: {Pet} knows. ]Why do you think I keep telling you? Do I look like a clock?”

{child} thought of all those times. It had never been a habit.

“Why didn’t you ever say anything?”

“I did,” said {friend}. “About twenty times a day.”

# before-that-bit
“Then we’ll begin at the beginning,” said {elder.short}. “How do you start?”

“I don’t know,” called {the wish}. “I’ve always left before that bit.”

{The wish} had been so busy with excuses that {wish.he} had never once tried. And {child} had never looked at a clock for longer than it takes to fool somebody.

So now they both tried. Out on the jetty it went badly.

“That was dreadful,” said {the wish}, and sounded surprised. “Is that all it is?”

Under the clock it went badly, too. “The short hand first,” said {friend}. “No, the short one.”

Then it went badly in a completely new way, and the whole quay clapped. {child} looked, and went on looking, until the hands weren’t only pointing any more.

“Twenty past five,” {child.he} said into the megaphone, and nobody had whispered it.

And at twenty past five {the wish} could {wish.cannot}. It wasn’t much, but nobody could have called it anything else.

“{Wish.sound},” said {the wish}, very low.

# look-at-the-time
All the way home {friend} asked {child} what time it was. [pet: {@kept-waiting}]

“Just look at the time,” said [adult: {adult} in the doorway | somebody in the doorway], in the voice that goes with it.

{child} looked. {Child.He} looked in at the kitchen clock, and for much longer than other people do.

“Twelve minutes past six,” {child.he} said.

And it was.

# @close-by
It was {a wish}, right beside {child.him}.
## if wish.size.tiny
It was {a wish}, on the bench, right beside {child.him}.
## if wish.size.huge
It was {a wish}. {child} had taken {wish.him} for a part of the harbour.
## if wish.kind.sky / wish.kind.sky & wish.size.huge
It was {a wish}, a good deal lower down than usual.
## if wish.goldfish / wish.fish / wish.jellyfish / wish.seahorse / wish.clownfish / wish.pufferfish / wish.shrimp / wish.starfish
It was {a wish}, in a bucket that somebody had put down beside {child.him}.

# @told-by-the-bowl
Even {pet}, at home, could tell the time, and wanted food at six every day.
## if pet.dog
Even {pet}[!pet.known: , {child.his} dog,] could tell the time, and stood by the bowl at home at six every day.
## if pet.cat
Even {pet}[!pet.known: , {child.his} cat,] could tell the time, and sat by the bowl at home at six every day.

# @kept-waiting
At home {pet} had been waiting for twelve minutes.
## if pet.dog
At home {pet} had been standing by the bowl for twelve minutes.
## if pet.cat
At home {pet} had been sitting by the bowl for twelve minutes.
