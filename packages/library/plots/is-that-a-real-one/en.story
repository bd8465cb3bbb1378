title: Is That a Real One?
title: Yes Please, {Teacher}
title: Sorry At
guest friend: Ben (he), Maya (she)
guest teacher: Miss Patel (she), Miss Hughes (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever walks them home is the grandparent, else {adult}, else {minder}. By the bath it is {adult}, else the grandparent, else {minder}.

# yes-please
{child} always answered when somebody asked {child.him} something, and answered nicely, and that was how {child.he} came to be told off.

It was in [us: math | maths][school:  {at school}]. {Child’s} best friend {friend} had whispered something in {child’s} ear, and {child} had laughed so much that {child.he} had to lie down on the sums.

“{Child},” said {teacher}. “Would you like to share the joke with the whole class?”

“Yes please, {teacher},” said {child}, and stood up. “{Friend} says your cardigan looks like {friend.his} [us: grandma’s | nan’s] carpet.”

It went so quiet that you could hear the radiator. {Teacher} told {child} off in front of everybody, and then she told {friend} off, and when it was over {child} had a feeling in {child.his} tummy as if {child.he} had swallowed a cold potato whole. {Friend} got told off about twice a week. {child} had never once been told off[city: , anywhere {in city}].

# nobody-knows
“But she asked me,” {child.he} said, when {@walked} them both home. “She asked me if I’d like to, and I did like to!”

“That wasn’t a real question,” said {friend}. “That was a telling-off question. They sound just the same, but you’re not meant to answer.”

“Then why do they ask?”

“Nobody knows,” said {friend}. “Last week the [us: principal | headteacher] asked me if I thought the floor was a swimming pool.”

“What did you say?”

“I said no. Then he asked me what I was doing, so I said breaststroke.”

“I’m sure grown-ups don’t really talk like that,” said {@w}. “{Friend}, your coat’s dragging in the mud. How many times have I told you?”

“Six,” said {friend}.

“I didn’t want you to count them.”

“See?” said {friend} to {child}.

But {child} couldn’t laugh. {Child.He} {child.was} never going back. {Teacher} would look at {child.him} every day and think about carpet.

# on-the-edge
That evening {@b} sat down on the edge of the bath, where {child} was brushing {child.his} teeth very slowly[music: , and not humming {music}].{@pet}

“Do you know what I think?” said {@b}.

{child} took out the toothbrush. “Is that a real one?”

“No. Yes. I don’t know,” said {@b}. “I think you feel horrible because you hurt somebody, and you never meant to.”

{child} nodded. There was toothpaste running down {child.his} chin. That was exactly where the potato was.

# a-plan
In the morning {child.he} and {friend} made a plan. If {teacher} asked {child} something and it was real, {friend} would scratch {friend.his} nose. If it was a telling-off question, {friend.he} would pull {friend.his} ear. Then {child} would know.

{child} had hardly hung up {child.his} coat when {teacher} came over. {Teacher} wasn’t wearing the cardigan. That made it worse.

“Well, {child},” she said. “What are we going to do about yesterday?”

# no-hand-free
{child} looked across at {friend}. {Friend} was standing by the door with the fruit box in {friend.his} arms, full to the top with apples, and {friend.he} hadn’t got a hand free. {Friend.He} tried to reach {friend.his} nose with {friend.his} shoulder.[sport:  It looked like some kind of {sport}.] Then the whole box went over, and [athlete: not even {athlete} could have caught it. The apples | the apples ]rolled away under the tables, and {friend} went after them.

# sorry-at
So there was nobody to tell {child}. {Teacher} was waiting, and the potato was as cold as ever. {child} took a big breath.

“Please, {teacher},” {child.he} said. “Is that a question I should answer, or one I should just be sorry at?”

Something happened to {teacher’s} mouth. She pressed her lips together, but it got out at the sides.

“Do you know,” she said, “I think it’s a bit of both.”

# a-bit-of-both
“Then I’m sorry,” said {child}. “I’m sorry I laughed at your cardigan, and I’m sorry I said it to everybody. I wouldn’t like it if it was mine.”

“Thank you, {child},” said {teacher}. “And I’m sorry I asked you a question I didn’t want the answer to.”

“I’m sorry too,” said {friend’s} voice, from under a table. “My [us: grandma’s | nan’s] carpet is really nice.”

Then {teacher} laughed out loud, and {child} felt the potato getting smaller, until it was about the size of a [us: french fry | chip]. After [us: recess | break] it was gone. And on the back of {teacher’s} chair hung the cardigan, just as it always did.

# a-real-one
{@W} was waiting at the gate when they came out. {@Whe} looked at {child’s} face first, and then {@whe} looked at {friend}, who had an apple in the hood of the muddy coat.

“So,” said {@w}. “How did it go?”

“That’s a real one,” whispered {friend}.

And {child} answered it, all the way home.

# @pet
[pet.dog:  {Pet}[!pet.known:  the dog] stood in the doorway with {pet.his} head on one side, asking if there was a biscuit. {Pet} only ever asked real ones.][pet.cat:  {Pet}[!pet.known:  the cat] sat in the bath, asking to have the tap turned on. {Pet} only ever asked real ones.][pet.other:  {Pet} had never asked anybody anything. That must be restful.]

# @walked
{minder} was walking
## if adult & !elder
{adult} was walking
## if elder & !elder2
{elder} was walking
## if elder2
{elder} and {elder2} were walking

# @w
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @whe
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @b
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}
