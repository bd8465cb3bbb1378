title: All Wet
title: The Frog in the Woolly Hat
title: Does It Hurt?
guest elder: Gus (he), Vic (he)

% The child helps {elder} (the family’s own, else Gus) on the allotment. To the frog, who is “he”, dry is horrid and wet is lovely.

# a-frog
Out of {elder’s} watering can came a lot of water, and then a frog.

He landed on {child’s} shoe. He was green and brown, with gold round his eyes, and he dripped.

{child} was {age}, and {child.he} {child.was} helping {elder.short} on the allotment.[sport:  Other people had gone to {play sport}.] All summer long {child.he} had wanted a frog to look after[pet.other: , as well as {pet}]. Now here was one, and just look at him!

“You poor thing,” said {child}. “You’re all wet!”

“Thank you,” said the frog.

# very-dry
He looked at {child’s} dry hair and {child.his} dry knees.

“You’re very dry,” he said kindly. “Does it hurt?”

“No! It’s nice!” said {child}. “I’ll make you nice too.”

{Child.He} put {child.his} woolly hat in a flowerpot. {Child.He} put the flowerpot on the shed step, right in the sun. The frog climbed in, because he was polite.

“There,” said {child}. “Isn’t that cosy?”

“It’s very scratchy,” said the frog. “Now I shall make you nice.”

# make-you-nice
He hopped off, and he hopped back, and he slapped a cold black leaf on to {child’s} knee.

“Ugh!” said {child}. “Now I’m all wet!”

“You’re welcome,” said the frog.

{child} wiped {child.his} knee. Then {child.he} wiped the frog, all over, with the corner of {child.his} [us: sweater | jumper], and put him back in the hat. “You’ll get used to it,” {child.he} said.[school:  It was what they had told {child.him} {at school}.]

“I don’t think I shall,” said the frog.

# plums
“Plums!” called {elder.short} from behind the beans.[elder2:  {Elder2} had picked them.]

[friend: {Friend}[!friend.known: , {child’s} best friend,] was there already, with juice on {friend.his} chin. ]{child} ate one plum, and one more for luck. Then {child.he} ran back to see how cosy {child.his} frog was.

# old-biscuit
He wasn’t green any more. He wasn’t shiny. He sat quite flat in the hat with his eyes half shut, and he was the colour of an old [us: cracker | biscuit].

“Frog?” said {child}. “You’re very dry. Does it hurt?”

“A bit,” said the frog, in a very small voice.

Oh no.

{child} looked at the sun. {Child.He} looked at the hot, dry hat.

“{Elder.short}!” {child.he} shouted. “He wants to be wet! He said so all the time!”

“Then wet him!” called {elder.short}. “Quick! Use the tub!”

# only-a-drip
{child} ran to the little tub by the lettuces. {Child.He} filled {child.his} two hands and ran back. But the water ran too! It ran out between {child.his} fingers, and when {child.he} got to the frog there was only a drip.

Plip, on his nose.

{child} ran again[athlete: , as fast as {athlete}]. {Child.He} pressed {child.his} fingers tight, tight, tight.

Plip, plop, on his back.

Then {child.he} thought of something better. {Child.He} made {child.his} hands very wet, and {child.he} lifted the frog up, ever so gently, and carried him to the water. {Child.He} put him under the biggest lettuce, on the cool black mud, and scooped and poured, and scooped and poured.[friend:  {Friend} held a leaf over him, for shade.]

# more
One gold eye opened.

“More,” said the frog.

Scoop! Splosh!

Two gold eyes. A green leg. A brown leg.

“More!” said the frog, and he stretched, and he shone like a new [us: rain boot | wellington boot].

# so-did-i
“I’m sorry,” said {child}. “I only wanted to make you nice.”

“I know,” said the frog. “So did I.”

# the-rain
Then, pat, something fell on the lettuce. Pat, pat. And then it rained, all over the allotment[city:  and all over {city}], as hard as it could.

“Shed!” shouted {elder.short}, and {elder.he} ran, and {child} ran after {elder.him}[pet.dog: , and {Pet}[!pet.known:  the dog] ran after {child}]. They sat down together in the doorway on an upturned box, puffing.[pet.cat:  {Pet}[!pet.known:  the cat], who had been in there all along, moved over just a little.] {child’s} hair was stuck to {child.his} cheeks. {Child.His} sleeves were dripping.[music:  The roof was drumming {music}, or nearly.]

It wasn’t so bad, really. It tickled.

# thank-you
{child} stretched out one leg, so that {child.his} foot was out in the rain. {Child.He} kept it very still.

Hop, hop, hop, along the path came the frog, and up on to {child’s} shoe. He looked at {child’s} hair. He looked at {child.his} knees. He had never in his life seen anything so lovely.

“{child},” said the frog, “you’re all wet.”

“Thank you,” said {child}.

# @song
{music}
