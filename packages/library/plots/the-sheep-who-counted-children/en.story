title: The Horse in the Hall
title: The Sheep Who Counted Children
title: The Eighth Sheep
title: A Whole Farm Awake
title: [theme.cow: The Cow Nobody Had Counted]
title: [theme.pig: The Pig Who Wanted to Be Counted]

# horse
There was a horse in the hall, among the coats.

“Excuse me,” said the horse. “Are there any children here? We need about a hundred.”

“We’ve got [friend: two|one],” said {child}.

“Then that will have to do,” said the horse. “I’m from the farm. The sheep can’t sleep, and neither can the cow, and
neither can the pig. People count sheep when they can’t sleep, everybody knows that. So now the sheep are going to
count children.”

## or
Clop, clop, clop, it went outside, and then somebody pushed the door handle down with a soft nose. Into the hall came
a horse. [age>=5: It had to stand slantwise.]

“Good evening,” said the horse. “I’m from the farm. Have you got any children?”

“Me,” said {child}.

[friend: “And me,” said {friend}.]

“That’s not many,” said the horse. “You see, nobody can sleep. Not the sheep, not the cow, and not the pig. We’ve
heard that people count sheep. So the sheep thought they’d try it with children.”

# ride
[adult: “Wear boots,” said {adult}.]

[elder: {Elder} gave the horse an apple. “Be sure you [friend: both ]come home,” said {elder.short}, “so I can count
you.” [elder2: {Elder2} held the door.]]

{Child} climbed up on the bench, and from there up on the horse. [friend: {Friend}[age>=5: , who was sleeping over,]
sat behind.] [pet.dog: {Pet} ran alongside.] [pet.cat: {Pet} rode in front, in {child's} arms.] [pet.other: “You mind
the house,” {child} told {pet}.]

And off they went. [city: The hooves rang out {in city}, where everybody else was asleep. | The hooves rang out in the
street, where everybody else was asleep.] [music: {Child} hummed {music} and the horse trotted in time.] After a while
there was a smell of hay.

## or
[adult: “Wear a hat,” said {adult}.]

[elder: {Elder} patted the horse on the neck. “I count [friend: two children|one child],” said {elder.short}. “I want
the same number back.” [elder2: {Elder2} moved the umbrellas.]]

The horse knelt among the shoes, and {child} crawled up. [friend: {Friend}[age>=5: , who was sleeping over,] sat
behind, steering.] [pet.dog: {Pet} ran ahead and knew the way.] [pet.cat: {Pet} sat at the very front, between the
ears.] [pet.other: “Back soon,” {child} told {pet}.]

[city: In all of {city} two windows were lit. | In the whole street two windows were lit.] [music: {Child} hummed
{music}, to keep the horse awake.] Then [age>=5: the street came to an end, and ]it smelled of cow.

# barn
In the barn a lantern hung on a hook. There stood the sheep in a row, twelve of them. The seven nearest the lantern
had lain down and were asleep.

The other five stood farther in, in the dark, wide awake, and at the very end stood the cow and the pig.

[pet.dog & age>=5: {Pet} ran once around them, and the row was straight.] [pet.cat: {Pet} sat down on a beam.]

“There you are,” said the pig, and dragged out a low bar. “Jump.”

## or
The barn had one lantern, just inside the door. From there and inward stood twelve sheep in a row. The seven in the
light were asleep already.

The five in the dark were on their feet, glaring, and behind them stood the cow and the pig.

[pet.dog & age>=5: {Pet} sniffed at every one of them, to have it done.] [pet.cat: {Pet} took the ladder up to the
hay.]

“Children at last,” said the pig, and laid a bar across two buckets. “Off you go.”

# jump
{Child} took a run and jumped over the bar. “One,” said the sheep. [friend: {Friend} jumped. “Two,” said the sheep.]

They waited.

“Next,” said the eighth sheep.

There wasn’t any next. So {child} jumped again, dressed in a sack.

“[friend: Three|Two],” said the smallest sheep.

“No,” said the oldest. “Same knees.”

[!athlete / age>=5: {Child} jumped with a bucket for a hat. “Same knees.”] [athlete: {Child} jumped and said, “Now I’m
{athlete}.” “Same knees.”] {Child} jumped backward.

“Same knees,” said the oldest sheep, “only from the other side.”

Nobody fell asleep. [age>=5: It was the funniest thing they had ever seen.] [sport: So they were shown how to
{play sport}[age>=5: , across the floor and back]. [age>=5: That was even worse.] Now they cheered.]

## or
“One,” said the sheep when {child} jumped over the bar. [friend: “Two,” they said when {friend} jumped.] Then that was
the end of it, and everybody was just as awake.

“I can be a child,” said the pig. It ran and jumped, only underneath.

“One more child,” said the smallest sheep.

“Children don’t have curly tails,” said the oldest. “It doesn’t count.”

[athlete: “Now I’m {athlete},” said {child}, and jumped again.

“No, you’re number one,” said the oldest sheep. “I know those knees.”]

Then the cow got in line. “I’m a child, too,” said the cow. “I only look older.”

The cow took a run. When the dust had settled there was no bar left, and the whole barn laughed till the hens woke up.
[sport: So they were shown how to {play sport}[age>=5: , across the floor and back]. [age>=5: That was even worse.]
Now they cheered.]

# why-those
{Child} sat down on a bucket and looked. The five sheep in the dark looked back. The seven in the light slept till
their wool went up and down.

“Why can those sleep?” asked [friend: {friend}|{child}].

“It’s easy for some,” said the eighth sheep sourly.

“What do you do other nights?” asked {child}.

“Nothing,” said the eighth. “We stand here, and the farmer comes and counts us.”

“Did the farmer do that tonight?”

“Not for long. It’s the hook. The other hook came down, so now the lantern hangs out here.”

## or
“Rest a bit,” said the smallest sheep, “before you jump again.”

{Child} lay down in the straw[friend:  beside {friend}]. On one side seven sheep breathed in the light. On the other
five sheep sighed in the dark.

“Did those count children, too?” asked [friend: {friend}|{child}].

“Oh, no,” said the eighth sheep. “They were off as soon as the farmer had been.[age>=5:  They never got to the
children.]”

“What did the farmer do?”

“Pointed at us and mumbled, like every night. Only it was quick. The hook in there came loose, so now the lantern
hangs out here.”

# not-counted
{Child} looked at the lantern. The light reached as far as the seventh sheep, and not one tuft farther.

“The farmer couldn’t see you,” said {child}. “She got to seven. You’re not supposed to count. You’re supposed to be
counted.[school:  That’s what they do {at school} when we go somewhere. Then you know you’re in.]”

Five sheep swallowed in the dark.

“Aren’t we in?” said the smallest sheep.

# eight
So {child} took down the lantern, and walked along the row, and pointed.

“Eight.”

The eighth sheep heaved a long sigh, folded its legs, and slept.

“Nine. Ten.” [age>=6: It sounded like pillows falling.] “And one more. Twelve,” said {child} to the smallest sheep, who
wanted to hear it once more. “Twelve.”

“One cow.” The cow lay down, a corner at a time.

“One pig.”

“Thank you,” said the pig.

[pet.dog: “One dog.” {Pet} had already found a place between two sheep.] [pet.cat: “One cat,” said {child} to the
beam, but {pet} hadn’t waited for that.] “And one horse.” The horse slept standing, so it only showed in the lower
lip.

Now they were all counted. Then the smallest sheep opened one eye.

“And [friend: two children|one child],” it said.

{Child} yawned till the lantern swung.

## or
“Yes, you are,” said {child}. “Wait.”

{Child} carried the lantern farther in, and the dark moved over. [friend & age>=5: {Friend} walked alongside and kept
count on ten fingers.] The first to come out into the light was the eighth sheep.

“Eight,” said {child}.

“At last,” said the eighth sheep, and was gone.

After nine and ten you had to step carefully, because now there was wool everywhere. The last but one was snoring in advance.
The smallest sheep stood on tiptoe. “Twelve,” {child} whispered in its ear.

“Twelve,” it said to itself, three times, each time lower.

The cow became one cow and the pig became one pig. [pet.dog: {Pet} became one dog, and lay down as if that had been
the plan all along.] [pet.cat: {Pet} became one cat.] The horse stood by the door and became one horse, and shut its
eyes.

“And then there’s [friend: us|me],” said {child}. “[friend: Two children|One child].”

It couldn’t be said without yawning.

# home-asleep
The lantern was left on a nail at the far end. The horse walked home asleep, because it knew the way, clop, and clop,
and clop, [music & age>=5: and {child} hummed just as slowly, ]and its back was as broad and warm as a table in the
sun. [pet.dog / pet.cat: {Pet} came along behind.]

## or
{Child} hung the lantern where it shone on everybody. On the way home the horse slept. [music & age>=5: There was a
little of {music}, mostly yawns. ]It rocked like a boat tied up for the night[age>=5: , and the street was quiet all
the way]. [pet.dog / pet.cat: {Pet} came last, so that nobody fell off.]

# bed
Then {child} lay in bed[friend:  and {friend} on the mattress], with hay on the pillow. [elder: {Elder} stood at the
door.

“[friend: One, two|One],” counted {elder.short}, very low[pet.other: , “and {pet}.”|.] “That’s right, then.”|[adult:
{Adult} stood at the door.

“[friend: One, two|One],” counted {adult}, very low. “That’s right, then.”|Out in the hall the horse turned around
among the coats.

“[friend: One, two|One],” it mumbled in its sleep. “That’s right.”]]

The quilt was as heavy as wool. [age>=5: Everything that had been out had come in.]

# adds-up
And under the quilt {child} counted one last time: two feet, ten toes, two knees, the same as before, and one that
they were attached to.

## or
At the farm, the farmer came out in her boots, because there was something tonight that hadn’t added up. She went into
the barn and counted. Twelve sheep, one cow, one pig, and one horse, who was just coming in at the door, asleep. Now
it added up, and she put out the lantern.
