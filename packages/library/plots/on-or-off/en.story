title: On or Off?
title: Bless You
title: I Never Want to See You Again
guest friend: Iris (she), Toby (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has the switch (@a) is the grandparent, else {adult}, else {minder}. Click with your tongue, and let the screams get smaller.
% One rule: in the dark nobody has to see anybody. Only {child} knows who is sitting on both sides.

# never-again
“I never want to see you again!” {child} had shouted at {friend}[!friend.known: , {child.his} best friend,] down by the harbour.

“Same here!” {friend} had shouted back.

It was about a sausage that had fallen in the water. Now {child} was standing by the big boathouse, trying not to cry. How can you never see somebody you see every day[school:  {at school}]? You have to sit where it’s dark. So while {@first} was painting a boat outside[elder2:  and {elder2} was holding the tin], {child} crept into the boathouse[pet.dog:  with {pet}[!pet.known: , {child.his} dog,]] and shut the door.

# bless-you
{@Careful}

“Sorry,” said {child}. “Who are you?”

“{A wish}. I’m hiding. There’s {a other} about, and I never want to see one.”

“What’s so bad about {other.him}?”

“{Other.He} can {other.does},” whispered {the wish}. “On an ordinary Tuesday. And then {other.he} goes {other.sound}.”

“{Other.sound},” said somebody, on the other side of {child}.

“Bless you,” said {the wish}.

“Thank you,” said somebody.

Then there was a whisper in {child’s} other ear. “Is it true that there’s {a wish} about? {Wish.He} can {wish.does}!”

{child} swallowed. On one side was {a wish}, on the other was {a other}, and only {child} knew.[pet.dog:  Apart from {pet}, who went by the smell, and wagged.]

# a-nice-voice
“It’s good here,” said {the wish}, out into the dark. “Nobody has to see anybody.”

“That’s what I always say,” said {the other}.

They liked each other at once. {The wish} was afraid of {wish.afraid}, and had never told anybody. {The other} understood, because {other.he} was afraid of {other.afraid}. They moved closer and closer, with {child} in the middle.

“You feel nice,” said {the wish}. “So {other.feels}.”

“Nobody’s ever said that before,” said {the other}.[music:  They hummed {music} together.][athlete:  They were both fond of {athlete}, too.][sport:  They even agreed about {sport}.]

“And who are you hiding from?” they asked {child}.

# louder
“From {friend},” said {child}. It was easier to say in the dark. “It was {friend.his} sausage, and I dropped it. And when it’s your own fault, you shout louder.”

“Can’t you say sorry?”

“Not to somebody you’re never going to see,” said {child}.

[pet.cat: Up on a beam lay {pet}[!pet.known: , {child’s} cat,] who could see in the dark, and said nothing.][pet.dog: {Pet} sniffed at an old boat that lay upside down by the wall, and wagged at that as well.]

# click
Then the door opened. “{child}? Supper,” said {@a}. “It’s sausages.” Click, went the switch, and the light came on.

{The wish} looked at {the other}. {The other} looked at {the wish}.

“{Wish.sound}!” screamed {the wish}, and hid behind a boat.

“{Other.sound}!” screamed {the other}, and hid behind another.

“Is that {a wish}?” said {@a}. “And {a other}?”

“I never want to see you again!” shouted {the wish}.

“Same here!” shouted {the other}.

They both sounded as if they were going to cry, and {child} felt it in {child.his} own tummy. They had been so fond of each other. Only one thing was different now, and that was the light.

“Off!” said {child}.

“Off?” said {@a}. “I’ve only just put it on.”

# on-and-off
But {@he} did it. Click. For a long time nobody said a word.

“Are you still there?” whispered {the other}.

“Yes,” said {the wish}. “Are you still {other.feels}?”

“I think so.”

“On,” said {child}. Click.

“{Wish.sound}!” they screamed. “{Other.sound}!” But it was a good deal shorter.

“Off.” Click.

“Hello,” said {the wish}.

“Hello,” said {the other}.

“On.” Click.

“{Wish.sound},” said {the wish}, very low.

“Bless you,” said {the other}.

“Is it to be on or off?” said {@a}. “The sausages are getting cold.”

Somebody’s tummy rumbled, and nobody knew whose.

“Off,” said {child}. “And on.” Click, click.

Now nobody screamed. They looked at each other for a good long while, all the way from {wish.part} to {other.part}.

“Oh,” said {the wish}. “It’s only you.”

# your-turn
“Your turn,” said {the other} to {child}.

“But {friend} isn’t here.”

“Then you can practise,” said {the wish}. “Off!”

Click. {child} took a deep breath. “I’m sorry,” {child.he} said, straight out into the dark. “I was the one who dropped it. And I do want to see you. I want to see you every day.”

“All right,” said an old boat by the wall.

“Bless you,” said {the wish}, to be on the safe side.

“I was here first,” said the boat. “I was hiding from you.” And its tummy rumbled.

“On or off?” said {@a}.

“On,” said {child}.

Click. The boat tipped up, and there lay {friend}, with dust in {friend.his} hair and wet cheeks.

“Oh,” said {child}. “It’s only you.”

# see-you
So {friend} came home to supper, and was given the biggest sausage.[pet.other:  {Pet} was told the whole story, with all the screams.][pet.cat:  {Pet} had a bit of skin, and still said nothing.][pet.dog:  {Pet} had the one that fell on the floor.] Out on the quay sat {the wish} and {the other}, side by side, under the very brightest lamp[city:  in {city}].

Then {friend} had to go home. {child} stood in the doorway and put the light on over the steps.

“See you,” said {friend}.

“See you,” said {child}.

# @Careful
In there {child} leaned on something that was {wish.feels}.

“Careful,” it said. “That’s me.”
## if wish.size.tiny
“Careful,” said somebody in the dark, close to {child’s} knee. “You nearly trod on me.”

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

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
