title: The Dog in the Boathouse
title: Fewer Hippopotamuses
title: The Last Word

% Rule: the boathouse answers when the dog barks; the fewer hippopotamuses there is time to count, the nearer is home.

# the-last-word
{child} wanted to take {pet}, {child.his} dog, in {elder’s} rowing boat. But {elder} had been saying no ever since the last time, because of the boathouse.

There was another dog living in it. At least, {pet} thought so. Woof, said {pet} from the jetty. Woof, said the boathouse. It was only an echo, but {pet} meant to go on until {pet.he} got the last word.

“I go rowing for the quiet,” said {elder.short}.

“But {pet} can do quiet,” said {child}, who’d been practising for three weeks. {child.He} put a finger to {child.his} lips, and {pet} shut {pet.his} mouth tight.

“One hippopotamus, two hippopotamuses,” counted {friend}. {Friend} was {child’s} best friend and measured everything in hippopotamuses. [school: Everyone at {school} knew how long break was in hippopotamuses. ]{Friend.He} got to thirty, and there hadn’t been a sound.

“In you get, then,” said {elder.short}, and {child.he} {child.was} so glad that {child.he} had to give {elder.short} a hug. At once {pet} shoved {pet.himself} in between. {Pet} couldn’t bear a hug without {pet.him} in it. {Friend} looked on. {Friend} didn’t do hugs.

## or
Everybody was in {elder’s} rowing boat except {pet}. {Pet}, who was {child’s} dog, sat on the jetty and barked at the boathouse.

Woof, said {pet}. Woof, said the boathouse. It was only an echo, but {pet} believed that another dog lived in there, and {pet} meant to go on until {pet.he} got the last word.

“You see?” said {elder}. “And I go rowing for the quiet. That dog stays here.”

“Wait!” said {child}. For three weeks {child.he} had been practising in secret. {child.He} put a finger to {child.his} lips, and {pet} shut {pet.his} mouth tight.

“One hippopotamus, two hippopotamuses,” counted {friend}, {child’s} best friend, who measured everything that way. [school: Everyone at {school} knew how long break was in hippopotamuses. ]{Friend.He} got to thirty, and there hadn’t been a sound.

“Oh, go on, then,” said {elder.short}, and {child} threw both arms round {elder.him}. At once {pet} came flying through the air and into the middle. {Pet} couldn’t bear a hug without {pet.him} in it. {Friend} stayed put. {Friend} didn’t do hugs.

# quiet
They rowed out, all of them in life jackets, and so was {pet}. The phone stayed on the kitchen table. {Pet} sat in the bow with {pet.his} mouth shut. A duck went by, so close that {pet} could’ve counted the feathers. {Pet.He} shook all over, and didn’t say one word.

{child.He} {child.was} so proud that the life jacket felt tight.

[elder2: They ate the sandwiches {elder2} had made them, and nobody rustled the paper. ][music: {child} sang {@song} without making a noise, on the inside. ][sport: {child} could {play sport} for hours, but {child.he} had never been as tired as this from sitting still. ]“There,” whispered {elder.short} at last. “That’s what it’s meant to sound like.”

## or
They rowed out, all of them in life jackets, and so was {pet}. The phone stayed on the kitchen table. {Elder.short} pulled in the oars, and the lake went smooth.

A fish put its head up and looked {pet} straight in the eye. {Pet’s} nose twitched. Then {pet.he} turned round and gave {child} a long look, as if to ask whether {child.he} had seen that.

{child.He} had. {child.He} {child.was} so proud that the life jacket felt tight.

[music: {child.He} hummed {@song}, but only on the inside. ][sport: It was harder to sit still than to {play sport}, {child} thought. ][elder2: {Elder2} had packed apples, and apples are loud, so those had to wait. ]“Hear that?” whispered {elder.short}. “Nothing at all.”

# fog
Then came the fog. It took the island[city: , and {city} behind it], then the shore, and last of all the tips of the oars.

{Elder.short} rowed for home. {Elder.He} rowed for ages, and where there should have been a jetty there were reeds. So {elder.he} rowed the other way, and there were the same reeds.

“I don’t know where we are,” said {elder.short}.

{child} had never heard {elder.him} say that about anything.

“But the boathouse answers,” {elder.short} went on. “The reeds don’t, and the lake doesn’t. Only the boathouse. If we can hear it, I’ll know which way to row. Hello!”

But the hello turned to porridge in the fog. It needed something sharper.

They all looked at {pet}.

# bark
“Speak!” said {child}. “You’re allowed!”

{Pet} shut {pet.his} mouth so tight that {pet.his} cheeks stuck out. {child} held up a bit of cheese. But you got cheese for being quiet, {pet} knew that, and got even quieter.

So they showed {pet.him} how to do it. {child} and {friend} did a quick dry bark, like popcorn. And {elder.short}, who had only come for the quiet, knelt up in the boat and barked into the fog like an old barn door.

{Pet} looked away. Three of them, and not one had practised.

It was cold, and the seats were wet. {child} had taken away {child.his} own dog’s voice, and didn’t know how you gave one back. {child.He} {child.was} frightened, and {child.he} {child.was} ashamed, and now {child.he} {child.was} crying as well.

“It’s my fault,” said {child}.

# one-too-many
Then {elder.short} crawled over, because you don’t stand up in a boat, and put both arms round {child.him}.

“I’m the one who wanted quiet,” said {elder.short}. “And look at all this quiet I’ve got.”

{Pet} had {pet.his} nose in between them already, and then the rest of {pet.him}, warm and pleased and quiet. At the other end sat {friend}, all by {friend.himself}.

“Are you scared, too?” asked {child}.

“No,” said {friend}. “A bit. About one hippopotamus.”

“Come here, then.”

“I don’t do hugs,” said {friend}. But {friend} came, on hands and knees, and put {friend.his} arms round the pair of them, very stiffly, the way you’d carry a wardrobe. {Pet} backed out to make room. And then the hug closed up, and {pet} was on the outside.

{Pet.He} tried {pet.his} nose under somebody’s elbow. Shut. {Pet.He} tried between two life jackets. Shut! {Pet.He} held it in with {pet.his} whole face. But it had begun at the tail, and it was coming up, and there was no stopping it.

“WOOF!”

They held their breath, all in a lump. And a long way off to the left somebody said:

“Woof.”

# home
“The other dog!” shouted {child}. “It’s the hug that does it! Again!”

They let {pet} in and gave {pet.him} cheese. Then they shut the hug again.

“WOOF!”

“One hippopotamus, two hippopotamuses, three hippopot…” counted {friend}, into {elder.short’s} life jacket.

“Woof.”

{child} pointed, straight at the sound, and {elder.short} rowed. [athlete: {Elder.He} rowed as if {athlete} were watching from the bank. ]Then it was oars in, down on your knees, hug.

“WOOF.”

“One hippopotamus, two hippopot…”

“Woof.”

“Fewer hippopotamuses,” said {friend}. “We’re getting nearer.”

Nobody had to tell {friend} any more. {Friend.He} {friend.was} first down every time. They rowed a bit and hugged a bit, and in the end {friend} had only got as far as “One hip…” when something big and red stood there in the fog.

Bump, went the jetty.

“I’ve rowed home plenty of times,” said {elder.short}. “But I’ve never hugged home.”

# on-the-jetty
[adult: {Adult} was on the jetty with a lantern and every blanket there was, and that made one more hug, with {pet} inside it. ]They sat on the jetty in blankets until their fingers would bend. {Friend} sat next to {child}, so close that you couldn’t have got a hippopotamus in between.

“Can {pet} come again?” asked {child}.

“{Pet} sits at the front,” said {elder.short}. “I’m not going out without a foghorn.”

## or
[adult: {Adult} was on the jetty, and took the rope first and then all four of them, one by one. ]In the kitchen there was hot blackcurrant, and {pet} had the rest of the cheese, for everything {pet.he} had said. {Pet.He} lay under the table on six feet at once.

“Next time,” said {elder.short}, “we might talk a bit, too. I’m not sure I like it that quiet.”

Then they all went down again to tie up the boat for the night.

# the-other-dog
The fog was beginning to lift. {Pet} walked out to the end of the jetty, sat down in front of the boathouse and put {pet.his} ears up.

“Woof,” said {pet}.

“Woof,” said the boathouse.

They all waited. {Pet} opened {pet.his} mouth. {Pet.He} looked at {child}, but {child} had no finger to {child.his} lips, only a hand on {pet.his} back. {Friend} was counting, very softly, and got to thirty hippopotamuses.

Then {pet} shut {pet.his} mouth, without anybody asking, and let the other dog have the last word.

# @song
{music}
