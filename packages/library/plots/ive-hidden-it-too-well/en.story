title: Breathing Like Somebody Who’s Peeking
title: [elder: {Elder.short’s} Place | The Secret Place]
title: A Hand on the Jacket
guest elder: Stan (he), Wilf (he)
guest lars: Len (he), Bert (he)
guest lisa: Dot (she), Vi (she)

% {elder} is the family’s own, else a great-uncle. @lost: a brother or a sister, whichever the listener might be taken for. Breathe like somebody who’s peeking.

# eyes-shut
{child} was {age}. Every autumn since {child.he} {child.was} five {child.he} had gone to the chanterelle place with [!elder: Great-Uncle ]{elder}, but never once seen the way there. At the big stone {child.he} had to shut {child.his} eyes, and walk the last part with one hand on the back of {elder.short’s} jacket. That was how secret it was.[friend:  Not even {friend}[!friend.known: , {child’s} best friend,] had been told in what direction.][pet.dog:  {Pet}[!pet.known:  the dog] always wanted to come, but there was no getting {pet.him} to shut {pet.his} eyes.][pet.cat:  {Pet}[!pet.known:  the cat] always wanted to come, but there was no getting {pet.him} to shut {pet.his} eyes.][pet.other:  {Pet} was told everything else, but never that.]

“You’re peeking,” {elder.short} used to say.

“I’m not peeking.”

“You’re breathing like somebody who’s peeking.”

# keys
But in the spring {elder.short} had begun to forget things. First it was where {elder.he} had put {elder.his} keys, and everybody does that. Then it was what the keys were for, and hardly anybody does that. {child} had heard {@grown} in the kitchen, saying it wasn’t going to get better. {Child.He} had lain in bed with one question[school: , harder than any {at school}], and hadn’t dared to ask it of anyone[friend: , not even {friend}].

# have-we-eaten
Now they were in the woods[city:  outside {city}] with a basket each.[music:  {Elder.short} was humming {music}, because that was one thing {elder.he} hadn’t forgotten.]

“Today you’ll see the whole way,” said {elder.short}. “You shouldn’t keep a thing in just one place.” {Elder.He} tapped {elder.his} forehead. “Least of all one that leaks.”

They sat down on a log and had a cheese sandwich each[sport: , the same as they always had after {sport}].[elder2:  {Elder2} had made them.] A little further on, {elder.short} stopped.

“Have we eaten?”

“Yes,” said {child}.

“Was it nice?”

“Very nice.”

“Pity I missed it,” said {elder.short}, and so they sat down and had another.

# the-stone
They came to the big stone.

“Today you keep your eyes open,” said {elder.short}. “You just go …”

{Elder.He} looked left. {Elder.He} looked right. {Elder.He} went in among the firs, and {child} went after, and soon they came out by the big stone again. They tried the other way, and after a great many brambles there was the same stone.

{Elder.short} took off {elder.his} cap[athlete: , the one with {athlete} on it].

“I’ve hidden it too well,” {elder.he} said.

# not-lars
{child} laughed, because it was just like {elder.short}. But {elder.short} wasn’t laughing. {Elder.He} looked at the stone, and at the woods, and in the end at {child}.

“{@Lost},” said {elder.short}, “do you remember how we went?”

{@Lost} was {elder.short’s} {@brother}, and had died before {child} was born.

All the warmth ran out of {child’s} tummy. This was what {child.he} had lain there thinking about, and it was happening in the middle of the day, in ordinary weather.

“I’m not {@lost},” said {child}. There was hardly any voice in it. “I’m {child}.”

{Elder.short} looked at {child.him} for a long time, the way you look for something in a drawer.

“Yes,” said {elder.short} at last. “Of course you’re {child}.” {Elder.He} sat down on the stone. “Oh, bother. Now I’ve lost the place and you as well.”

# the-question
Then the question came out, all by itself.

“Are you going to forget me?”

{Elder.short} twisted the cap in {elder.his} hands. {Elder.He} didn’t say no, much as {child} wanted it.

“I might forget your name,” {elder.he} said. “I’m afraid of that. I lie awake at night being afraid of it.”

“So do I,” said {child}.

“What, you too? Then we could have phoned.”

{child} sniffed. It was half a laugh. {Child.He} sat down, close beside {elder.him}.

“But that hand on my jacket,” said {elder.short}. “I’ve felt it every autumn. I think I’d know it even if I didn’t know what anything was called.”

{child} looked at {child.his} hand. {Child.He} had never seen the way. But {child.he} had walked it.

# i-go-first
{Child.He} stood up with {child.his} back to {elder.short}, and shut {child.his} eyes.

“Hold on to my jacket,” said {child}.

“Me?”

“Yes. I’m going first.”

{child} felt {elder.short’s} hand take hold. {Child.He} stretched out both arms, turned a bit this way and a bit that way, and began to walk. First it ought to slope down. It sloped down. Then there ought to be a root, and {child} stubbed a toe on it, the same as every year. The ground grew soft, and there was a cold smell of ditch.

This was where {elder.short} had always said whoops-a-daisy.

“Whoops-a-daisy,” said {child}, and took a long step. Behind {child.him}, so did {elder.short}.

# the-firs
Now the firs ought to stroke {child’s} arm. Nothing did. {Child.He} took a step to the side, and another. There they were, soft and wet, all the way up one arm. {child} followed them up, and up, until suddenly {child.his} face was warm. There {child.he} stopped.

“This is where you say I can look,” said {child}.

“You can look,” said {elder.short}, in a voice that shook a little.

The whole hillside was yellow. There were chanterelles in the moss as far as they could see, as if somebody had spilt the sun and been too tired to wipe it up.

# who-showed-you
They knelt and picked, and didn’t say much. When the baskets were nearly full, {elder.short} looked about.

“What a place,” {elder.he} said. “Who showed you this?”

“You did,” said {child}.

“That was good of me,” said {elder.short}.

{Elder.He} put the cap back on.

“It’s yours now. Don’t tell a living soul[pet: , and don’t tell {pet}].”

“Not even you?”

{Elder.short} thought about it.

“You can tell me every autumn,” {elder.he} said.

# through-the-jacket
On the way home {child} went first, and {elder.short’s} hand found its place on the back of the jacket.

“You’re peeking,” said {child}.

“I’m not peeking,” said {elder.short}.

“You’re breathing like somebody who’s peeking.”

And through the jacket {child} could feel {elder.short} laughing.

# @grown
the grown-ups
## if adult
{adult} and the other grown-ups
## if elder2
{elder2} and the other grown-ups
## if adult & elder2
{adult} and {elder2}

# @lost
{lars}
## if child.she
{lisa}

# @brother
brother
## if child.she
sister
