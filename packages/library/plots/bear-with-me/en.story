title: Bear With Me
title: A Sort of Growling on the Line
title: Small as a [us: Chestnut | Conker]
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest pet: Bracken (she), Moss (he)

% The joke is in the English words: there is no Swedish telling. The grown-up is {adult}, else {minder}. The pet is the family's dog or cat, else next door's dog.

# before-monday
{child} was {age}, and {child.he} had something to tell {@a} before Monday. On Monday {child.his} class [school: at {school} ]was going to camp for a week. {@wild} But {@a} worked at home, mending [city: the whole of {city}’s | people’s] internet over the telephone, with a headset on {@his} ears and {@his} eyes on the computer. [music: Whoever rang had to wait, and listen to {music}. ]And whenever {child} came to the door and said, “{@A}?” {@a} put up one finger and said, “Bear with me.”

# a-teapot
On Friday after school {child.he} tried again, with {@pet}

“{@A}?”

Up went the finger. “Bear with me.”

And there was a bear with {@him}.

It was about the size of a teapot. It stood on the desk, eating {@as} [us: cookie | biscuit]. {Pet} sat down in surprise.

“{@A}, there’s a…”

“Bear with me,” said {@a}, with {@his} eyes on the computer, and now the bear was as big as {pet}, and sitting on the printer.

# a-size-bigger
“Every time {@he} says it, it gets a size bigger,” said {child} to {pet}.

“{@A}, what do you do about a bear?”

“Switch it off, count to ten and switch it on again,” said {@a}. “No, not you, [us: ma’am | madam], that was {child}. Bear with me.”

The bear got down off the printer, because the printer broke. It was as big as a sofa now, and it settled down behind {@a}. {@A} leaned back.

“Ooh, that’s better,” {@he} said into the headset. “No, [us: ma’am | madam], I’ve just [us: gotten | got] comfortable. Yes, I can hear it too. A sort of growling on the line.”

“{@A},” said {child}, “please look round.”

“I’ve got a whole [us: line | queue] of people waiting, [us: honey | love]. Bear with me. Yes, and you, sir, bear with me. And if you’d both just bear with me…”

# the-doorway
The bear went up to the ceiling and out to the walls. It filled the room like dough, [athlete: it covered the whole of {athlete} on the poster, ]and then it filled the doorway, and there was nothing in front of {child} but fur.

{Child.He} pushed. It was like pushing a mattress that somebody was asleep in.

“{@A}!” {child.he} shouted.

“Bear with me,” said a tiny voice, a long way in, and the door frame creaked.

# hall-carpet
{child} slid down on to the hall carpet. {Child.He} could hear {@a} and couldn’t get to {@him}, and it was just like the rest of the week.

“I’ll never get to say it,” {child.he} told {pet}, and {child.his} chin shook. “I’ll be on the [us: bus | coach] with my bag on my knees, and I’ll still be saying, ‘{@A}?’”

{Pet} licked {child.his} chin. Then {pet} looked at the small dark space between the bear’s feet. {Pet.He} put {pet.his} nose to the floor, went as flat as a rug, and crawled in.

# the-headset
There was a thump, and a yelp, and the yelp was {@a}.

“{Pet}! That’s my headset! {Pet}, [pet.cat: let go | drop]!”

Out came {pet}, backwards, with the headset in {pet.his} mouth. A little voice was still saying, “Hello? Hello?” inside it. {child} switched it off.

“{child}?” said {@a}, from behind the bear.

“Yes, {@a}?”

“Why is it dark in here? And why’s it got fur?”

“That’s the bear. You’ve been saying it all day.”

“Saying what? Hang on, just bear w…”

“DON’T!” shouted {child}.

# it-stuck
{@A} came out the way {pet} had come, stomach to the floor, with {@his} hair on end. {@He} looked up at the bear for quite some time. Then {@he} sat down on the carpet opposite {child}.

“I’m here now,” {@he} said. “What did you want to tell me?”

And {child} couldn’t. All week it had been ready, and now that {@a} was looking at {child.him}, it stuck. {@As} finger began to go up. {@A} looked at it. {@He} put both hands on the carpet and sat on them.

{child} opened {child.his} mouth and shut it again. {Pet} leaned on {child.him}, hard.

“Bear with me,” said {child}.

The huge head in the doorway turned round to look at {child.him}.

# let-it-ring
And {@a} did. {@He} didn’t say a word. In the office the telephone rang, and {@he} let it ring. {@A} sat on both hands and waited, and while {@he} waited, the bear began to go down. Now it was as big as a sofa. Now it was as big as {pet}, and it came and sat against {child’s} other side.

# the-nights
“It’s the nights,” said {child}. “I do want to go. I want to do the rafts.[sport:  I want to {play sport}.] But in the night they’ll all be asleep, and I’ll be the only one awake, and I won’t be able to [us: call | ring] you. And I thought you’d say I was {age}.”

“You are {age},” said {@a}. “I’m [adult: a good deal more than {age} | forty-three], and I left the [us: hall | landing] light on the whole time you were [elder: at {elder.short’s} | away last summer].”

“Did you?”

“We both wanted it. Didn’t we?”

{Pet} looked at the carpet.

{child} laughed, and it came out rather wet. “But what [us: should | shall] I do, when I’m awake?”

“I don’t know,” said {@a}. {@He} looked at the bear, which was as small as a teapot now and still going down. “But you wouldn’t be on your own.”

# got-on
On Monday the [us: bus | coach] stood waiting outside school. [friend: {Friend} was in it already, pointing at the empty seat. ]{@A} carried the bag, and there was nothing on {@his} ears.

“[us: Flashlight | Torch]?” {@he} said. “{@socks} Got everything?”

{child} put a hand in {child.his} coat pocket. Down at the bottom, small as a [us: chestnut | conker], something warm turned over.

“Bear with me,” said {child}, and got on.

# picture 2
the bear fills the doorway

# @wild
Everybody was wild about it except {child}, who felt sick whenever anyone said the word “bunk”.[elder & !elder2:  {Elder} had knitted {child.him} socks for it.][elder2:  {Elder} and {elder2} had knitted {child.him} a sock each for it.]
## if friend
Everybody was wild about it, and wildest of all was {friend}[!friend.known: , {child’s} best friend]. Only {child} felt sick whenever anyone said the word “bunk”.[elder & !elder2:  {Elder} had knitted {child.him} socks for it.][elder2:  {Elder} and {elder2} had knitted {child.him} a sock each for it.]

# @socks
Socks?
## if elder & !elder2
{Elder.short’s} socks?
## if elder2
{Elder.short’s} sock? {Elder2.short’s} sock?

# @pet
next door’s dog {pet} beside {child.him}. {Pet} lived at {child’s} home at least as much.
## if pet.dog
{child.his} dog {pet} beside {child.him}.
## if pet.cat
{child.his} cat {pet} beside {child.him}.

# @a
{minder}
## if adult
{adult}

# @as
{minder’s}
## if adult
{adult’s}

# @he
she
## if adult
{adult.he}

# @him
her
## if adult
{adult.him}

# @his
her
## if adult
{adult.his}
