title: Not Fussed
title: There Were Olives
title: The People Upstairs
guest elder: Gran (she), Nan (she)
guest friend: Noor (she), Priya (she)
guest jean: Jean (she), Maureen (she)

% The host is the grandparent who is ticked, else Gran. A second grandparent is away, and is the one on the telephone (@jean). “Not fussed” is a lie every time but the last. The dog or the cat is the only one who says from the beginning what it wants; the friend has sent along an enemy.

# there-were-olives
{child} had been looking forward to the sleepover at {elder’s} for six weeks, and within ten minutes {child.he} knew that something had gone horribly wrong.

There were olives.

They were in a blue dish on the kitchen table, with small sticks. And that was all. There was nothing else on the table, and nothing over it.

# under-the-table
Always, ever since {child} was three, there had been a sheet over that table, right down to the floor, with pegs, and under the sheet was the den. The two of them slept in it, on every cushion in the house. They had a [us: flashlight | torch]. They had a bag of alphabet [us: cookies | biscuits], with which they spelled the names of their enemies, and then ate them. [friend: This year [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] had sent an enemy along too, a bus driver. ]And {elder.short} did the voices of the people upstairs. There were no people upstairs, only a bathroom, and that was what made it good.[elder2:  And {elder2} was always away on those nights, so as to get some sleep.]

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] went straight in under the table and lay down to wait for the walls.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] who always came too, went straight in under the table and sat down to wait for the walls.

]

# olive
“You’re {age} now,” said {elder.short}, rather brightly. “I thought we’d do it properly. Olive?”

“Great,” said {child}, who thought an olive tasted like a swimming pool. “Are we not doing the den?”

{child} said it as if it were nothing. So {elder.short} answered as if it were nothing.

“Oh, you won’t want to be scrabbling about on a floor. I’ve made up the spare room. Unless you’re keen?”

There was a gap after that, just big enough for a yes. But who, at {age}, is keen on sleeping under a table?[school:  There wasn’t anybody {at school} who would own up to it.]

“I’m not fussed,” said {child}.

“No,” said {elder.short}. “I’m not fussed either.” And {elder.he} ate an olive very fast, without chewing[pet.dog / pet.cat: , while {pet} watched].

# ith-nithe
It got worse. [sport:{Elder.short} asked sensible questions about {sport}, as if they had met on a train. ][athlete:{Elder.He} had read up on {athlete}. ][music:{Elder.He} had found {music}, and nodded along to it with both eyes shut. ]There was a film about a Danish lighthouse, in Danish. There were [us: face masks | face packs], made of charcoal, which {elder.short} had bought specially, and which set like [us: asphalt | tarmac]. They sat at either end of the sofa, as black as two chimney sweeps, unable to move their mouths.

“Thith ith nithe,” said {elder.short}.

“Yeth,” said {child}.

“We can thtop if you like.”

“I’m not futhed.”

# ringing-noor
{child’s} [us: face mask | face pack] came off with hot water, and took most of an eyebrow with it. Then {child} shut the door of the spare room and rang {friend}[city: , at home in {city}][pet.other: , who was minding {pet}].

[friend: “Have you eaten my bus driver?” said {friend}.

“There are only olives.[pet.dog / pet.cat:  {Pet} is under the table, waiting.]”

“Just say you want the den.[pet.dog / pet.cat:  {Pet} has.]” | “Just say you want the den,” said {friend}.]

“I can’t. {Elder.short} has gone to all this trouble. {Elder.He} thinks I’m sophisticated.”

“{Elder.He} has met you, though.”

“{Elder.He} doesn’t want to do it any more, {friend}. {Elder.He} has got a bad hip. {Elder.He} was probably counting the days till I grew out of it.”

“Did {elder.he} say that?”

“{Elder.He} wasn’t fussed.”

“And what did you say?”

{child} didn’t answer.

“You two,” said {friend}, “are so alike it’s actually painful,” and rang off[!friend:  to go and have a bath].

# quite-small
At half past nine {child} went along the landing to clean {child.his} teeth. {Elder.short} was on the telephone downstairs, and the voice came up quite clearly.

“No, ever so polite. That’s how I know. Couldn’t wait to get up to that room … No, {@jean}. No, I don’t think {child.he} will ask to come again. It was bound to stop one day.[pet.dog / pet.cat:  Only nobody’s told {pet}.]” Then there was a pause. “Well, I’m not fussed,” said {elder.short}, in a voice that {child} had never heard before. It was quite small.

{child} stood there with the toothbrush in {child.his} mouth until the foam ran down {child.his} wrist.

# twelve-times
{Child.He} got into bed. The sheets were ironed, and the room had a carafe in it[pet.dog / pet.cat:  and no {pet}]. {child} turned over twelve times. {Child.He} heard the stairs creak, and supposed it was {elder.short} going to bed. {Child.He} thought of walking into the kitchen next year and the year after that, being polite to olives[friend: , while {friend’s} bus driver went free].

At last {child} got up. If {child.he} put the den up now, without any help, then in the morning {elder.short} would come down and there it would be, and nobody would have to say a word. {Child.He} bundled up the [us: comforter | duvet] and both pillows, put the [us: flashlight | torch] between {child.his} teeth, and felt {child.his} way downstairs in the dark.

# under-it
In the kitchen there was a light on. It was under the table.

The sheet was up, right down to the floor, with all its pegs. Something inside it was crunching.

{child} lifted the edge.

There was {elder.short}, in {elder.his} pyjamas, lying on every cushion in the house, with a [us: flashlight | torch] and a bag of alphabet [us: cookies | biscuits][pet.dog / pet.cat:  and {pet}]. {Elder.He} had still not got the [us: face mask | face pack] off. Out of all that black two eyes looked up, extremely round.

Neither of them spoke.

“I was seeing to this table,” said {elder.short}. “It wobbles.”[pet.dog:  {Pet’s} tail thumped the leg. It stood like a rock.][pet.cat:  {Pet} leaned on the leg. It stood like a rock.]

“I came down for a drink of water,” said {child}.

“With a [us: comforter | duvet]?”

“It’s cold in the kitchen.”

# fussed
They looked at each other. {Elder.short} offered the bag. {child} put in a hand and drew out an F, and held on to it, because {child.his} heart was going like anything, and the gap was there again, and this time {child.he} {child.was} not going to let it close.

“{Elder.short},” {child.he} said. “I’m fussed.”

Nothing moved in the black face but the chin.

“Are you?”

“I’m really fussed. I’ve been fussed all day. I hate olives.”

“They’re terrible,” said {elder.short}. “I’ve been putting mine in the fern.” A crack ran slowly across one cheek, and then another, because {elder.he} was smiling, and bits of charcoal dropped off on to the pillow. “I’m so fussed I came down in the dark with a bad hip. Mind the pegs, now. Get in.”

# the-rest-of-the-enemies
{child} fetched a warm [us: washcloth | flannel] first. Then {child.he} got in, and by torchlight, a little at a time, {child.he} washed {elder.short’s} face until it was all there. They ate [friend: {friend’s} bus driver, and then ]what was left of their enemies, letter by letter. Overhead, the people upstairs had started moving a piano, and had a good deal to say about it.

“Next time …” said {elder.short}, when the [us: flashlight | torch] was out.

“Yes,” said {child}.

# budge-up
The cushions slid, as they always had, and the two of them slid into the middle[pet.dog / pet.cat:  on either side of {pet}] and took hold of each other.

“Budge up,” said {elder.short}. But {elder.he} didn’t let go, and neither did {child}.

# @jean
{jean}
## if elder2
{elder2.short}
