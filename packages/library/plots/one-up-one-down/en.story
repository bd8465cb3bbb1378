title: Is That Taken?
title: One Up and One Down
title: The Best Seat on the 38
guest friend: Kit (he), Nancy (she)
guest pet: Otis (he), Juno (she)
guest driver: Denise (she), Maureen (she)
guest neighbour: Mrs Quill (she), Mrs Peverell (she)

% The Border Collie is the original; any dog will do, and a cat in a harness does what a cat does: @hopes, @tugged, @counting, @lay, @sheep, @turned.

# a-bag-on-a-seat
Every morning since September, {child} had put {child.his} bag on the seat beside {child.him}, and every morning nobody had asked {child.him} to move it.

It was the best seat on the 38[city: , and so the best in {city}]: upstairs, right at the front, with the whole road coming at you through the glass. {Child.He} and {friend}[!friend.known: , {child.his} best friend,] had sat there all through [us: elementary | primary] school. Then came the big school. They went to the same one, on the same bus. {Friend} got on at the church, as {friend.he} always had, and did not come up the stairs.

They hadn’t quarrelled. If they’d quarrelled, {child} could have made it up. {Child.He} just wanted to know what {child.he}’d done, and there was no way of asking that didn’t sound as if {child.he} minded.

So in the corridor[school:  {at school}] {friend} said, “[us: Hey,|All right?]” and {child} said, “[us: Hey,|All right,]” and now it was November.

# stitches
On Saturday, {pet} had to have {pet.his} stitches out.

{@Whose} {Pet.He} had cut {pet.himself} on a fence, chasing a white [us: plastic bag | carrier bag]. {@Hopes} Now {pet.he} wore a plastic cone[elder: , which had knocked two of {elder’s} cups off the table], and {pet.he} let nobody hold {pet.his} head at the vet’s except {friend}, who did it by breathing in {pet.his} ear.

“I’ve [us: called | rung] {friend’s} house,” said {@caller}. “{Friend.He}’ll get on at the church.”

“I could have asked {friend.him}.”

“You could. And it would have been Christmas.”

# on-the-stairs
{child} took {pet} up to the front seat. {Child.He} put {child.his} bag on the seat beside {child.him}, as always. At the church {child.he} heard {friend} say good morning to {driver}, who drove, and {child.he} listened for feet on the stairs. There weren’t any.

{Pet} listened too. Then {pet.he} got up and went to fetch {friend}. Halfway down, {pet.he} stopped.

“[pet.cat: Cat | Dog] on the stairs!” called {driver}. “I can’t pull away with a [pet.cat: cat | dog] on the stairs.”

{@Tugged}

“It’s the cone,” said {friend}. “{Pet} can’t see {pet.his} feet.” And {friend.he} took it off.

# one-up-one-down
Now {pet} could see {pet.his} feet perfectly. {Pet.He} looked up at {child}. {Pet.He} looked down at {friend}. {Pet.He} stayed where {pet.he} {pet.was}.

{@Counting}

Nobody said anything. Somebody ate a [us: potato chip | crisp].

“I’ll come up,” said {friend}, in the voice of somebody on a high diving board.

{child} took {child.his} bag off the seat. {Pet} followed {friend} up, {@lay}, and sighed. The bus pulled out.

# how-many-were-left
{child} had a sentence ready. {Child.He}’d had it ready for weeks. But when {child.he} turned to say it, {friend’s} lips were moving.

“Mill Lane,” {friend} was saying under {friend.his} breath. “Garage. Library. Market.”

{Friend.He} had always done that. It was a {friend} thing; {friend.he} said bus stops the way other people hummed[music:  {music}]. {child} used to test {friend.him} on them[sport: , on the way to {play sport}]. Now, after two months without it, {child} looked at {friend.him} properly. {Friend’s} hands were pressed flat on {friend.his} knees. {Friend.His} face was the colour of porridge. {Friend} wasn’t reciting the stops. {Friend.He} {friend.was} counting how many were left.

“You feel sick,” said {child}.

“No.”

“{Friend}.”

“Bit.” {Friend} kept {friend.his} eyes on the road. “It’s only up here. It sways.”

“Since when?”

“Since always.”

# ive-got-a-bag
“We sat up here for years!”

“You liked it,” said {friend}. The bus leaned round a corner and {friend.he} shut {friend.his} mouth until it had finished. “It was only ten minutes, then. Now it’s forty. I thought you’d come down and ask. And you didn’t, so I thought, well, you’ve got people up there.”

“I haven’t got people,” said {child}. “I’ve got a bag!”

It came out louder than {child.he}’d meant. Behind them, the [us: chips | crisps] stopped.

# taken
At Mill Lane, while the bus stood still[athlete:  beside a poster of {athlete}], they went down. {Friend’s} seat was the one behind the driver. The place beside it wasn’t empty. {Friend’s} bag was on it.

{child} looked at the bag.

“Every morning since September,” said {driver}, to the [us: windshield | windscreen]. “I had a man with a cello ask for that seat. ‘Sorry,’ says {friend}, ‘it’s taken.’”

{Friend} had stopped being the colour of porridge. {Friend.He} {friend.was} now quite red.

# to-the-end
At the vet’s[elder: , where {elder}[elder2:  and {elder2}] had come to hold the cone,] {friend} breathed in {pet’s} ear, and nine stitches came out, and {pet} never made a sound. Afterwards {friend} said, “Could we stay on, going home? Right to the end? I’ve never seen it.”

So {child} {@rang}, and they stayed on: past the church, past {child’s} road, out between black hedges to the place that was written on the front of the bus. Harrow End. It was a shelter, a [us: trash can | bin] and a gate.

“It’s a [us: trash can | bin],” said {child}.

“It’s a good [us: trash can | bin],” said {friend}, who had got all {friend.his} colour back, and {friend.he} went to read the [us: schedule | timetable].

# the-gate
{@Sheep} One friend at the gate. One friend at the shelter. {@Turned}

# on-monday
On Monday it rained. {child} got on, looked once at the stairs, and sat down behind {driver}. {Child.He} put {child.his} bag on the place by the window.

At the church the doors folded open.

“Is that taken?” said {friend}.

“Yes,” said {child}, and moved {child.his} bag.

# @whose
{Pet} lived next door with {neighbour}, but it was {child} who took {pet.him} out.
## if pet.dog
{Pet} was {child’s} dog.
## if pet.dog & breed
{Pet} was {child’s} {breed}.
## if pet.cat
{Pet} was {child’s} cat, and the sort that goes on a [us: leash | lead].
## if pet.cat & breed
{Pet} was {child’s} {breed}, and the sort that goes on a [us: leash | lead].

# @hopes
{Pet.He} had never met a sheep, and {pet.he}’d had hopes of the bag.
## if pet.cat
{Pet.He} had never caught a bird, and {pet.he}’d had hopes of the bag.

# @caller
{neighbour}
## if pet
{neighbour} from next door
## if elder
{elder}
## if adult
{adult}

# @tugged
{child} came and tugged from above. {Friend} came and tugged from below. {Pet} stood there like a wardrobe.
## if pet.cat
{child} came and coaxed from above. {Friend} came and coaxed from below. {Pet} sat there like a teapot.

# @counting
“Oh,” said {friend} slowly. “{Pet} is counting. One up and one down, and {pet.he} can’t leave either.”
## if pet.cat
“Oh,” said {friend} slowly. “{Pet} is counting. One lap up and one lap down, and {pet.he} can’t leave either.”

# @lay
lay down across all four of their shoes
## if pet.cat
lay down across both their laps

# @rang
[us: called | rang] home
## if adult
[us: called | rang] {adult}
## if elder
asked {elder.short}
## if elder & adult
asked {elder.short} and [us: called | rang] {adult}

# @sheep
Behind the gate were sheep. Twelve of them.

{Pet} went completely still. {child} took the [us: leash | lead] in both hands. You could almost see the wolves arriving in {pet}, one after another. {Pet.He} looked at the sheep for a long time. Then {pet.he} looked round.
## if breed.Border Collie
Behind the gate were sheep. Twelve of them.

{Pet} went completely still. {child} took the [us: leash | lead] in both hands. You could almost see {pet’s} grandfathers arriving in {pet.him}, one after another. {Pet.He} looked at the sheep for a long time. Then {pet.he} looked round.
## if pet.cat
In the hedge behind the gate were sparrows. Forty of them.

{Pet} went completely still. {child} took the [us: leash | lead] in both hands. You could almost see the tigers arriving in {pet}, one after another. {Pet.He} looked at the sparrows for a long time. Then {pet.he} looked round.

# @turned
{Pet.He} turned {pet.his} back on the sheep and towed {child} over to {friend}.
## if pet.cat
{Pet.He} turned {pet.his} back on the sparrows and towed {child} over to {friend}.
