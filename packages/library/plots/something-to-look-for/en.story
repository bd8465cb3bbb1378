title: Something to Look For
title: Half a Ruler and a Key
title: All Break Long
guest neighbour: Mr Bell (he), Mr Finch (he)
guest cat: Misty (she), Mister (he)

% Whoever lies under the sink is the grown-up, else the grandparent, else the man next door: @who the first time, then @a, never he or she. The animal is the family's cat or dog, else the cat from next door.

# legs
All you could see of {@who} was a pair of legs. The rest was lying under the kitchen sink, where something had begun to drip.[music:  The legs were humming {music}.]

“Hello,” said the legs. “How was [school: {school}|school]?”

“Fine,” said {child}.

{@Cat} looked at {child.him} from {@seat}. {@talks} But now {@he} didn’t say a word. {@He} {@down} and sat with {@his} back pressed up against {child’s}, like a bookend.

# the-spanner
{child} looked at the socks. There was a hole in one of them. The good thing about legs is that they don’t look back.

“Nobody would play with me today,” {child.he} said.

Under the sink everything stopped. Then came the answer, in a perfectly ordinary voice.

“Pass me the [us: wrench|spanner], would you?”

{child} put it into the hand that came out. And once the hand had gone back in, {child} could go on.

It had started with the [us: soccer game at recess|football at lunchtime]. {child} had only gone back for a coat, and by the time {child.he} came out the teams were full.[age>=9:  So {child.he} had asked the ones sitting on the steps what they were doing, and they’d said it was a secret.] [!friend.known: {child’s} best friend, ]{friend}[!friend.known: ,] was in goal. {Friend} had looked over, {child} was almost sure of that, but then the ball came.

“So what did you do?” asked the legs.

That was the worst part, and it took a while to come out.

“I looked for something.”

“What?”

“Nothing. I just looked at the ground. If you’re only standing there, you’re on your own. But if you’re looking for something, you’re busy.”

[age>=9: {@Cat} turned one ear. ]The legs lay very still.

“How long is it, this [us: recess|break]?” asked {@a}.

“Twenty-five minutes.[sport:  It’s nothing if you’re going to {play sport}. It’s different if you’re looking.]”

“That’s a long time,” said {@a}. “That’s a dreadfully long time.”

# back-to-back
{@A} didn’t say that it was sure to be better tomorrow. {@A} didn’t say that they probably hadn’t meant it. {@A} came wriggling out, [age>=9: with a rusty forehead and both sleeves wet, ]and sat down on the floor on {child’s} other side. And there they stayed, {@a} and {child} and {@cat}, back to back to back, until the doorbell rang.

Then {@cat} said everything that {@he} hadn’t said all afternoon. {@He} {@yelled} it, all down the hall.

# pockets
It was {friend}. {Friend.He} {friend.was} mud to the knees.

“Did you find it?” {friend.he} asked.

“Find what?”

“The thing you were looking for.”

{Friend} went straight past into the kitchen and began to empty {friend.his} pockets on to the floor. There was a button, and a penny, and half a ruler, and a key that didn’t look as if it belonged to anything.[athlete:  There was a very muddy picture of {athlete}.] There were three [us: hair ties|hair bobbles] and a red marble.

“After the bell I went and looked,” {friend.he} said. “I did the whole fence, and all round the bike racks. Is it any of these?”

{child} looked at them. It would have been so easy to say the marble.

“I wasn’t looking for anything,” {child.he} said. “I was pretending.”

“What for?”

“Because I hadn’t got anybody to play with.”

# the-splinter
{Friend} went red, first round the neck and then all over.

“I did see you,” {friend.he} told the floor. “I was going to come. Only I was in goal, and if you go off they put somebody else in, and then … So I told myself you’d dropped something. But I knew, really.”

Nobody spoke. It hurt, but it wasn’t the same hurt as at [us: recess|break]. This was more like a splinter coming out.

“It was a rotten thing to do,” said {friend}.

“Yes,” said {child}. “A bit.”

# the-marble
Then {@cat} put out a paw, thoughtfully, like somebody choosing a bun, and gave the red marble a whack. It shot across the floor and into the dark under the fridge.

“No!” they both shouted.

{@A} went for the [us: flashlight|torch]. All three of them lay down flat with their cheeks on the floor, while {@cat} {@advice} and told them how it ought to be done. They found a fork. They found [age>=9: a piece of a jigsaw with some horse on it, and a very old bit of macaroni, and ]{@glove}. At last {friend} got the marble out with the half ruler, and {child} was laughing before {child.he} noticed.
## or
Then {@cat} put out a paw, thoughtfully, like somebody choosing a bun, and gave the red marble a whack. It rolled across the floor, in no hurry at all, and into the gap beside the [us: stove|cooker].

“No!” they both shouted.

{@A} went for the [us: flashlight|torch]. All three of them lay down flat with their cheeks on the floor, while {@cat} {@advice} and told them how it ought to be done. They found a birthday candle. They found [age>=9: half a gingerbread man, and nobody liked to guess how old he was, and a domino with no spots at all, and ]{@glove}. At last {friend} got the marble out with the half ruler, and {child} was laughing before {child.he} noticed.

# the-key
When {friend} had to go home, they shared it all out. {Friend} had the button and the ruler, and {child} had the marble.[athlete:  They would have {athlete} a week each.] The key they would have between them, in case there was a door for it somewhere[city:  in {city}].

# doing-up-shoes
{child} lay awake for a long time that night.[pet.cat:  {Pet} lay on the [us: blanket|duvet] and purred like a fridge.][pet.dog:  {Pet} lay on the floor beside the bed and sighed now and then.][pet.other:  There was going to be a lot to tell {pet} in the morning.] {@A} came in and sat on the edge of the bed.

“There’s a girl in another class,” said {child}. “She was by the bike racks when I was looking. She was doing up her shoes.”

“Was she?”

“All [us: recess|break]. You can’t do up your shoes for twenty-five minutes.”

“No,” said {@a} slowly. “No, you can’t.”
## if !adult & !elder
{child} lay awake for a long time that night.[pet.cat:  {Pet} lay on the [us: blanket|duvet] and purred like a fridge.][pet.dog:  {Pet} lay on the floor beside the bed and sighed now and then.][pet.other:  There was going to be a lot to tell {pet}.] In the morning {child.he} waited at the school gate for {friend}.

“There’s a girl in another class,” said {child}. “She was by the bike racks when I was looking. She was doing up her shoes.”

“So?”

“All [us: recess|break]. You can’t do up your shoes for twenty-five minutes.”

“No,” said {friend} slowly. “No, you can’t.”

# the-bike-racks
{@day} the grass was {@white}. When the bell went, {child} didn’t go anywhere at first, and nor did {friend}. The others called from the field. {Friend} called back, “Maybe later.” Then the two of them walked over to the bike racks together.

The girl was there. She had green shoes, and they were done up already. She was undoing them.

{child} knew just what it was like to have people come towards you like that, and not know what they want. So {child.he} crouched down, a little way off, and poked at the gravel.

“We’re going to look for something,” {child.he} said. “Do you want to come?”

The girl looked at {child}, and at {friend}, and at the ground in between, and asked what it was.

“We don’t know,” said {child}. “We haven’t found it yet.”

# @who
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @day
The next day
## if !adult & !elder
At [us: recess|lunchtime]

# @white
wet with mist
## if season.winter / season.autumn
white with frost
## if season.summer
full of dandelions
## if season.spring
full of dandelions

# @cat
{cat}
## if pet.cat / pet.dog
{pet}

# @he
{cat.he}
## if pet.cat / pet.dog
{pet.he}

# @his
{cat.his}
## if pet.cat / pet.dog
{pet.his}

# @seat
a kitchen chair
## if pet.dog
under the table

# @talks
{Cat} was the Siamese from next door, and Siamese talk about everything: the food, the weather, doors that are shut.
## if pet.cat
{Pet} was {a breed}, and generally had something to say about everything: the food, the weather, doors that were shut.
## if breed.Siamese
{Pet} was a Siamese, and Siamese talk about everything: the food, the weather, doors that are shut.
## if breed.British Shorthair
{Pet} was {a breed}, and didn’t say much as a rule, but always said what needed saying about the food, the weather, and doors that were shut.
## if breed.Maine Coon
{Pet} was {a breed}, the size of a cupboard with the voice of a small bird, and used it on everything: the food, the weather, doors that were shut.
## if breed.Persian
{Pet} was {a breed}, and had a complaint about most things: the food, the weather, doors that were shut.
## if breed.Bengal
{Pet} was {a breed}, and on an ordinary day sounded like a whole jungle: about the food, about the weather, about doors that were shut.
## if pet.dog
{Pet} was {a breed}, and generally had something to say about everything: the food, the doorbell, doors that were shut.
## if breed.Siberian Husky
{Pet} was a husky, and huskies talk about everything: the food, the doorbell, doors that are shut.
## if breed.Dachshund
{Pet} was a dachshund, and dachshunds have views on everything: the food, the doorbell, doors that are shut.
## if breed.Beagle
{Pet} was a beagle, and what a beagle has to say can be heard across the street: about the food, about the doorbell, about doors that are shut.
## if breed.Yorkshire Terrier
{Pet} was a Yorkshire terrier, and the smaller the dog, the more it has to say: about the food, the doorbell, and doors that are shut.

# @down
jumped down
## if pet.dog
came out

# @yelled
yelled
## if pet.dog
barked

# @advice
walked up and down on their backs
## if pet.dog
walked up and down behind their feet

# @glove
a glove that somebody must have mourned for two years
## if adult
a glove that {adult} had been mourning for two years
## if adult & elder
a glove that {elder} had knitted[elder2:  and {elder2} had mended] and {adult} had been mourning for two years
## if elder & !adult
a glove that {elder.short} had been mourning for two years
## if elder & elder2 & !adult
a glove that {elder2} had knitted and {elder.short} had been mourning for two years
