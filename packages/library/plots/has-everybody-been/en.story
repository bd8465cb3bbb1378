title: Hold On, Bessie!
title: Has Everybody Been?
title: The Boat That Couldn’t Keep Still
guest rower: Walter (he), Wilfred (he)

% The boat is always Bessie: people shout to her. Only one other person is there: {rower}.

# everybody
“Has everybody [us: gone to the bathroom | been to the loo]?” said {rower}.

He always asked that before a trip in his boat, because it didn’t have one.

“Yes!” said {child}. {Child.He} had a life jacket on, and a packet of sausages in {child.his} arms. They were going to row across to Sausage Island and cook them, {child} and {rower}, who lived down by the jetty.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was in charge of the ketchup.][pet.dog:  {Pet}[!pet.known:  the dog], who was coming too, had been on three different bushes.][pet.cat:  {Pet}[!pet.known:  the cat] was not coming. {Pet.He} had felt the lake with one paw, and that was plenty.]

But nobody had asked the boat.

# dunk
The boat’s name was Bessie. She was tied to the jetty, and she couldn’t keep still. She wriggled this way, and she wriggled that way.

Bonk, bonk, bonk, she went against the jetty.

“What’s the matter with Bessie?” said {child}.

“That’s only the waves,” said {rower}.

But there weren’t any waves. The lake was as flat as a plate.

“Then it’s the wind,” said {rower}.

But there wasn’t any wind. The flag was hanging straight down, like a towel.

{child} looked at Bessie. This way and that way, this way and that way. It was exactly what {child.he} did when {child.he} …

“{rower}!” said {child}. “Bessie needs [us: to pee | a wee]!”

“Boats don’t need [us: to pee | a wee],” said {rower}.

“But it rained last night. She’s been drinking all night!”

“In you get,” said {rower}.

# kluck
So {rower} rowed. Bessie was low in the water, and went very slowly, the way you walk when you’re holding it in. Glug, glug, glug, went something under the floor.

“That’s her tummy,” said {child}.

“It’s more likely yours,” said {rower}. “You had two glasses of [us: lemonade | squash].”

Glug, glug, glug.

Halfway across, a little water came up between the boards. Then a lot more. It ran [us: around | round] {child’s} boots, and the sausages floated away under the seat.

“Oh,” said {rower}, and stopped rowing.

“I did say,” said {child}.

“Oh dear, oh dear,” said {rower}. “It’s all that rain! Where’s the scoop?”

The scoop was on the jetty. From out there it looked very small.

# the-boot
Bessie gave a wobble, and a splash came in over the side.

{child} bent right down and shouted under the floor.

“Hold on, Bessie!”

Then {child.he} pulled off one of {child.his} boots and scooped. One boot of water went over the side. Then another.[friend:  {Friend} scooped with {child’s} other boot.]

“Row, {rower}!” said {child}. “Hold on, Bessie!”

{rower} rowed until the water foamed[athlete: , as fast as {athlete}].

“Hold on, Bessie!” shouted {rower}, because he believed it now. “Hold on! We’re nearly there!”

Three boots. Four boots. Five.

Scrunch! They were on the beach.

# now-you-may
They pulled Bessie up the sand, as far as they could.

“Off you go, Bessie,” said {child}.

Nothing happened.

“She can’t do it with people looking,” said {child}. “You’ll have to turn round.”

{rower} turned round. Still nothing. But at Bessie’s back end, low down, there was a small black thing.

“What’s this?” said {child}.

“That’s the plug,” said {rower}. “You must never, ever pull that out. The water comes in!”

“On the lake it does,” said {child}. “But on the beach, won’t it go out?”

{rower} opened his mouth, and then he shut it again.

## or
They pulled Bessie up the sand.

“Off you go, Bessie,” said {child}.

Nothing happened.

“Maybe she has to hear some water,” said {child}. “That usually works.”

{rower} filled the boot and poured it out, very slowly. Trickle, trickle, trickle.

It didn’t work on Bessie. But {rower} crossed his legs. “Hurry up, then,” he said.

At Bessie’s back end, low down, there was a small black thing.

“What’s this?” said {child}.

“That’s the plug,” said {rower}. “You must never, ever pull that out. The water comes in!”

“On the lake it does,” said {child}. “But on the beach, won’t it go out?”

{rower} opened his mouth, and then he shut it again.

# plopp
{child} pulled. Pop!

Psssssssssss, went Bessie.[city:  They could probably hear it in {city}.]

It ran and it ran, in a long wet stripe across the sand. Everybody stood with their backs to her and waited, because you don’t look[school: , it’s a rule {at school}].

“Has she finished?” said {rower}.

Pssssss.

“Not yet,” said {child}.

Psss. Pss. Pst.

“Now she has,” said {child}.

# like-dancing
The sausages were a bit wet, but nobody minded. And on the way home Bessie was so light that she nearly danced[sport: , as if she was off to {play sport}]. There wasn’t a glug or a bonk.[music:  {rower} hummed {music} in time to the oars.][elder:  There on the jetty stood {elder}[elder2:  and {elder2}], holding the scoop. “You forgot this,” said {elder.short}.]

They pulled her up on the grass, and {child} took the plug out again and put it in {rower’s} pocket.

“In case she needs to go in the night,” said {child}.

# rain
Then it was evening, and {child} was at home in bed.[pet.dog / pet.cat:  {Pet} was lying by {child.his} feet.][pet.other:  {Pet} was at home as well, and had never been in a boat.]

[adult: “Has everybody [us: gone to the bathroom | been to the loo]?” said {adult}.

“Yes,” said {child}.

{Adult} turned out the light. And then it began to rain|“Has everybody [us: gone to the bathroom | been to the loo]?” said {child} quietly. Yes, everybody had.

Out went the light, and then it began to rain], a little, and then a little more. It pattered on the window.

And down by the jetty lay Bessie on the grass, and she didn’t have to hold on at all.
