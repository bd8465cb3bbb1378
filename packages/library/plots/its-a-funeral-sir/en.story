title: It’s a Funeral, Sir
title: Twelve to Nothing
title: The Terrors of the Ocean
guest friend: Nan (she), Meg (she)
guest spragg: Captain Spragg (he), Captain Hobbs (he)
guest crabbe: Mr Crabbe (he), Mr Stint (he)

% {friend} has, from the navy on: the cutlass, {child’s} hat and one boot. She gives back the boot and keeps the hat. The pirate is the best friend and the captain the grandparent, where they are ticked. “Nothing personal”: {friend}, {friend}, {child}, {friend}.

# nine-weeks
For nine weeks {child} had been at sea on the good ship Perseverance[elder: , with {elder} for captain][city: , a very long way from {city}], and in all that time [elder: had|{child.he} had] wished for only one thing: pirates.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had gone to sea in March, and wouldn’t say what as.]

The cargo was to blame. The Perseverance carried onions. {child} was {age}, {child.he} {child.was} cook’s mate, and {child.he} hadn’t joined a ship to cry into a bucket.[pet.dog:  {Child’s} dog, {pet}, howled whenever they were chopped.][pet.cat:  {Child’s} cat, {pet}, slept all day on an old sail.][sport:  You couldn’t even {play sport} on it, for onions.]

So when a black flag came up over the horizon one morning, [pet.dog: {child} and {pet} were the only ones | {child} was the only person] aboard who cheered.

# boots
There was no fight. [elder: {Elder.short} | Old {spragg}] said no onion was worth dying for. Twelve pirates climbed over the rail[pet.dog: , and {pet} wagged at every one of them]. {child} stood waiting, pale with joy, and [friend: one of them | a girl of about the same size] came straight up to {child.him}, looked at {child.his} feet and said:

“Boots. Nothing personal.”

[friend: “{Friend}?”|“What?”]

“I’m robbing you. Hand them over.” [friend: It was {friend}, with | She had] a cutlass, several teeth, and toes that were blue with cold. {child} handed them over.

[friend: “But it’s me,” said {child}. “Will | “I’m {child},” {child.he} said. “Will] you be wanting the treasure now? We haven’t any, but you could torture me.”

# scurvy
“We’ve come for the onions,” said [friend: {friend} | the girl, whose name was {friend}].

“The onions?”

“We’ve had nothing but biscuit since March. Look.” {Friend.He} wobbled a tooth. “That’s scurvy. It’s what you get for want of vegetables. Onions are the best thing for it.”

{child} stared. The terrors of the ocean were sitting in a ring on the deck, round [pet.cat: {pet} and a heap of onions on the old sail|a heap of onions on an old sail], and eating them raw, like apples, with their eyes shut. Their captain, a {crabbe}, had written [elder: {elder.short} | {spragg}] a receipt.

It was the greatest disappointment of {child’s} life.[school:  {Child.He} had left {school} for this.]

# lovely-boots
“You’re supposed to be bloodthirsty,” {child} told {friend}, who was carrying sacks to and fro with {child} padding after {friend.him} in socks[elder2:  from {elder2}]. “You’re supposed to say aargh.”

“I say it when I stub my toe. Don’t need to now. Lovely boots.”

“Why don’t you take me prisoner, at least?”

“We’d have to vote on it. We vote on everything. And you talk too much, so you’d lose. Nothing personal.”

# the-cutlass
That did it. When {friend} put down {friend.his} cutlass to lift the next sack, {child} took the cutlass.

“Nothing personal,” said {child}.

{friend’s} eyebrows went up. Slowly, {friend.he} grinned. In the next hour {friend.he} got back the cutlass, and {child’s} hat as well, and {child} got back one boot, and they both laughed so much that neither saw the third ship until it was quite close.[pet.cat:  {Pet} had been watching it for some time.][pet.dog:  {Pet} had been barking at it for ten minutes.]

# navy
“Navy!” howled the lookout.

The pirates ran to their own ship, and stopped. It was so full of onions that it had settled on a sandbank, and there it would sit until the tide came in. {crabbe} just had time to haul down the black flag.

{friend} had stopped laughing. {Friend.He} stood there with one boot on.

“What will they do to you?” asked {child}.

“Prison. All of us. Till I’m old.” {friend} said it quite calmly, but the cutlass was shaking, and {friend.he} put it behind {friend.his} back so that {child} wouldn’t see. “Quick, now. Get over by your captain and say you never spoke to me. They’ll believe that. Go on.”

A Navy boat was rowing over already. {child} looked at it. {Child.He} looked at twelve pirates with onions in their hands[pet.cat: , and at {pet}]. And {child.he} remembered nine weeks of crying into a bucket.

# hats-off
“Back in your ring, everybody!” shouted {child}. “All round the onions! Hats off! And give me that cutlass.”[elder: 

The first hat off was {elder.short’s}.]

{Child.He} had chopped more onions than anybody alive. {Child.He} knelt in the middle of the ring now and chopped as {child.he} never had before, dozens of them, on the lid of a barrel[athlete: , the way {athlete} would have done it in a final], while the fumes rose up and the tears ran off {child.his} chin. Then {child.he} folded the old sail over the heap[pet.cat: , and {pet} lay down on top, as usual]. By the time the lieutenant came over the rail, there wasn’t a dry eye on deck.

# its-a-funeral
“What’s this?” said the lieutenant. “I’m looking for pirates.”

He saw a ring of bare-headed men around something under canvas, and every one of them was weeping as if his heart would break. {crabbe} was leaning on [elder: {elder.short}, and {elder.short} was patting him. | {spragg}. {spragg}, who was a kind man, was patting him.][pet.dog:  {Pet} put up {pet.his} nose and howled.][pet.other:  Somewhere below, {pet} sneezed.]

“It’s a funeral, sir,” sobbed {child}.

The lieutenant turned red. He [pet.dog / pet.cat: looked at {pet}, and ]took off his hat. “I do beg your pardon. Was it somebody dear to you?”

“Nine weeks,” said {child}, truthfully. “We were never apart.”

The lieutenant’s own eyes had begun to stream. “How you must have loved him,” he said, and blew his nose, and went quietly back down the ladder to his boat.

Nobody moved till it was out of sight. Then they laughed until they had to hold on to the masts.

# twelve-to-nothing
In the evening the tide came up and lifted the pirate ship off the sand. The water was pink and perfectly still. The cook was making soup out of the funeral[music: , and humming {music}]. {friend} was the last to go, and sat on the rail with {friend.his} legs over the side.

“We had a vote,” {friend.he} said. “You won, if you want to come. It was twelve to nothing.”

{child’s} heart gave a jump. {Child.He} looked out at all that sea. Then {child.he} looked back, to where [elder: {elder.short} | old {spragg}] was peering about for {child.him} with [elder: a bowl in each hand | two bowls in his hands][pet.dog:  and {pet} close behind][pet.cat:  and {pet} round one ankle].

“I can’t,” {child.he} said. “[elder: {Elder.short} would | He’d] have no one to eat with.”

{friend} nodded. {Friend.He} pulled off the boot and gave it back. {friend’s} eyes were wet, and so were {child’s}.

“Onions,” {friend.he} said fiercely.

“They’re all in the soup,” said {child}.

# over-the-side
So {friend} put both arms round {child’s} neck, and hugged till {child’s} ribs creaked.

“Nothing personal,” said {friend}. And {friend.he} went over the side, wearing {child’s} hat.
