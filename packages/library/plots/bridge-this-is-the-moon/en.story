title: Bridge, This Is the Moon
title: With One in Tow
title: Vessel Passing
guest keeper: Ralph (he), Stan (he)

% {@a} is {adult}, else {keeper} from next door: always the name. The reflection is “it”, the Moon “she” where they talk of her. The log speaks in clipped language.

# three-kinds
At two o’clock in the morning there are three kinds of people awake: the ones who bake bread, the ones who can’t get to sleep, and the ones who open bridges.

{@A-who} opened bridges. Tonight, for the first time, {child} had been allowed to come along for the whole shift. {child.He} {child.was} sitting right at the top of the bridge-keeper’s tower, with windows on every side[pet.dog:  and {pet}[!pet.known: , {child.his} dog,] across both feet], and below {child.him} lay the canal, black and shining.[pet.cat:  At home {pet}[!pet.known: , {child.his} cat,] had the whole bed to stretch out in.][pet.other:  At home {pet} had the whole bedroom to sleep in.] Twice already {child.he} had opened the bridge, with {@a-s} hand next to {child.his} own. First came the barriers. Then the lock. Then the lever, slowly, until the whole bridge stood up on end with all its lamps lit.

# the-red-lamp
A red light began to blink on the panel.

“That’s only the cogs wanting grease,” said {@a}, and picked up the oil can. “I’ll be down in the engine room. If you [us: call | ring], I’ll hear you. And if anybody comes on the radio, you know how it’s done.”

{child} knew. You ask for their name, their direction and their height. And then you write it all down in the log, because on a bridge nothing is really true until it’s in the log.

# this-is-the-moon
{@A-s} footsteps went away down the stairs. Then the radio crackled.

“Bridge, bridge, bridge. This is the Moon.”

It was a calm, clear voice. {child} looked east for a ship’s lights, but there weren’t any. {child.He} pressed the button.

“Moon, this is the bridge. Go ahead.”

“Good evening, bridge. I’m going west, and I’d be glad if you’d open.”

“What’s your height?”

“Two hundred and thirty-nine thousand miles,” said the voice. “Roughly speaking.”

# in-tow
{child} looked up.

There it hung, straight above the canal, round and full, without a single cloud in front of it. {child.He} looked at the radio. {child.He} looked up again. {child.His} mouth had gone completely dry.[sport:  You don’t get as dry as that even when you {play sport}.] But whoever has the watch must never be lost for words. {@A} had said so.

“Then … then you’ll clear it,” {child.he} said. “With room to spare.”

“I shall, yes. But I’ve got my reflection in tow.”

{child} looked down at the water. There it was, a hundred yards off, white and trembling, and it was coming closer. And in front of it, right across the canal, lay the shadow of the bridge, broad and black as tar.

“It doesn’t do bridges,” said the Moon. “It gets sliced. And then I’m up all night putting it back together.”

# you-have-the-watch
{child} [us: called | rang] the engine room.

“{@A}? There’s somebody who wants to go west.”

There was a short silence. Perhaps it was the grease.

“I can see the water from here,” said {@a}. “It’s all clear. Open when you’re ready.”

“Don’t you want to know who it is?”

“You’ve got the watch, {child}.”

# a-low-one
So {child} opened up. Down went the barriers, and the bell rang. A newspaper van came along[athlete: , with {athlete} on every front page,] and had to stop, the only thing in the whole of [city: {city} | the town] still in a hurry. The driver wound his window down.

“What are we waiting for?” he shouted. “There’s nothing coming!”

{child} leaned over to the loudspeaker. “Vessel passing,” {child.he} said.

“What vessel?”

{child} thought about it. “A low one,” {child.he} said.

{child.He} let off the lock and pulled the lever. Slowly the bridge began to lift, and as it lifted it drew its shadow up after it. The black strip on the water got narrower and narrower, until the canal lay open from edge to edge.

## or
So {child} opened up. Down went the barriers, and the bell rang. The night bus came along[athlete: , with {athlete} all down one side,] and had to stop, the only thing in the whole of [city: {city} | the town] still in a hurry. The driver wound his window down.

“What are we waiting for?” he shouted. “There’s nothing coming!”

{child} leaned over to the loudspeaker. “Vessel passing,” {child.he} said.

“I’ve got a timetable to keep!”

{child} thought about it. “So has the vessel,” {child.he} said.

{child.He} let off the lock and pulled the lever. Slowly the bridge began to lift, and as it lifted it drew its shadow up after it. The black strip on the water got narrower and narrower, until the canal lay open from edge to edge.

# from-edge-to-edge
And the reflection came.

It slid along without a sound, whole and round, with a rim of silver that only just brushed the stones on either side. As it passed through the gap, it grew so bright in the tower that {child} could read {child.his} own watch, and the writing on the tea mug[elder:  that {elder}[elder2:  and {elder2}] had sent along], and see every single hair on both arms. Down at the barrier, the driver had got out[music:  and switched off {music} in the middle]. He was standing there with his cap in his hand.

# the-box-for-the-name
Then it was through. {child} let the bridge down, as slowly as it had gone up.

“Thank you, bridge,” said the radio. “That was gently done. A good watch to you.”

“Safe journey,” said {child}.

{child.He} pulled the log towards {child.him}. 02.14, {child.he} wrote. {child.His} pen hung for a very long time over the box for the name. Who was going to believe it?[school:  Not many people {at school}.][friend:  {Friend}, perhaps, {child’s} best friend.] But it was the truth. The Moon, {child.he} wrote. Going west. Height, 239,000 miles. One in tow.

# october-last-year
After that {child} couldn’t help turning back the pages, past yachts and sand barges, to October last year. And there it stood, in {@a-s} square letters:

02.31. M. Going west. One in tow. No damage.

{child.He} got the older log out of the cupboard. 01.56. M. Going west. One in tow. And the year before that. And the year before that.

# never-dared
There were footsteps on the stairs. {@A} came in with oil up to the elbows, found a rag and took a long time wiping it off, looking over {child’s} shoulder.

“Was she nice?” asked {@a}.

“Very.”

“Yes. She generally is.” {@A} put a finger under the name, and hardly touched the paper. “I’ve never dared to write it out. I always thought of what they’d say at the office.”

“Shall I cross it out?”

“Not on your life,” said {@a}.

# on-watch-tonight
{@A} handed back the pen, and {child} took it. At the far end of the line there was one box left. On watch, it said.

[child.name / !adult: And before long it was filled in, in the very best handwriting: {child}. | And {child} wrote, in {child.his} very best handwriting: {child}.]

# @a
{keeper}
## if adult
{adult}

# @A
{Keeper}
## if adult
{Adult}

# @a-s
{keeper’s}
## if adult
{adult’s}

# @A-s
{Keeper’s}
## if adult
{Adult’s}

# @A-who
{Keeper} from next door
## if adult
{Adult}
