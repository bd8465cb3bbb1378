title: Honest Ice Cream
title: It Doesn’t Matter
title: From the Right End
guest seller: Doris (she), Peg (she)

% Rule: honest ice cream runs when somebody fibs, and sets again for something that is true and hard to say. A tail can't fib.

# behind
Since Monday {friend} had been walking behind {pet}, taking a good look at everything that came out. {Friend} was looking for a yo-yo.

{Pet} was {child’s} dog, and {friend} was {child’s} best friend. Now they went along the quay in a line: {pet}, then {friend}, bent double, and {child} last.

“Not yet,” said {friend}. “These things take time.”

{child} said nothing. It was {child} who’d borrowed the yo-yo, and {child} who’d said that {pet} had eaten it. But it wasn’t true. The string had snapped, and the yo-yo had rolled in under the steps of the bridge keeper’s tower.

[adult: {Adult} had even made {pet} a pan of [us: oatmeal | porridge], to hurry things along. ][school: At {school} they’d all heard what {pet} had eaten. ]{child} was ashamed. It felt as if {child.he} had swallowed the thing {child.himself}.

# honest-ice-cream
“You two!” called {seller} from the ice cream kiosk. [elder: {Elder} [elder2: and {elder2} ]had the bench beside it, and could see the whole quay. ]“If you’ll carry this to the bridge keeper, you can each have one afterwards.”

She handed {child} a cone with a great pink mountain on top.

“But it’s honest ice cream, mind,” said {seller}. “Honest milk and honest strawberries. If anybody tells a fib, it runs. If anybody says a thing that’s true, and hard to say, it sets again.”

“I never fib,” said {friend}.

A pink drip ran down on to {child’s} thumb.

“Hardly ever,” said {friend} quickly, and the drip stopped.[athlete:  “But I can run as fast as {athlete}.” That was another drip.]

{child} looked along at the tower. It was the last place {child.he} wanted to go.

# just-say-so
They met a lady in a new hat, all covered in fruit.

“Isn’t it lovely?” she said.[city:  “Have you seen a lovelier one in {city}?”]

It looked like a fruit salad that somebody had sat on.

“It’s lovely,” said {child}, because that’s what you say.

The ice cream began to run.

“Really, really lovely,” said {child}, and it ran faster.

“It looks as if somebody’s sat on it,” said {friend}.

The ice cream stopped dead. So did the lady.

“I have,” she said. “On the bus. Nobody else has mentioned it.”

## or
They met a father with a [us: stroller | pram].

“Isn’t she the loveliest baby in [city: the whole of {city} | the whole world]?” he said.

The baby was brand new. She looked like a cross potato.

“She’s lovely,” said {child}, because that’s what you say.

The ice cream began to run.

“Really, really lovely,” said {child}, and it ran faster.

“She looks like a potato,” said {friend}. “One that’s cross about something.”

The ice cream stopped dead. The father gazed at the baby for a long time.

“Oh, thank goodness,” he said. “I thought it was only me.”

# the-front-end
At the sausage stall {pet} sat down. {Pet.He} had eaten [us: oatmeal | porridge] for breakfast and half of {friend’s} sandwich on the way. But now {pet.he} pulled {pet.his} tummy in, and looked like a dog who’d never been fed.

“You poor little thing!” said the sausage man.

The ice cream ran right down to {child’s} elbow.

“Stop it, {pet}!” said {child}. “You’re fibbing with your whole face!”

{Pet} only looked hungrier. So {friend} hung a jacket over {pet.him}, until you only saw the tail. It was wagging at the sausages.

“It’s only the front end that does it,” said {friend}. “Tails can’t fib.”

## or
Outside the baker’s {pet} trod on a stone the size of a pea, held up one paw, and limped.

“You poor little thing!” said the baker, and came out with a bun.

The ice cream ran right down to {child’s} elbow.

“Stop it, {pet}!” said {child}. “You’re fibbing with your whole leg!”

“It was the other one a minute ago,” said {friend}.

{Pet} thought about that. Then {pet.he} limped on all four. But at the back the tail was wagging at the bun.

“It’s only the front end that does it,” said {friend}. “Tails can’t fib.”

# something-hard
They sat down on a boat that was lying bottom up. Only half the mountain was left.

“We’ve got to say something that’s true,” said {friend}. “And hard.”

[sport: “I like to {play sport},” {child} tried. It was true, but it wasn’t hard.

]{friend} picked at the paint.

“I cried on Monday,” {friend.he} said. “In the bath. I said it was the shampoo, but it was the yo-yo.”

The ice cream creaked. It went hard and shiny, like the ice on a puddle.

Then it was {child’s} turn. What {child.he} ought to say was stuck in {child.his} throat, the size of a yo-yo.

“It’s a bit windy,” said {child}.

## or
They stopped behind a boathouse, out of the wind. Only half the mountain was left.

“Somebody’s got to say something that’s true,” said {friend}. “And hard.”

[sport: “I like to {play sport},” {child} tried. It was true, but it wasn’t hard.

]{friend} pushed the gravel to and fro with one shoe.

“I’ve still got the box it came in,” {friend.he} said. “I put it in the window at night with the lid off, so that it can find its way back.”

The ice cream creaked. It went hard and shiny, like the ice on a puddle.

Then it was {child’s} turn. What {child.he} ought to say was stuck in {child.his} throat, the size of a yo-yo.

“It was quite nice out yesterday,” said {child}.

# a-big-one
And there they were. High up in the tower sat the bridge keeper, with a napkin round his neck[music:  and {music} on the radio].

Just then {pet} squatted down by the steps. {friend} hurried over and took a good look.

“Not today either,” said {friend}. “But it’s in there, all right. Isn’t it, {child}?”

{child} looked at the steps. It was very dark under there.

“Yes,” said {child}.

The whole mountain slid off. It ran up {child.his} sleeve, and there was only a blob left in the cone.

{friend} looked at the cone. Then {friend.he} looked at {child}.

“That was a big one,” {friend.he} said.

# it-does-not-matter
{child’s} chin was trembling. {child.He} could have run home. But {child.he} stayed.

“It isn’t in {pet},” {child.he} said. “The string snapped, and it rolled in there, under the steps. I didn’t dare tell you. So I said it was {pet}, because {pet.he} can’t say it wasn’t.”

Something moved inside {child.his} sleeve. It was the ice cream. It came creeping back along {child.his} fingers and into the cone, until the whole mountain stood there again.

{friend} swallowed.

“It doesn’t matter,” said {friend}.

And the whole left side fell off.

“It does matter!” shouted {friend}. “I’m furious! I’ve looked at EVERYTHING, {child}! For four days!”

And the left side climbed back up. It even came out higher than the right.

“I’m sorry,” said {child}. Then {child.he} put an arm round {pet}. “I’m sorry to you, too.”

{Pet} licked the strawberry off {child.his} sleeve, and the tail went thump, thump in the grass. And tails, as you know, can’t fib.

# the-right-end
“Any trouble on the way?” asked the bridge keeper, who’d come down for his ice cream.

“Yes,” said {child}, and the mountain stayed put.

They lay down and looked. A long way in, something shone, round and red, but nobody’s arm was long enough.

So {pet} pushed in between them. In went {pet.his} nose, and {pet.he} dug. The gravel flew over {friend}, and over {child}, and a little over the ice cream. Soon there was only tail left, and it wagged faster and faster.

Then {pet} came out backwards, and put the yo-yo in {friend’s} hand, all wet and gritty.

“It’s come out,” said {friend}. “And from the right end.”

# every-crumb
At the kiosk they got one each, and {friend} tied a knot in the string.

“You can borrow it again,” {friend.he} said. “But only when I’m watching.”

They both looked at their ice creams, and the mountains stood firm.

Then they went home along the quay, first {child}, then {friend}. And all the way, close behind {friend}, walked {pet}, taking a good look at every crumb that fell.

## or
At the kiosk there was only one left. They had it a lick and a lick about, while {friend} tied a knot in the string.

“You can borrow it again,” {friend.he} said. “And you have the rest of the ice cream. I’m full.”

A drip ran down on to {friend’s} thumb.

“Nearly full,” said {friend}. So they shared the cone as well.

Then they went home along the quay, first {child}, then {friend}. And all the way, close behind {friend}, walked {pet}, taking a good look at every crumb that fell.
