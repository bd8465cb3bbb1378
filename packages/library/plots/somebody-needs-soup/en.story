title: Soup Hero
title: Are Any of the Others Soup?
title: On Foot
guest friend: Callum (he), Tilly (she)
guest elder: Auntie Josie (she), Auntie Hattie (she)

% The one who has sewn is the grandparent, else {adult}, else {elder} as an aunt; {friend} is the family’s own, else somebody in the class. The soup is {elder2’s}.

# soup-hero-day
{child} was {age}, and [child.name: walking | {child.he} {child.was} walking] [school: to {school} | to school] with a saucepan on [child.name: top | {child.his} head], and it was {@whose} fault.

It was Superhero Day, and everyone had to come as a superhero. But {@g} had read the message {@without}. {@G} had read Soup Hero Day.

“I did wonder,” said {@g}. “But [city: the schools in {city} | schools] are full of new ideas.”

# thank-you
{@He} had sat up half the night, sewing. There was a green cape with a big orange carrot on the back, and a belt with a ladle in it, and a [us: thermos | flask] of real soup.[elder2:  {Elder2} had made the soup, and put in everything that was in the fridge.][pet.dog:  {Pet}[!pet.known:  the dog] wanted the carrot, and had to be told that it was cloth.][pet.cat:  {Pet}[!pet.known:  the cat] wanted the cape, and had to be lifted off it twice.][pet.other:  {Pet} looked at the carrot for a long time.] When {child} came down to breakfast, {@g} looked so tired and so happy that {child} couldn’t tell {@him}. {Child.He} had [child.name: begun | opened {child.his} mouth] to say, “It’s superhero, {@g},” and out had come, “Thank you, {@g}.”

Now {child’s} tummy went round as if somebody were stirring it. {Child.He} didn’t want everyone to laugh at {child.him}, and {child.he} didn’t want {@g} to know that it was wrong.

# forks
“Do you fly?” asked {@g}. “Or do you go on foot?”

“I don’t know,” said {child}.

“On foot, I should think,” said {@g}. “You’d spill.[sport:  I’d leave {sport} till you’re empty.] And who is your enemy?”

“I don’t know, {@g}.”

{@G} thought about it all the way past the post office[music: , humming {music}]. “Forks,” {@he} said.

# as-lunch
They came round the corner to the school. Everywhere there were black masks and silver boots and capes with lightning on.[athlete:  Somebody had come as {athlete}.] {child} pulled the saucepan right down.

{@G} stopped. {@He} looked at the masks and the boots and the lightning. Then {@he} {@read} the banner over the gate.

“{child},” {@he} said slowly. “Are any of the others soup?”

“No, {@g}.”

“Oh dear,” said {@g}. “I’ve sent you to school as lunch.”

{child} looked at [child.name: the ground | {child.his} shoes].

“Did you know?” asked {@g}.

“Since breakfast,” said {child}.

# clink
“And you wore it all this way.” {@G} suddenly looked small inside {@his} coat. “Give it here, [us: honey | love], before they see you. I’ll take it home, and we’ll say no more about it.”

{@He} lifted off the saucepan and undid the belt. {@He} folded the cape with the carrot on the inside, where it didn’t show. Then {@he} walked away with it all under {@his} arm, and the ladle went clink, clink, clink against the pan.

Nobody was going to laugh at {child} now. And {child.he} felt worse than {child.he} had felt all morning.

# not-anything
Then {child.he} heard somebody sniff. By the gate stood {@friend}, in [friend.name: an ordinary school [us: sweater | jumper], with a wet face | {friend.his} ordinary school [us: sweater | jumper], and {friend.his} face was wet].

“[friend: I | My [us: mom | mum]] thought it was next week,” said {friend}. “I’m not going in. I’m not anything.”

{child} looked at {friend}. {Child.He} looked at {@s} back. And then {child.he} ran.

“{@G}! Stop! Put it back on me!”

“You don’t have to be kind, [us: honey | love],” said {@g}.

“I’m not being kind,” said {child}. “It’s an emergency. Somebody needs soup.”

{@G} stood up very straight. On went the saucepan, the belt and the cape.

# soup-hero
And {child} ran back, right past all the masks and the lightning, with the carrot flying out behind {child.him}. {Child.He} stood with [child.name: both feet apart, and | {child.his} feet apart, and {child.he}] held the ladle high in the air.

“I am Soup Hero!” {child.he} shouted.

Somebody laughed. {child} heard it, but {child.he} {child.was} busy. {Child.He} poured {friend} a whole steaming cupful.

{Friend} sniffed it. “Has it got bits in?”

“It’s got all the bits,” said {@g}, who had just caught up.

# dipping
{Friend} drank it to the bottom. {Friend.He} looked at the ladle for a good long while.

“Who’s your enemy?” {friend.he} asked.

“Forks,” said {child}.

{Friend} nodded. “Have you got a helper?”

“Not yet,” said {child}. “You could be Bread.”

“What’s Bread’s power?”

“Dipping,” said {child}.

# crusty
{Friend} looked down at [friend.name: the | {friend.his}] [us: sweater | jumper]. “I don’t look like bread.”

But {@g} was already taking off {@his} coat, and then {@his} big brown cardigan. It came right down to {friend’s} knees, and the elbows were stiff with old soup.

“I’m crusty,” said {friend}, very pleased.

Then Soup Hero and Bread walked in through the gate.

“What are you two meant to be?” somebody called.

“Lunch,” {child} called back, and {@g} laughed so much that {@he} had to hold on to the railings.

# supper-hero
That evening {@g} needed the saucepan, so {child} lent it to {@him}, but {child.he} kept the cape on.[pet.dog:  One real carrot was left over, and {pet} had it.][pet.cat:  {Pet} lay on the rest of it.][pet.other:  {Child.He} showed {pet} the carrot once more.] {Child.He} laid the table with [elder2: three | two] spoons and no forks at all.[elder2:  {Elder2} wanted to hear again how {friend} had drunk it to the bottom.] {@G} carried in the bowl, carefully, on foot, and set it down in front of {child}.

“Supper, hero,” said {@g}.

# @g
{elder.short}
## if adult & !elder
{adult}

# @s
{elder.short’s}
## if adult & !elder
{adult’s}

# @whose
{elder’s}
## if adult & !elder
{adult’s}

# @he
{elder.he}
## if adult & !elder
{adult.he}

# @him
{elder.him}
## if adult & !elder
{adult.him}

# @his
{elder.his}
## if adult & !elder
{adult.his}

# @without
without {elder.his} glasses
## if adult & !elder
while stirring a pan

# @read
put on {elder.his} glasses and read
## if adult & !elder
read

# @friend
{friend} from {child’s} class
## if friend
{friend}, {child’s} best friend
