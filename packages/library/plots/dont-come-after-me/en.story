title: Don’t Come After Me
title: Twenty Steps Behind
title: Straight On
guest friend: Priya (she), Callum (he)
guest knight: Sir Godfrey (he), Sir Humphrey (he)
guest horse: Maud (she), Hilda (she)

% {knight} is rusty all over but for one shoulder, where the horse rubs her nose: in that {child} sees what is behind. The grandparent counts to four.

# into-a-knight
“And don’t come after me!” shouted {child}, turned round and walked straight into a knight.

It sounded like somebody dropping a kitchen. “I beg your pardon,” said the knight inside his helmet, and went on down the path, on foot and in full armour[city: , which isn’t usual even in {city}]. {child} was going that way too, and turning back was out of the question. So they walked side by side.

{Child} was hurt. {Friend} was {child.his} best friend, and when {child.he} came home from [school: {school} | school] and cycled straight into {child.his} own hedge, in front of half the class, the first to laugh was {friend}.[sport:  It would never have happened at {sport}.]

Don’t come after me is what you say when you want somebody to come. {Friend} ought to know that.[elder:  {child} was going to move in with {elder}[elder2:  and {elder2}].]

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] ran along with them. Then {pet.he} ran back. Then {pet.he} came again.][pet.cat: On the gatepost sat {pet}[!pet.known:  the cat]. {Pet.He} looked at {child}, and then at something further off, straight through {child.him}.][pet.other: Even {pet} knew that.]

# straight-on
“Where are you going?” asked {child}.

“Straight on,” said the knight. “I am {knight}, and I do not turn round.”

“Nor do I.”

He was rusty all over except for one shoulder, which shone. When they came to a hedge he went through it, and put each twig back after him, as if he were combing somebody’s hair.

“How long have you been walking?”

“Since Easter.”

“It’s September.”

“Is it?” said {knight}. “That would explain the wasps.”

# words
“Who is it you’re not turning round for?” asked {child}.

“My horse,” said {knight}. “{horse}. We had words. That is, I had.”

“What about?”

“I fell off, in front of three earls and a bishop, and she showed her teeth. All of them.”

[athlete: “That could happen to {athlete}. And horses don’t laugh.”|“Horses don’t laugh.”]

“You haven’t seen her. So I told her not to come after me. And she didn’t.”

“Nor did mine,” said {child}.[music:  {Child.He} whistled {music}, crossly.]

# an-echo
Clink, went the armour. Clop, clop, went something, just a little late.

“What’s that?”

“My echo,” said {knight}. “It lives in the helmet.”

At a ditch they stopped. Clink. Clop, clop.

“It’s late,” said {child}.

“It always has been rather slow.”

“Don’t you get cold at night?”

“Oddly enough,” said {knight}, “my back is as warm as toast.”

[elder: {Elder} was hanging out the washing, and {knight} went straight on, between the sheets, so that {child} forgot to stop. “Four,” said {elder.short}, through a mouthful of [us: clothespins | pegs]. {child} thought that meant sheets.

][pet.dog: {Pet} shot off backwards again, and came back with {pet.his} tongue out. There was a lot to look after.

][pet.cat: {Pet} turned up at the ditch, sat down with {pet.his} back to them and waited for somebody.

]
# in-the-shoulder
The shiny shoulder bobbed along in front of {child’s} nose. The whole way behind them was in it, small and crooked: the path, the hedge, the sky, and something white that moved.

Twenty steps back walked a horse with her saddle crooked, and when {knight} put down a foot she put down hers, just a little late. Beside her, with one hand in her mane and {child’s} jacket over an arm, walked {friend}.[pet.dog:  In between ran {pet}.][pet.cat:  Last came {pet}, as if {pet.he} just happened to be going that way.]

“It isn’t an echo,” said {child}. “It’s {horse}.”

{knight} walked faster.

“Twenty steps away! Just turn round.”

“You are saying that to be kind,” said {knight}. “But if I turn round and there’s nobody, then there’s nobody. As long as I don’t, she might be there.”

It was the silliest thing {child} had heard. But {child.he} hadn’t turned round either. {Friend} would see that {child.he} had been crying.

# the-pond
Then the path turned, and {knight} didn’t.

“Stop!” called {child}. “That’s a pond!”

“I go straight on,” said {knight}, and walked in.

The water came up to his knees, and then to his waist, and ran into his armour with a noise like somebody filling a teapot. There he stuck in the mud, and sank, not fast, but thoroughly.

“I believe,” he said, “that I have arrived.”

{child} stayed where the grass stopped. A knight weighs as much as a piano. It would take somebody strong, and there was somebody strong, twenty steps away.

So {child} turned round, wet face and all.

“Come here!” {child.he} shouted. “Both of you!”

# the-sleeve
{Friend} got there first. {Friend.He} looked at {child’s} face, said nothing about it, and held out the jacket.

They tied one sleeve to the reins. {child} threw the other out across the water until it hit {knight} in the back.

“Grab it! You don’t have to turn round!”

An iron hand felt about behind him, and closed.

“Back, {horse},” said {friend}, and back she went, as if they had known each other for years. The sleeve got longer than anybody’s arm. And with a noise like the last of the ketchup, {knight} came out, backwards, and sat in the grass with a water lily on his helmet and water running from both knees.

{child} laughed. It just came.

“You laughed,” said {knight}.

“Yes, but I wasn’t … It only …” {child} stopped, and looked at {friend}.

“Exactly,” said {friend}.

# a-nose
{knight} sat with his back to them. Behind him, somebody was breathing.

“Is anybody there?” he asked, very low, and it wasn’t {child} he was asking.

{horse} laid her nose on his shoulder, the shiny one, and rubbed. The iron hand reached back. It found a nose, and then an ear, and there it stayed.

“Warm as toast,” said {knight} to himself. “Ever since Easter.”

And he turned round. It creaked so that the ducks flew up. {horse} looked at the water lily, curled her lip and showed her teeth, all of them.

“Yes, well,” said {knight}. “I dare say it is quite funny.”

# not-a-word
They walked home in a row.[pet.dog:  {Pet} walked in the middle, and didn’t have to run anywhere.]

“Why didn’t you say anything?” asked {child}. “The whole way?”

“You’d told me not to come,” said {friend}.

“But you did come.”

“Yes. Quietly.”

[elder: On {elder’s} doorstep stood three glasses of [us: lemonade | squash] and a bucket. “I did say four,” said {elder.short}.

]At the gate {knight} said goodbye. Which way he and {horse} went from there was up to her.[pet.cat:  {Pet} watched from the gatepost, and looked through nobody.]

# the-gate
{child} put on the jacket. One sleeve came down to {child.his} knee.[adult:  In the kitchen window {adult} was already putting out another plate.]

“I’m going in for my [us: dinner | tea] now,” said {child}. “And don’t come after me.”

“No,” said {friend}, and came.
