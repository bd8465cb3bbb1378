title: Mostly Dragon
title: A Dragon at Dog School
title: In Case It Was a Race
guest teacher: Miss Prewitt (she), Miss Tansley (she)
guest malcolm: Malcolm (he), Gerald (he)

% Two rules: the dog thinks a call is a race; whatever the dog does, the dragon does. The dragon is "he".

# never-came
{child’s} dog, {pet}, never came when anybody called.

{Pet.He} heard all right. {Pet.He} stopped, and wagged, and looked delighted, and then {@off}, in case it was a race.[athlete:  Not even {athlete} could have caught {pet.him}.] So on Tuesdays {child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] took {pet.him} to dog school on the green[city:  in {city}].

In five weeks {pet} had come just once. {child} had tripped over the [us: leash | lead] and was lying flat in the grass, and {pet} came galloping back to see what was so interesting down there.

“That doesn’t count,” said {teacher}, who was in charge, and had a whistle.

# a-mixture
On the sixth Tuesday there was somebody new. He was green, and as big as an ice-cream [us: truck | van], with wings, and a smart red collar. A very small old lady was holding the [us: leash | lead].

“This is {malcolm},” she said. “He won’t come when he’s called. Last time he got as far as the North Pole, and me in my slippers.”

“And what is he?” asked {teacher} faintly.[breed:  She had {breed} on her list already, and that was {pet}.]

“He’s a mixture,” said the old lady.

“A mixture of what?”

“Well,” said the old lady, “mostly dragon.”

# an-example
{malcolm} wanted very badly to be good. But he’d never been a dog before, so he looked along the row for somebody to copy, and he picked {pet}, who was having the nicest time. After that, whatever {pet} did, {malcolm} did.

“Sit!” called {teacher}. {Pet} rolled over with {pet.his} legs in the air. {malcolm} rolled over too, and that was the end of the bench.

“Stay!” called {teacher}. {Pet} looked in her bag and ate a [us: treat | biscuit]. {malcolm} looked too, and ate the bag.

“{child},” said {teacher}, “I do wish your dog would set an example.”

“{Pet.He} {pet.is},” said {child}.

“Then somebody had better hold on to that dragon!”

“I will!” said {friend}, who’d been hoping she’d say that, and climbed straight up behind {malcolm’s} ears[sport:  as if it were time to {play sport} up there]. “That’s where you hold a dragon,” {friend.he} explained.

# the-pigeon
Then a pigeon landed on the grass. {Pet} went after it, so {malcolm} went after it too. The pigeon flew up on to the roof of the [us: town hall | church hall]. {Pet} hadn’t any wings, and had to stop at the bottom and bark. But there was a noise like somebody shaking out an enormous tablecloth, and there sat {malcolm} on the roof, with {friend} hanging on round his neck.

“I’m all right!” called {friend}.[school:  “I can see {school}!”]

# north-pole
“{malcolm}, come!” called the old lady.

{malcolm} heard all right. He stopped, and wagged, and looked delighted, and several tiles fell off.

{Teacher} blew her whistle. Everybody on the green began to call, and the louder they called, the happier he got. He turned [us: around | round] to run the other way. But the other way was only sky. And {malcolm} spread out his wings.

“{child}?” called {friend}, in a much smaller voice. “I think he’s thinking about the North Pole. And I haven’t got any mittens!”

{child} went cold all over. {Child.He} took the deepest breath {child.he} could, to call louder than anybody. But then {child.he} saw {malcolm’s} face. It was just like {pet’s} face. It was the face of somebody who thinks it’s a race.

And when had {pet} ever come? Only when nobody called {pet.him} at all.

# lie-down
“Stop calling!” said {child}. “Everybody lie down, flat on your tummies! And don’t look up, or it’ll be a race again.”

“But it’s damp,” said {teacher}.

“Please,” said {child}.

So all over the green people lay down in the grass. The old lady lay down with her hat on. [elder: {Elder}, who’d only come to watch, lay down with a groan[elder2: , and so did {elder2}]. ]Last of all {teacher} lay down too, on a clean handkerchief.

{child} lay in the middle. The grass smelled green, and it tickled, and nobody called. What if {friend} was gone already? It was the hardest thing in the world not to look. But {child} shut {child.his} eyes, held on to the grass with both hands, and didn’t.

Patter, patter, patter. A cold nose poked into {child’s} ear. {Pet} had come to see what was so interesting down there. {Pet.He} sniffed at it all the way [us: around | round], and then {pet.he} flopped down, put {pet.his} chin on {child’s} back, and sighed.

# that-counts
Up on the roof, {friend} had seen it all. {Friend.He} took one of {malcolm’s} big green ears in each hand, and very gently turned his whole head away from the sky, until it pointed down at the green.

“Look at {pet},” {friend.he} said into one of the ears.[music:  {Friend.He} hummed {@song} into the other, to keep it busy.] “Look what {pet}’s doing.”

{malcolm} looked. And whatever {pet} did, {malcolm} did.

{child} felt a great soft wind. Something came across the green, whump, whump, whump. A nose as big as a bucket poked into {child’s} other ear. And then {malcolm} flopped down, put his chin on {teacher}, and sighed.

“Good dog,” said {teacher}, from underneath. “That counts.”

{friend} slid down into the grass, close to {child}.

“Were you scared?” asked {child}.

“Only of the cold,” said {friend}. But {friend.he} held on to {child’s} sleeve all the way home.

# nobody-called
“Time for bed, {pet},” called [adult: {adult} | the grown-up downstairs] that evening. {Pet} stopped, and wagged, and looked delighted, and ran the other way round the kitchen table.

But {child} only got into bed. {Child.He} lay down flat on {child.his} tummy, with {child.his} nose in the pillow, and didn’t say a word.

Patter, patter, patter. A cold nose poked into {child’s} ear. Then the bed sank a little on one side, and there was a chin on {child’s} back, and a long, long sigh.

Nobody had called {pet.him} at all. So {pet} had come.

“That counts,” whispered {child}.

# @off
ran the other way
## if breed.Dachshund
ran the other way, front end first and back end after

# @song
{music}
