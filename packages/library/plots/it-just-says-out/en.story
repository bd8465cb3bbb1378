title: A Bit More to the Left
title: Dragon Hill
title: It Just Says Out
guest friend: Milo (he), Edie (she)
guest heroine: Robyn (she), Tara (she)
guest rival: Roger (he), Duggie (he)

% {heroine} is in a wheelchair, and the fastest. {child} sees the whole hill from the top and steers her by voice: whisper, up to “{heroine}!” The last line is the dragon’s, half asleep.
% One rule: whoever wakes the dragon is out.

# extremely-dangerous
Dragon Hill[city: , just outside {city},] is called Dragon Hill because there’s a dragon on it. It lies in the third bend, asleep, and once a year there’s a race past it. The first one down wins, if nobody wakes it. The sign at the start says EXTREMELY DANGEROUS.

{child} stood there with binoculars and a walkie-talkie. {Friend}[!friend.known: , {child.his} best friend,] had the rule book. They were helping {heroine}.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was there too, and had promised not to bark.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay along the top of the sign and looked the other way.][pet.other:  {Pet} was inside {child’s} jacket, and didn’t notice a thing.]

{Heroine} was nine[school:  and in another class {at school}], and she was in the fastest wheelchair in the world. It was red, and it had never come second in anything.[athlete:  On the back there was a sticker of {athlete}.]

“Hasn’t it got any brakes?” asked {friend}.

“I brake with my gloves,” said {heroine}. “Or else I don’t brake.”

“Aren’t you scared?” asked {child}.

“Yes,” said {heroine}. “That’s the fun of it.”

# it-just-says-out
“Rule four,” said {friend}, who always read the rules, even for [sport: {sport} | hide-and-seek]. “Whoever wakes the dragon is out.”

“Out of the race?” said {child}.

“It just says out.”

The others raced on [us: dirt bikes | motorbikes]. The worst was {rival}, who went so fast that by the time the dragon woke, he was past it, and whoever came next got the fire in the face. But this year {heroine} was to start before him, and a wheelchair hasn’t got an engine. That was the whole plan. It was a very quiet one.

# only-cheese
{Heroine} rolled up to the line.

Squeak, squeak, squeak, went one front wheel.

{Friend} took out a sandwich and gazed at it. Then {friend.he} scraped off all the butter and rubbed it into the wheel.

“Now it’s only cheese,” said {friend}.

But the wheel was silent.[music:  Somebody switched off {@song} on the loudspeakers.] [elder: {Elder} was the starter, and waved|The starter waved] a handkerchief, because nobody dared to use a pistol. {Heroine} gave the wheels three pushes, and after that all you could see was something red.

# too-slow
From the start you could see the whole hill.

“Rock!” whispered {child} into the walkie-talkie. “A bit more to the left!”

{Heroine} put one glove to the left wheel and swung round. First bend! Second bend, on one wheel!

“Hole!” whispered {child}. “Jump!”

{Heroine} jumped. She was in the air so long that {friend} had time for a bite of cheese.

“How fast are you going?” whispered {child}.

“Too slow!” whispered {heroine}.

# not-a-squeak
The third bend. There lay the dragon, green and as big as a church, snoring. {Heroine} swept in so close to the tail that she could have patted it, and there was not a squeak.

BRRRRAAAAP!

It was {rival}, much too fast, and the dragon opened its eyes.

First it coughed. Fire shot out across the ravine, and the bridge to the finish burned up like a match. {Rival} left his bike and was out.

Then the dragon stretched, as you do in the morning. Its tail unrolled right across the road in front of {heroine}, and it laid its chin on the far side of the ravine.

# only-dragon
“Brake!” screamed somebody.

But {heroine} was going too fast for that, and there was no more road in front of her. There was only dragon.

{child} could feel {child.his} heart bumping against the binoculars. The tail lay across the road like a ramp. After the tail came the back, and after the back came the neck, straight across the ravine to the finish.

# over-is-past
“Does it say you can’t drive on it?” asked {child}.

{Friend} turned the pages so fast that the rule book smoked. “Rule seven … rule nine … It just says you’ve got to get past.” {Friend.He} looked up. “Over is past as well. Tell her!”

And {child} stopped whispering.

“{heroine}! DON’T BRAKE! GO OVER!”

“AT LAST!” shouted {heroine}.

# there
Up the tail she went, and up on to the back. The tyres rattled over the scales: drrrrrr!

“Spike!” shouted {child}. “A bit more to the left! Spike! To the right! Spike! A bit more to the left!”

The dragon opened its jaws to roar. Then it shut them again. One back leg began to kick, like a dog’s when you scratch the right place.

“Ooooh,” said the dragon. “There.”

{Heroine} shot along the neck, between the ears and off the end of the nose. She flew, landed on the other side of the finishing line, spun round and stopped.

# a-prize
The whole hill cheered.[pet.dog:  {Pet} barked, because now you were allowed to.][pet.cat:  Even {pet} looked.][pet.other:  {Pet} put a nose out of the jacket.] First prize was a cup[elder2: , and {elder2} presented it]. “I’ve got a holder for one of those,” said {heroine}, and she had. {Friend} got a new sandwich, with double butter. {child} had no voice left.

# a-bit-more
The dragon lay with its chin on the ground and looked at {heroine}.

“Excuse me,” it said. “I haven’t been able to scratch there since I was little. I don’t suppose you’d care to go again?”

“How fast?” asked {heroine}.

“As fast as you can.”

So she went again and again, until the sun went down. {child} could have a rest. Now there was somebody else who knew exactly where.

“A bit more to the left,” said the dragon.

# @song
{music}
