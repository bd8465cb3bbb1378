title: Just a Whisker
title: Ears Don’t Lie
title: All My Tables End Up as Trays

% The rabbit measures with his ears: the ear that stands highest shows the side that is highest. One of them has always hung.

# clonk
The long table was out on the grass between the houses, and at six o’clock all the neighbours were coming for supper. {child} had promised to [us: set | lay] it. But as soon as {child.he} put down a glass, the table went clonk and tipped to one side, and the glass slid off the end.

[friend: {Friend}[!friend.known: , {child.his} best friend,] only just caught it.|{child} only just caught it.][athlete:  Even {athlete} would have had to hurry.]

“It wobbles,” said {child}.

“Who put this up for you, then?” said somebody under the table.

It was a rabbit. He was looking at one of the legs, and he sucked in air through his two long front teeth. “Oh dear, oh dear, oh dear.”

“Can you mend it?” asked {child}.

“It [us: needs|wants] a whisker off,” said the rabbit. “Just a whisker. I’ll have to gnaw something anyway. My teeth never stop growing. If I had a day off I couldn’t shut my mouth.”

“What does it cost?”

“I keep the bits,” said the rabbit.

# ears-dont-lie
First he had to measure. He hopped up, sat down in the middle of the table, put up his ears and looked from one to the other. One ear stood straight up. One ear hung straight down.

“The ear that’s highest shows you the side that’s highest,” said the rabbit. “So it’s that side.[age>=7:  I’ve never needed a ruler.] Ears don’t lie.”

Then he hopped down and gnawed. Crunch, crunch, crunch. He brushed the sawdust out of his whiskers and ate it.

“There. Solid as a rock.[sport:  You could {play sport} on that.]”

[sport: “We’re going to eat on it,” said {child}.

]{child.He} put down a glass.

Clonk, went the table, and tipped to the other side.

# just-a-whisker
“Aha,” said the rabbit. He hopped up from the other end, and put up his ears, and looked from one to the other. “Now it’s that side. Just a whisker.”

Crunch, crunch, crunch. Clonk.

“Just a whisker more.”

Crunch, crunch, crunch. Clonk.

[music: He gnawed in time to {@song}, and the table went down a little with every verse.

]Quite soon it was no higher than {child’s} knees, and all the chairs were much too tall.

“They’ll have to come down too,” said the rabbit, and sucked in air.

[school: “They’re borrowed,” said {child}. “They belong to {school}.”

“You do have small children there,” said the rabbit. Crunch, crunch, crunch.

][age>=7: “Can’t we stop?” asked {child}.

“With a wobble like that?” said the rabbit. Crunch, crunch, crunch.]

# lower
[pet.cat: {Pet}[!pet.known: , {child’s} cat,] wasn’t allowed to jump up on the table. Now {pet.he} didn’t have to jump. ][pet.dog: {Pet}[!pet.known: , {child’s} dog,] had been lying under the table all along. Now {pet.he} had to lie somewhere else. ][pet.other: {Pet}, who was in a run on the grass, was {child’s}, and could see every plate for the first time. ][elder: {Elder} came out with the potato salad, put it down where the table used to be, and had to keep on bending. ][elder2: “It was taller last year,” said {elder2}. ][city: There was no lower table in all of {city}. ]

[friend: “It’s a quarter to six,” said {friend}.|Then it was a quarter to six.] The table was as high as a loaf of bread. {child} put a glass on it.

Clonk.

# no-whiskers-left
“It still wobbles!” shouted {child}. “You’ve eaten the whole table, and it still wobbles!”

“I could take off just a whisker …”

“There aren’t any whiskers left!”

{child.He} sat down on the grass with {child.his} back to the rabbit. {child.His} eyes were stinging, and {child.he} hated that. In a minute everybody would see what happened when {child} [us: set | laid] the table.

Now both the rabbit’s ears hung down.

“It’s the same every time,” he said. “They never come out level. All my tables end up as trays. And I do measure. I measure and measure.”

He sounded so ashamed that {child} had to turn round.

# that-one-does
{child} looked at him. The rabbit sniffed, and one ear stood up again. The other one didn’t.

“Why doesn’t that ear stand up?” asked {child}.

“That one? It never has. I sleep on that side.”

“But you measure with them.”

“Naturally,” said the rabbit. “Ears don’t lie.”

“That one does,” said {child}. “It’s lying down.”

The rabbit opened his mouth, but nothing came out of it.

Very carefully, {child} took hold of the ear between two fingers. It was as soft as a glove, and warm inside. {child.He} lifted it until it stood as straight as the other one, and held it there.

The rabbit looked from one ear to the other.

“Don’t let go,” he whispered.

# not-a-clonk
He hopped up on the table with {child} beside him, holding the ear. He looked left, and he looked right, for a long time.

“That leg there,” he said. “Just a whisker. And this time I mean one.”

Crunch.

{child} put down a glass.

They waited. [friend: {Friend} held {friend.his} breath. ]The table didn’t say anything at all.

“What’s it doing?” whispered the rabbit.

“It’s standing,” said {child}.

The rabbit had to sit down, because he had never heard a table do that before.

# down-there
Then the neighbours came, and looked round.

“Where’s the table?” somebody asked.

“Down there,” said {child}, in a small voice.

[elder: {Elder}|The oldest of them] bent down and pushed at the table. It didn’t move. “I’ve never sat at one that didn’t wobble,” said [elder: {elder.short}|the oldest], and lay down on the grass, tummy first, and asked for the potatoes.

Soon they were all on their tummies in two long rows, with their chins by their plates and their feet in the air. Even the smallest ones could reach the cake. [pet.dog: {Pet} could reach everything. ]Nobody could knock a glass off, because there was nowhere for it to fall.

The rabbit lay at the end with a bowl of sawdust, and {child} lay next to him and held up his ear.

# a-whisker-longer
When the stars came out, the table was still as straight as the sea.

[adult: “Bedtime,” said {adult}.|Now it was bedtime.]

{child} was lying on {child.his} back in the grass, with one warm ear in {child.his} hand.

“Just a whisker longer,” {child.he} said.

[adult: And {adult} lay down again.|And nobody was in any hurry to go in.]

## or
When the stars came out, and everybody had eaten, the neighbours carried the plates indoors. They left the table where it was.

{child} put a glass of water by the bed. Clonk, went the little table there.

[adult: “It wobbles,” said {adult}.|{child} gave it a push. It wobbled.]

“Yes,” said {child}. “But it’s just a whisker.”

And that would have to wait until the morning, because the rabbit was asleep already, out on the grass, on that side.

# @song
{music}
