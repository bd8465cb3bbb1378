title: Fridging
title: {Pet} and the Green Gate
title: Cross Until Friday
guest pal: Rory (he), Callum (he), Ned (he)
guest mate: Orla (she), Bridie (she), Effie (she)

% The friend who was let down is always the story's own: {pal} for a boy, {mate} for a girl, as the child is, since they share a room on the trip. {@pal}, {@he} write it. A ticked friend is somebody else.

# like-a-fridge
Standing up, {pet} weighed as much as a [breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund: small |]dog. Lying down, {pet.he} weighed as much as a fridge.

Nobody knew how {pet.he} did it. {@built} But once {pet} had made up {pet.his} mind to lie down, {pet.he} stayed down. You could pull on the [us: leash | lead], or offer a sausage, or beg, and {child} had tried all three.[elder:  {Elder} [us: vacuumed around | hoovered round] {pet.him}[elder2: , and {elder2} stepped over].] It was {@pal} who had thought of a word for it.

“{Pet’s} fridging again,” {@he} used to say.

But {@pal} didn’t say anything to {child} any more. They hadn’t spoken for seventeen days.

# the-gate
Of course, {pet} didn’t know about that. Every afternoon, when {child} took {pet.him} out, {pet.he} stopped at {@pal-s} green gate, and wagged, and waited, and when nobody came, lay down. Whump. This was where you went in.

“Not here,” hissed {child}. “Please, {pet}. Sausage!”

{Pet} sighed, and got a little bit heavier.[city:  There wasn’t a dog in all of {city} that could lie so still.]

So {child} had to crouch down behind the [us: trash can | bin], where {child.he} couldn’t be seen from the window. There {child.he} sat, for a quarter of an hour every day, and thought about the worst thing {child.he} had ever said.

# seven-words
It was only seven words. One night, when they were both lying awake in the dark, {@pal} had told {child.him} something. When {@he} was away from home, {@he} said, {@he} missed it so badly that it made {@his} stomach hurt, and {@he} had to [us: call | ring] home every evening. Nobody knew that but {child}. And then the class was going away for three nights, and at lunch[school:  {at school}] they were all talking about who was going to share a room.

“Careful, [child.she: she [us: calls her mom | rings her mum] | he [us: calls his mom | rings his mum]] all night,” said {child}, and pointed at {@pal}.

Everybody laughed. They laughed for three seconds, and it was lovely, right up until {child} saw {@pal-s} face.

# forty-ways
Now there was only a week to go. The list of rooms had come, and {@pal-s} name wasn’t on it. {@He} wasn’t going on the trip at all.

{child} had thought of at least forty ways to say sorry.[sport:  They came when {child.he} {child.was} trying to sleep, and they came when {child.he} {child.was} trying to {play sport}.][music:  One of them went to the tune of {@song}.] They all sounded stupid.

[friend: “Just say one of them,” said {friend}[!friend.known: , {child.his} best friend]. “Any of them.”]

# the-doorstep
On the eighteenth day it rained. {Pet} stopped at the gate, and wagged, and waited, and lay down in the middle of a puddle.

“Don’t you understand?” shouted {child}. “{@He} doesn’t want us! It’s my fault, and {@he} doesn’t want us any more!”

And then something happened that had never happened before. {Pet} got up. {Pet.He} backed until the wet collar slid off over {pet.his} ears, and then {pet.he} trotted in at the gate and up the steps and put a paw on the door. Scratch, scratch.

{child} stood there with an empty [us: leash | lead], and would have given anything to be somewhere else.

The door opened. {@Pal} looked at {pet}, and then {@he} looked at {child}.

And {pet} lay down. Whump. {Pet.He} lay right across the doorstep, with {pet.his} front half in the hall and {pet.his} back half out in the rain.

“Move your dog,” said {@pal}.

“I can’t. {Pet} is …” {child} very nearly said the word, but it belonged to both of them. “{Pet} is lying down.”

“I need to shut the door.”

“I know.”

They tried. {child} pulled at one end and {@pal} pushed at the other, and {pet} shut {pet.his} eyes and looked extremely comfortable. {Pet.He} didn’t move an inch.[athlete:  {Pet.He} wouldn’t have moved for {athlete}.] In the end they just stood there, with a dog between them, and a door that wouldn’t shut.

# one-sorry
The rain was running down inside {child’s} collar. {Child.He} looked for the forty sorries, and there wasn’t one of them left.

“I said it to make them laugh,” said {child}. “That was all. That was the only reason.”

“I only told you,” said {@pal}. “And I told you in the dark.”

“I know,” said {child}. “I’m sorry.”

So it was only one in the end, and {child.his} voice just about held it up.

{@Pal} looked at {pet} for a long time.

“You can’t just turn up here with a dog.”

“It was {pet} who turned up here with me.”

{@Pal} bit the inside of {@his} cheek, which was what {@he} always did so as not to laugh.

# until-friday
“I’m still cross,” said {@pal}.

“How long for?”

{@Pal} gave it some proper thought.

“Until Friday.”

“It’s Wednesday now.”

“I know what day it is!” {@Pal} crouched down and scratched {pet} behind one ear. Then {@he} said, quite quietly, “{Pet’s} fridging.”

# the-same-table
On Thursday {child} walked up to the same table, with a lunch tray in both hands.

“What I said about {@pal},” {child.he} said, so that everybody heard, “was a rotten thing to say. I should have kept my mouth shut. And in my room you can [us: call | ring] home as much as you like.”

Nobody laughed. They sat there for three seconds, and those were a great deal longer than the first three.

# friday
On Friday {pet} stopped at the green gate, and wagged, and waited. {child} waited too. {Child.He} stood right in the middle of the [us: sidewalk | pavement], where anyone could see.

The door opened.

“It’s Friday,” said {@pal}. “Well, come in, then.”

# on-the-phone
The week after that they lay in their bunks, far from home, each with a phone. {@Pal} [us: called {@his} mom | rang {@his} mum], and when {@he} had finished, {@his} stomach hardly hurt at all. {child} [us: called | rang] {pet}.

“Hello, you,” said {child}. “It’s me.”

[adult: {Adult} | Somebody at home] had put the phone down on the hall floor, so that {pet} could hear better. First there was some panting. Then there was a whump. And after that there was nothing at all.

“What’s {pet.he} doing?” asked {@pal} in the dark.

{child} listened, and began to laugh.

“Fridging,” {child.he} said. “[us: On | Down] the phone.”

# @pal
{pal}
## if child.she
{mate}

# @Pal
{Pal}
## if child.she
{Mate}

# @pal-s
{pal’s}
## if child.she
{mate’s}

# @he
{pal.he}
## if child.she
{mate.he}

# @He
{Pal.He}
## if child.she
{Mate.He}

# @his
{pal.his}
## if child.she
{mate.his}

# @built
There wasn’t a word about it in the dog books.
## if breed
{Pet.He} {pet.was} {a breed}, and there wasn’t a word about it in the dog books.

# @song
{music}
