title: Extremely Awake
title: Two Knocks
title: On the Other Side of the Wall
guest friend: Robin (she), Felix (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up is the grandparent, else {adult}, else {minder}. The knocks may be knocked; the last three very slowly.

# nothing-outside
There was nothing on the other side of {child’s} wall. The house stood at the very tip of a headland[city: , a long way from {city}]. The room was upstairs, and outside it there was only air, and far below, rocks and sea. {child} had moved there in September, and hadn’t told anybody about lying awake at night.

Then {friend}[!friend.known: , {child’s} best friend,] came to stay for the weekend. In their old street {child} and {friend} had lived next door to each other, with their beds against the same wall, and they had a language[school:  that nobody else {at school} knew]. Two knocks meant: Are you awake? One meant: Yes. Three slow ones meant: Sleep well.

# one-knock
On Friday night {child} woke up. The house creaked. {Friend} was asleep in the spare room, {@first} asleep downstairs, and {child} was the only one in the whole world awake. {Child.He} put up a hand and knocked twice on the wall above the pillow.

It took a while. Then one knock came back.

{child} smiled in the dark, knocked three slow ones, got three slow ones in return, and fell asleep.

# on-the-sofa
“Thanks for answering last night,” {child} said at breakfast.

“Answering what?” said {friend} over a bowl of [us: oatmeal | porridge].

“When I knocked.”

“I was on the [us: couch | sofa] down here. The spare room was freezing, so I moved.”

“Old houses settle,” said {@a} from behind the coffee cup. {@He} said that about every noise there was.

“It wasn’t settling,” said {child}. “It was answering.”

“Which wall was it?” asked {friend}.

{child} pointed. Then {child.he} put the hand down. The spare room was on the other side. Out of habit {child.he} had knocked as in the old house, on the wall with nothing behind it.

# the-gable
They went out and stood below that end of the house. It was all painted white, except in one place, high up, exactly where {child’s} pillow was on the inside. There the paint was gone. The patch was no bigger than a fist.

“A woodpecker,” said {friend}.

“Woodpeckers make holes. That’s worn away. Like a doorstep.”

“But they’d have had to stand on something.”

There was nothing to stand on.

# shoes-on
[sport: For the rest of the day they talked about {sport}, and not about the wall. ]That night {friend} lay on a mattress beside {child’s} bed.[pet.dog/pet.cat:  {Pet}[!pet.known:  the {@kind}] had settled across {child’s} feet, and wanted the whole quilt.][pet.other:  {Pet} was not awake. {child} had gone to check.]

“Have you got your shoes on?” said {child}.

“I’m not running barefoot,” said {friend}. “We don’t knock. We only listen. And if nothing comes, we’ve been brave.”

They lay listening[music: , with {friend} humming {music} more and more faintly,] until there was no sound but the sea.[athlete:  Even {athlete} on the poster looked wide awake.] {child} was almost asleep when it came.

Two knocks, in the wall above the pillow.

“That’s the pipes,” whispered {friend}.

“There aren’t any pipes there.”

# so-near
Two more knocks. Not from the wall now. They came from the wardrobe. Then two on the door, low down, as if by somebody not very tall.

“{@A}?” said {child}.

Up through the floor came the sound of {@snores}.

The room turned so cold that {child} could see {child.his} own breath. {Friend} grabbed {child’s} hand. {child} pressed back against the headboard and tried to shout, but nothing came out. And then it knocked on the headboard, twice, in the wood behind {child’s} head, so near that {child} felt it in [child.name: every tooth | {child.his} teeth].

Somebody stood between them and the door, or else somebody stood right behind {child}, and there was no telling which.

# when-do-you-knock
“{Child},” whispered {friend}. “When do you knock twice?”

“When I want to know if you’re awake.”

“Yes, but when do you want to know that?”

“When I’m scared,” said {child}.

{Child.He} had never said it before. {Friend} squeezed {child’s} hand.

“What if it’s scared, too?” whispered {friend}.

# extremely
{child} turned round and knelt up in bed, facing the headboard. {Child’s} hand shook so much that the other one had to hold it. {Child.He} laid {child.his} knuckles on the wood, and it was as cold as a stone at the bottom of the sea. Then {child.he} knocked once.

Yes.

At first nothing. Then two knocks, so fast that they nearly tripped over each other. Are you awake?

Once. Yes.

“I’m awake,” said {child} out loud, and the words held steady. “I’m here.”

“I’m awake, too,” said {friend}. “I’m extremely awake.”

# sleep-well
Something in the air let go, like somebody breathing out, but it was neither {child} nor {friend}. {child} put a palm against the headboard and waited until the wood was less cold. And then {child.he} knocked three times, slowly, the way {child.he} had knocked to {friend} all {child.his} life.

Sleep well.

Three slow ones came back, in the headboard. Then in the wall. Then from outside, fainter, as if somebody were walking away, straight out through the air above the water. In the end there was only the sea.

# pancakes
They slept until {@a} called that there were pancakes.

“Plenty of creaking last night,” {@he} said, and pushed the jam across. “Old houses settle.”[elder2:  {Elder2} had slept like a log, and hadn’t heard a thing.]

“This one just couldn’t sleep,” said {child}, stirring a cup of tea. “I haven’t been able to, either. Not since we got here.”

{@A} put down the frying pan.

“Wake me next time,” {@he} said. “I mean it. Knock on the floor, and I’ll come.”

# nobody-alone
On Sunday evening, when {friend} had gone home, {child} put out the lamp and lay down facing the wall.[pet.dog/pet.cat:  {Pet} already had the quilt.] It took a while. Then they came, two of them, more careful than before. The hair stood up on {child’s} arms all the same, and it probably always would.

{child} knocked once. After a while {child.he} knocked three times.

And after that nobody in that house lay awake alone.

# @kind
cat
## if pet.dog
dog

# @first
{minder} was
## if adult & !elder
{adult} was
## if elder
{elder} was
## if elder2
{elder} and {elder2} were

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

# @snores
{@a} snoring
## if elder2
{elder} and {elder2} snoring
