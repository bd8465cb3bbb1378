title: The Boiler at the [us: Pool | Lido]
title: Nine Days of Breath
title: Who Do We Tell?
guest friend: Ben (he), Zadie (she)
guest elder: Ron (he), Peg (she)
guest guard: Gwen (she), Carys (she)
guest inspector: Ms Pollard (she), Ms Hurst (she)

% {elder} is the family’s, who has the lido to look after this year, or else the keeper, who has had it for forty-one years. {@a} is {adult}, else {guard}.

# a-key
When {child} turned {age}, {child.he} {child.was} given a bike light, [athlete: a poster of {athlete}, ]a book about [sport: {sport} | knots] and, when everyone else had gone in to the cake[elder2:  with {elder2}], a key.

“Boiler room,” said {@who}. “{@First} had it once, and I had it [us: from | off] {@before}. Who do we tell?”

“Nobody,” said {child}.

{Child.He} kept it up for fourteen minutes, and then {child.he} told {friend}[!friend.known: , who was {child.his} best friend].[pet.other:  {Pet} was told as well, but that didn’t count.]

# lovely
Under the deep end of the [us: pool | lido][city:  in {city}], down eighteen steps, lived what the [us: town | council] believed to be a boiler. She was a dragon, as long as a bus and the colour of wet slates. All summer she lay with her nose to the chimney and breathed up it, slow and hot, and above her people said the water was lovely. She was shy. You didn’t whistle[music: , not even {music}], and you didn’t look her in the eye. She liked her coal broken small. {@Years} had never given her a name, because {elder.he} said it wasn’t {elder.his} place.

“And {@a} has met her?” said {child}.

“{@A} fainted,” said {elder}. “We don’t bring it up.”

# gone-cold
In the second week of June, the pool went cold.

{Elder} cleaned everything that was already clean. {Elder.He} tried the dragon with the best coal. She wouldn’t touch it. She lay with her eyes shut and didn’t breathe, not so you could see, and the water sank to [us: fifty-five | thirteen] degrees. On Friday {inspector} from the [us: town | council] was coming with a thermometer, and if it didn’t say [us: sixty-eight | twenty], the old boiler was coming out.

“Out where?” said {child}.

“That’s it, isn’t it?” said {elder}. {elder.His} hands had nothing to do, and {elder.he} put them in {elder.his} pockets.

The dragon had to breathe by Friday. {child} could think of nothing else. On Wednesday {child.he} brought {friend}.[pet.dog:  {Pet}[!pet.known:  the dog] was left at the top of the steps, in case of barking.][pet.cat:  {Pet}[!pet.known:  the cat], who never told anybody anything, would have been safer.]

# hot-water-bottle
{Elder} looked at {friend}, on the bottom step, with a hot-water bottle under each arm.

“Fourteen minutes,” {child} admitted.[pet.other:  “But {pet} hasn’t told a soul.”]

“{@A} lasted six,” said {elder}. “Mind your head on that pipe.”

{Friend} had never in {friend.his} life been the first to know anything. {Friend.He} had stayed up reading about reptiles.

“She’s like a lizard,” {friend.he} said. “She’s too cold to get going.” And though {friend.his} knees were shaking, {friend.he} walked over and tucked a hot-water bottle under her chin.

The dragon opened one eye. She put a claw on the hot-water bottle and slid it, quite politely, all the way back to {friend.him}.

“So it’s not that,” said {elder}.

{Friend} went red. “What’s that squeaking?” {friend.he} said, to be saying something.

“Nothing squeaks. Not on my pipes.”

# full
{child} sat down on the coal. {Child.He} couldn’t look the dragon in the eye, so {child.he} looked at the rest of her. Her lips were pressed together. Her sides were as tight as a drum. {child.He} had seen somebody look like that. It was {friend}, in the middle of the [school: choir {at school} | school choir], holding in the hiccups.

“{Elder.short},” said {child} slowly. “When she breathes out, does she get thinner?”

“By a good foot.”

“Then she hasn’t run out. Look at her. She’s full. She’s holding it in.”

“For nine days?” said {friend}. “What for?”

# four-squeaks
And in the quiet they all heard it: four squeaks, very small and very hungry. They were coming from the chimney. The dragon’s eye rolled anxiously towards them.

{Elder} took off {elder.his} cap.

“I had the grille off the top in April,” {elder.he} said. “To paint. I meant to put it back.”

{Elder.He} tied a mirror to a broom and slid it in. They saw a ledge, a heap of moss and [us: chip bags | crisp packets], and four yellow mouths. [us: Swallows | Wagtails].

“One breath,” said {friend}. “If she’d taken just one breath.”

Then they did look her in the eye, all three of them, and she let them.

# the-old-pipe
“They’ll be [us: two weeks | a fortnight] yet,” said {elder}.

“Is the chimney the only way out?” asked {child}.

“There’s the old pipe to the footbath. {@Shut} in 1961. The ladies complained of their toes. That wheel’ll be solid rust.”

But {elder’s} hands had come out of {elder.his} pockets. {Elder.He} oiled the wheel. {Elder.He} tapped all round it, as if it were a boiled egg, and {elder.he} wouldn’t let them heave.

“You don’t fight it,” {elder.he} said. “You ask it till it’s bored.”

{Elder} asked it all that evening and all the next. On Thursday night, at five to nine, it creaked. Then all three of them hauled, and low in the wall behind the dragon’s tail an iron door dropped open.

# nine-days
{@Nobody} seen her turn round. She did it by inches, and the coal went everywhere. She sniffed at the hole. She let out one puff, no bigger than a kettle’s, and lifted her head towards the chimney, and listened.

Squeak, went the [us: swallows | wagtails], the same as ever.

So she put her nose to the hole, shut her eyes, and let go nine days of breath.

# careful
On Friday {inspector} read her thermometer twice.

“[us: Seventy-nine | Twenty-six],” she said. “What on earth have you got down there?”

“She’s an old one,” said {elder}. “But she’s careful.”

{Inspector} was standing in the footbath with her shoes in her hand. She didn’t seem to want to get out.

# nobody
The last [us: swallow | wagtail] flew at the end of June.[pet.cat:  {Pet} had been kept indoors till then, and not told why.] {Elder}, who had spent three days below the chimney in a deckchair[pet.dog: , with {pet} lying across {elder.his} feet], not watching, said, “Four,” and went to put the grille back. Then {elder.he} walked to the shop where they cut keys.

“It’s not my birthday,” said {friend}.

“I know when it is. Who do we tell?”

“Nobody,” said {friend}.

{child} looked at {child.his} watch.

# @who
{elder}, who looked after the [us: pool | lido]
## if elder
{elder}, who was looking after the [us: town pool | lido] that year

# @a
{guard}
## if adult
{adult}

# @first
{guard} the lifeguard
## if adult
{adult}

# @before
my father
## if elder
the one before me

# @years
in forty-one years {elder}
## if elder
{elder}

# @shut
my father shut it
## if elder
somebody shut it

# @nobody
in forty-one years nobody had
## if elder
nobody had ever
