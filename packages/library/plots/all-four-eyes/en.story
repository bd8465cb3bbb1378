title: All Four Eyes
title: An Outside Agent
title: Low, to the Left
guest friend: Tom (he), Molly (she)
guest coach: Mr Blight (he), Mr Crane (he)
guest referee: Mrs Obi (she), Mrs Shah (she)
guest groundsman: Mr Fenn (he), Mr Yates (he)

% It is October: peacock butterflies spend the winter in sheds, wings shut, and the undersides are as black as soot. {child} plays for Eastfield, {friend} keeps goal for Westbrook.

# on-the-ball
At four minutes to four, with the [city: {city} |]{@under} Cup hanging on a single penalty[us:  kick], a butterfly came down out of the sky and sat on the ball.

{child} had already started {child.his} run. {Child.He} stopped so hard that {child.he} sat down.

[us: It was dark red | It was a peacock butterfly, dark red], with a blue eye painted on each of its four wings. It spread all four eyes at the goalkeeper and didn’t move.

# the-other-trouble
The goalkeeper was {friend}, and that was the other trouble. [friend: {friend} was {child’s} best friend. | {friend} lived three doors down from {child}.] They had practised penalties [school: {at school}|after school] for two years, and then in August {friend.he} had been picked for Westbrook and {child.he} for Eastfield, and since then neither had known what to say. {friend} knew exactly where {child.he} put {child.his} penalties. Low, to the left. {Child.He} knew that {friend.he} knew. {Child.He} had been awake since five[pet: {@awake}].

# outside-agent
“Get on with it!” bellowed {coach}, the Eastfield coach, who had never whispered in his life[athlete:  and wouldn’t have started for {athlete}].

“{Child.He} can’t,” said {referee}, the referee. “There’s an outside agent on the ball.”

“It’s a BUTTERFLY!”

“It’s in the rules,” said {referee}, and sat down on the grass to find the page.

# she-is-cold
Old {groundsman}, the [us: groundskeeper|groundsman], came across the [us: field|pitch] from his hut and knelt down, one knee at a time.

“She’s cold,” he said. “This late in the year they’ve not the warmth to fly. The sun went in, so down she came. Let the sun come out and she’ll be off.”

“And if it doesn’t?” said {child}.

{groundsman} didn’t answer.

# waiting-for-the-sun
They all looked up. The sky was like the inside of a saucepan. So there was nothing for it but to wait, and it’s hard to go on hating people when you’re waiting for the sun with them. [us: Thermoses|Flasks] were passed over the halfway line.[music:  Somebody put {@song} on, but softly.][sport & !sport.Soccer:  Somebody wondered if they couldn’t {play sport} instead.] Somebody’s [us: grandma|gran] from Westbrook [elder: shared her blanket with {elder}[elder2:  and {elder2}] and ]gave {coach} a [us: cookie | flapjack]. The two teams lay down on their stomachs all round the penalty spot and looked. She had fur on her shoulders. Her tongue was rolled up like the spring in a watch.

# just-so-you-know
{child} and {friend} lay with their chins in the grass, one on each side of the ball.

“You’re going left,” said {friend}, after a while.

“Obviously,” said {child}.

“I’ll go left, then. Just so you know.”

“Fine.”

The butterfly moved one foot.

“I’ve been awake since five,” said {friend}.

“So have I,” said {child}, and it was as if somebody had opened a window.

# a-raindrop
Then a raindrop hit the ball, an inch from the butterfly’s wing.

Another came, fat and cold. The butterfly slipped. She clung on by three legs, and her wings clapped shut and began to stick.

“She’ll not last in this,” said {groundsman}. “Not wet through.”

# one-finger
{child} didn’t think about it. {Child.He} slid one finger along the ball until it touched the front feet, and held it still, and waited, though everything in {child.him} wanted to grab. The butterfly put one foot across. Then another. They tickled like the ends of hairs. When all of her was aboard, {child} put {child.his} other hand over the top like a roof, left a gap for {child.his} mouth, and breathed. It was a long, slow breath from right down at the bottom, the sort that mists a window. Then {child.he} took another. Rain ran down {child.his} neck. {Child.His} knees were in mud.

# the-roof
All round the [us: field|pitch] two hundred people put up their umbrellas, and not one of them stayed dry. They came out on to the grass and held them all over {child}, green ones for Eastfield and yellow ones for Westbrook, until there was a roof above {child.him} like a circus. {friend} took off {friend.his} big gloves and put them under {child.his} knees.

“Is it working?” whispered {coach}.

“She’s shaking,” said {child}. “Is that bad?”

“That’s good!” said {groundsman}. “That’s her engine starting! Keep on!”

{child} was getting dizzy. {Child.He} kept on. Against {child.his} palm there was a tiny humming, like a telephone going off in somebody else’s house. It grew stronger. Then {child.he} opened {child.his} hands.

# ah
All four eyes looked up at {child}. And the butterfly flew.

She went out under the edge of the umbrellas, low over the penalty area, up over the crossbar, across the [us: parking lot|car park] and in at the broken pane of {groundsman’s} hut. Two hundred people said “Ah”, very quietly.

“That’s right, my beauty,” said {groundsman}. “They go in sheds, to sleep the winter.”

# down-the-middle
“Positions, please,” whispered {coach}. He seemed to have lost his other voice.

{child} put the ball back on the spot. {Child.His} hands were perfectly steady. They had been holding something much more important. In the goal, {friend} pulled on {friend.his} muddy gloves, looked to the left and grinned.

{child} ran up and hit it straight down the middle.

{friend}, who had gone left as promised, lay in a puddle and watched it roll past the place where {friend.he} had been standing.

“You said left.”

“I said obviously.”

“It WAS obvious.” {friend} was laughing so much that {friend.he} had to be pulled up, and {child} pulled {friend.him}.

# behind-the-cup
The cup lived on the top shelf in {groundsman’s} hut, and they were allowed to carry it there, one handle each. Above the shelf, on the beam, hung a scrap of something as black as soot. You’d have thought it was a dead leaf, unless you knew.

“Penalties tomorrow?” whispered {friend}.

“Obviously,” whispered {child}.

They shut the door without a click. And behind the cup, with all four eyes folded away, the butterfly slept until the spring.

# @awake
, and so had {pet}, who took it for breakfast time
## if pet.dog
, and so had {pet}[!pet.known: , {child.his} dog,] who took it for breakfast time
## if pet.cat
, and so had {pet}[!pet.known: , {child.his} cat,] who took it for breakfast time

# @under
Under-Twelves
## if us
Under-Twelve
## if age>=12
Under-Thirteens
## if us & age>=12
Under-Thirteen

# @song
{music}
