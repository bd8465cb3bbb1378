title: {mermaid} Wants to See a Cow
title: We Put Her Back
title: A Leg at Every Corner
guest mermaid: Dulcie (she), Tansy (she)
guest uncle: Mr Penrose (he), Mr Trewin (he)
guest cow: Buttercup (she), Clementine (she)
guest friend: Martha (she), Alfie (he)

% Where no friend is ticked, {friend} is next door’s child. The rhyme is the same every time, and then the other way about.

# now-you-have-one
“I wish I had a mermaid,” {child} told the sea.

{Child.He} and {friend}, [friend: {child.his} best friend | who lived next door], were lying on the jetty in their orange life jackets. Beside them sat old {uncle}, mending a net[elder: , with {elder}[elder2:  and {elder2}] holding the other end].

“There you are, then,” said the sea.

And up came a head with green hair.

“Now you’ve got one,” said the mermaid. “But then it’s my turn. I wish I had a cow.”

“A cow?” said {friend}.

# nearly
The mermaid’s name was {mermaid}. She had seen whales and wrecks, and a swordfish that could whistle, but she had never seen a cow. She had only heard one. Every evening it went “Moo” across the water, and it was the loveliest thing she knew. She had been practising.

“Mooblub,” she said. “Is that right?”

“Nearly,” said {child}, who knew just where to find a cow. {cow} lived in the field above the beach.

# five-buckets
“{uncle}, could we borrow your wheelbarrow?” called {child}. “It’s for a mermaid!”

“Help yourselves,” said {uncle}, without looking up.

They poured in five buckets of sea and, splash, in went {mermaid}, with her tail over the front. {child} took one handle and {friend} took the other. How it wobbled![sport:  It was harder than trying to {play sport}.]

“Don’t tip, don’t slop, don’t let {mermaid} drop!” said {child}.

It was a good thing to walk to, so they both said it, all the way up the path. “Don’t tip, don’t slop, don’t let {mermaid} drop!”[pet.dog:  {Pet}, {child’s} dog, went in front and barked at every stone but one.]

# a-leg-in-each-corner
And there at the fence stood {cow}, chewing.

{mermaid} sat very still.

“Oh,” she whispered. “Isn’t she big? And she’s got a leg at every corner!”

“Moo,” said {cow}.

“Mooblub,” said {mermaid}, so happy that a tear ran down her chin. “Could we go a bit nearer? Only a bit?”

# all-the-water
So they pushed. But the wheel hit a stone, and the wheelbarrow leaned right over.

“Don’t tip,” said {child}. “Don’t slop …”

They didn’t let {mermaid} drop. But out slopped all the water, into the grass.

“Oh dear,” said {mermaid}, in a small voice. “I have to stay wet. If my tail dries out, I’ll never swim again.”

Her green, glittery tail was going grey, a bit at a time, and the bucket was a long way off, down on the jetty. {child} felt the tail. It was as dry as paper.

# salt
Slurp!

It was {cow}. She had put her head over the fence, and with her big wet tongue she licked {mermaid} from fin to tummy.

“Hee-hee!” shrieked {mermaid}. “That tickles!”

“Look!” said {friend}. “It’s glittery again! She tastes of the sea. She’s all salty, and cows love salt![school:  We did it {at school}!]”

The fence ran beside the path, all the way down to the beach.

“Then {cow} can come too,” said {child}, “and lick her all the way. Quick!”

# clover
They turned the wheelbarrow [us: around|round] and ran. “Don’t tip, don’t slop, don’t let {mermaid} drop!” Slurp, went {cow}, on her side of the fence. “Hee-hee,” went {mermaid}. Slurp. “Hee-hee!” Slurp. “Hee-hee!”

And then there wasn’t a slurp.

{child} looked back. {cow} had found some clover. She ate and ate, and didn’t care a bit about salt. And the edge of {mermaid’s} fin was going grey.

“{cow}!” called {friend}. But {cow} only chewed.

# come-along
So {child} let go of the handle, put both hands [us: around|round] {child.his} mouth and called, the way {uncle} always did in the evenings, loud and long and almost like a song:

“Cooome on, {cow}! Cooome on, old girl! Cooome along home!”

You could hear it right out to the islands[city: , and very likely in {city}]. Up came {cow’s} head. Along came the rest of her at a gallop, with clover sticking out of her mouth.[athlete:  Not even {athlete} could have kept in front.]

Slurp! Slurp! Slurp!

# tip-her
In no time they were down at the beach, where the water was only up to their knees. But there the wheel sank into the sand, and stuck.

“It won’t go any further!” said {friend}.

“It doesn’t have to,” said {child}. “Lift! This time we TIP!”

Up went the handles, as high as they could reach. “Tip and slop, and let {mermaid} drop!” they yelled.

# quite-right
SPLOSH. There was an enormous wave, and after that there was nothing at all. {child} held {child.his} breath. Then up came the green head, far out in the bay, and behind it a tail slapped the water, more glittery than ever.

“I’ve been licked by a cow,” called {mermaid}. “A real one.” And she took a great big breath. “MOO.”

And now it was exactly right.

“Moo,” said {cow}.

# catch-anything
They wheeled the barrow back to {uncle}[music: , who was humming {music}]. In the bottom lay three green scales.

“Ah,” said {uncle}. “Catch anything?”

“Yes,” said {friend}. “But we put her back.”

# a-glass-of-sea
One scale was for {friend}, and one was for {cow} to lick. {child} carried the third one home in a glass of sea water, with tiny little steps[adult: , with {adult} holding all the doors], and set it down very carefully beside {child.his} bed.[pet & !pet.dog:  {Pet} had a long sniff at it.]

“Moo,” came from up in the field. And then, from far out at sea, “Moo.”

“Don’t tip,” {child.he} whispered to the glass. “Don’t slop. Good night, {mermaid}.”
