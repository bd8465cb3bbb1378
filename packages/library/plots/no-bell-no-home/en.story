title: No Bell, No Home
title: Knees Don’t Ding
title: The Thief Was Clean
guest friend: Zara (she), Milo (he)
guest caretaker: Mr Pugh (he), Mr Tubb (he)

% Ding is a small, guilty ding. The bell may be rung by whoever listens, on and on.

# empty-shelf
“No bell, no home,” said {caretaker} the [us: custodian | caretaker]. He said it every day at a quarter past three. Then {child}, who was bell monitor, picked up the big brass bell and rang it, and [school: all of {school} | the whole school] went home.

But today the shelf was empty.

{child’s} stomach went down like [us: an elevator | a lift]. {child} lost things. This year {child.he} had lost two coats, a recorder and a shoe[sport: , and that was without counting {sport}]. {Child.He} had begged for the bell for months, because {child.he} wanted just once to be given a thing and not lose it, and {child.he} had only had it since Monday.

# detectives-now
“I put it back after lunch,” {child} told {friend}[!friend.known: , {child.his} best friend]. “I remember putting it back. Or else I remember meaning to.”

“Then somebody took it,” said {friend}, who had been waiting for this all {friend.his} life, and {friend.he} got out a notebook. “We’re detectives now.”

“No bell, no home,” said {caretaker} again, and leaned on his broom. It was the oldest rule in the school[city: , and possibly in {city}]. So everybody sat down with their coats on and did more [us: spelling words | spellings], and the detectives started with {caretaker}, because he was nearest.

# the-ladder
“Where were you at two o’clock?” said {friend}.

“Up a ladder,” said {caretaker}.

“Can anyone prove it?”

“The ladder.”

{Friend} wrote down “ladder”.

“Have you seen anybody suspicious?”

“Three hundred of them,” said {caretaker}. “Every day.”

“And when did you last see the bell?” asked {child}.

{caretaker} looked at the empty shelf.

“I’ve seen that bell every day since I was young,” he said, and swept slowly away.[music:  For once he wasn’t humming {music}.]

# lemons
{Friend} examined the shelf. There wasn’t a speck of dust on it, and it smelt of lemons.

“The thief was clean,” said {friend}. “That’s good for you, {child}.”

They searched the [us: lost-and-found | lost property] box, and found both of {child’s} coats, the recorder and the shoe, but no bell.

“It’s a very good day for you otherwise,” said {friend}.

# under-arrest
By four o’clock there were parents all along the fence, and the [us: first graders | infants] had started to cry.[elder & !elder2:  {Elder} was out there, and wanted a word with somebody.][elder2:  {Elder} and {elder2} were out there, and wanted a word with somebody.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sat at the gate and wanted to go home.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was waiting at home for dinner.][pet.other:  {Pet} was waiting at home for dinner.] {Friend} read through the notes.

“{Child},” said {friend}. “Who had the bell last?”

“Me.”

“And who loses things?”

“Me,” said {child}.

“I’m sorry,” said {friend}. “I have to follow the evidence. You’re under arrest.”

“But I’m one of the detectives!”

“I know,” said {friend}. “It’s very sad.” And {friend.he} gave {child} half a [us: granola | cereal] bar, because prisoners have to eat.

# my-knee
{child} couldn’t eat it. {Child.He} sat down under the shelf. {Child.He} would have to tell all those people that {child.he} had lost the bell, and nobody would ever give {child.him} anything to look after again. [child.name: {child} sat there, face on knees. | {Child.He} put {child.his} face on {child.his} knees.]

{caretaker} came and sat down next to {child.him}, with a grunt.

“Don’t take on,” he said. “You never lost it.”

“You don’t know that,” [child.name: said {child}, face down. | said {child} into {child.his} knees.]

“No,” said {caretaker}, very fast. “No, I don’t.”

He smelt of lemons. {child} looked up. {caretaker} got to his feet [athlete: faster than {athlete} | in a hurry], and something went ding.

“What was that?” said {child}.

“My knee,” said {caretaker}.

“Knees don’t ding.”

“They do at my age.”

“{caretaker},” said {friend}, “would you please walk to the end of the corridor?”

{caretaker} walked, with his elbows pressed to his sides. Ding. Ding. Ding.

“{Child},” said {friend}, “you’re un-arrested.”

# last-day
{caretaker} unbuttoned his [us: coveralls | overall] and took out the bell. It had been polished until it shone like the sun.

“I thought it was me!” shouted {child}. “I’ve felt sick since a quarter past three!”

“That was rotten of me, and I’m sorry,” said {caretaker}. He turned the bell over in his big hands. “It’s my last day. I never told anyone. I’m no good with speeches. I only took it down to give it one more polish. But then it got to a quarter past three, and I thought, if it doesn’t ring, it isn’t over. No bell, no home.”

{child} was still cross. But {child.he} knew a lot about losing things, and {child.he} had never once had to stand and watch it coming.

{Child.He} took the bell out of {caretaker’s} hands and looked at it. Then {child.he} put it back.

“I’m bell monitor,” said {child}, “and I say you ring it. For as long as you like.”

# last-bell
{caretaker} shook his head. So {child} put a hand over his hand, and they swung it together. It rang on and on, and {friend} ran from door to door, shouting, “It’s {caretaker’s} last bell! Say goodbye to {caretaker}!”

And they did, all three hundred of them, and {caretaker} shook hands with every one.[elder & !elder2:  {Elder.short} came in from the fence, and the word turned out to be thank you.][elder2:  {Elder.short} and {elder2.short} came in from the fence, and the word turned out to be thank you.][pet.dog:  {Pet} gave him a paw, and then at last {pet.he} could go home.][pet.cat / pet.other:  {Pet} had dinner very late that day.]

# no-bell
The next Friday, at a quarter past three, {child} stood at the gate [child.name: hugging the bell | with the bell in {child.his} arms]. {Child.He} hadn’t lost it all week.

“Ring it, then,” said {friend}. “Everyone’s waiting.”

{child} looked down the road, where somebody was coming, without a broom, a bit faster than he used to.

“No {caretaker},” said {child}, “no bell.”
