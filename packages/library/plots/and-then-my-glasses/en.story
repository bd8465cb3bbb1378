title: An Elephant Out of a Hat
title: Nobody Look
title: Hey Presto, Elephanto
guest wizard: Bodkin (he), Quillan (he)
guest friend: Maisie (she), Tom (he)

% The elephant is "it". Where no friend is ticked, {friend} is from next door.

# sold-out
The wizard {wizard} had promised everybody an elephant. It said so on the poster: TODAY IN THE PARK. AN ELEPHANT OUT OF A HAT.

So the whole of the park[city:  in {city}] was sitting on the benches in front of the stage. {child} was right at the front, because {child.he} had never seen a real elephant. Next to {child.him} was [friend: [!friend.known: {child.his} best friend ]{friend}|{friend} from next door], with a hot dog.[adult:  Behind them sat {adult}][elder & adult:  and {elder}][elder2 & adult:  and {elder2}][elder & !adult:  Behind them sat {elder}][elder2 & !adult:  and {elder2}][adult / elder: .][pet.dog:  Under the bench lay {pet}[!pet.known: , {child’s} dog,] waiting for the hot dog.] {child} held on to the bench with both hands.

“Hey presto, elephanto!” cried {wizard}, and he tapped the hat with his wand.

Nothing happened.

“Hey presto, ELEPHANTO!”

The hat stood there, being a hat.

“Perhaps they’ve run out of elephants,” said {friend}.

{wizard} turned pink, all the way down his beard, and that was a long way, because his beard came down to his tummy.

# like-spaghetti
Just then there was a terrible crash. Over at the ice-cream kiosk a whole tray of cups had gone over[sport: , because somebody was in too much of a hurry to {play sport}], and everybody turned [us: around | round] to see. So did {wizard}.

{child} was the first to turn back. Something was coming up out of the hat. It was long and it was grey, with two holes in the end, and it was sniffing the air. Then it noticed {child}, and it went down again, [athlete: faster than {athlete}, ]like a piece of spaghetti when you slurp it.

# in-the-cellar
{child} went up to the edge of the stage.

“It’s in there,” {child.he} whispered. “But it only comes out when nobody’s looking. It’s shy.[pet.cat:  My cat, {pet}, was just the same at first.][pet.other:  {Pet}, at home, was just the same at first.]”

“My elephant?” whispered {wizard}. “But at home it comes out every night.”

“Where at home?”

“In the cellar.”

“Is it light in the cellar?”

{wizard} thought about that.

“No,” he said. “The bulb’s gone.”

“So you’ve never actually seen it?”

“I’ve stroked it,” said {wizard}. “It’s big. And it’s ever so wrinkly [us: around | round] the knees.”

# half-an-elephant
{child} climbed up on the stage. {Child.His} heart was thumping, but {child.his} voice came out all right.

“Everybody’s got to shut their eyes!” {child.he} shouted. “The elephant’s shy!”

So the whole park shut its eyes[school: , even the big ones from {school} in the back row]. {child} did too.

“Hey presto, elephanto,” said {wizard}.

There was a rustle. There was a puff. The stage creaked. Something very big was on its way out of something very small.

Then there was an “oof”, and that was as far as it got.

Everybody looked. And there sat half an elephant! Out had come the head, and out had come the front legs, but the hat was stuck [us: around | round] its middle like a belt that was much too tight. It couldn’t get up and it couldn’t get down. It had put its ears over its eyes.

# two
“Somebody peeped,” said {child}.

“It wasn’t me,” said {friend}.

“It wasn’t me,” said everybody, all along the benches.

{wizard} didn’t say anything. He was looking at his shoes.

“{wizard}?” said {child}.

“Only a little,” said {wizard}.

“One eye or two?”

“Two,” said {wizard}. “And then I put my glasses on.”

“Oh, {wizard}!”

“But I’ve waited such a long time to see it!” said {wizard}. “I do shut my eyes. It’s just that they open.”

In the hat, the elephant gave a sigh. It sounded close to crying.

# the-beard
{wizard} couldn’t put his hands over his eyes, because he needed one hand for the hat and the other for the wand. {child} looked him up and down. There was a hat, and a wand, and a beard …

The beard!

{child} took hold of it with both hands, lifted it straight up and laid it over his eyes, and there {child.he} held it.

“What’s it like now?” {child.he} asked.

“Dark,” said {wizard}, inside the beard. “It’s just like the cellar.”

“Eyes shut,” said {child}. “Everybody.”

“Hey presto, elephanto,” said the beard.

# plop
There was a rustle. There was a puff. There was a plop. And then there were footsteps, big soft ones, coming down off the stage and in among the benches. Nobody looked. Not one.

“It’s breathing down my neck,” somebody whispered.

“It’s taken my hat,” whispered [adult: {adult}|somebody else].

“It’s given me a hat,” whispered [elder: {elder}|somebody further along].

“It’s had my bun,” whispered {friend}. “But it’s left me the sausage.”

# hay
Last of all, it came to {child}. Something soft and warm settled against {child.his} cheek, and sniffed at {child.him} for a long time.

“What’s it like?” whispered {wizard}.

“It’s got tiny little hairs on its trunk,” whispered {child}. “And it smells of hay.”

“Does it?” said {wizard} happily, inside the beard. “Hay. Well, well.”

# just-as-big
They sat there so long with their eyes shut[music: , while somebody hummed {music},] that evening came. When they opened them at last, the whole park was dark. Nobody could see the stage or the benches. {child} let go of the beard, because it didn’t matter any more.

They could only hear something big and gentle breathing, in and out.

And there in the dark, the elephant dared to be just as big as it was.
