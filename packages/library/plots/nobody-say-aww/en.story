title: Nobody Say Aww
title: The Bonfire Sneezed
title: It Was the Feet
guest chair: Mrs Bracegirdle (she), Mrs Ironside (she)
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Rule: when anybody says aww, the hedgehog rolls up. The hedgehog is “it”.
% The grown-up (@a): {adult}, else {aunt}; never he or she.

# sneezed
Just as {chair} struck the match, the bonfire sneezed.

“Bless you,” said {child}.

The whole village turned round to look at {child.him}. They stood in their scarves [us: around|round] a bonfire as big as a house, and everybody had a bag of {chair's} toffee, which was so sticky that with a piece in your mouth you couldn’t say a word.

“I did not sneeze,” said {chair}, as the match went out.

“No,” said {child}. “It did.”

They laughed, even {@a}. {child} would sooner have eaten {child.his} own scarf than be looked at by a whole village[school: , with most of {school} in the front row][city: , and visitors from {city}]. But {chair} was already striking another match.

“Stop!” shouted {child}. And {child.he} lay down on {child.his} tummy with {@as} [us: flashlight | torch], and shone it in under the branches.

# the-nose
Right in the middle, where no arm could reach, lay a ball of prickles in a heap of dry leaves. As {child} looked, it began to come undone. There was a small black nose in it, with a drip on the end.

“It’s a hedgehog,” said {child}.[pet.dog:  {Pet}[!pet.known: , {child's} dog,] had been saying so for ten minutes.]

[friend: “It’s got a drip,” said {friend}[!friend.known: , {child.his} best friend,] who had never been known to stop talking.

]Everybody bent down to see. The nose gave a twitch.

“Awww,” said the whole village.

And the hedgehog rolled up.

“You mustn’t say that!” said {child}. “It’s only got one idea, when it’s frightened, and that’s to roll up. It’ll come out by itself, if nobody says aww.”

“Nobody will,” said {chair}. “I never have in my life. Turn round, everybody, and think about drains.”

# the-feet
So the whole village turned its back, and thought about drains. You could see them at it.[sport:  Some of them thought about losing at {sport}.] They heard the hedgehog come pattering through the leaves, nearer and nearer, and it was more than a person could bear. One person peeped.

“Awww!”

“{@A}!” said {child}, when it had rolled up.

“I couldn’t help it,” said {@a}. “It was the feet. They’re like tiny hands.”

The next time it was the butcher, who was as big as a wardrobe. It had yawned at him, he said, with a little pink tongue, and he had to be led away.[elder:  After that it was {elder}, twice[elder2: , while {elder2} looked the picture of innocence].][athlete:  Not even {athlete} could have held out.]

# only-idea
After that it stayed rolled up, and the sausages went cold.

“Couldn’t we just light it?” called somebody at the back. “Then it’ll run.”

“It won’t run,” said {child}, and {child.his} voice shook. “It’ll roll up.”

Nobody said anything to that. {chair} put the matches in her pocket. “Then there’s no bonfire this year,” she said.

[age>=9: People began to pick up their bags. ]A very small boy in a very big hat stood and looked at {child}, and his chin trembled.

“You found it,” he said.

{child} felt so guilty that {child.he} would have liked to roll up {child.himself}. {child.He} pulled {child.his} head down into {child.his} scarf, and pushed {child.his} hands into {child.his} pockets as deep as they’d go. And there was the toffee.

# toffee
There was only one thing to do, and it meant being looked at all over again. {child} climbed up on the sausage table.

“Wait!” {child.he} shouted. “Eat your toffee! Everybody, now! As much as you can get in!”

[friend: {Friend} ran round to everybody who hadn’t heard, with both hands full, and ended up with the last four pieces {friend.himself}. It was the first time in history that {friend.he} had nothing to say. ]{@A} put in a piece, and the butcher put in three. All [us: around|round] the bonfire the jaws went up and down, slower and slower, and stuck.

“Now say it,” said {child}.

“Mmmm,” said the whole village. It sounded like a cow, a long way off, and not a bit frightening.

# the-legs
{child} put in a piece too, and lay down on {child.his} tummy.

First came the nose, and then the eyes, and then the feet. “Mmmm,” went the village. And then the hedgehog stood up, and it had legs. [age>=9: Nobody had known that about hedgehogs. ]They were long, thin ones, with knees, and it came stepping out on them like a lady who has picked up her skirts to cross a puddle.

It stopped right in front of {child} and sniffed {child.his} chin. Its nose was as cold as a raindrop. {child} had never in {child.his} life wanted so much to say it, and couldn’t.

Then the hedgehog sneezed.

“Mlem moo,” said {child}, which was bless you.

It walked over the butcher’s boot[pet.dog: , and past {pet}, who’d had no toffee and kept quiet all the same,] and in under the hedge, and was gone.

“Awww,” said somebody.

It was {chair}. She hadn’t had any toffee, because of her speech.

“I beg your pardon,” said {chair}. “It was the legs.”

# quietest
And she lit the bonfire, and forgot about the speech. It was the quietest bonfire they’d ever had. They stood close together with warm faces and cold backs[music: , humming {@song} with their mouths shut], and listened to it crackle. And in between, from behind the hedge, they could hear somebody eating a slug.

# rolled-up
When {child} got home {child.he} smelled of smoke, and {child.his} teeth had nearly come unstuck. {child.He} curled up in the middle of the bed, where it was warm, until there was nothing to see of {child.him} but a nose.[pet.cat:  {Pet} rolled up on the end.][pet.other:  {Pet} was asleep already.]

{@A} came to put the light out, and saw the nose.

“Awww,” said {@a}, as softly as anything.

And {child} rolled up.

# @a
{aunt}
## if adult
{adult}

# @as
{aunt's}
## if adult
{adult's}

# @song
{music}
