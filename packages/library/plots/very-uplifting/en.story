title: Very Uplifting
title: The Teacher from Swindon
title: Greetings from the Roundabout
guest friend: Hattie (she), Jonah (he)
guest teacher: Mr Rune (he), Mr Pym (he)
guest minder: Auntie Josie (she), Auntie Peg (she)

% {teacher} speaks as though every word were new. The grown-up is {adult}, else the grandparent, else {minder}.

# the-heels
{Child’s} teacher was called {teacher}, and {teacher} was really an alien. Only {child} knew, and {friend}[!friend.known: , {child’s} best friend]. Whenever {teacher} was happy, he lifted off the floor. If he was a little bit happy, his heels came up, and if he was very happy, they had to pull him down by the [us: pant legs | trouser legs]. But no grown-up [city: in {city} ]must ever notice, because then he’d have to go home to his planet that same night.

And today {child} and {@first} were going to [us: a parent-teacher conference | parents’ evening] with {teacher}.

# bad-things
“It’s going to be dangerous,” said {friend} in the [us: hallway | corridor][school:  {at school}]. “Teachers get really happy at those things.”

“What shall I do?” said {child}. {Child.He} had a tummy ache, because {child.he} wanted to keep {teacher}.

“Say bad things about yourself,” said {friend}. “Then he won’t get too happy. I’ll stand guard out here. Shout if there’s a crisis.”

# the-round-part
{Teacher} sat behind his table. He was long and thin, and he spoke as though every word were new.

“Welcome,” he said. “I am a perfectly ordinary human being from Swindon.”

“Oh, I’ve been there!” said {@a}. “Which part of Swindon?”

{child} closed both eyes.

“The round part,” said {teacher}.

“The round part?” said {@a}. “Do you mean by the roundabout?”

“Exactly,” said {teacher}. “I am from the roundabout.”

# the-gym-bag
Then he opened a folder.

“{Child} has read a whole book [athlete: about {athlete}, ]all alone,” he said, and under the table {child} saw his heels come up.

“I forgot my [us: gym bag | PE bag]!” said {child} quickly.

The heels sank.

“Again?” said {@a}.

“{Child} is kind to everybody in the class[sport: , even when it’s {sport}],” said {teacher}, and now both of his shoes were hanging in the air.

“I put pea soup in {friend’s} [us: rain boot | welly]!”

“{Child}!” said {@a}.

The shoes touched the floor.

“And {child} does such lovely sums,” said {teacher}[music: , humming {music}]. A little gap appeared between him and the chair.

“I licked the window!” shouted {child}. “And I told everybody it was {friend}!”

“That was YOU?” said somebody out in the [us: hallway | corridor].

{Teacher} was back on his chair.

# the-finest-thing
“Well, I’m sorry to hear all that,” said {@a}. “But there’s one thing I’d like to say. {Child} used to cry before school. Now {child.he} can’t get here fast enough. And that’s because {child.he} got you.”

Oh, no. It was the nicest thing that anybody on the whole of Earth had ever said to {teacher}. {@A} bent down to find a tissue in {@bag}, and {teacher} rose, as gently as a soap bubble, up from his chair and up over the table.

“{Friend}!” screamed {child}.

# a-moose
The door flew open.

“Look outside!” shouted {friend}. “A moose!”

{@A} turned to the window. “Where?”

“Over there. It’s a very small one,” said {friend}. “Look further away!”

{child} climbed up on the chair and caught {teacher} round one leg. But {teacher} was so happy that it wasn’t enough. Now {child} could feel {child.his} own heels coming up.

“I forgot my [us: gym bag | PE bag]!” whispered {child}.

It didn’t help. {Teacher} was smiling at the ceiling lamp.

“I chewed your [us: eraser | rubber]!”

# in-the-sock
That didn’t help, either. Any moment now {@a} would turn round. So {child} said what {child.he} {child.was} really afraid of.

“If {@a} sees you, you’ll have to go home,” whispered {child}. “And then I won’t have you any more.”

The whisper broke in the middle, and the tears ran straight down into {teacher’s} sock.

{Teacher} looked down. He saw {child}, with both arms round his leg, and it made him sad, not very, but enough. Slowly he sank, like a balloon the day after a party, until he was sitting on the chair again. {child} held on to the [us: pant leg | trouser leg].

# it-went-home
“No, I can’t see any moose,” said {@a}.

“It went home,” said {friend}.

{@A} turned round. {@He} looked at {teacher}, who had dust from the ceiling lamp in his hair. {@He} looked at {child}, who was standing on a chair and holding a [us: pant leg | trouser leg]. Then {@he} opened {@his} mouth to ask something. {child} didn’t dare to breathe.

{@A} shut {@his} mouth again.

“Well,” {@he} said. “Then I suppose it was only that [us: gym bag | PE bag].”

# very-light
{child} didn’t dare to say anything until they were nearly home.[pet.dog/pet.cat:  In the window sat {pet}[!pet.known:  the {@kind}], who wanted a sausage.][pet.other:  Inside, {pet} was waiting for supper.]

“What did you think of {teacher}?” {child.he} asked.

{@A} thought it over.

“Uplifting,” {@he} said. “Very uplifting.”

# the-boots
Next morning {child} took a bag to school, so heavy that {friend} had to hold one of the handles. In the bag were {@s} old ski boots, the heaviest shoes they could find, and a note.[elder & adult & !elder2:  Nobody, said {elder}, had ever left the ground in those boots.][elder2 & adult:  Nobody, said {elder} and {elder2}, had ever left the ground in those boots.][elder2 & !adult:  {Elder2} had carried them down from the attic.][pet.dog/pet.cat:  {Pet} had sniffed inside them both, but there was no sausage.][pet.other:  {Pet} had been told all about it, and had eaten all the while.]

To {teacher}, it said. Greetings from the roundabout.

{Teacher} put on the boots and did up all the buckles. Then he read the note, and it made him very happy. His heels wanted to come up, but the boots stayed where they were.

# @kind
cat
## if pet.dog
dog

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
## if elder & adult
{elder’s}

# @bag
her bag
## if adult
{adult.his} bag
## if elder & !adult
{elder.his} bag

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
