title: Two [us: Clothespins | Pegs]
title: Too Short by One Crocodile
title: The Wind Behind the Shed

% It is {elder’s} house, and {child} sleeps there tonight. @nightie: a nightie, or a nightshirt where it is a grandfather's.

# or-the-wind-will-have-it
“Two [us: clothespins | pegs] for everything,” said {elder}, “or the wind will have it.” And {elder.he} went indoors to stir the soup[music:  and hum {@song}].

{child} stood on the bucket and [us: hung up the laundry | finished the washing] without any help. {Child.He} did the [us: dish towels | tea towels]: two [us: clothespins | pegs] each. {Child.He} did the pillowcases: two [us: clothespins | pegs] each. [friend: {Child.He} did the socks that {friend}[!friend.known: , {child.his} best friend,] had left behind: two [us: clothespins | pegs] each. ][sport: {Child.He} did what you wear to {play sport}: two [us: clothespins | pegs] each. ]Last of all came {elder.short’s} {@nightie}, which was purple, with yellow ducks on, and nearly as big as a tent[city: , so that you could have seen it all the way from {city}].

# one-will-do
There were two [us: clothespins | pegs] left in the bag.

{child} put one on the {@nightie}. But the other [us: one | peg], when you pinched it, had such a beautiful mouth. It opened and shut. Snap, snap. It was quite clearly a crocodile.

“One will do,” said {child}, and {child.he} put the crocodile in {child.his} pocket.

# it-waved-one-sleeve
The wind had been waiting behind the shed.

First it filled up the {@nighties} tummy. Then it filled up the arms. Then – ping! – off flew the [us: clothespin | peg], and up went the {@nightie}, over the hedge. It waved one sleeve as it went.[pet.cat:  {Pet}[!pet.known:  the cat] sat on the roof of the shed and watched it go by.]

“{Elder.short}! {Elder.short}!” shouted {child}.

{Elder} came running with the soup spoon still in {elder.his} hand. “My {@nightie}!”

“The wind took it,” said {child}. And that was true. But it wasn’t all of the true, and the crocodile felt heavy in {child.his} pocket.

# lovely
They ran down the lane[pet.dog:  after {pet}[!pet.known:  the dog], who was in front]. The {@nightie} had come down in the farmer’s field, on the bull. His head had gone right through the neck hole, and he looked lovely. He was just trotting off to see himself in the water trough when the wind said whoosh, and away it went again.

# nobody-knew-what-to-say
It flew over the [us: soccer game | football match]. “Catch it!” shouted {elder}. The goalkeeper dived, and missed, and the referee blew his whistle and said it was one-[us: nothing | nil] to the {@nightie}.

[school: It flew over {school}, and waved at that as well.

]It flew over the pond. The ducks looked up and saw ducks, and the ducks on the {@nightie} looked down and saw ducks, and nobody knew what to say.
## or
It flew over the brass band in the park. “Catch it!” shouted {elder}. The conductor pointed at it with his stick, and the lady with the tuba thought it was her turn, and blew it even higher.

[school: It flew over {school}, and waved at that as well.

]It flew over the pond. The ducks looked up and saw ducks, and the ducks on the {@nightie} looked down and saw ducks, and nobody knew what to say.

# well-thats-that
And at last it flew into the tallest bit of the hedge by the crossroads, and there it stuck. {Elder} jumped[athlete: , as if {athlete} were watching]. {Elder.He} couldn’t reach. {Elder.He} sat down on the milestone, very puffed, with {elder.his} hair gone sideways.

“Well, that’s that,” {elder.he} said. “It was my favourite, too. Bother that wind.”

# does-he-bite
{child} looked at {child.his} shoes.

“It wasn’t only the wind,” {child.he} said. “It was me. I just used one [us: clothespin | peg]. The other one was a crocodile.” And {child.he} took it out to show {elder.him}.

{Elder} looked at the crocodile for quite a long time.

“Does he bite?” {elder.he} asked.

“Only noses,” said {child}, in a wobbly voice.

“Does he bite {@nighties-all}?”

# by-exactly-one
{child} thought about it. Then {elder} stood up, and {child} climbed on to the milestone, and from the milestone on to {elder.short’s} shoulders, and stretched as high as {child.he} could go. {Child.His} arm was too short. It was too short by exactly one crocodile.

Snap! He caught the {@nightie} by the hem, and he did not let go.

# a-bit-of-hedge
When they got home the soup had stuck to the pan, so they had toast[elder2: , and {elder2} ate most of it]. And at bedtime {elder} came in to say goodnight, wearing the ducks, with a little bit of hedge on one shoulder and a big bull’s lick on the other.[pet.other:  {Pet} had slept through all of it.]

Outside, the wind was up and about. It rattled the window. It was looking for something to do.

# or-the-wind-will-have-you
{Elder} felt in {elder.his} pocket. {Elder.He} put one [us: clothespin | peg] on one corner of {child’s} blanket. Then {elder.he} took the crocodile and put him on the other corner, where he could see the whole room.

“Two [us: clothespins | pegs],” said {elder}, and kissed {child.him}. “Or the wind will have you.”

The wind came and looked in through the glass. It looked at {child}, fast asleep already. It looked at the first [us: clothespin | peg]. It looked at the crocodile.

Then it went away to see what they had left out next door.

# @nightie
nightie
## if elder.he
nightshirt

# @nighties
nightie’s
## if elder.he
nightshirt’s

# @nighties-all
nighties
## if elder.he
nightshirts

# @song
{music}
