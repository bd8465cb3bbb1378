title: Toad Night
title: Sort of Like a Purse
title: Toads First
guest warden: Mr Tull (he), Mrs Pym (she)

% Whoever is in charge (@a): {adult}, else the neighbour {warden}; never he or she.

# toads-first
The rule was that toads came first, and people second, and {pet} stayed in the car. {child} knew it by heart, and {pet} had never agreed to it.

{@Chief} had made the rule. On one or two nights every spring, when it was wet and warm and dark all at once, {@a} put on a yellow jacket and stopped the traffic on Mill Lane.[elder:  {Elder} did the same at the far bend, with a carrier bag over each shoe[elder2: , and {elder2} held the umbrella].] On those nights the toads[city:  of {city}] came down out of the wood. They were going to the mill pond, where they had been born, and they went [age>=9: every year, ]in a straight line, at a walk. It had been a good plan for thousands of years. Then somebody had built a road across it.

“So we carry them over,” said {child}. “In buckets. Hundreds! You’ll love it.”

{Friend} looked at the bucket, and then at the rain running off the end of {friend.his} hood. {Friend.He} {friend.was} {child’s} best friend, and {friend.he} had said {friend.he} would come. {Friend.He} had said it in the daytime[sport: , straight after {sport}, when everybody is brave].

# like-a-purse
“Are they slimy?” {friend.he} asked.

“That’s frogs. Toads are dry. They’re sort of like a purse. Here’s one!”

{child} held it out. It was brown and solemn, with eyes like two drops of copper, and it went pedalling slowly in the air with all its legs.

{Friend} put both hands behind {friend.his} back. “I’m sorry,” {friend.he} said. “I just can’t.”

For a second {child} felt something prickle. {child.He} had been looking forward to this for weeks, and in {child.his} head {friend} had loved it.

“Somebody’s got to do the counting,” said {@a}, and gave {friend} the clipboard in its plastic bag, and the pencil on a string. “We send the figures off, and they have to be right. Last year I lost count when one went up my sleeve.”

# pouring
So {child} picked up toads, and {friend} ticked them off in neat fives, like little gates. They hardly talked. In the back of the car {pet} pressed {pet.his} nose to the glass and steamed up the whole window. {Pet.He} {pet.was} {a breed}, and felt that anything worth picking up ought to be picked up by {pet.him}.

[age>=9: By eight o’clock there were ninety-four. By nine there were two hundred and sixty. ]Then the rain came down in earnest, and it was as if the wood had begun to pour[school: , like {school} when the last bell goes]. There were toads on the verge and toads on the white line. Big ones came plodding along with little ones riding on their backs.[athlete:  Not even {athlete} could have got to them all.][age>=9:  Twice {@a} had to hold up the sign and stop a car.]

# where-are-the-rest
And all at once there were none. The lane lay shining and empty in the [us: flashlight beam | torchlight].

“Three hundred and ninety-nine,” said {friend}. {Friend.He} frowned. “Last year there were more than five hundred. And they were coming so fast. Where’s the rest?”

From the car came a whine. It wasn’t the whine that meant biscuits. {Pet} was standing up, quite stiff, staring [age>=9: out at the verge a little way ]down the lane.

“Can we let {pet.him} out?” asked {child}. “{Pet.He} can hear something.”

{@A} looked up the road and down. “On the lead, then. And not so much as a taste.”

# in-front-of-a-nose
{Pet} didn’t want a taste. {Pet.He} towed {child} along the grass with {pet.his} nose down, past the [age>=9: signpost and the ]gate, and then {pet.he} lay flat on {pet.his} stomach, put {pet.his} chin on the ground[age>=9: , and was silent].

In front of {pet.his} nose was a drain. The iron cover had slipped, and it left a gap no wider than a letter box. {child} knelt and shone {child.his} [us: flashlight | torch] down it.

Copper eyes looked up at {child.him}, dozens and dozens of them. One after another, in their straight line, they had walked into the hole. The walls were smooth. And at the bottom the rainwater was rising.

# too-short
{@A} heaved at the cover and went purple. It was jammed fast. {child} pushed up {child.his} sleeve and reached through the gap as far as {child.his} shoulder would let {child.him}. {Child.His} fingertips touched something that moved, and couldn’t close on it.

“My arm’s too short,” {child.he} said. {Child.His} voice shook. “{@As} won’t go in. We need somebody with …”

{child.He} didn’t finish. {child.He} didn’t look round, either. It would have been a rotten thing to ask.

Behind {child.him} somebody laid a clipboard down on the grass.

# move-over
“Move over,” said {friend}. {Friend.He} lay down [age>=9: on {friend.his} front ]in the wet, right next to {pet}, and held one arm beside {child’s}. It was longer, by about one toad. {Friend.He} {friend.was} very white. “Like a purse, you said.”

“Like a purse.”

{Friend} shut {friend.his} eyes and put {friend.his} arm down the hole.

Nobody breathed. Then slowly the arm came up again, and there in {friend.his} hand sat a toad. It blinked. It put one small cold palm against {friend.his} thumb, and held on.

“Oh,” said {friend}, in quite a different voice. “He’s holding my thumb.” {Friend.He} opened {friend.his} eyes wider. “Well, don’t just stand there. Bucket! Four hundred!”

# tickets
After that there was no stopping {friend.him}. {Friend.He} brought them up in ones and in twos, and {friend.he} called out the numbers[age>=9:  over {friend.his} shoulder], and {child} ran with the buckets, and {@a} wrote, and had to ask {friend.him} to slow down. {Pet} didn’t stir from {pet.his} place. Each time a toad went by {pet.he} gave it one short sniff, as if {pet.he} were checking the tickets.

# little-doors
It was past ten when the hole was empty. {@A} wedged a plank over it. They tipped out the last bucket at the edge of the pond and turned off the [us: flashlights | torches]. In the dark, all round the water, there was a sound, small and creaky and happy, like a lot of little doors being opened.

[elder: {Elder} came up from the bend with the last two in a hat.

]“Five hundred and twelve,” said {friend}. {Friend.He} had mud up to {friend.his} ear. “Is it on again tomorrow?”

“If it rains,” said {child}.

# one-more
They drove home with the windows down, because of the smell of {pet}[music: , and {@song} on, very low]. {@A} {@hall}, and stood still, and put a hand slowly into the pocket.

“{@Girls},” said {@a}. “Make that thirteen.”

# @a
{warden}
## if adult
{adult}

# @Chief
{warden} from next door
## if adult
{Adult}

# @As
{warden’s}
## if adult
{Adult’s}

# @Girls
[child.she & friend.she: Girls | [child.he & friend.he: Boys | You two]]

# @hall
stopped at the gate to find the keys, in that wet yellow jacket
## if adult
hung up the wet jacket in the hall

# @song
{music}
