title: What Did I Come In Here For?
title: The Door Over the Elephant
guest friend: Dev (he), Nell (she)
guest pet: Sausage (he), Pickles (she)
guest vendor: Mrs Tapp (she), Mrs Loveday (she)

% The elephant speaks low and carefully, and never hurries until it has room.

# falls-out
{child} forgot things. {Child.He} forgot {child.his} lunch, {child.his} left shoe[sport: , the day for {sport}] and, once, {child.his} own birthday, until there was cake.

“You’d forget your bottom,” said {friend}, {child’s} best friend, “if you didn’t sit on it.”

“I go through a door,” said {child}, “and it just falls out of my head.[age>=9:  I can feel it go.]”

They were standing in the drive next door on the day of the summer fair[school:  {at school}], and between them and the garage stood an elephant.[elder & adult:  {Adult}[elder2: , {elder} and {elder2} |  and {elder}] had gone ahead with the chairs.][elder & !adult:  {Elder}[elder2:  and {elder2}] had gone ahead with the chairs.][adult & !elder:  {Adult} had gone ahead with the chairs.]

# dont-move
It was grey and wrinkled and as big as a bus shelter. It had come [city: all the way through {city} | up the road] by itself, and {friend} had said, “Wow. Wait there. Don’t move.”

And it hadn’t. That was the trouble. {Vendor}, who lived there, had an ice-cream van. The van was inside the garage, and the elephant was outside it, and the fair began at two.

“I was told not to move,” said the elephant, in a deep, careful voice. “I do what I am told, just as I am told it. And I never forget.”

“Ah,” said {friend}. “Well, I’m un-telling you.”

“But you did say it.”

# one-foot
{@Feet}

“You’re doing it wrong,” {child} said to {friend}. “You can’t argue with it. You have to ask it nicely, in small bits. Elephant, would you lift a foot?”

The elephant lifted a foot.

“Does it come down?” said {friend}.

“Nobody has said down.”

“Down,” said {child}.

The elephant thought. “You asked me to lift it and you asked me to lower it. I remember both of them.” And the foot went up and down, up and down, and the whole drive shook.

“That,” said {friend}, “is your small bits.”

“At least it’s moving. What have you got?”

“A system,” said {friend}, taking out a notebook. “I’m writing down everything we’ve said to it, so one of us remembers.”

# keep-an-eye
“Keep an eye on {pet}, then,” said {child}. “{Pet} is too near that foot.”

{child} had meant {friend}. But the elephant lowered its great head and kept one eye on {pet}. {Pet} went left, and so did the eye.

{Pet} sat on {child’s} shoe. {@Lashes}

“Keep your hair on,” said {friend} to {pet}.

The elephant laid its trunk on top of its head, where it had six hairs, and pressed.

“I was talking to {pet},” said {friend}.

# in-parts
The garage window opened, and {vendor} looked out in her ice-cream hat.

“It’s half past one,” she said. “Have you moved that elephant?”

“In parts,” said {friend}.

{child} looked up. The elephant’s foot was going up and down, one eye was on {pet}, its trunk was holding on its hair, and all the rest of it was standing still as hard as it could. A tear ran down its wrinkles, the long way round.

“I am so tired,” said the elephant.[athlete:  {athlete} would have been tired, too.] “Everything anyone has told me, I am still doing. In [us: Ohio | Leeds] a man told me to count sheep[music: , and a lady told me to hum {music}].”

“Are you still counting?” said {child}.

“It’s a great many, now.”

# good-at-it
{child’s} chest ached, {child.he} felt so sorry for it. {Child.He} put {child.his} hand flat on the rough knee and thought how it would be if nothing ever, ever fell out of your head.

“You need to forget,” said {child}. “I’m really good at it! You have to go through a door. Then it goes.”

“It can’t go through a door,” said {friend}. “It can’t move. I told it not to.”

# the-door
Then {friend}, who thought big, put down the notebook.

“We don’t take the elephant through the door,” said {friend}. “We take the door over the elephant.”

They used two beanpoles for the sides, and {vendor} passed the [us: clothesline | washing line] out of the window for the top. {child} hung {vendor’s} bathroom curtain on it.

“A door has a step,” said the elephant. “I’m sorry. I remember doors.”

“A step!” said {friend}. “We’d need a rope right underneath. Past that foot. Who’s going to go under there?”

# the-line
{@Under}

{Friend} pulled it tight. Now there was a step.

# the-grey-hill
They walked, one on each side, holding the poles up high. The curtain slid over the trunk. It slid over the forehead, and the ears, and the great grey hill of the back. The rope went along below, and at every foot {child} said, “Lift,” so that in the end all four were going. Then the curtain dropped off the end of the tail.

The feet came down and stayed down. The trunk hung loose. The elephant blinked both its eyes.

# so-roomy
“Now,” it said slowly, “what did I come in here for? It has gone right out of my head.”[age>=9:  A ripple went all over it, from the front to the back.] “Oh, it’s so roomy.”

It took a step to one side[age>=9: , just to see]. The van came out behind it with its bell ringing.

# at-the-hatch
At the fair there was a [us: line | queue] right across the grass. The elephant was in it, [elder & adult: behind {adult}[elder2: , {elder} and {elder2} |  and {elder}], ][elder & !adult: behind {elder}[elder2:  and {elder2}], ][adult & !elder: behind {adult}, ]with {pet} lying along the top of its head, where {pet.he} could do the looking.

When it came to the hatch, it stood there for some time.

“Yes, dear?” said {vendor}.

The elephant gazed at the sky. {child} leaned on one of its legs and {friend} leaned on another, and they waited in the shade until it came back to it.

# @feet
{Pet}, {friend’s} dog, walked round the elephant’s feet, one after another, and barked at each of them separately.
## if pet.dog
{Pet} the dog walked round the elephant’s feet, one after another, and barked at each of them separately.
## if breed.Dachshund
{Pet} the dachshund walked round the elephant’s feet, one after another, and barked at each of them separately.
## if pet.cat
{Pet} the cat walked round the elephant’s feet, one after another, and gave each of them a separate hiss.

# @lashes
The elephant’s eyelashes were longer than {pet.his} whiskers.
## if breed.Dachshund
The elephant’s eyelashes were longer than {pet.his} legs.

# @under
{child’s} shoe felt suddenly lighter. {Pet} had the end of the line in {pet.his} teeth. {Pet.He} had noticed the one place where that eye couldn’t follow, and no dog can see a gap and leave it be. {Pet.He} went in beneath the elephant, flat as a doormat, and came out on the other side.
## if breed.Dachshund
{child’s} shoe felt suddenly lighter. {Pet} had the end of the line in {pet.his} teeth. {Pet.He} had noticed the one place where that eye couldn’t follow. {Pet} was long and low, made for going under things, and {pet.he} went in beneath the elephant, flat as a doormat, and came out on the other side.
## if pet.cat
{child’s} shoe felt suddenly lighter. The end of the line had twitched, and no cat can see a string twitch and leave it be. {Pet} had it in {pet.his} teeth. {Pet.He} had noticed the one place where that eye couldn’t follow. {Pet.He} poured {pet.himself} in beneath the elephant, flat as a doormat, and came out on the other side with the line.
