title: Over
title: Nobody Said It
title: Under Her Left Sock
guest tibbs: Mr Tibbs (he), Mr Noakes (he)
guest astronaut: Ingrid (she), Astrid (she)
guest jasper: Jasper (he), Dexter (he)
guest teacher: Miss Moor (she), Miss Lacey (she)
guest neighbour: Mrs Lowe (she), Mrs Hale (she)

% Over means: your turn. Nobody said it after the burp. In the end she is over them, and it is her turn. Who stands on the step (@a): {adult}, else the
% grandparent, else {neighbour} from next door.

# ten-minutes
For ten minutes on Friday, {child’s} class[school:  at {school}] was going to talk to somebody in space.

Not a recording. A real astronaut called {astronaut} Dahl, on the space station, by radio. The station would come up over the hills, cross the sky, and go down behind the sea. It took ten minutes, and for those ten minutes, if the aerial on the roof was pointing the right way, they could hear each other.[friend:  {child’s} best friend, {friend}, had thought of a question at once, and wouldn’t tell anybody what it was.]

# mr-tibbs
The aerial belonged to {tibbs}. So did the radio. {tibbs} was seventy-eight, and he had talked on radios for so long that he couldn’t talk any other way.

“Good morning, over,” he said on Monday, when he came to teach them how.[pet.dog:  “Sit, over,” he said to {pet}[!pet.known: , {child’s} dog,] who had followed {child.him} in. {Pet} waited for the end, and sat.][pet.cat:  “You can stay, over,” he said to {pet}[!pet.known: , {child’s} cat,] who had slipped in and lain down on top of the warm radio.]

“Good morning, {tibbs},” said everyone.

{tibbs} waited. They all waited.

“You have to say over,” he explained. “On the radio only one person can speak at a time. Over means: I’ve finished, I’m listening, it’s your turn now. Otherwise, how would anybody know? Over.”

# all-week
He said it all week. “Is there any [us: gravy | custard], over?” he asked the [us: lunch | dinner] lady. “Somebody’s parked across my van, over.” When the fire bell went he said, “I’d rather finish my tea, over,” and was led outside[pet.dog:  by {pet}][pet.cat: , with {pet} under one arm].

[friend: {Friend} did impressions of him at [us: recess | break], and they were good. But {child} had | {jasper} did impressions of him at [us: recess | break]. {child} didn’t. {child} had] noticed something. When {tibbs} said over, he shut his mouth and looked at you, and he really did listen. {child} was somebody who got talked across. {Child.He} could begin a sentence at lunch and still be carrying it about at home time. In front of {tibbs} {@he} had got to the end of every single one.

“What will you ask her, over?” he said.

“If it’s lonely,” said {child}. “Over.”

{tibbs} thought about it. “That’s a proper question,” he said, and for once he forgot the last word.[pet.dog:  {Pet} looked at him and waited for it.]

# left-sock
There were twelve questions, one each, in a line behind the microphone. {child} was number twelve.

At fourteen minutes past two the radio hissed like frying. Then the hissing opened, and a voice stepped out of it.

“Hello, Earth. This is {astronaut}. I can see your whole country. It’s under my left sock.[city:  {City} must be the big toe.] Over.”

Somebody screamed.[pet.dog:  {Pet} went up to the radio, and sat.][pet.cat:  {Pet} looked down between {pet.his} paws.] {tibbs} wiped his glasses.

How do you sleep? In a bag, tied to the wall.[sport:  Can you {play sport}? Yes, but it never stops.][music:  What do you play up there? {Music}, over the oceans.][athlete:  Has {athlete} ever been? Not so far.] What happens if you cry? It stays on your face in a blob. Question by question the line moved up, and half the time was gone. There was only [friend: {friend} | {jasper}] in front of {child}. [friend: {Friend} | He] took the microphone in both hands.

“What-happens-if-you-do-a-burp-in-space?” he said, all in one breath, and everyone fell about laughing, and [friend: {friend.he} | he] bowed.

They waited for the answer.

# shhhhhh
Shhhhhh, said the radio[pet.cat: , under {pet}].

{tibbs} frowned. He turned a knob. He turned the other knob. Shhhhhh.

“We’ve lost her,” [friend: said {friend} | somebody said].

{tibbs} tapped the dials. He sent {teacher} running out to see if the aerial had slipped. A minute went, and another. His hands had begun to shake. “It was all working,” he kept saying. “It was all working.” He had been looking forward to this for much longer than a week, you could see that, and now he looked like an old man with a box of wires.

# keeping-quiet
{child} stood at the front of the line with {child.his} question in {child.his} hand. The astronaut was sliding down the sky towards the sea. [pet.dog: {Pet} sat quite still, head on one side, waiting for the end. ][pet.cat: {Pet} lay quite still on the radio, with both ears pointing at it. ]{child} listened to the hiss, as hard as {child.he} could. It wasn’t a broken sort of hiss. It sounded like a person keeping quiet.

It sounded like {tibbs}, waiting.

{child} went hot all over. “Nobody said it,” {child.he} said.

Nobody heard. They were all talking[friend: , {friend} loudest]. So {child} didn’t try to talk across them. {Child.He} leaned down, pressed the button, and said one word into the microphone.

“Over.”

# there-you-are
The hiss burst open.

“There you are!” cried the voice from space. “I’ve been sitting here with my mouth shut for three minutes! I thought you must be having a very long burp! Over!”

Such a roar went up that the windows rattled. [pet.dog: {Pet} barked. ][pet.cat: {Pet} fell off the radio. ][friend: {Friend} bowed again. ]{tibbs} sat down on the floor.

And it was still {child’s} turn. There was one minute left.

“This is {child},” {child.he} said. “Is it lonely up there? Over.”

# sometimes
This time the whole class kept quiet[friend: , even {friend}]. The voice had grown faint, and crackles were coming into it.

“Sometimes,” said {astronaut} Dahl. “But I go round the whole world sixteen times a day. So I’m never far away from anybody for very long. I’ll be above you again this evening, {child}. Ten past six, coming from the west. Look up, and I’ll look down. Over.”

Then there was only the hiss.

# over
At ten past six {child} was out on the step in {child.his} coat, with {@a-first} beside {child.him}.[elder & adult:  {Elder} had brought a deckchair[elder2: , and {elder2} the binoculars].][friend:  {Friend} had been allowed to come, if {friend.he} didn’t do any voices.][pet.dog:  {Pet} had come for a walk and was waiting for it to begin.] The sky was dark blue and empty.[pet.cat:  {Pet} sat on the wall and looked the other way.][pet.other:  {Pet} had been put in the window, so as not to miss it.] Then a bright white dot came up from the west, and it didn’t blink, and it didn’t make a sound. It climbed and climbed, until it was exactly on top of them.

“Where is she now?” asked {@a}.

{child} looked straight up, and waved.

“Over,” {child.he} said.

# @a-first
{neighbour} from next door
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{child.he}
## if child.she
she
## if child.he
he
