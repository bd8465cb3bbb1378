title: An Ordinary Invisible Sword
title: Just Before
title: Hocus Pocus Hen
guest friend: Otto (he), Iris (she)

% “Hocus pocus hen!” is called the same way every time, with a little pause after it. The wizard is gloomy, but he does try to help.
% One rule: whatever the wand is pointing at turns into a hen.

# the-sword
{Friend} had found an invisible sword in the park[city:  in {city}].

“Look out!” {friend.he} said, stabbing the air. “It’s terribly sharp!”

All {child} saw was a hand, waving. But {child} was used to that. {Friend}[!friend.known:  was {child’s} best friend, and {friend.he}] nearly always had something invisible. On Monday it was a horse[school: , and it had to wait in the cloakroom {at school}].

“Can I hold it?” asked {child}.

“No,” said {friend}. “It’s the best invisible thing I’ve ever had. You can very nearly feel it.”

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] lay in the grass, chewing a stick that everybody could see.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] was sitting up in a tree. {Pet.He} had followed them all the way from home, and was pretending not to have.

][pet.other: {Pet} had stayed at home, asleep.

][elder: {Elder} was sitting on the bench with a crossword[elder2: , next to {elder2}].

]
# just-before
Then a wizard came crawling out of the bushes. He had a pointed hat, a long robe and leaves in his beard, and he was feeling about in the grass with both hands.

“Have you seen my magic wand?” he said. “I’ve lost it.”

“What does it look like?” asked {child}.

“It doesn’t,” said the wizard.

“It doesn’t?”

“It’s invisible. I made it invisible this morning, so that nobody could take it. And then I put it down.”

“When did you last see it?”

“Just before,” said the wizard gloomily.

# on-you
They all felt for it. {Friend} used only one hand. The other held the sword.

[music: The wizard hummed {@song}. The wand was fond of that, he said, but it didn’t come.

]“At least it does as it’s told,” said the wizard. “If you say hocus pocus hen, then whatever it’s pointing at turns into a hen. So we’ll see which way it’s pointing.”

“Why a hen?”

“It’s the only thing I’m any good at.”[sport:  The wizard thought again. “That and {sport}.”]

“Maybe it’s in your hat,” said {friend}, and pointed with the sword.

“Hocus pocus hen!” called the wizard.

They looked [us: around | round].

“Something’s clucking,” said {child}.

“Where?”

“On you.”

The hat was gone. On the wizard’s head sat a white hen, enjoying the view.

# the-bench
“Maybe it’s under the bench,” said {friend}, and pointed with the sword.

“Hocus pocus hen!”

The bench was gone, and there was a hen in the grass. The hat hopped down to join it.[pet.dog:  {Pet} took the stick and went to lie behind a tree.][pet.cat:  Up in the tree {pet} counted them, twice.][elder: 

“I’m quite comfortable, thank you,” said {elder.short}, down in the grass.]

{child} looked at the hens. Then {child.he} looked at {friend}.

# nothing
“{Friend},” said {child}. “What’s that in your hand?”

“Nothing,” said {friend}. “Only my sword.”

“Is it invisible?”

“You know it is.”

{Friend} turned the sword [us: around | round] to have a look, and the point was right in front of {friend.his} own nose.

“Do you think …” {friend.he} said.

“Hocus pocus hen!” called the wizard.

# the-third
Oh no! {Friend} was gone. In the grass were three white hens, and they all looked the same.

“{Friend}!” shouted {child}.

“Is {friend} one of these?” said the wizard. “Then {friend.he} turned out very well.”

“I don’t want a hen!” said {child}, and {child.his} eyes filled with tears. “I want {friend}!”

“Find the wand,” said the wizard, “and point it at {friend.him}, and say hocus pocus {friend}. But do get the right hen. Or the bench will be {friend}.”

{child} looked at each of them. The first had found a worm. The second had its eyes shut. But the third stood quite still, and held out one wing, as if it had a sword.

“There you are,” whispered {child}.

# the-warm-end
{Child.He} felt in the grass in front of the hen. There was grass, and more grass, and then something that wasn’t grass. It was hard and round, and quite invisible.

“I’ve got it!” {child} called. “Which end do I hold?”

“The other one!” called the wizard.

“Which other one?”

“The one that isn’t the front!”

If it was wrong, there would be four hens. {child} felt one end. It was cold. {Child.He} felt the other end, and it was warm. That was where {friend} had held it all morning.

{child} took hold of the warm end, and pointed it at the hen with the wing.[athlete:  Not even {athlete} ever aimed so carefully.] Then {child.he} shouted:

“Hocus pocus {friend}!”

# an-egg
There stood {friend}, with one arm out and a feather in {friend.his} hair.

“What is it?” {friend.he} said.

“You were a hen,” said {child}.

“I was not.”

{child} pointed. Between {friend’s} feet lay an egg.

“I’ve never seen that before in my life,” said {friend}.

So the wizard got his wand. He turned the other hens back into a hat and a bench, and then he made the wand show.[elder:  The bench came back right under {elder.short}, who didn’t even look up.] It was black, and no bigger than a pencil.

“I thought it was longer,” said {friend}.

# an-ordinary-one
The wizard got the egg as well. He went home with both, and kept his eyes on them.

On the way home {friend} stopped and picked something up.[pet.dog:  {Pet} came to see, but it wasn’t a stick.][pet.cat:  A long way behind them {pet} stopped too, and looked the other way.]

“Look,” said {friend}. “Another invisible sword.”

{child} felt it, at both ends. There was nothing there at all.

“It’s only an ordinary one,” {child.he} said.

“Good,” said {friend}. “Then you can hold it.”

And {child} held it all the way home.

It grew dark, and the lamps came on. They sat down on {child’s} step, close together, and {friend} yawned. {child} laid the sword across their knees, very carefully.

It was terribly sharp.

# @song
{music}
