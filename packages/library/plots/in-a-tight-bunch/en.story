title: One Sheep at a Time
title: In a Very Tight Bunch
guest friend: Anika (she), Jasper (he)
guest pet: Rufus (he), Tess (she)
guest driver: Maureen (she), Brenda (she)
guest royal: Ottilie (she), Leopoldine (she)

% The dog is the family's or the friend's; a cat is the family's. A collie is the original; any other pet is a joke of its own.

# breakdown
{@One} drove a breakdown truck on Saturdays, and {child} went too. So did {friend}, who was {child’s} best friend and could name any engine by its cough. And so did {@whose}, because nobody had ever managed to leave {pet} behind.[elder:  {Elder}[elder2:  and {elder2}] had sent sandwiches.]

# four-minutes
{@line} {Pet.He} had walked into a field, forty sheep had turned round and looked at {pet.him}, and {pet.he} had got under a tractor and stayed there until it was time to go home.

“{Pet.He} herds people instead,” {child} used to explain. It was true. {@herds}

# lower-vasselau
That Saturday the call came from Cutler’s Lane, where there was never anybody. But round the last bend they found a long black car with a little flag on the front and steam coming out underneath. Beside it stood a chauffeur, wringing his hat. On the verge sat a girl of about twelve in a stiff blue coat.

“Radiator,” said {friend} at once.

“This,” said the chauffeur, “is Her Royal Highness Princess {royal} of Lower Vasselau. She is to open the new bridge at Thornby at three o’clock.”

{@A} looked at [adult: {adult.his} | her] watch. It was twenty past two. “Hop in, then, Your Highness,” [adult: {adult.he} | she] said. “Mind the [pet.cat: cat | dog]. And [elder: {elder’s} | the] sandwiches.”

# nine-bridges
So they all squashed up, with the black car dangling behind. [music: {@A} turned off {music}, out of respect. ]{Child} had never met a princess. There weren’t any [city: {in city} | where {child.he} lived].

“Do you like bridges?” {child.he} said at last.

“I’ve opened nine,” said the princess. “I’ve never been allowed to walk over one. They turn me round and drive me home.” She was holding a card with a speech on it. It was shaking, just slightly, at the edges.

{Friend} saw as well. “Are you all right?” {friend.he} asked.

“It is nothing. It’s only that there are five hundred people.” The princess swallowed. “They all turn round, you see, at the same time. And then they look. Last month I climbed under the table with the cakes on.”

{Child} and {friend} turned slowly and gazed at {pet}.

# hedge-to-hedge
But before anyone could explain, {@a} braked.

The lane ahead was full of sheep. A gate had swung open, and they had all come out, two hundred at least, packed from hedge to hedge[sport: , like a crowd at {sport}]. Two hundred sheep turned round and looked in through the [us: windshield | windscreen] at {pet}. Not one of them moved.

“Farm’s miles back,” said {@a}. “And it’s quarter to three. What we want is a…” Then [adult: {adult.he} | she] looked at {pet} and stopped, out of kindness.

{Pet} knew it too. {Pet.He} had already gone under the dashboard, with {pet.his} nose behind {@as} boots.

# choose-one
“{Pet.He}’s scared of sheep,” said {child}, not very loudly. “They look at {pet.him}.”

{Child.He} waited to be laughed at. Instead, the princess got down on the floor of the truck, among the [us: chip bags | crisp packets], until her face was level with {pet’s}.

“All at the same time,” she said. “Yes. It’s horrid, isn’t it?”

{Pet} put one paw on her knee.

“My grandmother says you must choose one,” she told {pet}. “She says nobody can face five hundred people[athlete: , except possibly {athlete}]. But anybody can say good afternoon to one. I’ve never had the courage to try it.” She looked up. “Perhaps it works for sheep.”

# bent-ear
{Child} climbed out. “Come on, {pet},” {child.he} said. “I’ll go with you. Just one.”

At last, belly to the ground, {pet} came. {Pet.He} kept {pet.his} shoulder pressed to {child’s} leg, and the trembling came right through the denim.

“That one,” said {child}. “On the end, with the bent ear. Never mind the rest of them.”

{Pet} looked at the sheep with the bent ear. The sheep with the bent ear looked at {pet}. It chewed. And then it turned round and trotted back through the gate.

{Pet’s} ears went up. You could see {pet.him} thinking it over. Is that all?

“Now the next one,” said {child} softly.

# milk-into-a-jug
The next one went. The next three went. And then something that had been folded up in {pet} since {pet.his} [pet.cat: kitten | puppy] days came open, all at once. {Pet.He} dropped {pet.his} head and shot away along the hedge, low and fast and lovely as a swallow, out and round, and the whole woolly lane began to pour through the gate like milk into a jug. {Friend} swung it shut. {@A} took off [adult: {adult.his} | her] cap, and then had to do something to [adult: {adult.his} | her] eyes with it.

# five-hundred
They got to Thornby with a minute to spare. There was a band, and a ribbon, and a mayor who had not expected a breakdown truck. When the cab door opened, five hundred faces turned round.

The princess stopped on the step. {Child} saw her glance down, as if to see how much room there was beneath the truck.

Then something leaned against her leg. {Pet}! {Pet.He} went ahead to the front of the crowd, sat down, pricked up {pet.his} ears, and gazed at the princess as if there were no one else in the world.

# good-afternoon
The princess looked at {pet}, and put the card in her pocket.

“Good afternoon,” she said to {pet}, quite loudly. “I was going to read you a speech. But I’d rather tell you about a friend of mine who did something brave today. Then I shall cut this ribbon. And then, if nobody minds, I’d like to walk across.”

# saw-to-that
Nobody minded at all. So she did: first the princess, with {child} on one side and {friend} on the other, and {@a} behind with [elder: {elder’s} | the] sandwiches, and after them the mayor and the band and five hundred people.

They went over in a very tight bunch. {Pet} saw to that.

# @one
{driver} from over the road
## if adult
There was one spring when {adult}

# @a
{driver}
## if adult
{adult}

# @as
{driver’s}
## if adult
{adult’s}

# @whose
{pet}, {friend’s} dog
## if pet.dog
{pet}
## if pet.cat
{pet}, {child’s} cat

# @line
{Pet} was a Border Collie from a long line of champions. But {pet} had only once met any sheep, and that had lasted four minutes.
## if pet.dog
{Pet} had only once met any sheep, and that had lasted four minutes.
## if pet.dog & breed
{Pet} was {a breed}. {Pet.He} had only once met any sheep, and that had lasted four minutes.
## if breed.Border Collie
{Pet} was a Border Collie, and Border Collies are meant for sheep. But {pet} had only once met any, and that had lasted four minutes.
## if pet.cat
Cats have no business with sheep. {Pet} had only once met any, and that had lasted four minutes.

# @herds
You couldn’t walk to the shops[school:  or to {school}] with {pet} without arriving in a tight bunch.
## if pet.cat
Nobody could set out for the shops[school:  or for {school}] with {pet} round their ankles, except in a tight bunch.
