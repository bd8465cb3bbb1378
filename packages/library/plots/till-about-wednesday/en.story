title: Till About Wednesday
title: Only a Puddle
title: Busy Shouting
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest gone: Maureen (she), Sheila (she)

% Whoever comes along (@a) is the grandparent, else {adult}, else {minder}. Shout the capitals as loudly as the house allows; what is said quietly, say very quietly.
% One rule: whoever shouts at everything is cross about one thing, and never shouts at that.

# only-a-shoelace
“Stupid shoelace!” shouted {child}.

“It’s only a shoelace,” said {@first}.

They were on their way to the bus stop with {friend}[!friend.known: , {child’s} best friend], who was going to the sea for three weeks, suitcase and all.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] kept well away from the noise.][pet.cat:  A little way behind came {pet}[!pet.known: , {child’s} cat], pretending to be going somewhere else.] {child} had been shouting for days now, at {child.his} toothbrush and the suitcase and every hedge they passed. It just jumped out, like toast.

“What are you so cross about?” asked {@a}.

“Nothing!” shouted {child}, at a hedge.

On Sunday {friend} had watched the last episode of The Thirteenth Door alone. They had watched all the others together, under one blanket. “It was only an episode,” {friend} had said on the phone, and {child} had said, “I know.”[age>=9:  They hadn’t spoken of it since.]

# only-a-puddle
You could hear the bus stop before you could see it.

“CALL YOURSELF A PUDDLE? I’VE CRIED BIGGER ONES THAN YOU!”

On the bench was {a wish}, in such a temper that {wish.part} shook. {@Temper}

“It’s only a puddle,” said {@a}.

“ONLY?” bellowed {the wish}.

{child} had never heard anybody so angry, and it was wonderful. “Does it jump out of you, too?” {child.he} asked. “Like toast?”

“JUST LIKE TOAST! AND I CAN’T STAND TOAST!”

# one-thing
“It’s been going on since Easter,” said {@a} in a low voice. “But whoever shouts at everything is only cross about one thing. And that’s the one thing they never shout at.”

“Then we can find it,” said {friend}. “Is it the timetable?”

“NOTHING BUT NUMBERS!” shouted {the wish}.

“Not the timetable,” said {friend}.

“Is it the litter bin?” asked {child}.

“IT EATS WITH ITS MOUTH OPEN!”[city: 

“Is it {city}?”

“ALL OF IT!”][school: 

“Is it {school}?”

“I CAN HEAR THE BELL FROM HERE!”][sport: 

“Is it {sport}?”

“THEY NEVER PASS!”][athlete: 

“Not even {athlete}?”

“I NEVER GOT A TICKET!”][music: 

{Friend} hummed {music}.

“I’VE HAD THAT IN MY HEAD SINCE BREAKFAST!”][pet.other: 

“Is it {pet}?” asked {child}, and explained about {pet}, at home.

“WE HAVEN’T EVEN MET!”]

In the end there was nothing left at the bus stop to ask about.

# maureens-place
{@help}

{The wish} spun round, and they all put their hands over their ears. But nothing came.

“Not there,” {wish.he} said, quite quietly.

“Whose place is it?” asked {child}.

“{gone}’s. We always took the bus together. And one day she had taken the one before. Without me.”

“Why?”

“HOW SHOULD I KNOW? I WAS BUSY SHOUTING!” {The wish} sank down again. “A puddle stays where it is. But if I shout at {gone}, perhaps she’ll never sit here any more.”

“But she isn’t sitting here now,” said {child}.

“No,” said {the wish}. “I have noticed that.”

# what-havent-you
Then {wish.he} looked straight at {child}. “What do you shout at?”

“My toothbrush,” said {child}. “The suitcase. The hedges.”

“And what don’t you shout at?”

{child} looked round. There was only one thing left at that bus stop, and it was {friend}. It felt as if a door had shut in {child’s} throat. If you shout at your best friend and it goes wrong, you haven’t got one.

And round the corner came the bus.

# too-early
Now it had to be said, before it was three weeks too late. {child} opened {child.his} mouth, and out it jumped.

“YOU’RE TOO EARLY!” {child.he} shouted, at the bus.

“So I am,” said the driver. “I’d better wait a minute.”

But {friend} had already climbed on, and the doors hissed shut. {Friend} sat down behind the glass and didn’t wave.

“That’s just how I did it,” said {the wish}.

# at-the-glass
{child} went up and knocked on the window.

[age>=9: “What?” said {friend}. You couldn’t hear it, only see it.

]“I’M CROSS WITH YOU!” shouted {child}.

Everybody on the bus looked up. {Friend} pointed at {friend.himself}.

“YES, YOU!” {child’s} legs were shaking. “YOU WATCHED IT WITHOUT ME! IT WASN’T ONLY AN EPISODE! IT WAS THE LAST ONE, AND IT WAS OURS!”

[age>=9: It was out, and it hadn’t jumped. {child} had said it. ]Behind the glass {friend} got up and turned away, and for one dreadful moment that seemed to be the answer. Then the little window at the top slid open.

“At last!” cried {friend}. “I’ve had a stomach ache since Sunday! I only meant to watch the beginning, and then it was the end. I’m so sorry. I thought you’d never say it!”

“I’m absolutely furious,” said {child}.

“I know,” said {friend}. “Thank you.”

# saving-it
“Do they get a stomach ache?” asked {the wish}, from the bench. “The ones who didn’t wait?”

“You’d have to ask her,” said {friend}.

{The wish} came up to the door of the bus. The step was [wish.size.huge / wish.size.big: much too narrow | much too high]. You could see {wish.him} fill up with it, all the way to {wish.part}, and the driver took hold of his cap. But not a word was said to the step.

“I’m saving it,” said {the wish}. “It’s for {gone}.” And {wish.he} got on[wish.size.huge: , and the whole bus sighed].

# about-wednesday
“How long will you be cross?” asked {friend}, up at the little window.

{child} felt inside. “Till about Wednesday.”

“Then I’ll ring on Wednesday,” said {friend}[age>=9: . “And I won’t say a thing about the door.”

“You’d better not,” said {child}, and now they were both laughing|, and now they were both laughing]. The bus pulled out, and {friend} waved all the way to the corner. In the back window you could see {wish.part}.

After that there was only the puddle, and it had the whole street to itself.

# the-shoelace
On the way home the shoelace came undone again.[pet.dog:  {Pet}, who was walking in the middle now, sat down to wait.][pet.cat:  {Pet} was already far ahead, with {pet.his} tail in the air.] {@A} looked at the shoelace, and then at {child}[elder2: , and took {elder2} by the arm], and stood quite still.

{child} bent down and tied it. It was only a shoelace.

# @Temper
{Wish.He} had the whole bench, but {wish.he} kept clear of one place at the end.
## if wish.size.tiny / wish.size.small
{Wish.He} took up hardly any room at all. But {wish.he} kept clear of one place at the end of the bench.
## if wish.size.huge
{Wish.He} was hanging over the bench on every side. But {wish.he} kept clear of one place at the end.
## if wish.dragon
The lamp post beside {wish.him} had gone soft and was looking at the ground. But {wish.he} kept clear of one place at the end of the bench.
## if wish.knight
The visor fell shut at every other word, and that made it worse. But {wish.he} kept clear of one place at the end of the bench.
## if wish.king
{Wish.He} had sentenced the puddle to prison, and it still hadn’t gone. But {wish.he} kept clear of one place at the end of the bench.
## if wish.pirate
{Wish.He} had ordered the puddle to walk the plank, and it couldn’t see how. But {wish.he} kept clear of one place at the end of the bench.

# @help
So {friend} let go of the suitcase and sat down in the empty place at the end of the bench.
## if elder & !pet.dog & !pet.cat
{Elder.short} can sit down next to anybody, and always has. {Elder.He} went straight to the empty place at the end of the bench. “Is this place taken?” {elder.he} asked.
## if pet.cat
“{Pet}, no,” said {child}. But a cat only ever wants one place, and it’s where nobody is allowed. {Pet} strolled along the back of the bench and sat down in the empty place at the end.
## if pet.dog
{Pet} can’t bear shouting, and had been looking for the spot with the least of it. Now {pet.he} jumped up into the empty place at the end of the bench, lay down and sighed.

“{Pet}, come back,” whispered {child}.

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
