title: The Nearest Star
title: The Sun Was Purple
title: Halfway Round the World
guest friend: Aisha (she), Rory (he)
guest lodger: Mrs Tuck (she), Mrs Pym (she)

% The distances are right: a sun of seventy centimetres, Proxima twenty thousand kilometres off and eleven centimetres across. From America the far side is Western Australia.

# a-purple-sun
The sun was in [adult: {adult’s} bedroom | {lodger’s} room], and it was purple.

“That’s my Pilates ball,” said [adult: {adult} | {lodger}, who rented the room next to {child’s}].

“It was your Pilates ball,” said {child}. “It’s exactly the right size for a sun. It makes the Earth as big as a pea.”

“And my back?” asked [adult: {adult} | {lodger}]. “How big does it make my back?”

But {child} and {friend}[!friend.known: , {child.his} best friend,] were already on their way downstairs with the sun between them.

# the-real-kind
They were going to build space[city: , right here {in city}]. Not the sort that hangs on strings from a ceiling, with the planets packed together like socks on a [us: drying rack | clothes horse], but a proper one, with the distances right. The sun could go on {child’s} [us: deck | patio]. Mercury was a pinhead over by the lilac[elder: , and the pin was a gift to space from {elder}[elder2:  and {elder2}]]. The Earth, the pea, ended up seventy-five metres away, on top of [us: a mailbox | a letter box]. Jupiter was an orange, and it lived [school: {at school} | outside the school].[pet.dog:  {Pet} had been allowed to smell Jupiter first, so that there should be no misunderstanding.][pet.cat:  {Pet} sat in the window and kept an eye on Mercury.][pet.other:  {Pet} had been shown the pea before it left.] Saturn sat on the fence round the [us: soccer field | football pitch], and {friend} had cut its ring out of a milk carton.

# saturday
“That only leaves Neptune,” said {child}. “It’s got to be a mile and a half away. Down at the lake. We’ll do it on Saturday.”

{Friend} didn’t answer. {Friend.He} straightened the ring, though it was straight already.

“I can’t on Saturday,” said {friend}. “On Saturday we’re moving.”

“What? Where to?”

“[us: Australia. The far side of it | New Zealand]. My [us: mom | mum] is going to count penguins for a year.” {Friend} took a breath. “I’ve been trying to tell you all week.[sport:  I even tried when we went to {play sport}.] But every time, you said ‘look, an asteroid’.”

{child} looked at Saturn. There was an odd sort of buzzing in {child.his} head.

“Right,” {child.he} said. “No space, then.”

And {child.he} went home, past Jupiter and past the pea, and didn’t look at either of them.

# on-the-floor
On Friday evening {child} lay on the floor and stared at the ceiling.[music:  {Child.He} had put {music} on and didn’t hear a note.][athlete:  Even the picture of {athlete} on the wall was no help.] [adult: {Adult} | {Lodger}] came in and lay down too. Something creaked.

“That was my back,” said [adult: {adult} | {lodger}]. “Do you want to talk about it?”

“How far is it to [us: Australia | New Zealand]?”

“It’s as far as you can go. Any further and you’re on your way home again.”

“That’s not helping.”

“No,” said [adult: {adult} | {lodger}]. “I heard it as I said it.”

For a while they just lay there.

# what-comes-after
“You know,” said [adult: {adult} | {lodger}], “there’s something I’ve been wondering. After Neptune. What comes next?”

“Nothing,” said {child}. “Just dark. All the way to the next star. It’s called Proxima Centauri.”

“And where would that be? If the sun’s my Pilates ball?”

{child} opened {child.his} mouth to answer, and found that {child.he} didn’t know. They had never worked it out that far. There hadn’t been room on the map.

{Child.He} sat up and found a pencil, and the back of a bill. There were a great many [us: zeros | noughts], and {child.he} had to cross them off two at a time. Then {child} passed the sum to [adult: {adult} | {lodger}], who did it on ten fingers and after that on the phone.

“[us: Twelve and a half thousand miles | Twenty thousand kilometres],” said [adult: {adult} | {lodger}] slowly. “But that’s …”

“That’s halfway round the world!” shouted {child}. “That’s as far as you can go!”

{Child.He} had {child.his} shoes on already, and [adult: {adult} | {lodger}] had to run to keep up, back and all.

# a-mission
There were boxes all over {friend’s} house. {Friend} was sitting on one that said SAUCEPANS, and looked small.

“{Friend},” panted {child}. “We can’t finish space without you.”

“No, I know,” said {friend}. “I’m sorry.”

“No! I mean we can’t finish it if you stay here!” {child} held out the bill. “The next star’s in [us: Australia | New Zealand]. Very nearly. Somebody’s got to take it there.”

{Friend} read the numbers for a long time.

“How big is it?” {friend.he} asked at last.

“It’s little. And red. About that big.” {child} made a ring with both hands.

“Like a grapefruit,” said {friend}.

“Exactly like a grapefruit.”

{Friend} began to smile, first with one corner of {friend.his} mouth and then with the other.

“So it’s a mission,” {friend.he} said.

“The longest anybody’s ever had,” said {child}. “I’m sorry I just walked off.”

“You’d probably run out of oxygen,” said {friend}. “It happens, in space.”

# where-it-ends
At dawn, three hours before the plane, they cycled down to the lake with [adult: {adult} | {lodger}] wobbling along behind. Right at the end of the [us: dock | jetty] they set Neptune, a blue glass marble, in the crack between two planks. You couldn’t see the sun from there. You couldn’t even see the church. There was only the water, and the mist, and the two of them.

“This is where it ends,” said {child}.

“This is where it starts,” said {friend}.

Then {friend} went. One day passed, and two days, and three, and they were exactly as long as {child} had expected.

# ground-control
On the fourth evening, when it was dark already, the phone rang. {child} took [adult: {adult} | {lodger}] out on to the [us: deck | patio], and they sat down on either side of the sun, which had a blanket over it to keep it from freezing.[elder:  It was {elder}[elder2:  and {elder2}] who had worried about that.][pet.dog:  {Pet} lay down on a corner of the blanket.][pet.cat:  {Pet} watched through the glass.][pet.other:  The door had been left open a little, so that {pet} could hear too.]

On the screen it was broad daylight, and the wind was roaring. There stood {friend}, hair straight up, in front of a green hill and a sea that went on for ever, and on the fence post lay a grapefruit.

“Ground control!” called {friend}. “Proxima is in position! It’s already been sniffed by a sheep!”

“Can you see us?” called {child}, and lifted the blanket and shone the [us: flashlight | torch] on the sun, so that it glowed purple in the dark.

“Clear as anything,” called {friend}. “After all, you’re the nearest star.”

# space-is-finished
After they had hung up, {child} stayed where {child.he} {child.was} for a bit. Out there were the pea and the orange, the milk carton and the marble, and then the long, long dark. But it wasn’t empty any more. It had somebody at the other end.

“You know what?” said {child}. “Space is finished.”

“Lovely,” said [adult: {adult} | {lodger}]. “When do I get my ball back?”

“In a year,” said {child}, and yawned. “{Friend} has to find the way home.”
