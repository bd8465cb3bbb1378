title: We Don’t Stop
title: The New Rope
title: A Lap Is as Long as a Bun
guest captain: Bess Bluster (she), Nan Squall (she)
guest mate: Kipper Joe (he), Kipper Jim (he)
guest gun: Peg (she), Dora (she)

% “We don’t stop” is first shouted, then screamed in fear, then mumbled in sleep. Each answer comes a lap later.

# be-careful-what-you-wish
{child} sat right at the end of the jetty[city: , a good way out of {city},] in {child.his} life jacket, with a bag of buns in {child.his} lap[elder: , baked by {elder}[elder2:  and {elder2}]], and wished for pirates[sport: , since nobody wanted to {play sport}][pet.other: , so as to have something to tell {Pet}]. So along they came. They came [us: around | round] the point with patched black sails, and they came straight at the jetty.

“Pirates!” screamed {gun}, who was up on the beach painting her [us: rowboat | rowing boat][friend:  with {friend}[!friend.known: , {child’s} best friend]]. She crawled in underneath it and pulled the paint[friend:  and {friend}] in after her.

{child} stayed put.[pet.dog:  So did {Pet}[!pet.known:  the dog], because the bag was full.][pet.cat:  So did {Pet}[!pet.known:  the cat], because something smelled of kippers.]

The ship slid by, between the jetty and the sharp rocks, so close that it splashed. In the bow stood a captain with a big hat and an even bigger net. Swish, went the net, and there went the bag of buns.

“Those were mine!” shouted {child}. “Stop!”

“We don’t stop!” shouted the captain.

And away they went behind the island.

# a-lap-is-a-bun
Sailing [us: around | round] the island took just as long as eating a bun. Then they were back. The captain had sugar on her chin.

“Who are you?” shouted {child}.

“Captain {captain}! And that’s {mate}, who steers!”

“Can I come?”

“Hop on!”

“Then you’ll have to stop!”

“We don’t stop!”

And off they went again.

# since-tuesday
{child} waited. {Child.He} {child.was} cross about the buns, but it’s hard to argue with somebody who keeps leaving. You have to save it for next time [us: around | round].[school:  They don’t teach you that {at school}.]

“Why don’t you stop?” {child.he} shouted when they came.

The ship was already past. The answer came a whole lap later.

“Because pirates don’t!” shouted {captain}.

“Well, when did you last sleep?”

“Tuesday!” shouted {mate} at the helm[music: , in the middle of {music},] and yawned until you could see the kipper. “But only me!”

“Quiet, you!” said the captain.

But her own eyes were red, and {child} saw her turn and look back at the jetty until the point got in the way.

# a-new-rope
{child} did a lot of thinking that lap. When they came by again, {child.he} looked hard. And {child.he} saw something in the bow, beside the captain’s boots. It was a rope, neatly coiled. Everything else on board was patched and worn, but the rope was brand new.

“What’s the rope for?” shouted {child}.

For the first time {captain} didn’t answer. She slid past with her net hanging straight down.

She told {child.him} on the next lap. She didn’t even shout it very loud.

“It’s for throwing ashore. But there has to be somebody standing there to catch it. And everybody runs.”

“I won’t run!”

“You say that now,” said {captain}, and she was gone.

# sideways
Then it began to blow. The wind came straight in off the sea, dark and hard, and this time the ship came [us: around | round] the point sideways. The mainsail had split right down the middle. {mate} hauled at the helm, but without a sail the ship did as it liked. It drifted towards the rocks, and the waves broke white all over them.

“Throw the rope!” yelled {child}.

{captain} stood in the bow with the rope in her arms. She held it as you hold a kitten.

“We don’t stop!” she yelled. But it didn’t sound the same at all.

“Throw it!”

“You’ll run!”

# im-standing-here
“Look at me!” yelled {child}. {Child.He} planted {child.his} feet wide apart and stretched both arms up in the air. “I’m standing here!”

So {captain} threw it. The rope flew, uncoiled, nearly got there and fell in the water.

“Again!” yelled {child}. {Child.He} hadn’t moved.

The captain hauled it in. The rocks came nearer. Up on the beach somebody had started to run. {captain} threw again, with all her might[athlete: , like {athlete} when it counts], and her hat flew off.

# round-the-bollard
{child} caught it. It hit {child.him} wet in the chest, and {child.he} put it [us: around | round] the bollard, the fat post at the end of the jetty. One turn. Two turns. Then {child.he} held on to the end. And now the running feet were there, and two hands blue with boat paint took hold. It was {gun}.[friend:  And behind her two more, just as blue. It was {friend}.][pet.dog:  At the very end of the rope hung {pet}, by the teeth.]

The rope went tight. It creaked. It dripped.

It held.

# like-a-cow
The ship swung [us: around | round] and came in against the jetty, as gently as a cow. And there it stopped. It hadn’t done that for twelve years, so both the pirates fell over.

Then it was very quiet. {captain} got up. She stepped down on to the jetty, first with one boot and then, after a while, with the other.

“What do we do now?” she asked.

“Now you’re here,” said {child}.

# one-bun
{gun} fetched coffee and juice. {mate} fished up the hat with the net. Then the captain dug in her pocket and brought out the bag, rather flat. There was one bun left.

“We meant to throw it to you,” she said. “But we were going so fast.”

{child} broke it into [friend: five|four].

# one-more-turn
The wind dropped. The sky went pink, and {mate} was already on his back on the deck, snoring[pet.cat: , with {pet} on his tummy]. {captain} sat with her back against the bollard and her head on {child’s} shoulder. She smelled of tar and cinnamon.

“You can sleep here,” said {child}. “{gun} has blankets.”

“We don’t stop,” mumbled {captain}. Her eyes were shut already.

“Of course not,” said {child}. And {child.he} put one more turn [us: around | round] the bollard.

“Good,” mumbled the captain, and slept.
