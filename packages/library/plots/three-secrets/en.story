title: Three Secrets
title: Seven Minutes Fast
title: The Mission
guest friend: Tilda (she), Fred (he)
guest noor: Noor (she), Leila (she)

# the-mission
The night before, a message came from {friend}.

“MISSION. Find out three secrets about [school: {school} | your new school]. Nothing that’s on the website. Report at seven tomorrow night. PS. The fact that you’re nervous doesn’t count as a secret. I know that already.”

{child} read it four times. [pet.dog / pet.cat: {Pet}[pet.dog: , {child’s} dog][pet.cat: , {child’s} cat], read it too, with {pet.his} chin on {child.his} arm.] Then {child.he} put a notebook in {child.his} coat pocket, a small one, with its own pencil down the spine[athlete:  and a picture of {athlete} on the cover]. [elder: Next to it went a pear from {elder}[elder2:  and {elder2}], because first days, said {elder.short}, need one.]

{@crossing}[pet.dog:  {Pet}, who hadn’t negotiated anything, barked.][pet.cat:  {Pet} kept watch from the windowsill.]

# twenty-four-faces
The school was big and yellow, with a tower, and a clock in the tower[city: , the biggest in {city}]. Everybody was running, because the clock said ten past nine. {child} ran too. But when {child.he} reached the classroom, no teacher had come yet.

The teacher was called Mr Farid, and he looked kind.

“This is {child},” he said. “Would you like to tell us something about yourself?”

Twenty-four faces [us: turned around|turned round]. {child} had prepared three sentences, and they were gone.

“I’m {child},” {child.he} said.

“He just said that,” said somebody, and a few people laughed. It wasn’t even unkind. It burned all the same.

# the-corner
[us: At recess {child}|At break {child}] stood in a corner by [us: the bike racks|the bicycle shed]. Everybody else already had somebody to be with. [sport: Some of them were starting up a bit of {sport}, and {child} was good at that, only nobody here knew.] I wish {friend} was here, thought {child}, and {child.his} throat went tight. Then {child.his} hand bumped into the notebook.

{child} took it out. And {child.he} made a discovery. Standing alone in a corner and keeping watch from a corner look exactly the same, but they feel completely different.[pet.dog:  {Pet} did it by the table at every meal, and nobody had ever felt sorry for {pet.him}.][pet.cat:  {Pet} did it on the windowsill all day long, and nobody had ever felt sorry for {pet.him}.]

{child} kept watch. {child.He} saw the tower, and the clock, and then {child.he} looked at {child.his} own watch[elder: , which {elder} had set by the radio that morning]. {child.He} looked again. [us: The janitor|The caretaker] was going by with a ladder.

“Excuse me,” said {child}. “[us: The clock on the tower is | The tower clock’s] seven minutes fast.”

[us: The janitor|The caretaker] stopped. He looked over both shoulders.

“I put it forward, years ago,” he said, very quietly. “Hardly anybody’s been late since. You’re the first one who’s noticed.”

Secret number one, wrote {child}.

# the-ladle
Then it was lunch. {child} stood in [us: the line|the queue] with a tray, looking out over the tables. Everywhere people sat elbow to elbow, and in between the elbows there were no gaps.

Behind the counter a woman in pink clogs was dishing out potatoes. She was humming. {child} listened, because there was something familiar about it. [music: It was {music}! | It was that one they always played on the radio!] But when she got to the chorus it all went wrong. She went up where you’re supposed to go down.

{child} didn’t have time to think. {child.He} hummed the rest of it, right.

The potato spoon stopped in mid-air.

“You know it?” whispered the woman.

“Yes,” whispered {child}.

“Not a word. The whole kitchen thinks I only like opera.” And {child} got one more potato, and a wink.

Secret number two.

# elbows
“I heard that,” said a voice.

It was a girl from the class, the one in the green coat. She pointed at the notebook.

“You’re always writing. Are you a spy, or something?”

{child} was going to say no. That would have been the usual thing. But after all, there was a mission.

“Yes,” said {child}. “More or less.”

“Good,” said the girl. “[us: We don’t have one.|We haven’t got one.] I’m {noor}.”

{noor} went over to a table by the window, sat down, and moved her elbow. That made a gap, and {child} sat in it. [elder: They shared {elder.short’s} pear.] {child} told her about {friend} and the three secrets, and {noor} ate slowly, and thought.

“I could give you one,” she said in the end. “But it’s a real one.” She stirred her gravy. “I started here in January. The first two weeks I ate [us: crackers in the bathroom|crispbread in the toilets], because I didn’t dare choose a table. Nobody knows.”

# the-third
{child} already had the pencil out. That made three, and three was the whole mission.

{child} looked at {noor}, who looked as if she’d been sitting at that window all her life. Then {child.he} slid the pencil back down the spine.

“Thank you,” said {child}.

{noor} finished her potato.

“I’ll be here tomorrow[us: , too|  as well],” she said.

# report
At seven {child} was sitting up in bed, and {friend} filled the whole screen.[pet.dog:  {Pet} looked behind it for the rest of {friend.him}.][pet.cat:  At least, all of it that {pet} wasn’t sitting in front of.]

“Report,” said {friend}.

{child} began with the tower. Then {child.he} did the clogs and the chorus, and {friend} laughed until the picture shook.

“And number three?”

“I’ve got a number three,” said {child}. “But it belongs to somebody else.”

There was a silence. {friend} [us: picked at a pillow|picked at a cushion]. [pet.dog / pet.cat: {Pet} sniffed at {child’s} elbow, the one that had been next to {noor’s}.]

“Is she nice?” said {friend}.

{child} knew what {friend} was really asking.

“She isn’t you,” said {child}.

“Nobody’s me. But is she nice?”

“Yes. I think so.”

“Good,” said {friend}, and breathed out. “Otherwise I’d have had to come over there. Your next mission’s tomorrow. You’re allowed one assistant.”

# seven-minutes
When they’d said good night, [elder: {elder} | [adult: {adult} | somebody]] came in and sat on the edge of the bed. [us: At dinner|At supper] {child} had said that it had been a good day, and nothing else. Now {child.he} told it all from the beginning, the three sentences and the corner and the gap between the elbows, and [elder: {elder.short} | [adult: {adult} | whoever it was]] didn’t interrupt once.[elder: 

“And the pear?” said {elder} at the end.

“I had half,” said {child}.

{Elder.short} looked as pleased as if {elder.he} had eaten the other half.]

Then the light went out. [pet.dog / pet.cat: {Pet} lay down heavily on {child.his} feet.] [pet & !pet.dog & !pet.cat: Even {pet} was told about the first two.] [music: There was music on, so low that it was only a pulse in the pillow.]

The last thing {child} did was to change the clock on the [us: nightstand|bedside table]. Seven minutes forward, exactly.

School time, thought {child}, and fell asleep.

# @crossing
The last bit {child} walked alone. It had taken some negotiating.
## if elder
{Elder} was allowed to come as far as the crossing and no farther. They had negotiated. Waving wasn’t allowed either, but you could lift your hand as if you were doing something to your hair, and {elder.short} did that twice.
## if adult
{Adult} was allowed to come as far as the crossing and no farther. They had negotiated. Waving wasn’t allowed either, but you could lift your hand as if you were doing something to your hair, and {adult} did that twice.
