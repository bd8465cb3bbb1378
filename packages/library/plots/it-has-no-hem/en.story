title: It Has No Hem
title: The Ghost Who Had the Bed
title: The Wall Side
guest friend: Frank (he), Vera (she)
guest pet: Doris (she), Dagwood (he)
guest elder: Barbara (she), Winifred (she)
guest ghost: Septimus (he), Horace (he)

% The dog is the family’s, or {friend’s}; a dog looks for somewhere cool, a cat looks at what nobody else sees.
% A real grandparent has borrowed the house; the great-aunt lives in it, and has the mangle.

# taken
On the first night of the holidays {@at}, {child} couldn’t go to bed, because there was somebody in it already.

Whoever it was, you could see through them. There were sharp knees, and folded arms, and covers pulled up to a chin, and it was so cold in the attic room that {child} could see {child.his} own breath.

“Taken,” said the ghost.

“That’s my bed,” said {child}. “{@mine}”

“I moved in on Tuesday,” said the ghost. “I used to be in the church hall[city:  in {city}], but they put in ventilation.”

# a-draught
{child} wanted that bed. {Child.He} ran down to the kitchen, where [elder2: {elder.short}, {elder2.short}|{elder.short}] and {friend}[!friend.known: , {child’s} best friend,] were eating sandwiches{@crumbs}.

“{Elder.short}! There’s a ghost in my bed!”

The ghost had followed, straight through the ceiling. A chill went over the table. The paper napkins lifted.

{Elder.short} looked right through him.

“There’s a [us: draft | draught],” said {elder.short}, and got up and shut the window.

{@laundry}

“I am not a [us: draft | draught]!” said the ghost. “I am {ghost}!”

{Elder.short} didn’t hear him. But {friend} did. {Friend} got out a notepad, because {friend} was going to be a scientist, and asked the questions that other people leave out[school: , even {at school}].

“Do you get hungry?” {friend.he} asked.

“No.”

“Can you poo?”

“Who is this person?” said {ghost}.

“Declined to answer,” said {friend}, writing.[adult:

Then {adult} rang, to ask whether {child} was in bed.

“It’s taken,” said {child}.]

# born-first
That night {child} and {friend} lay on a mattress on the floor, in woolly hats[adult:  that {adult} had packed to be on the safe side]. {Ghost} had the bed. {child} tried everything. {Child.He} said that ghosts don’t get tired[sport: , not even if they {play sport}]. {Ghost} said that children can sleep anywhere. {child} said {@first}. {Ghost} said he was born in 1908. They were both right, and that was the worst of it.

# thick
{@liked}

“{@Lies} is in me!” said {ghost}.

“What does it feel like?” asked {friend}.

There was a pause.

“Thick,” said {ghost}. But he didn’t ask {pet.him} to get off.

# airing
In the morning {child’s} toes were blue.

“It’s [us: drafty | draughty] in that room,” said {elder.short}. “And stuffy with it. Today we’ll air the place.”

“Fine,” said {child}, who was tired and cross. “Air it.”

So {elder.short} flung open the kitchen door[music: , humming {music}]. {Elder.He} flung open the porch and every window, and last of all {elder.he} opened the skylight. The wind went right through the house with a howl. From the top of the stairs {child} heard a voice.

“No, wait, I …”

After that there was nothing.

They ran up. The bed was empty. The room was warm, very nearly pleasant.

“There’s your bed,” said {friend}. The notepad stayed shut.

{child} sat down. It felt as if {child.he} had swallowed a stone. {Child.He} {child.was} ashamed.

“It was me who said fine,” said {child}.

# third-sheet
“We’ll look for him,” said {friend}. “I think he’s up the chimney. It’s logical.”

He wasn’t up the chimney. {Friend} put {friend.his} head in the fireplace to make sure, and came out black to the teeth. He wasn’t in the plum tree. The wind was blowing harder, and somebody like {ghost} hasn’t much to hold him together.

{@where}

Between two sheets hung something thin, and it flapped. The wind had wound it round and round the washing line, and was tugging at it from every side.

“A ghost in a sheet,” it said faintly. “Don’t tell anyone.”

# which-is-legs
{child} took hold. It was like holding fog, cold and slippery, and as fast as one bit came loose, the next blew away.

“I can’t hold him! {Friend}, get his legs!”

“Which bit is legs?” yelled {friend}.

“{Elder.short}!” shouted {child}.

{Elder.short} came out with the basket on one hip, looked at the piece of cloth in {child’s} hands, and felt the edge of it between finger and thumb.

“That’s not one of my sheets,” said {elder.short}. “It has no hem.”

“Please, it’s blowing to bits! Can you fold it?”

“Can I fold,” said {elder.short}.

# folded
Nobody in the world could fold in a wind the way {elder} could. {Elder.He} took two corners, gave {child} two, snapped the cloth straight, walked in, took over, snapped it again. {child} held on and didn’t let go, though {child.his} fingers ached with cold.[athlete:  {Athlete} could not have held on better.] Three more folds, and there lay {ghost} over {elder.short’s} arm, smooth and square.

# the-wall-side
{child} carried him upstairs, laid him on the bed, and shut the window and the skylight. Slowly {ghost} sat up, with a sharp crease straight across his nose.

“I’m sorry,” said {child}. “You can have the wall side. I’ll have the other.”

“I kick,” said {ghost}.

“I snore,” said {child}.

“That’s correct,” said {friend}. “I have it in my notes.”

# the-string
That evening {elder.short} came upstairs with an extra quilt, and woolly socks for two[elder2:  that {elder2.short} had dug out of a drawer]. {Elder.He} stopped in the doorway, and a wisp of hair lifted by {elder.his} ear.

“There’s a [us: draft | draught],” said {elder.short}. “There wasn’t one all afternoon. It felt almost empty.”

{Elder.He} went over to the window and tied a piece of string round the catch, with a double knot, so that nobody could air the room by mistake.

When {elder.short} had gone, {pet} lay down at the foot of the bed. {Friend} was asleep already, with the notepad on {friend.his} tummy. {child} lay on the outside, in socks and a hat, and over by the wall the covers lifted a little, all by themselves, and settled.

# @at
at Great-Aunt {elder}’s
## if elder
in the house that {elder} had borrowed

# @mine
I’ve slept in it every holiday.
## if elder
My [us: pajamas | pyjamas] are under the pillow.

# @first
that {child.he} {child.was} here first
## if elder
that {child.he} had made the bed

# @laundry
{Elder.short} didn’t believe in ghosts. {Elder.He} had ironed sheets in a hotel for forty years, and if there were any ghosts, she said, they would have been through the mangle.
## if elder
{Elder.short} didn’t believe in ghosts. If there were any, {elder.he} said, they would have turned up in the wash.

# @crumbs
, and {friend’s} dog, {pet}, was eating what fell
## if pet.dog
, and {pet} was eating what fell
## if pet.dog & breed.Labrador
, and {pet} the Labrador was eating what fell
## if pet.cat
, and {pet} was sitting in the least [us: drafty | draughty] window

# @lies
the dog
## if pet.cat
the cat

# @liked
Only {pet} was happy. {Pet.He} {pet.was} always too hot, and now {pet.he} climbed on to the bed, turned round once, and lay down in the middle of {ghost}.
## if pet.cat
Only {pet} was happy. {Pet.He} always lay where somebody was lying already, and now {pet.he} climbed on to the bed, turned round once, and lay down in the middle of {ghost}.

# @where
“{Pet},” said {child}. “Where is he? Where’s it nice and cool?”

{Pet} had been panting all morning. {Pet.He} lifted {pet.his} nose. Then {pet.he} ambled round the corner to the washing lines, past the first sheet, past the second, and lay down in the grass under the third, flat on {pet.his} back, with all four legs in the air.
## if pet.cat
“{Pet},” said {child}. “Where is he? You can see that kind of thing.”

{Pet} had been staring in one direction all morning. {Pet.He} got up. Then {pet.he} slipped round the corner to the washing lines, past the first sheet, past the second, and sat down under the third and looked straight up, the way cats look at what nobody else can see.

# picture 3
Washing blows in the garden
