title: Is Anybody Using This?
title: Not Speaking
title: A Spare Voice

% Rule: a voice that isn't used to somebody is free; it goes back as soon as that somebody has understood something its owner says.

# the-puddle
At the bus stop there was a very good puddle, and {child} sat down in it. {child.He} didn’t mean to. {child.He} {child.was} walking backwards, and {child.his} foot slipped, and splosh!

{Friend}, {child’s} best friend, laughed till {friend.he} had to hold on to the bench.

{child} was ashamed, and when you’re ashamed it’s easier to be cross.

“I’m not speaking to you,” {child} told {friend}, and went and sat at the very end of the bench. “Not ever.”

{Elder} hadn’t noticed. {Elder.short} was asking a lady about her parsnips. {Elder.He} talked to everybody, and it took {elder.him} an hour to buy milk.

And {pet}, {child’s} dog, was lying on {child’s} foot. “Up, {pet},” said {child}. {Pet} lay down flatter. {Pet.He} always did, when {child} said it.

## or
At the bus stop there was a very good puddle, and {child} sat down in it. {child.He} didn’t mean to. {child.He} {child.was} being a bus, in reverse, and {child.his} foot slipped, and splosh!

{Friend}, {child’s} best friend, tried not to laugh. It came out of {friend.his} nose.

{child} was ashamed, and when you’re ashamed it’s easier to be cross.

“I’m not speaking to you,” {child} told {friend}, and went and sat at the very end of the bench. “Not for a hundred years.”

{Elder} hadn’t noticed. {Elder.short} was telling a man with a ladder all about ladders. {Elder.He} talked to everybody, and once the shop had shut before {elder.he} got to the end.

And {pet}, {child’s} dog, was lying on {child’s} scarf. “Off, {pet},” said {child}. {Pet} lay down flatter. {Pet.He} always did, when {child} said it.

# is-anybody-using-this
At the other end sat a wizard, with stars on his cloak.

“Excuse me,” he creaked. “Is anybody using this?”

{child} thought he meant the seat. “No,” {child.he} said.

“Thank you,” said the wizard, and {child} hiccuped. That was all.

“Ah!” said the wizard. “That’s better!”

He said it in {child’s} voice.

{child} tried to yell at him. Nothing came out.

“You weren’t using it,” said the wizard. “You aren’t speaking to your friend, so it was free. And I’m off on the bus, to sing for my mother’s birthday. You can have it back when {friend} knows what you want to say. But what are you going to say it with?”

And he laughed, and it was {child’s} own laugh.

# fun
“I don’t like peas!” shouted the wizard. “It wasn’t me! Pooh!” [music: He sang {@song}, and it suited him. ][school: “Can you shout like this {at school}?” he asked. “No!” ]

{Pet} pricked up {pet.his} ears. That was {child}! {Pet.He} got up, trotted past {child’s} two wet legs, and lay down on the wizard’s cloak.

{child} opened {child.his} mouth to call. Nothing came. {child.He} couldn’t even call {child.his} own dog, and that was the worst of it.

## or
“One more biscuit!” said the wizard, to try it out. “It’s not fair! Are we nearly there?” [music: He tried {@song}, and it suited him. ][school: “I could go to {school} with this,” he said. “They’d give me crayons.” ]

{Pet} looked at {child}, and {pet.he} looked at the wizard. Then {pet.he} took {pet.his} stick over to where the voice was, and lay down with it on the wizard’s cloak.

{child} wanted to call, and couldn’t. {child.He} hadn’t even got a dog now, and that was the worst of it.

# a-chat
But {friend} had heard. {Friend.He} ran and pulled at {elder.short}. “He’s got {child’s} voice! And he’s taking it away on the bus!”

{Elder.short} sat down beside the wizard, rather close.

“You talk to {child},” {elder.short} told {friend}. “I’ll talk to this one. Nobody’s ever caught a bus when I was talking.” And {elder.he} turned to the wizard. “So, how’s your mother?”

“She’s very well, thank you,” said the wizard, in {child’s} voice.

“That’s nice,” said {elder.short}. “And what does she like to eat?”

# teapot
“Tell me something,” {friend} said to {child}. “Anything.”

{child} pointed at {child.his} mouth, and opened and shut it.

“I know!” said {friend}, who always said that before {friend.he} knew. “You’re a fish!”

{child} put one hand on {child.his} hip, and pointed at {friend} with the other one.

“I know! A teapot!”

{child} hopped up and down.

“I know! You need [us: to pee|a wee]!”

[sport: {child} even did a bit of the way you {play sport}. “I know! A washing machine!” ][athlete: Then {friend} guessed {athlete}. ][elder2: Then {friend.he} guessed {elder2}, with a wasp. ]It was hopeless.

## or
“Write it,” {friend} said to {child}, and gave {child.him} a stick.

{child} wrote in the mud, but {child.he} {child.was} shaking with cold, and it came out as a wiggle.

“I know!” said {friend}, who always said that before {friend.he} knew. “It’s a worm!”

So {child} drew the two of them instead, and a line from one to the other.

“I know! Potatoes on a string!”

[sport: {child} even did a bit of the way you {play sport}. “I know! A washing machine!” ][athlete: Then {friend} guessed {athlete}. ][elder2: Then {friend.he} guessed {elder2}, with a wasp. ]It was hopeless.

# the-bus
Then the bus came.[city:  It was the one that goes right out of {city}.]

“That’s mine!” cried the wizard, jumping up.

“And that reminds me,” said {elder.short}, taking hold of his sleeve. “Does she take milk in her tea?”

“I must go!” said the wizard, with one foot on the step. But his cloak didn’t come. {Pet} was lying on it. “Up!” shouted the wizard. “Off! Get up!”

He shouted it in {child’s} voice. So {pet} lay down flatter.[breed.Dachshund:  And nothing lies as flat as a dachshund.]

“Are you getting on or not?” said the driver.

The wizard began to undo his cloak. There were three buttons. Pop, went the first one.

# on-purpose
“I’m sorry I laughed,” said {friend}. {Friend.His} lip was wobbling. “I won’t laugh ever again.”

But {child} didn’t want that. Pop, went the second button.

There was only one way to say it. {child} turned {child.his} back to the puddle and waved {child.his} arms, exactly like before. Then {child.he} walked backwards, and sat down in it.

SPLOSH!

This time it was on purpose. {child} pointed at {child.his} wet bottom. Then {child.he} pointed at {friend’s} mouth, and nodded.

{Friend} put both hands over it. {Friend.His} cheeks went as round as buns. “I kn…,” {friend.he} began, and stopped, and this time {friend.he} thought first.

“You’re saying it was funny,” said {friend}. “You’re saying that I’m allowed.”

{child} nodded till the drops flew.

So {friend} laughed. And then {child} laughed too. First it was only {child.his} shoulders. But up on the step the wizard hiccuped, and out it came, {child’s} own laugh, with all of {child} in it.

“I’m speaking to you,” {child.he} told {friend}. “Always.”

# the-other-sort
Pop, went the last button, and the bus drove off without anybody.

“Oh, bother,” creaked the wizard. “Poor Mother.”

{Elder.short} found a [us: cough drop | cough sweet] in a pocket, and blew the fluff off. “Suck it slowly,” said {elder.short}.

By the time the next bus came, the wizard had a voice of his own, as deep as somebody moving a wardrobe. {Pet} got up off the cloak all by {pet.himself}, now that nobody was telling {pet.him} to.

{Elder.short} and the wizard sat at the front and talked. {child} and {friend} sat at the back, with {pet} across all four of their feet, and said nothing.

The wizard turned round. “Those two aren’t speaking,” he whispered. “Is anybody using those?”

“Yes,” said {elder.short}. “They are.”

[adult: {adult} was waiting with a towel. ]They hadn’t said a word all the way home. But it was the other sort of not speaking.

## or
Pop, went the last button, and the bus drove off without anybody.

“Oh, bother,” creaked the wizard. “All those verses.”

{Elder.short} poured him something hot, with honey in it. “Little sips,” said {elder.short}.

And then he had a voice of his own, like somebody moving a wardrobe. {Pet} got up off the cloak all by {pet.himself}, now that nobody was telling {pet.him} to.

They walked home, and the wizard went the same way. {Elder.short} and the wizard went in front and talked. {child} and {friend} came squelching behind with {pet}. {Friend} squelched too, because {friend.he} had tried the puddle, to see what it was like. They said nothing.

The wizard looked back. “Those two aren’t speaking,” he whispered. “Is anybody using those?”

“Yes,” said {elder.short}. “They are.”

[adult: {adult} was at the door with a towel. ]They hadn’t said a word all the way home. But it was the other sort of not speaking.

# @song
{music}

# picture 2
In the middle of a long chat.

# picture 3
On purpose, this time.
