title: I Haven’t Asked Everybody
title: The Wishing Tree
title: Oof
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has the lap (@a) is the grandparent, else {adult}, else {minder}. {wish.wants} is what the parent said it wants. “At last!” is said twice, the second time from the heart.
% The lady in the green hat looks for something all through the story. It doesn’t show on the outside what anybody wants.

# the-oof
In the park stood the wishing tree[city: , the oldest in {city}]. You whispered your wish into the hole in it, and if anybody heard, it wouldn’t come true.

{child} whispered the same thing every day[school:  on the way home from {school}]. {Child.He} wanted to sit on {@long} lap. But the last time {child} sat there, {@a} had said, “Oof, how big you’re getting!” After that {child} hadn’t liked to ask. So {@a} sat over on the bench with an empty lap[elder2: , beside {elder2}], and {child} whispered.[pet.cat:  It wasn’t always empty. {Pet}[!pet.known: , {child’s} cat,] just jumped up, without asking anybody.]

# how-will-it-know
“I want to {wish.wants}!” shouted somebody.

It was {a wish}, shouting straight into the hole.

“Shh!” said {child}. “If you say it out loud it won’t come true!”

“How can it come true,” said {the wish}, “if nobody knows about it?”

{child} had never thought of that.

“I ask everybody,” said {the wish}.

“Has it come true?”

“Not yet,” said {the wish}. “But I haven’t asked everybody.”

# youre-a
So they went round the park and asked. {@Along}

“{Wish.sound}!” said {the wish} to a man with a newspaper, because that meant excuse me. “I want to {wish.wants}.”

“You?” said the man. “But you’re {a wish}.”

“I know,” said {the wish}. “Can you help?”

The man couldn’t.

“{Wish.sound}!” said {the wish} to a woman with a [us: stroller | pushchair]. “I want to {wish.wants}.”

“Wouldn’t {a wish} rather {wish.does}?” said the woman.

“I can do that already,” said {the wish}. “Thanks all the same.”

[friend: By the swings they met {friend}[!friend.known: , {child’s} best friend]. “I want to {wish.wants},” said {the wish}.

“Oh, me too!” said {friend}, and came along.

][pet.dog: They asked {pet}[!pet.known: , {child’s} dog,] as well. {Pet} wagged, which is a yes, but isn’t much help.

][sport: They asked everybody who was off to {play sport}.

][athlete: A boy told them to ask {athlete}.

]“Doesn’t it hurt when they say no?” asked {child}.

{The wish} had a feel, right out to {wish.part}. “A bit,” {wish.he} said. “But there’s always somebody else.”

A lady in a green hat was looking for something behind a bush.

“What about her?” said {child}.

“She’s busy,” said {the wish}. “She’s lost something.”

# like-you
In the end there was nobody left to ask.[music:  Even the girl who was whistling {music} had said no.] {The wish} was quite hoarse, and sank down under the wishing tree.

“I won’t say it any more,” {wish.he} whispered. “I’ll keep it inside, like you. Does it hurt?”

“You get used to it,” said {child}.

But it wasn’t true, and {child} had a lump in {child.his} throat.

The lady in the green hat had given up, too. She shook her head and walked off towards the gate.

{child} jumped up. “You haven’t asked everybody!” {child.he} said.

# out-loud
{The wish} tried, but {wish.his} voice was all used up. And the lady had her hand on the gate.

So {child} would have to say it. {Child.He} had never said a wish out loud, not even a little one, and now the whole park would hear.[friend:  “Go on,” said {friend}.] {Child’s} heart was thumping. {Child.He} climbed up on the roots of the tree and took a huge breath.

“Here’s {a wish} that wants to {wish.wants}!” shouted {child}.

The man dropped his newspaper. [age>=6: The baby in the [us: stroller | pushchair] woke up. ]And the lady in the green hat turned round.

“At last!” she cried, and ran so fast that her hat flew off. “I’ve been looking all day for {a wish} that wants to {wish.wants}!”

# on-the-outside
“But I was here,” croaked {the wish}.

“I did see you, dear,” said the lady. “But it doesn’t show on the outside. I thought you were {a wish} that only wanted to {wish.does}.”

“I can do that already,” said {the wish}.

“Then come along,” said the lady. “It’s all ready.”

And off they went together, and {the wish} got to {wish.wants}, that very same day. From far away {child} heard a “{Wish.sound}!” that didn’t mean excuse me at all. It meant hooray.

# at-last
Then {child} walked back to the bench. {@A} looked up and smiled. It didn’t show on the outside of {child}, either.

“I want to sit on your lap,” said {child}, out loud.

“At last,” said {@a}. “I’ve had this lap here all day, and nobody in it. I thought you’d got too big to want to.”

“I thought I’d got too big to be allowed,” said {child}.[pet.cat:  {Pet} had to move over.][pet.other:  “I wonder what {pet} wants,” said {@a}. “{Pet} never says, either.”]

And {child.he} climbed up. There was more of {child.him} than last time, and some of it hung over the edge.

“Oof,” said {@a}, and held on tight.

# @Along
{child} came along, but only to listen.
## if wish.size.tiny
{child} carried {the wish} in {child.his} hand, but only listened.

# @long
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
