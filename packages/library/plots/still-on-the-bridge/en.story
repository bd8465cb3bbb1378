title: Nearly Done
title: The Train on the Bridge
title: One More Station
guest pet: Tilly (she), Biscuit (he)
guest aunt: Maureen (she), Pauline (she)

% {@a} is {adult}, else the grandparent, else {aunt} who is minding {child}. A dog puts down its chin where a cat puts down all of itself. Whisper the last “Nearly”.

# one-more-station
“Are you done?” asked {@first}.

“Nearly,” said {child}.

{Child.He} sat on the rug with the tablet on {child.his} lap. In the tablet there was a red train[athlete: , as quick as {athlete}], and {child} only had to get it to the next station. When it got there, the tablet said ding. But then there was another station, a bit further on. There always was.[city:  {child} had named one of them {city}.][school:  One was called {school}.][friend:  {Friend}[!friend.known: , {child’s} best friend,] had got to station number forty, and there was another one after that as well.]

[sport: When you {play sport}, somebody tells you when it’s over. Nobody did here. ]So you couldn’t ever be done. You could only be nearly done.

# backwards
And just then, every evening, along came {@whose}.

{@backwards}

“{Pet}, no!” said {child}.

“{Pet} can’t stand that tablet,” said {@a}.

{@wrong}[elder & adult / elder2 & !adult: 

“Jealous,” said {@sofa} from the sofa.][elder2 & adult: 

“Nosy,” said {elder2}.]

# the-bookcase
“That’s it for tonight,” said {@a} in the end, and pressed the button, and everything went black. Then {@he} put the tablet right up on top of the bookcase.

“But I wasn’t done!” shouted {child}.

{@left} That was how it was, every evening.

# black
On Tuesday it went black halfway round a bend. {child} put both arms round the tablet and held on. {Child.He} felt so angry that {child.his} tummy was in a knot.

“You’re not having it,” said {child}.

“Then I’ll just sit here,” said {@a}.

So they sat there on the rug, and neither of them gave in.[elder & adult / elder2 & !adult:  {@Sofa} looked very hard at the crossword.][music:  {Child} wouldn’t even have hummed {music}.]

# right-in-the-middle
Then {pet} came.

{@lies}

It’s hard to be angry underneath a [pet.dog: dog|cat]. Very carefully, {child} slid a hand in under {pet}.

The tablet was warm. It was as warm as a bun.

“{Pet} does like it,” whispered {child}. “{Pet} has been waiting for it to be done.”

{@A} leaned over and had a feel as well.

“And I’ve been putting it on the bookcase,” said {@a}. “Every single night.”[elder & adult: 

“I’d have sat on it too,” said {elder.short}. “Not the bookcase, I mean.”]

# waiting
The next evening {child} drove with one hand under the tablet. First it was cold. Ding! Then it was not so cold. Ding! {@waited}

Ding! Now it was warm. {Pet} stood up.

“Nearly,” said {child}.

# the-bridge
Because here came a bridge. {child} had never got to a bridge before.[friend:  Neither had {friend}.] It was high and thin, with the whole of the sea underneath, and on the other side was a station with its lights on.

{Pet} came a step closer.

“Nearly,” said {child}.

And {pet} walked off. {@gave-up}

# by-itself
{child} looked after {pet.him}. {Child.He} looked at the train, right in the middle of the bridge. It hadn’t got far to go. But after that station there would be another one, {child} knew that by now, and the tablet wasn’t going to get any warmer than this.

Nobody had said anything. Nobody had even asked.

{child} pressed the button, and the sea went out.

# warm-side-up
Then {child.he} carried the tablet flat on both hands, like a tray of buns, across the rug and out into the hall. {Child.He} put it down on the floor, warm side up.

“It’s done,” said {child}.

{@lay-down}

# nearly
{@A} came out and sat down on the floor too.[elder & adult / elder2 & !adult:  {@Sofa} stood in the doorway.]

“Did the train get there?”

“It’s still on the bridge,” said {child}. “You can see the sea from there.[friend:  I’ll have to tell {friend}.]”

They sat for a bit. There was a draught round their feet.

“I only wanted to see if it’s raining tomorrow,” said {@a}. “Is {pet} done with the tablet?”

{child} felt with one hand, very gently, right in under the warm [pet.dog: chin|tummy].

“Nearly,” {child.he} whispered.

# @first
{aunt}, who was looking after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{aunt}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Aunt}
## if adult
{Adult}
## if elder & !adult
{Elder}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @sofa
{elder}
## if elder2 & !adult
{elder2}

# @whose
{pet}, who was next door’s cat and came in by the window
## if pet.cat
{pet}, {a breed} with plans of {pet.his} own
## if pet.dog
{pet}, {a breed} with plans of {pet.his} own

# @backwards
{Pet} put a paw on the train. {Pet.He} bit a corner of the tablet. Then {pet.he} walked straight across the screen, and the train went backwards into a tunnel.
## if pet.dog
{Pet} put {pet.his} chin on the screen, and the train went backwards into a tunnel. When {child} wiped off the wet, it went into another one.

# @wrong
“{Pet} wants feeding,” said {child}. But {pet.he} wouldn’t eat a thing.
## if pet.dog
“{Pet} wants to go out,” said {child}. But {pet.he} had only just come in.

# @left
{Pet} stayed where {pet.he} {pet.was}, looking up at the bookcase. Then {pet.he} walked off, and even {pet.his} back looked cross.
## if pet.dog
{Pet} stayed where {pet.he} {pet.was}, looking up at the bookcase. Then {pet.he} walked off with {pet.his} tail straight down.

# @lies
{Pet.He} stepped up into {child’s} lap, and on up to the tablet. {Pet.He} turned round once. Then {pet.he} lay down, right in the middle of the black, and began to purr.
## if pet.dog
{Pet.He} pushed {pet.his} nose in under {child’s} arm and heaved, until the arm gave way. Then {pet.he} laid {pet.his} chin right in the middle of the black, sighed till it steamed up, and shut {pet.his} eyes.

# @waited
{Pet} sat next to it with {pet.his} paws side by side. {Pet.He} didn’t walk across the screen, not once.
## if pet.dog
{Pet} sat next to it, very straight. {Pet.He} kept {pet.his} chin to {pet.himself}.

# @gave-up
{Pet.He} went out into the hall and lay down on the doormat, which was cold, and full of grit.
## if pet.dog
{Pet.He} went out into the hall and put {pet.his} chin on a [us: rain boot | welly], which was cold, and full of grit.

# @lay-down
{Pet} looked the other way, as if it were nothing to do with {pet.him}. Then came one paw. Then came another. Then all of {pet} was on the tablet, purring so that you could feel it in the floor.
## if pet.dog
{Pet} sniffed at it. Then {pet.he} lifted {pet.his} chin off the [us: boot | welly] and laid it on the tablet, and {pet.his} tail hit the floor, twice.
