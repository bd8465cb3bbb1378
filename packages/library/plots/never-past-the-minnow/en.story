title: Thursdays in the Little Pool
title: Perch, Pike, Trout
title: Twelve and a Half [us: Meters | Metres]
guest friend: Hattie (she), Nell (she)
guest lova: Tamsin (she), Portia (she)

% The fish come in the same order always: perch, pike, trout, minnow. {Friend} got into the squad, {child} did not.
% Whoever asks at home: {adult}, else the coach on the telephone.

# careful-not-to
The week that {child} left the [us: swim | swimming] club, {elder} [us: called | rang up] and asked to speak to {child.him} alone.

“You’re not to laugh,” said {elder.short}.[elder2:  “And not a word to {elder2}.”]

“I won’t.”

“I’m seventy-four. I’ve had a boat all my life. And I can’t swim.”

{child} didn’t laugh. {Child.He} thought {child.he} must have heard wrong.

“But you go fishing every day!”

“I do,” said {elder.short}. “I’ve been very careful not to fall in. Only now I was thinking that you might teach me. You’re the best swimmer I know.”

{child} looked at the bag in the corner, which {child.he} hadn’t unpacked[pet.dog / pet.cat: , and which {pet} had taken to sleeping on]. The best swimmer {elder.short} knew was four tenths of a second too slow. The coach had said so, quite kindly, before he read out who was moving up to the squad. {Friend}, {child’s} best friend[school:  {at school}], was moving up. So was {lova}. {child} had said {child.he} meant to give it up anyway[sport & !sport.Swimming: , to have more time to {play sport}].

“OK,” {child.he} told {elder.short}. “But not on a Tuesday.”

Tuesday was when the others trained.

# little-pool
So it was Thursdays, at four o’clock, in the little pool[city:  {in city}]. {Elder.short} came out of the changing room in [elder.she: a striped swimsuit that reached|striped trunks that reached] to the knees. {Elder.short’s} hands had been out in every sort of weather. The rest of {elder.him} looked as if it had never been let out at all. The water came up to {elder.his} tummy, and {elder.he} held on to the side.

“First you’ve got to float,” said {child}.

“I’m not built for it.”

“Everyone floats. Lie back. I’ve got your head.”

{Elder.short} lay back, went as stiff as a plank, sank, and came up blowing so hard that a baby on the far side burst into tears.

“You’re too stiff,” said {child}. “Say something, and you’ll forget about it. Tell me some fish.”

{Elder.short} shut {elder.his} eyes. “Perch,” {elder.he} said. “Pike. Trout. Minnow.”

At the minnow, {child} felt the neck go soft in {child.his} hands. At the eel the toes came up, two big ones and eight small. {child} had forgotten that water could be like this.[age>=11:  For so long it had only been something to get to the end of.]

# nine-strokes
On the third Thursday {elder.short} swam four strokes. On the fifth {elder.he} swam nine, with an orange float belt [us: around | round] the middle[athlete: , and afterwards {elder.he} bowed to the baby as if {elder.he} had been {athlete}]. {Elder.He} swam with {elder.his} chin in the air, and with every stroke {elder.he} said a fish.

“Perch! Pike! Trout!”

It rang through the whole building[music: , and you couldn’t hear that the loudspeakers were playing {music}].

# the-squad
On the sixth Thursday the door opened, and in came the entire squad.

“The big pool’s out of order,” said the lifeguard.

{child} just had time to see {friend’s} blue cap. {Child.He} just had time to see {lova} point at the old [elder.she: lady|man] in the orange belt who came splashing along shouting “Carp!” And before {child} had finished thinking, {child.he} had climbed out and sat down on a bench, three [us: yards | metres] off, with a towel [us: around | round] {child.his} shoulders, like somebody who had come on {child.his} own.

# no
“{child}?” said {friend}. “Hi! What are you doing here?”

“Nothing,” said {child}. “Just having a swim.”

“Who’s that?” giggled {lova}. “Are you with [elder.she: her|him]?”

“No,” said {child}.

It was only a little word. But swimming pools echo.[age>=11:  {child} knew that.] Out in the water there were no more fish. {Elder.short} was standing in the middle of the pool. {Elder.He} didn’t look at {child}. {Elder.He} nodded, more or less to {elder.himself}, and began to undo the belt.

“I think I’ll stop there for today,” {elder.he} said to nobody in particular, politely, as if to a stranger.

{child} watched {elder.short} wade to the steps, small and thin in all those stripes. {Elder.He} had been frightened for seventy-four years and never dared to tell a soul. And then {elder.he} had told one. {Elder.He} had told {child}.

# yes
{child} stood up, and the towel fell on the floor.

“Yes,” {child.he} said.

“What?” said {lova}.

“Yes, I am. I’m with [elder.she: her|him]. That’s {elder}, and I’m teaching [elder.she: her|him] to swim, and last week [elder.she: she|he] did nine strokes.” {Child.His} voice shook, and every tile in the place said it again. “{Elder.short}! Wait!”

{Child.He} got in and waded, which took an age, and caught hold of {elder.short’s} arm at the steps.

“I’m sorry,” said {child}. “I was ashamed. Not of you. Or … yes. But mostly of me. I’m the one who didn’t get in, and there they all were.”

{Elder.short} looked at {child} for a while.[age>=11:  Drops fell from {elder.his} eyebrows.]

“When I was your age,” {elder.he} said, “I sat on the [us: dock | jetty] and told the others I didn’t feel like swimming. I said it so well that I’m still sitting there.” {Elder.He} held out the belt. “Shall we try without?”

“Now? With everybody watching?”

“I haven’t got time to wait until they go home.”

# without
{Elder.short} lay down on the water. {child} walked backwards in front, both hands just under the surface, not touching.

“Perch,” said {elder.short}. “Pike. Trout.”

And before there could be any minnow, {elder.his} chin went under. {Elder.short} coughed, wide-eyed, and {elder.his} hands began to thrash. [age>=11: {child} wanted to grab hold. Instead {child.he} | {child}] looked {elder.short} straight in the eye.

“Minnow!” {child.he} said loudly. “Say minnow, {elder.short}!”

“Minnow,” {elder.short} managed.

“Bream!”

“Bream!” came a voice from the side. It was {friend}. {Friend.He} had crouched down at the edge, and {friend.he} {friend.was} not laughing. “Eel! Isn’t there an eel?”

“Eel!” shouted {elder.short}. “Carp! Salmon!”

A hand slapped the tiles. {Elder.short} stood up and looked back[age>=11: , all that long way to the steps]. Twelve and a half [us: meters | metres].

“That’s the lake used up,” {elder.he} panted. “Next time I’ll have to start on the sea.”

# saturdays
When the whistle [us: blew | went], the others jumped in. {Friend} stayed where {friend.he} {friend.was}.

“You’re good at that,” {friend.he} told {child}. “You ought to take the beginners. They want somebody for Saturdays. And I miss you. All {lova} ever talks about is her times.”

“I’ll think about it,” said {child}, and noticed that {child.he} already had.

# what-time
At home {child} unpacked the bag[pet.dog / pet.cat: , once {pet} had got off it][pet.other:  and fed {pet}]. [adult: {Adult} wanted | The coach [us: called | rang] about Saturdays, and wanted] to know how {elder.short} had got on.

“Twelve and a half [us: meters | metres],” said {child}.

“In what time?”

{child} thought about it.

“I didn’t time it,” {child.he} said.

# on-your-back
When the light was out, the bed still seemed to rock a little. {child} lay on {child.his} back, let {child.his} neck go soft, and stretched out both arms.

Perch, {child.he} thought. Pike. Trout.

{Child.He} never got past the minnow.

# @song
{music}
