title: Mm-mm, Said {child}
title: Mm-mm
title: You Just Open
guest dog: Biscuit (he), Rufus (he)
guest dentist: Doreen (she), Maureen (she)

% The dog (@p): the family's, else next door's, who is staying. The grown-up (@a): {adult}, else the elder, else the one who reads.

# mouth-shut
When {child} woke up, {child.he} shut {child.his} mouth. {child.He} shut it tight.

“Good morning,” said {@a-first}. “Today we’re going to the dentist.”

“Mm-mm,” said {child}. That meant no, not ever.

On the floor sat {@p-first}, and {@p-he} always did exactly what {child} did. When {child} skipped, {@p} skipped. [age>=5: When {child.he} scratched {child.his} tummy, {@p} scratched too. ]And now {@p} looked up, and shut {@p-his} mouth.

“Sausage, {@p}?” said {@a}.

“Mm-mm,” said {@p}.

[age>=5: That had never happened before.

][pet.other: {Pet} was given breakfast. From {child} there wasn’t a word.

]They walked through the park[city:  in {city}], all three of them. [pet.cat: {Pet} lay on the wall there in the sun, and {@p} kept {@p-his} mouth shut. | They met a cat, and {@p} kept {@p-his} mouth shut.] You could see that it hurt. [school: They heard the bell from {school}, and {child} didn’t even say hello to it.]

# the-chair
The dentist was called {dentist}. She had yellow slippers and a chair that could go up and down.[music:  Her radio was playing {@song}, and nobody sang along.]

“Hello, {child},” she said. “Hello, {@p}. Hop up!”

{child} sat down in the chair. {dentist} trod on a button, and the chair went hmmmmmm and rose up. It was fun. But {child.he} didn’t laugh, because that would have opened {child.his} mouth.

[sport: “Do you {play sport}?” asked {dentist}.

“Mm,” said {child}. That meant yes.

]“Are you frightened?” asked {dentist}.

{child} nodded. There was a lump in {child.his} throat.

“I don’t wonder. Do you know what I’m doing today? Looking. This is all I’ve got.”

She held out a teeny little mirror on a handle. [age>=5: It was so small that there was only room in it for one tooth at a time.]

“Can you open wide?” asked {dentist}.

“Mm-mm,” said {child}.

# the-mirror
Then {@p} jumped up into the chair. {@p-He} put {@p-his} paws on {child’s} tummy, stretched out {@p-his} neck and took the mirror right out of {dentist’s} hand, because it was so shiny. And {@p-he} shut {@p-his} mouth on it. Only the handle stuck out.

[age>=5: “Drop it!” said {dentist}.

“Mm-mm,” said {@p}.

]“{@p}! Drop it now!” said {@a}.

“Mm-mm!”

{dentist} took hold of the handle and pulled. {@p} pulled back, and {dentist} fell over backwards and sat on the button. Hmmmmmm, went the chair, and up went {child} and {@p}, very nearly to the ceiling.

“Oh dear,” said {dentist} from the floor. “[athlete: We could do with {athlete} here. ]This is awkward. It’s the only mirror I’ve got, and {@p} could swallow it.”

# only-one
{child’s} tummy went quite cold. Swallow it! {child.He} looked at {@p}. {@p} looked back, with big round eyes. {@p} wanted to let go. But it was no use. {@p} always did exactly what {child} did. And {child’s} mouth was shut.

There was only one person who could open {@ps} mouth.

# aaa
{child} {@hold} with both hands, screwed up {child.his} eyes and opened {child.his} mouth, a teeny bit.

{@p} opened a teeny bit.

{child.He} opened a little more.

{@p} opened a little more. Now you could see the mirror, a long way back on the tongue.

So {child} went all out. {child.He} opened as wide as a garage, and {child.he} said:

“AAAAAAAAA!”

“AAAOOOOWWW!” said {@p}.

And the mirror fell into {child’s} lap. It was wet and it smelled of dog.

“Hold it just like that, {child}!” shouted {dentist}. “If you shut yours, {@p} will too!”

# finished
{dentist} brought down the chair and washed the mirror, quicker than you can say cucumber. And she looked.

“AAAAA,” said {child}.

“AAAOOO,” said {@p}.

The mirror was a bit cold on the tongue. [age>=5: It went plink, plink on the teeth. ]It didn’t hurt. It was mostly like having a small spoon in your mouth. {dentist} looked at {child’s} teeth, all the way to the back and all the way to the front. Then she looked at {@ps}[age>=5: , while she was at it].

“Done,” she said. “You can both shut.”

They shut, both at once. Clap.

“Is that all?” asked {child}. It was the first thing {child.he} had said all day.

“That’s all. I can see my face in your teeth. {@Ps} are lovely too. But that breath is simply terrible.”

{child} laughed so that every tooth showed. And {@p} laughed just the same.

# talking
{child} talked all the way home. {child.He} had a whole morning to make up for. [friend: {Friend} heard about the chair three times. ][adult & elder: {Elder} [elder2: and {elder2} ]rang to ask how it went, and couldn’t get a word in.][!adult & elder2: {Elder2} rang to ask how it went, and couldn’t get a word in.]

# the-biggest
That night {@a} brushed {child’s} teeth, and {child} brushed {@ps}. [pet.cat: {Pet} felt that a cat’s were clean enough. ]Then they snuggled down. {@A} sat on the edge of the bed and was so tired that it turned into a yawn.

“Aaaaaa,” said {@a}.

So {child} had to yawn.

“Aaaaaaaa,” {child.he} said.

So {@p} had to.

“Aaaooowww.”

“That’s the widest I’ve seen anybody open all day,” mumbled {@a}.

“It isn’t hard,” {child.he} said. “You just open.”

And {child.he} shut {child.his} eyes. And {@p}, of course, did exactly the same.

# @p
{dog}
## if pet.dog
{pet}

# @ps
{dog’s}
## if pet.dog
{pet’s}

# @p-he
he
## if pet.dog
{pet.he}

# @p-He
He
## if pet.dog
{pet.He}

# @p-his
his
## if pet.dog
{pet.his}

# @p-first
{dog} from next door, who was sleeping in the hall that week. He was low and shaggy, with a beard like an old uncle
## if pet.dog
{pet}. {Pet} was a dog with a great deal of mouth
## if pet.dog & breed
{pet}. {Pet} was {a breed} with a great deal of mouth

# @hold
took hold of {dog’s} beard
## if pet.dog
took {pet} by the cheeks

# @a-first
the one who read the stories
## if adult
{adult}
## if elder & !adult
{elder}

# @a
the one who read
## if adult
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
