title: Three Things in a Pocket
title: Turn Out Your Pockets
guest friend: Ivy (she), Kofi (he)
guest elder: Jean (she), Dot (she)
guest teacher: Mr Pell (he), Mr Tate (he)
guest maud: Maud (she), Tilly (she)

% Where no grandparent is ticked, {elder} is from next door and is helping out that week.

# not-going
On the night before the first day at [school: {school} | {child.his} new school], {child} laid out {child.his} new [us: sweater | jumper], {child.his} new shoes and {child.his} new bag, and then {child.he} got into bed and announced that {child.he} would not be going.[pet.dog:  {Pet} lay down across the new bag, in support.][pet.cat:  {Pet} lay down on the new [us: sweater | jumper], in support.][pet.other:  {Pet} had already been told.]

“Why’s that?” said {@useful}.

“Because {friend}’s in Herons and I’m in Swallows,” said {child}. {Friend} was {child.his} best friend. “They’ve put a wall between us, and nobody will know who I am.”

# the-list
{Elder.short} sat down on the bed. “I knew a girl,” {elder.he} said, “who didn’t speak to a soul on her first day at school. She spoke to a coat peg. She told it her name and everything.”

“What did it say?”

“It was a good listener. But it’s not much fun at [us: recess | playtime], a peg.” {Elder.short} found an old shopping receipt in {elder.his} pocket, and wrote on the back[elder2:  with a pencil that {elder2} had sharpened]. “So find me these, and bring them home tomorrow.”

{child} read it. One thing that’s wonky. One thing that nobody else has noticed. One thing that’s kind.

“And copy it out for {friend},” said {elder.short}. “No swapping.”

# the-gate
In the morning, [adult: {adult} | {elder.short}] did up {child’s} top button, undid it again because it looked worried, and kissed {child.him}. {Friend} was waiting at the gate, with {friend.his} list in {friend.his} fist. They walked in together until the corridor split. Then {friend} went left, and {child} went right.

# wonky
Swallows was enormous[city: , and quite the fullest room {in city}]. Everybody was talking to somebody. {child} looked at {child.his} shoes, but there was nothing wonky about {child.his} shoes, so {child.he} had to look up.

And there it was. The number seven on the class clock[athlete: , just above a poster of {athlete},] was upside down. Wonky, thought {child}, and {child.he} put it in {child.his} pocket. Not the clock. Just the knowing.

# sausages
The second thing came during [us: math | sums]. Their teacher, {teacher}, was very tall and very serious. But when he reached up to open the window, his [us: pants | trousers] rose, and there on his socks were tiny, dancing sausages. Nobody else had seen. {child} put the sausages in {child.his} pocket too, and felt a good deal better.

But the kind thing was hard. Nobody was nasty. Nobody was anything. They simply hadn’t got round to {child.him} yet.

# the-tray
{Friend} will be kind, {child} thought. I’ll find {friend.him} at lunch.

{child} did find {friend.him}. {Friend} was between two boys from Herons[sport:  who also liked {sport}], laughing so much that {friend.he} had to put down {friend.his} fork. There wasn’t a space left at the table. {child} stood there with {child.his} tray, and something cold slid down inside {child.him} that was not the [us: yogurt | yoghurt].

# the-peg
{child} ate quickly, and went to the cloakroom, because {child.he} had thought of somebody to talk to.

“I’m {child},” {child.he} said to {child.his} peg.

“I’m {maud},” said the peg.

{child} dropped {child.his} cardigan. Then the coats moved, and underneath them, on the bench, was a girl with a pink nose and one [us: braid | plait] coming undone.

“I’m not hiding,” said {maud}. “Everyone went to the playground while I was doing my shoe, and I don’t know where it is.”

# budge-up
{child} didn’t know either. {Child.He} very nearly said so and went away. But {child.he} looked at {maud’s} pink nose, and {child} thought of the tray, and the table, and the cold thing.

“Budge up,” said {child}. {Child.He} sat down among the coats. “Shall I tell you a secret about {teacher’s} socks?”

It is not possible to be told about dancing sausages and go on crying. {Maud} laughed so suddenly that she got hiccups. Then they went looking for the playground. They found a cupboard full of drums[music: , and {maud} hiccuped a bit of {music} into it], and then, at last, a big green door.

# green-door
Behind it was {friend}.

“There you are!” {friend.he} shouted. “I saved you a seat, and someone sat in it! I’ve looked everywhere! I’ve even looked in the {@toilets} [us: bathroom | toilets]!” Then {friend.he} saw {maud}. “Hello. Why are you hiccuping?”

“Sausages,” said {maud}.

# turn-out-your-pockets
At the end of the day, [adult & elder2: {adult}, {elder} and {elder2} | [adult: {adult} and {elder} | {elder}[elder2:  and {elder2}]]] stood waiting at the gate.

“Well?” said {elder.short}. “Turn out your pockets.”

Out came the upside-down seven. Out came the sausages, and {elder.short} had to hold on to the railings. {Friend} had a wonky tooth and a spider in the light, “and the kind thing was the boys, because they helped me look for {child}.”

“And yours, {child}?”

“I never found one,” said {child}.

Just then, a girl with one [us: braid | plait] came flying across the playground, pulling her dad along by the sleeve.

“That’s {child}, Dad,” said {maud}, quite out of breath. “That’s the kind one.”

{Elder.short} took out a pen, and put a tick beside number three.

# for-maud
And at bedtime, when [adult: {adult} | {elder}] came to say goodnight, the new bag was already packed[pet.dog: , and {pet} was asleep beside it][pet.cat: , and {pet} was asleep beside it][pet.other: , and {pet} had heard all about it]. On top of it lay a new list, in {child’s} best writing.

It said: For {maud}. Bring them home tomorrow.

# @useful
{elder} from next door, who was helping out that week
## if elder
{elder}, who had stayed to be useful

# @toilets
teachers’
## if child.she
boys’
