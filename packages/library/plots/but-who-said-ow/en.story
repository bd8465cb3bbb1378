title: The Echo in the Swimming Bag
title: But Who Said Ow?
title: Somebody to Talk To
guest minder: Jean (she), Pauline (she)

% Whoever is with them (@a): {adult}, else the grandparent, else {minder}, by name each time. The echo is "it". The cat says Miaow; the echo says … ow, … iaow, miaow, MIAOW … iaow … ow.

# nobody-back
{child’s} cat was called {pet}. {Pet} said miaow all day long, and nobody ever said miaow back.

“{Pet.He} needs somebody to talk to,” said {friend}[!friend.known: , who was {child’s} best friend].

They thought about it all the way to the swimming pool[city:  in {city}], where {@a-first} was taking them. And there {friend} shouted “Hello!”, just because the ceiling was so far up.

“Ello … ello …” said somebody, high above their heads.

{child} took hold of {friend’s} arm.

“That’s an echo,” {child.he} whispered. “It answered you!”

“They always do,” said {friend}. “Let’s take it home for {pet}![sport:  And it can cheer when we {play sport}!]”

# into-the-bag
“But how do you get an echo to come?” said {child}.

“You call it,” said {friend}.

So {child} held the swimming bag open, as wide as it would go. {Friend} could shout louder than anybody else [school: {at school} | in town], so {friend} did the shouting.

“MIAOW!” shouted {friend}.

“Iaow … ow … ow …” said the echo.

And just as it came flying past, zip! {child} shut the bag[athlete: , quicker than {athlete}].

# on-the-bus
On the bus they sat with half the bag on each lap.

“What have you got in there?” said {@a}.

“An echo,” said {child}.

“An echo?” said {@a}.

“Yes,” said {friend}. “It only says what you say.”

“It only says what you say?” said {@a}.

“That’s right,” said {friend}. “Just like that.”

# shy
When they got home, {pet} was sitting right behind the front door. {child} put the bag down under {pet.his} nose and undid the zip, as slowly as it would go. Zzzzzzzip.

{Pet} put {pet.his} head inside.

“Miaow?” {pet.he} said.

The bag didn’t say anything.

“It’s shy,” whispered {friend}.

“Miaow?” said {pet} again.

Nothing.

{child} turned the bag upside down and shook it. Out fell a wet towel. Out fell another wet towel. Out fell {friend’s} goggles. But there wasn’t any echo.

# it-was-me
For a long time {friend} just stood there.

“It was me,” {friend.he} said at last. “I opened it on the bus. Only a bit. It had to breathe.”

And {friend} took {friend.his} wet towel and went into the bathroom, and sat down on the floor with the towel over {friend.his} head.

# who-said-ow
{child} didn’t know what to say. But {pet} did. {Pet} walked straight into the bathroom and jumped up into the [us: sink | washbasin], right beside {friend}, and said:

“Miaow.”

“… ow,” said somebody.

The towel moved.

“What did you say?” asked {friend}, inside it.

“I didn’t say anything,” said {child}, in the doorway.

“{Pet} said miaow,” said {friend}. “But who said ow?”

They both held their breath.

“Miaow,” said {pet}.

“… ow,” said somebody, so faintly that it was hardly there at all.

“It’s the echo!” whispered {friend}. “It found its own way home!”

“Then why is it so little?” said {child}, and looked all [us: around | round].

# full-of-towels
At the pool there had been walls, and a ceiling, and a great deal of air. In here there was a mat on the floor. There were towels, and two [us: bathrobes | dressing gowns], and on the floor sat {friend} with another towel on.

“It hasn’t got room,” said {child}. “Its mouth is full of towels!”

So {child.he} rolled up the mat and carried it out.

“Miaow,” said {pet}.

“… iaow,” said the echo.

{child} carried out all the towels and both the [us: bathrobes | dressing gowns].[elder & adult:  {Elder}[elder2:  and {elder2}] took the whole heap and didn’t even ask.][elder2 & !adult:  {Elder2} took the whole heap and didn’t even ask.]

“Miaow,” said {pet}.

“Miaow,” said the echo.

# the-last-towel
And then {child} lifted off the very last towel, the one on {friend’s} head, and {friend} filled {friend.his} tummy with air.

“MIAOW,” shouted {friend}.

“MIAOW … iaow … ow …” said the echo.

{Pet} pricked up {pet.his} ears. Then {pet.he} settled down in the [us: sink | washbasin], and {pet.he} and the echo talked and talked until supper.

# night
{Friend} was staying the night. There were two of them brushing their teeth[music:  and humming {@song}], but it sounded like four. Then they got into bed. The door was open a crack, and {child} turned out the lamp.

“Good night, {pet},” {child.he} said.

{Pet} didn’t answer. {Pet.He} had finished talking. {Pet.He} {pet.was} asleep in the [us: sink | washbasin].

“Good night, echo,” whispered {friend}.

And from the bathroom, so softly that you had to lie quite still to hear it:

“… night.”

# @a-first
{minder}, who looked after {child.him},
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
