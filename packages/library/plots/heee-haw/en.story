title: That Was Me
title: The Fan Belt
title: Somebody Called
guest mate: Lwazi (he), Sipho (he)
guest driver: Mr Jacobs (he), Mr Adams (he)
guest teacher: Miss Naidoo (she), Miss Pillay (she)

% The family’s friend, grandparents and animal are far away or at home; {mate} is the boy at the next desk and always he.
% The engine is off and the key in a pocket before anybody goes near the wheel.

# silent-reading
The penguin brayed like a donkey in the middle of silent reading, and twenty-six people turned and looked at {child}.

“That wasn’t me,” {child.he} wanted to say. But {child.he} couldn’t risk it, because the trouble was that it might have been.

# like-small-waiters
{child} had come [city: from {city} ][adult: with {adult} ]to South Africa for a year, to a school by the sea where there were penguins the way [school: there were pigeons {at school} | other schools have pigeons]. They nested under the hedge. They walked about at [us: recess | break] in their black and white, like small waiters. And on the plane, somewhere over the Sahara, {child’s} voice had begun to break.[child.she:  It happens to girls as well, but nobody tells you.] {child.He} never knew what would come out. It started off as usual, and halfway through a word it went heee-HAW.

An African penguin goes heee-HAW as well. It’s how they find each other. So on the first day, when {teacher} said, “And what’s your name?” and {child} answered, “My name is heee-HAW,” there was a scuffle in the hedge. A penguin came in through the open door. It walked up to {child’s} desk, bowed, and brayed in {child.his} face.

{child.He} hadn’t said a word in school since. Three weeks.[friend:  {Friend}, {child.his} best friend at home, knew all about it, but only in writing.][elder:  When {elder}[elder2:  or {elder2}] rang, {child.he} blamed the line.][pet:  {Child.He} had once tried it on {pet}, and even {pet} had looked away.]

# a-twig
The penguin didn’t give up. Whatever window {child} sat at, the penguin sat outside it, and told {child.him} what it thought. It brought {child.him} a twig. As the penguin saw it, somebody had called it, clearly, by name, and then gone off in a huff.
## or
The penguin didn’t give up. It stood behind {child} in the line for lunch. It came along to swimming, and swam beside {child.him} both ways. It brought {child.him} a twig. As the penguin saw it, somebody had called it, clearly, by name, and then gone off in a huff.

# half-a-samosa
The boy at the next desk, {mate}, thought much the same. On day one he had said, “Do you want half my samosa?” and {child} had shaken {child.his} head. On day two he had said, “Do you [sport: {play sport} | play chess]?” and {child} had shrugged. {mate} had stopped asking.

# the-fan-belt
Then there was {driver}, who drove the school bus. Every afternoon the penguin followed {child} to the bus, and every afternoon it brayed.

“There’s that fan belt again,” said {driver}, and got out and opened the [us: hood | bonnet].

“It’s a penguin, sir,” said {mate}.

“I’ve been driving buses for thirty years, my boy. I know a fan belt.” He had changed it twice. He had written to the manufacturer.

# under-the-bus
And so it went on, until the Friday of the fourth week. School was over. The whole bus was full, the engine was running, and {child} had the front seat to {child.himself}, as usual. Through the window {child.he} saw the penguin come trotting across the yard with a really superb twig. It looked for {child.him} along the bus, and couldn’t see {child.him}, because of the sun on the glass. So it lay down on its stomach and slid in underneath, by the front wheel, where there was shade.

“All aboard?” called {driver}[music: , in the middle of humming {music}]. He took off the [us: parking brake | handbrake].

{child} stood up. {child.His} mouth opened, and nothing happened. For three weeks {child.he} had been holding {child.his} voice down with both hands, and now {child.he} couldn’t find where {child.he} had put it.

{child.He} thumped on the dashboard. {child.He} pointed at the floor.

“Fan belt,” {driver} agreed. “I’ll see to it on Monday.” The bus gave a little jerk.

# stop
“STOHEEE-HAW!” yelled {child}.

It was the loudest noise {child.he} had ever made. It went through that bus like a brass instrument being sat on. {driver} stamped on the brake. Behind {child}, forty people stopped talking.

“What,” said {driver}, “was that?”

Every face was turned to {child}. {child.He} could have pointed to the hedge. {child.He} could have said, fan belt.

“That was me,” said {child}. It came out as three different people. “It does that. There’s a penguin under your wheel.”

# only-for-you
{driver} turned the engine off and put the key in his pocket. He got down and he looked. “There’s a penguin under my wheel,” he reported, in a faint voice. He clapped, and he said shoo. The penguin backed in behind the [us: tire | tyre], where nobody could reach it, and wouldn’t budge.

“Don’t pull it, sir, they bite,” said {mate}. “It won’t come for you. It only wants {child}.” He looked at {child} properly, for the first time in weeks. “You’ll have to call it.”

“Here? In front of everyone?”

“They’ve heard it now,” said {mate}. “It’s not as if you can get any worse.”

# on-purpose
That was fair. {child} went down the steps and knelt on the [us: asphalt | tarmac], well clear of the wheels. The whole bus hung out of the windows[athlete: , as if {athlete} had come]. {child} took a breath. {child.He} did on purpose the very thing that {child.he} had been trying not to do since Africa began.

“Heee-HAW.”

A silence. Then, from underneath, came an answer, so loud and so glad that the windows hummed. Out came the penguin, on its feet, oily down one side. It walked up to {child}. It bowed. It laid the twig on {child.his} knee, and this time {child.he} took it.

“So it was never the fan belt,” said {driver}, and sat down on the bus step. “Two hundred rand, I’ve spent.”

# next-to-the-twig
When the penguin was back behind its hedge, they set off along the coast road, half an hour late. The light on the sea was going gold. Somebody sat down beside {child} and put half a samosa on {child.his} knee, next to the twig.

“I thought you just didn’t like us,” said {mate}.

“I do like you.” The last word shot up and hit the roof. Somewhere at the back a few people started laughing, and {child} felt {child.his} neck go hot. “Sorry,” {child.he} began, “that was …”

“Heee-HAW,” went {mate}, right at the top of his voice. The laughing stopped. {driver} swerved slightly.

{mate} turned [us: around | round] to look at them all, quite calmly, brushing off crumbs.

“That was me,” he said.
