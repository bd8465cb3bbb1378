title: Tuesday Street
title: What Day Is It?
title: It’s Always Pea
guest elder: Granny (she), Nana (she)
guest nell: Nell (she), Winnie (she)
guest tom: Tom (he), Ned (he)

% Parp as badly as you can: it has been practised for sixty years.
% “What day is it?” is asked at the gate as if everything hung on it. The last “Tuesday” is whispered.

# what-day
At the corner by the bus stop[city:  in {city}] stood an old man with a suitcase.

“Excuse me,” he said to {elder}. “What day is it?”

“Saturday,” said {elder.short}.

“Ah,” said the old man. “Then I’m too late.” And he sat down on his suitcase to wait for the bus.

{child} and {elder}[elder2:  and {elder2}] went round the corner, and there was a street where they had never been.

# bins
“Bins!” called an old lady in an apron. “Have you put your bins out? It’s Tuesday!”

“It’s Saturday,” said {child}.

“Not here,” said the lady, and she pointed up at the wall. Tuesday Street, it said.

And so it was. It even smelled of Tuesday.

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] sniffed at all the bins, one after the other. {Pet.He} had always thought they came too seldom.

]At number one a boy was practising the trumpet.

“My lesson’s on Wednesday,” said the boy.

“Are you getting good?” asked {child}.

“I’ve practised every day for sixty years,” said the boy, “and I still haven’t had the lesson.” And he blew. Parp![music:  It was a little like {music}, but mostly parp.]

[friend: “My best friend {friend} is coming to play on Thursday,” said {child}.

“Same time as mine, then,” said the boy.

]At number two sat a cat with a very long face. It was going to have fish on Friday.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] could put on one just like it.]

[sport / athlete: On a step sat a girl with her bag packed[athlete:  and a picture of {athlete} on it]. She had [sport: {sport} | training] on Thursday.]

# always-pea
“What day was it yesterday?” {child} asked the lady.

“Tuesday,” said the lady.

“And what day is it tomorrow?”

“Tuesday.”

[school: “I’m {at school} on Mondays,” said {child}.

“We don’t get those,” said the lady.

]“When do you have Sunday?”

“Tuesday,” said the lady, but a bit more quietly. “You’d better come in and have some soup. It’s pea. It’s always pea.”

Her name was {nell}. On the table a bowl and a spoon stood ready, and {child} was just going to sit down there.

“Not that one, love,” said {nell}. “That’s {tom’s}.”

# so-he-cant
{Elder.short} took a [us: dish towel | tea towel] and began to dry [us: the dishes | up], because {elder.he} knew that people will tell you things if you dry [us: the dishes | up] for them.

“Who’s {tom}?” said {child}.

“My big brother,” said {nell}. “He went off to sea when I was as little as you. He put me up on the wall out there, and he said, ‘Don’t cry, {nell}. I’ll be home on Tuesday.’” She stirred the soup round, and round. “And Tuesday came. I sat on the wall all day, and it got dark, and it was nearly Wednesday. So I took hold of Tuesday, and I’ve not let go of it since. So that he can’t be late.”

Parp, said the trumpet, a long way off.

{child} put down {child.his} spoon.

“{Elder.short},” {child.he} said. “The man with the suitcase!”

“Oh, my stars,” said {elder.short}. “And I told him it was Saturday!”[elder2: 

“Run!” said {elder2}. “I’ll stir.”]

# out-into-saturday
{child} ran, past the cat and the trumpet and all the bins, and round the corner, right out into Saturday. There was the bus. And there was the old man, with one foot on the step.

“Stop!” shouted {child}. But the doors were closing.

{Elder.short} was no runner. But {elder.he} put two fingers in {elder.his} mouth and whistled. The bus stopped. The driver stopped. A pigeon that was flying over stopped, and had to start again.

“What day did you say you’d come?” {child} panted.

“Tuesday,” said the old man. “But that was sixty years ago. First there was a storm, and then there was no ship, and then I was ashamed. I’ve come to this corner every year since, and I always ask what day it is. And I’m always too late.”

“You have to ask round the corner,” said {child}, and took him by the hand.

# just-in-time
{Nell} was standing at her gate, with the spoon in her hand. The old man took off his hat.

“Excuse me,” he said, and his voice shook. “What day is it?”

{Nell} looked at him for a long time.

“Tuesday,” she said.

“Then I’m not late?”

“No,” said {nell}. “You’re just in time. Wash your hands.”

# keep-it
And they ate up all the soup, and {tom} sat at his own bowl.

“Will it be Wednesday now?” asked {child}.

The trumpet stopped to listen. The cat looked up. {Nell} thought about it.

“I’d better keep it,” she said. “There’ll be others who said Tuesday.” And she put a clean bowl on the table, and set a spoon beside it. “But you might give that cat a bit of fish, {tom}.”

Parp, went the trumpet, and began again.

# not-late
That evening {elder.short} sat on the edge of {child’s} bed[adult: , and {adult} put {adult.his} head in at the door].

“What day is it tomorrow?” said {child}.

“Sunday,” said [adult: {adult} | {elder.short}].

“Everywhere?”

“Nearly everywhere,” said {elder.short}, and tucked {child.him} in all round.

[pet.other: “And for {pet}?” said {child}.

“{Pet} doesn’t mind which.”

]“And when do I have to be asleep?” said {child}, with a yawn.

“Tuesday,” said {elder.short}, and put out the light. “Good night, my bird.”

“Then I’m not late,” said {child}, and slept.
