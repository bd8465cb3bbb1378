title: Found Anything?
title: One Hair at a Time
title: The Empty Place at the Back
guest frida: Frieda (she), Coco (she)
guest ture: Tully (he), Hobbs (he)
guest melker: Miles (he), Conrad (he)
guest noa: Noah (he), Eddie (he)
guest teacher: Miss Carr (she), Miss Lowe (she)
guest minder: Marjorie (she), Pauline (she)

% {frida} is the monkey; Mr {ture} looks after the monkeys. {child} is new in the class; a friend who is ticked is in another one. Who brushes (@m): {adult}, else the elder, else
% {minder} from next door.

# sit-still
The monkey sat down behind {child} on the bench, and started going through {child.his} hair.

She was a small brown monkey with white cheeks, and her name was {frida}. She lived at the zoo, and {child} had come with the class[school:  from {school}], which {child.he} hadn’t been in for very long. A minute ago she’d been on the shoulder of her keeper, Mr {ture}. Now she was here, with her soft, quick fingers, lifting up one hair at a time.

“Keep still,” said Mr {ture}. “This is important. Monkeys only do that for people they like.”

{child} kept very still indeed. As a rule, people didn’t sit down next to {child.him}.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was in a different class.]

# found
“What’s she looking for?” whispered {child}.

“Ask her,” said Mr {ture}. He wasn’t joking.

“Found anything?” said {child}.

The monkey found a crumb, and ate it. She found a [us: barrette | hair slide] that {child} had been missing since Monday. She found a grain of sand, looked at it from all sides, had a taste, and put it in {child’s} hand.

# the-keys
“Look who’s got a monkey!” shouted {melker}. “It’s looking for [us: lice | nits]!”

Some of them laughed. {child} went hot all over and jerked forward, and {frida} lost her balance. She grabbed the nearest thing. It was Mr {ture’s} belt, and on the belt was the bunch of keys.

In one jump she was up in the roof[athlete: , and {athlete} couldn’t have jumped it].

“Ah,” said Mr {ture}. “The key to the way out’s on that. They’re all on that, as a matter of fact.”

# not-down
They were in the big monkey house, with creepers everywhere and a roof of glass. The outside door was locked, so that the monkeys couldn’t slip out. Right at the top sat {frida}, jingling.

“Come down!” called {teacher}.

{frida} didn’t come down. Mr {ture} showed her a banana, and {frida} looked the other way. {melker} threw up his hat to frighten her. She caught it, and put it on.

It got to be three o’clock. On the other side of the glass the bus was waiting[city:  to go back to {city}], and the driver was looking at his watch. Somebody began to sniff. “Are we going to have to sleep here?”[sport:  Somebody else had to {play sport} at four.]

# she-is-sad
“She’s upset,” said {child}.

“She’s upset?” said {melker}. “She’s got the keys!”

“I jumped. She thought I didn’t want her.”

Mr {ture} looked at {child} just as seriously as {frida} had looked at the grain of sand. “I think so too,” he said. “What are we going to do about it?”

{child} thought. If you’re the one sitting by yourself, and all that people do is shout at you, you don’t come. {Child.He} knew that. You’ve got to see something that you’d like to be in on.

# behind-him
So {child.he} went and stood behind Mr {ture}. “Sit down,” said {child}. “And keep still.”

Mr {ture} sat down on the floor. {child} sat down behind him, and started going through his hair. There wasn’t a great deal of it, so it didn’t take long, but {child.he} did it properly.

“Found anything?” asked Mr {ture}.

“A bit of straw.”

Up in the roof, the keys stopped jingling.

# the-row
“She’s watching,” said {teacher}. She looked at the clock, and then she sat down on the floor in front of Mr {ture}, in her good cream coat. “Do mine!”

Mr {ture} did hers. “A biscuit,” he said. “A whole biscuit.”

So a girl sat down in front of {teacher}, and a boy sat down in front of the girl, and before long the whole class was sitting in one long, long line, twenty children, all going through each other’s hair. The driver pressed his nose to the glass. What he saw was an entire class looking for [us: lice | nits]. He took off his cap. Then he sat down on the [us: blacktop | tarmac] outside and waited for his turn.

“Found anything?” they were saying, all down the line. “A leaf!” “Some chewing gum!” “That’s mine!”

# the-last-place
Only {melker} was still standing up, with his hands in his pockets.

“There’s room here,” said {noa}, at the front.

{melker} sat down. Now everybody had somebody behind them to look through their hair. Everybody but {child}. {child} was at the very back of the line, and the place behind {child.him} was empty.

{Child.He} didn’t turn round, and {child.he} didn’t call. {Child.He} sat up straight, and went through Mr {ture’s} hair, and waited. Nothing happened. It went on not happening for so long that {child} got a lump in {child.his} throat.

# somebody-light
Then there was a jingle. Something very light landed on the floor. And then {child} felt it: soft, quick fingers, one hair at a time.

“Found anything?” whispered {child}.

A small brown hand was reaching over {child.his} shoulder. In it was the whole bunch of keys.

The class cheered, but in whispers, so as not to frighten anybody. And {frida} stayed where she was, and went on looking, until Mr {ture} had unlocked the door.

# it-itches
On the bus[music: , where they were singing {music} at the back,] {melker} took the seat in front of {child}. He’d got his hat back. He sat there for a while. Then he leaned his head back over the top of the seat.

“It itches,” he said. “Can you have a look? And sorry about the [us: lice | nits].”

{child} had a look. “You’ve got a banana in here,” {child.he} said.

“Really?”

“A little bit of one.”

# yes
That evening {child} sat on the kitchen floor between {@ms} knees[!adult & !elder: , in the house next door]. It was dark outside the window, and {@m} brushed out creepers and straw, in long, slow strokes.[pet:  The best bit of straw was for {pet}.][adult & elder:  {Elder}[elder2:  and {elder2}] swept up after.][elder2 & !adult:  {Elder2} swept up after.] {Child.He} {child.was} so tired that {child.his} head was nodding.

“Found anything?” mumbled {child}.

{@M} put down the brush, and parted the hair, and looked for a long time.

“Yes,” said {@m}. “You.”

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder’s}
