title: After the Flowerpot
title: That Snail’s Asleep
title: A Very Long Arm
guest friend: Mo (he), Tess (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up at home (@a) is {adult}, else the grandparent, else {minder}; a grandparent beside that one is the umpire.

# picked-last
{child} was picked last on Thursday, for [us: softball | rounders][school:  {at school}], and the person who picked {child.him} last was {friend}. {Friend} was {child’s} best friend. {Friend.He} {friend.was} captain, and picked everybody else in the class before {child}, even the boy with his arm in [us: a cast | plaster]. Now school was over and {friend} was sitting in {child’s} kitchen, because {friend.he} had come for [us: supper | tea], and all {child} wanted was for {friend.him} to know how it felt.

“Good game, wasn’t it?” said {friend}, through a [us: fish stick | fish finger].

“Was it,” said {child}.

“We nearly won.”

“Did we.”

{@First} looked at {child}, and then at {friend}, and then at the ketchup, in case the ketchup knew. “Has something happened?” {@he} said.

“No,” said {child}, who had felt since half past one as if {child.he} had swallowed a cold pebble.

“Yes,” said {friend}. “We lost by one.”

# a-very-long-arm
After [us: supper | tea] they went out into the [us: backyard | garden] with a bat and a ball.

“It’s my team against {@a},” said {child}. “And I’m captain, so I’m going to pick.”

[elder & adult & !elder2: {Elder} brought out a chair and was the umpire.

][elder2 & adult: {Elder} and {elder2} brought out a chair each and were the umpires.

][elder2 & !adult: {Elder2} brought out a chair and was the umpire.

]{Friend} stood in front of {child}, bouncing on tiptoe.

“I pick,” said {child} slowly, “the watering can.”

{Friend} stopped bouncing.

“Is it any good?” said {@a}.

“It’s got a very long arm,” said {child}. “[sport: It’s never lost at {sport}. ]And I pick the {@bin}.”

“The {@bin}?” said {friend}. “[us: A trash can doesn’t catch!|The bin can’t catch!]”

“It’s all the {@bin} ever does,” said {child}. “And I pick that snail.”

“That snail’s asleep,” said {friend}.

“It’s saving itself for the [us: game | match][athlete: , like {athlete}].[pet.dog / pet.cat:  And I pick {pet}.]”

# after-the-flowerpot
[pet.dog: {Pet}[!pet.known:  the dog] only wanted the ball.

][pet.cat: {Pet}[!pet.known:  the cat] only wanted to go in, and went.

]{Friend} looked round the [us: yard | garden]. There was nothing left to pick now but an old flowerpot and {friend}.

“I pick,” said {child}, “the flowerpot.”

“It’s got a hole in it,” said {friend}, in a small voice.

“Yes,” said {child}. “And then {friend}, I suppose.”

# a-tummy-ache
{Friend} went and stood between the {@bin} and the flowerpot. {Friend.He} didn’t bounce. When {@a} hit the ball it rolled right past {friend’s} shoe, and {friend.he} didn’t even look at it.

“I think I’ve got a tummy ache,” said {friend}. “I’d like to go home, please.” And {friend.he} went indoors to find {friend.his} coat.

{child} stood there with {child.his} team. None of them said anything. {Friend} knew how it felt now, exactly as {child} had wanted, and it wasn’t nice at all. Now there were two people with a pebble, and {child’s} best friend was going home.

# a-horrible-wall
“What was that about?” said {@a}.

“{Friend} picked me last,” said {child}, and {child.his} chin shook. “I had to stand by the wall all on my own, and look at my shoes as if they were interesting.”

“Oh, {child},” said {@a}, who laid the bat down and put both arms round {child.him}. “That’s a horrible wall. Does {friend} know about it?”

{child} thought. {Child.He} had said “Was it”, and “Did we”, and “flowerpot”. {Child.He} hadn’t said anything about the wall.

# the-empty-sleeve
{Friend} was sitting on the bottom stair with one arm in {friend.his} coat. {child} sat down beside {friend.him}. It was much harder than picking a {@bin}, so {child} said it to the empty sleeve.

“You picked me last. I was by the wall on my own and I went cold inside, and I thought you weren’t my friend any more.”

{Friend} stared at {child}. “I didn’t pick you last,” {friend.he} said. “I didn’t pick you at all.”

“That’s worse!”

“No, because I didn’t need to! You’re already on my team. You’re always on my team. I was only picking the others.” {Friend.He} waved the empty sleeve about. “You don’t pick your own legs!”

“What?”

“When you go out. You don’t say, I pick my legs. You just take them.”

{child} thought about that. All the time that {child.he} stood by that wall, {child.he} had been a leg.

# out-loud
“But I couldn’t tell,” said {child}. “From the wall it looks like last.”

“Oh,” said {friend}. “Sorry. I’ve never looked from there.”

“So next time say me first. Out loud.”

“Even though it’s obvious?”

“Even though it’s obvious.”

{Friend} stood up, took a deep breath and bellowed through the whole house[city:  and half of {city}]. “I pick {child}!”

“Good choice!” {@a} shouted back. “Now will you both come out here? I’m losing to a {@bin}!”

They played[music:  to {music}] until it was time for {friend} to go home, and the {@bin} made four catches.[elder & adult & !elder2:  {Elder} had counted them.][elder2 & adult:  {Elder} and {elder2} had both counted.][elder2 & !adult:  {Elder2} had counted them.][pet.dog:  In the end {pet} got the ball, and kept it.]

# left-leg
At bedtime {child} sat on the bed with {child.his} pyjama bottoms in one hand.[pet.cat:  {Pet} lay there already, saving {pet.himself} for tomorrow.][pet.other:  {Pet} had been told the whole story, and {pet.he} had liked the snail best.]

“Left leg,” {child.he} said. “I pick you.”

{Child.He} pulled it through. The other leg was still waiting.

“Don’t worry,” said {child}. “You were always on the team.”

# @bin
bin
## if us
trash can

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}
