title: The Lighthouse on the Far Side of the Moon
title: Short, Short, Long
title: Somebody Is Home
guest pilot: Mira (she), Ruth (she), Nell (she)

% The pilot is she.

# retired
{Elder} had tried being retired, but there wasn’t enough to do. So {elder.he} got a job as the lighthouse keeper on the far side of the moon, and in the holidays {child} and {friend} went up to stay[city: , all the way from {city}].[elder2:  {Elder2} had been there for a month already, and said {elder2.he} {elder2.was} sleeping better than ever.]

The first day, they jumped. On the moon you weigh a sixth of yourself, and {friend}, {child's} oldest friend, went clean over the roof of the station without touching the aerial. {child} came straight after.[sport:  Then they tried to {play sport}, but nothing came down again until after tea.][athlete:  “{athlete} ought to see this,” said {friend}.][pet:  Even {pet} jumped, in a suit with room for a tail, and looked surprised the whole way down.]

## or
There’s a lighthouse on the far side of the moon, and somebody has to live in it. It was {elder}, who’d answered an advertisement.[elder2:  {Elder2} had come too, for the quiet.] In the holidays {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] went up to stay[city: , all the way from {city}].

The first thing they did was drop things. It took a spoon a whole minute to get to the floor.[sport:  They tried to {play sport} in the dining room, but everything stayed up at the ceiling.][athlete:  “{athlete} ought to see this,” said {friend}.][pet:  {Pet}, floating by with all four legs stuck out, gave {child} a look.] The second thing they did was go outside. {child} jumped over the station. {Friend} jumped over {child}.

# far-side
The second day, they asked.

“Why’s there a lighthouse here?” said {friend}. “The ships have all got computers.”

“So they have.” {Elder} was pouring the coffee, which fell so slowly that you had to wait for it. “But every now and then a computer coughs. And then a pilot likes to see something with her own eyes.”

From the far side you never see the earth. It’s round behind the moon, with all the people on it[school:  and the whole of {school}]. And the night goes on for two weeks. {child} had never seen so much dark. It began just outside the window, and the stars in it didn’t even twinkle.

The only thing that blinked was the lighthouse, at the very top of its mast. Short, short, long. Then ten seconds of dark. Short, short, long.

“Every lighthouse has its own way of blinking,” said {elder.short}. “So they know who’s home.”

# ping
On the third evening the wall went ping.

It was only a bit of grit from space, no bigger than a pea, but it had gone straight through the cable to the mast. The lamp went out. The radio went quiet.[music:  It had just been playing {@song}.] {Elder} looked at the clock.

“The mail ship lands in an hour,” {elder.he} said. “Nine people on board. And their computer’s been coughing all week.”

{Elder.He} {elder.was} already pulling on a spacesuit. The landing place wasn’t large, and the crater walls stood on either side, black against the black.

“I can mend the cable, but it’ll take me a while. Until then you’ll have to be the lighthouse.”

“Us?” said {child}.

“You’ve each got a lamp on your helmet.”

{Elder} fastened {child's} helmet, and then {friend's}.[pet:  {Pet} had to stay at the window.] “Only, one lamp on its own might be anything. Two lamps, blinking together, means people.”

# helmets
They climbed the hill behind the station. {Friend} turned round and said something, but all {child} could see was a mouth moving. The radios in their suits went by way of the mast, and the mast was dead.

So {friend} sat down very close, and leaned {friend.his} helmet against {child's}. Sound can’t go through nothing. But it can go through a helmet.

“Can you hear me?” {friend.he} said, as if from inside a tin.

“I can hear you.”

They put their fingers on their switches and counted themselves in. Short, short, long. Then ten seconds of dark. Short, short, long.

The first few times, they just counted. There was nothing to look at except every star there is, and nothing to hear except the other one breathing.

# one-sentence
In the seventh dark {friend} said, “I’m a bit scared.”

Short, short, long.

“Me too,” said {child}.

Short, short, long.

“You? You’re never scared.”

Short, short, long.

“I am. I just wait till you’ve jumped first.”

{child} felt the helmet shaking. {Friend} was laughing.

In ten seconds you can say about one sentence. If you’ve only got the one, you choose a true one, and then it’s time to blink, and nobody gets the chance to be embarrassed. {Friend} said {friend.he} had never actually liked camping. {child} said {child.he} sometimes lay awake thinking of what {child.he} should’ve answered. They said a few more that are nobody’s business but theirs.

“Do you think we’ll be friends when we’re as old as {elder.short}?” said {child}.

Short, short, long.

“Yes, but you’re doing the cable, because I’m better at blinking.”

By now {child's} finger was going numb. Once {child.he} lost count, and {friend} knocked, helmet on helmet, just in time.

“Everything’s so big,” said {child}.

{Friend} was quiet for so long that it was nearly too late to answer.

“They can see us, though,” {friend.he} said.

## or
In the fifth dark {friend} said, “What if two isn’t enough?”

Short, short, long.

“I’m scared too,” said {child}.

Short, short, long.

“You never look scared.”

Short, short, long.

“No. I’ve practised in the mirror.”

{child} felt the helmet shaking. {Friend} was laughing.

You can say one sentence in ten seconds, and not two. So you choose a true one, and then it’s time to blink, and nobody gets the chance to be sorry. {child} said {child.he} still slept with the same old blanket. {Friend} said it was {friend.he} who’d dropped the bicycle key down the drain, that time. They said a few more, just for the two of them.

“Weren’t you cross with me last summer?” said {child}.

Short, short, long.

“Yes, but I forgot about it on the way to your house to tell you.”

By now {child's} finger was going numb. Once {child.he} lost count, and {friend} knocked, helmet on helmet, just in time.

“Nobody knows we’re sitting here,” said {child}.

{Friend} was quiet for so long that it was nearly too late to answer.

“I know,” {friend.he} said.

# the-ship
And then one of the stars began to move.

It was the mail ship. It came down towards them without a sound, but it wasn’t coming down straight. It was drifting to the left, towards the crater wall. {child} wanted to blink fast, like a scream.

“Faster!” said {friend}.

“No,” said {child}. “If we do that we’re not {elder.short's} lighthouse any more. We’re just two people who are scared.”

And in the very last second of the longest dark of all, they put their fingers on the switches, both of them, perfectly calmly.

Short, short, long.

# answered
The ship hung there above them, like somebody who’s just heard their own name. Then slowly it turned, away from the wall and in towards the hill. And a lamp came on in its nose.

Short, short, long, it answered.

It landed in a cloud of dust, and the dust fell straight back down again. At that moment the whole hill went white. Behind them, the lighthouse had come on.

“There we are,” said {elder.short's} voice, crackling in the radio. “You can stop being a lighthouse now. Come in, there’s cocoa.”

Neither of them got up straight away. They sat on for one more dark, helmet against helmet.

# two
The pilot, whose name was {pilot}, came in with the mailbag over her shoulder and her hair on end.

“Your lighthouse looked odd tonight,” she said. “It was trembling a bit. I thought it was the computer again. And then I counted the lamps.”

“How many did you make it?” asked {elder}, who knew.

“Two,” she said, and looked at the pair of them, with their cocoa moustaches and their eyes falling shut. “So I knew there was somebody home.”

## or
The pilot, whose name was {pilot}, drank her cocoa standing up, with the mailbag still over her shoulder.

“There was something about your lighthouse tonight,” she said. “It had a shaky hand, if you can say that of a lighthouse. And then there was the second lamp.”

“So you saw that,” said {elder}.

“One lamp, I fly past,” she said, and looked at the two of them, falling asleep over a mug each. “But there were two.”

# to-seven
That night {friend} had the top bunk, and {child} had the bottom one[pet: , with {pet} lying heavily across it]. The light from the mast came in at the window and went across the ceiling.

Short, short, long.

“{child}?”

Short, short, long.

“Mm?”

Short, short, long.

“Nothing. I was just checking.”

Short, short, long.

“I’m here,” said {child}.

Then {child.he} waited for the next sentence. But there was only breathing from up above, slow and long. {child} counted the breaths in the dark. {child.He} meant to count to ten, and {child.he} got as far as seven.

# @song
{music}
