title: Not Home Yet
title: And What Have You Brought?
title: Half a Lid
guest small: Pippin (he), Pepper (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% It is never said what small animal it was: it lived behind a little door and fitted in two hands. The grown-up is {adult}, else the grandparent, else {minder}. Knock on the bed for the bowl.

# nobody-banged
{child} was on the way home with {@first}. On the doormat {child.he} stopped to listen, the way {child.he} always did. Indoors lived {small}, who fitted in two hands. Every time {child} came home {small} used to bang a tin bowl against the little door {small.he} lived behind. Clonk, clonk. And then, after a bit: clonk.

Today nobody banged. {small} was dead. {child} knew that, {child.he} had held {small} yesterday and said goodbye. But on the doormat it hurt all over again, right in the middle of {child.his} tummy.

“In you go,” said {@a}. “There’s ice cream in this bag.”

“I can’t,” said {child}. “I haven’t come home yet.”

“But I can see you.”

“Nobody’s banged,” said {child}. “You’re not home till somebody’s banged the bowl.”

# move-up
{@A} looked in through the open door. Then {@he} sat down on the doormat.

“In that case I’m not home either,” {@he} said. “Move up.”

So there they sat.[pet.cat:  {Pet}[!pet.known:  the cat] walked straight past them and in. {Pet} had never waited for any bowl.][pet.dog:  {Pet}[!pet.known:  the dog] looked at the open door, and then {pet.he} sat down on {@s} foot to wait as well.]

“What did it mean, all that banging?” asked {@a}.

“The first two were hello,” said {child}. “Then you got looked at. And the last one was: And what have you brought?”

“And what had you brought?”

“A dandelion leaf. Some days I hadn’t got one, and then I said, ‘Only me.’ And {small} came right up to the door all the same.”

“I see,” said {@a}. “I only ever got the last one.”

# bits-of-lid
The bag had begun to drip. So they broke up the lid and ate the ice cream with the bits.[elder & adult:  By and by {elder}[elder2:  and {elder2}] came up to the door.]

[elder & adult: “Are you locked out?” asked {elder.short}.

“No,” said {child}. “We just haven’t come home yet.”

“Then I’m early,” said {elder.short}. {Elder.He} looked longingly at the ice cream.]

[elder2 & !adult: By and by {elder2} came up to the door.

“We haven’t come home yet,” said {child}.

“Then I’m early,” said {elder2.short}, and looked longingly at the ice cream.]

[friend: Next came {Friend}[!friend.known: , {child’s} best friend].

“Is {child} home?”

“No,” said {child}, with {child.his} mouth full.

“I’ll wait, then,” said {Friend}, and got a bit of lid.]

# not-even-then
{child} licked {child.his} bit clean. “Is {small} only sleeping very hard?”

“No,” said {@a}. “{small} is dead. That means {small.he} doesn’t breathe and can’t hear, and nothing hurts.”

“Can’t {small.he} hear if I shout?”

“No.”

“Or if you sing[music:  {music}]?”

“No. Lucky {small},” said {@a}, and {child} laughed, though {child.he} hadn’t planned to.

“But if I slam the door?” said {child}. “As hard as I possibly can?[athlete:  As hard as {athlete} could?]”

“Not even if they can hear it [school: {at school} | on the other side of [city: {city} | town]].”[school & city:  {@A} thought about it. “Or all over {city}.”]

“Can I do it anyway?”

{@A} felt in {@his} pocket for the key.

“Once,” {@he} said.

# the-slam
{child} took hold of the door handle with both hands[sport: , thought of {sport}] and pulled.

BANG!

The whole wall shook.[pet.dog:  {Pet} barked.] And then they heard it, through the door. Clonk, clonk. And after a bit: clonk.

“{small}!” shouted {child}. “That was {small}! Open it, open it!”

“Wait,” said {@a}, but as soon as the door was open {child} ran into the kitchen.

# only-the-bowl
The bowl lay on the floor, rocking. It had been standing on the shelf, and the slam had shaken it down. The little door was open, and nobody was behind it.

“It was only the bowl,” said {child}.

Then {child.he} cried, with {child.his} shoes on and {child.his} whole face, and {@a} came running and got down on the floor and held {child.him} till the worst of it was over.

“I thought so, too,” said {@a}. “For one second.”

“You’ve got ice cream all down your back,” said {child}.

“That’s your hand,” said {@a}.

# go-out-again
{child} wiped {child.his} nose and looked at {@him}.

“You came in,” {child.he} said. “And nobody banged.”

“I ran,” said {@a}.

“Then we’re still not home.”

{child} picked up the bowl. On one side the edge was worn quite shiny, where {small} used to hold it. {Child’s} thumb fitted just there.

“Go out again,” said {child}, “and come home.”

So {@a} went out and shut the door, and {child} sat down by {small’s} little door and waited. Feet came on to the doormat. The key turned.

Clonk, clonk, went {child}.

Out in the hall the feet stopped. {child} waited just as long as {small} used to wait.

Clonk.

“And what have you brought?” called {child}.

{@A} came as far as the kitchen. {@His} eyes were wet, and {@he} looked in both {@his} pockets.

“Half a lid,” {@he} said.

“Then you’re home,” said {child}.

# two-too-many
After that {child} had to go out on the doormat, and {@a} got the bowl. Clonk, clonk, clonk, clonk.

“That’s too many,” said {child} in the hall.

“I know,” said {@a}. “But look who it is.”

And it counted.[friend:  Then {Friend} was banged in. {Friend} had brought the ice-cream tub.][elder & adult:  [elder2: {Elder.short} had brought {elder2.short}, and they got | {Elder.short} had brought an empty stomach, and got] the last of the ice cream.][elder2 & !adult:  {Elder2.short} had brought an empty stomach, and got the last of the ice cream.][pet.dog:  {Pet} came home four times, just to be on the safe side.][pet.cat:  {Pet} was carried out and banged in as well, and looked very surprised.]

# right-up-to-the-edge
In the evening the bowl stood on the chair beside {child’s} bed. The lamp was out when {@a} came to say good night, and {@he} stopped in the doorway, because there was a sound in the dark, made with just one fingernail. Clonk, clonk. And after a bit: clonk.

“Only me,” said {@a}.

And {child} came right up to the edge of the bed all the same.

# @first
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

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
