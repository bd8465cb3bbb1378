title: Three Rights
title: Never Take a Horse off Its Pole
guest elder: Ron (he), Amos (he)
guest friend: Priya (she), Samir (he)
guest vera: Vera (she), Duchess (she)
guest trevor: Trevor (he), Nigel (he)

% The elder: a grandparent, else Ron, who has the gallopers.

# never
“Never take a horse off its pole while the organ’s playing,” {elder} always said, and {elder.he} never said why.

{Elder.short} {@had}, which is the proper name for a merry-go-round if the horses are any good. All summer they had gone [us: around and around|round and round] {@green}. Tomorrow they would go into the barn until Easter, and tonight {child} and [friend: [!friend.known: {child.his} best friend, ]{friend},|{friend}] were staying in the [us: trailer|caravan] and helping to polish.[elder2:  {Elder2} was doing the brass.]

{child’s} horse was {vera}, a dapple grey with a real horsehair tail. The merry-go-round only ever went to the right, but whoever had carved {vera} had carved her looking left, over the rooftops, towards the hill.

“She’s like me in the back of the car,” said {friend}. “What does she think is up there?”

# the-lever
“I can’t do her saddle with the pole in,” said {child}. “And the organ’s off.” So {child.he} slid the pole out, and climbed on.

{Friend} liked to know what things did. [school: At {school} they had asked {friend.him} to stop. ]“What does this do?” said {friend}, and pulled a lever.

It did the organ.[music:  It did {@song}.]

Under {child}, {vera} breathed in. One wooden hoof came down on the grass, and then it wasn’t wooden. {vera} shook herself, from her nose to her tail, and set off across the green, and because horses hate to be left behind, all the others slipped off their poles and went after her. {Friend} just had time to jump on a fat chestnut, whose neck said {trevor} in gold paint.[pet.dog:  Last of all ran {pet}, for the same reason.][pet.cat:  {Pet}[!pet.known:  the cat], who had been asleep on a saddle, was suddenly asleep in mid-air.]

# same-pond
“Make her stop!” shouted {friend}.

“[sport: I can {play sport}! ]I’ve only ever ridden horses that were screwed down!”

They galloped past the pond, and the chapel, and the bus shelter, and the pond.

“That’s the same pond!” yelled {friend}.

They were galloping in an enormous circle. {child} pulled the left rein, and {child.he} could feel how badly {vera} wanted to go left. The horse’s ears went left, and her whole neck went left. But her legs went right.

# two-wrongs
“They can’t do it,” said {child}. “They’ve gone to the right all their lives. Their legs don’t know there’s anything else.”

{child.He} looked where {vera} was looking, and there was an open gate, and a white track climbing the hill.

“She’s been past that hill every day of her life,” said {child}. “I’m taking her to see what’s up there.”

“We ought to take them back,” said {friend}. “You took out the pole, and I pulled the lever, and two wrongs don’t make a right.”

“No,” said {child} slowly. “But three rights make a left.”

{Friend} opened {friend.his} mouth. Then {friend.he} drew it with one finger on {trevor’s} neck: right, and right, and right again. “That is left,” said {friend}. “That’s so annoying. I’m meant to be the one who thinks of that.”

# three-rights
So they turned right at the pond. They turned right at the chapel. They turned right at the bus shelter, and there was the gate, dead ahead, and the horse saw it.[pet.dog:  {Pet} had simply turned left at the pond, and was waiting for them.]

Until then {vera} had only been cantering.[athlete:  Now not even {athlete} could have caught her.]

# everything-else
They went up that track like a river going home, and at the top they all stopped, blowing. Below them was the green with its one little ring of lights. And on the other side was everything else: fields, and a river, and more hills, and a long way off, under the moon, a thin bright line.

“That’s the sea,” {child} told {vera}.

{vera} looked and looked. {child} leaned forward along the warm neck, and held it, and felt the great heart slow down.

# stiff
Then it went a bit too slow.

“{child},” said {friend}. “{trevor’s} gone stiff.”

Far below, the organ was winding down. It was only the music that made them horses. If it stopped while they were up here, they would be wood, on top of a hill, for good.

{vera} was still gazing at the sea. {child} could have kicked, or shouted, but {child.he} bent down to the grey ear instead.

“I’ll make sure you can see the hill all winter,” {child.he} said. “I promise. But you have to come now.”

The ear turned [us: around|round] and listened. Then {vera} turned, to the right of course, and flew.

# home
With every stride the neck grew harder under {child’s} hands. They came down on to the green, and the merry-go-round was on the left.

“Right!” bawled {friend}. “And right! And right!”

{vera} sprang up on to the boards, with all the others behind her, each to its own pole. The organ gave a last long wheeze, and they were wood.

# evening
“Evening,” said {elder.short}.

{Elder.he} was sitting on the [us: trailer|caravan] steps [elder2: with {elder2} and four | with three] mugs of cocoa. {Elder.he} looked at {trevor}, who was facing backwards. Then {elder.he} walked over to {vera} and pulled a long piece of grass from between her painted teeth.

“Pond, chapel, bus shelter?” said {elder.short}.

{child} stared. “You did it too.”

“I was nine. I’d been told never to take a horse off its pole.” {Elder.short} tucked the grass behind one ear. “It’s the only way to get anyone to.”[elder2: 

“I’d been told twice,” said {elder2.short}.]

# the-window
Later, when they were in their bunks, {child} said, “{Elder.short}? Could {vera} stand at the barn window this winter? The one that faces the hill? I promised her.”

“It’s an awkward corner, that. You’d have to turn her left.”

“Or three rights,” said {friend’s} voice, very sleepily.

{Elder.short} laughed, and turned down the lamp. [pet.dog: Under the bunk {pet} was galloping still, on {pet.his} side.][pet.cat: {Pet} had come in by the window and was walking about on {child} in circles, all of them to the right.][pet.other: In the corner {pet} listened for a while longer, in case there should be more horses.]

# moonlight
Outside in the moonlight stood {vera}, with her head to the left, where it had always been. But now she knew what she was looking at.

# @had
had the galloping horses
## if elder
looked after the galloping horses

# @green
on the village green
## if city
on the green outside {city}

# @song
{music}
