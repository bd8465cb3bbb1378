title: The Great {hero} Goes Wrong
title: Three Feet Up
title: Not Up, Along
guest friend: Reuben (he), Iris (she)
guest hero: Whoosh (she), Swoosh (she)
guest dog: Buster (he), Rufus (he)

% The dog (@p): the family's dog, else the neighbour's. Whoever says good night (@a): {adult}, else the elder.

# in-the-hedge
{child} and {friend} were sitting on the front steps, sharing a banana. {@P-first} sat beside them and thought it could be shared by three. Then there was a whistling up in the sky, and something red went straight into the hedge.

[pet.cat: {Pet}, who had been asleep in the hedge, came out on the other side.

]“Don’t be afraid!” shouted the hedge. “I’ve come to rescue you!”

Out stepped a lady in silver boots and a red cape. She had leaves in her hair and a big W on her chest.

“I’m the Great {hero},” she said. “The fastest superhero in the world! Where’s the runaway bull?”

“We haven’t got a bull,” said {child}. “We’ve got {@what-dog}.”

# wrong-again
{@P} wagged. The Great {hero} looked at {@p-him}.

“Isn’t this [us: Boise|[city.Coventry: Ipswich|Coventry]]?”

“Not even nearly,” said {friend}.[city:  “This is {city}.”]

[age>=7: The superhero sat down on the steps.

“I’ve done it again,” she said. | “I’ve done it again,” said the superhero.] “I’m as strong as forty horses, and faster than lightning[athlete:  and {athlete} put together]. But I always come out in the wrong place. Yesterday I went to rescue a cat in [us: Denver|Dover], and ended up at a wedding in [us: Detroit|Dundee].”

“How was it?” asked {child}.

“Lovely cake,” said the Great {hero} gloomily.

# a-reindeer
Just then her bracelet began to flash. BEEP! BEEP! BEEP! HELP! ICE-CREAM [us: TRUCK|VAN] ROLLING DOWN MILL HILL! NO DRIVER! HEADING FOR THE POND!

“[age>=7: But that’s here!” cried {friend}. “It’s | That’s] only three streets away!”[age<7:  cried {friend}.]

“Never fear!” said the Great {hero}, and off she went with a whoosh.

[age>=9: They waited. ]Ten seconds later she was back, with a shrimp behind her ear.

“That was [us: New Orleans|[city.Blackpool: Scarborough|Blackpool]],” she said.

Whoosh! This time she had snow on her shoulders and a reindeer in her hand. [age>=8: She put the reindeer down.]

“Lapland,” she said. “I’ll take it back.”

# eyes-shut
But {child} had been watching. [age>=8: {child.He} had seen something, just as the superhero took off.

]“Wait,” {child.he} said. “Why do you shut your eyes?”

The Great {hero} went red all the way down into her cape.

“I don’t shut my eyes.”

“You screwed them up so tight that your whole nose went wrinkly,” said {child}. “Every time.”

[age>=9: Nobody spoke. The bracelet beeped. {@P} put {@p-his} head on one side.

]“It’s so terribly high,” whispered the Great {hero}. “All the others fly about among the clouds[age>=8:  and look fearless]. But when I look down, my tummy goes [us: around|round]. So I shut my eyes. Don’t tell anybody.”

{child} had once stood on the top diving board at the swimming pool. {child.He} knew exactly how that tummy felt.

# not-up
“Do you have to fly high?” asked {child}. [age>=9: 

“What do you mean?”

]“You could fly low. Only three feet up. Then you wouldn’t need to shut your eyes. You don’t want to go up. You want to go along.”

[age>=7: The Great {hero} opened her mouth, and closed it again.

“Nobody’s ever said that,” she said. | “Nobody’s ever said that,” said the Great {hero}.] “But I still won’t find it. I’ve never seen the way.”

“We have,” said {friend}. “And guess who can smell ice cream from three streets off.”

{@P} had {@p-his} nose in the air. {@nose}

# dandelions
“Hop on!” said the Great {hero}.

{child} got on first and {friend} behind, and the superhero rose. [sport: {@balance} ][age>=7: One foot. ]Two feet. Three feet, and there she stopped, just level with the [us: mailboxes|garden gates].

“Now look,” said {child}. “What’s it like?”

“It’s … grass,” said the Great {hero}. “There are dandelions! Oh, aren’t they beautiful!”

“Run, {@p}!” shouted {friend}.

And {@p} ran. {@ears}, and after {@p-him} whooshed the superhero[age>=7: , with her cape snapping].

“Left at the [us: mailbox|postbox]!” shouted {child}. “Right at [school: {school}|[us: the bakery|the baker’s]]! Mind the [us: clothesline|washing line]!”

They ducked. Nearly. {Friend} got a pair of long johns on {friend.his} head[age>=7: , but they were clean ones]. [elder: “[elder2: We|I] shall want those back!” called {elder}[elder2:  and {elder2}], hanging out the washing.]

# one-hand
They swung out into Mill Hill. Up ahead rattled the [us: truck|van], faster and faster. [music: It was playing {@song}, | It was playing its tune,] and a long way behind came the ice-cream man, waving his arms. At the bottom was a pond with nine ducks, who hadn’t noticed anything yet.

“Now, {hero}!” shouted {child}. “Eyes open! Straight on!”

Whoosh! They shot past the [us: truck|van], and the gravel danced. The Great {hero} [age>=9: put down her silver boots | landed] at the edge of the water, spun [us: around|round] and held out one hand.

Bump.

The [us: truck|van] stood still. [age>=7: It gave one last little tinkle.] A duck opened one eye, looked at it all, and went back to sleep.

“I got it right,” said the Great {hero}. “I got it right! And I saw it all!”

# one-of-each
The ice-cream man came panting up. [age>=7: He thanked them so many times that he lost count, and then he | He] opened his hatch and treated everybody. [age>=7: {child} had mint and {friend} had toffee. ]The superhero had one of each and {@p} had vanilla in a bowl and no time to talk.

“You know, {child},” said the Great {hero}[age>=7: , when the cones were gone], “I don’t think being brave is shutting your eyes very hard.”

“No,” said {child}. “You have to fly at your own height.”

# a-wise-one
At bedtime {child} told {@a-first} everything, from the shrimp to the long johns. {@at-feet}

“Three feet off the ground,” said {@a}. “She sounds a very sensible superhero.”

“It was me who thought of it,” said {child}, and yawned.

“I’m sure it was,” said {@a}, and tucked {child.him} in.

# past-the-window
[age>=7: {@A} left the window open a crack. Outside it was getting dark, and the street lamps came on, one by one. | The window was open a crack.] Then there was a soft whoosh, not from up in the sky but from down by the grass. Something red slid past, just level with the windowsill[age>=7: , in no hurry at all]. [age>=7: A hand in a silver glove waved.]

“Left at the [us: mailbox|postbox],” mumbled {child}.

“I know,” came a whisper. “I can find it now.”

The whoosh went off along the street, past the dandelions, which had shut for the night. [pet.dog / pet.cat: {Pet} sighed in {pet.his} sleep. ]And {child} shut {child.his} eyes, but only to go to sleep.

# @game
{sport}

# @song
{music}

# @balance
It was a question of balance, like {@game}.
## if sport.Swimming
It was nearly like {@game}, but dry.

# @a-first
somebody on the edge of the bed
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a
the somebody
## if adult
{adult}
## if elder & !adult
{elder.short}

# @p
{dog}
## if pet.dog
{pet}

# @p-him
him
## if pet.dog
{pet.him}

# @p-his
his
## if pet.dog
{pet.his}

# @p-first
{Dog}, the dog from next door,
## if pet.dog
{Pet}

# @what-dog
the dog from next door
## if pet.dog
{a breed}

# @nose
He had been given some ice cream once, and had thought about it ever since.
## if pet.dog
{pet.He} {pet.was} {a breed}, and had been given ice cream once. [age>=7: One doesn’t forget it.]
## if pet.dog & breed.Beagle
{pet.He} {pet.was} a beagle. {pet.He} had been training for this all {pet.his} life.
## if pet.dog & breed.Labrador
{pet.He} {pet.was} a Labrador. {pet.He} had never in {pet.his} life thought about anything else.
## if pet.dog & breed.Border Collie
{pet.He} {pet.was} {a breed}. {pet.He} had always wanted to round up a superhero.
## if pet.dog & breed.German Shepherd
{pet.He} {pet.was} {a breed}. {pet.He} had been waiting all {pet.his} life for a proper job.
## if pet.dog & breed.Siberian Husky
{pet.He} {pet.was} {a breed}. {pet.He} had always wanted to go in front.
## if pet.dog & breed.Dachshund
{pet.He} {pet.was} {a breed}. Nobody in the street had a nose nearer the ground.

# @ears
His ears stuck straight out
## if pet.dog
{pet.His} ears stuck straight out
## if pet.dog & breed.German Shepherd / pet.dog & breed.Siberian Husky
{pet.His} tail stuck straight out
## if pet.dog & breed.Dachshund
{pet.His} legs went like a sewing machine

# @at-feet
The dog from next door had gone home, smelling of vanilla all the way down the street.
## if pet.dog
{Pet} lay across {child.his} feet, and smelled of vanilla.
## if pet.cat
Across {child.his} feet lay {pet}, and one leaf.
## if pet.other
{Pet} had heard it once already.
