title: No Such Thing as Children
title: Ten Potatoes
title: Then Ask the Sock
guest fairy: Nettle (she), Bramble (she)
guest sitter: Maureen (she), Bridget (she)

% {fairy} does not believe in children and never gives in; the refrain is always whole. Who looks in (@A): {adult}, else the grandparent, else the babysitter, who gives a hug.

# not-there
A fairy sat on {child’s} knee and said that {child} wasn’t there.

She was as small as a spoon. Her name was {fairy}, and the knee was in bed, under the blanket.

“But I am here,” said {child}. {Child.He} had wished for a fairy all week[adult & elder: , and {elder} had heard about it every day][adult & elder2: , and so had {elder2}][!adult & elder2: , and {elder2} had heard about it every day]. “I’m {child}. I’m a child.[city:  I live in {city}.][school:  I go to {school}.]”

“Nonsense,” said {fairy}. “There’s no such thing as children.”[friend: 

“{Friend}’s one, too! My best friend!”

“Two nothings,” said {fairy}, “are nothing.”]

# a-hill
“You’re sitting on my knee!”

“This is a hill,” said {fairy}.

{Child.He} wiggled the hill.

“Windy tonight,” said {fairy}, and held on to her hat.[sport: 

“Can a hill {play sport}?”

“Not this one. It’s too lumpy.”]

Then {child.he} stuck out {child.his} toes at the far end.

“Ten potatoes,” said {fairy}.

{Child.He} wiggled them, too.

[age>=6: “Nice fresh ones,” said {fairy}.

{child} stuck {child.his} face right up close.

“And a pumpkin,” said {fairy}. “With two small holes in, for the mice. This is a very good hill.”

“That’s my nose!”

“Pumpkins don’t have noses,” said {fairy}. “And there’s no such thing as children.”|“Nice fresh ones,” said {fairy}. “There’s no such thing as children.”]

# a-cupboard
{@A} looked in. “Who are you talking to?”

“A fairy. She says I’m not here.”

“Oh dear,” said {@a}. “Then who wants this {@kiss}?”

“Me!” said {child}, and got it.

“What was that?” said {fairy}, when {@a} had gone.

“That was {@a}.”

“That was a cupboard,” said {fairy}, “going for a walk.”

# lumps
{child} looked at her. “Have you ever really looked? For children?”

{fairy} turned her wand round and round.

“When I was little, I looked in at every window,” she said. “Every single night. I wanted one so much. Just one. But there were only lumps, under blankets.”

“We were asleep!” {child.he} said.

“Lumps,” said {fairy}, in a thin little voice. “So there’s no such thing as children.”

# atchoo
{child} wanted to say something kind. But {child.his} nose tickled. It tickled, and it tickled, and –

“ATCHOO!”

The hill jumped. Off flew {fairy}, head over heels,[athlete:  faster than {athlete},] over the edge of the bed, and plop, down into a slipper. Right down in the toe, where it was dark. There was fluff all over her wings.

# the-sock
“Help!” cried {fairy}.

“I’m coming!”

“There’s no such thing as you! Is there anybody else?”

{Child.He} looked. “[pet: There’s {@pet}, but {pet.he}’s asleep. And there’s|There’s] a sock.”

“Then ask the sock!”

{child} asked the sock. The sock said nothing.

# a-hand
For a while, the slipper said nothing either. Then a tiny voice said, “Are there … any children out there?”

“One,” said {child}.

{Child.He} put {child.his} hand into the slipper. {Child.He} laid it flat, and held it still. Up climbed {fairy}, one foot, two feet. She patted the thumb. It was warm, and a little bit sticky.

“That’s not a potato,” she whispered.

“No,” said {child}. “That’s me.”

Slowly, slowly, the hand went up again. {child} blew the fluff off the wings. Foo.

“Windy,” said {fairy}. But she held on to the thumb with both arms.

# only
{child} lay down[music:  and hummed a bit of {music}]. {fairy} walked all the way up the hill and on to the pillow, and there she looked at {child} for a long, long time.

“So now you believe in children,” {child.he} whispered.

“Certainly not,” said {fairy}, and she curled up under {child’s} chin. “There’s no such thing as children. There’s only {child}.”

# @A
{sitter}, the babysitter,
## if adult
{Adult}
## if elder & !adult
{Elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @kiss
hug
## if adult / elder
kiss

# @pet
{pet}
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.cat
{pet}[!pet.known:  the cat]
