title: It’s Rude to Point
title: A Unicorn at the Market
title: Looking with a Point On
guest cheese: Mrs Crumb (she), Mrs Curd (she)
guest balloons: Mr Finch (he), Mr Puffett (he)
guest toby: Toby (he), Wilf (he)

% “It’s rude to point” is said twice by {child}, and once, given back, by the unicorn. The unicorn only looks at what it likes.

# saw-it-first
On Saturday a unicorn came to the market[city:  in {city}], and {child} was the one who saw it first. It came down from the hill and walked in between the stalls, white as milk, with mud up to its knees and a long, bright, twisty horn. It stopped right in front of {child} and looked at {child.him}.

{child} had wanted a unicorn for as long as {child.he} could remember[pet.other: , though {Pet} was very nice too]. {Child.He} gazed at it. Then {child.he} went a bit cross-eyed, for the tip of the horn was very near {child.his} nose.

“It’s rude to point,” said {child}[school: , who had been told so {at school}].

“I am not pointing,” said the unicorn. “I’m looking.”

“You’re looking with a point on.”

“It’s the only way I’ve got,” said the unicorn.

And it walked on to look at the market, and {child} went with it.

# what-it-likes
It looked at the hat on {cheese}, who sold the cheese. {cheese} had never seen a unicorn before, but she knew when she was being pointed at.

“And what’s wrong with my hat?” she said.

It looked at the big red nose on {balloons}, who sold the balloons. Pop, went one of the balloons.

“That’s rude, that is!” said {balloons}.

[pet.dog: It looked at {Pet}[!pet.known:  the dog], who had a nose and pointed straight back. ][pet.cat: It looked at {Pet}[!pet.known:  the cat], in {pet.his} basket, who looked straight back. ]It looked at a baby, and the baby howled.

{child’s} cheeks were burning. “I told you!” {child.he} whispered. “It’s rude to point!”

# pockets
“But it’s such a lovely hat,” said the unicorn. “And such a splendid nose. I only look at what I like.”

“They don’t know that. They only see the point.”

“And what do you do,” said the unicorn, “when you like something?”

“I keep my hands in my pockets,” said {child}.

“They don’t make pockets this long,” said the unicorn stiffly.

# polite
And it hung its head until the horn was pointing straight down at the ground. “There,” it said to its own hooves. “Now I’m polite. I hope you’re pleased.”

It walked beside {child} like that, past the apples and past the bread[music:  and past somebody playing {music}], and it looked at nothing at all. It bumped into a lamp post. It trod in a bucket.

{child} {child.was} not pleased. {Child.He} had {child.his} way now, and it was horrible.

# toby
Then somebody cried out. It was {balloons}. He had let go of all his balloons.

“{toby}!” he cried. “Has anybody seen my {toby}?”

{toby} was his grandson, and he was two. {cheese} came running. [adult: {Adult} came running. ][elder: {Elder}[elder2:  and {elder2}] came running. ][friend: {Friend}[!friend.known: , {child’s} best friend,] came running with half an apple in {friend.his} mouth. ]Everybody shouted “{toby}!” so loudly that nobody could have heard him answer.

{child} stood on {child.his} toes, but {child.he} saw only coats and backs and bags. {Child.He} {child.was}n’t tall enough. And then {child.he} looked up at somebody who was.

# twice
“Unicorn!” {child.he} said. “Look for {toby}!”

“I couldn’t,” said the unicorn to its hooves. “I should have to point.”

“Yes!”

“It’s rude to point,” said the unicorn. “You told me so. Twice.”

# as-hard-as-you-can
{child} took {child.his} hands out of {child.his} pockets. {Child.He} knelt down on the cobbles, right under the drooping head, and put one hand on each side of the soft, whiskery chin.

“I was wrong,” {child.he} said. “Please point. Point as hard as you can.”

And with both {child.his} arms {child.he} lifted. It was a heavy head, and very sad, but {child.he} lifted it, past {child.his} chin, past {child.his} nose, until {child.his} arms were straight[athlete: , the way {athlete} holds up a prize].

# look-where
The unicorn looked out over the coats, and the backs, and the bags. It looked left, and it looked right. Then it stood still, and its ears went up, and the long bright horn pointed straight across the market.

{child} put out {child.his} arm and pointed the same way[friend: , and so did {friend}, with the apple].

“There!” {child.he} shouted. “Look where we’re pointing!”

And everybody looked. Out from under {cheese’s} cheese stall, below the cloth, stuck one very small red boot.

# nice
{balloons} got there first[pet.dog: , and {Pet}[!pet.known:  the dog] second]. He lifted up the cloth, and there sat {toby} with a whole round cheese in his lap and his mouth full.

“Nice,” said {toby}.

{balloons} hugged him, cheese and all. Then he hugged {child}, and last of all he went up to the unicorn.

“You can look at my nose as much as you like,” he said.

“And at my hat,” said {cheese}. She took the blue ribbon off it, and tied it round the unicorn’s horn.

# at-you
By and by the stalls were packed away, and the sky went the colour of peaches. The unicorn would go home to its hill before dark, and come again on Saturday[sport: , to watch {child} {play sport}]. But first it folded up its long legs beside the bench where {child} sat[adult / elder:  with {@a}], and laid its heavy head down in {child.his} lap.

{child} stroked its cheek. It looked up at {child.him}, and the horn came round, with its blue ribbon, until it was pointing at the middle of {child.his} [us: sweater | jumper].

“You’re pointing,” said {child}.

“Yes,” said the unicorn, and shut its eyes. “At you.”

# @a
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]
