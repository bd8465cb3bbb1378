title: Glug, Glug, Glug
title: She’s Drinking
guest friend: Tess (she), Omar (he)
guest elder: Bert (he), Winnie (she)
guest minder: Josie (she), Hattie (she)

% Refrain: glug, glug, glug, always just as slow. Whoever reads is {adult}, else {minder}. The boat is {elder}’s.

# off-we-go
{Elder}[!elder: , who lived by the lake,] had a boat. It was made of wood and it was blue[city: , the bluest in {city}]. All winter long it had lain upside down under a fir tree.

Now it was going on the lake. Everyone had a life jacket[pet.dog: , even {pet}[!pet.known:  the dog]]. {Friend}[!friend.known: , {child’s} best friend,] had a hat as well, because {friend.he} {friend.was} going to be captain[school: , just as {friend.he} {friend.was} {at school}].

“Off we go!” said {child}.

“But first the boat has to go in,” said {elder.short}.

{@Pushed} pushed. {Elder.short} pulled[elder2: , and {elder2} said when to stop]. The boat slid down beside the [us: dock | jetty], where the water was shallow, and {elder.short} tied her up with a knot.[pet.cat:  {Pet}[!pet.known:  the cat] sat watching for fish.][pet.other:  {Pet} had stayed at home.]

“Off we go!” said {child}.

# water-in-the-boat
But what was that? There was water in the boat. It was coming in between the planks, first a little, then a lot.

Glug, glug, glug, it went.[pet.dog:  {Pet’s} head went over to one side.][pet.cat:  {Pet’s} ears went up.]

“She’s broken,” said Captain {friend}.

“Oh no,” said {@a}.

“Bail!” said {elder.short}. “Scoop it out!”

# with-the-hat
So they scooped. {Elder.short} scooped with the scoop. {@A} scooped with the bucket. {Friend} scooped with {friend.his} hat. But more and more water came in.

Glug, glug, glug, it went.[pet.dog:  {Pet’s} head went over to one side.][pet.cat:  {Pet’s} ears went up.]

# on-the-jetty
{child} didn’t scoop. {Child.He} [us: didn’t have | hadn’t got] a hat. {Child.He} lay on {child.his} tummy on the [us: dock | jetty] and looked. {Child.He} looked at the planks. They were dry and grey, and in between them there were cracks. In every crack the water was moving, just as it does in a mouth.

Glug, glug, glug.[pet.dog:  {Pet’s} head went over to one side.][pet.cat:  {Pet’s} ears went up.]

# shes-drinking
[pet.dog / pet.cat: So {child} | {child}] put {child.his} ear to the boat. {Child.He} knew that noise. {Child.He} made it [child.name: , too | {child.himself}]. When {child.he} had been [sport: out to {play sport}|running], and it was hot, and somebody gave {child.him} a great big glass.

“Stop scooping!” {child.he} said. “She’s drinking!”

Everybody stopped.

“She’s been under that tree all winter,” said {child}. “She’s thirsty. And you’re taking away her water!”

# nice-and-fat
{Elder.short} put down the scoop. {Elder.He} scratched {elder.his} head, under {elder.his} cap. {Elder.He} laid {elder.his} big hand on the dry plank.

“Well, I never,” {elder.he} said. “So she is. That’s what my dad always did. You let a boat drink until she’s nice and fat, and then the cracks close up. However did I forget?”

“Then we mustn’t pour it out,” said {friend}. “We must pour it in!”

And that was quite right. They poured it in with the scoop. They poured it in with the bucket. They poured it in with the hat. The boat filled up, right to the seat, and there she stayed, leaning against the [us: dock | jetty].

# all-night
“When do we go?” said {child}.

“Tomorrow,” said {elder.short}. “You must never hurry anyone who’s drinking.”

All evening the boat drank. All night the boat drank.

Glug, glug, glug.

# full-up
In the morning it was quiet down by the [us: dock | jetty].

Now it was time to scoop. They scooped with the scoop and the bucket and the hat. {child} lay on {child.his} tummy and looked.

{Child.He} looked at the planks. They were dark and fat. {Child.He} felt with {child.his} finger. There weren’t any cracks at all.

{Child.He} put {child.his} ear to the boat. The boat didn’t say a thing.[pet.dog:  {Pet’s} head stayed where it was.][pet.cat:  {Pet’s} ears stayed where they were.]

“She’s full up,” said {child}.

# not-one-drop
“Off we go,” said {elder.short}.

And off they went[pet.cat: , all but {pet}]. {Elder.short} rowed[athlete: , almost like {athlete}], and {@a} held on to {child}, and {friend} was captain in a very wet hat[music: , humming {music}].[elder2:  {Elder2} waved them off.] They went past the reeds. They went past the duck[pet.dog: , and {pet} said woof]. They went all round the big rock and home again, and not one drop came in.

# dry-between-the-planks
That night {child} was in {child.his} bed[pet.other: , and {pet} was full up too]. {@A} had read the story. {@A} had put out the light.

“{@A}?”

“Yes?”

“I’ve been lying here for ages. I’ve gone all dry between my planks.”

{@A} went and fetched a glass of water. {child} sat up and held it in both hands. {@A} waited.[pet.dog:  {Pet} waited, head on one side.][pet.cat:  {Pet} waited, ears up.] You must never hurry anyone who’s drinking.

Glug, glug, glug, went {child}.

# @pushed
{minder}, who was looking after {child},
## if adult
{adult}

# @a
{minder}
## if adult
{adult}
