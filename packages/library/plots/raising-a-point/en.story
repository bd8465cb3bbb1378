title: Three Knocks
title: Raising a Point
title: A Proper Hooray
guest friend: Edie (she), Rafi (he)
guest pet: Smudge (he), Tilly (she)
guest lady: Mrs Oakes (she), Mrs Birch (she)
guest minder: Harriet (she), Maureen (she)

% The cat is the family’s, else the friend’s, who lives with the child; a dog howls just as badly: @voice, @onto. The Siamese is the original.
% Count the bangs on your fingers: three, two, two. Nobody says why before the door.

# a-whisper
On the morning of {child’s} birthday, {@sang} so quietly that it hardly counted as singing.

“Hip-hip hooray,” whispered {@a}. “Hip-hip hooray. Hip-hip hooray.”

The only one not whispering was {pet}. {@Voice}

And straight away it came, from the heating pipe in the corner: Bang. Bang. Bang.

{@A} shut {@his} eyes. “Even today,” {@he} said.

# a-note
It was {lady}, one floor down. {child} had only ever seen the back of her, but {child.he} had been hearing her since the day they moved in. Every time {pet} yelled, there was banging. And last week there had been a note on the doormat: We have received complaints about noise. {@A} had read it twice. Then {@he} had said, without looking at {child}, that perhaps {pet} could go and live with an old friend in [us: Duluth | Grimsby]. If there was another note.

Ever since, {child} had gone about in {child.his} socks. {Child.He} closed cupboards with two fingers. {Child.He} had said {child.he} didn’t want a party, only {friend}[!friend: , {child.his} best friend], and {@a} had looked so relieved that it hurt. There was just one thing {child} wanted, and that was for {pet} to stay.[elder:  Not even {elder}[elder2:  or {elder2}] knew.][!pet:  {Pet} was {friend’s} cat, really, but they all sneezed there, so {pet.he} slept on {child’s} feet.]

# drumsticks
{Friend} came at five o’clock,[sport:  straight from {sport},] with a sleeping bag, and a pair of drumsticks in {friend.his} back pocket. {Friend} was going to be a drummer. {Friend.He} hadn’t got any drums, so {friend.he} drummed [music: {music} ]on everything else: knees, milk cartons,[athlete:  the poster of {athlete},] {child}.

“Not here,” said {child}.

“I haven’t even started.”

“You were thinking about it.”

They ate [elder: {elder.short’s}|the] cake with care. You could hear yourself chew.

“This is the quietest party I’ve ever been to[city:  {in city}],” said {friend}. “And I was at a seventieth once when nobody was speaking.”

# told
So {child} told {friend.him}. About the note, and about [us: Duluth | Grimsby]. {Child.He} hadn’t told anyone before[school: , not even {at school}], and when {child.he} got as far as [us: Duluth | Grimsby] {child.his} voice wouldn’t quite go there.

“You can’t send {pet} to [us: Duluth | Grimsby]!” said {friend}.

“Shh!”

But {pet} had heard {pet.his} name. {Pet.He} put {pet.his} front paws up against the pipe and yelled.

Bang. Bang.

{Friend} went red all over. “Right, that’s it,” {friend.he} said, and before {child} could get there {friend.he} had whipped out the drumsticks and hit the pipe so hard that the whole building rang.

# a-hook-on-the-end
Then it was quiet. It was a new kind of quiet. {child} stood with {child.his} hand over {child.his} mouth and saw the second note as if it were already lying there.

“Sorry,” said {friend} at last. “I got cross for you.”

“Well, don’t,” said {child}.

{Pet} laid {pet.his} ear to the pipe. {Pet.He} called, but not the way {pet.he} usually did. It was short, with a hook on the end. {Pet.He} waited. {Pet.He} called again, and waited again. Then {pet.he} turned round and looked at them as though they had shut a door.

{child} knew all {pet.his} noises, the hungry one and the angry one and the deeply offended one. This one {pet.he} only used when {child.he} had locked the bathroom door and {pet.he} {pet.was} on the wrong side of it.

“{Pet.He} {pet.is}n’t complaining,” {child.he} said. “{Pet.He} {pet.is} wondering where {lady} has gone.”

# how-many
{Friend’s} fingers had begun to move against one knee, the way they did to count a beat.

“How many times does she bang?”

“Twice. {Pet} yells, she bangs twice.”

“Always?”

“Yes. Except this morning. This morning it was three.”

“What were you doing this morning?”

“Nothing. {@A} was singing, and then …” {child} stopped.

“How many hoorays?” said {friend}.

“Three.”

They looked at each other.

“{@A}!” shouted {child}. “We’ve got to go down to {lady}! Bring the cake!” It was the first thing {child.he} had shouted all week.

# the-chain
{Lady} opened the door a crack, with the chain on. She was small, and she had been crying.

“I’ll stop,” she said. “I understood, when you banged back. And then I’ve had the note, of course.”

“You’ve had the note?” said {@a}.

“Everyone’s had it. But I’m the one they mean. The man on the fourth floor says he can hear me in the pipes all the way up there.”

[age>=11: Nobody said anything. ]{child} felt [us: Duluth | Grimsby] moving off, mile after mile.

# somebody-in
“But why do you bang?” asked {friend}, who really wanted to know.

{Lady} looked down. In the gap, just above the floor, {@nose} was poking through.

“{Pet.He} {pet.does} sound so all alone,” she said. “From eight until half past three, when you’re out. I hear {pet.him} call, and I answer, so {pet.he}’ll know there’s somebody in.” She straightened her slipper. “And then I know it too.”

“And this morning?” said {child}.

“You were whispering so. I thought somebody ought to do the hoorays properly.”

# her-chair
Off came the chain. {Pet} went in without asking. {Pet.He} smelt the slippers, found the kitchen, found the pipe and the chair beside it, where a wooden spoon hung from a nail. {Pet.He} sat down in front of {lady} and raised a point. It was a long one, with several sub-points.

“Yes,” said {lady}. “I do see that.”

{@Onto} {child} felt a pang. [pet: {Pet.He} {pet.was} {child.his} [pet.dog: dog|cat]. | It was {child.his} feet {pet.he} slept on.] {Pet.He} looked straight at {child.him}, {@blinked}, and stayed where {pet.he} {pet.was}.

“{Pet.He} could come here,” {child.he} said. It took a while to get it out. “From eight until half past three.”

# crooked-finger
After that they ate cake, and the plates clattered.[age>=11:  {Friend} weighed the spoon in {friend.his} hand. “Beech?”

“Olive wood,” said {lady}. “It’s harder.”]

At nine o’clock {pet} stood at {lady’s} door and yelled until somebody opened it, and then {pet.he} went home. Now {pet.he} {pet.was} lying on {child’s} feet[age>=11: , the same as ever].

“I wonder when her birthday is,” said {friend} from the mattress.

“Twentieth of November. I asked.”

“We’ll come.”

“With drumsticks,” said {child}.

{Pet} lifted {pet.his} head towards the pipe and said something short. They held their breath.

Bang. Bang. So softly that it could never have reached the fourth floor.

{child} put out {child.his} hand in the dark, crooked one finger, and answered.

# @sang
{minder}, whose [us: apartment | flat] it was, sang
## if adult
{adult} sang to {child.him}

# @a
{minder}
## if adult
{adult}

# @he
{minder.he}
## if adult
{adult.he}

# @his
{minder.his}
## if adult
{adult.his}

# @voice
{Pet} was a Siamese. Siamese cats don’t miaow, they raise points, and {pet} raised them in the voice of a furious baby in a bucket.
## if pet.cat
{Pet} was {a breed}. Other cats miaow. {Pet} raised points, in the voice of a furious baby in a bucket.
## if pet.cat & breed.Siamese
{Pet} was a Siamese. Siamese cats don’t miaow, they raise points, and {pet} raised them in the voice of a furious baby in a bucket.
## if pet.dog
{Pet} was {a breed}. Other dogs bark. {Pet} raised points, in the voice of a furious baby in a bucket.

# @nose
a dark brown nose
## if pet.cat
a small nose
## if pet.cat & breed.Siamese
a dark brown nose
## if pet.dog
a wet nose

# @onto
Then {pet.he} jumped up on her chair, turned round twice and lay down.
## if pet.dog
Then {pet.he} turned round twice and lay down on her slippers, feet and all.

# @blinked
blinked slowly
## if pet.dog
wagged {pet.his} tail once
