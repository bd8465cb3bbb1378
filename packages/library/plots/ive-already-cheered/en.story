title: I’ve Already Cheered
title: A Tuesday Backwards
title: Goodbye at the Gate
guest friend: Samira (she), Tess (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whatever comes last comes first: goodbye, the plaster, being forgiven, the cheering. Last of all they say hello.

# plaster-first
It was an ordinary Tuesday, and {child} woke up because {@a} was saying goodnight and sticking a [us: Band-Aid | plaster] on {child’s} knee. There was nothing at all the matter with the knee.

“What’s that for?” said {child}.

“I don’t know,” said {@a}. “You haven’t fallen over yet.”

In the kitchen dinner was on the table, first the [us: dessert | pudding] and then the [us: fish sticks | fish fingers].[music:  On the radio first came the applause and then came {music}.] “Ow!” yelled {@a}, and blew on {@his} thumb. After that {@he} shut it in the [us: silverware | cutlery] drawer.

“There it is,” {@he} said, quite pleased.[adult & elder & !elder2: 

{Elder} said thank you for a lovely meal, and sat down to it. “Welcome home!” said {elder.short} as {child} left.][adult & elder2: 

{Elder} and {elder2} said thank you for a lovely meal, and sat down to it. “Welcome home!” they said as {child} left.][!adult & elder2: 

{Elder2} said thank you for a lovely meal, and sat down to it. “Welcome home!” said {elder2.short} as {child} left.][pet: 

{Pet}[pet.dog & !pet.known:  the dog|][pet.cat & !pet.known:  the cat|] [pet.other: felt nice and full | licked {pet.his} lips and felt nice and full]. Then {pet.he} wanted to be fed.]

That was how things went that Tuesday. It was all backwards, and what usually came last came first[sport: , like the clapping before {sport}].

# goodbye-at-the-gate
At the gate stood {friend}[!friend.known: , {child’s} best friend].

“Goodbye, {child}!” {friend.he} said, because that was what everybody said when they met. Then {friend} wiped {friend.his} eyes with {friend.his} sleeve.

“Why are you crying?” said {child}.

“No idea,” sniffed {friend}. “I expect I’ll find out. I forgive you, anyway.”

“What for?”

“How should I know? You haven’t done it yet.”

# far-away
A lump came into {child’s} stomach. So today {child.he} would do something to {friend}, something so horrible that it made {friend} cry. {child} didn’t know what it was, but one thing {child.he} did know: {child.he} didn’t want to do it. So {child.he} decided to keep well away from {friend} all day. Then it couldn’t happen.

# answer-first
At {@school} you gave the answer first and got the question afterwards. {child} put up a hand and said “[city: {city}|[us: Albany|Norwich]]”, to be on the safe side.

“Wrong,” said the teacher. “What’s seven times six?”

{Friend} turned round and smiled, but {child} looked down at the desk.

# bicycle-stand
At lunch there was an empty place next to {friend}. {child} walked past it and sat by the [us: trash can | bin]. At [us: recess | break] {friend} came running with the ball under one arm.

“Hooray!” shouted {friend}, jumping up and down. “What a goal! Come and score it!”

“I can’t,” said {child}, and went and stood behind the bikes. {Child.He} stood there all through [us: recess | break]. {Child.He} got so bored that {child.he} counted spokes, but {child.he} didn’t mind. It was nearly two o’clock, and {child.he} hadn’t done anything to {friend} at all.

# nothing-at-all
When school was over {friend} stood at {friend.his} peg, pulling on a jacket.

“Now I know why I was crying this morning,” {friend.he} said.

“But I haven’t done anything!” said {child}.

“No,” said {friend}. “You haven’t done anything. You haven’t sat with me, you haven’t played with me, and you haven’t said one single word to me all day.”

{Friend.He} did up the zip and went out of the door.

{child} stayed by the pegs. The lump in {child.his} stomach had grown as big as a [us: soccer ball | football]. {Child.He} had been so careful not to do it, and that was exactly how {child.he} had done it.

# well-done
{child} walked home, slowly. {@A} stood in the hall, holding the door open.

“Well done, {child}!” said {@a}, and gave {child.him} a hug. “I’m so glad you ran after {friend}!”

“I didn’t,” said {child} into {@s} [us: sweater | jumper].

“Didn’t you?” said {@a}. “Well, I don’t know what it’s about. I only do the praising.”

{child} looked up. Today everything came first and happened afterwards. So this was something that hadn’t happened yet.

# on-the-knee
{child} spun round and ran. {Child.He} ran across the yard and down the hill, so fast that the gravel flew, and just as {child.he} caught sight of {friend}, over by the [us: soccer field | football pitch], {child.he} tripped and went straight down on one knee.

{Child.He} looked. The [us: Band-Aid | plaster] was exactly where it should be.

“{Friend}!” shouted {child}, limping out across the grass. “Wait!”

{Friend} turned round. {Friend.He} had the ball under one arm, and {friend.he} didn’t come to meet {child}.

# here-it-comes
“I kept away so I wouldn’t make you sad,” panted {child}.

“That’s what made me sad.”

“I know. I know that now. Sorry, {friend}.”

“I’ve already forgiven you,” said {friend}. “I did it at a quarter to eight.”

“Yes, but I didn’t have a sorry to give you then. Here it comes. Sorry.” {child} held out both hands, though there wasn’t anything in them.

{Friend} looked at the hands, and at {child’s} knee, and at the gravel all down {child’s} [us: sweater | jumper].

“All right,” said {friend}. Then {friend.he} put the ball down in front of {child’s} feet. “But you owe me a goal.”

# already-cheered
“My knee hurts.”

“I’ve already cheered,” said {friend}. “So now you’ve got to get it in.”

{child} took three steps back and aimed for a long time[athlete: , like {athlete}]. Then {child.he} ran up and kicked. The ball flew off to the left, bounced off the post, rolled all the way along the line and went in.

Nobody cheered, because that had been done. They just smiled at each other, as wide as they could. Then they played until the shadows were long, and when they walked home there was a smell of porridge from all the houses, since it was evening.

# hello
At the gate they stopped.

“Hello, {child},” said {friend}.

“Hello,” said {child}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @school
school
## if school
{school}

# picture 1
{Friend} wipes {friend.his} eyes at the gate, and {child} looks on

# picture 2
{Friend} comes with the [us: soccer ball | football], and {child} stands behind the bikes

# picture 3
{child} trips on the hill, and {friend} stands over on the grass with the [us: soccer ball | football]
