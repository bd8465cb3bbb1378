title: It’ll Be Along in a Minute
title: The Princess on the Number Four
title: And Here’s the End
guest friend: Maud (she), Ned (he)
guest uncle: Mr Tuttle (he), Mr Pringle (he)
guest driver: Gordon (he), Clive (he)

% @host opens the door at home and folds the train: {adult}, else the elder, else {uncle}, by name each time. The gown’s train and the tea towel are both “train”.

# to-the-knees
A proper princess has a train. It’s the part of her frock that comes along behind. {child} had only a checked [us: dish towel | tea towel], fastened to the back of {child.his} [us: pants | trousers] with two [us: clothespins | clothes pegs], but {child.he} came sweeping through the playground in it all the same. {Friend}[!friend.known: , [friend: {child.his} best friend | who lived next door],] walked behind and had a look.[pet.dog:  Behind {friend} walked {pet}[!pet.known:  the dog].]

“Is it long?” asked {child}.

“It comes down to the backs of your knees,” said {friend}, who always told you just how things were.

{child} sighed. What {child.he} wanted was a train that went on for ever.

# number-four
Just then the Number Four bus pulled up,[city:  which goes all the way {@round} {city},] and out stepped a girl with a crown on.

“Hello,” she said. “I’m the princess. My train will be along in a minute.”

And along it came. It was golden silk, and it ran down the step like honey off a spoon, and went on running. [school: It was longer than the lunch [us: line | queue] {at school}. ]Everybody on the bus lifted their feet. Last of all came a little tassel.

“I’ll be back for you in an hour!” called {driver}, the driver, and at last he could shut the doors.

{child} couldn’t say a word.

# down-the-slide
“May I play with you?” said the princess. “I hardly ever get to play.”

[sport: “Do you ever {play sport}?” asked {friend}.

“Not with a train,” said the princess. “I’ve tried.”

]She climbed the ladder and slid down the slide, and there she sat.

“Where’s your train?” asked {child}.

“It’ll be along in a minute.”

Up the ladder it went, and down the slide it came, and it took its time about it. Then they ran twice {@round} the oak tree. Then they crawled under the bench, where {uncle} was reading his newspaper[elder:  to {elder}[elder2:  and {elder2}]]. And everywhere they went, the train was along in a minute[pet.dog: , and after the train came {pet}, with the tassel in {pet.his} mouth].

# the-swing
“Now I’d like to swing,” said the princess. “That’s what I came for.”

She sat down on the swing, and {child} gave her a push with both hands. But the princess didn’t go forwards, and she didn’t go backwards. Her train was stuck, on the ladder and the oak tree and the bench, and in the middle was a knot as big as a pumpkin.

{child} pulled. {Friend} pulled. {Uncle} pulled.[pet.dog:  {Pet} pulled the wrong way.]

Beep! There was {driver}, back with the bus.

“My train isn’t coming,” said the princess, and her chin wobbled. “And I’m not allowed home without one. Nobody would know I was a princess.”

# three-buttons
{child} looked at all that gold. Then {child.he} looked at {child.his} own train. It was short, and it had ketchup on it. But it was a train, and it was the only one {child.he} had.

{Child.He} took off the [us: clothespins | pegs].

“Turn round,” {child.he} said.

The long train was buttoned on at the waist. {child} undid the buttons, one, two, three, and all the gold slid to the ground. Then {child.he} put on the [us: dish towel | tea towel]. Click, click.

“Is it long?” whispered the princess.

“It comes down to the backs of your knees,” said {friend}.

# so-high
The princess gave a skip. Nothing was holding her! She flung herself on to the swing, and {child} pushed, and up she went, so high that her crown fell off in the [season.winter: snow|sand]. {Friend} ran and fetched it. {driver} leaned out of the bus and cheered[music: , with {@song} on the radio].

Then the princess ran for the bus[athlete: , nearly as fast as {athlete}], and in one step she was on it, all of her.

“You keep the long one, {child}!” she called. “Thank you!”

# backwards
{child} and {friend} looked at the knot.

“First it was the ladder,” said {friend}, who always remembered just how things were. “Then the slide. Then twice {@round} the oak tree, and then the bench.”

“Then we’ll do the whole thing backwards,” said {child}.

So they did the bench, the oak tree, the slide and the ladder. And out came the train.

# here-it-ends
When {@opened} at home, there stood {child}, very straight in the back.

“Are you coming in?” said {@host}.

“I’m coming now,” said {child}. “My train will be along in a minute.”

It came into the hall. It came and it came, and last of all came {friend}, with the tassel in {friend.his} hand[pet.dog: , because {pet} had let go of it at last].

“And here’s the end,” said {friend}. “Good night.” And {@went}.

# it-came
At bedtime {@host} folded the train in half, and in half again, and spread it on top of the [us: covers | duvet]. It rustled when {child} wiggled {child.his} toes.[pet.cat:  {Pet}[!pet.known:  the cat] lay down in the middle, as if the whole thing were for {pet.him}.][pet.other:  There was enough for {pet} as well.]

“I can’t go to sleep,” said {child}. “It won’t come.”

{@Stroked}.

“It’ll be along in a minute,” said {@host}.

And it was.

# @host
{uncle}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @opened
{uncle}, who was babysitting, held the door open
## if adult
{adult} opened the door
## if elder & !adult
{elder.short} held the door open

# @went
then it was time for {friend} to go home
## if adult / elder
{uncle} walked {friend.him} home

# @stroked
{uncle} put out the lamp
## if adult
{adult} stroked {child.his} hair
## if elder & !adult
{elder.short} stroked {child.his} hair

# @round
round
## if us
around

# @song
{music}
