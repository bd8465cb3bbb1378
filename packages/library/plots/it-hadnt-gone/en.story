title: The Miss
title: You Too?
title: It Hadn’t Gone
guest minder: Polly (she), Bridget (she)
guest neighbour: Mrs Lamb (she), Mrs Finn (she)

% {@d} is who the wish says is away (else Daddy; Mummy where whoever reads is a he), and is neither he nor she. Whoever is at home: {@m}.
% The Miss is "it", grey and soft. It grows by everything it is given, and gets small again by being missed with. It does not go away.

# on-the-floor
{child} was in the kitchen with {@m-first}[school: , home from {school}], and {@d} was not there. [pet.dog: {Pet}[!pet.known:  the dog] was there. ][pet.cat: {Pet}[!pet.known:  the cat] was there. ][pet.other: {Pet} was asleep. ]And in the middle of the floor sat a Miss. That is what comes when somebody is missed.

It was grey and soft and about as big as a [us: pillow | cushion].

“I miss {@d},” said the Miss.

# a-biscuit
“Dear me,” said {neighbour} from next door, who had come in for a cup of tea[city: , as people do in {city}]. “I know what that wants. It wants a [us: cookie | biscuit].”

She gave the Miss a [us: cookie | biscuit][elder & adult: , one of those from {elder}[elder2:  and {elder2}]].

“That’s a [us: cookie | biscuit],” said the Miss. “I miss {@d}.”

And it grew a bit. Now it was as big as a dog.

# a-song
“Then it wants a song,” said {neighbour}. She was quite sure. She sang a jolly one[friend: , the one that {friend}[!friend.known: , {child’s} best friend,] always asked for][music: , and then she hummed {music}].

“That’s a song,” it said. “I miss {@d}.”

And it grew a bit more. Now it was as big as the table.

# a-saucepan
“Then it wants something to look at!” said {neighbour}. She put a saucepan on her head and danced all the way round the table, and all the way back again[athlete: , as quick as {athlete}][sport: , and pretended to {play sport}].

The Miss watched her, all the way there and all the way back.

“That’s a saucepan,” said the Miss. “I MISS {@d}!”

And oh no, it grew so big that it filled the whole kitchen, right up to the lamp, as soft as ever.

{neighbour} took off the saucepan. “I don’t know what it wants,” she said.

# me-too
But {child} knew. {Child.He} didn’t want a [us: cookie | biscuit] or a song or a saucepan either.

{Child.He} went up to the Miss. {Child.He} put both {child.his} arms into the grey, as far as they would go. Like this.

“I miss {@d},” said {child}.

The Miss stopped growing.

“You too?” it said.

“Me too,” said {child}. And they were sad together. They were sad for a good long while, and nobody said that they must stop.

# a-bit-smaller
“I miss {@d},” said the Miss, a bit smaller.

“I miss {@d},” said {child}, and squeezed.

Then it was as big as the table. Then it was as big as a dog. And then it was as big as a [us: pillow | cushion] again, soft and warm, and {child.he} could hold it.

It hadn’t gone. But {child.he} could hold it.

# on-the-lap
{@M} sat down on the floor and took them both on {@m-his} lap, first {child}, and then the Miss on top. {neighbour} sat down beside them. She ate the [us: cookie | biscuit], because nobody else wanted it[pet.dog / pet.cat: , and {pet} had the crumbs].

{child} leaned {child.his} head back. {@M} rocked a little, this way … and that way …

“I miss {@d},” said {child}, very softly.

“Yes,” said {@m}, and held {child.him} tight.

And on {child.his} lap, the Miss was asleep.

# @d
Daddy
## if adult.he & !parent
[us: Mommy | Mummy]
## if parent
{parent}

# @m-first
{minder} the babysitter
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @m-his
{minder.his}
## if adult
{adult.his}
## if elder & !adult
{elder.his}
