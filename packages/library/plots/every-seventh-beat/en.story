title: Every Seventh Beat
title: Somebody’s Copying Ruth
title: I’m In It!
guest friend: Fergus (he), Maisie (she)
guest elder: Morag (she), Elspeth (she)
guest mechanic: Sheila (she), Doreen (she)

% {elder} is the real one, else the owner of the house on the island. {@a} is {adult}, else {mechanic} from next door: always the name. Ruth is the boat, the whale “it”. Six thumps and a hic; at the end a clang.

# the-hydrophone
{Friend} had built the hydrophone out of a microphone[school:  from {school}], a jam jar and half a packet of bathroom sealant. It was as ugly as sin. But it didn’t leak, and now it was hanging twenty feet down in the sea, off the end of [elder: {elder’s} jetty | the jetty at {elder’s}, where they were staying for the holidays].

“Can you hear anything?” {friend.he} asked, for the fourth time.

{child}[friend: , {friend’s} best friend,] pressed the headphones to both ears. Shrimps were crackling. A long way off, a motor boat was buzzing. And then, underneath it all, so low that you felt it more than heard it:

Thump. Thump. Thump. Thump. Thump. Thump. Hic.

Thump. Thump. Thump. Thump. Thump. Thump. Hic.

“It’s a boat,” {child.he} said. “With something wrong with its engine.”

{friend} looked out across the bay. It lay grey and empty from one island to the next.

“What boat?”

# that-is-rut
They swapped over, and swapped back, and then they fetched {elder.short}. {Elder.He} came with flour on both hands and no intention at all of staying. {Elder.He} held one side of the headphones to an ear and listened. Then {elder.he} sat down on a fish box.

“That’s Ruth,” {elder.he} said.

“Who’s Ruth?”

“My boat. I’d know her in my sleep. She always skipped every seventh beat, and nobody on the whole island could cure her of it.” {Elder.short} pointed a floury finger at the boathouse. “But she’s in there. That engine hasn’t run for thirty years.”

They went in, all three, just to make sure. Ruth lay under her tarpaulin. Her engine was as cold as a stone, and there was a spider living in the air pipe.

“Then somebody’s copying her,” said {friend}.

# company
{Elder.short} didn’t answer for a good long while.

“The summer I was twenty-two,” {elder.he} said at last, “I had company. It was a humpback, and hardly more than a baby. It must have lost the others. All through August it swam behind Ruth, every morning when I pulled in the nets, and so close that I could feel its breath. Old herring, more or less. One day in September it was gone, and I hoped it had found its way home.” {Elder.He} ran a hand along the side of the boat. “I never told a soul. They thought I was too much on my own as it was.”

# nobody-answers
{@A-who}, who mended buses [city: {in city} | in town] and believed in things that you could take apart, came down to the jetty to ask what had become of the buns. They gave {@a} the headphones instead.

“A whale can’t …” {@a} began, and got no further. And then, in quite another voice: “It skips the seventh. {@fell-asleep}”

{child} looked from one of them to the other.

“But it’s calling,” {child.he} said. “All the time. And nobody’s answering.”

For three seconds nobody spoke. Then {@a} pushed up both sleeves.

“I’ll need [us: kerosene | paraffin], rags and a [us: blowtorch | blowlamp]. And somebody had better ask that spider to move.”

# puff
It took all afternoon. {child} scraped off the rust. {Friend} cleaned out pipes[athlete:  in {friend.his} best shirt, the {athlete} one,] and passed the tools, mostly the right ones.[music:  By the end they were all humming {@song}, with a hic on every seventh beat.] Ruth leaked like a sieve, so she got no further than the slipway. But with her stern in the water, her propeller out of gear and three ropes to the shore[elder2: , one of them with {elder2} on the end of it], she lay as steady as you like. {@A} heated the iron bulb on her engine until it glowed cherry red. {Elder.short} took off {elder.his} apron, spat on both hands[sport:  as if it was time to {play sport}] and heaved at the flywheel.

Puff, said Ruth.

{Elder.short} heaved again. A smoke ring shot out of the pipe and floated off towards the church.

“Come on, old girl,” muttered {elder.short}.

The third time, she caught. Thump, said Ruth. Thump. Thump. The whole slipway shook. Thump. Thump. Thump. Hic! {@A} gave a whoop, and {friend} was so delighted that {friend.he} dropped the biggest [us: wrench | spanner] straight down into the boat.

CLANG.

“Sorry!” yelled {friend}.

Nobody heard. They were all watching the bay.

# it-is-listening
The thumping went out over the water and down into it, past the moorings, past the islands. Five minutes went by, and then ten. [pet.dog: {Pet}[!pet.known: , {child’s} dog,] sat at the end of the jetty, head on one side. ]The sun was so low that everything had turned to copper. {child} had the headphones on, and so {child.he} noticed first. The other thumping, the one out there, wasn’t there any more.

“It’s stopped,” {child.he} said. “We’ve frightened it.”

“No,” said {elder.short}. “It’s listening.”

# somebody-breathed
Thirty yards from the jetty, somebody breathed out.

It sounded like somebody opening the door to a very large room. A cloud hung in the air, and there was a smell of old herring.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] came out on to the jetty.] Then came the back. It came and came and there was no end to it, black and shining and covered in scars, and it rolled over so slowly that they had time to see every one. An eye as big as an orange went by, just under the surface.

{child} forgot that {child.he} had a voice.

{Elder.short} had walked out to where the jetty stopped.

“Hello, you,” {elder.he} said. “Haven’t you [us: gotten | got] old.” {Elder.He} blew {elder.his} nose on an oily rag. “Well, so have I. I know.”

It stayed until dark. Up and down it went, close behind Ruth, just as if she were pulling in her nets. When the [us: kerosene | paraffin] was gone and the engine had coughed for the last time, it lifted its tail, the whole of its great black tail, and slid away.

# far-out-to-sea
That night {child} and {friend} lay up in the attic, with one side of the headphones each. The cable went out of the window, across the grass and down into the sea. [adult: {Adult} sat on the edge of the bed | {Mechanic} sat on the window sill] and {elder.short} on the stairs, and nobody mentioned the time.[pet.other:  {child} was working out how to tell {pet} about it.]

You could still hear it, a long way out to sea now.

Thump. Thump. Thump. Thump. Thump. Thump. Hic.

{friend} was nearly asleep. Then {friend.his} eyes flew open.

“Wait,” {friend.he} whispered. “Did you hear that?”

They held their breath. Thump. Thump. Thump. Thump. Thump. Thump. Hic.

Clang.

“That’s me,” whispered {friend}. “I’m in it.”

# @fell-asleep
I used to fall asleep to that when I was little.
## if adult & elder
That’s what {elder.short} drums on the table. Always has.

# @a
{mechanic}
## if adult
{adult}

# @A
{Mechanic}
## if adult
{Adult}

# @A-who
{Mechanic} from next door
## if adult
{Adult}

# @song
{music}
