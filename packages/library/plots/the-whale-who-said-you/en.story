title: The Whale Who Said You
title: Youuuuuu
title: A Hundred Kippers
guest fisher: Menna (she), Morwen (she)
guest teacher: Miss Bevan (she), Miss Pugh (she)
guest minder: Mr Tibbs (he), Mr Potts (he)

% The whale's call was the child's name, Huw; it is You here, so that it means whoever listens. Who is there (@a): {adult}, else the elder, else {minder} from next door. “What?” comes back word for word.
% A ticked grandparent has the blue boat instead of {fisher}; the cat lives in it; the dog answers whales.

# i-said-nothing
“Youuuuuu,” said somebody, far away.

{child} sat up at the breakfast table. “What?” {child.he} said.

“I didn’t say anything,” said {@a-first}.

[adult & elder: “Nor did I,” said {elder}, who had left {elder.his} blue boat on the beach and come up to breakfast.

]“Youuuuuu.”

It came in through the window, deep and long and wobbly, and the spoons buzzed on the table[pet.cat: , and {pet}[!pet.known:  the cat] moved out, to the blue boat on the beach, where nothing buzzed and everything smelt of fish][pet.dog: , and {pet}[!pet.known:  the dog] answered from underneath]. {child} ran out to look[friend: , and met {friend}[!friend.known: , {child.his} best friend,] running in to tell]. And there, in the middle of the bay, something huge and black rolled over in the sun and blew a cloud of steam.

It was a whale. {child} had wished for one ever since {child.he} could say the word. And now there was one, and it was looking straight at {child.him}!

# all-that-week
All that week it called {child.him}[city: , so deep and so long that the spoons must have buzzed in {city} too].[sport:  It called just as {child.he} {child.was} off to {play sport}.] It called {child.him} [school: {at school}|in school][athlete: , in the middle of a story about {athlete}].

“Youuuuuu.”

“What?” said {child}.

[friend: “It wasn’t me,” said {friend}, in the next seat.

]“Nobody spoke, {child},” said {teacher}. “Sit down.”

It called {child.him} at the organ concert[music: , right in the middle of {music}], and all the song books trembled.

“Youuuuuu.”

“What?” said {child}, very loudly, and everyone turned round[elder:  but {elder.short}, who thought it was the organ].[friend: 

“It wasn’t me,” {friend} told them all.]

# a-little-closer
After school {child} and [friend: {friend} and ]{@a} went down to the beach[adult & elder: , where {elder.short} sat by {elder.his} boat]. {child} stood at the edge of the water with {child.his} hands round {child.his} mouth, and said it back, as low as {child.he} could. “Youuuuuu!”[pet.dog:  {Pet} said it too, only higher.][pet.cat:  {Pet} watched from the blue boat, washing.] Each day the whale came a little closer. By Friday you could see the white patches on her chin.

“She likes talking to me,” said {child}.

# like-a-bus
[elder: “She’s never said a word to me,” said {elder.short}, and folded {elder.his} arms. “And she’s too near. | But old {fisher}, who had the blue fishing boat, stood on the sand with her arms folded.

“She’s too near,” said {fisher}. “]Tonight the sea’s going out, further than it’s been all year.”

“And the whale?” said {child}.

“She’ll be stuck on the sand like a bus.”

# go-home
“Go back!” shouted {child}. “Go away, whale! Go home!”

[friend: {Friend} shouted too, and the whale took no notice. But she heard {child’s} voice, and came | The whale heard {child.his} voice, and came] closer.

Oh no! The more {child} shouted, the closer the whale came. Her tail was stirring up sand now.

{child} clapped both hands over {child.his} mouth. It’s me, {child.he} thought. She’s coming because of me!

“Youuuuuu?” said the whale. It was very hard not to answer[pet.dog: , and {pet} did].

# the-wrong-place
{child} looked at the whale, and then at {child.his} own two boots. Then {child.he} took {child.his} hands away.

“She comes to where I am,” {child.he} said slowly. “And I’m here. So I’m in the wrong place! [elder: {Elder.short} | {fisher}], can you take me out there?” And {child.he} pointed past the rocks and past the lighthouse, to where the water was dark blue.

“Life jackets,” said {@fisher}. “Quick, now.”[friend:  {Friend} had one on already.][pet.dog:  {Pet} jumped in before anybody.][pet.cat:  {Pet} didn’t get out.]

# the-lowest-pipe
{child} sat in the very front of the blue boat, with both hands over {child.his} mouth[friend:  and one of {friend’s} on top], to be on the safe side. The engine went tucka-tucka-tucka. They passed the rocks. They passed the lighthouse. Out where the sea was deep, {@fisher} switched the engine off, and everything was still.

{@A} held on to {child’s} life jacket. {child} filled {child.himself} with air right down to {child.his} boots. {child.He} made {child.his} voice as low as the lowest pipe in the organ.

“Youuuuuuuuuu!”

Nothing.

“Again,” said {@fisher}.

“YOUUUUUUUUUUUUUU!”[pet.dog:  {Pet} helped.][pet.cat:  {Pet} laid {pet.his} ears flat.]

# there-was-a-puff
Far behind them the black back turned, slowly, like a very big door. There was a puff of steam by the beach. Then there was a puff by the rocks[friend: , and {friend} pointed]. Then there was one by the lighthouse[friend: , and {friend.he} pointed]. And then there was only the blue water[friend: , and nothing to point at].

“Where is she?” whispered {child}.[pet.dog: 

{Pet} knew. {Pet.He} had put both paws on the edge, and looked straight down.][pet.cat: 

{Pet} knew. {Pet.He} leaned over the side, and looked straight down.]

# an-eye
The boat rocked a little. Beside it, without a splash, up came an eye. It was as big as an orange, brown and kind, with wrinkles round it. It looked at {child}.

“Youuuuuu,” said the whale, and {child} felt it in the seat of {child.his} [us: pants|trousers].

“What?” whispered {child}.

[friend: “It wasn’t me,” whispered {friend}.

]And the whale breathed out. PFFFFFF, it went, all over {child} and [friend: {friend} and ]{@a}[elder: [adult:  and {elder.short}]|  and {fisher}], and it smelt of a hundred kippers.[pet.dog:  {Pet} breathed in.][pet.cat:  {Pet} licked {pet.his} whiskers.]

“So that’s what she wanted to tell you,” said [elder: {elder.short}, wiping {elder.his} nose. “And me!” | {fisher}, wiping her glasses.]

Then the whale lifted her great tail, with the water running off it like rain, and down she went.

# past-the-lighthouse
That night {child} had two baths[elder & !elder2: , the second one because {elder.short} said so][elder2: , one because {elder} said so and one because {elder2} did], and still {child.he} smelt a bit of kipper.[friend:  So did {friend}, {friend.he} said on the telephone.][pet.dog:  {Pet}, who had run away from the bath, smelt of all the hundred.][pet.cat:  {Pet} had moved home again specially, and slept on {child.his} hair.][pet.other:  Even {pet} noticed.] {child.He} lay in bed with the window open. The tide had gone right out, and the sand was shining under the moon, wide and empty.

From far out, past the lighthouse, came a voice.

“Youuuuuu.”

This time {child} didn’t ask what. {child.He} knew what.

“Good night, whale,” said {child}. “Good night, you.”

# @a-first
{minder} from next door, who had come to breakfast
## if adult
{adult}
## if elder & !adult
{elder}, who had left {elder.his} blue boat on the beach and come up to breakfast

# @fisher
{fisher}
## if elder
{elder.short}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
