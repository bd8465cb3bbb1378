title: The Tooth That Stopped the Match
title: Not with an S
title: Fweet, Said the Tooth
guest referee: Mr Hobday (he), Mr Pike (he)
guest mate: Molly (she), Hannah (she)
guest coach: Mrs Dunn (she), Mrs Rudge (she)
guest friend: Archie (he), Tilly (she)

% The tooth whistles at every s as long as it is in. So there is no s in {child’s} mouth between `loose` and `twister`, but for YES.

# loose
{child} had a loose tooth. It was right at the front, you could wobble it with your tongue, and every time {child} said an s, it whistled.

At home that was just funny. But now there was a match on, on a muddy pitch next to a field, and {child} hadn’t thought about “pass” being a word with an s in it.

“Pass!” {child.he} shouted.

FWEEET, went the tooth.

Everybody stopped. The referee, who was called {referee} and liked things done properly, took the whistle out of his mouth and looked at it.

“I never blew that,” he said.

“It was my tooth,” said {child}. “Sorry. It’s loose.”

FWEEET! FWEEET! FWEEET!

Everybody had only just got going again. Now they all had to stop.

“Don’t say anything with an s!” called [friend: [!friend.known: {child’s} best friend, ]{friend},|{friend},] who was in goal.

# yes
That is harder than [sport: it is to {play sport} on one leg | you’d think]. “Pass” had to be “over here”. “Nice one” had to be “lovely”. And when {mate} was right in front of goal, with nobody anywhere near her, {child} yelled, “Go on, {mate}! You can do it! Now, now, now!”

{mate} took the shot. Anyone could tell that it was going in.

“YES!” shouted {child}.

FWEEET, went the tooth. And then the ball went in.

“That whistle went before the ball went in,” said {referee}. “So I’m afraid it’s no goal.”

“But it was a tooth!” said {mate}.

“A whistle’s a whistle,” said {referee}[athlete: , “and I’d say the same to {athlete}.”|.]

{mate} looked at {child}. The whole team looked at {child}. So {child} shut {child.his} mouth, and made up {child.his} mind never to open it again.

# fog
Then came the fog.

It came off the field, thick and white, and walked straight on to the pitch as if it wanted a game. One goal disappeared, and then the other.[elder:  {Elder} disappeared[elder2:  and so did {elder2}], coffee and all.] Then {referee} disappeared, from the bottom upwards.

“Everybody to me!” they heard him call, and he blew his whistle.

Pffft. It was full of mud.

“I’m here!” shouted {mate}.

“So am I!” shouted somebody else.

“Where’s here?” shouted {friend}. {Friend.He} sounded a long way off, and {friend.he} sounded small.

{child} put out one arm and couldn’t see the hand on the end of it. Nobody could see anybody. What they needed was something that whistled.

# twister
So {child} opened {child.his} mouth again. {Child.He} said the hissiest thing {child.he} knew[school: , the one that everybody {at school} tripped over].

“Six silly sausages!”

FWEET, FWEET, FWEET, went the tooth.

“Walk to the whistle!” called {referee}.

“Six silly sausages!”

Out of the fog came {mate}. Out of the fog came two blue shirts and three yellow ones.[pet.dog:  Out of the fog came {child’s} dog, {pet}, who thought somebody was whistling for {pet.him}.] {referee} came last, with his hands held out in front of him. He patted them all on the head and counted.

“There’s one missing,” he said. “{Friend}.”

# one-long
{child} had a feel with {child.his} tongue. The tooth was hanging by a thread. It would never get through six silly sausages again. But it might manage one s, if it was a long one.

{Child.He} held the tooth on with a fingertip, took the biggest breath there was, and said:

“Ssssssssssssss …”

FWEEEEEEEEEET, went the tooth. It went out through the fog like a piece of string, straight ahead, on and on. And along the string, from the far end, came {friend}.

“I saved a shot!” {friend.he} said. “Only it was a hare.”

They laughed until the fog rang[city: , and perhaps you could hear it in {city}]. Even {referee} did.

# stop
“Well, I’d better blow the final whistle,” he said, and he got it out. Pffft. So he looked at {child}. “I wonder, could you?”

Nobody made a sound. {child} went and stood in the middle of the pitch, or where {child.he} thought the middle was.

“Stop,” {child.he} said.

FWEE… went the tooth. And there was something small and white in {child.his} hand.

“Now say something,” said {mate}.

“Pass,” said {child}.

It sounded a bit like somebody blowing on soup. Nobody stopped. {mate} took {child.his} arm, and off they went[music: , humming {music}].

# nil-nil
{@Asked} how it had gone.

“[us: Nothing–nothing | Nil–nil],” said {child}. “And a hare.”

# not-a-peep
[adult / elder: {Child.He} | At home {child.he}] put the tooth in an egg cup on the windowsill.[pet.cat:  {Child.His} cat, {pet}, sniffed it and walked off.][pet.other:  {Pet} was allowed to look.] Outside lay the fog, white and still. {child} put {child.his} tongue in the gap, which was all soft and new.

“Sleep tight,” {child.he} said to the tooth.

There wasn’t a peep.

# @Asked
On the way home {coach}, who was the coach and hadn’t seen a thing, asked
## if adult
At home {adult} asked
## if elder & !adult
At home {elder.short} asked
