title: This Train Divides
title: Boiled or Fried
title: Delayed, Not Cancelled
guest guard: Clive (he), Norman (he)
guest other: Mrs Pugh (she), Mrs Dodd (she)

% Rule: everything is announced, and what has been announced holds until something else is announced.

# tuesday
“This train divides at Barley Junction,” said the loudspeaker. “Front half for the sea. Rear half for Marsh End.”

{child} sat in the front half, with everybody’s sandwiches in {child.his} rucksack, between {elder} and {friend}[!friend.known: , {child.his} best friend]. But {friend} was looking at {friend.his} shoes.

“I’m going to climbing camp,” {friend} told the shoes. “For the whole [us: vacation|holiday].”

They were going to make a film that [us: vacation|holiday]. It had two parts in it.

{child} turned to {elder.short}. “Did you know about this?”

“Since Tuesday,” said {elder.short}.

[pet: “Who else knows?”

“{Pet},” said {friend}. “But {pet.he} never told anybody.”

]{Friend} had gone to {elder.short} first. To {child’s} own {elder.short}! It wasn’t the camp that hurt most. It was the Tuesday. {child} was jealous of both of them, and then there’s hardly anywhere left to look.

## or
“This train divides at Barley Junction,” said the loudspeaker. “Front half for the sea. Rear half for Marsh End.”

In the front half sat {child} and {elder} and [!friend.known: {child’s} best friend, ]{friend}. {child} had everybody’s sandwiches in {child.his} rucksack, and was reading aloud from the film they were going to make in the [us: vacation|holidays]. It had two parts. But {friend} wasn’t listening.

“I’ll be at climbing camp,” {friend.he} said. “The whole time.”

“And you’re telling me now?”

“Well, {friend.he} told me on Tuesday,” said {elder.short}.[pet:  “Me and {pet}. {Pet} hasn’t breathed a word.”]

It wasn’t the camp that hurt most. It was the Tuesday. {friend} had gone to {child’s} own {elder.short} first, and {child} was jealous of both of them, and then there’s hardly anywhere left to look.

# wrong-half
{child} got up and walked right down to the last coach, and sat there to be cross. The train stopped. Clonk, it went. When it started again, the other half was turning off towards the sea, and in the last window stood {friend} and {elder.short}, with their hands against the glass.

{child} rang {elder.short}. The rucksack began to ring.

“Hello,” said {guard}, who was the [us: conductor|guard]. He spoke into his radio. “Rear to front. I’ve got one too many.”

“Front to rear,” crackled a lady’s voice. “I’ve got one too few.”

Then it was {elder.short}.

“{child}? You stay there. They’re putting the train together again at four o’clock. I did that for a whole summer once. You go very, very slowly for the last [us: yard|metre].”

# passenger-states
“Any message?” asked {guard}. “Mind you, {other} in the other half announces everything she hears. And once it’s been announced, it’s so, until somebody announces something else. Last week she announced that it was Thursday. We had Thursday for two days.”

{child} had a message.

“Rear to front,” said {guard}. “Passenger states that you don’t go telling things to other people’s {elder.short} first.”

“Front to rear,” said {other}, as if it were about platform two. “Passenger replies that passenger was not allowed to finish.”

[athlete: “Passenger wants that picture of {athlete} back.”

][music: “Passenger replies that passenger can’t sing.” That was about {@song}, and {child} knew it.

][sport: “Passenger states that passenger always cheats when they {play sport}.”

]“Passenger also states,” said {guard}, “that the other passenger is a potato.”

A lady lowered her newspaper. By now the whole coach was listening.

“Passenger asks,” said {other}, “if that’s boiled or fried.”

A laugh came bubbling up in {child}, and that was the worst of it. {Friend} always did that. You never got to finish being cross.

## or
“Any message?” asked {guard}. “Mind you, {other} in the other half announces everything she hears. And once it’s been announced, it’s so, until somebody announces something else. Once she announced that we were out of tea. We weren’t, but nobody got any.”

{child} had a message.

“Rear to front,” said {guard}. “Passenger states that the other passenger can stay at camp for a hundred years.”

“Front to rear,” said {other}, as if it were about platform two. “Passenger replies that passenger will need more sandwiches.”

[athlete: “Passenger wants that picture of {athlete} back.”

][music: “Passenger replies that passenger can’t sing.” That was about {@song}, and {child} knew it.

][sport: “Passenger states that passenger always cheats when they {play sport}.”

]“Passenger also states,” said {guard}, “that the other passenger is a sock.”

A lady lowered her newspaper. By now the whole coach was listening.

“Passenger asks,” said {other}, “if that’s left or right.”

A laugh came bubbling up in {child}, and that was the worst of it. {Friend} always did that. You never got to finish being cross.

# cancelled
“Say it’s cancelled,” said {child}.

“What is?”

“Us. Being friends.”

{guard} took his finger off the button.

“Once it’s been announced, it’s so,” he said.

{child} nodded all the same.

“Rear to front,” said {guard}, lower than before. “The friendship between {child} and {friend} is cancelled. We apologise.”

Somewhere behind the woods the loudspeakers went ding-dong in four coaches, and everybody turned and looked at {friend}.[school:  By Monday the whole of {school} would know.] {child} had only wanted to hear what it sounded like. Now {child.he} couldn’t stop hearing it.

The radio didn’t answer.

# practised
They went through two stations.

“Front to rear,” said {other}, and cleared her throat. “Passenger {friend} will get off at Barley Junction and ring home to be fetched. Passenger says to say it was only practice.”

“What was?” said {child}.

There was a rustle, and then it was {elder.short}.

“Tuesday was,” said {elder.short}. “{Friend} came round and said it to me nine times, so as not to say it wrong to you. {Friend.He} {friend.was} so afraid you’d be sad.[pet:  {Pet} had it twice.][elder2:  {Elder2} had to be you, and cried beautifully.] I wasn’t first, {child}. I was just the one you practise on. You only practise things that matter.”

{child} looked out of the window. Tuesday looked quite different from this side.

# delayed
“Please announce something else,” said {child}. “Before {friend} gets off.”

“I can’t,” said {guard}. “It has to be whoever cancelled it.”

He put the radio in {child’s} hand. The whole coach was looking. {child’s} voice came out so thin that {child.he} had to start again.

“This is a correction. The friendship between {child} and {friend} is not cancelled. It’s delayed. This is due to a fault, and the fault is in the rear half, by the window. I was jealous, of both of you. I wanted to be told first, and then I didn’t let you tell me at all. Please don’t get off. I’ll be there at four, and I really do apologise.”

The lady blew her nose on her newspaper. But the radio only hissed.

# the-last-metre
At Barley Junction the other half was already waiting. {child} stood at the very front and looked in every window. No {friend}.

{Friend} was on the platform, with one arm straight out. {Elder.short} stood behind, showing {friend.him} how. {other} did what {friend} did, and the driver did what {other} did. Come on, said the arms. Come on. Slower.

Then {friend} put up a hand. Stop.

There was one [us: yard|metre] left.

“Front to rear,” said the radio. “Passenger would like to know the reason for the delay.”

{child} opened the window. You don’t need a radio for one [us: yard|metre].

“Me,” {child.he} said. “I’m sorry I didn’t let you finish.”

“I knew it by heart,” said {friend}.

“Say it now.”

{Friend} swallowed, with {friend.his} hand still in the air.

“I’m going to camp. I want to go, but not away from you. And we’re still doing the film, because I’ve changed it, so the villain’s missing until the last scene.”

“That’s miles better,” said {child}.

“I know.”

“Slowly, now,” said {elder.short}. “It’s the last [us: yard|metre].”

{Friend} beckoned with two fingers. The train came on, so slowly that only the gap got smaller, and they looked at each other the whole way.

Clonk.

# does-not-divide
They sat in the middle going home, right over the join, and ate the sandwiches.

“What was the sea like?” asked {child}.

“Don’t know,” said {friend}. “I was watching the radio.”

{Elder.short} looked like somebody who has just put a train together.

“You can practise on {elder.short} next time as well,” said {child}. “I don’t mind lending {elder.him}.”

{Friend} leaned on {child}, and {child} leaned back.

“This is the train [city: to {city}|home],” said {other} over the loudspeaker. “It doesn’t divide any more today.”

And once it’s been announced, it’s so.

## or
They waited on a bench, with {elder.short} in the middle and the sandwiches on {elder.his} knee.

“Did you see the sea?” asked {child}.

“No,” said {friend}. “I was watching the radio.”

“You can practise on {elder.short} next time as well,” said {child}. “I don’t mind lending {elder.him}.”

“Thank you very much,” said {elder.short}, and moved to the end, so that the two of them were side by side.

The train rolled in, all in one piece.

“This is the train [city: to {city}|home],” said {other} over the loudspeaker. “It doesn’t divide any more today.”

And once it’s been announced, it’s so.

# @song
{music}

# picture 1
Going the wrong way.

# picture 2
Everybody is listening.

# picture 3
Only a little way to go.
