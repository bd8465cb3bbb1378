title: Whoever’s Got the Crown
title: A Princess Who Wants to Be One
title: {Pet} and the Crown
guest pet: Otis (he), Fern (she)

% “Your Highness” is said with a bow every time. The butler’s “Me?” is a whisper. The last line is said as if anybody could see that.
% One rule: whoever’s got the crown is the princess.

# hold-this
{child} had new [us: rubber boots | wellies][school:  for {school}]. {Child.He} sat on the step unpacking them, and in among the peonies, where cats were not allowed, lay {pet}[!pet.known:  the cat], asleep.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was hoping that the [us: boots | wellies] were too big.]

[elder: “Out of my peonies!” called {elder} from the window, but {pet} was deaf in that ear.[elder2: 

“And in the other one,” said {elder2}.]

]Then a girl came running in at the gate. She had a long dress, and a crown on her head.[city:  She had run right across {city}.]

“Could you hold this for a moment?” she said, and {child} took the crown.

“Thank you,” said the girl. “Whoever’s got the crown is the princess. So now it’s you.” And she threw herself flat on the grass. “Oh! I’ve wanted to do that since I was three.”

# never-scratch
“Don’t you want to be a princess?” asked {child}.

“No. You sit on a pillow and get looked at. You get combed. You get herring.[sport:  You don’t get to {play sport}.] And you mustn’t ever scratch.”

It couldn’t be that bad, {child} thought.

# your-highness
Then the royal butler came in, tall and out of breath, with a silk pillow under his arm and a comb in his pocket. A carriage was waiting in the road.

“Your Highness!” he said, and bowed to {child}.

“I’m only {child},” said {child}.

“Whoever’s got the crown is the princess,” said the butler. He put {child} on the pillow and the crown on {child}, and began to comb.[music:  He hummed {music}, only very grandly.] “A princess sits up straight. A princess smiles a little. A princess doesn’t scratch.”

{child} hadn’t been going to scratch. But now it started on {child.his} nose. Then it was {child.his} ear, and then everything.

# no-you
“I don’t want to be one either!” said {child}, and gave the crown to the princess.

“Your Highness,” said the butler, and bowed to the princess.

“Take it back!” said the princess.

“Your Highness,” said the butler, and bowed to {child}.

“No, you!”

“No, you!”

“Your Highness! Your Highness! Your Highness!” said the butler, until he had to hold on to the apple tree. The princess threw the crown at {child}. {child} ducked. The crown flew straight in among the peonies.[athlete:  Not even {athlete} would have got to it.]

# what-a-look
It landed on {pet’s} head, a bit crooked. {Pet} opened one eye. {Pet.He} looked at the butler as if he were a window. Then the eye shut.

“What a look!” whispered the butler.

He lifted {pet} on to the pillow. He combed, and {pet} purred. He took a herring out of his pocket, and {pet} ate it and didn’t say thank you. Then {pet.he} sat up straight and was looked at.

“At last,” said the butler, wiping his eyes. “At last, a princess who wants to be one!”

[elder: “At last,” said {elder.short} at the window, who saw only the peonies.

]“I was never as good as that,” said the princess happily.

# to-the-castle
The butler carried the pillow out through the gate, slowly, and opened the carriage door.

“Where are you going?” called {child}.

“To the castle, of course. The princess will sit there until she’s queen.”

Oh no! {child} went cold inside. “But that’s my cat!”

“Whoever’s got the crown is the princess,” said the butler.

# i-command-you
“{Pet}!” called {child}. “Come here!”

{Pet} looked away.

“I command you!” shouted the princess.

{Pet} licked a paw.

“But everybody obeys me,” said the princess, amazed.

“{Pet} is a cat,” said {child}, and {child.his} voice shook. Who was going to lie on {child.his} feet tonight? There was nothing at home as fine as a silk pillow. There was only …

# an-empty-box
{child} ran to the step.[friend:  There stood {friend}, with one [us: boot | welly] on.] {Child.He} took the box that the [us: boots | wellies] had come in, carried it out and put it on the ground, a little way from the carriage.

“But it’s empty,” said the princess.

“Don’t look,” whispered {child}. “{Pet} won’t come if you do.”

{Pet} had seen the box. It was too small. {Pet.He} got up, and the crown slid off on to the pillow. {Pet} jumped down and walked slowly past the box, on the way to somewhere else. In went a paw. In went another paw. Then in sank the rest of {pet}, until the box was round.

# thirty-years
“But who’s the princess now?” said the butler, holding the pillow.

“Who’s got the crown?” asked {child}.

The butler looked at the pillow. He looked at his hands.

“Me?” he whispered.

“You mustn’t scratch, remember,” said the princess.

“I haven’t scratched for thirty years,” said the butler.

He put on the crown and sat on the pillow in the carriage, up straight. He smiled a little. Away they rolled, and he waved, all the way to the bend.

# id-like-to-be-that
“He’s so good at it,” said the girl who had been the princess.

“What are you now, then?” asked {child}.

“I don’t know. What are you?”

“I’m {age}.”

“I’d like to be that,” said the girl. And she scratched, first her nose, then her ear, and then everything.

[friend: Along came {friend} in the [us: boots | wellies]. They weren’t a bit too big.

]
# a-box
Down in the box, {pet} was purring.

“Doesn’t {pet} want to be a princess either?”

“No,” said {child}. “{Pet} has a box.”
