title: Talk All the Way
title: Sixty Steps
title: All Year
guest tough: Bea (she), Frankie (she)

% A voice is a rope in the dark. The worm was spaghetti.

# no-socket
The worst thing about camp was that there wasn’t a socket. {child} had looked all over the hut, behind the beds and under the window, while [school: everybody else from {school}|everybody else in the class] was fighting over the top bunks.[age>=11:  There wasn’t even a light on the ceiling.]

Nobody in the class knew that {child} slept with a night-light. It was in the shape of a snail, and it was right at the bottom of the bag, in a sock[adult: , where {adult} had put it without saying a word].

“Anybody who’s scared of the dark does the washing-up tomorrow,” said {tough}, from the topmost bed. {tough} was the bravest person in the class. Last term {tough.he} had eaten a worm, in front of everybody. [athlete: {tough.He} slept in a shirt with {athlete} on the back.]

Everybody laughed. {child} laughed too, the loudest of all.

# sixty-steps
At one o’clock in the morning, {child} needed the toilet.

{child.He} lay there for a long time, hoping it would go off. [friend: In the bunk below, {friend} was sleeping like a log and was no help at all. ]It didn’t go off. The toilet was sixty steps away, straight through the trees. {child.He} had counted them while it was light.

In the end {child.he} took the [us: flashlight|torch], [elder: which was {elder’s} old one[elder2: , with {elder2.short’s} batteries in,] and it rattled,|which rattled,] and got into {child.his} [us: rain boots|wellies] and crept outside.

The dark out here wasn’t like the dark [city: in {city}|at home]. It was big. It went all the way up. [pet.dog: At home {pet} always went first, being a dog. ][pet.cat: At home {pet} liked the dark, and could see everything in it. It was all right for {pet}. ][pet.other: At home {pet} would be lying somewhere nice and bright. ]The [us: flashlight|torch] made one small yellow patch on the ground, and round the patch stood the trees, waiting.

One, two, three, counted {child}. At twenty-nine the patch fell on a pair of boots.

There was somebody in them.

# stars
“Hello,” said {tough}. “Are you looking at the stars as well?”

{tough} was standing in the middle of the path in pyjamas, absolutely still, with both arms held tight against {tough.his} sides.

“Yes,” said {child}. “I thought they’d probably be good tonight.”

They looked up. It was cloudy.

“Lovely,” said {tough}.

“Lovely. Have you been out here long?”

“Not long. Half an hour, maybe.” {tough} coughed. “You’re not going to the toilet, are you?”

“No, no. Are you?”

“No.”

Something snapped, in among the trees. When it had finished snapping, they were holding each other’s arms so hard that it hurt.

“I need to go so badly that I might die,” said {tough}.

# out
It was better with two. They went along side by side with the patch in front of them. Thirty. Forty. [sport: “I go further than this when I {play sport},” said {child}. It just didn’t feel like it. ]At forty-seven the patch turned brown. {child} shook the [us: flashlight|torch]. It blinked, and then it went out.

Now there was nothing left. There wasn’t a path, and there weren’t any trees, and there wasn’t any {tough}. {child} held up a hand, and it wasn’t there. {child.His} heart was beating so hard that it got right into {child.his} ears.

“I can’t move,” whispered {child}.

“Nor can I,” said {tough}, and it was a very small voice that said it. “I want to go home.”

They couldn’t go on, and they couldn’t go back. Neither of them was crying yet, but not far off.

# all-year
It was so dark that you couldn’t see who was saying things. Perhaps that was why {child} could say it.

“I sleep with a night-light.”

There was no answer. {child} was already sorry.

“What sort?” said {tough} at last.

“A snail.”

“Mine’s a Father Christmas.”

{child} thought about that. “All year?”

“All year,” said {tough}.

And then they began to laugh. They laughed so much that they had to hold on to each other and cross their legs, and every time one of them stopped, the other one whispered, “All year,” and off they went again.

And in the middle of the laughing {child} noticed something. It was exactly as dark as before. But {child.he} knew just where {tough} was. You could hear it. Wherever {tough} was laughing, it was like a hole in the dark.

# talk
“Talk,” said {child}. “I’ll go first and feel the way. You talk all the way, and don’t stop, and then I’ll know where you are.”

“What shall I say?”

“Something nobody knows.”

And {child} walked out into the black with both hands held out in front, and behind {child.him} came the voice.

“That worm,” said {tough}, “wasn’t a worm. It was spaghetti, and I’d rolled it in mud. It was disgusting, because it was real mud. And I don’t like the top bunk, I keep thinking I’ll fall out. And the reason I go on as if I’m so brave is …”

“Tree,” said {child}. “Keep left.”

“… is so that nobody has time to ask,” said {tough}. [music: When {tough.he} ran out of words {tough.he} sang {@song}, rather flat, and that did just as well to walk by.]

“Door!” said {child}.

It was sixty-two steps in the dark. They took turns to go in, and whoever was outside had to keep talking the whole time.

# the-queue
On the way back it was {child} who talked and {tough} who felt the way. When they were nearly there, they heard a whisper from the doorway.

“Is somebody out there?” It was [friend: {friend}|Adam from the bottom bunk], in just a T-shirt. “I was only going to look at the stars.”

“It’s cloudy,” said {child}. “But we can talk you there.”

Behind {@him} stood another one. And behind that one stood the whole of the rest of the hut, with their legs crossed. They spread themselves out along the path, one for every ten steps, and talked in the dark about anything they liked, and whoever had to go went along from voice to voice, as if there were a rope.

Next morning they all did the washing-up.

# breathing
But first they crawled back into their sleeping bags. It was as dark in there as ever. {child} lay and listened. {child.He} could hear them now, one by one. Somebody by the window was snuffling. [age>=11:Somebody by the door was muttering.] Every breath was a place where there was a person.

“Hey,” whispered {tough} from up above. “What colour is it? The snail?”

“Green,” whispered {child}.

“Nice,” said {tough}, and after that {tough.he} was just breathing, like all the rest.

{child} felt about in the rucksack, and found the sock, and took it into the sleeping bag, where it was warm. Through the wool {child.he} could feel the round shell. It wasn’t lit. It didn’t need to be.

# @him
him
## if friend
{friend.him}

# @song
{music}
