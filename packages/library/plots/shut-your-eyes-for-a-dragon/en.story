title: Shut Your Eyes for a Dragon
title: The Dragon in the Park
title: The Jackdaw Who Stared
guest daw: the jackdaw (it)

% The rule: the dragon is stone as long as anybody sees it. Dragon and jackdaw are "it". The grown-up is @a.

# of-stone
In the park[city:  in {city}] there was a stone dragon with its chin in the sandpit.

Everybody had gone home except {child} and {@a}. {child} was sitting by one of the dragon’s front paws, tipping the sand out of a shoe, and got a grain of it in one eye, and blinked.

When {child.he} looked again, the tail was lying round {child.his} legs.

“{@Call}! It moved!”

{@A} looked at the dragon. The dragon lay as still as anything.

“It’s made of stone,” said {@a}.

# one-must-shut
{child} stared until {child.his} eyes stung. Not a twitch. But when {child.he} shut them and counted to three, something went huff, all warm, against {child.his} tummy. And when {child.he} opened them, there was the dragon’s nose, right in front of {child.his} [us: sweater | jumper].[friend:  It was the nose that {friend} had patted goodbye before going home.]

“I see,” said {child}. “You’ve got to shut your eyes. You too[adult: , {adult}]. And no cheating.”

They shut their eyes. It got dark. {child} didn’t like that part. Suppose everything slipped off and disappeared the minute you stopped keeping an eye on it. {child.He} took hold of {@sleeve}.

“{child},” said {@a} after a while. “Was it you who licked my ear?”

“No.”

“Oh,” said {@a}.

# up
Something big and careful took hold of their coats and lifted. Plop, and they were sitting on a back that wasn’t stone at all, not any more. It was as warm and bumpy as a toad in the sun. Two wings opened. It sounded like somebody shaking out the biggest sheet in the world.

“Keep them shut!” shouted {child}. “The whole time!”

“I’m shutting them so hard they creak!” shouted {@a}.

And then they were flying. {child} couldn’t see it, but {child.he} could tell, because {child.his} tummy stayed behind in the sandpit and had to hurry to catch up. First the wind smelled of grass. Then it smelled of chimney.[school:  Then it smelled of pencils, so that must have been {school}.][elder:  Then it smelled of coffee, and from a window a long way down they heard {elder} yawn, and straight away [elder2: {elder2} | the neighbour] yawned as well.] Then it smelled of cloud, and cloud smells of wet mitten. {child} laughed out loud in the dark.

# one-eye
Bump. The dragon had sat down for a rest.

“Are we home?” said {@a}, and peeped. Only a bit. Only with one eye.

Oh no.

The dragon’s back turned hard and cold. {child} looked as well. They were on the very top of the church roof, and far, far down lay all the lamps, like beads somebody had spilled. The dragon was stone again, and stone is heavy.

Creak, went the roof. The dragon slid down a bit.

“Sorry, sorry, sorry,” said {@a}.

“Shut them!” said {child}.

They shut their eyes. They waited.

Creak. The dragon slid a bit further. It was still stone.

# somebody-is-looking
“Are yours shut[adult: , {adult}]?”

“Both eyes. And my nose.”

“Mine too,” said {child}.

{child.He} thought so hard that it tickled under {child.his} hair. I’ve shut my eyes. {@A} has too. And the dragon’s still stone. So there must be somebody else looking.

{child} opened {child.his} eyes. On the very tip of the dragon’s nose sat a jackdaw. It had round white eyes, and it was staring at the dragon. It had never seen anything so good in its whole life.

“Shoo!” said {@a}.

{Daw} didn’t shoo.

“Please?” said {@a}.

{Daw} stared even more.[music:  So {@a} hummed {@song} to it. {Daw} stared in time to the music.]

Creak, went the roof.

# the-yawn
It was too far away to reach.[sport:  It was no help at all to be able to {play sport}.][athlete:  Not even {athlete} could’ve reached it.] {child} was scared, and it was late, and right in the middle of being scared came a yawn. It just came. {@A} yawned too. And {daw} opened its beak a crack and squeezed its eyes shut, for one single second.

And for that one second, the dragon’s back was warm.

{child} felt it with {child.his} whole bottom. Of course! When you yawn, you shut your eyes. And when one person yawns, everybody does.[elder:  You only had to listen to {elder.short} and [elder2: {elder2.short} | the neighbour].]

So {child} sat up straight, stretched both arms to the sky, and opened wide enough to fit a whole bun in sideways.

“Uuuuuuaaaaaah!”

“Uuaaah,” yawned {@a}.

“Kyaaaaaah,” yawned {daw}. You could see right down into its tummy. Then it put its beak under its wing and went to sleep where it sat.

# both-arms
“Now,” whispered {child}.

They shut their eyes. The dragon’s back grew warm. The wings opened, and the roof stopped creaking.

This time {child} didn’t hold on to anybody’s sleeve. {child.He} held both arms straight out. {@A} was there, just behind. The dragon was there. The whole sky was there, even if {child.he} couldn’t see any of it.

Swoosh, went the sand.

They opened their eyes. In the park there was a stone dragon with its chin in the sandpit. On its nose sat a jackdaw, fast asleep.

# right-here
When {child} was tucked up[pet.dog / pet.cat: , and {pet} had sniffed {child.him} all over, because {child.he} smelled of cloud], {@a} sat down on the edge of the bed.

[friend: “Tomorrow {friend} can shut {friend.his} eyes too,” said {child}. “But do | “Do] you think it’s still lying there now?”[!friend:  said {child}.]

“If anybody’s looking,” said {@a}.

“And if nobody’s looking?”

“Then it could be anywhere.”

{child} lay quiet for a bit.[pet.other:  {Pet} had gone to sleep already.]

“Could it be right here?”

“Right here,” whispered {@a}. “As long as nobody sees it.”

So {child} shut {child.his} eyes.

# @a
the grown-up
## if adult
{adult}

# @A
The grown-up
## if adult
{Adult}

# @sleeve
the nearest sleeve
## if adult
{adult's} sleeve

# @Call
Look
## if adult
{Adult}

# @song
{music}

# picture 1
And both of them have their eyes shut.
