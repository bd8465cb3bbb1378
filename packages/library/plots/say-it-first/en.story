title: The Most Obedient Cat in [us: America | England]
title: Say It First
title: And {Pet} Stayed
guest rival: Hugo (he), Rupert (he)
guest judge: Mrs Abernathy (she), Mrs Pomfret (she)
guest rivaldog: Duke (he), Major (he)

% The rival’s spaniel is he. Whoever fetches the child home (@M): {adult}, else {elder}, else {judge}. The family’s cat may be any cat: nothing is said of its fur.

# show-me
“You can’t put a cat in for Obedience,” said {rival} Marsh.

“Show me where it says that,” said {child}.

{Rival} read the form, both sides. It said that the [city: {city} ]Summer Show Obedience Class was open to any pet on a [us: leash | lead]. It didn’t say dog anywhere. He looked at {pet}, who was hanging over {child’s} arm like a wet towel, with both eyes shut.

“[pet.she: She’s never obeyed anything in her life | [pet.he: He’s never obeyed anything in his life | {Pet} has never obeyed anything]],” said {rival}. His spaniel, {rivaldog}, sat beside him with a very straight back. {Rivaldog} had won that class three years running.

“You’ll see,” said {child}.

# say-it-first
{Child.He} hadn’t meant to enter at all. [sport: {Child.He} had meant to {play sport}. ]But on Monday[school: , {at school},] {rival} had told the whole class that cats were just cushions that ate, and {child} had heard {child.himself} say that [child.she: hers could beat his | {pet} could beat {rivaldog}] any day of the week. Now it was Saturday, and {pet} was still [breed.Ragdoll: a Ragdoll | a cat]. {Pet.He} didn’t fetch. {Pet.He} didn’t sit up. When you called {pet.him}, {pet.he} looked at you as if you had said something interesting in Norwegian.

But {child} had lived with {pet} for a long time, and there was one thing {@she} had noticed. A cat always does exactly what it’s going to do. So all you have to know is what that is, and say it first.

# flop
There were nine dogs in the ring, and {pet}. {child} put {pet.him} down on the grass. {Pet’s} legs began to go.

“Lie down,” said {child}.

Flop, went {pet}.

Somebody in the crowd laughed.[elder:  It sounded like {elder}[elder2:  and {elder2}].] The judge, {judge}, wrote on her clipboard. Next to {pet} a terrier was lying down, getting up, lying down and eating a dandelion.

# stay
“Stay for two minutes,” said {judge}.

“Stay,” said {child}.

{Pet} stayed. A pigeon walked past. Three dogs went after it, and one of their owners did too. {Pet} stayed. A brass band started up[music: , with {@song}], and four more dogs went to see about it. {Pet} stayed so well that {judge} came and looked to see if {pet} was breathing.

“Remarkable,” said {judge}.

“Yawn,” {child} told {pet}, because {@she} could see it coming, and {pet} yawned enormously. The crowd clapped.

# a-nasty-moment
“Walking on the [us: leash | lead],” called {judge}.

That was a nasty moment. But the rule only said that the pet must not pull. {child} picked up the end of the [us: leash | lead], walked round {pet} in a beautiful circle, and came back to where {@she} had begun. Nobody could say that {pet} had pulled.

And then there were two left in the ring. On one side stood {rival} and {rivaldog}. On the other stood {child}. {Pet} lay.

# not-for-chicken
“The last test,” said {judge}, “is the Recall. Leave your pet, go to the far rope, and call it. The first to come wins the cup.”

{child} went cold all the way down. You could wait for a yawn. But {child.he} knew what {pet} was going to do now, and it was nothing. {Pet} had never once come when somebody called. Not for chicken.

{child} walked to the far rope. It seemed to take a long time. When {child.he} turned round, {pet} was a small heap on a very big lawn.

“Ready? Call!”

“{Pet}!” called {child}. “Come!”

{Pet} looked at a cloud.

# ten-steps
“{Rivaldog}! Come!” shouted {rival}. {Rivaldog} got up. He came ten steps like an arrow[athlete: , or like {athlete}]. Then he smelled the ice-cream van, and his nose went round, and the rest of him followed it.

“{Rivaldog}! {Rivaldog}! Come here!” {Rival’s} voice went high. He slapped his legs. Everyone was calling now. {Pet} flattened both ears and got smaller.

# boring
{Pet.He} {pet.was} frightened. {child} saw it from right across the lawn, and all at once the cup didn’t matter. {Child.He} didn’t want {pet} to come because somebody said so. {@She} only wanted {pet} to be all right.

When {pet} was frightened at home, there was one thing {child} did. {@She} didn’t call. {@She} lay down on the floor, wherever it was, and was boring until it was over.

So {child} lay down. {Child.He} lay down in {child.his} good [child.she: dress | shirt], in front of two hundred people, flat on {child.his} back on the grass, and shut {child.his} eyes.

“Is that child ill?” said someone.

[friend: “No,” said {friend}, who was {child’s} best friend and ought to know. “Just boring.”

]{child} breathed in, and {child.he} breathed out. The crowd went quiet, bit by bit, because it is hard to shout at someone lying down. {Child.He} could hear the bunting. {Child.He} could feel the sun on {child.his} eyelids, and an ant.

# the-tips
Then something trod on {child.his} hair.

It trod on {child.his} shoulder. It walked up on to {child.his} middle, turned round once, and went flop.

Nobody cheered. Two hundred people had seen that cat’s ears, and they clapped with just the tips of their fingers, so as not to frighten {@her}.

“The cup,” whispered {judge}, bending over, “goes to {pet}.”

# i-didnt
{child} couldn’t get up to fetch it, naturally. {Child.He} had a cat on {child.him}. It was {rival} who brought it across. He stood there with {rivaldog}, who had ice cream to the eyebrows.

“How did you make {@her}?” he said.

“I didn’t,” said {child}. “You can’t. You just have to be where [pet.she: she wants | [pet.he: he wants | {pet} wants]] to go.”

{Rival} thought about that. He looked at {rivaldog}. Then he lay down on the grass as well, and {rivaldog} gave a great sigh and collapsed across his knees.

# stayed
After a while {@M} came over with two cups of tea, and whispered that they really ought to be getting home.

{child} looked down at {pet}. {Pet’s} eyes were closing.

“Stay,” said {child}.

And {pet} stayed.

# @she
{child.he}
## if child.she
she
## if child.he
he

# @her
{pet}
## if pet.she
her
## if pet.he
him

# @M
{judge}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @song
{music}

