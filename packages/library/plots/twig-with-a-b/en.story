title: Twig with a B
title: A Very Big Twig
title: Don’t Say Little
guest friend: Rory (he), Maeve (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% @o says little: the grandparent, else {adult}, else {minder}. The long BIIIIG may be shouted by you both.

# such-a-little-one
{child} was {age}, and tired of being little[school: , most of all {at school}]. Out in the woods[city:  outside {city}] {child.he} picked blueberries with {friend}[!friend.known: , {child.his} best friend,] and {@o1}, who said “little sprout” all the time.[pet.dog:  [!pet.known: {Pet} the dog|{Pet}] guarded the cinnamon buns, and hoped that somebody would drop one.][elder2:  At home {elder2} was whisking batter for pancakes.]

“There are lots over here, little sprout,” said {@o}.

“Don’t say little!” said {child}. “I get smaller every time you say it!”

“There, there, little sprout,” said {@o}, and then it happened. {child} was suddenly as small as a boot.

# a-cone
{@O} didn’t see it, because {@he} was bent right over with {@his} bottom in the air[music: , humming {music}].

“Where have you got to, little sprout?” {@he} called, and {child} was as small as a pine cone.

“Don’t say little!” yelled {friend}.

“Kettle?” said {@o}, who had {@his} head in the bushes and couldn’t hear very well. “We didn’t bring a kettle. Now out you come, little sprout!”

# twig-or-food
That made {child} as small as the smallest twig, and there stood an ant the size of a dog.

“Twig or food?” said the ant.

“Neither,” said {child}. “I’m big!”

“Twig,” said the ant.

“Big!”

“Twig with a B. New kind. Good,” said the ant. It picked {child} up by the middle and ran.

# a-roof
It ran in through a hole in the anthill, where it was dark and warm and full of ants, who shouted “Twig!” and “Food!” when they met. At last it came out at the very top, and there it pushed {child} down into the roof, feet first.

“Done,” said the ant. “You keep the rain out.”

“I can’t be a roof! I’m going [sport: to {sport}, and then I’m going ]home for pancakes!”

“Twigs don’t eat,” said the ant, quite kindly.

# boots
Then {@o} came walking through the trees, and stopped with {@his} enormous boots right beside the anthill.

“Where are you, little sprout?” {@he} called, and now {@he} sounded worried.

{child} shrank again, as small as a speck of dust, and the ant was as big as a bus. Now nobody would ever see {child.him}. The tears came, so small that they were hardly wet.

But {child} could see {@os} leg. It went straight up into the sky like a tree.

# start-at-the-top
“Hey!” {child} shouted to the ant. “See that? It’s a twig!”

The ant looked all the way up {@o}.

“Big twig,” it said.

“Biggest in the world. Let’s carry it home. We’ll start at the top!”

The ant got so excited that it trembled. {child} only just had time to grab it round the neck before they were off, up the boot, up the [us: pants | trousers], past the button and over the collar, all the way to {@os} ear. There {child} got off, cupped both hands and shouted as loud as anybody can.

“{@O}! I’M BIG!”

# a-mosquito
“Now there’s a [us: mosquito | midge] in my ear,” said {@o}, and raised a hand to slap it.

But {friend} had seen an ant on the collar, and on the ant there had been a dot, exactly as red as {child’s} hat. {Friend} jumped up[athlete: , higher than {athlete},] and hung on to {@os} arm.

“Don’t! It’s {child}! You’re shrinking {child.him} when you say little. You have to say big!”

{@Os} hand stopped in mid-air.

“BIIIIG!” yelled {child} inside the ear.

# a-whole-bun
“Is that you?” said {@o}. “Oh, my dear lit…”

{@He} got no further, because {friend} stuffed a whole cinnamon bun into {@his} mouth. {@O} chewed. It took a while. It was a big bun.

“Big sprout,” {@he} said then.

{child} was the size of a twig, and held on tight to the ear.

“Big sprout,” said {@o}, and {child} was the size of a pine cone, and tumbled on to the shoulder below.

“Big sprout!” said {@o}. {child} was the size of a boot, and {@he} caught {child.him} in both arms. “Big sprout! Big sprout!”

And there stood {child}, on the ground again, and {@o} gave {child.him} a long, hard hug.

“That’ll do,” said {friend}. “{child} is taller than me now.”

# food-it-decided
Down in the moss stood the ant, pulling at {@os} boot. It pulled and pulled, but the boot didn’t budge. So {child} put a bit of cinnamon bun in front of it, and you could actually see the ant thinking. Food, it decided, and carried that home instead.[pet.dog:  {Pet} got the rest of the bun.]

# only-once
That evening [elder2: {elder2} | {@o}] made the pancakes.[pet & !pet.dog:  {child} told [pet.cat & !pet.known: {pet} the cat|{pet}] all about it. {Pet} wanted food as well.] But when {child} had put on pyjamas, the legs stopped at the knees and the sleeves stopped at the elbows, because {@o} had said big once too often.

“Oh dear,” said {@o}. “What shall we do about that?”

{child} thought for a long time. {Child.He} had been smaller than a twig, and both an ant and {@o} had still done as they were told.

“You can say it once,” said {child}. “But only once.”

{@O} bent down and tucked {child.him} in.

“Good night, little sprout,” {@he} said, and the pyjamas [us: fit | fitted].

# @o1
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @o
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @os
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
