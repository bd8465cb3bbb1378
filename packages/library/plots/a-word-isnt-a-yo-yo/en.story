title: A Word Isn’t a Yo-Yo
title: Word for Word
title: You’ll Have to Find Another Messenger
guest friend: Tilly (she), Rowan (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest hermes: Hermes (he)

% One rule: only words get over a border, and what you mean stays on your own side. {hermes} says every message in the voice of whoever sent it, “tell” and all.
% The messenger who has had enough (@a) is the grandparent, else {adult}, else {minder}. {@help} is one event: there is a gap in the line.

# the-line
A chalk line ran down the middle of the table. On one side sat {child}, and on the other sat {friend}[!friend.known: , {child’s} best friend]. They were selling old toys at the [us: flea market | jumble sale] in the park[city:  in {city}], and an hour ago {child} had sold {friend’s} yo-yo by mistake. It had only been lying there. {Friend}[school: , who sat next to {child} {at school} as well,] got angry, and {child} was so ashamed that {child.he} got angry back. Most of all {child} wanted it to be two hours ago.[pet.dog:  Under the table lay {pet}[!pet.known: , {child’s} dog], who wanted everybody on the same side.][pet.cat:  On the line, right on it, lay {pet}[!pet.known: , {child’s} cat].][pet.other:  The money was for {pet}, who needed a bigger home.]

“Tell {friend} it was only a yo-yo,” said {child} to {@first}, who was pouring tea behind them[elder2:  for {elder2}].

“Tell {friend.him} yourself,” said {@a}. “I’ve been carrying messages for an hour. You’ll have to find another messenger.”[elder & adult:  {Adult} had gone home when it started.]

There was a whirr, and somebody landed in the box of toys.

# a-lovely-border
He was young, with a broad hat, and there were wings on his sandals.

“{hermes},” he said. “Messenger of the gods. Zeus is my father, but don’t get up. What a lovely border! Who drew it?”

“I did,” said {child}.

“All borders are mine,” said {hermes}. “Nobody gets over this one now but me.”

{child} reached for the [us: cookies | biscuits], which were on {friend’s} side. {Child.His} hand stopped in the air above the line, as if there were a window. On the other side {friend’s} mouth moved, and there wasn’t a sound.

“Only words get over,” said {hermes}. “You say them, and I carry them. Word for word.”

# word-for-word
“Tell {friend} it was only a yo-yo,” said {child}.

{hermes} turned a somersault over the line[sport: , more neatly than anybody at {sport}]. “Tell {friend} it was only a yo-yo,” he said, in {child’s} own voice. When he turned back he had {friend’s} voice instead. “Tell {child} only thieves sell other people’s things!”

“I’m not a thief!” said {child}.

“Pity,” said {hermes}. “Thieves are mine, too. So are people who sell things. I’ve never had so much to do at one table.”

“Tell {friend} I don’t want to be friends any more!” shouted {child}, and heard it only afterwards. “No! Wait!”

“Delivered,” said {hermes}.

# doesnt-come-back
{Friend} didn’t answer. {Friend.He} began to put {friend.his} toys in a bag, one by one.

“Get it back!” said {child}. “I didn’t mean it!”

“What you mean stays on this side,” said {hermes}. “Only words get over. I once fetched a girl back from the underworld. But a word isn’t a yo-yo. It doesn’t come back.”

“Then say I’m sorry!” shouted {child}. “And say it as if I mean it!”

“Then say I’m sorry!” said {hermes}, on the other side. “And say it as if I mean it!”

{Friend} shook {friend.his} head and went on packing.

“But I do mean it,” said {child}.

“That stayed here,” said {hermes}.

{child} went cold right out to the fingers. Soon {friend} would be gone, and everything {child} meant would still be sitting here. {@A} put a hand on {child.his} back, and it stayed there.

# fifty-cows
“Have you ever made anybody that angry?” asked {child}.

“I have a brother,” said {hermes}. “Apollo. The day I was born I stole fifty of his cows. I made them walk backwards, so the tracks pointed the wrong way.” He smiled at the thought. “He was terribly angry. I’d made a lyre that morning, out of a tortoise shell, and I played it to him.[music:  It wasn’t {music}, but nearly.] Then I gave it to him. It was the best thing I had. We’ve been friends ever since.”

“Who did you send with it?”

“Send?” said {hermes}. “Who could I send? I’m the messenger. I had to do it myself.”

{child} looked at the line.

# a-gap
{@help}

# the-messenger
The gap was narrow. {child} put one hand through, and then the whole arm, and then {child.he} climbed on to the table[athlete: , not quite like {athlete},] and squeezed in after it.

“Stop!” said {hermes}. “Nobody gets over but the messenger!”

“I’m the messenger,” said {child}.

And there {child.he} sat in the middle of {friend’s} toys, with {child.his} heart thumping. {child} took hold of {friend’s} hands, bag and all.

“I’m sorry,” said {child}. “I sold it, and I was ashamed, and so I got angry. And I do want to be friends.” It came in the wrong order, and {child.his} voice shook. But this time what {child} meant had come too.

{Friend} let go of the bag. “I know you’re not a thief,” {friend.he} said. “I knew it all the time. It was just on this side.”

# no-border
They rubbed out the rest of the line with their sleeves.

“No border, no messenger,” said {hermes}. “Never mind. There’s a car outside Leeds with two brothers in the back.” And he put his hat straight and flew.

“What a nice young man,” said {@a}. “Where are the [us: cookies | biscuits]?”

They were gone. Thieves were his, too.

# myself
When everything was sold they walked home.[pet.dog:  {Pet} walked in the middle.] At the corner {friend} turned left, as usual. {child} and {@a} had nearly got to the gate when they heard somebody running.

It was {friend}, who had come all the way back.

“Bye,” said {friend}. “I wanted to say it myself.”

# @help
{Friend} pulled the bag across the table, and it went over the chalk. That left a gap in the line, as wide as a hand. {Friend} saw it. The chalk lay right beside {friend.him}. {Friend} looked at the chalk, and looked at {child}, and didn’t pick it up.
## if pet.dog
And then {pet} couldn’t bear it any longer. {Pet} jumped up on the bench and barked at them both, and {pet.his} tail went over the table like a broom. When it had gone by, there was a gap in the line, as wide as a tail.

“You can’t do that!” said {hermes}.

But dogs aren’t his.
## if pet.cat
And then {pet} turned over on the line, and stretched. {Pet} got up, with chalk all down one side, and went to sit on the tea towel. Where {pet} had been lying there was a gap in the line, as wide as a cat.

“You can’t do that!” said {hermes}.

But cats aren’t his.
## if pet.other
In the bottom of the bag {friend} found the money tin. “That’s for {pet},” said {friend’s} mouth. {Friend} pushed it as far as it would go. It couldn’t get over. But it scraped along the chalk, and left a gap in the line, as wide as a hand.
## if elder & !friend & !pet
“Oops,” said {elder.short}, and there was a puddle of tea right across the line. {Elder.He} wiped it up, with great care, and most of all in one place. It left a gap as wide as a hand. “I never could pour,” said {elder.short}, who hadn’t spilt a drop all day.

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
