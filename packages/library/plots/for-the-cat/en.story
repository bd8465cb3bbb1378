title: The Bolt on the Door
title: For the Cat
guest friend: Ben (he), Imogen (she)
guest bill: Bill (he), Walter (he)
guest maggie: Maggie (she), Audrey (she)

% The old man is the grandfather who is ticked (@bill), else {bill}, whom a grandmother has taken them to; {maggie} is always the story’s own. Whoever of the family is there besides (@sitter) does as she did. The lie is about a cat; where there is a cat, it is about that one (@cat, @for).

# two-socks
{child} had packed the [us: flashlight | torch] inside a sock, inside another sock, at the very bottom of {child.his} bag[adult: , where not even {adult} had noticed it].

It took {friend} four minutes[pet.dog: , with {pet}[!pet.known:  the dog] to help].

“Why is there a [us: flashlight | torch] in your socks?”

“Power [us: outages | cuts],” said {child}. “{@Short}’s wiring’s [city: the oldest {in city} | ancient].”

“Right,” said {friend}, and put it back.

{child} was {age}, and [pet.cat / pet.other: at home ]{child.he} slept with the landing light on[pet.cat:  and {pet}[!pet.known:  the cat] on the bed][pet.other:  and {pet} in the next room]. {@where} That was all. One night.

# on-twelve
By then {friend} was head first in the spare-room [us: closet | wardrobe]. {Friend.He} had been saving up since Easter for a proper camera, the kind with film, and when {friend.he} came out {friend.he} {friend.was} holding one.

“There’s something in this. Look, the counter’s on twelve.”

{@Old} had come up with the pillows. He put them down and took the camera as if it might be hot.

“That’s {maggie’s},” he said.

{@Dead}

# her-thumbs
“Can we develop it?” said {friend}, and {child} kicked {friend.him}.

“Don’t kick [friend.he: him|[friend.she: her|{friend.him}]]. It’s the only sensible question I’ve had all year.” {@Hands} “I can’t wind film with these. And I’ve never let a shop touch a film of hers. Shops!” He looked at {child’s} hands. “But you’ve got her sort of thumbs.”

The darkroom was the [us: closet | cupboard] under the stairs. In daylight, with a spoiled film, {@bill} showed {child} how: feed the end into the plastic reel, then twist, and twist, and it winds itself in. {child} did it five times with {child.his} eyes closed. It was easy[sport: , easier than {sport}]. But when your eyes are closed, the dark belongs to you.

# reds-for-paper
“Anyway, there’ll be a red light,” whispered {friend}. “There always is.”

{child} had been counting on the red light.

“Red’s for paper,” said {@bill}. “For film you have nothing. One crack of light and they’re gone, all twelve.”[elder.she / elder2: 

“Then I’ll be just outside,” said {@sitter}.

{@Bill}|  He] laid a rolled towel along the door, shot the bolt, and switched off the lamp.[pet.dog:  {Pet} had been left in the hall, on account of {pet.his} nose.]

# it-stayed-there
The dark came right up to {child’s} face and stayed there.

It had never been monsters. It was more that things might have left. The walls, the stairs, the house; all gone off quietly without {child.him}.

{@Bill} began to whistle through his teeth. He always whistled in here, the same two lines, up and down[music: , and nothing like {music}]. It was [elder.he: a family|an old] joke. It was so that {maggie} would know not to open the door.

# stuck
There was a pop as the lid came off the film. A cold, curly end was put into {child’s} fingers. {Child.He} fed it in. Twist, twist. Twist.

“It’s stuck,” {child.he} said.

{Child.He} tried again. It buckled. The bolt was just behind {child.his} shoulder; {child.he} could have it open in a second, and there would be the hall, and the carpet, and everybody with a face. And nothing on the film, ever.

{Child.His} hand had actually started to move when {child.he} noticed that the whistling had stopped.

Somebody was breathing. In, in, and a small one out. {child} knew that breath. {Child.He} did it {child.himself}, whenever the landing bulb went. It wasn’t [child.he: his|[child.she: hers|{child’s}]], and it wasn’t {friend’s}.

# the-bolt
“{@Short}? Who’s the whistling for?”

“{maggie}. You know that. So she didn’t come in.”

“But there’s a bolt on the door.”

For a while there was only the breathing.

“[elder.he: All these years|Fifty years],” said {@bill}, “and nobody’s ever mentioned the bolt.”

“So why did you keep coming in here?”

“I liked what came out.”

# for-the-cat
{child} held on to the reel. It seemed to be the moment, if there was ever going to be one.

“The [us: flashlight | torch] isn’t for power [us: outages | cuts],” {child.he} said.

{@cat}

Somewhere to the left, {@bill} snorted.

# wet-hands
“Are your hands wet?” said {friend}. “Mine go wet when I’m stuck on the climbing wall. You can’t do anything with wet hands. Wipe them, and breathe out, and don’t hurry. It’s not as if the wall’s going anywhere.”

{child} wiped one hand down {child.his} shirt, and then the other. {Child.He} breathed out.

“Whistle, {@short},” {child.he} said.

The whistle started, wobbled, and went up. {child} eased the film back, and twisted, and it ran in like a key into a lock.

# knees
Afterwards {friend} was trusted with the stopwatch, and shushed everyone for eleven minutes[athlete: , as if it were {athlete} {friend.he} {friend.was} timing]. Then {@bill} [us: clipped | pegged] the wet film over the [us: tub | bath] and [elder.she / elder2: {@sitter}|they] held a lamp behind it. Beans. A wheelbarrow. {@Bill} asleep in a [us: lawn chair | deckchair], five times.

The twelfth was a door.

“That’s the [us: closet | cupboard],” said {child}. “From outside. What are those?”

“Knees,” said {friend}. “And a crossword. {maggie}’s sitting in the hall.” {Friend.He} frowned. “It’s freezing in that hall.”

[elder.she / elder2: “It is,” said {@sitter}, who had just spent half an hour in it.

]{@Bill} bent close, and looked for a long time.

“She had a perfectly good kitchen,” he said.

# the-second-line
At bedtime[adult: , when {adult} had [us: called | rung] to say goodnight,] {friend} lay on the floor in {friend.his} sleeping bag. “Landing light?” {friend.he} said. “On or off? I honestly don’t mind.”

{child} thought about it. {Child.He} took the [us: flashlight | torch] out of its socks and stood it on the carpet between them, where either of them could reach.

“For {@for},” {child.he} said.

“For {@for},” said {friend}.[elder.she & elder2:  Downstairs, {elder2} had been snoring since nine.]

{child} went out and switched off the landing, and felt {child.his} way back. The dark came right up to {child.his} face. Through the wall {child.he} heard the click of {@bills} lamp, and after it, nothing.

{child} wet {child.his} lips and whistled the first line, not very well.

{Child.He} waited. And through the wall came the second.

# @where
{Child.He} wanted to get through one night at old {bill}’s next door without {child.his} best friend finding out[school: , and then all of {school}].
## if elder
{Elder}[elder2:  and {elder2}] had taken them to old {bill}’s, and {child} wanted to get through one night without {child.his} best friend finding out[school: , and then all of {school}].
## if elder.he
{Child.He} wanted to get through one night at {elder’s} without {child.his} best friend finding out[school: , and then all of {school}].

# @bill
{bill}
## if elder.he
{elder}

# @bills
{bill’s}
## if elder.he
{elder’s}

# @short
{bill}
## if elder.he
{elder.short}

# @old
Old {bill}
## if elder.he
{Elder}

# @dead
His wife had been dead four years.
## if elder.he
{maggie} next door had been dead four years.

# @hands
{bill} held out his right hand and watched it tremble, like a man looking at a lodger who owed him rent.
## if elder.he
{Elder} held up his thumbs and looked at them, like a man looking at two lodgers who owed him rent.

# @sitter
{elder}
## if elder.he
{elder2}

# @cat
“I know,” said {friend’s} voice. “When we were eight you told me the landing light was for the cat.”

“So?”

“You haven’t got a cat.”
## if pet.cat
“I know,” said {friend’s} voice. “You told me once that the landing light was for {pet}.”

“So?”

“{Pet} can see in the dark.”
## if pet.other
“I know,” said {friend’s} voice. “When we were eight you told me the landing light was for the cat.”

“So?”

“You haven’t got a cat. You’ve got {pet}.”

# @for
the cat
## if pet.cat
{pet}
