title: The Train That Waited for Everybody
title: A Stone on a Hill
title: Now I’m Asking
guest friend: Orla (she), Jonty (he)
guest pet: Tabitha (she), Humphrey (he)
guest minder: Annie (she), Lottie (she)

% The cat is the family’s, or {friend’s}; a dog can thump the beat as well as a cat can purr it.

# to-the-sea
{child} and {friend} were going [city: from {city} ]to the sea by train, and the train would not go.

It was a little red train, with a steam engine that could talk. {child} sat right at the front, in swimming things and next to {@with}. On the other side sat {friend}, {child’s} best friend, with a swimming ring round {friend.his} middle. {@lay} There was just one thing {child} wanted, and that was a swim before the sun went down.[elder:  {Elder}[elder2:  and {elder2}] would be waiting on the beach.]

# the-pram
“Is everybody on?” asked the engine.

“Yes!” shouted {child}.

“The lady with the [us: stroller | pram] isn’t,” said the engine. “She’s over at the kiosk.”

That was how it was with that train. It never went until everybody was on.

“A train’s supposed to go!” {child} called out of the window. “That’s what makes it a train!”

“A train’s supposed to wait,” said the engine. “Anything that just goes is a stone on a hill.”

“I think you’re both right,” said {@a}, and fell asleep.

# out-walking
They did go, in the end. Chuffa-chuff. {@tail}

“Nearly swimming now, {pet},” said {child}, through the tail.

But at the next station there was an old man, a long way off down the lane. He was walking very slowly[school: , slower than the lunch [us: line | queue] {at school}].

“Is everybody on?” asked the engine.

“YES!” said {child}.

“That gentleman isn’t.”

“He might not even be coming!”

“Then I’ll ask him when he gets here,” said the engine.

They waited for twenty minutes.[sport:  There would have been time to {play sport}.] The old man arrived.

“No, thank you,” he said. “I’m out for a walk.”

{Friend} laughed until the swimming ring squeaked. {child} didn’t laugh. The sun had turned yellow, and {child.he} {child.was} so impatient that {child.his} legs itched.

# grown-up-voice
“I know how to do it,” whispered {friend}. “Next time, I’ll answer. I’ve got a grown-up voice.”

At the next station the engine asked again.

“Is everybody on?”

So {friend} tucked in {friend.his} chin and said, in a voice as deep as a tuba, “Goodness me, yes. All aboard. Off you go, my dear old fellow.”

“Well, then,” said the engine.

And it went! It went so fast that the curtains stood straight out[athlete: , and not even {athlete} could have caught it]. {child} and {friend} bounced on the seat[music:  and sang {music}].

# an-empty-place
{child} sat down to stroke {pet}. {@empty}

“{Friend}. Where’s {pet}?”

{Friend} pressed {friend.his} nose to the window. Far behind them the platform was getting smaller and smaller. {@behind}

{child} was frightened. It felt as if {child.his} tummy had stayed behind at the station.

# through-the-ring
“Stop!” shouted {child}. “{Pet} isn’t on!”

“Yes, yes,” said the engine. “Everybody’s on. A gentleman told me.”

“It wasn’t a gentleman! It was me,” shouted {friend}, in {friend.his} own voice. “It was a fib! I haven’t got an old fellow!”

But the engine was going so fast now that the wind took the words away.

So {child} pulled off {friend’s} swimming ring. {Child.He} held it up to {child.his} mouth like a trumpet, took in all the air there was, and shouted through the hole.

“EVERYBODY IS NOT ON!”

The wheels screamed. {@A} woke up. The train stood still.

# backwards
“{Pet} got left behind,” said {child}. “I only wanted to get there.”

{Friend} took {child.his} hand.

“We’ll go back,” {friend.he} said. “And we’ll swim tomorrow, if that’s what it takes.”

“Yes,” said {child}. “Backwards, please.”

And the engine went backwards, the whole way. There on the platform sat {pet}, licking {pet.his} lips. {Pet.He} smelled of herring right down to the tail. {child} picked {pet.him} up, as much of {pet.him} as would go. The rest hung down.

# no-train-at-all
But now the engine wouldn’t go at all.

“I left a passenger,” it said. “I’m not a train. I’m a stone on a hill.”

“It was my fault,” said {friend}.

“And mine,” said {child}.

The engine only sighed, and the steam went thin.

# dunka-dunk
Then {pet} wriggled out of {child’s} arms. {Pet.He} walked straight up to the engine, jumped up behind the funnel, where the metal was nice and warm, and lay down. {Pet.He} {pet.was} not cross. {Pet.He} {pet.was} full, and wanted a warm place to lie. {@purr}

Chuff, went something in the engine. Chuffa-chuff.

“Wait,” said {child}. {Child.He} walked the whole length of the train with {friend}, and looked in at every single window. The [us: stroller | pram] was there. {@A} waved.

“Now I’m asking,” said {child}. “Is everybody on? Are you on?”

“I’m on,” said the engine.

# a-tail-over-the-lamp
They got to the sea when the sun was right down at the edge of it. The water was pink. {child} and {friend} ran in up to their middles, with half a swimming ring each and {@a} close behind.[elder:  {Elder} held the towels.]

When they had swum all they wanted, the little red train was still there, on the line behind the beach. It was waiting, with {@hung}.

# @with
{minder}, who was looking after them
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @lay
{Pet}, {friend’s} cat, lay in the luggage rack.
## if pet.cat
{Pet}, {child’s} cat, lay in the luggage rack.
## if pet.cat & breed.Maine Coon
{Pet}, who was a Maine Coon and as big as a pillow, lay in the luggage rack.
## if pet.dog
{Pet}, who was {a breed}, lay under the seat.

# @tail
{Pet} jumped down on to {child’s} lap and laid {pet.his} tail across {child.his} mouth.
## if pet.dog
{Pet} climbed up between them to look out, and wagged all over {child’s} mouth.

# @empty
But there was nobody on {child.his} lap. There was nobody in the luggage rack.
## if pet.dog
But there was nobody between them. There was nobody under the seat.

# @behind
In the middle of it, beside the fish van, somebody was sitting with a tail tucked neatly round four paws.
## if pet.cat & breed.Maine Coon
In the middle of it, beside the fish van, sat something large, with a tail like a feather duster.
## if pet.dog
In the middle of it, beside the fish van, somebody was sitting very nicely, and asking for a fish.

# @purr
Then {pet.he} began to purr, until all the metal hummed.

Chuffa-chuff, went something in {pet}.
## if pet.cat & breed.Maine Coon
Then {pet.he} began to purr, and when a Maine Coon purrs, you can hear it.

Chuffa-chuff, went something in {pet}.
## if pet.dog
Then {pet.he} began to wag, and the tail beat on the metal for all to hear.

Chuffa-chuff, went the tail.

# @hung
a tail hanging down over its lamp
## if pet.dog
a tail beating slowly against its side

# picture 3
The warm place behind the funnel
