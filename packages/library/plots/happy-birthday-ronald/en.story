title: Happy Birthday, Ronald
title: The Wrong Cake
title: It Doesn’t Matter
guest friend: Priya (she), Joe (he)
guest old: Ronald (he)

% The grown-up at home (@a): {adult}, else the elder, else the grown-up.

# wrong-name
Happy Birthday Ronald, said the cake. Under that, in blue icing, it said seventy.

{child} stood in the kitchen with the lid in {child.his} hand. There was nobody at home called Ronald[elder: , and not even {elder} was as old as that]. The birthday was {child’s}, and the guests were coming at four.

“They’ve swapped the boxes,” said {@a}, who was on the phone to the baker’s. “Yours has gone to a Ronald at fourteen Elm Road. Could you and {friend} [us: run over|pop round] there and swap it back?”

[friend: {Friend}, who was {child’s} best friend and always came first, was already getting both arms under the box. | {friend} from next door, who had come early, was already picking up the box.]

To be honest, {child} hadn’t been looking forward to it. Six people had been invited. Four had said yes, and two had said maybe. They were all too old for last year’s games, and nobody had thought of any new ones. “It doesn’t matter,” {child} had said. It’s a thing people say.

# number-fourteen
They walked[city:  right through {city}] with the box between them. [pet.dog: {Pet} came too, directly under it, in case. ][sport: “We could {play sport} at the party,” said {friend}. “We could have done that on a Monday,” said {child}. ][athlete: “Not even {athlete} would come to a party without games,” said {child}. ][school: They took the short cut behind {school}. ]At number fourteen the curtains were drawn. {child} rang the bell, and for a long time nothing happened.

Then the door was opened by an old man in a suit. He had a paper hat on.

“You’ve come!” he said, and then he looked more closely. “No. I beg your pardon. I wasn’t really expecting anybody.”

“We’ve got your cake,” said {friend}.

“Ah,” said {old}, for that was who it was. “Then you must be {child}. I’ve read all about you. I’ve been sitting here trying to work out who I’d become.”

# one-cup
In the front room the table was laid, with a white cloth and the best china. In the middle stood {child’s} cake, with {child’s} name on it, and all the candles were burning.

There was one plate. There was one cup.

“I ordered it myself,” said {old}. “They asked me what it should say. It seemed silly to say nothing. My friends have rather run out, you see, one at a time. But it doesn’t matter.”

{child} heard it. It was exactly how {child.he} said it {child.himself}, with {child.his} voice going up a little at the end so that nobody should ask.

It would take half a minute. That box, this box, thank you very much. {friend} was looking at the clock. It was twenty to four.

“You’d better blow them out before you take it,” said {old}, and nodded at the candles. “I can’t do it for you. They’re yours. It wouldn’t count.”

The wax was running down into the icing. {child} opened {child.his} mouth to say thank you, and it wouldn’t come. All {child.he} could see was that hat. {old} had put it on by himself, in front of a mirror, with the curtains drawn.

# easier-to-carry
“It’s a lot of bother,” said {child} slowly, “carrying cakes up and down.”

“It is,” said {old}.

“It’d be easier to carry you.”

“Me?”

“You’ve got your hat on already,” said {child}.

{old} looked at his cup for a while. “I wouldn’t be much use,” he said. “I don’t know any of the games.”

“Nor do we,” said {friend}. “That’s the trouble.”

“Well,” said {old}, and something happened at one corner of his moustache. “I do know one. But you need a spoon, and a glass, and parents who aren’t looking.”

Then {child} blew out the candles, because they were {child.his}, and they went back the way they had come, all in a row: {friend} with the cake that said {child}, {child} with the cake that said Ronald, and last of all Ronald, who took off his hat at the gate, thought about it, and put it on again.

# the-spoon
This is how it goes. You lay a spoon on the edge of the table so that half of it sticks out. You hit it. It flies up, and turns over in the air, and comes down in a glass. That is, it does when {old} does it.

“It takes sixty years to learn,” he said. “Or one afternoon.”

The four who had said yes came at four o’clock. A bit later came the two who had said maybe, because somebody had sent them a film of a man in a paper hat. He was flipping a spoon into a glass from right across the room. [music: Somebody put on {@song}, and they found that it went best in time to that. ][elder: {Elder} [elder2: and {elder2} ]turned out to have been at school with {old’s} brother. ][pet.cat: {Pet} lay down in the empty cake box and wouldn’t be moved. ][pet.other: {Pet} was carried in to watch, and was given a crumb. ]By six o’clock there was a dent in the ceiling, and nobody had been too old for anything.

# i-say-so
{@A} carried in both the cakes and lit everything there was to light.

“You do mine,” said {child}.

“It won’t count,” said {old}.

“It does if the other person says so. I say so.”

{old} had to clear his throat before he could say it too. Then they swapped chairs, and blew out each other’s candles. {child} needed four breaths for the seventy. {old} needed one, and he shut his eyes for a long time first.

“What did you wish?” asked {friend}.

“I couldn’t tell you,” said {old}. “It wasn’t my wish. I was only blowing it for somebody.”

# next-year
That night there was a paper hat on {child’s} bedpost, and a spoon in the glass on the bedside table. It had landed there from the door, on the ninth go.

In the morning {child} rang the baker’s {child.himself}. There was a year to go, but {child.he} wanted to be on the safe side.

“One cake,” said {child}. “A big one.”

“And what would you like it to say?”

{child} thought about it.

“Both of us,” {child.he} said. “In blue.”

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
