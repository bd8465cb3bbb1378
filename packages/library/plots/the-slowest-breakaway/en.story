title: The Slowest Breakaway in the World
title: One Foot on the Ground
title: Not a Peep
guest captain: Doreen (she), Hilda (she)
guest ref: Beryl (she), Enid (she)
guest still: Arthur (he), Cyril (he)
guest friend: Marcus (he), Priya (she)

% Walking football: one foot on the ground at all times. The other side are always Millbrook, or the stripes, since everybody out there is old but the child. {friend} is the family’s, else somebody in the child’s own team.

# one-short
{child} had come to the [us: field | pitch][school:  behind {school}] to kick a ball [us: around | about]. Then {child.his} coach turned up.

“They’re one short,” he said. “It starts in twenty minutes. You’re here anyway.”

“Who is?” said {child}.

The coach pointed at a team warming up with a few laps. They were walking them. The youngest looked about seventy.

“Walking [us: soccer | football],” said the coach. “It’s [us: soccer | football], only you’re not allowed to run.”[elder:  They had asked {elder}[elder2:  and {elder2}], who thought it sounded too fast.]

{child} laughed. {Child.He} {child.was} the fastest [us: on | in] {child.his} team[athlete: , and when nobody was timing it {child.he} {child.was} faster than {athlete}]. It was the only thing {child.he} {child.was}, to be honest. When {child.he} got the ball {child.he} knocked it on and left everybody standing, and then {child.he} shot, quite often wide. There was never any time to look up.

{child} got a shirt that smelled of mothballs. The captain, {captain}, was seventy-eight, with a [us: Band-Aid | plaster] on each knee.

“Can you pass?” she asked.

“I’m fast,” said {child}.

“Pity,” said {captain}.

# you-ran
They were playing Millbrook, in stripes. The referee blew her whistle, the ball came straight to {child}, {child.he} saw a gap, and …

Peep!

“You ran,” said the referee, whose name was {ref}, from her folding chair. “One foot on the ground at all times. Free kick to Millbrook.”

The next time, peep! The time after that, peep! Trotting was running too, it turned out. By the seventh peep somebody was laughing behind the goal. It was {friend}[friend: , {child.his} best friend|  from the team], who had come by bike and was standing there with {friend.his} phone up.

“Run, {child}!” shouted {friend}. “Oh no, you can’t!”

{child’s} face burned. {Child.He} wanted to sink into the [us: center | centre] circle.

“Are you filming?”

“Of course!”

“Never mind {friend.him},” said {captain}, strolling up. “Look at {still} over there. What’s he doing?”

“Nothing. He’s just standing[music:  there humming {music}].”

“He’s been standing in the right place for four minutes,” said {captain}, “and nobody’s seen him. Least of all you.”

# as-if-on-a-table
{child} looked. It was true. If you couldn’t run, you had to give your head something to do, and all at once {child.he} saw the [us: field | pitch] as if it were laid out on a table. There was {still}. There was a gap between two of the stripes. There was {captain}, wandering off to somewhere nobody had thought of. The next time the ball came, {child} kept one foot on the ground and sent it along the grass, straight to {still}. {still} back-heeled it to {captain}. {captain} rolled it in.

“Hear that?” she said. “Not a peep!”

# the-legs-thought
Millbrook got one back, and for a long time that was that.[pet.dog:  {Pet}[!pet.known:  the dog] went to sleep by the corner flag.][pet.cat:  {Pet}[!pet.known:  the cat] moved about more than that when {pet.he} slept.][pet.other:  Even {pet}, at home, moved about more than that.] Then, with three minutes to go, {child} cut out a pass in front of {child.his} own goal, and looked up. Every one of the stripes had come forward for a corner. There was nothing ahead but grass and, at the far end, an empty goal, because their goalkeeper was at the side with a cup of tea.

{child} didn’t think. {Child.his} legs did the thinking.

Peep!

“You ran,” said {ref}. “That’s eight. One more, and you can go and sit down.”[sport & !sport.Soccer:  Then {child.he} might as well have gone off to {play sport}.]

# walk
Free kick to Millbrook. Their tall striker, with a pipe in his top pocket, put it in the top corner. No! It hit the bar. Out it bounced, over everybody, landed on {child’s} chest and dropped at {child.his} feet.

The goalkeeper was still drinking his tea. It was forty yards.

“Walk!” screamed {captain}. “Walk, {@boy}, walk!”

# the-slowest
{child} walked.

{Child.He} nudged the ball half a yard and walked after it. Behind {child.him} tramped ten [us: retirees | pensioners], as fast as they could, puffing and creaking at the knees. Nobody was allowed to run. Nobody caught up, and {child} got away from nobody. Twenty-five yards. The man with the pipe was right behind {child.him}, growling, “I’ve got you now, I’ve got you now.” {child’s} legs were yelling to run. They itched. They burned. One foot on the ground, thought {child}. One foot on the ground.

Up ahead, the goalkeeper had put down his cup. He walked back. They walked towards each other, like gunfighters in a western.

Fifteen yards. {ref} was out of her chair and walking alongside with her eyes on {child’s} shoes. Ten. The goalkeeper spread out his arms. In any other [us: game | match] {child} would have shot. Instead {child.he} looked up, because for once there was time.

And far out on the left, in a gap nobody else had thought of, {captain} was standing still.

# nearly-a-minute
{child} passed. The goalkeeper turned round, very slowly. {captain} put out one foot, and the ball rolled over the line so slowly that you could read what it said on it.

Goal. {ref} blew for time. From every side the team came walking to pile on top of {child}, and it was nearly a minute before they had all arrived.

{child} lay at the bottom, in a smell of liniment and mothballs, helpless with laughter.

# no-hurry
{friend} was still there behind the goal. {Friend.He} had forgotten to hold up the phone.

“That’s the most exciting thing I’ve ever seen[city:  in {city}],” {friend.he} said. “It went on and on. Do they need anybody else on Thursday?”

“Can you stand still?” asked {captain}.

“Not really,” said {friend}.

“Good,” said {child}. “I can show you.”

Then they walked home, with the bike between them, and neither of them was in any hurry.

# @boy
child
## if child.he
boy
## if child.she
girl
