title: Not Wanting a Cat
title: A Plain Spoon
title: The Cat on the Last Bus
guest driver: Mr Tripp (he), Mr Vance (he)
guest lady: Mrs Bell (she), Mrs Penny (she)
guest sitter: Bev (she), Jan (she)

% A cat that is ticked is the cat on the roof. @a: {adult}, else the elder, else the neighbour.

# on-the-roof
There was a cat on the roof of the last bus home[city:  from {city}].

It was a big, stripy cat, and it sat right in the middle with its paws tucked in, like a loaf on a shelf.

“I can’t drive with that on the roof,” said the driver, whose name was {driver}. “And I’m not fetching it. I can’t stand cats.”

“I can!” said {child}, who was going home on that bus with {@who}[friend:  and {friend}[!friend.known: , {child.his} best friend]].

{child} liked cats better than anything in the world, and that was the trouble. Whenever {child.he} saw one, {child.he} ran at it with both arms out. And every cat {child.he} had ever met[school: , even the old one {at school},] had gone over a wall.
## if pet.cat
There was a cat on the roof of the last bus home[city:  from {city}].

The cat was {pet}, who lived with {child}. {Pet.He} should have been sitting in a basket, but {pet.he} sat up there with {pet.his} paws tucked in, like a loaf on a shelf.

“I can’t drive with that on the roof,” said the driver, whose name was {driver}. “And I’m not fetching it. I can’t stand cats.”

“I can!” said {child}, who was going home on that bus with {@who}[friend:  and {friend}[!friend.known: , {child.his} best friend]].

{child} liked {pet} better than anything in the world, and that was the trouble. Whenever {child.he} [school: came home from {school}|saw {pet}], {child.he} ran at {pet.him} with both arms out. And every time, {pet} went over a wall.

# a-very-good-mouse
“Puss, puss, puss!” called {child}, with both arms out.

The cat went to the other end of the roof[athlete: , where not even {athlete} could have reached it].

Everybody got off the bus to help[friend: , with {friend} in front]. A lady called {lady} took a slice of ham out of her shopping and held it up. “Come along, my angel,” she said. The cat looked at the moon.

{@mouse} It was a very good mouse. The cat listened, and then it turned its back.

“Well, I would have come,” said {lady}.
[elder & adult: 

“You can’t hurry a cat,” said {elder}, and offered everybody a toffee.[elder2:  {elder2} took two.]
][pet.dog: 

{Pet}[!pet.known:  the dog] stayed on the bus, under the back seat. {Pet.He} had met cats before.
]
## if pet.cat
“Puss, puss, puss!” called {child}, with both arms out.

{Pet} went to the other end of the roof[athlete: , where not even {athlete} could have reached {pet.him}].

Everybody got off the bus to help[friend: , with {friend} in front]. A lady called {lady} took a slice of ham out of her shopping and held it up. “Come along, my angel,” she said. {Pet} looked at the moon.

{@mouse} It was a very good mouse. {Pet} listened, and then {pet.he} turned {pet.his} back.

“Well, I would have come,” said {lady}.
[elder & adult: 

“You can’t hurry a cat,” said {elder}, and offered everybody a toffee.[elder2:  {elder2} took two.]
][pet.dog: 

{Pet}[!pet.known:  the dog] stayed on the bus, under the back seat. {Pet.He} had met cats before.
]

# nothing-to-do-with-me
“We’ll be here all night,” said {driver}. He sat down on the bench in the bus shelter, folded his arms and shut his eyes. “It’s nothing to do with me.”

Bump. That was the cat, landing on the roof of the shelter.

Bump. That was the cat, landing on the bin.

It walked along the bench, rubbed its whole side against {driver’s} sleeve, and purred.

“Ugh!” said {driver}. “Take it away!”

“Got you!” cried everybody else, with all their arms out.

Bump, bump, and there it sat on the bus again, exactly like a loaf.
## if pet.cat
“We’ll be here all night,” said {driver}. He sat down on the bench in the bus shelter, folded his arms and shut his eyes. “It’s nothing to do with me.”

Bump. That was {pet}, landing on the roof of the shelter.

Bump. That was {pet}, landing on the bin.

{Pet.He} walked along the bench, rubbed {pet.his} whole side against {driver’s} sleeve, and purred.

“Ugh!” said {driver}. “Take it away!”

“Got you!” cried everybody else, with all their arms out.

Bump, bump, and there {pet.he} sat on the bus again, exactly like a loaf.

# why-him
{child} looked at the cat. {Child.He} looked at {driver}, who was picking hairs off his sleeve. Why him? He hadn’t called it. He hadn’t held out any ham. He was the only person in the whole street who didn’t want a cat.

“That’s why!” said {child}. “It only comes to people who don’t want it.”

“Then there’s only one thing to do,” said {@a}. “We’ll have to not want it.”
## if pet.cat
{child} looked at {pet}. {Child.He} looked at {driver}, who was picking hairs off his sleeve. Why him? He hadn’t called {pet}. He hadn’t held out any ham. He was the only person in the whole street who didn’t want a cat.

“That’s why!” said {child}. “{Pet} only comes to people who don’t want {pet.him}.”

“Then there’s only one thing to do,” said {@a}. “We’ll have to not want {pet.him}.”

# on-the-bench
So they sat down in a row on the bench, and didn’t want a cat.

{@A} read the timetable and didn’t want a cat. {Lady} counted her eggs and didn’t want a cat.[friend:  {Friend} put a finger in each ear and didn’t want a cat.]

“I’ve never wanted a cat,” said {lady}, very loudly.

“Nor me,” said {@a}. “All that fur.”

{child} looked at {child.his} shoes[sport:  and thought about {sport}].

Bump. That was the roof of the shelter. Nobody looked up.

Bump. That was the bin.

Along the bench came the cat. It walked past {@a}. It walked past {lady} and all her eggs. It even walked past {driver}. It stopped in front of {child}, and put one paw on {child.his} knee.
## if pet.cat
So they sat down in a row on the bench, and didn’t want a cat.

{@A} read the timetable and didn’t want a cat. {Lady} counted her eggs and didn’t want a cat.[friend:  {Friend} put a finger in each ear and didn’t want a cat.]

“I’ve never wanted a cat,” said {lady}, very loudly.

“Nor me,” said {@a}. “All that fur.”

{child} looked at {child.his} shoes[sport:  and thought about {sport}].

Bump. That was the roof of the shelter. Nobody looked up.

Bump. That was the bin.

Along the bench came {pet}. {Pet.He} walked past {@a}. {Pet.He} walked past {lady} and all her eggs. {Pet.He} even walked past {driver}. {Pet.He} stopped in front of {child}, and put one paw on {child.his} knee.

# a-plain-spoon
Oh, it was warm! And {child} wanted that cat so much that {child.he} shook. {Child.His} arms were coming up all by themselves.

The cat saw the arms. Its paw was already halfway off.

Quickly, {child} sat on {child.his} hands, and stared at a lamp post.

“I don’t want a cat,” {child.he} said, a bit wobbly. “I want … a spoon.”

“A spoon?” whispered {@a}.

“Just a plain one,” said {child} to the lamp post. “With no fur on.”

The cat thought about that. The paw came back. Then came the other paw, and then came all the rest. It turned round once, and it lay down in {child’s} lap.
## if pet.cat
Oh, it was warm! And {child} wanted {pet} so much that {child.he} shook. {Child.His} arms were coming up all by themselves.

{Pet} saw the arms. {Pet.His} paw was already halfway off.

Quickly, {child} sat on {child.his} hands, and stared at a lamp post.

“I don’t want a cat,” {child.he} said, a bit wobbly. “I want … a spoon.”

“A spoon?” whispered {@a}.

“Just a plain one,” said {child} to the lamp post. “With no fur on.”

{Pet} thought about that. The paw came back. Then came the other paw, and then came all the rest. {Pet.He} turned round once, and {pet.he} lay down in {child’s} lap.

# on-the-last-bus
“Now get up,” whispered {driver}. “Slowly. Like somebody who isn’t carrying anything.”

So {child} got up, slowly, with {child.his} arms full of nothing, and carried it up the step and into the bus.

“But I know that cat,” whispered {lady}. “It lives at the very last stop.”

“Then it only wanted to go home,” said {driver}. “Why didn’t it say so?”

And he drove as softly as he could. One by one the street lamps went by. The bus hummed[music: , almost like {music}], and the cat hummed too.

“All right back there?” asked {driver}.[pet.other:  “Have you got a cat at home?”

“No, I’ve got {pet},” whispered {child}.][!pet.other: 

“Shh,” whispered {child}.] “And I don’t want this one at all.”

And with both arms [us: around | round] it, all the way home, {child} went on not wanting it as hard as {child.he} could.
## if pet.cat
“Now get up,” whispered {driver}. “Slowly. Like somebody who isn’t carrying anything.”

So {child} got up, slowly, with {child.his} arms full of nothing, and carried it up the step and into the bus.

“But whose cat is this?” whispered {lady}.

“Mine,” whispered {child}.

“Then {pet.he} only wanted to go home,” said {driver}. “Why didn’t {pet.he} say so?”

And he drove as softly as he could. One by one the street lamps went by. The bus hummed[music: , almost like {music}], and {pet} hummed too.

“All right back there?” asked {driver}.[pet.other:  “Have you got a cat at home?”

“No, I’ve got {pet},” whispered {child}.][!pet.other: 

“Shh,” whispered {child}.] “And I don’t want {pet} at all.”

And with both arms [us: around | round] {pet.him}, all the way home, {child} went on not wanting {pet.him} as hard as {child.he} could.

# @mouse
{@A} made a noise like a mouse.

# @who
{sitter} from next door
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Sitter}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
