title: The Hole in the Street
title: Hello, Hello, Said the Hole
title: What’s for Afters?
guest neighbour: Maureen (she), Jean (she)

% Whoever is there (@a): {adult}, or else the grandparent, or else the neighbour, by name each time.

# a-hole
There was a hole outside {child’s} house[city:  in {city}].

A yellow digger had dug it on Monday. On Tuesday a man in a hard hat had climbed down and banged on a pipe. Now it was Wednesday, and there was a stripy fence [us: around | round] the hole, and nobody was doing anything.

{@First} was sitting on the bench, looking for the keys. {@As} bag is a sort of hole as well, so that took a while. {child} poked {child.his} head between the stripes.

# two-hellos
“Hello,” {child.he} called, to see if there was an echo.

“Hello, hello,” said the hole.

So it wasn’t an echo. An echo says hello exactly as many times as you do.

“What’s it like, being a hole?” asked {child}.

“Empty,” said the hole. It sounded like somebody talking in a bucket. “It’s very empty, mostly.[sport:  I can’t even {play sport}.]”

# hungry
{child} felt sorry for the hole. And there was something that {child.he} had to tell it.

“They’re going to fill you in tomorrow,” {child.he} whispered. “The man in the hard hat said so. I’m sorry.”

For a long time there wasn’t a sound down there.

“Fill me?” said the hole. “Me? All the way up? But that’s wonderful! I’ve been hungry for three days!”

{child} hadn’t thought of that. A hole is a tummy.

# the-menu
“What are we having?” asked the hole.

“{@A}!” called {child}. “What do you fill a hole with?”

“Stones at the bottom,” said {@a}, with one arm in the bag. “Then gravel. Then sand, and then [us: asphalt | tarmac] on top.”

“Stones for starters,” said the hole dreamily. “Then gravel, with sand … and what’s for [us: dessert | pudding]?”

{child} thought about it. [us: Asphalt | Tarmac] probably wasn’t a [us: dessert | pudding].

“There isn’t any,” {child.he} said.

“Oh,” said the hole. “No. No, of course not.” And its voice got very, very small.

# the-good-half
In {child’s} pocket there was half a cinnamon bun[elder & adult:  that {elder} had made][elder2 & adult:  with {elder2}][elder2 & !adult:  that {elder2} had made]. It was the inside half, the good half. {Child.He} had been saving it all the way home from [school: {school} | [age<5: [us: preschool | nursery] | school]].[athlete:  Not even {athlete} would have got a bite.] {child} looked at the bun. {Child.He} looked at the hole.

Then {child.he} let go.

It was a long time before it went bump.

“Ohhh,” said the hole. “I’ll keep that one in my cheek for now.”

# filled
On Thursday the digger came. {child} and {@a} stood by the fence and watched[friend: , and {friend}[!friend.known: , {child’s} best friend,] had both hands over {friend.his} ears]. The stones went clonk. The gravel went rattle. The sand went shhhh. The [us: asphalt | tarmac] smoked, and a roller drove backwards and forwards until everything was perfectly flat. Then the man in the hard hat took the fence away and went home[music: , whistling {music}].

Where the hole had been there was only a shiny black square.

# not-even-goodbye
“Hello?” said {child} to the square.

Nothing.

“Hello, hello?”

Nothing at all. Now {child} felt a bit empty too. {@A} noticed, and held {child.his} hand.

“It didn’t even say goodbye,” said {child}.

{@A} thought about it.

“Well, you don’t talk with your mouth full,” {@he} said.

That was true. {@A} had said so lots of times.

# pardon
That night {child} lay in bed. The window was open a crack. The street lamp was on, [pet.dog: {pet}[!pet.known:  the dog] was asleep, ][pet.cat: {pet}[!pet.known:  the cat] was asleep, ][pet.other: {pet} was asleep, ]and a long way off a bus went by. And then it came, from right underneath. It wasn’t very loud, but it was round and dark and happy.

Urrrrrp.

“Pardon me,” said the street.

“That’s all right,” said {child}. “Was the bun nice?”

But the street had already nodded off.

You do, when you’re really full.

# @first
{neighbour} from next door
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{neighbour}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @As
{neighbour’s}
## if adult
{Adult’s}
## if elder & !adult
{Elder.short’s}

# @he
{neighbour.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}
