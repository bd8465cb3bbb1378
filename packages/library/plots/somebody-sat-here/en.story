title: Somebody Sat Here
title: The Crunchy Hot Dogs
title: Everybody With a [us: Butt|Bottom]
guest friend: Tess (she), Ravi (he)
guest pet: Max (he), Duke (he)
guest sandman: Walt (he), Reg (he)
guest kiosk: Dot (she), Maureen (she)

# the-print
Somebody had sat in the long-jump pit again.

It was the last week of sports camp, and {child}, who was {age} and a detective, lay on {child.his} stomach at the edge. In the middle of the freshly raked sand was the print of somebody’s [us: butt|bottom]. [us: All around it were|All round it were] paw prints.

“It’s {@dog-whose},” said {sandman}, who looked after the sand. “{Pet} is always first here. If it happens once more, {pet} can’t come back.”

[pet.cat: {Pet} stopped washing. | {Pet} stopped wagging {pet.his} tail.] {child’s} stomach went cold.

“Then we’ll have to find that [us: butt|bottom] today,” {child} said to {friend}[friend & !friend.known: , {child.his} best friend], who was in charge of the notebook.

# @dog-whose
the camp dog
## if pet.dog
your dog
## if pet.cat
your cat

# the-mark
{sandman} loved his sand. Every evening he raked it into straight lines and wished it good night. He had only one kind of enemy, and that was people who jumped.

“Look at this,” said {child}. In the print, right in the middle of one cheek, there was a mark. It was long and thin and bent, like a U. “Somebody had something in their back pocket.”

“{Pet} [us: doesn’t have any pockets|hasn’t got any pockets],” said {friend}.

“Then {pet.he} sat on a stick,” said {sandman}.

But {child} had {friend} write it down. A long, thin U.

# the-kiosk
The hot dogs were {kiosk’s}. She was seventy-one, and she ran the snack bar, and she was so sorry for {pet} that {pet.he} got a free one every day.

“You poor innocent thing,” said {kiosk}. She clacked her tongs and stuck them in her back pocket, the way she always did. [athlete: There was a poster of {athlete} on the wall of the snack bar. “Now there’s somebody who can do it,” said {kiosk}, and sighed.]

{Pet} finished the hot dog. Then {pet.he} sat down behind the snack bar and stared at {kiosk}. [pet.dog: {Pet} did that when {pet.he} knew something. | {Pet} had done that all week.]

{friend} got a hot dog too.

“It’s crunchy,” said {friend}.

“That’s the onions.”

[us: “I don’t have any onions.”|“I haven’t got any onions.”]

# sit
After lunch {child} had everybody with a [us: butt|bottom] sit down in the sand behind the shed, one at a time, with whatever they had in their back pockets.

“Sit,” said {child}. {Pet} sat. “Not you!”

The coach’s whistle made a dot. {sandman} sat down gently, as if the sand were asleep, and his keys made a spider. [school: A boy from {school} | One boy] had a banana in his pocket, and then he had mush. Only {kiosk} was excused, because she couldn’t leave the hot dogs. [elder: {Elder} [elder2: and {elder2}] had come to visit, and had to sit as well. “Nobody’s ever suspected me before,” said {elder.short} proudly.]

Nobody made a U.

Then there was a yell. It was {sandman}. {Pet} had slipped away to the pit. {pet.He} {pet.was} digging in the middle of the print, with the sand flying, and by the time {child} got there, there wasn’t any print.

“This time I saw it myself,” said {sandman}. “Tomorrow {pet.he} [us: stays home|stays at home].”

# was-it-you
{child} sat down on the edge beside {pet}. The evidence was gone, and the day was nearly over.

“Was it you?” whispered {child}.

{Pet} didn’t look at {child.him}. {Pet} looked at the snack bar. And for one whole second {child} thought {pet} had done it. Then {child} was so ashamed that {child.his} eyes stung.

“I asked {pet.him},” {child} told {friend}. “I actually believed it.”

{friend} sat down on the other side.

“A detective has to suspect everybody,” said {friend}. “You were on the list yesterday.”

“Me?”

“You’ve got a [us: butt|bottom].”

{child} didn’t feel like laughing, and laughed, and {pet} leaned against {child.his} leg, warm and heavy.

# crunch
“Here,” said {kiosk}. She had brought them all a hot dog, to cheer them up. {child} took a big bite.

It crunched.

{child} didn’t have any onions. {child.He} wiped one finger along {child.his} tongue and looked at it. It was sand.

There was sand in the hot dog. And {pet} wasn’t looking at the hot dog. {Pet} was looking at {kiosk’s} back pocket, where the tongs stuck out.

“Could I borrow those?” said {child}.

{child.He} smoothed the sand with {child.his} hand. Then {child.he} pressed the tongs into it, and lifted them up again. They had left a mark. It was long and thin and bent, like a U.

[us: All around them|All round them] people stopped chewing.

“It’s you, {kiosk},” said {child}. “You’ve been sitting in the pit with the tongs in your pocket. That’s why the sand smells of hot dogs, and that’s why {pet} digs there. And that’s why the hot dogs crunch.”

# a-record
{kiosk} went as red as ketchup. She took a step [us: toward the snack bar|towards the snack bar], but {pet} lay down on her feet.

“Thirty years I’ve stood in that window, watching other people jump,” said {kiosk} at last. “In the end I wanted to as well. So I come before breakfast, when nobody can laugh. I land on my [us: butt|bottom].”

“And you didn’t rake it over?” said {sandman}.

“I rake over the bad ones. You don’t rake over a record.”

{sandman} had to think about that.

“I’m sorry, {pet},” said {kiosk}. “I meant to own up on Monday. But it got harder every day, so you got hot dogs instead.”

{Pet} licked her tongs.

Then {sandman} fetched his rake, and made the pit beautifully smooth.

“Go on, then,” said {sandman}. “While it’s nice.”

[music: Somebody put on {music}. ]{friend} held the tongs. {kiosk} ran with her apron flapping, and jumped, and landed on her [us: butt|bottom]. [sport: There was more cheering than in a whole season of {sport}.|Everybody cheered.]

“It’s a record,” said {child}.

# around-it
That evening {sandman} raked his straight lines [city: as the sun went down over {city}]. But he [us: raked them around|raked them round] the print of the [us: butt|bottom].

[pet: By bedtime {child} was so tired that {child.he} brushed {child.his} teeth sitting down. In the middle of the bed there was a round, warm dent, and beside it lay {pet}, looking as innocent as {pet.he} could with {pet.his} eyes shut. | By bedtime {child} was so tired that {child.he} brushed {child.his} teeth sitting down. In the middle of the bed there was a round, warm dent, and beside it lay {pet}, who had been asked to stay the night, looking as innocent as {pet.he} could with {pet.his} eyes shut.]

{child} got in. It crunched.

{child} could have solved that one in {child.his} sleep. So {child.he} did.
