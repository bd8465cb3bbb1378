title: Noodle’s Foot
title: You Can’t Hurry a Lump
guest elder: Granny (she), Nana (she)

% {elder} is the family’s own, else Granny. The days of the notebook are read as somebody reads out what she has written. Take your time in the dark kitchen.

# exactly-the-same
The axolotls were called Noodle and Dumpling. They belonged to the whole class[school:  {at school}], but for the [us: summer vacation | summer holidays] they belonged to {child}, and {child} was spending the [us: summer vacation | summer holidays] at {elder’s}.

“I feed them, I keep them cool, and I give them back exactly the same,” {child.he} said, when [adult: {adult} | the car] had driven away.

{Elder.short} bent down to the tank. Two pale pink faces looked out, smiling the way axolotls do, whether or not there is anything to smile about. On either side of their heads their gills waved like feathers on a hat.

“Well,” said {elder.short}, “I’ve had worse lodgers.”

# three-feet
That was Friday. On Sunday morning {child} counted the feet. Dumpling had four. Noodle had three.

{Child.He} counted again. Noodle’s front leg simply stopped at the wrist. At the other end of the tank, Dumpling was smiling.

{Elder.short} came running[athlete: , faster than {athlete}], because of the noise {child} made.

“She’s bitten it off! And I have to give them back exactly the same!”

# bread-slicer
{Elder.short} didn’t say never mind, which was one of the good things about {elder.short}. {Elder.He} fetched {elder.his} strong glasses and the old goldfish tank, and they moved Dumpling into it. Then they looked things up. Then {elder.short} held out {elder.his} left hand, where the little finger ended sooner than it should.

“Bread slicer,” {elder.he} said. “Long before your time. I waited and waited, and not a thing. And it says here this one will grow a whole new foot, bones and all.” {Elder.He} gazed at Noodle with respect. “Some people.”

# cant-hurry
So {child} began a notebook.

Day 3. Looks like the end of a sausage.

Day 9. Small lump. Noodle ate two worms from the compost. Dumpling ate three and is not sorry.

Day 14. Lump the same. {Elder.short} says you can’t hurry a lump.[sport:  Taught {elder.short} some {sport} meanwhile.]

[friend: Day 15. {Friend}[!friend.known: , my best friend,] has sent Noodle a card. It says, “Get well toes.” I have put it where he can read it.

]
# twenty-four
On Day 17 the heatwave came. Axolotls come from a lake high up in Mexico[city: , a long way from {city}], and in warm water they fall ill. They like it below [us: sixty-eight | twenty] degrees. By nine o’clock the thermometer said [us: seventy-five | twenty-four]. Noodle hung in the corner with his gills curled [us: forward | forwards].

“He can’t grow a foot in that,” said {child}, and {child.his} voice wobbled.

“Then nobody’s going to bed,” said {elder.short}.

# nobodys-going-to-bed
They filled bottles with water and froze them, and floated one in each tank.[elder2:  {Elder2} had to eat up the ice cream, to make room.] They pointed the fan at the surface. They switched off every light[music: , and the radio in the middle of {music},] and sat in the dark kitchen with their own feet in the [us: dishpan | washing-up bowl], and every half hour they changed the bottles. Midnight went by. {child} had never met it before. A moth walked slowly up the window.

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] lay flat on the kitchen tiles. Each time they changed the bottles, {pet.he} changed sides.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] was not allowed in with the tanks. {Pet.He} spent the night on the other side of the kitchen door, with one paw underneath.

][pet.other: {Pet} had come along for the summer too, and had the coolest corner of the kitchen.

]
# whistling
“{Elder.short},” {child.he} said, “did anything of yours ever grow back?”

{Elder.short} swished {elder.his} toes about.

“My whistling,” {elder.he} said, after a while.

{child} waited.

“I used to whistle all day long. {@wall} I didn’t decide to stop. It was gone, like that foot, and I thought, well, that’s that.” The fridge hummed. “And more than a year later I was [us: hanging | pegging] out pillowcases, and I heard somebody whistling, and it was me.”

# wobblier
“Was it the same as before?”

“Wobblier,” said {elder.short}. “A bit of a lump, really. But you could tell it was going to be a tune.”

{child} leaned against {elder.him}. They changed the bottles at one, and at half past, and at two. At half past two the thermometer said [us: sixty-four | eighteen]. Noodle came out of his corner and walked along the bottom of the tank, on three feet and a lump, as though nothing had happened.

# a-mitten
Day 24. Lump has gone flat, like a mitten.

Day 29. Mitten has notches!

# four-toes
On the last night of the [us: vacation | holidays], {child} came down in {child.his} pyjamas to say goodnight. Noodle was up against the glass with his new foot spread flat on it, so clear that you could nearly see through. {Child.He} counted. {Child.He} counted again. Then {child.he} wrote it down in {child.his} best handwriting.

Day 38. Four toes.

# not-the-same
{Elder.short} put on {elder.his} strong glasses. “Four is right, for a front foot,” {elder.he} said. “So he’s exactly the same.”

{child} looked for a long time.

“No,” {child.he} said. “It’s smaller. And it’s a bit see-through. I’m going to tell them he’s not the same at all.” {Child.He} shut the notebook. “I’m going to read them the whole thing.”

“I should,” said {elder.short}.

# the-window-open
In the morning [adult: {adult} | the car] would come, and they would drive home very slowly, with the tanks slopping. But now it was night. {child} lay in bed in the little room above the kitchen with the window open, and the air was cool at last. Down below, {elder.short} was rinsing out the bottles and standing them in a row.

{child} closed {child.his} eyes to hear it better.

{Elder.short} was whistling.

# @wall
It drove my Walter up the wall. Then he died, and it stopped.
## if elder
It drove the man next door up the wall, and he used to bang on it. Then he died, and nobody banged, and it stopped.
