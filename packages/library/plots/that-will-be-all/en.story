title: That Will Be All, {maid}
title: Nine O’Clock Exactly
title: You’ve Got a Ghost
guest maid: Winifred (she), Millicent (she)
guest aunt: Auntie Jo (she), Auntie Meg (she)
guest electrician: Bev (she), Sal (she)

% Rule: she may not go up to bed until somebody has said “That will be all.”
% The grown-up (@a): {adult}, else {aunt}; never he or she.

# fuse-bulb-damp
At nine o’clock exactly, the landing light outside {child’s} door went off.

“Fuse,” said {@a}, on Monday.

“Bulb,” said {@a}, on Tuesday.

“Damp,” said {@a}, on Wednesday, because the house was very old and damp was what {@she} said about most of it.

[elder: On Thursday {elder} came[elder2:  with {elder2}]. {Elder.He} took the switch to pieces, put it back together and asked for [us: coffee | tea]. “Nothing wrong with that,” said {elder.short}. “You’ve got a ghost.” | On Thursday {@a} got an electrician in. She was called {electrician}, and she took the switch to pieces[age>=9: , put it back together] and charged sixty [us: dollars | pounds]. “Nothing wrong with that,” said {electrician}. “You’ve got a ghost.”]

It was the joke [elder: {elder.short} made in old houses. | she made in all the old houses.] But {child}, eating toast on the stairs, didn’t think it was a joke. For one thing, damp can’t tell the time[friend: . {Friend}[!friend.known: , {child.his} best friend,] had pointed that out]. For another, [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: on Wednesday, ]just after the light went off, {child.he} had distinctly heard somebody yawn.[pet:  It wasn’t {pet}[pet.dog: , {child.his} dog][pet.cat: , {child.his} cat].]

# one-minute-to-nine
So that night [friend: {child} and {friend} sat on the landing in [us: bathrobes | dressing gowns], leaning | {child} sat on the landing in a [us: bathrobe | dressing gown], [child.name: leaning | with {child.his} back]] against the [us: linen closet | airing cupboard], and waited.[elder:  {Elder.short} [elder2: and {elder2.short} ]kept watch from [elder2: armchairs | an armchair] in the hall, with [elder2: all four | both] eyes shut.][pet.dog / pet.cat: [elder:  {Pet} kept watch on the top stair. |  {Pet} kept watch on the top stair, with both eyes shut.]]

[friend: “One minute to nine,” whispered {friend}, and the air turned cold, | At one minute to nine the air turned cold,] the way it does when you open the fridge. Along the landing came footsteps: quick, tired ones, in boots. And there was a girl. She was about {child’s} size and about the colour of breath on a window. She had an apron down to her ankles and a cap over one ear, and she carried a long pole with a little brass cone on the end. She reached up, held the cone against the light bulb, [age>=11 / !friend & !elder & !pet.dog & !pet.cat: with the look of somebody who has learned to make do, ]and the bulb went out.

“So it’s you,” said {child}.

The ghost shrieked and dropped the pole, which made no noise at all.[elder:  {Elder.short} slept on.]

“You never ought to creep up on people!” [elder: said the ghost | she said].

“[friend: We were | I was] sitting down,” said {child}. “I’m {child}.”

# under-housemaid
The ghost put her cap straight and bobbed[age>=11 / !friend & !elder / !friend & !pet / !elder & !pet:  at the knees]. “{maid} Tapp{@miss}. Under-housemaid. I do the lamps at nine and the grates at five.”

“Every night? Since when?”

“Since Christmas.”

“Which Christmas?”

{maid} thought about it. “There’s been a few,” she admitted.

“But why don’t you stop?”[friend:  said {friend}.]

“Nobody’s said I can.” {maid} sat down on the top stair, or a little above it.[pet.cat:  {Pet} sat on her lap, or a little below it.] “It was Mrs Gaunt did the saying. Every night, when the lamps were done, she’d look round and say, ‘That will be all, {maid},’ and then I could go up to bed. Only one day she went to the seaside for her cough, and she never came back[age>=11 / !friend & !elder & !pet.dog & !pet.cat: , and nobody said it after that]. And you can’t go up till it’s said.”

She yawned. It was [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: the longest yawn {child} had ever seen. It had | a yawn with] more than a hundred years in it.[pet.dog:  {Pet} yawned back.]

# owed-a-half-day
[child.name: {child} very nearly said | {child} opened {child.his} mouth to say] the words there and then.[friend:  “Say it,” whispered {friend}. | [age>=9:  It would have been easy.]] But [friend: {child} | {child.he}] thought of all those lamps, and all those grates, and it didn’t seem enough.

“Did you ever get a day off?” {child.he} asked.[school:  “We get two a week {at school}.”]

“Half-day, second Sunday of the month. I’m owed one,” said {maid}. “I’m owed a good few.”

“Then have it now. What would you like to do?[sport:  Shall we {play sport}?]”

[sport: “Not in these boots.” ]{maid} looked over [age>=9: one shoulder, and over the other | both shoulders]. Then she leaned close, and the tip of {child’s} nose went numb.

“I’ve polished that banister four thousand times,” she whispered, “and I’ve never once gone down it.”

# down-the-banister
They went down nine times, {maid} on the banister and {child}[friend:  and {friend}], who had promised never to, bumping down the stairs[friend: | [child.name: , one at a time|  on {child.his} bottom]].[pet.dog:  {Pet} went down in between.] {maid} was much the faster, having no weight to speak of, but she didn’t always stop at the end, and twice had to come back in through the front door.[athlete:  Not even {athlete} has managed that.]

# lit-up
[age>=11 / !friend & !elder & !pet.dog & !pet.cat: “What next?” said {child}, out of breath.

{maid} | Then {maid}] went rather shy. “I’ve only ever put lights out{@miss},” she said. “I’ve never lit one up just to look at it.”

So {child} showed her the switch in the hall. Click. {maid} clapped both hands over her mouth. Then she was off: hall, kitchen, [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: [us: pantry | larder], ]the lamp with the tassels, the lamp shaped like a heron, [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: bathroom, bedrooms, ]the [us: string lights | fairy lights] from last Christmas[age>=11 / !friend & !elder & !pet.dog & !pet.cat:  that nobody had [us: gotten around | got round] to taking down]. [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: She did the light in the oven. ]She did the [age>=11 / !friend & !elder / !friend & !pet / !elder & !pet: one | bulb] inside the fridge.[music:  She did the radio, and it played {@song}.] She flew through the house like a struck match, and every window blazed out across the dark garden, until an owl in the pear tree turned its back in disgust.

# swallowed-it
The study door opened. “{child}!” said {@a}. “[city: They can see us all over {city}! | It’s like [us: Las Vegas | Blackpool] out here!] What on earth …”

Something cold went past, laughing.[pet.dog:  {Pet} ran after it.] {@As} hair stood on end. In the mug in {@her} hand, very softly, the tea froze.

{@A} looked at the tea. {@Her} mouth opened, and {child} could see the word “damp” sitting in it, all ready. Then {@she} looked at the girl by the heron lamp, with the light shining through her, and the mouth shut again.

[elder: “I did say,” said {elder.short}, with both eyes open.

]“Good evening,” said {@a}.

“Evening,” said {maid}, and bobbed. And then, because it had been a very long day, she yawned.

# said
{child} told {@a} all of it, quickly, in a whisper. {@A} nodded. [adult: “You say it. You’re the one who asked.”|“You say it,” {@she} whispered. “You’re the one who asked.”]

[elder: “And stand up straight,” said {elder.short}.

]{child} stood up as straight as a person can in a [us: bathrobe | dressing gown].

“Thank you for everything, {maid},” {child.he} said. “You did it beautifully. That will be all.”

{maid’s} whole face went smooth. “She never used to say thank you,” she said. “I’ll do them once more{@miss}, shall I? Seeing as it was me put them on.”

# once-more
And she went up through the house with her pole on her shoulder[pet.dog: . {Pet} walked at her heels. Behind them|[pet.cat: . {Pet} went in front. Behind them|, and behind her]], one after another, the lights went gently out: kitchen, heron, tassels, hall. At the end of the landing, where the attic stairs used to be and now there was only wallpaper, [pet.dog / pet.cat: {maid} | she] went on climbing. They heard the boots come off. [friend: “One,” counted {friend}. “Two.” | One. Two.] They heard a bed creak.

# click
The landing light behaved perfectly after that[elder: . {Elder.short} took the credit. Now {@a} | , and {@a}] had to turn it off. But she always stopped first, with her hand on the switch, and looked round {child’s} door.

“Thank you, {child},” said {@a}. “That will be all.”

Click.

## if adult
The landing light has behaved perfectly ever since[elder: . {Elder.short} takes the credit. Now {adult} | , and {adult}] has to turn it off. But {adult} always stops first, with one hand on the switch, and looks round {child’s} door.

“Thank you, {child},” says {adult}. “That will be all.”

Click.

# @a
{aunt}
## if adult
{adult}

# @miss
[child.she:, miss|[child.he:, sir]]

# @song
{music}

# @she
she
## if adult
{adult}

# @her
her
## if adult
{adult's}

# @as
{aunt's}
## if adult
{adult's}
