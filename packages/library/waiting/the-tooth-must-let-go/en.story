title: The Tooth That Wouldn’t Let Go
title: Move Up!
title: Whistle and I’ll Whistle Back
guest friend: Alice (she), Hugo (he)

# the-last-one
Everybody had lost a tooth. {friend}[friend: , {child.his} best friend,] had lost three, and could fit a straw in between. [school: At {school} there was a chart on the wall, and everybody was on it but {child}.] But {child}, who was {age}, only had [us: a loose one|a wobbly one], and it wouldn’t come out.

{child.He} pushed it with {child.his} tongue. In and out it went, in and out.

“Do come out,” said {child}. “Please.”

“No,” said the tooth.

# the-tooth
{child} stopped pushing.

“Was it you who said no?”

“It was,” said the tooth. It whistled slightly when it talked. “I’ve lived in your mouth all my life. It’s warm, and the food comes in several times a day. Why ever should I move?”

“[us: Move over!|Move up!]” said somebody, far down below.

“Who was that?” asked {child}.

“That’s the new one,” said the tooth. “It’s underneath me, pushing. [us: Pay no attention.|Take no notice.] A tooth has to let go by itself, and I’m not letting go.”

# trying
So {child} tried an apple. {child.He} took the biggest apple there was, and bit. The tooth leaned over to one side, and there was hardly a mark on the apple.

So {child} tried a string. {friend} tied one end to the tooth and the other end to a door handle. [elder: {Elder}, who had done the very same when {elder.he} was small, counted to three[elder2: , and {elder2} couldn’t look].] The door slammed. Bang! The handle came off. The tooth didn’t.

[pet: {@pet-tries}]

[sport: So {child} went to {play sport}, and hoped. The tooth came along for the ride and said it was bumpy.] [athlete: {child} asked the poster of {athlete}, who smiled with all those teeth and said nothing.]

“[us: Move over!|Move up!]” shouted the new one.

“Never,” said the tooth.

# @pet-tries
{Pet} was allowed to look into {child’s} mouth. “Do you see how stubborn it is?” said {child}. {Pet} could see.
## if pet.dog
So {child’s} dog, {pet}, pulled one end of a rope, and {child} bit the other. It was good fun, but that was all it was.
## if pet.cat
So {child’s} cat, {pet}, sat down in front of {child.him} and waited outside {child.his} mouth, as you do at a mousehole. The tooth didn’t come out then, either.

# why
By [us: suppertime|supper time] {child} had given up. {child.He} sat on the step, and was jealous of everybody with a gap.

“What is it you’re afraid of?” asked {child}.

The tooth didn’t say anything for a while.

“I’ve never seen anything,” it said. “Only what comes in. I don’t know what it’s like out there. It might be lonely.”

“But I’m out there,” said {child}.

“Are you?” said the tooth.

It had never thought of that.

# gone
The next day they went to the park [city: in the middle of {city}], {child} and {friend} [pet.dog: and {pet}]. There were leaves and long grass everywhere. {child} [us: climbed onto|climbed on to] a tree stump, to jump off it.

“Watch this!” shouted {child}, and jumped.

Bump! {child} landed on both feet. And the tooth, which had leaned out to watch, lost its hold.

It flew. It flew out of {child’s} mouth and into all that green, and was gone.

{child} felt with {child.his} tongue. There was a gap. {child.He} had wanted that gap for so long. But {child.he} wasn’t happy.

“It’s out there by itself,” said {child}. “And I said I’d be there.”

# looking
They looked on hands and knees. {child} and {friend} turned over every leaf. There were white stones, and white flowers, and a bit of white shell, but no tooth. It was getting late. [adult: {Adult} called that it was time to go home. | Somebody called that it was time to go home.]

{child} had a lump in {child.his} throat.

“Tooth!” called {child}. But it didn’t sound the way it used to. There was air coming through the gap, and the air whistled.

“Do that again,” said {friend}.

{child} blew through the gap.

Wheeee!

{child} had never been able to whistle in {child.his} life. Now {child.he} whistled so well that the birds answered. [pet.dog: {Pet} sat bolt upright.] [music: It was very nearly the beginning of {music}.]

“Wheeee!” whistled {child}. Then {child.he} held {child.his} breath, and listened.

Far down in the grass, somebody was whistling back.

Whee.

# found
{child} crawled to where the whistle was. {child.He} whistled, and it whistled, and {child.he} whistled, and it whistled a bit nearer. [pet.dog: {Pet} came too, nose in the grass.] {child} moved one last blade of grass.

There on a stone sat the tooth, small and white, looking about.

“You took your time,” said the tooth. “I’ve seen a worm! I’ve seen the sky! That never came in, not once.”

“Were you lonely?”

“Only in between the whistles,” said the tooth.

{child} laughed until it whistled, and {friend} laughed so that you could see all three gaps. Then {child} carried the tooth home in {child.his} hand. It sat on top, for the view.

# in-the-glass
That night the tooth lay in a glass beside the bed. [adult: {Adult} had poured in a little water. | Somebody had poured in a little water.] You can see a good deal through a glass. [elder: {Elder.short} had put the handle back on the door.] [pet.dog / pet.cat: {Pet} was asleep on the rug.]

“Tonight I’ll be fetched,” said the tooth. “Then I’ll find out what it’s like behind the hill.”

“Are you afraid?”

“A bit. Whistle when I go, so I can hear you.”

{child} yawned. It was soft in the gap, and right at the bottom there was something small and hard.

“At last,” whispered the new one. “Here I come.”

{child} was asleep. And every time {child.he} breathed out there was a tiny whistle, all the way to morning.
