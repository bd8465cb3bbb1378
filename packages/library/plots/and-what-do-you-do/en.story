title: And What Do You Do?
title: The First Sit
title: Tuesday. Earliest.
guest ottilie: Princess Ottilie (she), Princess Odile (she)
guest tibbs: Mr Tibbs (he), Mr Crake (he)
guest kemp: Mrs Kemp (she), Mrs Frost (she)

% The ribbon is tied round and round the bench like a parcel. “And what do you do?” is asked of {tibbs}, of {child} twice, and of the princess.

# the-scissors
The princess was coming at two to open the bench, and {child} was to carry the scissors.

They lay before {child.him} on a velvet cushion. {Child.He} {child.was} {age}, {child.he} had practised for a week[school:  up and down the corridor {at school}], and {child.he} had never seen a princess[athlete: , or even {athlete}].

# drains
She got out of a small green car. She was grown up, with a blue hat and tired feet. This was {ottilie} of Sarn, which is a country about as big as a [us: parking lot | car park]. She shook hands with the first person in the line, and she said what princesses say.

“And what do you do?”

“Drains, ma’am,” said {tibbs}.

That was meant to be the end of it. But the princess didn’t let go of his hand. “What’s the hardest thing about a drain?” she said. And she waited to hear.

No one had ever asked {tibbs}. It took twelve minutes.

# she-waited
She asked the next one too. She really wanted to know. The bus driver told her about buses. [music: The lady from the band told her about {music}. ][elder: {Elder}[elder2:  and {elder2}] told her about {child}. ][friend: {Friend}, {child’s} best friend, said handstands, and did one. ][pet.dog: {Pet} the dog gave her a paw, and she waited to hear. ]A baby told her something long. The mayor[city:  of {city}] looked at his watch, then at the sky, where a black cloud was coming over the [us: bakery | chip shop].

# knots
At last she stood in front of {child}.

“And what do you do?” said the princess.

“I hold the scissors,” said {child}.

“Is that always what you do?”

{child} thought. [sport: “I {play sport}, but so does everybody. I undo knots,” | “I undo knots,”] {child.he} said. “Shoelaces and kite strings and that.[pet & !pet.dog:  {Pet’s} birthday present, once.] I can do any knot. It’s not really a thing.”

“It certainly is,” said the princess. “How do you begin?”

“You don’t pull,” said {child}. “Everybody pulls. You’ve got to look at it until it shows you which bit’s on top.”

# plop
“Scissors!” said the mayor. “Please! The rain!”

{child} spun round. The cushion was very smooth and the scissors were very shiny. They slid. They flew off the end, flashing, and went down between the bars of the drain. Plop.

Everyone looked at {tibbs}.

“Tuesday,” said {tibbs}. “Earliest.”

# the-first-sit
{child’s} face burned. One thing to hold! And the red ribbon went round and round that bench as if it were a parcel, and no one could sit on it till it was opened. It was the only bench on the whole hill. Old {kemp}, who had been promised the first sit, was leaning on her stick.

“Has anyone a knife?” said the mayor. No one had.

# terrier
“Stand back,” said the princess.

She took off her hat. She bent down, took the ribbon between her teeth, put one foot against the bench, and bit.

It was good ribbon. She growled and shook it from side to side like a terrier with a slipper. Her hair came down.

“Ish no good,” said the princess. There was red fluff on her chin.

# every-knot
She looked at the ribbon, and along it to the end, where the scouts had tied it. They had used every knot in the book. It was as big as a cabbage.

Then she looked at {child}.

“And what,” said the princess, “do you do?”

The first drop fell. {child} handed her the cushion and knelt down in front of the knot.

# cabbage
“Pull it!” called somebody.

{child} didn’t pull. {Child.He} looked. It was like looking at a red brain. But there one loop lay a little on top of another, and {child.he} put {child.his} thumbnail in and pushed, and it gave.

Loop by loop it went, and all at once the cabbage fell open in {child’s} hands, and the ribbon slid down off the bench and lay on the grass.

# open
“Open!” shouted the princess. You could have heard it in Sarn.

{kemp} got the first sit, under the mayor’s umbrella. Then everyone had a go, wet or not, until the cloud went off over the hill, and people went home to their [us: supper | tea].

# nobody-asked
Only the green car was left, down on the road, with its door open. The princess was winding the ribbon round her hand.

{child} thought of something. She had asked every single person in town, and nobody had asked her.

“And what do you do?” said {child}.

The princess opened her mouth, and shut it again.

“I go to places,” she said, “and then I go away. I open things. Bridges and baths. Twenty-three benches.” She looked at this one. “I’ve never sat on any of them.”

# moved-up
{child} sat down, and moved up.

The princess came and sat beside {child.him}. She took off one shoe, and then the other, and put her feet out in the wet grass and sighed. The sun was going down on the chimneys. The man by the car looked up the hill[adult: , and so did {adult}, who had come to say it was late]. Then he quietly closed the door[adult: , and they waited| and waited].

# nothing
“So what do we do now?” whispered the princess.

“Nothing,” said {child}. “That’s what it’s for.”

And they did nothing, together, until it was dark enough for stars.
