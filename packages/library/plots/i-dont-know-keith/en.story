title: I Don’t Know, Keith
title: Very Well Placed
title: Somebody’s Coat
guest friend: Ash (he), Maya (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever comes to every match is the grandparent, else {adult}, else {minder}. Whatever is said into the bottle happens. “Shay shomething” is said with stiff lips.

# left-back
{child} was {age}, and had played left back for Park Road[city:  {in city}] for two whole years without scoring a goal. {@First} came to every [us: game | match] and understood none of them, and on the way home {@he} always said the same thing.

“You were very well placed, {child}.”

{child} was tired of being well placed. {Child.He} wanted a goal. Just one[!child.name: , of {child.his} own].[athlete:  It wasn’t for being well placed that people cheered {athlete}.][pet.other:  {Pet}, at home, could be well placed all day long.]

# into-the-bottle
On the last Saturday of the season {friend}[!friend.known: , {child.his} best friend,] had a twisted ankle, so {friend.he} sat by the [us: field | pitch] on an upturned bucket and commentated into a water bottle. {Friend} commentated on everything[music: , even {music}]. {Friend.He} had once done the whole of {child’s} breakfast. {Friend.He} did it for somebody called Keith, who wasn’t there.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay beside the bucket and wanted the ball. Nobody ever gave it to {pet.him}.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay on {child’s} bag and wanted to go home.]

# like-a-swan
“And here’s {child},” said {friend} into the bottle, as {child} trotted forward with the ball. “Flying down the wing, Keith!”

{child’s} [us: cleats | boots] left the grass.

{Child.He} went over the halfway line like a swan, as high as a kitchen chair, with the ball bobbing along underneath[!child.name:  {child.him}], and came down in front of the goal.

{Friend} looked at the bottle.

“{Child} shoots,” {friend.he} said, trying it out. “And scores?”

{child’s} leg swung all by itself, and the net bulged.

So that was the rule. Whatever {friend} said into the bottle happened. And the trouble was how people talk about [us: soccer | football][sport & !sport.Soccer: , which isn’t at all how they talk about {sport}].

# all-like-this
“The ball’s glued to that foot!” shouted {friend}, and it was, and {child} clumped about like somebody with a foot in a bucket.

“Unglue it!” yelled {child}.

“It comes away beautifully, Keith! And the defender’s left for d …”

“{Friend}!”

“For a sit-down! The defender’s having a nice sit-down!”

The defender sat down on the grass and looked very surprised. {child’s} leg swung, and the net bulged again.

“Be careful what you say!” called {child}.

“I can’t help it! It’s all like this! There isn’t any other [us: soccer | football]!”

# somebodys-coat
By [us: halftime | half-time] {child} had scored two, and the other team had scored two the ordinary way. {Child.He} went and stood by the bucket.

“Two goals,” said {friend}. “So why have you got that face?”

“Because they’re not mine. My leg did it. I felt like somebody’s coat.” {child} pulled at the grass with [child.name: one foot | {child.his} [us: cleats | studs]]. “Don’t say anything in the second half.”

“Nothing? {Child}, I’ll burst.”

“Please.”

{@A} came over with the oranges. “You were very well placed,” {@he} said.

“Which time?” said {child}. “When I was flying?”

“Was there flying?” said {@a}. “I was [elder2: helping {elder2} with | getting the top off] the [us: thermos | flask].”

# frozen
All through the second half {friend} sat with {friend.his} scarf in {friend.his} mouth, and nobody flew. Then, in the very last minute, somebody’s foot took {child’s} legs away, right in front of the goal, and the referee blew for a penalty.

“You take it, {child},” said everyone. “You’ve got two already.”

The ball looked very small, and the keeper looked like a [us: refrigerator | wardrobe]. {child’s} stomach felt the way it does on a stair that isn’t there.

It was too much for {friend}. The scarf fell out, and the bottle came up all by itself.

“Oh no,” {friend.he} breathed. “{Child} has frozen.”

And {child} froze, with one arm out and one foot [child.name: out behind | behind {child.him}], and {child.he} couldn’t bend a finger.

“In your own time,” said the referee, looking at his watch. “As long as it’s now.”

{Friend} clapped both hands over {friend.his} mouth.

“{Friend},” said {child} through [child.name: clenched | {child.his}] teeth. {Child.His} lips were stiff as cardboard. “Shay shomething.”

“I’ll say you score!” said {friend}. “Top corner!”

{child} could see it, the ball in the net and everyone running. It would be so easy. And {child} would stand in the middle of it like somebody’s coat.

# you-dont-know
“No,” {child.he} said. “Shay you don’t know.”

“What?”

“Shay. You don’t. Know.”

{Friend} had never said that in {friend.his} life. {Friend.He} lifted the bottle, and it shook a bit.

“{Child} is on the spot,” {friend.he} said. “Will it go in? I don’t know, Keith.” {Friend.He} swallowed. “I honestly don’t know.”

The warmth came back into {child’s} toes, then [child.name: the | {child.his}] knees, and then it was only {child} in there, scared stiff and able to move. {Child.He} ran up. It was an ordinary kick, and the keeper fell on it.

“Ohhh,” went the whole of Park Road[school:  and half of {school}].

# nobody-had-told-it
But the ball hit the keeper’s elbow and popped out again. Nobody had told it to. It came bouncing back across the mud to the exact place where {child} had slipped over. {Child.He} stuck out a knee, and the ball rolled over the line, slowly, like a cat coming in through a cat [us: door | flap].

{Friend} threw the bottle in the air and screamed something with no words in it at all.[pet.dog:  {Pet} ran straight into the goal and got the ball at last.][pet.cat:  {Pet} got up and climbed into the bag, ready to go.]

# well-placed
{@A} came across the [us: field | pitch], walking quicker than {@he} usually did.

“I saw that one,” {@he} said. “The big [us: kid | lad] had it, and then he [us: didn’t | hadn’t], and there you were.”

“There I was,” said {child}. {Child.He} couldn’t [child.name: stop smiling | get {child.his} face to stop smiling].

“You were very well placed,” said {@a}.

It was funny. It had been a good thing to be, all along.

# honestly
They went home the long way, with {friend} hopping between them.[elder2:  {Elder2} had the [us: thermos | flask].]

“And they’re coming up to the [us: burger place | chip shop], Keith,” said {friend}. “Will they go in?” {Friend.He} held the bottle up to {@a}.

{@A} bent down and gave it some thought.

“I honestly don’t know, Keith,” {@he} said, and held the door open.

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
