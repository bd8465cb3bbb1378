title: And What Do You Do?
title: The First Sit
title: Tuesday. Earliest.
guest ottilie: Princess Ottilie (she), Princess Odile (she)
guest tibbs: Mr Tibbs (he), Mr Crake (he)
guest kemp: Mrs Kemp (she), Mrs Frost (she)

% The ribbon is tied round and round the bench like a parcel. “And what do you do?” is asked of {tibbs}, of {child} twice, and of the princess.

# the-scissors
The princess was coming at two to open the bench[elder:  that {elder} had asked for in nine letters], and {child} was to carry the scissors.

They lay before {child.him} on a velvet cushion.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was not to come near the ribbon, because {pet.he} pulled.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had slept on it all week, and had followed it up the hill.] [pet.dog / pet.cat: {Child}|{Child.He}] {child.was} {age}, {child.he} had practised for a week[school:  up and down the corridor {at school}][friend:  with {friend}[!friend.known: , {child.his} best friend,] as the princess], and {child.he} had never seen a [friend: real one|princess][athlete: , or even {athlete}].

# drains
[friend: The real one|[athlete / child.she: The princess|She]] got out of a small green car. She was grown up, with a blue hat and tired feet. This was {ottilie} of Sarn, which is a country about as big as a [us: parking lot | car park]. She shook hands with the first person in the line, and she said what princesses say.

“And what do you do?”

“Drains, ma’am,” said {tibbs}.

That was meant to be the end of it. But the princess didn’t let go of his hand. “What’s the hardest thing about a drain?” she said. And she waited to hear.

No one had ever asked {tibbs}. It took twelve minutes.

# she-waited
She asked the next one too. She really wanted to know. The bus driver told her about buses. [music: The lady from the band told her about {music}. ][friend: {Friend} said handstands, and did one. ][pet.dog: {Pet} gave her a paw, and she waited to hear. ][pet.cat: {Pet} did nothing, and she waited to hear. ]A baby told her something long.[elder:  {Elder} told her about the nine letters, and how {elder.he} was to have the first sit[elder2: , and {elder2} the second].] The mayor[city:  of {city}] looked at his watch, then at the sky, where a black cloud was coming over the [us: bakery | chip shop].

# knots
At last she stood in front of {child}.

“And what do you do?” said the princess.

“I hold the scissors,” said {child}.

“Is that always what you do?”

[friend: {child} thought.]

[friend: “Knots,” whispered {friend}, upside down.]

[!friend: {child} thought. ][sport: “I {play sport}, but so does everybody. I undo knots,” | “I undo knots,”] {child.he} said. “Shoelaces and kite strings and that.[pet.other:  {Pet’s} birthday present, once.] I can do any knot. It’s not really a thing.”

“It certainly is,” said the princess. “How do you begin?”

“You don’t pull,” said {child}. “Everybody pulls.[pet.dog:  {Pet} pulls.] You’ve got to look at it[pet.cat: , like {pet} at a mousehole,] until it shows you which bit’s on top.”

# plop
“Scissors!” said the mayor. “Please! The rain!”

{child} spun round. The cushion was very smooth and the scissors were very shiny. They slid. They flew off the end, flashing, and went down between the bars of the drain. Plop.[friend:  {Friend} lay down and put an eye to the bars. “Gone,” {friend.he} said.]

Everyone looked at {tibbs}.

“Tuesday,” said {tibbs}. “Earliest.”

# the-first-sit
{child’s} face burned. One thing to hold! And the red ribbon went round and round that bench as if it were a parcel, and no one could sit on it till it was opened. It was the only bench on the whole hill.[!elder:  Old {kemp}, who had been promised the first sit, was leaning on her stick.][elder:  {child} didn’t dare look at {elder}.]

[elder: “I only came to see it,” said {elder}.]

“Has anyone a knife?” said the mayor. No one had.[friend:  {Friend} had a spoon.]

# terrier
“Stand back,” said the princess.

She took off her hat. She bent down, took the ribbon between her teeth, put one foot against the bench, and bit.

{@terrier}

“Ish no good,” said the princess. There was red fluff on her chin[pet.dog: , and on {pet’s}].

# every-knot
She looked at the ribbon, and along it to the end, where the scouts had tied it. They had used every knot in the book. It was as big as a cabbage.

Then she looked at {child}.

“And what,” said the princess, “do you do?”

The first drop fell.[pet.dog:  {Pet} let go.] {child} handed her the cushion[pet.cat: , {pet} got onto it at last, and {child} knelt][!pet.cat:  and knelt] down in front of the knot.

# cabbage
“Pull it!” called somebody.

[friend: “Sh,” said {friend}.][elder & !friend: “Sh,” said {elder}.]

{child} didn’t pull. {Child.He} looked. It was like looking at a red brain. But one loop lay a little on top of another, and {child.he} put {child.his} thumbnail in and pushed, and it gave.

Loop by loop it went, and all at once the cabbage fell open in {child’s} hands, and the ribbon slid down off the bench and lay on the grass.

# open
“Open!” shouted the princess. You could have heard it in Sarn.

[elder: {Elder}|{kemp}] got the first sit, under the mayor’s umbrella.[elder:  {Elder.He} said it was worth all nine.] Then everyone had a go, wet or not,[friend:  {friend} upside down,] until the cloud went off over the hill, and people went home to their [us: supper | tea].

# nobody-asked
Only the green car was left, down on the road, with its door open. The princess was winding the ribbon round her hand.

{child} thought of something. The princess had asked every single person in town, and nobody had asked her.

“And what do you do?” said {child}.

The princess opened her mouth, and shut it again.

“I go to places,” she said, “and then I go away. I open things. Bridges and baths. Twenty-three benches.” She looked at this one. “I’ve never sat on any of them.”

# moved-up
{child} sat down, and moved up.

The princess came and sat beside {child.him}. She took off one shoe, and then the other, and put her feet out in the wet grass and sighed.[pet.dog:  {Pet} lay down on top of them.][pet.cat:  {Pet} was asleep on the cushion.] The sun was going down on the chimneys. The man by the car looked up the hill{@looked-up}.

# nothing
“So what do we do now?” whispered the princess.

“Nothing,” said {child}. “That’s what it’s for.[pet.cat:  Ask {pet}.]”

And they did nothing, together, until it was dark enough for stars.

# @terrier
It was good ribbon. She growled and shook it from side to side like a terrier with a slipper. Her hair came down.
## if pet.dog
It was good ribbon. She growled and shook it from side to side. {Pet} had waited all day for this, and {pet.he} took hold beside her and growled too. The princess’s hair came down.
## if pet.cat
It was good ribbon. She growled and shook it from side to side like a terrier with a slipper. {Pet} looked the other way. Her hair came down.

# @looked-up
. Then he quietly closed the door and waited
## if friend & elder
, and so did {elder}, who had come back to say it was late, and {friend}, upside down. Then the man quietly closed the door, and they waited
## if elder & !friend
, and so did {elder}, who had come back to say it was late. Then the man quietly closed the door, and they waited
## if friend & adult & !elder
, and so did {adult}, who had come to say it was late, and {friend}, upside down. Then the man quietly closed the door, and they waited
## if friend & !adult & !elder
, and so did {friend}, upside down. Then the man quietly closed the door, and they waited
## if adult & !friend & !elder
, and so did {adult}, who had come to say it was late. Then he quietly closed the door, and they waited
