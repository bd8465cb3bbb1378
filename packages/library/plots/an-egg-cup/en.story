title: The Tide in the Bucket
title: The Highest of the Year
title: This Is Just the End We’ve Got
guest friend: Grace (she), Martin (he)
guest dog: Monty (he), Barney (he)
guest sitter: Maureen (she), Bridget (she)

% The sea is "it". @dog is the family's dog, else one on loan from next door. @a is {adult}, else the grandparent, else the babysitter {sitter}.

# as-much-as-fits
{child} wanted to take the sea home with {child.him}.

“You can take as much as fits in that,” said {@a-first}, and gave {child.him} the bucket with the lid.

It had been a perfect day, except for one thing. {@Dog-first} had lost {@dog-his} ball. It was {@dog-his} red one, the good one, chewed to exactly the right softness. A wave had come up and taken it. {@Howler} {@Dog-he} howled all the way home, and home was seventy miles [city: away, in {city}|inland].

{child} stood the bucket by the back door and went to bed.

# one-whelk
In the morning the water was gone. There was nothing in the bucket but wet sand with ripple marks, and one whelk.

“{@Dog}’s drunk it,” said {@a}.

{@Dog} looked deeply insulted. Besides, the lid was still on.

By lunchtime the bucket was full to the brim.

# going-out
{child} fetched {friend}[!friend:  {@from}]. {Friend} was the sort of person who owned a tape measure. {Friend.He} dipped a ruler in the bucket every hour, and wrote it all down, and at four o’clock {friend.he} sat back on {friend.his} heels.

“It’s not leaking,” {friend.he} said. “It’s going out.”

“Out where?”

“Where it always goes.”

{child} lay on the doormat and put {child.his} ear against the plastic. Very far off, {child.he} heard gulls.

{@A} looked up the tides at Saltby Sands. They matched {friend’s} list to the minute. {@A-he} read it twice, and then {@a-he} had to sit down.

# just-the-end
“So it isn’t a bit of the sea,” said {friend} slowly. “It’s all of it. This is just the end we’ve got.”

After that they looked in the bucket every day, before [school: {school}|school] and after. At high water {child} would launch something, a walnut shell[athlete:  called {athlete},] or a cork with a flag. When the tide went out the boat would be gone, and there would be something else lying in the sand: a lump of green glass, or a mussel shell, or half an oar belonging to somebody tiny. {@Dog} never missed a tide. {@Dog-he} sat with {@dog-his} chin on the rim, and waited, and sighed through {@dog-his} nose.[pet.cat:  {Pet}[!pet.known:  the cat] was against the whole thing.]

# highest
Then, on Thursday, {@a} noticed the moon.

It was coming up over the garages, round and enormous. {@A-he} looked at {friend’s} list. {@A-he} looked at the tide table, where it said HIGHEST OF THE YEAR, 7.52 P.M.

“Right,” said {@a}. “[us: Rain boots | Wellies].”

They carried the rug upstairs[sport: , with {sport.thing} on top][pet.other: , and saw to it that {pet} would be dry]. They built a sea wall across the hall from rolled-up towels and a sack of potatoes.[elder & adult:  {Elder}[elder2:  and {elder2}] [us: called | rang], and {child} said that it wasn’t a good time, because the tide was coming in.][elder2 & !adult:  {Elder2} [us: called | rang], and {child} said that it wasn’t a good time, because the tide was coming in.] At half past seven the bucket was full. At twenty to eight it bulged. Then it tipped over its own edge, with a long, happy sigh, and came out across the kitchen floor.

# breakers
It filled the corners. It floated the doormat. Soon there were waves, real ones, running in under the table to break against the [us: refrigerator | fridge]. {@A} sat on the [us: counter | worktop] with {@a-his} tea and {@a-his} feet tucked up[music: , humming {music}]. {child} and {friend} held hands and jumped every breaker, and the moon lay broken in bits all over the [us: linoleum | lino].

{@Dog} stood in the middle, up to {@dog-his} elbows. {@Dog-he} lifted {@dog-his} head and howled, the same howl {@dog-he} had howled on the beach.

# seven-fifty-two
“Seven fifty-two!” shouted {friend}.

And over the rim of the bucket, on the top of the very biggest wave, came something round and red. It bobbed past the oven. It turned twice by the vegetable rack. Then it floated across the kitchen, in no hurry at all, and bumped {@dog} gently on the nose.

{@Dog-he} didn’t howl any more. You can’t, with your mouth full.

# coming-this-far
When the tide had gone out there were ripples all over the floor, and under the table sat one small, astonished crab.

“Now he’ll have to go home,” said {child}.

{child.He} looked at the bucket for quite a long time.

“I think it all will,” {child.he} said. “It must be hard work for it, coming this far.”

So on Saturday they drove the seventy miles back. The crab went off sideways without a word. {child} waded out to {child.his} knees and tipped the bucket, and for a moment you could tell which wave was {@whose}. Then it joined the others, and you couldn’t.

# an-egg-cup
{child.He} came splashing back up the sand to {@a}.

“Could I take just a little one?” {child.he} asked. “For my windowsill?”

{@A} looked at the waves. {@A-he} thought about the moon. {@A-he} thought about the bedroom carpet.

“An egg cup,” {@a-he} said.

# @whose
{child.his}
## if child.she
hers
## if child.they
theirs

# @from
from over the road
## if pet.dog
from next door

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{sitter}, who was looking after {child.him} that week
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
she
## if adult
{adult.he}
## if adult.she
she
## if adult.he
he
## if elder & !adult
{elder.he}

# @a-his
her
## if adult
{adult.his}
## if adult.she
her
## if adult.he
his
## if elder & !adult
{elder.his}

# @dog
{dog}
## if pet.dog
{pet}

# @dog-first
{dog}, the dog they had on loan from next door,
## if pet.dog
{pet}

# @dog-he
{dog.he}
## if pet.dog
{pet.he}

# @dog-his
{dog.his}
## if pet.dog
{pet.his}

# @howler
{dog} was a beagle, and beagles don’t suffer quietly.
## if pet.dog
{pet} was {a breed}, and not the sort to suffer quietly.
## if pet.dog & breed.Beagle
{pet} was a beagle, and beagles don’t suffer quietly.
## if pet.dog & breed.Siberian Husky
{pet} was a husky, and huskies don’t suffer quietly.
## if pet.dog & breed.Dachshund
{pet} was a dachshund, and dachshunds don’t suffer quietly.
## if pet.dog & breed.Yorkshire Terrier
{pet} was a terrier, and terriers don’t suffer quietly.
