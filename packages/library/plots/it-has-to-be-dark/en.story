title: It Has to Be Dark
title: The Way You Least Want to Go
title: The Map in the Attic
guest friend: Rosie (she), Wilf (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest maker: Edith (she), Mabel (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. {friend} shouts “Brilliant!” every time; {child} whispers it, alone in the dark. The chimney says hoo.
% One rule: always go the way you least want to. So it only works on somebody who is scared.

# the-top-step
“Is the light on?” asked {child}.

“It’s on,” said {@first}, who was looking for the deckchairs in the attic[elder2: , while {elder2} told everybody where they weren’t].

“Then I’ll wait here,” said {child}, and sat down on the top step.

{Friend}[!friend.known: , [friend: {child’s} best friend | from next door],] was in there already, because {friend.he} wanted to go everywhere. “There’s nothing to be scared of!” {friend.he} called, from under a sheet.

{child} knew that. But it was dark in there, and {child.he} had never dared go further than this. {Child.His} face burned, because everybody else dared.[sport:  At {@game} nothing ever scared {child.him}.][pet: 

{@pet}]

# the-map
In a crack beside the step there was some paper. {child} pulled, and out came a treasure map. It had neat writing on it, and {@a} came and read it out.

“‘By {maker}, aged 8. Start on the top step, and always go the way you least want to go. My brothers will never find the treasure, as they are not scared of anything.’”

“She sat here,” said {child}. “On my step.”

{Friend} turned all the way round. “But I want to go everywhere!”

“Then it doesn’t work on you,” said {@a}. “Nor me. I’ve swept up here.”

# no-head
“Which way do you least want to go?” {friend} asked {child}.

“That way,” said {child}. Over there stood a lady with no head.

“Brilliant!” shouted {friend}.

Nobody had ever been pleased before that {child} was scared. {Child.He} took {friend’s} hand and left the top step. [age>=7: Close to, the lady was only for sewing dresses on. But now | Now] they could go two ways. On the left there was a sunny window[city:  with {city} in it] and a rocking horse. On the right was the chimney, and there it was dark, and something was breathing. Hoo, it went. Hoo.

“Which way do you least want to go?” asked {friend}.

{child} looked at the chimney. “That way,” {child.he} said, and pointed to the rocking horse.

“Brilliant!” shouted {friend}.

# rocking-horse
They looked all over the rocking horse, and all they found was a sock.

“Perhaps she was only joking,” said {friend}, and this time {friend.he} didn’t shout.

“Then we’ll go down,” said {@a}, who had found the deckchairs[music:  and was humming {@song}].

So it was over, and nobody would ever know.[school:  Nobody {at school} would either.] {child} looked at {friend}, still holding the sock.[pet.other:  {Pet}, back on the top step, looked straight at {child.him}.]

“I pointed wrong,” said {child}, and it hurt in {child.his} throat. “On purpose. It’s behind the chimney I don’t want to go.”

“Not at all?” said {friend}.

“Not one bit.”

“Brilliant!” shouted {friend}, and threw the sock in the air.

# both-ways
Behind the chimney was a hatch, and behind the hatch a passage ran in under the roof, as black as the inside of a boot.

“I’ll go!” said {friend}, and crawled in with the [us: flashlight|torch]. {Friend.He} came out again backwards. “It goes two ways in there, and I want to go both. It has to be you.”

{@hold}

# the-torch
So {child} crawled in, pushing the [us: flashlight|torch] in front. But just where the passage went two ways, the floor sloped, and the [us: flashlight|torch] rolled off to the left, far in.

Now it was light on the left, and quite nice. On the right you couldn’t see anything at all. Hoo, went the dark.

{child} lay still, and {child.his} heart thumped against the floor.[athlete:  {Child.He} wondered if {athlete} had an attic.] There was nobody in there to ask, so {child} had to ask {child.himself}.

“Which way do you least want to go?”

{child} pointed, though nobody could see.

“Brilliant,” whispered {child}, and crawled to the right.

# that-hand
The passage stopped at a hole. It was full of cobweb, as thick as a woolly hat, and there was no place in the world where {child} less wanted to put a hand.

So that was where {child} put it.

{@help}

# ships
The treasure was a lantern. It had coloured glass all round, and on every glass there was a ship.

“Very pretty,” said {@a}, and held it up to the evening sun. But it was only glass.

“She was scared of the dark,” said {child}. “It isn’t for out there.”

{Friend} fetched the [us: flashlight|torch] and put it inside. {@A} hung a sheet over the window. Then {child} put out the light, and held up the lantern.

Over the beams sailed a red ship, as big as a whale. After it came a green one, right across the lady without a head. Hoo, went the chimney, like wind in the sails.

“Brilliant,” said {friend}, quite softly.

# dark-enough
By the light of the ships {child} wrote on the map, “It was me who found it. I was scared all the way.” Then {child.he} put it back, for the next one to sit there.

{@A} was on the stairs with the deckchairs. “Shall I put the light on?” {@a} called.

In the middle of the attic sat {child}, with a green ship sailing over {child.his} knees.

“No, thank you,” said {child}. “It has to be dark.”

# @pet
{Pet}[!pet.known: , {child’s} dog,] wanted to go everywhere too.

“You go, {pet},” said {child}. “I’ll wait.”
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] was already lost in there. “Come here, {pet}!” called {child}. {Pet} never came.
## if pet.other
“You don’t want to go any further either, do you?” said {child} to {pet}, who had been carried up. {Pet} didn’t.

# @hold
{Friend} tied a long curtain cord to {child’s} ankle. “Shout, and I’ll pull you out.”
## if elder & !friend
{Elder.short} tied a long curtain cord to {child’s} ankle. “That’s a knot for boats,” {elder.short} said. “Shout, and I’ll pull you out.”
## if pet.dog
“Shout if you get stuck,” said {friend}, and held on to {pet}.

# @help
Something cold was in there, with a handle. {Child.He} needed both hands to get it out, and then there were none left to crawl with.

“Pull!” shouted {child}.

And {friend} pulled, [age>=7: with both feet against the chimney, ]until {child} came out of the hatch backwards, like a carrot, with the treasure in {child.his} arms.
## if elder & !friend
Something cold was in there, with a handle. {Child.He} needed both hands to get it out, and then there were none left to crawl with.

“Pull!” shouted {child}.

And {elder.short} pulled, slowly and steadily, as you do with a carrot that mustn’t break, until {child} came out of the hatch backwards with the treasure in {child.his} arms.
## if pet.dog
Something cold was in there, with a handle. {Child.He} needed both hands for it, and had none left.

“I’m stuck!” shouted {child}.

“Fetch, {pet}!” shouted {friend}.

{Pet} shot in, took hold of {child’s} sock and pulled. When a dog has a sock, only the dog can win. {child} came out backwards, with the treasure in {child.his} arms.
## if pet.cat
The cobweb purred.

{child} had nearly pulled the hand away. But only one in the world purred like that. In there lay {pet}, on top of something cold with a handle. If anybody looks for something, {pet} is always lying on it.

“Pull!” shouted {child}. And out they came through the hatch, backwards: {child}, and the treasure, and a cat who hadn’t finished lying on it.

# @song
{music}

# @game
{sport}

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
