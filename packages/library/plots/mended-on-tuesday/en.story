title: I Mended That on Tuesday
title: Three [us: Flashlights | Torches]
title: On Tuesday
guest friend: Samir (he), Milo (he)
guest roland: Mr Rudge (he), Mr Tranter (he)
guest karin: Miss Cole (she), Miss Hale (she)
guest amanda: Amanda (she), Felicity (she)

% {roland} is the caretaker, {karin} the teacher. {friend} is in the next sleeping bag.

# three-torches
{child} took three [us: flashlights | torches] to the class sleepover in the gym[school:  at {school}]. There was one in a sock, one in the sleeping bag, and one in the rucksack, which hung on its peg out in the corridor.[elder:  The one in the sock was from {elder}[elder2:  and {elder2}], and nobody had asked what it was for.] Nobody was to know about them, because nobody was to know that {child} was afraid of the dark. To be {age} and afraid of the dark was a thing you couldn’t say aloud, not even to {friend}, [friend: who was {child.his} best friend, and ]who had the mattress next door, and who was told everything else.[pet:  At home there was always {pet}, at least.]

So {child} did what {child.he} always did in a new place. While it was still light, {child.he} went round and touched things. The wall bars: smooth, smooth, and one with a split in it. The radiator: warm and knobbly. The vaulting box. The door of the equipment room. The long wall where the paint was peeling. And last of all, out in the corridor, the fuse box.

“What are you doing?” asked {friend}.

“Nothing. Stretching.[sport:  You’re supposed to, before you {play sport}.]”

# on-tuesday
In came {roland}, the [us: custodian | caretaker], with his enormous bunch of keys. He had a broad moustache, and he walked as if he owned the school, which is probably what he thought.

“The basketball hoop’s crooked,” said {friend}.

“Impossible,” said {roland}. “I mended that on Tuesday.”

At that very moment the hoop came off the wall, bounced once, and rolled away under a bench.

“The toilet won’t stop flushing,” said {amanda}.

“Impossible. I mended that on Tuesday.”

From the direction of the toilets came a sound like a waterfall.

“And the lights?” said {child}, who couldn’t help it. “They keep flickering.”

{roland} laid a hand on {child’s} shoulder.

“The lights, my friend,” he said, “I mended on Tuesday.”

# click
By nine o’clock {karin} had read them a whole chapter, and {roland} had gone into the equipment room to find one more mattress. Something in the wall went click, and everything disappeared[athlete: , even {athlete} on the poster][city: , even the glow of {city}, because the curtains were thick].

Everybody screamed. Most of them did it for fun. {child} didn’t scream at all, having no air to do it with. The dark lay over {child.his} face like a wet towel. {Child.He} found the [us: flashlight | torch] in the sock, and pressed. Nothing. {Child.He} had tried it out too many times that week. The one in the sleeping bag gave off a small brown glow and died as well. The third was out in the corridor, and that was a very long way.

# only-balls
“Stay on your mattresses, all of you,” called {karin} from the far corner. “{roland} will see to it! {roland}?”

At first there was no answer. Then there was a thump, and a clatter, and from behind the wall a voice that was a good deal smaller than usual.

“I can’t find the way out.”

“Isn’t the door straight in front of you?” called {karin}.

“There isn’t any door in here,” said the small voice. “It’s just balls.”

Some people laughed. {child} didn’t. {Child.He} knew that voice. {Child.He} had one exactly like it, and had never once let it out.

And {child.he} knew where the door was.

{Child.He} knew where everything was. Of all the people in that gym, {child.he} {child.was} probably the only one who did, because the others had never needed to find out.

# wall-bars
“Miss,” said {child}. “I can go. I know how you get there.”

“Can you see anything?”

“No. Nothing.”

{Child.His} legs were against it. {child} put one hand on the wall bars, and waited until it stopped shaking. Smooth, smooth, split. The radiator. {Child.He} {child.was} every bit as frightened as before, but now the fright had something to do. The box. And there, under {child.his} fingers, the handle.

# the-doorway
“{roland}? It’s {child}. I’m in the doorway. Walk towards me.”

“Keep talking,” said {roland}.

“What shall I say?”

“Anything.”

[music: {child} tried to think how {music} went, and there were only five words left in {child.his} whole head. ]“I’m afraid of the dark,” said {child}. It just fell out. You could hear it all over the gym.

Something large came crawling through the balls. A hand got hold of {child’s} hand, and it was as cold as could be.

“So am I,” whispered {roland}.

# sixty-seven
“Are you? Since when?”

{roland} thought about it.

“Since the winter of sixty-seven. It was a Tuesday.”

{child} couldn’t stop it. It came bubbling up, and then they both laughed, hand in hand, without seeing one another at all. {child} led {roland} along the wall where the paint was peeling, and out into the corridor, and up to the fuse box. He knew it by feel. He sighed with relief, and turned something.

# light
The light came back. Everybody blinked. Everybody was looking at {child}, too, who didn’t know where to put {child.his} face. They had heard it, all of them.

{friend} was sitting up, with both hands behind {friend.his} back.

“Were you scared the whole way?” asked {friend}.

“Yes.”

“And you went anyway?” {friend} held out both hands. There was a [us: flashlight | torch] in each of them. “I’ve got another one in my pillow. I thought you’d laugh.”

“I had one in my sock,” said {child}.

They laid them all out between the mattresses, in a row.

# cannot-be-put-out
When it was time to sleep, {roland} went round and put the lights out, row by row. But at the little lamp above {child’s} mattress, he stood for a long while with his hand on the switch.

“This one won’t go off,” he said, loud enough for everybody to hear. “It’s broken.”

And he fetched a chair, put it under the lamp, and sat down on it with his arms folded.

“Aren’t you going to mend it?” mumbled {child}.

“Oh yes,” said {roland}. “On Tuesday.”
