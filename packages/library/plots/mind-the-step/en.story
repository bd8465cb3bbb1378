title: Mind the Step
title: Unicorns Go Forwards
guest friend: Robin (he), Nell (she)
guest pet: Clive (he), Biscuit (she)
guest minder: Josie (she), Hattie (she)

% “Mind the step” four times: said too late, not kindly, softly, and dearly.

# in-the-hall
“Mind the step,” said {child}, but the unicorn was already in.

{child} had wanted a unicorn for years. Now there was one in {child.his} hall, breathing on the coats, and all {child} wanted was one ride before {@a}[elder & elder2: , {elder} and {elder2}][elder & !elder2:  and {elder}] got back from next door at five. Only the hall was the longest and thinnest [city: {in city} | in the whole street], and the unicorn was long and wide. She had walked in as far as the kitchen door and stopped, like a cork.

“Your house is finished,” said the unicorn. “Where is the rest of it?”

“That’s all there is,” said {child}. “You’ll have to back out.”

“I don’t go backwards,” said the unicorn. “Unicorns go forwards.”

# one-unicorn
{Friend}, {child’s} best friend, squeezed in under her tail with a tape measure[music: , whistling {music}]. {Friend} had once watched [us: the movers | the removal men] for a whole day, and had talked like a van ever since[school: , even {at school}].

“Evening all,” said {friend}. “What have we got? One unicorn, large. Fragile?”

“Certainly not,” said the unicorn.

{Friend} measured the kitchen door. Then {friend.he} measured the unicorn, and sucked {friend.his} teeth. “She won’t go, {child}. Not without taking her legs off.”

“I beg your pardon?”

“We do it with tables.”

# everyone-can
{@Whose} looked on from the stairs. {Pet.He} wanted {pet.his} [us: supper | tea], and the unicorn was in front of it.

“It’s only backwards,” said {child}, and gave the white chest a push. It was like pushing a church.[athlete:  Not even {athlete} could have budged her.] “Everyone can do backwards!”

“A person should look where she is going,” said the unicorn. “I have eyes at the front. I have none in my bottom. You may check.”

“I’m not checking,” said {friend}.

The trouble was, it was true. You should look where you’re going. But you couldn’t go forwards through a door half your size, either. So both of them were right, and nobody moved.

# not-kindly
“You’re just stubborn,” said {child}, and {child.he} marched out under the white belly to have a think in the front garden. {Child.He} forgot the step. {Child.He} went over it, flat on {child.his} hands, in the gravel.

“Mind the step,” said the unicorn, not kindly.

# thock
“Right,” said {friend}. “Butter. The professionals swear by it. A bit on each side, then a run-up[sport: , as in {sport}].”

The unicorn didn’t wait for the butter. She put down her head and shoved. The cups jumped on their hooks. Then there was a THOCK, and everything stopped.

Her horn had gone into the kitchen table. Now she was stuck at both ends.

“We’ll say it came like that,” whispered {friend}.

# theres-me
The unicorn said nothing. But {child}, crawling back in, put a hand on her side and felt it. The whole big body was trembling, right down to the hooves.

“You’re not stubborn,” said {child}. “You’re scared.”

“It’s all dark behind me,” said the unicorn, very low. “There could be anything. I think there’s a hole.”

“There’s no hole. There’s me.”

# the-boot
Just then {pet} lost patience. {Pet.He} went under the unicorn into the kitchen, found {pet.his} bowl, which was empty, and found {friend’s} [us: rain boot | welly] on the mat, which smelled of [us: fries | chips]. {Pet.He} put in {pet.his} head. It did not come out.

{@Reverse}

“And people still respect {pet.him}?” asked the unicorn.

“Everybody does,” said {friend}. “{Pet} has {pet.his} own chair.”

# your-eyes
The unicorn thought about this. {Friend} held the table, she tugged, and her horn came out with a pop.

Then {child} went to the other end. {Child.He} stood where it was dark for the unicorn, and laid both hands flat on the warm white bottom.

“I’m your eyes,” said {child}. “When you feel my hands, there’s floor. One back.”

One hoof lifted, and felt about, and came down.

“Floor,” said the unicorn, surprised.

“Keep it coming,” called {friend} from the kitchen. “Lovely. Left a touch. Mind the wallpaper.”

# softly
Hoof by hoof they came. {child’s} hands never left her. At the front door {child} felt behind with one foot.

“Mind the step,” {child.he} said softly.

“I can’t see it.”

“I know. I can.”

And the unicorn put her foot into nothing at all, because {child} had said so, and there was the ground.

# backwards-to-show
They had their ride, both of them, with {pet} in front because {pet.he} wouldn’t be left. They went twice round the green, forwards, and once round it again, backwards, because now the unicorn wanted to show people. At five they were home.

{child} slid off. {Child.His} legs were wobbly.

“Mind the step,” said the unicorn, and bent her neck so that {child} had something to hold.

# a-daisy
When {@aLater}[elder & elder2: , {elder} and {elder2}][elder & !elder2:  and {elder}] came in, there was a hole in the kitchen table, as round as a penny. There was a daisy standing in it.

# @a
{minder} the babysitter
## if adult
{adult}

# @aLater
{minder}
## if adult
{adult}

# @whose
{Pet}, {friend’s} cat, who came every day to be fed twice,
## if pet.cat
{Pet} the cat
## if pet.dog
{Pet} the dog

# @reverse
So {pet} did what a cat does. {Pet.He} walked backwards. {Pet.He} reversed out of the kitchen, between four white legs and all down the hall, with a [us: rain boot | welly] on {pet.his} head and {pet.his} tail straight up, as calm as a bishop. At the front door the boot fell off. {Pet} washed a paw, as if that had been the plan.
## if pet.dog
So {pet} did what a dog does. {Pet.He} walked backwards. {Pet.He} reversed out of the kitchen, between four white legs and all down the hall, with a [us: rain boot | welly] on {pet.his} head and {pet.his} tail going, as cheerful as a bishop on a bicycle. At the front door the boot fell off. {Pet} gave one ear a scratch, as if that had been the plan.
