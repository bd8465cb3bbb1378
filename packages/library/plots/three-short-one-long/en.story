title: The Team’s Loudspeaker
title: Three Short and One Long
title: One Clap for Right
guest coach: Denise (she), Maxine (she)
guest mate: Priya (she), Anjali (she)

% {Friend} is the keeper who has lost the voice: {friend} types and claps, {child} shouts. “Mine” is a keeper’s call for a ball in the air.

# not-a-peep
“Not even a whisper?” said {child}.

{Friend}, {child’s} best friend, shook {friend.his} head and held up {friend.his} phone. “Not a peep for a week,” it said. “The doctor says my voice is like an old [us: rubber | elastic] band.”

They were sitting outside the [us: locker | changing] rooms, and in forty minutes they were playing Larkfield, in the last [us: game | match] of the season. {Friend} was the goalkeeper. {Friend.He} {friend.was} also the team’s loudspeaker. From first whistle to last {friend.he} shouted[city: , so that half of {city} could hear it]: left, right, out, mine! And everybody ran where {friend.he} told them to.

“So who’s going to do the shouting?”

{Friend} pointed at {child.him}.

“No,” said {child}.

{Friend} went on pointing.

# never-had-to
{child} didn’t shout. It didn’t scare {child.him}, exactly. {Child.He} had just never had to. [sport: You could {play sport} perfectly well without saying a word. ]As long as they’d known each other, {friend} had talked for both of them. It was {friend} who ordered the ice creams, and {friend} who asked the way. It was very comfortable, like sitting in the back while somebody else drives. But some nights {child} lay in bed and thought of exactly what {child.he} could have said. It was often very good. Only by then it was twenty past ten, and nobody else was there.[pet:  The best ones {child.he} saved for {@pet}.]

# one-clap
“You play just in front of me, so you’re nearest,” wrote {friend}. “I clap, you shout. One clap is right. Two is left. Three is out.”

“And what about ‘mine’? When you come out and catch it?”

{Friend} thought about that, and typed slowly. “Then I can’t clap. I’ll have my hands full.”

“So what do we do then?”

“Hope,” wrote {friend}.

# two-claps
They had played four minutes when there were two claps behind {child}.

“Left,” said {child}.

{Mate}, the left back, was three yards away, and didn’t even turn her head.

“Left!” said {child} again, but it stuck halfway up, and there on the left, all alone, came the tallest player in Larkfield. One–[us: nothing | nil].

{Friend} fetched the ball out of the net. {child} waited for the look, the disappointed one, but it didn’t come. {Friend} looked at {child.him} as you look at somebody who’s on the way, and only a bit late. Then {friend.he} held up both gloves and clapped twice more, calmly, right in front of {child’s} nose. Clap, clap.

# from-the-shin-pads
Next time {child} fetched it all the way up from {child.his} shin [us: guards | pads][athlete: , where {athlete} was, on a sticker].

“LEFT!”

{Mate} jumped as if somebody had set off a fire alarm. Then she ran left, and that was where the ball came.

It was the oddest feeling. You opened your mouth, and a whole person moved. {child} did it again. “Right! Out! Everybody out!” On the [us: sideline | touchline] {coach}, who coached them, lowered her clipboard.

“Is that {child}?” she said.

At half-time it was one–all[music: , and the [us: snack stand | tea hut] was playing {@song}]. Ten minutes into the second half they were winning two–one, and then it began to rain.

# no-claps-left
At first it didn’t matter much. But {friend’s} gloves soaked up the water, and they stopped going clap. They went splodge, and then they went nothing at all. The rain drummed on the tin roof of the stand, and the Larkfield parents rang cowbells.[elder:  {Elder}[elder2:  and {elder2}] answered with saucepan lids.] {child} kept turning round to see what {friend} wanted, and got rain in both eyes. {Child.He} shouted anyway, and guessed, and sometimes it was right.

# the-corner
With one minute left, Larkfield got a corner.

The goalmouth was so full of people that {child} couldn’t see {friend} at all. {Child.He} listened. No clap, only rain and cowbells.

Over came the ball, high and heavy, straight at {child.him}, and {child.he} knew what you did about that. You went up for it. {Child’s} knees were already bending. Beside {child.him}, so were {mate’s}.

Then {child} heard footsteps.

# footsteps
Three short and one long. {child} would have known them anywhere. {Child.He} had heard them on the stairs and on the gravel, and along the corridor[school:  {at school}] when they were late. Three short and one long: nobody ran like that but {friend}. And now they were coming from behind. {Friend} was on the way out to catch it, and {friend.he} couldn’t say so. If all three of them went up, they’d crash into each other, and the ball would roll in behind them.

There wasn’t a clap for this. There wasn’t even a word, because “mine” was no use if {child} said it.

# somebodys
“{Friend’s}!” roared {child}, louder than {child.he} had thought possible. “Leave it! It’s {friend’s}!”

And {child.he} dropped into a crouch.

{Mate} stopped. The whole team stopped. Two of the Larkfield players stopped too, without meaning to. Over {child’s} head went a pair of dripping gloves, and there was a smack like a book being shut. {Friend} landed on {friend.his} stomach in the mud, with the ball under {friend.his} chin and {friend.his} mouth wide open. Not a sound came out, but {child} could see what it would have been.

Mine.

Then the final whistle went.

# two-bananas
They went home in the back of {coach’s} car, with towels around their necks and a banana each.

“Well?” said {coach}. “How does it feel, {child}?”

{child} opened {child.his} mouth to answer. It hissed, like a bicycle tyre. {Child.He} tried again. Hiss.

{Friend} stared at {child.him}. Then {friend.his} shoulders began to shake. {child} held out as long as {child.he} could, but it was no good, and they laughed, both of them, without a sound, until they hung in their seat belts with tears running down, and the bananas were mush.

“Lovely and peaceful you two are, back there,” said {coach}.

# ill-order
{child} took {friend’s} phone and wiped the screen on a towel. “Ice cream in a week,” {child.he} wrote. “I’ll order.”

{Friend} read it. Then {friend.he} lifted both hands and clapped, for so long that {coach} turned round at the red light to see what was so good.

# @pet
{pet}
## if pet.dog
{child.his} dog, {pet}
## if pet.cat
{child.his} cat, {pet}

# @song
{music}
