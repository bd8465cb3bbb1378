title: Captain Sudden
title: With My Eyes
guest captain: Captain Sudden (she), Captain Swoop (she)
guest friend: Dev (he), Kitty (she)
guest pet: Mabel (she), Otto (he)
guest elder: Mrs Pinkney (she), Mr Taylor (he)

% The pet is the family’s, or the friend’s cat. “Got you!” is loud every time but the last two.

# a-big-bike
{child} was learning to ride a big bike, and a superhero kept catching {child.him}.

Her name was {captain}. She had a long red cape, and she could fly, and she lived over the road[city: , though she did the rest of {city} as well]. Each time the bike wobbled, there was a whoosh, and {child} was hanging in the air by {child.his} [us: sweater | jumper].

“Got you!” said {captain}.

“I wasn’t falling!” said {child}.

“You were about to.”

“I was about to ride!”

“That’s nine times today,” said {friend}, {child’s} best friend. {Friend} was going to do stunts in films, and {friend.he} gave marks for everything[school: , even the lunches {at school}][athlete: , and nobody but {athlete} had ever had a ten]. “{child}, four out of ten. {captain}, nine. Lovely pointed toes.”

# you-cant-learn
What {child} wanted was to ride down the lane all by {child.himself}. No cars ever went there, and at the other end of it {@whose}.

But you can’t learn to ride if you never wobble, and a superhero can’t stand and watch somebody wobble.

# up-on-the-shed
{@Pets} was up on the roof of the shed, where {pet.he} lay every afternoon and looked down on people.[pet.dog:  Nobody had ever found out how {pet.he} got up there.]

Whoosh! “Got you!” cried {captain}, and put {pet} on the grass.

{Pet} gave her a long look. Then {pet} climbed back up.

Whoosh! “Got you!”

{Pet} climbed back up.

“{Pet} likes it there!” said {child}. “You’re not helping. You’re just grabbing!”

“And what am I to do? Stand about with my arms full of nothing?” said {captain}. Her chin wobbled, and she flew up on the roof to save {pet} properly.

# rip
“Now!” said {friend}. “Quick! I’ll run beside you!”

{child} put one foot on the pedal. But from the roof there came a noise like a very long sneeze. Rrrrrrip.

{@Held} Now {pet.he} had half the cape. {Pet.He} turned round on it twice, and lay down.

{captain} stood beside {pet} with the other half. She gave a little jump. Nothing happened. Without a whole cape she couldn’t fly. That was the rule.

# so-high
“{captain}?” called {child}.

{captain} had both arms round the chimney. “It’s so high,” she said.

“But you fly!”

“It’s never high when you can fly!”

{child} knew that voice. {captain} was frightened, and there was nobody to catch her, because she was the one who did the catching.

“{Elder} can sew it,” said {child}. “And there’s a ladder there.”

“It’s ages to walk,” said {friend}, and looked at the bike.

“Don’t!” said {captain}. “I can’t catch you!”

“I know,” said {child}. “Stay there. Hold on to {pet}.”

# nobody-went-whoosh
{child} did up {child.his} helmet. {Friend} took hold of the saddle. The bike swung left, and it swung right, and nobody went whoosh. At the drain, {child} fell off. It hurt, and one knee bled.

“Seven!” panted {friend}. “Brilliant fall! Up you get!”

At the white gate {child} fell off again, and got on again. After that the wobbles grew smaller[sport: , and it was nearly as good as {sport}], and {friend’s} feet went slap, slap, slap beside {child.him}.

“Are you holding on?” shouted {child}.

“I let go at the gate!” shouted {friend}. “Eight! Nine! I’ve run out of marks!”

# the-dressmaker
{Elder} was standing in the doorway, with a mouth full of pins. There were pins everywhere on {elder}, and you had to be careful how you hugged.

“Who caught you?” said {elder}, when the pins were out, and looked at the bleeding knee.

“Nobody,” said {child}, grinning all over. And then {child.he} told about the cape.

“Superheroes,” said {elder}. “They never stop for a hem.” {Elder.He} took one end of the ladder and {friend} took the other, and {child} rode in front.

# on-the-person
{Elder} went up the ladder too, because a hem should be done on the person. {@Hold} to hold it firm, and {elder} stitched all along the tear. The thread came to the part where {pet} lay. {Elder.He} sewed neatly round {pet.him}.

“There,” {elder.he} said. “That’ll hold for a hundred years. Down you come.”

“I can’t,” whispered {captain}. “There’s a {@kind} on me.”

Nobody can move with a {@kind} on them. So {child} climbed up, with {elder’s} hand at {child.his} back. {child} scratched {pet} under the chin, in the only right place, until {pet} got up and stretched and walked off along the roof.

“Now you can fly again,” called {friend}.

But {captain} looked over the edge and shook her head. So {child} took her by the hand. It was cold.

# you-can-wobble
“You can wobble,” {child} told her. “I’m here.”

She put one foot on the ladder. She wobbled.

“Got you,” said {child}.

They went down like that, rung by rung, and when they stood in the grass she still hadn’t let go.

# the-whole-way
In the evening {child} rode once more, with {friend} running beside[music: , humming {music},] and {elder} [adult: and {adult} ]on the wall with [elder2: {elder2} and ]a cup of tea. The bike wobbled at the drain. {captain} took hold of the gatepost with both hands, and held on.

{child} came round, and braked, and stopped in front of her.

“Got you,” she said, very quietly, though she hadn’t touched {child}. “I had you the whole way. With my eyes.”

Up on the shed {pet} had gone to sleep. Down below, stuck to the gatepost, was a sheet of paper with a ten on it. It didn’t say who it was for.

# @whose
lived {elder}, who sewed for everybody
## if elder
sat {elder}, who was looking after the dressmaker’s that week

# @pets
{Pet}, {friend’s} cat,
## if pet
{Pet}, {child’s} {@kind},

# @kind
cat
## if pet.dog
dog

# @held
{Pet} had held on. {Pet} was a cat, and {pet.he} had decided to stay.
## if pet.dog
{Pet} had got the cape between {pet.his} teeth. {Pet} was a dog, and a dog does not let go.

# @hold
{Friend} stood on the bottom rung
## if adult
{Friend} and {adult} stood at the bottom

# picture 1
by the shed
