title: Twenty Socks
title: Somebody’s in My Bed
title: Nobody Touches Anybody
guest elder: Gran (she), Nan (she)

% The host is the grandparent who is ticked, else Gran. Twenty socks, twenty-one apples: the last one is eaten. The dog loves socks and carries the one in which the apple swings; the cat lies in the bag and touches things; the friend sleeps there too, in pyjamas with feet.

# a-very-soft-bag
{child} was going to sleep at {@host}[friend:  with [!friend.known: {child.his} best friend, ]{friend}], and {child.he} had packed {child.his} bag all by {child.himself}. It was a very soft bag[city: , perhaps the softest in {city}].

“What have you got in there?” asked [friend: {friend}|{elder.short}].

“Socks,” said {child}.

“And pyjamas?”

“Socks.”

“But a toothbrush?”

“That’s in a sock.”

{Elder.short} [pet.cat: lifted {pet}[!pet.known: , {child’s} cat,] out of the bag and looked in|looked in the bag]. Twenty socks, and one of them had bristles[pet.dog: , and one was already in the mouth of {pet}[!pet.known: , {child’s} dog]]. “Well,” {elder.he} said, “[athlete: not even {athlete} needs as many as that. But ]at least nobody will have cold feet tonight. Come along, I’ll show you[friend:  both] your bed.”

# somebody-in-it
{Elder.short} opened the door of the little room. Then {elder.he} stopped. “Oh, {child}. I clean forgot. There’s somebody in it.”

The [us: comforter | quilt] was all lumps. [friend: {child} and {friend} lifted a corner each|{child} lifted one corner]. In the bed lay apples, red ones and green ones, all the way down from the pillow.

“They’re for the winter,” said {elder.short}. “And they mustn’t touch each other, not one of them. If they touch, and one goes brown, they all go brown. And there was such a lot of room in the bed.”

{child} counted them[school: , the way they do {at school}]. There were twenty-one.

“We’ll just have to find them somewhere else to sleep,” {child.he} said.

# bump
They tried the teacups. One apple in each cup, and nobody touched anybody. It was perfect.

“And what shall we drink our cocoa from?” asked [friend: {friend}|{elder.short}].

They took the apples out of the teacups.

They tried the windowsill. [pet.cat: But there sat {pet}, who gave the first apple a pat. It|But the first apple] rolled into the second, and the second rolled into the third, and bump, bump, bump, they all landed on the rug[pet.dog: , where {pet} was trying to have a sleepover of {pet.his} own].

# knock
They tried the bath. {child} put them in one by one, a long way apart. “Nobody touches anybody,” {child.he} told them, and the apples lay quite still. {child} [friend: and {friend} ]tiptoed to the door.

Then one of them started to roll. Then another one did. And knock, knock, knock, all twenty-one rolled down to the plughole and lay there in a heap.

“They’re cuddling,” said [friend: {friend}|{child}].

# another-day
Now it was getting dark. {Elder.short} looked at the bath, and at the bed, and at the clock.

“It’s no use, my love,” {elder.he} said. “I can’t put you[friend:  two] in the bath. We’d better ring [adult: {adult} | home] and have our sleepover another day.”

Another day! {child} didn’t say anything. {Child.He} went to get {child.his} bag[pet.cat: , where {pet} was lying already]. Then {child.he} went to get one apple, a little red one, because {child.he} wanted something of {elder.short’s} to take home. And so that it wouldn’t get bumped on the way, {child.he} put it into a sock.

# in-the-toe
It slid down, all the way to the toe. There it stayed. [pet.dog: Then {pet} took the sock by the top and walked off with it, nose in the air. And the apple|[pet.cat: {child} held the sock up by the top, and {pet} gave it a pat. The apple|{child} held the sock up by the top, and the apple]] swung to and fro, and touched nobody at all.

“{Elder.short},” said {child}. “Don’t ring! Have you got a washing line?”

# twenty-socks
{Elder.short} had a washing line, and pegs as well. They hung the line right across the little room[elder2: , and {elder2} tied the knots]. {child} took the toothbrush out of its sock. Then {child.he} put in the apples, one in each, [friend: {friend} handed up the socks, ]and {elder.short} pegged them up[music: , humming {music}]: a stripy one, a spotty one[sport:  that {child.he} liked to {play sport} in], one with a hole in it, so that the apple could look out. Twenty socks in a row, with a space in between.

“Nobody touches anybody,” said {child}[pet.dog / pet.cat: , mostly to {pet}].

“What a good thing somebody packed twenty socks,” said {elder.short}.

“I thought we might need them,” said {child}.

# the-last-one
There was one apple left. They looked at it. There was no sock for it anywhere.

So {elder.short} cut it in [friend: three|two], and they ate it[friend:  with their cocoa].

# busy
{child} brushed {child.his} teeth[friend: , and {friend} crept in at the bottom of the bed in pyjamas with feet]. For pyjamas [friend: {child}|{child.he}] had {elder.short’s} blue [us: sweater | jumper], which came down past {child.his} knees. Under it were ten bare toes[pet.dog: , and {pet} sniffed at every one].

“Are your feet cold?” asked {elder.short}.

“A bit,” said {child}. “All my socks are busy.”

Then {elder.short} sat down on the edge of the bed, pulled off {elder.his} own woolly socks and put them on {child}. They were still warm.

# nobody-touched-anybody
The bed was smooth and flat now, and it smelled of apples.[pet.other:  {child} would have to tell {pet} about it.] {Elder.short} put out the lamp.[friend:  {Friend} was asleep already.] Up on the line the socks swung to and fro, slower and slower, and then they hung still.[pet.dog:  Under all twenty slept {pet}.][pet.cat:  {Pet} slept in the empty bag.] Nobody touched anybody.

Only {elder.short}. {Elder.He} was holding {child’s} hand.

# @host
{elder’s}
## if elder2
{elder’s} and {elder2’s}
