title: I Don’t Need Rescuing
title: The Ladder Was Having a Lie-Down
title: A Fire Engine Up a Pear Tree
guest karl: Wilf (he), Alfred (he)
guest samira: Samira (she), Leila (she)
guest minder: Mrs Cope (she), Mrs Hobday (she)

% “I don’t need rescuing” says he in the tree, then the child, in the end he again. Whoever nods: {@m}.

# for-real
The [us: fire truck | fire engine] came! It came for real, red and shiny, and it stopped right in front of {child}[friend:  and {friend}, {child.his} best friend].

All spring {child} had wished for a [us: fire truck | fire engine][sport: , even more than getting to {play sport}]. {Child.He} wanted to see the ladder go up. Most of all {child.he} wanted to ride in the basket at the very top. And now here it was, under {karl’s} pear tree[pet.other: , so close that {pet} could see it from the window].

{karl} lived next door. He was seventy-nine, and he sat at the top of the tree with a bag of pears on his arm. His ladder lay in the grass. It had fallen over[elder & adult: , and it was {elder}[elder2:  and {elder2}] who had called the [us: fire department | fire brigade]].[pet.dog:  {Pet} the dog was guarding the ladder.][pet.cat:  {Pet} the cat had been up there too, but {pet} had climbed down ages ago.]

# having-a-rest
Out jumped {samira}, the firefighter.

“Hello up there!” she called. “We’ve come to rescue you!”

“I don’t need rescuing!” called {karl}. “I’m picking pears!”

“But your ladder’s fallen over!” called {child}.

“It’s having a lie-down!”

# no-thank-you
{samira} laughed. Up she went in the basket, right to the branch. {child} stood on tiptoe to see. It was the best thing {child.he} had ever seen[athlete: , and {child.he} had seen {athlete} on television].

“Over you come,” said {samira}.

“No, thank you,” said {karl}. “I don’t need rescuing. Go and rescue somebody who does.”

And he held on with both arms. The next pear he had to pick with his teeth.

# the-helmet
{samira} came down again.

“He’s stubborn,” she said.

“So am I,” said {child}. “Can I talk to him? He listens to me.”

{samira} looked up into the tree. {karl} sat safe enough, and nothing was on fire. Then she looked at {@m-first}. {@M} looked at {child} for a long time, and then gave a small nod.

So {child} got a helmet that smelled of rubber[school: , like the gym {at school}], and a harness with straps over the shoulders. {samira} clipped it to the basket, click, and stood close behind. The ladder hummed. Up they went.

# spaghetti
At first it was lovely. {child} saw the roof of the [us: fire truck | fire engine][city: , and half of {city}]. {Child.He} saw {@m}[friend:  and {friend}] waving. Then {@m} got smaller. The basket wobbled. {child} looked down, straight down, and that was a mistake.

Oh! It was miles down!

{Child.His} legs turned to spaghetti. {Child.His} hands grabbed the rail and wouldn’t let go. {child} had meant to say something sensible about ladders. Now {child.he} couldn’t think of one word.

# both-stuck
{karl} peered out between the leaves.

“Is that you, {child}?” he said. “You’ve gone all pale. Shall we ask them to take you down?”

“No!” said {child}. It came out as a squeak. “I don’t need rescuing.”

{karl} looked at {child’s} hands, round the rail. He looked at his own arms, round the branch.

“I see,” he said. “So you’re not frightened.”

“I’m riding on a [us: fire truck | fire engine],” said {child}.

“And I’m picking pears,” said {karl}.

And there they were, both of them stuck, looking at each other.

# not-the-wind
“I am a bit frightened, though,” said {child}.

The pear tree rustled.

“Well, not that anybody’s asking,” said {karl}, “but that isn’t the wind. It’s my knees.”

# five-fingers
Then {child} did the hardest thing {child.he} had ever done. {Child.He} took one finger off the rail. {Child.He} took off another. {Child.He} took off all five, and held out {child.his} hand.

“Could you hold on to me?” {child.he} said. “It’s better with two.”

“Of course I can,” said {karl}. “You poor little thing.”

But to do that he had to let go of the branch. He let go with one arm, and took {child’s} hand. Then he let go with the other. {samira} had him round the middle, and before you could say pears he was in the basket, bag and all, in a harness of his own. Click.

# the-leaf
“There,” said {karl}. “I’ve got you. Look at me, and you won’t have to look down.”

{child} looked at him. He had a leaf in his eyebrow. All the way down {child} looked at that leaf, and he held {child.his} hand so tight that it nearly hurt.

When they reached the ground, neither of them had let go.

# pears
Then they sat on the step of the [us: fire truck | fire engine], {child} and {karl}, and that was quite high enough. {samira} folded up the ladder, bit by bit[music: , humming {music}]. {karl’s} own ladder went on with its lie-down[pet.dog: , next to {pet}]. {@M} took away the leaf. They all had pears[elder & adult: , and {elder} the biggest], so ripe that the juice ran down everybody’s chin. The sun was going down behind the tree.

# until-they-were-gone
“That was a good [us: fire truck | fire engine],” said {karl}.

“The best,” said {child}. “So did it rescue you?”

“Certainly not,” said {karl}. “I don’t need rescuing.”

But he kept hold of {child.his} hand, right up until the pears were gone.

# @m-first
{minder}, who was looking after {child}
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @M
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}
