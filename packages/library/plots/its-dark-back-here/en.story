title: It’s Dark Back Here
title: The Boy Ran Up the Stars
title: A Little Louder
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest librarian: Miss Wren (she), Miss Lovell (she)

% Whoever comes to fetch them (@a) is the grandparent, else {adult}, else {minder}. Whisper all the books, each in its own way, and roar the capitals.
% One rule: after closing time everybody whispers, and only what is read aloud is loud, mistakes and all. @help is whoever gets the book out.

# page-ten
Tomorrow {child} was going to read page ten of The Bell Tower to the whole class, in the library[school:  next door to {school}][city:  in {city}]. But as soon as {child} read aloud, {child.his} voice crept down {child.his} throat, like a snail into its shell, because everybody would hear every word that went wrong. When {child.he} practised on {@first}, {child.he} had read that the boy ran up the stars. It said stairs.[pet.other:  Only {pet} had never noticed.][sport:  At {@game} that voice was as loud as anybody’s.]

“A little louder,” {librarian} the librarian always said. To everybody else she said, “A little quieter.”

So now, just before closing time, {child} stood in the furthest corner with {friend}[!friend.known: , [friend: {child.his} best friend | who was in the same class],] and pushed The Bell Tower down behind the atlases. It went bump on the floor.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] who was allowed in because {pet.he} never said a word, sniffed at the gap.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come in without asking anybody, and watched from the top shelf.]

“No book, no reading,” said {child}.

“That’s the worst idea you’ve ever had,” said {friend}[elder & !friend & !pet.dog & !pet.cat: , leaning on {elder.short’s} umbrella. {Elder.short} had lent it to them, because it was good for everything except rain].

# anybody-still-here
“Anybody still here?” called {librarian}.

They could have said yes. But then they would have had to say what they were doing. The lights went out, and the key turned in the lock.

“Wait!” shouted {friend}. “We’re in here!”

It came out as a whisper. {child} shouted as well, and that was another whisper.[pet.dog:  {Pet} barked. “Woof,” it went, as soft as a slipper, and {pet.he} looked round to see who had said it.][pet.cat:  {Pet} miaowed, and hardly anything came out. {Pet} took it as an insult.]

“It’s no use,” whispered a fat book on the [us: cart | trolley]. “After closing time, everybody whispers.”

Then they heard them all, whispering, high up and low down in the dark.

“There’s only one thing that’s loud in here at night,” whispered the fat book, “and that’s somebody reading aloud. Then the whole street hears it, just as you read it, mistakes and all.”

# quack
Just then {@a} came along under the street lamp[elder2:  with {elder2}], to take them home[music: , humming {@song}]. {Friend} grabbed the nearest book, ran to the door, lifted the flap where you put the books back, and read the first thing {friend.he} saw. “‘Quack,’ said the duck.”

And QUACK went the whole library, so that {child} jumped.

“Oh, thank you,” whispered the duck book. “It’s been years.”

{@A} had stopped. “There’s a duck in there,” {@he} said.

{Friend} snatched up the dictionary instead.

HELP, said the library slowly. NOUN. WHEN SOMEBODY MAKES THINGS EASIER FOR SOMEBODY ELSE.

“And somebody’s giving it a lesson,” said {@a}, and walked on.

# who-shouts
{child’s} throat hurt. {@A} was looking for them, and going the wrong way.

“Hasn’t anybody got a person who shouts?” {child} whispered.

“I’ve got ‘Stir until smooth’,” whispered a cookery book.[athlete: 

“I’ve got {athlete},” whispered a thin one, “but it’s all photographs.”]

“I’ve got a boy,” whispered somebody very small, down behind the atlases. “On page ten. But it’s dark back here.”

{child} lay flat and stretched out an arm, as far as it would go. It wasn’t far enough.

{@help}

# you-hid-me
“You read it,” {child} whispered, and held it out to {friend}.

Snap! The book shut itself.

“No,” it whispered. “You hid me, so you read me. I’ve been looking forward to tomorrow. Nobody’s ever read me aloud.”

“It isn’t you,” whispered {child}. “It’s me. I’m so slow.”

“I know,” whispered the book. “I like slow. The fast ones finish me in an afternoon. With you, I last.”

{child} had never thought of it like that. “But I get it wrong. And everybody will hear.”

“Yes,” whispered the book. “Tonight, that’s what we want.”

# over-the-street
{@A} was almost at the corner. {Friend} held up the flap. {child} put a finger under the first word, and felt {child.his} voice creep down into its shell. {Child.He} took a breath that went right in after it.

THE BOY RAN UP THE STARS.

It rolled down the whole street. {child} went cold all over. “Stairs,” {child.he} whispered. “It says stairs. Now everybody’s heard.”

“I’ve had stairs all my life,” whispered the book. “Stars are nicer. Go on.”[pet.other: 

It was just what {pet} would have said, if {pet.he} could.]

And {child} stood up straight, and went on, slowly, one word at a time.

HE LEANED OUT OF THE TOWER. “I AM IN HERE!” HE SHOUTED. “DO NOT GO!”

At the corner {@a} turned round, and ran.

# nobody-else
{Librarian} had only got as far as the bus stop, so she came back with the key. The lights went on, and the books stood there as if they had never said a word.

“I hid it,” said {child}, out loud.

“How did you know it was us?” {friend} asked {@a}. “You thought we were a duck.”

“It was a very good duck,” said {@a}. “But nobody else in the whole world runs up the stars.”

# the-next-day
The next day {child} sat in front of the whole class, with a finger under the first word. {Librarian} opened her mouth to say what she always said. Then she shut it again.

It said stairs. {child} could see that perfectly well. The book lay quite still in {child.his} hands, and waited.

“The boy ran up the stars,” read {child}.

# @help
So {friend} took off {friend.his} coat and pushed an arm in after it, right up to the neck. “I’ve got a mitten,” {friend.he} whispered. “And an apple core. And the corner of something that’s trembling.” And out came the book, with fluff on.
## if elder & !friend & !pet.dog & !pet.cat
“Good for everything except rain,” whispered {friend}, and pushed {elder.short’s} umbrella into the gap, with the handle first. It hooked a mitten. It hooked an apple core. And then it hooked the book, and out it came, with fluff on.
## if pet.cat
Then {pet} came down from the top shelf and squeezed into the gap, where no cat should be. “Push,” {child} whispered. {Pet} never did what anybody said. But whatever stands on an edge or lies in a corner, {pet} will push, and out slid the book, with fluff on. {Pet} sat down on it at once[friend: , and {friend} had to lift {pet.him} off].
## if pet.dog
“Fetch,” whispered {child}. {Pet} crawled in under the shelf, until there was only a tail. Then {pet.he} came out backwards, with fluff on {pet.his} nose and the book between {pet.his} teeth.

“I’m a little bit wet,” whispered the book, “but I’ve never been fetched before.”

# @song
{music}

# @game
{sport}

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
