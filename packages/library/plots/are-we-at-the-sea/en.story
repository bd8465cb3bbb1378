title: Are We at the Sea?
title: Off at the Egg Cup
title: The Train Said Muffin
guest friend: Tilda (she), Rafe (he)
guest minder: Josie (she), Hattie (she)

% Refrain: “TOOT!”, clickety-clack and pop; let the child do them, and the last “Toot” very softly. The passenger (@e): the elder, else {adult}, else {minder}.

# in-the-egg-cup
Today {child} was going to give up {child.his} [us: pacifier | dummy].

{Child.He} had decided it {child.himself}. The [us: pacifier | dummy] was going to live in the egg cup {@on-the-shelf}. Not in {child.his} mouth. In the egg cup.

{child} took out the [us: pacifier | dummy]. {Child.He} looked at it.

Pop! There it was in {child.his} mouth again.

“But it’s in your mouth,” said {friend}[!friend.known: , {child’s} best friend].

“Mm-mm,” {child.he} said. That meant no.

“Yes, it is,” said {friend}. “Come on, let’s play trains!”

# chairs-in-a-row
They put the chairs in a row in the kitchen[school: , just as they did {at school}]. {child} sat at the very front, because {child.he} {child.was} the train. {Friend} sat behind. At the back sat {@passenger}, with a hat and a bag.[elder2:  Next to that sat {elder2}, with a cushion.][pet.dog:  Under the chair lay {pet}[!pet.known:  the dog], wishing for a sausage.][pet.cat:  On one chair lay {pet}[!pet.known:  the cat], who wasn’t going to move.][pet.other:  {Pet} got to be a station.][city:  The train was leaving from {city}.]

“I’m going to the sea,” said {@e}.

“I’m going to the sausage stand,” said {friend}. “Go, train! Say toot!”

“Mmf,” said {child}.

# mmf
“What did the train say?” asked {@e}.

“The train said muffin,” said {friend}.

“Mmf!” said {child}.

“The train said mouse!” said {friend}, and pulled up both feet.

“A mouse?” said {@e}, and pulled up two more.

So {child} took out the [us: pacifier | dummy].

“TOOT!” {child.he} said.

# off-it-went
And off went the train[athlete: , faster than {athlete}]! Clickety-clack, clickety-clack. {Friend} bounced and {@e} bounced and the hat hopped[music: , almost as if to {music}].

Pop! There was the [us: pacifier | dummy] in {child’s} mouth again.

The train stopped.

“Are we at the sea?” asked {@e}.

“No,” said {friend}. “We’re at the [us: stove | cooker].”

# the-cooker-again
{Child.He} took out the [us: pacifier | dummy].

“TOOT!”

Clickety-clack, clickety-clack.

Pop!

The train stopped.

“The [us: stove | cooker] again,” said {@e}.

# getting-off
{child} took out the [us: pacifier | dummy] once more. {Child.He} looked at it for a long time. When the [us: pacifier | dummy] was out, the train went. When the [us: pacifier | dummy] was in, the train stood still.

“The [us: pacifier | dummy] has to get off,” {child.he} said.

“Where does it get off?” asked {@e}.

“At the egg cup,” {child.he} said. “TOOT!”

# bye-bye-dummy
And off went the train, clickety-clack, clickety-clack, all the way to the shelf. {@E} lifted {child} up, and {child} put the [us: pacifier | dummy] in the egg cup, gently, so that it lay just right.

“Bye-bye, [us: pacifier | dummy],” said {child}.

“Bye-bye, [us: pacifier | dummy],” said {friend}. “Now for the sausages!”

And that was what they did. They went to the sausage stand, [sport: and they went where you can {play sport}, ]and they went to the sea, and {@e} got pretend wet feet.[elder2:  {Elder2} fell asleep on the way, and had to be woken.][pet.dog:  {Pet} got a real sausage.][pet.cat:  {Pet} went along to all of it, lying down.][pet.other:  Last of all they stopped at {pet}, because that was a station.]

# an-empty-mouth
Then it was evening. {Friend} had gone home. {child} lay in {@bed}, and {child.his} mouth was quite empty.

The mouth went looking. It looked on the pillow. It tasted the blanket. The blanket tasted of blanket.

“I want my [us: pacifier | dummy],” {child.he} said, and out came a tear.

{@E} sat down on the edge of the bed.

“It’s in the egg cup,” {@he} said. “Shall we go and see how it is?”

# one-pat
They went out to the kitchen in the dark. {@E} lifted {child} up. There lay the [us: pacifier | dummy]. It lay just right, as it had all day.

{child} looked at the [us: pacifier | dummy]. {@E} waited, and didn’t say a thing.

{Child.He} put out a hand. {Child.He} patted the [us: pacifier | dummy]. Once.

“Sleep tight,” {child.he} said.

# the-train-goes-home
Then {child} put both arms round {@es} neck.

“Now the train’s going home,” {child.he} said.

“Then the train has to say so,” said {@e}.

“Toot,” said {child}.

And off went the train, clickety-clack, clickety-clack, through the hall and down into bed. {@E} tucked it in on both sides.

# a-big-yawn
Then along came a yawn. It was big. It was so big that it needed the whole mouth, and the whole mouth was free.

“Where are we now?” whispered {@e}.

“We’re there,” {child.he} said.

{Child.He} shut {child.his} eyes. It was quiet in the kitchen. It was quiet in all the house.

“Toot,” whispered {child}, ever so small.

And then {child.he} slept.

# @on-the-shelf
on the kitchen shelf
## if elder
on {elder’s} shelf

# @passenger
{minder}, who was looking after {child.him}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @bed
bed
## if elder
bed at {elder’s}

# @e
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @es
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
