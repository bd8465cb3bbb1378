title: Stopping Is on Thursday
title: It’s Only Wednesday
title: Best in the Class
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is on the step (@a) is the grandparent, else {adult}, else {minder}. {Wish.sound} is the horn: loud at every corner, and very soft in the turn.
% The talk with the step goes on one lap at a time. “Stop!” and “Thursday!” are screamed as if they meant the same.

# in-the-hedge
{child} was sitting in the hedge. {Child.He} had cycled there. {child} could start and {child} could steer, but there was no stopping, so it always ended in the hedge.[friend:  “Are you still in there?” said {friend}[!friend.known: , {child’s} best friend,] and pulled at a foot.]

“Brake!” {@first} always shouted, from the step at home. But the louder {@a} shouted, the stiffer {child’s} legs got, and the stiffer they got, the faster they pedalled. So now {child} only wanted a lift home.

{@Street} stood {a other}, and at the wheel sat {a wish}.

“Are you coming?” said {the wish}. “I’m just about to start.”

“Can you drive?” said {child}.

“I’m having lessons,” said {the wish}. “I’m the best in the class.”

# the-horn
So {child} left the bike where it was and climbed in[friend: , and {friend} took the next seat].[pet.other:  “{Pet} is waiting at home,” said {child}. “And so are the pancakes.”] {@Drives}

“The horn’s broken,” said {the wish}, “so I do it myself. {Wish.sound}!”

And off they went[city: , right through {city}][school: , past {school}][sport: , and past everybody who was off to {play sport}]. At every corner they leaned out and tooted, {child} as well, and everybody got out of the way. It was wonderful.[music:  In between they sang {@song}.]

# thursday
“That’s my house!” said {child}.

On the step stood {@a} with a frying pan, waving.[elder2:  Next to {@a} stood {elder2} with the jam.] {child} waved. {The wish} waved. And then the house was gone.

“You drove past it,” said {child}.

“Yes,” said {the wish}. “On Monday we did starting. On Tuesday we did steering. Stopping is on Thursday.”

“What’s today?”

“Wednesday,” said {the wish}.

# round-again
So they went round the block.[pet.dog:  After them ran {pet}[!pet.known:  the dog], who could smell pancakes.][pet.cat:  On the gatepost lay {pet}[!pet.known:  the cat], and only turned {pet.his} head.] “{Wish.sound}!” went {the wish} at the corner, and there was the house again.

“Aren’t you getting off?” shouted {@a}.

“We can’t!” shouted {child}, and the house was gone.

“{Wish.sound}!”

“Why not?” shouted {@a}.

“Stopping is on Thursday!”

“{Wish.sound}!”

“But it’s Wednesday!”

“I know!” shouted {child}.

The next time, {@a} was at the gate holding out a pancake, and {child} got it, at full speed.[friend & age>=5:  The time after that, {friend} got one.][pet.dog:  Then {pet} came and got three.][athlete:  Not even {athlete} could have done it better.]

# straight-on
“This is going ever so well,” said {child}, with {child.his} mouth full. “We’ll just go round until it’s Thursday.”

But {the wish} had stopped tooting. {Wish.He} stared straight ahead and shook. “I don’t want to any more,” {wish.he} said. “I want to get off.”

And then they missed the corner. {The other} went straight on, {@end}

“Stop!” screamed {child}.

“Thursday!” screamed {the wish}.[age>=5: 

“STOP!”

“THURSDAY!”]

And the louder {child} screamed, the stiffer {the wish} got, and the stiffer {wish.he} got, the faster they went.

# like-somebody-small
It was just the same in {child’s} own legs. Nobody can stop while somebody’s screaming.

So {child} shut {child.his} mouth, even though {child.his} heart was thumping.[friend:  {Friend} was still screaming, so {friend.he} got the rest of the pancake in {friend.his} mouth.] {@Arm}

“{Wish.sound},” said {child}. It wasn’t like a horn. It was soft, the way a mother says it to her little one at bedtime.

On an ordinary driver it would never have worked. But this was {a wish}.

{The wish} breathed out. Everything that was stiff went soft. “{Wish.sound},” {wish.he} answered, just as softly, and in the middle of that {wish.he} forgot to drive.

{The other} went slower. And slower. {@Still}

# only-wednesday
“It sounds so funny,” whispered {the wish}. “It doesn’t sound at all.”

“We’ve stopped,” said {child}.

“I stopped,” said {the wish}. “And it’s only Wednesday!”

“How did you do it?”

“I didn’t do anything,” said {the wish}. “I just didn’t go any more.”

# slower-and-slower
So {the wish} drove back to the hedge and stopped again, easily. {child} picked up the bike and rode home all by {child.himself}, and {the other} came slowly along behind[friend:  with {friend}, who was in charge of the horn].

On the step {@a} had already taken a deep breath. “Bra …”

“{Wish.sound},” said {child} to {child.his} legs, very softly.

And the legs didn’t go any more. The bike went slower and slower, and stood still with its front wheel against {@s} slipper.

“But,” said {@a}, “it’s Wednesday.”

# reversing
After that they all sat on the step and ate pancakes. {The other} stood outside the gate[pet.cat: , with {pet} on top, where it was warm], so beautifully that people turned to look.

“What are you going to do on Thursday now?” asked {child}.

“Reversing,” said {the wish}.

Further along there was a hole in the hedge, just as big as {child}. There was nobody in it.

# @song
{music}

# @Street
In the street beside it
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
In the canal beside it

# @end
to where the street came to an end. After the street came the duck pond.
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
to where the canal came to an end. After the canal came the café, and it was full of people having coffee.
## if other.train / other.steam-engine / other.tram / other.underground-train
to where the rails came to an end. After the rails came the duck pond.

# @Still
In the end it stood still, right at the edge, and a duck looked at them.
## if other.boat / other.ship / other.ferry / other.sailing-boat / other.rowing-boat / other.canoe / other.raft / other.pirate-ship / other.viking-ship / other.tugboat / other.submarine / other.houseboat / other.jet-ski
In the end it lay still, right at the edge, and a lady moved her cup a little.

# @Arm
{Child.He} put an arm round {the wish} and leaned in close.
## if wish.size.tiny
{Child.He} put one finger on {the wish’s} back and leaned in close.

# @Drives
{The wish} stood on the seat to see out of the window.
## if wish.size.big & !wish.cow & !wish.pig & !wish.lion
{The wish} took up nearly all of the seat, and {child} sat on what was left.
## if wish.size.huge
Most of {the wish} had to sit on the roof, and {wish.he} steered in through the window.
## if wish.size.tiny & !wish.hamster
{The wish} stood in the middle of the steering wheel and ran, to the left when they were going left, and to the right when they were going right.
## if wish.hamster
The hamster ran on the steering wheel, just as {wish.he} did in the wheel at home. But this was the first one in which {wish.he} had ever got anywhere.
## if wish.cat
The cat lay along the top of the steering wheel, and steered by having a stretch.
## if wish.dog
The dog drove with {wish.his} head out of the window and {wish.his} ears straight back.
## if wish.pig
The pig drove with {wish.his} snout against the window, so there was a round mark in the middle of the view.
## if wish.cow
The cow chewed as {wish.he} drove, and {wish.his} tail hung out at the side and showed which way they were going to turn.
## if wish.lion
The lion couldn’t see much for mane, so {child} had to hold it back.

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

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
