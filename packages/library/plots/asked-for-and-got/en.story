title: Remainder
title: Asked For and Got
title: One Nice Toad
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever teaches witching (@a) is the grandparent, else {adult}, else {minder}. The seconds are called by {@counter}: the friend, the other grandparent, or the teacher.
% One rule: every spell of {child’s} gives exactly half. Leave a pop its own breath, and let the numbers come faster and faster.

# the-worst
{child} came from a long line of witches, and was easily the worst of them.

{Child.His} great-aunt had once moved a hill[city:  out of {city}]. {Child.His} cousins could do frogs before they could read. When {child} asked a spell for six buns, {child.he} got three. When {child.he} tried to turn the kitchen blue, it went blue as far as the [us: stove | cooker]. There had also been an afternoon with a pony that nobody in the family mentioned.

“It’s in there somewhere, my duck,” said {@first}, who was teaching {child.him}. “You just need to feel it.”

But {child} didn’t feel it.[music:  It wasn’t like {music}.] What {child} felt was a strong wish to know what was going on. So after every failed spell {child.he} wrote it down in a squared notebook[athlete:  with {athlete} on the cover], with the date and two columns: Asked For and Got.

In the daytime {child.he} went to [school: {school} | ordinary school], where {child.he} did the top [us: math | maths] group’s homework, and then the homework that the teacher found in a drawer. {Child.He} liked [us: math | maths]. Nobody ever told you to feel it. It was just true, and it stayed true while you had a look round.[sport:  Not even {sport} did that.]

# one-nice-toad
One Saturday[friend: , when {friend}[!friend.known: , {child’s} best friend,] had come to stay and was hoping for a frog], {@a} decided that the garden pond was lonely.

“One nice toad,” {@he} said, on the dot of seven. {@He} tapped {@his} wand on a lily pad, and there it sat, fat and gold-eyed and pleased. “And let’s have a friend for it. Double!”

[friend: “That’s very nearly a frog,” said {friend}.

]A minute later there were two toads, and they went in for [elder2: {elder2’s} | their] soup.

# creaking
{@noise}

It was a sort of creaking. It was coming from all round the house. {@A} opened the back door, and a dozen toads fell in.[pet.dog / pet.cat:  One of them landed on {pet}.]

The garden was gone. There were toads on the path and toads on the wheelbarrow. There were toads along the [us: clothesline | washing line], holding on.

[friend: “I only wanted one,” said {friend}.

]

# did-you-say-once
“{@A},” said {child}, “when you said ‘double’, did you say ‘once’?”

“Well, no,” said {@a}. “You don’t generally have to.”

{child} looked at the kitchen clock. As {child.he} looked, the minute hand moved on to nine minutes past, and the creaking suddenly got twice as loud.

“Every minute,” {child.he} said. “One at seven o’clock. Two, four, eight, sixteen … There are five hundred and twelve. At ten past there’ll be a thousand and twenty-four.”

“I’ll soon unpick them,” said {@a}, rolling up {@his} sleeves. “It’s no trouble, taking the doubling off a toad. I can do a dozen a minute.”

“They’re doing hundreds,” said {child}. “If there’d been twenty-three you’d have won. By half past there’ll be about [us: a billion | a thousand million].”

For the first time ever, {child} saw that {@a} didn’t know what to do.

# exactly-half
“I could vanish them,” {child} said.

“Oh, my duck,” said {@a}, very kindly. “All of them?”

“No,” said {child}, already turning pages. “Look. Asked for six buns, got three. Asked for forty candles, got twenty. Asked for a blue kitchen, and [friend: {friend} and I | I] measured it, {@a}, the line’s exactly in the middle. Asked for a pony.”

“Don’t,” said {@a}.

“We all thought my spells went wrong. But they always go wrong the same way. I get half. I get exactly half, every time.” {child} put the notebook down. “So I’ll ask for all the toads to vanish. And half will. And then I’ll ask again.”

{@A} opened {@his} mouth and closed it.

“It takes me five seconds, and I need ten goes. That’s fifty seconds, and they double every sixty. Count for me, {@counter}!”

# pop
The clock ticked on to ten past. The creaking rose to a roar. {child} ran out on to the step, and lifted {child.his} wand, and asked with all {child.his} might.

There was a pop like a very large cork. “Five hundred and twelve!” shouted {child}.

Pop. You could see the wheelbarrow. “Two hundred and fifty-six!”

Pop. Pop. “Sixty-four!” The [us: clothesline | washing line] sprang up. “Thirty-two! Sixteen!”

“Thirty seconds!” called {@counter}. “Thirty-five!”

“Eight! Four!” {child’s} arm was shaking. “Two!”

Pop.

On the lily pad, in the middle of the quiet pond, sat one toad.

# one-toad
“Now you, {@a}!” gasped {child}. “Quick! If I do it again I’ll only get half!”

{@A} pointed {@his} wand and gave it a small, neat twist, like someone undoing a button. Inside, the minute hand moved. They held their breath.

One toad. It blinked, first with one eye and then with the other.

[pet: {@calm}

]{@A} sat down on the step, all of a heap. After a while {@he} picked up the squared notebook and went through it slowly, right back to the buns.

“Three hundred years of witches in this family,” {@he} said, “and not one of us ever thought to write it down.”

# remainder
{child} slept under the big patchwork quilt that night. When {child.he} {child.was} nearly off, {@a} put {@his} head round the door.

“I was wondering,” said {@a}. “If you’d always ask for twice as much as you want …”

“I’d get what I want,” said {child} into the pillow. “I worked that out on Thursday. I just hadn’t got round to it.”

They kept the toad. It lived in the pond for years, alone and perfectly content, and its name was Remainder.

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @counter
{@a}
## if friend
{friend}
## if elder2 & !friend
{elder2.short}

# @noise
They were just scraping their bowls when {child} said, “What’s that noise?”
## if pet.dog
They were just scraping their bowls when {pet}[!pet.known: , {child’s} dog,] got up and stood by the back door, as stiff as a gate.

“{Pet} wants to go out,” said {@a}.

“{Pet} wants to stay in,” said {child}. “What’s that noise?”
## if pet.cat
They were just scraping their bowls when {pet}[!pet.known: , {child’s} cat,] got up and stood by the back door, as stiff as a gate.

“{Pet} wants to go out,” said {@a}.

“{Pet} wants to stay in,” said {child}. “What’s that noise?”
## if pet.other
They were just scraping their bowls when {child} saw that {pet} had stopped eating, which {pet.he} never did.

“{Pet} can hear something,” said {child}. “What’s that noise?”

# @calm
Indoors, {pet} had begun to eat again.
## if pet.dog / pet.cat
Behind {child}, {pet} sat down at last.
