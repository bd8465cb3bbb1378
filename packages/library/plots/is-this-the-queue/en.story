title: Is This the [us: Line|Queue]?
title: The Blue Door
title: Don’t Move
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Rule: {friend} only ever says what is true, and each true thing makes the line longer.
% The grown-up (@a): {adult}, else {aunt}. The man with the folding chair and the lady with the bag have no names.

# dont-move
“Stand here by this door and don’t move,” said {@a}, and went back to the car for the [us: sweaters | jumpers], because the wind had got up.

It was a blue door in a white wall by the sea, with no sign and no bell. {child} knocked on it. {child.He} hopped. {child.He} could never keep still for longer than it takes to say so.

{Friend}[!friend.known: , {child.his} best friend,] hadn’t stirred. If you told {friend} to do a thing, {friend.he} did it, and if you asked {friend.him} a thing, {friend.he} told you the truth, and that was all there was to it.[school:  Once somebody {at school} had told {friend} to wait by the wrong door, and {friend.he} had missed lunch.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay across {friend’s} feet, which helped.]

“Does blinking count?” said {friend}.

“No.”

“I’ll keep it down, though.”[pet.cat / pet.other:  {Friend} looked at {child}. “{Pet} at home keeps stiller than you do.”]

# yes
A man came by with a folding chair under his arm, and looked at the door.

“Excuse me,” he said. “Is this the {@queue}?”

It wasn’t. But {child} had been standing there for four whole minutes, and yes was so much the more interesting answer.

“Yes,” said {child}.

“Good,” said the man, and put up his chair behind them.

“It isn’t,” whispered {friend}.

“It is now,” {child} whispered back.

# one-true-thing
Nobody can walk past a {@queue} with a chair in it. A lady stopped, with a tartan bag on wheels.

“What’s it for?” she asked {friend}, who had the kind of face that people ask.

“I don’t know,” said {friend}.

“They don’t know,” the lady told the man, “and they’re still waiting. It must be good.”

“What’s it like inside?” said the man.

“We’ve never been in,” said {friend}. “But we’ve been told not to move.”

“Have you, now?” said the man, and shifted his chair a bit closer.

{child} pulled {friend’s} sleeve. “What are you doing?”

“I’ve only told the truth,” said {friend}.

“Well, stop it!”

## or
Nobody can walk past a {@queue} with a chair in it. A lady stopped, with a tartan bag on wheels.

“Is it worth waiting for?” she asked {friend}, who had the kind of face that people ask.

“We’re not allowed to leave,” said {friend}.

“As good as that?” said the lady, and stood behind the man.

“Do you need a ticket?” he wanted to know.

“Nobody’s given us one,” said {friend}.

“No tickets!” the man told the lady, and shifted his chair a bit closer. “It’s whoever gets here first.”

{child} pulled {friend’s} sleeve. “What are you doing?”

“I’ve only told the truth,” said {friend}.

“Well, stop it!”

# otters
The {@queue} grew. It went past the ice cream kiosk, and when it got to the bandstand the brass band came down to see what it was, and stayed. [elder: {Elder}[elder2:  and {elder2}], who had only gone to look at the boats, turned out to be in it, somewhere near the trombones. ][city: A family from {city} said they hadn’t come all that way to miss it. ]The news went down it, and came back different. It was fudge. It was otters. It was otters making fudge.[sport:  If you got in early, you could watch them {play sport}.]

“When does it open?” somebody called.

{child} was starting to feel sick, and when {child} felt sick, {child.he} talked. “Four o’clock!” {child.he} said.

Everybody looked up at the clock on the pier. It was ten to.

# a-likely-story
“You’ll have to tell them,” said {friend}.

“They’ll be cross.”

“Yes,” said {friend}, who couldn’t help it. “But I’ll be next to you. I’m not allowed to move.”

So {child} got up on the step and turned round. {child.He} had never seen so many people waiting to go into a wall.[athlete:  You might wait like that for {athlete}, but not for a wall.]

“It isn’t a {@queue}!” {child.he} shouted. “It’s only a door! I just said yes because I was bored. I’m sorry!”

The man in the chair began to laugh. “Oh, that’s good,” he said. “They always say that, the ones at the front.”

“But it’s true! Ask {friend}!”

“Is there really nothing in there, dear?” said the lady.

{Friend} thought it over carefully. “I can’t say,” {friend.he} said. “I haven’t looked.”

“Aha,” said the whole {@queue}.

# bong
BONG, went the clock on the pier.

Everybody leaned. {child} pulled at the handle, but somebody had painted that door shut years ago.

The lady was smiling at {child.him}. She’d put on lipstick. {child} looked at her, and was ashamed right down to {child.his} sandals.

# nobody-is-first
Somebody tapped {child.him} on the shoulder. It was a small girl with a bucket, and she’d come from the other side, where there wasn’t any {@queue}.

“Is this the end?” she said.

“It’s the front,” said {child} miserably.

“It can’t be,” said the girl. “I’m at the end.”

{child} looked. The {@queue} went past the ice cream kiosk, and [us: around|round] the bandstand, and all the way back along the wall to the girl with the bucket.

“We’re at the front,” said {friend} slowly, “and the end has come all the way [us: around|round] to us.” {Friend.His} eyes got bigger. “It’s a ring! There isn’t a front. Nobody’s first!”

The news went down the {@queue}, and since it was {friend} who’d said it, it came back just the same.

# all-the-way-round
The lady stopped smiling. In another moment they’d all be cross. But there’s one thing you can do with a ring of people, and {child}, who could never keep still, did it. {child.He} put both hands on the girl’s shoulders.

“Hold on to me,” {child.he} told {friend}.

“We’re not supposed to move.”

“If you go all the way [us: around|round], you end up where you were.”

{Friend} thought it over. It was perfectly true. So {friend} took hold of {child}, and the man took hold of {friend}, and the lady took hold of him.

“Left foot,” yelled {child}, “and kick, and kick.”

And the whole {@queue} kicked. The band struck up [music: {@song} | something with a lot of thump in it], and off it went, past the ice cream kiosk and [us: around|round] the bandstand, with a folding chair bobbing along in it like a sail[pet.dog:  and {pet} running down the outside]. “I knew it would be good,” sang the lady. And when it had been all the way [us: around|round], there was the blue door, and {child} and {friend} let go.

“Best one I’ve ever been in,” said the man, mopping his face. “Same time next year?”

# moved-a-bit
When {@a} came back, there was nobody by the door but {child} and {friend}, rather out of breath.

“You didn’t move, did you?”

“We moved a bit,” said {friend}, who couldn’t help it. “But we’re back.”

# home
It was dark on the way home. {child} and {friend} sat in the back of the car under one big [us: sweater | jumper], with sand in their socks and their heads together. In front of them, all round the bay, went the red lights of the other cars, one behind another, as far as they could see.[elder:  “I never did get to the front,” said {elder}.]

“Is this the {@queue}?” said {friend} sleepily.

“Yes,” said {child}.

“What’s it for?”

{child} thought it over carefully.

“Home,” {child.he} said.

## or
{Friend} was staying the night. When {child} came up with a toothbrush, somebody was already in the bathroom, so {child.he} stood outside the door with sand in {child.his} socks, and leaned on the wall.[elder:  “I never did get to the front,” {elder} was saying downstairs.] After a bit there were feet on the landing, and {friend} came and leaned there, too.

“Is this the {@queue}?” said {friend} sleepily.

“Yes,” said {child}.

“What’s it for?”

{child} thought it over carefully.

“Bed,” {child.he} said.

# @queue
[us: line | queue]

# @a
{aunt}
## if adult
{adult}

# @song
{music}
