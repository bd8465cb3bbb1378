title: A Black Cat in a Black Town
title: Where Some Stars Were Missing
title: A Hole with Ears

% What colour the cat is is never said: in the dark they are all black. The man from Block C holds the ladder.

# lights-out
At fourteen minutes past seven, [city: {city}|the town] vanished.

The screen went first, then the lamp[athlete: , so that {athlete} disappeared from the wall], and then the fridge, which gave a sigh. Outside the window the streetlights went out, one row at a time, all the way down to the station.

“I was winning,” said {friend}[!friend.known: , {child’s} best friend,] in the dark.

“You were not,” said {child}.

“Nobody can prove it now.”[sport:  {Friend.He} {friend.was} just the same when they went off to {play sport}.]

{child} felt {child.his} way into the hall and opened the front door[age>=11: , to see if it was just as dark on the stairs. It was]. Something soft brushed past {child.his} leg. {Child.He} had time to think it was rather nice. Then {child.he} had time to think again.

“{Pet}!”

But by then, far below, there was the small thud of a cat taking the last three stairs in one jump.

# a-black-cat
{Pet} was {child’s} cat, and {pet.he} {pet.was} never allowed out after dark.

“What colour is a cat when it’s dark?” asked {friend}, as they pulled on their shoes.

“Black,” said {child}. “They all are.”

“So what we’re looking for is a black cat. In a black town.”

“We’ve got your phone.”

“Three [us: percent | per cent].”

# felt-one
There were people sitting on the stairs.[age>=11:  There never had been before.] The student from the second floor had put a candle on every third step, and the lady from across the [us: hall | landing], who had never been known to say anything but hello, was playing cards with somebody’s grandfather.[music:  Somebody higher up was singing {@song} for the whole building.] Nobody had seen a cat, but somebody had felt one.

The door to the courtyard was propped open with a stone.

# the-wrong-cat
Out there a [us: grill | barbecue] was glowing, and the man from Block C stood frying forty fish [us: sticks | fingers] that had begun to thaw in his freezer.

“A cat?” he said. “Mostly what I’ve seen tonight is dark, but I’ve seen a lot of that. Fish [us: stick | finger]?”

They took one each and went on. {Friend} shone the phone under the cars, into the bushes and behind the [us: trash cans | bins]. {child} rattled the tin of cat treats. Two eyes flashed, and {child.he} flung {child.himself} on {child.his} knees, but it was the reflectors on a child’s bike. Two more flashed. That actually was a cat, but the wrong one, large and grumpy, and it ate the treats and left.

Then the phone died.

# the-phone-died
And then it came, the thing that had been sitting in {child’s} stomach ever since the stairs. {Pet} had never been out at night. {Pet.He} {pet.was} scared of the vacuum cleaner. When it came out, {pet.he} crept in under {child’s} [us: sweater | jumper], and out here there wasn’t one to creep under. Over on the big road a car went by, and after it another.

“It was me who opened the door,” said {child}.

{Friend} had a joke for most things. Now {friend.he} stood there without a word for a while.

“{Pet} isn’t gone,” {friend.he} said. “Just hard to see. It’s not the same.”

# put-it-out
They called. They listened. A very small person in a snowsuit had lent {child} a [us: flashlight | torch], and {child.he} swept the light to and fro across the courtyard, so that the shadows jumped in every direction.

“Put it out,” said {friend} suddenly.

“Are you [us: crazy | mad]?”

“Put it out. We’re doing it wrong. Out here {pet} is a shadow, like any cat at night. And you never found a shadow by shining a light on it.”

It sounded like something {friend} would say just to be right. But {child} put it out.

# looked-up
To begin with they saw nothing. They stood quite still on the grass, shoulder to shoulder. Then the buildings came, grey. Then the trees came. Then the roofs came, as sharp as if somebody had cut them out, and that was odd, thought {child}, because what was it that was shining behind them?

{Child.He} looked up.

“Oh,” {child.he} said.

{Child.He} had seen stars before, seven or eight at a time[elder: , or perhaps twelve at {elder’s}[elder2:  or {elder2’s}]]. This was something else. There were so many that they ran together, and right across them all, from the rooftops to the church, went a pale road of light.[school:  It had been in a book {at school}, and {child} had thought it was made up.] So it had been there the whole time. Every night, all {child.his} life, above the lamps.

# missing
All round them people had stopped talking. The man from Block C had put the lid on the [us: grill | barbecue]. One by one the other lights in the courtyard went out.

And there, on the ridge of the bike shed, some stars were missing.

{child} held {child.his} breath. It was a hole in the sky, no bigger than a pillow. At the top it had two [breed.Scottish Fold: small round|pointed] corners. And as {child.he} watched, one of the corners turned, slowly, towards {child.him}.

“{Pet},” {child.he} whispered.

The hole said [us: meow | miaow], but shortly, like somebody who is busy.

# on-the-roof
The man from Block C held the ladder, and they climbed up on to the low tin roof. {child} had meant to lift {pet} straight down. But {pet.he} sat there with such a straight back, nose in the air, and {pet.he} {pet.was} not the least bit scared. So {child} sat down too. {Friend} sat down on the other side. {Pet} was cold on the outside and warm on the inside, and purred without a sound, so that you could only feel it.

# not-a-happy-oh
Nobody knew afterwards how long they had been sitting there. But at thirty-two minutes past eight, [city: {city}|the town] came back. All the lights came on at once, and from the courtyard, from the balconies, from the whole block there came the same thing:

“Ohhh …”

It wasn’t a happy oh. The sky was only black again, and on a tin roof sat a perfectly ordinary cat, blinking at a streetlight as if it had been rude. {Pet.He} let {child} carry {pet.him} home.

# ten
{Friend} stayed the night. The game had gone back to the very beginning.

“I was winning,” {friend.he} said, from the [us: cot | camp bed].

“Yes, yes,” said {child}. “You were winning.”

{Pet} jumped up on the windowsill. Outside, everything was shining that usually shone, and above it there were seven stars, or perhaps eight. {child} thought for a while. Then {child.he} reached for the lamp and put it out, although {child.he} {child.was} not especially sleepy.

Across the courtyard a window went dark. After a while another did, in Block C. {child} counted the stars again.

“Nine,” {child.he} said. “Ten.”

And in the window, where it was darkest of all, [breed.Scottish Fold: a small|a pointed] ear turned towards {child.him}.

# @song
{music}
