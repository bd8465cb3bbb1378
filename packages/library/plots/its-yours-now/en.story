title: The Trumpet on the Kitchen Table
title: It’s Yours Now
title: A Tiny Sss
guest friend: Ibrahim (he), Carys (she)
guest elder: Stan (he), Dilys (she)
guest minder: Mrs Budd (she), Mrs Lamb (she)

% The grandparent is the family’s, or a neighbour who has mended buses: @mark, @when, @under. Nobody says where it hurts before the recording does.

# the-case
{@Who} put the trumpet case on the kitchen table, in among the breakfast plates.

“It’s yours now,” {elder.he} said to {child}.

{child} looked at {@a-who}. {@A} looked just as surprised as {child.he} did. {@mark}

“But we’re playing on Saturday,” said {child}. “At the [us: block | street] party. You and me.”

“You play. I’ll listen. It’s my lungs,” said {elder.short}, and dunked a [us: gingersnap | ginger nut] in {elder.his} tea until it drooped.

{child} had a trumpet on loan from [school: {school}|school], with tape round the mouthpiece. {Child.He} didn’t want {elder.short’s}. {Child.He} wanted the two of them, side by side, on Saturday.

# thursday
And before Saturday came Thursday. On Thursday {child} was going to the dentist[city:  {in city}] to have a [us: baby | milk] tooth out. It was refusing to budge, even though the new one was already elbowing it from behind. {Child.He} hadn’t told anybody how frightened {child.he} {child.was}[pet.dog: , except {pet}, the dog][pet.cat: , except {pet}, the cat][pet.other: , except {pet}]. {Child.He} had simply stopped sleeping.

“Brilliant,” said {friend}, {child’s} best friend, when {friend.he} heard about Thursday. {Friend.He} {friend.was} making a radio play about a submarine, and recorded anything that made a noise[sport: , even {sport}]. “I need a drill. Could you ask them to do a bit of drilling?”

“They’re not drilling it. They’re pulling it out.”

“What does that sound like?”

“{Friend}!”

# out-loud
So {child} told {friend} about the trumpet instead. {Friend} thought it over, which unfortunately {friend.he} always did out loud.

“Perhaps {elder} doesn’t want to play with you. You do come in too early after the rest. Every single time.”

{child} went home without saying goodbye.

# one-ear-each
That evening {friend} was standing at the door with {friend.his} headphones round {friend.his} neck.

“It’s not lungs,” {friend.he} said. “I followed {elder} up the hill. {Elder.He} whistled all the way. And it’s not you either, because I’ve listened to everything I’ve got of you two since the spring. Sorry about before. Listen to this.”

They sat down on the step with one ear each. First came [music: a bit of {music}, by mistake. Then came ]April: {elder.short’s} trumpet went up to the high note like somebody opening a window. Then August: same tune, same note, only just in front of it there was something else.

“There,” said {friend}. “What is it? I can’t get rid of it.”

# the-sss
A tiny sss. Hardly even a breath.

{child} played it again, three times over. {Child.He} knew that noise. It was {child.his} own. It was the noise {child.he} made when {child.he} forgot, and drank something cold on the wrong side.

The [us: gingersnap | ginger nut] in the tea. The ice cream that {elder.short} had said no to, all summer long[elder2: , whatever {elder2} tried]. The mouthpiece, that pressed on the lip, that pressed on the tooth.

“{Elder} has got toothache,” said {child}.

# the-chair-leg
{Elder.short} was out behind the house, mending a chair. {child} didn’t say a word. {Child.He} held out the headphones and let {elder.him} hear April, and {elder.he} nodded and looked pleased. Then {child.he} let {elder.him} hear August.

{Elder.He} put down {elder.his} screwdriver.

“Ah,” {elder.he} said. “Well. That’s not lungs.”

“When did you last go to the dentist?”

{@when}

“{Elder.short}!”

{@under} A chair that tips you over backwards, that’s a chair that’s up to something.”

{Elder.He} rubbed a thumb along the chair leg, up and down, up and down.

# if-i-go-first
“I’ve got to go on Thursday,” said {child}. “I haven’t slept since Sunday.”

“What does {@a} say?”

“[adult: {adult.He} | She] doesn’t know. What does [adult: {adult.he} | she] say about your tooth?”

“[adult: {adult.He} | She] doesn’t know either.”

They sat there for a while, each as [us: silly | daft] as the other.

“What if I go first?” said {child}.

{Elder.short} sighed so hard that the sawdust moved. Then they went indoors and told {@a}[elder2:  and {elder2}], who didn’t tell anybody off. [elder2: {@A} | [adult: {adult.He} | She]] just got a second appointment, straight after {child’s}.

# it-hissed
On Thursday all four of them sat in the waiting room[athlete: , with {athlete} on an old magazine]. {Friend} had asked at the desk, very politely, and been told that {friend.he} might record as long as no patient minded. {Elder.short} was wearing {elder.his} best jacket.

When they went in, {elder.short} stopped short in front of the dentist’s chair.

“It’s hissing,” {elder.he} said.

“It’s been hissing since Easter,” said the dentist. “Nobody can find out where.”

{Elder.short} bent {elder.his} knees, slowly, and listened all the way along the chair like a doctor. {Elder.He} asked to borrow a [us: wrench | spanner]. {Elder.He} gave something a quarter of a turn. The hissing stopped.

“There,” {elder.he} said to {child}. “Now I’ve got the measure of her. Up you hop.”

# by-the-foot
The needle hurt a bit. After that {child’s} lip felt like a cushion belonging to somebody else. {Elder.short} couldn’t get at {child’s} hand for all the tubes, so {elder.he} held {child.his} foot. {Elder.He} held it tight. There was a crunch, more in {child’s} ears than in {child.his} mouth, and then the tooth was lying in a little pot, looking as if it had never done anybody any harm.

“Ith that it?” said {child}.

# the-toe
Then they swapped. {Elder.short} lay flat and stared at the ceiling in {elder.his} best shoes. The drill started up. {child} took hold of {elder.his} right shoe, and inside it {elder.his} big toe was going up and down, up and down, in time. It was their tune. When it got to the rest, the toe waited, and it waited longer than {child} ever did.

Oh, thought {child}. That long.

# a-loan
“It sounded like a gnat,” said {friend} gloomily, on the way home. “You can’t have a gnat in a submarine. But the crunch was magnificent.”

On Saturday morning {elder.short} ate a [us: gingersnap | ginger nut] without any tea. You could hear it all over the kitchen.[pet.dog:  {Pet} came to see what had got broken.][pet.cat:  {Pet} moved to another room.][pet.other:  It must have carried all the way to {pet}.] Then {elder.short} wiped {elder.his} hands and cleared {elder.his} throat.

“I say, {child}. You don’t happen to have a trumpet a person could borrow?”

{child} pushed the case across the table, in among the plates.

“Have this one,” {child.he} said. “It’s yours now.”

# @Who
{Elder} from next door
## if elder
{Elder}

# @a-who
{minder}, who was doing the breakfasts that week
## if adult
{adult}

# @a
{minder}
## if adult
{adult}

# @mark
{Elder.short} had mended buses all {elder.his} working life and played in the bus company band for thirty-eight years, and on the first valve was a dark mark, made by {elder.his} own finger, that no polish in the world would shift.
## if elder
{Elder.short} had played that trumpet every evening since the spring, and on the first valve there was already a dark mark, made by {elder.his} own finger, that no polish in the world would shift.

# @when
“Nineteen seventy-nine,” {elder.he} said. “In the spring.”
## if elder
“I couldn’t tell you,” {elder.he} said. “It was spring, though.”

# @under
“I’ve lain flat on my back under twelve tonnes of bus,” {elder.he} said. “Nothing to it. But then I’m the one holding the [us: wrench | spanner].
## if elder
“I’ll lie flat on my back under any sink you like,” {elder.he} said. “Nothing to it. But then I’m the one holding the [us: wrench | spanner].
