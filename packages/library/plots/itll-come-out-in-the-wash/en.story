title: It’ll Come Out in the Wash
title: [pet.cat: The Other Purr | The Other Wag]
guest friend: Caleb (he), Tess (she)
guest pet: Bramble (she), Rolo (he)
guest elder: Mrs Bright (she), Mr Pond (he)

% {@d} is who the wish says is away (else Daddy; Mummy where whoever reads is a he), and is neither he nor she. Nobody says where or for how long.
% The pet is the family’s, or the friend’s dog. {@Rr} is the greeting for one person only: join in.

# egg
{@D}’s green [us: sweater | jumper] lived on {child’s} bed, and nobody was allowed to wash it.

{@D} wasn’t there, and {child} missed {@d}. It was in {child.his} throat and in {child.his} knees. Then {child.he} would put {child.his} face in the [us: sweater | jumper], because of the smell: toast, and outdoors, and {@d}.

On Saturday {@granny} held it up to the light. “That [us: sweater | jumper],” said {elder}, “has egg on it.”

“It’s {@d}’s egg,” said {child}.

“It’ll come out in the wash,” said {elder}. {Elder.He} thought there was nothing that couldn’t be put right with soap[elder2: , and {elder2} was the cleanest person in the street].

“No!” said {child}, and {child.he} carried the [us: sweater | jumper] out into the garden, {@running}.

# two-ways
{@Two}

“You smell {@d} too,” said {child}.

# one-what
{Friend}[!friend.known: , {child’s} best friend,] came in at the gate[!pet: , looking for {friend.his} dog]. “You look sad,” said {friend}. “Right. Don’t worry. I’ve got a plan.” {Friend} always had a plan[school: , even {at school}], and {friend.he} always rubbed {friend.his} hands first.

“I don’t want a plan. I’m just missing {@d}.”

“We’ll make one!” said {friend}.

“One what?”

“A {@d}!”

Before {child} could say no, {friend} had fetched two [us: pillows | cushions] and the rake. {Friend.He} stuffed the [us: sweater | jumper] and stuck a ball on the top, and there it stood in the potatoes. It looked like a {@d} who had eaten another {@d}.

“Hello, darling,” said {friend}, in a grown-up voice. “Have you cleaned your teeth? Where are my keys?”

# allowed
{child} laughed. {Child.He} didn’t mean to. Then {child.his} throat hurt, and {child.he} {child.was} furious.

“That’s not {@d}! You can’t fix it! You just want me to stop!”

“I don’t like it when you’re sad!” said {friend}. “My stomach goes funny!”

“Well, I am sad! I’m allowed!”

“Well, I’m your friend! I’m allowed too!”

They were both right. And the new {@d} fell over slowly, face down, into the mud. The [us: sweater | jumper] was brown all the way up.

“Now, now,” called {elder} from the back door. “Whatever it is, it’ll come out in the wash.”

# round-and-round
So into the wash it went. {child} sat in front of the machine with both arms round {pet}, and {friend} sat on the other side, and they watched the green go round and round.[music:  The machine hummed something that was nearly {music}.] {Friend} didn’t have a plan the whole time. {Friend.He} only said once, “I liked being called Captain.”

“{@D} calls everybody Captain,” said {child}.

“I know. But I liked it.”

# soap
The machine stopped. {Elder} pulled out the [us: sweater | jumper] and shook it, clean and soft and green, and {child} put {child.his} whole face in it and breathed.

It smelled of soap.

{child} breathed again, harder. There was no toast, and no outdoors, and no {@d}.

“{@D} came out!” said {child}. “{Elder}! {@D} came out in the wash!”

{Elder} put one hand over {elder.his} mouth. {Friend} looked at the floor.

# doing-it
Then {pet} pushed {pet.his} nose in under {child’s} arm. {Pet.He} took a long, long sniff at the neck of the [us: sweater | jumper].

{@Start}

“{Pet’s} doing it!” said {friend}. “{child}, that’s the one for {@d}!”

{child} stared. {@Thump}

“That nose is a lot better than ours,” {child.he} said slowly. “[city: There isn’t a better one {in city}. ]So {@d} is still in there. We just can’t tell.”

# everywhere
“{Pet}, come on! Where else?” {child} led the way to {@d}’s chair and patted it. {Pet} sniffed. {@Rr}! They went out to the shed, and {child} held down the handle of the spade. {@Rr}! They tried the gate, and the bottom stair where {@d} put on boots[sport: , and the bag for {sport}], and {friend} ran ahead, shouting, “Here as well! {@D} is everywhere!”

“Try the rake!” said {child}.

{@Plain}

“{@D} never did like raking,” said {elder}.[athlete:  They tried the picture of {athlete}, too, to be fair. It was just paper.]

# most-of-all
At last {child} sat down on the grass, out of breath. {Pet} climbed into {child.his} lap. {Pet.He} sniffed {child’s} hands. {Pet.He} sniffed {child’s} chin, and {child’s} hair, and pushed a cold nose in behind {child’s} ear. {@Most}

Nobody moved.

“It’s on you,” said {friend}. “{@D} is on you. You’ve got the most of all.”

# the-best-shirt
Then {child} cried, really cried. {Friend} didn’t try to fix it. {Friend} sat right up close, and {friend.his} stomach went funny, and {friend.he} stayed.[parent.home:  {Adult} came and sat down too.] And {elder} got down on the wet grass in {elder.his} best white shirt, and put {child’s} head on {elder.his} shoulder. {Child’s} nose ran all down the front.

“Your shirt,” said {child}, when {child.he} could.

“It’ll come out in the wash,” said {elder}, and held {child.him} tighter.

# on-the-line
Later on, the [us: sweater | jumper] hung on the line in the last of the sun, with its arms out.[elder2:  {Elder2} had pegged it there.] {@Under}

# @d
Daddy
## if parent
{parent}
## if !parent & adult.he
[us: Mommy | Mummy]

# @granny
{elder}, who lived next door,
## if elder
{elder}

# @running
with a dog called {pet} running behind
## if pet.dog
with {pet}[!pet.known:  the dog] running behind
## if pet.cat
with {pet}[!pet.known:  the cat] running behind

# @two
{Pet} had two wags. One was side to side, and was for everybody. The other went round and round like a propeller and took {pet.his} whole bottom with it, and {pet.he} had only ever done that one for {@d}. {child} held the [us: sweater | jumper] down to {pet.his} nose. Round and round went {pet}.
## if pet.cat
{Pet} had two purrs. One was soft, and was for everybody. The other went like an old tractor and made {pet.his} whole bottom shake, and {pet.he} had only ever done that one for {@d}. {child} held the [us: sweater | jumper] down to {pet.his} nose. Rumble, rumble, rumble went {pet}.

# @rr
Round and round
## if pet.cat
Rumble, rumble, rumble

# @start
{Pet’s} tail started side to side. Then it stopped, and thought. And then it went round.
## if pet.cat
{Pet} began to purr, quite softly. Then {pet.he} stopped, and thought. And then came the tractor.

# @thump
Round and round went the tail, thumping the machine.
## if pet.cat
Rumble, rumble, rumble, it went, louder than the machine.

# @plain
Side to side.
## if pet.cat
It was only the soft one.

# @most
And {pet.his} bottom began to go, round and round and round, until {pet.he} fell off.
## if pet.cat
And the tractor started, rumble, rumble, rumble, until {child’s} own teeth rattled.

# @under
Under it sat {pet}, looking up, and in the grass behind {pet.him} was a round patch that a tail had swept quite flat.
## if pet.cat
Under it lay {pet}, looking up, and from far off in the street you would have said that somebody was coming home on a tractor.

# picture 2
by the wash
