title: Have You Eaten?
title: Save One Pancake
guest friend: Wilf (he), Juno (she)
guest pet: Siv (she), Gus (he)
guest elder: Marge (she), Edwin (he)

% {@d} is whoever the wish says is missed (else Dad; Mum where the reader is a he), and is neither he nor she. The short and long flashes can be drummed on a shoulder. A dog in the cat’s place: @through, @shutter, @rule, @legs, @hoarse.

# the-telephone
{child} was missing {@d}. {@D} was away, working, and there were a lot of nights to go. Today {@d} rang {@kitchen}, but the line crackled so badly that hardly anything got through.

“{@D}!” shouted {child}. “I want you to come home!”

Crackle, went the telephone. Crackle, crackle. “Have you eaten?” said {@d}.

“Can you hear what I’m saying? I miss you!”

Crackle. “Have you eaten, {child}?”

Then they were cut off.

“{@D} only cares about food!” said {child}. “I say I miss you, and {@d} says have you eaten!”

# there-are-pancakes
“But have you eaten?” said {friend}. {Friend} was {child’s} best friend, and {friend.he} did things carefully[school: , even {at school}]. {Friend.He} always wanted to be sure.

“That’s not the point!”

“No. But there are pancakes.”

{@Cat} Now {pet.he} gazed at the pancakes as if {pet.he} owned them.

# a-lamp
{Elder} turned a pancake over[elder2: , and {elder2} held out the plate]. {@Telegraph}, and {elder.his} fingers never stopped drumming[music:  to {music}].

“{@D}’s going by boat tonight, on the big one, to the next job,” said {elder.short}. “It comes by at seven o’clock, right past the porch. From there {@d} could see a lamp.”

{child} went stiff. “Really?”

{Elder.short} took down an old signal lamp from the shelf. It had a shutter in front of the glass. With the shutter open, it shone. With it shut, it was dark. Short flashes and long flashes made letters.

“{@D} knows how,” said {elder.short}. “I’ve sent the alphabet. What do you want to say?”

# three-things
{child} knew exactly. “I’m going to say COME HOME.”

“But that won’t work,” said {friend}. “The boat’s full of people who want to get there.”

“I’m going to say it anyway!”

{Child.His} throat was so tight that the words hardly came out.

“I’m so cross,” {child.he} said. “And it’s because I’m sad.”

{Elder.short} put a hand on {child’s} back. It didn’t drum. “You can be both.”

{Friend} pushed the plate across. “And hungry,” {friend.he} said. “That’s three.”

{child} ate a pancake. {Pet} ate two, uninvited.

# seven-oclock
At seven o’clock they stood out on the porch in their coats[parent.home: , and so did {adult}]. The sea was dark[city: , and {city} was a far-off glow]. Then out it slid, {@d}’s boat, with a hundred little windows.

“Now!” said {child}. {Child.He} aimed the lamp and pulled the handle. The shutter went up, and the light shot out across the water.

{Child.He} pulled again, to shut it. Crash. The shutter fell off and rolled into the currant bush.

“No!” yelled {child}. “Now it just shines! It can’t talk!”

{Friend} dived into the bush[athlete: , as fast as {athlete}]. “Got it! No. That was a stone. Got it now! No. That was a toad. Sorry.”

The boat slid on. Soon it would be past.

# shutter
{child} looked round for something big and thick, without any holes in it.

{@Through}

“{Pet},” said {child}. “Sorry in advance.”

{@Shutter}

“It works!” shouted {friend}, coming up out of the bush with leaves in {friend.his} hair. “We’ve got a {@kind} shutter!”

“{@Rule},” said {elder.short}, whose fingers were already drumming on {child’s} shoulder. “I drum, and then you know. What’s it to be?”

COME HOME, thought {child}.

# out-there
Then something began to flash, far out on the boat. It was a small light right at the back, where you’re allowed to stand in the wind. Short. Short. Short. Short.

{Elder.short} read it with moving lips.

“What’s {@d} saying?” whispered {friend}.

“It says,” said {elder.short}, in rather a thick voice, “HAVE YOU EATEN.”

{child} stood quite still. {@D} was out there in the wind with a lamp, and out of everything there was to say, {@d} had picked that.

“{@D} doesn’t mean food,” {child} said slowly. “You can’t bring me [us: supper | tea] when you’re over there. So {@d} asks. That’s how {@d} misses me.”

“Are you sure?” said {friend}.

“I’m sure.”

# every-letter
“Then we’ll answer,” said {friend}. {@Legs} YES, they wrote. PANCAKES.

“One more thing,” said {child}. {@Hoarse}

HAVE YOU EATEN.

The boat was nearly at the point. {child} held {child.his} breath, and {friend} held {child’s} sleeve.

Then it came, slowly and carefully. {Elder.short} read it out.

“YES. BUT NOT PANCAKES. SAVE ONE.”

# behind-the-point
And the boat slid behind the point with all its windows. A while later its waves came in to the shore.

They went in where it was warm. {child} cried for a bit into {elder.short’s} cardigan, and it didn’t hurt as much as {child.he} had thought.

# the-roundest
Then {child} got out a tub with a lid. {Child.He} took a long time choosing. {Child.He} put the roundest pancake in the tub, and {friend} wrote {@d} on a label in big letters.

“Not you, {pet},” said {child}, and {child.he} scratched {pet.him} behind one ear.

{Elder.short} opened the freezer. {child} put the tub right at the front, where you see it first, and {pet} sat down outside the door to guard it.

# @d
Dad
## if adult.he & !parent
[us: Mom | Mum]
## if parent
{parent}

# @kitchen
the house of {elder}, who lived by the sea and was looking after {child.him} that day
## if elder
the house by the sea that {elder} was looking after that week

# @cat
{Pet}, the big cat of the house, was lying across half the kitchen table.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] was lying on the kitchen table.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] was sitting under the kitchen table.

# @telegraph
{Elder.He} had worked the telegraph when {elder.he} was young
## if elder
{Elder.He} had learned Morse code out of a book

# @through
On the railing sat {pet}, waiting for more pancakes. {Pet.He} looked as thick as a rug, and there wasn’t a hole in {pet.him}.
## if pet.dog
On the bench by the railing sat {pet}, waiting for more pancakes. There wasn’t a hole in {pet.him}.

# @kind
cat
## if pet.dog
dog

# @shutter
{Child.He} took {pet.him} under the arms. A hungry cat would have scratched. But a cat full of pancakes goes as limp as a wet blanket. {Pet.He} hung straight down, as long as a curtain, and simply purred.

{child} put {pet.him} in front of the lamp, and it went pitch dark. {Child.He} lifted {pet.him} up, and it shone.
## if pet.dog
{Child.He} stood the lamp on the bench, close behind {pet}. “Sit,” said {child}. {Pet} sat, and it went pitch dark. “Down,” said {child}. {Pet} lay down, and it shone right across the water. A dog who has tasted pancakes will do anything for another.

# @rule
Cat up is light, cat down is dark
## if pet.dog
Down is light, sit is dark

# @legs
“I’ll take the back end.”

{Elder.short} drummed. {child} lifted the front and {friend} lifted the back, up and down, up and down. {Pet} purred until the railing rattled.
## if pet.dog
“I’ll take the pancakes.”

{Elder.short} drummed. {child} said down and sit, down and sit, and {friend} paid with a bit of pancake for every letter. {Pet} wagged until the bench rattled.

# @hoarse
{Child.His} arms were shaking[sport: , worse than after {sport}], because {pet} got heavier with every letter. But {child.he} lifted. {Child.He} lifted every one of them.
## if pet.dog
{Child.His} voice was hoarse[sport: , worse than after {sport}], and the pancakes were nearly gone. But {child.he} said it. {Child.He} said every single letter.

# picture 1
in the kitchen
# picture 2
on its way past
# picture 3
one letter at a time
