title: I’ll Hang On to That
title: The Chest That Would Not Give
guest friend: Nora (she), Jem (he)
guest pet: Biscuit (he), Pickle (she)
guest owner: Winnie (she), Maud (she)
guest chest: Alfred (he), Clement (he)

% The chest is {owner}’s own, from when she was small, and {owner} lives next door to everybody. The cat is the family’s, else {owner}’s; a dog knows a basket when it sees one.
% The chest says it politely, then in fright, and at last it is {child} who says it.

# wont-open
{child} and {friend} found the treasure under a bush in {owner’s} garden, next door, and it didn’t want to be opened.

It was an oak chest, with a lock like a mouth. {child}, who had dug for three days[school:  after {school}], scraped off the last of the earth.

“Open up,” {child.he} said. “I want the gold.”

The chest lifted its lid a crack. Something gleamed in there. {child} put out a hand, and the chest whipped off {child.his} mitten.

“Thank you,” said the chest. “I’ll hang on to that for now.”

Snap, went the lid.

# not-heard-of
“That was mine!” said {child}.

“I’m a treasure chest. People put things in me. It’s what I’m for.”

“People take things out of you!”

“That’s the first I’ve heard of it,” said the chest.

{Friend} giggled. {Friend} was {child’s} best friend, who always whispered and was never scared.

“Let’s give it something horrible,” whispered {friend}. “Then it’ll spit.”

{Friend.He} held out {friend.his} lunchbox. It had cold cauliflower in it.

“I’ll hang on to that for now,” said the chest, and took the box as well. “How lovely. A little tree.”

# carried-in
They carried it into the kitchen in a blanket. {@Pet} came after, sniffing.

“{Owner}! We’ve found some treasure!”

{Owner} was looking for her glasses. She had been losing things all her life, and she was the only person [city: {in city} | in the street] who enjoyed it.[elder:  {Elder}[elder2:  and {elder2}], who had come for coffee, looked under the table.]

“{Chest}, is that you?” said {owner}. “I’ve been wondering where I put you.”

“{Owner}!” said the chest. “You said you were just going in for a wee!”

“And so I was,” said {owner}. “I was seven.”

{child} stared. It was {owner’s} own treasure.

“What’s in it?” {child.he} said.

“I’ve forgotten. That’s the fun of it.”

# shoehorn
“Then open up!” {child} told the chest. “She’s here now!”

“No,” said the chest. “She’d only lose it. It’s safest with me.”

{child} took hold of the lid and heaved[sport:  as if it were {sport}]. The chest clenched its teeth. {child} fetched {owner’s} shoehorn to lever it open, and the chest took that. It took {child’s} hat[adult: , the one {adult} had said was not to be lost].[athlete:  It took a picture of {athlete}.] It took a painting of a cow.

“I’ll hang on to that for now! And that! And that!”

“Give it back!” yelled {child}, and kicked it in the side.

# only-wood
There was a crack. The chest slammed shut, and the keyhole twisted inwards and was gone. There was only wood.

“{Chest}?” said {owner}.

The chest didn’t answer.

{child} was so sorry that {child.his} whole face stung.

“It got scared,” whispered {friend}. “It thinks we’ll take everything and go.”

“Well, I was going to,” said {child}.

# a-box
That was when {pet} came to a decision. {Pet.He} had been studying the chest for some time. {@Box}

{Pet} sat down in front of the lid {@called} until {owner}[elder & !elder2:  and {elder}][elder2: , {elder} and {elder2}] covered [elder: their | her] ears.

At last the lid went up a little.

“What does {pet.he} want to put in me?” said the chest suspiciously.

“{@Itself},” said {child}.

The lid went up further. {Pet} stepped in. {Pet.He} turned round on the mitten, [us: stepped | trod] on the cauliflower and lay down, with {pet.his} tail hanging over the edge.

# the-tail
The chest tried to shut. It couldn’t, because there was a tail in the way. {@Engine}

“{Pet} is warm,” said the chest in amazement. “What do I do now?”

{child} could have slipped a hand in. The gleam was right by {pet’s} ear. But {child} put both hands behind {child.his} back.

“Now you can pat {pet},” said {child}. “But {pet.he} will get out again when {pet.he} gets hungry.”

“For ever?”

“No. {@Kind} come back. They only go away so that they can.”

# the-other-mitten
“Will you come back as well?” said the chest. “If I give you something?”

{child} pulled off the other mitten and laid it next to {pet}.

“Hang on to that for now,” {child.he} said. “Then I’ll have to.”

And the chest opened its lid all the way.

There lay the mitten, the hat, the cow, and a cauliflower that was not what it had been. There was a whistle, and a big shiny button, and a photograph of a girl with a gap in her teeth. And right on top of it all were {owner’s} glasses.

“I dropped those in the bush on Tuesday,” said {owner}. She put them on and picked up the photograph. “Oh, look. That’s where I’d got to.”

# whistle
{Friend} blew the whistle[music: , which sounded nothing like {music}]. It was the only thing {friend.he} had ever done that anybody could hear, and {pet} flew out of the chest like a cork.

“{Pet.He} will be back,” said the chest calmly.

And after supper {pet.he} {pet.was}.

# lid-ajar
When evening came, [adult: {adult} fetched them | it was time to go home]. {child} had the shiny button in {child.his} pocket. The chest was on {owner’s} kitchen counter, between the bread and the radio, where it couldn’t get lost.

“I’ll hang on to that for now,” said {child}, and held up the button.

“You do that,” said the chest.

{Owner} stood at the window and waved, with her glasses on. Beside her the lid was open a crack, and over the edge stuck two mittens, with {pet’s} tail in between.

# @pet
{Owner’s} cat {pet}
## if pet.cat
{child’s} cat {pet}
## if pet.dog
{child’s} dog {pet}

# @box
It was square. It had a lid. It was a box, and {pet} was not in it.
## if pet.dog
It was just the right size. It smelled of mitten. It was a basket, and {pet} was not in it.

# @called
and yowled
## if pet.dog
and whined

# @itself
Just a cat
## if pet.dog
Just a dog

# @engine
{Pet} purred until the hinges buzzed.
## if pet.dog
{Pet} wagged until the hinges rattled.

# @kind
Cats
## if pet.dog
Dogs
