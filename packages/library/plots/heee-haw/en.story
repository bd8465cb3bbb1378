title: That Was Me
title: The Fan Belt
title: Somebody Called
guest mate: Lwazi (he), Sipho (he)
guest driver: Mr Jacobs (he), Mr Adams (he)
guest teacher: Miss Naidoo (she), Miss Pillay (she)

% The family’s friend is the one at the next desk, not yet a best friend; else {mate}, who is always he. The family’s grandparent drives the bus this year, else {driver}. Their dog or cat rides in front.
% The engine is off and the key in a pocket before anybody goes near the wheel.

# silent-reading
The penguin brayed like a donkey in the middle of silent reading, and twenty-six people turned and looked at {child}.[friend:  The nearest of them was {friend}, at the next desk, who wasn’t {child.his} best friend yet.]

“That wasn’t me,” {child.he} wanted to say. But {child.he} couldn’t risk it, because the trouble was that it might have been.

# like-small-waiters
{child} had come [city: from {city} ][elder: with [adult: {adult} and ]{elder} | [adult: with {adult} ]]to South Africa for a year, to a school by the sea where there were penguins the way [school: there were pigeons {at school} | other schools have pigeons]. They nested under the hedge. They walked about at [us: recess | break] in their black and white, like small waiters. And on the plane, somewhere over the Sahara, {child’s} voice had begun to break.[child.she:  It happens to girls as well, but nobody tells you.] {child.He} never knew what would come out. It started off as usual, and halfway through a word it went heee-HAW.

An African penguin goes heee-HAW as well. It’s how they find each other. So on the first day, when {teacher} said, “And what’s your name?” and {child} answered, “My name is heee-HAW,” there was a scuffle in the hedge. A penguin came in through the open door. It walked up to {child’s} desk, bowed, and brayed in {child.his} face.

{child.He} hadn’t said a word in school since. Three weeks.[elder:  At home {child.he} whispered, and {elder.short} said how restful it was.][pet:  {Child.He} had once tried the voice on {pet}[pet.dog: , {child.his} dog][pet.cat: , {child.his} cat], and even {pet} had looked away.]

# a-twig
The penguin didn’t give up. Whatever window {child} sat at, the penguin sat outside it, and told {child.him} what it thought. It brought {child.him} a twig. As the penguin saw it, somebody had called it, clearly, by name, and then gone off in a huff.
## or
The penguin didn’t give up. It stood behind {child} in the line for lunch. It came along to swimming, and swam beside {child.him} both ways. It brought {child.him} a twig. As the penguin saw it, somebody had called it, clearly, by name, and then gone off in a huff.

# half-a-samosa
[friend: {Friend} | The boy at the next desk, {mate},] thought much the same. On day one {@he} had said, “Do you want half my samosa?” and {child} had shaken {child.his} head. On day two {@he} had said, “Do you [sport: {play sport} | play chess]?” and {child} had shrugged. {@mate} had stopped asking.

# the-fan-belt
[elder: Then there was {elder.short}. To have something to do in Africa, {elder.he} drove the school bus[pet.dog: , with {pet} beside {elder.him} for company][pet.cat: , with {pet} asleep on the dashboard]. | Then there was {driver}, who drove the school bus[pet.dog: , and took {pet} along in front, for company][pet.cat: , and let {pet} ride on the dashboard].] Every afternoon the penguin followed {child} to the bus, and every afternoon it brayed.

“There’s that fan belt again,” said {@driver}, and got out and opened the [us: hood | bonnet].

“It’s a penguin[elder: | , sir],” said {@mate}.

“I’ve been driving [elder: since before you were born | buses for thirty years, [friend: my dear | my boy]]. I know a fan belt.” {@Drv} had changed it twice. [elder2: {Elder2} | {@Drv}] had written to the manufacturer.

# under-the-bus
And so it went on, until the Friday of the fourth week. School was over. The whole bus was full, the engine was running, and [pet.dog / pet.cat: {child} sat in front with only {pet} for company | {child} had the front seat to {child.himself}], as usual. Through the window {child.he} saw the penguin come trotting across the yard with a really superb twig. It looked for {child.him} along the bus, and couldn’t see {child.him}, because of the sun on the glass. So it lay down on its stomach and slid in underneath, by the front wheel, where there was shade.[pet.dog:  {Pet} pricked up {pet.his} ears.][pet.cat:  {Pet} opened one eye.]

“All aboard?” called {@driver}[music: , in the middle of humming {music}]. {@Drv} took off the [us: parking brake | handbrake].

{child} stood up. {child.His} mouth opened, and nothing happened. For three weeks {child.he} had been holding {child.his} voice down with both hands, and now {child.he} couldn’t find where {child.he} had put it.

{child.He} thumped on the dashboard. {child.He} pointed at the floor.[pet.dog:  {Pet} barked at it.][pet.cat:  {Pet} stared at it.]

“Fan belt,” {@driver} agreed. “I’ll see to it on Monday.” The bus gave a little jerk.

# stop
“STOHEEE-HAW!” yelled {child}.

It was the loudest noise {child.he} had ever made. It went through that bus like a brass instrument being sat on. {@Driver} stamped on the brake. Behind {child}, forty people stopped talking.

“What,” said {@driver}, “was that?”

Every face was turned to {child}[pet.dog / pet.cat: , even {pet’s}]. {child.He} could have pointed to the hedge. {child.He} could have said, fan belt.

“That was me,” said {child}. It came out as three different people. “It does that. There’s a penguin under your wheel.”

# only-for-you
{@Driver} turned the engine off and put the key in [elder: a | his] pocket. {@Drv} got down and {@drv} looked. “There’s a penguin under my wheel,” {@drv} reported, in a faint voice. {@Drv} clapped, and {@drv} said shoo. The penguin backed in behind the [us: tire | tyre], where nobody could reach it, and wouldn’t budge.[pet.dog:  {Pet} put a nose in, and took it out again quickly.][pet.cat:  {Pet} came and sat on the step to watch.]

“Don’t pull it[elder: | , sir], they bite,” said {@mate}. “It won’t come for you. It only wants {child}.” {@He} looked at {child} properly, for the first time in weeks. “You’ll have to call it.”

“Here? In front of everyone?”

“They’ve heard it now,” said {@mate}. “It’s not as if you can get any worse.”

# on-purpose
That was fair. {child} went down the steps and knelt on the [us: asphalt | tarmac], well clear of the wheels. The whole bus hung out of the windows[athlete: , as if {athlete} had come]. {child} took a breath. {child.He} did on purpose the very thing that {child.he} had been trying not to do since Africa began.

“Heee-HAW.”

A silence. Then, from underneath, came an answer, so loud and so glad that the windows hummed. Out came the penguin, on its feet, oily down one side. It walked [pet.dog: straight past {pet}, ]up to {child}. It bowed. It laid the twig on {child.his} knee, and this time {child.he} took it.

“So it was never the fan belt,” said {@driver}, and sat down on the bus step[pet.dog / pet.cat:  beside {pet}]. “Two hundred rand, I’ve spent.”

# next-to-the-twig
When the penguin was back behind its hedge, they set off along the coast road, half an hour late. The light on the sea was going gold. [pet.dog: Somebody moved {pet} along, sat down | Somebody sat down] beside {child} and put half a samosa on {child.his} knee, next to the twig.

“I thought you just didn’t like us,” said {@mate}.

“I do like you.” The last word shot up and hit the roof. Somewhere at the back a few people started laughing, and {child} felt {child.his} neck go hot. “Sorry,” {child.he} began, “that was …”

“Heee-HAW,” went {@mate}, [friend: as loud as any penguin | right at the top of his voice]. The laughing stopped. {@Driver} swerved slightly[pet.cat: , and {pet} slid along the dashboard].

{@Mate} turned [us: around | round] to look at them all, quite calmly, brushing off crumbs.

“That was me,” {@he} said.

# @mate
{mate}
## if friend
{friend}

# @he
he
## if friend
{friend.he}

# @driver
{driver}
## if elder
{elder.short}

# @drv
he
## if elder
{elder.he}
