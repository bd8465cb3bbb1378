title: The Last Four Inches
title: Give or Take
title: A Very Deep Puddle
guest pusher: Rory (he), Fraser (he)
guest leader: Mrs Ogden (she), Mrs Latimer (she)

% {friend} plays the trombone, and {child} pushes the slide the last four inches. The puddle looks deep because the bridge is mirrored in it; the water comes to the soles.

# at-least
“At least [us: three feet | a metre]!” shouted {friend}.

{Friend.He} meant the puddle. It lay right across the path under the railway bridge, from wall to wall, as black as a piano, with the whole bridge upside down in it, and {child} couldn’t get past. On the other side stood [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] with {friend.his} trombone, and behind {friend.him} was the square[city:  {in city}], where the band was going to play at six. It was twenty to.

“Have you measured it?” shouted {child}.

“You can tell! At least!”

{Friend} always said at least. There had been at least a thousand people at the last concert. {child} had counted them. There had been twelve.[sport:  Whenever they went to {play sport}, {friend} expected at least a gold medal.][athlete:  And {friend.he} knew at least three people who had seen {athlete}.]

# and-a-half
A man on a cargo bike pulled up at the edge.

“Is it deep?”

“At least [us: three feet | a metre],” said {friend}, so firmly that the man backed away.

“More than [us: three feet | a metre],” the man told a lady with two shopping bags.

“[us: Five feet | A metre and a half],” the lady told a [us: mail carrier | postman], and soon there were people on both sides, and nobody could get past.

# the-last-bit
“Then you’ll have to play without me!” shouted {child}.

“We can’t! Who’s going to do the last four inches?”

That was the trouble. The tune finished on a note at the very end of the trombone, so far out that {friend’s} arm stopped four inches short of it. So {child} always stood beside {friend.him}, and when the note came {child.he} pushed the slide the rest of the way with two fingers. Too little, and it sounded sour[pet.dog: , and {pet}[!pet.known: , {child’s} dog,] howled][pet.cat: , and {pet}[!pet.known: , {child’s} cat,] left home][pet.other: , and even {pet} pulled a face]. Too much, and the slide came off.

{child} didn’t play anything. {Child.He} {child.was} not in the [us: program | programme], either. {Child.He} didn’t mind, {child.he} always said, and {child.he} had said it quite often[school: , mostly {at school}].

# goes-home
“Get {pusher} to do it,” shouted {child}. “He’s got fingers.”

“{pusher} had a go on Tuesday. We found the slide in with the clarinets.”

“Then leave the note out. Nobody’s going to notice.”

{Friend} didn’t answer at once.

“Without that note it doesn’t finish,” {friend.he} said. “It just goes home.”

## or
“Use a broom handle, then,” shouted {child}. “It reaches as far as I do.”

“A broom handle can’t hear. You can hear when it’s right.”

“Well, so can you.”

“I’m blowing,” said {friend}. “I can’t hear a thing.”

“Then leave the note out. Nobody’s going to notice.”

{Friend} didn’t answer at once.

“Without that note it doesn’t finish,” {friend.he} said. “It just goes home.”

# under-the-bridge
Up in the square the clock struck six, and somebody called {friend’s} name. {Friend} turned to go, and turned back, with the look {friend.he} always had after making up fourteen other people’s minds for them.

“Stay there!” {friend.he} shouted, and ran.

{Friend.He} came back with the whole band.

“It sounds at least twice as good under a bridge,” {child} heard {friend.him} telling them. {leader}, who conducted, climbed up into the box of the cargo bike, and everybody who couldn’t get past was the audience[elder: , with {elder}[elder2:  and {elder2}] in the front row on an orange crate].

# two-fingers
And it did sound twice as good. {child} stood on the wrong side of the water and heard the tune for the first time, since {child.he} usually only counted. It was beautiful. It went down and down, like a flight of stairs, towards that note, and {child’s} two fingers were ready, though they were no use to anybody over there.

{Friend} stretched {friend.his} arm. {Friend.He} stretched {friend.his} shoulder. {Friend.He} stretched the whole of {friend}.

The slide came off.

It flew, it flashed, it turned over once in the air, and came down in the middle of the puddle. Splash.

Parp, said what was left of the trombone.

Nobody laughed. {Friend} stood there with half a trombone, looking at least two years younger.

“I nearly had it,” {friend.he} said.

# you-can-see-it
{child} looked at the slide. There it lay, out in all that black, and shone.

“{friend},” {child.he} said. “I can see it.”

“I know you can see it! Everyone can see it!”

“Does it float?”

“It’s brass. Of course it doesn’t …” {Friend} stopped.

“It’s lying on the bottom,” said {child}. “And it’s still sticking out.”

And {child.he} walked straight into the puddle. The lady with the bags shut her eyes. {child} took one step, two steps, seven steps, and there {child.he} {child.was}, in the very middle, with the water just up to the soles of {child.his} shoes.

“At least [us: three feet | a metre],” said {child}.

“Give or take,” said {friend}.

Then everybody under the bridge laughed, and the [us: mail carrier | postman] most of all.

# rings
{child} picked up the slide and emptied it out: some water, and a birch leaf. {Friend} came out to {child.him} and fitted it on again. In the box of the bike {leader} still had one arm in the air, and now she brought it down.

{Friend} blew. {Friend.He} pushed out the slide for as long as there was any {friend} left, and there {child} took over, with two fingers. A little bit. A little bit more.

There.

The note was so low that mostly you felt it, in your shoes and your stomach. It made the water shiver. Rings went out from their feet, wider and wider, all the way to the walls, and nobody made a sound until the last ring had got there. Then they clapped[music: , and wanted {music} as well].

# give-or-take
“At least a thousand,” said {friend}.

{child} counted them. There were twenty-three[adult: , counting {adult},] and a dachshund.

“Give or take,” said {child}.

# the-programme
That night the [us: program | programme] lay beside {child’s} bed. Trombone: {friend}, it said. And underneath, with {leader’s} pen, {friend} had written: Last four inches: {child}. {Child.He} read it at least three times.

Then {child.he} reached out to turn off the lamp. It was four inches too far away. {child} put out two fingers, a little bit, and a little bit more.

Click.
