title: Can You Touch the Bottom?
title: Right Foot, Right Foot
title: One of Us Is the Bottom
guest dagny: Dorothea (she), Winifred (she)
guest host: Mrs Penrose (she), Mrs Tully (she)

% “Can you touch the bottom?” is shouted every morning, and asked at last by whoever floats. Both hop on one leg. Who sits on the jetty (@A):
% the grandparent, else {adult}, else {host} from next door. No tide: the trails are this morning’s. A dog swims, and wants the cap; a cat looks down.

# the-sea
The sea lay right in front of {child}, big and bright, all the way to the sky. {Child.He} had wanted the sea for years, and now they had [us: rented a cabin | taken a cottage] there for two weeks. The only thing was, {child} couldn’t swim.

Nobody knew[city: , here or in {city}][pet.other: . Only {pet} did, and {pet} wasn’t telling]. [friend: {Friend}[!friend.known: , {child’s} best friend,] who had come too, had asked once, and {child} had said yes. | When you’re {age}, people stop asking.][school / elder:  Whenever they had swimming[school:  {at school}], {child.he} had a sore throat.[elder:  Then {elder}[elder2:  and {elder2}] would come with honey.]] {child} had worked out a way. {Child.He} went in up to the chest, leaned forward and swam with both arms, and down below, where nobody could see, {child.he} hopped on one leg, the right.[pet.dog:  Only {pet}[!pet.known: , {child’s} dog,] who swam alongside, knew it.][pet.cat:  Only {pet}[!pet.known: , {child’s} cat,] who lay on the [us: dock | jetty] and stared straight down, knew it.][athlete:  Not even {athlete} could have hopped that far.]

# yellow-cap
The only other person in so early was {dagny}. She was [friend / elder / pet.dog / pet.cat: seventy-eight|seventy-eight and lived by the beach], and every morning she swam up and down along the rope in a yellow bathing cap, chin in the air, like a queen[music: , humming {music}].[pet.dog:  {Pet} wanted that cap.]

“Can you touch the bottom?” she shouted on the first day.

“Not me!” shouted {child}, hopping. “Can you?”

“Me?” said {dagny}. “Not for years!”

So it went, every morning. {child} and the yellow cap met at the rope, and whoever got there first shouted.[friend:  {Friend} sat on the [us: dock | jetty] in [us: pajamas | pyjamas] and counted the lengths.]

“Can you touch the bottom?”

“Not a chance!”

# salt
They got on very well, and agreed about hardly anything[sport: , not even whether you should swim or {play sport} before breakfast]. {child} thought the sea was for looking at. {dagny} thought it was for being in.

“The sea holds you up,” said {dagny}. “It’s the salt. You just lie down.”

“Why don’t you, then?”

“Why don’t you?”

“I’m not tired,” said {child}.

# the-raft
On the eighth day {dagny} pointed at the raft, anchored a long way out, where it was deep.

“Tomorrow we’ll swim there,” she said. “You and me.”

“All right,” said {child’s} mouth. The rest of {child.him} went cold.

That night {child.he} lay awake. [friend & !pet.dog & !pet.cat & !elder: “All that way!” {friend} had whispered from the next bed. ]{Child.He} could say it was a sore throat.[elder:  But then {elder.short} would come with honey.] {Child.He} could say it was a sore leg, the right one, and that was actually true.

# two-trails
In the morning there was no wind at all. Not a ripple. You could see every grain of sand on the bottom. {@A} sat on the [us: dock | jetty] with a book, as usual, and {child} hopped out along the rope, but not very fast.[pet.cat:  {Pet} hung over the edge, and for once {child} looked straight down.] Then {child.he} saw it.

A trail ran through the sand, and {child} had made it, hopping. Right foot, right foot, right foot, the whole way out, as plain as in snow. Anybody could see it. Other mornings the sea had swept up after {child.him}. Today it hadn’t swept a thing.

[pet.dog & !friend / pet.dog & !elder: On the [us: dock | jetty] {pet} barked. ]There was a splash. Here came the yellow cap. {child} kicked up sand in great clouds, but too late. {dagny} had stopped, and was staring straight down, red in the face.

And now {child} saw that there were two trails. One was {child’s}. The other ran close beside it, made by a bigger foot with crooked toes. Left foot, left foot, left foot, the whole way.

# seventy-years
Neither of them spoke for a long time.[pet.cat:  {Pet} washed a paw.]

“You hop on your right,” said {dagny}.

“You hop on your left,” said {child}.

“Seventy years,” said {dagny}. “When I was little I told everybody I could. And then I couldn’t take it back.”

[friend: “I told {friend},” said {child}. “But what about the raft? | “But what about the raft?” said {child}. “]What were you going to do?”

“I was going to have a sore throat.”

Then {child} began to laugh, and {dagny} laughed until her cap slid over one eye.[pet.dog:  {Pet} jumped in after it.] [friend: {Friend} ran|{@A2} shut the book and came] out along the [us: dock | jetty] to see what was so funny.[friend: 

“Somebody’s been hopping,” said {friend}.

“Me,” said {child}. “I can’t swim.”

“All that way?” said {friend}. “On one leg?”]

# it-lies
When they had finished[friend:  laughing], they stood there up to their waists in water and didn’t know what to do with themselves.

“It holds you up, or so they say,” said {dagny}.

“Let’s see it try, then,” said {child}.

{Child.He} lay back. For one second it was wonderful. Then {child.he} got scared and folded up in the middle and sank like a stone, bottom first, and the sea went up {child.his} nose. {Child.He} came up coughing.

“It doesn’t hold you up at all!” {child.he} shouted, and hit the water. “It’s a liar!”

“Yes,” said {dagny} quietly. “I thought as much.” She pulled off her cap. Her hair was white and thin, and she began to wade ashore.

{child} watched her go. From behind, {dagny} looked much smaller. Was she going home to have a sore throat for the rest of her life?

# one-is-the-bottom
“Wait!” shouted {child}. “We’ll take turns! One of us floats, and one of us is the bottom!”

{dagny} turned round.

“Is the bottom?”

“Like this,” said {child}. {Child.He} planted both feet and held out both arms under the water, palms up. “I stand here. I don’t go anywhere.”

It was a while before {dagny} came.[pet.dog:  She gave {pet} the cap.] She sat down in the water as if it were an armchair, leaned back and screwed up her eyes. {child} had one hand under her neck and one under her back. At first she was heavy. Then she let go of her shoulders. Then she let go of her stomach. And {child} felt the sea come and take hold, from underneath, gently, until {dagny} weighed next to nothing.

# taking-turns
Then they swapped. {child} lay with both ears under water and heard tiny clicks from far out. {Child.He} let go of {child.his} shoulders. {Child.He} let go of {child.his} stomach. Nothing sank. Under {child.him} were two old hands, and under them the whole sea.

They swapped again and again.[friend:  {Friend} had two turns, in [us: pajamas | pyjamas].] {@A2} sat on the edge now, feet in the water[elder:  and honey in {elder.his} lap].[pet.cat:  {Pet} was asleep on the book.][pet.dog:  {Pet} had the cap between {pet.his} paws.] The day grew warm, and the raft had to manage without them.

# you-float
At last it was {dagny’s} turn again, her hair like a white wreath on the water. She yawned.

“{child},” she said, without opening her eyes. “Can you touch the bottom?”

“Yes,” said {child}. {Child.He} stood on both feet and held her. “I can touch the bottom. You just float.”

# @A
{host} from next door
## if adult & !elder
{Adult}
## if elder
{Elder}

# @A2
{host}
## if adult & !elder
{Adult}
## if elder
{Elder.short}
