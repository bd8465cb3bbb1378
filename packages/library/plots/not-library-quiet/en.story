title: Shh Yourself
title: Not Library Quiet
title: Floor Three
guest girl: Tabitha (she), Bridie (she)
guest reader: Mr Pym (he), Mr Cope (he)
guest librarian: Miss Dove (she), Miss Lamb (she)

% Whoever complains takes the lift. The lift says everything as it is said to it: {child} in an ordinary voice, the others shouting. The lady with the crossword has no name.

# it-wasnt-me
The library[city:  in {city}] had a new [us: elevator | lift], and it shouted.

“FLOOR THREE!” it shouted. “DOORS OPENING!”

{child}, who was inside it, jumped so high that {child.he} dropped {child.his} library card. All over the third floor, people looked up from their books.

“Shh!” they said.

“It wasn’t me,” said {child}.

“It never is,” said {reader}, who came every day to read the paper[athlete: , and the bits about {athlete} twice].

Over by the window was {girl}. She and {child} were reading the same books, all fourteen of them, about a captain without a ship.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was waiting for the [us: movie | film].] Whoever got to the library first got the next one, and today that was {girl}. She had book eight on her lap, a wheelchair under her, and a very contented look.

“I’m a slow reader,” she said. “Just so you know.”

# going-down-to-complain
“I’m going down to complain!” said {reader}.

And he took the [us: elevator | lift].

“DOORS CLOSING!” it shouted, and then, from a long way down, “FLOOR ONE! DOORS OPENING!” Then he came back. “FLOOR THREE! DOORS OPENING!”

This made the lady with the crossword lose her word, and it had been a long one.

“I’m going down to complain!” she said.

And she took the [us: elevator | lift].

When she came back up, it disturbed {reader} so much that he had to go down and complain all over again.

“They’re complaining because it shouts,” said {child} slowly. “And it’s shouting because they go down to complain.”

“So it can go on for ever,” said {girl}, delighted.

# floom
In the end the librarian, {librarian}, came upstairs with a cushion and a roll of tape. She taped the cushion over the loudspeaker, as tight as it would go, and pressed the button.

“FLOOM FREE!” shouted the [us: elevator | lift]. “DOOMS OPEMIM!”

{girl} laughed so much that she had to put her brake on. {reader’s} newspaper began to shake.

“FLOOM FREE,” said {child}, and then even the lady with the crossword was laughing.
## or
In the end the librarian, {librarian}, came upstairs with a sign and a roll of tape. The sign said SILENCE. She taped it up inside the [us: elevator | lift], as straight as it would go, and pressed the button.

“FLOOR THREE!” shouted the [us: elevator | lift].

“Perhaps it can’t read,” said {child}.

So {reader} read it the sign, slowly and clearly.

“DOORS CLOSING!” shouted the [us: elevator | lift].

{girl} laughed so much that she had to put her brake on, and then even the lady with the crossword was laughing.

# forty-two-steps
{librarian} wasn’t.

“I shall have to switch it off,” she said. “And the man who mends it can’t come for three weeks.”

Nobody said anything. {girl} looked at the [us: elevator | lift], and then at the stairs. There were forty-two of them.

“Can I ask something?” said {girl}. “How do I get down?”

{librarian} opened her mouth and shut it again.

“You’d go down first, of course,” she said.

“And how do I get up tomorrow? There are six more books.”

“I could carry them down to you,” said {child}.

“That’s nice of you,” said {girl}. “But up here you can see the whole town.”

She said it to the window, and wasn’t joking at all.

# as-small-as-ants
{child} went and stood in the [us: elevator | lift]. {Child.He} thought best with something to read, and there isn’t much in [us: an elevator | a lift]. “No more than eight persons.” “Alarm.” [sport: “Please do not {play sport} in here.” ]And right at the bottom, in letters as small as ants: “To record your own voice, hold down the button and speak after the beep.”

“{librarian}!” called {child}. “You can change it!”

They all squeezed in, {librarian} and {reader} and the lady and {girl}. {child} held the button down.

# shh-yourself
Beep!

“Floor three,” said {child}.

{reader’s} newspaper rustled.

“Shh!” said the lady with the crossword.

“Shh yourself!” said {reader}.

“BE QUIET, BOTH OF YOU!” said {librarian}.

Beep! said the [us: elevator | lift], and then it said the lot.

“Floor three. SHH! SHH YOURSELF! BE QUIET, BOTH OF YOU!”

You could hear it from the front door to the roof. Now it knew how to quarrel as well.

“Keep it like that,” said {girl}. “Oh, please.”

But {librarian} had gone very pink, and was reaching for the switch.

“Wait!” said {child}. “Did you hear the beginning? It didn’t shout when it was me. It only shouted when it was you. It says things the way you say them.”

The hand stopped.

# quiet
“Again,” said {child}. “But we’ve got to be quiet. Not library quiet. Really quiet.”

{reader} folded up his newspaper and sat on it. The lady bit her pencil[music:  and stopped humming {@song}]. {librarian} put both hands over her own mouth. {girl} put her brake on, so that no wheel could squeak.

# as-to-an-ear
{child} went as close to the little microphone as you go to an ear with a secret.

Beep.

“Floor one,” {child.he} whispered. “Doors opening.”

Nobody breathed.[school:  It had never been as quiet as that {at school}.]

“Floor two. Doors opening.”

{Child.He} whispered it slowly, the way you read the last page.

“Floor three. Doors opening. Doors closing.”

Beep.

# once-more
{reader} pressed the button. The [us: elevator | lift] slid down through the library, and stopped.

“Floor one,” it whispered. “Doors opening.”

Nobody got out.

“Could we have that again?” whispered {reader}.

They went up and down five times.[elder:  When {elder}[elder2:  and {elder2}] came to fetch {child}, they went once more.] On the third floor not one single person looked up from a book.

“Here,” said {girl}, and she put book eight in {child’s} hands. “I got to the end while you were all quarrelling. I’ll have book nine tomorrow. Up there.”

# click
That night {child} lay in bed and read about the captain[pet: , in a low voice, so that {pet} could have it too], until the lines began to rock. Then {child.he} put the library card in to keep the place.

“Page thirty,” whispered {child}. “Book closing.”

And the book closed.

{Child.He} put one finger on the switch.

“Lamp going out,” {child.he} whispered.

Click.

# @song
{music}
