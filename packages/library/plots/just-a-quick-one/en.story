title: What the Fox Said
title: Just a Quick One
title: He Says Mind the Nettles
guest friend: Hana (she), Nell (she)
guest girl: Maisie (she), Elsie (she)
guest minder: Auntie Jo (she), Auntie Bea (she)

% Nearly word for word as it was told for one child. The fox is “he”, and nobody hears him but {girl}. Her voice is very small at first and grows. The grown-up (@a) is the grandparent, else {adult}, else {minder}.

# on-the-swings
There was a girl on the swings with a fox.[city:  You don’t see that every day in {city}.][school:  And you never see it {at school}.]

{child} saw the fox first. The fox was sitting on the next swing with his tail hanging down behind. He had neat black feet and very tidy whiskers.

“Is that your fox?” asked {child}.

The girl nodded, but she didn’t say anything.

“What’s your name?” asked {friend}[!friend.known: , {child’s} best friend].

The girl looked at her shoes. The fox leaned over and put his nose to her ear, and his mouth moved, just a little. Then the girl leaned over and whispered something in the fox’s ear. The fox whispered back.

At last the girl said, so quietly that they nearly missed it, “He says I should tell you I’m {girl}.”

# only-to-me
“Can he talk?” said {child}.

{Girl} nodded. “Only to me.”

“I didn’t hear anything,” said {friend}.

“No,” whispered {girl}. “You can’t.”

{Friend} folded {friend.his} arms. “Make him say something to us.”

The fox looked at {friend}. He opened his mouth. {child} listened as hard as {child.he} could. {Child.He} heard the swing creak, and {child.he} heard a pigeon. {Child.He} didn’t hear one word of fox.

“He isn’t really talking,” said {friend}.

{Girl} went pink. She got down from the swing, and the fox got down too, and they started to walk away.

# toast
“Wait!” said {child}. {Child.He} ran round in front, and {child.he} knelt on the ground, so as to be just as tall as the fox. “Hello, Fox,” {child.he} said. “I’m {child}. I can’t hear you, but you can hear me, can’t you? What did I have for breakfast?”

The fox sniffed {child’s} sleeve. He sniffed it all the way up. Then he turned and whispered to {girl}.

“He says toast,” said {girl}. “With marmalade. And a bit of somebody else’s banana.”

“That was my banana!” said {friend}. “I gave you a bit!”

“Nobody knew about the banana,” said {child}. “Ask him another one, {friend}. Ask him properly.”

# mister-bun
{Friend} unfolded {friend.his} arms. {Friend.He} knelt down too. “Please, Fox,” {friend.he} said, “do you know where my toy rabbit is? He’s called Mister Bun. I lost him here on Sunday, and I’ve looked and looked.”

The fox sat very still and thought. Then he whispered for a long time, and {girl} had to say it all, because nobody else could.

“He says he found a rabbit on Sunday night,” said {girl}. “He says he said good evening to it, and it didn’t answer, so he thought it must be shy. He says he put it somewhere dry.” Her voice was getting bigger. “He says follow me!”

# mind-the-nettles
Off trotted the fox, under the slide and past the bins and through the long grass, and {child} and {friend} and {girl} ran behind him[athlete:  as if {athlete} were watching], and {girl} shouted all the way. “He says left! He says mind the nettles! He says duck!”

And there, in a hole under the old oak tree, on a pile of leaves, sat Mister Bun. One of his ears was a little chewed.

“He says sorry about the ear,” said {girl}. “He was only trying to wake him.”

# just-a-quick-one
{Friend} hugged Mister Bun, and then {friend.he} hugged {girl}, and then {friend.he} asked if {friend.he} could hug the fox.

“He says just a quick one,” said {girl}.

[pet.dog: “And he says {pet} wants one too,” said {girl}. {Pet}[!pet.known: , {child’s} dog,] had run along behind the whole way, and had been very polite about the fox. So {child} gave {pet.him} a long one.

]They played until {@first} called that it was time to go.[elder2:  {Elder2} had to call as well.] And {girl} talked the whole time, about foxes and puddles[sport:  and {sport}][music:  and {@song}] and what was the best kind of sandwich, and only some of it was what the fox said.

# under-the-lamp
That night, when {child} was in {child.his} pyjamas, {child.he} looked out of the window. The fox was sitting on the wall under the street lamp. He looked up at {child.him}, and his mouth moved.

[pet.cat: {Pet}[!pet.known: , {child’s} cat,] was on the windowsill. {Pet} looked at the fox, and washed one paw, and said nothing either.

]{child} couldn’t hear a word.

But {child.he} waved, and {child.he} got into bed, and {child.he} didn’t mind a bit.[pet.other:  {Pet} was asleep already.]

{Girl} would tell {child.him} in the morning.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @song
{music}
