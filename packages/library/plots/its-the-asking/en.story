title: The Wait on the Stairs
title: It’s the Asking
title: One Ring for Every Sleep
guest minder: Auntie May (she), Auntie Pip (she)

% Nearly word for word as it was told for one child. The grown-up (@a) is the grandparent, else {adult}, else {minder}. The Wait is “it”, and talks very slowly. Rip! is said together; the last one softly.

# bottom-stair
It was seven sleeps until Christmas[city:  in {city}], which was far too many, and there was something sitting on the bottom stair.

It was grey and round and woolly, and about as big as a bread roll. It had two small black eyes.

“What are you?” said {child}.

“I’m the Wait,” it said. It talked very slowly. “I come every December.”

# after-lunch
{child} went to find {@first}. “When is it Christmas?” {child.he} asked.

“In seven sleeps,” said {@a}.

When {child} came back, the Wait was as big as a cat.

“Is it Christmas after [sport: {sport} | lunch]?” asked {child}.

“No, not after [sport: {sport} | lunch],” said {@a}.

Now the Wait was as big as a sheep.

“Is it Christmas after [us: dinner | tea]?”

“Still seven sleeps, my love.”

# as-big-as-a-sofa
And now the Wait was as big as a sofa! It filled the whole hall. Its bottom was squashed against the front door and its nose was in among the coats. {child} had to climb right over the top of it to get to the [us: bathroom | loo].

“You’re too big,” {child.he} told it.

“I know,” said the Wait, from under {@as} raincoat. “It’s the asking. Every time somebody asks, I swell up.”

“How do you get small again?”

“No idea,” said the Wait. “People just climb over.”

# the-chain
So {child} sat down and leaned against it, to think. It was quite warm to lean on.

[pet.dog: {Pet}[!pet.known:  the dog] came and leaned on the other side. {Pet.He} {pet.was} waiting too, but only for [us: dinner | supper].

][pet.cat: {Pet}[!pet.known:  the cat] lay down on the very top. {Pet.He} {pet.was} waiting too, but only for [us: dinner | supper].

][pet.other: {Pet} was waiting too, but only for [us: dinner | supper].

]While {child} was thinking {child.he} made a ring out of red paper. Then {child.he} put a green ring through that one. {Child.He} made seven, and when {child.he} looked up {child.he} could see the front door.

“You’ve shrunk!” said {child}.

The Wait turned round to look at its own bottom. “So I have,” it said. “What’s that you’ve got?”

“A chain. One ring for every sleep. We tear one off at bedtime.”

And that night they did. Rip!

# a-potato-with-legs
With six sleeps to go, {child} painted a robin. It looked like a potato with legs. {Child.He} liked it very much.[friend:  {Friend}[!friend.known: , {child’s} best friend,] came and painted a potato. It looked like a robin, so they swapped.] Rip!

With five sleeps to go, {child} and {@a} made gingerbread stars[athlete: , and one that was meant to be {athlete}], and the Wait was small enough to sit on the table and watch.[elder2:  {Elder2} ate the ones that broke.] Rip!

# all-the-way
With four sleeps to go, {child} taught the Wait to sing Jingle Bells[school: , just as they sang it {at school}]. It sang so slowly that it started after breakfast and got to “all the way” in the bath.[music:  They didn’t even begin on {@song}.] Rip!

With three sleeps to go, {child} wrapped a present for {@a}. I can’t say what it was, because it’s a secret. It took a whole roll of [us: tape | sticky tape]. Rip!

# phew
With two sleeps to go, {child} woke up and opened {child.his} mouth. “Is it…” {child.he} began.

The Wait shut its eyes tight and held on to the [us: railing | banister].

“Is it… breakfast?” said {child}.

“Phew,” said the Wait. Rip!

# one-ring
Then there was only one ring left, and it was Christmas Eve.

The Wait was as small as a walnut. It rode about all day in {child’s} pocket. It helped choose the carrot. It watched the stocking being hung up. And when {child} got into bed, it sat beside {child.him} on the pillow.

# like-a-yawn
“What happens to you tomorrow?” {child.he} whispered.

“Oh, I get so small that I go out,” said the Wait. “Like a yawn does.”

“Won’t you be sad?”

“No, no. I’ll be back before your birthday. I’m there before all the good things. When there’s a cake in the oven, I’m usually sitting just next to it.”

“Next time,” said {child}, “I won’t let you get stuck in the coats.”

“Thank you,” said the Wait, and it yawned a very long, very slow, woolly yawn. And that yawn was catching.

# nobody-waiting
{child} reached up and tore off the last ring. Rip.

The Wait was as small as a pea. It was as small as a crumb. {child} closed {child.his} eyes.

And on the pillow, and in the hall, and on the bottom stair, nobody was waiting any more.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @song
{music}
