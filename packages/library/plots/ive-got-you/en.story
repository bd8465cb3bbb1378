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

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] kept close, in case anything fell out.][pet.cat: {Pet}[!pet.known: , {child’s} cat,] walked a little way behind, as if {pet.he} {pet.was} going to the beach anyway.]

{Child.He} had wished for a dragon as long as {child.he} could remember, a real one, with scales. And on Tuesday[sport: , on the way to {play sport},] [pet.dog: {pet} had fetched one from behind the bicycle rack[school:  at {school}], the size of a cat | [pet.cat: {pet} had caught one behind the bicycle rack[school:  at {school}], quite as big as {pet.himself} | {child.he} had found one behind the bicycle rack[school:  at {school}], the size of a cat]], with the most shocking cold. His name was {dragon}. There was nothing wrong with his wings, green and thin as tissue paper. He just refused to use them.

“I have kept to the ground for a hundred and ten years,” {dragon} used to say. “People talk such a lot about flying. Nobody ever talks about falling.”

# any-kind
{child} hadn’t said a word about him to a single human being[elder: , not even to {elder}][pet.other: , only to {pet}]. Who would have believed it?[pet.dog / pet.cat:  Only {pet} knew.] But at night {child.he} lay thinking about those wings. And on Thursday[city: , in the middle of {city},] {child.he} had [elder: helped {elder.short} put up the poster | seen the poster]: KITES ON THE BEACH. BIRDS, FISH, DRAGONS, ALL WELCOME.

Dragons.

“String?” said {dragon}, when {child} explained.

“Just [us: around | round] your middle. I’ll have the other end, and the wind does the rest. And if it gets scary, I’ll pull you down.”

{dragon} thought for two days, one under the bed and one on top of [pet.dog: {pet} | it[pet.cat: , with {pet}]].

“You won’t let go?”

“I won’t let go.”

# plastic
Now they were at the desk where you put your name down. Behind it sat [elder: {elder.short}, with a ring binder. | a woman called {rules}, with a ring binder.]

“Name?”

“{child}.”

“And what sort of kite?”

{child} lifted {dragon} out of the [us: backpack | rucksack]. {dragon} stayed as stiff as a board. They had practised in front of [pet.dog: {pet}, who wasn’t fooled. | [pet.cat: {pet}, who yawned. | the mirror.]]

“This sort,” said {child}.

“Now that’s a beautiful dragon!” said {@rules}. “Did you make it yourself?”

“No. I found it.”

“What’s it made of?”

“Scales, I think.”

“Plastic,” wrote {@rules}.

{dragon} snorted, and out came a small puff of smoke.

“Dusty, too,” said {@rules}. “Space fourteen.”

# have-you
Thirteen kites were up over the beach already, square ones and striped ones, and one like an octopus.[pet.cat:  {Pet} only had eyes for the strings.] {child} tied [elder2: {elder2’s} best string | [pet.cat: {child.his} own | the string]] [us: around | round] {dragon’s} middle, and felt his heart going, as fast as a bird’s.

“Have you got me?” whispered {dragon}.

“I’ve got you.”

{child} ran. {Child.He} ran straight into the wind, with the string over {child.his} shoulder[pet.dog:  and {pet} at {child.his} heels], and first it was heavy, and then it was light. When {child.he} turned [us: around | round], there was {dragon}, ten feet up in the air, with his eyes screwed shut.

“HAVE YOU GOT ME?”

“I’VE GOT YOU!”

# you-can-see
{child} let out more string. {dragon} opened one eye, and then the other.

“Oh,” said {dragon}. “Oh, oh, oh! You can see [us: Canada | France]!”

{child} laughed. Next to {child.him}, [friend: [!friend.known: {child.his} best friend ]{friend}|a girl called {friend}] was flying the octopus.

“Has yours got a speaker in it?” {friend.he} asked.

“Sort of,” said {child}.

# the-sneeze
And that was when {dragon} sneezed.

You could see it coming. His nose went up, his nose went down, and ATISHOO! Out shot a flame as long as a loaf of bread, and hit the string right in the middle.

The string burned through.

{child} felt it in {child.his} hand first. Something had been pulling, and now nothing was. The string came floating down on to the sand, black at one end.[pet.dog:  {Pet} picked it up.][pet.cat:  {Pet} pounced.] And high above the beach was {dragon}, with nothing at all.

He didn’t fall. He hadn’t noticed. His wings were beating all by themselves, nice and steady.

# holding-air
“HAVE YOU GOT ME?” he called.

{child} stood with one arm in the air, and nothing but wind in {child.his} hand.

What could {child.he} say? If {child.he} said yes, it was a lie. If {child.he} said no, then {dragon} would look down and think about falling, and then he would.

“{child}? HAVE YOU GOT ME?”

# your-string
[pet.dog: {Pet} couldn’t leave a thing lying about. {Pet.He} took the string straight to the ring binder.][pet.cat: {Pet} dragged the string up on to the desk, and lay down with it on the ring binder.]

“Oh, my dear,” said {@rules}, in a voice you could hear all over the beach. “[pet.dog / pet.cat: Isn’t this your STRING | What have you done with your STRING]?”

{dragon} looked down at his middle.

His wings stopped. He folded up like an umbrella, and fell.

# all-along
{child} ran. {Child.He} heard {child.his} own voice, and it wasn’t shouting any of the things {child.he} had thought of. It was shouting the truth.

“NO! I HAVEN’T GOT YOU! BUT I NEVER LET GO! YOU SNEEZED IT OFF! YOU’VE BEEN FLYING BY YOURSELF ALL ALONG!”

“ALL ALONG?” yelled {dragon}, upside down.

“SINCE THE SNEEZE. JUST DO THE SAME AGAIN. I’M UNDERNEATH YOU. I’M HERE.”

And {child} was there, right underneath, with both arms open wide. {dragon} saw it. Ten feet above the sand one wing came out. Then the other. He went so close over {child’s} hat that it flew off, and up he went, over the octopus, over the flagpole, in one great, wobbly turn, all his own.

“I FELL,” he whooped. “IT WASN’T THAT BAD.”

# struck-off
The whole beach clapped[athlete: , as if it had been {athlete}]. {@Rules} [pet.cat: lifted {pet} off and ]looked in {@her} ring binder.

“A kite must have a string,” {@she} read. “I’ll have to cross you off, {child}. So sorry.”

“That’s all right,” said {child}, and it was.

[elder: {Elder.short} crossed {child.him} off. Then {elder.he} crossed out Plastic.]

# home
They walked home along the water[adult: , with {adult}[elder:  and {elder.short}] a little way ahead | [elder: , with {elder.short} a little way ahead]][music: , and {child} whistled {@song}]. The wind had dropped.[pet.dog:  {Pet} carried the hat, and didn’t let go.][pet.cat:  Behind them came {pet} with the string, and didn’t let go.] {dragon} was too tired even to complain about the [us: backpack | rucksack]. He lay inside {child’s} coat, as warm as a bun, with his nose under [child.she: her | {child’s}] chin.

“Listen,” he mumbled. “Tomorrow we’ll do it without the string.”

“Yes.”

“But I’m going to sleep now. Have you got me?”

{child} put both arms [us: around | round] the coat.

“I’ve got you,” {child.he} said.

# @song
{music}

# @rules
{rules}
## if elder
{elder.short}

# @she
she
## if elder
{elder.he}

# @her
her
## if elder
{elder.his}
