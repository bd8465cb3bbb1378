title: Up Went the Chair
title: Don’t Say Sit
title: The Big Red Chair
guest barber: Mr Ozan (he), Mr Costa (he)

% A barber’s chair has a pedal: pumped, the chair goes up; held down, the chair comes down. {barber} is bald.

# in-the-chair
{child} was at the [child.she: hairdresser’s|barber’s][city:  in {city}], having {child.his} hair cut. {Friend} had come to watch, because {friend} was {child.his} best friend[school:  {at school}] and liked the snipping. And {pet} had come, because {pet} always came.

{Pet} was {child’s} dog. When anybody said sit, {pet} sat. {Pet.He} didn’t mind who said it. {Pet.He} didn’t mind where.

But {pet.he} only lay down for {child}.

# sit-still
{Child.He} {child.was} in the great big red chair, with a great big cape on. Just {child.his} head stuck out.

“Now then,” said {barber} the [child.she: hairdresser|barber]. “Sit still.”

So {pet} sat.

Bump! //
Eek, went something under the chair. //
And up went {child}.

“That’s funny,” said {barber}.[age>=4:  He looked to the left of the chair, and he looked to the right of it. There was nobody there but a dog.]

{Pet} got up and wagged. What a good dog {pet.he} {pet.was}!

# sit-straight
Snip, snip[music: , went {barber}, humming {music}]. “Sit up straight, please,” he said.

So {pet} sat.

Bump! //
Eek! //
And up went {child}.

## or
Ring, ring, went the telephone.

“There’s somebody before you,” {barber} told it.[music:  He had been humming {music}, and he wanted to get on.] “Sit in the car for a bit.”

So {pet} sat.

Bump! //
Eek! //
And up went {child}.

# no-hair
Now {child.he} could see the top of {barber’s} head. There was no hair on it. None at all.

“Who cut yours?” {child.he} said. “He cut too much.”

“{child}!” said [adult: {adult}|[elder: {elder}|a man behind a newspaper]]. “Sit down!”

“I am down,” {child.he} said.

But {pet} had sat.

Bump! //
Eek! //
And up went {child}, up and up, [athlete: past {athlete} on the wall, ]till {child.he} {child.was} next to the lamp.

# the-lamp
{barber} stood on his toes. He could not reach. Half of {child’s} hair was short, and half of it was long[sport: , and nobody can {play sport} like that].

“I want to come down now,” {child.he} said, in a small voice.

# the-bottom
Then {friend} lay flat on {friend.his} tummy and looked under the chair. {Friend.He} looked for a long time.

“I can see a pedal,” said {friend}. “And I can see what’s on it. It’s {pet’s} bottom!”

“{Pet’s} bottom?” said {barber}.

“Every time anybody says it, {pet.his} bottom goes bump, and the chair goes up,” said {friend}. “So don’t say it! Nobody say it!”

“Don’t say what?” said {barber}. “Sit?”

Bump! //
Eek! //
And up went {child}.

# the-other-one
“Oh no,” said everybody.[elder:  {Elder} put a hand over {elder.his} mouth[elder2: , and {elder2} put on two].]

“{child},” said {friend}, “you do it. Say the other one.”

So {child.he} said the other one. {Child.He} said it very softly, the way {child.he} said it every night.

“Lie down, {pet}.”

{Pet} lay down. {Pet.His} warm tummy came down on the pedal, and it stayed there.

Pssssssssh, went the chair.

# down
And down came {child}. Down past the lamp. Down past the mirror. Down past {barber’s} shiny head, right down to {friend}.

Snip, snip. All done.

# on-the-rug
And at bedtime {pet} stood on the rug, wagging and wagging.

“Lie down, {pet},” {child.he} said, very softly.

Pssssssssh, went {pet}.

And down went {child.his} head, down, down, down, on to the pillow.
