title: You’re Late
title: Somebody Waved
guest engine: Dot (she), Olive (she)
guest aunt: Auntie Bea (she), Auntie Jo (she)
guest pet: Fidget (he), Pickle (she)
guest elder: Walter (he), Winnie (she)

% {elder} is the family’s own, helping out on the train that week, else the neighbour, who has been the guard for twenty years. The dog is the family’s, else from next door; the cat sees what the dog smells.
% The parent who reads comes home on the ferry; else {aunt}, who lives upstairs.

# youre-late
{Engine} the steam train was late again, and today it mattered. {@Ms} ferry came in at four o’clock, and {child} wanted to be on the pier when it did. {@Week}

{child} stood on the platform[city:  {in city}] with {pet}, {@whose}. {Elder} stood beside them in {@cap}. {Elder.He} looked at {elder.his} watch as other people look at cake.

{Engine} puffed round the bend, small, green and shining.

“You’re late,” said {elder.short} sternly.

“Somebody waved,” said {engine}.

That was the thing about {engine}. If anybody waved, she had to stop and see them.

“It’s rude not to,” said {engine}.

“It’s rude to be late,” said {elder.short}.

# a-sock
{child} and {pet} climbed aboard. {Elder} blew {elder.his} whistle, and off they went. Chuffa, chuffa, chuffa. Then a farmer waved.

Sssssh. {Engine} stopped. “Good afternoon! How’s the pig?”

“Bigger,” said the farmer.

“Lovely. Bye!”

[friend: {Friend}[!friend.known: , {child’s} best friend,] waved from a gate. | Two girls on a gate waved.] {Engine} stopped. [school: The whole of {school} waved. {Engine} stopped. ][sport: Two boys on their way to {play sport} waved. {Engine} stopped. ]A baby waved a sock, and {engine} stopped for the sock.

# curtains
“Right,” said {elder.short}. “Curtains!” {Elder.He} pulled them all shut so that nobody could see in. “Now who’s going to wave?”

Sssssh. {Engine} stopped in the middle of an empty field.

“Somebody waved,” she said.

“There’s nobody here!” said {elder.short}.

{child} looked round. {Pet} had {pet.his} nose in {elder’s} sandwich bag[elder2: , the one that {elder2} had packed]. {Pet.His} back end stuck out under the curtain, and {pet.his} tail went left, right, left, right[music: , as if to {music}].

“It was {pet’s} bottom,” said {child}.

“It was very friendly,” said {engine}.

“Sit on it,” {elder.short} told {pet}.

{Pet} sat on {pet.his} tail. {Pet.He} would remember this.

# no-waving
Then {elder} leaned out of the window. “No waving!” {elder.he} shouted, at the whole countryside. “Hands in pockets! We’re late!” Some cows looked sorry.

{Engine} went quiet. She went slower. At the very top of Windy Hill, with the sea shining far below, she stopped altogether.

“Who was it this time?” said {elder.short}.

“Nobody,” said {engine}. “Nobody at all. What’s the use of going somewhere if nobody’s glad to see you?” And she let her fire sink down.

“You’re late!” cried {elder.short}.

“I know,” said {engine}, and didn’t move.

# hollow
Far away the ferry hooted. It was coming in. Oh no.

{child’s} tummy felt hollow. {Child.He} missed {@m} so much that there was nothing to do but sit down on the step of the train. {Elder} sat down next to {child.him}. {Pet} came and leaned on both of them.

# the-nose
{@nose}

“{Elder.short}!” said {child}. “{@senses}”

They ran out on the little balcony at the back of the train. Far below on the pier stood something tiny and red. It was {@ms} coat.

“{@M} doesn’t know we’re here,” said {child}. “{Elder.short}, blow your whistle!”

{@chest} {Elder.He} took the biggest breath in the county. Pheeeeeep! {@barked}

Down on the pier, the red coat turned round.

# red-coat
{child} pulled the yellow blanket off the seat. {Child.He} waved it over {child.his} head, big and slow, like a flag[athlete: , as if {athlete} were coming]. “{@M}! {@M}!”

And the tiny red coat lifted one tiny arm and waved back.

“{Engine}!” shouted {child}. “Somebody waved!”

“It would be rude not to,” said {engine}. And her wheels began to turn.

She flew down Windy Hill. She didn’t stop for gates. She didn’t stop for socks. {Elder} held {elder.his} cap, and {@flapped}.

# on-the-pier
{@M} was at the end of the line with [adult: {adult.his} | her] arms open. {child} ran straight into the red coat, and {pet} tried to run straight up it.

“You’re late,” said {@m} into {child’s} hair, and [adult: {adult.he} | she] wouldn’t let go.

# ill-wait
They rode home slowly, with the curtains open[friend: , and stopped for {Friend}, who was back on the gate]. At the station {elder} patted {engine’s} warm green side.

“Tomorrow,” {elder.he} said, “you’ll be late.”

“I expect so,” said {engine}.

“I’ll wait,” said {elder.short}.

{Elder.He} put the watch away in {elder.his} pocket. {Engine} rolled off to her shed in the last of the sun. {child} and {@m} stood at the fence, and {pet} put both front paws up on it, to see. {Elder} took off {elder.his} cap and waved it.

Sssssh. {Engine} stopped.

# @m
{aunt}
## if adult
{adult}

# @ms
{aunt’s}
## if adult
{adult’s}

# @week
{Aunt}, who lived upstairs, had been away for a whole week.
## if adult
{Child.He} hadn’t seen {adult} for a whole week.

# @whose
{elder’s} dog
## if elder
the dog from next door
## if pet.dog
{child’s} dog
## if pet.dog & breed
{child.his} {breed}
## if pet.cat
{child’s} cat

# @cap
a [us: conductor’s | guard’s] cap. {Elder.He} lived next door, and {elder.he} blew the whistle on the train
## if elder
a [us: conductor’s | guard’s] cap. {Elder.He} was helping out on the train that week

# @nose
Then {pet’s} nose went up.

{Pet.He} sniffed the wind from the sea. {Pet.His} whole body shook, and {pet.he} barked, and {pet.he} pulled at {child’s} sleeve with {pet.his} teeth.
## if pet.cat
Then {pet’s} ears went up.

{Pet.He} stared down at the sea with eyes as round as buttons. {Pet.His} tail stood up like a chimney brush, and {pet.he} mewed, and {pet.he} pulled at {child’s} sleeve with one claw.

# @senses
{Pet} can smell {@m}!
## if pet.cat
{Pet} can see {@m}!

# @chest
{Elder} had blown that whistle for twenty years, and {elder.he} had the chest for it.
## if elder
{Elder} had been blowing that whistle all week, and {elder.he} had got rather good.

# @barked
{Pet} barked with all four feet off the floor.
## if pet.cat
{Pet} yowled with every hair on end.

# @flapped
{pet’s} ears streamed out behind
## if pet.cat
{pet’s} whiskers lay flat
