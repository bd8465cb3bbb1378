title: Only Water, Only Air
title: It’s Only Air
guest friend: Hana (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up on the steps (@a) is the grandparent, else {adult}, else {minder}. Count one, two, three with a breath between.

# like-a-duck
Down by the harbour there is a pool with a wall [us: around | round] it. When the tide is high the sea comes over the wall and fills it up. When the tide goes out the sea goes home, and the pool stays behind, green and still.

{child} and {friend}[!friend.known: , {child.his} best friend,] went there every Saturday[city: , all the way from {city}], and {@first} sat on the steps with the towels.

{Friend} swam underwater like a seal. {child} only swam on the top, with {child.his} chin up, like a duck. {Child.He} did not put {child.his} face in. {Child.He} had never put {child.his} face in. {Child.He} didn’t like to think of it all rushing up {child.his} nose.

“I could hold your hand,” said {friend}.

“Next week,” said {child}, the way {child.he} always did.

# a-tickle
Then something tickled {child.his} foot.

{child} looked down. Through the wobbling green, somebody was looking up. It was a girl with hair like ribbons of seaweed, and where her feet should have been there was a tail.

{Friend} dived to see. {Friend.He} came up spluttering.

“She’s a mermaid!” {friend.he} said. “She was asleep on the bottom, and the tide went out without her. She’s stuck!”

# over-the-wall
“But she’s only got to go over the wall,” said {child}. “The sea’s just on the other side.”

{Friend} dived again, and stayed down for a while.

“She won’t,” {friend.he} said, coming up. “She’s never put her face out. She says that the air will all go rushing up her nose.”

{child} stared down at the mermaid. The mermaid had her chin tucked in and her lips pressed tight. {child} knew that face. {Child.He} had one just the same.

# only-water
“Tell her it’s only air,” said {child}.

Down went {friend}. Up came {friend}.

“She says, you come in here and tell her yourself,” said {friend}. “She says it’s only water.”

{child} held on to the rail. {Child.His} heart was going thump, thump, thump[sport: , worse than before {sport}]. {Child.He} thought about the mermaid’s mother, out there in the bay, counting her children and counting them again[school: , the way they do on trips {at school}].

# half-each
“Tell her we’ll do it together,” {child} said. “Half each. I’ll put my face in and she puts hers out, and we’ll both count to three.”

{Friend} told her. A cool hand came up and took hold of {child’s} fingers. {Friend} held the other one.

{child} took a breath. {Child.He} shut {child.his} eyes. And {child.he} put {child.his} face in.

# one-two-three
One.

It was cold. It was loud and quiet, both at once.

Two.

It hadn’t rushed up {child.his} nose. It was simply there, all around {child.him}, like a big soft hat.

Three.

{child} opened {child.his} eyes. Everything was green and gold. {Child.He} could see {child.his} own toes, and a crab going home with its shopping. And right in front of {child.him} was a mermaid with no head, because the head was up in the air.

# all-that-blue
{child} came up, streaming. The mermaid was blinking beside {child.him} with the sun on her wet cheeks.

“It’s only air!” said the mermaid. Her voice was like the inside of a shell. “It’s dry. And look at all that blue! Does anybody swim in it?”

“Seagulls,” said {child}. {Child.He} wiped {child.his} eyes and laughed. “Can I see the crab again?”

# on-the-wall
They did it over and over, to be sure that it kept working.[athlete:  {athlete} couldn’t have done it better, said {friend}.] Then {child} and {friend} each took one hand, and the mermaid wriggled up onto the top of the wall. She sat there with her hair blowing.[pet.dog:  On the steps {pet}[!pet.known: , {child’s} dog,] stood up on the towels to see, and wagged.]

“I shall tell them all about it,” she said. “They won’t believe the seagulls.”

And she slid down the other side, into the sea.

# the-plug
That night {child} had a bath. {Child.He} lay on {child.his} tummy and put {child.his} face in, [music: and hummed {music} in bubbles, ]and looked at the plug for quite a long time.

“One, two, three,” counted {@a}, from the side of the bath. “Four … Five …”[elder2:  {Elder2} held the towel.]

[pet.cat: {Pet}[!pet.known: , {child’s} cat,] put one paw in and took it out again.

][pet.other: {Pet} had been told all about it, and had nothing against water.

]{child} came up.

“It’s only water,” {child.he} said.

And far out in the bay, where the moon made a path, somebody small put up her head, and stayed to count the stars.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
