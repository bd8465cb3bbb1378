title: {Elder} Does Not Snore
title: A Snore Gets Out
title: A Very Tired Bus

% The snore is "it".

# sneezed
{child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] were building a tower, very quietly, because {elder} was having forty winks in {elder.his} chair.

Only it wasn’t very quiet.

HRRRR-pew, went {elder.short}. HRRRR-pew.[music:  It was nearly {@song}.]

Then, right in the middle of a HRRRR, there was a sneeze.

A-TCHOO!

Down came the tower. Up sat {elder}. And something small shot across the room and landed, flump, behind the curtain.

“Bless me,” said {elder.short}. “I must have nodded off.”

“You were snoring,” said {child}.

“I do not snore,” said {elder.short}, and went to look for {elder.his} other slipper.[elder2:  “Really,” said {elder2}, who had heard it for years.]

# like-a-bun
{child} and {friend} looked behind the curtain.

There sat something round and grey and woolly, like a bun made out of [us: sweater | jumper].[pet:  {Pet} sniffed it, and it sneezed.]

“Are you a mouse?” asked {friend}.

“I’m a snore,” said the snore. “I’ve been sneezed out, and I can’t get back in until there’s somebody asleep.” It shivered. “I’ve never been Out before. It’s all feet.”

“Don’t worry,” said {child}. “We’ll put {elder.him} back to sleep.”

# milk
But {elder} {elder.was} wide awake.

“Milk,” whispered {friend}. “Milk makes you sleepy.”

So they brought some milk. {Elder} drank it all up, and got a white moustache.

“Lovely!” {elder.he} said. “Now I’m full of beans. Who’s for a bit of [sport: {play sport} | hopping]?”

# sheep
“Sheep,” whispered {child}. “You have to count sheep.”

So {friend} was the sheep, and jumped over a cushion.

“Baa!”

“One,” said {elder}.

The trouble was that {friend} was a very good sheep. {Friend.He} did a fast sheep. {Friend.He} did a sheep going backwards. {Friend.He} did a sheep who had come on the wrong day.[athlete:  {Friend.He} did one that was nearly as good as {athlete}.] Soon {elder} {elder.was} laughing so much that the chair shook.

“Now I’m even more awake!” {elder.he} said. “Hopping, everyone!”

Behind the curtain, the snore gave a very small sniff.

# little
{child} felt so sorry for it that it hurt. {child.He} thought hard. What did [adult: {adult} | grown-ups] do, when {child.he} {child.was} full of hopping?

Nothing big. Everything little.

So {child} turned off the big light and turned on the little one. {child.He} put a blanket over {elder}, right up to the chin. Then {child.he} sat down close, and used {child.his} littlest voice.

# a-tired-bus
“Here is a bus,” said {child}. “And it’s a very tired bus.”

“I’m not a bit sleepy,” said {elder.short}.

“It went slowly down the hill[city:  in {city}],” said {child}.[school:  “It stopped {at school}, and everybody got off.”] “And it stopped, and a lady got off. Bye-bye, lady. And it went a bit slower. And it stopped, and a sheep got off.”

“Baa,” said {friend}, as soft as soft.

“Bye-bye, sheep. And it went slower … and slower … and another sheep got off.”

“Baa,” breathed {friend}.

“And then there was nobody left on the bus at all. So it went home to the garage. And it turned off its lights. And it let out all its air.”

Pssssshhhh, went {child}.

{Elder's} eyes were closed.

# tickles
Out crept the snore. It climbed up the blanket. It climbed up the cardigan, button by button. It began to squeeze itself in.

But the snore was woolly. And woolly things tickle.

“Ah …” went {elder}. “Ah … AH …”

“It’s going to get sneezed out again,” squeaked {friend}.

Quick as quick, {child} put one finger under {elder.short's} nose, and held it there.

“AH …” went {elder}. “… ahhhhh.”

And the snore gave a wriggle, and a kick, and it was home.

HRRRR-pew.

It was a very happy snore.

# three-snores
{child} and {friend} climbed up, one on each side, because the blanket was warm, and the light was little, and it had been a very sleepy story, even for the person telling it.

[adult: {Adult} | The grown-up] came, and stopped in the doorway, and listened.

HRRRR-pew, went the middle of the blanket.

Hrrr-pew, went one end.

Pew, went the other.

“Who’s that snoring,” whispered [adult: {adult} | the grown-up].

“Not me,” mumbled {friend}.

“Not me,” murmured {child}.

{Elder} opened one eye.

“It must have been the bus,” {elder.he} said, and closed it again.

# @song
{music}
