title: Thursday’s Princess
title: Your Turn to Wash Up
guest friend: Rosa (she), Sanjay (he)
guest pet: Pickle (he), Biscuit (she)
guest elder: Winifred (she), Cecil (he)
guest royal: Philippa (she), Augusta (she)
guest minder: Bridget (she), Maureen (she)

% The dropped plate is the princess’s secret: she has not been allowed to carry anything since she was four.

# four-evenings
{child} had [us: done the dishes | washed up] four evenings in a row, and it was the princess’s fault.

Her name was {royal}. She was exactly as old as {child}, and she had moved in on Friday with a crown and three trunks. Her castle[city: , just outside {city},] was getting a new roof, but the old one was off already, and it was raining straight into her bed. The roofer had asked around for a dry room, and {child} had one.

The rule in {child’s} house was on the fridge, above all the names: everybody takes a turn. And now there was the princess’s plate, left on the table. Again.[sport:  And {sport} had already started on [us: TV | the telly].]

“It’s your turn to [us: do the dishes | wash up],” said {child}.

“I don’t [us: do dishes | wash up],” said {royal}.

“Everybody does.”

“Not me. I’ve decided.”

“You can’t just decide!”

“Yes, I can,” said {royal} in surprise. “It’s the only thing I’ve had lessons in.”

{@pet} lay under the table and gazed up at {royal} with love. {Royal} tended to drop sausages. The packet said Little Princes, and at first she had refused to eat them, because she thought they were relations.

# both-parties
{child} rang {friend}[!friend.known: , {child.his} best friend]. {Friend} was going to work for a [us: labor | trade] union one day, and settled everything by negotiation.[school:  {Friend.He} had won five more minutes of [us: recess | playtime] {at school}.] Two minutes later {friend.he} {friend.was} at the door, with a folder.

“Both sides are present,” said {friend}, and sat down at the head of the table[athlete: , looking like {athlete} before a final]. “What are you asking for, {child}?”

“That she [us: does the dishes | washes up].”

“And what does the princess offer?”

“A medal.”

“How big?” said {friend}.

“{Friend}!” said {child}.

“Sorry. Five minutes’ break. Is there any cake?”

After the cake {friend} suggested that the princess could do the drying.

“No,” said {royal}, and she sat on her hands. “Not drying either. Not carrying. Not touching.”

“Then the talks have broken down,” said {friend} gloomily, and shut the folder.

# a-guest
On Wednesday {@elder}[elder2:  and {elder2}] came to supper. {Elder} picked up a plate to carry it out, and at once {@a} called:

“You sit down! You’re a guest!”

“There you are,” {royal} told {child}. “It isn’t my turn to [us: do the dishes | wash up]. I’m a guest.”

She didn’t sound glad about it. But {child} never noticed, because {child.he} had the tap running so hard[music:  and {music} on so loud].

# a-plate
On Thursday {friend} made one last attempt. {Friend.He} had written an agreement in four parts, three of them about cake. {child} filled the [us: dishpan | washing-up bowl]. Then {child.he} put a plate into {royal’s} hands.

“It’s your turn to [us: do the dishes | wash up],” said {child}. “There. You’re holding it. You’re still alive.”

{Royal’s} face turned white. Her fingers began to shake, and the plate shook with them. Then it slid out of her hands, hit the floor and broke into twenty pieces.

“Oh,” said {friend}.

“What did you do that for?” shouted {child}. “You can’t do anything! Go home to your stupid castle!”

{Royal} didn’t answer. She walked out into the hall. By the time the others had swept up, the crown was lying on the hall floor, and there wasn’t a sound in the house.

# ashamed
Not in her room. Not in the bathroom. Not behind any of the trunks.

{child’s} stomach hurt, low down, as if {child.he} had swallowed a wet dishcloth.

“I’m ashamed,” {child.he} said.

“So you should be,” said {friend}. “So should I. I wrote about cake. But now let’s find her.”

“Where?” said {child}.

{Friend} pointed. {@hall}

“{Pet},” said {child}. “Where’s the princess?”

Perhaps {pet} didn’t know what a princess was. But {pet.he} knew exactly where there were sausages. {@track} outside the drying room.

# cold-sausages
In there, on the floor among the raincoats, sat {royal}. She had two cold sausages in her pocket, for the journey.

{Pet} stepped in and ate them. Then {pet.he} lay down in {royal’s} lap, so that the princess couldn’t get up.

“I knew I’d drop it,” said {royal}. “When I was four I wanted to help at a banquet, and I dropped a dish that was older than the castle. Everybody stopped talking. And ever since then, the minute I touch a thing, somebody comes running. I’m not even allowed to carry my own [us: oatmeal | porridge].”

# broken-things
{child} didn’t know what to say. {Child.He} went upstairs instead, and came back with a whole armful.

“{@Who} dropped this one,” said {child}, and laid a plate with no rim in the princess’s lap, next to {pet}. “I dropped this one. And this one has been sat on.”

“Sat on?”

“Nobody knows how it happened.”

“And this cup’s the one I threw,” said {friend}. “That’s why there’s no handle. I was smaller then, and unhappy with the terms.”

{Royal} held the cup. Nobody came running.

“Don’t you get cross?”

“Yes,” said {child}. “Every time. Then we have supper.”

{Royal} turned the cup round. She didn’t drop it.

# on-the-fridge
In the kitchen {child} took a pencil to the fridge. Under {child.his} own name {child.he} wrote one more. There was barely room for it.

“Guests aren’t on the list,” said {child}.

{Royal} read it. Then she read it again.

“It’s Thursday,” she said.

“Yes. It’s your turn to [us: do the dishes | wash up].”

# an-hour
It took her an hour. She washed as carefully as if the forks were asleep. {child} dried, {friend} directed operations, and {pet} saw to the frying pan in {pet.his} own way.

[elder: {Elder} came back for a glove and tiptoed out again.]

# thursday
By Sunday the roof was finished, and {royal} went home with her three trunks.

But the next Thursday, just as {child} and {friend} had finished eating, {@door}. {child} and {friend} went to the window. A long black car was rolling in between the [us: trash cans | dustbins]. {Royal} climbed out without waiting to be helped. Her crown was crooked, she had a bag of sausages under one arm, and she was already pulling on a pair of yellow rubber gloves.

# @pet
{Pet}, {friend’s} dog, was having all {pet.his} suppers at {child’s} that week. {Pet.He}
## if pet.dog
{Pet}[!pet.known:  the dog]
## if pet.dog & breed.Beagle
{Pet} the beagle
## if pet.cat
{Pet}[!pet.known:  the cat]

# @elder
{elder} from across the road
## if elder
{elder}

# @a
{minder}, who was minding {child} that week,
## if adult
{adult}

# @who
{minder}
## if adult
{adult}

# @hall
{Pet} stood in the middle of the hall with {pet.his} nose to the mat. {Pet.He} walked all the way round the crown and sneezed.
## if pet.cat
{Pet} sat in the middle of the hall with {pet.his} nose in the crown. {Pet.He} stepped into it, turned halfway round and stepped out.

# @track
Off {pet.he} went with {pet.his} nose to the floor, down the cellar stairs, past the bicycles, past the boiler, and stood and barked
## if pet.cat
Off {pet.he} padded with {pet.his} tail straight up, down the cellar stairs, past the bicycles, past the boiler, and sat down and mewed

# @door
{pet} went to the front door and wagged {pet.his} tail
## if pet.cat
{pet} sat down at the front door and mewed
