title: Your Fault, My Ball
title: The Smallest Goalkeeper in the Cup
title: Say It Before
guest friend: Tilly (she), Rowan (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever stands behind the goal (@a) is the grandparent, else {adult}, else {minder}. The last MINE is the loudest thing in the story; what comes after it is quiet.
% One rule: mine has to be said before, for afterwards the ball is in the net. {@help} is one event: somebody makes off with the glove.

# as-a-balloon
It was the final of the [us: soccer | football] cup[city:  in {city}], and the ball was coming down in front of the goal, as slowly as a balloon. Under it stood {child}, the smallest goalkeeper in the cup, and {friend}[!friend.known: , {child’s} best friend], who was a defender.

“Yours?” said {friend}.

“No, yours,” said {child}. “After you.”

So nobody took it. Plop went the ball, right between them, and a tall girl in orange tapped it in.

“Whose was that?” called {@first}, who stood behind the goal with a [us: cookie | biscuit] tin.

“Mine,” said {child}. “Sorry.”

“You always say it afterwards,” said {@a}. “You have to say it before.”[elder2:  {Elder2}, who was holding the lid, nodded.][pet.dog: 

By the tin sat {pet}[!pet.known: , {child’s} dog], who wanted the goalkeeper’s gloves, and had wanted them all day. “No, {pet},” said {child}.][pet.cat: 

On top of the net, as if it were a hammock, lay {pet}[!pet.known: , {child’s} cat], who had never said “After you” to anybody.]

# the-word
That was the rule. When a ball comes down in a crowd, somebody has to shout “Mine!” and all the others get out of the way. {child} could stop nearly any shot there was, but {child.he} couldn’t get that word out. What if somebody else wanted the ball more?

It was the same with everything[sport & !sport.Soccer: , {sport} as well]. [school: {At school} {child} held doors till the bell rang. ]{Child.He} said “You have it” about the last [us: cookie | biscuit], and then {child.he} went home and thought about that [us: cookie | biscuit] all evening. People thought that {child} was kind. But it was only that the word was so big, and {child} was so small.[athlete:  {Athlete} would just have shouted it.]

# mi
Soon another one came, straight down on {child}.

“Mi …” began {child}, and then {child.his} voice ran out.

“Mind?” yelled {friend}. “Everybody down!”

And the whole team threw themselves flat and held on to their heads. The ball bounced in the middle of them, and rolled past the post by pure luck.

“What were we minding?” asked {friend}, with grass in {friend.his} mouth.

“Nothing,” said {child}. “I was going to say mine.”

“Then say all of it! I’d love to get out of the way.”

# hands
[us: After halftime | After half-time] {child’s} team scored twice, and now they only had to hold on.[music:  Somebody had already begun on {music}.] But in the very last minute the ball came down in front of the goal again.

{Friend} looked at {child}. {child} opened {child.his} mouth, and nothing came out. And then {friend} couldn’t stand it any longer, put up both arms and caught the ball.

“Somebody had to!” said {friend}.

But only the goalkeeper may use hands, so it was a penalty. The girl in orange would shoot from a white spot right in front of the goal, with nobody in the way but {child}.

# share-it
{Friend} sat down and cried. “It was my fault.”

“No, mine,” said {child}. “I should have shouted.”

“Mine! They were my hands!”

“Mine!”

“Now you can both say it,” said {@a} behind the net. “Afterwards.”

“If it goes in it’s a draw,” sobbed {friend}, “and then we have to share the cup. And you’ll give them our half as well!”

{child} was ashamed, all the way down to {child.his} [us: cleats | boots], because that was just what {child.he} would do.

# the-glove
{Child.He} pulled off {child.his} gloves to help {friend} up, and dropped one on the grass.

{@help}

Everybody looked round. Nobody had ever heard {child} shout.

“Was that you?” asked {friend}.

“It just came out,” said {child}.

“But you said it before!”

“Before what?”

“Before it was gone.”

{child} looked at the glove. {Child.He} hadn’t wondered for one second if somebody else wanted it more. {Child.He} put it on, and looked at the ball on its spot.

“It really was my fault, though,” said {friend} in a small voice.

“Yes,” said {child}. “Your fault. My ball.”

# after-you
Then {friend} had to go and stand far off with the others, and {child} was alone in a goal with room for ten.

“Ready?” asked the girl.

“After you,” said {child}.

The girl in orange ran up and shot, low and hard, right into the corner. {child} threw {child.himself} full length, the way you do for a glove, and stretched till it hurt, and the ball hit the very ends of {child.his} fingers.

It didn’t go in. It went straight up.

# mine
It went so high that everybody had time to start running. {child} got to {child.his} feet, and there came the ball, down in front of the goal, as slowly as a balloon. {Friend} was right under it already, and so was the girl in orange. {Friend} looked at {child}.

{child} filled up with air, right down to {child.his} [us: cleats | boots].

“MINE!”

It was so loud that {friend} got out of the way. The girl in orange got out of the way. Even the referee got out of the way.[pet.dog:  {Pet}, by the tin, lay down flat.][pet.cat:  {Pet} moved to another goal.] And {child}, who was the only one left, put up both hands and took down the ball.

# so-did-i
So they had won. {Friend} carried {child} round the whole [us: field | pitch], which is easy with such a small goalkeeper.[elder & adult:  {Adult} ran beside them with both arms in the air.]

“Whose was that?” called {@a}.

“You heard,” said {child}.

The girl in orange came to shake hands. “I really wanted that one,” she said.

“I know,” said {child}. “So did I.”

# the-last-one
Afterwards they sat on the grass behind the goal, with the cup between them.[pet.other:  {Pet}, at home, would hear the whole thing from the beginning.]

There was one [us: cookie | biscuit] left in the tin. “Whose is this?” asked {@a}.

{Friend} looked at {child}.[pet.dog:  So did {pet}.]

“Mine,” said {child}, before anybody else had time to.

Then {child.he} broke it in two and gave {friend} half. You can, when it’s yours.

# @help
{Friend} needed something to blow {friend.his} nose in, and took the nearest thing there was.

“MINE!” shouted {child}, threw {child.himself} full length, and snatched the glove away just before the nose got there.
## if pet.dog
Then {pet} couldn’t stand it any longer either, shot out on to the [us: field | pitch], took the glove and ran.

“MINE!” shouted {child}, threw {child.himself} full length, and got hold of it by the thumb. {Pet} let go at once. Nobody had ever spoken to {pet} like that.
## if pet.cat
{Pet} dropped down from the net, took the glove by the thumb, as if it were a mouse, and set off for the bushes.

“MINE!” shouted {child}, threw {child.himself} full length, and got hold of it by one finger. {Pet} let go, and looked at {child} with respect.
## if elder
{Elder.short} came round the post and picked it up. “Is this anybody’s?” said {elder.short}. “No? Then I’ll have it for the roses.”

“MINE!” shouted {child}, threw {child.himself} full length, and snatched it back.

“There now,” said {elder.short}. “I thought it might be.”

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
