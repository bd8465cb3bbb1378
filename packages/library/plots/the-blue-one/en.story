title: The Blue One
title: I Have Prepared Some Words
title: Accuracy Never Misses
guest sitter: the babysitter (she)

% The robot is "it". @a is the grown-up, else the babysitter: the name each time, never he or she.

# history
The tide was out, the sun was going down, and the whole beach had turned red. {child} and {@a} were just going home[city:  to {city}], when a robot came down on a parachute.

It was about as tall as {child}, with two round eyes, and a little lamp on top of its head. It looked at all the red sand and gave a happy sigh.

“Ahem,” it said. “I have prepared some words.”

“Hello,” said {child}.

“Please don’t stand in front of history,” said the robot. “I’ve had seven months to learn this. Ahem. I, Accuracy, am the first ever to set foot on the planet M …” It stopped. Slowly its eyes came round. “You spoke. There’s somebody here. There’s somebody on Mars!”

# dust
{child} looked at {@a}. {@A} looked at the ice-cream kiosk.

“I was told to expect dust,” said the robot, and its voice shook. “And here you are, with hair and everything.”

{child} knew what {child.he} ought to say. But it had come such a long way, all by itself, and it was so happy that its lamp was blinking.

“Welcome to Mars,” said {child}.

It was only a small fib, and it was kindly meant. But a fib is always hungry.

[age>=9: “What do Martians eat?” asked the robot.

“Egg sandwiches,” said {child}, who happened to have one in {child.his} hand.

“And what do you do all day?”|“What do Martians do all day?” asked the robot.]

“School,” said {child}. “[school: Mine’s {school}. ]It lasts till half past three.”

“How brave,” said the robot, and wrote it down.

[sport: “And then we {play sport}. For fun.”

“For fun,” wrote the robot, and underlined it.

][friend: “I’m the king,” said {friend}[!friend.known: , {child's} best friend,] who could never leave a thing alone.

][elder: It looked {elder} slowly up and down. “How old do Martians get?”

“Four hundred,” said {elder}. “Some mornings.”[elder2:  {Elder2} nodded.]

][pet.dog: “And who is in charge?” it asked, and bowed to {pet}[!pet.known: , {child's} dog].

][music: {@A} hummed {@song}, out of nerves, and it recorded that too.

]Each time it got a little happier, and each time {child} felt a little worse, as if {child.he} had swallowed a pebble, and then another.

“Why are you called Accuracy?” {child.he} asked.

“The others are called things like Curiosity. I’m Accuracy. It means I never miss.”

That was a large pebble.

# backwards
“Wasn’t it lonely, on the way?” asked {child}.

“Oh, no,” said the robot. “There was a blue one. They packed me in a box, and when the lid came off, out in space, there was a planet behind me, round and blue, with white bits that moved. ‘Eyes front, Accuracy,’ they said on the radio. But I looked at it the whole way. I went to Mars backwards. And I thought, what a pity I’m not going there.”

{child} took a deep breath. {child.He} had to tell it now.

But just then a long thin wave came sliding up the beach, ran in round its feet, and slid away again.

# water
“What was that?” whispered the robot.

“Only the sea,” said {child}.

“WATER!” shouted the robot. “I’ve found water on Mars! They’ll put me on a stamp!” And it raced down the sand to meet it.

“Come back!” called {child}. “It’s coming in!”

“I know! It’s coming to see me!”

The next wave went right round it. Its feet sank, and something inside it went fizz.

{child} and {@a} splashed in after it, hand in hand. The water only came up to their ankles, but however hard they pulled, the robot wouldn’t lift its feet.

“I’m not going anywhere,” it said blissfully. “If I find water on Mars, I’m to stay with it for ever.” Fizz.

[friend: “The king says you can leave,” said {friend}, in a small voice.]

# it-isnt-mars
{child} put both arms round its neck. {child.His} heart was going so hard that it hurt.

“It isn’t Mars,” {child.he} said. “I said it was, and it isn’t. It was only red because of the sun. I’m sorry.”

“But it must be,” said the robot. “I never miss.”

So {child} took its head between {child.his} hands and turned it, very gently, away from the beach and out towards the sea.

The sun had gone. Nothing was red any more. There was only water, all the way out to the edge of the world, and it was blue, and so was the sky on top of it. And in the waves and in the air there were white bits, and they moved.

The robot looked. A wave came in, and went out again.

“It’s the blue one,” it said.

“Yes,” said {child}. “You’re on it.”

“Oh,” said the robot. It hadn’t prepared that.

Then it lifted one foot, plop, and then the other, and {child}[friend:  and {friend}] pushed and {@a} pulled,[pet.dog:  and {pet} told the sea to stay where it was,] until they were all up on dry sand.

# the-lamppost
“I missed,” said the robot, and its lamp went out. “By a whole planet. And me with my name.”

“I should have told you straight away,” said {child}.

“Yes. But it was a lovely welcome.”

{@A} wrung out a sock. “It’s like learning to ride a bike. You go where you look. Look at the lamppost, and you hit the lamppost.”

[athlete: “{athlete} must know that,” said {child}.]

{child} looked up. “Where did you say you were looking?”

“At the blue one. I told you. The whole …”

It stopped.

“And what did you hit?” asked {child}.

The lamp came on again, very faintly. “Bang in the middle?” it said.

“Bang in the middle,” said {child}. “You never miss.”

# by-bus
“Have landed on the blue one,” it told the people who had made it. “They have hair and everything.”

“Well done,” they answered. “We’ll fetch you in the morning. We’re only up the road.”

“You could have come by bus,” said {@a}.

So it went home with them on the bus, with a towel round its neck. “There’s more,” it kept whispering. “There’s more of it round every corner.”

And when {child} was in bed, it stood at the window.[age>=9:  Low over the roofs was a small red dot.

“That’s Mars,” said {child}.

The robot looked at it politely. “Very nice,” it said. “A bit out of the way.”]

“You never got to say your words,” said {child}.

“No. They were for Mars,” said Accuracy. “I’ve prepared some others. They’re shorter.”

{child} lay quite still[pet & !pet.dog: , and so did {pet}], so as not to be in front of history.

“Ahem,” it said. “Good night.”

# @a
{sitter}
## if adult
{adult}

# @A
{Sitter}
## if adult
{Adult}

# @song
{music}
