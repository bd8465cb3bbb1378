title: Ten Hats
title: Keep It in Line
title: The Wolf at the Back
guest leader: Mr Pettifer (he), Mr Oswin (he)
guest boy: Ned (he), Wilf (he)

% The one who is missing is the friend, else {boy}; the rabbit is then the class’s. The elder has knitted the hats and steps over what {leader} steps into. The dog looks back for whoever is missing; the cat is not in the line, and stays with him.
% {leader} counts hats, not faces. The wolf wears {boy’s} hat, so ten hats are nine children. When one is missing, a pack turns round and the
% last goes first; whoever is missing stays still. Both are said, shown, and come back with the wolf’s own pack.

# last
{child} walked last. That was {child.his} job.[pet.dog:  {Pet}[!pet.known: , {child.his} dog,] was allowed to help.][pet.cat:  {Pet}[!pet.known: , {child.his} cat,] came behind, but not in the line. {Pet.He} just happened to be going the same way.]

Every Friday {@class} went up into Black Wood, all in a line, and somebody has to be the end of a line.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was the middle, and kept raisins in {friend.his} hat.]

{leader} walked first[music: , humming {music}]. In the cold his glasses steamed up, so he never counted faces. He counted hats.[elder:  {Elder}, who had knitted them all, walked second, with the buns.]

“Eight, nine, ten. Ten hats!” called {leader}. “All here!”

# somebody-breathed
On they went. And behind {child}, who was last, somebody breathed.

{child} turned [us: around | round].

It was a wolf. She was grey and long in the leg, and she put her paws exactly where {child} had put {child.his} boots.

“You’re a wolf,” whispered {child}.

[pet: “And you smell of {@petsmell},” said the wolf.

“That’s {pet},” said {child}.[pet.cat:  {Pet} happened to be up a tree.]

][pet.dog: “Is {pet.he} lost?”

“No,” said {child}. “{Pet} is with me.”

]“I’m lost,” said the wolf. “I stopped to pull out a thorn, and then my pack was gone. I’ve been running about all day. Is this a pack?”

# until-half-past
“It’s {@class}[school:  from {school}].”

“Who leads it?”

“{leader}.”

“The one with his foot in the stream?”

{child} looked. “Yes.”

“And you follow him?”

“Only till half past three,” said {child}.[elder:  “Then I follow {elder.short}[elder2:  and {elder2}].”]

[elder: The wolf looked at {elder.short}, who had stepped over the stream. | The wolf thought about it.] “I’ll join,” she said.

# keep-it-in-line
{child} put up {child.his} hand. “{leader}! There’s a wolf at the back!”

“Splendid, {child}!” called {leader}. “Keep it in line!”

So {child} kept it in line.

Up they went, under the low branches. Mist came down between the trees, white and thick as wool.[pet.dog:  {Pet} kept stopping to look back.][pet.cat:  {Pet} looked back, and sat down.] At the top {leader} counted again.

# ten-hats
“Eight, nine, ten. Ten hats! All here!”

{child} turned [us: around | round]. The wolf had a hat on. It was blue, with a bobble, [friend: like all the others, ]and her ears stuck out at the sides.

“Where did you get that?” said {child}.

“It was hanging on a branch,” said the wolf. “I wanted to be counted.”

{child} went cold, right down into {child.his} boots. {Child.He} counted. Nine hats. And a wolf.[pet.dog:  So that was what {pet} was looking back for.][pet.cat:  Even {pet} was gone.]

# who-has-the-head
“If you’ve got the hat,” {child.he} said slowly, “who’s got the head?”

The wolf took off the hat and pushed her nose inside. “Raisins,” she said. “Glue. And rabbit.”

[friend: “That’s {friend}! {Friend} fed the rabbit today!” | “That’s {boy}! {boy’s} got a rabbit!”]

“I’d like to meet it.”

“No,” said {child}.

“Just to say hello.”

“No! {leader}! We’ve lost {@lost}!”

# turn-round
{leader} wiped his glasses and counted faces, and he turned as white as the mist. The path was gone.

“What do wolves do,” {child} asked the wolf, “when one of them is missing?”

“The whole pack turns [us: around | round],” said the wolf. “And whoever was last goes first.”

{child} swallowed.

“TURN [us: AROUND | ROUND]!” {child.he} shouted. “And hold on to the one in front!”[sport:  {Child.He} had never shouted like that, not even at {sport}.]

[elder: “You heard,” said {elder.short}.

]And the whole line turned [us: around | round]. Now {leader} was last, and {child} was first. {child} took hold of the thick fur, and down went the wolf’s nose[pet.dog: , and {pet’s} went down beside it].

# sniff
Sniff. Sniff. Sniff. “Raisins,” said the wolf, and went left.

Sniff. Sniff. Sniff. “Glue,” said the wolf, and went over the stream.[elder:  {Elder.short} went over the stream.]

Splosh! That was {leader}.

Sniff. Sniff. Sniff. “Rabbit[pet.cat: , and {pet}],” said the wolf, and she began to walk faster[athlete: , so fast that {athlete} would have had to run].

“It is {@lost} you’re looking for, isn’t it?” said {child}.

“Mainly,” said the wolf.

# on-a-log
And there on a log sat {@lost}, with no hat on, eating [friend: {friend.his} | his] very last raisin.[pet.cat:  {Pet} happened to be lying close by.][pet.dog:  {Pet} got there first.]

“I went back for my hat,” [friend: {friend.he} | [pet.dog / pet.cat: {boy} | he]] said, “and then I couldn’t see you. So I stayed still. If you run about, nobody can find you.”

The wolf pricked up her ears. She put the hat on {@lost} herself, with her teeth, most carefully, right down over his eyes.

“Ten hats,” said {leader}, and his voice shook. “All here.”[elder:  {Elder.short} counted the heads.]

# stay-still
“Not quite all,” said the wolf, very low. “My pack turned [us: around | round] this morning. They’ll be looking for me. And I’ve been running about.”

“Then stay still,” said {child}.

So the wolf sat down where {@lost} had sat, and stayed still.[pet.dog:  {Pet} touched noses with her.] {@Class} went down the hill. {child} was last again, [friend: right behind {friend}, ]and at every bend {child.he} turned [us: around | round] and waved.

# all-here
By the time they sat on the bus[city:  to {city}][pet.cat: , where {pet} just happened to be sitting too,] the mist had gone, and the sky was turning pink.[elder:  {Elder.short} rubbed the window clear.] Up on the hill a line of wolves came out of the trees, noses to the ground. They came to the log, and they stood close together there for a long time. Then the whole line turned [us: around | round] and walked home, and last of all walked a wolf who was long in the leg. She put her paws exactly where the others had put theirs.

“{child}?” said {leader}. “Is that everyone?”

{child} watched[friend & !elder / pet.dog & !elder: , with [friend: {friend} | {pet}] beside {child.him}[friend & pet.dog:  and {pet} underneath],] until the very last tail had gone in among the trees.

“Yes,” {child.he} said. “All here.”

# @lost
{boy}
## if friend
{friend}

# @class
Class Three
## if age<7
Class One
## if age>=9
Class Five

# @Class
Class Three
## if age<7
Class One
## if age>=9
Class Five

# @petsmell
{pet}
## if pet.dog
dog
## if pet.cat
cat
