title: Wib and Wob
title: It Says Two Things
title: Danger in the Kitchen
guest friend: Bea (she), Rufus (he)
guest minder: Josie (she), Hattie (she)

% Refrain: “Wib,” said the tooth. “Wob.” A little higher on the wib. Wait after “Not y…”, and say the last wob with hardly any voice.
% The legs are {adult}’s, else the grandparent’s, else {minder}’s. The grandparent is otherwise in the kitchen, and is put out for being funny.

# everybody-but
{child} had a wobbly tooth[city: , the wobbliest {in city}]. It was as small as a grain of rice, but everybody in the kitchen had felt it[school: , and nearly everybody {at school}]. {child} had felt it with {child.his} tongue, and {friend}[!friend.known: , {child’s} best friend,] with a finger.[pet.dog:  {Pet}[!pet.known:  the dog] had felt it with {pet.his} tongue.][pet.cat:  {Pet}[!pet.known:  the cat] had felt it with {pet.his} nose.][elder & adult:  {Elder} had felt it with a little finger[elder2: , and {elder2} with a thumb].][elder2 & !adult:  {Elder2} had felt it with a thumb.]

“Wib,” said the tooth. “Wob.”

“It says two things,” said {friend}.

“That’s because it’s so wobbly,” said {child}.

Only one person hadn’t felt it yet, and that was {@a-first}.

# two-legs
{@A} was lying on the floor, deep inside the cupboard under the sink. All that stuck out was two legs.

“Feel my tooth,” said {child} to the legs.

“In a minute,” said the legs. “I’m holding a pipe till the glue’s dry. If I let go, there’ll be a fountain.”

“But it might fall out!”

“You hold on to that, then,” said the legs, “and I’ll hold on to this.”

# full-bowl
So {child} held on to the tooth, by keeping very steady. {Child.He} walked as if {child.his} head were a bowl of soup, full right up to the brim.

{Friend} walked alongside with a real bowl under {child’s} chin, just in case.

“Not yet,” said {child} to the tooth.

“Wib,” said the tooth. “Wob.”

[pet.dog: “Woof,” said {pet}.][pet.cat: “[us: Meow | Miaow],” said {pet}.]

# dangerous
“It’s dangerous in this kitchen,” said {friend}.

The toast was dangerous. {Friend} carried it out to the hall. The apples were dangerous. Out they went too.[sport:  Even {sport} was dangerous, so nobody mentioned it.][athlete:  {Athlete} was allowed to stay, being only a poster.][music:  The radio was dangerous, because it was playing {music}, and that makes your head nod.]

[pet.dog: {Pet} was dangerous, because {pet.his} wagging shook the chair. {Friend} took {pet.him} out to the hall.

][pet.cat: {Pet} was dangerous, because {pet.he} wanted to rub {pet.his} cheek on {child’s} chin. {Friend} carried {pet.him} out to the hall.

][elder & adult: {Elder.short} was dangerous, because {elder.short} was funny. {Friend} took {elder.him} by the hand and out they went.[elder2:  {Elder2} went too, to be on the safe side.]

]“Is it dry?” asked {child}, hardly moving {child.his} lips.

“Nearly,” said the legs.

[elder & adult: “Can I come in now?” said {elder.short} in the hall.

“No,” said {friend}.]

# the-other-knee
“Could somebody scratch my knee?” said the legs.

{child} scratched it, without spilling.

“The other knee.”

{child} scratched the other knee, and it was ticklish, and it kicked. Up came a laugh, up and up, but {child.he} swallowed it just in time.

“Not yet,” {child.he} said.

“Wib,” said the tooth. “Wob.”

[pet.dog: “Woof,” said {pet} in the hall.][pet.cat: “[us: Meow | Miaow],” said {pet} in the hall.]

# the-last-thing
Now there was nothing dangerous left, except a feather duster.

“It looks kind,” said {friend}. “But you never know.”

And {friend} carried that out too, right past {child’s} nose.

It tickled.

“Not yet,” said {child}. “Not y… Not y… Not y…”

Atchoo!

Plink, said the bowl.

# is-it-dripping
“Is it dripping?” said the legs.

“No,” said {friend}. “That was the tooth.”

The legs lay very still.

“Oh no,” said the legs. “And the glue’s just dried.”

Out came {@a}, and washed both hands, and held out a finger. It was a lovely clean finger, with nothing to feel.

{Child} was so sad that {child.his} bottom lip came out.

“Everybody’s felt it,” {child.he} said. “Everybody but you.”

# next-door
{child} put {child.his} tongue in the hole. There was nobody there. So the tongue moved along a little, and gave the tooth next door a push.

“Wob.”

{child} sat as still as soup. Then {child.he} pushed again.

“Wob.”

“Who said wob?” asked {child}.

“The tooth did,” said {friend}. “First wib, and then wob.”

They looked at it in the bowl. It said nothing.

“That one only said wib,” said {child}. “The other one said wob. There are two!”

# a-clean-finger
{Child} took {@whose} clean finger and put it in the right place.

“Wob,” said the tooth.

“I can feel it,” said {@a}. “I can! It’s wobbing.”

Now everybody had felt it, and {friend} fetched the dangerous things back. {@hall}[elder & adult:  {Elder.short}[elder2:  and {elder2}] had been sitting on the shoes, eating an apple, and had to have another feel, because this was a new one.]

# not-yet
That night the bowl stood by {child’s} bed, with wib in it. {child} laid {child.his} head on the pillow, carefully, because it was full right up to the brim.[pet.dog:  {Pet} didn’t even wag, or only the very tip.][pet.cat:  {Pet} lay down at the other end, a long way from any chins.]

“Not yet,” whispered {child}.

“Wob,” said the tooth.

# @hall
But the feather duster had to stay out there.
## if pet.dog
But the toast couldn’t be fetched, because {pet} had eaten it.
## if pet.cat
But the feather duster couldn’t be fetched, because {pet} was asleep on it.

# @a-first
{minder}, who was looking after them
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @whose
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
