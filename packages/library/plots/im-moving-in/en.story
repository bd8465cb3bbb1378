title: I’m Moving In
title: Whoever’s New
title: Make Yourself at Home
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is a grandparent where one is ticked, else {adult}, else {minder}. Whoever vouches (@help) is the pet, else the grandparent, else the friend.
% One rule: whoever’s new gets to choose.

# next-door
On Monday {a wish} moved in next door to {child}[city:  {in city}]. On Tuesday {wish.he} moved in with {child} instead.

“It’s so [wish.size.tiny: big | [wish.size.huge: cramped | empty]] next door,” said {the wish}. “And there’s nobody to say good morning to me.”

“Make yourself at home,” said {@first}[elder2: , and {elder2} nodded]. “Whoever’s new gets to choose. Where would you like to sit?”

“There,” said {the wish}.

But that was {child’s} chair, the one next to {@a}. {@Sat}

“You’ll have to take the stool,” {@a} said to {child}. “You’re not new.”[pet.dog:  Under the chair lay {pet}[!pet.known: , {child’s} dog,] waiting for crumbs as usual.][pet.cat:  On top of the fridge sat {pet}[!pet.known: , {child’s} cat,] who hadn’t been asked either.][pet.other:  Nobody had asked {pet} either.]

# which-end
After that {the wish} chose {child’s} blue mug. {Wish.He} chose the supper, and it was something they have {wish.home}, and {child} didn’t know which end to start from.[music:  {Wish.He} chose the music, and it wasn’t {@song}.][athlete:  {Wish.He} chose a wall, and the picture of {athlete} had to come down.][sport:  {child} wanted to tell them about {@game}, but {@a} was busy asking {the wish} about the gravy.] And at bedtime {wish.he} chose a story where everybody says “{Wish.sound}”, and {@a} read it, in all the different voices.

“When do I get to choose?” asked {child}.

“But you live here,” said {@a}, and kissed {child.him} goodnight in a bit of a hurry.

{child} had always lived there, and now it felt as if nobody could see {child.him}. It ached in {child.his} tummy, right in the middle.

# the-suitcase
So on Thursday, [school: after a whole day of thinking {at school}, | after a lot of thinking,] when {@a} had gone out to take in the washing, {child} packed a suitcase, went out on the doormat, shut the front door, and rang the bell.[friend / !pet & !elder: 

Just then {friend}[!friend.known: , [friend: {child.his} best friend | from down the road],] came by.

“Are you moving out?” asked {friend}.

“No,” said {child}. “I’m moving in.”]

# letter-box
The flap of the [us: mail slot | letter box] went up, and there was [wish.size.huge: a little bit of] {wish.part}.

“Who is it?” said {the wish}.

“I’m moving in,” said {child}.

“Oh, you can’t,” said {the wish}. “I live here.”

“So do I!”

“Then why are you moving in?”

{child} had no answer to that. The flap shut, clack, and the door was locked. There stood {child} on {child.his} own doormat, with pyjamas in a suitcase, and it was just like somebody else’s door. {Child.His} lip began to tremble.

# somebody-who-knows
The flap went up again.

“Does anybody know you?” asked {the wish}. “Somebody who can say if you’re nice to live with?”

{@help}

# not-new
Then the door opened[friend / !pet & !elder: , and they both went in].

“Make yourself at home,” said {the wish}, exactly like {@a}. “Where would you like to sit?”

“There,” said {child}.

“That’s my chair!”

“I’m new,” said {child}. “Whoever’s new gets to choose.”

That was true, so {the wish} had to move over to the stool, and {child} sat down. It had never been such a good chair.

“So I’m not new any more,” said {the wish}, in a very small voice. “What happens to you, when you’re not new?”

“You don’t get to choose everything,” said {child}. “You just live here.”

“Does anybody say good morning?”

“Every day,” said {child}. “Even when they’re cross.”

“Oh,” said {the wish}. “Then I’d rather live here.” And {wish.he} blew bubbles in the mug, and forgot to say sorry, and was quite at home.

# since-tuesday
The bell rang. Outside the door stood {@a}, with washing up to {@his} chin[elder2: , and {elder2} with the pegs].

“Are you moving in?” asked {the wish}.

“I live here,” said {@a}. Then {@he} saw the suitcase, and {@his} face went soft. “{child},” said {@a}. “How long have you been moved out?”

“Since Tuesday,” said {child}.

{@A} let go of all the washing, and held {child} instead, for a long time. “I never asked you a single thing,” {@he} said into {child.his} hair. “Welcome home.”

# hot
Then {@a} stepped back out on the doormat, shut the door, and rang the bell.

“Yes?” said {child} through the flap.

“I’m moving in,” said {@a}.

“Whoever’s new gets to choose,” said {child} and {the wish}.

{@A} thought about it. “I’d like to sit between you two,” {@he} said, “with a cup of coffee.”

So {child} sat on one side, on the chair, and {the wish} on the other, on the stool[friend / !pet & !elder: , and {friend} sat on the suitcase]. Nobody wanted anything[pet.dog: , except {pet}, who wanted crumbs]. And the coffee was hot, all the way to the bottom.

# @help
“I can,” said {friend}, and bent down to the flap. “{child} talks in {child.his} sleep. But if you share a bun, you get the bigger half.”

“Every time?” said {the wish}.

“Every time,” said {friend}.
## if pet.dog
Inside, {pet} had heard {child’s} voice. {Pet} came galloping down the hall, pushed past {the wish}, and stuck {child’s} old slipper out through the flap. It was very wet.

“{Pet} won’t let me touch that slipper,” said {the wish}. “You must be somebody special.”
## if pet.cat
Out through the flap came a paw. It was {pet}, who never came to anybody, and the paw felt about until it found {child’s} nose, and stayed there.

“{Pet} won’t even look at me,” said {the wish}. “You must be somebody special.”
## if pet.other
Inside, {pet} had heard {child’s} voice, and turned towards the door.

“{Pet} only does that for whoever brings supper,” said {the wish}. “So you do live here!”
## if elder
“I can,” called {elder.short}, from behind the sheets. “I’ve known {child} since before {child.he} had a single tooth. The very best there is to live with.”

# @Sat
{The wish} sat down on it, shuffled about a bit, and stayed.
## if wish.size.tiny
{The wish} sat in the very middle of it, where you could hardly see {wish.him}, and it was taken all the same.
## if wish.size.huge
{The wish} sat down on it, and on the other chairs as well, and {wish.part} stuck out of the window.
## if wish.giraffe
{The wish} sat down on it, and wore the lampshade from then on.
## if wish.dragon
{The wish} sat down on it, and was so pleased that the butter melted.
## if wish.ghost
{The wish} sat down on it, and a bit of {wish.him} came out underneath.
## if wish.moose
{The wish} sat down on it, and had to be unhooked from the lamp.

# @song
{music}

# @game
{sport}

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
