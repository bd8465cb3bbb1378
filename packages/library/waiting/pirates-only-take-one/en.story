title: Pirates Only Take One
title: One for Us and One for You
title: The Pirates in the Ball Sea
guest friend: Felix (he), Nell (she)
guest keeper: Mrs Platt (she), Mrs Birch (she)

# one-sock
[city: In the middle of {city} there’s a sea. | There’s a sea in the middle of town.] It’s full of balls instead of water, and you have to take off your socks to go in.

{child}, who was {age}, left {child.his} socks on the shelf. They were {child.his} best ones, with sharks on[sport: , and they made it a good deal easier to {play sport}]. [pet: {@sock-and-pet}] Then {child.he} went swimming with [friend: {child.his} best friend, {friend} | {friend} from next door], in {child.his} red T-shirt, and {friend} had a red T-shirt too. [school: Half of {school} was in there with them.]

When they climbed out, there was only one sock.

# @sock-and-pet
They smelled slightly of {pet}, who lived at {child’s} house, and that was fine.
## if pet.dog
{Child’s} dog, {pet}, had to wait outside, with {pet.his} nose against the glass. “Soon, {pet},” said {child}.
## if pet.cat
They were a bit furry, because {child’s} cat, {pet}, liked to sleep on them.

# the-quarrel
{child} put on the one that was left.

“Give me the other one,” {child.he} said to {friend}. Only yesterday {friend} had hidden a hat, for a joke.

“I [us: don’t have | haven’t got] it!” said {friend}.

“You [us: do | have]!”

{friend} turned [us: around | round] and wouldn’t look. {child} turned [us: around | round] and wouldn’t look either. {child.He} {child.was} so [us: mad | cross] that {child.his} [us: stomach | tummy] burned.

# the-ship
Then the balls began to move, out in the middle of the sea. Up came a mast, and under the mast came a whole ship. It tied up at the far side, by the slide, and five pirates ran ashore.

“No running!” called [elder: {elder}, who had brought them there | {keeper}, who was in charge].

“Sorry,” said the pirates. They walked, very fast, along the shelf, and took one sock from every pair. [music: The loudspeaker was playing {music}, and they sang along, but only every other word.]

“Thieves!” cried {@boss}.

The captain looked hurt. Her name was Captain Odd.

“Thieves take both,” she said. “Pirates only take one. One for us and one for you. Fair’s fair.”

She looked closely at {@boss}.

“Two ears,” she said.

“No!” said {@boss}.

[elder2: “Two old people,” said the captain, looking from {elder.short} to {elder2}.

“We’re not a bit alike,” said {elder2.short}.]

# @boss
{keeper}
## if elder
{elder.short}

# only-one
You may have guessed who had {child’s} sock. {child} hadn’t. It’s hard to think when you’re [us: mad | cross].

[athlete: The captain stopped at a poster on the wall. It was of {athlete}. She looked behind it, to see if there was another one.

“Only one?” she asked.

“Only one,” said {child}, [us: mad | cross] or not.

“Hats off,” whispered the captain, and five pirates bowed.

Then she saw the moon in the window. | But the captain had seen the moon in the window.] She leaned to one side, to see if there was another one behind it.

“Only one?” she asked.

“Only one,” said {@boss}.

[athlete: So off came the hats again. | “Hats off,” whispered the captain. Five hats came off, and five pirates bowed to the moon.] When there’s only one of something, pirates never touch it.

It was quiet for a moment. A single ball rolled down into the sea.

# take-the-other
Then Captain Odd saw two red T-shirts.

“You match!” she said. “You’re a pair! Which one shall we have?”

{child} didn’t even look [us: around | round].

“Take the other one,” {child.he} said.

So the pirates picked {friend} up and walked, very fast, back to their ship. Pirates can’t swim, so they had to go the long way [us: around | round]. [elder: {Elder.short} | {keeper}] walked very fast behind them.

The captain [us: stepped | trod] on a ball, and her boot came off. On her foot was a sock with sharks on it. [pet: {@pet-knows}]

It was {child’s} sock. {friend} hadn’t hidden it at all. The pirates had taken it. Now they were taking {friend}, and {child} had told them to. {child.He} {child.was} so sorry that {child.he} went cold all over.

# @pet-knows
She wiggled her toes, and it smelled of {pet}.
## if pet.dog
Outside the window {pet} began to bark at it. {pet.He} knew that sock.
## if pet.cat
It was furry with {pet’s} fur.

# across
It was a long way [us: around | round]. But it wasn’t far straight across. {child} jumped in.

It’s hard to swim in balls. They roll away, and you sink, and you get one in your mouth. {@swim} The last shark sock slid off and sank into the deep, and {child} let it go.

On the other side the pirates were just lifting {friend} over the rail. {child} climbed out and grabbed a foot.

# @swim
{child} swam with both arms and both legs and {child.his} chin.
## if sport.Soccer
{child} headed the first one out of the way, and kicked the second, and swam on with {child.his} chin.
## if sport.Basketball
{child} caught them two at a time, threw them over {child.his} shoulder, and pushed on.
## if sport.Tennis
{child} hit them out of the way, one forehand and one backhand, and pushed on.
## if sport.Swimming
But {child} had learned how: reach, kick and glide. It worked, though it rattled.
## if sport.Baseball
{child} batted them away with the flat of {child.his} hand, so that they flew, and pushed on.
## if sport.Football
{child} put {child.his} head down, hugged {child.his} tummy, and charged straight through.
## if sport.Gymnastics
So {child} did somersaults instead, four in a row, right across the sea.
## if sport.Track and Field
So {child} ran instead, with high knees, as you do over hurdles.
## if sport.Volleyball
{child} popped them up over {child.his} head, one after another, and pushed on.
## if sport.Hockey
{child} bent {child.his} knees, kept {child.his} head low, and [us: plowed | ploughed] across as if it were ice.
## if sport.Golf
But {child} kept {child.his} eyes on the ship, the way you do on the flag, and never looked anywhere else.
## if sport.Dance
So {child} took great dancing leaps instead, one to the left and one to the right, until the sea was behind {child.him}.

# pull
The pirates pulled one end of {friend}, and {child} pulled the other. {friend} got rather long.

“One for us and one for you!” puffed the captain.

{child’s} hands were hot and slippery. The foot began to slide out of them.

“Don’t let go,” said {friend} in a small voice.

“{friend} isn’t a sock!” shouted {child}. “{friend} is like the moon! I’ve only got one!”

Everybody stopped pulling. The captain leaned to one side, to see if there was another one behind {friend}.

“Only one?” she asked.

“Only one,” said {child}.

“Hats off,” whispered the captain.

# hats-off
They put {friend} down, carefully. Five hats came off, and five pirates bowed. The captain bowed so low that she fell in.

“Help!” she spluttered. “I’ve only had one swimming lesson! Pirates only take one!”

“Then this is the second,” said {@boss}.

[elder: {Elder.short} | {keeper}] held her chin, {child} held one hand and {friend} held the other, and Captain Odd kicked until she could swim.

When she climbed out, there was a sock on her head. It had sharks on it. So did the one on her foot.

“I’ve got both,” she said in horror. “Take them, please. People will say I’m a thief.”

# sorry
When the ship had sunk, {child} and {friend} sat with their feet in the sea.

“You said, ‘Take the other one,’” said {friend}.

“I was [us: mad | cross],” said {child}. “I’m sorry.”

{friend} thought about it. Then {friend.he} stretched out {friend.his} legs, as far as they would go.

“I’m longer now,” {friend.he} said.

That made them both laugh, and {child} gave {friend} one of the shark socks. [school: Half of {school} went home in one sock that day.]

# one-each
That night [adult: {adult} | the grown-up who had come to read] held up the other.

“Only one?”

“One for {friend} and one for me,” said {child}. “Fair’s fair.”

[pet: {@pet-asleep}]

[adult: {Adult} | The grown-up] tucked the [us: blanket around | duvet round] {child.him} and kissed {child.him} on the cheek.

“Pirates only take one,” mumbled {child}.

“Then I must be a thief,” whispered [adult: {adult} | the grown-up], and kissed the other cheek too.

The moon hung outside the window. And [city: somewhere else in {city} | in a house not far away] {friend} was asleep, with one sock on.

# @pet-asleep
{child.He} took off a hat that wasn’t there and said good night to {pet}, because there was only one.
## if pet.dog / pet.cat
{pet} was asleep at the end of the bed. {child} took off a hat that wasn’t there, because there was only one {pet}.
