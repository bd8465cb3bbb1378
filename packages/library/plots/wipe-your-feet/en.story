title: Wipe Your Feet
title: That’s a Wall
title: The Roof Leaks a Little
guest rut: Miss Pym (she), Miss Treadwell (she)
guest elton: Elton (he), Leon (he)
guest minder: Maureen (she), Jean (she)

% “Wipe your feet” is a telling-off at first and a welcome at the end. The stone outside the door has a hollow for each foot. Whoever toots and fetches them is {@m}. The new one in the class (@e) is the best friend who is ticked.

# over-the-wall
{child} had got hold of a castle.[elder:  {Elder} had told {child.him} about it, and {child} had run off before the bit about the door.] It stood in the field behind the school, it had a sign that said CASTLE, and its walls came up to {child’s} knees.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had to look through the gaps.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was already sitting on one of them.]

The walls were what was wrong with it. The rest of them had fallen down a long time ago. But {child}[friend: , like [!friend.known: {child.his} best friend, ]{friend},] had wanted a castle all {child.his} life, so {child.he} took one big step over the wall[athlete: , like {athlete},] and {child.he} {child.was} in.

“That’s a wall,” said somebody.

# the-door
It was {rut}. She looked after the castle, mowed its grass and wore its key on a string [us: around | round] her neck. She was old, and as straight as a flagpole.

“One comes in by the door,” said {rut}.

“There isn’t a door!”

“It’s over there[pet.dog: ,” said {rut}, “where the dog is].”

{child} sighed. {Child.He} climbed out, walked all [us: around | round] the castle and came to a gap in the wall. In front of it lay a big, flat stone.

“Wipe your feet,” said {rut}.

“But it’s grass in there!”

“That is the great hall. I cut it this morning.”[pet.cat: 

“{Pet} didn’t wipe!”

“Nobody has ever got a cat to,” said {rut}.][pet.dog:  And {pet} had to wipe all four.]

# two-hollows
{child} thought {rut} was batty. {Rut} thought {child} had no manners. They stood and glared at each other over a wall that a hen could have hopped across. In the end {child} wiped {child.his} feet, just to be done with it. Then {child.he} felt two hollows in the stone, one for each foot.

“Who made those?”

“Everyone who wiped their feet,” said {rut}. “Kings and cooks and children[elder:  and {elder.short}]. For four hundred years. Do come in.”

# the-great-hall
That week {child} [pet.dog: and {pet} ]went to the castle every day after school[sport: , except when {child.he} had to {play sport}], and at five {@m-first} tooted from the road and waved to {rut}. {Rut} showed {child.him} the kitchen, where the stones were still black with soot. She showed {child.him} the tower room, which was a bed of nettles. When it rained, [elder / pet.dog: {rut}|she] put up an enormous umbrella in the middle of the great hall[music:  and hummed {music}].

“The roof leaks a little,” said {rut}.

And they ate buns under the umbrella, and {child} stopped thinking {rut} was batty. Or else they both were.[pet.cat:  {Pet} took their laps in turn.][pet.other:  {Pet} was told about every single stone.]

The only trouble was that {child} [friend: couldn’t keep it from {friend}|talked about it] [school: {at school}|at school].

# is-that-all
“I know somebody with a castle,” {child.he} [friend: whispered|said to {elton}, who was new in the class and had seen nearly everything].

“A real one?[city:  Here in {city}?] Can I see?” said {@e}.

On Friday they stood in the field. {@E} looked at the sign. {@He} looked at the wall. {@He} looked at {rut}, who sat in the great hall on a camping chair, with the key [us: around | round] her neck[pet.cat:  and {pet} on her lap].

“Is that it?” said {@e}. “That’s just a heap of stones. And who’s the old lady?”

{child’s} face went hot. Suddenly all {child.he} could see was stones, too.

“No idea,” {child.he} said. “Just somebody who sits there.”

And {child.he} stepped straight in over the wall. {@E} stepped after {child.him}.[pet.dog:  But {pet} went all the way [us: around | round] to the door, and wiped.]

# the-key
{Rut} must have heard. Now she’d say it, thought {child}. That’s a wall. Wipe your feet. {child} almost hoped she would.

But {rut} didn’t say a thing. She looked at {child’s} shoes, which were muddy right up to the laces. Then she looked down at her hands. She lifted off the key and put it in her coat pocket, as if she were ashamed of it.

It was the worst thing {child} had ever seen.[pet.cat:  {Pet} looked at {child}, and stayed put.][pet.dog:  {Pet} lay down on {rut’s} feet.][elder:  And soon {elder.short} would come, and wave.]

# knock-knock
{Child.He} turned and climbed out over the wall, and walked the whole long way [us: around | round], with {@e} calling, “Where are you going?” {Child.He} stopped at the gap, lifted {child.his} hand and knocked on the door that wasn’t there. It made no noise, of course.

“Knock, knock,” said {child}, out loud.

Nothing happened for a good while. Then {rut’s} voice came from inside.

“Who’s there?”

“It’s {child},” said {child}. “You know me. And I know you.”

Then nothing again. So {child} stood on the stone, with a foot in each hollow, and wiped. {Child.He} wiped the left. {Child.He} wiped the right. {Child.He} wiped and wiped until every crumb of mud was gone, and then {child.he} wiped a bit more.

When {child.he} looked up, {rut} stood in the gap. She had put the key back on. She turned it in the air. “Click,” said {rut}, and held the door open.

# they-fit
{@E} had watched it all. Now {@he} came too, all [us: around | round] the castle, a bit unsure.

“What do you do?” {@he} whispered.

“You wipe your feet,” said {child}.

{@E} stood in the hollows. {@His} eyes grew wide.

“They fit,” {@he} said.

“They fit everybody,” said {rut}. “It’s a castle.”[pet.cat: 

And {pet}, whom nobody had asked, stepped down on the stone and wiped one paw.]

# the-roof
Then {@e} saw the kitchen and the soot, and the tower room, which stung {@him}. Towards evening it began to rain, and [elder: {elder.short} came with buns, and wiped {elder.his} feet before anybody could say it. The four|the three] of them sat under the umbrella in the great hall with a bun each, while water poured off all the edges[pet.dog:  and {pet} shook {pet.himself}].

“The roof leaks,” said {@e}.

“A little,” said {child} and {rut}.

# welcome
[elder: {Elder.short} went to the car and tooted|Over on the road {@m} tooted, come to fetch them in the rain]. {@E} ran ahead, out through the door. {child} gave {rut} the last bun and followed[pet.dog / pet.cat:  with {pet}]. On the stone {child.he} turned [us: around | round].

“Can I come tomorrow?” {child.he} said.

{Rut} sat under her umbrella, as straight as a flagpole, and pretended to think.

“Wipe your feet,” she said.

And then {child} knew that {child.he} {child.was} welcome.

# @m-first
{minder}, who always fetched {child.him},
## if adult & !elder
{adult}
## if elder
{elder.short}[elder2:  or {elder2}]

# @m
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @e
{elton}
## if friend
{friend}

# @E
{Elton}
## if friend
{Friend}

# @he
he
## if friend
{friend.he}

# @He
He
## if friend
{Friend.He}

# @him
him
## if friend
{friend.him}

# @His
His
## if friend
{Friend.His}
