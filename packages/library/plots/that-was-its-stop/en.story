title: The Pea
title: The Rescue of the Rescue Boat
title: That Was Its Stop
guest friend: Tilly (she), Ned (he)
guest carver: Mr Abbott (he), Mr Finch (he)

% The grown-up is {adult}, else {carver} from next door. The boat is she, the frog is it. Nobody is alone by the water.

# to-the-lake
The boat was called the Pea. [elder: {Elder} | [adult: {Adult} | {carver} from next door]] had carved her out of a piece of bark, {child} had painted her green, and {friend} had cut the sail out of [elder2: one of {elder2’s} old pillowcases|an old pillowcase]. Now all three of them were crouching by the stream, just where it came out of the woods[city: , a little way outside {city}].[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was in the water already.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was sitting on a dry stone.]

“Where does she want to go?” asked {@man}.

“The lake,” said {child}.

“And then Africa,” said {friend}.

[pet.other: “And then home to {pet},” said {child}.]

# the-pig
{child} let go. The Pea gave a wobble, got her nose the right way [us: around | round], and was off. {child} and {friend} ran along beside her[athlete:  as fast as {athlete}][pet.dog: , with {pet} in front of everybody], through the buttercups, past the stone that looked like a pig, and on to the little waterfall. The Pea dived straight down into the foam. She came up again with her sail dripping.

“She did it!” shouted {friend}.

# the-pipe
Then they came to the road. The stream went under it through a pipe, black and round and just about right for a cat[pet.cat: , but {pet} said no]. The Pea sailed straight into the dark.

They looked both ways, ran across, and lay down on their tummies at the other end. [pet.dog: {Pet} barked into the pipe, and the pipe barked back. ]Water came out. Nothing but water.

{child} counted to a hundred[school: , the way they did {at school}]. A leaf came out.

“Perhaps she’s taking her time,” said {child}, and counted to a hundred again.

# the-bean
“We’ll have to send a rescue boat,” said {friend}.

{@Man} carved until the chips flew[music: , humming {music}].[pet.cat:  {Pet} chased the chips.] The rescue boat was called the Bean. The Bean sailed into the pipe, and the Bean did not come out.

“Then we’ll send another one,” said {friend}, “to rescue the rescue boat.”

That one was called the Carrot, and it was a carrot, because they had run out of bark. The Carrot didn’t come out either.

# across
{child} had to swallow hard. [pet.cat: {Pet} was sitting in front of the pipe, staring in. {child} lay down with one cheek on the grass, and peered in too.|{child.He} lay down with one cheek on the grass and peered in.]

“There’s a branch stuck across the middle,” {child.he} said. “Nobody can get past.”

{@Man} stuck an arm in[pet.dog: , but it wasn’t long enough. {Pet} came with the longest stick {pet.he} could carry. That wasn’t long enough either.|, and then the longest stick they could find, but neither of them was long enough.]

{child} lay there and thought.

“What we need is more water,” {child.he} said slowly. “Loads of it, all at once. Like when you flush.”

{@Man} and {friend} both looked at {child.him}.

# a-hole
So they all ran back over the road and began to build a dam, stone upon stone, right across the stream, with moss and mud in all the cracks. The water came up to their ankles. It came up to their knees. But in the middle there was a hole, and whatever they put in it, the water gobbled up.

“We need something big,” said {friend}. “Something big and soft, that’ll fill it right up.”

[pet.dog: {child} looked at {pet}. {Pet} got out of the water.

][pet.cat: {child} looked at {pet}. {Pet} walked away.

]{child} looked at {@man}. {friend} looked at {@man}.

“No,” said {@man}.[sport:  “I’m going to [elder: watch {sport}|{play sport}] in these [us: pants | trousers].”]

“Please,” said {child}.

{@Man} sighed. [elder: {Elder.he} took off {elder.his}|[adult: {Adult.he}|He] took off [adult: {adult.his}|his]] watch and gave it to {friend}. Then [elder: {elder.he}|[adult: {adult.he}|he]] sat down in the hole.

“Oof!” said {@man}.

Not a drop got past.

# a-bit-more
Behind [elder: {elder.short’s}|[adult: {adult’s}|{carver’s}]] back the water began to rise. It came up to the belt. It came up to the [us: belly button | tummy button], and a bit more.

“Isn’t that about enough?” asked {@man}, in rather a high voice.

“Bit more,” said {friend}.

It came up to the [elder: top|shirt] pocket. A beetle paddled by.

“Now!” yelled {child}. “Stand up!”

{@Man} stood up.

# the-flush
It sounded like the biggest toilet in the world. The water went roaring into the pipe, and {child} and {friend} went tearing over the road, as fast as you’re allowed to when you’ve looked both ways. Something rumbled in there, and something went bang. And out came the branch. Out came the Carrot. Out came the Bean, upside down. Out came a tennis ball that nobody had missed[pet.dog: , except {pet}].

After that there was only brown water.

{child} stood still. The roar turned into a gurgle, and the gurgle turned into hardly anything at all.

# last-of-all
[pet.dog: Then {pet} began to wag {pet.his} tail. And last of all|[pet.cat: Then {pet} pricked up both ears. And last of all|And then, last of all]], backwards and without her sail, came the Pea.

“Look,” whispered {friend}. “She’s got a passenger.”

A frog was sitting on the deck. It sat up very straight and looked straight ahead, the way you do on the bus.

# its-stop
Nobody spoke, and nobody ran. They walked along beside the Pea, quietly and carefully, [pet.cat: just like {pet}, ]the last little way through the trees.[pet.dog:  {Pet} carried the tennis ball.] {@Man} came along behind, going squelch at every step.

The Pea slid out on to the lake and stopped among the lily pads. The frog looked to the right. It looked to the left.

Plop.

“That was its stop,” said {child}.

# @man
{carver}
## if adult & !elder
{adult}
## if elder
{elder.short}
