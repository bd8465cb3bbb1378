title: The Sea’s [us: Shoe Store | Shoe Shop]
title: That One’s Taken
title: A Tuesday on the Beach
guest guard: Jess (she), Nell (she)
guest fisher: Alf (he), Stan (he)

% The sea is "it", but for the joke about whoever serves in the shop: she. Whoever is with the child (@a): {adult}, else the grandparent, else the
% lifeguard {guard}. The wave goes shhh every time, and very low at the end.

# one-sandal
It was on a Tuesday that the sea took one of {child’s} sandals.

The sandals were red, with a buckle that went click, and {child} had put them down side by side on the sand. Then a wave came up. Shhh, it went, and when it went away again there was only one sandal.[pet.other:  It was a good thing {pet} was at home.]

“Hey!” shouted {child}. “That’s mine!”

{Child.He} ran in up to {child.his} knees. {Child.He} {child.was}n’t allowed any further than that, and {@a-first} stood next to {child.him} to make sure. But the sandal was gone.

# too-big
{child} put {child.his} hands on {child.his} hips.

“Sea,” {child.he} said, “I want my shoe back, please.[sport:  I need it to {play sport}.]”

The sea seemed to be thinking. Then up came a wave. Shhh. And it put something down, right by {child’s} toes.

It was a big black boot, and it came up to {child’s} tummy.[friend:  {Friend}[!friend.known: , who was {child’s} best friend,] got both legs in it.]

“Thank you,” said {child}. “But that’s too big.”

[age>=6: Shhh, went the sea, and it brought a doll’s shoe.

“Too small.”]

Shhh, went the sea, and it brought a diver’s flipper.

{child} put it on and tried it. Flap, flap, flap.[athlete:  Not even {athlete} could have run in it.]

“Too long,” {child.he} said.

# taken
Shhh, went the sea, and it brought a slipper. It was very nearly right. But just as {child} was going to put {child.his} foot in, two claws came up out of it.

“That one’s taken!” {child.he} said.

# red
“It’s just like a [us: shoe store|shoe shop][city:  in {city}],” said {@a}.

[elder & adult: “They’re politer in the [us: store | shop],” said {elder}[elder2: , who was on the rug with {elder2}].

][elder2 & !adult: “They’re politer in the [us: store | shop],” said {elder2}.

]“Yes,” said {child}, “and the lady who works here doesn’t listen.”

{Child.He} took a deep breath.

“I want a red one!” {child.he} shouted at the sea.

Shhh. It brought a red bucket.

“I mean a shoe!”

Shhh. It brought another boot.

# no-eyes
“One like this!” shouted {child}, and {child.he} held up the other sandal, as high as it would go.

The sea didn’t bring anything at all.

“It can’t see,” said {child}. “It hasn’t got any eyes, has it? It’ll have to have a feel.”

So {child.he} crouched down at the edge and held out the sandal, and the sea came up and had a feel. It felt the sole. It felt the buckle. Click.

And then it pulled.

Shhh, went the sea, and now that sandal was gone as well.

# not-one
“No!” yelled {child}. “You were only supposed to feel it!”

Now {child.he} hadn’t got any shoes. {Child.He} had a whole beach full of shoes[school: , like the [us: hallway | cloakroom] {at school}], and not one of them [us: fit|fitted]. {Child.He} stamped in the wet sand, first with one foot, and then with the other.

And then {child.he} looked down.

Where {child.he} had stamped there were two deep holes, one for {child.his} left foot and one for {child.his} right, with five toes in each.

# measure
“{@A},” said {child} slowly, “what’s the first thing they do in a [us: shoe store|shoe shop]?”

“They measure your feet,” said {@a}.

{child} stepped to one side.

“There you are,” {child.he} told the sea. “Measure me.”

Up came a little wave, ever so carefully. It ran into the left foot and filled it up. It ran into the right foot and filled it up. It felt the toes, one at a time. Then it slid back down the beach, and the sand was quite smooth. The sea had taken the feet away with it.

“She’s gone to look in the back,” whispered {child}.

# a-pair
They waited. For a long time they couldn’t hear anything. Then, a long way out, they heard something rummaging about among the stones.

And up came the biggest wave of the whole day.

Shhhhhh!

When it had gone, there stood two red sandals, just where the holes had been, the left one on the left and the right one on the right.

{child} put {child.his} feet in. Click, went one buckle. Click, went the other.

“They fit,” {child.he} said.

# since-march
After that {child.he} put all the other shoes in a row on the [us: dock | jetty]. All but the slipper, because that one was taken, so the crab could keep it.[pet.dog:  {Pet}[!pet.known:  the dog] wanted to keep the flipper, but {child} said no.][pet.cat:  {Pet}[!pet.known:  the cat] sniffed at every one and didn’t want any.]

In a little while a fisherman called {fisher} came along, with a boot on one foot and a wet sock on the other.

“So that’s where it got to,” said {fisher}. “I lost that boot in March.”

“Have you been going about like that since March?” asked {child}.

“I have,” said {fisher}. “I couldn’t find one to match.”

“You should have tried the sea,” said {child}.

# shut
And {fisher} went home with as many boots as he had feet. But {child} and {@a} stayed where they were on the [us: dock | jetty][music: , humming {music}]. The sun went down. The waves got small, and then they got smaller still.

“Thank you for your help,” said {child}.

Shhh, went the sea, very low.

Far out on the water the light went out, bit by bit, until it was all smooth and still.

The sea was shut for the night.

# @a-first
a lifeguard called {guard}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{guard}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{guard}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
