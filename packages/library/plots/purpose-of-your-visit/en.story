title: Purpose of Your Visit?
title: The Border
title: It’ll Sort Itself Out
guest theo: Theo (he), Monty (he)
guest friend: Amina (she), Rafe (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is {adult}, else the grandparent, else {minder}. It is not said with which of the families {theo} came. {theo} talks as if at a meeting, right up to the bath.

# silver-tape
A strip of silver tape ran right across the floor of {child’s} room. On one side lived {child}, who was {age}[sport: , with all {child.his} things for {sport}]. On the other lived {theo}, who was {age} too, and since Saturday {child’s} stepbrother. Two families had become one, but nobody had added a room. {child} wanted {child.his} room back. So {child.he} had taped.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had lent the roll and wanted it back.]

“It’ll sort itself out,” said {@first}.

{@He} said that about everything. {@He} had said it about the bathroom [us: faucet | tap], and it had been dripping since Christmas.[elder & adult / elder2:  {@Mender} had wanted to mend it, but it was going to sort itself out.]

# four-per-cent
{child} had made sure of getting the door on {child.his} side. What {child.he} hadn’t noticed was that {theo} had got the only socket in the room. {theo} had noticed at once. He was a calm person, and talked as if he were in an important meeting.

“I find I need the toilet,” said {theo}.

“The door’s on my side,” said {child}.

“I quite understand. How much have you got left on your phone?”

{child} looked.

“Four [us: percent | per cent].”

“Then I’m happy to wait,” said {theo}, and crossed his legs.

# a-passport
So there was a treaty. Every time {theo} was let out, {child} got to charge {child.his} phone.[pet.dog / pet.cat:  {Pet}[!pet.known:  the [pet.dog: dog | cat]] came and went as {pet.he} pleased, and what pleased {pet.him} was lying on the tape.][pet.other:  {Pet} had no side. {Pet} only wanted feeding.] On Tuesday[school: , straight after {school},] {theo} made a passport out of a milk carton, with a very serious drawing of himself[city: , issued in {city}].

“Purpose of your visit?” said {child}.

“[us: To pee | A wee].”

“How long do you intend to stay?”

“That remains to be seen,” said {theo}.

{child} had to bite {child.his} cheek. Just then {@a} put {@his} head in.

“What fun you’re having!” {@he} said. “Didn’t I say it would sort itself out? So now it’s {theo’s} room as much as yours.”

# put-there
{child’s} stomach tied itself in a knot. So that was supposed to be that, just because {child.he} had nearly laughed. Nobody had asked {child.him} anything.

“No, it isn’t,” {child.he} said. “It’s my room! He doesn’t live here! He’s just been delivered!”

{child} could hear how it sounded. {theo} laid his passport on {child’s} bed. He went to his wall and fiddled with something. Then he took his [us: comforter | duvet] and his pillow and walked straight across the tape and out, without asking. They heard the bathroom door being locked, and then somebody making a bed in a [us: bathtub | bath].

{@A} knocked.

“{theo}? Come on out. It’ll sort itself out.”

“Occupied,” said {theo}.

# both-sides
And so {child} had {child.his} room back, all of it, both sides. {Child.He} lay down in the middle of the floor to see what it felt like. It was very big, and not the least bit nice[athlete: , not even with {athlete} on the wall].

Then {child.he} saw {child.his} phone. It was on {theo’s} side, in the charger. He had gone out through the door, and he had paid for it.

# sixty-per-cent
{child} took {child.his} [us: comforter | duvet] under one arm and the roll of tape under the other, walked past {@a} and knocked on the bathroom door.

“I don’t want to talk,” said {theo} inside.

“I find I need the toilet,” said {child}.

“How much have you got on your phone?”

“Sixty [us: percent | per cent]. Thanks to you.”

The lock clicked. {child} went in, locked it again and lay down on the bath mat. {theo} had crawled back into the [us: tub | bath]. Every five seconds a drop fell on his forehead.

“It’s dripping on you,” said {child}.

“I know.”

“Sorry I said delivered.”

“It was true,” said {theo}. He no longer sounded like a meeting. “I had a room of my own. It was blue. They said I was getting {@sib} instead. You never know what you’ll get. You might get one who tapes.”

{child} began to laugh, though {child.his} eyes stung.

“Did they ask you?” {child.he} said.

“No. Did they ask you?”

“No.”

# the-border
Another drop fell. Then {child} sat up, pulled out so much tape that the roll shrieked, and stuck it to the floor just inside the door.

“What are you doing?” asked {theo}.

“Moving the border,” said {child}.

Now they were both on the same side. On the other side was {@a}.

“Listen,” {@he} said. “You’re welcome to be upset with me, but I need [us: to pee | a wee].”

{child} opened the door. {theo} stood up in the [us: tub | bath] with his [us: comforter | duvet] [us: around | round] his shoulders.

“Purpose of your visit?” said {theo}.

“What? [us: To pee | A wee], I told you!”

“Have you got a passport?” asked {child}.

“Please, it’s urgent!”

“It’ll sort itself out,” said {child} and {theo}.

# somebody-sorts-it
{@A} crossed {@his} legs. {child} stood with {child.his} toes against the tape and looked at {@him}.

“It doesn’t sort itself out, {@a},” said {child}. “Somebody always has to do the sorting. And you didn’t even ask us.”

{@A} stopped hopping.

“No,” {@he} said. “I was afraid you’d say no.”

“We would have,” said {theo}.

“I’m sorry. I’m asking now instead. How do you want it?”

They wanted a wall of shelves, so that there was peace on both sides[music: , even when somebody was playing {music}]. They wanted another socket. They wanted everybody to knock.

“And the [us: faucet | tap],” said {theo}.

“And the [us: faucet | tap],” said {@a}.

Then they let {@him} in.

# we-live-here
On Saturday they built the shelves and pulled the tape off the floor.[elder & adult / elder2:  {@Mender} got to mend the [us: faucet | tap] at last.][friend:  {Friend} got back what was left of the roll.][pet.dog / pet.cat:  {Pet} went on lying where the border had been.][pet.other:  {Pet} was fed from both sides.] One short piece of tape was left, on the threshold. On it {theo} had printed: Knock. We live here.

# @first
{minder}, who had been in charge of the move
## if adult
{adult}
## if elder & !adult
{elder}, who had been in charge of the move

# @mender
{elder}
## if elder2 & adult
{elder} and {elder2}
## if elder2 & !adult
{elder2}

# @sib
a brother
## if child.she
a sister
## if child.name
somebody my own age

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
