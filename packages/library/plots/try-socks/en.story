title: Try Socks
title: Eyes Open
title: Six Out of Ten
guest friend: Tilly (she), Jonah (he)
guest dog: Biscuit (he), Bramble (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest striker: Big Lewis (he), Big Callum (he)

% Look up at each “bigger”. The dog is the family’s, else next door’s; a cat watches the ball just as well. @a throws the socks: the grandparent, else {adult}, else {minder}.

# ducked
{child} was a goalkeeper, and {child.he} {child.was} afraid of the ball.

You could be afraid of spiders and keep goal. You could be afraid of geese. But the ball was going to come, and when it came, {child} ducked.

Nobody had noticed yet. When you duck fast enough it looks quite like diving. {Child.He} had let in nine goals in two matches, and [friend: {friend}[!friend.known: , {child.his} best friend,] told everyone [school: {at school} ]that it was bad luck | everyone [school: {at school} ]said it was bad luck].

{@knew}

# never-once
“It’s because of that one in September,” {child} explained, on the back step. “The one that got me on the nose. It’s like my face remembers.”

{@drops}

{child} threw it. {@P} watched it the whole way. That was what {child} noticed, after the fifth or sixth throw: {@p} never once looked away. {@P} watched the ball in {child’s} hand, and off {child.his} hand, and through the air, and into [pet.cat: two paws that met | a mouth that was open] at just the right moment. [pet.cat: Smack. | Snap.]

“Do you ever shut your eyes?” asked {child}.

{@P} didn’t even blink. {@P} was watching the ball.

And {child} thought: I shut mine. Every time. I’ve never actually seen a ball arrive.

# theyre-socks
That evening[sport: , after {sport},] {child.he} found {@a1} pairing socks[music:  to {music}].

“Could you throw those at me?” {child.he} said. “At my face. But not hard.”

{@A} looked at {child.him} for a moment. Then {@he} rolled up a pair of [us: soccer | football] socks and stood at the end of the hall.

The first pair bounced off {child’s} forehead, because {child.his} eyes were shut.[elder2 / pet.dog / pet.cat:  {@fetch}] By the tenth pair {child.he} managed to keep both eyes open, and something odd happened. The socks got bigger, and bigger, and then they were just there, in {child.his} hands. There had been plenty of time.

“Are you still scared of them?” asked {@a}.

“No,” said {child}. “They’re socks.”

# six
So on Tuesday it was a sponge, and on Wednesday a wet sponge, which was worse. On Thursday [friend: {friend} threw a tennis ball, | it was a tennis ball,] underarm, with {@p} crouched beside {child} like a second goalkeeper. On Friday {@a} fetched the real [us: soccer ball | football] and stood a long way off.

“How scared, out of ten?” called {@a}.

{child} checked. “It used to be ten.”

“And now?”

“Six.”

“Shall we wait until it’s [us: zero | nought]?”

The match was tomorrow.

“I don’t think it’s going to be [us: zero | nought],” {child.he} said. “I think I can do it with six.”

# a-moustache
On Saturday it drizzled[city:  all over {city}]. The other team had a striker called {striker}, whose legs were as long as some people. After four minutes he kicked the ball so hard that it hummed.[athlete:  Even {athlete} would have blinked.] {child’s} eyes shut all by themselves. One–[us: nothing | nil].

{@behind}

I know, thought {child}. I know. All the way in.

The second shot was low, and {child.he} saw it until it was nearly there. It went under {child.his} arm. Two–[us: nothing | nil]. But {child.he} had seen it. It had a smear of mud on it, shaped like a moustache.

# a-seven
Then [friend: {friend} | {child’s} own team] got one back, and it was nearly time, and everybody was up the other end. And the ball came loose, and there was {striker}, all on his own, running straight at {child}.

It’s a seven, thought {child}. Maybe an eight.

{Child.He} came out off the line, the way you’re supposed to. {Child.He} looked at the ball. {Child.He} watched it on {striker’s} boot, and off {striker’s} boot, and there was the muddy moustache, coming round, and round, and getting bigger …

# whump
Whump.

It hit {child.him} right in the tummy. It said “oof” for {child.him}. And when {child.he} looked down, {child.his} arms had folded over it, and it was {child’s}.

Nobody scored after that. They lost two–one. But the whole team jumped on {child.him}[pet.cat: . | , and {@p} got off the [us: leash | lead] and jumped on top of them.]

“Weren’t you scared?” asked {striker}, when they shook hands.

“Yes,” said {child}.

{striker} looked over his shoulder and bent down. “I’m scared of headers,” he said. “Don’t tell anyone.”

“Try socks,” said {child}.

# only-a-table
That night there was a round pink mark on {child’s} tummy. {@Light} turned out the light.[pet:  {@bed}]

It had hurt, a bit. It had hurt about as much as bumping into a table. {Child.He} had been afraid of it since September, and all that time it was only a table.

{child} let both eyes close. There was nothing coming now.

# @knew
Only {dog} knew, and {dog} was the dog next door.
## if pet.dog
Only {pet} knew, and {pet} was a dog.
## if pet.cat
Only {pet} knew, and {pet} was a cat.
## if pet.other
Only {dog} knew, and {dog} was the dog next door. {Pet}, indoors, would have liked to know.

# @drops
{@P} dropped a tennis ball on {child’s} foot.
## if pet.cat
{@P} rolled a rubber ball on to {child’s} foot.

# @p
{dog}
## if pet.dog / pet.cat
{pet}

# @fetch
{Elder2} threw them back.
## if pet.dog
{Pet} fetched them.[elder2:  {Elder2} threw the next pair.]
## if pet.cat
{Pet} sat on the shoe rack and watched them come.[elder2:  {Elder2} threw them back.]

# @behind
Behind the goal, on a [us: leash | lead], {@p} whined.
## if pet.cat
At home, on the windowsill, {pet} would be sitting with both eyes open.

# @bed
{Pet} had been told all of it, the moustache too.
## if pet.dog / pet.cat
{Pet} climbed on to the end of the bed, turned round twice and lay down.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @a1
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @Light
{Minder}
## if elder & !adult
{Elder.short}
## if adult
{Adult}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
