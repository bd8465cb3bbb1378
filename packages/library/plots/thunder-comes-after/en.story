title: Lightning and Thunder
title: The Superhero Who Had to [us: Pee|Wee]
title: A Little While After
guest friend: Leo (he), Posy (she)
guest kiosk: Mrs Plum (she), Mrs Treacle (she)

% {child} is Lightning, {friend} is Thunder and always comes a little while after. {kiosk} has the kiosk. The old man and the dachshund have no names.

# more-squash
{child} was a superhero called Lightning. {Child.He} had a red suit with a cape, a yellow flash on the tummy and a [us: zipper|zip] down the back, and {child.he} did so want to save somebody. But nobody needed saving.

{Friend}[friend & !friend.known: , {child.his} best friend,] was Thunder. {Friend.He} had the loudest voice in the park, and {friend.he} always came a little while after, because that’s what thunder does.

All morning they had been standing by {kiosk’s} kiosk in the park[city:  in {city}], drinking [us: lemonade|squash][adult: , while {adult} sat on a bench in the sun]. And when they had drunk it, they drank some more [us: lemonade|squash].

That was when {child} felt it. {Child.He} [us: had to pee|needed a wee].

# napkins
“{Friend},” said {child}, “I’ve got to …”

“HELP!” cried {kiosk}.

A superhero can’t say, just a minute, I’m [us: only going to pee|only going for a wee]. {child} ran.

It was the wind, and it had taken all of {kiosk’s} paper napkins. Away they went, flapping over the grass. {child} shot this way and that with {child.his} knees together, faster than {child.he} had ever run, and in half a minute {child.he} had caught every one of them but one.

“BOOM!” said Thunder, and came up with the last.

“Aren’t you quick!” said {kiosk}.[athlete:  “You’re quicker than {athlete}!”]

“Yes,” said {child}. “And now I’ve got to …”

# a-dachshund
“HELP!” shouted an old man. “My dachshund’s run away!”

It was a quick dachshund[pet.dog: , quicker than {child’s} dog, {pet}][pet.cat: , nearly as quick as {child’s} cat, {pet}]. But the dachshund didn’t [us: have to pee|need a wee]. {child} had it before it got to the first [us: trash can|litter bin].

“BOOM!” said Thunder, a little while after.

“I never saw such a quick superhero,” said the old man. “Stand still a minute, and let me thank you!”

“I can’t stand still!” said {child}, hopping from one leg to the other. The people on the benches began to clap. They thought it was a victory dance[sport: , like the one you do when you’ve won at {sport}].[elder:  {Elder} clapped the most[elder2: , next to {elder2}].]

# the-zip
Then {child} ran. {Child.He} ran straight across the grass, round the kiosk and up to the [us: restroom|toilet] door at the back. And there {child.he} had to stop.

“{Friend}!” {child.he} yelled. “The [us: zipper|zip]!”

It was down the back, of course, and {child} couldn’t reach it.

{Friend} came a little while after. {Friend.He} pulled, and {friend.he} pulled again. “It’s stuck,” {friend.he} said. “You’ll have to stand still!”

“I can’t!”

“I can’t undo it while you’re hopping!”

# the-hose
And at that very moment, on the other side of the hedge, {kiosk} began to water her flowers.

Sssshhh, went the hose. Sssshhh. Trickle, trickle, trickle.

“{Friend}!” wailed {child}. “It’s running! I can hear it running!”

“Don’t listen!”

“I can’t help it!”

Sssshhh. Trickle, trickle. Drip, drip.

# rumble
So {friend} took the deepest breath {friend.he} had ever taken. {Friend.He} put both hands on the [us: zipper|zip], and {friend.he} thundered.

“BOOM!” went {friend}. “CRASH-BANG-BOOM! RUMBLE-RUMBLE-BANG!”

{Friend.He} thundered until the dachshund crept in under a bench.[music:  {Friend.He} thundered until there was nothing left of {@song} on the kiosk radio.] {Friend.He} thundered until you couldn’t hear one single drop.

And {child} did the hardest thing {child.he} had ever done[school: , harder than anything at {school}]. {Child.He} squeezed {child.his} eyes shut. {Child.He} squeezed {child.his} mouth shut. {Child.He} squeezed everything shut. And then {child.he} stood still. Not a knee moved, and not a toe. For five whole seconds Lightning stood like a statue.

“Up a bit,” muttered {friend}, between two rumbles. “Along a bit. And … down!”

Zzzip!

And the door banged shut.

# slowly
There was no more thunder in the park. {Friend} waited.

“[us: Are you done|Have you finished]?” {friend.he} said.

“No,” said {child}, from inside.

{Friend} waited a bit longer.

“[us: Are you done now|Have you finished now]?”

“No.”

It was the only thing that Lightning did slowly.

# a-big-one
At last {child} came out, and {friend} did up the [us: zipper|zip] for {child.him}. They strolled back to the kiosk. A napkin blew past. {child} walked after it and picked it up, and took {child.his} time about it.

“Well, aren’t you slow,” said {kiosk}, quite surprised.

[us: “I peed,”|“I’ve had a wee,”] said {child}.

{kiosk} laughed so much that she had to sit down on a crate. Then she fetched the jug. “Heroes drink for nothing,” she said.

{child} looked at {friend}. {Friend} looked at {child}.

“A big one, please,” said {friend}. “We’ll be saving people all afternoon.”

# from-the-mattress
That night {friend} slept at {child’s} house. The red suit hung over a chair, with the [us: zipper|zip] undone, just in case. The light was off, and it was snug and dark in there[pet.other: , and {pet} was asleep already].

“{child},” came a whisper from the mattress. “I [us: have to pee|need a wee].”

In one second Lightning was out of bed. {Child.He} switched on the lamp and held the door. Thunder ran, and this time {friend.he} didn’t come a little while after.

And then they slept, both of them, all night long.

# @song
{music}
