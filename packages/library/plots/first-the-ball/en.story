title: First the Ball
title: There Wasn’t Any Past
title: The Smallest of the Ants
guest elder: Stan (he), Winnie (she)
guest big: Bruno (he), Otto (he)

% {Elder} is the family’s own, else Stan from next door. “First the ball” is yours; the child may say “then” and the name. MMMMM is shouted with the mouth shut.
% One rule: first the ball, then the smallest.

# legs-are-good
{child} was the smallest in the team. The team shirt hid {child.his} shorts, and the number on the back was on {child.his} bottom.[sport & !sport.Soccer:  At {sport} that didn’t matter, but this was [us: soccer | football].]

The team was called the Ants, and on Saturday they were in the final[city:  {in city}], against the Bears.

“I never get past anybody,” {child} told {elder}[!elder: , who lived next door and always came to supper].[school:  “Not even in the lunch [us: line | queue] {at school}.] [school: All | “All] I can see is legs.”

“Legs are good,” said {elder.short}.

# from-wall-to-wall
They were in the hall, which was long and narrow. {Elder} had stiff knees and couldn’t run[sport.Soccer: , however much {elder.he} liked {sport}]. But {elder.he} could stand with both feet apart, all the way from wall to wall.

“Get past me,” said {elder.short}.

It couldn’t be done. There wasn’t any past.

So {child} kicked the ball between {elder.short’s} legs.

“Nutmeg!” said {elder.short}. “But now the ball’s there, and you’re here.”

So {child} crawled through after it.

“That’s it,” said {elder.short}. “First the ball, then you. Nobody can do it but the smallest.”

They kept at it all evening.[elder2:  “Could I get past?” said {elder2}, who was stuck behind with the washing.] First the ball. Then {child}.[pet.dog:  Then {pet}[!pet.known: , {child’s} dog], who was the smallest too, in a way.] By the end {child} only had to duck.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat on the hat shelf, and was above it all.][pet.other:  {Pet} stayed in another room, where the floor was quieter.]

# the-cap
On Saturday {child} sat on the bench, and {elder.short} stood beside it. {Elder.He} had promised not to shout, so {elder.he} had put {elder.his} cap in {elder.his} mouth.[elder2:  {Elder2} was holding another cap, in case that one ran out.][pet.dog:  {Pet} was tied to the bench, and hadn’t promised anything.]

“If it’s a [us: tie | draw],” said the referee, “the last goal wins.”

The Bears were big. The biggest was {big}, who stood in front of their goal like a door. Nobody got past. With one minute to go the Bears were winning [us: one–nothing | one–nil], and {@stitch} got a stitch.

“{Child}!” called the coach. “On you go!”

# a-forest-of-legs
{child} ran on, and there were legs everywhere, long legs and bandy legs and legs with [us: Band-Aids | plasters] on. It was a forest. Then the ball came out of it, and stopped right in front of {child}.

And after it came {big}, with his arms spread out.

“Shoot!” everybody yelled. “Pass!”

{child’s} heart thumped. On the right there was {big}, and on the left there was {big}.

Then {child.he} saw {elder.short}. {Elder} had walked round the whole [us: field | pitch] on those stiff knees, and there {elder.he} stood behind the Bears’ goal, cap in mouth and feet apart.

{child} looked at the goalkeeper. His feet were apart. {child} looked at {big}. His feet were apart. There wasn’t any past.

But there was a through.

# a-through
First the ball. It rolled in between {big’s} legs.

Then {child}. {Child.He} ducked, and came out on the other side.

{Big} bent down and looked between his own legs. “Where’s the little one gone?” he said.

Now the goalkeeper came, arms up and legs apart.

First the ball. It rolled under the goalkeeper and over the line.

Then {child}. {Child.He} rolled as well, out of sheer speed, and there they both lay in the net, in front of {elder.short’s} boots.

“MMMMM!” shouted {elder.short}. Then {elder.he} took out the cap. “GOOOAL!”[athlete:  {Elder.He} had never shouted like that for {athlete}.]

# nothing-about-that
“But you can’t just go through people!” said {big}.

“You mustn’t push,” said the referee, “or use your hands. But there’s nothing in the rules about going through.” He blew for the goal, and then he blew for the end. It was a [us: tie | draw], and the last goal was {child’s}.

The cup was so big that the Ants stood {child} in it and carried {child.him} round the [us: field | pitch][music: , while the loudspeaker played {music}]. You could only see the top of a head.[friend:  {Friend} had hold of one handle, and no stitch any more.]

# once-more
When they got to {big}, he stood in the way.

“Can you do it again?” said {big}. “I didn’t have time to look.”

{child} could. Then the goalkeeper wanted a go. And in the end all the Bears stood in one long row with their feet apart, and through them all came first the ball, and then {child}.[pet.dog:  Last of all came {pet}, who was allowed to play at last.]

# till-ive-grown
That evening {elder} wanted to get to the [us: couch | sofa]. But in the middle of the hall stood {child}, with both feet apart.

“Get past me,” {child.he} said.

{Elder} had a look.[pet.cat:  {Pet} walked straight through, without even ducking.]

“There isn’t any past,” said {elder.short}. “And the through is a bit low.”

“Then you’ll have to wait till I’ve grown,” said {child}.

“I will,” said {elder.short}, and sat down on the cup.

It got dark in the hall, and quiet. {child} yawned, and leaned against the stiff knees. The ball rolled in under the coats, and lay still.

First the ball. Then {child}.

# @stitch
one of the Ants
## if friend
{friend}
## if friend & !friend.known
{child’s} best friend {friend}
