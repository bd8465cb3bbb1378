title: The Whale Who Said You
title: Youuuuuu
title: A Hundred Kippers
guest fisher: Menna (she), Morwen (she)
guest teacher: Miss Bevan (she), Miss Pugh (she)
guest minder: Mr Tibbs (he), Mr Potts (he)

% The whale's call was the child's name, Huw; it is You here, so that it means whoever listens. Who is there (@a): {adult}, else the elder, else {minder} from next door. “What?” comes back word for word.

# i-said-nothing
“Youuuuuu,” said somebody, far away.

{child} sat up at the breakfast table. “What?” {child.he} said.

“I didn’t say anything,” said {@a-first}.

“Youuuuuu.”

It came in through the window, deep and long and wobbly, and the spoons buzzed on the table[pet.cat: , and {pet} the cat went to live under the sofa]. {child} ran out to look. And there, in the middle of the bay, something huge and black rolled over in the sun and blew a cloud of steam.

It was a whale. {child} had wished for one ever since {child.he} could say the word. And now there was one, and it was looking straight at {child.him}!

# all-that-week
All that week it called {child.him}[city: , so deep and so long that the spoons must have buzzed in {city} too].[sport:  It called just as {child.he} {child.was} off to {play sport}.] It called {child.him} [school: {at school}|in school][athlete: , in the middle of a story about {athlete}].

“Youuuuuu.”

“What?” said {child}.

[friend: “It wasn’t me,” said {friend}, who was sitting next to {child.him}.

]“Nobody spoke, {child},” said {teacher}. “Sit down.”

It called {child.him} at the organ concert[music: , right in the middle of {music}], and all the song books trembled.

“Youuuuuu.”

“What?” said {child}, very loudly, and everyone turned round.

# a-little-closer
After school {child} and {@a} went down to the beach. {child} stood at the edge of the water with {child.his} hands round {child.his} mouth, and said it back, as low as {child.he} could. “Youuuuuu!”[pet.dog:  {Pet} the dog said it too, only higher.] Each day the whale came a little closer. By Friday you could see the white patches on her chin.

“She likes talking to me,” said {child}.

# like-a-bus
But old {fisher}, who had the blue fishing boat, stood on the sand with her arms folded.

“She’s too near,” said {fisher}. “Tonight the sea’s going out, further than it’s been all year.”

“And the whale?” said {child}.

“She’ll be stuck on the sand like a bus.”

# go-home
“Go back!” shouted {child}. “Go away, whale! Go home!”

The whale heard {child.his} voice, and came closer.

Oh no! The more {child} shouted, the more she came. Her tail was stirring up sand now.

{child} clapped both hands over {child.his} mouth. It’s me, {child.he} thought. She’s coming because of me!

“Youuuuuu?” said the whale. It was very hard not to answer.

# the-wrong-place
{child} looked at the whale, and then at {child.his} own two boots. Then {child.he} took {child.his} hands away.

“She comes to where I am,” {child.he} said slowly. “And I’m here. So I’m in the wrong place! {fisher}, can you take me out there?” And {child.he} pointed past the rocks and past the lighthouse, to where the water was dark blue.

“Life jackets,” said {fisher}. “Quick, now.”

# the-lowest-pipe
{child} sat in the very front of the blue boat, with both hands over {child.his} mouth, to be on the safe side. The engine went tucka-tucka-tucka. They passed the rocks. They passed the lighthouse. Out where the sea was deep, {fisher} switched the engine off, and everything was still.

{@A} held on to {child’s} life jacket. {child} filled {child.himself} with air right down to {child.his} boots. {child.He} made {child.his} voice as low as the lowest pipe in the organ.

“Youuuuuuuuuu!”

Nothing.

“Again,” said {fisher}.

“YOUUUUUUUUUUUUUU!”

# there-was-a-puff
Far behind them the black back turned, slowly, like a very big door. There was a puff of steam by the beach. Then there was a puff by the rocks. Then there was one by the lighthouse. And then there was only the blue water.

“Where is she?” whispered {child}.

# an-eye
The boat rocked a little. Beside it, without a splash, up came an eye. It was as big as an orange, brown and kind, with wrinkles round it. It looked at {child}.

“Youuuuuu,” said the whale, and {child} felt it in the seat of {child.his} [us: pants|trousers].

“What?” whispered {child}.

And the whale breathed out. PFFFFFF, it went, all over {child} and {@a} and {fisher}, and it smelt of a hundred kippers.

“So that’s what she wanted to tell you,” said {fisher}, wiping her glasses.

Then the whale lifted her great tail, with the water running off it like rain, and down she went.

# past-the-lighthouse
That night {child} had two baths[elder & !elder2: , the second one because {elder} said so][elder2: , one because {elder} said so and one because {elder2} did], and still {child.he} smelt a bit of kipper.[pet.cat:  {Pet} came out from under the sofa specially.][pet.other:  Even {pet} noticed.] {child.He} lay in bed with the window open. The tide had gone right out, and the sand was shining under the moon, wide and empty.

From far out, past the lighthouse, came a voice.

“Youuuuuu.”

This time {child} didn’t ask what. {child.He} knew what.

“Good night, whale,” said {child}. “Good night, you.”

# @a-first
{minder} from next door, who had come to breakfast
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
