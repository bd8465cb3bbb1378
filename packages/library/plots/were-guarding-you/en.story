title: I’m a Pawn
title: We’re Guarding You
title: Pawn Off, Queen On
guest elder: Stanley (he), Winnie (she)

% Whoever plays black is {elder}, who is very polite to the pieces. The pawn has a small voice; the last line is called down from a tree.
% Two rules of chess, both true: a pawn that gets to the last row turns into a queen, and a move isn’t a move until you let go.

# never-the-end
{child} had never lost a game of chess to [elder: {elder}|old {elder}]. {Child.He} had never won one either. They had never got to the end of one.

It was because of the pieces. The chess set was older than {elder.short}, and every piece went only where it wanted to go. {Elder.short} had black, and with those it was easy. “Knight, old chap, if you would,” {elder.he} said, and the knight would. {child} had white.

“Bishop,” {child.he} said, “go over there.”

“No,” said the bishop.

“Why not?”

“I’ve seen what goes on over there.”

So every Sunday[sport:  that {child} didn’t have to {play sport}], at the stone table in the park[school:  near {school}][city:  in {city}], they went on with the same game. They had been at it for five months.

# one-of-ours
And then there was the crow. She was big and glossy, and sat on the back of the bench and watched. {Elder.short} called her Madam, and saved the crusts for her.

“Same colour as us,” said the black pieces. “She’s one of ours.”

But last month {elder.short’s} bishop had captured the white queen. {Elder.short} had just put her down beside the board when Madam leaned over, took her by the crown and flew up into the tree.

Since then, none of the white pieces would go near the black side.

[friend: {Friend}[!friend.known: , {child’s} best friend,] had been told all about it, and had written the queen down as missing.

][elder2: “It’s {elder.his} own fault,” said {elder2}, who did the crossword on the next bench. “{Elder.He} feeds her.”

][pet.dog: {Pet}[!pet.known: , {child’s} dog,] lay under the table and kept an eye on the crusts.

][pet.cat: {Pet}[!pet.known:  the cat] had to stay at home, because of Madam.

][pet.other: {Pet} had to stay at home, because of Madam.

]
# one-step
By now {child} had only three left: a king who kept asking if it was over yet, a knight who said his leg hurt, and one small pawn, in the last row but one.

{child} looked at the board, and looked again, and {child.his} heart began to bang.

{Elder.short’s} king was in the corner of the last row. His own two pawns stood in front of him. If a white queen came on to that row, he would be caught. And a pawn that gets to the last row turns into a queen. It’s the rule.

It was one step.

# i-cant-go-back
“Pawn,” whispered {child}. “Go on.”

“No,” said the pawn.

“It’s only one square! It’s empty!”

“Yes,” said the pawn. “I’ve been wondering why.”

“But you’ll be a queen.”

“The last queen’s up a tree.”

“You could just go and see.”

“And then what? The knight can go back,” said the pawn. “I can’t go back. I’m a pawn.”

That’s true. A pawn can only ever go on.

“I don’t want to hurry anybody,” said {elder.short}, “but next it’ll be my bishop.”

The bishop was looking at the pawn, just as he had looked at the queen.

# you-said-so
{child’s} fingers itched to push it. It was only wood. But the pawn was trembling, and the whole board hummed.

“You told the queen it was safe,” it said.

{child} had said that, and {child.he} hadn’t even looked. {Child.He} felt ashamed.

“I’m not saying it’s safe,” {child.he} said slowly. “I don’t know if it is. But a move isn’t a move until you let go. Is it, {elder.short}?”

“That’s the rule.”

“So if I don’t let go, you haven’t gone. You’re only standing there.”

The pawn thought about it. “And you won’t let go until I say?”

“Not until you say.”

# not-until-you-say
{child} took it between finger and thumb and slid it on to the last square, right under the crow. Madam bent down. Her eye was as big as the pawn’s whole head. The pawn stared up at it.

{child’s} arm began to ache, and then to shake. {Child.He} held on. {Elder.short} poured tea from a flask[music: , hummed a bit of {@song}] and said nothing.

“It’s quite a nice square, really,” said the pawn at last. “You can see everything from here.” It straightened up. “All right. Let go.”

{child} let go.

# snap
Snap! The crow had the pawn in her beak, and up she flew.

The white king screamed.[pet.dog:  {Pet} barked.] {child} jumped up on the bench[athlete:  faster than {athlete}], nearly crying.

“Bring it back!” {child.he} shouted. “{Elder.short}, make her bring it back! It trusted me!”

{Elder.short} took {child’s} hand. “Wait,” {elder.he} said, and looked up into the tree.

# queen-on
Down came the crow. She landed among the teacups, marched across to the board and set something down on the empty square, exactly in the middle.

It was the white queen. She had moss on her crown.

“Pawn off,” said {elder.short} slowly, “queen on. Well, I never. She’s no thief, {child}. She’s been waiting a whole month for somebody to get there.”

“Where were we?” asked the queen.

# guarding-you
“Check,” whispered {child}.

“Out of my way!” said {elder.short’s} king.

“We can’t, sir,” said his two pawns, shoulder to shoulder. “We’re guarding you.”

{Elder.short} laughed until {elder.he} had to wipe {elder.his} eyes. “Checkmate,” {elder.he} said, and laid the king down. “So that’s what the end looks like.”

{Elder.He} shook {child’s} hand, and gave Madam a whole sandwich.[elder2:  It was {elder2’s}.][friend:  On Monday {friend} could cross off the queen.]

# im-a-pawn
They put the pieces away in their box, one by one. It was nearly time to go home. High up in the tree, where the branches fork, {child} could see something small and white. No pawn had ever got so far.

“Are you all right?” called {child}.

“I can see everything.”

“We’ll fetch a ladder. You can come back.”

“I can’t go back,” called the pawn, ever so pleased. “I’m a pawn.”

# @song
{music}
