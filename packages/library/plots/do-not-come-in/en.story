title: The Lion in the Laundry Room
title: Do Not Come In
title: I Look a Sight
guest friend: Sam (he), Nadia (she)
guest lion: the lion (he)

% The grown-up (@a): {adult}, else the grown-up.

# the-note
There was a note on the door of the laundry room. DO NOT COME IN, it said. I LOOK A SIGHT.

{child} read the note aloud[friend:  to {friend}]. Then {friend} read it over again, to be on the safe side.[pet.cat:  Next to them sat {pet}, washing a paw. {Pet} had so much fur that you had to look for the cat in it.][pet.dog:  {Pet} sniffed under the door, and all {pet.his} hair stood up.]

“Somebody’s sad in there,” said {friend}.

You could hear it quite plainly. Sniff, it went. Sniff. And then a small, small roar.

{child} opened the door.

# dandelion
On the floor, between the tumble dryer and the laundry basket, sat a lion. He was as real as anything, with paws like pizzas, and a tail that lay flat on the floor and was ashamed. But his mane! It stood straight out all round. He looked like a dandelion, only gigantic, and with whiskers.

“Don’t look,” said the lion, and covered his eyes.

“What’s happened?” asked {child}.

“I washed my hair,” said the lion. “It’s our party tonight[city:  in {city}]. The whole family’s coming, and I’m making the speech. And I thought it would be quicker if I put my head in the tumble dryer.”

“Was it?” asked {friend}.

“Yes,” said the lion. “It was quick.”

# poof
{child} tried to flatten the mane with both hands. Poof, it went, and up it stood again. {friend} sat on it. Poof! {friend} flew into the laundry basket.[sport:  “You could {play sport} with that,” said {friend}, from down among the socks.][pet.dog:  {Pet} lay on it. Poof! Now {pet} was in the laundry basket too.] They tried putting {friend's} hat on it. The hat shot up to the ceiling and stuck on the lamp. They tried water, a whole bucket of it. Then there were four dandelions, one in each direction, and they dripped.

# blow-on-me
“I’ll have to make my speech behind the curtain,” sobbed the lion. “Or they’ll all blow on me and wish for things. My grandfather always had such beautiful hair. My grandfather’s lies down by itself.”[athlete & !short:  He blew his nose. “{athlete} doesn’t look like this.”]

A large tear ran down and stayed in his whiskers.

# one-hair
{child} felt {child.his} own hair. [school: Before {school} in the mornings it was like that as well.|In the mornings it was like that as well.] Then {@a} sat behind {child.him} with the comb and always said the same thing. You don’t start at the top. You start at the very ends, and you do a little at a time.

“Sit still,” said {child}. “I know about this.”

{child.He} fetched a comb, and {friend} fetched a rake that was standing outside. They started at the very ends, with one single hair. It lay down. They held their breath, all three of them, and it stayed there. Then they did one more, and it lay down next to the first.

“It’ll take a while,” said {friend}. “How many have you got?”

“I’ve never counted,” said the lion. “I can only do up to four.”

They combed and they raked. [music: {child} sang {music}, because it helps you sit still. ]In the mane they found three [us: clothespins|clothes pegs], a sock, and a sparrow, who thanked them and flew out.

The lion stopped sniffing. After a while he began to rumble. That’s how lions purr. All the washing machines shook a little.
## if pet.cat
Then {pet} got up. {Pet} walked once round the lion and looked at him, the way a hairdresser looks. Then {pet.he} jumped on to his back, put one paw on his forehead, and started to lick.

“{Pet’s} had difficult fur all {pet.his} life,” whispered {child}. “{Pet} knows everything.”

Lick, it went. Lick. Lick. After every lick one hair lay down. Only one.

“It’ll take a while,” said {friend}. “How many have you got?”

“I’ve never counted,” said the lion. “I can only do up to four.”

So they helped. {child} fetched the comb that {@a} used[school:  in the mornings before {school}], and {friend} fetched a rake that was standing outside. {Pet} did the [us: bangs|fringe], because it was the hardest. They licked and they combed and they raked. [music: {child} sang {music}, because it helps you sit still. ]In the mane they found three [us: clothespins|clothes pegs], a sock, and a sparrow, who thanked them and flew out.

The lion stopped sniffing. After a while he began to rumble. That’s how lions purr. All the washing machines shook a little.

# try-a-roar
“Done,” said {child}.

The lion got up, took a deep breath, and looked in the door of machine number two. The mane lay long and shiny, with a [us: part|parting] at the side.

“Is that me?” whispered the lion.

“Try a roar,” said {friend}.

The lion drew a breath.[pet.cat:  {Pet} sat down some way off and laid back {pet.his} ears, being wise.][pet.dog:  {Pet} got back into the laundry basket, of {pet.his} own free will.]

“ROAAAAAAR,” said the lion.

Everybody’s hair blew backwards. All the dry washing got creased, and all the creased washing went smooth. From a long way up {@a} called: “{child}, is that you with a tummy ache?”

“No,” called {child}. “It’s a lion.”

“Oh, good,” called {@a}. “Supper’s ready[elder: , and {elder} is here][elder2:  with {elder2}].”

The lion bent down and pressed his nose to {child's} forehead, and then to {friend's}. [pet.cat: Last of all he stood eye to eye with {pet}. The biggest cat in the house bowed to the second biggest. Or perhaps it was the other way round.]

# a-cheer
That evening, when {child} lay in bed[pet.cat:  with {pet} on top][pet.dog:  with {pet} on the rug], there was music a long way off. And a speech, which was very short. And a cheer, which was very long.

[pet.cat: {Pet} stretched. You could have sworn that {pet.he} had a [us: part|parting] at the side.|{child} felt {child.his} own hair. It was lying just right, every bit of it.][pet.other:  In the cage {pet} was washing {pet.his} face, to be on the safe side.]

# @a
the grown-up
## if adult
{adult}
