title: It’s Only Me
title: Three Sharks in a Tub
title: Something Big and Nasty
guest friend: Isla (she), Freya (she)
guest rut: Peg (she), Wyn (she)

% “It’s only me” is said four times, and last of all by {friend}. Once it is us. The gulls go up twice.

# three-in-a-tub
There were three sharks in {rut’s} tub. They were as long as {child’s} arm, light brown with dark spots, and they had real shark fins and real shark eyes.

{child} had wanted sharks for as long as {child.he} could remember[pet.other: , and had got {pet}, which was nice too].[city:  You don’t see many {in city}.] Now {child.he} came running along the [us: dock | jetty] until the planks thundered, dropped on {child.his} knees, and stuck {child.his} whole face in.

“Hello, sharks!” yelled {child}.

Then the sharks did something that wasn’t in any shark book {child.he} had ever read[school: , and {child.he} had read all the ones {at school}]. They curled up. All three of them bent themselves into rings and put their tails over their eyes.

“What’s the matter with them?” said {child}.

“They’re frightened,” said {rut}, who fished for crabs in the bay and had caught the sharks by accident. “They’re dogfish. They do that when something big and nasty turns up.”

{child} looked [us: around | round].

“Like what?”

“You,” said {rut}.

“But it’s only me,” said {child}.

# curled-up-too
{rut} was going to let the sharks go from the [us: boat ramp | slipway] as soon as she’d mended her crab pot. She sat outside the boat shed, a few steps away, tying knots[music:  and humming {music}][elder: , with {elder}[elder2:  and {elder2}] at the other end of the net]. {child} stayed by the tub, winding the string from the plug [us: around | round] {child.his} foot. The sharks stayed in their rings.

Up on the grass sat somebody else who had curled up. It was {friend}[!friend.known: , [friend: {child’s} best friend|who was in the yellow cottage for the summer]]. {Friend.He} sat on {friend.his} towel, hugging {friend.his} legs, with {friend.his} forehead on {friend.his} knees[pet.dog: , and {pet}[!pet.known:  the dog] lay on one corner, on guard][pet.cat: , and {pet}[!pet.known:  the cat], who didn’t swim either, kept {friend.him} company]. They’d swum together every day[sport: , even when they were meant to {play sport}], {child} and {friend}, right up to Thursday. That was when {child} had swum under the water[athlete: , as quiet as {athlete},] and pinched {friend’s} foot. {friend} had screamed so loudly that all the gulls went up.

“It’s only me!” {child} had shouted, and laughed until {child.he} swallowed half the bay.

{friend} hadn’t put a toe in the sea since.

# my-foot
“It was a joke!” {child} shouted now, up at the grass. {Child.He} had shouted it every day.

“It was my foot!” {friend} shouted back.

“I’d have laughed if it was mine!”

“But it was mine!”

On they went like that, and neither of them would give in.

# all-four
{child} put a finger in and poked the smallest shark, so that it would uncurl and see how nice {child.he} {child.was}. It curled up tighter.

“But it’s only me, silly,” said {child}.

It was exactly what {child.he} had said to {friend}. It hadn’t helped then either, because it was {child} they were frightened of, all four of them.

# plop
{Child.He} jumped up to go and say so to {friend}, but the string was still [us: around | round] {child.his} foot. Plop! Out came the plug, and the water ran away between the planks.

“{rut}!” yelled {child}. “It’s running out!”

“Get them in the sea!” shouted {rut}, and tried to stand up, but she had net [us: around | round] both her boots[elder: , and {elder.short} had the rest]. “The [us: boat ramp | slipway]! Carry the tub!”

{child} put one hand over the hole and pulled. The tub didn’t move. It had two handles, and there was only one of {child.him}. The water was going down. A spotted back was sticking up in the air already.

Then somebody came running barefoot down the [us: dock | jetty]. It was {friend}. {Friend.He} didn’t say a word, {friend.he} just took the other handle. They lifted together. They went with small, quick steps, off the [us: dock | jetty] and down the [us: boat ramp | slipway], and at the edge of the water {friend} stopped dead.

That was where the sea began.

# every-single-thing
{child} looked at {friend.him} and wanted to say hurry up. {Child.He} wanted to say oh, come on.

“I’ll go first,” {child.he} said instead. “I’ll tell you every single thing I’m doing.”

{friend} nodded.

“Now I’m putting one foot in,” said {child}. “Now I’m putting the other one in. Now I’m just standing.”

{friend} took a breath and stepped in. The water came over their knees. Very carefully they tipped the tub, and the three sharks slid out and sank to the bottom, still curled up.

“Swim, then,” said {child}, and bent down to give them a push.

“Wait,” said {friend}. “You have to let them decide.”

{friend} knew all about that. So they waited. {child} had to hold on to {child.his} own elbows. After a long time a tail moved off an eye. The eye looked at them.

“It’s only us,” said {friend} softly.

# four-thin-legs
The shark straightened out, and so did the other two. Slowly they swam once [us: around | round] four thin legs, so close that {friend} felt a fin on {friend.his} ankle. {Friend.He} didn’t scream. Then the sharks flicked their tails and were gone, out into the green.

# only-me
{rut} came hobbling up with the net trailing behind her, and sat down on the [us: boat ramp | slipway] to laugh and get her breath. The sun was going down. {child} and {friend} stayed where they were.

“I’m sorry about your foot,” said {child}. “It didn’t get the joke.”

{friend} didn’t answer. {child} looked down into the water, which was so dark by now that {child.he} couldn’t see a thing. Then something took hold of {child.his} hand down there. It was cold and wet, and {child} screamed so loudly that all the gulls went up.

{friend} laughed. But {friend.he} didn’t let go.

“It’s only me,” {friend.he} said.
