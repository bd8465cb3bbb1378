title: {girl’s} Fox
title: Say Sausages
title: The One Who Listens
guest friend: Hana (she), Tilly (she)
guest girl: Maisie (she), Robin (she)
guest fox: Bracken (he), Rusty (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The fox never says a word to anybody but {girl}. Who hangs out the washing and puts out the light (@a) is the grandparent, else {adult}, else {minder}.

# next-door
A girl called {girl} moved in next door[city: , all the way from the other side of {city}], and she had a fox.

He had a white tip to his tail and neat black feet, and his name was {fox}. He came out into the garden behind her, and when she sat down on the step, he sat down too.

{child} and[!friend.known:  {child.his} best friend] {friend} watched through the gap in the hedge.

“He can talk,” {girl} told them. “But only to me.”

# say-something
“Say something!” said {friend} to the fox.

{fox} scratched his ear.

“Say sausages!” said {friend}.

{fox} looked at a cloud.

“I told you,” said {girl}, and she went a bit pink. “People never believe me.[school:  They won’t {at school}, either.]”

# i-believe-you
{child} looked at {fox} for a long time. He leaned over and put his nose to {girl’s} ear, and his whiskers moved, and {girl} laughed out loud, just as you do when somebody has told you a joke.

“I believe you,” said {child}. “What did he say?”

“He says {friend’s} shoes are on the wrong feet.”

{Friend} looked down. They were.

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] had put {pet.his} nose through the hedge as well. {fox} put his own nose to it for a moment, and {pet’s} tail began to wag. Nobody was told what that was about.

][pet.cat: {Pet}[!pet.known: , {child’s} cat,] looked down at the fox from the top of the fence, and the fox looked up. “They’ve met,” said {girl}.

][pet.other: “He says good afternoon to {pet}, too,” said {girl}. “He could smell there was somebody indoors.”]

# mud-pies
The next afternoon[sport: , after {sport}], {child} and {friend} were making mud pies while {@first} [us: hung out the laundry | pegged out the washing][music:  and hummed {music}].[elder2:  {Elder2} handed over the [us: clothespins | pegs].] Something rustled, and out of the gap in the hedge came {fox}. He was all by himself.

He ran straight to {child} and stood in front of {child.him}. He looked at {child.him} very hard.

“What is it?” said {child}.

He didn’t say anything. He couldn’t, not to {child.him}.

“Maybe he’s hungry,” said {friend}, and gave him a pie. {fox} licked it, to be polite.

# listened-with-her-eyes
{child} put down {child.his} spoon. {Child.He} had ears for listening, but they were no use today. So {child.he} listened with {child.his} eyes instead.

{fox’s} tail was low. His paws wouldn’t keep still. He ran to the hedge, and he looked back.

“He’s saying come,” said {child}. “{@A}! {fox} needs us next door!”

“I can see you from here,” called {@a}. “Off you go!”

# the-plum-tree
They crawled through the gap and ran after the white tip of his tail[athlete: , as fast as {athlete}], round the bean poles, past the [us: rain barrel | water butt], all the way to the old plum tree. {fox} sat down and pointed his nose straight up.

There among the leaves were two striped socks, and above the socks was {girl}, hugging the trunk.

“I’m stuck,” she said, in a wobbly voice. “I can’t see where to put my feet, and {fox} doesn’t know left from right. He said he’d fetch the one who listens.”

{child} felt warm right to the tips of {child.his} ears.

# like-stairs
{Child.He} stepped back until {child.he} could see the whole tree. From there it was easy. The branches went down like stairs.

“I’ll tell you where they are,” {child.he} called. “You just listen to me. Left foot down. A bit more. A bit more. There!”

{girl’s} foot found the branch.

“Now the other one. Down, and towards the house. There!”

Branch by branch, {child} talked and {girl} listened. {Friend} stood at the bottom with {friend.his} arms out, just in case. And then the striped socks were on the grass, and {fox} was running round and round all three of them.

# next-time
He put his nose to {girl’s} ear, and his whiskers moved.

“What did he say?” asked {child} and {friend} together.

“He says thank you to {child},” said {girl}. “And he says the pie was very good, but next time, sausages.”

“I knew it,” said {friend}.

# goodnight
That night, when {@a} had turned out the light, {child} heard something under {child.his} window. It was one small, soft bark.

It wasn’t a word, because {fox} only had words for {girl}.

But {child} lay in bed and listened, and {child.he} knew exactly what it meant.

“Goodnight, {fox},” {child.he} said.

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
