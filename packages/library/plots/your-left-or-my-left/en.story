title: Your Left or My Left?
title: The Normal One
title: Nobody Points
guest friend: Ruth (she), Idris (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever eats the carrot and stands behind the goal (@a) is the grandparent, else {adult}, else {minder}. Shout the advice; whisper the last of it.

# the-final
{child} was the goalie for Rovers, and on Saturday they were in the [city: {city} ]final. {Friend}[!friend.known: , {child’s} best friend,] was playing for the other side, and {friend.he} took their penalties. All summer[sport & !sport.Soccer: , in between {sport} and supper,] {friend.he} had taken them against {child}, in the lane, with {child’s} garage door for a goal. {child} hadn’t saved a single one. On Saturday {child.he} might have to, and it made {child.his} stomach hurt.

“I’ll tell you where I’m going to put it,” said {friend}. They were sitting on the wall, and {friend} had a [us: hot dog | sausage roll] in each hand. [pet.dog / pet.cat: Below them sat {pet}[!pet.known & pet.dog:  the dog][!pet.known & pet.cat:  the cat], and looked from one to the other. “Left,” said {friend}. | “Left.”]

“You can’t tell me that!” said {child}.

“It makes no difference,” said {friend}. “I hit it too hard.”

# the-finger
{Friend} wasn’t showing off. {Friend} had never told a lie in {friend.his} life. {Friend.He} had also never learned {friend.his} left from {friend.his} right. {Friend.He} would say “Turn left here,” and point to the right, and [school: {at school} they all | everyone who knew {friend.him}] went by the finger.

It wasn’t until supper that {child} remembered the [us: hot dogs | sausage rolls]. {Friend’s} hands had been full. {Friend.He} hadn’t pointed.

# the-carrot
“So it could be my left,” {child} told {@first}. “Or it could be left from where {friend}’s standing, which is my right. Or it could be {friend’s} left, which isn’t left at all.”

“Hang on,” said {@a}, and {@he} moved a pea across {@his} plate. “This is you. The [us: fish stick’s | fish finger’s] the goal. Where’s {friend}?”

“{Friend}’s the carrot.”

“So the carrot’s left is the pea’s right.”

“Unless the carrot means the other one.”

{@A} looked at the carrot for a long time, and then {@he} ate it.[elder2:  {Elder2} ate the goal.]

“Are you nervous?” said {@a}.

“I want to save it,” said {child}. “And I want {friend} not to miss it. They’re both in here.” {Child.He} put a hand on {child.his} stomach. “And they’re not speaking to each other.”

{@A} didn’t say it was only [sport.Soccer: {sport} | a game]. {@He} moved {@his} chair round to {child’s} side of the table.

“I’d be just the same,” {@he} said. “I’ll stand behind your goal tomorrow. And I won’t shout a thing.”[pet.other:

{child} asked {pet} too, at bedtime. {Pet} didn’t point either.]

# everything
On Saturday {@a} stood behind the goal and shouted everything.

“Come out, {child}! Stay in! Come out a bit and stay in!”[elder2:  {Elder2} held on to {elder.short} by the sleeve.]

Rovers were winning [us: one–nothing | one–nil]. In the very last minute, somebody’s hand touched the ball in front of {child’s} goal. The whistle went, and across the grass came {friend} with the [us: soccer ball | football]. If {child} saved it, Rovers had won the cup.

# the-normal-one
{Friend} put the ball down and walked backwards. {child} stood in the middle of the goal, and it had never been so wide. Left, {friend} had said. {child} leaned one way, and then the other. The referee lifted the whistle to his mouth.

“Wait!” yelled {child}. “{Friend}! Your left or my left?”

They heard it all the way to the [us: parking lot | car park].

“What?” shouted {friend}.

“On the wall! You said left! Whose left was it?”

{Friend} looked at one of {friend.his} hands, and then at the other.

“Just left,” {friend.he} shouted. “The normal one.”

“It’s a trick!” roared {@a}. “Go right! No, that’s what {friend} wants! Go left! Go nowhere!”

# point
{child} looked at {friend}. {Friend’s} knees were shaking. {child} had been so busy with {child.his} own stomach that {child.he} had forgotten {friend} had one too. So {child} said what everybody said to {friend}.

“Point,” {child.he} called.

So {friend} pointed. In front of everyone {friend.he} put out an arm, straight as a signpost, at the bottom corner by the [us: parking lot | car park].

“It’s a bluff!” howled {@a}. “Nobody points!”

But {friend} had never bluffed in {friend.his} life. All summer {child} had jumped before {friend} kicked, any old way, eyes shut, just to get it over. This time {child} didn’t need to guess. {Child.He} bent both knees, kept both eyes open and waited.

# like-a-hen
{Friend} ran up and hit it much too hard, exactly where {friend.he} had pointed. {child} dived after it, as long as {child.he} could possibly be[athlete: , and for one second even longer than {athlete}]. The ball smacked into {child.his} gloves, hit the post and rolled back along the line, slowly, as if it was choosing. {child} scrambled after it and sat on it like a hen.

Then all of Rovers landed on top of {child.him}.

# you-asked
{child} crawled out and went over to {friend}. {Friend} was sitting on the penalty spot, crying furiously. {child} sat down beside {friend.him} in the mud.

“You pointed,” said {child}.

“You asked.”

“You could have kicked it the other way.”

“Then it would’ve been a trick,” said {friend}. “I didn’t want to trick you. I wanted to beat you.” {Friend.He} sniffed. “It was a really good save. I hate it.”

“I hate it a bit too,” said {child}. The two things in {child.his} stomach were on speaking terms again.

{@A} came up. {@He} had no voice left at all.

“I never said a word,” {@he} whispered.

# which-way
That evening the sun lay all down the lane[music: , and from somebody’s window came {music}].[pet.dog / pet.cat:  {Pet} was back below the wall, in case there were [us: hot dogs | sausage rolls].] {child} pulled on the gloves. {Friend} put the ball down and took four steps back.

“Which way?” said {child}.

“Left,” said {friend}, and pointed right.

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
