title: Second Best
title: A Small Bridge
title: Both Feet on the Floor
guest hero: Enid (she), Olwen (she)
guest friend: Rafi (he), Callum (he)
guest small: Alfie (he), Rory (he)
guest neighbour: Mrs Bell (she), Mrs Rudd (she)

% Whoever counts to three and has the kitchen is the grandparent, else {adult}, else {neighbour}. The friend is for every family.
% {hero} goes up whenever she says what isn’t true. It isn’t told before the wall.

# second-best
The best arm-wrestler in the yard was {child}. The second best was a superhero, and there was something wrong with that.

Her name was {hero}, and she had moved into number four in August.[school:  She went to {school} like everybody else.] On Thursday evening she held up a railway bridge[city:  outside {city}] until the train had got across. It was on the news. On Friday, at the table under the chestnut tree, {child} put her hand down in six seconds.

{Friend}[!friend.known: , {child’s} best friend,] held up {child’s} arm, and {@a-first}, who had counted to three at the kitchen window, banged a saucepan lid.

“Did you really try?” asked {child}.

“Really,” said {hero}.[pet.dog:  {Pet}[!pet.known:  the dog] had got {pet.his} nose under her [us: sneakers | trainers], where there shouldn’t have been room for a nose.][pet.cat:  {Pet}[!pet.known:  the cat] had got a paw under her shoe, where there shouldn’t have been room for a paw.]

{Child’s} arm wasn’t even tired. {Child.He} wanted to lose to a superhero, properly, and find out what it was like.

# twenty-one-four
“She held up a bridge,” said {child}.

“It was a small bridge,” said {friend}.

{Friend} had beaten {hero} at table tennis, and ever since it had said 21–4 on the front of {friend.his} cap.[athlete:  Not even {athlete} could say that.]

“Leave it,” {friend.he} said. “Please.”

{child} left it for a week, and watched. {hero} lost at marbles and she lost at Snap[sport: , and she lost at {sport}].[pet.dog:  {Pet} kept getting under her feet.][pet.cat:  {Pet} kept getting under her feet.][pet.other:  She even lost a staring match with {Pet}.] She lost to anybody, and always by just enough to make their day. Then she said “oh dear” and smiled.

“Nobody looks like that when they’ve lost,” said {child}.

“She’s a good loser,” said {friend}.

“Nobody’s that good,” said {child}.

# faster-than-a-train
On Saturday {small} raced her, four times round the chestnut tree. {small} was six, and he ran with his tongue out. He won by a tongue.

“I’m faster than a superhero!” he yelled up at all the windows, and {@a} waved. “I’m faster than a train!”

“Oh dear,” said {hero}.

{child} couldn’t stand it any longer.

“She let you win,” {child.he} said. “She lets everybody win. She let me. She can hold up a bridge!”

{small} pulled his tongue in. He looked at {hero}.

“No, I didn’t,” she said, much too fast.[pet.dog:  {Pet} was there with {pet.his} nose at once.][pet.cat:  {Pet} was there with {pet.his} paw at once.]

{friend} took off the cap and read it, as if it might say something else by now.

“I sort of knew,” {friend.he} told {child}. “I just liked not knowing.”

“Supper!” called {@a}, although it was only four o’clock[elder & elder2: , and {elder2} began to lay the table].

They all went in, one by one, with {friend} last. {child} had only wanted something to be real. Now it was, and there was nobody left in the yard.

# the-wall
In the evening {hero} was sitting by herself on the wall by the [us: trash cans | bins], with the red suit showing at the neck of her [us: sweater | jumper]. {child} sat down next to her.

“Sorry,” said {child}.

“It’s all right,” said {hero}. “Where I lived before, I won everything. After four days nobody asked me to play. So here I lose instead. I like losing.”

The sun was low. It shone along the top of the wall and straight in under {hero}. Between her and the bricks there was a strip of light.[pet.dog:  At the far end of it was {pet’s} nose.][pet.cat:  At the far end of it was {pet’s} paw.]

{child} laid a cheek on the wall to see properly.

“Say that again.”

“I like losing,” said {hero}, and the strip grew. You could have posted a letter through it.

“You go up,” said {child}. “When it isn’t true.[pet.dog:  Ask {pet}.][pet.cat:  Ask {pet}.]”

“I do not.”

Now you could have posted a book. {hero} looked down between her knees. Nobody had ever told her, because nobody had ever sat that close.

“Say something true,” said {child}.

{hero} thought for a long time.

“It’s lonely,” she said, and came down so hard that a brick fell out.

# a-game
{child} put the brick back, and thought.

“I know a game,” {child.he} said, “that you’d lose however hard you tried.”

“Do you promise?” said {hero}.

{friend} came to the door without the cap.

“Sorry,” said {child}. “Come on, and bring {small}. She can’t let you win this one.”

# cheat
They sat {@kitchen}, under the lamp[music: , with {music} on the radio]. You put your cards face down and said what they were, true or not. If somebody called “Cheat!” and it wasn’t true, you picked up the whole pile.

“Three tens,” said {@a}, without so much as a blink, and nobody dared.[elder:  {Elder.short} had once played it for a whole summer.]

“One king,” said {hero}, and her hair touched the lamp.

“Cheat,” said {friend}, and so did everybody else.[pet.dog:  {Pet} came out to see where the shoes had gone.][pet.cat:  By the time she came down, {pet} was on her chair.][pet.other:  Even {Pet} could have seen it.]

She held on to her chair with both hands, and the chair came too. She hooked her feet round the table leg, and {friend} had to lie on the table to keep the glasses on it.

{small} won. He sat perfectly still.

“Did you let me?” he asked.

“No!” shouted {hero}, with half the pack in her hands. “I did everything I could! It isn’t fair! Again!”

{Friend} dived under the table, and they all dived after. Both her feet were on the floor.[pet.dog:  {Pet} tried with {pet.his} nose. You couldn’t have got a whisker in.][pet.cat:  {Pet} tried with a paw. You couldn’t have got a claw in.]

“Is it always like this?” she asked, when {friend} had won as well. “How do you stand it?”

“You just say ‘again’,” said {friend}. {Friend.He} had fetched the cap and a [us: marker | felt pen], and {friend.he} crossed out 21–4 and wrote 1–0.

# on-the-floor
At last {child} pushed the cards aside and put an elbow on the table.

“Now,” {child.he} said. “You know what I want.”

{Friend} moved the glasses well away, and {@a} counted to three.

{child} never noticed it happen. {Child.his} hand was lying on the other side, and all the teaspoons were rattling in the drawer. {Child.He} looked at the hand for a long while, and grinned.

“Did you really try?” {child.he} asked.

“No,” said {hero}, and both her feet were on the floor.

# @a-first
{neighbour} on the ground floor
## if adult & !elder & !elder2
{adult}
## if elder
{elder}
## if elder2 & !elder
{elder2}

# @a
{neighbour}
## if adult & !elder & !elder2
{adult}
## if elder
{elder.short}
## if elder2 & !elder
{elder2}

# @kitchen
at the table in {neighbour’s} kitchen
## if adult & !elder & !elder2
at {child’s} own kitchen table
## if elder
at the table in {elder.short’s} kitchen
## if elder2 & !elder
at the table in {elder2’s} kitchen
