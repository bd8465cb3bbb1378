title: Wag, Wag, Wag
title: Down Comes the Castle
title: A Castle That Breathes
guest dog: Bruno (he), Boris (he)

% @d is the family’s own dog, else {dog} from next door. A small dog has a big wag; where a tail is short it is the bottom that wags (@tail).
% Present tense, as in the story it was made from: so the child is named where a verb would have to agree.

# the-castle
Here is {child’s} castle.

It is a blue blanket[elder2:  from {elder2}]. It has two towers, and they are [friend: a chair and {friend}, {child’s} best friend|chairs]. It has a throne, and it is [elder: {elder}|a cushion]. It has a door, and it has a flag.

{child} is inside[elder: , on the throne].

{@D} is outside. {@What} And {@he} wants to come in.

“Woof,” says {@d} at the door.

“Come in,” says {child}.

# in-comes-the-nose
In comes {@d}. {@His} nose comes in. {@His} tummy comes in. {@His} {@tail} comes in.

{@D} loves the castle! {@His} {@tail} loves it too.

Wag, wag, wag.

{@fall}

It is dark. There is blanket everywhere.[age>=4:  [elder: The flag|The throne is upside down, and the flag] has come down on {@his} nose.][pet.cat:  {Pet}[!pet.known:  the cat] goes and sits on the bookcase.]

“Oh, {@d}! Out![sport:  You can’t {play sport} in a castle!]”

Out goes {@d}.

{child} puts up the castle, all by {child.himself}.

# will-you-wag
“Woof,” says {@d} at the door.

“Will you wag?” says {child}.

{@D} sits as still as a stone.

“Come in, then.”

In comes the nose. In comes the tummy. In comes the {@tail}.

{@D} sees the throne. {@D} sees the flag. {@D} sees {child}!

Wag, wag, wag.

{@fall}
## or
“Woof,” says {@d} at the door.

“Come in the other way [us: around | round],” says {child}. “Then you can’t wag.”

{@D} turns [us: around | round], slowly, like a bus.

In comes the {@tail}. In comes the tummy. In comes the nose, last of all.

And the nose is right in front of {child’s} nose! Hello!

Wag, wag, wag.

{@fall}
## if age>=5
“Woof,” says {@d} at the door.

“Will you wag?” says {child}.

{@D} sits as still as a stone.

“Come in, then.”

In comes the nose. In comes the tummy. In comes the {@tail}.

{@D} sees the throne. {@D} sees the flag. {@D} sees {child}!

Wag, wag, wag.

{@fall}

# backwards
“{@D}! Out!”

Out goes {@d}.

{child} puts up the castle, all by {child.himself}.

“Woof,” says {@d} at the door.

“Come in the other way [us: around | round],” says {child}. “Then you can’t wag.”

{@D} turns [us: around | round], slowly, like a bus.

In comes the {@tail}. In comes the tummy. In comes the nose, last of all.

And the nose is right in front of {child’s} nose! Hello!

Wag, wag, wag.

{@fall}

# out-out-out
“Oh, {@D}! Out, out, out!”

Out goes {@d}.

{child} puts up the castle, all by {child.himself}, and shuts the door with a peg.

# a-very-good-castle
Now it is a very good castle.[friend:  {Friend} is a very good tower.][city:  There is no better one in {city}.]

Nobody wags.

Nobody says woof.[school:  It is just like sitting still {at school}.]

[elder: Nobody says whoops.]

{child} sits on [elder: {elder.short}|the throne] and looks at the flag[music: , and hums a bit of {music}, and stops].

It is so quiet.[pet.other:  {Pet} is fast asleep.]

# no-woof
“{@D}?” says {child}.

No woof.

“{@D}?”

No woof. No nose comes in. No tummy comes in. No {@tail} comes in.

{child} takes off the peg and looks out.

There is {@d}, on the floor, with {@his} nose on {@his} paws. {@His} {@tail} is not wagging at all.

Oh no.

“{@D},” says {child}, “I don’t want a castle with no {@D}.”

# down-it-comes
{child} takes the blanket in both hands, and pulls, and pulls[athlete: , as hard as {athlete}].

Down comes the castle. {child} did it {child.himself}![friend:  Down comes {friend}!]

[elder: “Whoops,” says {elder.short}.]

{child} pulls the blanket over to {@d}. It goes over the nose. It goes over the tummy. It goes over the {@tail}. And [elder: {elder.short} puts the flag|the flag goes] on top.

And then {child} gets in.[friend:  And then {friend} gets in.]

# the-wall-and-the-roof
Now {@d} is the wall, and {@d} is the roof.

{@D} is the whole castle.

It is {@big} and it is warm, and it goes up and down when it breathes.

“Woof,” says the castle, very softly.

{@woof}

# stays-up
{child} puts {child.his} head on the castle’s tummy, and shuts {child.his} eyes.

Under the blanket, something goes //
wag, //
wag, //
wag.

And the castle stays up.

# @d
{dog}
## if pet.dog
{pet}

# @D
{Dog}
## if pet.dog
{Pet}

# @His
{dog.His}
## if pet.dog
{pet.His}

# @his
{dog.his}
## if pet.dog
{pet.his}

# @he
{dog.he}
## if pet.dog
{pet.he}

# @tail
tail
## if breed.Bulldog / breed.Boxer / breed.Australian Shepherd
bottom

# @big
big
## if pet.dog & !breed
soft
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund / breed.Beagle / breed.Cocker Spaniel / breed.Poodle / breed.Bulldog
small

# @what
{Dog} is the dog next door, a big, big dog, and today he has come to play.
## if pet.dog & !breed
{Pet} is a dog with a big, big wag.
## if breed.Labrador / breed.Golden Retriever / breed.German Shepherd / breed.Rottweiler / breed.Siberian Husky / breed.Boxer
{Pet} is {a breed}, a big, big dog.
## if breed.Border Collie / breed.Australian Shepherd
{Pet} is {a breed}, and {pet.his} wag is big, big, big.
## if breed.Yorkshire Terrier / breed.Shih Tzu / breed.Dachshund / breed.Beagle / breed.Cocker Spaniel / breed.Poodle / breed.Bulldog
{Pet} is {a breed}, a small dog with a big, big wag.

# @fall
Down comes the castle!
## if friend & elder
Down comes the castle! Down comes {friend}!

“Whoops,” says {elder.short}.
## if friend
Down comes the castle! Down comes {friend}!
## if elder
Down comes the castle!

“Whoops,” says {elder.short}.

# @woof
“Woof,” says {child}.
## if friend & elder
“Woof,” says {child}.

“Woof,” says {friend}.

“Woof,” says {elder.short}.
## if friend
“Woof,” says {child}.

“Woof,” says {friend}.
## if elder
“Woof,” says {child}.

“Woof,” says {elder.short}.
