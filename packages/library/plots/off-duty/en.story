title: Tell Him, {Pet}
title: A Telephone with Ears
title: Off Duty
guest osei: Mrs Osei (she), Mrs Boateng (she)
guest pike: Mr Pike (he), Mr Sallow (he)
guest grace: Grace (she), Winnie (she)
guest leonard: Leonard (he), Cyril (he)
guest lamb: Mrs Lamb (she), Mrs Farrow (she)

% {osei} is {grace}, {pike} is {leonard}: they say so for the first time in say-it-to-a-person. {osei} stands on the left of the dog.
% @a has tomatoes by the gate: {adult}, else the grandparent, else {lamb} from next door.

# day-off
{Osei} and {pike} had not spoken to each other for nine years. They spoke to {pet}.

“{Pet},” said {osei}, leaning on her fork, “kindly tell {pike} that his bucket is on my path.”

{Pet}, {child’s} {@dog}, had beautiful manners. {Pet.He} turned {pet.his} head and looked at {pike}.

“{Pet},” said {pike}, who was standing about as far away as the other end of a table, “tell {osei} it’s the bucket’s day off.”

{Pet} turned {pet.his} head and looked at {osei}.

{child} went on watering. {Child.He} had heard this every Saturday since March[sport: , except when {child.he} had to {play sport}].

# leeks
“{@Shes} their telephone,” said {@a-first}. “A telephone with ears.”

“But what did they fall out about?”

“Leeks. She told him his were small.”

“Were they?”

“Nobody’s ever dared to ask.”

# no-wider-than-a-bed
Between their two [us: gardens | allotments] ran a strip of ground no wider than a bed. For nine years it had grown nettles, because neither of them would say whose it was. Then, this spring, they had given it to {child}. It had taken {pet} a whole afternoon. Now twenty bean plants stood there in a row[school: , sown in paper cups {at school}], the first things {child} had ever grown, with {osei’s} beans on one side and {pike’s} on the other.

And tonight there was going to be a frost.

# frost
“In May!” said {osei’s} radio[music: , straight after {music}]. “[city: Even {in city}! ]So do look after your beans.” All over the [us: community garden | allotments] people were hurrying about with curtains and bath towels. Down by the gate, {@a} was putting {@his} tomatoes into a sleeping bag.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was zipping them in.][elder & adult:  {Elder} had [us: called | rung] twice to say how to do it[elder2: , and {elder2} once, to say not to listen].][elder2 & !adult:  {Elder2} thought they ought to have a pillow.] One cold night, and a bean is black by breakfast.

# half-each
“{Pet},” said {pike}, “tell {osei} I’ve got that big white sheet in my shed[athlete: , behind the picture of {athlete}].”

“{Pet}, tell {pike} that half of that sheet is mine.”

It was true. They had bought it together, ten years ago. It was long enough for a whole row of beans and wide enough for three. But it needed three people: one at each edge, to hold it high, and one in the middle to unroll it. The middle was {child’s}. Nobody else was allowed to tread there.

# crick
{child} took hold of the roll. {Pike} took his edge and {osei} took hers.

“{Pet}, ask {osei} if she’s ready.”

{Pet} looked left.

“{Pet}, ask {pike} what he thinks I’m standing here for.”

{Pet} looked right.

“{Pet}, tell her to lift, then.”

{Pet} looked left. But by the time {pet.he} had, {pike} had lifted and {osei} hadn’t. The sheet slid sideways, and caught, and dragged.

Crick.

It was the first bean in {child’s} row. It hung over like a broken umbrella.

“{Pet}, tell him that was his side!”

“{Pet}, tell her it was not!”

“Stop it,” said {child}. But {child.he} had said it to two people who were busy talking to a dog.
## or
{child} took hold of the roll. {Pike} took his edge and {osei} took hers.

“{Pet}, tell {osei} she’s too far forward.”

{Pet} looked left.

“{Pet}, tell {pike} I’m nothing of the kind. He’s too far back.”

{Pet} looked right.

“{Pet}, tell her to stay where she is, then, and I’ll come up.”

{Pet} looked left. But by the time {pet.he} had, {osei} had gone back and {pike} had gone forward. The sheet slid sideways, and caught, and dragged.

Crick.

It was the first bean in {child’s} row. It hung over like a broken umbrella.

“{Pet}, tell him he moved!”

“{Pet}, tell her so did she!”

“Stop it,” said {child}. But {child.he} had said it to two people who were busy talking to a dog.

# its-the-telephone
The sun was down behind the sheds. {child} could see {child.his} own breath. And {child.he} could see {pet}, who had been sitting on that path since two o’clock, looking left, looking right, left, right, and trying so hard to be polite to everyone.

There’s nothing wrong with the sheet, thought {child}. It’s the telephone.

“{Pet},” {child.he} said. “Come.”

“{Pet}, stay, there’s a good [pet.she: girl | [pet.he: boy | dog]],” said {osei}, and held out a biscuit.

“{Pet}! Here!” said {pike}, and held out two.

{Pet} looked left. {Pet} looked right. Then {pet.he} got up, shook {pet.himself} from nose to tail, walked over to {child} and lay down behind {child.him}, facing the other way.

# say-it-to-a-person
“{Pet}, tell him –” said {osei}, and stopped. There was nothing on the path but path.

“{@Shes} off duty,” said {child}. {Child.His} voice shook a bit, but {child.he} went on. “I’ll unroll it when somebody says go. I don’t mind which of you. But you’ll have to say it to a person.”

Nobody spoke. {Pike} looked at his boots. {Osei} looked at the sheet. Nine years is a lot of quiet, and you could see them both hunting about in it for somewhere to begin.

“{Leonard},” said {osei} at last. It came out rusty. “Have you got your edge?”

“I’ve got it, {grace},” said {pike}, and coughed for quite some time.

“Then lift.”

“Lifting.”

“Go,” they both said.

# unrolling
And {child} went, backwards, down the row, unrolling.

“Mind the cane, {leonard}.”

“I see it. You’re a bit low.”

“Am I? There.”

“There.”

The sheet came down over all three rows as softly as snow. They weighed the edges down with stones, and when there was one stone too few, {osei} fetched the bucket.

{Pike} tied {child’s} bean to a [us: Popsicle | lolly] stick. “Only bent,” he said. “They mend.”

# tiny
It was almost dark.

“Those leeks,” said {osei}.

{child} held {child.his} breath.

“They were small.”

“{Grace},” said {pike}, “they were tiny. I’d been hoping nobody would notice.”

And {osei} laughed so loudly that {pet} lifted {pet.his} head, to see which of them wanted {pet.him}. Neither of them did. {Pet.He} put it down again.

# good-night-beans
At home {child} lay by the window, where the stars were very sharp and clear. Out there, under one white sheet, lay three rows of beans, side by side, and warm enough.

“{Pet},” {child.he} whispered, “tell the beans good night.”

But {pet} was off duty, and fast asleep on the rug. So {child} told them {child.himself}, and put out the light.

# @dog
dog
## if breed
{breed}

# @Shes
{Pet’s}
## if pet.he
He’s
## if pet.she
She’s

# @a
{lamb}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{lamb} from next door, who had brought {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
