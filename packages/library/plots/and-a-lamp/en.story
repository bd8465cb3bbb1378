title: Is Anybody Out There?
title: Two People and a Lamp
title: I’m So Glad You’re Furniture
guest friend: Jonah (he), Orla (she)
guest minder: Uncle Ted (he), Uncle Des (he)

% Whoever blows up the airbed (@a) is the grandparent, else {adult}, else {minder}. Do the fff, and each AAAH; the hello is quite soft, and wait after it.
% One rule: it comes out only if there are no people. {Friend} is a lamp, and {child} is an armchair.

# from-the-inside
{Friend}[!friend.known: , {child’s} best friend,] was staying the night with {child}, and upstairs {@first} was blowing up the airbed. Fff, it went. Fff. Fff.[elder2:  {Elder2} was counting.]

Then somebody knocked. It came from the cupboard under the stairs, and it came from the inside.

“Excuse me,” said a small voice. “I’m {a wish}. Is there anybody out there?”

{child} had always wanted to meet {a wish}. {Child.He} opened {child.his} mouth to say yes.

“Because if there is, I’m not coming out,” said {the wish}. “I’m afraid of people.”

“No,” said {friend}. “There’s nobody here.”

“Oh, good,” said {the wish}. “Who said that?”

“The lamp,” said {friend}.

# the-new-kind
That was just like {friend}. {Friend.He} said things first, and then {friend.he} had to make them true. So {friend.he} took the shade off the lamp and put it on {friend.his} head.

“You’re an armchair,” {friend.he} whispered.[pet.dog:  “And {pet’s} a rug.” {Pet}[!pet.known:  the dog] was lying on the floor already, and saw no need to change.][pet.cat:  “And {pet’s} a cushion.” {Pet}[!pet.known:  the cat] was curled up on the sofa already, and saw no need to change.]

{child} just had time to sit down on the floor, pull the sofa blanket over {child.himself} and stick out both arms.

{The wish} looked to the left, and looked to the right, and shook.[sport:  {Wish.His} knees knocked as if after {sport}.]

“Really nobody?” {wish.he} said.

“Not a soul,” said the lamp.

“Then I’ll sit down for a minute,” said {the wish}, and {wish.he} sat down on {child}. {@Like} {child} kept as still as a chair[school:  {at school}].

“What a good armchair,” said {the wish}. “It goes up and down.”[pet.dog:  {Wish.He} looked at {pet}. “So does the rug.”][pet.cat:  {Wish.He} looked at {pet}. “So does the cushion.”]

“[pet.dog / pet.cat: It’s a set|It’s the new kind],” said the lamp.

# the-hole
“What’s so bad about people?” asked the armchair. {child} couldn’t help it.

“Haven’t you ever seen one?” said {the wish}. “They’ve got hair on top, and a hole in the front. You go up to them and say hello, very politely. Then the hole opens, and out comes the scream.”

“Every time?” said the armchair.

“Every time.[city:  I’ve tried all over {city}.] Good evening, AAAH! Lovely weather, AAAH! I don’t know where they keep it all.” {The wish} leaned back. “I’m so glad you’re furniture.”

That made it harder. {child} put both arms round {the wish}.

“Does it do that too?” asked {the wish}.

“You have to pay extra,” said the lamp.

# feet
But upstairs it didn’t go fff any more[music: , and nobody was humming {@song}]. The stairs creaked.

“That sounded like feet,” said {the wish}.

“Oh no,” said the lamp.

In came {@a}, as red as a tomato. {@He} saw a lampshade with legs. {@He} saw a blanket with arms. And then {@he} saw {the wish}.

“PEOPLE!” cried {the wish}. {Wish.He} dived in under the blanket[wish.size.big / wish.size.huge: , as far as there was room,] and held on to {child’s} tummy.

{@A} opened {@his} mouth. It opened wider and wider. {Friend} whipped off the lampshade[athlete: , as quick as {athlete},] and put it on {@a}.

“Fff,” went {@a}, inside it. All the rest of {@his} breath was in the airbed.

“Is it still there?” whispered {the wish}.

“No,” said {friend}. “It’s a lamp now.”

“Why am I a lamp?” asked {@a}.

“Because you were going to scream.”

“I still might,” said {@a}.

# one-of-them
Under the blanket {the wish} shook so much that {child} shook too. “There’s never just one,” said {the wish}. “Don’t let them find me, armchair.”

“I won’t,” said {child}. And then {child.he} couldn’t be an armchair any longer. “I’ve got to tell you something,” {child.he} said. “I’m one.”

“One what?”

“People.”

“You can’t be,” said {the wish}. “I’ve sat on you.”

“I know,” said {child}. “Feel.”

# the-rest-of-it
{Child.He} took {@hand} and put it on {child.his} hair. {Child.He} put it on {child.his} nose. Then {child.he} put it just beside the hole.

“That’s where it comes out,” whispered {the wish}, with both eyes shut.

{child} breathed in. {The wish} held on tight.

“Hello,” said {child}.

{The wish} waited for the rest of it. There wasn’t any. {Wish.He} opened one eye.

“Is that all?”

“That’s all.”

“But that’s a hello,” said {the wish}. “I’ve handed out hundreds of those. I’ve never had one back.”

# three-of-them
{Wish.He} looked out. There stood {friend}, with nothing on {friend.his} head.

“I’m one as well,” said {friend}. “Sorry. Hello.”

“That’s two,” said {the wish}. {Wish.He} went up to {@a}, knocked on the shade, and took three steps back.

“Hello,” said {@a}. It was rather wobbly, but it was a hello.

{The wish} carried all three of them home to the cupboard in both {@hands}, so as not to drop any.[pet.dog:  {Pet} gave {wish.him} a lick as well, to take along.][pet.cat:  {Pet} went along as far as the cupboard, and looked in.]

# and-a-lamp
On Friday {friend} came back, and they sat and waited on the sofa.[pet.other:  They had told {pet}[!pet.known: , {child’s} pet,] all about it.] At last there was a knock, from the inside.

“Is there anybody out there?”

“Yes,” called {child}. “Two people.”[elder2: 

“And a bedside table,” called {elder2}.]

“And a lamp,” called {@a}, and put on the shade.

“Oh, good,” said {the wish}.

# @Like
[wish.size.big / wish.size.huge: Luckily there was only room for a bit of {wish.him}. ]It felt {wish.feels}.
## if wish.ghost / wish.ghost-child
It was like having the [us: refrigerator | fridge] open on your knees.
## if wish.yeti
Luckily there was only room for a bit of {wish.him}. It was like being sat on by a [us: snowbank | snowdrift].

# @hand
{the wish’s} hand
## if wish.bear / wish.bear-cub / wish.wolf / wish.werewolf
{the wish’s} paw

# @hands
hands
## if wish.bear / wish.bear-cub / wish.wolf / wish.werewolf
front paws

# @song
{music}

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
he
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
his
## if adult & !elder
{adult.his}
## if elder
{elder.his}
