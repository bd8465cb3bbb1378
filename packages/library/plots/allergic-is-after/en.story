title: Allergic Is After
title: Six Sneezes
title: A Stone in the Shoe
guest pet: Tansy (she), Mungo (he)
guest skipper: Auntie Josie (she), Auntie Hattie (she)

% {pet} is the family’s cat, otherwise a cat of the boat’s. Whoever has the boat (@p) is the grandparent, else {adult}, else {skipper}. “Hhh” is a nose going up; the held sneeze is a very small “mp”.
% One rule: a sneeze that is held in waits, and the next one climbs on its back; it takes a fresh one to start them.

# got-on-first
Cats were not allowed on {@the-boat}, so {pet}[!pet.known:  the cat] had got on first. {Pet.He} lay high up in a fold of the sail and looked down at {child}.

There were {others} on the table, on the benches and even on the roof. {@First} was taking them all across the lake, for the last time that day[music: , and was humming {music}].[elder2:  {Elder2} was asleep at the tiller.][friend:  {Friend}[!friend.known: , {child’s} best friend,] was in charge of the bell, and was not to ring it until they landed.]

# a-stone-in-my-shoe
“Wait!” {A wish} came {@clanking} down the jetty. “I’m going home!” {Wish.He} jumped aboard, took one breath and stopped. “{@What}”

“{Others},” said {@p}. “{@Jam}”

“No, thank you. I’ve got a stone in my shoe,” said {the wish}, and hurried away to the far end.

“Hhh,” said {the wish}. “Hhh …” {@Shut} something went mp.

# before-and-after
“Was that a sneeze?” asked {child}.

“It was going to be,” whispered {the wish}. “I’m allergic to {others}. Don’t tell anybody. They’ll say I’m afraid of them.”

“Isn’t that the same?”

“No. Afraid is before. Allergic is after.”

“Then where did the sneeze go?” said {child}.

“Down my left leg. If you hold a sneeze in, it waits down there, and the next one climbs on its back.” Mp, it went again. “That’s two.”

“Why don’t you let them out?”

“I did once, at home,” said {the wish}. “It used to be a bigger {@castle}.”

# some-air
By the middle of the lake there were five. They had started on the right leg, and {the wish} shook until {@rattled}. {child} couldn’t bear it.

“{@P},” {child.he} said, “can the {others} go in the little boat?”

“Whatever for?”

“They want some air.”

{@P} had been asked odder things. So they moved everything into the little boat behind. {child} let it out on a long rope, and tied the knot {child.himself}[school: , the one they had learned {at school}].

“Oh,” breathed {the wish}. “Nothing but lake.”

# the-weir
Then the wind dropped, and the sail hung straight down. They could hear something like a bath filling up.

“That’s the [us: dam | weir],” said {@p}, “where the lake goes over the edge. We’ll have to row. Where are the oars?”

“In the little boat,” said {child}. {Child.He} pulled at the rope. It came in very easily, and there was nothing on the end.

It was {child’s} knot that had come undone. {Child.His} tummy went cold.[elder2:  Even {elder2} woke up.]

“Never mind that now,” said {@p}, and gave {child.him} a squeeze. “What have we got left?”

# a-fresh-one
“Five sneezes,” said {child}, and turned to {the wish}. “Can you sneeze at the sail?”

“It takes a fresh one to start them,” said {the wish}. “I’d need {a other}.”

“But you’re allergic!”

“It doesn’t hurt. It’s just that people look.”

“Let them look,” said {@p}. “But we’ve got no {others} left.”

{@Sniffed} {@under}

# will-not
“{Pet},” called {child}, “come down, and bring {the other}!”

{Pet} opened one eye. {Pet.He} had never brought anybody anything. {Pet.He} shut it again.

The boat began to turn towards the roar. If {pet} wouldn’t come down, the sail would have to. A rope held up the fold, and {@p} had tied the knot. {child} dug in {child.his} nails and pulled until it gave.[sport:  It was harder than anything in {sport}.]

# down-the-sail
Down dropped the sail, {@sledge} {Pet.He} landed on {the wish’s} head. {The other} landed on {wish.his} nose.

“Hhh,” said {the wish}.

“Not at {@p}!” cried {child}, and {@turned} “Now!”

“Hhh … HHH …” Up they came from the right leg, and up from the left.

# all-six
“TCHOO!”[city:  It was heard all over {city}.]

The sail filled with a bang, like a balloon[wish.dragon: , with a good deal of smoke]. Six sneezes blew them past the [us: dam | weir], and past the little boat, and {@p} caught it with a long hook. They blew them right up the bank and into a field, {@horse}[friend:  And {friend} rang the bell.][athlete:  Not even {athlete} ever came in as fast as that.]

{The wish} wiggled one foot, and then the other. “Empty,” {wish.he} said happily.

“Did you see anybody sneeze, {child}?” said {@p}.

“I saw somebody save a boat,” said {child}.

# bless-you
They pushed the boat out again, but there wasn’t a breath of wind.

Everybody looked at {the wish} on the bank. {@Sighed}

“Just a {@corner}, then,” said {the wish}.

{child} {@held}.

“Bless you,” {child.he} called, but by then they were home.

It was nearly dark. {@P} tied up the boat with a proper knot. {child} yawned, with {pet} warm in {child.his} lap. Far across the lake came one more sneeze, a very small one.

“Bless you,” whispered {child}, just in time.

# @the-boat
the {Other} Boat

# @What
What have you got on this boat?
## if other.kind.food
What’s that smell?

# @clanking
hurrying
## if wish.knight
clanking

# @Jam
Help yourself.
## if other.waffle / other.pancakes / other.bread / other.croissant
Jam or cream?
## if other.kind.animal
They’re very friendly.

# @Shut
{The wish} pinched {wish.his} nose, and somewhere inside
## if wish.knight
{The wish} slammed his visor shut, and inside it

# @castle
place
## if wish.knight
castle
## if wish.kind.person & !wish.knight
house
## if wish.wolf / wish.werewolf / wish.bear / wish.fox / wish.elf / wish.troll
forest

# @rattled
the benches rattled
## if wish.knight
all the cups rattled

# @Sniffed
{child} looked about, and then {child.he} looked up into the sail.
## if other.waffle / other.pancakes / other.bread / other.croissant
{child} sniffed. There was a smell of warm butter, and it came from the sail.

# @under
{Pet} had got {a other} up there, and was guarding {other.him}.
## if other.kind.animal
{Pet} had got the smallest one up there, and was keeping it warm.
## if other.waffle / other.pancakes / other.bread / other.croissant
{Pet} was lying on {a other}, because {other.he} was warm.

# @sledge
and {pet} and {the other} came sliding down it, all in one heap.
## if other.waffle
and {pet} came down it, sitting bolt upright, with the waffle for a [us: sled | sledge].

# @turned
took hold of {the wish} with both hands, and turned and turned, until that nose was in front of the sail.
## if wish.knight
took the knight by the elbows and turned him, clank, clank, clank, until he faced the sail.

# @horse
where a cow stood chewing. It went on chewing.
## if wish.knight
where the knight’s horse was waiting. It did not look surprised. It had known him for years.

# @Sighed
{The wish} sighed, and put {wish.his} nose in the air.
## if wish.knight
He sighed, and put up his visor.

# @corner
little sniff
## if other.waffle
corner

# @held
brought what was left of {the other}
## if other.waffle
held one out to {wish.him}
## if other.kind.animal
held {the other} up

# @First
{Skipper}
## if adult & !elder
{Adult}
## if elder
{Elder}

# @P
{Skipper}
## if adult & !elder
{Adult}
## if elder
{Elder.short}

# @p
{skipper}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @ps
{skipper’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
