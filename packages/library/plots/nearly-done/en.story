title: Nearly Done
title: How Nearly?
title: Whose Birthday Was It?
guest friend: Casper (he), Leopold (he)
guest dentist: Dr Pell (she), Dr Marsh (she)
guest nurse: Mr Bright (he), Mr Lamb (he)

% {friend} is the ticked friend, or a boy of the class. The numb lip: f for p and b, n for m, th for s. The tune is hummed by {dentist}, then by {child}, then by {friend}, with {child} at the end.

# hand-up
“Nearly done,” said the dentist, and {child} put {child.his} hand up, because they hadn’t started.

That was the arrangement. If {child} put {child.his} hand up, {dentist} had to stop, whatever she was doing. So far all she was doing was putting on her gloves.

“Yes, {child}?”

“You said nearly done,” said {child}. “You haven’t done anything.”

“No,” said {dentist}. “It’s just something I say. It makes people feel better.”

“It makes me feel worse,” said {child}. “Now I don’t know what it means.”

# how-long
{child} was {age}, {child.he} had a hole in a tooth at the back, and today it was going to be filled. {Child.He} didn’t mind things as long as {child.he} knew how long they were, and nobody would tell {child.him} that.[sport:  Anybody can {play sport}, if they know when it stops.][pet:  {Pet}[pet.dog:  the dog][pet.cat:  the cat] never knew how long anything was, and you should have seen {pet.him} at the vet’s.] And out in the waiting room, of all people, sat {@friend}. {Friend} had told the whole class[school:  {at school}] that there was nothing {friend.he} {friend.was} scared of.

The chair hummed, and {child} went slowly backwards until there was only ceiling[athlete: , with {athlete} on it, on a poster].

# how-nearly
{dentist} rubbed on some jelly that tasted of bananas. Then there was a pinch, a real one, and {child’s} toes curled up in {child.his} shoes.

“Nearly done,” said {dentist}.

Up went the hand.

“How nearly?”

{dentist} looked at {nurse}, the nurse. {nurse} looked at the sink.

“Nobody’s ever asked me that,” said {dentist}.[city:  “Not in the whole of {city}.”] She thought about it properly. “All right. When I say nearly done, I mean as long as it takes to hum Happy Birthday. Slowly. Would that do?”

[music: {nurse} suggested {music}. “Too long,” said {dentist}.

]“Thank you,” said {child}. “[music: Happy Birthday|That] would do very well.”

# hummed-it
{child’s} lip grew fat and far away, like somebody else’s lip. Then the drill began. It didn’t hurt. But it was loud, and it buzzed in {child.his} eyebrows, and {child.his} mouth was open so wide that it seemed to be most of {child.him}.

“Nearly done,” said {dentist}, and kept her word, and hummed. She hummed it slowly, right through to the end.

The drill went on. It went on after the last note, and it went on some more.

Up went the hand. The drill stopped.

“You thaid!” said {child}, as well as {child.he} could with that lip. {Child.His} eyes were stinging. “You thaid Haffy Birfday!”

“I know I did, and I’m sorry. It was a bit deeper than I thought. It really is nearly …”

“No!” said {child}. {Child.He} shut {child.his} mouth, and put both hands over it.

# both-hands
It was very quiet.

“{child},” said {dentist}, “I can’t leave it like that. It’ll only ache.”

{child} knew that. But you can’t lie there with your mouth open, waiting for a nearly that goes on as long as it likes.

# the-mask
{dentist} pulled down her mask. Without it she was just a person, with a red mark across her nose.

“I’ll tell you something,” she said. “I don’t like it either, this part. Everyone lies there being so brave, and I want it to be over. I say nearly done to cheer myself up.”

{child} considered her for a while over the tops of {child.his} fingers.

Then {child.he} took {child.his} hands away.

# in-charge
“I’ll hum,” {child.he} said. It came out as I’ll hun, but {dentist} understood. “You only do it while I’m humming. When I stop, you stop.”

“You’re in charge?”

“Yeth.”

“It’s a deal,” said {dentist}.

# a-bit-more
You can hum with your mouth wide open; it comes out through your nose. {child} breathed in, and began, and the drill began too. It was quite different. The buzz was still there, but now it was only keeping {child’s} tune company. {Child.He} could stop it any time {child.he} wanted. Near the end {child.he} looked up, and saw {dentist’s} eyes over the mask, trying so hard to be in time.

She isn’t going to make it, thought {child}. She needs a bit more.

# the-last-note
So when it came to the last note {child} held it, and held it. {Child.He} held it until {child.his} ears rang and {nurse} stared. {Child.He} held it until there was no breath left in the whole of {child}, and just as the last thread of it ran out, the drill stopped, all by itself.

# done
“Done,” said {dentist}.

“Nearly?” said {child}.

“No. Done. There’s only the filling to pop in, and that doesn’t even buzz. Thank you for the last bit.”

“You’re welcun,” said {child}.

# whose-birthday
When {child} came out, {friend} was on the edge of {friend.his} seat[friend: | , next to his gran]. {Friend} was the colour of milk.

“Whose birthday was it?” {friend.he} said.

“Mine,” said {child}. “You can haff it next.” And {child.he} leaned close, because of the lip, and told {friend} everything: the bananas, the pinch, the hand, and who was to do the humming.

# the-wall
In went {friend}. {child} had {child.his} coat on[elder & adult: , which {elder}[elder2:  and {elder2}] had looked after]. But {@m} still had the next appointment to write down, and so {child} sat by the wall and listened. For a long time there was nothing. Then it began, very small and very wobbly. Happy birthday to you. It got to the last line and started to fade.

{child} put {child.his} mouth close to the wall and hummed it for {friend.him}, good and loud, all the way to the end.

“Nearly done, {friend},” {child.he} said.

# @friend
{friend}, from {child’s} own class
## if friend
{friend}, {child’s} best friend

# @m
the lady at the desk
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @song
{music}
