title: The Boiler Wants a Word
title: More Mother
title: The Dragon Under the Pond
guest friend: Kit (he), Nia (she)
guest caretaker: Mr Pask (he), Mr Tandy (he)
guest teacher: Mrs Lyle (she), Mrs Abbot (she)

% The mother’s voice is the grandparent’s who is ticked, and who sits in the hall; the dog or cat lies with the dragon. The dragon is the boiler and cannot light when it is upset. It is “it”; the dragon of the pond is she, and has a mother. {friend} laughed at dragons last summer.

# wants-a-word
On the coldest Thursday of the winter[elder: , when {elder} was coming to hear {child} read,] the [us: heat | heating] went off [school: {at school} | [elder: at school | at {child’s} school]][city: {in city}], and {caretaker} the [us: custodian | caretaker] put his head round the classroom door.

“Which of you is {child}?” he said. “The boiler wants a word.”

Everybody laughed, even {friend}[!friend.known: , who was {child’s} best friend]. {Caretaker} didn’t.

{child} followed him down the stairs behind the kitchen, through an iron door {child.he} had never seen open. Behind it was a dragon[pet.dog: , with {pet}[!pet.known: , {child’s} dog,] asleep against its side][pet.cat: , with {pet}[!pet.known: , {child’s} cat,] asleep on top]. It was about the size of a [us: van | minibus], folded up among the pipes, and the [us: color | colour] of an old radiator. It was holding a sheet of paper very close to one yellow eye.

“‘Dragons,’” it read out, “‘by {child}. Dragons were big, greedy and not very clever. Luckily they never existed.’” It lowered the page. “Luckily?”

# rulers
{child} couldn’t speak. All {child.his} life {child.he} had wanted there to be one dragon, anywhere at all. And now there was, and it had read {child.his} [us: report | project].[pet.dog / pet.cat:  {Pet}, who was supposed to be at home, opened one eye.]

“How did you get that?” {child.he} managed.

“There’s a grating behind your bookcase. Everything comes down in the end. I have [sport: three books about {sport}, ][athlete: a picture of {athlete}, ][sport / athlete: and ]a hundred and twelve rulers[pet.dog / pet.cat: . And in the mornings I have {pet}].” The dragon coughed, and nothing came out, not even smoke. “I’ve kept this school warm for sixty years. But I can’t light when I’m upset. I’m not sulking. It’s how we’re built.”

“And there’s a lady from the [us: school district | council] up there with a tape measure,” said {caretaker}. “If it’s still cold at [us: lunch | dinner time], out goes the boiler.”

# under-the-pond
“I didn’t know you were real,” said {child}.

“No,” said the dragon. “But you used to write as though I were.” And from under one wing, carefully, it drew another sheet, soft with handling, in green [us: marker | felt tip]. “‘The Dragon Under the Pond.’ [us: Second grade | Year Three]. You gave her a mother with a bad knee. Nobody else has ever given a dragon a mother. I read it every winter. What happened?”

# obviously
{child} looked at the floor. Last summer {friend} had said that dragons were for little kids, and {child} had said, “Yeah, obviously,” much too fast. {Child.He} had put all {child.his} dragon stories in a drawer that same night, and that “obviously” had been like a stone in {child.his} shoe ever since.

“I turned {age},” {child.he} said.

“I’m not asking for anything,” said the dragon. “I would only like to know if you meant it.”

{child} didn’t answer. Upstairs the bell was going for assembly. {Child.He} held out {child.his} hand, and the dragon, after a moment, gave {child.him} both sheets.[pet.dog:  {Pet} put a nose to the green one.][pet.cat:  {Pet} rubbed a cheek against the green one.]

# tick
The hall was so cold that everyone sat in their coats. [music: They sang {@song} with their teeth chattering, and then it | It] was {child’s} turn to read. By the door stood the lady from the [us: school district | council], in a scarf.[elder:  Beside her, in a blanket, sat {elder.short}[elder2:  and {elder2}].][pet.dog:  {Pet} walked in as if {pet.he} went there, and lay down by the pipe along the wall.][pet.cat:  {Pet} walked in as if {pet.he} went there, and tried the pipe along the wall with one paw.]

“What’s the green one?” whispered {friend}, as {child} got up.

“Nothing,” said {child}.

{Child.He} stood at the front and started. “‘Dragons were big, greedy –’”

Tick, went the pipe[!pet.dog & !pet.cat:  along the wall]. It was a small, sad, cold noise. {child} stopped. Two hundred faces were looking at {child.him}. Someone [us: snickered | sniggered].

“Go on, {child},” said [elder: {elder.short} | {teacher}, their teacher].

{child} could see {child.his} own breath. It came out in clouds, like smoke. {Child.He} thought: It’s listening. It’s down there in the dark with its ear against the pipe. And {child.he} folded up the [us: report | project] and put it in {child.his} pocket.

“I don’t think that one’s true,” {child.he} said. “I’m going to read a different one.”

# bad-knee
The green page trembled. “‘Once there was a dragon who lived under a pond,’” read {child}, “‘and her mother had a bad knee.’”

There was giggling from the back. {child} knew how red {child.he} had turned. {Child.He} knew exactly where {friend} sat, and did not look there. But the mother had a voice, {child.he} remembered now, a deep, grumbling voice[elder: . It was {elder.short’s}, and {elder.short} was sitting by the door. Still, | , and] you couldn’t do it by halves.

“‘I’m not coming up,’” {child.he} growled. “‘You go and frighten the knights, dear. It’s my knee.’”

[elder: By the door, {elder.short} sat up very straight.

Everybody | They] laughed. But it was the other sort of laugh, the sort that leans forward. {child} growled louder. “‘And wipe your claws! And if it’s a nice knight, ask him if he’s had his [us: supper | tea]!’”

# tock
Tick, went the pipe. Tick, tick. Tock. [pet.dog / pet.cat: {Pet} moved up close against it. ]Then there was a thump under the floor and a roar ran along the wall. Every radiator in the place began to rattle. It sounded, if you knew, very much like someone laughing.

By the time the mother had come up out of the pond, knee and all, people were taking off their coats. The lady by the door unwound her scarf.

“Nothing wrong with that,” she said, and put her tape measure away.[elder: 

“Nor with my knees,” said {elder.short}.]

# sea-serpent
{Friend} didn’t say anything until they were back in the classroom.

“Did you do that voice when you were seven?”

“Yeah.”

“It’s good.[elder:  It’s your {elder.short}.]” {Friend} picked at the edge of the table. “I’ve got a sea serpent, actually. In a notebook. It’s forty pages.”

{child} stared at {friend.him}. “But you said dragons were for little kids.”

“A serpent isn’t a dragon,” said {friend}, with dignity. “Do you want to read it?”

# more-mother
That afternoon, when they were meant to be doing fractions, {child} wrote Part Two[pet.other: , with {pet} in it as a knight][elder: [pet.other:  and |, with ]the mother’s knee better, at {elder.short’s} request]. {Child.He} folded it small and pushed it in behind the bookcase, and heard it slither down.

[pet.dog: In the morning {pet} came up from below with a sheet of paper, still warm, and laid it on {child’s} chair. | [pet.cat: In the morning {pet} lay curled up on {child’s} chair, and under {pet.him} was a sheet of paper, warmer than any cat. | In the morning there was a sheet of paper on {child.his} chair, still warm.]] At the bottom, in neat brown letters, somebody had scorched a mark.

Nine out of ten, it said. More mother.

# @song
{music}
