title: Look Bored
title: They’ve All Lost a Hamster
title: You Don’t Ask
guest friend: Amina (she), Rafe (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever comes to the corner and waits with supper (@a) is the grandparent, else {adult}, else {minder}. The German is said as it stands.

# to-the-corner
It was the first day of [us: middle | secondary] school[school: , {at school}], and {child}, who was {age}, wanted only one thing: for nobody to notice that {child.he} {child.was} new. {@First} had been allowed as far as the corner, but no further.[elder2:  {Elder2} had stayed at home, and wanted to hear all about it later.]

“If you get lost, ask somebody,” {@he} said.

“{@A}. You don’t ask at [us: middle | secondary] school.”

“What do you do, then?”

“You know,” said {child}.

# lost-and-found
{Child.He} walked the last bit with [!friend.known: {child.his} best friend, ]{friend}, who had a plan.

“There’s only one thing to it,” said {friend}. “Look bored. Anybody who looks bored knows the way.”[pet:

{child} thought of {pet}[!pet.known: [pet.dog:  the dog][pet.cat:  the cat]], who [pet.other: always|looked bored all day long and always] knew the way. It was the way to supper.]

{child} let {child.his} whole face hang.

“Like this?”

“Now you look as if you’ve lost a hamster.”

{child} tried again, eyebrows a little higher.

“Like this, then?”

“Now you’ve found it,” said {friend}.

# round-the-house
Inside the door it smelled of floor polish and aftershave. People were enormous[city: , the biggest in {city}]. They went in all directions, and somewhere there was a room where [us: 6B | 7B] was meant to be at nine o’clock. {child} didn’t know where. {Child.His} knees felt as if somebody had loosened the screws[sport: , worse than after {sport}]. But beside {child.him} went {friend}, and anybody that bored had to know, so {child} followed {friend.him}.

What {child.he} didn’t know was that {friend} thought the same about {child.him}.

So they followed each other. They went up one staircase and down another, past the [us: cafeteria | canteen], out among the bicycles[music: , where somebody was playing {music}], [us: around | round] the building and in again, looking so bored that people got out of their way. When the bell rang, only one door was still open. They took the two empty chairs at the front.

# willkommen
Only now did {child} look round. The boy behind {child.him} had a moustache[athlete: , and {athlete} on his shirt]. The board said Willkommen, and a young teacher with his buttons done up wrong shut the door and began to talk German, fast and without stopping.

“Did we choose German?” whispered {child}.

“You should know,” whispered {friend}. “I was following you.”

“I was following you! You looked so bored!”

“I was practising!”

They turned to the front.

“We’ll stay put,” whispered {friend}, “and look bored.”

{child} wanted to get up and go. But then everybody would know that {child.he} {child.was} a lost little [us: sixth grader | Year Seven], and that was the one thing that mustn’t happen. The wrong room gets more wrong with every minute. Leaving at once would have been embarrassing. Now it had been a quarter of an hour, and soon {child.he} would have to live there.

# bratwurst
Then the teacher stopped in front of {child’s} desk.

“Und du?” said the teacher. “Wie heißt du?”

The whole class waited. {child} knew one word of German, and now it came.

“Bratwurst,” said {child}.

The teacher searched his papers.

“Bratwurst,” he muttered. “Bratwurst, Bratwurst …”

That was that. {child} was going to be called Bratwurst for [us: three | five] years. {Child.His} throat burned. {Child.He} stared at the desk and waited for the laugh.

There wasn’t one.

# a-whole-class
{Friend} kicked {child.him} on the foot.

“{child},” whispered {friend}. “Turn round. Look at them.”

{child} turned round. There sat the whole class, row after row, as big as grown-ups, looking bored. Their mouths drooped. Their eyes drooped.

“They’ve all lost a hamster,” whispered {friend}.

And then {child} saw it too. They weren’t bored. They had the very face {child.he} had practised all morning.

# straight-up
{Child.His} heart thumped so hard that {child.he} could hear it. {Child.He} took hold of the desk with one hand and put the other straight up. Then {child.he} stood up, before {child.he} could think better of it.

“Sorry,” said {child}, loud enough for the back row. “I don’t know where I am.”

The teacher looked at {child.him}.

“I’m in [us: sixth grade | Year Seven] and it’s my first day. We’ve been all round the school, and my name’s not Bratwurst.”

# you-dont-ask
The teacher let out his breath, as if he had been holding it since nine o’clock.

“Thank goodness,” he said in English. “I can’t find any of the names. Is this really [us: eighth-grade | Year Ten] German?”

Nobody answered. Then the boy with the moustache said, very low:

“We’re supposed to be in Spanish.”

“Spanish!” said the teacher. “Why didn’t you say?”

“You don’t ask,” said the boy.

{Friend} started laughing. Then {child} laughed, and the teacher, and in the end the whole of [us: eighth grade | Year Ten], moustache and all, until it sounded like [us: elementary | primary] school.

“It’s my first day too,” said the teacher. “I just followed some people who looked as if they knew the way.”

# four-doors
So they went out into the corridor, all three. {child} knocked on the first door and put {child.his} head in.

“Hello,” {child.he} said. “We don’t know where we are.”

At that door {child.his} whole stomach tingled. At the next it tingled less. At the third they found [us: eighth-grade | Year Ten] German, and the teacher shook hands and said “danke”. And behind the fourth sat [us: 6B | 7B], with two chairs left, side by side.

# a-meatball
That evening {@a} had kept supper waiting.[elder2:  {Elder2} was there too, wanting to hear.][pet.dog / pet.cat:  {Pet} had known the way, and was under the table already.][pet.other:  {Pet} had already been fed.]

“Well?” said {@a}. “Did you find it?”

“In the end,” said {child}, and took a meatball with {child.his} fingers. “I stood up in front of a whole [us: eighth-grade | Year Ten] class and said I didn’t know where I was.”

{@A} put down {@his} fork.

“You did? What did they say?”

“They didn’t know either,” said {child}.

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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
