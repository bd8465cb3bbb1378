title: The Longest [us: Inning | Innings]
title: Call It Straight
title: A Ball in the Long Grass
guest walt: Walt (he), Ray (he)
guest runner: Eddie (he), Lenny (he)
guest wife: Ruth (she), Peggy (she)

% American families hear baseball, all others rounders: what differs stands in phrases. Both ghosts are he.

# a-rule
“Ghosts aren’t real,” said {friend}. “It’s a rule.[school:  Ask anybody {at school}.]”

“Then what’s that?” said {child}.

They were standing {@out}[city:  {in city}], two best friends and a dog, and it was getting too dark {@to-play}. Beyond the fence, in the [us: tall | long] grass, a [us: kid | boy] was walking slowly back and forth with his head down. He had on {@clothes} and a cap too big for him. {@A-light} behind his left shoulder, and they could see it right through his shirt.

“{@Gas},” whispered {friend}.

“{@Gas} is wearing a [us: glove | cap],” {child} whispered back.

{Pet} settled it. {Pet} was {child's} dog, or really a nose with a dog attached, and {pet.his} nose had never met a smell like this one. {Pet.He} shot through a gap in the fence and ran straight through the ghost. {Pet.He} skidded, sneezed, and ran through him again the other way. Apparently it tickled.

# nice-dog
“Nice dog,” said the ghost. “{@Seen}”

{Friend} made a sound like a bike pump. {child's} knees wanted to go home without {child.him}.[sport:  They were knees that could {play sport} all day, but they weren’t used to ghosts.] But mostly the [us: kid | boy] looked tired.

“What kind of [us: baseball | ball]?” said {child}.

“White. [us: Anyhow | At least], it was, in 1957. {@Score} And {runner} {@surname} hits one [us: clear | right] over my head, and I’m still looking for it. I’m {walt}.”

{child} swallowed. “Did something happen to you out here?”

“To me? [us: Heck | Goodness], no!” said {walt}. “The streetlights came on and we all got called in to [us: supper | tea]. I grew up. I was a dentist for forty years. Married {wife}, had four kids and a whole string of good dogs, got old as the hills. Then one day [us: I’m all done | I’ve finished] being old, and here I am, ten again, with my [us: glove | cap] on.” He shrugged, and the moon slid around inside his shoulder. “I [us: guess | suppose] there was one thing I never finished.”

# at-third
“Finding a ball?”

“Getting {runner} home,” said {walt}. “[us: See | You see], he stopped at third. {@Could-have}, but he said it wasn’t fair, not with the ball lost. Said he’d wait till I found it. That same week his [us: folks | family] moved away, and I never saw him again.” He pointed. “Until he turned up this spring.”

{child} and {friend} turned round. {@On-third}, where there had been nobody at all, stood a boy as faint as breath on a window. {@Waiting}, and he was looking towards home.

“That’s two,” said {friend}, in a very small voice.

“I [us: holler | shout], but he can’t hear me,” said {walt}.

# not-eyes
{Friend} may have been scared, but {friend.he} couldn’t stand to see a thing done wrong. “You’re looking in the wrong place,” {friend.he} said. “You’ve got leaves. You’ve got mud. You’ve got [us: groundhogs | rabbits]. That ball’s way underground by now. You don’t need eyes. You need …”

They all looked at {pet}, who was rolling in something.

“Let {pet.him} smell your [us: glove | hands],” said {child}.

# the-nose
{walt} knelt down and held [us: it | them] out. {Pet} breathed in {@smells} and the summer of 1957. {Pet.His} tail went up like a flag. Then off {pet.he} went, zigzagging through the grass with {child} crashing along behind. {Pet} found a tennis ball. {Pet.He} found half a sandwich, and then there was no sandwich. And then, at a {@burrow} way down by the fence, {pet.he} stopped, threw back {pet.his} head, and howled like a fire [us: truck | engine] with feelings.

{Pet.He} dug until nothing was left of {pet.him} but tail. When {pet.he} backed out, {pet.he} had a lump in {pet.his} jaws, brown and bald and shaped like a baked potato. It still had six red stitches.

{Pet} laid it at {walt's} feet. {walt} reached down slowly, as if his fingers might go through it, and they didn’t.

# call-it
“{child},” he said, “{@cover}. {Friend}, {@halfway}. We’ve got no umpire, so {child}, you’ll have to call it. Call it straight, now.”

{child} ran all the way in and crouched {@by-home}. {child.His} heart was banging. Far out in the dark, {walt} [us: hollered | shouted], “[us: I got it | I’ve got it], {runner}! Go!”

# the-throw
And {@on-third}, after all those years, {runner} {@surname} heard him.

He ran. He didn’t make a sound, but the dust jumped at every step. Out of the darkness came the ball, and {friend} {@fired}.[athlete:  Even {athlete} would have stopped to look.] {child} stretched. {@Tag}, and across {child.his} knuckles went a cold whoosh, like somebody opening a freezer.

Then it was quiet.

# well
{runner} lay flat on his back {@across-home}, grinning up at the stars. {walt} came pounding in from [us: center field | the far end].

“Well?” they both said.

{child} thought about it. It was a great throw, and {walt} had waited so long. But the cold had come first. By a shoelace, maybe, but first.

{child.He} spread {child.his} arms wide. “Safe,” {child.he} said. “He’s home.”

# everybody-off
{child} was almost afraid to look at {walt}. But {walt} flung his cap as high as the [us: backstop | treetops]. “[us: Attaboy | Well run], {runner},” he yelled. “I thought I’d never get you in.” He pulled {runner} to his feet, and they pounded each other on the back, and not once did a hand go through.

“I was out by a mile,” said {runner}.

“You were not.”

“I was [us: so | too].”

They went off across the [us: infield | grass], arms around each other’s necks, still arguing, getting fainter and fainter. Somewhere a [us: screen | back] door [us: slapped | banged]. Then there was only the grass, and the [us: fireflies | stars].

# usually
{Friend} didn’t say a word for a whole [us: block | street].[music:  {Friend.He} only hummed {@song}, rather fast.] The streetlights were coming on.

“Okay,” {friend.he} said finally. “Ghosts aren’t real, usually.” {Friend.He} kicked a pebble. “I’d have stopped at third, too, you know.”

“I know,” said {child}.

# home
“Where have you been?” said [adult: {adult}, at the door | somebody in the kitchen].[elder:  {Elder}[elder2:  and {elder2}] had kept the supper warm.]

“[us: Extra innings | It was a long innings],” said {child}.

That night {pet} slept across {child's} feet with {pet.his} nose twitching. The old brown ball sat on the windowsill. Out past the houses the field lay dark and empty, with the game all finished, and everybody home.

# @out
at the far end of the old recreation ground
## if us
in center field at the old ballpark

# @to-play
for rounders
## if us
to play

# @clothes
baggy grey shorts
## if us
a baggy flannel uniform

# @a-light
a star came out
## if us
a firefly blinked on

# @gas
marsh gas
## if us
swamp gas

# @seen
Have you two seen a ball?
## if us
You two seen a baseball?

# @score
Last innings, scores level, one batter left in.
## if us
Bottom of the ninth, tie game, two out.

# @surname
Hobbs
## if us
Kowalski

# @could-have
He could have walked in
## if us
He could’ve scored standing up

# @on-third
at third post
## if us
on third base

# @waiting
He had one hand on the post and one foot out in front of him
## if us
He had one foot on the bag and his hands on his knees

# @smells
old leather and cut grass
## if us
old leather and saddle soap

# @burrow
rabbit hole
## if us
groundhog hole

# @cover
you take fourth post. If the ball touches it before he does, he’s out
## if us
go cover the plate

# @halfway
you stand halfway and send it on
## if us
you’re my cutoff

# @by-home
beside fourth post
## if us
behind the plate

# @fired
caught it, spun round, and threw
## if us
speared it, spun, and fired

# @tag
It smacked into {child.his} bare hands, {child.he} swept it down on to the post
## if us
It smacked into {child.his} mitt, {child.he} swept down the tag

# @across-home
in the grass by fourth post
## if us
across home plate

# @song
{music}
