title: What Are You Holding?
title: Bent Like a [us: Shrimp | Prawn]
title: Not Until I Say
guest friend: Ellen (she), Adam (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever holds the saddle is {adult}, else the grandparent, else {minder}. “Are you holding?” and “I’m holding!” may be shouted, but for the last time.

# are-you-holding
{child} was {age} and learning to ride without [us: training wheels | stabilisers]. {Child.He} had a helmet on, and sat on {child.his} red bike on the path in the park, where the grass was soft on both sides. {@A-first} stood behind, holding the [us: seat | saddle]. {child} wanted terribly to ride. But {child.he} didn’t want {@a} to let go.[elder & adult & !elder2:  On the bench sat {elder} with the juice.][elder2 & adult:  On the bench sat {elder} and {elder2} with the juice.][elder2 & !adult:  On the bench sat {elder2} with the juice.][pet.dog:  {Pet}[!pet.known:  the dog] was by the bench, on a lead, and wanted to run, too.][pet.cat:  At home {pet}[!pet.known:  the cat] was in the window, waiting for [us: dinner | tea].][pet.other:  At home {pet} was waiting for [us: dinner | tea].]

{child’s} best friend {friend} could do it already. {Friend.He} rode round them in a ring[music: , singing {music}].

“It’s easy,” said {friend}. “You just mustn’t fall off.”

“How do you do that?” asked {child}.

“You don’t,” said {friend}.

# there-and-back
{child} [us: pedaled | pedalled]. The bike wobbled, and {@a} ran along behind, bent like a [us: shrimp | prawn].

“Are you holding?” shouted {child}.

“I’m holding!” shouted {@a}.

They went all the way to the [us: trash can | bin] and all the way back. {@A} puffed like an old bus[city:  on its way through {city}].

“Are you holding?” shouted {child}.

“I’m holding!”

Now it went faster[athlete:  than {athlete}]. The trees rode by, and there was wind in {child’s} face.

“Are you holding?” shouted {child}.

“I’m holding!” shouted {@a}.

But it sounded a long way off.

# over-by-the-bench
“No, {@he} isn’t,” said {friend}, who was riding alongside. “{@He}’s over there by the bench.”

{child} turned round. Over there by the bench stood {@a}. Nobody at all was holding the [us: seat | saddle].

Then the bike wobbled. It wobbled one way, and it wobbled the other, and off went {child} into the grass and fell over.

It hurt mostly on the inside.

# not-the-same
{@A} came running.

“You rode it, {child}! You rode it by yourself!”

“You said you were holding!” yelled {child}. “You said so!”

“I was holding …” said {@a}. “I was holding my breath.”

{@He} was still quite purple, {@he} had held it so hard.

“That’s not the same!” said {child}. {Child.He} took off the helmet and sat down on the grass with {child.his} back to {@a}.

“I’m never going to ride a bike again,” {child.he} said.[school & sport:  “Not even to {school}. I’m only going to {play sport}.” | [school:  “Not even to {school}.”][sport:  “I’m only going to {play sport}.”]]

# not-until-i-say
The bike lay there, and the back wheel went round until it stopped. {@A} sat down in the grass, a little way off.

“That was cheating,” {@he} said. “I said I was holding, and I wasn’t. I’m sorry, {child}.”

{child} pulled up a bit of grass.

“I was scared when you were gone,” {child.he} said.

“What shall I do instead?”

“You’re not to let go,” said {child}. “Not until I say.”

“I promise,” said {@a}. “And if you never say, I suppose I’ll be running here until you’re grown up.”

# my-bottom
{child} put the helmet back on. Then {friend} rode up and braked in front of them.

“I know what’s going wrong,” said {friend}. “You’re looking behind you. You go where you look. You should look at my bottom, {child}.”

“At your bottom?”

“I’ll go first,” said {friend}. “And you look at my bottom the whole time.”

So that was what they did. {Friend} went first, and {child} [us: pedaled | pedalled] after, looking straight at {friend’s} green [us: pants | trousers]. Last came {@a}, bent like a [us: shrimp | prawn], with a hand on the [us: seat | saddle].

“Are you holding?” shouted {child}.

“I’m holding!” puffed {@a}, right up close.

# let-go
You could hear that it was true. {Child’s} hands tingled. {Child.He} {child.was} scared, and {child.he} wanted to, and {child.he} {child.was} scared, and then {child.he} wanted to a little more. {Child.He} held tight, looked at the bottom and took a deep breath.

“Let go!” shouted {child}.

“Are you sure?” shouted {@a}.

“Let go!”

{@A} let go. The bike wobbled, but {child} looked at the green [us: pants | trousers] and [us: pedaled | pedalled], and then it stopped wobbling. The trees rode by, and the bench rode by, and it was {child} who was riding.

# what-are-you-holding
“Are you holding?” {child.he} shouted.

“I’m holding!” shouted {@a}, a long way off.

“What are you holding?”

“My breath!”[elder & adult & !elder2: 

On the bench {elder} was holding {elder.his} breath as well.][elder2 & adult: 

On the bench {elder} and {elder2} were holding theirs as well.][elder2 & !adult: 

On the bench {elder2} was holding {elder2.his} breath as well.]

{child} laughed so much that {child.he} almost forgot to brake. But {child.he} did brake, right beside {friend}.

“That was easy,” said {child}. “You just mustn’t fall off.”

“That’s what I said,” said {friend}.

# uphill
Then they rode until it was time for [us: dinner | tea].[pet.dog:  {Pet} was allowed to run, too.][pet.cat / pet.other:  {Pet} had thought so for a long time.] But by then {@a} couldn’t straighten up. {@He} had run like a [us: shrimp | prawn] for so long that {@he} had turned into one. {@He} had to wheel both bikes home, and it was uphill all the way.

# i-am-holding
{Friend} walked in front, so that {@a} had something to look at. {child} walked behind. {Child.He} put both hands against {@s} back and pushed, as hard as {child.he} could.

“Are you holding?” asked {@a}.

“I’m holding,” said {child}.

# @a-first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

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
