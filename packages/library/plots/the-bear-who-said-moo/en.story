title: The Bear Who Said Moo
title: The Wrong Noise in His Tummy
title: You Can Have Three
guest bear: Bernard (he), Hubert (he)
guest friend: Edie (she), Tilly (she)
guest rival: Max (he), Theo (he)
guest teacher: Mr Dunn (he), Mr Kerr (he)
guest farmer: Ellen (she), Joan (she)
guest palm: Mr Pym (he), Mr Peck (he)

% {bear} is the sort of teddy that growls when he is tipped; what sits in him is a moo. The friend is one of the class where none is ticked. The cabbages are
% seen on the way down.

# moo
{child’s} bear was called {bear}, and there was something wrong with him. When you tip a bear, it’s supposed to growl. When you tipped {bear}, he said:

“Moooo.”

{child} liked it.[elder:  So did {elder}, who had bought him[elder2: , but {elder2} had wanted to take him back to the shop].][pet.dog:  {Pet}[!pet.known:  the dog] always answered.][pet.cat:  {Pet}[!pet.known:  the cat] always left the room.][pet.other:  {Pet} never mentioned it.] But today the whole class[school:  {at school}] had brought their bears to {farmer’s} farm[city:  outside {city}], and now they sat on the hay wagon, comparing.

[friend: “Grrr,” said the bear that belonged to {friend}[!friend.known: , {child’s} best friend]. | “Grrr,” said {friend’s} bear.]

“GRRROWR,” said {rival’s}, which was as big as a dog[sport:  and looked as if it could {play sport}].

“Now yours,” said {rival}.

{child} tipped {bear}.

“Moooo.”

Everybody laughed[friend: , except {friend}].

“That’s not a bear,” said {rival}. “That’s a cow!”

“He is a bear,” said {child}. “They just put the wrong noise in.”

But {child.he} pushed {bear} up inside {child.his} [us: sweater | jumper], so that only one ear showed.

# lost-voice
Then {farmer} came out into the yard. She waved her arms and opened her mouth, and out came a hiss.

“What’s she saying?” asked {friend}.

{teacher}, their teacher, leaned over.

“She’s got a cold, and she’s lost her voice,” he said. “And the cows are out on the [us: soccer field | football pitch], and she can’t call them home.”

So {farmer} drove down the hill on the tractor, with the whole class on the wagon behind, past {palm}, who sat at his window, guarding seventy cabbages for a show. And there, on the [us: field | pitch], stood forty cows, eating the penalty area.

# come-cows
{teacher} stood up.

“Come along, cows!” he called.[music:  He tried {music} as well.]

One cow looked at him. Then she went on eating.

“Grrr,” went {friend’s} bear. “GRRROWR,” went {rival’s}. The cows turned their bottoms to them.

{child} felt {child.his} tummy. There was {bear}, warm and a bit lumpy. {child} looked at {rival}. {child.He} looked at the cows. Then {child.he} pulled {bear} out and tipped him.

“Moooo.”

# forty-heads
Up went forty heads, with grass hanging out of their mouths.

{child} tipped him again.

“Moooo.”

“MOOOO!” answered all forty, so that the wagon shook. And they came[athlete: , and {athlete} couldn’t have come any faster].

{farmer} put up her thumb and started the tractor, as slowly as it would go. {child} sat at the very back, with {teacher’s} arm [us: around | round] {child.him}, and after {child.him} came forty cows in a line, past the shop and the church.

Tip. “Moooo.” Tip. “Moooo.”

People pointed. “Look,” somebody said, “a bear, bringing in the cows!”

“So he is a bear,” said {child} to {rival}. “Did you hear?”

“I heard,” said {rival}.

# clunk
Now there was only the hill to go, and the cabbages. {child} tipped.

“Moo …”

{child.He} tipped again.

“M.”

{child.He} shook {bear}. Something went clunk in there, and then there was nothing.

The tractor went on, but the cows stopped. The first one had seen the cabbages. She licked her nose and put one hoof inside the gate.

“No!” shouted {palm} from his window. “No, no, no!”

“Do something!” said {rival}.

# everybody-tips
{child} held {bear} tight. {child.He} had heard that moo every single night, for as long as {child.he} could remember. {child.He} knew just how it began, right down in the tummy, and how it swung up at the end. {child.He} shut {child.his} eyes and tipped {child.himself} forward.

“Moooo!”

The cow took back her hoof.

“Moooo!” went {child}, louder now, and so did {friend}, and {teacher}, and in the end the whole class. Everybody tipped. And the loudest was {rival}.

# summer-job
And the cows came. They went past the cabbages, up the hill and into the barn, each to her own place. Thirty-eight, thirty-nine, forty. {farmer} shut the door. She shook {child’s} hand and hissed something.

“She says thank you,” said {teacher}. “And would the bear like a summer job?”

# like-a-calf
The fortieth cow put her head out over her gate. {child} held {bear} up to her.

“He’s lost his voice, too,” {child.he} said.

The cow sniffed at him. Then she licked him as if he were her calf, with her whole long tongue, from his tummy up over his nose.

Clunk, went {bear}.

{child} tipped him gently.

“Moooo.”

“He’s better,” said {friend}.

# three
{rival} came and sat down in the hay next to {child}. He had his big bear under his arm, but that wasn’t the one he was looking at.

“I wouldn’t mind a [us: turn | go] with {bear},” he said. “Just one.”

“You can have three,” said {child}.
