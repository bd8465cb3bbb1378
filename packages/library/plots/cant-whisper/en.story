title: {Librarian} Can’t Whisper
title: The Only One
title: Mind How You Go
guest librarian: Dilys (she), Bridie (she)
guest friend: Nell (she), Rafi (he)
guest fetcher: Josie (she), Hattie (she)

% Do {librarian} as loud as the house allows; what is whispered, whisper, with a shake in it.
% The newspaper is the grandparent's, else a nameless man's. {@a} comes at closing time.

# two-brown-shoes
Nobody had ever been told off by {librarian}. She was the librarian[city: , the best in {city}], and she had never learned to whisper. “HELLO, MY LOVELY!” she said to everybody who came in, so that the lamps hummed[pet.dog: , and she said it to {Pet}[!pet.known:  the dog] as well, who had to wait outside, straight through the glass].[pet.cat:  To {child} she said “HOW’S THE CAT?” too, for she had heard all about {Pet}.] But told off? Nobody.

Then {child} went for a ride on the {@trolley}.

You lay on your stomach on the bottom shelf and pushed off from {@cookery}, and the carpet went rushing by under your nose. It was a marvellous ride[elder: , the whole way past {elder}[elder2:  and {elder2}], who had come along to read the newspaper]. Then it stopped, all at once. In front of {child} stood two brown shoes, and from above them came {librarian’s} voice. It was whispering.

“What do you think you’re doing?” It shook. “You could have been hurt.”

Then the shoes went away.

# the-only-one
Now {child} was sitting on the floor between Sharks and Space, so ashamed that {child.his} face prickled, and meant to stay there till they shut.

In crawled {friend}[!friend.known: , {child’s} best friend,] with a book about {@topic}.

“{Librarian} told me off,” said {child}.

“{Librarian} doesn’t tell people off.”

“She did. She whispered it.”

{Friend} put the book down. “{Librarian} can’t whisper.”

“She can if she’s angry enough.”

[elder: “Did you hear it?” {friend} called softly between the shelves.

“Hear what?” said {elder.short}, from behind the newspaper.

]“I’m the only one in the whole world,” said {child}. “I don’t want to be.”

{Friend} thought about it.

“Then I’ll get told off as well,” {friend.he} said. “And there’ll be two of us.”

# too-nice
It ought to have been easy. {Friend} went right up to the desk and sang[music:  {music}], with actions.

“OH, I KNOW THAT ONE!” cried {librarian}, and joined in.

{Friend} took off both shoes and put them on the desk[school: , which you may certainly not do {at school}].

“WHAT A GOOD IDEA! MINE ARE KILLING ME!” And she put the brown ones next to them.

{Friend} fetched an atlas, the biggest they had, and dropped it flat on the floor. Bang.

“BLESS YOU, MY LOVELY!”

{child} watched it all through a gap where a shark was out on loan. Every now and then {librarian} looked along the shelves, as if she had lost something, and {child} ducked.

“She’s too nice,” said {friend}, in socks. “I’ll have to do what you did.”

“No,” said {child}. “Don’t.”

But {friend} had gone.

# from-the-side
By the time {child} came out from the sharks, {friend} was lying on the bottom shelf, pushing off from {@cookery}, with the {@topic2} on top.

From the bottom shelf all you saw was carpet. From the side you saw where the carpet went. It went to the top of four steps, down to Picture Books, and there it stopped. The {@trolley} wasn’t going to.

{child} ran[athlete: , as fast as {athlete}][sport: , faster than {child.he} had ever run for {sport}]. {@Feet} {child} got in front, put out both hands and dug in {child.his} heels, and the {@trolley} stopped, all at once, at the very edge. The {@topic2} slid off the top and went down by itself. Bump. Bump. Bump. Bump.

{child} was standing just where the brown shoes had stood. {Child.He} opened {child.his} mouth wide, to shout. But there wasn’t any shout in there. There was only a whisper, and it shook.

“What do you think you’re doing? You could have been hurt.”

# halfway
{Friend’s} head came out over the edge.

“Thank you,” said {friend}. “That was a proper one. Are you very angry?”

“I’m not angry,” whispered {child}. There was no more of it than that. “I saw the steps. And then my voice went.”

They looked at each other. Then they looked over at the desk.

There was nobody at it. {Librarian} was halfway across the carpet in her stocking feet, with both arms stretched out in front of her. She must have been running too. Her mouth was wide open, and nothing came out.

“She wasn’t angry,” whispered {child}. “Not before, either.”

# hello
{child} went over to her, all the way.

“Has it gone again?” {child.he} whispered.

{Librarian} nodded.

“Mine too.”

So all three of them sat down on the floor to wait.[pet.dog:  Outside the glass {pet} stood up. {Pet.He} had never heard it so quiet in there.][pet.cat:  {Friend} had fetched the cat book back up. A cat, it said, can very nearly hear a mouse think.]

“Try hello,” whispered {child}.

“Hello,” whispered {librarian}.

“Hello,” whispered {child}. That one had a squeak in it.

“Hello,” croaked {librarian}. “Hello, my … HELLO, MY LOVELY!”

The lamps hummed.

“Shh,” said {@reader}.

{Librarian} clapped a hand over her mouth and looked down at her toes. You could see how it prickled.

“Three of us,” said {friend}.

# closing-time
At closing time {@fetched}

“Did anything happen?”

“We got told off,” said {child}, out loud. “All of us.”

[elder & adult: “When?” said {elder.short}, and folded up the newspaper.

]{Librarian}, in her shoes again, held the door.[pet.dog:  {Pet} got a HELLO of his own.][pet.cat:  She sent her love to {pet}.][pet.other:  She sent her love to {pet}.]

“MIND HOW YOU GO, MY LOVELIES,” she said, and it could be heard right down at the bus stop.

“You too,” whispered {child}, because it was a library.

# @topic
volcanoes
## if pet.cat
cats, because of {pet}

# @topic2
volcano book
## if pet.cat
cat book

# @cookery
[us: Cooking | Cookery]

# @trolley
book [us: cart | trolley]

# @feet
A man in an armchair pulled in his feet, without looking up from his newspaper.
## if elder
{Elder.short} pulled in both feet, without looking up from the newspaper.

# @reader
the man behind the newspaper
## if elder
{elder.short}, behind the newspaper

# @fetched
{fetcher}, who was looking after {child.him}, came to fetch them.
## if adult
{adult} came to fetch them.
## if elder & !adult
{elder.short} folded up the newspaper.
