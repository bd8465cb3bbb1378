title: Take the Porridge Along
title: Pirates in Lane Four
title: Not a Stroke
guest teacher: Mrs Pike (she), Mrs Gill (she)
guest captain: Grimm (she), Scurvey (she)

% Rule: the legs stay porridge. One jumps all the same.

# six-pirates
Six pirates came to Beginners’ Swimming[city:  in {city}] on Tuesday at five o’clock, and they had all brought a towel.

“Name?” said {teacher}, who had taught {child} to swim, and could teach anybody.

“Captain Salty Marigold {captain},” said the one in front, “Scourge of the Seven Seas.” She had a hat like a squashed crow and a voice like gravel in a bucket. Then she bent down and spoke behind her hand. “The thing is, madam, we can’t swim.”

“Not a stroke,” said the bosun, and the pirate twins shook their heads.[pet.dog:  Outside the window waited {pet}[!pet.known: , {child’s} dog].][pet.cat:  Outside the window sat {pet}[!pet.known: , {child’s} cat].]

“But you live on the sea!” said {friend}[friend & !friend.known: , {child’s} best friend].

“On it,” said the captain darkly. “There’s a great difference between on and in.”

# four-weeks
{Friend} could already swim like an eel. {@Shallow}, up and down the shallow end. But for the bronze badge you had to dive down in your pyjamas, right to the bottom of the deep end, and fetch a rubber brick.[school:  Half of {school} had got it already.] {child} had been meaning to do it for four weeks now. First {child.he} had a cold. Then {child.he} had a sort of a cold. After that {child.he} stopped giving reasons.[sport & !sport.Swimming:  When it was time to {play sport}, {child} had never had so much as a sniff.]

{Teacher} never made {child.him}. “The brick’s not going anywhere,” she always said.[adult / elder: 

“And I’m not going anywhere either,” said {@bench}, on the bench with the towel.]

# not-an-easy-class
[adult / elder: {Teacher} | She] gave the pirates [us: water wings | armbands] now[age>=9: , and asked them to leave their swords in the lockers].

It was not an easy class. The bosun would only get in if somebody held his beard[elder: , so {elder} held it[elder2: , with {elder2} at the other end]]. The twins held each other’s noses, and got them muddled. [age>=9: The cook lay on his back and shouted “Man overboard!” until {teacher} pointed out that he was lying on the steps.] And the parrot stood on the diving board[pet.cat: , as far from {pet} as it could get,] and said, “Kick! Kick! Straight legs!”[!pet.dog & !pet.cat:  It was so useful that {teacher} let it stay.]

## or
[adult / elder: {Teacher} | She] gave the pirates [us: water wings | armbands] now[age>=9: , and asked them to leave their swords in the lockers].

It was not an easy class. The bosun would only get in if somebody held his beard[elder: , so {elder} held it[elder2: , with {elder2} at the other end]]. The twins saluted every time {teacher} blew her whistle, and nobody can float and salute. [age>=9: The cook wouldn’t use the steps. Where he came from, he said, you went in off a plank, and not because you wanted to.] And the parrot stood on the diving board[pet.cat: , as far from {pet} as it could get,] and said, “Kick! Kick! Straight legs!”[!pet.dog & !pet.cat:  It was so useful that {teacher} let it stay.]

# a-small-crab
Captain {captain} did not get in at all. She sat on the edge with her boots on and her arms crossed.

“Would you like to borrow my [us: kickboard | float]?” said {child}.

“I’m not afraid, if that’s what you think,” snapped the captain. “I’ve wrestled a squid.”

“I am,” said {child}. {Child.He} hadn’t said it out loud before, not even to {friend}. “Not at this end. At the deep end. It goes such a dark blue, and when you look down you can’t tell how far it is.[pet.dog:  {Pet} would have been in by now.]”

The captain was quiet. She took off one boot, and a small crab got out.

# lantern-cove
“Twelve years ago,” she said, “I had the finest chest of treasure on the whole ocean. I dropped it. Over the side, in Lantern Cove, in three metres of clear water. I can see it every time we sail across.[age>=9:  It’s no further than from here to that clock.] And I’ve hung over that rail a hundred times, and told my legs to jump, and they won’t.”

“Mine won’t either,” said {child}. “They go all porridgy.”

“Porridgy!” said the captain. “That’s it[age>=9: ! That’s it to the life]!” And she looked at {child} as if the two of them had been through a shipwreck together.

# week-by-week
So {child} taught the captain, and {friend} took the twins. The first week, they blew bubbles[music: , and {friend} got the twins to blow {@song}]. The second week, they put their faces in, and Captain {captain} was so surprised at how much there was to see down there that {child} had to remind her to come up. [age>=9: The third week, they let go of the side. The fourth week, | The third week,] the bosun swam a whole width by himself, with a [us: swim ring | rubber ring] on his beard, and everybody in the building stood up and clapped[athlete:  as if he were {athlete}][elder: , {elder} loudest, with both hands free].[pet.cat:  {Pet} watched the parrot.]

# the-deep-end
And the [age>=9: fifth | fourth] week the captain walked along to the deep end, in striped pyjamas, and looked down. {child} stood next to her in pyjamas with foxes on. Far below, at the bottom of all that blue, lay the brick.[pet.dog:  Behind the glass {pet} stood on two legs.][pet.cat:  {Pet} had moved to the last window.]

“How deep?” growled the captain.

“Three metres,” said {teacher}.

“Ah,” said the captain. “Is it, now?” Her knees were knocking. “And how are the legs, shipmate?”

“Porridge,” said {child}. “How are yours?”

“Porridge.” The captain breathed in through her nose. “Then here’s what I think. There’s no sense waiting for it to stop being porridge. We shall just have to take the porridge along.”

She held out her hand, and it was as cold as {child’s} own.[elder:  {Elder} had hold of the beard again.] {Friend} was treading water in the middle. {Friend.He} didn’t say that it was easy. {Friend.He} only moved over, and counted.

“One. Two. Three!”

# all-that-blue
It was loud, and then it was very quiet. {child} opened {child.his} eyes. The blue wasn’t dark at all, once you were in it. It was full of light, wobbling down in long gold ropes, and along the ropes {child.he} went, kick, kick, straight legs, with [age>=9: {child.his} ears squeaking and ]{child.his} sleeves floating out like wings. There was the brick. {Child.He} got one hand to it. On the other side of it was another hand, with an anchor on the wrist.

# so-much-chlorine
They came up together, with the brick between them, and the splash went all the way up to the clock.

“Treasure,” bellowed Captain {captain}, and she kissed it. The pirates roared, [pet.dog: and {pet} barked, ]and the parrot fell off the diving board[pet.cat: , just as {pet} had expected]. And [adult / elder: {@bench}, who never cried at swimming lessons, | {teacher}, who never cried at work,] said that there was a great deal of chlorine in the air this evening.

The ship sailed on the morning tide.

# mostly-spoons
Three weeks afterwards a parcel came, wet through and tied with rope, and {child} and {friend} opened it on the kitchen floor[pet.dog: , with {pet} tugging the rope][pet.other: , with {pet} looking on]. Inside were two gold coins, one each, [pet.cat: and a green feather for {pet}, ]and a pearl for {teacher}[adult / elder: , and a spotted handkerchief for {@bench}, on account of the chlorine]. There was also a letter[!pet.dog & !pet.cat & !elder: , rather smudged].

“Dear Shipmate,” it said. “Got it. First dive. It was mostly spoons, which I had forgotten. But you never saw such a thing as Lantern Cove from underneath. I go down every day now, only to look. The legs are still porridge. I take them along.

“Kindly send six badges. The bosun would like his on his beard.”

# @Shallow
{child} could swim too
## if sport.Swimming
{child} could {play sport} as well

# @song
{music}

# @bench
{teacher}
## if adult & !elder
{adult}
## if elder
{elder}
