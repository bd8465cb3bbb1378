title: A Remarkable Woman
title: No Story, No Place
title: Over the Himalayas
guest friend: Hattie (she), Rufus (he)
guest elder: Winifred (she), Muriel (she)

% Rule: a thing without a story has no place in the museum. Shown with the label, said again of the pencil.
% {other} may be as large as a wardrobe, or nothing one can hold (a laugh): @found says how it was got there; nobody holds it, {the wish} stands beside it.
% {friend} is always somebody. Whoever writes the labels is {elder}, else somebody from the library.

# no-story-no-place
In the schoolyard[school:  of {school}] there was a museum for one afternoon, and everybody in the class was to bring a thing with a story to it. {Friend}[!friend.known: , {child’s} best friend,] had {@treasure}, and people crowded round {friend’s} table. {child} wanted to be crowded round as well, just once, but all {child.he} had was a stub of pencil, chewed at one end, that was always in {child.his} pocket.

{@found}

“No story, no place,” said [elder: {elder} | {Elder} from the library], who sat by the gate and wrote the labels. “Where does this come from?”

“From my great-great-aunt Augusta,” said {child}, and it came out all by itself.

[elder: “On which side?” asked {elder.short}.

“The other side,” said {child}. “She took | “And what did she do with it?”

“She took] {other.him} with her over the Himalayas.”

{Elder.short} wrote it down in ink, and then it was as good as true.[elder2:  {Elder2} tied the label on with a double knot.]

# over-the-himalayas
“You’ve never told me about her!” said {friend}, and left {friend.his} own table. Soon there was quite a crowd, and with every question there was more of Augusta.

“All by herself?”

“With {@a-tortoise},” said {child}.

“Wasn’t that dreadfully slow?”

“Not for the {@tortoise}.”

[athlete: “Was she as strong as {athlete}?”

“On flat ground,” said {child}.

][sport: On a glacier she had taught the {@tortoise} to {play sport}. ][music: At the top she had whistled {@song}. ][city: In the end she had settled in {city}, because the {@tortoise} liked it there. ]“What a remarkable woman!” they all said, and {friend} told everybody who came late. It was like standing in the sun, and only down by the pencil was it a little cold.

[pet: {@was-there}]

# every-day
“Excuse me,” somebody said. {@arrives} “I’ve lost my {@mine}, and I’ve asked in every street. You haven’t seen {other.him}, I suppose?”

It would have been easy to say yes, but not with all of them listening.

“No,” said {child}.

“There’s only {child’s},” said {friend} helpfully, “and {@been} over the Himalayas.”

{The wish} looked for a long time. “Then {other.he} can’t be mine,” {wish.he} said. “{@mine-has} never been anywhere. I’ve just had {other.him} every day, {@always}, and now I look round and there’s only a gap.”

# beside-it
{The wish} turned to {child}. “May I stand beside yours for a moment? Only to remember what it was like.”

{child} nodded, because what can you say to that? {The wish} came up close, and then {the other} budged up. It was no more than what you do on a bench for somebody who always sits there, and nobody saw it but {child}.

“Thank you,” said {the wish}. “You’ve been very kind. Take good care of {other.him}.” And {wish.he} turned round and went.

# thanked
It’s one thing to take something, and quite another to be thanked for it. {child} looked at {the wish}, who was already at the gate. {Child.He} looked at {friend}, who was halfway up a glacier and happy. If {child.he} said it, there would be no Augusta any more, and {friend} would never again believe a word {child.he} said. And if {child.he} didn’t, {friend} would go on believing all of it, which was worse.[pet:  {@knew}]

“Wait!” shouted {child}, so that it could be heard in the street. “There isn’t any Augusta! I found {other.him} on the way here! {@yours}!”

{Elder.short} put down the pen. {Friend} stopped in the middle of the glacier.

# what-a-relief
{The wish} had turned round. “{@Has} {other.he} been over the Himalayas?”

“No.”

“Not even part of the way?”

“No,” said {child}. “I made it all up.”

“What a relief!” said {the wish}. “I knew {other.him} straight away. But I thought that anybody who’s been over the Himalayas wouldn’t want to come home with me.”

{@happy}

# fond-of-it
Then there was no crowd any more, only {friend}.

“So there isn’t any {@tortoise},” {friend.he} said.

“No.”

“I’d grown really fond of that {@tortoise}.”

“So had I,” said {child}, with {child.his} eyes on the ground. “You had something. I only had a pencil.”

“I bought mine in a [us: store | shop],” said {friend}. “{@never-met}” Then {friend.he} said nothing for a while, and that was the worst part. “You could have told me that she was made up, and then we could have made her up together.”

“Can’t we still?”

{Friend} thought about it. “The {@tortoise} ought to have a hat,” {friend.he} said.

# a-place
“No story, no place,” said {elder.short}, and turned the label over. “You’ve got an empty table. Haven’t you brought anything else?”

{child} laid the stub of pencil on it. “It hasn’t got a story,” {child.he} said. “I’ve just had it every day.”

{Elder.short} looked at {the wish}, and {the wish} looked at {the other}, and then {elder.short} wrote it down in ink, exactly as it was.

Nobody crowded round. But {the wish} stopped in front of it, and read the whole label, and took a step back, as people do in museums.

“What a remarkable pencil,” said {the wish}.

# to-the-moon
All the way home {child} and {friend} made things up out loud, and both of them knew it. By the front door the {@tortoise} had come as far as the moon.

“Who’s been to the moon?” asked [adult: {adult} | somebody], holding the door open.

“Nobody,” they said.

The pencil lay in {child’s} pocket, as it did every day.

# @song
{music}

# @been
that’s been
## if other.glasses / other.trousers / other.tights / other.scissors
those have been

# @mine-has
Mine has
## if other.glasses / other.trousers / other.tights / other.scissors
Mine have

# @yours
It’s yours
## if other.glasses / other.trousers / other.tights / other.scissors
They’re yours

# @Has
Hasn’t
## if other.glasses / other.trousers / other.tights / other.scissors
Haven’t

# @mine
{other}
## if other.glasses
glasses

# @always
whenever I {wish.did}
## if wish.snowman / wish.ice-cream / wish.ice-lolly / wish.igloo / wish.sandcastle / wish.butter / wish.chocolate / wish.marshmallow / wish.candyfloss / wish.sugar / wish.meringue / wish.pear / wish.mango / wish.zebra / wish.vampire
wherever I went

# @happy
And {the wish} {wish.did}, right there in the schoolyard, with {the other} {@place}. “{Wish.sound}!”
## if wish.snowman / wish.ice-cream / wish.ice-lolly / wish.igloo / wish.sandcastle / wish.butter / wish.chocolate / wish.marshmallow / wish.candyfloss / wish.sugar / wish.meringue / wish.pear / wish.mango / wish.zebra / wish.vampire
And {the wish} stayed, right there in the schoolyard, with {the other} {@place}. “{Wish.sound}!” {wish.he} said, for sheer happiness.

# @place
close by again
## if other.nose
in the middle of {wish.his} face
## if other.crown
on top, a little crooked

# @treasure
a shark’s tooth
## if other.tooth / wish.shark
a stone out of a volcano

# @never-met
I’ve never even met the shark.
## if other.tooth / wish.shark
I’ve never even met the volcano.

# @a-tortoise
a tortoise
## if wish.turtle
a snail

# @tortoise
tortoise
## if wish.turtle
snail

# @found
On the way there, with nobody near, {a other} had been left on a wall. {child} had only picked {other.him} up to look, and now {child.he} stood at the gate with {other.him}.
## if other.honey
On the way there, with nobody near, a jar of honey had been left on a wall. {child} had only picked it up to look, and now {child.he} stood at the gate with it.
## if other.size.big / other.size.huge
On the way there, with nobody near, {a other} had been standing by the road. {child} had only borrowed a wheelbarrow to see if {other.he} would fit, and now {child.he} stood at the gate with {other.him}.
## if other.song / other.laugh / other.secret / other.wish / other.word / other.joke / other.sneeze / other.fart / other.number / other.dust / other.tear / other.hug & other.size.big / other.dream & other.size.huge / other.story & other.size.huge / other.smoke & other.size.huge
On the way there, with nobody near, {a other} had been left on a wall. {child} had only put {other.him} in a jam jar to look, and now {child.he} stood at the gate with {other.him}.
## if other.fire & other.size.big
On the way there, with nobody near, {a other} had been burning in a lantern on a wall. {child} had only picked {other.him} up to look, and now {child.he} stood at the gate with {other.him}.

# @was-there
At home there was {pet}, who never asked where anything came from.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] lay under the table. {Pet.He} had been there when {the other} was found, and hadn’t said anything.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] sat on the table. {Pet.He} had been there when {the other} was found, and looked straight at {child}.

# @knew
{child} would have nobody left to tell but {pet}.
## if pet.dog
Under the table {pet} sighed.
## if pet.cat
{Pet} went on looking.

# @arrives
It was {a wish}, out of breath.
## if wish.size.tiny
It was {a wish}, on the very edge of the table.
## if wish.size.huge
It was {a wish}, and most of {wish.him} had to stay out in the street.
## if wish.kind.sky / wish.kind.sky & wish.size.huge
It was {a wish}, right above the table.
## if wish.fish / wish.goldfish / wish.jellyfish / wish.seahorse / wish.clownfish / wish.pufferfish / wish.octopus / wish.mermaid / wish.shark / wish.dolphin / wish.eel / wish.stingray
It was {a wish}, in a bathtub on wheels.
