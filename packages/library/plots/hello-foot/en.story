title: You’re the One Who’s Upside Down
title: Hello, Foot
title: A Hug in Space
guest astronaut: Captain Wren (she), Captain Nell (she)
guest minder: Mr Tibbs (he), Mr Potts (he)

% Who looks in at the hatch (@a): {adult}, else the elder, else {minder}, who drives the rocket. Whirl is when both turn at the same time.

# everything-but
{astronaut} the astronaut lived all alone in space, in a little round space station with a little round window. She had everything.[sport:  She could {play sport} on the ceiling.][music:  She could hum {music} as loudly as she liked.][athlete:  She even had {athlete} on a poster, but you can’t hug a poster.] The only thing she hadn’t got was a hug.

# upside-down
So when the rocket came with {child}, she held out her arms.

“Welcome!” cried {astronaut}. “Come here, and I’ll give you a … oh. Why are you upside down?”

“Me?” said {child}. “You’re the one who’s upside down.”

[friend: “And I’m sideways!” shouted {friend}[!friend.known: , {child’s} best friend,] floating past.

]There isn’t any floor in space, so you can be any way up you like. {astronaut’s} feet were where {child} had {child.his} head, and {child’s} feet were where {astronaut} had hers.[pet.dog:  And {pet}[!pet.known:  the dog] wagged {pet.his} tail, so that the whole dog went [us: around | round].][pet.cat:  And {pet}[!pet.known:  the cat] landed on all four feet, on the ceiling.]

# hello-foot
So {astronaut} hugged what there was to hug.

“Hello, foot,” said {astronaut}. “Hang on, I’ll turn [us: around | round]!”

“Hang on, I’ll turn [us: around | round]!” said {child}.

Whirl! They did it both at once.

“Now you’re upside down again,” said {astronaut}.

“No, you are,” said {child}.

“Hello again, foot,” said {astronaut}. “Hang on, I’ll turn [us: around | round]!”

“Hang on, I’ll turn [us: around | round]!” said {child}.

Whirl!

[age>=5: “You’ve got very big boots,” said {child}.

“And you’ve got lovely socks,” said {astronaut}.

]

# like-this
“Let’s do it like this,” said {child}. “[school: We’ll take turns, like {at school}. ]You turn, and I’ll keep still.”

“No, no, after you,” said {astronaut}, who was very polite. “You turn, and I’ll keep still.”

“All right,” said {child}.

“All right,” said {astronaut}.

# going-home
And they both turned. Whirl!

“Hello, foot,” said {astronaut}.

Then {@a-first} looked in at the hatch.

“{Child}! It’s time for the rocket to go home!”

Now they had to hurry. {astronaut} went whirl, and {child} went whirl. Whirl, whirl, whirl! But every time, there was a foot.[age>=5:  Sometimes it was the left one, and sometimes it was the right one, but it was never a nose.]

# a-tear
At last {astronaut} hung there quite still.

“It doesn’t matter,” she said. “At least I got to hug the foot.”

But a tear came out of her eye. A tear can’t run down your cheek in space. It turned into a little round ball and floated away, all by itself.[age>=5:  It floated past the lamp, and it floated past the window. There was nobody there to wipe it away.]

# shut-your-eyes
{child} looked at the little ball, and {child.he} thought.

“{astronaut},” {child.he} said, “shut your eyes.”

{astronaut} shut her eyes. Now she couldn’t see who was upside down, so she didn’t have to turn.[age>=5:  She only waited, with both her arms held out.]

{child} took hold of the wall, and turned, slowly, slowly. And there they were, nose to nose.

# there-you-are
“Now,” said {child}, and hugged her with both arms and both legs.

“Oh,” said {astronaut}. “There you are.”

# a-long-one
It was a long hug. The little round ball came floating along and landed on {child’s} cheek, and there it dried.[friend:  {Friend} came by, sideways, and there was room for {friend.him} as well.] The hug floated all through the space station, and past the little round window with the Earth in it[city: , and {city} in the middle of the Earth].[elder & adult:  {Elder}[elder2:  and {elder2}] stood down there and waved.][elder2 & !adult:  {Elder2} stood down there and waved.][pet.other:  {Pet} was down there too, chewing.]

“Why are you upside down?” said {@a}.

“You’re the one who’s upside down,” said {child} and {astronaut}.

# no-you-are
That night {child} lay in bed with {child.his} feet on the pillow.

“You’re upside down,” said {adult}.

“No,” said {child}. “You are.”

## if !adult
That night {child} lay in bed with {child.his} feet on the pillow. Through the window {child.he} could see the moon, high up there.

“Goodnight,” said {child} to the moon. “You’re the one who’s upside down.”

# @a-first
{minder}, who drove the rocket,
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
