title: The Back Seat
title: It’s Your Move
title: The Same Police
guest holger: Walter (he), Bernard (he)
guest officer: Nadia (she), Yasmin (she)
guest minder: Maureen (she), Brenda (she)

% {holger} is a neighbour and a chess player. The back doors of a police car only open from the outside: said by {officer}, thought by {child}, and said by {child} at the end. To call the police on / for somebody.

# the-worst-ride
{child} had wanted to ride in a police car since the age of six. Now {child.he} {child.was} {age}, and sitting in one, and it was the worst ride {child.he} had ever had.

That was because of {holger}. {holger} was eighty-three and lived up the next staircase, and every day when [school: {school}|school] was out[sport: , unless {child.he} had to {play sport},] he and {child} played chess at the wooden table in the courtyard. But today he hadn’t come. {child} had waited for an hour.[pet.other:  {Child.He} had gone up and fed {pet} and waited a bit more.] {Child.He} had rung {holger’s} bell, and shouted through the [us: mail slot | letterbox]. And in the end {child.he} had called the police.

# slippers
They found him at the harbour, in his slippers, on the far side of [city: {city}|town]. {child} and {@minder} had been allowed along, to point him out. Now {@adult} was in the front, beside a police officer called {officer}, and {child} was in the back, beside {holger}. It smelled of rubber mats and cold pizza. {holger} looked out of his window, and {child} looked out of the other one.

“Just so you know,” {officer} had said as she shut them in, “those doors don’t open from the inside. You have to wait for somebody to open them from the outside.”

# the-same-police
They had passed three sets of traffic lights before {holger} spoke.

“You called the police on me.”

“I called the police for you.”

“It’s the same police.”

“You were lost for four hours.”

“I wasn’t lost,” said {holger}. “I knew exactly where I was. I was at the harbour. It was home that was lost.”

“Home was where it always is.”

“You can’t tell, from the harbour.”

{officer} braked for a bicycle.

“She’s too near the [us: curb | kerb],” said {holger}.

“She’s a police officer.”

“The [us: curb | kerb] doesn’t know that.”

# in-his-lap
Any other day, {child} would have laughed. But {child.he} had been frightened for four hours, and now that it was over {child.he} {child.was} angry instead.

“You could have asked somebody the way.”

“One doesn’t ask the way to one’s own bed.”

“One does if one can’t find it!”

“I was finding it.”

“You were not!” said {child}. “You’ve lived there for fifty years, and you can’t even find your way home!”

Even the radio, which had been crackling the whole time, stopped crackling.

{holger} didn’t answer. He always answered. He put his hands in his lap, one on top of the other, as if he wanted them to take up as little room as possible. They were blue with cold, and they shook a little.

{child} looked at them. {Child.He} would have given up the whole ride to have those words back.

# everybody-out
Then they turned into the yard.

Everybody was out. It was a light spring evening, and the Omar brothers were playing [us: soccer | football][friend:  with {friend}[!friend.known: , {child’s} best friend]][athlete: , and the smallest was shouting that he was {athlete}], and Mrs Pike from the third floor was beating rugs[music:  to {music} from an open window], and there was a whole swarm of little ones on scooters. Everybody stopped everything and stared at the police car.

{officer} came round and let {child} out. Then she tried {holger’s} door.

“No, thank you,” said {holger} from inside. “I’m quite comfortable.”

“But you’re home now.”

“I’m quite comfortable.”

{officer} looked at {@adult}, and {@adult} looked at {officer}. {@Adult} bent down to the window and said that there was soup, a whole pot, on the [us: stove | cooker]. {holger} looked straight ahead. The little ones had come closer.

“Is he a burglar?” asked one of them.

# how-it-was
And then {child} saw how it was. {holger} did want to get out. One slipper was already pointing at the door. But between him and his own front door there was all of that: the rugs, the ball, the scooters, and somebody who had said that he couldn’t find his way home.

You have to wait for somebody to open it from the outside.

# the-king
“May I?” asked {child}.

{officer} stepped aside.

First {child} went over to the wooden table. The chessboard was still there, just as {child.he} had set it out at two o’clock. {Child.He} picked up the white king, walked back across the whole yard with it, so that everybody saw, and opened the car door as wide as it would go.

“You’re late,” {child.he} said. “It’s your move.”

{Child.He} held out the king. {holger} looked at it for a long time.

“I couldn’t find my way home,” he said, so softly that only {child} heard.

“No. But I know where it is. It’s this way.”

# one-slipper-at-a-time
{child} held out an arm, and {holger} took it. His hand was ice-cold and weighed almost nothing. They walked together, one slipper at a time, past the scooters.[friend:  {Friend} kept one foot on the ball and let nobody shoot.]

“Are you a burglar?” asked the little one.

“I’m a chess player,” said {holger}. “They sent a car for me. They do, for the really good ones.”

The scooters made way.

# once-round
{@Adult} came out with the soup in two mugs, and a blanket.[elder:  {Elder}[elder2:  and {elder2}], who had come to stay, came behind with the bread.] {officer} stayed for a bit and watched. When she had to go she put on the blue light, just once, right round the yard and straight through {child}. {holger} moved a pawn.

# check
They played until it began to get dark[pet.dog: , with {pet}[!pet.known:  the dog] lying on the slippers to warm them][pet.cat: , with {pet}[!pet.known:  the cat] in {holger’s} lap to warm it]. Then {holger} sat for a while with one hand on his rook.

“If it gets lost again,” he said. “Home.”

“Then I’ll call the police on you.”

“For me,” said {holger}.

“For you. And then I’ll come and open it from the outside.”

{holger} nodded, pulled the blanket closer and put down the rook.

“Check,” he said.

And {child} pulled {child.his} chair up close, so that the blanket reached round them both.

# @minder
{minder} from upstairs
## if adult
{adult}

# @adult
{minder}
## if adult
{adult}

# @Adult
{minder}
## if adult
{Adult}
