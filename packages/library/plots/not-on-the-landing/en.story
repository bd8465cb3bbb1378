title: Not on the Landing, {ghost}
title: Two Ones, Please
title: This Is Ten
guest ghost: Maureen (she), Pauline (she)
guest friend: Lola (she), Kofi (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The house is the grandparent’s, else one that {adult} has rented, else {minder’s}. {ghost} takes orders like a waitress. Blow together with whoever listens, softer each time.

# so-cheap
{@House} was haunted, which was why it had been [city: the cheapest in {city} | so cheap]. Tonight {child} was sleeping there for the first time, with {friend}[!friend.known: , {child.his} best friend]. {Friend} was scared of nothing. {child} was scared of dentists and [pet.dog: ducks | dogs] and diving boards, and {child.he} badly wanted {friend} not to find out[school: , or anybody else {at school}].

# what-are-we-having
They were brushing their teeth when a cold wind came along the landing, and after it came the ghost. She looked like a sheet on a [us: clothesline | washing line], with a pencil stuck behind where her ear would be.

“Evening, my loves,” said the ghost. “What are we having?”

“Not on the landing, {ghost}!” {@a} called up the stairs. “I’ve just [us: vacuumed | hoovered]!”

“I’m only asking, dear!” the ghost called back.

{child} had got behind the towel.

# one
“How scary do you want it?” said {ghost}. “You say a number, and that’s what you get. One is a sock falling off a chair. Five is creaks, with a groan. Ten is the lot, but I’ve never done a ten. There’s no call for it.”

“One,” whispered {child}.

In the bedroom a sock fell off a chair. {child’s} knees went soft. It was quite a scary sock.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] wanted that sock. {Pet.He} sat down by the chair and waited for another.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] wanted that sock. {Pet.He} sat down by the chair and waited for another.][pet.other:  {child} would have liked to be at home with {pet}.]

“One?” said {friend}. “[athlete: {athlete} wouldn’t have a one. ]Give us a five!”

The floor creaked. The wardrobe creaked. Then came a long, terrible groan, like somebody very old getting out of an armchair.

“I heard that, {ghost}!” shouted {@a}.

“Brilliant!” said {friend}. “Are you scared, {child}?”

“No,” said {child}, who was now entirely inside the towel.

# ten
“Good,” said {friend}. “Ten, please.”

“Are you sure, my love?” said {ghost}, and she put down her pencil. “I’ve never been up there.”

“Ten!” said {friend}.

{ghost} breathed in. The lights went out, every door in the house began to bang, and {ghost} swelled up as big as a tent and rose, howling, with her eyes like two car headlamps.

{Friend’s} toothbrush fell on the floor.

“I don’t like it,” said {friend}. “That’s enough! Stop!”

“I can’t!” howled {ghost}. “I don’t know how you get down!”

# through-the-ceiling
{ghost} was scared. The more scared she got, the bigger she grew, and the bigger she grew, the more scared she got, until her head was going out through the ceiling.

“She’ll blow away!” cried {friend}. {Friend.He} {friend.was} shaking all over, but {friend.he} jumped and caught the bottom of the sheet with both hands, and hung on, with {friend.his} feet off the floor. “{Child}! Do something!”

{child} had never been so scared[!child.name:  in {child.his} life], except at the dentist. And on the diving board. And when [pet.dog: that duck had wanted the sandwich | next door’s dog got out].

This is ten, {child.he} thought. I’ve been here loads of times.

{Child.He} came out of the towel.

# nine
“{ghost}!” {child.he} shouted. “Look at me!”

“I’m at ten!” wailed {ghost}.

“I know! There’s a way down! Drop your shoulders!”

“I haven’t got any!”

“Then drop whatever you’ve got! Now blow, as if you had hot soup.”

{ghost} blew. The hats flew off their hooks and went downstairs.

“That’s nine,” said {child}.

“Is nine better?” said {ghost}.

“No,” said {child}. “Nine’s terrible. But it’s nine. Blow again.”

# about-two
{child} blew with her, to show her how, and {friend} blew too, hanging from the hem. {ghost’s} head came back in through the ceiling.

“Eight,” said {child}. “You’re doing really well.”[sport:  {Child.He} said it the way they say it at {sport}.]

They blew, and the doors stopped banging. They blew, and {friend’s} feet touched the floor. They blew until {ghost} was no bigger than a sheet again, and then a pillowcase, and she sat down on the banister and trembled.

“Where am I now?” she asked.

“About two,” said {child}. “You can stay at two for a bit. It’s all right there.”

# four-hats
The lights came on, and {@hats}

“What did I say about the landing?” said {@a}.

“Sorry, dear,” said {ghost}.

Then {@a} made cocoa for everybody, and {ghost} blew on hers for a long time.

# two-ones
Later {child} and {friend} lay in their two beds with the lamp on[music:  and {music} turned down low].[pet.dog / pet.cat:  {Pet} was still sitting by the chair.][pet.other:  Tomorrow {pet} would be told the whole of it, from one to ten.]

“I was scared,” said {friend}.

“I know,” said {child}. “So was I.”

“How did you know the way down?”

“I go there a lot,” said {child}.

“Anything else tonight, my loves?” said {ghost} softly from the doorway, with the pencil behind her ear.

{child} looked at {friend}. {Friend} pulled the [us: comforter | duvet] up to {friend.his} nose and held up one finger.

“Two ones, please,” said {child}.

And very gently, one after the other, two socks fell off the chair.

# @house
{minder’s} new house
## if adult & !elder
the house that {adult} had rented for a week
## if elder
{elder’s} new house

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @hats
there stood {minder} on the top stair, with four hats on her head.
## if adult & !elder
there stood {adult} on the top stair, with four hats on {adult.his} head.
## if elder & !elder2
there stood {elder.short} on the top stair, with four hats on {elder.his} head.
## if elder2
there on the top stair stood {elder.short}, with three hats on, and {elder2}, with the fourth.
