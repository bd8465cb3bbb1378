title: {Pet} and the Lost Temper
title: Once It’s Lost, It’s Lost
title: Aisle Nine
guest clerk: Mrs Pell (she), Mrs Tring (she)

% The temper is "it"; the lady at the counter is she. A temper is not caught, it is kept.

# umbrella
{Elder} had lost {elder.his} umbrella.

“I had it on the bus,” {elder.he} said, standing up very straight. “I had it when I told the driver about my knees. And now I haven’t.”

So {child} and {elder.short} and {child’s} dog, {pet}, went to the [us: Lost and Found | Lost Property Office] to get it back.[friend:  {Friend}[!friend.known: , who was {child’s} best friend,] came too.]

[breed.Dachshund: {Pet} was a dachshund. {Pet.He} {pet.was} so long that when {pet.his} front half went through a door, {pet.his} back half was sometimes still thinking about it. {Pet.He} had short legs and a noble nose, and nobody had ever told {pet.him} {pet.he} {pet.was} small. | Whatever happened to {pet} happened all the way through. When {pet.he} {pet.was} glad, {pet.his} nose knew it first, and it was a little while before anybody told {pet.his} tail. {Pet.He} had a noble nose, and nobody had ever told {pet.him} what size {pet.he} {pet.was}.]

# the-counter
The office was behind the bus station, down twelve steps.[elder2:  {Elder2} waited at the top.][age>=9:  {Pet} took them two legs at a time.] At the bottom was a counter, and behind the counter sat a thin lady doing a crossword. Her badge said {Clerk}.

“Lost what?” said {clerk}.

“Umbrella,” said {elder.short}. “Black. Wooden handle.”

“[age>=9: They all say that. ]Aisle nine. Touch nothing, and kindly don’t let that dog lick the voices.”

“Lick the what?” said {child}, but she had gone back to seven down.

# the-shelves
The shelves went on and on. First came LEFT GLOVES, and RIGHT GLOVES, and TEETH, and a surprising number of TROMBONES. But after aisle four, the labels turned peculiar.

LOST VOICES, said one. It was a shelf of jam jars, and every jar was whispering. One was croaking “Happy Birthday”[music: , and one was humming {@song}].

[age>=9: LOST MARBLES, said another. “I’ll look for mine on the way out,” said {elder.short}.

][age>=9: On LOST TRAINS OF THOUGHT, a tiny engine chuffed along, stopped, forgot where it was going, and chuffed back.

]And then came LOST TEMPERS. These were kept in [us: cookie | biscuit] tins with the lids tied down.[sport:  One had been lost by a man watching other people {play sport}.] The tins rattled.

# the-sneeze
That was when {pet} sneezed. It was only a little sneeze, but it started at {pet.his} nose, and by the time it had travelled all the way to {pet.his} tail it had picked up a good deal of speed. {Pet.His} bottom swung round like a gate. It hit the shelf. A tin fell, the string snapped, and the lid rolled away.

Out hopped a temper.

It was the size of a hedgehog and as red as a [us: fire truck | postbox], with steam coming off it and far too many elbows.

# hmph
“HMPH!” said the temper, and it shot up {elder.short’s} [us: pant | trouser] leg and out at {elder.his} collar.

“THIS,” roared {elder.short}, who never roared, “IS A RIDICULOUS PLACE TO KEEP AN UMBRELLA!” Then it sprang off {elder.him}, and {elder.he} blinked. “Good gracious. Was that me?”

It bounced on to {clerk}, who threw down her crossword and jumped on it. [friend: It bounced on to {friend}, who shouted at a trombone. ]It bounced on to {child}. A hot prickle ran up {child.his} neck, and suddenly {child.he} {child.was} furious with {child.his} shoes. They were stupid. Both of them. {child.He} kicked one clean over the trombones. Then the temper sprang away, and {child.he} {child.was} just somebody with a cold foot.

“Stop it, somebody!” panted {clerk}. “That one was lost by a man putting up a tent! If it gets up those steps it’ll be in the bus [us: line | queue][age>=9: , and then it’ll be on the buses], and by dinner [city: all of {city} | the whole town] will be stamping[school: , and {school} as well]!”[elder2:  At the top of the steps {elder2} shut the door.]

# the-gap
The temper whizzed under the bottom shelf, where the gap was no taller than a slice of cake. {Elder.short’s} arm wouldn’t fit. {child’s} went in as far as the elbow. {Clerk} poked about with a broom. There was a crunch and a HMPH, and she pulled out half a broom.

{Pet} looked at the gap. {Pet.He} looked at {child}. {Pet} had been practising on sofas all {pet.his} life.

“Go on, {pet},” said {child}.

{Pet} flattened {pet.his} ears and posted {pet.himself} under the shelf like a letter. [breed.Dachshund: A long letter. | A letter with a good deal in it.] Last of all went the tail.

# steam
There was a growl. There was a HMPH. Then out shot {pet} with steam coming from {pet.his} ears, because the temper had got into {pet.him}. {Pet.He} tore up and down the aisles, barking at the gloves.[age>=9:  {Pet.He} barked at the teeth.] {Pet.He} barked at {pet.his} own tail, [breed.Dachshund: which was a long way off, and ]which {pet.he} had always suspected.

“Catch it!” cried {elder.short}.

“You can’t!” wailed {clerk}. “[athlete: {athlete} couldn’t! ]Once a temper’s lost, it’s lost!”

{child} thought hard. When {child.he} {child.was} cross, nobody ever told {child.him} to catch {child.his} temper. They told {child.him} to keep it. And they always told {child.him} how.

# to-ten
{child} sat down on the floor and opened {child.his} arms.

{Pet} came round the corner at full gallop and hit {child.him} in the chest, temper and all. {child} felt furious with the floor, and with the ceiling, and with Saturdays. But {child.he} held on tight.

“One,” {child.he} said, through {child.his} teeth.

{Elder.short} got down beside {child.him}, knees cracking like twigs, and put both arms round the pair of them.

“Two,” said {elder.short}.

[friend: “Three,” said {friend}, getting in on the other side.

]By four, the steam had stopped. By six, the temper had faded to pink.[age>=9:  At nine, it hiccuped.] And at ten, it crept out on to {pet’s} back, no bigger than a plum and as warm as a bun, curled up, and began to snore.

“Well,” said {clerk}. “And all these years I’ve just been tying the string tighter.” She took down another tin and untied it. “One,” she told it, very gently, and all along the shelf the rattling stopped, because the others wanted to listen.

# the-collar
There were four hundred umbrellas in aisle nine, and not one was {elder.short’s}. It was {child}, following {elder.him} back up the steps, who spotted the wooden handle hooked inside the back of {elder.his} collar.

“Ah,” said {elder.short}. “I thought I was standing very straight.”

Before they left, {clerk} came up after them and gave {child} a soft grey bag from the very last shelf. The label said LOST SLEEP.

“Eight hours, best quality,” she said. “Nobody ever comes back for it.”

# the-yawn
That night, in bed, {child} undid the string. Something cool and quiet came out, like the other side of the pillow. At the end of the bed, {pet} yawned. It was only a little yawn, but it started at {pet.his} nose and set off slowly for {pet.his} tail, and {child} was asleep before it got there.

# @song
{music}
