title: The Mermaid on the Bench
title: The Bit in Between
title: Bubble, Bubble
guest friend: Poppy (she), Noor (she)
guest teacher: Colin (he), Trevor (he)
guest mermaid: Marina (she), Coralie (she)

% The bucket stands by the bench and is left there. {teacher} stands in the water from the moment they jump. Air is only air, and water is only water.

# looking-out
{child} was on the lookout for mermaids. {Child.He} sat on the edge of the swimming pool[city:  in {city}], where {child.he} had lessons, and looked down into the blue.

“Seen any?” asked {teacher}, the swimming teacher.

“Not yet,” said {child}.

“There aren’t any in the pool,” said {teacher}. “I’ve worked here for twelve years.”

# on-the-bench
He was quite right. There weren’t any in the pool. She was sitting on the bench.

She had green hair and a long, shiny, scaly tail, and [us: around | round] the tail she had [us: water wings | armbands]. Two orange ones. The end of the tail was in a bucket of water.

“Are you a mermaid?” whispered {child}.

“Yes,” said the mermaid. “I’m called {mermaid}. Is this where you learn to swim?”

“But you can swim, can’t you?”

“Oh, I can swim,” said {mermaid}. “It’s the jumping in.” She went pink. “I’ve always been in. I was born in. But to jump in you have to start from out, and it looks such a long way.”

{child} knew exactly what she meant. {Child.He} could float, and {child.he} could kick[sport: , and {child.he} {child.was} brave enough to {play sport}]. But jump off the edge, so that your head went under? Never.

# what-you-have
{teacher} came along with his list.

“Somebody new! Have you had your shower?”

“All my life,” said {mermaid}.

“Good. We’re jumping in, one at a time, at the shallow end, and I’ll be in the water to catch you. Remember, it’s feet first.”

“I haven’t got any,” said {mermaid}.

“Then use what you’ve got,” said {teacher}.

So {mermaid} shuffled over to the edge, and left the bucket behind by the bench.

The others all jumped. Splash went Max! Splash went {friend}[friend & !friend.known: , who was {child’s} best friend]![athlete:  It was nearly as good as {athlete}.]

# one-two-three
Then there were only two left on the edge.

“One, two, three,” said {mermaid}, and leaned forward. “No.”

“One, two, three,” said {child}, and bent {child.his} knees. “No.”

# the-bit-in-between
“What are you scared of?” asked {mermaid}.

“My head going under,” said {child}. “What about you?”

“That bit in between. When you’ve stopped being on the edge and you haven’t started being in the water. Is it horrid there?”

“It’s only air,” said {child}. “Air’s all right. I’m in it all the time[school: , even {at school}]. Is it horrid under?”

“It’s only water,” said {mermaid}. “You blow out through your nose, and then it can’t get in. Bubble, bubble. I do it all the time.”

They looked at each other.

“One, two, three …”

“No,” they said, both together.

# drying
So there they sat. {mermaid} flapped her tail, the way you do when you’re nervous. She flapped it a bit more slowly. Then she didn’t flap it at all.

“{child},” she said. “I’ve been sitting here too long. I’m drying up.”

Her scales weren’t shiny any more. They were grey. {mermaid} tried to move, and couldn’t. She was stuck to the edge like a sticker.

“I’ll get the bucket!” called {teacher}, and waded off towards the steps. But the bucket was right over by the bench, and {mermaid} was grey all the way up to her tummy button.

She needed water now. She needed one really enormous splash.

# im-coming
{child} stood up and put {child.his} toes over the edge.

“{teacher}!” {child.he} called. “I’m coming!”

{teacher} was back in three strides, with his arms out.

“One,” said {child}. “Two.” {Child.He} filled right up with air. “THREE!”

And {child.he} jumped.

The bit in between was only air. Then came the water. SPLASH! {child’s} head went under, and {child.he} blew through {child.his} nose, bubble, bubble, and nothing got in at all. It was only blue. And then up {child.he} came, straight into {teacher’s} arms.

# soaked
The splash had gone right over the edge. And there sat {mermaid}, dripping wet, and shiny, and green.

“You were in between,” she called. “And then you were under. What was it like?”

“Blue,” called {child}. “Come on, I’ll count.”

{mermaid} took off her [us: water wings | armbands].

“One, two, three,” counted {child}.

And {mermaid} didn’t say no. She said “Wheeeeee” the whole way through the bit in between. That splash got as far as the changing rooms[music: , where somebody stopped humming {@song}].

# fourteen-times
After that they jumped in fourteen more times, hand in hand[friend: , and with {friend} on {child’s} other hand]. And the last time they opened their eyes under the water, both of them, and waved.

# saw-me
“Well, {child},” said {teacher}, when {child.he} {child.was} sitting in {child.his} towel[elder:  and waiting for {elder}[elder2:  and {elder2}]][pet & elder:  and {pet}][pet & !elder:  and thinking about {pet}]. “Did you see any mermaids?”

{child} looked down into the blue, where the bubbles were still coming up.

“Yes,” {child.he} said. “And she saw me.”

# @song
{music}
