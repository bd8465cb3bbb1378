title: Come Along, We’re Late
title: On the Way
title: Somebody Ought to [us: Call|Ring] Somebody
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% In a hurry (@a) is the grandparent, else {adult}, else {minder}. “Come along, we’re late” is always the same tune, and the child has the tune exactly.
% One rule: nobody is seen who is on the way somewhere, and whoever is on the way sees nothing. Out of the ring they come by {friend}, the dog, the cat or the grandparent (@Help).

# a-back
“Come along, we’re late,” said {@first}.

{child} was taken all over [city: {city} | the town] like that[school: , and to {school}], but it only went past sideways. What {child.he} mostly saw was {@a} from behind[elder2: , and {elder2} from behind as well]. You can’t tell a back anything, and a back can’t look as if it likes you. So {child} trotted along beside {friend}[!friend.known: , [friend: {child.his} best friend | from next door],] and felt lonely all the same. What {child.he} wanted was for everybody to sit down somewhere, just once, and be there.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] wanted to smell something right to the end.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was being carried along in a basket, and thought that the basket ought to go slower.][pet.other:  {Pet}, at home, had never been late for anything.]

In the square they nearly did. “Wait by the fountain,” said {@a}, already halfway to the bakery. “I’ll be quick. We’re late.”

“What for?” asked {child}.

But you can’t ask a back anything either.

# going-past
So {child} and {friend} stood still. Nobody else did. All round the fountain people hurried past each other[music: , and one of them was humming {@song}][athlete: , and one boy with {athlete} on his shirt hurried faster than all the rest].

And right in the middle of them hurried {a wish}.

Nobody looked up. Only {child} and {friend} saw.

# the-rule
The next time round, they went along beside {wish.him}.

“You’re {a wish},” said {child}.

“Don’t stop!” whispered {the wish}. “In town nobody sees you, as long as you’re on your way somewhere. And whoever’s on the way doesn’t see a thing. Listen.” {Wish.He} turned to a lady with a telephone. “{Wish.sound}!” {wish.he} said, right in her ear.

“Can’t talk now,” said the lady to her telephone. “I’m late.”

“So where are you going?” asked {friend}.

“Nowhere,” said {the wish}. “I live here. {@Why} But I’ve been on the way every day since the spring, and I’m tired right out to {wish.part}. I’d give anything to sit down on that bench.”

# on-the-bench
{child} knew just what that was like.

“Sit down, then,” {child.he} said. “With us.”

So {the wish} sat down between them[wish.size.huge: , and they only just fitted]. The sun shone, and everything that always went past sideways could be looked at from the front.

“She forgets her umbrella every Tuesday,” said {the wish}. “I know everybody here. It’s just that they don’t know me.”

# the-ring
Then a boy stopped, because he had a stone in his shoe. And whoever stops, sees.

“There’s {a wish} on that bench!” he said.

And when one person stops in town, everybody stops. They stood all round the bench, closer and closer, with their telephones in the air.

“Somebody ought to [us: call | ring] somebody,” said one.

“Who?” said another.

“Somebody.”

{The wish} was shaking so much that the bench shook.

“Go!” whispered {child}. “You’ve got to be on your way somewhere!”

“I can’t,” whispered {the wish}. “I only looked like it. I haven’t got anywhere to go.”

{child} looked for {@a}. But there were faces everywhere, and not one was the right one.

# late-for-what
Somewhere to go, that was all it took. And {child} was on the way there all day long, much too fast.

{Child.He} climbed up on the bench. Everybody was looking at {child.him}, and {child.his} stomach turned right over. But {child.he} stared at {child.his} wrist, where there wasn’t any watch, and took a deep breath.

“COME ALONG, WE’RE LATE!” shouted {child}, and it was exactly the right tune.

“Late for what?” whispered {the wish}.

“For bread and butter,” said {child}. “At our house. You’re coming.”

“Am I?” said {the wish}, and got up. And now anybody could see that here was somebody with somewhere to go.

But the ring was so close that there was no way out.

# out-of-the-ring
{@Help}

And now they all remembered what they were late for themselves. “The bus!” said one. “The dentist!” said another[sport: , and a third had to {play sport}], and off they ran. Right through the middle went {child} and {friend} and {a wish}, and nobody saw them.

# how-lovely
“There you are,” said {@a}, with a warm loaf. “Come along, we’re late. Is there one more of you?”

“Yes,” said {child}.

“Then one of you can take the bread,” said {@a}, and held it out behind {@his} back without turning round. And {the wish} took it.

“And how is everybody at home?” {@a} asked on the way, over one shoulder.

“{Wish.sound},” said {the wish}.

“How lovely,” said {@a}.

# this
On the step outside {@a} sat down to look for the key, and for the first time that day {@a} was still.

“Oh,” said {@a}. “That’s {a wish}.”

“Yes,” said {child}. “{Wish.He} carried the bread.”

{@A} looked at {the wish} for a long time. Then {@he} looked at {child}, and that took even longer.

“You’ve grown,” said {@a}. “When did you do that?”

“On the way,” said {child}.

So they all sat down on the step[wish.size.huge: , or beside it], close together, and shared the bread while it was warm.[pet.dog:  {Pet} smelled one crumb right to the end.][pet.cat:  {Pet} lay down on the warmest shoes.][elder2:  {Elder2} took the crust.] People hurried past, and not one of them saw that there was {a wish} there, with crumbs on {wish.part}.

“What was it we were late for?” asked {@a} after a while.

{child} leaned against {@a}, from the front.

“This,” {child.he} said.

# @Why
It was so quiet {wish.home}. Here there’s always somebody.
## if wish.fox
At night I have the underground to myself.
## if wish.otter
I’ve juggled every coin in that fountain.
## if wish.moose
In the forest there are signs about me. Here there isn’t one.
## if wish.mouse / wish.rat
There isn’t a bakery that I haven’t slept in.

# @Help
Then {friend} looked up at the church clock and flung up both arms.

“We’re going to miss it!” cried {friend}, and nobody asked what.
## if elder & !friend & !pet.dog & !pet.cat
Then {elder.short} came out of the bakery, and couldn’t see {a wish}, but could see that half the town was standing about.

“Good heavens!” cried {elder.short}. “Is that the time?”

Nobody has ever heard those words and stood still.
## if pet.cat
Then the lid of the basket went up. {Pet} had been stared at for long enough. {Pet} climbed out and walked straight at the nearest shoes, and the shoes got out of the way. Nobody looks as much on the way somewhere as a cat.
## if pet.dog
Then {pet}, who had heard those words every day, pulled on the lead, straight at the boy with the stone in his shoe, and people hopped aside. And when you’ve hopped, you may as well go on.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
