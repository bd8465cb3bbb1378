title: An Unhappy Washer
title: Is She Finished?
title: Not Quite Yet
guest dove: Mr Dove (he), Mr Finch (he)
guest bello: Mrs Bello (she), Mrs Achebe (she)

% The car is “she”. “Is she finished?” – “Not yet” is asked by {child} to begin with; at last {dove} says she is finished, and it is {child} who says not yet.

# not-yet
The racing car was long and low and red, with a 7 on its nose, and it had not moved an inch for twelve years[elder: , as {elder}[elder2:  and {elder2}] liked to point out. The day it did, the [us: fries | chips] were on {elder.him}].

It lived in {dove’s} garage, across the road from {child}. {Dove} was seventy-eight, and was mending it. {child} was {age}, and was helping. [sport: On Sundays {child.he} liked to {play sport}, but every|Every] Saturday {child.he} came over and handed {dove} the [us: wrenches | spanners], and every Saturday asked the same thing.[friend:  {Friend}[!friend.known: , {child.his} best friend,] had made a flag for the day it moved.][pet.dog:  {Pet}[!pet.known: , {child.his} dog,] lay under the car.]

“Is she finished?”

“Not yet,” said {dove}.

# unhappy
{child} wanted to see her go[athlete: , faster than {athlete}]. {Child.He} wanted the roar and the smoke and the blur.

“She’s got four wheels,” {child.he} said. “She’s got an engine. She’s got a seat.”[pet.cat:  {Pet}[!pet.known: , {child.his} cat,] was asleep in it, as usual.]

“She’s got a washer I’m not happy with,” said {dove}.

“It’s a washer!”

“It’s an unhappy washer.”

He had been unhappy with the left mirror for the whole of March[school: , while they got through all of the Romans {at school}]. [elder: {Elder.short} said a racing car that didn’t race was just a very uncomfortable sofa, and {child} agreed.|{child} thought a racing car that didn’t race was just a very uncomfortable sofa, and {child.he} said so.]

# the-bolt
Then, one Saturday in June, {child} came early. Through the garage window {child.he} saw {dove} bending over the engine with a [us: wrench | spanner]. He was working on the big bolt, the one they had done up together last week, with both their hands on the handle. {Dove} was undoing it.[pet.cat:  {Pet}, in the seat, watched every turn.]

[pet.cat: {Dove}|He] put the bolt in a jar. Then he sat on his stool, and looked at the clock, and looked at the door.

{child} stood there and worked it out. If the car was ever finished, {child.he} wouldn’t have to come over on Saturdays any more. {Dove} must have worked that out already.

# come-loose
So {child} went back to the gate and came up the path again, making a lot of noise.[pet.dog:  {Pet} helped.]

“Is she finished?” {child.he} said.

“Not yet,” said {dove} happily. “There’s a bolt come loose.”

{child} didn’t say what {child.he} had seen[friend & !elder: , not even to {friend}].[pet.cat:  Nor did {pet}.] {Child.He} held out the jar, and they put the bolt back, with both their hands on the handle.

“{Dove},” said {child}, “it’s the fair on the green this afternoon. They’ve got tractors and a steam engine and all sorts. I think she ought to go. Even if she’s a bit unhappy somewhere.”

{Dove} rubbed the red nose with his sleeve for a long time.

“Just to the green,” he said. “Just the once.”[friend: 

{Friend} ran to get the flag.]

# the-roar
At three o’clock [friend: {dove}|he] [pet.cat: lifted {pet} out and climbed in,|climbed in,] with his knees under his chin.[friend:  {Friend} brought down the flag.] The engine coughed. It spat. Then it ROARED, and every pigeon in the street left[city:  for the other side of {city}][pet.cat: , and so did {pet}][pet.other: , and even {pet} heard it, indoors]. {child} stood on the [us: sidewalk | pavement] with {child.his} hands over {child.his} ears and {child.his} mouth wide open. The racing car rolled out of the garage, and down the drive, and off along the road, [elder & !friend: past {elder.short}, ]red as a pepper, and it went exactly as far as the speed bump.

Crunch.

# the-bump
The engine stopped. There sat the racing car with its belly on the bump, its nose on one side and its tail on the other, like a dog that has tried to climb over a log.

Doors opened up and down the street. {Bello} from number nine came out with her two big sons[elder: , and {elder.short} rolled up {elder.his} sleeves]. They pushed till their faces were as red as the car, and it scraped, and it stuck.[elder: 

“I’ve had less trouble with sofas,” said {elder.short}.]

“That’s that, then,” said {dove}, from inside it. He had gone very small. “I said not yet. We should have left her where she was.”

# how-heavy
{child} lay down flat on the [us: sidewalk | pavement][pet.dog: , where {pet} was trying to lie in the usual place,] and looked underneath. {Child.He} could see the bump, and {child.he} could see the belly of the car, with no room between them for [pet.dog: {pet’s} nose|a playing card].

{Child.He} looked at the springs. {Child.He} had handed {dove} every one of those springs.

“{Dove},” {child.he} said, “how heavy are you?”

“I beg your pardon?”

“You’re squashing her. If you get out, she’ll come up.”

“And who’s going to steer her?”

{child} stood up. {Child.He} {child.was} the lightest person in the street by a long way[friend: , but for {friend}, who had the flag].

{Dove} opened his mouth, and {child} knew exactly what was coming. Not yet. Then he shut it again. He climbed out, one knee at a time, and the red car rose on her springs with a sigh, about as much as the width of a finger.[pet.dog:  {Pet’s} nose went under.]

# rolling
{child} slid down into the seat[pet.cat: , where {pet} already was,] and took hold of the wheel.

“Engine off,” said {dove}. “Walking pace. Eyes on the road. I’m right here.”

[elder & !friend: {Elder.short} counted to three, and they pushed.|They pushed.] There was one small scrape, and then there was nothing but rolling.

So the racing car did go to the fair after all. She went at the speed of a wheelbarrow, with no roar and no smoke and no blur, and {child} steered her the whole way, [pet.cat: with {pet} asleep in {child.his} lap, ]past the tractors and round the steam engine[music: , which was playing {music}]. {Dove} walked beside {child.him} with one hand on the red paint, [friend: {friend} ran ahead with the flag, ]and people clapped.

# the-scratch
In the evening the tractors went home. [friend: The three of them|The two of them] sat on the grass with their backs against a warm tyre[friend:  and the flag over their knees], and shared the last bag of [us: fries | chips][elder: , which were on {elder}[elder2:  and {elder2}]].

“Well,” said {dove}. He was looking at his hands. “She’s been out. I suppose that’s her finished.”

{child} leaned over and felt along under the car[pet.dog: , past {pet},] until {child.he} found the place. It was a good long scratch. It would need rubbing down, and filling, and three coats of red at least.[pet.cat:  In the seat {pet} turned over.]

“Not yet,” said {child}. “Saturday?”

{Dove} passed {child.him} the biggest [us: fry | chip].

“Saturday,” he said.
