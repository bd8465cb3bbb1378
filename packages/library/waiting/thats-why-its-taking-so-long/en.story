title: That’s Why It’s Taking So Long
title: You Haven’t Got Any Shoes
title: Just Doing Up My Shoe
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever sits barefoot on the bench (@a) is the grandparent, else {adult}, else {minder}. RRRIP is a velcro shoe being opened; {the wish} does it by mouth.
% One rule: with a shoe to think about, nobody has time to be afraid.

# doing-up
The big slide was so high that you could see all [city: of {city} | over the park] from the top[school: , and it was higher than anything {at school}]. {child} wanted to go down it. Only {child.his} legs didn’t.[sport:  They were fine with {sport}, but not with this.] So {child} sat on the bottom step of the ladder, doing up {child.his} shoe.

RRRIP, said the shoe, when it was opened. Pat, it said, when it was shut.

“Are you going soon?” called {@first} from the bench, [music: in time to {music}, ]with bare feet[elder2:  beside {elder2’s}], because it was so nice for the toes.[pet.dog / pet.cat:  On top of the empty shoes lay {pet}[!pet.known: , {child’s} [pet.dog: dog|cat],] fast asleep.][pet.other:  {Pet}, at home, had never had a shoe to hide behind.]

“Soon!” called {child}. “I’m just doing up my shoe!”[athlete:  Not even {athlete} ever did up a shoe so often.]

# no-shoes
On the other side of the ladder somebody sighed. It was {a wish}.

“What are you doing?” asked {child}.

“I’m just doing up my shoe,” said {the wish}.

{@Shoes}

“That’s why it’s taking so long,” said {the wish}.

They both went on. RRRIP, said {child’s} shoe. “Rrrip,” said {the wish}, by mouth.

# which-one
“Isn’t it awful?” whispered {the wish}.

“Horrible,” whispered {child}. “I don’t dare look up.”

“Up?” said {the wish}. “I don’t dare look down.”

“But it’s the slide that’s scary!”

“What slide?” said {the wish}. “All I can see is {the other}.”

So {child} looked down. {@There} {child} hadn’t even noticed.

“I want to play in the sand,” said {the wish}. “But I’m afraid of {the other}.”

{@Odd}

{child} nodded. “I’m afraid of the slide,” {child.he} said. “I’ve never told anybody.” It had lain in {child.his} tummy like a stone.

# one-two-three
“Let’s do it at the same time,” said {child}. “As soon as we’ve done up our shoes.”

Pat, said the shoe. “Pat,” said {the wish}.

One, two, three! Up the ladder went {child}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had been going down all day, and came close behind.] And off towards the sand went {the wish}, but not very far.

# by-itself
At the very top {child} sat down and had a look. It was much further down than up. One hand held on tight to the side. The other did what it always did.

RRRIP.

The shoe fell off. It went down the whole slide, all by itself, not the least bit scared, {@to}.

“My shoe!” screamed {child}.

“I’m coming!” called {@a}. But in between there was gravel. “Ow!” said {@a}. “Ow! Ow!” And {@he} had to turn back.

Now {child} had one sock in the wind. The ladder was [friend: full of {friend} | too slippery], and the slide was too high. {child} would have to live up there.

# to-the-shoe
{The wish} looked at {the other}. Then {wish.he} looked up at {child}.

“Have you only got one now?” {wish.he} called.

“Yes!” sobbed {child}.

{@Know}

And off {wish.he} went, {@to}. “{Other.sound}!” went {the other}. And {the wish} got hold of the shoe.

“I’ve got it!” called {the wish}. “Oh! I’m {@at}!”

“What’s it like?” called {child}.

{The wish} thought about it. “{Other.feels},” {wish.he} said. “I didn’t have time to be afraid. I had a shoe to think about.”

# only-the-shoe
“Come and get it!” called {the wish}.

“But I don’t dare!”

“You’re not going down the slide,” said {the wish}. “You’re just doing up your shoe.”

{child} sniffed. It was only doing up a shoe, and {child.he} had done that all day. So {child} let go.

“I’m just doing up my SHOOOOE!”

It whistled in {child’s} ears and tickled in the tummy, and bump, there was the sand, and {the wish}, and the shoe.

“{Wish.sound}!” cried {the wish}. Pat, said the shoe.

“You went down,” said {the wish}.

{child} turned round and looked, all the way up. “I didn’t have time to notice,” {child.he} said. “I had a shoe to think about.”

# two-cakes
Then {child} went down again, and again.[friend:  The last time {friend} came too.] At the bottom {the wish} made a sand cake for {the other}.

# your-turn
In the end {@a} came, saying ow all the way. “You did it,” said {@a}.

“Now it’s your turn,” said {child}.

{@A} looked up. Then {@he} sat down on the bottom step of the ladder.

“Soon,” said {@a}. “I’m just doing up my shoe.”

“You haven’t got any shoes,” said {child}.

“That’s why it’s taking so long,” said {@a}.

# @Shoes
{child} had a look. “You haven’t got any shoes,” {child.he} said.
## if wish.kind.person / wish.tomte / wish.giant / wish.elf / wish.christmas-elf / wish.dwarf / wish.father-christmas / wish.vampire / wish.leprechaun / wish.gnome
{child} had a look. “They’re done up already,” {child.he} said.

# @Know
“I haven’t got any,” called {the wish}. “I know how it feels.”
## if wish.kind.person / wish.tomte / wish.giant / wish.elf / wish.christmas-elf / wish.dwarf / wish.father-christmas / wish.vampire / wish.leprechaun / wish.gnome
“But your toes will get cold!” called {the wish}. “We can’t have that.”

# @There
Right where the slide came out, in the sand, there was {a other}.
## if other.dark
Down in the sand the slide went into a little hut, and it was quite dark in there.
## if other.water
Right where the slide came out, in the sand, there was a puddle, full of water.
## if other.fire
Just beyond the sand there was a barbecue, with a fire in it.
## if other.kid / other.boy / other.girl
Right where the slide came out, in the sand, sat {a other}, digging.

# @to
right up to {the other}
## if other.dark / other.night / other.shadow / other.fog / other.kind.water
straight into {the other}
## if other.fire
nearly up to the fire

# @at
right beside {the other}
## if other.dark / other.night / other.shadow / other.fog / other.kind.water
in the middle of {the other}
## if other.fire
right beside the fire

# @Odd
“What has {the other} ever done to you?”

“Nothing,” said {the wish}. “I know that in my head. It just hasn’t got as far as {wish.part} yet.”
## if other.kid / other.boy / other.girl
“But I’m {a other} too,” said {child}.

“Yes,” said {the wish}. “I’ll have to be afraid of you later. I can’t manage two.”
## if wish.fire-engine & other.water
“But you’re {a wish},” said {child}. “You’re full of water!”

“I try not to think about it,” said {the wish}.
## if wish.mermaid & other.water
“But you’re a mermaid,” said {child}. “You live in water!”

“Not any more,” said the mermaid. “I live on a towel now.”
## if wish.pirate & other.water
“But you’re a pirate,” said {child}. “What do you do when you’re out at sea?”

“Shut my eyes,” said the pirate.
## if wish.excavator & other.dark
“But you dig deep holes,” said {child}. “What do you do when it gets dark down there?”

“Go home,” said {the wish}.
## if wish.robot & other.dark
“Can’t you put a light on?” said {child}.

“I can,” said the robot. “But then I see how dark it is next to it.”
## if wish.ghost & other.dark / wish.monster & other.dark / wish.vampire & other.dark / wish.owl & other.dark / wish.bat & other.dark
“But aren’t you always out in the dark?” said {child}.

“Yes,” said {the wish}. “So I know just how dark it is.”
## if wish.goalkeeper & other.ball
“But you’re a goalkeeper,” said {child}.

“I know,” said the goalkeeper. “It always comes to me.”

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
