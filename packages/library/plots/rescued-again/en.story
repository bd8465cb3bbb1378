title: Rescued Again
title: Ten Steps Behind
guest elder: Roland (he), Gerald (he)
guest pet: Trudy (she), Pickle (he)
guest hero: Doreen (she), Maureen (she)

% The dog is the family’s, or one from across the street who is sleeping over; a cat in a harness does it all just as well, in its own way.
% Whoever comes round the corner is the family’s own, else Roland next door.

# all-alone
{child} was going to take {pet} for a walk, all by {child.himself}.

{Child.He} had been waiting for this since {child.he} {child.was} six. Round the block, [adult: {adult} had said | they had said at home], past the playground and the [us: mailbox | postbox] and home again.[school:  Tomorrow {child.he} could tell everybody {at school}.] {Child.He} had the [us: leash | lead] in {child.his} hand, the key round {child.his} neck and a bag in {child.his} pocket. {@tail}

# a-puddle
They only got four steps.

“DANGER!” shouted somebody up above.

There was a thump on the [us: sidewalk | pavement], and there stood a superhero. She had red boots, and a blue cape that fluttered although there was no wind.

“Super {hero},” she said. “Don’t move!”

“What’s the danger?” said {child}.

“A puddle.”

And before {child} could say that it was no deeper than a pancake, {child.he} had been lifted, high over the puddle, {pet} and all, and put down on the other side.

“There. Rescued!” said Super {hero}.

“But I was meant to be going by myself,” said {child}.

“Don’t mention it!” said Super {hero}, and vanished over the rooftops[city:  of {city}].

{Pet} watched her go. {@puddle}

# a-cone
They came to the playground[sport: , where some people had come to {play sport}].

“DANGER!” Thump. “A pine cone!”

Super {hero} took the pine cone and threw it so far that nobody ever heard it come down. {Pet}, who had seen that pine cone from a long way off, sat down and stared at the sky.[friend: 

“Who was that?” called {friend}[!friend.known: , {child’s} best friend,] from the top of the [us: jungle gym | climbing frame].

“Nobody I invited,” said {child}.]

# a-stranger
They turned the corner.

“DANGER!” Thump. “A stranger!”

“That’s {elder.short},” said {child}. “{@known}”

“Hello, {child},” said {elder.short}, from behind the cape. “Out all by yourself today, are you?”

{child} opened {child.his} mouth.

“No,” {child.he} said. And that was the worst of it, because it was true.

# not-a-thing
Something went tight in {child.his} throat. Soon half the block would be over, and {child.he} hadn’t been allowed to do one single thing.

“You’ve got to stop rescuing me!” {child.he} said.

“Impossible,” said Super {hero}. “I’m a superhero. There is nothing I can’t handle.”

# the-look
Just then {pet} stopped by the [us: mailbox | postbox]. {@squat}, and got a dreamy look in {pet.his} eye.

{child} knew that look. Super {hero} didn’t.

“DANGER! What’s it doing? Is it sinking?”

{Pet} finished, {@gravel} and looked very pleased.

After that there was nothing to be heard. There was so much nothing that {child} looked up. Super {hero} had backed away three steps. She was quite green in the face, and her cape hung straight down. And for the first time on the whole walk she wasn’t shouting.

“Aren’t you going to rescue me?” said {child}.

“I have carried a bridge,” said Super {hero}, through her nose. “With the train on it. But that … is it warm?”

“Yes.”

“Oh dear,” said Super {hero}, and sat down on the kerb.

# eight-seconds
So {child} took the bag out of {child.his} pocket. It wasn’t fun. {Child.He} pulled it over {child.his} hand, held {child.his} breath, took what had to be taken, turned the bag inside out and tied a knot. It took eight seconds.

“You did it,” whispered Super {hero}. “By hand.”

“I can do quite a lot,” said {child}. “Only you always get there first.”

# just-watch
Super {hero} thought. You could see that she wasn’t used to it.

“What am I supposed to do, then,” she said, “if I’m not rescuing you?”

“You can walk ten steps behind. And watch.”

“Just watch?”

“Just watch.”

# a-hand-on-a-mouth
It was the hardest thing Super {hero} had ever done. At the next puddle {child} heard a “DAN…” behind {child.him}, and then the sound of somebody clapping a hand over her own mouth. {child} jumped across[athlete: , as {athlete} would have done]. {@through} At the [us: trash can | litter bin] {child} threw the bag away, and somebody in a bush clapped[music: , in time to {music}]. There was a pine cone lying on the path. That one was for {pet}.

# two-boots
{@gate}

“Well, but now,” [elder2: {elder.short} | {elder.he}] said. “Now you must be out by yourself, surely?”

Two red boots were sticking out from behind the [us: lamppost | lamp post]. They stood stock-still. They stood so still that they shook a little.

“Yes,” said {child}. “I am.”

# click
That night {child} lay in bed with {pet} on {child.his} feet. {@smell} The pine cone lay on the pillow, since {pet.he} wouldn’t be parted from it.[friend:  {Friend} had called twice, to hear about the boots.]

Then there was a knock on the window, a very careful one.

“{Child}?” somebody whispered. “Shall I turn your light out for you?”

“I can do that myself,” said {child}.

For a while there was no answer.

“May I watch?”

“Yes,” said {child}. “You may.”

Click.

“Nicely done,” whispered somebody, out in the dark.

# @tail
{Pet}, the dog from across the street, was sleeping over, and {pet.his} tail stood straight up.
## if pet.dog
{Pet} was {child’s} dog, {a breed}, and {pet.his} tail stood straight up.
## if pet.cat
{Pet} was {child’s} cat, {a breed}. {Pet.He} had {pet.his} harness on, and {pet.his} tail stood straight up.

# @puddle
Then {pet.he} turned round and went and stood in the middle of the puddle.
## if pet.cat
Then {pet.he} turned round and drank from the puddle, at great length.

# @known
He lives next door.
## if elder
We’re related.

# @squat
{Pet.He} turned round once, and once more. {Pet.He} squatted down
## if pet.cat
{Pet.He} dug a small hole in the gravel. {Pet.He} sat down over it

# @gravel
kicked a bit of gravel backwards
## if pet.cat
scratched a bit of gravel over everything

# @through
{Pet} walked straight through.
## if pet.cat
{Pet} walked round it, having drunk all {pet.he} wanted.

# @gate
On the steps next door stood {elder}, looking for his keys.
## if elder
Outside the house stood {elder}[elder2:  and {elder2}], waiting to be let in.

# @smell
{Pet} smelt of puddle.
## if pet.cat
{Pet’s} whiskers smelt of puddle.
