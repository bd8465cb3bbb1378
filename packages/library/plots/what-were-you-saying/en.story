title: What Were You Saying?
title: The Answer to Everything Was Mrow
title: Finished
guest pet: Cleo (she), Otto (he)
guest minder: Mrs Bellamy (she), Mrs Tuck (she)

% The cat is the family’s, or the one next door that is staying. A dog talks just as much. Let the child be the loud one.

# never-stopped
{@who} never stopped talking.

{@leave}[city:  You could hear {pet.him} all over {city}.] {Pet.He} told the toaster what {pet.he} thought of it. {Pet.He} had long conversations with the bath[music:  about {music}].

“What on earth is all that about?” {@a} would ask.

And {child} would say, because {child} spoke [pet.dog: Dog | Cat].

“{Pet.He} says it’s nearly [us: suppertime|teatime],” said {child}. Or, “{Pet.He} says peas are bad for children.”[athlete:  Or, “{Pet.He} says that {athlete} is almost as fast as a [pet.dog: dog|cat].”] Or, “{Pet.He} says that if somebody had another [us: cookie|biscuit], it ought to be me.”

“How odd,” said [adult: {adult} | {minder}]. “That’s just what {pet.he} said yesterday.”[elder:  {Elder}[elder2:  and {elder2}] had it all put into English as well, and said how sensible.]

[friend: Even {Friend}[!friend.known: , {child’s} best friend,] only spoke a little of it.]

# mr-pockets
Then came the week when {child} lost Mr Pockets.

Mr Pockets was a rabbit. He was grey and flat, and he had one ear for holding and one ear for sucking. On Monday he was there at breakfast. On Monday night he wasn’t anywhere.

[adult: {Adult} | {Minder}] looked under the bed. [adult: {adult.He} | She] looked behind the sofa. [adult: {adult.He} | She] walked to the park and back in the rain with a [us: flashlight | torch], and came home dripping, with no rabbit.[sport:  Mr Pockets wasn’t in the bag with the {sport} things.][school:  Nobody {at school} had seen him.][elder:  {Elder} turned out all the pockets in the hall.][friend:  {Friend} looked in the sandpit, and found a spoon.]

# not-quiet
{child} slept badly on Monday. {Child.He} slept badly on Tuesday, too. And the worst of it was that {pet} would not be quiet.

“{@loud}!” said {pet}, outside the bedroom door. “{@longer}!”

“What does {pet.he} say?” asked [adult: {adult} | {minder}], yawning.

“{Pet.He} says I should sleep in [adult: your bed|the big bed],” said {child}.

So {child.he} did. But {pet} came and stood on [adult: {adult’s} | {minder’s}] tummy and said it again.

“And now?”

“{Pet.He} says I need some warm milk.”

{child} had some warm milk. {Pet} looked at the milk, and then at {child}. Then {pet.he} lay down flat on the carpet, like somebody who has been explaining a thing for two days to people who will not listen.

# buttons
On Wednesday night it began all over again. “{@loud}!”

“Go on,” said [adult: {adult} | {minder}], with both eyes half shut. “What is it this time?”

{child} opened {child.his} mouth. {Child.He} meant to say something about chocolate [us: chips | buttons]. But {pet} was looking straight at {child.him} with those {@eyes} eyes, and all at once the chocolate [us: chips | buttons] wouldn’t come out.

“[adult: {Adult} | {Minder}],” said {child}, slowly. “I don’t actually know.”

“You don’t?”

“No. I’ve only been saying what I wanted.” {child’s} cheeks went hot. “I don’t think I’ve ever really asked {pet.him}.”

[adult: {Adult} | {Minder}] opened both eyes, and didn’t look cross at all.

“Well,” [adult: {adult.he} | she] said. “You could ask {pet.him} now.”

# listened
So {child} got out of bed and sat down on the carpet, until they were nose to nose.

“Sorry, {pet},” said {child}. “What were you saying?”

And then {child} did something {child.he} had never done before. {Child.He} kept quiet and listened.

“{@soft},” said {pet}, quite softly. {Pet.He} walked to the door and looked back.

# along-the-landing
{child} got up and followed. [adult: {Adult} | {Minder}] followed {child}.

“{@soft},” said {pet}, along the landing. “{@soft},” past the bathroom. At the [us: linen closet | airing cupboard] {pet.he} stopped. {Pet.He} put both paws on the door, stretched up as long as {pet.he} could go, and said it once more at the top of {pet.his} voice.

“{@loudest}!”

# one-grey-ear
[adult: {Adult} | {Minder}] opened the door. Out came a puff of warm air that smelt of clean [us: laundry | washing]. There were the towels. There were the sheets, which [adult: {adult} | {minder}] had taken off the beds on Monday in one enormous armful, washed, dried and folded up.

And out of the folded sheets, at the very bottom of the pile, hung one grey ear.

“Mr Pockets!” cried {child}.

He was warm all through. He was even flatter than before, and he smelt of soap, but that would wear off.

# all-the-time
[adult: {Adult} | {Minder}] sat down on the landing.

“I washed him,” [adult: {adult.he} | she] said. “I put him away. I went to the park in the rain, and all the time {pet.he} {pet.was} telling me.”

“{@bye},” said {pet}.

They didn’t need anyone to translate that.

# finished
[adult: {Adult} | {Minder}] tucked them in, all three: {child} in the middle, Mr Pockets under {child’s} chin, and {pet} curled against the backs of {child’s} knees. [adult: {adult.He} | She] put out the light.

“{@dark},” said {pet} in the dark.

“What does {pet.he} say?” whispered [adult: {adult} | {minder}].

{child} lay still and listened, for a good long time, to be sure.

“Nothing,” {child.he} whispered back. “{Pet.He}’s finished.”

# @who
{Pet} was the cat from next door. {Pet.He} {pet.was} staying with {child} while the neighbours were away, and {pet.he}
## if pet.cat
{child’s} cat was {a breed} called {pet}, and {pet}
## if pet.dog
{child’s} dog was {a breed} called {pet}, and {pet}

# @leave
Some cats say miaow and leave it at that. {Pet} said “Mrow?” when you came in and “Mraaa” when you went out.
## if pet.dog
Some dogs say woof and leave it at that. {Pet} said “Wuff?” when you came in and “Wuuu” when you went out.

# @a
{minder}, who looked after {child},
## if adult
{adult}

# @eyes
very round
## if breed.Siamese
very blue
## if pet.dog
very brown

# @loud
Mra-OW
## if pet.dog
Wa-WOO

# @longer
Mra-OW-OW-OW
## if pet.dog
Wa-WOO-WOO-WOO

# @soft
Mrow
## if pet.dog
Wuff

# @loudest
MRA-OW
## if pet.dog
WA-WOO

# @bye
Mraaa
## if pet.dog
Wuuu

# @dark
Mrrr
## if pet.dog
Mmmf
