title: Unknown Princess
title: Not Shown
title: The One at the Far End
guest friend: Edie (she), Rufus (he)
guest pet: Bella (she), Monty (he)
guest keeper: Maureen (she), Doreen (she)
guest princess: Augusta (she), Adelaide (she)
guest grumpy: Henrietta (she), Wilhelmina (she)

% The dog is the family’s own, or else next door’s, which {child} walks after school; a cat leans as well. The princess’s name must begin with an A.

# a-label
The label over {child’s} peg at school said New Pupil. It had said so for three weeks. Nobody meant anything by it. It was just that nobody had changed it.

{Friend} had become {child.his} best friend on the very first day. {Friend.He} {friend.was} the one who had decided. {Friend} decided most things, and {friend.he} did it fast, because {friend.he} always wanted to be in time for [sport: {sport} | football].

# the-one-at-the-end
Now everyone in the class had to choose a painting at the palace and tell its story. It was a small palace[city: , the smallest {in city}], really no more than a big yellow house with a high opinion of itself, and it stood in the park where {@walked}.[elder:  It was {elder} who kept the keys.] {child} had chosen the painting at the far end, where the lamp was broken.

It was of a girl {child.his} own age, in a stiff grey dress. She looked as if somebody had just told her to try and look a bit nicer. One hand held a fan. There was something odd about the other. It hung in the air at her side, slightly cupped.

The plate underneath was brass. Unknown Princess, it said.

# to-the-cellar
“On Monday she goes down to the cellar,” said [elder: {elder.short} | {keeper}, the caretaker, who had big keys and bad knees]. “I’ve put in a word for her. But nobody wants a painting with no name, they tell me.”

{child} thought about it all night[adult: , though {adult} turned out the light twice]. Three hundred years on a wall, and not a soul who knew her name.[elder:  Not even {elder.short}.]

# two-princesses
“There were two princesses here,” said {friend} next day. {Friend.He} had been reading up. They were in the park, on the low stone where they always sat, with {@rug}. “{Grumpy} and {princess}. {Grumpy} was the grumpy one. It says so in the book. So it’s {grumpy}. Done! I can still make [us: practice | training].”

“You can’t just decide.”

“Well, somebody’s got to.”

“She isn’t grumpy,” said {child}. “She’s sad. It’s not the same.”

[child.she: {child} | {Child.He}] knew, because {child.he} had seen that face. {Child.He} saw it in the hall mirror, in the mornings, when {child.he} put on {child.his} coat.

# letters
{Friend} poked the stone with {friend.his} toe[music: , in time to {music}]. There were letters, nearly rubbed away by rain and the seats of people’s [us: pants | trousers]. TRUSTY, they said, and under that came an A.

“Some knight,” said {friend}. “They were always being trusty. They never stopped.”

Then the rain came. It didn’t come in drops. It came all at once, as if somebody had tipped up a bath. They raced for the palace, and {pet} won[athlete: , faster than {athlete}].

“No [pet.cat: cats | dogs],” said {@keeper} in the doorway. {@She} looked at {pet}[elder & pet: , as if they had never met]. Water was running off {pet} in streams, and {pet.he} looked up at {@keeper} with {pet.his} whole face. “Five minutes. And {pet.he}’s not to shake {pet.himself}.”

{Pet} shook {pet.himself}. Then {pet.he} went in.

# a-lean
{@Taught} {Pet} leaned. {Pet.He} never did it to happy people; happy people {pet.he} just [pet.cat: walked past | said hello to]. But if somebody was sad {pet.he} came and stood up close and put {pet.his} whole weight against their legs. That was how {pet.he} had stood against {child} all the first week, every afternoon, in [pet: the | next door’s] hall.

{Child.He} thought {pet.he} {pet.was} coming to {child.him} now. But {pet.he} went straight past. {@Claws} across the floor, down the great room to the far wall. There {pet.he} sat down, right underneath the unknown princess, and leaned against the panelling. {Pet.He} sighed.

“{Pet},” said {child}. “Come here.”

{Pet} didn’t. {Pet.His} mind was made up.

# cupped
{child} stayed in the middle of the room. From there you could see both of them at once, the girl in the painting and the [pet.cat: cat | dog] on the floor. {Child.He} saw the hand, hanging in the air, slightly cupped. It stopped just above {pet’s} head.

{Child.He} looked at {child.his} own hand. {Child.He} held it out at {child.his} side, the way {child.he} always did when {@beside}. It went slightly cupped all on its own.

“{Friend},” {child.he} said. “She’s stroking somebody.”

“Who? There’s nothing there.”

“That’s what I mean.”

# from-the-side
{Friend} opened {friend.his} mouth. {Friend.He} looked at the painting, at {pet}, at {child’s} hand. Then the mouth shut again, which was not a thing that happened every day.

“A [us: flashlight | torch],” {friend.he} said. “[elder: Has anybody | {Keeper}! Have you] got one? It’s how [friend: you find | my [us: mom | mum] finds] dents in cars. If you shine it from the front you can’t see a thing. You have to shine it from the side!”

{@Keeper} brought the [us: flashlight | torch]. {Friend} held it close against the wall, so that the light skimmed along the canvas. And there, under the brown, beside the dress, something stood out that hadn’t been there before. Two floppy ears. A back. A nose, pointing up, towards the hand.

Nobody spoke. {Pet} dripped.

“They painted it out,” said {@keeper}. “That poor girl. They took away her dog.”

# no-knight
But {child} was thinking about something else. {Child.He} {child.was} thinking about where they always sat.

“Trusty,” {child.he} said. “It wasn’t a knight.”

They ran out again, [pet.cat: both | all] of them, straight into the rain, [elder: {elder.short} too, keys | {keeper} too, knees] and all. It was a low stone, just big enough. The water had filled the letters and made them shine. TRUSTY.

“We’ve been sitting on his grave,” said {friend}. “For three weeks.” {Friend.He} wiped {friend.his} face and read the line below. “A. It isn’t {grumpy}. She’s {princess}.”

“Hello, {princess},” said {child}, though [child.she: the princess | she] was still indoors.

{Friend} missed [us: practice | training]. It was eight o’clock before {friend.he} noticed[elder: , in {elder.short’s} kitchen[elder2: , wearing {elder2’s} socks] | [adult: , in {adult’s} kitchen]].

# not-shown
On Monday nobody went down to the cellar. {@Keeper} had mended the lamp and written a card, to do until the new plate was ready:

Princess {princess}, aged about {age}. With her dog, Trusty (not shown).

{@Keeper} let {child} in to see it on the way to school. {Child.He} read it twice, and so {child.he} {child.was} a little late. The [us: hallway | corridor][school:  {at school}] was empty. All the coats were already hanging up.

Over {child.his} peg was a new label. The writing was quick, the writing of somebody in a hurry.

{child}, aged {age}. With {@own}, {pet} (not shown).

# @keeper
{keeper}
## if elder
{elder.short}

# @She
She
## if elder
{Elder.He}

# @walked
{child} walked {pet}, next door’s dog, after school
## if pet.dog
{child} walked {child.his} dog {pet} after school
## if pet.cat
{child} went after school, with {pet}[!pet.known:  the cat] a few steps behind

# @rug
{pet} under their feet like a rug
## if pet.cat
{pet} between them like a cushion

# @taught
there is one thing a dog can do that can’t be taught.
## if pet.dog & breed
there is one thing {a breed} can do that can’t be taught.
## if pet.cat
you can’t teach a cat anything, but there was one thing {pet} could do all the same.

# @claws
{Pet.His} claws clicked
## if pet.cat
on wet, silent paws {pet.he} went

# @beside
{pet} was walking next to {child.him}
## if pet.cat
{pet} came winding past

# @own
that dog
## if pet.dog
{child.his} dog
## if pet.cat
{child.his} cat
