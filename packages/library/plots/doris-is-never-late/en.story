title: {doris} Is Never Late
title: Two O’Clock Was Early
title: This Is Faster
guest doris: Doris (she), Hilda (she)
guest bracket: Miss Bracket (she), Miss Spanner (she)
guest lamb: Mr Lamb (he), Mr Chop (he)
guest minder: Mrs Pocock (she), Mrs Moss (she)

% {doris} is the fire engine. One pipe drinks from the pond, one hose spits. Who waits at the gate: {@m}.

# two-was-early
{child} {child.was} {age}, and {child.he} had waited a whole year for a ride on the fire engine.

The fire engine was called {doris}. She was very red and very old, with a ladder on top and a brass bell in front, and she came to the village [us: fair | fete] every summer. {bracket} drove her. The rides began at two o’clock.

At twenty to three, {doris} came round the corner.

“You’re late!” said {child}.

“Certainly not,” said {bracket}, climbing down in her enormous helmet. “{doris} is never late. Two o’clock was early. Up you get. Can you ring a bell?”

{child} could. DING-a-ding! DING-a-ding!

# overtaken
Off they went [us: around | round] the field at a steady four miles an hour. They were overtaken by a lady with a [us: baby carriage | pram]. [friend: They were overtaken by {friend}[!friend.known: , {child’s} best friend,] walking backwards. ][sport: They were overtaken by some people who had stopped on the way to {play sport}. ]They were overtaken by a man with a wardrobe.

“Can’t she go any faster?” shouted {child}.

“This is faster!” shouted {bracket}.

# something-grey
It was the best ride {child} had ever had. {Child.He} could see over everything: the cake tent, the [us: old | cricket] pavilion, the band[school:  from {school}][music: , which was playing {music}]. And behind the pavilion, {child.he} could see something grey, going up.

“{bracket}. Is that smoke?”

{bracket} put on her glasses. {lamb} had been making sausages. Now {lamb} was running in small circles[athlete: , faster than {athlete}], and the big dry hedge behind his barbecue was crackling from one end.

“It is,” said {bracket}, and she sat up so straight that she grew. “[us: Somebody call the fire department in town | Somebody telephone the town brigade]! Everyone well back! {child} – bell!”

DING-a-ding! DING-a-ding! {doris} turned her big red nose towards the smoke and went for it with everything she had.

The lady with the [us: baby carriage | pram] overtook them again.

# like-a-wet-dog
At last {doris} stopped beside the duck pond, a good long way back from the hedge. {bracket} told {child} not to stir from the seat. She dropped a fat pipe in the pond, for {doris} to drink with. She ran a hose out over the grass, for {doris} to spit with. Then she started the pump, and {doris} began to shake all over like a wet dog.

“Late as usual!” wailed {lamb}.

“{doris} is not late!” cried {bracket}, planting her feet. “The fire is early! Stand back! Here it comes!”

# a-drop
Everybody looked at the end of the hose.

Out came a drop.

It hung there. It fell on {bracket’s} boot. After a while there was another one.

{bracket} shook the hose. She looked down it with one eye. The crackling had got halfway along the hedge, and the hedge ended at the pavilion, and the pavilion was made of wood.

“I don’t understand,” said {bracket}, and for the first time she sounded like somebody’s [us: grandma | gran]. “She’s never… She’s always…”

# flat
From high on the seat, {child} looked along the hose. It came out of the pump, fat as a snake that has eaten a pudding. It went along the grass. It went under the front wheel. And on the other side of the wheel it was as flat as a ribbon.

“She’s standing on it!” yelled {child}. “{bracket}! {doris} is standing on her own hose!”

{bracket} looked. “Bless my soul. And she can’t drive while she’s pumping, poor old girl. She’ll need pushing!”

# the-bell
Everyone in the field was shouting something different, and nobody heard.

But {child} had the bell.

DING-a-ding! DING-a-ding! DING-a-ding! {Child.He} rang until every head in the field turned round[pet.dog:  and {pet}[!pet.known: , {child.his} dog,] who was under the seat, sat up and howled].

“Everyone get behind {doris}!” {child.he} shouted. “When I ding, you push!”

# push
The band came. The cake ladies came.[friend:  {Friend} came, forwards.][elder & adult:  {Elder}[elder2:  and {elder2}] came, rolling up [elder2: their|{elder.his}] sleeves.] The man put down his wardrobe. {lamb} came with his fork still in his hand.

DING! They pushed. {doris} rocked.

DING! They pushed. {doris} groaned.

“Hurry, {doris},” said {child}. “Just this once.” And {child.he} swung the rope with both hands.

DING!

{doris} leapt forward. It was only the length of a boot, but it was the fastest she had gone all day.

# hiss
The flat hose jumped. It swelled, it wriggled, and out of the end flew the whole top of the duck pond. It hit the hedge. Hiss! It hit the sausages. The crackling stopped, and there was only steam, and half a hedge.

# kindly
When the engine from [city: {city}|the town] arrived, blue lights flashing, there was nothing left to do. Six firefighters climbed out and looked.

{bracket} pushed up her helmet.

“You’re late,” she said kindly.

# bedtime
After that {child} rang the bell for every ride. The sun was low when {doris} brought {child.him} all the way home to the gate, at a steady four miles an hour. They were overtaken by a snail, or so {bracket} said.

At the gate stood {@m-watch}.

“{child}, it’s long past your bedtime.[pet & !pet.dog:  Even {pet} has stopped waiting.]”

“We’re not late,” said {child}, and leaned {child.his} sooty head against {@m}. “Bedtime was early.”

# ding
And {doris} rolled off home in the dusk, in no hurry at all. Ding.

# @m-watch
{minder} from next door, looking at her watch
## if adult
{adult}, looking at {adult.his} watch
## if elder & !adult
{elder}[elder2:  and {elder2}], looking at the time

# @m
her
## if adult
{adult.him}
## if elder & !adult
{elder.short}
