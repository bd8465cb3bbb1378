title: The Day Off
title: That Counts
title: A Suitcase With Nothing In It

% What it does best makes the trouble: # @trouble and # @solved have a way for each of the sixteen.
% # @slips: what happens by mistake. The suitcase is the day off.

# the-suitcase
One Saturday morning {a wish} came along {child’s} street with a little suitcase.

“Where are you going?” asked {child}.

“I’ve got the day off,” said {the wish}. “One like me is supposed to {wish.does}, you see. All day long, and every day. But today I’m not going to do it once.”

“So what are you going to do?”

{The wish} looked unhappy. “That’s just what I don’t know. I’ve never had a day off before.”

“What’s in the suitcase?”

“My day off,” said {the wish}. “I’ve packed it.”

“I’ve had lots of days off,” said {child}. “I’ll show you.”

# nothing
They went to the park[city:  in the middle of {city}], and {child} lay down on {child.his} back in the grass.

“First you do nothing,” said {child}. “You look at the clouds.”

{The wish} lay down beside {child.him}. {wish.He} looked at a cloud. {wish.He} looked at another cloud. {child} got as far as counting to four. Then {the wish} couldn’t help it. {@slips}

“Oh dear,” said {the wish}. “I was working, wasn’t I?”

“Yes,” said {child}. “That counts. Try again.”

# that-counts
“Next you have an ice cream,” said {child}.

They stood in the [us: line|queue] at the kiosk. [friend: {Friend} was there already. {Friend} was {child’s} best friend, and an expert at days off.] {The wish} was given a cone, and said how nice it was. And before it was eaten, {wish.he} couldn’t help it. {@slips-again}

“That counts,” said {child}[friend: , and so did {friend}].

[sport: “Then you can {play sport},” said {child}. That went well for nearly a whole minute.

][music: “Then you hum,” said {child}, and hummed {@song}. {The wish} hummed too, and got as far as the chorus.

][pet: {@pet-off}

][elder: On a bench sat {elder}[elder2:  with {elder2}], who was the best in the whole park at doing nothing. “You start with your hands,” said {elder.short}. “You just let them lie.” {The wish} looked at {elder.short’s} hands for five minutes. Then it happened again.

][age>=8: “Then you get bored,” {child.he} said.

That didn’t work at all. {The wish} thought it was wonderful.

][athlete: “Even {athlete} has days off,” said {child}.

][school: “We get a whole summer {at school},” said {child}. “You get used to it.”

]{The wish} sat down on the suitcase.

# no-good-at-it
“I can’t do it,” said {the wish}. “I’m no good at it.” And something wet fell on the suitcase.

{child} sat down too. There was just room for one more.

“It doesn’t matter,” said {child}. “I’ve been practising ever since I was a baby.”

So there they sat, and watched the people go by,[age>=8:  and one dog, who was also out on business,] and for a while neither of them said a word. And the funny thing is that all that time {the wish} did nothing. But neither of them thought of that.

# help
{@trouble}

{child} looked at {the wish}. {The wish} looked at {child}.

“I know exactly what to do,” whispered {the wish}. “But it’s my day off.” And {wish.he} held on tight to the suitcase.

“Do you want to?” said {child}.

“I want to so much that it itches.”

# hold-it
So {child} put out {child.his} hand.

“Give me the suitcase,” said {child}. “I’ll hold your day off for you.”

And {child.he} held it, high up, with both hands, so that none of it would run out.

Then {the wish} stepped forward, and did what {wish.he} did best in all the world, better than ever.

{@solved}

The whole park clapped.

# still-there
“Is it still there?” asked {the wish}, when {wish.he} came back.

“All of it,” said {child}, and gave {wish.him} the suitcase.

{The wish} took it, and lay down in the grass, and looked at the clouds. {wish.He} looked at a cloud. {wish.He} looked at another cloud. {child} counted to four, and then to ten, and nothing happened.

“I’m doing it,” said {the wish} in surprise. “I’m doing nothing.”

“You’re very good at it,” said {child}.

They lay there until the clouds turned pink. Then {the wish} had to go home, because {wish.he} lived {wish.home}, and there would be work in the morning. The last thing {child} saw was the suitcase, swinging a little.

# good-at-it
That night {child} was in bed. [pet.dog / pet.cat: {Pet} lay on the floor, and that wasn’t work.]

[adult: “What did you do in the park?” asked {adult}.

“Nothing,” said {child}.

“What, nothing at all?”

“No,” said {child}. “It took all day.”

The lamp went out. | The lamp went out.] {child} lay on {child.his} back and looked up at the ceiling, where you could nearly see a cloud. And then {child.he} did nothing at all, and {child.he} {child.was} very good at it.
## or
[adult: “What did you do in the park?” asked {adult} in the kitchen.

“Nothing,” said {child}.

“What, nothing at all?”

“No,” said {child}. “It took all day.”

]Then {child} sat in the window. [pet.dog / pet.cat: {Pet} lay there too, and that wasn’t work. ]The clouds went by above the roofs, pink to begin with and then grey, and it was nothing that anybody needed to help them with.

{child} didn’t do a thing, and {child.he} {child.was} very good at it.

# @song
{music}

# @pet-off
“Look at {pet},” said {child}. {Pet} was doing nothing. {Pet} was a professional.
## if pet.dog
“Do what {pet} does,” said {child}. {Pet}, who was {a breed}, rolled over on {pet.his} back with all {pet.his} paws in the air. {The wish} tried to do the same, but there was some work on the way down.
## if pet.cat
“Do what {pet} does,” said {child}. {Pet}, who was {a breed}, had never done anything but have days off. {Pet} shut {pet.his} eyes. {The wish} tried that too, but you could tell that {wish.he} was thinking about work.

# @slips
Then it happened.
## if wish.does.throws
A pine cone went sailing right across the park, and somebody said ow.
## if wish.does.catches
A ball came flying across the park, and it never landed.
## if wish.does.carries
The next thing {child} knew, they were both lying under quite another tree.
## if wish.does.washes
A pigeon became very clean.
## if wish.does.hides
{child} couldn’t see {child.his} shoes anywhere.
## if wish.does.grows
The grass was suddenly taller than {child}.
## if wish.does.shines
There was a flash, and the pigeons thought it was morning.
## if wish.does.sings
Out came a little tune.
## if wish.does.swallows
One of {child’s} socks was gone, and somebody burped.
## if wish.does.mends
The hole in the knee of {child’s} [us: pants|trousers] was gone. {child.He} had been fond of that hole.
## if wish.does.melts
The grass got wet, under both of them.
## if wish.does.flies
There was nobody lying there any more. {The wish} was hanging in the air, as high as a lamp post.
## if wish.does.digs
They were both lying in a hole.
## if wish.does.keeps
All the pine cones in the park lay in one neat heap.
## if wish.does.opens
Every button on {child’s} jacket came undone.
## if wish.does.tells
The whole park was told that {child} had a hole in {child.his} sock.

# @slips-again
It happened again.
## if wish.does.throws
A whole scoop of ice cream sailed over the kiosk.
## if wish.does.catches
There {wish.he} stood with three extra cones, and they were other people’s.
## if wish.does.carries
Suddenly they were all standing on the other side of the kiosk.
## if wish.does.washes
Everybody who was waiting had clean hair.
## if wish.does.hides
Nobody could find the ice-cream man.
## if wish.does.grows
The cones grew as long as branches.
## if wish.does.shines
They all had to cover their eyes.
## if wish.does.sings
Everybody who was waiting began to sway.
## if wish.does.swallows
There was one person less. He came out again, but he was wet.
## if wish.does.mends
All the broken cones were whole again, and nobody could bite them.
## if wish.does.melts
All the ice cream in the kiosk turned to soup.
## if wish.does.flies
{The wish} was hanging above the kiosk, ice cream and all.
## if wish.does.digs
The kiosk sank a little.
## if wish.does.keeps
All the cones ended up in a row beside {the wish}, and nobody got one.
## if wish.does.opens
Everybody’s purse came open, and it rained pennies.
## if wish.does.tells
Now everybody knew who has ice cream before dinner.

# @trouble
Then somebody cried for help.
## if wish.does.throws
Then somebody cried for help. It was a small boy down by the stream. His teddy bear was on the other bank, and there wasn’t any bridge.
## if wish.does.catches
Then somebody cried for help. High up on a balcony, a baby had dropped its teddy bear. It was falling and falling, straight towards the fountain.
## if wish.does.carries
Then somebody cried for help. An old lady’s bag had burst, and there lay nine tubs of ice cream in the sun, and she lived right at the top of the hill.
## if wish.does.washes
Then somebody cried for help. It was a bride, all in white, on her way to church. And out of the pond came a dog, and shook itself.
## if wish.does.hides
Then somebody cried for help. It was a big boy, and his [us: pants|trousers] had split right down the back, in the middle of the park, and they were all looking.
## if wish.does.grows
Then somebody cried for help. It was a small boy whose kite was stuck at the very top of a tree, and nobody could reach.
## if wish.does.shines
Then somebody cried for help. It was in the tunnel under the road, where all the lamps had gone out, and a small boy stood in the middle and didn’t dare to go on or to go back.
## if wish.does.sings
Then somebody screamed. It was a baby in a [us: stroller|pram]. It screamed until the pigeons moved house, and its father had tried everything.
## if wish.does.swallows
Then somebody cried for help. It was the ice-cream machine in the kiosk. It had gone wrong, and it couldn’t stop. The ice cream ran out through the hatch and into the park, and it had already got as far as the swings.
## if wish.does.mends
Then somebody cried for help. It was a small boy at the swings. He had waited all day for his turn, and now it was his turn, and the swing had broken.
## if wish.does.melts
Then somebody cried for help. It was a small boy who had put his head through the railings, and now it was stuck. It wouldn’t go on and it wouldn’t come back, because of his ears.
## if wish.does.flies
Then somebody cried for help. An old lady’s hat had blown off, and there it sat, right at the top of the church, on the weathercock.
## if wish.does.digs
Then somebody cried for help. An old lady had dropped her key in the sandpit, and it was the biggest sandpit [city: in {city} | in town].
## if wish.does.keeps
Then somebody cried for help. It was a small boy who had just lost his very first tooth. He had it in his hand, and he had dropped it four times already on the way home.
## if wish.does.opens
Then somebody cried for help. It came from the [us: restroom|toilet] by the kiosk. A small boy had locked himself in, and the lock wouldn’t turn.
## if wish.does.tells
Then somebody began to cry. It was a small boy who had lost his father in the crowd, and he didn’t dare to tell anybody.

# @solved
And then it was all right again.
## if wish.does.throws
A stone flew over the stream with a string tied to it, and along the string, like a cable car, home came the teddy bear.
## if wish.does.catches
The teddy bear stopped just above the water. It hadn’t even got its feet wet.
## if wish.does.carries
All nine tubs of ice cream got to the top of the hill. They were as hard as stones.
## if wish.does.washes
The bride was so white that people had to screw up their eyes. The dog was white as well. Nobody had ever known that it was.
## if wish.does.hides
You couldn’t see any [us: pants|trousers]. You couldn’t see any bottom. The boy walked home as calmly as a king.
## if wish.does.grows
It reached as far as the kite, and then a bit farther, and the kite came down by itself.
## if wish.does.shines
There was light in the whole tunnel. The boy saw that it was only eight steps to the end, and he took them.
## if wish.does.sings
First the baby stopped. Then the pigeons stopped. Then the baby’s father fell asleep on a bench, with his hat on crooked.
## if wish.does.swallows
The ice cream went from the swings. It went from the grass. The last of it made a noise like a straw, and then there was only a bit of strawberry left, on a pigeon.
## if wish.does.mends
The swing was so well mended that it went higher than before, and the boy swung until he was hungry.
## if wish.does.melts
It got slippery about the ears. It got slipperier still. And pop, there was the boy’s head, back where it belonged.
## if wish.does.flies
The weathercock was allowed to keep one feather, and the old lady had her hat.
## if wish.does.digs
Up came the key. So did four spades, a shoe and a whole toy railway that somebody had been missing since spring.
## if wish.does.keeps
The tooth lay as safe as a tooth can lie, all the way home to the pillow.
## if wish.does.opens
Click, it went, and out came the boy, with rather a lot of paper [us: around|round] his middle.
## if wish.does.tells
And over by the kiosk a father turned [us: around|round], and ran so fast that his hat flew off.
