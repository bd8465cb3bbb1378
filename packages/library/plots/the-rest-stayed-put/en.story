title: {Pet} Stayed Put
title: Somebody on the Pillow
title: Boiled Spaghetti

% @g is whoever helps: a grandparent, else whoever reads, else the grown-up.

# somebody-there
It was bedtime[city:  in {city}]. [!short: {child} had brushed {child.his} teeth and put on {child.his} pyjamas. All {child.he}|All {child}] had to do now was put {child.his} head on the pillow.

But there was somebody there already.

Somebody big. Somebody furry. Somebody with green eyes and a tail that went right over the edge.

“{Pet}!” said {child} to {child.his} cat. “That’s my pillow.”

“Prrr,” said {pet}. And {pet.he} stayed put.

# asked-nicely
{child} bent down and whispered in {pet.his} ear:

“Please move over, {pet}.”

The ear moved over. A little bit.

But the rest of {pet} stayed put.

# like-a-king
So {child} took hold of the pillow, and pulled and pulled[sport: , the way you pull when you {play sport}]. The pillow slid all along the bed, from one end to the other. And {pet} went with it, like a king on a sleigh.

The cat thought it was a very nice ride.

“Prrr,” said {pet}. And {pet.he} stayed put.[athlete:  Not even {athlete} could’ve got {pet.him} off.]

# spaghetti
“Help!” called {child}. “{Pet} is stuck!”

{@G} came[elder2: , with {elder2} just behind]. [!short: {@G} had a look at {pet}. Then {@g}|{@G}] rolled up both sleeves.

“Well, well,” said {@g}. “We’ll have to lift.”

First {@g} lifted the front. The bottom stayed put.

Then {@g} lifted the back. The head stayed put.

Then {@g} lifted the middle. And {pet} hung down on both sides, like a wet towel, and then {pet.he} poured back on to the pillow.

[!short: “Prrr,” said {pet}.

]“Phew,” said {@g}. “This cat is boiled spaghetti!”

{child} laughed so much that {child.his} tummy bounced.[friend:  “I’m going to tell {friend} about this,” {child.he} said.][school:  “I’m going to tell them {at school},” {child.he} said.] But {pet} didn’t laugh. {Pet} stayed put.

# how-warm
{child} slid a hand in under {pet}. Oh, it was warm in there! It was as warm as a bun from the oven.

Then {child} knew.

“{Pet.He} wants to be where it’s warm,” {child.he} said.

And {child.he} crept in under the covers, with no pillow at all.

“Tuck in my tummy!”

{@G} tucked it in, round and round, right up to the chin. {child} lay still and waited.[music:  {@G} hummed {@song}.] {child.His} tummy got warm. It got warmer. It got warmer than anything in the whole room.

# paws
Then {child} patted the covers. Pat, pat.

{Pet} opened one eye.

{Pet.He} put out one paw. And another paw. And another paw. And then the last one.

Pad, pad, pad, pad, over the covers {pet.he} came. And, flump, {pet.he} lay down on {child's} tummy, all soft and heavy.

# we-swapped
{@G} took the pillow, quickly and quietly, and slipped it under {child's} head. It was still warm.

“You tricked {pet.him},” whispered {@g}.

“No,” whispered {child}. “We swapped.”

{@G} put out the lamp.

# up-and-down
{child} breathed in, and {pet} went up. {child} breathed out, and {pet} went down.

Up. And down.[!short: 

Up. And down.]

The cat still thought it was a very nice ride.

“Prrr,” said {pet}.

“Night-night, {child},” whispered {@g}.

{child} didn’t answer. {child} was asleep.

“Night-night, {pet},” whispered {@g}.

One ear moved. A little bit.

But the rest of {pet} stayed put.

# @g
the grown-up
## if adult & !elder
{adult}
## if elder
{elder.short}

# @G
The grown-up
## if adult & !elder
{Adult}
## if elder
{Elder}

# @song
{music}
