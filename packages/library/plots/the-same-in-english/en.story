title: The Same in English
title: A Cheap Teapot
guest pet: Mittens (she), Sooty (she)
guest elder: Auntie Josie (she), Auntie Hattie (she)

% @g knits: the grandparent, else {adult}, else {elder} as an aunt. The cat may be a dog, who sighs where a cat purrs; where none is ticked it is a cat of the story’s own.

# since-tuesday
Since Tuesday {child} had been able to talk to animals. {Child.He} had just woken up and could.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had wanted to as well, and had woken up just as usual.]

{@stay} It itched so badly[school: , most of all {at school},] that {child} wanted to rub against a tree.[elder2:  {Elder2} had been given one as well, and scratched when nobody was looking.] But when {@g} asked, {child} said, “I love it.”[sport:  {Child.He} even wore it to {sport}.] {Child.He} couldn’t bear it when people’s faces fell.

# eaten-by-a-horse
“If you can talk to animals,” said {@g}, “you can ask {pet} if {pet.he} likes {pet.his} new one.”

{@Cat} stood on the kitchen floor in a [us: sweater | jumper] with sleeves. {Pet.He} stood very still.

“{@G} wants to know if you like it,” said {child} in [pet.dog: Dog|Cat].

“Tell {@him},” said {pet}, “that I would rather be eaten by a horse.”

{@G} leaned forward, all lit up. “What did {pet.he} say?”

“{Pet.He} says … it’s very warm,” said {child}.

“I knew it!” said {@g}, and fetched more wool.

# a-cheap-one
By [us: suppertime | teatime] {@he} had made a bonnet with holes for the ears.

“And what does {pet.he} say now?”

“I look like a teapot,” said {pet}. “A cheap one. Tell {@him} exactly that.”

“{Pet.He} says {pet.he} never saw anything like it,” said {child}.

“Oh, bless {pet.him},” said {@g}, and started on some [us: pants | trousers].

{Pet} looked at {child}. “I said teapot,” {pet.he} said. “Why is that person smiling?”

“It sounds different in English,” said {child}, and scratched {child.his} neck.

# all-four
On Thursday there were [us: pants | trousers], and on Friday there were socks, all four.[friend:  {Friend} saw them, and had to go home and laugh.] {@G} knitted the whole day long[music:  and hummed {music}], with {@his} lap full of pink wool. {child} kept on saying nice things, and each one made {child.his} tummy feel worse.

# gone
On Saturday morning {pet} wasn’t there.

{@G} rattled the [us: kibble | biscuits] at the back door, but nobody came. {@He} sat down on the bottom stair with one small pink sock in {@his} hand.

“{Pet} has gone,” said {@g}. “[city: Out {in city} somewhere. ]And {pet.he} {pet.was} so happy.”

# in-gull
{child} felt sick. {Child.He} ran out into the garden[athlete: , as fast as {athlete}]. A gull was sitting on the fence.

“Have you seen a [pet.dog: dog|cat]?” asked {child} in Gull.

“[us: Fries | Chips]?” said the gull.

“I haven’t got any [us: fries | chips].”

“I’ve seen a teapot,” said the gull. “In [us: pants | trousers]. [pet.dog: Behind that shed.|Up on that shed.]”

# more-trousers
And there was {pet}, [pet.dog: behind the shed|on the low shed roof], with {pet.his} back to the house.

“I’m moving {@where},” {pet.he} said. “They’ve got no wool. I’d have gone at dawn, but I can’t jump in these. I’ve told that person every day, in plain [pet.dog: Dog|Cat]. And all I get is a smile, and more [us: pants | trousers]. {@He} doesn’t care what I say.”

“{@He} doesn’t know what you say!” said {child}, and then it all came out. “I changed it. I made it nice. I was scared {@he} would be sad.”

{Pet} turned round and stared at {child} from under {pet.his} bonnet.

# this-one-itches
{@G} had come out on to the grass in {@his} slippers. “Is that {pet}?” {@he} said. “What’s {pet.he} saying, {child}?”

{child’s} heart thumped. {Child.He} took hold of the itchy [us: sweater | jumper] and pulled it up and right off, and stood there in {child.his} [us: undershirt | vest].

“{Pet.He} says {pet.he} hates it, {@g},” said {child}. “All of it. And this one itches. I don’t love it. I love you. I should have said.”

# all-the-way-down
{@Gs} face fell. {child} watched it go all the way down, and it was just as bad as {child.he} had thought. But {child.he} stayed where {child.he} {child.was}. And {@g} looked at {pet} properly, from the bonnet to the socks.

“{Pet.He} {pet.does} look a bit like a teapot,” said {@g}.

“Thank you,” said {pet}.

# a-lap
“But doesn’t {pet.he} like me any more?” asked {@g}, and {@his} voice was small.

{child} asked. {Pet} looked down at {pet.his} pink feet.

“There used to be a lap,” {pet.he} said. “In the evenings. Now there’s always wool in it.”

{child} turned round to {@g}, and this time {child.he} didn’t change a word.

“Oh, {pet},” said {@g}. {@He} dropped the sock and held out {@his} arms, and [pet.dog: {pet} went straight into them|{child} lifted {pet} down into them].

# the-bonnet-blew-away
It took them ages to get the [us: pants | trousers] off.[elder2:  {Elder2} took off a [us: sweater | jumper], too, and scratched in front of everybody.] The bonnet blew away, and when they last saw the gull it was wearing it.

# the-same
That evening the wool was in its basket, with the lid on. {child} sat in {child.his} softest pyjamas, leaning on {@g}, and {pet} [pet.dog: moved {pet.his} chin about on {@gs} lap|went round and round in {@gs} lap] until it was right.

After a while there was a sound.

“What does {pet.he} say?” asked {@g}.

{child} listened.

“That’s just [pet.dog: a sigh|purring],” {child.he} said. “It’s the same in English.”

# @stay
{child} stayed with {elder} that week, and wore the [us: sweater | jumper] that {elder.short} had knitted.
## if pet
{child} wore the [us: sweater | jumper] that {@g1} had knitted.
## if adult & !elder
{child} wore the [us: sweater | jumper] that {@g1} had knitted.

# @cat
{pet}, a cat who had moved in with {elder.short} last year,
## if adult & !elder & !pet
{pet}, next door’s cat, who mostly lived with them,
## if pet.cat
{pet}[!pet.known:  the cat]
## if pet.dog
{pet}[!pet.known:  the dog]

# @where
in next door
## if adult & !elder & !pet
back home

# @g1
{elder}
## if adult & !elder
{adult}

# @g
{elder.short}
## if adult & !elder
{adult}

# @gs
{elder.short’s}
## if adult & !elder
{adult’s}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @him
{elder.him}
## if adult & !elder
{adult.him}

# @his
{elder.his}
## if adult & !elder
{adult.his}
