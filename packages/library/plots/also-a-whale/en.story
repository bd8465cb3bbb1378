title: Also, a Whale
title: Passenger and Pilot
guest friend: Connie (she), Ravi (he)
guest pet: Pickle (she), Murphy (he)
guest elder: Bill (he), Dot (she)

% The cat is the family’s, else the harbour master’s; a dog snores where a cat purrs: @whose, @purring, @purred, @you-cant. {elder} is the family’s own, else lives on the quay. Hum low where the boat hums.

# the-log
{@Elder} wrote everything down in the boat’s log. On Saturday {elder.he} wrote: “Wind light. Crew: {child}, {friend}. Passenger: [pet.dog: one dog | one cat]. Also, a whale.”

It had come into the harbour on the night tide[elder2: , and {elder2} had seen it first]. It was a young one, no longer than two [us: rowboats | rowing boats], and it swam round and round {elder’s} mooring, and sometimes it stopped beneath the boat and hung there, like a cloud that had got underneath by mistake.

# by-six
“It’s got to be out by six,” said {elder}. “After that there’s no water over the sandbank, and it’ll be stuck. I’ve rowed it to the harbour mouth twice this morning. It comes a little way. Then it turns round and comes back.”

Everyone but the [pet.dog: dog | cat] wore a life jacket. {child} leaned over the side. A small, wrinkled eye looked up at {child.him}. {Child.He} wanted to get that whale home before six more than {child.he} had ever wanted anything.

# not-hungry
“It’s hungry,” said {friend}[!friend.known: , {child’s} best friend]. {Friend.He} had been in the crew for two summers. All the log ever said about {friend.him} was “[us: bailed | baled] out water”, and {friend.he} meant to change that[school: , if only for something to tell them {at school}]. {Friend} fetched a bucket of sprats, and banged on it.

Down went the whale, right to the bottom of the harbour.

“Not hungry,” said {friend} in a small voice, and stopped banging.

“I’ll write that down,” said {elder}.

# the-cloud
{@whose} had taken no interest. {Pet.He} came aboard every day because the boards smelled of fish, and {pet.he} had never done a stroke of work. {Pet.He} walked round twice on {elder’s} old jersey, trod it into shape, and lay down flat with {pet.his} chin on the boards.

The whale came slowly up from the bottom, and stopped under the boat.

{child} saw it. “Why now?” {child.he} said.

Then a gull screeched on the mast, and {pet} got up to see about it. The whale swam off. The gull left, and {pet} settled down again. And there was the cloud again, just under the stern.

“{Elder.short},” {child} whispered. “Where were we this morning? I mean, where was {pet}?”

“On the [us: dock | quay]. {Pet.He} won’t come when I row. It wakes {pet.him} up.”

# ear-to-the-boards
{Friend} lay down with one ear to the boards. {child} lay down next to {friend.him}. A sound came through the wood and into their cheekbones, deep and steady, on and on.

“It’s {@purring},” said {friend}. “It’s the {@purring}!”

“It’s little,” said {child}. “It wants somebody big humming over its head. It thinks {pet} is its [us: mom | mum].”

{Elder} looked at the [pet.dog: dog | cat] for some time. “It’s made a mistake about the size,” {elder.he} said. But {elder.he} took hold of the oars.

# an-oar-each
{Elder.He} slid the oars in like spoons into soup. All the same, when the boat moved, {pet} opened one eye, and the {@purring} stopped.

The whale stopped too.

{@you-cant} {child} tried stroking, [sport: and talking about {sport}, ]and {friend} tried sprats. {Pet} ate the sprats. It was twenty past five.

“Take an oar each,” said {elder}. “Gently, now.” {Elder.He} got down on the boards, which took a while, and lay on one side around the jersey. {Elder.He} put {elder.his} big rough thumb under {pet’s} chin, and told {pet.him} a long story about a mackerel[music: , with a bit of {music} in the middle]. {Pet} looked at the land going away. Then {pet.he} put one paw on {elder.short’s} wrist, to keep it there, and began again, louder than before[city: , loud enough for the whole of {city}].

# only-pickle
They rowed, [athlete: and {child} pretended to be {athlete}, ]and the whale came after them, past the green light and over the sandbank, to where the sea was wide and smooth and turning gold.

“Off you go,” said {child}.

But it didn’t go. It hung there under the stern. Everything it wanted was right above its head.

“Lift your oars,” said {friend}. “Don’t splash. If its [us: mom | mum] is out there, she’ll be calling, won’t she? And all it can hear is {pet}.”

They lifted their oars. The drips fell off and stopped. {Pet} {@purred} and {@purred}.

# without-a-sound
Then {pet.his} ears went [pet.dog: up | round]. {Pet.He} sat up. {Pet.He} stepped over {elder’s} face and walked along to the very front of the boat, and stood there, looking out to sea, without a sound.

Everyone listened. It was so low that they felt it before they heard it. The whole boat hummed.

The whale heard it too. It went by underneath them, faster and faster, and far out, where the gold was, it blew one small breath, beside a very big one.

# pilot
{@waiting} was waiting on the [us: dock | quay] with a lamp[elder2: , beside {elder2}]. {Elder} got out the log, and {child} and {friend} leaned on {elder.short’s} shoulders to see.

“Whale home, ten to six,” {elder.he} wrote. “Oars: {child}. Ears: {friend}.” {Pet} was back on the jersey, eyes shut. {Elder.short} looked back up the page and crossed out “Passenger”. Above it {elder.he} wrote “Pilot”.

# @elder
{elder}, who lived on the [us: dock | quay],
## if elder
{elder}

# @whose
{Pet}, the harbour master’s cat,
## if pet.dog / pet.cat
{Pet}

# @purring
purring
## if pet.dog
snoring

# @purred
purred
## if pet.dog
snored

# @you-cant
You can’t tell a cat to purr.
## if pet.dog
You can’t tell a dog to snore.

# @waiting
The harbour master
## if adult
{Adult}
