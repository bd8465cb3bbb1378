title: It’s Following Me
title: From the Tree to the Gate
title: The Moon Can’t Go Both Ways
guest otis: Otis (he), Ivo (he)

% The moon is “it”. Along the path: the tree at one end, the bench in the middle, the gate at the other end. {otis} never fibs, and is the family’s friend where one is ticked: then nobody moves house, but is away for a term. The grandparent who is ticked sits on the bench. The dog follows everybody, the cat nobody.

# behind-the-chimneys
“It’s following me,” said {child}.

{Child.He} meant the moon. It had come up round and yellow behind the roofs[city:  of {city}], and as {child} walked along the path by the field, the moon came along as well. It slid behind the chimneys and popped out on the other side, so as not to lose {child.him}.[pet.other:  {Pet}, who lived in the same house, had never taken that much trouble.]

“No, it isn’t,” said [friend: {friend}, {child’s} best friend | {otis} Flood]. “It’s following me.”

# the-last-evening
{@last}[school:  {@His} peg {at school} was empty already.] {child} and {@otis} weren’t talking about [school: any of that | that]. They were quarrelling about the moon instead, which was easier. [elder: {Elder} | {@Gran}] sat on the bench in the middle of the path, with a flask of tea[elder2:  that {elder2} had filled], and let them.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] followed everybody in turn.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat on the gatepost and followed nobody.]

# ten-steps
{child} ran ten steps and stopped dead. The moon ran ten steps and stopped dead.

“See?” said {child}. “It’s following me.[sport:  It even comes to watch me {play sport}.]”

{@Otis} hopped. {@He} hopped all the way past the bench on one leg.

“See?” {@he} puffed. “It hopped. It’s following me.”

{child} crept along behind the bushes and came out on tiptoe at the far end. There was the moon, looking straight at {child.him}.

“It waited for me![athlete:  It wouldn’t even do that for {athlete}!]”

{@Otis} walked backwards with {@his} nose in the air[music: , humming {music}], until {@he} fell over [pet.dog: {pet} | [elder: {elder.short’s} bag | [friend: a bag | his gran’s bag]]].

“It walked backwards with me! It’s never done that for you!”

# both-ways
“Right,” said {child}. “You go up to the tree, and I’ll go down to the gate. It can’t go both ways.”

So {@otis} marched up to the tree at one end of the path, and {child} marched down to the gate at the other[pet.cat: , where {pet} sat]. Neither of them took their eyes off the moon, and it kept up all the way. When {child} stood by the gate, there it was, right over the gatepost.[pet.dog:  {Pet} ran up and down, and in the end sat down in the middle.]

“It’s here!” shouted {child}. “It’s following me!”

“It’s here!” shouted {@otis}, from the tree. “It’s following me!”

“You’re fibbing!”

“You’re fibbing!”

“It came with me!”

“With me!”

# take-it-then
“Well, take it to [us: Vermont | Scotland], then!” shouted {child}. “Go on! I don’t even care!”

Nobody shouted anything back. {child} wished {child.he} could run after those words and catch them, but they had already got to the tree. {Child.He} could see {@otis} there in the dusk. {@He} had sat down on the ground, with {@his} back to {child}.[pet.dog:  And {pet} got up, walked to the tree, and sat down beside {@him}.][pet.cat:  And {pet}, who followed nobody, jumped down and walked all the way to the tree.]

# never-fibbed
{child} looked at the moon over the gatepost. It was here. {Child.He} could see that it was here.

But {@otis} didn’t fib. {@Otis} had never fibbed in {@his} life. When {@he} had eaten {child’s} piece of cake, {@he} had come round with icing on {@his} chin to say so.

{child} walked up the path, past [elder: {elder.short} on ]the bench, all the way to the tree.

# swap
“Swap,” said {child}.

“What?” said {@otis}, to [pet.dog / pet.cat: {pet} | {@his} knees].

“You go to my end. I’ll stay here at yours. Then I can see what you saw.”

{@Otis} wiped {@his} nose and went. {child} stood where {@he} had been sitting, with {child.his} back against the tree, and looked up.

And there it was. Right over {@otis-s} branches, round and yellow, looking straight at {child}.

“{@Otis}!” {child.he} called. “It’s here! It did follow you!”

“{child}!” {@he} called from the gate. “It’s here as well! It followed you too!”

# without-turning
They both ran, and they met at the bench, out of breath.[pet.dog:  {Pet} got there first.][pet.cat:  {Pet} walked.]

“How does it do it?” said {child}.

“It’s a long, long way off,” said {@gran}. “From up there, this whole path is one little spot. It can look at you both without turning its head.”

{@Otis} looked at {@his} shoes. “How far is [us: Vermont | Scotland] from here?” {@he} said.

“For [elder / friend & adult: you | us], all day in a [friend: car | van],” said {@hisgran}. “But the moon still won’t have to turn its head.”

# so-as-not-to-lose-them
Nobody quarrelled after that. {@Otis} held out {@his} hand and {child} took it, and they walked home along the path with {@hisgran} [pet.dog: and {pet} ]behind them.[pet.cat:  {Pet} walked in front.] The moon slid behind the chimneys and popped out on the other side, so as not to lose them.

# both-right
The next evening, [elder: {elder.short} held out the telephone | the telephone rang]. It was {@otis}.

“I’m in the [friend: | new] garden[elder / friend & adult: |  with Gran],” {@he} said. “It smells of sheep. Are you by a window?”

“Yes,” said {child}.

“Then walk. I’m going to walk as well. Ready?”

{child} walked along by the window, slowly, with the telephone at {child.his} ear. [pet.dog: {Pet} came along behind. ][pet.cat: {Pet} walked along the windowsill, following nobody. ]{Child.He} could hear {@otis-s} boots in the grass, far away in [us: Vermont | Scotland]. And out there above the roofs, round and yellow, it came along beside {child.him}.

“It’s following me,” said {@otis}.

“It’s following me,” said {child}.

And they walked up and down together for a long time, and they were both right.

# @last
{otis} lived next door, and this was his last evening. Tomorrow a van was coming to take {otis} and his gran to [us: Vermont | Scotland], to live there.
## if elder & !friend
{otis} lived next door, and this was his last evening. Tomorrow a van was coming to take him to [us: Vermont | Scotland], to live there.
## if friend
This was their last evening together for a long time. Tomorrow {friend} was going to [us: Vermont | Scotland], for a whole [us: semester | term].

# @otis
{otis}
## if friend
{friend}

# @otis-s
{otis’s}
## if friend
{friend’s}

# @he
he
## if friend
{friend.he}

# @his
his
## if friend
{friend.his}

# @him
him
## if friend
{friend.him}

# @gran
{otis’s} gran
## if elder
{elder.short}
## if friend & adult & !elder
{adult}
## if friend & !adult & !elder
{friend’s} gran

# @hisgran
his gran
## if elder
{elder.short}
## if friend & adult & !elder
{adult}
## if friend & !adult & !elder
{friend’s} gran
