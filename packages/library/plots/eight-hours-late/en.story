title: The Comeback
title: Eight Hours Late
title: Baa to You, Sir
guest friend: Priya (she), Kofi (he)
guest teaser: Marcus (he), Damian (he)

% The hat was knitted by the child’s own grandparent where there is one, else by the friend’s auntie. Nobody else is in it.

# over-his-head
The superhero came in through the window at twelve minutes past nine at night, with his cape over his head.

“Not so fast!” he shouted. “At least MY hat’s got a head in it!”

There was nobody in the room except {child}, who was lying in bed and staring at the [athlete: poster of {athlete} on the ceiling | ceiling].

“That was at lunchtime,” said {child}.

The superhero pulled the cape off his face, looked at his watch and sank down on the desk chair.

“How late am I?”

“Eight hours.”

“That’s not bad,” said the superhero. “For me.”

[pet.dog: {Pet}[!pet.known:  the dog] came out from under the bed, sniffed the end of the cape and lay down on it.

][pet.cat: {Pet}[!pet.known:  the cat] came out from under the bed, sniffed the end of the cape and lay down on it.

][pet.other: {Pet} looked to see if it was anything to eat. It was only a superhero.

]The superhero was called the Comeback. If anybody, [city: in {city} or ]anywhere[city:  else], couldn’t think what to say, he heard it, and then he flew there at once with the perfect answer. “Well, more or less at once,” he said. “There’s a lot of wind. And sometimes I’m in the [us: tub | bath].”

# did-a-sheep
{child} turned to the wall. At lunchtime[school:  {at school}] {teaser} Bell had stopped at their table and looked at {friend’s} new hat. [elder: {Elder}[elder2:  and {elder2}] had knitted it for {friend.him}. | {Friend’s} [us: aunt | auntie] had knitted it.] It was big, and it had flaps. “What’s that?” {teaser} had said. “Did a sheep sit on your head?” And everybody had laughed, and {friend} had taken off the hat and stuffed it into {friend.his} bag.

And {child}, who was {friend’s} best friend, had looked at the pasta as if there was going to be a test on it.

{child.He} had been thinking ever since of what {child.he} should have said.

# four-hundred
“I’ve got four hundred,” said the Comeback, and took out a notebook. “Here. ‘I’d sooner have a sheep on my head than …’ No, that one isn’t finished. ‘Baa to you, sir.’”

“That’s worse than pasta,” said {child}.

“It’s better with the cape.”

They worked at it for ten minutes[music: , with {music} playing quietly][sport: , and gave up one about {sport}]. {child} thought of one about wool between the ears, and they were both quite proud of it.

“I’ll say that to {teaser} tomorrow,” said {child}, and {child.he} lay there picturing {teaser’s} face. But {child.he} kept seeing {friend’s} instead. {child.He} saw the hat going down into the bag, flaps last.

# upside-down
“They’re all for {teaser},” {child.he} said.

“Certainly.”

“Haven’t you got one for {friend}?”

The Comeback leafed all the way through from the front. He leafed through from the back. He held the notebook upside down and shook it.

“No,” he said. “Nobody’s ever asked for one of those.”

# still-there
{child} looked out of the window. {Friend} lived just across the [us: courtyard | yard], so close that they could talk from window to window without raising their voices. It was dark over there.

“It’s too late now, anyway,” said {child}.

“Oh, yes,” said the Comeback. “It’s always too late. I’ve been doing this for twenty years, and I’ve never once been on time.”

“Then why do you keep coming?”

The Comeback looked quite baffled.

“Well, they’re still there, aren’t they?” he said. “The people. They’re lying there, just like you.”

# turning-pages
{child} lay still. Then {child.he} got up and opened the window wide.

“{Friend}!”

Nothing.

“{Friend}!”

A lamp went on. There stood {friend} with {friend.his} hair flat on one side, and {friend.he} didn’t look like somebody who had been asleep.

“What?” {friend.he} said.

And now, of course, {child} couldn’t think what to say. {child.His} head was as empty as it had been at lunch. Beside {child.him} the Comeback was turning pages like mad.

“‘Baa’?” he whispered.

# a-good-hat
{child} laid a hand on the notebook and shut it.

“I should have said something,” {child.he} said. “At lunch. And I just looked at my pasta.”

{Friend} didn’t answer [us: right | straight] away.

“I know,” {friend.he} said. “I saw you.”

“I thought he’d start on me. That’s all it was. I’m sorry. It’s a good hat.”

“It’s not a good hat,” said {friend}. “It’s a terrible hat. Have you seen the flaps?”

“They’re quite big,” said {child}.

“They’re enormous. But [elder: {elder}[elder2:  and {elder2}] | my [us: aunt | auntie]] spent weeks on it.”

“I know.”

Then neither of them said anything, but now it was a silence one could lean on.

# free-on-thursday
“What should you have said, then?” asked {friend}.

“‘At least my hat’s got a head in it.’”

{Friend} snorted. “That’s awful.”

“There are four hundred of them. ‘Baa to you, sir.’”

{Friend} had to hold on to the window frame. “Stop it,” {friend.he} said. “No, wait, I thought of one too. I’ve been lying here since eight. He says, ‘Did a sheep sit on your head?’ And I say, ‘Yes. Shall I ask if it’s free on Thursday?’”

The Comeback’s pencil stopped in the air.

“That’s good,” he whispered. “That’s really very good. Might I have that?”

“Who’s that?” asked {friend}.

“A superhero,” said {child}. “He’s late.”

“Oh,” said {friend}. “Tell him he’s welcome.”

# flaps
{Friend} bent down, and when {friend.he} came up again, {friend.he} had the hat on. The flaps stuck straight out in the lamplight.

“I’m wearing it tomorrow,” {friend.he} said.

“Then I’m sitting beside it,” said {child}.

# good-night
When the lamp had gone out over there, {child} crept back into bed. {child.He} {child.was} so tired that the mattress seemed to come up to meet {child.him}.

[pet.dog/pet.cat: {Pet} was still lying on the end of the cape, and got off it in {pet.his} own good time.

][pet.other: {Pet} looked up once more. It was still only a superhero.

]The Comeback put away his notebook, climbed onto the windowsill and gathered up his cape. There was somebody by the sea who had been needing an answer since Sunday.

“Good night,” said {child}.

“Good night,” said the Comeback.

Then he stood quite still with one foot out of the window.

“Did you hear that?” he whispered. “You said it, and I said it. [us: Right | Straight] away.”

“Perfect,” mumbled {child}.

The cape flapped once. And away over the roofs {child} could hear somebody saying it again and again, happier and happier, and farther and farther off.

“Good night. Good night. Good night.”
