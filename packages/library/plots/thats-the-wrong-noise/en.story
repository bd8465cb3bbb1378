title: That’s the Wrong Noise
title: The Teacher’s Tail
title: Something Very Small
guest friend: Robin (he), Lottie (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% NO and WOOF are for the child to join in with. The grown-up (@a) is the grandparent where one is ticked, else {adult}, else {minder}. The last woof very quietly.
% One rule: a telling-off that goes NO is the wrong noise. It should go WOOF.

# behind-the-coats
{child} was in the hall, behind the coats, and {child.he} meant to stay there.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay on the doormat, and wanted to sleep.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] lay in the box of woolly hats, and wanted to sleep.]

{Friend}[!friend.known: , {child.his} best friend,] crawled in too.

“What are you doing?” said {friend}.

“I’ve been told off,” said {child}.

“Off what?”

“Not off anything. Just off.”

“Can I see?”

“You can’t see it. It’s a noise.”

“Like a dog?”

“No,” said {child}. “Like my teacher[school:  {at school}].”

{Friend’s} mouth fell open. {Friend.He} hadn’t known that teachers made a noise.

# in-the-tummy
“How does it go?”

“It goes NO,” said {child}. “NO, NO, NO! And now it’s in my tummy.[city:  It’s been in there all the way across {city}.] It hurts.”

{Friend} put an ear to {child’s} tummy and listened.[pet.other:  In the cage {pet} listened too.]

# watertight
“What did you do?” asked {friend}.

“I poured water in my teacher’s boots.”

“What for?”

“I wanted to see if it would stay in.”

“Did it?”

“Yes.”

“In both?”

“Yes.”

“Well, now she knows,” said {friend}.

But the tummy only went NO, NO, NO.

# a-tail
“It’s the wrong noise,” said {friend}. “A proper telling-off goes WOOF. I’ll be your teacher.”

{Friend.He} took {@firsts} long scarf and stuffed one end down the back of {friend.his} [us: pants | trousers].

“My teacher hasn’t got a tail,” said {child}.

“She has now. What did I say first?”

“You said: Oh, {child}, what have you done?”

“WOOF-WOOF, WOOF-WOOF-WOOF-WOOF?” said {friend}.

“Then you said: My boots!”

“Woof, woof!” said {friend} sadly, and looked down into a boot.

“And then you said NO, NO, NO.”

“WOOF, WOOF, WOOF!” barked {friend}, and wagged so hard that the tail hit the wall.[pet.dog:  {Pet} opened one eye. {Pet.He} had never done it like that.]

{child} put both hands over {child.his} mouth, but it was no good. {Child.He} laughed.

# two-teachers
“I want to be a teacher too,” {child.he} said.

So there were two teachers in the hall, and both barked.

The umbrella got told off. WOOF, WOOF, WOOF!

[sport: {@Sport} got told off. WOOF, WOOF, WOOF!

]The woolly hats got told off. WOOF, WOOF, WOOF![pet.cat:  {Pet} got up out of the hats and left.][music:  The radio was playing {@song}, but you couldn’t hear it.][athlete:  They only let off {athlete}, in the picture on the door.]

Then {@a} came out of the kitchen, and got told off most of all. WOOF, WOOF, WOOF!

“What have I done?” said {@a}.

“Nothing,” said {friend}. “It’s just your turn.”[elder2: 

“When’s mine?” called {elder2} from the kitchen.]

# splash
And {friend} wagged. Round went the tail, and over went the watering can.

Splosh.

Oh no! It ran straight into {@as} boot.

{Friend} stopped wagging. {Friend.He} crawled in behind the coats, and only the tail stuck out.

“Now I’ll be told off,” squeaked {friend}. “Really told off!”

# say-woof
{@A} looked down into the boot. {@He} took a big breath, and opened {@his} mouth.

“N…”

“Stop!” shouted {child}, and stood in front of the coats with both arms out. “That’s the wrong noise!”

“What’s wrong with it?” said {@a}.

“When you tell people off, it has to go WOOF. Say WOOF!”

{@A} looked at {child}. {@He} looked at the tail.

“Woof?” said {@a}.

“Louder!”

“WOOF!” said {@a}. “WOOF, WOOF, WOOF! NOT IN MY BOOT! WOOF, WOOF, WOOF!”

And the tail began to wag.

# now-i-know
Then {child} and {friend} carried the boot out to the doorstep, and tipped it up.[pet.dog:  {Pet} wouldn’t move. They had to step over.]

“Did it stay in?” asked {@a}.

“Yes,” said {child}.

“Well, now I know,” said {@a}.

# woof
It was getting dark. {@A} sat down on the step between {child} and {friend}, with a blanket big enough for three. {child} yawned, and listened to {child.his} tummy. The NO was gone. But there was something else, a long way in, something very small and sleepy.

Woof, it said.

# @sport
{sport.thing}

# @song
{music}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @firsts
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder’s}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

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
