title: The Only One We’ve Got
title: Everybody, Be Fat!
title: Snow as Big as a Doormat
guest friend: Max (he), Ravi (he)
guest keeper: Mr Bloom (he), Mr Furness (he)
guest petrov: Mr Petrov (he), Mr Lomax (he)
guest minder: Joan (she), Tess (she)

% Whoever took the child to the park (@m): {adult}, else the elder, else {minder} from next door.

# a-doormat
{child} wanted snow. And in the night it came.

But not much of it came. When {child.he} ran into the park[city:  in {city}] with {@m-first}[pet.dog:  and {pet}[!pet.known:  the dog]][pet.cat: , and with {pet}[!pet.known:  the cat] behind them], the grass was green. The path was black. And there, beside the bench, in the shade, lay the snow. All of it. It was as big as a doormat.

A man in a green jacket was putting string [us: around | round] it. He had four sticks, and a sign.

“Morning,” said the man. “I’m {keeper}. I look after the park. And that’s the snow.”

“Is that all?” said {child}.[pet.other:  “{Pet} has more room than that.”]

“That’s all,” said {keeper}. “So you must be careful. It’s the only one we’ve got.”

“What’s it for?” said {child}.

“What would you do with a big one?” said {keeper}.

“Walk on it. And slide. And make a snowman.[pet.dog:  And {pet} wants to roll in it.]”

“Then that’s what it’s for,[pet.dog:  all but the rolling,]” said {keeper}. “We shall just have to take turns.”

# taking-turns
And they did. Other people came, and they stood in a line. [friend: {Friend}, {child’s} best friend,|A boy called {friend}] took one step in [friend: {friend.his}|his] [us: rain boots | wellies]. Scrunch! Everybody clapped. A pair of twins[school:  from {school}] had half a step each. Scrunch, scrunch![pet.dog:  {Pet} had four steps, because of the paws. Scrunch, scrunch, scrunch, scrunch!][pet.cat:  {Pet} put one paw down, shook it, and went in under the bench for the rest of {pet.his} turn.][sport:  A lady asked if you could {play sport} on it, and you couldn’t.] Old {petrov} had skis. He put them on, click, click, and he stepped over the string. His skis stuck out at the front and they stuck out at the back. He bent his knees.

“Wheeee!” said {petrov}[athlete: , as if he were {athlete}], and he didn’t move at all.

“Careful,” everybody said. “It’s the only one we’ve got!”

# a-pinch
Then it was {child’s} turn. {Child.He} took a pinch here, and a pinch there, and {child.he} made a snowman. He was no bigger than a thumb. {Child.He} put him down in the middle of the snow.

“There,” said {child}.

# the-sun
But just then [pet.dog: {pet} turned over on the grass with all four paws in the air, and ][pet.cat: {pet} came out from under the bench and began to purr, and ]something warm touched the back of [pet.dog / pet.cat: {child’s}|{child.his}] neck.

It was the sun! A bit of yellow light crept over the grass, and over the string, and on to the snow. And the corner of the snow went grey.

“Oh no,” said {keeper}. “I can’t put string [us: around | round] the sun.”

Drip, went the edge. The snowman began to lean.

# too-thin
{child} jumped up. {Child.He} wanted to push the sun back. {Child.He} stood right in front of it with {child.his} arms out wide. And then {child.he} saw something on the ground. It was {child.his} own shadow, and it was lying on the snow! And where the shadow lay, the dripping stopped.

But only there. {Child.He} {child.was} too thin.

# be-fat
“{@M}!” {child.he} shouted. “Come and make shade! {friend}! Everybody! Be fat!”

{@M} came and stood. {friend} came and stood. [adult & elder: {Elder} came and stood[elder2: , and {elder2} stood beside]. |[elder2: {Elder2} came and stood. ]]The twins came, and so did {petrov}, with his skis up in the air.[pet.dog:  {Pet} lay down at the end, like a sausage.][pet.cat:  {Pet} saw the skis coming and was at once as fat as two cats.] A lady held her big coat open, as wide as curtains. They stood in a row. And all over the snow lay one big, cold, blue shadow.

# dont-move
“Don’t move,” said {child}.

Nobody moved[pet.dog: , not even {pet’s} tail][pet.cat: , and {pet} stayed fat]. {keeper} ran along with hot tea and held it up to their mouths[music: , and hummed {music} while they waited]. {friend} had an itch, and [friend: {petrov} scratched it with a ski|his mother scratched it]. And at last a great grey cloud came sailing over the library. It covered up the sun like a blanket.

“You’ve done it!” said {keeper}.

# another
There was the snow, nearly as big as before. There stood the little snowman, leaning a bit. And as they all looked, one little white speck came down out of the cloud. It landed on {child’s} sleeve. Then there came another[pet.dog: , on {pet’s} nose][pet.cat: , on {pet’s} ear].

“Well, now,” said {keeper} softly. “They wanted to see how we looked after the first one. By morning there will be plenty for everyone[pet.dog: , and for rolling in].”

# careful
But {child’s} legs were tired from standing. So {@m} picked {child.him} up and tucked {child.him} inside a big coat, [pet.cat: and {pet} too, where it was warm, so that only two noses|so that only a nose] stuck out, and off they went over the slippery path[pet.dog: , {pet} first, on all four paws].

“Careful,” {keeper} called after them, and he waved his hat. “Careful with {child}. [child.she: She’s|[child.he: He’s|[child.they: They’re|{child}’s]]] the only one we’ve got.”

# @song
{music}

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-first
{minder} from next door
## if adult
{adult}
## if elder & !adult
{elder}
