title: Hello, Pine
title: Don’t Get Up
title: The Hugging Pines
guest gunbritt: Mrs Appleby (she), Mrs Tilney (she)

% The order in: pine, fir, fir, little birch, nose, skirt, the one lying down, the hugging pines, the stone. Out: backwards. Who comes along the road to meet them:
% {adult}, else the elder, else there is only the light in the window at home.

# in-a-hurry
{child} was off to the forest. {Child.He} {child.was} going to the big stone in the very middle, to eat a bun.[sport:  After that {child.he} {child.was} going to {play sport}.] And {child.he} wanted to be there now.

But {child.he} had to go with {gunbritt} from next door, and {gunbritt} said hello to people.

“Hello, pine,” said {gunbritt} to the first pine tree. She took hold of a branch and shook hands with it. “Hello, fir. Hello, fir. Hello, little birch, haven’t you grown!”[pet.dog:  {Pet}[!pet.known:  the dog] said hello as well, in {pet.his} own way.]

“Trees can’t say hello,” said {child}.

“No,” said {gunbritt}. “That’s why we have to.”

{child} sighed.[pet & !pet.dog:  At home you said hello to {pet}, and that was that.] There were an awful lot of trees in the forest[city: , more than there were people {in city}].[friend:  {Friend}[!friend.known: , {child’s} best friend,] was coming along last, and had started on the fir cones.]

# a-nose
“Hello, pine with a nose,” said {gunbritt}. There was a great big knob in the middle of its trunk.

“Come on,” said {child}. “The bun’s waiting.”

“You say hello too,” said {gunbritt}. “You can’t just walk past people.”

[school: “We say hello to everybody at once {at school},” said {child}. But you couldn’t do that here.

]{child} said hello to the pine with the nose. {Child.He} said it [athlete: as fast as {athlete}|fast]. Hello.

# a-skirt
Next was a fir in a skirt, with branches right down to the ground. “Hello, fir in a skirt!” Next was a birch that leaned so far over that it was nearly in bed. “Hello, birch! Don’t get up!” And next were two pines, so close together that they’d got stuck.

“Hello, hugging pines,” said {child}. It just slipped out.

“That’s right,” said {gunbritt}. “That’s their name.”

# the-bun
And at last, at long last, they got to the stone. It was warm with sun and soft with moss. They had their buns, and they had [us: cocoa | hot chocolate] out of a flask.[music:  {gunbritt} hummed {music}.]

# milk
And while they were eating, the fog came. To begin with it was only a drop of milk between the trees. Then somebody seemed to pour in some more. Then the whole forest was white, and there wasn’t any path.

{gunbritt} stood up. She looked one way, and she looked the other way.

“Oh, bother,” she said. “I always go by the path. Now I don’t know where we are.”

{child} got a pain in {child.his} tummy. {gunbritt} always knew.[pet.dog:  {Pet} sat down on her foot.]

# two-of-them
Everything was white. But there was something dark over there. No, there were two of them. Two, with their arms round each other.

{child} took {gunbritt’s} hand, and pulled[friend: , and {friend} held on to her cardigan].

“Hello, hugging pines,” {child.he} said.

{Child.He} went right up and felt a branch. Yes, it was them! {Child.He} had a think. Who had {child.he} said hello to before the hugging pines?

# lying-down
“The one who was lying down!” said {child}.

They went a little way. And there she lay, or very nearly, all white in the white, and {child} almost fell over her.

“Hello, birch! Don’t get up!”

It was {child} who went in front now. {Child.He} went slowly, with one hand held out. Something rustled against {child.his} fingers. It was branches, and they went right down to the ground.

“Hello, fir in a skirt!”

# nobody
After that there was nobody. {child} tried a bit to the right, and there was nobody there. {Child.He} tried a bit to the left, and there was nobody there either. {Child.He} stood still and was as brave as {child.he} could be.

Then {child.he} put out both arms, as far as they’d go, and felt about. Air. Air. Bark! {Child.He} patted it, up, and up, and up. And there was a great big knob.

“Hello, pine with a nose,” said {child}, and this time {child.he} didn’t say it fast. {Child.He} put {child.his} cheek against it. “Hello, hello, hello.”

# the-lamp
After the nose it was easy. There was the little birch that had grown. There was a fir, and another fir. {child} took them by the branch, one at a time, and shook hands properly. Last of all stood the very first pine, and behind it there was something yellow shining. It was the lamp over the bench by the road.

“Hello, pine,” said {child}. “Hello, lamp. Hello, bench!”

# the-bench
They sat down on the bench, close together under {gunbritt’s} big cardigan. There was one mouthful left in the flask, and {child} had all of it[friend: , because {friend} would rather hold the lid].

“It’s a good thing you said hello,” said {gunbritt}.

“You can’t just walk past people,” said {child}.

# goodbye
The forest stood behind them, big and white and quiet. {child} knew nearly everybody in it now. Far away down the road {@m}.

{child} turned round one last time.

“Goodbye, forest,” {child.he} said. “See you tomorrow.”

# @m
there was a light in the window at home
## if adult
{adult}[elder & !elder2:  and {elder}][elder2: , {elder} and {elder2}] came walking with a [us: flashlight | torch]
## if elder & !adult
{elder}[elder2:  and {elder2}] came walking with a [us: flashlight | torch]
