title: Have You Got Me?
title: Any Kind of Kite
title: Space Fourteen
guest dragon: Humphrey (he), Mortimer (he)
guest rules: Mrs Pegg (she), Mrs Dabney (she)
guest friend: Willa (she), Nadia (she)

% English has two words, so the poster says that a kite may be a dragon. “Have you got me?” “I’ve got you.” Never “hold”.

# swearing
The dragon in {child’s} [us: backpack | rucksack] was swearing.

“There’s no room in here,” it said. “And it smells of banana.”

“It’s not far now,” said {child}.

{Child.He} had wished for a dragon as long as {child.he} could remember, a real one, with scales. And on Tuesday[sport: , on the way to {play sport},] {child.he} had found one behind the bicycle rack[school:  at {school}], the size of a cat, with the most shocking cold. His name was {dragon}. There was nothing wrong with his wings, green and thin as tissue paper. He just refused to use them.

“I have kept to the ground for a hundred and ten years,” {dragon} used to say. “People talk such a lot about flying. Nobody ever talks about falling.”

# any-kind
{child} hadn’t said a word about him to a single human being[pet.dog: , only to {pet} the dog][pet.cat: , only to {pet} the cat][pet.other: , only to {pet}]. Who would have believed it? But at night {child.he} lay thinking about those wings. And on Thursday[city: , in the middle of {city},] {child.he} had seen the poster: KITES ON THE BEACH. BIRDS, FISH, DRAGONS, ALL WELCOME.

Dragons.

“String?” said {dragon}, when {child} explained.

“Just [us: around | round] your middle. I’ll have the other end, and the wind does the rest. And if it gets scary, I’ll pull you down.”

{dragon} thought for two days, one under the bed and one on top of it.

“You won’t let go?”

“I won’t let go.”

# plastic
Now they were at the desk where you put your name down. Behind it sat a woman called {rules}, with a ring binder.

“Name?”

“{child}.”

“And what sort of kite?”

{child} lifted {dragon} out of the [us: backpack | rucksack]. {dragon} stayed as stiff as a board. They had practised in front of the mirror.

“This sort,” said {child}.

“Now that’s a beautiful dragon!” said {rules}. “Did you make it yourself?”

“No. I found it.”

“What’s it made of?”

“Scales, I think.”

“Plastic,” wrote {rules}.

{dragon} snorted, and out came a small puff of smoke.

“Dusty, too,” said {rules}. “Space fourteen.”

# have-you
Thirteen kites were up over the beach already, square ones and striped ones, and one like an octopus. {child} tied the string[elder: , sworn by {elder}[elder2:  and {elder2}] to hold a cow,] [us: around | round] {dragon’s} middle, and felt his heart going, as fast as a bird’s.

“Have you got me?” whispered {dragon}.

“I’ve got you.”

{child} ran. {Child.He} ran straight into the wind, with the string over {child.his} shoulder, and first it was heavy, and then it was light. When {child.he} turned [us: around | round], there was {dragon}, ten feet up in the air, with his eyes screwed shut.

“HAVE YOU GOT ME?”

“I’VE GOT YOU!”

# you-can-see
{child} let out more string. {dragon} opened one eye, and then the other.

“Oh,” said {dragon}. “Oh, oh, oh! You can see [us: Canada | France]!”

{child} laughed. Next to {child.him}, [friend: {child.his} best friend {friend}|a girl called {friend}] was flying the octopus.

“Has yours got a speaker in it?” {friend.he} asked.

“Sort of,” said {child}.

# the-sneeze
And that was when {dragon} sneezed.

You could see it coming. His nose went up, his nose went down, and ATISHOO! Out shot a flame as long as a loaf of bread, and hit the string right in the middle.

The string burned through.

{child} felt it in {child.his} hand first. Something had been pulling, and now nothing was. The string came floating down on to the sand, black at one end. And high above the beach was {dragon}, with nothing at all.

He didn’t fall. He hadn’t noticed. His wings were beating all by themselves, nice and steady.

# holding-air
“HAVE YOU GOT ME?” he called.

{child} stood with one arm in the air, and nothing but wind in {child.his} hand.

What could {child.he} say? If {child.he} said yes, it was a lie. If {child.he} said no, then {dragon} would look down and think about falling, and then he would.

“{child}? HAVE YOU GOT ME?”

# your-string
“Oh, my dear,” said {rules}, in a voice you could hear all over the beach. “What have you done with your STRING?”

{dragon} looked down at his middle.

His wings stopped. He folded up like an umbrella, and fell.

# all-along
{child} ran. {Child.He} heard {child.his} own voice, and it wasn’t shouting any of the things {child.he} had thought of. It was shouting the truth.

“NO! I HAVEN’T GOT YOU! BUT I NEVER LET GO! YOU SNEEZED IT OFF! YOU’VE BEEN FLYING BY YOURSELF ALL ALONG!”

“ALL ALONG?” yelled {dragon}, upside down.

“SINCE THE SNEEZE. JUST DO THE SAME AGAIN. I’M UNDERNEATH YOU. I’M HERE.”

And {child} was there, right underneath, with both arms open wide. {dragon} saw it. Ten feet above the sand one wing came out. Then the other. He went so close over {child’s} head that {child.his} hat flew off, and up he went, over the octopus, over the flagpole, in one great, wobbly turn, all his own.

“I FELL,” he whooped. “IT WASN’T THAT BAD.”

# struck-off
The whole beach clapped[athlete: , as if it had been {athlete}]. {rules} looked in her ring binder.

“A kite must have a string,” she read. “I’ll have to cross you off, {child}. So sorry.”

“That’s all right,” said {child}, and it was.

# home
They walked home along the water[adult: , with {adult} a little way ahead][music: , and {child} whistled {@song}]. The wind had dropped. {dragon} was too tired even to complain about the [us: backpack | rucksack]. He lay inside {child’s} coat, as warm as a bun, with his nose under {child’s} chin.

“Listen,” he mumbled. “Tomorrow we’ll do it without the string.”

“Yes.”

“But I’m going to sleep now. Have you got me?”

{child} put both arms [us: around | round] the coat.

“I’ve got you,” {child.he} said.

# @song
{music}
