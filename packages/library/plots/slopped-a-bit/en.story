title: {Engine} in the Barn
title: Said It All
title: The Fire Engine Who Wouldn’t
guest friend: Tess (she), Gus (he)
guest elder: Stan (he), Nora (she)
guest engine: Martha (she), Winnie (she)
guest minder: Josie (she), Hattie (she)

% The barn is the neighbour’s. {elder} is the family’s own, there to help, or the neighbour, who drove the engine for thirty-one years.
% Of a real one no trade is said: @barn, @pension, @hip, @opened and @since have a way each.

# who-wouldnt
{@barn}

And now the barn was getting a new roof.

“The roofers come on Friday,” said {@who}. “If {engine} can drive herself out, she can live behind [adult: our|this] house for as long as she likes. If she can’t, it’s the scrap [us: truck | lorry]. I’m sorry, {elder.short}, but I can’t carry her.”

# the-bell
{child} wanted {engine} to stay. It was no more complicated than that. It was up in {engine’s} cab that {child} had read {child.his} first really long word, all by {child.himself}. The word was EXTINGUISHER.

{Child.His} best friend {friend} wanted {engine} to stay too, but what {friend.he} wanted most in the world was to ring the bell. It was brass, it hung in front of the [us: windshield | windscreen], and {elder.short} had a rule about it: nobody rang unless she was rolling.

They had been trying to start her all spring. {Elder.short} had changed the battery, then the spark plugs, then the battery again. {Elder.He} lay underneath her with {elder.his} legs sticking out, [music: listened to {music}, ]and talked.

“{@pension} gone on you,” {elder.he} said. “Aren’t you ashamed?”

{engine} didn’t say.

# the-log
{Friend} kept the log[school: , in an exercise book from {school}]. On Wednesday evening {friend.he} read it aloud, in case they had missed something.

“Twelfth of April. Said nothing. Sunny. Thirteenth of April. Said nothing. Sunny. Fourteenth of April. Coughed once. Rain.”

“Why do you put the weather in?” asked {child}.

“It’s a log. You have to.”

{child} took the book and read it for {child.himself}. Sunny, nothing. Sunny, nothing. Rain, one cough. Pouring, four coughs.

“She only coughs when it’s been raining,” said {child}.

“Then it’s the damp!” cried {friend}. “She’s got a cold! We’ve got to dry her off.”

# not-a-cough
They spent the whole of Thursday morning drying {engine}[elder2: , and {elder2} helped]. They dried every wire and every hose, first with rags and then with {@whose} best linen [us: dish towel | tea towel].[pet.dog:  {Pet}[!pet.known:  the dog] carried the rags out again.][pet.cat:  {Pet}[!pet.known:  the cat] lay down on the dry ones.][pet.other:  {child} kept the softest rag for {pet}.] {Elder.short} turned the key.

{engine} didn’t so much as cough.

“That’s odd,” said {friend}. “She can’t get any drier than this.”

# nine-buckets
{child} sat in the cab and looked up through the [us: windshield | windscreen]. Right overhead was the biggest hole in the roof. All round {engine} stood nine buckets, to catch the rain, and every one of the nine was empty.

“{Elder.short},” {child.he} said. “When the buckets are full, where do you tip them?”

“Into {engine}. Down that pipe in her side. {@hip}”

{child} climbed down, walked along {engine’s} side to the big tank at the back, and knocked. It went bong, like an empty barrel.

“How much does it hold?”

“Two thousand litres.”

“And how much is in there now?”

“None. It all trickles out again. {@opened} It’s what you do.”

# never-empty
“But in the old days,” said {child}, “did she ever go out without any water?”

{Elder.short} slid out from under the engine. {Elder.He} looked thoroughly insulted.

“Never. Not once in thirty-one years. What do you think folk would say, if a fire engine turned up and she hadn’t got any …”

{Elder.He} stopped. Then {elder.he} took off {elder.his} cap.

“She isn’t broken,” said {child}. “She just won’t go out empty.”

{Elder.short} laid a hand on {engine’s} [us: fender | mudguard].

“And there’s me been nagging you,” {elder.he} said. “In front of the children.”

# two-hundred
{Friend} was already doing the sum.

“Two thousand litres. Ten litres to a bucket. That’s two hundred buckets!” {Friend.He} walked once round {engine}, looking at her the way {friend.he} looked at everything, so as to get it written down. At her tail lights {friend.he} stopped. “Why’s she got a [us: seesaw | see-saw]?”

It wasn’t a [us: seesaw | see-saw]. It was the hand pump, for when everything else had let you down, and {@since} since 1983.

# up-and-down
They shut the [us: valve | tap] and ran the hose to the pond. {Elder.short} joined it up without looking, click, click, click, and was rude about modern hoses. Then they pumped. {child} hung on one end and {friend} on the other, up and down, up and down, [sport: harder than {sport}, ]and inside {engine} something began to slosh, a long way down at first, and then higher, and higher.

Around five o’clock {@a} came out to ask about {@her} [us: dish towel | tea towel]. [adult: {adult.He} | She] looked at the towel. [adult: {adult.He} | She] looked at the children, who were as red as {engine}. Then [adult: {adult.he} | she] rolled up {@her} sleeves and took over {friend’s} end, so that {friend.he} could have a rest.

When the sun was low, {engine} brimmed over.

# rolling
{Elder.short} got in behind the wheel, with {child} next to {elder.him} and {friend} on the outside. {Elder.He} turned the key.

{engine} coughed. She coughed again, deep down, like somebody about to make a speech. And then she started, with such a shudder that years and years of dust fell off her all at once. Out she rolled into the evening sun, stately and straight-backed[athlete: , like {athlete} going up for a medal,] and sloshing as she went.

“{Friend},” said {elder.short}.

“Hm?” said {friend}, who was writing.

“She’s rolling.”

So {friend} rang. {Friend.He} rang until every rook [city: {in city} | in the lane] had left home.[pet.dog:  {Pet} barked along.][pet.cat:  {Pet} sat on the gatepost and took no notice.][pet.other:  They must have heard it indoors, and {pet} too.]

# on-the-bend
Before {friend.he} went in for {friend.his} [us: supper | tea], {friend.he} read out the entry for the day: “Thursday. Sunny. Said it all.”

That night, when {child} was already in bed, {child.he} heard feet on the stairs. {Child.He} looked out of the window. Across the grass, towards the fire engine, went {@a} in {@her} [us: bathrobe | dressing gown], with the big [us: pitcher | jug] in {@her} arms.

“Where are you going?” called {child}.

“She slopped a bit,” said {@a}, “on the bend.”

# @barn
In {elder’s} barn, right next to {child’s} house, stood a fire engine who wouldn’t.

Her name was {engine}, she was built in 1961, and she was red all over, except where she was rust. {Elder.short} had driven her for thirty-one years. When the fire station wanted rid of her, {elder.he} bought her for [us: ten dollars | a tenner] and a [us: layer cake | Victoria sponge] and had her towed home. She hadn’t budged an inch since.
## if elder
In the barn right next to {child’s} house stood a fire engine who wouldn’t.

Her name was {engine}, she was built in 1961, and she was red all over, except where she was rust. She had answered the bell for thirty-one years. When the fire station wanted rid of her, the neighbour bought her for [us: ten dollars | a tenner] and a [us: layer cake | Victoria sponge] and had her towed home. She hadn’t budged an inch since, and {elder} had come that spring to help.

# @pension
Half my pension’s
## if elder
My whole spring’s

# @hip
You don’t lug nine buckets across a yard with a hip like mine.
## if elder
You don’t lug nine buckets across a yard when there’s a pipe.

# @opened
I opened the [us: valve | tap] when she retired.
## if elder
They opened the [us: valve | tap] when she retired.

# @since
{elder.short} hadn’t given it a thought
## if elder
nobody had given it a thought

# @who
{minder}, who was looking after {child} that week
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @whose
{minder’s}
## if adult
{adult’s}

# @her
her
## if adult
{adult.his}
