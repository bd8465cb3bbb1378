title: Something to Go [us: Around|Round]
title: The Planet That Lost Its Way
title: Vummm
guest friend: Ines (she), Ollie (he)
guest neighbour: Mr Finch (he), Mrs Wells (she)

# waiting
{child}, who was {age}, had done nothing but wait all day. {child.He} had waited for the swing, and waited for lunch, and waited for the grown-ups to stop talking. [school: At {school} {child.he} had been last [us: in line|in the queue].] [sport: {child.He} had waited for {child.his} turn at {sport}, and then for the bus.] Now {child.he} was sitting on the grass outside the house with {friend}, [friend: {child.his} best friend | who lived nearby].

“I wish everything was about me,” said {child}. “Just for one day.”

Plop! Something fell into the hedge.

# a-planet
It was round and blue and as big as a pumpkin, with white stripes [us: around|round] its tummy.

“Hello,” it said. “I’m a planet, and I’ve lost my way. A planet must have [us: something to go around|something to go round], or it goes silly. [us: What do you go around?|What do you go round?]”

“Nothing,” said {child}.

“Goodness,” said the planet. “May I go [us: around|round] you?”

And off it went. Vummm! It flew [us: around|round] {child’s} middle, past the front and [us: around|round] the back, and there it was at the front again.

“Look!” said {child}. “I’m a sun!”

# being-a-sun
It was lovely being a sun. {child} walked down the street, and the planet went [us: around|round] {child.him} all the way. [city: All of {city} turned to look.] Everybody made room. [us: In the store|In the shop] {child} went straight to the front [us: of the line|of the queue], because the other people had to duck.

And whenever the planet [us: came around, it told|came round, it told] {child.him} what it had seen at the back.

“You’ve got a leaf in your hair,” it said. Vummm. “Your [us: sweater’s|jumper’s] inside out.” Vummm. “There’s {friend} behind you. Duck!”

“Ow,” said {friend}.

[music: On the way home it hummed {music}, a little louder whenever it came to the front.]

# everybody-goes-round
But when one of them [us: starts going around|starts going round], the others want to as well. The first was a ball, which rolled out of [us: somebody’s yard|somebody’s garden] and joined in. Then it was a hat, and the hat belonged to {neighbour} next door, and after the hat came {neighbour}.

“Ah,” said {neighbour}, floating by. “Good afternoon. I only came out [us: for the mail|for the post].”

[pet: {@pet-goes}]

[elder: {Elder} [elder2: and {elder2}] came out [us: onto the step|on to the step], to see what was going on. A moment later {elder.short} sailed past with [us: a cup of coffee|a cup of tea]. “It’s just like the merry-go-round when I was young,” said {elder.short}. “Only you could get off that.”]

[athlete: Even the poster of {athlete} came out of the window and [us: went around once.|went round once.]]

Last of all {friend} took off.

“Now everything’s about you!” called {friend}, going by.

It was. Everybody was going [us: around|round] {child}. But nobody could come near.

# @pet-goes
{Pet} wanted to join in, and [us: went around looking|went round looking] very serious.
## if pet.dog
Then came {child’s} dog, {pet}. First {pet.he} [us: ran around on|ran round on] the ground. Then {pet.he} [us: ran around in|ran round in] the air, and looked proud.
## if pet.cat
Then came {child’s} cat, {pet}, lying on {pet.his} back, as if it had been {pet.his} own idea.

# in-the-middle
{child} reached out a hand to {friend}. {friend} reached out a hand to {child}. They couldn’t touch.

It was a strange thing. {child} had never had so many people [us: around|round] {child.him}, and {child.he} had never felt so lonely.

“Planet?” said {child}. “Are you lonely too?”

“A bit,” said the planet. “I’m mostly cold.”

It had [us: gone gray|gone grey]. There was frost on its stripes, and it [us: was going around much|was going round much] more slowly.

“You’re very kind,” it said. “But you’re not very warm, for a sun.”

Then {child} understood. The planet couldn’t go on much longer. And when it stopped, they would all fall down.

# throw
Beyond the hill was the real sun, big and red. It was on its way down.

“You’ve got to go home to that one,” said {child}. “Now!”

{child} ran up the hill, and they all went [us: around|round] {child.him}, right to the top. There {child.he} caught the planet in both hands. It was so cold that it stung. {child} held it against {child.his} tummy for a moment, to warm it up, and because it was hard not to.

“Do I have to let go of you?”

“You were a very good sun,” said the planet.

So {child} stretched out both arms and began to turn. Now it was {child} [us: who was going around|who was going round]. {child.He} went faster and faster, with the planet in {child.his} hands, and the whole hill and the whole sky went flying past.

“Now!” yelled {friend}. “There’s the sun!”

{child} let go.

# close
Vummmmm!

It flew straight for the sun, and first [us: it was gray|it was grey], and then it was blue, and then it was only a dot.

And the others [us: stopped going around|stopped going round]. {neighbour} sat down on the grass, and the hat came down on top. [elder: {Elder.short} hadn’t spilled a drop.] {child} was so dizzy that {child.he} fell over, and {friend} fell on {child}, [pet.dog / pet.cat: and {pet} fell on {friend},] and they all lay there in a heap.

“It isn’t about me [us: anymore,”|any more,”] said {child}, at the bottom.

“No,” said {friend}. “It’s about my foot. You’re lying on it.”

But nobody moved for a long while. It was warm in the heap.

# something-to-go-round
That night there was a little blue dot in the sky, just where the sun had gone down. {child} could see it from bed.

[adult: {Adult} | The grown-up who had come to read] [us: went around the bed|went round the bed], tucking in. First came the feet, then one side, and then the other. [pet.dog / pet.cat: {Pet} was tucked in on the way.]

“What are you doing?” mumbled {child}.

“Well,” said [adult: {adult} | the grown-up], “you must have [us: something to go around|something to go round].”

{child} smiled, with {child.his} eyes shut. The covers were snug [us: all the way around|all the way round], and it was warm in the middle.

And [adult: {adult} | the grown-up] [us: went around once more|went round once more].
