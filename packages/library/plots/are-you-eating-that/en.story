title: Are You Eating That?
title: No One’s Going to Eat July
title: A Wheel That Smelled of Pie
guest friend: Idris (he), Martha (she)
guest pet: Otis (he), Maggie (she)

% The Labrador is the original; any dog will do, and a cat does what a cat does: @shift, @full, @nobody.

# three-wheels
The go-kart race started at two, at the top of Chapel Hill, and {child’s} kart had three wheels. The fourth was lost down a drain. {child} and {friend}, {child.his} best friend, had been building that kart all summer.

“What we need,” said {child} in the shed, “is a wizard.”

“Are you eating that?” said somebody.

In the doorway stood a long, thin wizard with a wet beard and a [us: plastic bag | carrier bag]. He was pointing at the pie in {child’s} hand.

“Yes,” said {child}.[elder:  It was from {elder}.]

“Pity. I could make a wheel out of it.”

# a-wheel
{child} gave him the pie at once. The wizard breathed on it and said a word that creaked like a gate, and there on his palm was a black rubber wheel.

“I can turn food into things,” he said, “as long as it’s given to me. Size for size and shape for shape. It goes on smelling of what it was. I can’t help that.”

{@Whose}

“Can you do a real one?” asked {child}. “That doesn’t smell of pie?”

“A pie is real. People have been comforted by it. What you want is a child with a [us: wrench | spanner]. I’ve never understood it. You’ve got hands, and you send for a wizard.[athlete:  Does {athlete} send for a wizard?]”

“You’re a wizard!”

“I want lunch,” said the wizard, with dignity.

# chance-of-gravy
{Friend} pushed the wheel on to the axle. {Friend} was a worrier, and did it out loud, like a weather forecast. “Bright at first,” said {friend}. “Chance of gravy later.”

{Pet} licked the wheel.

“{Pet}, no!” said {child}. “That’s not for eating!”

{Pet} had been told this about many things.

# an-engine
They pulled the kart up through the streets[city:  of {city}]. The wizard walked behind. He asked a woman with an ice cream if she was eating that. He asked a baby.

“Could you turn something into an engine?” asked {child}.

“You’d win.”

“Yes!”

“And who’d have done it?”

“Us! We’d have thought of asking you!”

“Then ask me to eat your dinner, and see who gets full.”

“You would!”

“Gladly,” the wizard admitted.

{child} walked on ahead. You finally met a wizard, and he was on the side of [us: wrenches | spanners].

# a-gulp
At the top they put the kart in the line[school:  with the others from {school}]. {child} and {friend} strapped on their helmets and checked the brake, and for one moment nobody was looking at {pet}.

There was a sort of gulp.

“Oh no,” said {friend}.

{Pet} sat beside the bare axle, with a bit of crust on {pet.his} chin.

“You ate it!” cried {child}. “You ate our wheel!”

“I did mention the smell,” said the wizard.

“Make another!”

“Out of what? Have you got a pie?”

# july
{child} sat down in the grass, so disappointed that even the helmet felt heavy.[sport:  It was worse than losing at {sport}.] All summer, and then it was eaten. {child} pulled the helmet down.

Somebody sat down in the grass too, creaking.

“I’ll tell you why I’m on the side of [us: wrenches | spanners],” said the wizard. “I’ve made four thousand things. They’ve all been eaten.” He nodded at the kart. “That’s a splendid joint, on the steering. Who made that?”

“I did,” said {child}, from inside the helmet. “It took all of July.”

“No one’s going to eat July.”

# on-three
{child} pushed the helmet up. Then {child.he} went over to the kart, to the corner farthest from the bare axle, and leaned on it with both hands. The bare axle came up off the ground.

“{Friend}! It’ll go on three wheels! We only have to lean out over this corner, and then that one can’t touch the ground!”

“I could lean out,” said {friend}, and swallowed. “I’d hate it. I’ll do it, though.”

They tried it. “Still not enough,” said {child}.

They looked at {pet}, who was lying down.

“Up, {pet}!” said {child}. {@Shift}

“Nothing on earth can shift {@full},” said {friend}.

“There’s never been such a thing,” said {child}, “as {@full}. Wizard, what’s in that bag?”

# since-tuesday
The wizard clutched his [us: plastic bag | carrier bag]. “It’s a sausage roll. I’ve been saving it since Tuesday.”

“Are you eating that?” asked {child}.

There was a long silence. Then the wizard folded his legs in behind {friend} and held the sausage roll out over the side.

{Pet} rose like the sun. {Pet.He} got on the kart, put both front paws on the very edge, leaned after that sausage roll with everything {pet.he} had, and did not move again.

The bare axle went up and stayed up.

# down
“Go!” shouted {@flag}.

{child} let off the brake and down they went. Every bolt of July was there in the steering, and every bolt held. “Lean!” yelled {child}. “Lean!”

“Sudden gusts!” screamed {friend}, leaning out as far as anybody can. “Outlook brilliant!”

They came third.[elder:  {Elder}[elder2:  and {elder2}] cheered as if it had been first.] Nobody else had done it on three wheels, and nobody else had {@nobody}.

# one-pie
Afterwards they sat on the wall with the sun on their backs[music:  and somebody’s radio playing {music}]. {@Pie} {child} looked at {child.his} half, and saw the wizard looking politely at a tree.

“Are you eating that?” said the wizard at last. “Only you should. You’ve earned it.”

“No,” said {child}. “You are.”

And {child} put it in the wizard’s hand. The wizard didn’t breathe on it, and he didn’t creak. He broke the sausage roll in two, gave one part to {child} and one to {pet}, and then he ate the pie while it was still a pie, down to the crumbs in his beard.

# @whose
{Pet}, {friend’s} dog, stood up.
## if pet.dog
{Pet}, {child’s} dog, stood up.
## if pet.cat
{Pet}, {child’s} cat, stood up.
## if breed.Labrador
{Pet} the Labrador stood up.

# @shift
{Child.He} pushed, and it was like pushing a bag of wet sand.
## if breed.Labrador
{Child.He} pushed, and it was like pushing a hill.
## if pet.cat
{Child.He} lifted, and {pet} got longer and longer and stayed put.

# @full
a full dog
## if breed.Labrador
a full Labrador
## if pet.cat
a full cat

# @nobody
dribbled
## if pet.cat
purred

# @flag
the man with the flag
## if adult
{adult}, who had the flag

# @pie
There was one pie left at the stall, and they shared it.
## if elder
{Elder.short} had brought one pie, and they shared it.
## if adult
{Adult} had brought one pie, and they shared it.
## if adult & elder
{Adult} had brought one pie, and they shared it.
