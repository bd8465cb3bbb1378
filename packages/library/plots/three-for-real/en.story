title: Three, for Real
title: Nobody Said Goodbye to the Fishing
title: Something Big Is Biting
guest birthday: Jonah (he), Felix (he)
guest edvin: Marcus (he)

% Who bites behind the sheet: the dog where there is one, else Jonah's dad.

# leap-day
{birthday}, who was in {child’s} class, was turning twelve, and it was only his third birthday. That’s what happens if you’re born on the twenty-ninth of February. In other years they had it on the first of March, and pretended that was just as good.

“But this year it’s real,” said {birthday}. “This year it’s going to be a proper party. Grown-up. Music[music:  (not {music})], and the lights turned down, and things on sticks.”

{child}, who lived in the flat upstairs, had promised to arrange it all in secret.

“Trust me,” {child} had said. “I’ve thought of everything.”

{birthday} ought to have been worried.[pet.dog:  {Pet} was. {Pet} had sniffed at what was being carried in, and was going about looking like somebody who knew too much.]

# hooray-three
At five o’clock {child} threw open the door of the living room.

There were balloons with elephants on. There was a banner that said HOORAY YOU’RE 3. [friend: {friend} had painted it. ]There were paper hats with elastic, and on a table in the corner, in the middle of the hats, stood the cake, with three fat candles and a marzipan pig[elder:  that {elder}[elder2:  and {elder2}] had made]. Behind it, on a string, hung a sheet. It was painted with waves and an octopus.

“Fishing,” said {child} proudly. “You throw the line over the sea, and somebody pegs a prize on it. Well, you are three.”

{birthday} went quite white. Then he went red, from the neck up.

“Are you mad?” he whispered. “They’ll be here in a quarter of an hour! {edvin} is coming! He shaves!”

{child} was still smiling, but there was nothing behind it any more.

“I just thought you’d never had one,” {child.he} said. “When you were three it wasn’t your real day.”

Then the doorbell rang.

# silence
They all came in at once, [school: half of their class from {school}, |]with wet shoes and combed hair and a bored sort of look they had been practising. They lined up along the wall. They looked at the balloons, and the hats, and the pig. {edvin} put his hands in his pockets.

Nobody said a thing. The clock on the wall got four whole minutes older. {child} wished there were a trapdoor.

# somebody-bites
Then the sheet twitched. A little bell tinkled. There was somebody behind the waves already.

“There’s not meant to be anybody in there,” said {child}.

Ting-a-ling.

Everybody looked at the sheet. On the floor lay the fishing rod with its clothes [us: pin|peg], right in front of {edvin's} shoes. {edvin} looked at the rod. He looked at the others. Then he took his hands out of his pockets.

“Shall I check?” he said. “I mean, only because somebody’s got to.”

He cast[athlete: , rather as {athlete} would have done if {athlete} had taken up fishing]. The line went over behind the waves. There was a rustling and a snuffling, and then such a bite that {edvin}, who shaved, had to hang on with both hands.

“It’s big!” he yelled. “It’s enormous!”

Two of them got hold of him round the middle, and two more got hold of them. [sport: “Pull, everybody who can {play sport}! And everybody else, pull too!” ]The sheet came off its string, and out shot
[pet.dog: {pet}. {Pet} had the [us: clothespin|peg] in {pet.his} mouth, three party bags round {pet.his} neck, and cream right up to {pet.his} eyes.

“The cake,” said {child}.|{birthday's} dad. He had the [us: clothespin|peg] in his beard, three party bags round his neck, and cream right up to his eyes.

“I was only testing it,” he said.]

They turned round. From the front the cake looked the same as ever. From the back there wasn’t one. The pig stood alone at the edge of a cliff.

# no-goodbye
{birthday} began to laugh. He tried not to, but it came up through his nose. {edvin} lay on the floor with four people on top of him, howling with laughter, and all of a sudden he didn’t sound at all like somebody who shaves.

“I haven’t done this since I was seven,” he said, when he could. “It just stopped! One year there was fishing, and the next year there wasn’t. And nobody said anything!”

“Mine stopped too,” said somebody.

“I never got to say goodbye to it,” said somebody else.

And then they all wanted to fish. {child} hung the sheet up again, and [pet.dog: {pet} was kept on behind it, as {pet.he} {pet.was} far and away the best|{birthday’s} dad had to stay behind it, as a punishment]. You never knew what you’d get. Noah got a party bag. Aisha got a slipper. Somebody got half a ham sandwich, and was delighted. They put the hats on, and played musical chairs till the man downstairs banged on his ceiling, and then the man downstairs came up and joined in.

[pet.cat: Through the wall {pet} heard it all, and turned over.

][pet.other: It could be heard right through the wall, by {pet}, who stopped chewing.

]
# so-small
In the end they lit the candles, all three, on what was left of the cake.

“Make a wish,” said somebody.

{birthday} looked out over the candles. There stood the whole class, hot, with crooked hats and elastic under their chins. And right at the back, by the wall, stood {child}, holding the rod. {child.He} hadn’t had a go yet. {child.He} still didn’t look entirely sure.

{birthday} didn’t blow. He walked round the table, and stood beside {child.him}.

“You were right,” he said quietly. “I’d never had one.”

“Was it all right?”

“It’s the best third birthday I’ve ever had. Help me blow. I’m only little.”

And they blew together.

# pony
When everyone had gone they sat on the stairs with their hats on, {child} on one step and {birthday} on another[city: , and through the window shone the whole of {city}].

“Four years till the next one,” said {child}. “You’ll be sixteen. What do you want then?”

{birthday} thought about it.

“Four,” he said. “I’ll be four. And I’d like a pony.”
