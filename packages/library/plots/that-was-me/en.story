title: That Wasn’t Me
title: A Pink Pigeon
title: The Ice Cream That Never Dripped
guest kiosk: Mr Bassi (he), Mr Gelder (he)
guest sitter: Maureen (she), Bridget (she)

% The ice cream is (it). “That wasn’t me” is said whole each time; the child says “That was me” for it, and last of all it does so itself.
% Who sits on the bench and puts out the lamp (@a): {adult}, else the grandparent, else the babysitter.

# never
“I never drip,” said the ice cream.

It was a tall pink strawberry ice cream, and {child} had wished for it all day[sport: , all through {sport}]. Now {child.he} sat on the bench by {kiosk’s} kiosk[city:  in {city}], with {@a-first}, and held it in both hands.[music:  {kiosk} was humming {music}.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sat underneath and waited.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come along without asking, and lay under the bench.]

“Other ice creams drip,” [pet.dog / pet.cat: said the ice cream|it said]. [friend: It looked at the chocolate one in the hand of {friend}[!friend.known: , {child’s} best friend]. ]“Chocolate drips. And you should see vanilla. But not me.”

# a-pigeon
Drip.

There was a pink drop on {child’s} thumb.

“That wasn’t me,” said the ice cream.

“Who was it, then?” said {child}.

“A pigeon.”

“But it’s pink!”[friend:  said {friend}.]

“It was a pink pigeon,” said the ice cream. “It’s gone home.”[pet.cat: 

{Pet} came out to look for it.]

{child} licked {child.his} thumb. It was strawberry.

# on-knees
Drip, drip. Now there were two pink drops on {child’s} knee.

“That wasn’t me,” said the ice cream.

“Who was it, then?”

“It’s raining.”

{child} [friend: and {friend} ]looked up. The sky was blue all over.

“It only rains on knees,” said the ice cream.[pet.dog: 

{Pet} licked the rain off.][pet.cat: 

{Pet} went back under the bench.][age>=5: 

Drip. Now there was a pink drop on {child’s} shoe.

“That wasn’t me,” said the ice cream.

“Who was it, then?”

“Nobody. It was there already.”

“But they’re new shoes!”[friend:  said {friend}.]

“Then it came with the shoes,” said the ice cream.]

# down-the-front
Drip, drip, drip! There was a big pink splodge, right down {child’s} front.

“Oh dear,” said {@a}. “Who did that?”

The ice cream didn’t say a word about pigeons. It held on tight to its cone.

“If you drip,” it whispered, “they put you in the [us: trash | bin].”

{child} looked at the ice cream.[friend:  {child.He} looked at {friend}, who didn’t say a word either.] Then {child.he} looked at {@a}.

“That was me,” said {child}.

“Never mind,” said {@a}, and went off to ask {kiosk} for a napkin[athlete: , nearly as fast as {athlete}].

# they-wipe-me
“Why did you say that?” said the ice cream.

“I drip too,” said {child}. “In the bath. And my nose does, when it’s cold.[pet.dog:  And {pet} does, on everybody, when {pet.he} comes out of the water.][school:  And my paintbrush, {at school}.][adult & elder:  And {elder} does[elder2: , and {elder2}], with the tea.][!adult & elder2:  And {elder2} does, with the tea.]”[friend: 

“I drip chocolate,” said {friend}.]

“And they don’t put you in the [us: trash | bin]?”

“No,” said {child}. “They wipe me.”

# it-leaned
The ice cream was so happy that it forgot to hold on. It went soft all down one side. It leaned. It leaned right out over the edge of the cone. Down on the ground stood a pigeon, looking up.[pet.dog:  Next to it sat {pet}, mouth open.][pet.cat:  Next to it sat {pet}, waiting for a pink one.]

“Help!” cried the ice cream. “I’m dripping! It’s me! It was me all the time!”[friend: 

“Lick!” cried {friend}, and held {child’s} elbow.]

# lick
{child} stuck {child.his} tongue out as far as it would go. {Child.He} licked. Round {child.he} went, and round, and round, and with {child.his} tongue {child.he} pushed the ice cream back up on to its cone. Lick, lick, lick, until it stood up straight.

It was a lot smaller now.

# a-pancake
“Where did the rest of me go?” it asked.

“Into my tummy.”

“Is it nice in there?”

“Very,” said {child}. “There’s a pancake.”

“I do like pancakes,” said the ice cream. “Go on, then.”

Lick, lick, crunch. [friend: Lick, lick, crunch, went {friend}. ]And the pigeon got the crumbs[pet.dog: , all but the ones that {pet} got][pet.cat: , and {pet} saw it home].

# glurp
That night, {child} lay in bed[pet.dog: , with {pet} beside it][pet.cat: , with {pet} on {child.his} feet]. {@A} put out the lamp.

Glug, went something under the blanket.[pet.dog / pet.cat:  {Pet} sat up and listened.][pet.other:  It didn’t sound like {pet}.]

“Who was that?” said {@a}.

“That wasn’t me,” said {child}.

“No,” said a small, proud voice in {child’s} tummy. “That was me.”

# @a-first
{sitter}, the babysitter
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
