title: The Tractor by the Bus Stop
title: Out of the Gate
title: Never Going to Move
guest bea: Bea (she), Tess (she)
guest gran: Mrs Penrose (she), Mrs Trewin (she)
guest scrap: Mr Gossage (he), Mr Pascoe (he)
guest council: Mrs Odgers (she), Mrs Kitto (she)
guest hen: Doreen (she), Mavis (she)

% The tractor is (it). What it takes to make it go is a thumb-long rotor arm, and it is in {bea’s} pocket from the sixth Saturday on.

# hen-house
The tractor had stood in {gran’s} yard since before {child} was born. It was small and grey, with nettles up to the axle and a hen called {hen} asleep on the seat.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was afraid of her.]

“That’s never going to move,” said {bea}, who was {gran’s} granddaughter and lived there.

“It is,” said {child}. “It’s only a stuck engine.”

“It’s a hen house with a steering wheel.”

# unless
But the farm was sold, and {bea} and her gran were off to a bungalow down by the church. {scrap} would collect the scrap on the last Sunday in October, and the tractor was scrap.

“Unless,” {gran} had said, and half the village had heard her, “it goes out of that gate on its own wheels. In which case, {child}, it’s yours and {bea’s}, and heaven help you.”

{child} had wanted that tractor for as long as {child.he} had wanted anything. {Child.He} had seven Saturdays.

# seven-saturdays
{Child.He} spent the first two pouring oil where the spark plugs went, and waiting. On the third {child.he} hung {child.his} whole weight on the starting handle, and it gave, about as far as a clock hand moves in five minutes. {Child.He} yelled so loudly that {hen} laid an egg.

“Still not moving,” said {bea} from the wall. She came every Saturday to tell {child.him} so. She never helped, and she never went in. She ate apples.

On the fourth Saturday {child} cleaned the carburettor with [elder: {elder’s} old toothbrush|a toothbrush][elder2:  and then with {elder2’s}][friend: , while {friend}[!friend.known: , {child.his} best friend,] held the bits and called all of them by the wrong names].[pet.cat / pet.other:  At home {pet} wouldn’t come near anybody who smelled like that.] On the fifth, with {gran} to watch, {child.he} put in clean [us: gas | petrol] and swung the handle, and the tractor coughed.

“Wind,” said {bea}. But she had gone rather white.

# the-sixth
And on the sixth Saturday, nothing. Not a cough. The [us: gas | petrol] was good and the plugs were clean. {child} swung that handle until {child.his} palms were raw. {Child.He} read the manual from beginning to end, and then {child.he} tried it backwards.

“Told you,” said {bea}.

# not-there
The seventh Saturday was the last. It rained.[music:  Somewhere in the empty house a radio was playing {music}, which didn’t help.] {child} took off the distributor cap. That is the lid under which the spark is shared out, a turn for each plug. {Child.He} had looked under it before, but only at the wires. This time {child.he} looked in the middle, where there should have been a stubby brown arm, no longer than {child.his} thumb.

It wasn’t there.

Rotor arms don’t fall out. Somebody has to lift the lid, pull, and put the lid back on.

{child} turned round. {bea} had stopped chewing.

# pockets
“Turn out your pockets,” said {child}.

“No.”

“{Bea}. I’ve got blisters. [sport: I’ve been meaning to {play sport} for seven weeks|I’ve missed everything for seven weeks]. {Scrap} comes tomorrow and he’ll cut it up. Is that what you want?”

“No!”

“Then what’s the point?”

“It was meant to stay!” {bea} shouted. “They’ve taken the beds. They’ve taken the cows and the clock and the dog’s gate. And that’s the one thing nobody could shift. I learned to read on that seat. I thought, well, that’s never going to move. They’ll have to leave that. And then you come along with a toothbrush!”

The rain ran off the [us: hood | bonnet]. {child} opened {child.his} mouth, and found that the thing {child.he} had been going to say had gone.

# down-a-bit
“If it stays, it’s scrap,” {child.he} said at last.

“And if it goes, it’s gone.”

They were both right. It was horrible. They stood and looked at the tractor, and {hen} looked at them.

“How far does it have to go?” said {child} slowly.

“What?”

“Out of the gate, your gran said. She never said how far. It could go out of the gate and just … down a bit.”

“Down a bit where?”

“There’s that patch of green by the bus stop. There’s nothing on it except a bin.”

{bea} thought about it for the length of an apple. Then she put her hand in her pocket and held out the rotor arm. It was warm.

# out-of-the-gate
{child} pressed it home and clipped down the cap. {gran}, who at seventy-four was the only one of them allowed to drive it, lifted {hen} down and climbed up in her good coat. {child} took the handle in {child.his} sore hands, and swung.

The tractor coughed. It spat out a nest. Then it roared, and blue smoke went up over the barn, and it pulled one wheel out of the nettles and then the other.

Out of the gate it went at the speed of a [us: baby carriage | pram][athlete: , which would hardly have troubled {athlete}]. {child} walked on one side of the lane and {bea} on the other, and {hen} ran behind, shouting. Down the lane they went, past the church and past the bungalow, up on to the wet green, right beside the bus shelter. And there it gave a bang, sank to its hubs in the mud, and stopped.

# geraniums
{council} from the parish council came out in her slippers.

“You can’t leave that there!”

“We can’t do anything else,” said {gran}, climbing down. “It’s a tonne of iron, Joyce. Have you got a crane?”

{council} had not got a crane[city: , and the one in {city} was busy]. She walked round it twice. Then she said it would have to have geraniums.

# never
When everybody had gone in for tea, {child} opened the cap. {Child.He} had spent seven weeks making that engine go. {Child.He} took hold of the rotor arm, pulled it out, and put it back in {bea’s} pocket.

{Bea} looked at {child.him}.

They climbed up. There was room for two on that seat, if one of you had the [us: fender | mudguard]. From there they could see {gran’s} window, with the light on, and the road where [school: the bus to {school}|the school bus] would come on Monday, and every Monday after that. {hen} hopped up between them and shut her eyes.

{child} gave the steering wheel a pat.

“That,” {child.he} said, “is never going to move.”
