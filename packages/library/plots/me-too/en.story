title: Me Too!
title: Fingers and All
title: Pop!
guest plum: Mrs Plum (she), Mrs Bunn (she)

% The finger too many (@it): at three the little one, at four the thumb, at five the thumb of the other hand. @a is {adult}, else the grandparent, else {plum}.
% Whoever reads can do it with a hand: at three the thumb holds the little finger; at four the thumb lies in the palm; at five it is inside the other fist.

# up-they-went
It was {child}’s birthday, and {child} {child.was} {age}.

{Child.He} had {age} fingers to show it with[school: , at home and {at school}]. There was {@list}. Up they went.

“I’m {age}!” said {child}[city: , to the whole of {city}].

But then, pop! Up came {@it-first}.

“Me too!” said {@it}.

“No,” {@she} said. “Not you. [age=5: We’re full. ]Go down.”

{@She} pushed it down.

Pop!

“Me too!” said {@it}.

# a-parcel
Ding dong! It was the [us: mailman | postman], with a [us: package | parcel].

“Happy birthday, {child}!” said the [us: mailman | postman]. “How old are you?”

{@She} showed him. {@count} … pop!

“Me too!” said {@it}.

“That’s funny,” said the [us: mailman | postman]. “It says {age} on the [us: package | parcel].”

“I AM {age}!” {@she} said, and {@she} pushed it down.

# how-old
Then {plum} came in from next door, with a cake.[friend:  And with her came {friend}[!friend.known: , {child’s} best friend,] with a balloon.]

“Happy birthday, {child}!” said {plum}. “How old are you?”

{child} showed her. {@count} … pop!

“Me too!” said {@it}.

“Goodness!” said {plum}. “Are you {@more}?”

“No!” {@she} said. “I’m {@N}.”

# under-there
So {child} sat on {child.his} [age>=5: other ]hand.

“There,” {@she} said.

It was very quiet under there.[age>=4: 

“Are you sitting on somebody?” said {plum}.

“No,” said {child}. “Only on a thumb.”]

# flop
Then {@a} lit the candles, and everybody sang[elder & adult: , with {elder}[elder2:  and {elder2}] singing loudest][elder2 & !adult: , with {elder2} singing loudest]. It was {child}’s own song[music: , and even better than {music}]. {@She} pulled out {child.his} [age<5: hand to show them all | other hand, to clap].

But the fingers were squashed. They were sad and floppy. [age<5: {@One} put up one … and it fell down. {Child.He} put up two … and they fell down. | They couldn’t clap. They could only go flop.]

Oh no.

“Sorry, fingers,” {@she} said.

{@She} blew on them, warm and slow. Hoo. {@She} rubbed them, one by one. The pointy one. The tall one. The next one.[age>=4:  The little one.][friend:  {Friend} blew on them too. Hoo.][pet.dog:  {Pet}[!pet.known:  the dog] licked them, to help.][pet.cat:  {Pet}[!pet.known:  the cat] purred on them, to help.][pet.other:  {Pet} watched, and hoped.]

# you-too
And last {@she} looked at {@it}. {@alone} It only wanted to come to the party.

“Me too?” said {@it}, very small.

“Yes,” {@she} said. “You too.”

# a-cuddle
Then {@she} turned to the thumb. “Can you look after it?”

And the thumb came over. It bent right down, and it put itself [us: around | round] the little finger, and it gave it a cuddle.

The little finger snuggled in and stayed.

And up went the others. One. Two. Three!

{@so-you-are}
## if age=4
And {child.he} laid it down in the middle of {child.his} hand, where it is softest, and gave it a kiss.

The thumb snuggled in and stayed.

And up went the others. One. Two. Three. Four!

{@so-you-are}
## if age=5
Then {@she} turned to the fingers next to it. “Can you look after it?”

And they came over, all of them. They bent right down, and they put themselves [us: around | round] the thumb, and they gave it a cuddle.

The other thumb snuggled in and stayed.

And up went the first hand. One. Two. Three. Four. Five!

{@so-you-are}

# the-icing
{child} blew out the candles[age>=5: , all {age} of them][athlete: , as hard as {athlete} would have]. Hoo! And they ate up the cake. {@It} had the [us: frosting | icing].

# me-too
{@going-home}, and it was the end of the birthday, and {child} lay on {@as} lap.

[age=5: Down went the thumb, //
down went the pointy one, | Down went the pointy one,] //
down went the tall one, //
[age>=4: down went the next one, //
and down went the little one. | and down went the next one.]

They all lay down {@nest}, as warm as a nest.

“{@Love},” said {@a}.

And from right inside came a tiny, sleepy voice.

“Me too.”

# @list
a pointy one, and a tall one, and the next one
## if age=4
a pointy one, and a tall one, and the next one, and a little one
## if age=5
a thumb, and a pointy one, and a tall one, and the next one, and a little one

# @it-first
the little finger
## if age=4
the thumb
## if age=5
the thumb on {child.his} other hand

# @it
the little finger
## if age=4
the thumb
## if age=5
the other thumb

# @It
The little finger
## if age=4
The thumb
## if age=5
The other thumb

# @alone
It was the smallest one {child.he} had.
## if age=4
It was down at the side, all by itself.
## if age=5
It was right over on the other side.

# @count
One, two, three
## if age=4
One, two, three, four
## if age=5
One, two, three, four, five

# @more
four
## if age=4
five
## if age=5
six

# @N
THREE
## if age=4
FOUR
## if age=5
FIVE

# @so-you-are
“I’m {age}!” said {child}.

“So you are[sport: , and big enough to {play sport}],” said {plum}. “Happy birthday, fingers and all.”

# @nest
on top of the thumb and the little finger
## if age=4
on top of the thumb
## if age=5
[us: around | round] the other hand, with the other thumb in the middle

# @going-home
Then {plum} [friend: and {friend} ]went home
## if !adult & !elder
[friend: Then {friend} went home|Then the cake was gone]

# @Love
I love you
## if !adult & !elder
I’m so very fond of you

# @a
{plum}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{plum’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @she
{child.he}
## if child.she
she
## if child.he
he

# @She
{child.He}
## if child.she
She
## if child.he
He

# @One
{child}
## if child.she
She
## if child.he
He
