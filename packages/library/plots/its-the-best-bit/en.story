title: The Cucumber End
title: It’s the Best Bit
title: A Book About Somebody Small
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The guinea pig has no name and is neither he nor she: it is the family’s own. Who sits down on the floor (@a) is the grandparent, else {adult}, else {minder}. The pages are read slowly, one breath each.

# nowhere-to-go
On Tuesday, {child} was helping to make the salad. {Child.He} sliced the cucumber in thin green rounds, and when {child.he} came to the end, the knobbly bit that nobody wants, {child.he} cut it off and put it to one side.

{Child.He} always did that. It was only when {child.he} had the cucumber end in {child.his} hand, and had turned round to go, that {child.he} remembered there was nowhere to go with it.

The guinea pig had died at the weekend.

# but-not-the-hand
{child} had known that all day. {Child.He} had known it on Sunday and on Monday, and all through spelling and [us: gym | PE][school:  {at school}][sport: , and all through {sport}]. But {child.his} hand hadn’t known. {Child.His} hand had gone on and saved the cucumber end just the same.

{Child.He} stood in the middle of the kitchen. It was very quiet. There ought to have been a noise by now, a loud, rude, hopeful squeaking, because a guinea pig can hear a cucumber through two shut doors[city: , or halfway across {city}].

“{@A},” said {child}. “I don’t know where to put it.”

# on-the-floor
{@A} looked at what {child.he} {child.was} holding. {@He} turned off the tap, and {@he} sat right down on the kitchen floor with {@his} back against the cupboard, and {child} sat down beside {@him} and leaned.

“I was listening for it too,” said {@a}. “When you started slicing.”

{child} cried then. {@S} eyes were wet as well. They stayed on the floor until the crying was done, or done for now.

[pet.dog: {Pet}[!pet.known:  the dog] came in and looked at them, and lay down across all four of their feet.

][pet.cat: {Pet}[!pet.known:  the cat] came in and looked at them, and lay down across all four of their feet.]

# could-i-have
“Could I have done anything?” asked {child}. {Child.He} had been carrying that question about since Sunday, and it was heavy.

“No,” said {@a}. “You did the things there were to do. You did them every day. There was somebody small in this house who was never once forgotten, and that was because of you.”

{child} thought about that for a while.

“I’m scared I’ll forget things,” {child.he} said. “Not big things, the little ones. The noise, and the way the nose went.”

“Then let’s put them down somewhere,” said {@a}.

# a-small-book
So after [us: dinner | tea] {child} made a book. {Child.He} cut the pages small, because it was a book about somebody small, and sewed them up the middle with wool.[elder2:  {Elder2} threaded the needle.] On the front {child.he} drew a picture, and {child.he} took a long time over the ears.

Then {child.he} wrote, one thing to a page.

Could hear a fridge open from anywhere.

Was warmer than you’d think.

Had a heart that went very fast, even when nothing was wrong.

Had feet that looked too small for the rest.

[athlete: Could run like {athlete}, but only towards food.

][music: Joined in with {music}, in one place, always the same.

][friend: One page was for {friend}[!friend.known: , {child’s} best friend], and {friend.he} had said what to put on it.

Said hello to me, too.

]Made a purring noise that you felt in your hands before you heard it.

# too-soon
Then {child.he} thought of the next thing, and {child.his} mouth went up at one corner before {child.he} could stop it.

“What is it?” said {@a}.

“I was thinking about the eating,” said {child}. “How the cucumber just went in, like paper into a machine. Without stopping to breathe.” And {child.he} laughed, and then {child.he} put {child.his} hand over {child.his} mouth. “Sorry.”

“What for?”

“It’s too soon to laugh.”

“It isn’t too soon,” said {@a}. “You can be sad and laugh on the same day. You can do both in the same minute. They don’t push each other out.”

# done-properly
{child} took {child.his} hand away. The cucumber end was still there on the chopping board, and all at once {child.he} knew where it should go.

{Child.He} fetched it and broke it in two. {Child.He} gave half to {@a}.

“It has to be done properly,” said {child}. “Front teeth only. And really fast.”

They did it properly. They nibbled as fast as they could, with their noses going, without stopping to breathe. It was extremely loud. It tasted bitter, and green, and of every [us: suppertime | teatime] there had been.

When it was gone, {child} picked up {child.his} pencil and wrote on the next page.

Was right about the end. It’s the best bit.

# room-for-them
There were a good many pages left. More things would come, {@a} said, when {child.he} {child.was} brushing {child.his} teeth or waiting for the bus, and there would be room for them.

# both-hands
At bedtime {child} put the little book on the table by {child.his} bed, where {child.he} could reach it. It was still quiet. But {child.he} closed {child.his} eyes and held out {child.his} two hands on the blanket, cupped together, and thought about the weight, and the warmth, and the small fast heart.

And {child.he} found that {child.his} hands remembered everything.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
