title: Have You Got Your Key?
title: Twenty Turns
title: Her Pockets
guest friend: Flora (she), Kofi (he)
guest pet: Sausage (he), Biddy (she)
guest norman: Norman (he), Barnaby (he)
guest neighbour: Miss Larkin (she), Miss Tarrant (she)

% The dog is the family’s, or the friend’s; a cat pushes a key into a hole and pours itself in after it.

# the-robot
The robot was called {norman}, and {child} did not want him to come with them.

“We’re going to the park,” said {child}. “It’s four minutes. I’m {age}.”

“That,” said {norman}, “is not a great many.”

{child} and {friend}, who was {child.his} best friend, had waited all week for today: {friend’s} kite, the hill, and nobody holding anybody’s hand. But {neighbour} next door had heard that they were going by themselves, and out of {neighbour’s} cupboard had come the clockwork robot who once walked her to school. They could borrow him for the week, she said.[elder:  {Elder}[elder2:  and {elder2}] thought it an excellent idea.][adult:  {Adult} had said yes, please, before anybody could stop it.] He was shaped like a boiler in a bowler hat. He ran on one thing only, a brass key in his back, and when he ran down he stopped. Every morning somebody gave him twenty turns.

# pockets
“Have you got your key?” said {norman} at the door.

“Yes,” said {child}.

“Have you got your key?” said {norman} at the gate.

“It’s in my pocket! It was in my pocket at the door!”

“Pockets,” said {norman}, “have been known to change.”

{@trots} {Pet.He} approved of {norman}, who was the only person in the street with rivets to sniff.

{Friend} spoke in a low voice. {Friend.He} wanted to make wildlife films, and {friend.he} practised. “Here we see the young animal,” {friend.he} murmured, “attempting to leave the herd.”

“Tell him,” said {child}.

“The herd,” murmured {friend}, “is made of tin.”

# the-bandstand
By the bandstand [city: in {city} ]they met half the [sport: {sport} | football] team[school:  from {school}].

“Have you got your key?” said {norman}, at the top of his bellows.

Three of them laughed. Then the rest of them did. {child’s} neck went hot.[athlete:  Nobody had ever asked {athlete} a thing like that.]

“Stop asking me that! I can look after myself!”

“{Neighbour} could look after herself,” said {norman}. “When she was your age she sat on a step in the rain for two hours, looking after herself. It was a Tuesday. I was in the cupboard.”

“I’m not {neighbour}.”

“You have her pockets,” said {norman}.

# behind-a-tree
There was no arguing with him. There was no arguing with {child} either. When {norman} stopped to look both ways along a path that had no traffic on it but ducks, {friend} beckoned {child} behind a tree.

“Observe,” {friend.he} whispered, and opened {friend.his} hand. In it lay the brass key. “I slid it out. He’s got enough in his spring for ten minutes. He stops, we fly the kite, we come back and wind him up. He’ll never know.”

{child} knew the right thing to say. “All right,” {child.he} said instead.

{Friend} laid the key on the grass to get the kite out. When {friend.he} looked again, there was only grass.

# the-rabbit-hole
“{Pet},” said {child} slowly.

{@hole}

{child} lay down and reached in up to the shoulder. There were roots, and past the roots there was nothing. It began to rain.

# the-umbrella
And along the path came {norman}. He was walking more slowly than before. He had his great umbrella up, and he held it out in front of him, over the place where {child} would have been.

“There you are,” he said. “Have you … got … your …”

He stopped. Rain ran off his hat.

{Friend} didn’t use the film voice. “That was me,” {friend.he} said. “I’m sorry. I thought it’d be funny.”

“It was both of us,” said {child}. {Child.He} stood under the umbrella, and guilt went through {child.him} like cold water all the same. {norman’s} face was turned down to exactly where {child’s} face would be. He hadn’t been checking the pocket. He’d been checking {child}.

# put-away-nicely
{child} got down on the wet grass beside {pet}.

“{Pet}. I know you’ve put it away nicely. Nobody else could get it, not a man, not a rabbit. That’s why I’m asking you.”

{@in}

“The hunter,” whispered {friend}, and {friend.his} voice shook, “comes home.”

Out came {pet}, backwards and filthy, with the key in {pet.his} teeth.

# not-counting
It was stiff and slippery. {Friend} held {norman} steady with both arms round the boiler, and {child} turned until {child.his} palms were sore. {Child.He} didn’t count.

Something whirred.

“… key?” said {norman}.

“Yes,” said {child}, and held up the door key, and then the brass one. “Have you got yours?”

{norman} put a hand behind him and felt.

“It appears,” he said, “that nobody has ever asked.”

# the-hill
The rain blew over. They flew the kite, and they agreed on it first: {norman} would stop at the bottom of the hill, and {child} would wave from the top. {Child.He} waved a good deal more than {child.he} had meant to. “A remarkable friendship,” murmured {friend}, letting out string.[music:  Down below, {norman} was humming {music} through his bellows.]

# on-monday
On Monday {child} set off for school with {friend}, and nobody walked behind them. [elder: {Elder}[elder2:  and {elder2}] had been told all about it, and thought it about time. ][adult: {Adult} waved. ]At the corner {child} turned and ran back.

{norman} was still at the door[pet: , with {pet} at his feet].

“Have you got your key?” said {child}.

{norman} bent down. Round his neck, on a bootlace, hung the brass key. {child} hung {child.his} own spare one next to it, and they clinked together all the way back up the hall.

# @trots
{Pet}, {friend’s} dog, trotted behind with {pet.his} nose down.
## if pet.dog
{Pet}, {child’s} dog, trotted behind with {pet.his} nose down.
## if breed.Dachshund
{Pet}, {child’s} dachshund, trotted behind on {pet.his} short legs with {pet.his} nose down.
## if pet.cat
{Pet}, {child’s} cat, walked behind with {pet.his} tail straight up, as if {pet.he} only happened to be going the same way.

# @hole
{Pet} was standing at a rabbit hole under the hawthorn, with soil on {pet.his} nose and the calm of a dog who has put something valuable in a safe place.
## if pet.cat
{Pet} was sitting at a rabbit hole under the hawthorn, with one paw out and the calm of a cat who has pushed something over an edge.

# @in
{Pet} thought about it. Then {pet.he} began to dig. Soil flew, and {pet.his} head went in, and {pet.his} shoulders, and the rest of {pet.him}. For a long time there was a scrabbling, and it got further off.
## if breed.Dachshund
{Pet} thought about it. {Pet.He} {pet.was} built like a rolling pin, and there was only one place in the world where that was the best thing to be. {Pet.He} went in. {Pet.His} tail went in. For a long time there was a scrabbling, and it got further off.
## if pet.cat
{Pet} thought about it, and washed one paw to show that there was no hurry. Then {pet.he} went in, like something poured. {Pet.His} tail went in. For a long time there was a scrabbling, and it got further off.
