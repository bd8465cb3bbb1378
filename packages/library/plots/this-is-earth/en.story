title: This Is Earth
title: The Astronaut and the Cake
title: It’s On Me
guest astronaut: Beryl (she), Maureen (she)
guest librarian: Mr Fipps (he), Mr Tolley (he)

% {astronaut} is the astronaut, {librarian} the librarian. The mug is a plastic one.

# the-mug
The astronaut was called {astronaut}. She had blue overalls and short grey hair, and she had been living in space for half a year. Now she was home again, and today she had come to the library[city:  in {city}]. {child} sat right at the front of the rug[friend: , next to {friend}[!friend.known: , {child.his} best friend]]. {Child.He} {child.was} {age}, and had never met a real astronaut, though {child.he} had been waiting for one {child.his} whole life.

“Hello, everybody,” said {astronaut}. She drank some water. Then she let go of the mug, in the middle of the air.

SPLASH!

{astronaut} looked at the puddle.

“Oops,” she said. “Of course. Things fall down here. This is Earth.”

# the-pen
Because in space, she told them, you can let go of anything you like. A cup, a pen, a sandwich. It stays where you left it, and hangs in the air and waits until you want it back.[music:  When she sang {music}, even she hung there.]

“That’s what I do with my toothbrush,” said {astronaut}, and showed them with her pen.

Clonk, went the pen.

“Oops. Of course …”

“This is Earth!” shouted {child}.

# catching
{librarian} the librarian fetched a cloth. He was a man who liked a tidy floor.

“{child},” he whispered, “could you sit right next to her, and catch?”

{child} could. {Child.He} sat up close with both hands ready[sport: , just as you do when you {play sport}]. {astronaut} let go of her glasses. {child} caught them! {astronaut} let go of a book. {child} caught it! {astronaut} let go of a bun, and {child} caught that too, and it was so good that she never got it back.

“You’re quick,” said {astronaut}. [athlete: “Quick as {athlete}. ]{@I} should have had you up there with me.”

{child} was so proud that {child.his} knees tickled.

# the-cake
Then there was going to be cake. {librarian} had baked it himself. It had three floors, and cream, and a marzipan rocket on the roof, and it had taken him all night. He came in with it, taking tiny, tiny steps.[elder:  {Elder}[elder2:  and {elder2}], at the back, stood up to see.][pet.dog:  Outside the door, {Pet}[!pet.known:  the dog] squashed one wet nose against the glass.]

“Can I hold it?” said {astronaut}.

“Well …” said {librarian}.

But she had already got it. Round she went, and showed it to all the children[school:  from {school}]. No harm done. She was holding it with both hands.

# the-nose
Then {astronaut’s} nose began to itch.

{child} saw it. {Child.He} saw the nose wrinkle up. {Child.He} saw her think: I’ll just give it a quick scratch.

And {astronaut} let go of the cake.

“NOOO!” cried {librarian}.

There was no time to think. {child} sat down on {child.his} bottom and slid across the floor, and held out the front of {child.his} [us: sweater | jumper], like a hammock …

# floff
FLUMP!

Every mouth in the library was open.

The cake was in {child’s} [us: sweater | jumper]. The whole cake. Only the rocket had fallen off, and that was in {child’s} hair.

{librarian} had both hands over his eyes.

“You can tell me,” he said. “Is it on the floor?”

“No,” said {child}. “It’s on me.”

# spoons
How they cheered! {astronaut} crouched down in front of {child}.

“In space,” she said, “nobody ever catches you. Nobody needs to. But do you know, I think I like it better here.”

Then they all had spoons, and ate the cake straight out of the [us: sweater | jumper]. {child} got the rocket.

# the-armchair
In the end everybody had gone home but {child}, {@a} and {astronaut}. {@A} was hunting for {child’s} boots. {astronaut} sat having a rest in the big reading chair, because everything on Earth was so heavy, she said. Her feet were heavy. Her hands were heavy. Even her hair felt heavy.

{child} climbed up beside her, in a clean [us: sweater | jumper] that the library had lent, and with a tummy full of cream.[pet & !pet.dog:  At home, {Pet} would be waiting.] Now {child’s} feet were getting heavy too. So were {child.his} eyes. And {child.his} head got so heavy that it sank, and it sank, until it came down on the astronaut’s shoulder.

{astronaut} kept perfectly still, and caught it.

“Of course,” mumbled {child}. “This is Earth.”

# @I
“I
## if athlete
I

# @a
{librarian}
## if adult
{adult}

# @A
{Librarian}
## if adult
{Adult}
