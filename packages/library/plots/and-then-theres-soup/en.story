title: And Then There’s Soup
title: The Worst Place to Stop
title: And Then?
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has the soup (@a) is the grandparent, else {adult}, else {minder}. “And then?” is asked because one wants to know. “What a pity” is said cheerfully.
% One rule: a what-if is worst in the middle, so go on to the end; every “And then?” is good for one step. Somebody else has to ask it. @help is the one who gets {child} going.

# august
“You say your poem, and then there’s soup,” said {@first}, who was carrying a big pot. And {@he} walked off over the footbridge, to the village hall on the other side of the stream[elder2: , with {elder2} holding the other handle].

{child} stayed on the bank. Tonight was the harvest supper[city: , just outside {city}], and {child} had written a poem and promised to say it by heart. In August that had felt like a good idea. But now {child.his} stomach was one hard knot. What if {child.he} stood there, in front of everybody, and couldn’t remember a word? Most of all {child.he} wished that the bridge would fall down.

[friend / !pet.dog & !pet.cat & !elder: {Friend}[!friend.known: , [friend: {child.his} best friend | from next door],] was waiting with the bread.]

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] could smell the soup already, and pulled.]

[pet.cat: {Pet}[!pet.known: , {child’s} cat,] had come along without being asked, for the sake of the soup.]

# halfway
The bridge was narrow, and hung on ropes, low over the water. In the very middle {@stood}.

“Are you going across, or coming back?” asked [friend / !pet.dog & !pet.cat & !elder: {friend}|{child}].

“I don’t know,” said {the wish}. “I’ve been invited to the soup. I’ve never been invited anywhere, and now I’ve come halfway. What if it breaks?” And {@trembled}.

[wish.dragon / wish.owl / wish.bat / wish.bird / wish.parrot / wish.eagle / wish.fairy / wish.witch / wish.bee / wish.butterfly / wish.pterodactyl: “Couldn’t you fly?” asked {child}.

“What if it’s windy?” said {the wish}.

][wish.whale / wish.shark / wish.dolphin / wish.fish / wish.seal / wish.octopus / wish.mermaid / wish.crocodile / wish.duck / wish.otter: “Couldn’t you swim?” asked {child}.

“What if it’s cold?” said {the wish}.

]“Then nobody can get past,” said {child}. “What a pity.” It was the best thing that had happened since August.

[friend / !pet.dog & !pet.cat & !elder: “You needn’t look so pleased,” said {friend}.

]{child} could have gone home then. But {the wish} looked just the way {child} felt.

# and-then
“It breaks,” said {child}, who wanted to know. “And then?”

{The wish} stared. Nobody had ever asked that. {@chain}

“And then?”

“Then … there’s soup,” said {the wish}, so surprised that {wish.he} took a step. “I’ve never got as far as the soup. I always stop where it breaks.”

“That’s in the middle,” said {child}. “It’s the worst place there is to stop. You have to go on to the end.”

# one-step
So they went on, and every “And then?” was good for one step.

Being late had soup at the end. Being early had soup at the end. Even {wish.afraid} had soup at the end.[music:  {@Hum}]

# three-planks
There were only three planks left when {the wish} stopped dead.

“What if I come in,” {wish.he} whispered, “and everybody looks at me?”

{child} opened {child.his} mouth to say “And then?”, and nothing came out. That one was {child.his} own. {Child.He} had lain awake with it all week, and it always stopped just there, with everybody looking.[school:  It had stopped there {at school}, too.] {Child.He} held on to the ropes, and {child.his} knees shook so that the whole bridge shook[sport: , worse than before {@game}].

“And then?” whispered {the wish}.

“There isn’t any then,” said {child}. “They just look.”

Over in the hall the bell began to ring. It was time, and now two of them couldn’t move.

{@help}

# the-rest-of-it
{child} took a breath. “Then I go all hot,” {child.he} said, and moved one foot.

“And then?” said {the wish}, and moved one too.

“Then I can’t remember a word.” Now it had been said out loud, and the plank still held.

“And then?”

“Then they wait. Then they get hungry,” said {child} slowly. “And then …”

“Then there’s soup!” said {the wish}, and stood on the grass.

# the-fourth-line
So {child} stood on the stage, and everybody looked[athlete: , as if it had been {athlete}].

“The leaves are down, the swallows gone, //
the scarecrow has no [us: pants | trousers] on, //
the wind is rattling at the door …”

After that came a fourth line, and it wasn’t there. {child} went all hot. Everybody waited. Now it had happened, and {child} was stuck in the middle of it.

[friend & !pet / !pet & !elder: In the front row {friend} held the bread out over the floor.

]“And then?” said somebody at the back.

It was {the wish}. Everybody turned round and looked, which was what {wish.he} had been most afraid of, and {@trembled}. “And then?” {wish.he} said, once more, out loud.

{child} took one big step forward and threw out both arms.

“AND THEN THERE’S SOUP!”

# no-rhyme
It didn’t rhyme with anything, but nobody had ever heard a better ending. They clapped until the spoons jumped.

“What did I say?” said {@a}, and lifted the lid.

[friend & !pet / !pet & !elder: {Friend} put the bread down the right way up, and looked a little disappointed.

][friend & pet: “I’d forgotten it, too,” whispered {friend}. “I liked yours better.”

][pet.dog: {Pet} was under the table already, with the whole nose pointing up.

][pet.cat: {Pet} got a saucer, and didn’t thank anybody.

]“What did you do when they all looked?” asked {child}, over the soup.

“I looked back,” said {the wish}. “Most of them had something on their chins.”

# a-good-place
On the way home it was dusk, and {@a} walked in front with the empty pot.[pet.other:  A carrot for {pet} lay at the bottom of it.] In the middle of the bridge {child} stopped. {The wish} stopped, too[friend / !pet.dog & !pet.cat & !elder: , and so did {friend}].[pet.dog:  {Pet} lay down across all the feet there were.][pet.cat:  {Pet} sat down beside them and looked for fish.] Under the planks the water ran by, with the lights from the hall in it.

“But what if …” said {the wish}, and thought for a while. “No. It’s gone.”

{child} leaned on the rope. It was a good place to stop.

# @help
“There is,” said {friend}, behind {child.him}. “Then I drop the bread. All of it, on the floor. And then they look at me.”

{child} turned round. In that what-if {child.he} had always been alone. “Would you?”

“Just say the word,” said {friend}.
## if pet.dog
But {pet} had never in {pet.his} life stopped in the middle of anything that smelled so good. {Pet} pushed past all the feet, leaned into the [us: leash | lead] like a tractor, and pulled. And {child} came along, one whole plank, whether {child.he} wanted to or not. “Woof?” said {pet}, looking back, and it sounded exactly like “And then?”[friend:  “Answer {pet.him},” said {friend}.]
## if pet.cat
But {pet} came walking along the rope, past everybody. On the last post {pet.he} sat down and looked straight at {child}, without blinking. “Miaow?” said {pet}. It sounded exactly like “And then?”

[friend: “{Pet} is looking at you, too,” said {friend}. “Does it hurt?”

]Being looked at by {pet} had never hurt. {Pet} only did it when it was time to eat.
## if pet.other & friend / pet.other & !elder
“You’ve said it to {pet} every night,” said {friend}. “Doesn’t {pet} look?”

“The whole time,” said {child}.

“And then?”

“Then {pet.he} wants something to eat.” {child} had never thought of it like that.
## if elder & !friend & !pet.dog & !pet.cat
Out of the hall came {elder.short} with the ladle, to see where they were. “I stood on that stage once,” called {elder.short}, when {elder.he} saw {child’s} face. “I couldn’t remember a word, and they all looked.”

“And then?” said {child} and {the wish}, both at once.

“Then there was soup,” said {elder.short}. “Pea. I can still taste it. I’ve quite forgotten the poem.”

# @stood
stood {a wish}, holding on as hard as {wish.he} could
## if wish.size.huge
stood {a wish}, as wide as the bridge, holding on as hard as {wish.he} could
## if wish.size.tiny
sat {a wish}, so small that nobody could have borne to step over {wish.him}

# @trembled
{wish.part} trembled
## if wish.knight
the whole suit of armour rattled
## if wish.giant
{wish.he} trembled, and so did everything near {wish.him}
## if wish.snail / wish.hedgehog / wish.tortoise / wish.turtle
{wish.he} looked as if {wish.he} would like to go indoors

# @chain
“Then I fall in, and I’m wet right up to {wish.part}.”

“And then?”

“Then I go up to the hall to get dry.”
## if wish.knight
“Then I fall in, and I go rusty.”

“And then?”

“Then somebody has to come and rub me with butter.”
## if wish.vampire
“Then I fall in, and the cloak gets wet.”

“And then?”

“Then I hang upside down in the hall, to drip.”
## if wish.dragon
“Then I get water up my nose, and I sneeze, and everybody’s hat is on fire.”

“And then?”

“Then it’s nice and warm.”
## if wish.giant
“Then I’m sitting in the stream, and the stream is in my boots.”

“And then?”

“Then I go up to the hall to pour it out.”
## if wish.king
“Then the crown falls in, and there’s a tadpole in it.”

“And then?”

“Then I go up to the hall and ask for a jar.”
## if wish.pirate
“Then I get clean, and nobody knows who I am.”

“And then?”

“Then I go up to the hall and tell them.”

# @Hum
Soon they were going along in time, as if somebody had been humming {music}.

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
