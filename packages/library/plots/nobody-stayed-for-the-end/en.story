title: Nobody Stayed for the End
title: I’m Coming to Get You
title: What If the End Is Worse?
guest friend: Nell (she), Otis (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% On the bench (@a) is the grandparent, else {adult}, else {minder}. Stop dead at every “…”, and look round. The saved-up ends come as fast as you can say them.
% One rule: an end that nobody stays for sticks in the throat. In the hole in the hedge is {friend}, the dog, the cat or the grandparent (@Help).

# first-kick
“Don’t forget that I …” called {@first} from the bench in the park[city:  in {city}][elder2: , where {elder2} was sitting too].

But {child} was already running. {Friend}[!friend.known: , [friend: {child’s} best friend | from the next street],] had a new ball, and {child} was having the first kick.

It was much too good a kick. The ball flew over the tall hedge, where {a wish} lived, and everybody was afraid of {the wish}.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was looking for a hole in it already.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was sitting by the hedge already.]

“You did that on purpose!” said {friend}.

“No!” said {child}. “I didn’t mean …”

But {friend} put both hands over {friend.his} ears and walked away.

So the end of it got stuck in {child’s} throat, like dry toast. If nobody stays for the end, that’s where the end stays, and it hurts.[school:  It had happened {at school}, too.][pet.other:  {Pet}, at home, always stayed for the end.]

# coming-to-get-you
Then the hedge shook, and out came {wish.part}, and after that the rest of {the wish}.

“{Wish.sound},” said {the wish}. “I’m coming to get you …”

There {wish.he} stopped, to see if anybody was still there. Nobody was. The whole park had run[wish.size.tiny: , and the biggest people ran fastest][athlete: . Not even {athlete} ran like that][sport: . Nobody ran like that at {@game}].

{child} and {friend} dived behind the bench. {@A} was there already, lying flat.

“I’m only looking for my keys,” whispered {@a}.[elder2: 

“So am I,” whispered {elder2}.]

“I’d like to have you for …” called {the wish} across the grass, and stopped again.

“For supper!” whispered {friend}.

“{Wish.He} didn’t say supper,” said {child}.

“{Wish.He} was going to!”

# not-finished
{child} peeped out under the bench. {The wish} was all alone in the big park, swallowing and swallowing, just as you do with toast in your throat.

{child} swallowed too.

“{Wish.He} hasn’t finished,” {child.he} said. “Nobody stayed for the end.”

“What if the end is worse?” whispered {friend}.

# go-on
{child’s} heart was thumping. Perhaps the end was worse. But {child} had an end stuck as well, and that one wasn’t nasty at all.

So {child.he} crawled out, stood in front of the bench and held on to it behind {child.his} back with both hands, so that {child.his} legs couldn’t run.

“Go on,” said {child}. “I’m staying for the end.”

{The wish} stared. “You’re not running,” {wish.he} whispered. “Everybody runs. Then you must be something terrible!”

“I’m not!” said {child}. “I’m only …”

But {the wish} was already on the way back to the hedge.

# the-hole
Now there were two who thought that {child} was horrible, and two ends in {child’s} throat. It hurt so much that {child.his} eyes stung. And once {the wish} was in behind that hedge, {wish.he} would never dare to come out again.

{@Help}

# the-end-of-it
{child} sat down on the grass and held out both hands, so that {the wish} could see there was nothing in them.

“I’m only {child},” {child.he} told {the wish}.

“And I didn’t mean to kick it over,” {child.he} told {friend}. “I wanted it to be the best kick in the world, because you let me have the first.”

And the toast was gone.

“Oh,” said {friend}. “I thought the end was worse.” {Friend.He} sat down close beside {child}.

# just-go-on
“Is that how you do it?” asked {the wish}. “Do you just go on?”

“Yes,” said {child}. “If somebody stays.”

{The wish} shut {wish.his} eyes. “I’m coming to get you …”

It sounded just as horrible as before. But {child} stayed, and {friend} stayed.

“… your ball back,” said {the wish}, and rolled it all the way to {friend}.

“And the other one?” said {child}. “You’d like to have us for …?”

“… my friends,” whispered {the wish}.

# saved-up
But {the wish} had years of ends stuck in there, and now they all came out. So did the people, from behind the trees, to hear what they had run away from.

“… dropped your mitten,” {wish.he} said to a lady. “… and bless you,” {wish.he} said to a man who had sneezed in March.[music:  Then came the end of {@song}.]

{@Own}

# that-you-what
Then they all played ball[pet.dog: , and {pet} played hardest][pet.cat: , except when {pet} was lying on it], until {child} kicked too well again and turned to run after it.

“Don’t forget that I …” said {@a} from the bench, and left it there, because {child} was always gone by then.

But {child} was standing still.

“That you what?” {child.he} asked.

{@A} had to think. It was such a long time since anybody had stayed.

“That I’m so fond of you,” said {@a}.

It was only a little end. It was the best one of them all.

# @Help
Then {friend} shot past, and sat down right in the hole in the hedge.

“You can’t go yet,” {friend.he} panted. “{child} hasn’t finished.”
## if elder & !friend & !pet.dog & !pet.cat
Then {elder.short} got up from behind the bench, with grass on both knees, and went straight over to the hole in the hedge.

“Excuse me,” said {elder.short}. “You were saying?”

And when somebody asks you that, you have to stop.
## if pet.cat
But there was only one hole in that hedge, and {pet} was sitting in it. {Pet} never moved for anybody. {Pet} looked at {the wish}, and yawned.

Nobody had ever yawned at {the wish}. {Wish.He} had to stop.
## if pet.dog
But there was only one hole in that hedge, and {pet} was standing in it, on the way in to get the ball. Nobody had told {pet} to be afraid, so {pet} wagged {pet.his} tail.

Nobody had ever done that. {Wish.He} had to stop.

# @Own
“… and do come in, if you’re ever going past,” {wish.he} said last, to everybody.
## if wish.wolf
“… if you’d like some help with the roof,” {wish.he} said last, and nobody knew who that was for. It was for three pigs.
## if wish.dragon
“… to light the candles,” {wish.he} said last, to a boy who had run away from his own cake.
## if wish.monster
“… your other sock,” {wish.he} said last, to a boy who had been looking under the wrong bed.
## if wish.spider
“… but I can sit somewhere else,” {wish.he} said last, and nobody knew who that was for. It was for Miss Muffet.
## if wish.bear
“… hug,” {wish.he} said last. “I never got any further than ‘Would you like a bear’.”
## if wish.ghost
“… tlaces,” {wish.he} said last. “I never got any further than ‘Boo’. Yours are undone.”
## if wish.shark / wish.crocodile / wish.t-rex
“… what nice little teeth you’ve got,” {wish.he} said last, to a baby, and smiled with every one of {wish.his} own.

# @game
{sport}

# @song
{music}

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
