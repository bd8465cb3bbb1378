title: A Bit More to the Left
title: Dragon Hill
title: It Just Says Out
guest friend: Milo (he), Edie (she)
guest heroine: Robyn (she), Tara (she)
guest rival: Roger (he), Duggie (he)

% {heroine} is in a wheelchair, and the fastest. {child} sees the whole hill from the top and steers her by voice: whisper, up to “{heroine}!” The last line is the dragon’s, half asleep.
% One rule: whoever wakes the dragon is out.

# extremely-dangerous
Dragon Hill[city: , just outside {city},] is called Dragon Hill because there’s a dragon on it. It sleeps in the third bend, and once a year there’s a race right past it. The first one down wins, if nobody wakes the dragon. The sign at the top says EXTREMELY DANGEROUS.

{child} stood there with binoculars and a walkie-talkie. {Friend}[!friend.known: , {child.his} best friend,] had the rule book. They were helping {heroine}.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was there too, and had promised not to bark.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay along the top of the sign and looked the other way.][pet.other:  {Pet} was inside {child’s} jacket, and didn’t notice a thing.]

{Heroine} was nine[school:  and in another class {at school}], and she sat in the fastest wheelchair in the world. It was red, and it had never come second.[athlete:  On the back there was a sticker of {athlete}.]

“Hasn’t it got any brakes?” asked {friend}.

“I brake with my gloves,” said {heroine}. “Or else I don’t brake.”

“Aren’t you scared?” asked {child}.

“Yes,” said {heroine}. “That’s the fun of it.”

# it-just-says-out
“Rule four,” said {friend}[sport: , who knew the rules of {sport} as well]. “Whoever wakes the dragon is out.”

“Out of the race?” said {child}.

“It just says out.”

The others raced on [us: dirt bikes | motorbikes]. {Rival} was the worst. Every year he roared past so fast that the dragon woke up behind him, and the next rider got the fire in the face.

But this year {heroine} was going before him, and a wheelchair hasn’t got an engine. That was the plan. It was a very quiet plan.

# only-cheese
{Heroine} rolled up to the line.

Squeak, squeak, squeak, went one front wheel.

{Friend} took out a sandwich and looked at it sadly. Then {friend.he} knelt down, scraped off all the butter and rubbed it into the wheel.

“Now it’s only cheese,” {friend.he} said.

But the wheel was silent.[music:  Somebody switched off {@song} on the loudspeakers.] [elder: {Elder} was the starter, and waved|The starter waved] a handkerchief, because nobody dared to use a pistol. {Heroine} gave the wheels three hard pushes, and off she went.

# too-slow
“Rock!” whispered {child} into the walkie-talkie. “A bit more to the left!”

{Heroine} put one glove to the left wheel and swung past it. She took the next bend on one wheel.

“Hole!” whispered {child}. “Jump!”

{Heroine} jumped. She was in the air so long that {friend} had time for a bite of cheese.

“How fast are you going?” whispered {child}.

“Too slow!” whispered {heroine}.

# not-a-squeak
In the third bend the dragon lay snoring, green and as big as a church. {Heroine} went by so close that she could have patted its tail. There was not a squeak.

BRRRRAAAAP!

It was {rival}, much too fast, and the dragon opened its eyes.

It coughed. The fire shot out across the ravine, and the bridge to the finish burned up like a match. {Rival} got off his bike and ran. He was out.

Then the dragon stretched. Its tail rolled out right across the road in front of {heroine}. Its chin came down on the far side of the ravine.

# only-dragon
“Brake!” screamed somebody.

But {heroine} was going too fast for that, and there was no more road in front of her. There was only dragon.

{child} felt terribly frightened, and {friend} held on to {child.his} sleeve. Then {child} looked again. The tail was like a ramp. It led up to the back, and the back led to the neck, and the neck lay right across the ravine.

# over-is-past
“Does it say you can’t drive on it?” {child.he} asked.

{Friend} turned the pages so fast that the rule book smoked. “Rule seven … rule nine … It just says you’ve got to get past.” {Friend.He} looked up. “Over is past! Tell her!”

And {child} stopped whispering.

“{heroine}! DON’T BRAKE! GO OVER!”

“AT LAST!” shouted {heroine}.

# there
Up the tail she went, and on to the back. The tyres rattled over the scales: drrrrrr!

“Spike!” shouted {child}. “A bit more to the left! Spike! To the right! Spike! A bit more to the left!”

The dragon opened its jaws to roar. Then it shut them again. One back leg began to kick, like a dog’s when you scratch it in the right place.

“Ooooh,” said the dragon. “There.”

{Heroine} shot along the neck, between the ears and off the end of the nose. She flew. She landed past the finishing line, spun round and stopped.

# a-prize
The whole hill cheered.[pet.dog:  {Pet} barked, because now you were allowed to.][pet.cat:  Even {pet} looked.][pet.other:  {Pet} put a nose out of the jacket.] {Heroine} won the cup[elder2: , and {elder2} presented it]. {Friend} got a new sandwich, with double butter. {child} had no voice left at all.

# a-bit-more
The dragon looked at {heroine}.

“Excuse me,” it said. “I haven’t been able to scratch there since I was little. I don’t suppose you’d care to go again?”

“How fast?” asked {heroine}.

“As fast as you can.”

So she went again and again, until the sun went down. {child} and {friend} lay in the grass against the dragon’s warm side, and yawned. Now somebody else knew exactly where. Drrrrrr, went the tyres in the dark, like a cat.

“A bit more to the left,” mumbled the dragon, and shut its eyes.

# @song
{music}
