title: Down with It Again
title: The Finest Spade in the World
title: Duff, Duff, Tock

% Rule: a treasure has to be buried, or it is just a thing. The wooden leg goes duff on sand and tock on a chest.

# no-spade
{child} was on the beach and wanted to dig a hole. But the red [us: shovel|spade] was gone[!short: . It had been gone since yesterday], so {child} had to dig with both hands.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was digging with a mug.][adult:  {Adult} was sitting on the [us: blanket|rug].][elder & !elder2:  In a deckchair sat {elder}.][elder2:  In the deckchairs sat {elder} and {elder2}.]

[city: At home in {city} there were no pirates. But here came three.|Then along came three pirates.] [!short: They came from a ship that was stuck in the middle of the dry sand. ]In front walked the captain, who had a wooden leg.

Duff, duff, duff, went the wooden leg on the sand. Duff, duff, TOCK.

“Tock!” said the captain. “There it is! Dig!”

And the pirates [!short: began to dig. They dug with their hands, too|dug, with their hands].

## if short
{child} was on the beach and wanted to dig a hole. But the red [us: shovel|spade] was gone.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was digging with a mug.][elder & !elder2:  In a deckchair sat {elder}.][elder2:  In the deckchairs sat {elder} and {elder2}.]

[city: At home in {city} there were no pirates. But here came three.|Then along came three pirates.] In front walked the captain, who had a wooden leg.

Duff, duff, duff, went the leg on the sand. Duff, duff, TOCK.

“Tock!” said the captain. “There it is! Dig!”

And the pirates dug, with their hands.


# hooray
“Haven’t you got a [us: shovel|spade]?” asked {child}.

“We found one yesterday,” said the captain. “The finest in the world. A red one!”

“Where is it now?”

“It’s our treasure,” said the captain. “So we buried it.”

[!short: {child} sat quite still. “But that’s my [us: shovel|spade],” {child.he} said.|“But that’s my [us: shovel|spade],” said {child}.]

Nobody heard, because there in the hole was a chest.

“HOORAY!” shouted the pirates. And they danced round it[music: , singing {music}].

“And down with it again!” said the captain.

Sand, sand, sand. And the chest was gone.

“[!short: What did you do that for|Why]?” said {child}.

“A treasure’s got to be buried,” said the captain. “If it isn’t buried, it’s just a thing.”

## or
“What are you looking for?” asked {child}.

“Our treasure,” said the captain. “We found it here yesterday. It’s red, and it’s got a handle.”

“That’s a [us: shovel|spade],” said {child}. “It’s mine.”

But just then somebody’s nails scratched on a chest.

“HOORAY!” shouted the pirates. They danced in a ring, with their hats in the air[music: , and sang {music}].

“And down with it again!” said the captain.

Sand, sand, sand. You couldn’t see a corner of it.

“You never even opened it!” said {child}.

“Of course not,” said the captain. “In the ground it’s a treasure. Out of the ground it’s just a thing.”

## if short
“What are you looking for?” asked {child}.

“Our treasure,” said the captain. “It’s red, and it’s got a handle.”

“But that’s my [us: shovel|spade],” said {child}.

There in the hole was a chest.

“HOORAY!” shouted the pirates[music: , and sang {music}].

“And down with it again!” said the captain.

Sand, sand, sand. And the chest was gone.

“Why?” said {child}.

“A treasure’s got to be buried,” said the captain. “Or it’s just a thing.”


# and-again
They waited for a little while.

“Oh, I do miss my treasure,” said the captain.

Duff, duff, duff, TOCK.

Dig, dig, dig![elder:  {Elder.short} lent them a hat to dig with.][elder2:  {Elder2.short} said hooray, to be on the safe side.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] dug faster than anybody.]

“HOORAY!” shouted the pirates.[athlete:  The captain jumped on one leg, higher than {athlete}.]

This time {child} got hold of the lid. [!short: But at that very moment|But] the captain said:

“And down with it again!”

Sand, sand, sand. And the chest was gone, and so was one of {child’s} sandals.

## or
“It’s been such a long time,” said the smallest pirate.

“It has,” said the captain, and she sniffed.

Duff, duff, TOCK.

Dig, dig, dig![elder:  {Elder.short} moved over a bit, chair and all.][elder2:  {Elder2.short} held everybody’s hats.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] dug so hard that the captain got a mouthful.]

“HOORAY!”[athlete:  The captain took a run-up like {athlete} and jumped right over the chest.]

[!short: While they danced, |This time ]{child} lifted the lid and put a foot in, so that nobody could shut it.

“And down with it again!” said the captain.

{child} got the foot out just in time. But the sandal stayed in there. Sand, sand, sand.

## if short
“Oh, I do miss my treasure,” said the captain soon.

Duff, duff, duff, TOCK.

Dig, dig, dig![pet.dog:  {Pet}[!pet.known: , {child’s} dog,] dug fastest.]

“HOORAY!” shouted the pirates.[athlete:  The captain jumped on one leg, higher than {athlete}.]

This time {child} got hold of the lid. But the captain said:

“And down with it again!”

Sand, sand, sand. And the chest was gone, and so was one of {child’s} sandals.


# the-wave
Then a wave came.[!short:  It was big and shiny, and it came all the way up to the ship.] When it slid back again, the whole beach was smooth.

[!short: The captain walked here. Duff. She walked there. Duff. She|The captain] walked everywhere. Duff, duff, duff.

“It’s all duff,” she said. “We’ve buried it too well.”

And she sat down in the sand and cried. “My leg can’t do one more duff.”[sport: 

“We could {play sport} instead,” said the smallest pirate. But nobody felt like it.]

{child} felt like crying, too. Now the [us: shovel|spade] was gone all over again, and the sandal as well. [!short: So {child.he} sat down beside the captain, and they were sad together for a while, and the sand was warm.]

## or
Then a wave came. It took the captain’s hat, and it took all the footprints. Now the beach looked the same everywhere.

[!short: “It was here!” said one pirate.

“It was there!” said another.

]They dug and they dug.

“I’ve found a shell,” said the smallest pirate. “Hooray?”

“No,” said the captain.[!short: 

“I’ve found my own foot. Hooray?”

“No.”]

Duff, duff, duff, went her leg, until it couldn’t any more. She sat down and cried[!short: , and the tears made little holes in the sand].[sport: 

“Would it help to {play sport}?” asked {child}. It wouldn’t.]

{child’s} throat hurt. That [us: shovel|spade] was down there somewhere, all alone in the dark. [!short: {child} patted the captain, and the captain patted {child}.]

## if short
Then a wave came, and the whole beach was smooth.

The captain walked everywhere. Duff, duff, duff.

“It’s all duff,” she said. “We’ve buried it too well.” And she sat down and cried.[sport:  She didn’t even want to {play sport}.]

{child} felt like crying, too. Now the [us: shovel|spade] was gone again.


# may-i-borrow
{child} looked at the wooden leg.

“May I borrow your leg?” {child.he} asked.

[!short: “My leg?”

“Only for a minute.”

The captain turned it round. ]Squeak, squeak. And off it came[!short: , and {child} got to hold it. It smelled of tar].

{child} knocked on the sand with it[!short: , down by the water. Duff. Over by the seaweed. Duff. {Child.He} knocked all the way up to the ship|]. Duff. Duff. Duff.

[!short: Nobody breathed.

]TOCK.

# on-the-lid
Dig, dig, dig!

“HOORAY!” shouted the pirates.

“And down with …” said the captain.

But {child} was sitting on the lid.[friend:  So was {friend}.]

“No,” said {child}. “First we look.”

And {child.he} opened the chest. [!short: There was a sandal. ]Under the sandal was the red [us: shovel|spade].

[!short: “It’s so beautiful,” whispered the captain. “And it’s the only treasure we’ve got.”

]“Do you know what it’s for?” asked {child}.

“Yes,” said the captain. “You bury it.”

“No,” said {child}. “You dig with it.”

## or
Up came the chest.

“HOO …” began the pirates.

“Wait,” said {child}, and sat down on the lid.[friend:  {Friend} sat down as well, to make it heavier.][short:  “First we look.”]

[!short: “When did you last look inside?” {child.he} asked.

“Yesterday,” said the captain. “It was lovely. So we shut it.”

]Then {child} got up and opened the lid. A sandal was lying there, and under it lay the red [us: shovel|spade].

“What’s it for?” asked {child}.

“For missing,” said the captain. “It’s very good at it.”

“No,” said {child}. “It’s for digging.”

## if short
Dig, dig, dig!

“HOORAY!” shouted the pirates.

“And down with …” said the captain.

But {child} was sitting on the lid.[friend:  So was {friend}.]

“No,” said {child}. “First we look.”

And {child.he} opened the chest. There was a sandal. Under it was the red [us: shovel|spade].

“Do you know what it’s for?” asked {child}.

“Yes,” said the captain. “You bury it.”

“No,” said {child}. “You dig with it.”


# dig-with-it
And {child} showed them. It took one dig, and there was a proper hole.

“Oooh,” said the pirates.

They all had a turn. [!short: They dug a ditch from the sea right up to the ship.|They dug a ditch all the way from the sea.][school:  It was so deep that all of {school} could have stood in it.][!short:  The water ran in, and the ship began to rock. It was floating.]

The captain [!short: put her leg back on, and ]held out the [us: shovel|spade].

“It’s yours[!short: , after all],” she said. “But what are we going to bury now?”

{child} thought about it. Then {child.he} gave the captain the sandal[!short: , which was too small anyway].

“The finest in the world,” said the captain, and away they [!short: sailed|went].

## or
{child} pushed the [us: shovel|spade] into the sand with one foot. It brought up a lump as big as a cat.

“It’s magic,” said the pirates.[school:  {child} told them that everybody at {school} could do it, but they didn’t believe that.]

The smallest one dug a hole and fell into it. [!short: They dug round the whole ship, until the sea found the way in. And then it floated.]

[!short: The captain put on her leg. ]“You have it,” she said.[!short:  “But now my chest’s so empty.”]

So {child} put the sandal in [!short: it|the chest].

“Do you dig with that?” asked the captain.

“No,” said {child}. “You just bury it and miss it.”

“Hooray,” whispered the captain, and they [!short: sailed|went] away.

## if short
And {child} showed them. It took one dig, and there was a proper hole.

“Oooh,” said the pirates, and they all had a turn.[school:  All of {school} could have stood in the hole.]

Then the captain held out the [us: shovel|spade].

“It’s yours,” she said. “But what are we going to bury now?”

So {child} gave the captain the sandal.

“The finest in the world,” said the captain, and away they went.


# one-sandal
[!short: {child} came home with one sandal and a [us: shovel|spade].

]That night the [us: shovel|spade] got to sleep in the bed. {child} lay down beside it[pet.dog: , and {pet} lay down at the bottom][pet.cat: , and {pet}[!pet.known:  the cat] lay down at the bottom]. Then {child.he} pulled the covers over everything, right up over {child.his} nose.[pet.other:  Only {pet} saw where they were.]

“And down with it again,” said {child}.

## or
On the way home {child} had a sandal on one foot and nothing on the other. Tock, went the sandal. Duff, went the bare foot. Tock, duff, tock, duff, all the way to the door.

In bed {child.he} lay down beside the [us: shovel|spade][pet.dog: , with {pet} on the other side][pet.cat: , with {pet}[!pet.known:  the cat] on the other side]. Then {child.he} pulled the covers over everything, right up over {child.his} nose.[pet.other:  Only {pet} saw where they were.]

“And down with it again,” said {child}.

## if short
That night the [us: shovel|spade] got to sleep in the bed. {child} lay down beside it[pet.dog: , and {pet} lay down at the bottom][pet.cat: , and {pet}[!pet.known:  the cat] lay down at the bottom]. Then {child.he} pulled the covers over everything, up over {child.his} nose.[pet.other:  Only {pet} saw where they were.]

“And down with it again,” said {child}.
