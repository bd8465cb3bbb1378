title: Once in February
title: Nothing Happened to Me on the Way Here
title: The Day Nobody Could Lie
guest friend: Robin (he), Meera (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: you may keep quiet, but if you open your mouth, what comes out is true. Knock, knock: on the bed or the book, twice.
% Whoever burns the [us: oatmeal | porridge] (@a) is the grandparent, else {adult}, else {minder}.

# burnt
“Good morning,” said {@first} on Saturday. “I’ve burnt the [us: oatmeal | porridge], and I was going to say that it’s meant to be like that.” {@He} looked surprised.

“It looks horrible,” said {child}, who had been going to say thank you.[elder2:  “I’d already eaten,” said {elder2}, “because I know how it usually turns out.”]

“Here is the news,” said the radio. “Nobody in the whole world can lie today. I don’t understand why. I don’t understand most of what I read out.”

So that was how it was. You could keep quiet, if you liked. But if you opened your mouth, whatever came out was true.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] got the [us: oatmeal | porridge]. {Pet} had never been able to lie, and noticed no difference.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sniffed at the [us: oatmeal | porridge] and walked away. {Pet} had never said thank you in {pet.his} life, and noticed no difference.]

And today, at six o’clock, {child} would be standing on the stage in the park, telling jokes.

# for-real
{child} told jokes every day[school: , most of all {at school}]. {@A} always laughed. So did {friend}[!friend.known: , {child’s} best friend]. But perhaps they only did it to be kind. What {child.he} wanted, more than anything, was to make somebody laugh for real.

“When you laugh at my jokes,” said {child}, “is that because they’re funny?”

“No,” said {@a}, and clapped a hand over {@his} mouth. It came out between the fingers. “It’s because you look so happy.”

“Never for real?”

“Once,” said {@a}. “In February. It was the one about the …”

But {child} had both hands over {child.his} ears, and was on the way out of the kitchen.

# at-the-door
Knock, knock. {@knock}

It was {friend}, who was coming along to sit in the front row. They walked to the park[city:  through {city}]. “Ice cream!” called the man in the kiosk. “It costs far too much!”[sport:  Somebody asked a boy how {sport} was going. “Badly,” said the boy.][athlete:  “I’m not {athlete},” said a man with the name on his back.][music:  A woman who was humming {music} said that those were the only bits she knew.]

“Do you want to know what I think of your jokes?” asked {friend}. “You only have to ask. Today I’d have to …”

“I know,” said {child}. “That’s why I’m not asking.”

“Are you all right?”

“No,” said {child}, who had been going to say yes. “I’m so scared that I feel sick.”

“So would I be,” said {friend}. It helped a little, because it had to be true.

# on-the-way-here
“Welcome,” said the woman with the microphone. “I’m only doing this because nobody else wanted to.”

First there was a man with an accordion.

“That was long,” said the people on the benches.

“I know,” said the man.

And then it was {child’s} turn. In the front row sat {friend} and {@a}[elder2:  and {elder2}][pet.dog: , with {pet} underneath]. {child} took the microphone. “A funny thing happened to me on the way here,” it was supposed to go.

“Nothing happened to me on the way here,” said {child}, in all the loudspeakers.

# made-up
Nobody laughed. {child} tried the one about the crocodile. “I have never met a crocodile,” {child.he} said. Then the one about the camel. “There is no camel.”

{child} went cold all over. Jokes are made up. Every joke {child.he} knew was a lie from beginning to end, and today not one of them would come out.

“When does it start?” asked the man with the accordion, who really wanted to know.

In the whole park there was nobody who could laugh to be kind. {@A} tried. {@His} mouth went as far as “ha”, and stuck there.

{child’s} knees began to shake. They hit each other, and the hand with the microphone sank, until it was hanging right beside them. And from every loudspeaker in the park came a sound.

Knock, knock.

# knock-knock
{@help}

Somebody laughed. It was the man with the accordion, and he laughed so that the accordion laughed too. Then a whole bench was laughing.

{child} listened. Nobody could do that to be kind, not today. It was the first laugh {child.he} had ever been quite sure of.

{child} held the microphone to {child.his} knees again, on purpose. Knock, knock.

“Who’s there?” shouted the whole park.

# how-it-is
“Still my knees,” said {child}. “They’ve been like this since breakfast. I’d rather be at home, but breakfast is there too.”

They laughed, because it was true. And then {child} knew what to do. {Child.He} couldn’t tell a joke, but {child.he} could say how it was.

“I had a camel,” said {child}. “You’d have liked the camel. I’ve practised for six weeks.[pet:  I practised on {pet}. {Pet} left in the middle.] And this morning I asked {@a} if I was funny, and {@a} said no.”

They laughed so much that {child} had to wait.

“Then {@a} said once, in February. But I was covering my ears, so I don’t know which one it was.”

In the front row {@a} got up on the bench. “It was the crocodile!” shouted {@a}. “I had to lie down on the kitchen floor!”

And that was true as well. It had to be.

# hands
Afterwards {child} and {friend} sat on the edge of the stage. There was one thing left, and it was worse than the microphone. {child} sat on both {child.his} hands first, so that they couldn’t go anywhere.

“Am I funny?” {child.he} asked.

“Not when you’re trying to be,” said {friend}.

{child’s} hands gave a tug. {Child.He} stayed sitting on them, because there was more on its way.

“But when you just say how it is,” said {friend}, “you’re the funniest person I know.”

And {child} had to believe it. It was that sort of day.

# on-sunday
“Good morning,” said {@a} on Sunday. “It’s meant to be like that.”

{child} looked at the [us: oatmeal | porridge]. It was black round the edges. So it was over, then.

{child} knocked on it with the spoon, knock, knock.

“Who’s there?” said {@a}.

“Breakfast,” said {child}.

{@A} laughed until {@he} had to hold on to the stove.[pet.dog:  {Pet} came to see whether there was any over.] It was Sunday, and anybody could laugh to be kind again. {child} believed it anyway.

# @knock
{child} took {child.his} hands down.
## if pet.dog
{Pet} rushed out and barked at the door, as {pet.he} did whenever anything knocked.
## if pet.cat
{Pet} was sitting in front of the door already, waiting for it to open. {Pet} thought that was what knocking was for.
## if elder
“There’s somebody at the door!” called {elder.short}, who always called that, wherever {elder.he} happened to be.

# @help
“Who’s there?” called {friend}, because that’s what you say, and {friend.he} had said it before {friend.he} could stop.

{child} lifted the microphone. It had to be something true. “My knees,” {child.he} said.
## if pet.dog
{Pet} shot up. Something had knocked. {Pet} rushed to the stage and barked at {child’s} knees until they had to be explained.

“Quiet, {pet},” said {child} into the microphone. “There’s nobody at the door. It’s only my knees.”
## if pet.cat
Out of the bushes came {pet}, who hadn’t been asked, and had followed them all the same. {Pet} strolled across the stage, sat down in front of {child’s} knees, and waited for them to open.

“It isn’t a door, {pet},” said {child} into the microphone. “It’s only my knees.”
## if elder
“There’s somebody at the door!” called {elder.short}, from the front row.

“No, there isn’t,” said {child} into the microphone. “It’s only my knees.”

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
