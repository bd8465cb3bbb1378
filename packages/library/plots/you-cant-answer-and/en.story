title: You Can’t Answer And
title: And What?
title: {The wish} and {the other}
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has the sandwich (@a) is the grandparent, else {adult}, else {minder}. “And” is short and cheerful at first, and whispered in the turn.
% One rule: after “or” it stops, after “and” there is always room for one more.

# cheese-or-jam
“Cheese or jam in your sandwich?” asked {@first}[music: , who was humming {music}].

“And,” said {child}.

“You can’t answer and,” said {@a}. “You have to choose.”[elder2:  {Elder.He} held out the cheese, and {elder2} held out the jam.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] had chosen jam already. {Friend.He} could do that sort of thing.

]But {child} didn’t want to choose, because whoever isn’t chosen is sad. Yesterday[school:  {at school}] the others had played a game for two, and the one left over was {child}. It had hurt, all the way down in {child.his} tummy. So the sandwich had to lie there with nothing in it[pet.dog: , until {pet}[!pet.known: , {child’s} dog,] took it], and {child} went outside.[pet.other:  {Pet} had the same thing every day, and never had to choose.]

# at-the-gate
By the gate {a wish} and {a other} were waiting.[city:  There can’t have been another gate like it in all of {city}.][pet.cat:  On the gatepost lay {pet}[!pet.known: , {child’s} cat,] looking both ways.]

“Come and play!” said {the wish}.

“Come and play!” said {the other}.

“With me!” they both said at once.

“You’ll have to choose,” said {the wish}. “Me or {the other}?”

“And,” said {child}.

“Can you answer that?” said {the other}.

“It works very well,” said {child}. “{The wish} and {the other} and me[friend:  and {friend}]. After ‘or’ it stops. But after ‘and’ there’s always room for one more.”

# both
{The wish} wanted to {wish.does}, and {the other} wanted to {other.does}.

“One or the other?” asked {the other}.

“And,” said {child}.

“And!” said {the wish}, who learned fast.

So {the wish} {wish.did}, and {the other} {other.did}, and {child} did a bit of both, as well as {child.he} could. Nobody was left over, and it was great fun.

# each-others-sound
“{Wish.sound},” said {the wish} after that. “Now you say it.”

“{Wish.sound},” said {the other}. It was so silly that {the wish} laughed until {wish.part} shook.

“{Other.sound},” tried {the wish}, and that was sillier still.

“Again!” said {the other}.

And they laughed their way round the corner, and then behind the house, and neither of them looked back.[friend:  {Friend} ran after them so as not to miss anything.][pet.dog:  Even {pet} ran after them.]

# just-right-for-two
“What about me?” called {child}.

They didn’t hear. They were two now, and two is just right, if you’re one of them.

{child} was left by the gate, all alone. It hurt in {child.his} tummy, in the very same place as yesterday.[sport:  It never hurt like that after {@after}.]

# the-only-word
{child} could shout, “Choose me!” But then one of them would choose {child.him}, and the other one would be left over. There was only one word in the world that had room for everybody.

{Child.He} climbed up on the gate, put both hands round {child.his} mouth and took a big breath.

“AND!” shouted {child}.[athlete:  People only shout like that for {athlete}.]

Behind the house the laughing stopped.[friend:  {Friend} stood still. {Friend.He} knew exactly who said that, and turned everybody round to face the right way.] Round the corner came {the wish}, and then {the other}.

“And what?” said {the wish}.

# and-me
Shouting was easy. This was harder. {child} held on to the gate so tightly that it squeaked.

“{The wish} and {the other},” {child.he} said. “And …”

“And me,” whispered {child}.

“Well, of course!” said {the wish}. “I did think it sounded a bit short.”

“{The wish} and {the other} and {child},” said {the other}, trying it out. “Now nobody’s missing.”

[friend: “And me,” said {friend}.

“There’s always room for one more,” said {child}.

]And they moved apart, so that {child} could be in the middle. {The wish} was {wish.feels}, and {the other} was {other.feels}, and in between it was just right.

“What do you sound like, then?” asked {the other}.

{child} had a think. “And,” {child.he} said.

“AND!” said {the wish}.

“AND!” said {the other}, and it was the silliest sound of them all.

# on-the-step
Then {@a} came out on the step with a new sandwich. {@He} looked at {the wish}, and at {the other}, and then {@he} had to look again.

“Have you chosen now?” asked {@a}. “Cheese or jam?”

“And,” said {child}.

“And,” said {the wish}.

“And,” said {the other}.

[friend: “And,” said {friend}, who had already had one with jam.

][elder2: “And,” said {elder2}, who was still holding the jam.

]{@A} opened {@his} mouth to say that you can’t answer that. But then {@he} put in the cheese, and put the jam on top of the cheese, and took the first bite.

“Is it nice or is it funny?” asked {child}.

{@A} chewed for a long time.

“And,” said {@a}.

# @after
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
