title: We Don’t Know Each Other
title: The Shrimp Held On
title: A Whole Town Full of Lamps
guest majken: Edie (she), Marnie (she)
guest rolf: Desmond (he), Clive (he)
guest aunt: Bernadette (she), Rosalind (she)

% The baby is called the Shrimp for now. @it is he or she where the wish says a brother or a sister, else it; until {child} has owned up, both {child} and {majken} say “it”, as of a stranger.
% @a is {adult}, else the grandparent, else {aunt} from next door.

# by-the-hair
The baby had {child} by the hair, and had no plans to let go.

{@It} was five weeks old and was called the Shrimp, for want of a proper name. {@It} lay in {@its} [us: stroller | pram] outside the library and wasn’t even looking at {child}. {@It} was looking at the lamp over the door. {child} had only bent down to put the [us: pacifier | dummy] back in. Now {child.he} sat on the end of a bench with {child.his} head half in a [us: stroller | pram], and couldn’t get up.

“{@A-first} is on the top floor, taking the books back,” {child.he} said. “That’s ten minutes. Are you going to keep this up the whole time?”

The Shrimp was.

# related
{child} had wanted a brother or sister for as long as {child.he} could remember. It would be somebody on {child.his} side of the table, somebody who got it[sport: , somebody to {play sport} with]. Then at last {@it} came, and on the first evening {child} had leaned in and said, “Hello, I’m {child}.” And the Shrimp had looked straight past {child.his} ear, at the light on the ceiling. It had gone on like that. The Shrimp was extremely fond of lamps.[pet.dog:  {@It} would even look at {pet}[!pet.known:  the dog].][pet.cat:  {@It} would even look at {pet}[!pet.known:  the cat].][pet.other:  {@It} would even look at {pet}.]

“Don’t you want a hold?” {@a} had asked[elder & adult: , and so had {elder}[elder2:  and {elder2}]][elder2 & !adult: , and so had {elder2}]. “You’re related, you know.”

“We don’t know each other,” {child} had answered.

It was true. That was why it hurt.

# the-right-moment
{child} tried to work the hair loose. The Shrimp pulled back. {@It} was as strong as a [us: longshoreman | docker].[athlete:  Not even {athlete} would have got away.]

That was when {majken} came across the square.

{majken} was in the other class[school:  {at school}] and played bass in the only band the school had, and the band needed a singer. {child} could sing[friend: , and even {friend}[!friend.known: , {child.his} best friend,] said so]. {Child.He} had been meaning to mention it since September, at the right moment. This wasn’t the right moment. {child} had {child.his} head in a [us: stroller | pram].

# like-a-piano
“Hi,” said {majken}. “What are you doing?”

“Sitting.”

{majken} tipped her head over just as far, so that they could see each other.

“Are you two related?”

Just then the Shrimp filled {@its} [us: diaper | nappy]. It sounded like somebody moving a piano.

“No,” said {child}. “We don’t know each other.”

It just slipped out.

“It’s got you by the hair,” said {majken}.

“It’s like that. It does it to everyone.”

“But whose is it?”

“No idea. It was here when I got here,” said {child}, and laughed a bit, to make it a joke.

# somebody-left-it
{majken} didn’t laugh. {majken} took things seriously, which was the best thing about her. She went white.

“Has somebody just left a baby?” she said. And before {child} could get a word out, she had flung open the library door.

“Help! There’s an abandoned baby out here!”

{rolf}, the librarian, came out with his coffee in his hand. He looked down into the [us: stroller | pram], and his eyes filled.

“You poor little thing,” he said. “Let’s get you into the warm.”

# an-empty-hand
{Rolf} put his cup on the bench, took the handle and pushed. The hair slid out of the Shrimp’s fist, and for the first time in ages {child} was free.

{Child.He} could stand up straight. {Child.He} could go anywhere. {Child.He} had never felt anything so awful.

Over the edge of the [us: stroller | pram] came a hand. It opened and shut, opened and shut, and there was nothing in it.

# a-new-one
Then the Shrimp screamed. {child} knew the scream for food and the scream for [us: diapers | nappies]. This was a new one. {rolf} rocked. {rolf} did a tractor. {majken} tried the [us: pacifier | dummy], which came back like a cork.

“It wants somebody!” shouted {majken} over the noise. “Who does it want?”

# at-the-lamp
{child} didn’t answer. {Child.He} stepped in front of the [us: stroller | pram] and lifted the Shrimp out, with one hand behind the neck, the way {@a} had shown {child.him} while {child.he} pretended to look at something else. {Child.He} put {@him} against one shoulder and tipped {child.his} head, until the empty hand found the hair, and closed. And then {child} sang, quite low, the only thing {child.he} had in {child.his} head, and it was [music: {music}, which | the song] {majken’s} band always played.

The scream turned into hiccups. The hiccups turned into nothing. The Shrimp raised {@its} heavy, wobbly head. Right above was the lamp. {@It} didn’t look at the lamp. {@It} looked at {child}.

# the-tractor
{Rolf} switched off the tractor.

“You don’t know each other?” said {majken}.

“We’re related,” said {child}, and felt hot right down to the shoes. “I lied. I was ashamed, and now I’m ashamed of that.”

“Thank heavens,” said {rolf}. He wiped his eyes, picked up his coffee and went back in to the books.

# our-dog
{majken} sat down on the bench.

“In [us: third grade | Year Three] I told everybody my little brother was our dog,” she said.

“Did they believe you?”

“He barked when anybody came. He loved it.”

“Does he still do it?”

“He’s nine now. So only if you ask nicely.”

{child} laughed until the Shrimp bounced.

“You sing it higher than we do,” said {majken}. “It’s better. We practise on Tuesdays. Bring the baby, if you like.”

“The baby screams.”

“We’ve got drums,” said {majken}.

When {@a} came out, all three of them were on the bench, and the smallest had {child} by the hair.

# held-on
On the bus home it was getting dark. The Shrimp had a clean [us: diaper | nappy] and lay against {child’s} shoulder, and {@a} sat beside them, dozing a little. Past the window went the street lamps, one after another, [city: the whole of {city} full | a whole town full] of lamps. The Shrimp didn’t care about a single one. {@It} lay with a fist full of hair and looked at {@own-sib}.

“We don’t know each other yet,” whispered {child}. “But we’ve got plenty of time.”

And the baby held on.

# @it
it
## if brother
he
## if sister
she

# @him
it
## if brother
him
## if sister
her

# @its
its
## if brother
his
## if sister
her

# @own-sib
{child}
## if child.she
{@its} big sister
## if child.he
{@its} big brother

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{aunt} from next door
## if adult
{adult}
## if elder & !adult
{elder.short}
