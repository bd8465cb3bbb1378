title: Recorder Club
title: As If You Meant It
title: A Very Quiet Duet
guest friend: Beth (she), Jonah (he)
guest teacher: Miss Pike (she), Miss Finch (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever comes to listen is {adult}, else the grandparent, else {minder}. The pfff may be blown and the knocks knocked on the bed.

# recorder-club
Every Thursday after [school: a day {at school} | school], {child} went to Recorder Club in the back room of [city: a leisure centre in {city} | the leisure centre]. {Child.He} had never played a note there, because Recorder Club was really a spy school for kids, and it was the best thing that had ever happened to {child.him}. But grown-ups weren’t allowed to know, and {child} had told {@first} everything since {child.he} could talk.

It was {friend}[!friend.known: , {child’s} best friend,] who had got {child.him} in.

“But why recorders?” {child} had asked, outside the door.

“Listen,” said {friend}.

From inside came Hot Cross Buns, like geese falling down the stairs.

“It’s a tape,” said {friend}. “In all these years, no grown-up has ever opened the door.”

# as-if-you-meant-it
{Teacher} was the teacher, small and grey in a small grey cardigan. She taught {child} and the others to cross a creaky floor without one creak, and to hide, and to notice. But first she taught them her rule.

“If you are caught,” said {teacher}, “carry on as if you meant it.”

Then she leaned on the piano, which was on wheels. It rolled away, and {teacher} landed on the floor. She crossed her ankles, put her hands behind her head and looked at the ceiling, as if she had meant it.

# a-quiet-duet
At home, {@a} was waiting with the [us: supper | tea].[pet.dog / pet.cat:  {Pet}[!pet.known: , {child’s} {@kind},] was under the table, waiting for ham.][pet.other:  {Pet} was waiting to be fed.]

“How was recorder?”

“Good,” said {child}.

“What did you do?”

“Breathing,” said {child}, which was true. They had been breathing behind curtains.

“Lovely! And when do you start on fingers?”

“Next week.” Next week was fingerprints.

{@duets}

“{Friend} and I are doing one,” said {child}. “It’s very quiet.”

{@quiet}

“You’d hardly know we were in the building.”

# a-cold-potato
{@A} was so pleased that {@he} went to {@his} wardrobe and came back with a wooden recorder in a box.

“This was mine when I was your age,” {@he} said. “I want you to have it.”

“Thanks,” said {child}, and something sank through {child.his} stomach like a cold potato. {Child.He} put the box straight in {child.his} school bag[athlete: , the one with {athlete} on it,] and didn’t take it out again.[pet.dog / pet.cat:  {Pet} got all the ham that evening.][pet.other:  {Child.He} fed {pet}, and couldn’t eat a thing {child.himself}.]

“{@A} is proud of me for something I can’t do,” {child} told {friend}. “It’s horrible.”

“You could learn it,” said {friend}.

“When? I’m always at Recorder Club[sport:  or {sport}].”

# hiding
The next Thursday they were doing hiding. {Friend} was shut in the broom cupboard, and {child} was under the table, when the tape of Hot Cross Buns gave a long groan and stopped.

The door opened, and in came {@a}.

“Don’t mind me,” {@he} said. {@He} walked across the room and sat down on the chair by the wall. “I only came to hear you play.”

{Teacher} opened her mouth and shut it again. Behind her on the board it said TODAY: HIDING FROM GROWN-UPS. Very slowly, {teacher} leaned in front of it.

{child} came out from under the table. If {@a} found out, the school would have to close, for everybody, for ever, and it would be because of {child}. {Child.His} hands were shaking. There was only one thing to do: carry on as if {child.he} meant it.

“Good evening,” said {child}. “We were just about to start.”

# pfff
{Child.He} took {@s} recorder out of its box and blew. It went pfff, like an old dog lying down. {Child.He} blew harder. Pfff. {Child.He} closed {child.his} eyes[music: , thought of {music}] and swayed, the way real musicians do, until {child.he} had no breath left.

Then, from inside the broom cupboard, came a knock. {Friend} couldn’t see a thing in there, but {friend.he} knew what a friend sounds like in trouble. Pfff, blew {child}. Knock-knock, went {friend}. Pfff, knock-knock, and it was very nearly Hot Cross Buns.

# on-the-cupboard
“And on the cupboard,” said {child}, “{friend}!”

The door swung open, and {friend} bowed with a mop on {friend.his} head, as if {friend.he} had meant it.

# click
For the very last note, {child} found one more hole, round the back, where the thumb goes. {Child.He} had never held a recorder properly before. {Child.He} pressed {child.his} thumb on it.

Click.

A thin white light shone out of the end of the recorder, right onto {@s} shoes.

{child} looked at the light. {Child.He} looked at the shoes. They had walked all the way over that creaky floor without one single creak.

{Child.He} looked up at {@a}. {@A} was looking at the ceiling.

{child} took {child.his} thumb away, and the light went out.

“Well!” said {@a}, and {@he} clapped. “I can hear they’re teaching you properly.” At the door {@he} turned round. “You still want to watch that piano, {teacher}.”

# not-a-note
{child} and {@a} walked home together under the street lamps, and the cold potato was gone.

“Did you go to Recorder Club?” said {child}.

“Four years,” said {@a}. “I loved it. The only hard part was my own [us: mom | mum]. She was so proud.”

They went on a bit. Their feet made no noise at all.

“So can you play?” said {child}.

{@A} thought about it honestly.

“Not a note,” {@he} said.

# @kind
cat
## if pet.dog
dog

# @duets
“And will there be duets?”
## if elder & adult & !elder2
“And will there be duets?” asked {elder}, who had come to [us: supper | tea].
## if elder2 & adult
“And will there be duets?” asked {elder}, who had come to [us: supper | tea] with {elder2}.
## if elder2 & !adult
“And will there be duets?” asked {elder2}, who had come to [us: supper | tea].

# @quiet
“How quiet?”
## if elder2 & adult
“How quiet?” asked {elder2}.

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

# picture 1
As if it were meant.

# picture 2
Somebody has come to hear them play.

# picture 3
It has swung open.
