title: It’s Only Water
title: Watering at Ten Past Three
guest friend: Frank (he), Freya (she)
guest pet: Fifi (she), Monty (he)
guest mermaid: Undine (she), Coralie (she)

# only-friend-knew
The mermaid lay on the jetty, eating a cheese sandwich that {friend} had given her.[elder:  {Elder}[elder2:  and {elder2}] had made it.] Beside her sat {child}, with {child.his} feet pulled up. On Friday {child} had the test for {child.his} swimming badge. {Child.He} could swim a long way, so long as {child.his} nose was in the air, but never in {child.his} life had {child.he} put {child.his} head under. Nobody knew that but {friend}, {child.his} best friend. [adult: Not even {adult} knew. ][school: Nor did anybody {at school}. ]But now the mermaid did.

“Teach me,” said {child}. “You know how.”

“Teach you what?” said the mermaid. Her name was {mermaid}, and she had crumbs in her hair. “You lie down in it. It’s only water.”

“That’s the trouble with it!”

“That it’s water?”

“That there’s so much of it,” said {child}.

# kept-wet
{mermaid} looked at the bay and then at {child}, as you look at somebody frightened of Tuesdays. Her tail was long and green, and it had to be kept wet. If it dried, it went as stiff as a plank. That was why {friend} was standing by with a bucket on a rope.

“Ten past three,” said {friend}. “Watering.” And {friend.he} poured. {Friend} was the keeper, and {friend.he} did everything by the instructions, even things that had no instructions[sport: , such as how to {play sport} in the rain]. In that case {friend.he} wrote some.

{@Groomed}[athlete:  Beside {pet.him} lay a magazine with {athlete} on the cover.]

# a-swap
“Let’s swap,” said {mermaid}, and pointed upwards. “I’ll teach you down there, if you’ll show me up there.”

She was pointing at the diving tower, which was ten feet high and had a staircase.

“I expect you can see over the island,” she said. “I’ve swum round it, but I’ve only seen the underneath of things.”

“It’s nothing special,” said {child}. “[city: It’s hardly {city}. ]It’s only cows and a staircase.”

“If you’ve got legs, yes,” said {mermaid}.

They stared at each other. They were both right, and neither of them understood a thing.

# two-centimetres
They began with {child’s} half. {child} stood by the steps with the water up to {child.his} chin. {Friend} lay on the jetty with the lifeguard’s whistle, and the lifeguard sat beside them under her parasol[music: , humming {music}].

“Head under,” said {mermaid}. “It’s only water.”

{child} put {child.his} chin in, and then {child.his} mouth. As soon as it reached {child.his} nose {child.he} shot upwards, as if somebody had pulled a string, and stood there coughing.

“Progress,” said {friend}. “Nearly an inch. At this rate your whole head will be under by Christmas.”

“You keep saying it’s nothing!” said {child} to {mermaid}. {Child.His} eyes stung. “If it’s nothing, then what’s wrong with me?”

{mermaid} had no answer to that.

“Then let’s do my half,” she said.

# the-inside
They tied a blanket into a harness and hauled the mermaid up the tower, one step at a time, and the bucket came too. She was heavy, and she smelled of seaweed and cheese.

At the top {mermaid} heaved herself forward and saw the cows. She saw the road, where a tractor crept along like a beetle. She was silent for a long time.

“It’s the inside,” she said. “It’s the inside of everything.”

# she-looked-down
And that was when she happened to look down.

Her fingers closed round the rail until the knuckles went white. She had never been high above anything before. “I’m not letting go,” she whispered.

“Watering,” said {friend}, and tipped up the bucket. Three drops came out. {Friend} turned pale. “It’s empty. I should have allowed for evaporation. It’s in my own rule two!”

The tail was already going grey. {Friend} snatched up the bucket so hard that it flew over the rail and drifted out into the bay[pet.cat: , with the rope snaking after it across the jetty].

# fetch
{@Fetched} {Friend} was down there already. {Friend.He} filled it, {friend.he} ran up, {friend.he} poured, and the tail went green again.

“She’s got to come down,” {friend.he} panted. “And she can’t be carried while she’s holding the rail.”

# it-is-something
{child} sat down next to {mermaid}. {Child.He} knew exactly what it was like when your body said no and everybody else said it was nothing.

“It’s something,” said {child}. “It’s terribly high.”

“Is it?” said {mermaid}.

“Yes. It’s even higher than it looks. But I know what’s at the bottom.” {child} swallowed. “It’s water. You can do water. And I can step out into air, I do it every time I go downstairs. If you take my half, I’ll take yours.”

“You’ll get it up your nose,” whispered {mermaid}.

“Yes,” said {child}. “Probably.”

# on-three
The lifeguard was in the water already, close to the tower. She nodded.[elder:  On the beach {elder.short} stood up.] {Friend} put the whistle to {friend.his} lips, took it away again and said, “There’s no rule for this. I’m just going to count.”

{child} took {mermaid’s} hand, which was as cold as a stone. They jumped on three.

First there was air. Then the water closed over {child.him}, green and roaring and up the nose, just as {child.he} had always known it would. And there, in the middle of it all, somebody still had hold of {child.his} hand, and was pulling it upwards. {child} came up bellowing. On the tower {friend} blew the whistle until it had no whistle left.

# a-drop
Afterwards they lay on the jetty, all four of them. {@Dried} {mermaid} had gone quiet. She had something in the corner of her eye that didn’t come from the bay.

“What’s this?” she said. “It came when we jumped.”

{child} wiped it away with the corner of the towel.

“It’s only water,” {child.he} said.

# the-badge
On the Friday {child} got the badge. {Friend} sewed it on to {child’s} swimming things, by the instructions, slightly crooked.[adult:  {Adult} was told everything, even about the nose.] And at the end of the jetty, where the boards were wet in one broad stripe although nobody had been swimming there yet, lay a cheese sandwich that somebody had bitten once and clearly saved for {pet}.

# @groomed
On the towel lay {pet}, {friend’s} dog, washed and blow-dried, with {pet.his} back to it all. {Pet} had been to the [us: groomer | hairdresser] for fifty [us: dollars | pounds] and did not intend to get wet this year.
## if pet.dog
On the towel lay {pet}, {child’s} dog, washed and blow-dried, with {pet.his} back to it all. {Pet} had been to the [us: groomer | hairdresser] for fifty [us: dollars | pounds] and did not intend to get wet this year.
## if breed.Poodle
On the towel lay {pet}, a newly clipped poodle with a ball on {pet.his} tail, and with {pet.his} back to it all. {Pet} had been to the [us: groomer | hairdresser] for fifty [us: dollars | pounds] and did not intend to get wet this year.
## if pet.cat
On the towel lay {pet}, {child’s} cat, in a harness and [us: leash | lead], with {pet.his} back to it all. {Pet} had spent the whole morning washing and did not intend to get wet this year.

# @fetched
“{Pet}!” shouted {child}. “{Pet}! Fetch!”

{Pet} got up. {Pet.He} looked at the bucket. {Pet.He} looked at the water. You could see fifty [us: dollars | pounds] pass through {pet.his} head. But dogs were fetching things out of water long before there were [us: groomers | hairdressers]. {Pet} took a run along the whole jetty, went in with a splash, got the handle between {pet.his} teeth and swam back.
## if breed.Poodle
“{Pet}!” shouted {child}. “{Pet}! Fetch!”

{Pet} got up. {Pet.He} looked at the bucket. {Pet.He} looked at the water. You could see fifty [us: dollars | pounds] pass through {pet.his} head. But poodles were fetching things out of water long before there were [us: groomers | hairdressers]. {Pet} took a run along the whole jetty, went in with a splash, ball and all, got the handle between {pet.his} teeth and swam back.
## if pet.cat
“{Pet}!” shouted {child}. “{Pet}! The rope!”

{Pet} got up. {Pet.He} looked at the water. {Pet.He} looked at the rope. You could see a whole morning pass through {pet.his} head. But cats were catching string long before there were buckets. {Pet} took a run along the whole jetty, landed on the rope with every claw and went with it, over the edge, as far as the tummy. And {pet.he} didn’t let go.

# @dried
{Pet} was flat and fluffy at the same time and looked like another dog altogether, a happier one.
## if breed.Poodle
{Pet} was flat and curly at the same time and looked like another dog altogether, a happier one.
## if pet.cat
{Pet} was flat on one half and fluffy on the other and looked like two cats, both of them rather proud.
