title: The Answer or the Nice Answer
title: Nearly Straight
title: Just a Smidge More
guest friend: Musa (he), Ines (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever cuts and has the megaphone is the grandparent, else {adult}, else {minder}. The megaphone is loud; {friend} is careful.

# smidges
Half an hour before the summer fair[school:  {at school}], {@first} cut {child’s} [us: bangs | fringe] in the kitchen with the big scissors. [us: They | It] went up on the left, so {@he} took a bit off the right. Then [us: they | it] went up on the right.

“Nearly straight,” said {@a}. “Just a smidge more.”

When {@he} had finished with the smidges, what was left stuck straight out from {child’s} forehead like the bristles on a toothbrush. And at two o’clock {child} and {friend}[!friend.known: , {child.his} best friend,] were going to run the three-legged race, in front of everyone {child} knew[city:  in {city}].

# hand-on
{child} stood at the hall mirror, so ashamed that {child.his} tummy hurt. {Child.He} clapped one hand over the [us: bangs | fringe].

“I wish nobody could see me,” {child.he} said.

And nobody could. In the mirror there were only the coats on their hooks. {child} took the hand away, and there {child.he} stood, toothbrush and all. {Child.He} put it back, and [child.name: the mirror was empty again | {child.he} vanished again]. So that was how it worked. Hand on, invisible. Hand off, there for all to see.

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] sniffed at the air in front of the mirror, and wanted to be scratched. {Pet} was scratched by nobody at all, and wagged.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] came and rubbed against the air in front of the mirror, and wanted to be stroked. {Pet} was stroked by nobody at all, and purred.

][pet.other: {Pet} wanted to be fed. {Pet} was fed by nobody at all, and ate everything.]

# nice-shoes
The doorbell rang, and it was {friend}. {Friend} couldn’t tell lies. {Friend.He} had tried once, and it gave {friend.him} hiccups. So {friend.he} always let people choose.

“Is it very bad?” asked {child}.

{Friend} looked at the [us: bangs | fringe] for quite a while. “Do you want the answer or the nice answer?”

“The nice answer.”

“I like your shoes,” said {friend}.

{child} slapped the hand straight back on.

{Friend} looked at the empty hall. {Friend.He} looked behind the door. “That’s brilliant,” {friend.he} said. “Did it come with the haircut?”

“I’m staying like this,” said the place where {child} was. “I’ll run like this, too. I’ll be tied to your leg, so what’s the difference?”

“Do you want the answer or …”

“No,” said {child}.

# the-megaphone
On the field[music: , where they were playing {music},] {@a} was in charge of the races, and {@he} had been given a megaphone, which was a mistake.[elder2:  {Elder2} had been given the flag at the finish, and only wanted everybody to get there.]

“{Friend}!” said {@a}, from very close. “WHERE’S {child}?”

“Nearer than you’d think,” said {friend} carefully.

“WE’RE ABOUT TO START!”

“{Child} heard that,” said {friend}, rubbing one ear.

{Friend.He} tied the scarf [us: around | round] one of {friend.his} own ankles and one of {child’s}. To everyone else {friend.he} had tied {friend.himself} to nothing at all. {@A} lifted the megaphone, frowned, and put it down again.

“On your own, are you, {friend}?” {@he} said kindly. “Well, [us: give it a try | have a go] anyway. READY, [us: SET | STEADY], GO!”

# to-be-silly
Off they went. {child} had one arm [us: around | round] {friend} and one hand clamped to the [us: bangs | fringe], and it is very hard to run like that[sport: , harder than {sport}]. At the third step they wobbled. At the fourth they fell flat.[athlete:  So would {athlete} have done.]

What people saw was {friend}, tied to nothing and hugging nobody, falling over sideways. Somebody laughed. {Friend} pulled them up, they hopped and they fell again, and now the whole field was laughing. All the others were over the line already.

{Friend} didn’t get up this time. {Friend.He} picked at the grass.

“They think I’m doing it to be silly,” {friend.he} said.

“Do you mind?” whispered {child}.

“Do you want the answer,” said {friend}, “or the nice answer?” {Friend.His} voice had gone wobbly, and {friend.he} kept blinking.

{child} didn’t need either of them. {Child.He} had hidden so that nobody would laugh at {child.him}, and now they were laughing at {friend}, and {friend} hadn’t even had a haircut.

# finger-by-finger
{child} lifted the little finger, and there on the grass were two shoes. {Child.He} lifted the next finger, and there were two knees. The next, and there was a T-shirt. Then there was only the thumb left. That one was the worst. {child} lifted it.

“{Child}?” said the megaphone.

“Come on,” said {child}, and pulled {friend} up. “I’ve got both arms now. Tied leg first.”

# tied-leg-first
They ran. They ran down the middle of the empty field, tied leg, other leg, tied leg, other leg, and people began to clap.

“THAT’S OUR {child}!” boomed {@a}. “I CUT [us: THOSE BANGS | THAT FRINGE] MYSELF! I’M SO SORRY, EVERYBODY!”

{child} laughed so much that they went over the line on their knees.[elder2:  {Elder2} waved the flag all the same.]

# the-answer
Afterwards they sat in the shade with a lemon ice cream each, and neither of them bothered to undo the scarf. {child} looked up as far as anybody’s eyes will go.

“[us: Are they | Is it] still bad?” {child.he} asked.

“The answer or the nice answer?”

“The answer.”

{Friend} looked from the front, and then from the side.

“[us: They’re | It’s] terrible,” {friend.he} said. “But I run much better when I can see [us: them | it].”

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
