title: Red Light for a Frog
title: Breathing With Your Arms
title: The Frog Who Played It Backwards
guest spotter: Rufus (he), Barnaby (he)
guest friend: Poppy (she), Tess (she)
guest keeper: Mo (she), Bev (she)
guest runner: Colin (he), Nigel (he)

% The rule: the frog hops only while everything else is still. {spotter} sees whatever moves. The frog is "the frog" and "it".

# sixth-time
“One, two, three … red light!”

{spotter} spun round by the oak tree. Everybody on the grass stood like a stone. {child} stood on one leg.

“{child}! You moved!”

“I was only breathing.”

“You were breathing with your arms. Back you go!”

It was like that every time. {spotter} saw everything.[school:  Nobody {at school} saw half as much.] He had once sent {friend}[friend & !friend.known: , {child’s} best friend,] all the way back for swallowing. So off {child} trudged to the hedge for the sixth time, and that was how {child.he} came to see who was sitting there.

It was a frog.

It was brown and wet, and its throat went in and out, in and out. It was looking past the oak, towards the pond. It was spring[city:  {in city}], and in spring a frog goes home to its own pond, no matter who is playing in the way.

# backwards
“One, two, three …” counted {spotter}.

Everybody ran. The frog sat like a stone.

“… red light!”

Everybody stopped.

Hop went the frog.

“One, two, three …”

Everybody ran. The frog sat.

“… red light!”

Hop!

“It’s playing!” shouted {child}. “Only it’s got it backwards!”

# wrong-way
Just then {friend’s} boot came down in the grass, a thumb’s width from the frog’s nose.

“Stop!” yelled {child}, and they all crouched down.

“Shoo,” said {spotter}, and flapped his hands towards the pond. The frog sat.

{Friend} clapped. The frog sat.

So {spotter} tried to pick it up. It shot out of his hands like wet soap and landed one good long hop away. Towards the hedge.

“Well, now we’ve helped it the wrong way,” said {friend}.

## or
Just then {friend’s} boot came down in the grass, a thumb’s width from the frog’s nose.

“Stop!” yelled {child}, and they all crouched down.

“It doesn’t know the way,” said {spotter}. “Like this!” And off he went, on his haunches, four big hops towards the pond. The frog sat.

{Friend} hopped after him and said ribbit. The frog sat.

So {spotter} tried one enormous hop, and landed on his bottom with a thump. And at last the frog hopped as well. Towards the hedge.

“Now it’s showing us,” said {friend}.

# everything
{child} looked at the frog. The frog looked at all the feet.

“It doesn’t dare while things are moving,” said {child}.[pet.other:  “{Pet} at home is just the same.] [pet.other: So|“So] we’ve got to stop.”

“Stop what?” said {spotter}.

“Everything. Red light!”

They stood there. Nobody swallowed.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sat down on {pet.his} own tail.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] left off washing, with one leg straight up.][elder:  On the bench {elder} stopped chewing[elder2: , and {elder2} stopped talking].][adult:  {Adult} stopped with a cup of coffee halfway up.]

Hop went the frog. Hop! Past {friend}. Hop! Past {spotter}. Hop! Past the oak and out on to the gravel path. And {child} crept after it, one small step whenever it was in the air.

# yellow-shoes
But along the path came {keeper}, who looked after the park, with a wheelbarrow full of last year’s leaves[music:  and {@song} on her lips]. And from the other end came {runner} from the ice-cream kiosk, running, in yellow shoes[athlete: , as if he had {athlete} after him].

“Red light!” called {child}.

{keeper} stopped dead. {runner} went on running, but on the spot, thud, thud, thud.

“I can’t stop,” he puffed. [sport: “I’m going to {play sport} after this. And my watch gets cross.”|“My watch gets cross.”]

The frog sat in the middle of the path and looked at the yellow shoes.

“Red light means red light,” said {spotter}.

{runner} stopped.

“Have you gone home?” asked his watch.

“No,” whispered {runner}.

“{runner}! Mouth!” said {spotter}.

“Have you gone to bed?” asked the watch.

{runner} squeezed his lips together and turned pink all over. {child} very nearly burst. But you can laugh without moving at all. It only tickles more.

# one-hop-left
Hop went the frog. Hop! Now it was on the very last stone, and there was just one hop left to the water.

And there it stayed.

“Somebody’s moving,” whispered {child}.

{spotter} hunted with nothing but his eyes. Not {friend}. Not {keeper}. Not {runner}. Last of all, his eyes came round to {child}.

“It’s you,” he whispered. “It’s your scarf.”

A wind had got up off the pond, and one end of the scarf was out in the air, right over the frog. Flap, it went. Flap, flap.

Oh no. If {child.he} took hold of the scarf, that was a hand moving. If {child.he} didn’t, that was a scarf moving.

# like-a-shadow
{child} breathed in, and not with the arms this time. Then {child.he} let one hand go. It went the way the shadow of an oak tree goes across the grass. You never see a shadow move. You only see that it has. One finger. One more finger. Down, and down … and there was the fringe, in {child.his} hand.

The scarf hung still.

{spotter} had stared until his eyes watered.

“When did you do that?” he whispered. “I didn’t see a thing.”

Hop … plop.

There was nothing left on the stone but a small wet patch.

# still-as-well
Even so, nobody moved. {keeper} stood. {runner} stood in his yellow shoes, and his watch had given up asking.[adult:  {Adult’s} coffee had been cold for ages.] The sun went down behind the oak.

“Croak,” said somebody, very low, out in the pond.

“Croak,” said somebody else, who had been waiting.

“Can we move now?” whispered {spotter}.

“Soon,” whispered {child}.

Out on the water the rings went wider and wider, and fainter and fainter. And at last the pond was standing still as well.

# @song
{music}
