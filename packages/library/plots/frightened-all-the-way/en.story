title: The Superhero and the Nine Stones
title: Frightened All the Way Across
guest friend: Hazel (she), Fergus (he)
guest pet: Pickle (she), Gus (he)
guest elder: Mrs Finch (she), Mr Finch (he)

% {elder} is the family’s own, or lives three doors down. The cat is the family’s, else {friend’s}; a dog has a hole in the hedge, and lies down on feet: @whose, @wall, @came, @on-you, @under, @claw.

# the-fourth
There were nine stepping stones across the stream at the bottom of {@garden}, and {child} had never got past the fourth.

It wasn’t the stones. It was the superhero.

The superhero had taken the room above {elder’s} garage at Easter. She was tall and tidy, and on weekdays she wore her cape tucked into her [us: pants | trousers]. But wherever she was, whatever she was doing, she could hear a frightened heart, and she couldn’t leave it alone.[school:  Twice she had turned up {at school}, in the middle of a spelling test.]

One, two, three, four, went {child}. The water was ankle-deep and very cold. The fifth stone was a long way off, and it had a tilt to it. {Child’s} heart began to bang.

# whoosh
Whoosh.

And there was {child}, back on the grass, with {child.his} hair blown flat.

“You’re safe now,” said the superhero.

“I was safe before!” said {child}. “It’s a stream! It’s got ducks standing in it!”

“It’s no trouble,” said the superhero, and was gone, because someone {@where} had met a wasp.

# help-a-duck
{Friend}[!friend.known: , {child’s} best friend,] sat on the bank with {friend.his} shoes off, sick with envy. {Friend} wanted, more than anything in the world, to be whooshed. {Friend.He} had never been whooshed once.

“Help!” {friend.he} called, and sat down in the stream in all {friend.his} clothes. “Help, a duck! It’s coming straight for me!”

The duck looked at {friend.him}. Nobody came.

“It’s your [us: sweater | jumper],” {friend} decided, dripping. “She can hear your heart through thin ones. Put on two more.”

{child} crossed to the fourth stone in three [us: sweaters | jumpers][adult: , one of them {adult’s}]. Whoosh. “You’re safe now,” said the superhero. “And very warm.”

“Well, that was wrong,” said {friend}.

# rescued-again
The only other person who got rescued as often as {child} was {@whose}. {@wall}

{child} watched {pet.him} do it.

“{Pet} isn’t stuck,” {child.he} said slowly. “{Pet} goes there. {Pet} likes it.”

“You don’t like it,” said {friend}. “You go all stiff.”

“I know. I’m frightened.” {child} looked at the fifth stone. “I just want to be frightened all the way across.”

{Friend} wrung out a sock and thought about that. “Then we don’t have to stop her hearing you,” {friend.he} said. “We have to stop her getting up.”

They went to find {elder}.

# hold-this-wool
{Elder} was on the bench with a heap of green wool[elder2: , and {elder2} was beside {elder.him}, shelling peas]. In {elder’s} opinion, nobody had sat that superhero down since she was six.

“You!” {elder} shouted at the sky. “Come and hold this wool.”

The superhero landed, rather surprised. Nobody had ever shouted for her in that voice. She sat, and {elder} put a loop of wool over her two hands and started winding.

One, two, three, four, went {child}.

The superhero’s head came up. “That child—”

“Keep your hands level,” said {elder}.

“But that heart’s banging.” The superhero’s cape began to lift at the edges.

# the-lap
{@came}

The superhero stayed absolutely still.

“I can’t get up,” she whispered.

“No,” said {elder}. “{@on-you}”

# something-next
Out in the stream, {child} stood on the fourth stone, waiting for the whoosh. It didn’t come. There was only {child.his} own heart, going like somebody running upstairs. {Child.He} stretched out a foot and stepped.

The fifth stone tipped, and held.

“Oh, it’s worse,” said the superhero, with her eyes screwed up. “It’s so loud. I always go when it gets to here.”

“Always?” called {friend}. “You’ve never heard what comes next?”

The superhero opened her eyes. “Is there something next?”

# only-wet
Six. {child} wobbled. Seven was green, and {child.his} foot shot off it, and in {child.he} went, up to the shins. {Friend} was up on {friend.his} feet, but {friend.he} held on to the grass with {friend.his} toes and shouted, “It’s only wet!” {child} climbed back on. Eight.

The superhero was leaning forward as far as a person can {@under}. {@claw}

“It’s changing,” the superhero said. “It’s just as fast. But it’s… what is that? I’ve never heard one do that.”

Nine. {child} was on the other side, with both arms in the air[athlete: , like {athlete}], roaring.

# it-goes-on
Nobody said anything on the bench for a while. {Pet} [pet.dog: snored | purred]. {Elder} wound the wool[music:  and hummed {music}].[elder2:  {Elder2} had stopped shelling peas.]

“It goes on,” said the superhero at last. “All these years, and I never knew it went on.”

{child} came back over all nine, twice, to be sure. Then {@calls} about [us: dinner | supper] and dry clothes, and {friend} was explaining that {friend.he} would be free for whooshing any evening that week[sport: , except when there was {sport}]. The wool was finished. And the superhero still hadn’t moved.

# not-yet
{child} bent down to her.

“Shall I rescue you?” {child.he} said.

The superhero looked at the [pet.dog: dog | cat].

“Not yet,” she said.

# @garden
{elder’s} garden, three doors down
## if elder
{elder’s} garden

# @where
in the next village
## if city
{in city}

# @calls
{elder.short} was talking
## if adult
{adult} was calling

# @whose
{pet}, {friend’s} cat
## if pet.cat / pet.dog
{pet}

# @wall
{Pet} liked the top of the garden wall. {Pet.He} went up it every morning to be frightened by next door’s spaniel, and every morning, just as {pet.his} [breed.Sphynx: ears went flat | tail went fat], the superhero fetched {pet.him} down. Then {pet} washed one shoulder, walked back to the wall and started again.
## if pet.dog
{Pet} liked the hole in the garden hedge. {Pet.He} put {pet.his} head through it every morning to be frightened by next door’s goose, and every morning, just as the goose put its neck out, the superhero fetched {pet.him} back. Then {pet} shook both ears, walked up to the hedge and started again.

# @came
It was then that {pet} came down from the wall. {Pet.He} came in {pet.his} own time, along the bench, without so much as a glance at the wool. {Pet} looked the superhero over. {Pet.He} put one paw in the superhero’s lap, then the other. {Pet.He} went round once, sank down, tucked in {pet.his} feet and shut {pet.his} eyes.
## if pet.dog
It was then that {pet} came back from the hedge. {Pet.He} came in {pet.his} own time, across the grass, without so much as a glance at the wool. {Pet} looked the superhero over. {Pet.He} put one paw on the superhero’s boot, then the other. {Pet.He} went round once, sank down on both the superhero’s feet, sighed through {pet.his} nose and shut {pet.his} eyes.

# @on-you
Not with a cat on you. Nobody can.
## if pet.dog
Not with a dog on your feet. Nobody can.

# @under
under a cat
## if pet.dog
under a dog

# @claw
{Pet}, without waking, put out a claw to keep her there.
## if pet.dog
{Pet}, without waking, laid a paw over her toes to keep her there.
