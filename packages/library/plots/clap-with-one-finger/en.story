title: Clap with One Finger
title: Those Are Artistes
title: First Prize for Nothing
guest madame: Madame Zaza (she), Madame Lulu (she)

% Rule: where the artistes jump, whoever they are standing on must jump too; they hear nothing but a very small voice.

# nothing
{child} had told everybody[school:  at {school}] that {pet}[!pet.known: , {child.his} cat,] could jump through a hoop. Now the pet show at the fair[city:  in {city}] was about to start, and it wasn’t true.

“Hup!” shouted {child}, behind the tea tent, in a voice that could stop a bus.

{Pet} sat down by the hoop and did nothing. It was the only trick {pet.he} had. But {pet.he} did nothing better than any cat alive, and when {pet.he} did it on top of somebody, that person was there till supper.

“You could just tell them,” said {friend}[!friend.known: , {child’s} best friend]. {Friend} had such a small voice that hardly anybody ever caught what {friend.he} said. {Friend.He} had been to the stall for [us: fries | chips], and come back with a cup of tea.

“I can’t now,” said {child}. “They’d laugh.” And {child.his} tummy went cold.

## or
{child} dived through a hoop, behind the tea tent at the fair[city:  in {city}].

“See? It’s easy!” {child.he} shouted, in a voice that could stop a bus.

{Pet}[!pet.known: , who was {child’s} cat,] lay down by the hoop and did nothing. It was the only trick {pet.he} had. But {pet.he} did nothing better than any cat alive, and when {pet.he} did it on top of somebody, that person was there till supper.

And now the pet show was about to start, and {child} had told everybody[school:  at {school}] that {pet} could jump through hoops.

“Tell them it’s not true,” said {friend}[!friend.known: , {child’s} best friend]. {Friend} had such a small voice that hardly anybody ever caught what {friend.he} said. {Friend.He} had been to the stall for [us: fries | chips], and come back with a cup of tea.

“I can’t now,” said {child}. “They’d laugh.” And {child.his} tummy went cold.

# artistes
Then a lady in a red coat came crawling through the long grass, with an open matchbox in her hand.

“Has anybody seen a circus?” she asked. “I had it a moment ago. And then I… and then I… ATCHOO!”

She was {madame}, and hers was the smallest circus in the world.

Just then {pet} shot up in the air, turned over twice, flew through the hoop, and landed with a leg at each corner. Nobody was more surprised than {pet}.

“{Pet’s} got fleas!” said {child}.

“Certainly not,” said {madame}. “Those are artistes. Where they jump, whoever they’re standing on has to jump too. And they won’t come home to the box until they’ve been clapped. You know what artistes are like.”

“They’ll be clapped at the pet show,” said {child} slowly.

“What if they get too much?” said {friend}.

But nobody caught that.

## or
At that moment {pet} shot up in the air, turned over twice, flew through the hoop, and landed with a leg at each corner. Nobody was more surprised than {pet}.

“{Pet’s} got fleas!” said {child}.

“Certainly not,” said the long grass. A lady in a red coat came crawling out of it, with an open matchbox in her hand. She was called {madame}, and hers was the smallest circus in the world.

“Those are artistes,” she said. “I had them in here. And then I… and then I… ATCHOO! Now, where they jump, whoever they’re standing on has to jump too. And they won’t come home until they’ve been clapped. You know what artistes are like.”

“They’ll be clapped at the pet show,” said {child} slowly.

“What if they get too much?” said {friend}.

But nobody caught that.

# the-show
“This is {pet}!” shouted {child}, out in the ring. “Hup!”

And {pet} went through the hoop, forwards, and backwards, and upside down. {Pet.He} walked on {pet.his} hind legs all along the cake table, in and out of the cakes. {Pet.His} legs were in the circus. {Pet.His} face had gone home, to write somebody a letter about this.

[music: They were playing {music} over the loudspeaker, and {pet} had to dance to that as well. ]How they all clapped!

## or
“This is {pet}!” shouted {child}, out in the ring. “Hup!”

And {pet} went through the hoop, ran into one sleeve of the man with the tickets and out of the other, and stood on the man’s head, on two paws, and bowed. {Pet.His} legs were in the circus. {Pet.His} face had gone home, to write somebody a letter about this.

[music: They were playing {music} over the loudspeaker, and {pet} had to dance to that as well. ]How they all clapped!

# practice
“However did you teach {pet.him} that?” asked the lady with the [us: ribbons | rosettes].

“Practice,” said {child}, loudly.

{Pet} said miaow. It was only a small one, and it was for {child}. And {child} began to itch, in the middle, on the inside, where you can’t get at it. It wasn’t fleas. {child.He} {child.was} ashamed.

{Friend} stood there with {friend.his} cold tea. {Friend} didn’t say anything, and {child} heard every word.

“I know,” said {child}. “I’ll tell them afterwards.”

## or
A very small boy pulled at {child’s} sleeve. He had a guinea pig under his arm.

“Could mine learn that?” he asked.

“Easily,” said {child}, loudly. “It just takes practice.”

So the boy put the guinea pig down and said hup to it, and went on saying it. And {child} began to itch, in the middle, on the inside, where you can’t get at it. It wasn’t fleas. {child.He} {child.was} ashamed.

{Friend} watched, over {friend.his} cold tea. {Friend} didn’t say anything, and {child} heard every word.

“I know,” said {child}. “I’ll tell them afterwards.”

# too-much
But they wouldn’t stop clapping. [elder: {Elder} [elder2: and {elder2} were stamping, too | was stamping, too]. ]It was too much for the artistes.

“They want more room,” said {madame}. “They’re changing over!”

And {child’s} left leg flew up in the air.

{child.He} turned a cartwheel, and then one backwards.[sport:  {child.He} could {play sport}, but not the other way up.]

“Help!” shouted {child}.

They all thought it was part of the show, and clapped even more[athlete: , as if {child.he} were {athlete}].

“It’s no use shouting,” said {madame}. “To an artiste that’s only weather. They can’t hear anything but a very, very small voice. Come home, my d… my d… ATCHOO!”

And head over heels went {child}, on across the grass, towards the duck pond.

# only-weather
There was only one voice as small as that. It was running along beside {child}, spilling tea, and with all that clapping not even a flea could have heard it.

{child} knew what would stop the clapping. [age>=7: {child.He} would almost rather have had the pond. ]But {child.he} took every bit of voice there was.

“I MADE IT UP!” shouted {child}. “{Pet} can’t do any tricks! It’s fleas!”

They all stopped, with their hands apart. Somebody in the front row began to scratch.

“Please stand still,” said {friend}. But nobody can whisper to somebody who’s going round and round, and now {child} could see the ducks.

# the-trick
{Pet} had got {pet.his} legs back. {Pet.He} licked one, to make sure it was {pet.his}. Then {pet.he} walked out in front of the ducks, waited till {child} came down on {child.his} back, and sat on {child.his} tummy.

And {pet} did nothing.

{Pet.He} did it with all {pet.his} weight. The artistes pulled at {child’s} arms and legs, and {pet} went on doing nothing, and nobody alive could have got {child} up off that grass.

{Friend} knelt down. The whole fair was listening, and {friend.he} swallowed.

“Thank you very much,” whispered {friend}, about as loud as a moth. “That was lovely. It’s bedtime now, and here’s your box.”

Tick, tick, tick, in they hopped, like very small hail.

“My d… my d…” said {madame}, and {friend} shut the lid, just in time for the sneeze.

“Sorry,” said {child} to {pet}. And {pet} did a little more nothing, to show that it was all right.

# one-finger
The lady with the [us: ribbons | rosettes] pinned the biggest one on {pet}. Nobody had ever won first prize for nothing before.

“[us: Fries | Chips], please,” said {friend} at the stall on the way home. And {child} held {child.his} own mouth shut with both hands, so that the man leaned right out to listen. They were very good [us: fries | chips].[adult:  {Adult} got one, too.]

By the gate {child} put the hoop down in the grass.

“Hup,” {child.he} said, as softly as {child.he} could.

{Pet} lay down beside it and did nothing.

“Bravo,” whispered {friend}.

And they clapped, but only with one finger each.

## or
Some people did laugh at {child}. It took about as long as a sneeze. And the lady with the [us: ribbons | rosettes] pinned the biggest one on {pet}, the first time anybody had won first prize for nothing.

Then {friend} went to the stall. {child} opened {child.his} mouth to shout it for {friend.him}, and shut it again. And the man put a hand behind his ear, and heard, and it was [us: fries | chips].[adult:  {Adult} got the longest one.]

They ate them on the wall by the gate, with the hoop in the grass and {pet} beside it.

“Hup,” said {child}, as softly as {child.he} could.

{Pet} looked at the hoop, and did nothing.

“Bravo,” whispered {friend}.

And they clapped, but only with one finger each.

# picture 2
Head over heels.
