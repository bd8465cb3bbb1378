title: Gnasher the Terrible
title: The Lowest Tide
title: Something Big
guest friend: Jude (he), Nadia (she)
guest minder: Mrs Penrose (she), Mr Trewin (he)

# all-about-sharks
{child} knew everything about sharks. {Child.He} knew that they had been around since before the dinosaurs. {Child.He} knew that they could lose a tooth at breakfast and hardly notice. The only thing {child.he} didn’t know was what it was like to meet one.[city:  Nobody {in city} had been able to say.][school:  {Child.He} had asked {at school}, too.]

“There won’t be any here,” said {friend}[!friend.known: , {child’s} best friend,] as they came down on to the beach. “It’s too cold. I saw a man go in just now and he squeaked.”

“There might be,” said {child}. {Child.He} always said so.

It was the lowest tide of the whole spring. The sea had gone out so far that it looked like somebody else’s.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] ran to fetch it, and came back without.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] happened to be going the same way.][elder:  {Elder}, who wanted to paddle, suggested a bus.]

# a-purse
It was {friend} who found it: a little brown pouch, no longer than {friend.his} finger, with a curly string at each corner. It looked like a ravioli that had been left out in the rain.

{child} stopped breathing.

“That,” {child.he} said, “is a mermaid’s purse. A shark’s egg!”

[elder: “I’ve picked up dozens of those,” said {elder.short}, “and there was never anybody in.” | “They’re always empty by the time they wash up, I’m afraid,” said [adult: {adult} | {minder}, who was looking after {child} that week].] But {@ahe} took out {@ahis} [us: flashlight | torch] anyway, and held it behind the pouch, so that it glowed like a tiny orange window.

# a-wriggle
Something inside it wriggled.

Nobody spoke. [elder2: {Elder2} bent down to see. ]It was thin as a bootlace, with a dot for an eye, and it was swishing its tail from side to side.[pet.dog:  {Pet} swished back.][pet.cat:  The tip of {pet’s} tail did the same.]

“A shark,” whispered {child}. “A real one. I’m calling him Gnasher the Terrible.”

# in-the-bucket
They filled the bucket with sea water and put Gnasher in it. {child} carried him in both arms.

“He’ll live in the [us: bathtub | bath],” said {child}. “I’ll wash in the sink[music:  and play him {music}]. When he gets bigger he can have the [us: wading | paddling] pool[sport: , and watch me {play sport}], and when he’s enormous …”

“He’s a catshark, I should think,” said {@a}. “They get about as long as a [us: baseball | cricket] bat.”

“When he’s as long as a [us: baseball | cricket] bat,” said {child}, “he’ll terrify everybody.[athlete:  Even {athlete}.][pet.cat:  Only {pet} must keep out of the bathroom.][pet.other:  But not {pet}. I’ll introduce them.]”

# not-yours
{Friend} had gone quiet. “But he’s not yours,” {friend.he} said.

“I know he’s not mine. He’s ours. You can have him on Wednesdays.”

“I mean he’s the sea’s.”

“You’re only saying that because you’re scared of sharks,” said {child}. It came out much louder than {child.he} had meant it to. {Friend} walked off and sat on a rock with {friend.his} back to them.[pet.cat:  {Pet} went after, and sat down just the same way.]

# the-tail-stopped
{child} crouched over the bucket. {Child.He} borrowed the [us: flashlight | torch] and lit up the little window again, and there was the tail, swish, swish.[pet.dog:  {Pet} lay down flat, as {pet.he} did for puppies.] {child} bent closer, to see the teeth, and {child.his} shadow slid right across the bucket.

The tail stopped.

{child} waited. The shark was as still as a drawing. “{@A}!” shouted {child}. “He’s broken!”

{@A} came and knelt down, and moved {child} gently back by the shoulders, out of the light. They counted together[elder2: , {elder2} too]. At twenty, the tail gave a twitch. At thirty it was swishing again.

{child} leaned forward. The tail stopped.

# something-big
“Ah,” said {@a}. “I’ve read about that. When something big comes near, they keep perfectly still and hope it goes away. It’s all they can do in there.”

“But what’s big?” said {child}, looking round. There wasn’t even a crab[pet.dog: , and {pet} was as flat as a rug][pet.cat: , and {pet} was over on the rock].

Then {child.he} saw {child.his} own face in the water, with the sky behind it, huge.

“It’s me,” {child.he} said. “He’s scared of me.”

All {child.his} life {child.he} had wondered what it was like to meet a shark. {Child.He} had never once wondered what it was like for the shark.

# you-were-right
{child} got up and walked over to the rock.

“You were right,” {child.he} told {friend’s} back. “And you’re not scared. I only said it because I wanted him so much. Will you help me take him home? You found him. You ought to choose the place.”

{Friend} turned round[pet.cat: , and so did {pet}]. “Somewhere with curtains,” {friend.he} said.

# curtains
They walked out over the ribbed sand, with {@a} between them[pet.dog:  and {pet} in front], to the last rock pool before the sea, where the brown weed hung down in thick, slow curtains. {@A} held the bucket steady. {Friend} parted the weed. And {child}, with {child.his} sleeves pushed up, wound the curly strings round a good strong stalk, one, two, three, four, the way a mother shark does it.

Then they all moved back[pet.dog:  and lay down as flat as {pet}][pet.cat: , {pet} in {friend’s} arms], so that there was no shadow on the water.

“How long before he hatches?” asked {friend}.

“He’s quite big already,” said {@a}. “By the summer [us: vacation | holidays], perhaps.”

“We’ll come for his birthday,” said {child}. “We won’t go close. We’ll just sing it from over there.”

They walked back up the beach. Behind them the tide had turned[elder: , so that {elder.short} could paddle at last], and they could hear it, coming in to fetch him.

# the-stairs
That night {child} lay in bed in the dark and thought of the weed swaying, and the tail going to and fro.[pet.other:  {Child.He} had told {pet} all about it.][pet.dog:  {Pet} lay on the rug, with sand in {pet.his} ears.][pet.cat:  {Pet} lay on {child.his} feet.] Then the stairs creaked. Something big was coming. {child} kept perfectly still, and did not even blink.[pet.dog / pet.cat:  {Pet’s} tail stopped.]

The door opened, and the light fell in, and it was only {@a}.[pet.dog / pet.cat:  Swish, went {pet’s} tail.]

So {child} wriggled.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ahe
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @ahis
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}
