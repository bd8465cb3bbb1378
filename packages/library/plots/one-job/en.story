title: The Carrot That Breathed In
title: One Job
title: The Passenger
guest leader: Mrs Bell (she), Mrs Oakley (she)

% Rule: on the way up the carrot breathes out, on the way down it breathes in. Only the dog can hear it.

# the-carrot
Everybody on the field wanted the balloon to go up, except {pet}. {Pet} was {child’s} [breed: {breed}|dog], and it was {pet.his} rubber carrot.

It squeaked when you bit it. Now it was tied to a box, under a white balloon as big as a car, and it was going to space.

“{Pet} keeps staring at me,” said {child’s} best friend, {friend}, who had built the box[music: , humming {@song} the whole time].[elder:  {Elder} had made the parachute, out of an orange curtain[elder2: , and {elder2} had tested it off the balcony with an egg].]

“You’ve taken {pet.his} carrot,” said {child}. “I’d stare.”

Inside was the beeper, a tin with a button on it, which would tell them where the box came down.

“You’ve got one job,” said {friend}. “Very last thing, you press that button. If you don’t, we’ll never find it again. And you’re the only person I know who doesn’t forget things.”

## or
In the middle of the field there was a white balloon as big as a car. Under the balloon hung a box, and on the box sat a rubber carrot. It was going to space. It belonged to {pet}, and nobody had asked {pet.him}.

“Don’t look like that,” {child} told {child.his} dog. “You’ll get it back.”

{Pet} went on looking like that.

{child’s} best friend, {friend}, had built the box[music: , humming {@song} the whole time].[elder:  {Elder} had made the parachute, out of an orange curtain[elder2: , and {elder2} had tested it off the balcony with an egg].] Inside was the beeper, a tin with a button on it, which would tell them where the box came down.

“You’ve got one job,” said {friend}. “Very last thing, you press that button. If you don’t, we’ll never find it again. And you’re the only person I know who doesn’t forget things.”

# zero
{Friend} squeezed the carrot, and it squeaked. When {friend.he} let go it sucked the air back in, with a long, thin eeeeee. You could hardly hear it. {Pet} could hear it through three doors and a pillow.

“There’s no air up there,” said {friend}. “So the whole way up it breathes out. And the whole way down …”

“It has to breathe in again,” said {child}. “Poor carrot.”

{leader}, who ran the space club, counted down from ten. On one, {pet} went for the box. {child} went for {pet}, and got both arms round {pet.him} just in time.[athlete:  Even {athlete} would have needed both.] When {child.he} looked up, the balloon was a pea in the sky.

“I knew it’d be all right with you on the button!” yelled {friend}.

{child} looked at {child.his} two hands. They had been holding a dog. They hadn’t been anywhere near a button.

## or
{Friend} squeezed the carrot, and it squeaked. When {friend.he} let go it sucked the air back in, with a long, thin eeeeee. You could hardly hear it. {Pet} could hear it through three doors and a pillow.

“There’s no air up there,” said {friend}. “So the whole way up it breathes out. The whole way down, it breathes in.”

{leader}, who ran the space club, had counted down to one when {pet} took the rope in {pet.his} teeth. If {pet.his} carrot was going, {pet} was going. {child} hung on to {pet.him} with both arms until {pet.he} sneezed.[athlete:  Even {athlete} would have needed both.]

“I knew it’d be all right with you on the button!” yelled {friend}, when the balloon was a pea in the sky.

{child} looked at {child.his} two hands. They had been holding a dog. They hadn’t been anywhere near a button.

# no-dot
In the club’s minibus there was a map on a screen, and on the map there should have been a dot. There wasn’t.

“Did you make the beeper yourself?” somebody asked, and {friend} nodded.[music:  {Friend.He} had stopped humming.] You could see {friend.him} going over every wire in {friend.his} head.[school:  On Monday the whole of {school} would want to know how it went.]

{child} was going to say it. {child.He} {child.was} only waiting for a gap.

But it was harder to say now than it had been at first, and every minute it got harder still.

## or
In the club’s minibus they all sat round a map and waited for a dot. It didn’t come.

“You can buy those, you know,” a boy said kindly. He couldn’t have said anything worse.

{Friend} took the spare beeper to bits, to see where {friend.he} had gone wrong.[music:  {Friend.He} had stopped humming.][school:  On Monday {friend.he} {friend.was} meant to be telling the whole of {school} about it.]

{child} was going to say it. {child.He} {child.was} only waiting for a gap.

But it was harder to say now than it had been at first, and every minute it got harder still.

# a-mouth
Behind the minibus {friend} was pushing the tools down to the bottom of a bag.

“I’m not making things any more,” said {friend}. “I think I only thought I could.”

{child} was so ashamed that it hurt to swallow.

“It isn’t broken,” {child.he} said. “Your beeper. I never pressed it. I was holding {pet}.”

{Friend} turned round.

“When did you remember?”

“Straight away.”

“That’s two hours ago.”

“I know.”

“For two hours I’ve sat in there feeling useless,” said {friend}. “And you sat next to me, knowing I wasn’t.”

{child} had no answer to that.

“I’d have forgiven the button straight away,” said {friend}. Then {friend.he} walked right out into the field and sat with {friend.his} back to everything.

# the-ears
That left {pet}. {Pet.He} had sat there for two hours, watching the place in the sky where {pet.his} carrot went in.

“We’ve both lost somebody now,” {child} told {pet.him}, and leaned against {pet.his} warm side.

{Pet} sighed. Halfway through the sigh {pet.he} stopped, and pricked up {pet.his} ears.

{child} could only hear the wind. But only one thing ever made {pet} look like that. {child.He} ran to {friend}.

“You don’t have to talk to me,” {child.he} panted. “Just look at {pet}!”

{Friend} glared at the grass for as long as {friend.he} could. Then {friend.he} looked.

“It’s coming down,” {friend.he} said. “It’s breathing in.”

{Pet} pulled so hard that {child} nearly took off. {Friend} grabbed the [us: leash|lead] as well. So they ran, and because {pet} was looking at the sky they ran straight down into a ditch and straight up the other side. {leader} came after them in two [us: rubber boots|wellies], and then in one.

# stand-still
At the edge of the wood {pet} sat down under an oak and sang. High up in it hung [elder: {elder’s} curtain|an orange parachute], and the box, and the carrot, as flat as a sock. “Eeeeee,” it went. It was too high to reach.

“I’d reach it if I stood on somebody,” said {friend}.

“Stand on me.”

“On you? After today?”

“I’ll keep still,” said {child}.

“I can’t possibly allow this,” said {leader}, and took hold of {friend’s} legs.

{Friend} wasn’t very careful with {friend.his} feet, and {child} thought that was fair. {child.His} knees shook[sport: , worse than they ever did when {child.he} went to {play sport}]. That was when {pet} noticed the knees, and began to lick them. It tickled horribly. But {child} had only had one job today, and now {child.he} had another.

{child.He} kept still.

“Got it!” shouted {friend}.

# from-above
{Pet} chewed the carrot until it was round again. {leader} went back for her [us: boot|welly].

{Friend} pressed the button on the beeper. Over in the ditch, {leader’s} phone went ping.

“There’s the dot,” she called. “It’s … where you are.”

“It’s a really good beeper,” said {child}.

{Friend} switched on the camera, and there was space. The sky was black in the middle of the day, the edge of the Earth shone blue, and in front of it all hung the carrot, looking surprised.[city:  {City} was somewhere behind it, and didn’t show.]

{Friend} went back to the very first picture, taken from straight above. It showed a very small person on the grass, wrapped round a dog. {Friend} began to laugh.

“You honestly didn’t have a hand to spare,” {friend.he} said.

“No.”

“You did have a mouth.”

“Yes,” said {child}. “I should have used it. I’m sorry.”

{Friend} shifted along the grass until their muddy sleeves were touching.

# looking-up
They carried the box back between them, over the field[music: , and {friend} hummed {@song}].

“You’re doing the button again next time,” said {friend}.

“Me? Why?”

“Because you’re the only person I know who’s never, ever going to forget it. But I’m holding the dog.”

{Pet} trotted beside them with the carrot in {pet.his} mouth. At every step it squeaked, and let out a little of the air it had breathed in above the clouds.

{Pet} never once looked at the ground. {Pet.He} {pet.was} still watching the sky, in case there was anything else up there that belonged to {pet.him}.

## or
{leader} drove them home, in one [us: boot|welly] and one sock. {Pet} lay across everybody’s feet with the carrot under {pet.his} chin.

“You’re doing the button again next time,” said {friend}.

“Me? Why?”

“Because you’re the only person I know who’s never, ever going to forget it. But I’m holding the dog.”[music:  And {friend.he} began to hum {@song}.]

Whenever {pet} breathed in, the carrot gave a squeak, and let out a little of the air it had breathed in above the clouds.

{Pet} didn’t notice. {Pet.He} {pet.was} looking up through the window in the roof, in case there was anything else up there that belonged to {pet.him}.

# @song
{music}

# picture 1
In the grass under the balloon.

# picture 2
Two hours later.

# picture 3
Under the oak tree.
