title: No Lines Please
title: One Moo
title: The Worst Voice in the School
guest head: Dev (he), Ravi (he)
guest cow: Buttercup (she), Marigold (she)
guest leader: Mr Oyelaran (he), Mr Penrose (he)
guest friend: Priya (she), Saoirse (she)

% The cow is {cow}. {head} is the front half and always he; {friend} is Jack. A whisper cannot break; it is said once and is no good when it comes to the moo.
% Nothing is done here with legs, tails or eyelashes: other cows and horses of the library do that.

# no-lines
{child} was the back half of a cow, and it suited {child.him} perfectly. Nobody could see {child.him} in there. Better still, nobody could hear {child.him}, because since September {child.his} voice had been doing something horrible. It would start a word down in the cellar and finish it up on the roof.[child.she:  That was only supposed to happen to boys, but nobody had told the voice.] It had happened at [us: roll call | register], in front of everyone. “Here, m-EEEP!” {child} had said, and the whole class had laughed until the bell. Since then {child.he} had nodded for yes, shaken {child.his} head for no[pet.dog: , whistled for {pet}[!pet.known:  the dog]][pet.cat: , rattled the [us: treats | biscuits] for {pet}[!pet.known:  the cat]][pet.other: , told nobody about it but {pet}][music: , mimed to {@song}], and, when the [school: {school} play | school play] came round, ticked the box that said No Lines Please.

# one-moo
{head} was the front half. {head} worked the ears, and {head} did the moo. He wasn’t afraid of anything.[sport:  He could {play sport} in front of the whole school and not even blush.] There was only one moo in Jack and the Beanstalk, but it mattered. {friend}[friend & !friend.known: , {child’s} best friend,] was Jack. Jack had to say, “Goodbye, old girl. Have you nothing to say to me?” and {cow} had to moo, and then Jack burst into tears, and everything else followed from that.

“What if you go wrong?” {child} whispered in the wings, on the first night. Whispering was safe. There was nothing in a whisper to break.

“I don’t go wrong,” said {head}. “I’m the head.”

# stopped
And on they went. It was dark inside the cow, and smelled of old carpet. {child} bent over, held on to {head’s} belt and trotted where the belt went. Outside, three hundred people laughed, the warm way people do at the sight of a cow. Then, halfway across the stage, {head} stopped.

{child} walked into him. “Go on,” {child.he} whispered.

Nothing. Under {child’s} hands, {head’s} back was going in and out very fast, like a rabbit’s.

“There’s so many of them,” {head} whispered. “They’re all looking at me.”

“They’re looking at a cow.”

“I can’t move my legs, {child}. I mean it.”

For six weeks {child} had held on to that belt and thought that {head} was made of something different[!child.name:  from {child.himself}]. Now it seemed that there were simply two frightened people in a cow, and one of them was used to it.

# a-real-thing
“Come along, {cow},” said {friend} outside, and pulled on the rope; and then, sounding rather less like Jack, “Come on!” Somebody in the hall coughed.

“All right,” whispered {child}. “Don’t do anything. You’re just a cow standing still. That’s a real thing. They do it all day.” {child.He} laid both hands flat on {head’s} back. “Now breathe when I tell you. In. Out.”

“What do they think about?” whispered {head}. “When they stand there?”

“Grass,” whispered {child}. “In.”

“All day?”

“All day. Out.”

From outside it must have looked as if {cow} was making up her mind. There was a laugh, quite a patient one, and under {child’s} hands {head’s} back began to slow down.

# nothing-to-say
{friend} was quick. “Well, {cow}, if you won’t walk, we must say it here. Goodbye, old girl. Have you nothing to say to me?”

{child} waited for the moo. It didn’t come.

“That’s you,” {child.he} whispered.

“I know it’s me. There’s nothing there. My mouth’s gone dry.”

“Have you nothing,” said {friend} again, with a wobble that wasn’t acting, “to say to me?”

The whole hall was listening. There were two people in that cow. One of them had no voice at all, and the other had the worst voice in [city: {city} | the school], and {child’s} entire class was sitting in the third row. A whisper was no good now. {child} shut {child.his} eyes, although it was dark already. Then {child.he} took the deepest breath there was room for in there, and opened {child.his} mouth.

# up-the-stairs
It began beautifully. It was low and brown and sorrowful, right down in the cellar. “Mooooooo …” And then {child} felt it go, the way you feel a chair go. Up the stairs it shot, through the attic and out on to the roof. “… ooooo-EEEEP?”

For one second there was no sound at all. Then the hall fell to pieces.[athlete:  You’d have thought {athlete} had walked on.]

# the-other-laugh
{child} crouched there with {child.his} cheeks burning and listened to three hundred people howl[elder: , {elder}[elder2:  and {elder2}] loudest of all]. And slowly {child.he} noticed that it wasn’t the laugh from [us: roll call | register]. That one had shut {child.him} out. This one wanted {child.him} to do it again.

The belt was shaking. {head} was laughing too.

{friend} flung both arms round the cow’s neck and burst into tears, right on time. “Oh, {cow}. Your poor heart’s broken. I heard it go.”

And {head}, who was breathing again, waggled both ears and walked. {child} mooed all the way to the wings, and every single one of them broke.

# every-night
“Can you do that squeak every night?” asked {leader}, the drama teacher, wiping his eyes as he unzipped them.

“I can’t really stop it,” said {child}. The last word went up like a rocket, and {child.he} found that {child.he} didn’t mind.

{head’s} hair was stuck flat. “You won’t tell anyone that I froze?”

“Cows stand still all the time,” said {child}. “It’s a real thing.”

{head} grinned at {child.him}. “You were the head, though,” he said.

# one-more
That night, with the light out, {child} tried one more, very softly. “Moo.” It came out whole, low and steady from beginning to end, and {child.he} {child.was} almost sorry.

[adult: “Goodnight, {cow},” said {adult}, through the door.

“Goodnight,” said {child}, and it squeaked | “Goodnight, {cow},” {child.he} said into the dark, and it squeaked] all the way to the roof, and {child.he} turned over, smiling, and slept.

# @song
{music}
