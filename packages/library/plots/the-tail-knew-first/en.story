title: The Tail That Knew First
title: One, Two, Three, Wag
title: Only for Tonight, {pet}
guest sitter: Maureen (she), Bridget (she)

% The tail is "it". @a is {adult}, else the grandparent, else the babysitter: never he or she.

# all-the-way
{@Why} When {child} scratched {pet.him} behind the ear, you had to count to three before the tail noticed. One, two, three … wag!

“Well, the news has got to go all the way,” {child} always said.

# before-the-nose
But one Tuesday something odd happened. {Pet} was lying on the kitchen floor, fast asleep. At least, the front of {pet.him} was asleep. The tail was wagging.

“What’s {pet.he} wagging for?” said {child}. “I haven’t done any scratching.”

One, two, three … and {@a-first} dropped a whole sausage on the floor.

On Wednesday the tail was at it again, for no reason at all. One, two, three … and the doorbell rang, and it was the [us: mail carrier | postman]. Of all the people in uniform, that was the one {pet} liked best.

“{@A},” said {child}. “{Pet’s} tail has started to hear about things before {pet.his} nose does.”

“Well, I never,” said {@a}.

# be-ready
Then came Thursday. It began at breakfast, and it was no ordinary wag. {@Wiper}

“Something very, very good is going to happen,” said {child}. “We’d better be ready.”

So {child.he} put on [child.she: the dress|the hat] with the sequins, in case it was going to be a party, and a pair of [us: rain boots | wellies], in case it was going to be a flood.[sport:  {child.He} put {sport.thing} in the hall, in case somebody wanted to {play sport}.][friend:  {child.He} [us: called | rang] [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] who went and put on [us: rain boots | wellies] as well.][school:  {child.He} went to {school} like that, and came home again like that.] And then {child.he} waited.

# not-the-drainpipes
The [us: mail | post] came. It was a leaflet about drainpipes.

Wag, wag, wag, went the tail. So it wasn’t the drainpipes.

They went to the park[city:  in {city}], and there was a duck swimming about with a leaf on its head. It was a very nice duck, but it wasn’t as nice as all that.[athlete:  Somebody came running down the path, but it wasn’t {athlete}.][music:  Out of an open window came {music}, but the tail didn’t even keep time.]

Wag, wag, wag.

## or
The phone rang. It was a wrong number.

Wag, wag, wag, went the tail. So it wasn’t the phone.

They went to the market[city:  in {city}], and there was a lady buying a pineapple, and it had exactly the same hair as she did. It was funny, but it wasn’t as funny as all that.[athlete:  Somebody came running past the stalls, but it wasn’t {athlete}.][music:  Out of an open window came {music}, but the tail didn’t even keep time.]

Wag, wag, wag.

# pancakes
And then it was pancakes for [us: dinner | tea].

“So it was pancakes!” shouted {child}.

{@A} ate five, and {child} ate four, [elder & adult: and {elder}[elder2:  and {elder2}], who had smelled them from right down the road, ate more than that, ][elder2 & !adult: and {elder2} ate more than that, ]and {pet} was given one and a half. But when the plates were empty the tail was going just as hard as before.

In the end there was nothing left of the day except brushing teeth.

“Nobody could be as pleased as that about teeth,” said {child}. “The tail must have counted wrong.”

{child.He} got into bed, and {pet} went off to {pet.his} basket in the hall. That was the rule. Dogs slept in baskets. {@A} had said so, and had gone on saying so.

# thump
It was dark. The whole house lay waiting to fall asleep.

Thump. Thump. Thump.

{@On-the-floor}

{child} pulled the pillow over {child.his} head. Thump, thump, thump. {@A} got up and put a towel underneath. Flump, flump, flump. {@Held}, but then the rest of the dog began to wag instead, and the whole basket slid across the hall and in among the shoes.

By ten o’clock {@a} was standing in the hall with hair sticking out in all directions.

“We can’t go on like this,” said {@a}. “Nobody in the whole house is getting any sleep. But it’s only for tonight!”

# what-was-left
{@In} First came the front, and then came the middle, and in the end came whatever was left. {Pet} stretched out in the bed, all along {child}, nose to chin.

Then {pet.he} gave a sigh. It was a long, happy sigh, and it started at the front and went all the way to the back. One, two, three …

The tail stopped.

You could hear the tap dripping in the kitchen.

“{@A},” whispered {child}. “It was this. This was what it knew.”

# only-tonight
{@A} looked at {pet}. {Pet} looked at {@a}, with one eye.

“Either that tail knew what was going to happen,” said {@a} slowly, “or else that tail made it happen.”

{child} didn’t answer. {child.He} {child.was} asleep already, with one hand behind a soft ear.

{@A} stood and looked at the two of them for a bit, and then bent down.

“Only for tonight, {pet},” whispered {@a}. “You remember that.”

Wag, went the tail, under the [us: covers | duvet].

It already knew all about tomorrow night.

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who was babysitting that week,
## if adult
{adult}
## if elder & !adult
{elder}

# @why
It’s quite a long way from one end of a dog to the other, and in {child’s} dog, {pet}, things took a while to get through.
## if breed.Dachshund
{child’s} dog, {pet}, was a dachshund, and dachshunds are long. {Pet} was so long that things took a while to get through.
## if breed.Golden Retriever / breed.Cocker Spaniel / breed.Border Collie / breed.Australian Shepherd / breed.Siberian Husky
{child’s} dog, {pet}, was {a breed}, and with so much fur in the way, things took a while to get through.
## if breed.Shih Tzu / breed.Yorkshire Terrier
{child’s} dog, {pet}, was {a breed}, and with so much hair in the way, things took a while to get through.
## if breed.Poodle
{child’s} dog, {pet}, was a poodle, and whatever was meant for the tail had to go [us: around | round] all the curls, so things took a while to get through.
## if breed.Labrador
{child’s} dog, {pet}, was a Labrador, and everything had to stop at the tummy first, so things took a while to get through.
## if breed.Beagle
{child’s} dog, {pet}, was a beagle, and the nose wanted to smell everything first, so things took a while to get through.
## if breed.German Shepherd
{child’s} dog, {pet}, was a German shepherd, and everything had to be checked at the border, so things took a while to get through.
## if breed.Bulldog
{child’s} dog, {pet}, was a bulldog, and nothing about a bulldog is in any hurry, so things took a while to get through.
## if breed.Rottweiler
{child’s} dog, {pet}, was a Rottweiler, and there is a lot of dog in a Rottweiler, so things took a while to get through.
## if breed.Boxer
{child’s} dog, {pet}, was a boxer, and inside a boxer everything bounces, so things took a while to get through.

# @wiper
The tail went to and fro like a [us: windshield | windscreen] wiper in a downpour.
## if breed.Bulldog / breed.Boxer / breed.Rottweiler / breed.Australian Shepherd
The tail wagged so hard that the whole back end went to and fro, like a [us: windshield | windscreen] wiper in a downpour.

# @on-the-floor
It was the tail, beating on the floor.
## if breed.Bulldog / breed.Boxer / breed.Rottweiler / breed.Australian Shepherd
It was the tail, and the whole back end with it, beating on the floor.

# @held
{@A} took hold of the tail, and hung on to it. The tail kept still
## if breed.Bulldog / breed.Boxer / breed.Rottweiler / breed.Australian Shepherd
{@A} took hold of the back end, and hung on to it. The back end kept still

# @in
And {@a} held open the door to {child’s} room.
## if breed.Dachshund / breed.Yorkshire Terrier / breed.Shih Tzu
And {@a} carried {pet} in to {child}.
