title: The Puddle
title: Walk On
title: All the Way to Australia
guest friend: Nell (she), Bryony (she)
guest kit: Kit (he), Joel (he)
guest major: Major (he), Duke (he)
guest biscuit: Biscuit (it), Button (it)
guest garrick: Mrs Garrick (she), Mrs Penrose (she)

% “Walk on” is said to the horse, then to {child} by {friend}, who shuts a door, and last by {friend} with a hand held out.
% {friend} is the family’s own, else {friend} who comes on Sundays as well. What {child} does besides is the family’s sport, else football.

# garden-shed
“Walk on,” said {child}.

{Major} didn’t. {Major} was a brown horse the size of a garden shed, and he had stopped at the gate, because in the gateway there was a puddle.

“Walk on!” said {child}, and {child.he} leaned on the rope with all {child.his} weight. {Child.He} {child.was} {age}, so it wasn’t much[athlete: , and even {athlete} would have wanted help]. {Major} looked down at {child.him} kindly and rested a back leg.

Behind them stood {friend}[friend & !friend.known: , {child’s} best friend], who came to the stables every Sunday, as {child} did[school: , though nobody {at school} had been told]. {Friend.He} {friend.was} holding {biscuit}, a small white pony who couldn’t get past, and {friend.he} hadn’t said a word. {Friend.He} hadn’t said a word to {child} since last Sunday.

# i-hate-them
It had been {child’s} own fault. Three boys from {@club} had come down the lane on their bikes, and there was {child} with a wheelbarrow and hay in {child.his} hair.

“What are you doing here?” {kit} had said. {Kit} was {@goalie}. “Do you like horses?”

“No,” {child} had said. “I hate them. It’s just a job. They’re all mad here, anyway. They talk to the ponies.”

They’d laughed, and so had {child}, and when {child.he} turned [us: around | round] {friend} was standing there with a bucket. {Friend.He} had been in the middle of talking to a pony.

{child} had wanted it unsaid ever since. {Child.He} had tried once, by the hay.

“{friend} …” {child.he} had begun.

“Walk on,” said {friend}, and shut the stable door.

# to-australia
And now it was getting dark, and there was rain on the way, and {garrick}, who ran the [us: barn | yard], was waiting at the far end of the field track with the feeds made up.

“He’s thick,” said {child} loudly, to nobody. “It’s a puddle.”

That was too much for {friend}.

“He’s not thick,” {friend.he} said. “He’s careful. Can you see the bottom of it?”

“It’s about that deep.”

“I didn’t ask how deep. Can you see it?”

{child} looked. The puddle was brown and flat and had a bit of sky in it.

“No,” {child.he} said.

“Well, nor can he. It could go down to Australia. And there’s you in front of him, pulling, and you’ve walked all the way [us: around | round] the edge[elder: , in your new [us: boots | wellies] from {elder}[elder2:  and {elder2}],] to keep your feet dry. Would you follow somebody like that?”

# bicycle-bells
{child} opened {child.his} mouth to answer, and heard bicycle bells.

It was {kit} and the other two, of course, back along the lane with their lights on. They put their feet down and leaned on their handlebars to watch.

“All right, {child}?” said {kit}. “Has it broken down?”

{friend} bent over {biscuit’s} neck and did up a buckle that was done up already. The back of {friend.his} neck had gone red. {Friend.He} {friend.was} waiting for it, {child} saw.

{child} could feel a good joke coming, too. {Child.He} had it ready.

# hes-thinking
{@She} looked at {major}. {Major} was looking at the puddle, with both his ears forward, honestly trying to see to Australia.

“Shh,” {child} said. “He’s thinking.”

“Thought you hated horses,” said {kit}.

“No,” said {child}. “I said I did. I don’t. I come every Sunday, and it isn’t a job, nobody pays me. And I talk to him all the time.”

Then {child.he} let the rope go slack and walked into the puddle.

# a-floor
It wasn’t as deep as Australia. But it was a good deal deeper than it looked. It came over the tops of {child.his} [us: rubber boots | wellies] at the third step, and poured down inside, and it was so cold that {child.he} said a word in front of {biscuit}. In the very middle {child.he} turned [us: around | round] and stamped, first one foot and then the other, so that {major} could hear there was a floor.

“Look,” {child} said to {major}. “That’s the bottom. I’m standing on it. It’s horrible, but it’s there.”

# side-by-side
Nobody laughed. Then there was a splash, and {friend} was in it too, up to the shins, leading {biscuit}, who went through puddles all day long. {Friend.He} stopped next to {child}. The two of them stood there with the water [us: around | round] their legs, side by side, and waited, and didn’t pull.

{Major} blew through his nose. He put out one enormous foot and set it down. He seemed surprised. He brought the next one, and the next, until all of him was in.

# splosh
And then he discovered he liked it. He lifted a front hoof and brought it down. SPLOSH! He did it again. SPLOSH! A brown wave went over {child}, and a second went over {friend}. The third one cleared the gate, and got {kit}.

“Oh, that’s brilliant,” said {kit}, dripping. He wasn’t even being funny. “Can he do it again?”

He did it again. They had to wait for him to finish.

# very-patient
Afterwards the boys rode home [city: to {city} and ]to their tea, and the horses went up the track to theirs. {child} and {friend} rubbed them down with handfuls of straw, in the yellow light of the stable, while the rain began on the roof[music:  and somebody’s radio played {music}].[pet.dog:  {Pet}[!pet.known:  the dog], who had been minding the stable, lay down on {child’s} wet feet to warm them.] {Major} leaned on {child} a bit, as he always did.

“What do you talk to him about?” said {friend}, from the other side of {biscuit}.

“Mostly {@club}[pet.cat: , and {pet}[!pet.known:  the cat]][pet.other: , and {pet}].”

“Does he mind?”

“He’s very patient.”

# and-did
At six there were headlamps at the gate, and it was time to go. They crossed the yard together in their wet socks and their wet [us: boots | wellies], squelching. By the drain there was another puddle, a wide black one, with rain hopping in it, and {child} stopped dead at the edge.

{friend} looked at {child.him}. {child} looked at the puddle, with {child.his} ears as far forward as they’d go.

{friend} began to laugh. {Friend.He} stepped into the middle, and stamped, first one foot and then the other, and held out a hand.

“Walk on,” said {friend}.

And {child} did.

# @club
[us: soccer | football]
## if sport
{sport}

# @goalie
their goalie
## if sport & !sport.Soccer & !sport.Hockey
the best of them

# @She
{child.He}
## if child.she
She
## if child.he
He
