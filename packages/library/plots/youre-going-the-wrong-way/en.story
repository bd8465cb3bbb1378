title: The Wrong Way
title: You’re Going the Wrong Way
title: Clause
guest gosta: Len (he), Stan (he)
guest nour: Nour (she), Selma (she)

% Going the wrong way: said to the frog, by {nour} at the gate, and by {nour} last of all. {nour} is somebody {child} hasn’t spoken to for a year. The frog is she.

# third-evening
“You’re going the wrong way,” said {child} to the frog.

It was the third evening. The frog sat on the road in her wet brown skin and looked at {child} as if one of them was stupid, and it wasn’t the frog. So {child}, who was {age} and wore a yellow safety vest[elder:  that {elder}[elder2:  and {elder2}] had taken in], picked her up for the third time and carried her across Mill Lane to the pond on the other side.

Every April the frogs[city:  outside {city}] made their way to the pond, straight across the road, so there had to be a frog patrol. The patrol was {child} and {gosta}, who had driven a [us: truck | lorry] all his life and thought it was time he stopped for somebody.[friend:  Some evenings {friend}[!friend.known: , {child’s} best friend,] came too.] {gosta} held the lantern. {child} carried.[sport:  Normally {child.he} would {play sport} at this hour, but frogs don’t wait.][pet.dog:  {Pet}[!pet.known:  the dog] had to stay at home, because {pet.he} wanted to carry as well.][pet.cat:  {Pet}[!pet.known:  the cat] had to stay at home, because {pet.he} wanted a frog as well.][pet.other:  {Pet} had to stay at home.]

“A hundred and eight frogs have worked out where the pond is,” said {child}. “And then there’s this one.”

# away-from-the-water
{Child.He} put her down at the edge. The frog pulled herself together, thought for a moment, and jumped. Away from the water. Up towards the road.

“She’s a bit dim,” said {child}.

“Or she’s not going to the pond,” said {gosta}.

“Where else would she be going?”

“Home. Frogs go back to where they were tadpoles. You can’t talk them out of it.”

# a-comma
{child} caught her again and held her between both hands. She was cold and strong, and her heart knocked against {child’s} thumb. On her left back leg she had a pale mark, in the shape of a comma.

Then {child} knew exactly where this frog was going.

Three years ago {child} and {nour} from the yellow house had sunk an old plastic [us: sandbox | sandpit] in {nour’s} lawn, across the road, filled it with rain, and rescued some frogspawn from a ditch that was drying up. They got sixty tadpoles. And in June, when the legs came, one of them had a comma on her thigh. {nour} named her Clause.

# too-old
“I’ve got to go to a house,” said {child}. “That yellow one over there.”

“I go where the lantern goes,” said {gosta}.

It wasn’t far, but {child} hadn’t gone that way for a year. They had kept the pond going for two summers. Then, last spring, {nour} had come round with the net over her shoulder, and {child} had said, “Let’s not bother this year. Aren’t we a bit old for frogs?”

{child} didn’t know why {child.he} had said it. {Child.He} had only wanted to hear what it sounded like. {nour} had said “okay” and gone home with the net, and after that they hadn’t talked.[school:  Not even {at school}.] It just went on like that, one day at a time.

# about-a-year
{child} rang the bell on the gate, and after a while {nour} came out in a woolly [us: sweater | jumper]. She looked at {child}, at the vest, at the cupped hands.

“You live the other way,” she said.

“I know.”

“So you’ve been going the wrong way.”

“For about a year,” said {child}.

{nour} didn’t answer, but she didn’t go in either.

# emptied
“It’s Clause,” said {child}, and opened {child.his} hands a crack. “She won’t have the big pond. I’ve carried her there three times, and three times she’s turned round. She wants ours.”

{nour} bent down. She saw the comma. For a second her face was nine years old again, and then it closed.

“She can’t have it,” she said. “It isn’t there. I emptied it.”

“What?”

“You said we were too old.”

“But you never listen to me!”

“No,” said {nour}. “But I did that time.”

She led the way over the grass. There in the lantern light was the [us: sandbox | sandpit], dry and full of twigs, with a cracked bucket in the middle. {child} put the frog down on the edge, and she jumped straight in. It sounded like somebody dropping a wet glove. Then she sat there among the twigs and waited for the water. She had come all that way, and she waited.

# she-believes-in-us
Nobody said anything.

“She doesn’t understand,” said {nour} at last, in a thick sort of voice.

“No,” said {child}. “She believes in us.”

{Child.He} lay flat on the grass and began to pick things out. Twigs, leaves, the bucket, half a football card[athlete: , sadly not {athlete}]. After a bit {nour} was lying there too, picking from the other end. All they said was “mind out” and “get that one”. {nour} held Clause while {child} scraped the bottom clean.

“Not the tap,” she said, when {child} looked round. “The rain barrel.”

“I know. I’m the one who read about it.”

“I’m the one who read about it. You were eating [us: chips | crisps].”

“I was listening while I ate.”

# twenty-two-cans
They took a watering can each and carried, from the barrel to the [us: sandbox | sandpit] and back again[music: , while {gosta} hummed {music}]. By the tenth can {child} {child.was} wet to the knees. At the fifteenth {nour} began to laugh, because {gosta}, who had no can, had filled his boot instead, and was hopping over the lawn on one leg with the lantern in one hand and the boot in the other.

At the twenty-second can the water reached the edge. {nour} put in a stone for Clause to sit on. Then she picked her up, held her low over the water, and opened her hands.

# not-a-splash
Clause went in without a splash. She kicked, just once, with her long legs, and slid all the way across to the other side. There she stopped with her eyes above the water, and for the first time in three evenings she looked satisfied with {child}.

They crouched there until it was too dark to see anything but two shiny dots.

# not-far
“Well,” said {gosta}, and poured the last drop out of his boot. “Home we go, {child}, before anybody wonders where we are.”

{child} stood up. “Bye” didn’t seem enough. {Child.He} started for the gate.

“{child},” said {nour}.

“Yes?”

“You’re going the wrong way.” She was on the doorstep, holding the door open, so that the light fell out across the grass. “There’s toast. {gosta} can have some too. You can [us: call | ring] [adult: {adult}|home] from here.”

{child} turned round. It wasn’t far at all.
