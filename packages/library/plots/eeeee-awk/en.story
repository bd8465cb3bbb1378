title: Eeeee-Awk
title: The Door That Said Nothing
guest friend: Ben (he), Mabel (she)
guest elder: Ron (he), Joan (she)
guest clover: Clover (she), Hazel (she)

% The horse is {elder}’s: a grandparent’s, or a neighbour’s. Let the child do the eeeee. The last two are said very softly.

# big-and-brown
{Elder}[!elder:  next door] had a horse called {clover}. {clover} was big and brown[city: , the biggest horse {in city}], with feet like dinner plates. All day she lived in the field, and all night she lived in the stable.

Every evening, {elder} opened the stable door, and {clover} came in to bed.

Tonight {child} was there[adult:  with {adult}], [school: all done with {school}, ]in {child.his} pyjamas and {child.his} [us: rain boots | wellies][adult: , with a big coat on top]. {child} wanted to say goodnight to {clover}.[pet.other:  {Pet} had been told already.]

{friend}[!friend: , {child.his} best friend,] was there too. {Friend} wanted to shut the gate[sport: , even more than to {play sport}].

[pet.dog: And {pet}[!pet.known: , {child’s} dog,] wanted to sleep in the straw.

][pet.cat: And {pet}[!pet.known: , {child’s} cat,] wanted to sleep in the straw.

]“Up you get,” said {elder}, and {elder.he} sat [pet.dog/pet.cat: the children | them] side by side on the wall, out of the way of those feet.[elder2:  {Elder2} sat down next to them.]

# just-stood
Then {elder.he} opened the stable door.

“Bedtime, {clover}!”

But {clover} just stood, in the middle of the yard.[pet.dog:  Only {pet} went in.][pet.cat:  Only {pet} went in.]

{Elder} shook the straw, to show how soft it was.[pet.dog:  {Pet} lay down, to show how to do it.][pet.cat:  {Pet} lay down, right in the middle.]

But {clover} just stood.

“She wants a carrot,” said {friend}. “I know she does.”

So {elder} held out a carrot. Crunch, crunch, crunch, went {clover}. It was a very nice carrot.

But {clover} just stood.

# please
[adult: “Have you said please?” said {adult}.

]{Elder} took off {elder.his} cap. “Please,” {elder.he} said. {Elder.He} didn’t often say please to a horse.

{clover} looked at the stable. She looked at {elder}. [pet.dog/pet.cat: She looked at {pet}, in her bed. ]She let out a long, long breath.

But {clover} just stood.

“Well, [us: I’ll be darned | I’m blowed],” said {elder}.[elder2:  “So am I,” said {elder2}.]

# ears
“Can I shut the gate now?” said {friend}.

So {elder} lifted {friend.him} down, and together they pushed the big field gate.

Eeeee, said the gate[music: , higher than anything in {music}].

[pet.dog/pet.cat: Up went {pet’s} ears! ]Up went {clover’s} ears!

She turned right round, and she took one step towards the gate. Clop.

“She likes me,” said {friend}.

# do-it-again
{child} looked at {clover’s} ears. They were standing up like two little tents.

“Do it again,” said {child}.

Eeeee, said the gate. Clop, went {clover}.

“She’s listening,” said {child}. And then {child.he} said, “{Elder.short}? Where’s the door’s noise?”

“What noise?”

“It does a noise. Every night. It goes eeeee-awk.”

# oil
{Elder} pushed the stable door. It didn’t say anything. {Elder.He} pulled it. It didn’t say anything.[pet.dog:  {Pet} came out, sniffed at a hinge, and sneezed.][pet.cat:  {Pet} came out, put a paw on a hinge, and shook that paw for a long time.]

“Oh dear,” said {elder}. “I oiled it. That door’s been squeaking for twenty years, and this morning I got my oil can and I [us: fixed | mended] it.” {Elder.He} looked quite sad. “I thought I’d done a good job.”

“Put it back,” said {child}.

“I can’t put back a squeak, my love.”

# biggest-breath
{child} took the biggest breath {child.he} had.

“Eeeeeeeee!” said {child}.

Round came {clover’s} ears. Round came {clover}. She looked at {child}, and she looked at the door. She lifted up one big foot.

And she waited, with her foot in the air.[pet.dog/pet.cat:  {Pet} waited too, with a paw in the air.]

# awk
“You forgot the end,” said {friend}. “The awk!”

“You do it,” said {child}.

So {child} said, “Eeeeeeeee …”

And {friend} said, “AWK!”

Down came the foot. Clop. And clop, and clop, and clop, went {clover}, over the yard and in at the door[athlete: , like {athlete}], right into the middle of the straw.[pet.cat:  {Pet} had got there first, and moved over, a bit.][pet.dog:  And in after her went {pet}.]

# goodnight
[pet.dog: “Just for tonight, then,” said {elder}. {Elder.He} | {Elder}] shut the bottom half of the door, and lifted {child} across to look over.

“Goodnight, {clover},” said {child}.[pet.dog/pet.cat:  “Goodnight, {pet}.”]

{clover} blew in [child.she: her | {child.his}] hair. It was warm, and it smelled of carrot.[pet.other:  {Pet} never did that.]

# highest-shelf
Then {elder} put {elder.his} oil can away, on the very highest shelf. {Elder.He} picked up {friend} on one arm and {child} on the other, and with one elbow {elder.he} shut the top half.

It didn’t say anything. {clover’s} ears went up[pet.dog/pet.cat: , and so did {pet’s}].

“Eeeee,” said {child}, very softly.

{Friend’s} head was on {elder’s} shoulder, and both eyes were shut.

“Awk,” said {friend}.
