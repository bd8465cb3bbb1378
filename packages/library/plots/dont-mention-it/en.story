title: Don’t Mention It
title: A Rotten Knot
title: The Politest Person in the Class
guest fairy: Sedge (she), Teasel (she)
guest neighbour: Mr Abara (he), Mr Okoro (he)

% Every thank you leaves less of the fairy, every rudeness more. “Don’t mention it”: twice at the beginning, and last of all.

# the-spout
The fairy was stuck in the spout of the watering can, and she was swearing in a very small voice.

{child} looked in. {Child.He} saw two boots, a patched brown skirt and a fist. The fairy was about as long as a [us: clothespin | clothes peg], and, like a [us: clothespin | clothes peg], she seemed to have a good grip.

“Well, don’t just breathe on me,” said the fairy. “Pull!”

# a-jungle
{child} pulled. The fairy came out with a pop, shook the wet from four grey wings, and looked round the allotment. It was {neighbour’s}, and {child} came on Saturdays to help him with the weeds. But he had put his back out, and nobody had been for weeks. It was a jungle.

“What a pigsty,” said the fairy. She marched up to a fallen row of peas, seized a piece of string, and tied it all up again, so fast that {child} only saw the knots.

“Oh, thank you!” said {child}.

The fairy flew backwards as if somebody had thrown a cushion at her.

“Don’t mention it!” she snapped.

“I only said thank …”

“DON’T! MENTION! IT!” She held up one hand to the light. You could see the cabbages through it. “That’s what it does to us. Every one you give me, there’s less left. Didn’t they teach you anything?”

# manners
What they had taught {child} was manners.[elder:  {Elder} had begun it[elder2: , and {elder2} had gone on].] {Child.He} {child.was} the politest person in [school: {child.his} class at {school}|{child.his} class][city: , and very likely in {city}].[friend:  {Friend}[!friend.known: , {child.his} best friend,] was always telling {child.him} to stop.] {Child.He} said thank you to bus drivers, [pet.dog / pet.cat: to {pet} the [pet.dog: dog|cat] for moving over, ][pet.other: to {pet} for eating up, ]and to doors that opened by themselves.[sport:  {Child.He} couldn’t {play sport} without saying sorry.] It came out of {child.him} like hiccups.

“I’m so sorry,” {child.he} said. “What’s your name?”

“{fairy}.”

“Thank y …” said {child}, and clapped both hands over {child.his} mouth.

# by-the-scruff
{child} had wished for a fairy all {child.his} life, and had pictured somebody sweeter, with less shouting. {fairy} picked caterpillars off by the scruff. She rode a snail out of the [us: lettuce | lettuces] by the horns. She sang [music: {music} ]through her nose. She fought off a wasp with a pea stick[athlete: , faster on her feet than {athlete}]. And each time {child} thought, how wonderful, and each time {child.he} had to bite {child.his} lip.

# radishes
“You could just say it and not mean it,” said {child}.

“And you could keep your trap shut.”

“But it’s rude to say nothing!”

“It’s rude to rub somebody out!”

“Well, there’s no need to bite my head off,” said {child}, quite sharply.

“Ooh, that’s better,” said {fairy}, and there was a little less cabbage to be seen through her.

They glared at each other over the radishes. All the same, by teatime there wasn’t a weed in the place.

# a-thousand-times
Then the gate squeaked.

It was {neighbour}, bent over like an umbrella handle. He had been lying awake thinking about his peas. He looked at the rows, and the knots, and the clean black earth, and his chin began to shake.

“Oh no,” whispered {child}. “{neighbour}, please don’t …”

“Thank you,” said {neighbour}. He took off his hat. “Oh, thank you. Thank you! Whoever you are, a thousand times, thank you!”

# less-left
There was a little rattle among the pea leaves. {child} dropped to {child.his} knees. Under the leaves, where {fairy} had been, lay a bit of glimmer no thicker than the skin on a bubble. You could just see where the boots were.

“{fairy}!”

“Told you,” said a voice like a pin. “Never mind. It was a good bit of … string.”

She was going. And {child}, who always knew the right thing to say, could find nothing inside but please and thank you and sorry. {Child.He} needed something that went the other way.

# a-rotten-knot
{child} took a deep breath.

“That was a rotten knot,” {child.he} said.

The glimmer stirred. “You what?”

“It was a rotten knot! It’s the ugliest knot I ever saw!” {child’s} face was burning. It got easier. “A slug could tie a better one! And you sing through your nose, and you’ve got knees like two peas!”

“I’ve got lovely knees,” said the voice, and it was stronger. There were knees, faintly.

“You’re a bossy, bad-tempered old [us: clothespin | clothes peg]! You shout! You smell of pond! I’ve waited {age} years for a fairy, and what do I get? I get YOU!”

# not-quite-straight
{neighbour} had put his hat back on in astonishment. “{child}?” he said.

“Help me!” cried {child}. “Say something horrible about the peas!”

He was a kind man, and it clearly hurt. But he saw {child’s} face, and he looked at the peas. “They are … not quite straight?” he said.

“Not STRAIGHT?” Up out of the leaves came {fairy}, as solid as a boot and bright red with rage. “I’ll give you not straight, you bent old hoe! I did those with a string!”

She stopped, and looked at her hands. You couldn’t see a single cabbage through them.

Nobody spoke. {child} wiped {child.his} eyes on {child.his} sleeve, which wasn’t polite either.

# his-arm
The sun went down behind the sheds. {neighbour} locked his shed. He said that his back felt better than it had all week, and that he wasn’t going to thank anybody for it. Then he gave {child} his arm, so that he could walk {child.him} home, or so that {child.he} could walk him.

# saturday
{fairy} was sitting on the gatepost with a pea in her lap, eating it like a melon.

“Saturday?” she said, not looking up.

{child} stood in front of her. There was such a lot that {child.he} wanted to say. It pressed on {child.him} from inside, right up to {child.his} teeth.

“You,” said {child}, very softly, “are the most horrible fairy I’ve ever met.”

{fairy} turned pink right out to the tips of her wings.

“Don’t mention it,” she said.
