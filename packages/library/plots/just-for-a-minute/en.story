title: Just for a Minute
title: Sir Roland and the Handbag
title: I Said I’d Watch It
guest knight: Sir Roland (he), Sir Osbert (he)
guest dog: Susan (she), Brenda (she)
guest minder: Nina (she), Tess (she)

% Whoever has brought the child to the fair (@m): {adult}, else the elder, else {minder}. The knight’s visor is stuck.

# a-handbag
{child} had come to the castle fair[city:  outside {city}] to see the knight, and at last {child.he} had found him. He was in full [us: armor | armour], from the spikes on his boots to the plume on his helmet. He was standing behind the tea tent, next to a handbag.

“Are you {knight}?” said {child}. “They’re calling for you. The joust starts at three.”

“I know,” said the helmet sadly. “I can’t come. A lady asked me to watch her bag. Just for a minute, she said.”

“When was that?”

“Ten o’clock.”

{child} looked at the bag. It was brown, with a bent clasp. “Couldn’t you just leave it?”

“I said I’d watch it,” said {knight}. “So I’m watching it.”

# chips
He didn’t say it as a joke. {child} had once met a pirate who kept looking at his phone. This one was real. Something in {child’s} chest stood up straight.

“Have you had any lunch?” said {child}.

The visor had been stuck since Easter. So {child} bought [us: fries | chips] and posted them through the slot, one by one, and {knight} told {child.him} which were the best. Every few minutes the loudspeaker said, “Would {knight} please come to the field,” and each time the plume shook, and the knight stayed where he was.

“What’s it like, jousting?” said {child}.[sport:  “Is it like when you {play sport}?”]

“It’s the only thing I’m any good at,” said {knight}. “All week I’m in the wrong place, saying the wrong thing. Then I get on the horse.” He sighed, and a bit of [us: fry | chip] flew out. “It’s once a year.”

From the field came the sound of five hundred people stamping their feet[friend: , and one of them was {Friend}[!friend.known: , {child’s} best friend,] who was keeping a place in the front row].

# properly
“I could watch it,” said {child}.

The helmet turned [us: around | round]. There were two eyes in the slot, very blue.

“It’d have to be properly,” said {knight}. “Not looking at other things.”[school:  {child} had been told that {at school}, but never by a knight.]

“I said I’d watch it,” said {child}. “So I will.”

# the-nose
It cost {child} something. The joust was what {child.he} had come for. {Child.He} stood with {child.his} back to the field, and heard the trumpets[music:  playing {music}], and the hooves starting up, and the crowd go ooh; and {child.he} looked at the bag. {Child.He} looked at the clasp and the handles. {Child.He} looked so hard that when the nose came, {child.he} saw it at once.

It came from under the tea tent, wet and black. After it came a head, and the head was the size of a bucket[pet: , and nothing at all like {Pet’s}]. It smelled the bag all over. Then, very gently, it picked it up.

“Drop it!” said {child}.

# a-game
The dog began to walk. {child} grabbed the one handle it hadn’t got. The dog looked [us: around | round], saw that it was a game, and ran.

{child} did not let go. {Child.He} went through the tea tent on {child.his} heels, and then, after the cake stall, on {child.his} stomach. {Child.He} went under a table of vicars. {Child.He} went between two falconers and once [us: around | round] the well[elder: , and past {elder}[elder2:  and {elder2}] with a scone[elder2:  each]]. There was grass in {child.his} teeth. {Child.His} arms were coming out like drawers. {Child.He} held on with both hands.

“{knight}!” {child.he} yelled.

# the-charge
Out on the field, the knight was at full gallop, with his lance down and his rival straight ahead. It was going to be the best charge of his life.

Then the helmet turned. Along the top of the bank came a dog, a handbag and {child}, in that order.

Five hundred people watched the black horse swing [us: around | round]. It left the field altogether. It came up the bank like thunder, with its mane flying and bells on its bridle, and the great striped lance pointing straight at a large surprised dog called {dog}.

{Dog} sat down. She opened her mouth, and the bag fell out into {child’s} lap.

# got-it
“I’ve got it,” said {child}, when {child.he} could. “I only shut my eyes for the vicars.”

{knight} got off his horse. In front of everybody, he went down on one knee, which took a while and squeaked. “I never knew anyone hold on like that,” he said.[athlete:  “Not even {athlete}.”]

# marmalade
“There it is!” cried a voice. A very old lady was hurrying along the bank. “My bag! Oh, I’d clean forgotten where I left it. I sat down to watch the ferrets, and I dropped off. You haven’t been minding it all this time?”

“You asked me to,” said {knight}.

She opened the clasp with shaking hands. Inside, wrapped in a scarf, there was nothing but a jar of marmalade. It wasn’t even cracked.

“It’s my sister’s,” she said. “It’s the last one she made before she moved to Australia. I can’t seem to eat it and I can’t seem to leave it at home.” She held it against her coat. “Thank you for taking the trouble.”

# at-five
They ran the joust again, at five. [friend: {Friend} still had the place. ]{child} stood in the front row, with grass on {child.his} chin, and saw every bit.

# watching-you
And afterwards, when the tents were down and the long light lay across the field, {child} sat on the castle steps with {child.his} legs aching. {@M} had gone to fetch the car. It was getting chilly. Something clanked, and {knight} let himself down on the step beside {child.him}, joint by joint, and put his cloak [us: around | round] them both.

“Haven’t you got to go?” said {child}.

“I was asked to watch you,” said {knight}. “Just for a minute.” He folded his iron hands. “So I’m watching you.”

# @song
{music}

# @m
{minder}, who had brought {child.him},
## if adult
{adult}
## if elder & !adult
{elder.short}
