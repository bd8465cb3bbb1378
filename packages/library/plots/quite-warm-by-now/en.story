title: The Rope Tail
title: Nobody Laugh
title: Quite Warm by Now
guest friend: Meera (she), Jago (he)
guest pet: Dusty (he), Hazel (she)
guest elder: Percy (he), Edith (she)
guest lift: Mrs Hale (she), Mrs Cobb (she)

% The elephant lifts one foot, and puts it down. The pet is the family’s, or the friend’s dog. A cat in the dog’s place: @who, @rest, @groaned, @shook, @tail, @wagged, @led.

# in-the-yard
The [us: truck | lorry] had broken down at the end of {@lane}, and the driver had [city: gone off to find a new wheel {in city} | walked off to find a new wheel]. And so, on a freezing afternoon, {child} found an elephant in {elder.short’s} yard.

She was old and wrinkled at the knees, and she stood in the exact middle of the cobbles and looked at the barn, where {elder.short} had put down all {elder.his} straw, and she would not go in.

“She’s got to,” said {child}. “There’s frost coming[adult: , {adult} said so]. Her ears will get cold.” You could see the light through them. All {child} wanted was to get her into the straw before dark.

“She’ll go in when she’s ready,” said {elder}, who believed in hurrying nothing but tea[sport: , unless there was {sport} on television].

But the elephant kept lifting one front foot, and putting it down again in the same place.

# crossed-out
{Friend}[!friend.known: , {child’s} best friend,] had a notebook[athlete:  with {athlete} on the cover], and {friend.he} wanted to be the one who worked it out. “It’s dark in there,” {friend.he} said. “She’s scared of the dark.” So {child} switched on the lamp in the barn. The elephant looked at it, and lifted one foot, and put it down.

“Not the dark,” said {friend}, and crossed it out.

They tried apples[elder2:  from {elder2}], in a row, across the cobbles and in at the door. The elephant ate every one she could reach without moving. {@Who} {@rest}. {Pet} had been lying beside the elephant ever since the ramp came down, leaning on a leg as thick as a tree, and every so often the trunk came down and blew in {pet’s} ear, and {pet} {@groaned} with pleasure.

# you-go-first
The sun went behind the hill. The puddles began to creak.

“You go first,” said {friend} to {child}. “Show her.”

{child} didn’t like going first. [school: {At school}|At school] {child.he} {child.was} good at second. But {child.he} walked into the barn, right to the back, and turned round and said, “See? It’s nice.”

The elephant stretched out her trunk after {child}. She didn’t want the apple in {child’s} hand. The trunk felt about in the air, quite low down, left and right, and the tip closed. It closed on nothing.

“Do that again,” said {child}. {Child.He} walked out and walked back in.

Again. Low down, left and right. Open. Close. Nothing.

# never-in-front
“She’s feeling for something,” said {child}. “Something that’s meant to be just in front of her. {Friend}, was she by herself in the [us: truck | lorry]?”

“There were two of them,” said {friend}, turning back the pages. “The driver told me. Her sister went this morning in the first [us: truck | lorry]. They’ve always been together, he said. The sister’s the bossy one. The sister always goes …” {Friend.He} stopped. {Friend.He} held up a drawing {friend.he} had copied from the library, two elephants walking. The second elephant was holding on to the first one’s tail.

“She’s never been in front,” said {child}. “Not in her whole life.”

# a-rope-tail
{Elder} did hurry then. {Elder.He} sat down on the old stone step and took a rope and plaited it, over and under, with {elder.his} big cold fingers[music: , humming {music}], until it was as good a tail as anyone could make. {Elder.He} tied it to the back of {elder.his} own belt.

“Nobody laugh,” {elder.he} said, and set off across the yard.

The trunk came out. It found the tail. It felt all along it, and let go.

“The rope’s cold,” said {child}. “It isn’t anybody.”

# something-warm
{Pet} had watched all this. Now {pet.he} stood up and {@shook}. {Pet.He} looked at the barn, and {pet.he} looked at the elephant. Then {pet.he} walked round to the front, where nobody was, and stood with {pet.his} back to that great grey face, and waited. {@Tail}

Down came the trunk. Left, right. It touched something warm, which {@wagged}.

It closed, as gently as you would hold an egg.

{Pet} took one step. {Pet.He} looked over {pet.his} shoulder. {Pet.He} took another. And behind {pet.him} the elephant lifted a foot, and this time it came down somewhere new.

# into-the-straw
They crossed the yard like that, over the cobbles, past the lamp and into the straw. The elephant lay down with a noise like a sofa falling through a ceiling. She still hadn’t let go, so {pet} lay down too.

# the-black-lane
Later {@a} came to fetch them home, and they had to walk to the car down the long black lane.

“Who’s going first?” said {friend}.

{@Led}, and {friend} held {elder.short’s} coat, and {child} looked at the dark, and reached out, low down, and took hold of the rope tail. Nobody had remembered to untie it.

It was quite warm by now.

# @lane
{elder’s} lane, just across the field
## if elder
{elder’s} lane

# @who
{pet}, {friend’s} dog,
## if pet.dog
{pet}, {child’s} dog,
## if pet.dog & breed
{pet} {the breed}
## if pet.cat
{pet}, {child’s} cat,
## if pet.cat & breed
{pet} {the breed}

# @rest
ate the rest
## if pet.cat
smelled the rest, one by one, and left them

# @groaned
groaned
## if pet.cat
purred

# @shook
shook {pet.himself}
## if pet.cat
stretched

# @tail
{Pet.His} tail went slowly from side to side.
## if pet.cat
{Pet.His} tail stood straight up, and only the tip went slowly from side to side.

# @wagged
wagged
## if pet.cat
twitched

# @a
{lift} from the [us: store | shop]
## if adult
{adult}

# @led
{Pet} was. {Pet.He} had slipped out of the barn at last, when the elephant was fast asleep. So {elder.short} held {pet.his} [us: leash | lead]
## if pet.cat
{Pet} was, with {pet.his} tail straight up. {Pet.He} had slipped out of the barn at last, when the elephant was fast asleep. So {elder.short} followed the tail
