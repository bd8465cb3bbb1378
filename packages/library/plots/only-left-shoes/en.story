title: Oh, It’s You
title: Only Left Shoes
guest elder: Arthur (he), Hilda (she)
guest pet: Barney (he), Nettle (she)

% {elder} is the family’s, or else the neighbour, who is a cobbler. The dog is the family’s, or the neighbour’s; a cat sticks just as well. Refrain: “Oh, it’s you”, first an accusation, at last a welcome.

# one-shoe
{child} had only one running shoe. Last night the other one had been left, newly mended, on the step {@cobbler}, and now it was gone. At four o’clock {child.he} {child.was} going to run the Woodland Race[school:  with everybody {at school}][city: , the longest one {in city}].[sport:  You can’t {play sport} in one shoe, and you can’t run in one either.][athlete:  Even {athlete} couldn’t.]

“It’s the fox,” said {elder}. {@thread} “She only takes left ones.”

{@whose} sniffed at the step. {Pet.He} said {@vooo}, and that meant fox.

“Then we’ll go and fetch it,” said {child}.

{Elder} put on a cap, stuck the long shoehorn down {elder.his} boot and came along. {@led}[adult:  {Adult} shouted after them that the race began at four.]

# is-that-you
The fox was sitting on a bank, outside her den. She was red and thin, and in her mouth she had {child’s} shoe.

“Oh, it’s you,” said {elder}. It was an accusation.

“Oh, it’s you,” said the fox. She put down the shoe and sat on it. “The one who hammers all day long. My children can’t sleep.”

“That’s my shoe!” said {child}.

“It was lying about,” said the fox. “Anything left lying about at night is mine. Everybody knows that.”

“It was standing about,” said {elder}. “And shoes come in pairs. They go together, two by two. Everybody with feet knows that.”

# teeth
“What do you want with my shoe?” asked {child}.

Three little noses peeped out of the den. One of them was chewing a heel, and dribbling.

“They’re getting their teeth,” said the fox. “It itches. Leather’s the only thing that helps. Are my children to lie there and whimper, just so that you lot can have tidy shelves?”

“But I’m running at four,” said {child}.[friend:  “{Friend’s} waiting at the start, and {friend.he} {friend.is} my best friend.”]

They glared at each other. They were both right. And nobody was going to give in.

# a-cork
Nor was {pet}. While the rest of them were talking, {pet.he} {@loose}, took one leap past the fox and dived into the den, head first.

“{Pet}, no!” shouted {child}.

First the nose went in. Then the front half. Then nothing more. {Pet} had eaten two breakfasts that day, {pet.his} own and {elder’s}, and now the back half was left outside. The tail stood straight up.

“{@Vooo},” said {pet}, from deep inside the bank.

“{Pet} is a cork,” said the fox. Then her voice changed. “My children are in there! They can’t get out!”

{child} dropped to {child.his} knees and pulled at {pet’s} back legs. They were stuck fast. {child} {child.was} so frightened that {child.his} hands shook.

# a-tight-heel
“Don’t pull,” said {elder}. “That’s a tight heel, and you never pull a tight heel.”

{Elder.He} took the shoehorn out of {elder.his} boot and a tin out of {elder.his} pocket. It was black shoe grease, the sort for walking boots.

“Oh, it’s you,” {elder.he} said to {pet’s} behind.

{Elder.He} greased {pet} all the way round[music: , humming {music}]. Then the shoehorn went down, slowly, along the tummy, and eased the earth away a little at a time, as you do with a child’s foot in a new ski boot.

“Now there’s a root in the way,” said {elder.short}. “On top. I can’t reach it.”

# a-back-door
{child} lay flat on {child.his} stomach, pushed an arm in beside {pet} and dug round the root with one hand.

“Fox!” {child.he} called. “Can’t you dig from the other side? Haven’t you got a back door?”

The fox looked at {child.him}.

“Of course I’ve got a back door,” she said. “What do you take me for, a mouse?”

She vanished round the bank. {child} dug, the fox dug, and {elder} kept hold of the shoehorn. And suddenly, far inside, in the dark, {child} felt a paw against {child.his} hand.

“Oh, it’s you,” panted the fox.

“Yes, it’s me,” said {child}. “Now!”

# schlurp
They heaved, both at once. The root snapped. {Elder} gave the shoehorn half a turn, and with a long schlurp {pet} shot out of the bank, as black and shiny as a party shoe, and landed in {elder’s} lap. Between {pet.his} front teeth, very carefully, {pet.he} held a little fox cub by the scruff.

The fox came running. She sniffed the cub. She sniffed {pet}.

“Not the brightest,” she said. “But {pet.he} knows how to carry a child.”

And she went back to her stone, picked up the running shoe and laid it in front of {child}. There were tooth marks in it, but only in the heel.

“There’s a whole box of bits of leather,” muttered {elder}. “Scraps. I’ll leave it out on the step at night. And I’ll hammer in the mornings.”

“Then it’s mine,” said the fox happily.

# sixth
At four o’clock {child} ran the Woodland Race. {Child.He} came sixth, with mud right up to the elbow.[friend:  {Friend} came fifth, and smelled a lot cleaner.] On the last hill {@cheered}, and in the ferns something red ran alongside, all the way to the finish[adult: , where {adult} was jumping up and down].

# another-step
When it got dark they sat on the step {@cobblers}, with {child} in the middle. {Pet} lay across {child.his} feet and shone. The box of leather stood at the bottom.[elder2:  There was a smell of {elder2’s} pancakes from indoors.] Something rustled in the lilac, and two eyes gleamed.

{Elder} took the thread out of {elder.his} mouth.

“Oh, it’s you,” {elder.he} said, and moved one boot, so that there was room on the step.

The fox didn’t take any leather at first. She came up one step, and then another, and put something down in front of {elder}. It was a left shoe. Then she went to get the next one.

# @cobbler
of {elder} the cobbler next door
## if elder
at the cobbler’s

# @cobblers
at {elder’s}
## if elder
at the cobbler’s

# @thread
{Elder.He} always had a thread in the corner of {elder.his} mouth when {elder.he} talked.
## if elder
{Elder.He} was helping the cobbler that week, and had already learned to talk with a thread in the corner of {elder.his} mouth.

# @whose
{Elder’s} dog, {pet},
## if pet.dog
{Child’s} dog, {pet},
## if breed.Beagle
{Child’s} beagle, {pet},
## if pet.cat
{Child’s} cat, {pet},

# @vooo
vooo
## if pet.cat
mrrow

# @led
{Pet} pulled them across the meadow.
## if pet.cat
{Pet} walked ahead across the meadow with {pet.his} tail in the air.

# @loose
pulled free
## if pet.cat
crept round the stone

# @cheered
{pet} was barking at {child.him} from the side
## if pet.cat
{pet} sat on a post and miaowed
