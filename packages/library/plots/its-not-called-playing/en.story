title: It’s Not Called Playing
title: Is That One Yours?
title: Not Everybody at Once
guest elder: Bert (he), Stanley (he)
guest pet: Mimi (she), Otto (he)
guest mate: Sam (he), Eli (he)

% The courtyard is {elder}’s; where {elder.he} is not the family’s, {elder.he} is the child’s great-uncle, and the cat is his. A dog can sit down beside somebody just as well: @came, @mine.
% The shouts from the balcony should carry out through the window.

# its-not-called-playing
Nobody wanted to play with {child}, and the worst of it was that [!elder: Great-Uncle ]{elder} had noticed.

“Why don’t you play with the children in the courtyard?” said {elder.short}.

“It’s not called playing,” said {child}. “I’m {age}.”

“What’s it called, then?”

“Hanging out.”

“Hanging out what?”

“Just hanging out, {elder.short}.”

{Elder.short} looked out of the window. Down in the courtyard there were five children, hanging out. They had a ball, and they had chalked four squares on the [us: asphalt | tarmac].

“Then down you go,” said {elder.short}, “and hang out.”

# only-the-bikes
It wasn’t as easy as that.[city:  Back {in city} you didn’t have to ask.] {child} was staying with {elder.short}[elder2:  and {elder2}] for two weeks[friend: , without {Friend}[!friend.known: , {child.his} best friend]], and {child.he} had tried already. On Monday {child.he} had stood at the edge and said, “Can I join in?” And a girl in a cap had said, “There are five of us already,” and never stopped bouncing. On Tuesday {child.he} had asked again, and that time she had said, “We’re just about to finish.” Then they kept going for two hours.

On Wednesday {child.he} didn’t ask. {Child.He} stood by the [us: bike rack | bike stand] and pretended it was the bikes {child.he} {child.was} looking at. It feels like a very long time, a whole afternoon, when what you are looking at is bikes.[adult:  On the phone {child.he} told {adult} that everything was fine.]

# pancakes-in-the-doorway
Now it was Thursday, and {elder.short} had an idea.

“I’ll go down and have a word with them.”

“No.”

[sport: “I’ll ask if they’d like to {play sport} with you.”

“No!”

]“I’ll make pancakes and stand in the doorway.”

“NO, {elder.short}.”

“Then I suppose I’ll do nothing,” said {elder.short}, and went out on the balcony to water the tomatoes[music: , to {music} on the radio].

{child} went down. {@came}

# hello-down-there
{Child.He} had only just got to the [us: bike rack | bike stand] when it came from above.

“HELLO DOWN THERE! That’s {child}!”

The ball stopped. Five faces turned up towards the balcony. Then they turned towards {child}.

“{Child.He} {child.is} very funny once you get to know {child.him}!” shouted {elder.short}.

{child} stared at the saddle of a bike.

“{Child.He} can do all the planets!”

{child} wished {child.he} {child.was} on one of them.

“Backwards!” shouted {elder.short}.

“Is that one yours?” said the girl in the cap.

“No,” said {child}.

“YES!” shouted {elder.short}.

In the end the ball began to bounce again. {child} stayed put, because {child.his} legs wouldn’t go. It was like having a stone in your stomach and a sign on your back.

# not-on-him-beside-him
But {pet} went. {Pet.He} went straight out across the courtyard with {pet.his} tail in the air. {Pet.He} didn’t stop at the edge. {Pet.He} didn’t look about to see who was in charge. {Pet.He} walked past the girl in the cap as if the girl were a lamp post, and on as far as the bench, where a boy who was out was waiting for his turn.

{Pet} sat down beside him. Not on him. Beside him. And {pet.he} looked the same way the boy was looking.

After a while the boy put out a hand and scratched {pet.him} behind the ear.

{child} saw all of it. {Pet.He} didn’t ask, {child.he} thought. And above all {pet.he} didn’t ask everybody at once. {Pet.He} picked one. {Pet.He} picked the one who was sitting by himself.

# twelve-steps
It was twelve steps to the bench. {child} felt every one of them. Then {child.he} sat down on the other side of {pet}, and looked the same way.

At first nothing happened. But nothing had happened for {pet} either, at first.

{@mine}

A laugh got out of {child}. The boy was called {mate}.

# just-before
“I’m always the first one out,” said {mate}, gloomily. “You can’t tell where she’s going to hit it. Her in the cap.”

“Yes, you can,” said {child}. “She looks there just before. Only with her eyes.”

“How do you know?”

“I’ve seen it. From the [us: bike rack | bike stand].”

“Oh, that was you,” said {mate}. “I thought you were waiting for somebody.”

“Yes,” said {child}. “I think I was.”

“{mate}! Your turn!” called the girl in the cap.

{Mate} stood up.

“We’re coming,” he said.

We. It was a very short word. {child} would have been glad to hear it again.

# the-best-queue
{Child.He} missed the first ball.

“Out!” said the girl in the cap, exactly as she did to everybody else. And so {child} got to stand in the [us: line | queue]. It was the best [us: line | queue] {child.he} had ever stood in[school: , and {at school} {child.he} had stood in a good many].[friend:  {Child.He} would have to write and tell {Friend}.]

When {child.his} turn came round again, {child} didn’t look at the ball. {Child.He} looked at the girl’s eyes. They went left. {child} went left. And the girl in the cap was out for the first time since Monday.[athlete:  {athlete} couldn’t have done it better.]

“How did you know that?” she said.

“{Child.He} {child.is} very funny once you get to know {child.him},” said {mate}.

Up on the balcony somebody was applauding with a watering can[elder2: , and next to the watering can was {elder2.short}, with two saucepan lids].

# somebodys-mother
They kept at it until somebody’s mother called. By then {pet} had long since lain down in the best square of the four, and nobody could get {pet.him} to move, so they had played round {pet.him}.

# have-you-been
That night {child} lay on {elder.short’s} sofa bed.[adult:  On the phone {child.he} had told {adult} that everything was fine, and this time it was true.] The window was open, and down in the courtyard the chalk lines were still there. {Elder.short} sat down on the edge of the bed.

“Well,” {elder.he} said. “Have you play…” {Elder.He} stopped. “Have you hung out today?”

“Yes,” said {child}. “I’ve hung out.”

{Elder.short} nodded, and asked nothing more. {Elder.He} just sat there and looked the same way, towards the window, where it was getting dark.

Then {pet} came. {Pet.He} didn’t ask if {pet.he} could. {Pet.He} lay down beside {child.him}.

# @came
{Pet}, {elder.short’s} cat, came along. {Pet.He} had spent the whole morning among the tomatoes, but now {pet.he} felt that the courtyard needed seeing to.
## if pet.cat
{Pet} came along. {Pet.He} had travelled all the way to {elder.short’s} in a basket[adult:  on {adult’s} lap], screaming, but now {pet.he} seemed to think the courtyard belonged to {pet.him}.
## if pet.dog
{Pet} came along. {Pet.He} had whined all the way to {elder.short’s}[adult: , into {adult’s} ear], but now {pet.he} seemed to think the courtyard belonged to {pet.him}.

# @mine
“Is that one yours?” said the boy.

“Nearly. That’s {pet}. You mustn’t scratch {pet.his} tummy.”

“You mustn’t scratch mine either,” said the boy.
## if pet.cat
“Is that one yours?” said the boy.

“Yes. That’s {pet}. You mustn’t scratch {pet.his} tummy.”

“You mustn’t scratch mine either,” said the boy.
## if pet.dog
“Is that one yours?” said the boy.

“Yes. That’s {pet}. You can scratch {pet.his} tummy for as long as you like.”

“You can’t scratch mine,” said the boy.
