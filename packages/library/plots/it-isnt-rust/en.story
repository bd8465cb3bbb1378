title: {Tractor} Is Not for Sale
title: It Isn’t Rust
title: Nearly Dinner Time
guest friend: Jude (he), Ines (she)
guest elder: Bill (he), Walt (he)
guest tractor: Phyllis (she), Edna (she)
guest hen: Mrs Gatward (she), Mrs Sprake (she)
guest lady: Miss Allardyce (she), Miss Fenwick (she)

% The tractor says puddock, three times and slowly; the grown-up may have hiccups. A real grandparent has wrenched a knee (@knees); the stand-in has two old ones.

# the-card
{@began} She had been red once. She had one [us: headlight | headlamp], a seat like a giant’s soup spoon, and an engine that never said anything but puddock, puddock, puddock, so that you could hear her two fields off and know that it was nearly dinner time.

So when {child} saw the card in the post office window, {child.he} read it three times.

“‘For sale,’” {child.he} read out to {friend}. “‘One tractor. Goes. Apply top of the lane.’”

“{Elder.He} can’t,” said {friend}.

“{Elder.He} has. Someone’s coming at three.”

They ran[athlete: , and even {athlete} would have been impressed].[sport:  At three there was {sport} as well, and neither of them remembered it until Monday.][!elder:  They ate up there every Sunday, since {elder} cooked for anybody who turned up, and they always turned up.] {Elder.short} was in the yard, polishing {tractor’s} one [us: headlight | headlamp] with {elder.his} hanky, and {elder.he} wouldn’t look at them.

“She’s only sitting there rusting,” {elder.he} said. “Time she went to someone who’ll use her.” And {elder.he} stumped indoors to find {@tie}[elder2:  that {elder2} had once given {elder.him}].

“{Elder.He} never wears {@tie},” said {child}. “We’ve got to stop it.”

# forty-minutes
{Friend} narrowed {friend.his} eyes at {tractor}. {Friend} was {child’s} best friend and an honest person, on the whole[school: , even {at school}], but {friend.he} had a gift.

“Nobody,” {friend.he} said, “buys a horrible tractor.”

They had forty minutes. They flicked mud at her with both hands.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] flicked with all four paws.] They balanced an old bird’s nest behind the steering wheel.[pet.cat:  The hairs of {pet}[!pet.known:  the cat] came off {child’s} [us: sweater | jumper] and went on to the [us: fender | mudguard].] {Friend} painted a long, dreadful streak of rust down the [us: hood | bonnet], using [us: gravy | gravy browning]. Last of all they lifted {hen}, the bad-tempered hen, into the soup-spoon seat.[pet.other:  It was only a pity that {pet} was at home.]

# untouched
At three o’clock exactly, a shiny car pulled in and a lady got out, in boots that had never met a puddle. Her name was {lady}. She stopped dead.

“Good heavens,” she said.

{child} nudged {friend}.

“It’s perfect,” said {lady}.

{Friend} stopped nudging back.

“Untouched!” she cried, walking round and round. “Nobody’s spoiled it. All the original mud! And look at that rust, you simply can’t get rust like that any more[city: , not {in city}].” She bent closer and sniffed. “It even smells of Sunday lunch. I’ll give you five hundred [us: dollars | pounds].”

{Elder.short}, in {elder.his} [elder.she: hat | tie], opened {elder.his} mouth.

“There’s a nest in it,” said {child} quickly.

“A nest! Six hundred.”

“And the hen doesn’t come off,” said {friend}.

“There’s a hen? Seven!”

# a-thousand
“It makes a terrible noise,” said {child}. “It sounds like an elephant with hiccups. It goes puddock, puddock, puddock.”

{Lady} went quite quiet. Something happened to her face.

“Does it?” she said. “Does it really? A thousand [us: dollars | pounds].”

Nobody spoke. {Hen} laid an egg.

{child} looked at {elder.short}, who ought to have been dancing. But {elder.he} had one hand on {tractor’s} [us: fender | mudguard], and {elder.he} was patting it, over and over, the way you’d pat a dog at the vet’s.

{child} felt sick.

# its-gravy
“It isn’t rust, it’s gravy,” {child.he} burst out. “We did it. The nest as well. We wanted you to hate her, because she’s {elder.short’s}, and you can’t buy the noise that tells us it’s dinner time. I’m sorry. I’m not sorry about why.”

“It was my gravy,” said {friend}, going red, and stood closer to {child}.

{Lady} licked her finger. “So it is,” she said. “Well[elder: | , {elder}]? If she’s as precious as that, why on earth are you selling?”

# knees
{Elder.short} pulled at {elder.his} [elder.she: hat | tie]. {Elder.He} looked at the barn, and the sky, and the hen.

{@knees}

{child} couldn’t think of one word to say, so {child.he} took hold of {elder.short’s} sleeve.

# three-steps
It was {friend} who went and looked at the step. {Friend.He} measured it against {friend.his} leg. Then {friend.he} walked off to the woodpile with {friend.his} head on one side, and they heard {friend.him} call, “{child}? You know those old [us: railroad ties | railway sleepers]?”

It took all four of them. {Lady’s} boots met everything in the yard. They laid three [us: ties | sleepers] down, two more on those and one across the top, and {elder.short} bolted them tight, with a bit of old gate for a handrail. It made three low steps, broad as a church’s, right up to {tractor’s} side.

# my-seat
{Elder.short} took off {elder.his} [elder.she: hat | tie]. {Elder.He} put one foot up, and then the other. On the third step {elder.he} stopped.

“Madam,” {elder.he} said to {hen}, “you’re in my seat.”

She went, complaining. {Elder.short} sat down. {Elder.He} turned the key, and {tractor} coughed, and shook off her nest, and spoke.

Puddock. Puddock. Puddock.

# sundays
{Lady} shut her eyes.

“My father had one,” she said. “I used to hear him coming home. I’ve been looking for that noise for thirty years.” She wiped her nose with a muddy finger. “I don’t think I wanted a tractor at all.”

“Sundays,” shouted {elder.short} over the engine. “I bring her in at one. You’d best come and listen. There’s always gravy, if these two have left any.”

# two-fields-off
So every Sunday they sit along the top of the gate: {child}, then {friend}, then a lady in truly disgraceful boots, with a hen on her lap.[pet.dog:  {Pet} sits underneath.][pet.cat:  {Pet} gets the hairs back, and some of the hen’s feathers.][pet.other:  {Pet} is told about it afterwards.] They don’t say much.[music:  Nobody so much as hums {music}.] They’re listening.[elder2 & adult:  Indoors {elder2} sees to the potatoes, and {adult} to the gravy.][elder2 & !adult:  Indoors {elder2} sees to the gravy.][adult & !elder2:  Indoors {adult} sees to the gravy.]

And there it comes, two fields off. Puddock, puddock, puddock. Nearly dinner time.

# @began
{Elder}, at the top of the lane, had a tractor called {tractor}, and she was older than [adult: {adult} | the lane].
## if elder
{Elder’s} tractor was called {tractor}, and she was older than [adult: {adult} | the lane].

# @tie
a tie
## if elder.she
a hat

# @knees
“Knees,” {elder.he} said at last.

“Knees?” said {child}.

“I can’t get up on her. Not since the winter. It’s that first step, it’s as high as a horse.” {Elder.He} said it crossly, to the hen. “You look a proper fool, standing beside your own tractor. I thought if she was gone, I’d not have to tell anybody.”
## if elder
“Knee,” {elder.he} said at last.

“Knee?” said {child}.

“I gave it a wrench getting down off her, and I’ve not been up since. It’s that first step, it’s as high as a horse.” {Elder.He} said it crossly, to the hen. “You look a proper fool, standing beside your own tractor. I thought if she was gone, I’d not have to tell anybody.”
