title: Have You Got Your End?
title: Said the Mattress
title: Who Brought the Tent?
guest friend: Idris (he), Jonah (he)
guest pell: Miss Pell (she), Miss Wick (she)
guest marcus: Marcus (he), Dexter (he)

% “Have you got your end?” is asked four times: to a mattress, crossly, in earnest, and of the last chip. {friend} laughs without a sound.

# just-the-man
Outside the [us: burger place | chip shop] stood {pell}, who had taught {child} in [us: fourth grade | Year Four], and next to {pell} stood a mattress.

“{child}! Just the [child.she / child.name: person | man],” she said. “The driver doesn’t do stairs, and I’m on the top floor. I only need one more … {friend}! Over here!”

{child’s} stomach dropped. Out of the [us: burger place | chip shop], with a bag of [us: fries | chips], came {friend}, who had been {child.his} best friend for [friend: years | six years] and had not spoken to {child.him} since September. It was now March[city: , and they had walked round each other all over {city}].

# the-tent
It had taken about four seconds. On the first day [us: back | of term] {friend} had [school: turned up {at school} | come to school] in [friend: a cousin’s | {friend.his} big brother’s] old [us: jacket | blazer], with the sleeves down to {friend.his} fingertips, and a boy called {marcus} had said, “Who brought the tent?”

And {child} had laughed. That was all. {Child.He} had only laughed.

{friend} had gone dark red. “At least I didn’t cry at swimming,” {friend.he} had said, so that the whole [us: hallway | corridor] heard. Nobody but {friend}[pet.cat:  and {pet}[!pet.known:  the cat]][pet.other:  and {pet} at home] had known about swimming.

{child} thought {friend} should say sorry, because {friend.he} had told a secret. {friend} thought {child} should say sorry, because {child.he} had laughed first. They were both right, and they had been right all the way to March.[sport:  They had even managed to {play sport} together without a word.][elder:  {Elder}[elder2:  and {elder2}] had stopped asking where {friend} was.]

# on-ahead
“You two were never apart,” said {pell} happily. “You’ll know how to carry a thing between you. I’ll keep those [us: fries | chips] warm.” And she took the bag out of {friend’s} hand[pet.dog: , and {pet} the dog’s lead out of {child’s},] and went on ahead to open her door and move the chairs.

There was one good thing about the mattress. When you lifted it, you couldn’t see who was on the other side.

“Have you got your end?” said {child}. They were the first words in six months, and {child.he} said them to the mattress.

“I’ve always had my end,” said the mattress coldly.

# like-you-mean-it
They started up the stairs, {child} first, going backwards. The mattress had no handles, and it sagged in the middle like somebody fainting.

“You’re pushing,” said {child}.

“I’m not pushing. I’m going upstairs.”

“Well, have you got your end?”

“Yes. It’s on my foot.”

They did the first flight. They did the second.

“Lift,” said {child}.

“I am lifting.”

“Lift like you mean it.”

“Those were large [us: fries | chips],” said {friend}. “I was having a nice day.”

# a-cork
At the last turn of the stairs the mattress, which had been fainting for some time, fainted completely. It bent double, it twisted, it sprang out straight, and there it stuck, from the wall to the banister, tight as a cork. {child} was above it. {friend} was below it. {child} pulled. It was like pulling a cow.[athlete:  Not even {athlete} could have moved it.]

“It’s stuck,” said {friend}.

“I know it’s stuck.”

“I’m only saying.”

“Well, it’s stuck on this side as well!”

{child} sat down on the stairs and leaned back against the mattress. {Child.He} felt a bump as {friend} did the same on the other side. Nobody said anything for quite a long time.

# from-september
Then a gloomy voice came through the springs. “If we die here,” it said, “{pell} gets my [us: fries | chips].”

And {child} laughed.

It was out before {child.he} could stop it, that high, hiccuping laugh, and it was exactly the laugh from September. {Child.He} clapped {child.his} hand over {child.his} mouth. There wasn’t a sound from the other side.

Oh no, {child.he} thought. Oh no. Not again.

{Child.He} would have given anything to have it back. {Child.He} had wanted it back for six months, if {child.he} {child.was} honest. {Child.He} had wanted it back before it had even reached the end of the [us: hallway | corridor].

# bump-bump-bump
Something bumped {child.him} between the shoulders. It was very small. Bump, bump, bump, and a stop. Bump, bump, bump, and a stop.

{child} turned [us: around | round] and laid {child.his} palm on the mattress. It was shaking. And {child} knew that shaking. {friend} never made a sound when {friend.he} laughed, {friend.he} never had, {friend.he} only shook, and now {friend.he} {friend.was} shaking an entire double mattress.

That set {child} off again, and feeling {child} set {friend} off, and it was a while before either of them was any use.

# that-was-yours
“I shouldn’t have laughed,” said {child}, when {child.he} could. “Not now. Then.”

It was easier to say to a mattress.

“I shouldn’t have told about swimming,” said the mattress at last. “That was yours.” And then: “It was a tent, though.”

“You could have slept four.”

“[friend: They | [us: Mom | Mum]] said I’d grow into it. I’ve grown [us: half an inch | one centimetre].”

{child} wiped {child.his} eyes. “It’s got to stand up,” {child.he} said. “On its end. If I pull the top and you push the bottom.”

“Go on, then.”

# as-tall-as-a-door
“Have you got your end?” said {child}, and this time {child.he} really wanted to know.

“Got it. Have you got yours?”

“Got it.”

Up it came, slowly, until it stood as tall as a door. It swayed, it popped round the corner, and they took the last stairs at a run, through {pell’s} door, through to her bedroom, and whump, on to the bed. Then they fell down on it themselves, side by side, with their shoes sticking out over the edge.

“I knew you two would manage,” said {pell}. She brought in the [us: fries | chips] on a warm plate, with [us: ketchup | vinegar], and went to look for clean sheets[music: , humming {music}].

# the-last-one
They ate lying down[pet.dog: , with {pet} across their feet]. The window turned orange, and then pink. Nobody said anything for quite a long time, and this time nobody minded.

In the end there was one [us: fry | chip] left, a long one. {friend} picked it up and held it out across the mattress.

“Have you got your end?” {friend.he} said.

“I’ve got my end,” said {child}, and they each took half.
