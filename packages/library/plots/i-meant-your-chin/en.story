title: Chin Up
title: I Meant Your Chin
title: To the Inch
guest friend: Kezia (she), Odette (she)
guest teacher: Mr Bannerman (he), Mr Hathaway (he)
guest bea: Bea (she), Jo (she)

% {@d} is who the wish says is missed (else Daddy; Mummy where whoever reads is a he), and is neither he nor she; nothing is said of where {@d} is, or of coming back.
% Whoever does up the zip (@home): the grandparent, who is the lady in the cap and has not said it before; else whoever reads, where that is another; else {bea} from downstairs.

# no-hand
{child} missed {@d} in the middle of {child.his} back.

It was a funny place to do it. But that was where {@d}’s hand used to go. When {child} was learning to float, {@d} had stood there in the pool, up to the ribs, with one hand flat underneath {child.him}, between the shoulder blades. The hand hadn’t held {child.him} up, exactly. It had just been there. Now it wasn’t, and whenever {child} lay back in the water, that was the place that noticed.[pet.dog / pet.cat:  Only {pet} the [pet.dog: dog|cat] seemed to know about it, and lay against it at night.][pet.other:  Only {pet} had been told about it.]

So on Thursdays, at the swimming pool[city:  in {city}], {child.he} sank.[friend:  {Friend}[!friend.known: , {child.his} best friend,] floated like a door.][elder:  {Elder} swam in the next lane in a flowered cap, chin well up.][pet.dog:  {Pet} sat outside the window, looking in.]

# chin-up
“Legs up!” called {teacher}, who taught them[music: , over the top of {music} on the loudspeaker]. “Tummy up! Chin up, {child}!”

{Teacher} was as large as a wardrobe and wore very small flip-flops. He said it every single week.

{child} knew all about chin up. The lady in the post office said it. The caretaker said it[school:  {at school}].[sport:  They said it when {child.he} came to {play sport}.][elder:  {Elder.short} [pet.dog / pet.cat: and {pet} were the only ones|was the only one] who didn’t[elder2: , apart from {elder2}].][!elder & pet.dog / !elder & pet.cat:  {Pet} was the only one who didn’t.] It was what people said when you missed somebody, and it meant that they would like you to do it a bit less.[athlete:  Nobody ever said it to {athlete}.] {child} had not expected it from a man with a float under his arm, in front of everyone.

So {child.he} tucked {child.his} chin well down on {child.his} chest, and glared, and went to the bottom.

# that-was-worse
“That was worse,” said {friend}, when {child} came up.[!friend:  {@kezia} floated like a door.] “He said chin up and you put it down.”

“I know what he said.”

“So why’d you do it?”

“Because I’m not going to cheer up just because he says so,” said {child}.

{friend} looked puzzled, but {friend.he} {friend.was} already drifting off.

# the-badge
The following Thursday it was the badge. You had to lie on your back while {teacher} walked from one end of the bench to the other. That was all. One after another they did it, like lilies[friend: , and {friend} like a door]. Then it was {child’s} turn.

{Child.He} lay back. The water came up round {child.his} ears. And there it was, between {child.his} shoulder blades, as plain as could be: no hand[pet.cat: , and no {pet}]. {Child.His} feet went. {Child.His} middle folded.

“Chin up!” boomed {teacher}.

{child} tried again, and it was just the same.

“Chin up, {child}! Chin up!”

# i-wont
{child} found the bottom with both feet and stood.

“I don’t want to chin up!” {child.he} shouted. “I won’t! I miss {@d}!”

It is a very echoing place, a swimming pool. “{@D},” said the roof. “{@D} … {@d} …” it said, all the way down to the deep end.

Everybody stopped. [friend: {Friend} stopped floating. ]The little ones stopped kicking. [elder: {Elder}|A lady in a flowered cap] stopped halfway through a length. If ever there was a moment to sink properly, it was this one, and here was {child}, standing up.

# your-chin
{Teacher} laid down his float. He took off the very small flip-flops. He got into the pool in his shorts and his T-shirt and with the whistle round his neck, and he waded over and stood a little way off.

For once, he spoke quite quietly.

“I meant your chin,” he said.

“What?”[friend:  said {child} and {friend}.]

“Your chin. The bit under your mouth. If it goes down, your bottom goes down. It’s how a person’s made.” He showed {child.him}: he lay back with his great chin pointing at the lights, and he floated like an island. Then he put it down on his chest, and there was a swirl, and nothing to be seen of him but the whistle, bobbing about on its string[elder: , and {elder.short} swimming [us: around|round] it].

He came up streaming. {child} didn’t mean to laugh. It got out through {child.his} nose.

# to-the-inch
“You didn’t mean cheer up?”

“No! Why would you cheer up?” said {teacher}. “You miss {@d}.”

It was such a plain thing to say. Nobody had said it before and left it at that. {child} wiped {child.his} face, which was wet anyhow.

“{@D} used to put a hand there,” {child.he} said. “Under my back. And I can feel it not being there[pet.cat: , even with {pet} on it].”

{Teacher} thought about it. “Can you feel just where?”

“Exactly where. To the inch.[pet.dog / pet.cat:  So can {pet}.]”

“To the inch,” said {teacher}. “Well, well. I tell people all day long to lie down on their backs, and there’s hardly a soul who knows where to find it.”

He went back to the edge then, and left {child.him} to it.

# lay-down-on-it
{child} turned round. {Child.He} looked at the lights for a while. {Child.He} knew precisely where the hand wasn’t; {child.he} could have drawn round it, all five fingers. Every week {child.he} had tried not to feel that place, and had curled {child.himself} up to get away from it.[pet.dog / pet.cat:  {Child.He} never did that with {pet} there.]

This time {child.he} lay down on it.

{Child.He} laid {child.his} back on the very spot, as if the hand were there[pet.dog / pet.cat: , or {pet}]. It hurt a bit. {Child.He} let it. {Child.He} put {child.his} ears under, and all the noise went away, and there was only {child.his} own breath, in and out. {Child.He} put {child.his} chin up.

{Child.His} feet rose, and there were {child.his} toes[friend: , next to {friend’s}].

{Teacher} walked from one end of the bench to the other, dripping[elder: , and {elder.short} swam alongside][pet.dog: , and {pet} came too, behind the glass]. Then, as {child} was still there, [elder / pet.dog: they went|he walked] all the way back.

# the-zip
Afterwards, out on the steps, it was almost dark and there was a bite in the air. {friend} went off down the road, yelling goodbye. {child} had wet hair, and fingers too cold to do up a coat, so {@home-who} put down the bags and bent to find the two ends of the zip.

The place in the middle of {child.his} back was still there[pet.cat: , and {pet} was waiting for it at home].[pet.dog:  {Pet} sniffed it out, to the inch.] [pet.cat: The place | It] was warm from the hot shower, and it was exactly the size of a hand.

# chin-up-said
“Chin up,” said {@home}.

{child} put it up, and {@home} did the zip, right to the top, and they went to catch the bus.

# @d
Daddy
## if adult.he & !parent
[us: Mommy | Mummy]
## if parent
{parent}

# @kezia
{friend} was in {child’s} class, and she

# @home
{bea}
## if parent.home & !elder
{adult}
## if adult & !parent & !elder
{adult}
## if elder
{elder.short}

# @home-who
{bea} from downstairs
## if parent.home & !elder
{adult}
## if adult & !parent & !elder
{adult}
## if elder
{elder.short}
