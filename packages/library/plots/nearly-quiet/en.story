title: The Jar in the Larder
title: A Cow on a Bus
title: Nearly Quiet
guest friend: Yusuf (he), Molly (she)
guest elder: Ida (she), Vera (she)

% The elder is the family’s own, or else a great-aunt (@whose). November is for the sake of the strawberries; the pike was last summer.

# since-monday
{child} had a story about a cow on a bus[city:  {in city}], and {child.he} had been trying to tell it since Monday[school: , every single [us: recess | break] {at school}].[pet.other:  Only {pet} had been told the whole of it, and {pet} hadn’t had a single question.]

“On Monday,” {child.he} said, “when I was getting the bus …”

“I got the bus on Monday too!” said {friend}. And out came {friend’s} bus, and the driver of {friend’s} bus, and the moustache of the driver of {friend’s} bus[sport: , and what the moustache thought about {sport}], and then it was dinner time.

That was {friend} all over. {Friend.He} {friend.was} {child’s} best friend in the world, and {friend.he} never stopped.

# peas
Now they were at {@whose} for the weekend.[adult:  {Adult} had come with them as far as the door, and {friend} had talked the whole way.] They were sitting at the kitchen table, shelling peas with the wizard[pet.dog: , and under the table {child’s} dog {pet} was taking care of the ones that got away][pet.cat: , and from the windowsill {child’s} cat {pet} was counting the ones that got away]. The wizard rented {elder.short’s} attic. His hat had to come off at the table, and his rent he paid in magic. That was why {elder.short} had peas and strawberries in November.

“On Monday,” said {child}, “a cow got on the …”

“A cow!” said {friend}. “My uncle’s got a cow who …”

# plop
That was when {child} boiled over.

“I wish you could just be QUIET!” {child.he} shouted.

“By all means,” said the wizard kindly, and flicked away a pea.

Plop.

{Friend’s} mouth went on moving, but nothing came out of it. {Friend.He} put a hand to {friend.his} throat. Then {friend.he} looked at {child} with very big eyes.

“Where’s {friend.his} voice?” said {child}.

“In a jar in the [us: pantry | larder],” said the wizard. “You don’t throw away a fine voice like that. You’re very welcome!”

# half-a-minute
{Friend} got up and went out and sat down on the front step. {child} went after {friend.him}. {Child.He} {child.was} ashamed, but {child.he} also thought, only a little, that now at any rate {child.he} could tell the one about the cow. And {child.he} did. {Child.He} told the whole story, from beginning to end, and nobody interrupted.

Nobody said “No!” either. Nobody said “And then?” In half a minute it was over. {child} remembered it as longer. And {friend} sat there looking at {friend.his} shoes.

# which-jar
{Elder.short} came in from the garden, and stopped in the doorway.

“Who’s [us: sick | poorly]?” {elder.he} said. “I’ve never heard the house so quiet.”

“It was a wish,” said the wizard, pointing at {child}.

“You can’t go doing everything people wish,” said {elder.short}. “I’d have had an elephant by now. Fetch the jar!”

The wizard looked down into the peas.

“I can’t remember which one,” he said.

{Elder.short} opened the [us: pantry | larder]. The jars went from the floor to the ceiling. Plums, pickles, chutney, jelly: there must have been two hundred of them.

“Then we’ll open them all!” said {child}.

“You will not,” said {elder.short}. “What you open, you eat. That’s how it’s always been in this house.”

They tried one. It was [us: beets | beetroot].[elder2:  {Elder2} helped out with two slices.] After that nobody felt like trying another.

# gone-sour
“{Friend}!” {child} called in between the shelves. “Where are you? Say something!”

There wasn’t a sound from any of the jars.[pet.dog:  {Pet} sniffed all the way along the bottom shelf, and sneezed.][pet.cat:  {Pet} rubbed along the whole of the bottom shelf, listening too.]

“It’s sour,” said the wizard. “Voices can go sour on you.”

{child} looked out of the window, at {friend’s} back. Yes, {child.he} would have gone sour as well. And when {friend} was in a huff you could beg as much as you liked, and {friend.he} wouldn’t say one word. There was only one thing {friend.he} could never bear. {Friend.He} couldn’t bear it when somebody told it wrong.

# told-wrong
{child} sat down on the [us: pantry | larder] floor.

“Last summer,” {child.he} said loudly, “when {friend} and I caught that pike …”

Somewhere there was a clink, a tiny one.

“It must have been, oh, [us: two inches | five centimetres].”

It clinked again.

“We caught it in the [us: bathtub | bath]. And {friend} got such a fright that {friend.he} screamed and climbed up on the …”

“[us: THREE FEET | A METRE]!” came a voice from behind the plums. “It was [us: THREE FEET | A METRE] long, and it was in the RIVER, and YOU were the one who screamed!”

There it was, right at the back. It was a small jar with no label, and it was hopping with rage.

# open-wide
The wizard ran for a spoon, and {elder.short} called {friend} in.

“Open wide,” said the wizard.

{Friend} opened wide. {Friend.He} swallowed.

“… and it was {elder.short} who held the net!” {friend.he} said. “And my voice smells of plums! And it was so boring on that step, and you’ve no idea how horrible it is when you …”

Out it all came, everything {friend.he} hadn’t said. There was enough to last until supper[elder2: , which {elder2} had to lay round {friend.him}], and {child} sat and listened to every word.

# a-ticket
“I’m sorry,” said {child}, when there was a gap. “It was a rotten thing to wish.”

“Yes!” said {friend}. “You told the whole of that story about the cow, and I couldn’t ask you anything! What was her name? Did she have a ticket?”

{child} stared at {friend.him}.

“Was that why you were in a huff?”

“Mostly,” said {friend}.

# and-then
Later that evening they lay on a mattress each in {elder.short’s} spare room[pet.dog: , with {pet} on the floor in between][pet.cat: , with {pet} on the softer one]. Above their heads they could hear the wizard pottering about in his socks.[adult:  {Adult} had [us: called | rung] to say good night, and it had taken a while, because it was {friend} who answered.] {Friend} talked about pike, and about elephants[athlete: , and about {athlete}][music: , and about {music}], and about what plums taste like when you’re in there with them. Then something unusual happened. {Friend.He} stopped.

“{child},” {friend.he} said. “Do the cow again. I’ll be quiet.”

“You don’t have to be quiet.”

“Nearly quiet, then.”

“On Monday,” said {child}, “when I was getting the bus, a cow got on.”

The room was very still. You could hear {friend} holding {friend.his} breath.

“And then?” {friend.he} whispered.

{child} smiled in the dark. Now it was a long story.

# @whose
{child.his} great-aunt {elder’s}
## if elder
{elder’s}
