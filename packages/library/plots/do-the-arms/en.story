title: Do the Arms
title: Low and Left
title: The Second Arm
guest friend: Noor (she), Rory (he)
guest minder: Uncle Colin (he), Uncle Bertie (he)

% Whoever drives home and stands in the queue is {elder}, else {adult}, else {minder} (@a). Do the arms, both of them.
% One rule: it isn’t over before the gloves come off. The last goal is the one that counts; how many there were is not said.

# still-on
The final[city:  {in city}] had finished at ten to four. It was nearly six now, and {child} still had {child.his} goalkeeper’s gloves on.

{Child.He} had shaken hands with the winners in them. {Child.He} had done up {child.his} seat belt in them, with {child.his} teeth. Now {child.he} stood in the [us: line | queue] at the [us: fish-fry place | chip shop] with {@first} and {friend}[!friend.known: , {child.his} best friend], and wouldn’t say a word.

“Aren’t your hands hot?” asked {friend}.

“If I take them off, it’s over,” said {child}. “And if it’s over, we lost.”

# low-and-left
{Friend} never said things just to be nice. {Friend.He} {friend.was} scared of wasps and [us: soccer balls | footballs] and anything else that came through the air. But {friend.he} had stood behind that goal all afternoon, with a scarf over {friend.his} head.

“I saw it,” said {friend}. “It went in.”

“I know it went in.”

The ball had come along the ground, low and left, so slowly that a baby could have crawled after it. Everybody had said “bad luck”, and {child} had wanted to bite them.[school:  On Monday they would say it {at school}.][sport.Soccer:  And {child.he} would never {play sport} again.][sport & !sport.Soccer:  From now on there would just be {sport}.]

# without-looking
{Friend} reached for the salt, and knocked the [us: ketchup | vinegar] with {friend.his} elbow. The bottle went over the edge of the counter. {child} put out a hand without even looking, and there it was, safe in a big green glove.

“Ooh!” said the whole [us: line | queue].

“What a save!” said the man at the fryer.

That was the worst thing anybody had said all day.

# posting
“Why can I do it now?” said {child}, outside on the wall.

{@A} was still inside, waiting for the fish, and had given them a box of [us: fries | chips] to start on. But you can’t pick up a [us: fry | chip] in goalkeeper’s gloves. {Friend} had to post them in, one at a time.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] watched every one of them, through the window of the car.][elder2:  {Elder2} had gone to sit in the car, and wanted no salt on anything.]

“Open,” said {friend}, and held out the biggest. Something white shot down between them, low and left. The [us: fry | chip] was gone.

“Gull!” screamed {friend}, and ran behind the wall.

The gull landed on a [us: trash can | bin], swallowed, and looked at them with one yellow eye.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] would have dealt with it, but {pet} was at home.][pet.other:  Nobody at home would believe it, except perhaps {pet}.]

“Low and left!” said {child}. “Even the gulls know!”

# the-second-arm
{Child.He} looked down at {child.his} gloves. There was something {child.he} hadn’t told anybody, and it had been hurting since ten to four.

“I wasn’t watching,” {child.he} said. “When it came. There was one minute left, and I thought we’d won. I was thinking what to do with my arms.”

“Your arms?”

“When the whistle went. I’d got it all worked out.[athlete:  Not even {athlete} has one like it.] And I was only on the second arm when I heard everybody shouting.”

{Child.He} waited for {friend} to say that it could have happened to anyone.

“Show me,” said {friend}.

“What?”

“The arms.”

“You can’t do the arms if you’ve let it in! You do the arms when you’ve saved it!”

# the-goal
{Friend} came out from behind the wall. {Friend.He} had gone quite white. {Friend.He} took the box of [us: fries | chips], walked out into the middle of the empty [us: parking lot | car park], and held it in front of {friend.his} tummy with both hands.

“What are you doing?” called {child}.

“I’m the goal,” said {friend}, and shut {friend.his} eyes. “Hurry up.”

# not-slow-at-all
The gull went up as high as the lamp post, and turned, and came. {child} saw it tip one wing. It was coming low, and it was coming left, and it was not slow at all.

{Child.He} didn’t think of anything. {Child.He} dived.

The gull went for the fattest [us: fry | chip] in the box. It got a glove instead. It said something rude in gull, and let go.

And {child} lay on the [us: blacktop | tarmac] with one fist shut tight. Inside it was the [us: fry | chip].

In the window the whole [us: line | queue] had their thumbs up.[music:  Somebody had turned up {@song}.]

{Friend} opened one eye. “Did I let it in?”

“No!”

“Then do the arms!”

# ten-fingers
So {child} got up and did the arms. First one went up, slowly, like somebody stopping a bus. Then the other one. Then they both went round like a windmill. Then {child.he} went down on one knee, and pointed at the sky with ten green fingers.

It was magnificent. The man at the fryer clapped his tongs. {Friend} put down the box and clapped as well.

“{Friend},” said {child}, still pointing. “Who’s got the [us: fries | chips]?”

There went the gull, over the roof, with the box.

“You were thinking about your arms,” said {friend}.

And {child} laughed so much that {child.he} had to lie down again.

# second-half
{Friend} lay down too. The lamp post came on above them.[pet.dog:  In the car {pet} was still barking after the gull.]

“Are you going to open that?” {friend} asked.

{child} looked at {child.his} fist. Then {child.he} pulled off one glove with {child.his} teeth, and then the other. {Child.His} hands were pink and wrinkled, as if from the bath. The [us: fry | chip] was as flat as a stamp.

{Child.He} broke it in half.

“Is it over, then?” asked {friend}.

“Yes,” said {child}, chewing. “We lost.”

{Friend} chewed {friend.his} half as well. “Good second half, though,” {friend.he} said.

Then {@a} drove them home. It was dark in the car, and smelled of fish. {child} leaned on {friend}, yawned, and did the arms once more, very small. First one went up, slowly.

{Child.He} fell asleep on the second.

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
