title: Got It?
title: You’re Standing on Her Tooth
title: {Hjordis} Goes Out on Friday
guest hjordis: Muriel (she), Enid (she)
guest kent: Mr Dunn (he), Mr Pratt (he)
guest moltas: Jonah (he), Reuben (he)
guest friend: Bea (she), Tess (she)

% “Got it?” is said by the friend three times, the same each time; the answer is “Got it”. The friend is the one who is ticked, else {friend}. Nobody explains the last line.

# quarter-to
The monster was called {hjordis}, she was [us: seven feet | two metres] long, and she was going in the [us: dumpster | skip] on Friday at four o’clock. It said so on a note on her stomach, pinned there by {kent}, the [us: janitor | caretaker]. Now it was Friday, and a quarter to.

In the [school: storeroom {at school}|school storeroom] stood {child}, who had made the right-hand side of {hjordis}, and {friend}, who had made the left. They hadn’t spoken to each other since September.

“One of you takes the feet and one takes the head,” said {kent}. “You can’t do it on your own. I’ve tried.”

# took-up-room
It was {child} who had wanted a monster. Last spring {child.he} had wanted one more than anything: a big one, one that took up room. So {child.he} and {friend} had built one out of chicken wire and a shaggy rug[elder:  that {elder}[elder2:  and {elder2}] had given them], with two [us: soccer balls | footballs] for eyes and a jaw on hinges[pet.dog / pet.cat: , where {pet} the [pet.dog: dog|cat] liked to lie]. They had made a film about her, too[music: , set to {@song}][pet.other: , with {pet} in the only other part].

# two-seconds
In September {friend} showed the film to the whole class, without asking, out of pure pride. Somebody laughed in the wrong place. Then everybody laughed. {child} sat next to {moltas}, and wanted to stay there. So {child} said, nice and loud:

“It was mostly {friend’s} thing.”

It takes two seconds to say. {Child.He} had been sorry for six months.

# took-the-feet
“You take the feet,” said {friend} now.

“Why do you get the head?”

“Because you didn’t want it.”

{child} took the feet.

“Got it?” said {friend}.

“Got it,” said {child}.

It just came out. It was what they had always said when they lifted {hjordis}. They both heard it, both looked away, and carried her out into the March sun.

# backwards
{friend} went backwards.

“You’re going too fast,” said {friend}.

“You’re going too slowly.”

“I’m going backwards!”

“Who asked you to go backwards?”

“Otherwise she’s going feet first. That’s how you carry dead people.”

There was no answer to that. It was exactly the sort of thing only {friend} would think of, and {child} had to bite {child.his} cheek so as not to laugh, because they weren’t friends. Clop, said {hjordis’s} jaw at every step. Clop. Clop.

“You never asked if you could show it,” said {child} to {hjordis’s} feet.

“You said it was mine,” said {friend} to {hjordis’s} head.

Clop, said {hjordis}.

They were both right, that was the trouble. After that they didn’t say a word until Church Hill[city: , the steepest {in city}].

# church-hill
At the bottom was the [us: hot dog stand | chip shop], and outside the [us: hot dog stand | chip shop] were {moltas} and half the class[sport: , on their way to {play sport}]. {friend}, who had turned to look where they were going, stopped.

“We could go [us: around | round],” said {friend}. “If you’d rather.”

{Friend.He} didn’t say it nastily. {Friend.He} said it kindly, which was much worse.

“Got it?” said {friend}, and took a fresh grip.

But {child} was looking at the [us: hot dog stand | chip shop].

“Got it,” said {child}, and {child.he} hadn’t.

# clop
The feet hit the ground. {hjordis} gave a jerk, something went ping in the chicken wire, and {friend} sat down hard with nothing in {friend.his} arms. The head had come off. It bobbed to the edge of the kerb, seemed to think it over, and began to roll. Down Church Hill it went, faster and faster, [us: soccer-ball | football] eyes going round and round. Clop! Clop! Clop!

{child} ran. {Child.He} had never run like that, but a head going downhill takes some catching[athlete: , even for {athlete}]. It was {moltas} who stopped it, with his foot.

“Hang on,” he said. “Isn’t this {friend’s} monster?”

# mine
Everybody looked at {child}.

There it was again, the very same moment. {Child.He} had thought you only got one.

“No,” said {child}. “It’s mine. Mine and {friend’s}. She’s called {hjordis}, and you’re standing on her tooth.”

{moltas} moved his foot.

“Does it do anything?” he said.

# the-roar
{child} picked up the head, pushed an arm into the mouth, right up to the elbow, found the handle and opened the jaw as wide as it would go. And {child.he} roared. It was the roar from the film, because {child} had always done {hjordis’s} voice, and it had been in there for six months, growing. The pigeons took off from the church roof. A girl in the other class dropped her [us: hot dog | chips].

And from the top of the hill another roar came back.

It was {friend}. {Friend.He} {friend.was} sitting on the [us: sidewalk | pavement] with a headless monster across {friend.his} knees, roaring so hard that all of {friend.him} shook, or else laughing. From down there it sounded the same.

“Okay,” said {moltas}. “That was actually pretty good.”

But {child} was already on the way back up.

# all-three
They tied the head back on with {child’s} scarf. {friend} held it steady while {child} did the knot, and then they lifted. Nobody took the feet. They took {hjordis} under one arm each, right-hand side and left-hand side, and let her legs trail, and so they went past the [us: hot dog stand | chip shop] and the whole class, all three in a row.

“You’re going just right,” said {friend} after a while.

“So are you,” said {child}.

# hand
It was getting dark when they came to the garage where {friend} had cleared a corner for {hjordis} to live in. They stood her up against the wall, and her head wobbled, so they both had to throw their arms round her, one from each side. And there they stayed, with their noses in the rug. It smelled of storeroom and glue[pet.dog / pet.cat:  and very slightly of {pet}], just like last spring. Somewhere behind {hjordis’s} back {child’s} hand bumped into {friend’s}.

{friend} took it, and held on hard.

“Got it?” {friend.he} said.

“Got it,” said {child}.

# @song
{music}
