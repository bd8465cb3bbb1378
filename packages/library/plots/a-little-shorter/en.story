title: A Little Shorter
title: The Scissors That Listened
title: Snip, Said the Scissors
guest elder: Brenda (she), Doreen (she), Maureen (she)

% Rule: the scissors take a bit off whatever is talked about. Once they have had their hair, they give the rest back.
% Whoever came along (@a): {adult}, else the grandparent, else a neighbour.

# the-chair
“Just a little shorter,” said {@a-first}.

{child} was at the hairdresser’s[city:  {in city}], [!short: in the big chair, ]with a cape tied round {child.his} neck. But {child.he} didn’t want {child.his} hair cut. “I made this hair myself,” {child.he} said. “All the way out to the ends.”

“Very nice work,” said the hairdresser, and took out the scissors. “But you want to watch these. They listen. They take a bit off whatever you’re talking about.”

“What’s your name?” asked {child}.

“Margaret,” said the hairdresser.

Snip, went the scissors.

“Meg,” said the hairdresser. “[!short: There, you see? ]Now I’m a little shorter.[short:  But once they’ve had their hair, they give everything back. |”

“Don’t you get it back?”

“Oh yes, as soon as you’re finished. Hair’s what they really want. Once they’ve had their hair, they give back all the rest. ]So you and I are going to talk about hair.”

But {child} wasn’t planning to talk about hair at all.

# the-way-home
“It’s such a long way home,” {child.he} said.

Snip!

Outside the window, the street gave a hop. There was {child’s} own front door, straight across the road.

“Well, that’s handy,” said {@a} from the waiting chair, and turned a page of the magazine.

{child} felt {child.his} head. Not one hair was missing. [!short: This was going very well.]

[!short: “I’ve got to tidy my room,” {child.he} said.

Snip! Now {child.he} only had to pick up one sock.

][school: “And I’ve got {school} tomorrow.”

Snip! Now there was nothing left of it but [us: recess | playtime].

][friend: “Say broccoli,” whispered {friend}[!friend.known: , {child’s} best friend,] from the next chair.

“Broccoli,” said {child}. Snip! Now there was only one piece left in the whole country.

][adult & elder: “And {elder.short} talks for such a long time on the phone,” said {child}.

Snip! {Adult’s} phone rang. “Hello, it’s {elder}[elder2:  and {elder2}], bye,” it said.

][!adult & elder2: “And {elder2.short} talks for such a long time on the phone,” said {child}.

Snip! {Elder.short’s} phone rang. “Hello, it’s {elder2}, bye,” it said.

][music: Then {@song} came on the radio. “I love this one,” said {child}. Snip! And that was the end of it.

]
# who-came-along
[!short: Meg combed. ]“And who have you brought along with you today?” [short: asked Meg. | she asked, because she wasn’t thinking.]

“{@A},” said {child}[!short: , who wasn’t thinking either].

Snip!

The magazine fell flat on the seat. [!short: Something moved about underneath it. ]Out came {@a}, no bigger than a comb.

“This,” said {@a}, in a very tiny voice, “is not so handy.”

# very-small
{child} was so frightened that {child.his} tummy went cold. [!short: {child.He} had wanted a shorter way home. ]{child.He} hadn’t wanted a shorter {@a}!

Meg picked {@a} up between two fingers, and set {@a} down in {child’s} lap.

[!short: “I’m sorry,” whispered {child}. “I never meant …”

]“Shh!” said {@a}, and took hold of {child’s} thumb with both arms. “Don’t talk about me!”

Meg folded both hands round the scissors[!short: , so that they couldn’t hear]. “Once more, and there will be nothing left,” she whispered. “Now you can only talk about hair. Nothing but hair, right to the end.”

[!short: {child} looked in the mirror. There {child.he} sat, with all {child.his} hair. And there sat {@a}, being afraid. {child} had never been the big one before.

]{child} put one finger round the tiny hand[!short: , and sat up very straight].

# only-hair
“My hair,” said {child}.

Snip, went the scissors, and the first of it fell.

“That bit there always gets in my mouth.”

Snip.

“That bit sticks straight up when I wake, and nobody knows why.”

Snip.

{@A} was as big as a doll already. [pet.dog: Outside the door {pet} barked. But {child} didn’t say a word about {pet.him}, because {pet.his} legs were fine as they were. ][pet.cat / pet.other: {child} happened to think of {pet}. But {child.he} didn’t say a word, because {pet} was fine the way {pet.he} looked. ][sport: “And do you like to …” Meg began. {child} shook {child.his} head at her. {child.He} wanted to {play sport} at full length. ][athlete: There was a picture of {athlete} on the wall, exactly the right size. {child} looked the other way. ][friend: {Friend} put both hands over {friend.his} own mouth, to be safe. ]

[short: “This hair here is called Colin,” said {child}. “Hair, hair, hair!” | “The hair behind my ears tickles,” said {child}. “The hair on my neck is hot. This hair here is called Colin. Hair, hair, hair!”]

Snip, snip, snip!

[!short: And {@a} grew. ][!short: {@A} was as big as a pillow. ]{@A} was as big as a suitcase. And when the last hair fell, {@a} was {@a} again, full length, and sitting in {child’s} lap, under the cape, with both legs hanging over the arm of the chair.

“Oh,” said {@a}.

“You’re as heavy as a sofa,” said {child}[!short: , because now that was safe to say]. And they began to laugh[!short: , until the whole chair went round].

# the-long-way
“Finished,” said the hairdresser. “Margaret,” she added, very slowly, enjoying all of it.

Outside the window, [!short: the front door had gone back where it belonged. The whole of the long way home was there again. | there was the whole of the long way home again.]

So they walked it, hand in hand[!short: , with a nice cool breeze on the back of {child’s} neck]. [!short: {child.He} talked the whole way, about everything {child.he} had been saving up, [pet: {pet} and ][athlete: {athlete} and ][friend: {friend} and ][school: {school} and ][sport: how to {play sport}, and ]mostly {@a}.][music:  Then they sang {@song}, right to the end.]

# a-long-one
When they got home, {@a} stroked what was left of the hair. “Just a little shorter,” said {@a}. “Just right.”

Then they had a hug. It was a very long one.

They didn’t talk about it.

# @a
{elder.short}
## if adult
{adult}

# @a-first
{elder} from next door, who had come along
## if elder & !adult
{elder}
## if adult
{adult}

# @song
{music}
