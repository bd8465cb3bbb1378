title: The Flagpole Is Taken
title: Snail Slow
title: The Anthem at the Speed of a Snail
guest caretaker: Mr Burrows (he), Mr Tranter (he)
guest friend: Nell (she), Hattie (she)

% {friend} is a girl from the other class where no friend is ticked. The snail is "it". The rope hangs down close along the pole.

# taken
The snail was [us: ten feet | three metres] up the school flagpole, and {caretaker}, the [us: janitor | caretaker], would not raise the flag.

“The pole’s taken,” he said.

{child} was in the front row and heard it all. It was the great day. [school: {school}|The school] was a hundred years old, and three hundred children stood outside in clean white shirts. There was the Mayor in her best blue suit, and a whole army band[elder: , and right at the back, on tiptoe, {elder}[elder2:  and {elder2}]]. The [us: principal | head teacher] had a watch in her hand.

“Taken by what?” she asked.

“A snail. It set off at seven o’clock. If I pull the rope, down it comes.”

# a-dressing-gown-cord
It was {child’s} job to hand the rope to the Mayor. That was the only thing {child.he} had to do, and {child.he} had practised it at home with the belt of a [us: bathrobe | dressing gown][pet: , with {pet} as the Mayor]. [school / friend: The class had all been given new seats, and for three weeks {child}|It mattered because {child.he} {child.was} new. For three weeks {child}] had been sitting at the table by the window, next to an empty chair.

# it-came-first
“It’s a snail, {caretaker},” said the [us: principal | head teacher].

“It is. And it was here first.”

There was some muttering. A trumpeter looked at his watch. “Couldn’t we just tip it off with a broom?” said the Mayor kindly.

{caretaker} stood in front of the flagpole and folded his arms. He had looked after it for thirty years. “In this school,” he said, “we don’t tip anybody off who’s on the way up.”

Nobody knew what to say to that.

# nine-hours
“How long will it be?” asked the [us: principal | head teacher] at last.

“Excuse me,” said {child}, who had been working it out. “It’s done [us: ten feet | three metres] in three hours.[athlete:  It’s not exactly {athlete}.] The pole’s [us: forty feet high | twelve metres]. So it’ll be another nine hours.”

Three hundred children groaned.

[friend: Only {friend}[!friend.known: , {child’s} best friend,] didn’t groan. {Friend.He} had taken out a pair of binoculars. | A girl next to {child} didn’t groan. She was called {friend}, she was in the other class, and she had taken out a pair of binoculars.]

“It’s stopped,” {friend.he} said. “It’s pulled its horns in. Look.”

{child} looked. The snail sat there like a small brown button. It seemed frightened. Perhaps there were too many people.

# clang
The sky had turned dark. A cloud came over, and with it came the first gust of wind. The rope, which hung down beside the pole, began to bang on it: clang, clang, clang! It was hitting the very place where the snail sat. It hit once more, and now the snail was hanging on by half its foot.

“No!” said {caretaker}. He grabbed at the rope, but it whipped out of his hand and lashed about. It wasn’t funny any more. He had no ladder that was long enough.

# hold-it
{child} didn’t stop to think. {Child.He} ran, and jumped, and caught the end of the rope in both hands. The rope went tight. It stopped banging and stood quite still, close up against the pole and the snail.

“Don’t let go!” said {caretaker}.

“I won’t. But I can’t stand here for nine hours.”

“You won’t have to,” said {friend}, who had come after {child.him}, still with the binoculars. “It’s stretching. It’s feeling the rope. Now it’s stepping across.”

They all three looked up. The snail wasn’t on the pole any more. It was on the rope, and slowly one horn came out, and then the other.

# snail-slow
Then {child} saw it. “We’ll hoist it,” {child.he} said. “Along with the flag. Of course we will, it wants to go up! Only it’ll have to be so slow that it doesn’t get frightened.”

“How slow?” asked the [us: principal | head teacher].

“Snail slow.”

{caretaker} considered this. It took a while. “That’ll do,” he said. “Then the pole’s not taken. It’s shared.”

# the-anthem
They tied on the flag, a little way below the snail. {caretaker} took the rope, the Mayor took the rope and {child} took the rope, and they pulled, an inch at a time. The band lifted its instruments.[music:  They had rehearsed {music} as well, but that would have to wait.]

“We have to play for as long as the flag is going up,” said the conductor. “That’s how it’s done. How long is it?”

“Just follow the snail,” said {child}, and pointed.

So they played the national anthem at the speed of a snail. “[us: Oooooooooooh | Goooooooooood],” sang three hundred children. They sang it until they had to breathe, and breathed, and went on with it. “[us: Saaaaaaaaaaay | Saaaaaaaaaaave]…” The man with the tuba went red, and then purple, and then white. After ten minutes they had got as far as “[us: seeeeee|Kiiiiiing]”. Somebody in the band sat down and played sitting. The Mayor had taken off her shoes. A very small child in the youngest class fell asleep on “[us: light|King]”, woke up on “[us: light|King]” and wondered if it was the same one.

{child} pulled. One inch. {Child.He} didn’t take {child.his} eyes off the snail, and beside {child.him} stood {friend} with the binoculars.

“Both horns are out,” {friend.he} reported. “Now it’s having a look round. I think it likes the music.”

# the-top
After an hour and seven minutes came the very last note, and at that moment the flag reached the top. The snail stepped off. It climbed up on to the golden knob and stopped there, higher than anybody in the whole school, and looked out over the roofs[city:  of {city}].

Everybody held their breath. Then they cheered so loudly that the pigeons took off.

“It got up,” said {caretaker}, and blew his nose for a long time.

# the-grass
That evening, when the cake was all gone and the band had driven home, the grass behind the school was still warm. {child} sat on a rug, waiting [adult: for {adult}|to be picked up]. {Child.His} arms ached. Up there the snail was still sitting, a dot in all that pink. {caretaker} had promised that the flag would come down snail slow, too.

# just-here
Some of the class came by[sport: , on their way to {play sport}]. “Is this free?” one of them asked, and pointed at the rug next to {child}.

{child} looked round. Across the grass came {friend}, with a glass of juice in each hand. {Friend.He} {friend.was} walking very slowly, so as not to spill.

“There’s plenty of room,” said {child}, and moved up. “But this bit’s taken.”
