title: Woof, Said the Fox
title: An Orange One
title: Somebody to Stand Next To
guest judge: Mrs Plumley (she), Mrs Pomfret (she)

% The fox says woof, very carefully, until he is so happy that he forgets. The rule that he needs a person is said at the beginning and settles it.
% @boy is the friend; the family’s dog is on the child’s other side; a cat knows, and says nothing.
% The fox is never *he* in a sentence where the child might be.

# a-person
[friend: {child’s} best friend[school:  from {school}], {friend}, had been lent a poodle for the dog show in the park[city:  in {city}]. {child} was [pet.dog: there too,|watching]|{child} was [pet.dog: at|watching] the dog show in the park[city:  in {city}][pet.dog: ,]] [pet.dog: with {pet}, {child.his} own dog, on one side, ]when a fox came and sat down [pet.dog: on the other|beside {child.him}].

“Woof,” said the fox, very carefully.[pet.dog: 

“Woof,” said {pet}, who noticed nothing.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] had come along because nobody had asked {pet.him} to. {Pet.He} looked at the fox for a long time, and said nothing.]

“You’re a fox,” said {child}. {child.He} loved foxes more than anything, and {child.he} knew.

“Sh!” said the fox. “Today I’m a dog. First prize is a string of sausages. But I need a person to stand next to me. It’s in the rules.”

{child} had wanted to stand next to a fox {child.his} whole life.

“I’m a person,” {child.he} said.[pet.dog:  “I’m {pet’s}. But I’ve got two sides.”]

# an-orange-one
So they went in together, and stood at the end of the row, between [friend: {friend’s}|a] poodle and the grannies’ cake table.[pet.cat:  {Pet} lay down among the cakes.][elder:  {Elder}[elder2:  and {elder2}] had come to help with the cakes.] Along came the judge, {judge}, in an enormous hat.

“And what kind of dog is this?” said {judge}.

“Woof,” said the fox, very carefully.

“He’s an orange one,” said {child}.

“He looks like a fox to me,” said [friend: {friend}, who always said what things were|the boy with the poodle[school: , a boy from {school}]].

“Lots of things look like foxes,” said {child}.

# beautiful-wagging
First they had to sit. The fox sat as still as a vase.

“Beautiful sitting!” said {judge}.

“Woof,” said the fox, very carefully.

Then they had to wag. [pet.dog: {Pet} was wagging already. ]The fox had never wagged before. He swung that great big tail once to the left and once to the right, and all the raffle tickets blew away[pet.cat: , with {pet} after them].

“Beautiful wagging!” said {judge}.

“Woof,” said the fox, very carefully.

# the-big-bark
“And last of all,” said {judge}, “the Big Bark! As loud as you can, when I say three. One…”

“Just do your woof,” whispered {child}.

“Two…”

“I know,” said the fox. He was trembling all over. “It’s only that I’m so happy.”

“Three!”

All the dogs barked. And the fox threw back his head, and he was so happy that he forgot.

“WAAAAAAAOW!”

# a-very-small-voice
{judge’s} hat fell off. And every single dog ran and hid underneath the cake table[pet.dog: , {pet} first of all].[pet.cat:  {Pet} climbed into the hat.]

For a moment nobody said anything.

“That,” said {judge}, “is a FOX.”

“I said so,” said {@boy}.

The fox’s ears went flat. [friend: {Friend} called to the poodle, and everybody|Everybody] called to the dogs, but the dogs wouldn’t come out[pet.dog: , not even {pet}]. They shook so much that the table shook, and all the cakes shook too.

“I’d better go,” said the fox, in a very small voice. His tail dragged along the grass.

# hooray
“No,” said {child}. “Wait.”

{child.He} went and stood in the middle. {child.His} knees felt funny[sport: , just like the first time you {play sport}].

“He is a fox,” {child.he} said. “He sat the best. He wagged the best. And he’s been saying woof all day, and it’s really hard for him. That noise is just how foxes shout hooray. It isn’t scary when you know. [pet.cat: {Pet} knows. ]Listen!”

And {child} threw back {child.his} head.

“WAAAAAAAOW!” went {child}.

Under the table, the shaking stopped. [pet.dog: Out came {pet} and sat down close beside the fox. ]The poodle put out his nose.

“Now you,” said {child} to {@boy}.

“Waaow?” said {@boy}. [friend: {Friend.He}|He] grinned. “WAAAOW!”

Out came the poodle, wagging.

# mrs-plumley
Then the grannies did it, over the cakes.[elder:  {Elder.short} did it.][elder2:  {Elder2.short} did it.] The dogs came out one by one, and at last everybody was looking at {judge}.

{judge} [pet.cat: lifted {pet} out of her hat and put it|put her hat] back on. She cleared her throat.

“Waaow,” said {judge}, very carefully.

The fox laughed so much that he fell over.

# the-rules
“But he isn’t a dog,” said {@boy}. “Doesn’t it say that the best dog has to be a dog?”

{judge} read the rules. She read them all the way down, and then she turned them over and looked on the back.

“No,” she said. “It says that he has to have a person.”

“He’s got me,” said {child}.

So the fox got the sausages. He hung them round his neck like a necklace[athlete: , as proud as {athlete} with a medal], and he gave one to the poodle[pet.dog:  and one to {pet}][pet.cat:  and one to {pet}, for saying nothing].

“You were a very good person to stand next to,” he told {child}. Then he trotted off into the bushes[music: , humming {music}].[friend: 

“That,” said {friend}, “was a FOX.”]

# that-night
That night, when {child} was tucked up in bed[pet.cat: , with {pet} on top][pet.other: , and {pet} had been told all about it], there was a sound from far away, over by the park.

“Woof.”

[pet.dog: The fox said it very carefully, but this time {pet} noticed.|[pet.cat: The fox said it very carefully. {Pet} opened one eye, and said nothing.|He said it very carefully.]]

“Waaow,” whispered {child}, very carefully, and went to sleep.

# @boy
the boy
## if friend
{friend}
