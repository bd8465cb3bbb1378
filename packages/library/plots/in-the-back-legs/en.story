title: In the Back Legs
title: We’re Only Missing Somebody
guest pet: Doris (she), Rusty (he)

% Mum and Dad are said plainly: only families who asked for it hear this. The grown-up at home is {adult}, else Mum. The dog is the family’s own, else next door’s.

# by-the-front-door
{child} was {age} years old, and {child.his} [us: mom | mum] and dad had got divorced. Now {child.he} sat on the hall floor at {@s} place, beside {@pet}. {Pet} lay with {pet.his} nose against the front door, waiting for {@gone}, though {@gone} lived somewhere else now.

{child} had a great many questions about that. They lay in {child.his} tummy like stones[school & sport: , {at school} and at {sport} as well | [school: , even {at school}][sport: , even at {sport}]]. But every time {child.he} tried to say one of them[friend: , even to {friend}], it was as if {child.his} throat got too narrow.

# one-who-wonders
{@A} came out into the hall with the spatula in {@his} hand.

“The [us: fish sticks | fish fingers] are ready,” {@he} said. “What are you two doing?”

“{Pet} wonders something,” said {child}.

It just came. And it came easily, because it wasn’t {child} who wondered, after all.

“Oh?” said {@a}, and sat down on the floor on the other side of {pet}. “What does {pet} wonder?”

# not-a-whisker
“{Pet} wonders if it’s {pet.his} fault. {Pet.He} ate a sofa cushion once.”

“Tell {pet} it isn’t {pet.his} fault,” said {@a}. “Not one paw of it. Not one whisker. {Pet} could have eaten the whole sofa.”

{child} bent down and whispered in {pet’s} ear. {Pet} yawned.

“What does {pet} say?” asked {@a}.

“{Pet} says thank you. And {pet.he} would love the sofa.”

“Tell {pet} that isn’t quite what I meant.”

# a-bit-divorced
One of the stones in {child’s} tummy had gone. {child} tried another.

“{Pet} wonders if {pet.he} got divorced as well.”

“No,” said {@a}. “Only grown-ups can do that.”

“{Pet} feels a bit divorced,” said {child}. “In the back legs.”

{@A} stroked {pet’s} back legs for a long time.

“I can understand that,” {@he} said. “It can feel that way. But nobody can get divorced from a dog. It can’t be done. {@both}, and that never stops.”

# a-good-try
{child} said nothing for a while. There was a smell of [us: fish sticks | fish fingers] from the kitchen[music: , where the radio was playing {music}].[elder: {@elder-reads}]

“{Pet} wonders if you get ice cream on Wednesdays when your parents are divorced,” {child.he} said then.

“Does {pet} wonder that?” said {@a}.

“{Pet} wonders it an awful lot.”

“Tell {pet} it was a very good try.”

# off-to-the-kitchen
Now there was only one question left, and it was the biggest. It was so big that {child} had to take a run at it[athlete: , like {athlete}]. {Child.He} put a hand on {pet’s} back.

“{Pet} wonders …” {child.he} began.

Then {pet} lifted {pet.his} nose. {Pet.He} sniffed to the right. {Pet.He} got up, shook {pet.himself} and trotted off into the kitchen.

“{Pet}!” called {child}. “Come back!”

But {pet} didn’t come. They heard a chair scrape, and then a plate hit the floor, and then gobble, gobble, gobble.

“The [us: fish sticks | fish fingers],” said {@a}.

But {@he} didn’t get up, because {@he} had seen {child’s} face.

# nobody-else-to-wonder
{child’s} hand lay on the floor, where there had been a dog a moment ago. {Child.His} chin trembled. There was nobody else to do the wondering now. There was only {child}.

“What was it that {pet} wondered?” asked {@a}.

“It wasn’t {pet},” said {child}.

{Child.He} took hold of {@s} sock with both hands and hung on to it.

“It’s me,” {child.he} said. “I’m the one who wonders. I wonder if I’m allowed to miss {@gone} when I’m with you.”

There. It was out. It had come all the way up through {child’s} throat, big as it was.

# out-loud
{@A} moved closer, until their knees touched.

“Yes,” {@he} said. “You are. You can miss {@gone} exactly when you like. It won’t make me sad. You can even do it out loud.”

“How loud?[friend:  So that {friend} can hear?]”

“What does {pet} do about missing somebody?”

“Howls,” said {child}.

“Well, then,” said {@a}.

{child} leaned {child.his} head back. Only a little came out at first, for want of practice.

“Owooo.”

“They can hardly hear that in the kitchen,” said {@a}.

# only-missing
So {child} howled with {child.his} whole tummy. {Child.He} howled until the coat hangers rattled. {@A} howled, too. And {pet} came tearing out of the kitchen with breadcrumbs on {pet.his} nose, sat down right between them and howled worst of all.

[elder: {Elder} knocked on the wall. | Somebody knocked on the wall.]

“Nothing’s wrong!” called {@a}[city:  to the wall and the rest of {city}]. “We’re only missing somebody!”

[elder: “You do that,” {elder.short} called back.]

[elder2: “Louder,” said {elder2.short}.]

Then {child} began to laugh, and a few tears came as well, and they were allowed to come together. {Pet} licked them up. {Pet.He} smelled very much of fish.

# any-sauce
“Tell {pet} that was our whole [us: dinner | tea],” said {@a}.

{child} whispered in {pet’s} ear.

“{Pet} wonders if there’s any sauce,” {child.he} said.

It was cheese sandwiches instead, and they ate them there on the hall floor, since everybody was sitting so nicely already.[elder: {@elder-sits}] [elder & !elder2: {Pet.He} | {Pet}] lay down again. But {pet.he} didn’t lie with {pet.his} nose to the door this time. {Pet.He} put it in {child’s} lap and shut {pet.his} eyes.

# anything-else
{@A} brushed the crumbs off {child’s} [us: sweater | jumper].

“Is there anything else that {pet} wonders?” {@he} asked.

{child} felt about in {child.his} tummy.

“No,” {child.he} said. “{Pet} has gone to sleep.”

# @pet
next door’s dog {pet}, who often stayed with them
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.dog & breed
{pet} the {breed}

# @both
{Pet} has got me, and {pet} has got {@gone}
## if pet.dog & adult.she
I’m {pet’s} [us: mom | mum] and Dad is {pet’s} dad
## if pet.dog & !adult
I’m {pet’s} [us: mom | mum] and Dad is {pet’s} dad
## if pet.dog & adult.he
I’m {pet’s} dad and [us: Mom | Mum] is {pet’s} [us: mom | mum]

# @elder-reads
 On the other side of the wall {elder} rustled the newspaper.
## if elder2
 On the other side of the wall {elder} and {elder2} rustled half a newspaper each.

# @elder-sits
 {Elder} came out and sat on a sofa cushion, and {pet} left it alone.
## if elder2
 {Elder} and {elder2} came out and sat on a sofa cushion each, and the cushions were left alone.

# @a
[us: Mom | Mum]
## if adult
{adult}

# @s
{@a}’s
## if adult
{adult’s}

# @he
she
## if adult
{adult.he}

# @his
her
## if adult
{adult.his}

# @gone
Dad
## if adult.he
[us: Mom | Mum]
## if adult.name & parent.home
{parent}

# picture 3
{child}, {pet} and {@a} howling together
