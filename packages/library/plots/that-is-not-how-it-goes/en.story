title: That’s Not How It Goes
title: Dreams to Be Mended
title: [short: Underpants|Jam] for the Wolf

% The grown-up (@a): {adult}, else the grown-up. The swings are the friend's and the grandparent's too, where there are any.

# a-dream-at-random
When {child} was asleep in bed, a little old man came in through the wall. He had a sack on his back, and in the sack he had dreams.

“Let’s see,” said the dream man. “{child}, aged {age}[city: , of {city}]. One dream.”

But the dream man couldn’t find his glasses. So he took out the first one that came to hand.

It was a dream about a wolf. The wolf came [!short: walking ]through the wood. It was grey. It was big. It had teeth.

“Grrr,” said the wolf.

Then {child} woke up and called out.

# say-no
In came {@a}, with hair sticking up all over[pet.dog: , and {pet}[!pet.known:  the dog] behind].

“There was a wolf,” said {child}. “It said grrr.”

“Ugh,” said {@a}. “What a silly dream. [pet.cat: {Pet} gets those, and {pet.he} just spits at them. ]Do you know what to do? You say, No, that’s not how it goes. And then you’re the one who decides.”

“Am I allowed?”

“It’s your dream. What should happen to the wolf?”

{child} thought.

“It should have underpants on,” said {child}. “On its head.”

# the-wolf
So {child} went to sleep again. And along came the wolf through the wood, grey and big.

“Grrr,” said the wolf.

“No!” said {child}. “That’s not how it goes!”

“Isn’t it?” said the wolf.

And poof! The wolf had a pair of underpants on its head. They were white, with red spots. It couldn’t see a thing, so it walked [!short: straight ]into a tree.

“Sorry,” said the wolf to the tree.

[!short: {child} laughed in {child.his} sleep.

]“Dear me,” said the dream man. “Wrong one.” And he put his hand in the sack.

# the-hole
Now it was a dream about a hole. It was black. It was deep. {child} fell into it, down, down, down.

“No!” said {child}. “That’s not how it goes!”

“Isn’t it?” said the hole.

“There’s porridge at the bottom.”

And poof! There was porridge, soft and just warm enough. Plop, {child.he} {child.was} sitting in it. The wolf was sitting in it too, with its underpants on, eating.

“It needs jam,” said the wolf.

“Dear, dear me,” said the dream man. “Wrong again.” And he put his hand in the sack, right down into the corner.
## or
Now it was a dream about a spider. It was black. It had legs everywhere. It came down on its thread, nearer, nearer, nearer.

“No!” said {child}. “That’s not how it goes!”

“Isn’t it?” said the spider.

“You’ve got slippers on. And pancakes.”

And poof! The spider had slippers on all eight feet, and a pancake in every corner of its web. It handed them round. The wolf came too, with its underpants on, and had two.

“They need jam,” said the wolf.

“Dear, dear me,” said the dream man. “Wrong again.” And he put his hand in the sack, right down into the corner.

# the-monster
Now it was a dream about a monster. [school: It came walking through {school}[!short: , and all the coat pegs rattled]. ]It had a great many arms[athlete & short: , more than {athlete}].[!short:  It had heavy feet. And all round it was dark.]

Thud. Thud. Thud.

[!short: Now {child} {child.was} afraid. ]{child.He} {child.was} so afraid that {child.he} forgot what to say.[!short: 

Thud. Thud. Thud.]

What was it {@a} had said?

# swings
“NO!” said {child}. “THAT’S NOT HOW IT GOES!”

The monster stopped.

“Isn’t it?” said the monster, and it sounded almost pleased. “How does it go, then?”

[short: {child} looked at all the arms. | {child} looked at it. It really did have a great many arms.[athlete:  More than {athlete}.] They hung straight down and had nothing to do.]

“Your arms are swings,” said {child}.

And poof! The monster joined its hands, two by two, and its arms were swings. [short: There was one for {child}[friend: , one for {friend}][elder: , one for {elder}][elder2: , one for {elder2}][pet.other: , a very tiny one for {pet}][friend / elder / pet.other: ,] and one for the wolf. | There was one for {child}. There was one for the wolf. [friend: There was one for {friend}[!friend.known: , {child's} best friend,] who was dreaming close by. ][elder: There was one for {elder}[elder2:  and one for {elder2}]. ][pet.other: There was a very tiny one for {pet}. ]][pet.dog & !short: There was one for {pet}, who went backwards. ][pet.cat & !short: There was one for {pet}, who pretended not to be on it. ][!short: There was one for anybody who liked going on their tummy. ]And the monster swung them[!short: , to and fro, to and fro,] [music & !short: in time to {music}, |]just high enough.[!short: 

“This is much better,” said the monster.]

# mended
Then the dream man found his glasses. They were on his forehead.

“Oh, my goodness,” he said. “Those weren’t for you at all. Those were for mending. That’s why they were [short: in my sack|right down in the corner].”

He looked at the wolf[!short: , who was eating]. He looked at the monster, who was humming[music & short:  {music}].

“Well,” [!short: said the dream man. “It|he said, “it] seems they are mended.”

[!short: And he sat down on a swing himself, with the sack in his lap.

]To and fro. To and fro.

# once-more
[short: “How did you get on with the wolf?” said {@a} in the morning. | In the morning {@a} was stirring something in a saucepan.

“And how did you get on with the wolf?” said {@a}.]

“All right,” said {child}. “[short: It’s got underpants on|It wanted jam].”

So now {child} {child.has} something to say when a silly dream comes. [!short: Let’s say it once more, very quietly.]

No. That’s not how it goes.

# @a
the grown-up
## if adult
{adult}
