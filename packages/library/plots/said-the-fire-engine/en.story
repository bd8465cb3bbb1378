title: Over and Out
title: Said the Fire Engine
title: Forty-Two Buttons
guest friend: Nell (she), Jonah (he)
guest elder: Winnie (she), Stan (he)
guest minder: Heather (she), Bridget (she)

% Whoever is invited to pancakes is a grandparent; where none is ticked it is the school cook. In the evening {adult}, or else {minder}, the sitter.

# the-fault
There was a fire engine in the middle of the [us: schoolyard | playground][school:  {at school}] with its blue lights flashing, and it was {child’s} fault.

So far only two people knew that. One was {child}. The other was {friend}[!friend.known: , {child.his} best friend].

It had all happened so fast. They were on their way back from [us: gym | PE], and {child} had said:

“Watch this[athlete: . Not even {athlete} can do it. | , ]I can walk backwards down the whole corridor and not bump into anything.”

{Child.He} couldn’t.[sport:  It is one thing to {play sport} and another to walk backwards.][pet.dog / pet.cat:  It had always worked at home in the hall, but there it was {pet} who moved.][pet.other:  It had always worked at home in the bedroom, with {pet} for an audience.] {Child.He} bumped into the red button on the wall. Something went click underneath the backpack, and then the whole school began to howl.

# out-in-the-cold
{@out}

A tall firefighter climbed down from the engine and spoke into a microphone. His voice came out of the loudspeaker on the roof.

“HELLO, EVERYBODY. THERE IS NO FIRE. BUT SOMEBODY HAS PRESSED A BUTTON, AND WE HAVE TO FIND OUT WHICH ONE BEFORE YOU CAN GO BACK IN. THERE ARE FORTY-TWO. OVER AND OUT.”

“What does over and out mean?” whispered {friend}.

“That you’ve finished talking,” said {elder.short}. “More people ought to say it.”

The firefighters went in. They started at the wrong end of the school.

# as-big-as-that
“I won’t say a thing,” {friend} whispered in {child’s} ear. “I’m as silent as the grave.” {Friend.His} teeth were chattering. “A grave with no coat on.”

{Child} didn’t answer. If {child.he} had said it at once, it would have been a small thing. “Oops, that was me,” {child.he} could have said. But {child.he} had waited, and while {child.he} waited it had grown. By now it was as big as the fire engine.

# not-eaten
{Elder.short} had been over to the engine and back. {Elder.He} looked thoroughly upset.

{@eaten}

# the-driver
A quarter of an hour later the tall firefighter came out again.

“That’s twenty buttons done,” he called to the driver. “We’ll do the music room next.”

The music room was even further from the gym. The driver nodded. He had stayed behind the wheel with the door open[music:  and {music} on low], and he looked at his watch, and then out at the road, and then at his watch again.

{Child} saw that, and then {child.he} understood what the driver was thinking. There was only one fire engine on this side of town. It was standing here. If anybody else needed it now, they would have to wait for {child}.

# half-way
{Child.He} began to walk.

“Where are you going?” hissed {friend}.

“There.”

“Do you want me to come?”

{Child} thought about it. “Halfway,” {child.he} said.

So {friend} came halfway. Out there, in the middle of all that empty [us: blacktop | tarmac], {friend.he} stopped and held up a thumb.

# sat-down
“Hello,” said the driver. “Cold? Hop up here in the warm.”

{Child} climbed up and sat down on the seat. Something clicked underneath {child.him}, but {child.he} hardly noticed. {Child.He} took a deep breath.

“It was me,” {child.he} said.

“IT WAS ME,” said the fire engine.

Three hundred heads turned round.

{Child} looked down. {Child.He} {child.was} sitting on the microphone.

# the-rest
{Child.He} could have jumped down then. {Child.He} could have run all the way home with no coat on and never gone to school again. But out there stood {friend} with one thumb in the air, and the worst was out already. There was only the rest to say.

{Child} pulled out the microphone and held it up.

“It was the button by the gym,” {child.he} said, and the fire engine said it after {child.him}, so that it boomed from wall to wall. “I was walking backwards. I should have said so [us: right | straight] away. Sorry.”

“SORRY,” said the fire engine. “Orry, orry,” said the wall of the gym.

Nobody made a sound. Then a single voice spoke up from under a {@hat}.

“Well done, {child}! Can we eat now?”

That set the whole [us: schoolyard | playground] laughing, and it wasn’t the nasty kind of laughing. {Child} felt the corners of {child.his} mouth go up.

“Over and out,” {child.he} said.

“OVER AND OUT,” said the fire engine.

# two-days
The button took half a minute to put right. Afterwards the tall firefighter came over to {child}.

“Next time, you tell somebody at once,” he said sternly.

“Yes,” said {child}.

The firefighter bent down. “Last year our chief backed into the button at the fire station,” he said in a low voice. “It took him two days.”

# a-cow
{Elder.short} saw to it that every firefighter got a plate. They had managed a pancake and a half each when the radio crackled. A cow was stuck in a ditch. {Elder.short} put a pancake in every pocket {elder.he} could reach,[elder2:  {elder2} shouted to them to chew properly,] and then the fire engine swung out through the gate. {Child} watched it go. {Child.He} felt so light that {child.he} almost wanted to walk backwards.

“Don’t,” said {friend}.

# nothing-left-to-say
{@evening}

“There’s something I have to tell you,” said {child}.

“I think I know,” said {@a}. “I was waiting for the bus, over by the square. And somebody said IT WAS ME, all over [city: {city} | town]. I thought, I know that voice.”

{Child} pulled the covers up. “What else did you think?”

“That it sounded brave,” said {@a}.

They were both quiet for a while. Then {@a} put a hand on the lamp.

“Over and out?” {@a-he} asked.

{Child} checked. There was nothing left in there to say.

“Over and out,” {child.he} said.

# @out
Now everybody was out in the cold. There were three hundred children without their coats, and all the teachers, and {elder}, the school cook, because today was pancake day. {Elder.He} stood next to {child} in a tall white hat and gazed at the dining hall, where the pancakes were lying getting cold.
## if elder
Now everybody was out in the cold. There were three hundred children without their coats, and all the teachers, and all the visitors, because today you were allowed to ask somebody to lunch for pancakes. {Child} had asked {elder}[elder2:  and {elder2}]. {Elder.short} stood next to {child.him} in {elder.his} best hat and gazed at the dining hall, where the pancakes were lying getting cold.

# @eaten
“They haven’t eaten!” {elder.he} said. “Not one of them!”
## if elder2
“They haven’t eaten!” {elder.he} said.

“What, not one of them?” said {elder2}.

# @hat
tall white hat
## if elder
very good hat

# @a
{minder}
## if adult
{adult}

# @a-he
she
## if adult
{adult.he}

# @evening
That evening {@sitter} sat down on the edge of the bed.
## if pet.dog / pet.cat
That evening {child} walked to bed forwards. {Pet} moved anyway.

{@Sitter} sat down on the edge of the bed.
## if pet.other
That evening {child} walked to bed forwards. {Pet} looked almost disappointed.

{@Sitter} sat down on the edge of the bed.

# @sitter
{minder}, who was babysitting,
## if adult
{adult}
