title: You’ll Want a Coat
title: The Captain with a Cold
guest captain: Captain Grizel (she), Captain Morag (she)
guest norman: Norman (he), Nigel (he)
guest elder: Mrs Tuck (she), Mr Hobbs (he)

% {elder} is the family’s own, helping out with the mending that week; else the sailmaker from round the corner. The friend and the pet stay on land.

# in-the-shed
The pirates came into the harbour[city:  {in city}] at two o’clock with their sail torn in half, and they walked straight into the shed where {@who}.

{child} was helping, and held the pins. {Child.He} had waited all {child.his} life for this[sport: , and would have missed {sport} for it]. {Child.He} wanted to go to sea with them, just once round the lighthouse, and be home for tea[adult:  with {adult}].

There were three pirates: {captain}, who had a sword and a streaming cold, and two enormous brothers called Big {Norman} and the Other {Norman}.

“Sew our sail,” said the captain, “or we’ll … we’ll … TSHOO!”

{Elder} looked at the captain over {elder.his} glasses. {Elder.He} looked at the captain’s thin shirt.

“You’ll want a coat,” said {elder}.

The brothers covered their mouths.{@pet-shed}

“Pirates,” said {captain}, “do not wear coats.”

# kidnapped
“And I,” said {elder}, “don’t sew for people with blue lips.” {Elder.He} folded {elder.his} arms. {@arms}

“Then you’re kidnapped!”

“Then I’ll certainly want my own coat,” said {elder}, and put it on. {Elder.He} picked up the bag of coats for the [us: rummage sale | jumble sale], too[elder2: , with an old one of {elder2’s} on top], in case anybody came to their senses.

{child} went along to carry the sewing box.

# on-board
On board, it was everything {child} had hoped. The black flag snapped. Big {Norman} let {child.him} hold the wheel[music:  and whistle {music}] while the other one pulled up the anchor, and the tide slid the ship gently out of the harbour.[friend:  {Friend}[!friend.known: , {child’s} best friend,] ran along the quay and waved until they were out.][school:  Nobody {at school} would believe it.]

“Now sew,” said the captain.

“Now wrap up,” said {elder}.

{Elder} sat down on a barrel. The captain sat down on another. They glared. The captain’s nose dripped.

# a-cardigan
“Please, {elder.short},” said {child}. “Couldn’t you just sew it?”

“I could,” said {elder}. {@sneezed}

“Couldn’t you put a coat on?” {child} asked the captain. “Only a small one?”

“Would you be afraid of a pirate in a cardigan?”

{child} thought about it. “It would depend on the buttons.”

# tshoo
Then the wind got up. The ship leaned, and {elder} was off the barrel and across the deck before anyone could blink[athlete: , as fast as {athlete}]. “All right. There’s a child on board. Needle, {child}.”

{Elder.He} sewed so fast that {child} could hardly see the needle. The last knot was just tied when the captain drew a long, shuddering breath.

“Don’t,” said {elder}.

“Aaah,” said the captain.

“Swallow it!”

“TSHOOOO!”

The sail went off like a paper bag. One half blew over the side, and the other half blew to Norway.

# the-rocks
Oh no. Without a sail the ship turned in circles, and the grey rocks under the lighthouse came a little nearer each time. {child’s} knees felt like string. “I’m afraid,” {child.he} said.

“So am I,” said {elder}, and took {child’s} hand. “You’ll want a coat. Whatever comes.” And {elder.he} pulled a red one out of the bag and did it up for {child}, button by button, right to the chin.

# buttons
{child} looked at the buttons. “{Elder.short}, how many coats are there?”

“Enough for everyone.”

“Tip them out!”

{child} knelt on the deck. {Child.He} took the sleeve of the brown coat and pinned it to the green one. {Child.He} buttoned the green one to the tweed. “Buttons into the next one’s holes!” {child.he} shouted. “Quick!”

The brothers buttoned with thumbs like sausages. {Elder} came along behind on {elder.his} knees, needle flashing, and locked every join with a stitch. Last of all {child} took off the red coat and buttoned that on, too.

# haul
“Haul!” cried {captain}.

Up the mast it went, a sail made all of coats, with the sleeves flapping. Every coat filled out as if there were somebody inside who had eaten well. The ship stopped spinning. The rocks slid safely by.

And so they sailed once round the lighthouse after all. {child} steered.

# its-warm
On the way home {elder} took off {elder.his} own coat, walked up behind {captain}, and hung it over her shoulders without a word.

The captain felt in the pocket and found a clean handkerchief.

“It’s warm,” she said, in quite another voice.

“It would be,” said {elder}. “I’ve been in it.”

# top-button
At the harbour the brothers lowered the gangplank.[friend:  {Friend} was still there, and so was {friend.his} mouth, wide open.]{@pet-quay} {child} stepped ashore in {child.his} [us: sweater | jumper], and for the first time that day {child.he} {child.was} cold.

“Wait,” said {captain}.

She climbed the mast herself. She unpicked the red coat, brought it down in her teeth, and knelt on the quay in front of {child}.

“You’ll want a coat,” said the captain gruffly, and did up the top button.

Then she sailed out on the evening tide with a hole in her sail, and the hole was the shape of a red coat. {child} [adult: and {adult} ]waved. {Elder} watched the captain all the way to the lighthouse, to see that she kept hers buttoned.

# @who
{elder}, who lived round the corner from {child}, mended sails and tents
## if elder
{elder} was mending things that week

# @arms
{Elder} had sewn tents and sails for forty years, and nobody had ever folded arms like that.
## if elder
Nobody had ever folded arms like that.

# @sneezed
“But I sewed one for her father, and he wouldn’t wear a scarf either. He sneezed straight through my best stitching.”
## if elder
“But I sewed one for her brother on Monday, and he wouldn’t wear a scarf either. He sneezed straight through my best stitching.”

# @pet-shed
[pet.dog:  {Pet}[!pet.known:  the dog] lay under the table and didn’t get up for pirates.][pet.cat:  {Pet}[!pet.known:  the cat] lay on a heap of sails and didn’t get up for pirates.][pet.other:  It was a pity that {pet} was at home and missed it.]

# @pet-quay
[pet.dog:  {Pet} came down the quay and sniffed all six boots.][pet.cat:  {Pet} sat on the quay, in case there had been fish.][pet.other:  There would be a lot to tell {pet}.]
