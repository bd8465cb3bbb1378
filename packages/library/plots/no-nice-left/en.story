title: No Nice Left
title: Go Away! Come Back!
title: The Lump in the Sock
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever goes to the bench (@a) is the grandparent, else {adult}, else {minder}. GO AWAY is for both of you to shout, and COME BACK just as crossly.
% One rule: what is told to go away goes, and only whoever said it can say come back.

# a-lump
{child} had a lump in {child.his} sock, and it had made {child.him} cross all the way to the playground[city:  in {city}].[sport:  You can’t {play sport} on a lump.]

“Shall I have a look at it?” asked {@first}.

“Go away!” said {child}.

So {@a} went and sat on the bench[elder2:  with {elder2}], right over by the hedge. It wasn’t what {child} had wanted. But you can’t say that when you’re cross, and now there was a lump in {child.his} tummy as well.

[friend / !pet.dog & !pet.cat & !elder: “Mine haven’t got any lumps,” said {friend}[!friend.known: , [friend: {child’s} best friend | who lived next door]]. It didn’t help.

][pet.dog: {Pet}[!pet.known: , {child’s} dog,] put a ball on {child.his} foot, right on the lump.

“Not now, {pet},” said {child}.

][pet.cat: Up on the fence sat {pet}[!pet.known: , {child’s} cat]. “Come here, {pet},” said {child}. But {pet} was a cat, and looked the other way.

][pet.other: {Pet} was at home, and never wore socks at all.]

# when-i-say-it
In the middle of the sandpit was {a wish}. {Wish.He} was cross all the way out to {wish.part}.

“{Wish.sound}!” {wish.he} shouted at the slide. “GO AWAY!”

And the slide pulled its legs out of the sand and walked off over the hill.

“How did you do that?” asked {child}.

“When I say it, they go,” said {the wish}.

“They do when I say it, too,” said {child}, and looked over at the bench.

# do-my-sock
“GO AWAY!” {the wish} told the swings, and they went, hand in hand.[school:  You weren’t allowed to say that {at school}.]

“Do my sock!” said {child}, and pulled off {child.his} shoe.

“GO AWAY!” they shouted, [friend / !pet.dog & !pet.cat & !elder: all three of them | both together].

The sock wriggled off {child’s} foot. Then it hopped over the hill, lump and all, and {child} laughed for the first time that day.[athlete:  Not even {athlete} could hop like that.]

“Isn’t it lovely?” said {the wish}. {@Gone}[age>=5: 

“Lovely,” said {child}. But it was very empty.]

# the-legs
Then {@a} came across the grass. “Where’s your sock?” {@he} asked.

“GO AWAY!” said {the wish}. It just slipped out.

And {@a}’s legs turned round.

“But I don’t want to!” said {@a}. The legs just walked off over the hill, and {@a} had to go with them[elder2: , and so did {elder2}].

“Come back!” shouted {child}.

But nobody came.

# no-nice
“Only whoever said go away can get them back,” said {the wish}. “And I can’t. You have to say it nicely, and I’ve got no nice left.”

“Try!”

“Co …” said {the wish}. “Co … Co … GO AWAY!”

And there went the litter bin.

{child} was just as cross as before. But now {child.his} bare foot was cold, and {child.he} wanted {@a}.

# that-crossly
{@help}

“You don’t need any nice!” said {child}. “You can say it crossly!”

[age>=5: {The wish} thought about it, all the way out to {wish.part}.

]“COME BACK!” roared {the wish}, so crossly that the sand jumped.

# you-said-it-first
And over the hill they came, the bin and the swings and the slide[elder2:  and {elder2}], and the sock came hopping behind. Only {@a} didn’t. {@He} stood at the top of the hill, and {@his} legs wouldn’t come down.

“You said it, too,” said {the wish}. “You said it first.”

So it had to be {child}. There wasn’t much nice left in there, either. But {child.he} put both hands round {child.his} mouth and shouted.

“I’M STILL CROSS! BUT COME BACK!”

# a-bit
And {@a} ran, all the way down the hill, and now {@his} legs wanted just what {@he} did.

“Are you very cross?” asked {@a}, and held {child} tight.

“A bit,” said {child}.

“Then you can be cross here,” said {@a}.

Then they all had buns in the sandpit[music: , and {@a} hummed {music}].[pet.dog:  {Pet} brought the ball, and this time {child} threw it.][pet.cat:  {Pet} was back on the fence, looking the other way.] {The wish} was still cross, but only round the edges.

# the-toes
When they went home, the slide was standing close beside {the wish}.

“Go away,” said {the wish}, quite softly. “And then come back.”

“How’s the sock?” asked {@a} at the gate.

{child} felt with all {child.his} toes. There wasn’t any lump. Nobody had told the lump to come back.

# @Gone
“{Wish.home}, there’s nobody left at all.”
## if wish.troll
“I’ve told the whole mountain. There’s only a drip left, and I’m doing the drip tomorrow.”
## if wish.crab
“I told the sea once, and it went. It’s been coming and going ever since.”
## if wish.bear
“I’ve told the whole forest. There’s only the moss left, and it didn’t hear.”
## if wish.bus
“I’ve told all the people. There’s such a lot of room now, and nobody to ring the bell.”
## if wish.dragon
“I’ve told the knight and the princess and the horse. They ran before I’d finished.”
## if wish.cat
“I’ve told every lap in the street.”
## if wish.crocodile / wish.shark
“I hardly ever have to say it twice.”

# @help
“COME BACK!” yelled {friend}, and stamped so hard that the sand flew. “I’M CROSS! COME BACK THIS MINUTE!”

{The wish} stared. “Can you say it that crossly?”

“I want them back!” said {friend}. “That’s WHY I’m cross!”
## if elder & !pet.dog & !pet.cat
Then they heard {elder.short} shouting, far away behind the hill. “I AM EXTREMELY CROSS! AND I WANT TO COME BACK TO YOU!”

{The wish} stared. “Can you be both at once?” {wish.he} asked.
## if pet.cat
Down from the fence came {pet}. {Pet.He} stood where {@a} had just been, looked up at the hill and yowled. It was a dreadful noise.

“Is {pet} telling them to go away?” asked {the wish}.

“No,” said {child}. “{Pet} does that when you’ve gone out and shut the door. It means come back.”

“That crossly?” said {the wish}.
## if pet.dog
{Pet} dropped the ball, ran halfway up the hill and barked, the crossest bark {pet.he} had.

“Is {pet} telling them to go away?” asked {the wish}.

“No,” said {child}. “{Pet} does that when you go out without {pet.him}. It means come back.”

“That crossly?” said {the wish}.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
