title: The Foghorn
title: Row After the Dog
title: Night-Night, Old Thing

% The dog is on the jetty the whole time. The strangers: a man in a dinghy, two in kayaks, two in a pedal boat.

# three-snores
{child} had a dog called {pet}, who could snore in three ways, and {child} had given each of them a name.

The first was the Saw. It went to and fro, nice and even. The second was the Moped, because it was like a moped that wouldn’t start. The third and worst was the Foghorn. For the Foghorn {pet} lay on {pet.his} back with all four paws in the air[breed.Boxer:  and {pet.his} lips hanging out like two wet flannels], and the noise made a glass of water walk across the table.

“Nobody can sleep in the same room as that dog,” said {child}.

“Oh well,” said {elder}. “Then we’d better go fishing.”

It was how {elder.short} solved most things.[elder2:  “Shh,” said {elder2}, who was asleep.]

# the-jetty
The rowing boat was borrowed, and the life jackets smelled of cellar.[friend:  {Friend} couldn’t come, but had lent {child.him} a fishing rod.] {Pet} had to stay on the jetty, on {elder.short's} cardigan. {Pet} didn’t go in boats. {Pet.He} had tried it once, seen a duck and got out, and {child} had hauled {pet.him} in by the harness.

“Stay here,” said {child}, and left a hand for a while on the broad flat head. {Pet} sighed, and stayed.

They rowed out. It was a mild, grey evening, and they caught three perch. One of them was so small that {elder.short} begged its pardon before it went home.[sport:  “It’s quieter than going to {play sport},” said {child}.]

# white
Then the shore went away.

When {child} bent down for another worm there were fir trees and a jetty, and when {child.he} looked up there was only white. {child.He} could hardly see {elder.short}, and they were in the same boat.

“Nothing to worry about,” said {elder.short}. “I know this lake like my own pocket.”

{child} knew what was in that pocket. There were [us: cough drops | throat sweets], a piece of string, four receipts and a key that didn’t belong to anything. The phone was on the jetty.

They rowed one way, into some reeds. They rowed another way, into some more reeds, or possibly the same ones.

“We’ll have to shout,” said {elder.short}.

“No!” said {child}. “If {pet} hears us, that’s it, in {pet.he} goes.”

{Elder} looked at the black water. “Then we won’t shout.”

# listen
{Elder.He} pulled the oars in. “When you can’t see, you have to shut your mouth and listen.”

They sat still. The oars dripped. A fish jumped somewhere. And then, so far away that they might have been making it up:

Hrrrrr-ooooo.

“That’s {pet}!” said {child}.

“Are you sure?”

“It’s the Foghorn.”

{Elder} spat on both hands. “You listen. I’ll row.”

{child} lay down in the front of the boat with {child.his} chin on the edge. “Left a bit. And a bit more. Straight on.”

Hrrrrr-ooooo.

# in-a-row
“Hello?” came out of the fog. A man with a wet moustache slid up in a dinghy. “Have you got lost as well?”

“Not any more,” said {elder.short}. “We’re rowing after the dog.”

“What dog?”

Hrrrrr-ooooo.

“Good heavens,” said the man, and turned his dinghy round.

After that they were joined by two people in kayaks, with blue lips and no sandwiches left. And last came a pedal boat in the shape of a swan, with a couple in it who’d been out since lunch. “We were only going round the point,” they said.[music:  One of them was humming {@song}, until {child} hushed them.]

And so they went on through the white in a row, the rowing boat and the dinghy and the kayaks and the swan, and right at the front lay {child}, pointing.[athlete:  {athlete} couldn’t have got them to go any faster.]

# it-stopped
Then the snoring stopped.

{child} put up a hand. The oars stopped. The swan stopped. They could hear the fog settle.

If {pet} wasn’t snoring, {pet.he} {pet.was} awake. And if {pet.he} {pet.was} awake, {pet.he} would notice that two people were missing. {child} could just see it, how {pet} would stand up, head on one side, and walk right out to the end of the jetty.

Click, click, click, they heard. It was claws on wood.

If {child} called, {pet} would jump. But if {child.he} kept quiet, {pet} might jump anyway, to look for them. {child} felt sick.

“Say something to {pet.him},” whispered {elder.short}. “Something that makes {pet.him} stay. You know {pet.him} best.”

# the-words
{child} knew what to say. The trouble was that five strangers were sitting there listening. They were words for a dark room and one dog, and nobody’s business.

Click, it went, right out on the edge.

So {child.he} said them. {child.He} didn’t say them loudly, but as if to a pillow at home, and the water carried them.

“Night-night, old thing. The day’s all done. I’m here and you’re there. Nobody has to keep watch any more.”

The claws stood still.

{child} said it again, even more slowly. “Night-night, old thing. The day’s all done. I’m here and you’re there …”

In the swan somebody blew their nose.

Then there was a thud, like a sack of potatoes being dropped, and a long, long sigh. First came the Moped, which wouldn’t start. After a while it turned into the Saw. And then, just when {child} couldn’t hold {child.his} breath for another moment, {pet} rolled over on {pet.his} back.

Hrrrrr-ooooo.

“Row,” whispered {child}.

# seven-people
Five boats slid in to the jetty. There lay {pet} with {pet.his} paws in the air, and when {pet.he} woke up there were seven people standing round {pet.him}, and they all wanted to pat {pet.him}. It didn’t surprise {pet}. {Pet} thought it ought to be like that every day. The man from the dinghy gave {pet.him} a whole sausage.

“Remarkable animal,” he said. “What sort is it?”

“Lighthouse,” said {elder.short}, putting on the cardigan. “With a bit of {breed}.”

{Pet} took no notice of the sausage until {pet.he} had smelled {child} all over, from shoes to hair, twice, so that nothing was missing.

# all-the-way-in
Late that night {child} was in bed[city:  at home in {city}].[school:  The bag for {school} wasn’t packed, but it could wait.] The lamp was out. {child.He} let one arm hang over the edge, until {child.his} fingers reached a warm ear.

“Night-night, old thing,” {child.he} said. “The day’s all done. I’m here and you’re here.”

First came the Moped. Then the Saw. And then the glass of water began to walk across the table.

{child} shut {child.his} eyes. In there it was white and soft in every direction, and there was nothing to be seen. But it didn’t matter. All {child.he} had to do was row after the sound, the whole way in.

# @song
{music}
