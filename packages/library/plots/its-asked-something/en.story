title: Number Seven
title: It’s Asked Something
title: The Last Word
guest friend: Kit (he), Nell (she)
guest pet: Socks (he), Minnow (she)
guest driver: Mr Odell (he), Mr Tapper (he)
guest wife: Dora (she), Mavis (she)

% The stand-in is {driver’s} Siamese. A real friend is away for a year, a stand-in moves. A dog answers and howls: @answers, @open, @stepped, @mouth.
% Hoot low and then high, and wait; the answer is low and then high as well, and awful.

# on-saturdays
“Will you still come on Saturdays?” said {friend}. “[friend: The whole year we’re away?|After we’ve moved?]”

{child} heard {friend.him} perfectly well. {Child.He} bent down and did up {child.his} shoe, which was done up already. If {child.he} said yes, it meant that {child.his} best friend was really going.

“{@Mrow},” said {pet}, {@basket}.

“I wasn’t asking you,” said {friend}.

That never stopped {pet}. {@Answers} and {pet.he} answered everything: the kettle, the doorbell, the man who read the news. {Pet.He} had never in {pet.his} life let anybody else have the last word. {driver} said it was like having a second [us: conductor | guard][adult: , and {adult} said that was putting it kindly].

# number-seven
{driver} drove Number Seven. It was a very small train, one green carriage with a lamp at each end, and it ran from Hill Foot[city: , a bus ride from {city}], through the tunnel, to the sea. At least, it used to. Since the spring it had gone two hundred yards, to the mouth of the tunnel, hooted, and stopped. Nothing would get it any further. They had changed the brakes and the oil. {driver} had talked to it for a whole evening with his hand on its side, as you would with a horse.

On Sunday a man was coming to look. If it wouldn’t go, they’d take off the wheels and make it a café.

{child} wanted to get Number Seven through the tunnel. {Child.He} wanted it so much that there was hardly room[school: , even {at school},] to think about Saturday, when a van was coming to {friend’s} house; and that was partly why {child.he} wanted it.

# lanterns
{Friend} wanted to ride through, just once, right at the front.

“It’s scared of the dark,” {friend.he} said. “It’s obvious.” {Friend.He} had spent {friend.his} birthday money on lanterns, and {driver}[elder & elder2: , {elder} and {elder2}][elder & !elder2:  and {elder}] had hung every one of them along the tunnel wall. You could have had a party in there[sport: , and {sport} after it].

Number Seven rolled up to the mouth. It hooted, one low note and one high. It stopped.

“It can’t still be scared,” said {friend}. “Not with lanterns.”

# asked-something
But {child}, beside {driver} at the front, had a hand flat on the wood, and {child.he} didn’t think it felt scared. When {pet} was scared {pet.he} went hard all over, like a loaf. Number Seven was only humming. It was holding still, very carefully, the way you do on the telephone.

“Do it again,” {child} said. “Please. And nobody talk.”

They rolled back, and came on. Hoot, low and high. Stop. {child} listened. The sound went away down the tunnel, smaller and smaller, and then there was nothing. Number Seven hummed. It hummed for a whole minute. Then something under the floor let go, with a sigh.

“It’s not scared,” said {child}. “It’s waiting. It’s asked something.”

# number-six
{driver} took off his cap and looked into it.

“There’s only the one track,” he said. “You can’t have two trains in there. So you’d hoot at this end, and Number Six would hoot at the other, to say come on, it’s clear. Forty years they did that.”

“Where’s Number Six?”

“Worn out. Went for scrap.” He put the cap back on. “In the spring.”

No one said anything for a bit, not even {pet}.

“Then somebody’s got to answer it!” said {friend}, and {friend.he} {friend.was} off to get {friend.his} trumpet[athlete: , faster than {athlete}].

# a-trumpet
{Friend} had been learning since Christmas[music: , mostly {music}]. {Friend.He} went over the hill by the road with {driver’s} {wife} in her car, and {pet} went too, since {pet} wouldn’t be parted from [elder: {elder’s}|the] sandwiches. {Wife} [us: called | rang] to say they were on the far platform, behind the white line[adult: , with {adult} as well], and that her ears would never be the same.

Number Seven hooted. Back through the tunnel came the trumpet.

Number Seven shivered from end to end. It rolled forward about a foot, stopped, and sighed.

“Wrong note?” said {child}.

“Wrong everything. Six wasn’t like a trumpet.” {driver} thought. “It had a crack in its horn. More of a wail. It sounded like a [pet.dog: dog | cat] shut in a [us: closet | wardrobe].”

They looked at each other. Then {child} snatched up the telephone.

# the-white-line
“{Friend}! Stop playing. {@Open}”

“What if {pet} runs off?”

“{Pet} won’t. Just hold the [us: leash | lead]. And when we hoot, don’t say a word.”

At the far end, {friend} told {child.him} afterwards, {pet} {@stepped}, and sat down at the edge of the white line, and looked at the tunnel with {pet.his} ears forward. The hoot came out, low and high. {Friend} held {friend.his} breath. And {pet}, who answered everything, and always straight away, didn’t. {Pet.He} waited. {Pet.He} turned {pet.his} head a little to one side, until the very last of it had gone by. {Pet.He} seemed to be making up {pet.his} mind whether this was really for {pet.him}.

{@Mouth}

# a-wail
It came down the tunnel to {child}, past all the lanterns: a long, cracked, awful wail, low and then high.

Number Seven’s lamp came on by itself. It hooted once more, quite quietly, and went in.

It went at a walk, with the lanterns sliding by, and {pet} called it the whole way. Whenever it slowed, {pet.he} shouted. And at the end there was a round of daylight, and the sea in it, and {friend} with a trumpet under one arm, jumping up and down behind a white line.

“Your turn,” said {child}, and gave {friend.him} the place at the front.

# saturdays
{driver} recorded {pet} on the telephone, for Sunday and for every day after. Then they went back, with {friend’s} nose against the glass and {pet} {@knee}, hoarse and pleased. Halfway through, where it was only lanterns, {child} said, “Yes.”

“Yes what?” said {friend}.

“Saturdays,” said {child}. “You asked me.”

“{@Mrow},” said {pet}.

# @mrow
mrow
## if pet.dog
woof

# @basket
from {pet.his} basket
## if pet.dog
from under the bench

# @answers
{Pet.He} {pet.was} a Siamese and belonged to {driver},
## if pet.cat
{Pet.He} {pet.was} {child’s} cat,
## if pet.cat & breed
{Pet.He} {pet.was} {child’s} {breed},
## if pet.dog
{Pet.He} {pet.was} {child’s} dog,
## if pet.dog & breed
{Pet.He} {pet.was} {child’s} {breed},

# @open
Open the basket.
## if pet.dog
Bring {pet} up to the line.

# @stepped
stepped out
## if pet.dog
sniffed the platform

# @mouth
Then {pet.he} opened {pet.his} mouth as wide as it would go.
## if pet.dog
Then {pet.he} put back {pet.his} head and opened {pet.his} mouth as wide as it would go.

# @knee
on {child’s} knee
## if pet.dog
against {child’s} knee
