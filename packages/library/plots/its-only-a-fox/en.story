title: It’s Only a Fox
title: Twenty to Five
title: No Sausage
guest tyra: Martha (she), Nell (she)

% {tyra} is in {child’s} class and keeps hens. “It’s only a …” is said of the hen, twice of the fox, and at last of {child}.

# the-wall
The fox came at twenty to five, as it always did. It hopped up on the stone wall behind the [us: community gardens | allotments][city:  in {city}], looked at {child}, and yawned.

{child} was sitting ten feet away with a piece of cold sausage. {Child.He} had done it nearly every afternoon since August, and nobody knew[pet.dog: , except {Pet}[!pet.known:  the dog], who had sniffed {child.his} jeans and drawn {pet.his} own conclusions][pet.cat: , except {Pet}[!pet.known:  the cat], who had sniffed {child.his} jeans and left the room][pet.other: , except {Pet}, who told nobody].[elder:  {Elder}[elder2:  and {elder2}], who handed out the sausages, just thought {child.he} had got {child.his} appetite back.] At school people asked {child.him} about the homework[athlete:  and about {athlete}], and hardly ever about anything else. Here {child.he} {child.was} the one human being in the world that a fox trusted. It was thin, with a white tip to its tail and a nick in one ear, and it took the sausage out of the grass as carefully as if it were made of glass.

# monday
On Monday {tyra} was crying in the classroom[school:  {at school}].

{tyra} was in {child’s} class. She was known for saying exactly what she thought, and for the occasional straw in her hair, because she kept hens at the [us: community gardens | allotments]. In the night a fox had taken one. Doris, the white one.

There was a long, dreadful pause, and {child} heard a rushing in {child.his} ears. The [us: community gardens | allotments]. A fox. {Child.His} fox. Somebody ought to say something, {child.he} thought, and it turned out to be {child.him}.

“But it was only a hen.”

{tyra} turned round.

“Only a hen,” she said slowly. “She knew her own name. Do you know yours? Because I’m never going to use it again.”

All day {child.he} kept hearing those words. It wasn’t even what {child.he} had meant. {Child.He} had meant: don’t let it be my fault.[friend:  “Then tell her that, not me,” said {friend}[!friend.known: , who was {child’s} best friend].]

# the-spade
After school {child} went to the [us: gardens | allotments] with no sausage[sport: , though {child.he} {child.was} supposed to {play sport}]. {tyra} was beside the hen run in enormous [us: rubber boots | wellingtons], digging as if she and the ground weren’t speaking.

“Hello,” said {child}.

{tyra} went on digging.

“I’m the one who’s been feeding it,” said {child}. “The fox. Over there, by the wall. Since August.”

The [us: shovel | spade] stopped.

“Feeding it what?”

“Sausage.”

“So you taught a fox,” said {tyra}, “that there’s dinner to be had a hundred yards from my hens. So that it would like you.”

There was no answer to that. It was exactly what {child.he} had done.

“It was so thin,” {child.he} said.

“It’s only a fox,” said {tyra}. She said it in {child’s} own voice, and so well that {child} went hot to the roots of {child.his} hair.

Then {tyra} threw {child.him} a [us: shovel | spade].

“A foot deep. All the way round. The wire’s got to go into the ground, or it’ll dig its way in. And no talking.”

# the-teaspoon
They dug. It was mostly stones.[music:  {tyra} began to hum {music}, remembered that she was furious, and stopped.] After half an hour {child} had two blisters, and {tyra} had found a teaspoon.

“I’m sorry I said it,” said {child}.

“I said no talking.” {tyra} wiped the teaspoon on her sleeve. “How close does it come?”

“Ten feet.”

“Liar.”

“It generally yawns.”

{tyra} tried to look as though this was of no interest. She wasn’t very good at it.

“Doris used to go to sleep in my hood,” she said after a bit. “Not this one. The green one. She pooed in it, but still.”

{child} nodded. It was hard not to picture it.

# twenty-to-five
They had one side left to do when {tyra} opened the gate to bring in the roll of wire. Out came the hens, all four, and began scratching about in the fresh earth. The light had turned brown. {child} straightened {child.his} back, and saw it. A white tip, over by the currant bushes.

It was twenty to five.

The fox came straight towards them. There had been no sausage by the wall, so it had come to find whoever brought it. It looked at {child}. Then it saw the hens, and the whole thin body went still.

“{child},” said {tyra}, very low. She was stuck in the gateway, with the whole roll of wire in her arms.

# the-roar
{child} knew what had to be done, and didn’t want to do it. It had taken {child.him} two months to get a fox to stop being afraid.

{Child.He} walked straight at it, threw up both arms, and roared.

“GET OUT! GO ON! GET OUT OF IT!”

The fox sprang backwards. For a second it stood and looked at {child.him}, the way you look at somebody you thought you knew. Then it turned, and the white tip vanished over the wall.

# yours
{child} stood there with {child.his} arms in the air. There was something the matter with {child.his} eyes.

“It’s only a fox,” {child.he} said, and it didn’t come out the way {child.he} meant it to.

{tyra} didn’t answer straight away. She coaxed the hens in, one after another, and put the latch down.

“No,” she said. “It was yours.”

Then she took one end of the wire, and {child} took the other.

# november
In November they took turns to shut the hens in, though mostly they both came. One evening {child} was told to climb up on the nesting box to see. Far out in the field across the road, the fox was walking through the yellow grass. It stopped, listened to the ground, crouched, leapt straight up in the air like a fish, and came down nose first. When it lifted its head it had a vole in its mouth.

“It’s doing all right,” said {tyra}. “It’s fatter, actually.”

“Without any sausage,” said {child}.

“Healthier.”

# only
Then {child} crawled into the hen house to count. There was a rustle along the perch, and four hens began to shriek their heads off.

{tyra} put her head in at the door behind {child.him}.

“Calm down,” she told them. “It’s only {child}.”

And the hens stopped, and fluffed themselves up, and went to sleep.
