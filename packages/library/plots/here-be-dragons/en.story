title: Here Be Dragons
title: One Lamp-Post at a Time
title: The Lake Behind the Laundry
guest pet: Smudge (he), Barney (he)
guest ellen: Ellen (she), Nora (she)

% The pet is the family’s own, a dog or a cat on a lead; otherwise a dog lent to the child till the summer. “Here be dragons” is read slowly, as on a map. Ellen says “a lake” as if everybody knew.

# dragons
On the really old maps, when the mapmakers didn’t know what was there, they wrote: Here be dragons. [elder: {Elder}[elder2:  and {elder2}] had told {child} that. | {child} had read that somewhere.][city:  Perhaps it once said so just where {city} is now.] So on the first evening in the new town, when {@bed} but everything else was in boxes, {child} took a pencil and a big white sheet of paper and drew a map. In the middle {child.he} put the house. All round it {child.he} wrote the same thing.

Here be dragons.

Here be dragons.

Here be dragons.

{@curtains} In the old town {child} could have walked home from school with both eyes shut. {Child.He} had tried it, nearly all the way. Here {child.he} didn’t even know which of the two switches by the bed turned off the light.

# mid-term
Moving in the summer is one thing. Everybody’s a bit away then. Moving in the middle of [us: the school year | term][school: , to {school} or any other school,] is like walking into a [us: movie | film] when half of it’s over. Everybody else knows who’s friends with whom, and why that man has a parrot. The class was doing volcanoes, and had been for three weeks. The others’ names were on the pegs, printed and laminated. {child’s} was in [us: marker | felt pen] on a bit of tape. People were kind. They said hello. But they said it on their way to somewhere else.

# lamp-post
The one who didn’t mind was {pet}. Every afternoon {pet} stood by the door and wanted to go out, and in the new town {@posts} Then they went on to the next.

“You don’t have to know it all at once,” said {child}. {Child.He} meant it as a joke. But then {child.he} stood on the [us: sidewalk | pavement] for a bit, thinking about it.

When {child} got home {child.he} [us: erased | rubbed out] a dragon. It was just the one, the nearest on the right. {Child.He} drew a [us: lamppost | lamp-post] there instead, and wrote: Approved by {pet}.

# akery
The next day {child.he} [us: erased | rubbed out] another. That was [music: the bakery where they played {music}, the one | the bakery] with the broken sign that only said AKERY. Then came a back yard with a sofa that somebody had put out[athlete:  under a poster of {athlete}], and a library, three streets off, where you could bring a [pet.cat: cat | dog] if it was quiet. {Pet} was quiet. The librarian even kept a tin of [us: cookies | biscuits], which got a sign of its own.

# hearts
In the evenings {child.he} sent pictures of the map to [friend: {friend}[!friend.known: , {child.his} best friend,] and the others | {child.his} friends] in the old town. They answered with hearts[friend: , and {friend}|  and] asked if the dragons bit. Sometimes that made {child} happy. Sometimes it made {child.him} so homesick that {child.he} had to lie down on the floor with {child.his} face in {pet’s} fur, and that took as long as it took. {Pet} was never in a hurry. {Pet} seemed to think that this was a kind of [us: lamppost | lamp-post], too.

# the-steps
One Thursday {child} took the map to school. {Child.He} didn’t mean to show it. {Child.He} only had one thing to draw in, a drain with a frog on its lid, and at [us: recess | break] {child.he} sat on the steps drawing it, until somebody got in the light.

“What’s that?” It was a girl in the class called {ellen}. She had one arm in [us: a cast | plaster] and an apple in the other hand.

“Nothing. It’s a map.”

{ellen} leaned closer. She read for a long time. {child} waited for {ellen} to laugh.

# short-cut
“You’ve missed the short cut,” said {ellen}.

“What short cut?”

“Behind the laundry. Where you’ve got a dragon. You crawl under the hedge and come out at the lake.”

“Is there a lake?”

{ellen} stopped chewing. “Hasn’t anybody told you there’s a lake?”

# the-lake
After school they fetched {pet} and went there. {Pet} had never been so happy, for {pet} had suspected a lake all along. The hedge was a tight fit, and {ellen} swore at her [us: cast | plaster], but on the other side it all opened out: the reeds, a jetty, and the water, grey and shining and much bigger than {child} had imagined. {@splash}

They sat on the jetty until they were cold. {ellen} told {child} which of the class were funny, [sport: which did {sport}, ]and which were funny only when you knew them. She explained about the parrot, so to speak. {child} talked about the old town, and that was all right. It didn’t get any smaller.

# a-boot
“Can I draw the lake?” asked {ellen}. “I did find it. Only I’m left-handed for the time being.”

The lake came out wobbly, and shaped more or less like a [us: rain boot | wellington boot]. {child} left it exactly so.

# twenty-six
That evening the map was on the wall, with tape on every corner. It had the [us: lamppost | lamp-post] and the bakery, the sofa and the library, the frog and the lake. And dragons, a great many dragons.

[friend: “Do they bite?” wrote {friend}.

“Not the ones I’ve met,” {child} wrote back.

][adult / elder: “How many are left?” asked {@a} from the doorway.

{child} had just counted them. “Twenty-six.”

But they | {child} had just counted them, and there were twenty-six left.

But they] didn’t look so dangerous any more. They lay there on their white patches, one by one, waiting for somebody to come and find out what was really there.

# the-left-one
At the foot of the bed {pet} turned round once, and once again, and lay down with a sigh. {child} put out a hand without looking. It was the left-hand switch. The room went dark at the first try.

One at a time, thought {child}. Tomorrow we’ll do the next.

# @bed
the bed had been screwed together
## if adult
{adult} had screwed the bed together
## if elder & !adult
{elder.short} had screwed the bed together

# @curtains
{Pet}, a dog lent to {child} till the summer, lay on a heap of curtains and looked on.
## if pet.dog
{Pet}[!pet.known:  the dog] lay on a heap of curtains and looked on.
## if pet.cat
{Pet}[!pet.known:  the cat] lay on a heap of curtains and looked on.

# @posts
{pet} did what you do if you’re a dog. One [us: lamppost | lamp-post] at a time. {Pet} sniffed at it until {pet.he} had finished.
## if pet.cat
{pet} walked on a [us: leash | lead], and did what you do if you’re a cat. One [us: lamppost | lamp-post] at a time. {Pet} rubbed a cheek on it until {pet.he} had finished.

# @splash
{Pet} ran straight out until it splashed.
## if pet.cat
{Pet} sat down at the very end of the jetty and counted the fish.

# @a
{adult}
## if elder
{elder.short}
