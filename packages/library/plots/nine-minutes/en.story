title: Nine Minutes
title: Except Straight Up
title: What Does It Smell Of?
guest elder: Nora (she), Winnie (she)
guest astronaut: Sally Marsh (she), Anna Wood (she)

% The radio is {elder}’s; where none is ticked it is the neighbour’s, and {child} stays the night with her. In spring and summer a blackbird sings, in autumn and winter an owl calls.

# the-mast
The neighbours thought that the mast on [elder: |old ]{elder’s} roof was for the television, and {elder.short} let them think so.

But {child}[elder: |, who lived next door,][friend:  and {friend}[!friend.known: , {child.his} best friend,]] knew better. At the very top of {elder.short’s} house, in the little room under the rafters, stood the radio. On that radio {elder.short} had talked to a baker in Argentina[music:  who wanted to hear {@song}][friend & pet.cat / friend & pet.dog: | , and a lighthouse keeper in the Azores], and a man in a tent in Greenland who wanted to know [athlete: how {athlete} had [us: done | got on] | who had won the [us: ball game | football]].

“I’ve talked in every direction there is,” said {elder.short}. “Except straight up.”

# straight-up
That was why {child} [friend: and {friend} ]had been allowed [elder: |to stay the night, and ]to be up [pet.cat / pet.dog / friend: this late | as late as this][pet.cat: , with {pet}[!pet.known: , {child’s} cat,] on the warm radio][pet.dog: , with {pet}[!pet.known: , {child’s} dog,] under the table]. At nine twenty-one the space station would come up over the horizon, and at nine thirty it would be gone. There was an astronaut on board called {astronaut}, and sometimes, when she [pet.cat / pet.dog / friend: was free | had an hour off], she switched on the radio up there and answered whoever [pet.cat / pet.dog / friend: called | happened to be calling].

{Elder.short} had been calling for three weeks.

“Press the button when you talk,” {elder.he} said. “Let go when you listen. Say ‘over’ when you’ve finished. And don’t be sad if it’s only a hiss. It’s usually only a hiss.”

{child} nodded. On {child.his} lap {child.he} had a list of twelve questions, numbered[school:  as if for a test {at school}]. Number one was whether you can cry when you don’t weigh anything, and if you can, where the tears go. [friend: Number four came from {friend}, and it was about the toilet. ][sport: Number seven was whether you can {play sport}. ][pet.other: Number eight was whether somebody like {pet} could come along. ]

# hear-you
It was nine twenty-one. {Elder.short} called. The radio hissed.

It was nine twenty-two. {Elder.short} turned the dial by a hair, and called again. The radio hissed.

It was nine twenty-three.[pet.cat:  {Pet} opened one eye.][pet.dog:  {Pet} lifted {pet.his} head.]

“… hear you,” said the hiss. “Faint, but lovely. This is {astronaut}, on the space station. Over.”

{Elder}, who could talk to anybody about anything, opened {elder.his} mouth and shut it again. Then {elder.he} handed the microphone to {child}.

“Hello,” said {child}. “My name’s {child}, and I’m {age}. I’ve got twelve questions. Over.”

# may-i-ask
Somebody laughed, high up above everything.

“Excellent. But may I ask one first? What does it smell of, where you are? Over.”

“Sorry?” said {child}. “Smell?” {Child.He} forgot to say “over”[friend: , so {friend} said it for {child.him}].

“Up here it smells of plastic, and a bit of burnt metal. It [us: has | has done] for five months. Everybody wants to tell me what the Earth looks like, but I can see that for myself. Nobody tells me how it smells. Over.”

# wet-stone
{child} breathed in through {child.his} nose. The room smelled of dust and warm radio, and that was nothing to send up to anybody. So {child.he} opened the window and leaned out, as far as the cord would go, and {elder.short} kept a tight hold of {child.his} [us: sweater | jumper].[pet.cat / pet.dog:  {Pet} put {pet.his} nose out too.]

{@rained}

There was no answer. {child} thought {child.he} had lost her.

“Onions,” said the voice at last. “Oh. Over.”

# in-the-mast
At that very moment something began, right above {child’s} head[pet.cat / pet.dog: , where {pet} was looking already]. At the top of the mast sat a [us: robin | blackbird], dark against the last of the light, singing so hard that the whole bird shook.

“Wait!” said {child}. “Listen!”

{Child.He} held the microphone out as far as {child.he} could, and pressed the button until {child.his} finger went white. The [us: robin | blackbird] sang. It sang with all its might, it stopped to think, it made up something new. {Elder.short} looked at the clock. A whole minute went by, and there were only nine of them. But {elder.short} didn’t say a word[pet.dog: , and neither did {pet}, who usually answered everything][pet.cat: , and {pet}, who usually went after [us: robins | blackbirds], didn’t move a whisker].

## if season.autumn / season.winter
At that very moment something began, right above {child’s} head[pet.cat / pet.dog: , where {pet} was looking already]. At the top of the mast sat an owl, black against the stars, calling so hard that the whole bird shook.

“Wait!” said {child}. “Listen!”

{Child.He} held the microphone out as far as {child.he} could, and pressed the button until {child.his} finger went white. The owl called. It waited, and it listened, and it called again. {Elder.short} looked at the clock. A whole minute went by, and there were only nine of them. But {elder.short} didn’t say a word[pet.dog: , and neither did {pet}, who usually answered everything][pet.cat: , and {pet}, who usually went after birds, didn’t move a whisker].

# the-best-one
When {child} let go of the button, the answer was a long time coming.

“Thank you,” said {astronaut}, and she sounded as if she needed to blow her nose. “There’s just time for one question now. Make it your best one. Over.”

{child} looked at {child.his} list. Perhaps {child.he} didn’t need to ask about the tears any more. Twelve questions, and all of a sudden none of them was the best one.[friend:  “Not number four,” whispered {friend}.]

“What’s the very first thing you’ll do when you get home[friend: ?” asked {child}. “Over | ? Over].”

“This morning I’d have said a long hot bath. But now I’m going to fry onions. With the window open.” The radio crackled, and the voice was thinner already. “Can you see to the south? I’m going past[city:  {city}] now. I can’t see you, because you’re too small and it’s too dark. So I’m waving at the whole of it, and then you won’t be left out. Over.”

# waved-at-it-all
They squeezed in at the window together, {elder.short}[friend: , {friend}] and {child}. Over the plum trees came a star that didn’t twinkle. It came on steadily, without a sound, as if somebody were carrying a lantern through a very large room. {child} waved with {child.his} whole arm. {Elder.short} waved with {elder.his} glasses.[friend:  {Friend} waved with the questions.][pet.dog:  {Pet} waved with {pet.his} tail.][pet.cat:  {Pet} blinked.]

Then it was gone. The radio hissed.

# the-log
{Elder.short} sat down at the log book, where every conversation had to be written in. [pet.cat / pet.dog / friend: | Date. Time. Distance: {elder.he} had to do some sums for that. ]And in the last box, where it asked what the conversation had been about, {elder.he} wrote, in {elder.his} very best handwriting:

Onions.

# ninety-three
“When’s she coming back?” asked [friend: {friend} | {child}], tucked up [friend: next to {child} | in the little bedroom], with [pet.dog: {pet} across the end of the bed][pet.cat: {pet} on the [us: comforter | duvet]][pet.dog / pet.cat: | the list on the bedside table].

“Once round the Earth takes ninety-three minutes,” said {elder.short}.

“I’ll stay awake for that[friend: ,” said {child}. | .”]

“No, you won’t. In ninety-three minutes there’s just time to fall asleep.”

{Elder.short} turned out the lamp. But before {elder.he} went, {elder.he} opened the window a crack, in case there was somebody up there who would like a sniff.

# @rained
“It’s been raining,” {child.he} said into the microphone. “It’s only just stopped. So it smells of wet stone. And lilac, almost too much of it. And earth[pet.cat / pet.dog: .” {Pet’s} nose turned to the left. “And | . And] {@somebody} frying onions. Over.”
## if season.summer
“It’s been raining,” {child.he} said into the microphone. “It’s only just stopped. So it smells of wet stone. And honeysuckle, almost too much of it. And earth[pet.cat / pet.dog: .” {Pet’s} nose turned to the left. “And | . And] {@somebody} frying onions. Over.”
## if season.autumn
“It’s been raining,” {child.he} said into the microphone. “It’s only just stopped. So it smells of wet leaves. And plums, almost too many of them. And earth[pet.cat / pet.dog: .” {Pet’s} nose turned to the left. “And | . And] {@somebody} frying onions. Over.”
## if season.winter
“It’s been snowing,” {child.he} said into the microphone. “It’s only just stopped. So it smells of snow. And fir trees. And smoke from a chimney, almost too much of it[pet.cat / pet.dog: .” {Pet’s} nose turned to the left. “And | . And] {@somebody} frying onions. Over.”

# @somebody
somebody’s
## if elder2
{elder2} is

# @song
{music}
