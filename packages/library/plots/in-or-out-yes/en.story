title: In or Out?
title: The Cat on the Threshold
title: A Stick With Ideas
guest friend: Frank (he), Lottie (she)
guest pet: Hilda (she), Magnus (he)
guest elder: Mrs Oakes (she), Mr Oakes (he)
guest stray: Bertie (he), Alf (he)

% {elder} is the family’s own, or a neighbour who is a carpenter. {pet} is the family’s, or the neighbour’s enormous cat; a dog calls from the foot of the ladder.

# yes
The cat was standing on the threshold of {@kitchen}. His front paws were in, his back paws were out, and the rain was blowing in across the mat.

“Are you coming in or going out?” said {child}.

“Yes,” said the cat.

{child} dropped a spoon. {Friend}[!friend.known: , {child.his} best friend,] across the table with a bun, didn’t drop anything, but stopped chewing.

“It talked,” said {friend}.

“Only on thresholds,” said the cat. “All cats can. Why did you think we stop there?”

He stepped in on to the mat and said [us: meow | miaow]. He stepped back on to the threshold.

# a-basket
The cat’s name was {stray}. He was striped, with a nick in one ear, and {child} knew at once that {child.he} wanted him. {@own} {stray} was going to be {child’s} very own.

“Come in and live here,” {child.he} said. “You can have a basket.”

“And can I go out afterwards?”

“No, because then you might not come back.”

“Then I’ll go out now,” said {stray}, and he did. A minute later he was there again.

# both-right
So it went on all week, [school: as soon as {school} was over | every afternoon]. {child} thought that if you love somebody, you stay. {stray} thought that if you love somebody, you come back, and how are you to come back if you’re never allowed to go? They were both right. The door stood open for hours, and {elder} had to cook in a woolly hat.

“A door is for being open or shut,” said {elder.short}. “Anything in between is a [us: draft | draught].[city:  They can feel it {in city}.]”

# a-business-idea
{Friend} always had a plan, and always announced it with one finger in the air.

“Business idea,” {friend.he} said. “We unscrew the threshold. We put it in the middle of the floor. Then {stray} can stand indoors and talk, and the door can be shut.”

“That,” said {elder.short}, “is the silliest thing I ever heard.” There was a pause. “It’s only held by four screws.”

{child} unscrewed, and {friend} kept count, which went up to four. They laid the threshold on the rug, and {stray} got up on it.

“This isn’t a threshold any longer,” he said. “It’s a stick with ideas about itself.”

The door was shut now, and bolted.

“Aren’t I going out?” said {stray}.

“No,” said {child}. “You’re coming in. Now you’re in.”

{@watching}

{stray} said no more. He sat down by the door with his back to them.

# on-the-roof
The next afternoon [adult: {adult} | {elder.short}] had left the [us: laundry room | utility room] window open. And {stray} was gone.

They found him at the very top of the workshop roof, beside the chimney. The rain had stuck his fur down flat, and he wasn’t half as big as {child} had thought. He took one step, slipped, and clung on.[athlete:  Even {athlete} would slip.]

“{stray}!” shouted {child}. “How did you think you’d get down?”

“[us: Meow | Miaow],” said {stray}. He opened his mouth again. “[us: Meow | Miaow].”

There was no threshold up there. He couldn’t even ask for help.

{child} felt a lump in {child.his} throat. {Child.He} {child.was} afraid, and ashamed as well, because it was {child} who had shut the door.

# holds-a-cow
{Elder} brought the ladder, and then shook {elder.his} head.

“It only reaches the edge, and those tiles are like soap. He’ll have to get to the ladder by himself.”

“Business idea,” said {friend}, and for once forgot the finger. “He needs a threshold. We’ve got a threshold. Let’s give him one!”

{child} ran to fetch it. {Elder} tied it to the top of the ladder, so that it stuck out over the roof.

“That would hold a cow,” said {elder.short}, and climbed down. “But it’s still too far from him.”

# the-flagpole
{@rescue}

{stray} put all four paws on the threshold.

“Thank you,” he said. “It’s cold out.”

# a-little-while
{child} climbed up, two steps, three, and {elder.short} held the ladder, and {friend} held {elder.short}. {stray} came down as far as he dared, with his back paws still on the threshold, and they were nose to nose.

“I’m sorry,” said {child}. “I thought you’d disappear.”

“I thought I’d never be let out again,” said {stray}. “And once I was out, I didn’t dare come back. The door would only have been shut again.”

{child} hadn’t thought of it like that. {Child.He} held out both arms.

“Are you coming in or going out?” {child.he} asked, and this time {child.he} really wanted to know.

“In,” said {stray}. “For a bit.”

{child} carried him under {child.his} [us: sweater | jumper] into the kitchen.

# the-hatch
That evening they screwed the threshold back where it belonged.[music:  The radio played {music}.] {Elder} sawed a hatch in the door, just right for a striped cat[elder2: , while {elder2} held it steady]. {@double}

“Open or shut,” said {elder.short}. “No [us: draft | draught].”

“Business idea,” said {friend}. “You can pay me in buns.”

{stray} stood on the threshold with half of him in the dark.

“I’m going out now,” he said.

“Yes,” said {child}. “Bye.” It hurt a little when the hatch swung shut, but {child} stayed in {child.his} chair.

# the-tail
There was just time to clear the table[sport: , talk about {sport}] and eat the last of the buns. Then the hatch went bang. {stray} stepped in with wet paws and jumped straight into the basket, where {pet} was lying already. {Pet} opened one eye. Then {pet.he} moved {pet.his} tail out of the way.

# @kitchen
the kitchen at {elder’s}, next door
## if elder
{elder’s} kitchen

# @own
{Pet} was {elder.short’s} cat, as big as a cushion and about as chatty.
## if pet.cat
There was a cat already, of course, but {pet} was everybody’s, and about as chatty as a cushion.
## if pet.dog
There was a dog already, of course, but {pet} was everybody’s.

# @watching
{Pet} lay on top of the fridge and looked on. {Pet.He} hadn’t given the new cat so much as a glance. But every day {pet.he} had sat in {stray’s} basket, and then the basket was full.
## if pet.dog
{Pet} lay under the table and looked on. {Pet.He} took no interest in the new cat. But every day {pet.he} had lain down in {stray’s} basket, and only got up for buns.

# @rescue
“{Pet},” said {child}.

{Pet} was under the garden table, where it was dry, washing {pet.his} tummy.

“Please, {pet}. You’re good at roofs. I know you want the basket.”

{Pet} finished washing. It took a terribly long time. Then {pet.he} got up, stretched, and walked up the ladder as if it belonged to {pet.him}. {Pet.He} stepped over the threshold and out on to the tiles, past {stray}, and turned, and came down again with {pet.his} tail straight up. It went past {stray’s} nose like a flagpole, and {stray} went after it.
## if pet.cat & breed.Maine Coon
“{Pet},” said {child}.

{Pet} was under the garden table, where it was dry, washing {pet.his} tummy.

“Please, {pet}. You’re built for snow, you can do wet roofs. I know you want the basket.”

{Pet} finished washing. It took a terribly long time. Then {pet.he} got up, stretched, and walked up the ladder as if it belonged to {pet.him}. On wide, furry paws {pet.he} stepped over the threshold and out on to the tiles, past {stray}, and turned, and came down again with {pet.his} tail straight up. It went past {stray’s} nose like a flagpole, and {stray} went after it.
## if pet.dog
“{Pet},” said {child}.

{Pet} was under the garden table, where it was dry.

“Please, {pet}. Show him that he can come home. I know you want the basket.”

{Pet} thought it over for a terribly long time. Then {pet.he} walked out into the rain, put both front paws on the lowest rung of the ladder, which is as high as a dog goes, and said one small woof, a soft one, the kind you get when you’ve been away and your key is in the door. {Pet.His} tail went to and fro. {stray} saw it. He looked at it for a long while. Then he took a step towards it, and another.

# @double
Then {elder.he} looked at {pet} and sawed it twice as wide.
