title: Toot for the Princess
title: Tootle-oo!
title: A Sort of Door
guest princess: Petronella (she), Leopoldina (she)
guest sune: Sid (he), Alf (he)
guest kicki: Kim (she), Robyn (she)

% The princess is the child’s age. A friend who is ticked is jumping in there already.

# at-the-door
{child} was starting gym club[city:  {in city}], and didn’t want to go in. And there was a princess outside the door, in the way.

She was a real one. She had a golden crown, and gym shoes, and a chauffeur called {sune}.

“Aren’t you going in?” said {child}.

“Yes,” said the princess. “But nobody’s tooting.”

“Tooting?”

“They toot for me at home, in the castle. I don’t go through any door without a toot.”

{sune} sighed. “She’s been standing here since nine o’clock,” he said. “And I haven’t got a trumpet.”

# first-toot
{child} looked at the door. There were lots and lots of children in there, and {child.he} [friend: hardly knew any of them|didn’t know a single one]. It would be so nice to go in without anyone seeing.

{Child.He} rolled up {child.his} hand in front of {child.his} mouth.

“Tootle-oo!” tooted {child}. “Here comes… what’s your name?”

“Princess {princess}.”

“Tootle-oo! Here comes Princess {princess}!”

And in went the princess, with her nose in the air. {child} slipped in after her, behind her dress. Nobody saw[friend: , not even {friend}, {child’s} best friend, who was jumping at the far end].

# hoops
“Welcome, welcome,” said {kicki}, who ran the club. “We’re jumping through hoops!”

The princess stood in front of her hoop and didn’t jump.

“It’s a sort of door,” she said to {child}.

“Tootle-oo!” tooted {child}, and hop, the princess was through[athlete: , and higher than {athlete}].

After that it was the tunnel. “Tootle-oo!”[sport:  After that they had to {play sport}. “Tootle-oo!”] And every time {child} slipped along behind the dress, so that nobody saw.

# the-mat
“And now the big thick mat,” said {kicki}. “Who’s going to help?”

“Tootle-oo!” tooted {child}, and they went into the cupboard, the princess first. They pulled and they pulled, and the mat fell over.

Flump! It fell against the door, and the door went shut.

# dark
It was dark. The mat was heavy, and they couldn’t shift it.

“Hello!” shouted the princess. Nobody came. Out in the hall everybody was running round and round, and the music was on[music: . It was {music}].

“{child},” said the princess, in a little voice. “I don’t like this door.”

{child} found her hand, and it was shaking. {Child.He} felt about with {child.his} other hand. There was the mat, soft and thick. And there, just over the mat, was a keyhole with light in it.

# keyhole
{child} climbed up on the mat. {Child.He} put {child.his} mouth to the keyhole. {Child.He} took the biggest breath {child.he} had.

“TOOTLE-OO!”

The music stopped.

“TOOTLE-OO! HERE COME {child} AND {princess}! ONLY WE CAN’T GET OUT!”

# feet
Then there were feet. Lots and lots of feet. {kicki} pushed, and {sune} pushed, and all the children pushed[friend: , and {friend} pushed the most]. {child} and the princess pulled at the mat. And there! It came open.

# who-tooted
“Who was that tooting so beautifully?” said {kicki}.

The princess walked straight out. She didn’t wait for any toot. Then she turned round.

{child} hadn’t moved. There was no dress to hide behind now. {Child.He} looked at all the feet.

# here-comes
So the princess rolled up her hand. She had never had to toot before, and it came out rather wet.

“Tootle-pffft!” tooted the princess. “Here comes {child}!”

All the children rolled up their hands.

“Tootle-oo!” tooted the whole gym club. “Here comes {child}!”

And out of the door came {child}, right in the middle, with {child.his} nose in the air, so that everybody saw.

# orange
Afterwards they sat on the bench in the changing room, {child} and the princess[friend:  and {friend}]. They were warm and tired, and they each had an orange. The crown was hanging on a peg.[pet:  {child} told her about {pet}, who never waited at a door for anybody.][school:  “Do they toot {at school}?” asked the princess. They didn’t.]

“Are you coming next time?” said the princess.

“Yes,” said {child}. “Are you?”

“Yes. Only I think I can go in by myself.” She thought about it. “But you can still toot. Because I like it.”

# one-more
The door clicked. Somebody was coming in. {child} and the princess looked at each other, and both of them rolled up a hand.

“Tootle-oo,” they tooted. “Here comes {@m}.”

And in came {@m-short}, nose in the air, the way you should[elder & adult: , with {elder}[elder2:  and {elder2}] bowing behind].

# @m
{sune}
## if adult
{adult}
## if elder & !adult
{elder}

# @m-short
{sune}
## if adult
{adult}
## if elder & !adult
{elder.short}[elder2: , and {elder2}]
