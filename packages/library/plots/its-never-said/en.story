title: Number Nine
title: It’s Never Said
title: The Washing Machine That Went for a Walk
guest sheets: Mr Dodd (he), Mr Fenn (he)
guest owner: Mrs Petrou (she), Mrs Costa (she)

% {Pet} sits on whatever is clean. Number Nine walks when it spins, and turns to the side where {pet} sits. {sheets} is outside with the chips.

# a-clean-vicar
If a thing was clean, {pet} sat on it. {Pet.He} {pet.was} {child’s} cat, as heavy as a wet bath mat, and {pet.he} had sat on clean shirts, clean towels[elder: , {elder} in a clean [us: sweater | jumper]][elder2: , {elder2} in a clean scarf] and once, for an hour, a clean vicar.

So on Thursdays, when {child} went to the [us: laundromat | launderette] with {sheets} from next door – because it takes two to fold a sheet[friend: , and {friend}[!friend.known: , {child’s} best friend,] had only ever tied {friend.himself} up in one] – {pet} always came too. Nobody had found a way of stopping {pet.him}.

# its-never-said
This Thursday it was raining[city:  all over {city}], [sport: people had been out to {play sport} in it, ]and every machine was taken but one.

“Not Number Nine,” said {sheets}.

“It’s a good machine,” said {owner}, whose [us: laundromat | launderette] it was. “It washes beautifully. It just goes for a walk when it spins.”

“Where does it walk to?” asked {child}.

“It’s never said.”

In went {sheets’s} sheets. {owner} wiped the top until it shone, and {pet} sat on it.

“I’ll get the [us: fries | chips],” said {sheets}. “One large, [us: half each | two forks, half each].” And he put up his collar and ran across the road[athlete: , not very much like {athlete}].

# dugga
He had only just gone[music: , and {@song} was playing on the radio,] when Number Nine began to spin.

Dugga. Dugga. Dugga-dugga-dugga.

It shivered. It hopped. It came out of the row like somebody leaving in the middle of [school: assembly {at school} | [us: a movie | a film]], and set off across the floor with its hose trailing behind it and {pet} on top, looking straight ahead.

“{Pet}, get off!” said {child}. But {pet} was on something clean. {Pet.He} only moved over to the left – and Number Nine swung left.

“Not my dryers!” cried {owner}.

{Pet} looked at the dryers. {Pet.He} moved over to the right, and Number Nine swung right. Then {pet.he} had had enough, and jumped down, and Number Nine went straight on by itself, dugga-dugga-dugga-DUNK, into the front door. And there it stopped.

# hell-start
It was a door that opened inwards. Now it didn’t open at all.

{child} pushed. {owner} pushed. Number Nine was full of wet sheets, and it stayed where it was, with its round glass face against the door, looking out at the rain.

{sheets} came back with the [us: fries | chips]. He tried the door. He looked at Number Nine, and Number Nine looked at him. He said something through the glass.

“What did he say?” asked {child}.

“He says he’ll start,” said {owner}.

And {sheets} stood close in under the shop front, opened the bag, and ate a [us: fry | chip].

“Half of those are mine!” shouted {child}. {sheets} waved [us: one | a fork] at {child.him} in a friendly way, and ate another.[friend:  {Friend} came by under an umbrella, and was given one too.]

# you-cant-tell
“It walked there,” said {child}. “It’ll have to walk away again.”

“It only goes forwards,” said {owner}. “It’ll walk through my door and into the [us: burger place | chip shop].”

“Not if it turns,” said {child}. “It turned when {pet} sat on one side. {Pet.He} {pet.was} steering! We just need {pet} to sit on the left.”

“So tell {pet.him},” said {owner}.

“You can’t tell {pet},” said {child}.

{Child.He} tried, though. {Child.He} heaved {pet} up in both arms and put {pet.him} on the left. {Pet} got off. {child} put {pet.him} back. {Pet} got off again, more slowly this time, so that {child} would understand.

Outside, {sheets} was a long way down the bag.
## or
“It walked there,” said {child}. “It’ll have to walk away again.”

“It only goes forwards,” said {owner}. “It’ll walk through my door and into the [us: burger place | chip shop].”

“Not if it turns,” said {child}. “It turned when {pet} sat on one side. {Pet.He} {pet.was} steering! We just need {pet} to sit on the left.”

“So tell {pet.him},” said {owner}.

“You can’t tell {pet},” said {child}.

{Child.He} tried, though. {Child.He} made a sock walk along the left-hand side of Number Nine, like a mouse. {Pet} watched it the way people watch television, and when it was over {pet.he} shut {pet.his} eyes.

Outside, {sheets} was a long way down the bag.

# the-other-way
{child} stopped, and thought. Then {child.he} opened the nearest dryer and took out one of {sheets’s} pillowcases, white and warm. {Child.He} folded it in half, and in half again. {Child.He} laid it on the left-hand side of Number Nine and smoothed it flat with both hands. And then – this was the important part – {child.he} looked the other way.

Thump.

{Pet} sat on it.

# dug
“Now!” whispered {child}, and {owner} pressed SPIN.

Dugga. Dugga. Dugga-dugga-dugga. Number Nine shivered, and hopped, and slowly, like a ship, it turned away from the door. When it had turned enough, {child} took hold of the pillowcase and slid it to the middle, with {pet} still on it, and Number Nine went straight: all the way across the floor to the folding table. Dugga-dugga. Dugga. Dug.

“So that’s where it was going,” said {owner}.

# corners-together
{sheets} came in, shook off the rain, and held out the bag. “I stopped at half,” he said. “I could see you were busy.”

They folded the sheets. Corners together, and walk. Corners together, and walk. Nobody said much. Then they went home.

# thump
{child} had a bath, and put on {child.his} pyjamas, and got into bed, and only when {child.he} {child.was} lying down did {child.he} notice how very clean {child.he} {child.was}.

Thump.

{Pet} sat on {child.him}.

Dugga, dugga, dugga, purred {pet}, slower and slower. {child} reached out the one arm {child.he} could still move, and switched off the lamp, and neither of them went anywhere.

# @song
{music}
