title: Do the Arms
title: Low and Left
title: The Second Arm
guest friend: Noor (she), Rory (he)
guest minder: Uncle Colin (he), Uncle Bertie (he)

% Whoever drives home and stands in the queue is {elder}, else {adult}, else {minder} (@a). Do the arms, both of them.
% One rule: it isn’t over before the gloves come off. The last goal is the one that counts; how many there were is not said.

# still-on
The final[city:  {in city}] had finished at ten to four. It was nearly six now, and {child} still had {child.his} gloves on.

{child}, who was {age} and the goalkeeper, had shaken hands in them with everybody who had won. {Child.He} had done up {child.his} seat belt in them, with {child.his} teeth. Now {child.he} stood in the [us: line | queue] at the [us: fish-fry place | chip shop] with {@first}, and wouldn’t say a word.

“Aren’t your hands hot?” asked {friend}.

“If I take them off, it’s over,” said {child}. “And if it’s over, we lost.”

# low-and-left
{Friend} [!friend.known: was {child’s} best friend, and ]never said things just to be nice. {Friend} couldn’t bear wasps, [us: soccer balls | footballs] or anything else that came through the air, but had stood behind that goal all afternoon with a scarf over {friend.his} head.

“I saw it,” said {friend}. “It went in.”

“I know it went in.”

The other goals you could argue about. But the last one had come along the ground, low and left, so slowly that a baby could have crawled after it. Everybody had said “unlucky”, and {child} had wanted to bite them.[school:  On Monday they would say it {at school}.][sport.Soccer:  And {child.he} would never {play sport} again.][sport & !sport.Soccer:  From now on there would just be {sport}.]

# without-looking
{Friend} reached for the salt, and knocked the [us: ketchup | vinegar] with {friend.his} elbow. The bottle went off the edge of the counter. {child} put out a hand, without even looking, and there it was, safe in a big green glove.

“Ooh!” said the whole [us: line | queue].

“What a save!” said the man at the fryer.

That was the worst thing anybody had said all day.

# posting
“Why can I do it now?” said {child}, outside on the wall.

{@A} was still in there, waiting for the fish, and had brought them a box of [us: fries | chips] to be going on with. But you can’t pick up a [us: fry | chip] in goalkeeper’s gloves. {Friend} had to post them in, one at a time.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] watched every one of them, through the window of the car.][elder2:  {Elder2} had gone to sit in the car, and wanted no salt on anything.]

“Open,” said {friend}, holding out the biggest. Something white came down between them, low and left, and it was gone.

“Gull!” screamed {friend}, and went behind the wall.

It landed on a [us: trash can | bin], swallowed, and looked at them with one yellow eye.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] would have dealt with it, but {pet} was at home.][pet.other:  Nobody at home would believe it, except perhaps {pet}.]

“Low and left!” said {child}. “Even the gulls know!”

# the-second-arm
{Child.He} looked at {child.his} gloves. There was something {child.he} hadn’t told anybody.

“I wasn’t watching,” said {child}. “When it came. There was one minute left, and I thought we’d won, and I was thinking what to do with my arms.”

“Your arms?”

“When the whistle went. I’d got it all worked out.[athlete:  Not even {athlete} has one like it.] And I was only on the second arm when I heard everybody shouting.”

{Child.He} waited for {friend} to say that it could have happened to anyone.

“Show me,” said {friend}.

“What?”

“The arms.”

“You can’t do the arms if you’ve let it in! You do the arms when you’ve saved it!”

# the-goal
{Friend} came out from behind the wall. {Friend.He} had gone quite white. {Friend.He} took the box, walked to the middle of the empty [us: parking lot | car park], and held it in front of {friend.his} tummy with both hands.

“What are you doing?” called {child}.

“I’m the goal,” said {friend}, and shut {friend.his} eyes. “Hurry up.”

# not-slow-at-all
The gull was on its way. It went up as high as the lamp post, leaned over, and came down like a thrown plate. Then it tipped one wing. {child} saw it tip. It was coming low, and it was coming left, and it was not slow at all.

{Child.He} didn’t think of anything. {Child.He} went.

{Child.He} went full length, past {friend’s} elbow, and the gull opened its beak over the fattest [us: fry | chip] in the box, and what it shut it on was glove. It said a word in gull, and let go. And {child} lay on the [us: blacktop | tarmac] with one fist shut tight, and there was a [us: fry | chip] in it.

In the window the whole [us: line | queue] had their thumbs up.[music:  Somebody had turned up {@song}.]

{Friend} opened one eye. “Did I let it in?”

“No!”

“Then do the arms!”

# ten-fingers
So {child} got up and did the arms. First one went up, slowly, like somebody stopping a bus. Then the other one. Then they both went round like a windmill, and {child} went round underneath them, and dropped on one knee, and pointed at the sky with ten green fingers.

It was magnificent. The man at the fryer clapped his tongs. {Friend} put down the box and clapped as well.

“{Friend},” said {child}, still pointing. “Who’s got the [us: fries | chips]?”

There went the gull, over the roof, with the box.

“You were thinking about your arms,” said {friend}.

And {child} laughed so much that {child.he} had to lie down again.

# second-half
{Friend} lay down too. After a bit it got cold.[pet.dog:  In the car {pet} was still barking after the gull.]

“Are you going to open that?” {friend} asked.

{child} looked at {child.his} fist. Then {child.he} took hold of the green fingertips with {child.his} teeth and pulled off one glove, and then the other. {Child.His} hands were pink and wrinkled, as if they had been in the bath since ten to four. The [us: fry | chip] was as flat as a stamp.

{Child.He} broke it in half.

“Is it over, then?” asked {friend}.

“Yes,” said {child}, chewing. “We lost.”

{Friend} swallowed. “Good second half, though.”

# @song
{music}

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
