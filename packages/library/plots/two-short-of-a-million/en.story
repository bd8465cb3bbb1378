title: Two Short of a Million
title: The Politest [us: Line|Queue] in the Country
title: Never Once Through the Middle
guest keeper: Mr Pettifer (he), Mr Tansley (he)
guest neighbour: Mrs Hobbs (she), Mrs Larkin (she)

% The counter stands at 999,998 (two short), six nines after {child}, six noughts after {keeper}: it has only six windows. Who sits on the bench: {adult}, else the
% grandparent, else {neighbour}. The friend is not there: the story is about going alone.

# two-short
The turnstile on the pier stood at two short of a million, and {child}, who had been waiting for this since June, would not go through it.

Every Saturday {child.he} had written down the number[school:  in the back of a book from {school}]: how many people had ever gone clonk through the turnstile, out on to the pier[city: , from {city} and everywhere else]. {Child.He} had done the sum in July, and [friend: {friend}[!friend.known: , {child.his} best friend,] had checked it|{child.he} had done it again] in September, and it always came out the same. On the last Saturday of the season, just before five, somebody would be the millionth. And whoever it was would get the Golden Pass. Every ride, for ever, for nothing.

It was ten to five. The sea was [us: gray | grey][music: , and a loudspeaker was playing {music} to a row of empty stalls]. [adult: {Adult} was on a bench with {adult.his} hood up|[elder: {Elder} was on a bench with {elder.his} hood up|{neighbour} from next door was on a bench with her hood up]], guarding [us: a thermos | the flask][adult & elder: , with {elder}[elder2:  and {elder2}] guarding the sandwiches][!adult & elder2: , and {elder2} was guarding the sandwiches]. And {child} stood in front of the turnstile with {child.his} hand on the bar, and did not push, because the next person through would only be the one before the millionth, and nobody has ever won anything for that. {Child.He} needed somebody to go first.

# to-look-at-the-sea
“Going in?” said a man beside {child.him}, who was eating [us: fries | chips], extremely slowly.

“After you,” said {child}.

“Oh no,” said the man. “After you.”

A lady came up with a shopping [us: cart | trolley]. She looked at the number. She stopped.

“Do go ahead,” said the man.

“I wouldn’t dream of it,” said the lady. “I’ve only come to look at the sea.”

“You’ve got your back to it,” said {child}.

Two brothers came next, pushing each other[sport: , on their way home after somebody had made them {play sport}].

“You first, you’re older!”

“You first, you’re always saying I never let you!”

Nobody moved. It was the politest [us: line | queue] in the country, and it was going nowhere.

# all-six-nines
Inside the ticket box {keeper} looked at the clock. He had worked the turnstile for forty-one years, and today he had on a tie, and he had polished the brass till it shone like a trumpet.

“No hurry,” he said to {child}, through his little window. “Only I lock up at five. And on Monday they’re taking her out, and putting in a gate that beeps.”

“But what about the number?”

“Oh, that goes with her. For scrap.” He gave the brass a rub with his cuff. “I did hope to see it, that’s all. All six nines going over together. You don’t get that twice.”

# much-too-clever
It was four minutes to five.

{child} looked along the [us: line | queue]. The man had one [us: fry | chip] left, and he was cutting it in half with his wooden fork. Nobody was ever going to go first. They were all much too clever, and so was {child}. {Child.He} thought of the Golden Pass, and the [us: giant slide | helter-skelter], and five months of sums[pet: , every one of them explained to {pet}[pet.dog:  the dog][pet.cat:  the cat]].

“Oh, bother,” said {child}, and {child.he} pushed.

Clonk. Six nines, all in a row, and they were {child’s}, and they were no use to anybody.

# everybody-at-once
And then everybody went at once. The man went, and the lady went, and the brothers went underneath, and the [us: cart | trolley] went in sideways. Crunch. The turnstile stuck fast.

“I was first!”

“My [us: cart | trolley] was first!”

“A [us: cart | trolley] isn’t a person!”

“It’s got better manners than you have!”

{keeper} came running out by the little side door. He pulled on one side, and on the other {child} got down on {child.his} knees and pushed, wheel by wheel, until the [us: cart | trolley] came free with a pop and they all sat down in a heap. It was one minute to five. They glared at each other, and not one of them would let another get up.

# the-side-door
{keeper} felt for his keys. And that was when {child} saw where he was standing. He was on the outside.

“{keeper},” {child.he} said. “How do you get to work?”

“Bicycle.”

“I mean, how do you get in?”

“Oh! By the side door. Staff.”

“Every time? For forty-one years?”

“Never once been through the middle,” said {keeper}. “I’m the one who counts. I don’t count.”

# one-after-another
You could hear the sea going in and out under the boards. The brothers looked at the man. The man looked at the lady. The lady stood up, took hold of her [us: cart | trolley], and moved it out of the way.

“After you,” she said.

The man folded up his [us: paper | chip paper]. “After you,” he said.

“After you,” said both the brothers, at exactly the same time.

{keeper} straightened his tie. He put both hands on the shining bar, and he walked through the middle.

Clonk.

And all six nines went over, slowly, like a row of people sitting down. Where they had been there were six [us: zeros | noughts].

# nothing-at-all
“It says nothing,” said the younger brother.

“She’s only got six windows,” whispered {keeper}. “There isn’t room for the one. Oh, isn’t it beautiful.”

At three minutes past five, number one million came down the [us: giant slide | helter-skelter] with his tie over his shoulder[athlete: , in a time that {athlete} would have envied], shouting “wheeeee” all the way.

The pass was for the holder and one guest. So {child} came down right behind him.

# the-big-handle
Then it was nearly dark, and time to go. By the gate was the big handle for all the lamps on the pier.

“After you,” said {keeper}.

{child} pulled it down, and the pier went to sleep for the winter.

# the-lamp
{Child.He} thought of it late that night, warm in bed, with the sea still going in and out in {child.his} ears. {Child.He} reached for the switch.

“After you,” {child.he} told the lamp.

And the lamp went first.
