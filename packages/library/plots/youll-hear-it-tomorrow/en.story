title: The Echo That Was Late
title: It Was Me Yesterday
title: You’ll Hear It Tomorrow
guest minder: Mrs Penhale (she), Mrs Tully (she)

% @m walks through the tunnel too: {adult}, else {minder} from downstairs. The echo is a whole day late: Sunday before eight is heard on Monday before eight.

# no-echo
There was a tunnel under the railway[city:  {in city}], and there was no echo in it.

{child} was quite sure about that, because on Monday {child.he} had tried. {child.He} and {@m}[!adult: , who lived downstairs,] walked through the tunnel every morning, one of them on the way to [school: {school}|school] and the other on the way to work. {child} shouted hello, and hooray, and sausages. Nothing came back.

“That’s odd,” said {@m}. “And such a good tunnel, too.”

# it-was-me-yesterday
Then it was Tuesday. They went in without a word that morning, because {@m} had run back for the keys, and had no breath left to talk with. They were nearly halfway when somebody shouted:

“HELLO! HOORAY! SAUSAGES!”

{child} looked at {@m}. {@M} looked at {child}.

“That wasn’t me,” said {@she}.

“It was me,” said {child} slowly. “It was me yesterday.”

# the-long-way-round
Just before they came out at the other end, {child} turned [us: around | round] and tried again. “It’s raining!” {child.he} shouted, because it was. Nothing came back. But on Wednesday, when the sun was shining, {child.his} own voice came out of the wall and said that it was raining. So there was an echo after all. It was just very late. It took a whole day.

“Perhaps it goes the long way [us: around | round],” said {@m}.

# guess-what
It was the best thing {child} had ever had. {child.He} started sending things to {child.himself}. {child.He} shouted, “Don’t forget [sport: {sport.thing}|your [us: gym bag | PE bag]]!” and the next day {child.he} turned [us: around | round] and went back for it. {child.He} shouted a joke[friend:  that {friend}[!friend.known: , {child.his} best friend,] had told {child.him}], and by the next day {child.he} had forgotten how it ended, and laughed so much that {child.he} had to hang on to the rail.[athlete:  {child.He} shouted three cheers for {athlete}, and the next day there were two of them cheering.][music:  {child.He} sang {@song}, and the next day {child.he} sang it as a duet.]

## or
It was the best thing {child} had ever had. {child.He} started sending things to {child.himself}. {child.He} shouted, “Guess what I’m thinking of!” and the next day {child.he} guessed, and got it right first time. {child.He} shouted, “Boo!” and forgot all about it, and the next day {child.he} jumped so high that {child.his} hat came off.[friend:  {Friend}[!friend.known: , {child.his} best friend,] laughed about that all through [us: recess | playtime].][sport:  {child.He} shouted, “Don’t forget {sport.thing}!” and the next day {child.he} turned [us: around | round] and ran back home.][athlete:  {child.He} shouted three cheers for {athlete}, and the next day there were two of them cheering.][music:  {child.He} sang {@song}, and the next day {child.he} sang it as a duet.]

# it-will-pass
Once {child} was cross, and shouted, “Stupid, stupid day!” But by the next morning {child.he} {child.was} happy, and that cross {@kid} sounded so small. {child} would have liked to give {@them} a pat on the head.

“It’ll pass!” {child.he} shouted to the wall. But of course it was too late. The cross {@kid} had gone. It was {child} who heard it, one day later, and {child.he} needed it, too, because {child.he} had just dropped {child.his} toast in a puddle.

# all-yours
Then one Thursday evening {adult} sat down on the edge of the bed.

“Next week I’m starting work earlier,” {adult.he} said, “so you’ll have to do the last bit on your own. Your teacher will be at the gate on the other side. But the tunnel will be all yours.”

“That’s all right,” said {child}.

But when the light was out {child.he} lay there for a long time, thinking about it. It was long. It dripped. The lamp in the middle flickered.

## if !adult
Then one Thursday evening {minder} rang the bell.

“Next week I’m starting work earlier,” {minder.he} said, “so you’ll have to do the last bit on your own. Your teacher will be at the gate on the other side. But the tunnel will be all yours.”

“That’s all right,” said {child}.

But when the light was out {child.he} lay in bed for a long time, thinking about it. It was long. It dripped. The lamp in the middle flickered.

# a-very-small-bag
On Sunday morning, before it was even eight o’clock, {adult} went out with the [us: trash | rubbish]. It took half an hour, and it was a very small bag.

## if !adult
On Sunday morning, before it was even eight o’clock, {child} met {minder} on the stairs. She was just taking the [us: trash | rubbish] out, she said. It took half an hour, and it was a very small bag.

# the-middle
Then it was Monday. {child} got a hug by the [us: bike rack | bike stand], and {@m} had to run for the bus. {child.He} held on tight to the straps of {child.his} [us: backpack | rucksack] and went in.

It dripped. The lamp flickered. {child.His} own footsteps sounded like somebody else’s. {child.He} had meant to shout something, but {child.his} throat was tied in a knot. When {child.he} got to the middle {child.he} stopped. It was just as far both ways.

# its-me
Then the wall spoke, a little out of breath.

“Hello, {child}! It’s me!”

It was {@m}. But {@she} was on the bus.

“It’s Sunday where I am,” said the voice, “and I don’t quite know which bit you’ve got to, so I’m going to walk all the way and keep talking. There’s a stain here that looks like a cow. Can you see it?”

{child} could. It really did look like a cow, horns and all. {child.He} laughed out loud, and the knot came undone. {child.He} started to walk, and {@ms} voice walked along beside {child.him}. It talked about the cow, [pet: and about {pet}, who {@pet-would}, ]and about [adult: what they were going to have for [us: dinner | tea][elder:  when {elder}[elder2:  and {elder2}] came]|[elder: {elder’s}[elder2:  and {elder2’s}] ]pancakes], and then it sneezed. {@She} probably hadn’t planned that.

# run
“I can see daylight now,” said {@m} in the wall. “Can you?”

“Yes,” said {child} out loud.

“Good. Then I’m going home, because the bag’s blowing away. Now run.”

And {child} ran, straight out into the sun. Over by the gate stood {child.his} teacher, waving.

# tomorrow
That night {child} lay in bed, so pleased that {child.he} couldn’t lie still.

“My teacher let me go a little way into the tunnel this afternoon,” {child.he} said. “Just before you came to fetch me. I shouted something for you. It’ll come out tomorrow, at exactly the same time, so you mustn’t be late.”

“What did you shout?” asked {adult}.

{child} pulled the [us: covers | duvet] up to {child.his} chin and shut {child.his} eyes, so that it wouldn’t show.

“You’ll hear it tomorrow,” {child.he} said.

## if !adult
That evening, in pyjamas already, {child} rang {minder’s} bell, so pleased that {child.he} couldn’t stand still.

“My teacher let me go a little way into the tunnel this afternoon,” {child.he} said. “Just before you came to fetch me. I shouted something for you. It’ll come out tomorrow, at exactly the same time, so you mustn’t be late.”

“What did you shout?” asked {minder}.

{child} pulled the collar of the pyjamas up to {child.his} chin and shut {child.his} eyes, so that it wouldn’t show.

“You’ll hear it tomorrow,” {child.he} said.

# @m
{minder}
## if adult
{adult}

# @M
{minder}
## if adult
{Adult}

# @ms
{minder’s}
## if adult
{adult’s}

# @she
{minder.he}
## if adult
{adult.he}

# @kid
boy
## if child.she
girl
## if child.name
child

# @them
him
## if child.she
her
## if child.name
that child

# @pet-would
had no idea what a tunnel was
## if pet.dog
would have loved to come
## if pet.cat
would never have dreamed of coming

# @song
{music}
