title: Just Milk
title: But It Was Cheap
title: Look for the Badge
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever gets lost (@a) is {adult}, else the grandparent, else {minder}. A grandparent as well as a grown-up waits at home for the milk. Do shout into the microphone.

# just-milk
{child} was at the [us: grocery store | supermarket] with {@first}.

“We’re just getting milk,” said {@a}.[elder & adult & !elder2:  {Elder} sat waiting for it at home, next to a cup of tea.][elder & adult & elder2:  {Elder} and {elder2} sat waiting for it at home, next to two cups of tea.][elder2 & !adult:  {Elder2} sat waiting for it at home, next to a cup of tea.]

{@He} said that every time. Then {@he} put bananas in the [us: cart | trolley], and some toilet paper, and a flower in a pot.

“Is that milk?” asked {child}.

“No,” said {@a}. “But it was cheap.”

# the-bread-machine
Next to the bread stood the machine that slices it. It shook so hard that the whole loaf jumped. Dugga-dugga-dugga, it said. {child} watched until the very last slice.[friend:  {Friend} had never seen one like it, so somebody had to look properly.]

“Did you see that, {@a}?” {child.he} said.

But {@a} wasn’t there, and the [us: cart | trolley] wasn’t, either. {child} had [us: gotten | got] lost.

# nobody-came
In one direction there were crackers, and in the other there was [pet.dog: dog food | cat food].[pet.dog:  {Pet’s} favourite was there, in the big bag, but {pet} was at home and couldn’t sniff anybody out.][pet.cat:  {Pet’s} favourite was there, in the little [us: can | tin], but {pet} was at home, asleep.][pet.other:  For {pet} there was nothing at all.] {child’s} tummy went hollow, and both legs wanted to run in every direction there was. {child} felt frightened.

“{@A}?” {child.he} said. Then {child.he} said it louder. “{@Loud}!”

Nobody came.[city:  And they must have heard it all over {city}.]

# a-name-badge
Then {child} remembered what {@a} always said. If you can’t find me, go to the [us: checkout | till]. Go to somebody with a name badge[school: , just as you would {at school}]. So {child} went to the [us: checkout | till] on knees that wobbled[sport:  the way they do after {sport}]. There sat a lady with a name badge and a string of pearls.

“{@A} has [us: gotten | got] lost,” said {child}.

“Oh dear,” said the lady. “You did well to come here. {@Ask}”

“{@A}.”

“I see. And is there any more to it?”

{child} thought hard. {Child.He} did know, really, but {child.he} felt so frightened that it had fallen out.

“My {@a},” {child.he} said.

“Well, what does {@one} look like?”

“{@One} looks nice,” said {child}. “But not in the mornings.”

“Then I’ve got a fair idea,” said the lady.

# in-one-big-heap
She had a microphone on a bendy stalk. She pressed the button, and her voice came out over the whole shop[music: , right in the middle of {music}], as far as the ice cream.

“Would {@a} please come to the [us: checkout | till]? {@A} to the [us: checkout | till].”

{@Came}. They were all in a hurry, and all their [us: carts | trolleys] crashed together in one big heap.

“What is it?” shouted {@they}. “{@Done}”

“Is it any of these?” asked the lady.

{child} looked at {@everyone}, one after another. They looked nice. But none of them belonged to {child.him}.

That was when the tears came. {@All} in the whole shop had come, except {@a}.

# one-more-try
“There, there,” said the lady. “We’ll have another go. But we have to say something that tells {@him} who we mean. What does {@he} always say?”

{child} used a sleeve for a handkerchief. {Child.He} knew that one.

“I can say it,” {child.he} said.

The lady lifted {child.him} up on her chair and bent the microphone down. {child} took a deep breath and shouted:

“{@Shout} WHO’S JUST GETTING MILK! COME TO THE [us: CHECKOUT | TILL]!”

# a-frozen-chicken
{@All} looked down into their [us: carts | trolleys].

And over by the freezers there was a crash. Somebody had dropped a frozen chicken. Then came running feet and a squeaking wheel.[athlete:  Not even {athlete} could have got there first.] Round the corner flew a [us: cart | trolley] with bananas and toilet paper and a flower, and behind the [us: cart | trolley] came {@a}.

“{child}!”

“{@A}!”

{child} jumped off the chair and straight into {@s} jacket. {Child.He} held on tight, and {@a} held on just as tight.

# talking-about-peas
“I thought you were behind me,” said {@a}. “I’ve been telling you all about peas. I heard them calling for somebody’s {@a}, and I said to you, oh, the poor thing. But you were so quiet. And when I turned round I got such a fright.”

“I got a fright, too,” said {child}. “But I went to the name badge.”

“That was exactly right.”

“You didn’t have a name,” said {child}. “So I said what you always say.”

# on-the-belt
They put everything on the belt. There were bananas, toilet paper, the flower, a loaf, some peas, a chicken with a dent in it[pet.dog: , the big bag for {pet}][pet.cat: , the little [us: can | tin] for {pet}][pet.other: , something nice for {pet}] and a pair of socks. {child} kept hold of {@s} jacket and had a good look at every single thing.[friend:  {Friend} would have to hear about the loaf.]

“{@A},” {child.he} said.

“Yes, my love?”

“Where’s the milk?”

{@A} looked at the belt. The lady looked at {@a}.[elder & adult & !elder2:  “And {elder} still sitting there with that tea,” said {@a}.][elder & adult & elder2:  “And {elder} and {elder2} still sitting there with that tea,” said {@a}.][elder2 & !adult:  “And {elder2} still sitting there with that tea,” said {@a}.]

“Off you go,” said the lady. “I’ll mind the flower.”

So {child} took {@a} by the hand, properly, to stop {@him} getting lost again.

“Come along,” said {child}. “And we’re just getting milk.”

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
Auntie
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @one
she
## if adult.he
he
## if adult & adult.name
{adult}
## if elder.he & !adult
he

# @s
Auntie’s
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @loud
AUNTIE
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @ask
What’s her name?
## if adult
What’s [adult.she: her | his] name?
## if adult & adult.name
Who’s that?
## if elder & !adult
What’s [elder.she: her | his] name?

# @came
An auntie came running. Another one came, from the fish. Aunties came from the cheese and aunties came from the [us: dish soap | washing-up liquid]
## if adult.she
A mother came running. Another one came, from the fish. Mothers came from the cheese and mothers came from the [us: dish soap | washing-up liquid]
## if adult.he
A father came running. Another one came, from the fish. Fathers came from the cheese and fathers came from the [us: dish soap | washing-up liquid]
## if adult & adult.name
Somebody called {adult} came running. Another one came, from the fish. Two came from the cheese and three came from the [us: dish soap | washing-up liquid]
## if elder.she & !adult
A grandmother came running. Another one came, from the fish. Grandmothers came from the cheese and grandmothers came from the [us: dish soap | washing-up liquid]
## if elder.he & !adult
A grandfather came running. Another one came, from the fish. Grandfathers came from the cheese and grandfathers came from the [us: dish soap | washing-up liquid]

# @they
the aunties
## if adult.she
the mothers
## if adult.he
the fathers
## if adult & adult.name
everybody
## if elder.she & !adult
the grandmothers
## if elder.he & !adult
the grandfathers

# @everyone
all the aunties
## if adult.she
all the mothers
## if adult.he
all the fathers
## if adult & adult.name
all of them
## if elder.she & !adult
all the grandmothers
## if elder.he & !adult
all the grandfathers

# @all
all the aunties
## if adult.she
all the mothers
## if adult.he
all the fathers
## if adult & adult.name
all the people called {adult}
## if elder.she & !adult
all the grandmothers
## if elder.he & !adult
all the grandfathers

# @done
What’s happened?
## if child.she
What’s she done?
## if !child.she & !child.name
What’s he done?

# @shout
THE AUNTIE
## if adult.she
THE MOTHER
## if adult.he
THE FATHER
## if adult & adult.name
THE ONE
## if elder.she & !adult
THE GRANDMOTHER
## if elder.he & !adult
THE GRANDFATHER

# picture 1
{child} stood alone by the crackers

# picture 2
all the [us: carts | trolleys] crashed together at the [us: checkout | till]

# picture 3
{child} held on tight to {@s} jacket
