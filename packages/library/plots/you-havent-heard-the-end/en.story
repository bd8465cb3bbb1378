title: You Haven’t Heard the End
title: Half a Question
title: No! Sorry
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever asks (@a) is the grandparent, else {adult}, else {minder}. Stop at every “…”, so that the child has time to say no.
% One rule: whoever says no too fast has said no to half a question. The good bit may come at the end.
% {wish.wants} is what the parent said that it does not want: sleep, go to bed, stop, melt.

# do-you-want
“Do you want …” said {@first}.

“No!” said {child}.

{@A} went in again. All day long {child} had been saying no, so fast that no question ever got to its end. It was safest that way, because most questions ended in toothbrushes or in going indoors, and {child} wanted to stay out here on the step.[school:  But {at school} {child.he} had said no to ice cream by mistake.][friend:  Beside {child.him} sat {friend}[!friend.known: , {child’s} best friend,] who never got to hear how the questions ended.][pet.cat:  On the railing lay {pet}[!pet.known: , {child’s} cat,] who never answered anything at all.]

# before-you-ask
“No!” said somebody behind the [wish.size.huge: house | step].

It was {a wish}.

“I haven’t asked anything,” said {child}.

“But you were going to ask if I want to {wish.wants},” said {the wish}. “Everybody does. And I don’t want to {wish.wants}.”

“I was going to ask if you want to play.”

“Oh,” said {the wish}. “Ask again.”

“Do you want …”

“No!” said {the wish}. “Sorry. It comes out all by itself.”

“I know,” said {child}. “So does mine.”[friend: 

“That’s true,” said {friend}.]

[age>=4: “Ask slowly,” said {the wish}.

“Do … you … want …”

“NO! Oh dear. That was an even bigger one.”]

# without-asking
In the end they just played without asking. {@Play}

# buns
Then the kitchen window opened, and out came a smell of warm buns[music:  and a bit of {music}].[city:  You could probably smell it in half of {city}.][pet.dog:  Under the window sat {pet}[!pet.known: , {child’s} dog,] who had never said no to anything.][pet.other:  Inside sat {pet}, and nobody ever asked {pet.him}.]

{@A} put {@his} head out. “Do you want …”

“NO!” shouted {child} and {the wish}, both at once.

“… some buns?” said {@a}. “Oh. Never mind, then.”

And the window shut.[friend: 

“I did,” said {friend}.]

# half-a-question
“Yes!” shouted {child}. “Yes, yes, yes!” But in there the tap was running, and nobody heard.

“We said no to buns,” said {the wish}.

“We said no to half a question,” said {child}, and {child.his} eyes stung.

“All my life I’ve said no to half the question,” said {the wish}, with a tremble in {wish.part}. “Just think what there may have been at the end.”[sport: 

“What if it was ‘… to {play sport}’?” said {child}.][athlete: 

“Or ‘… to meet {athlete}’?”]

# the-last-time
Then the door opened, and {@a} came out with the plate, and caught sight of {the wish}. “Are you the one who doesn’t …”

“No!” said {the wish}. “Sorry.”

“I’m going to ask just once more,” said {@a}. “Then I’ll eat them all up myself. Do you want …”

{child} felt the no coming, and so did {the wish}. So {child} clapped one hand over {child.his} own mouth. {@Hold}[friend:  {Friend} put both of {friend.his} on top, to be on the safe side.]

“… to {wish.wants} …” said {@a}.

“Nnnnn,” it went, inside them both.

“… this very minute …” said {@a}.

“NNNNNN!” The no wanted to come out through the nose, and {child’s} cheeks went as round as buns. But {child.he} held on. The question wasn’t finished yet.

“… or shall we have buns first?”

Now it was finished. {child} let go.

“Buns first!” said {child}.

“Buns first!” said {the wish}. “Fancy it ending like that!”

# one-more
So they ate buns on the step[elder2: , and {elder2} came out with the milk].

“Do you want …” said {@a}.

They all held their mouths shut.

“… another one?”

“YES!”

# is-there-more
In the end the plate was empty[pet.dog: , and {pet} had washed it up].

“Do you want to {wish.wants}, then?” {@a} asked {the wish}.

{The wish} waited, and then {wish.he} waited a bit longer. “Is that the end?” {wish.he} whispered. “Isn’t there any more?”

{@More}

# no-need
It was getting dark.

“Do you want …” said {@a} to {child}.

{child} put a hand over {child.his} mouth.

“… to go in now, if I carry you?”

“Yes,” said {child}.

So {@a} carried {child.him}[friend: , and {friend} carried the plate]. In the doorway {child} put {child.his} mouth close to {@as} ear.

“Do you want …” {child.he} whispered.

“Yes,” said {@a}.

“But you haven’t heard the end,” said {child}.

“I don’t need to,” said {@a}.

# @Play
{The wish} {wish.did}, and {child} did the same, nearly.
## if wish.snowman
They both stood as still as they could, and whoever moved first had lost. The snowman won every time.

# @Hold
The other one {child.he} clapped over {the wish’s}.
## if wish.size.tiny & !wish.kind.vehicle
For {the wish’s} one finger was enough.
## if wish.size.huge & !wish.kind.vehicle
Against {the wish’s} {child.he} pushed {child.his} whole back.
## if wish.kind.vehicle
The other one {child.he} clapped over the place where {the wish’s} voice came out.

# @More
“There is,” said {@a}. “… and come back tomorrow?”

“Yes,” said {the wish}. The word was brand new, so {the wish} said it again. “Yes!” And yes, they heard, and yes, and yes, all the way, until {the wish} was back {wish.home}.
## if wish.snowman
“There is,” said {@a}. “… in the spring, and come back when it snows?”

“Yes,” said the snowman. The word was brand new, so the snowman said it again. “Yes!” And yes, they heard, and yes, and yes, from the snowman’s corner of the garden.

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

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
