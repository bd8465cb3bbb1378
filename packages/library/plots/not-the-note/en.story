title: Not the Note
title: Getting Off the Bus
title: A Giant at the Gate
guest friend: Nia (she), Cerys (she)
guest wolf: Bran (he), Emrys (he)
guest keeper: Mrs Prosser (she), Mrs Beynon (she)
guest leader: Mr Lloyd (he), Mr Pugh (he)

% A pack never sings the same note; the choir always does. The friend is the family's best friend, or this story's own.

# its-you
The wolf stood on the far side of the fence, grey and thin-legged and taller than anybody had expected, and stared at {child} while {child.he} sang.

“It’s you,” said {friend}. “You’re putting him off. That’s not the note.”

“It’s a note,” said {child}.

“It’s not the note.”

# off-the-bus
{friend} was [friend: {child’s} best friend|{age}, like {child}], and could tell you the note of a doorbell. {Friend.He} stood next to {child} in [school: the choir {at school}|the school choir], and it was ruining {@friend-his} life. {child} loved to sing. {Child.He} sang with {child.his} whole front.[pet.dog / pet.cat:  {Pet}, {child’s} [pet.dog: dog|cat], would come in from the garden specially.][pet.other:  Even {pet} would stop chewing.] But {child.he} started with everyone else and then slid off, like somebody getting off a bus.

{child} had wanted to meet a wolf since {child.he} could say the word, and now the choir had won a night at Coed Wolf Park[city: , a long way from {city}], with sleeping bags in the visitors’ hall. In return they were to sing [music: {music} ]for the keeper’s birthday. And {child} had been asked, very kindly, to mouth the words.

“Just for tonight,” {leader} had said.[sport:  It was like being asked to {play sport} sitting down.]

# a-bad-tooth
“Nothing to do with you, is it, {wolf}?” said {child} to the wolf. The wolf went on staring. Then he turned and trotted off into the trees on his long quiet feet.

{keeper}, the keeper, came along with a bucket. She looked worried. {wolf} was old, she said, and he had a bad tooth, and tonight he needed his medicine in a lump of meat. But since his brothers died he had lived alone, on the other side of the hill. Some nights he didn’t come to the gate at all.

“How do you call him?” asked {child}.

“You howl,” said {keeper}. “But he doesn’t answer me any more. I suppose one old woman isn’t much of a pack.”

All along the fence, heads went up.

“We’re a choir,” said {friend}.

# as-smooth-as-one
So at sunset they lined up along the fence in their hats[elder2: , {child} in one that {elder2} had knitted]. {friend} gave them the note. It was a good one, round as a plate. “All together,” {friend.he} said, “and all the same. And {child} …”

“I know,” said {child}. “Mouth it.”

They howled. It was beautiful. All those voices came out as smooth as one, and went away up the valley, and stopped together when {leader} closed his hand.

# louder
Nothing. The trees stood there.

They did it again, louder and even smoother. Up on the hill a grey shape came out from the bracken, and {child’s} heart jumped. But the wolf’s tail was down. He looked at them and crept backwards, and he was gone.

“Oh dear,” said {keeper}. “Now he’s frightened. He’ll be off up to the top rocks, and we’ll never get him in.”

“But it was perfect!” said {friend}.

# a-giant
“It was,” said {keeper}, and rubbed her nose. “I think that’s the trouble. It was so perfect that it sounded like one. One enormous wolf, that he’s never met. A real pack never sings the same note, see. If somebody lands on yours, you get off it, quick.”

“Off the note?” said {friend}, as if it were something rude.

“Up or down, doesn’t matter.”

One by one, the whole choir turned and looked at {child}.

The back of {child’s} neck went hot. Just for tonight. But up there was an old wolf with toothache who thought there was a giant at the gate.

# hat-off
{child} took off {child.his} hat.[athlete:  {Child.He} planted {child.his} feet like {athlete}.] {Child.He} filled {child.his} whole front, opened {child.his} mouth, and howled.

{Child.He} started on {friend’s} note, and slid off it. {Child.He} couldn’t have stayed if you had paid {child.him}. It wobbled down, and hung, and climbed up somewhere quite different.

“Somebody come in with me!” {child.he} panted. “Only don’t stay where I am!”

They tried. But they had practised for two years, and one after another they landed neatly on top of {child.him}. {friend} was the worst.

“I can’t!” {friend.he} wailed. “It hurts!”

# hold-my-hand
“It’s only getting off a bus,” said {child}. “Hold my hand. When you hear me, get off.”

{friend} screwed {@friend-his} eyes shut. {child} howled, {friend} howled, there was one moment when they were exactly the same, and then {friend} stepped off. It was awful. It was like a drawer of forks. And behind them {leader} stepped off, and then all of them, up and down and sideways, until there was a whole hillside of different wolves.

They stopped to breathe.

And from the top rocks, low and long and a little bit cracked, came one more. It began on {child’s} note. It slid off.

“There you are, boy,” whispered {keeper}.

# one-more
He came down through the bracken with his tail level and his ears up, straight to the fence, and put his long grey nose where {child} was standing. He sniffed {friend} as well. Then he took his meat at the gate, medicine and all, in one swallow, and lay down there on the near side of the hill with his chin on his paws.

# all-still-there
It was late before the visitors’ hall was quiet. The sleeping bags lay in rows[elder: , with {child} in the one that {elder} had lent {child.him}], and outside the big window you could see a dark shape by the fence, which lifted its head now and then to check that they were all still there.

# ours
{child} hummed to it under {child.his} breath. In the next sleeping bag somebody began to hum as well. {@Friend-he} found {child’s} note at once, of course. {@Friend-he} stayed on it for a moment.

Then, very carefully, {@friend-he} moved over and made room.

“That’s not the note,” murmured {child}.

“No,” said {friend}. “It’s ours.”

# @friend-his
{friend.his}
## if friend.she / !friend
her
## if friend.he
his

# @friend-he
{friend}
## if friend.she / !friend
she
## if friend.he
he
