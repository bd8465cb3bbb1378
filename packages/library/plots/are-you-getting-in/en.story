title: Are You Getting In?
title: Three Sharks in the Way
guest friend: Orla (she), Fergus (he)
guest pet: Fidget (he), Dot (she)
guest elder: Old Joe (he), Mrs Teague (she)
guest shark: Brenda (she), Beryl (she)

% Refrain: “Are you getting in?” The first and second shark have no names. @keeps, @kick: a real grandparent only helps out at the pool this week.
% @about, @rope, @along: the dog is the original, the cat has claws.

# the-rail
{child} stood in the shallow end of the sea pool with one hand on the rail. {Child.He} had been holding that rail since Monday. {Child.He} wanted to let go of it and swim across, just once, before the holidays ended[school:  and it was {school} again]. And now there were three sharks in the way[city: , which had never happened in {city}].

The big tide had come over the wall in the night and left them there. They were as long as sofas, and they swam round and round.

# the-rule
“Are you getting in?” said the first shark, going past.

“I am in,” said {child}.

“You’re in the way,” said the second.

“You’re standing,” said the third, who was the smallest and was called {shark}. “How do you do that?”

{child} opened {child.his} mouth, but {shark} was already at the other end. A shark can’t stop. That was the rule with sharks: they had to keep swimming, because swimming was how they breathed.

# the-referee
{Friend}, {child’s} best friend, sat on the edge with a whistle. {Friend} was pool referee that week[sport: , with all the rules from {sport}]. Nobody had asked {friend.him}.

“No biting!” {friend} called. “That’s a warning, number two!”

“What did I do?”

“I didn’t like your face.”

{@About}.

# the-tea
{Elder} came out of the hut with a cup of tea[music: , humming {music}]. {@Keeps}, and said nobody ever got wet by thinking.[elder2:  {Elder2} waved from the door.][adult:  {Adult} had only gone for sandwiches, and missed everything.]

“Are you getting in?” said {elder}. “Properly?”

“There are sharks,” said {child}.

“There’s always something. They’ll go out at high water, when I lift the gate.”

# same-argument
“Just let go,” said the first shark.

“Just stop,” said {child}.

“If I stop, I sink!”

“If I let go, I sink, too!”

{Friend} blew the whistle, pheeeep. “You’re both having the same argument!”

# by-the-ears
{Friend} jumped in beside {child}. “My idea is, I tow you,” {friend.he} said. “By the ears.”

“No!”

{child} shook {child.his} head. {Child.His} legs had gone like string. {Child.He} {child.was} frightened, in front of three sharks.

“I was frightened of the big slide,” said {Friend}. “I told everyone it was closed. I made a sign.”

{child} laughed, and that helped {child.his} knees a little. “You swim beside me,” {child.he} said, “and I’ll walk along the rail.”

# not-coming-round
They had taken four steps when somebody shrieked.

“{Shark}! {Shark}’s not coming round!”

The small shark had cut the corner. Her tail was jammed between the iron ladder and the wall, over on the other side. She thrashed and pulled.

“I’ve stopped,” said {shark}, in a small voice. “I don’t like it. How do you do it?”

# the-rope
“She needs water going over her gills!” {Elder} put the tea down. “I’ll open the gate and let the sea at her!”

{@Kick} But the gate had a rope that needed pulling, too, and {elder.he} only had two hands.

“{Pet}!” shouted {child}. “Rope!”

{@Rope}

The gate came up. Cold sea rushed through and over {shark’s} face.

“Nice,” she gasped. “But I’m still stuck.”

# the-traffic
Somebody had to free her tail, all the way across. The two big sharks were charging round in between.

“I’ll do the traffic,” said {Friend}. {Friend.He} climbed on the wall, held up both arms and blew till {friend.his} cheeks shook. Pheeeeeep! “You two! Deep end! Little circles! Now!”

The sharks were so surprised that they did.

# please
The water was flat and green and empty.

“Are you getting in?” said {shark}.

It was what they had asked all morning. But now it meant please.

{child} let go of the rail.

{Child.He} went under, and came up, and spat. {Child.He} kicked. It wasn’t pretty[athlete: , and it wasn’t {athlete}], but it went forwards, and while it went forwards {child.he} didn’t sink. So that was how sharks did it!

{Child.His} hand struck the ladder. {Child.He} took hold of {shark’s} tail, rough as a doormat, and turned it sideways, and pushed.

She slid out and was off. “I’m going!” she shouted. “I’m going!”

# high-water
At high water {elder} kicked the wheel again, and {Pet} hung on to the rope. Two sharks went out through the gate. {Shark} went round once more, past {child} and {Friend}.

“You never stopped,” she said.

“You did,” said {child}.

Then she was through.

# cold-tea
{Elder’s} tea was cold.[adult:  {Adult} came back with the sandwiches and had to be told all of it.]

“Are you getting in?” {child} asked {elder}.

{Elder} took off both boots and put a folded sock in each. {Elder.He} climbed down the ladder, saying a word at every rung, and then the three of them swam across, side by side, with {Pet} {@along} the wall.[elder2:  {Elder2} held the towels.]

# @keeps
{Elder.He} had kept that pool for thirty years
## if elder
{Elder.short} was helping out at the pool that week

# @kick
{Elder} jumped at the iron wheel that nobody else could turn, because you had to kick it first in exactly the right place.
## if elder
{Elder} jumped at the iron wheel. You had to kick it first in exactly the right place, and {elder.short} had found the place on Tuesday.

# @about
Beside {friend.him}, {Pet}, {friend’s} terrier, ran up and down and barked, so that the sharks should know who was in charge
## if pet.dog
Beside {friend.him}, {Pet}, {child’s} dog, ran up and down and barked, so that the sharks should know who was in charge
## if pet.cat
Beside {friend.him} sat {Pet}, {child’s} cat, and washed a paw, so that the sharks should know who was not afraid of fish

# @rope
{Pet} had waited all {pet.his} life for somebody to say that. {Pet.He} took the rope in {pet.his} teeth and leaned back. Nothing on earth is worse at letting go than a terrier.
## if pet.dog
{Pet} had waited all {pet.his} life for somebody to say that. {Pet.He} took the rope in {pet.his} teeth and leaned back. Nothing on earth is worse at letting go than a dog with a rope.
## if pet.cat
{Pet} had been watching the end of that rope all week. It twitched, and {pet.he} sprang. {Pet.He} got all {pet.his} claws into it and hung there. Nothing on earth is worse at letting go than a cat.

# @along
running along
## if pet.cat
walking along
