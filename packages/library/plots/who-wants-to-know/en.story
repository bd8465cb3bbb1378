title: Who Wants to Know?
title: One for One
title: The Computer That Did the Homework
guest ai: Norman (he), Desmond (he)
guest friend: Priya (she), Callum (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: one for one. {ai} does yours and you do his, and his is always what something is like. “Tell me more” is said as if there were nothing better in the world.
% Whoever was going to throw out the computer (@a) is the grandparent, else {adult}, else {minder}. What stops the hands (@help) is whoever sits nearest.

# an-ordinary-day
“Two pages about an ordinary day,” said {child}. “I’ve finished.”

{Friend}[!friend.known: , {child’s} best friend,] picked up the paper. “‘I got up and it was fine,’” {friend.he} read. “Was that the whole day?”

“Who wants to know?” said {child}.

{Child.He} always said that. Under everything {child.he} handed in[school:  {at school}] the teacher wrote “Tell me more!”, but she had twenty-six of them to read, and it was hard to believe that she meant it.

So this time somebody else was going to do it. On the kitchen table stood an old computer that {@first} had wanted to throw out. There was supposed to be an AI in it who did homework. [pet: {@with}]

# one-for-one
A green lamp came on.

“Good evening,” said a voice. “I’m {ai}. I do homework.”

“An ordinary day,” said {child}. “Two pages, please.”

“Finished,” said {ai}.

“Already? Can we have it?”

“One for one,” said {ai}. “I do yours, and you do mine. When I’ve got mine, you get yours.”

“What’s yours?” asked {friend}.

“Rain,” said {ai}. “What’s it like?”

“Wet,” said {child}.

“Tell me more.”

“Who wants to know?”

“I do,” said {ai}. “I’ve read everything there is about rain. But I’ve never had any on me.”

# the-hood
So they had to go out and stand in the garden until they were soaked. Afterwards {child} told {ai} about it, with water running out of both sleeves.

“It’s loudest inside your hood,” {child.he} said. “Then one drop finds its way down your neck, and it’s so cold that you yell. And then you stand there waiting for the next one.”

“Do you want it to come?” asked {ai}.

{child} had to think about that. “A bit,” {child.he} said.

“Oh,” said {ai}, and the green lamp glowed. On the screen was an ordinary day, two pages long, without a single mistake.

# all-that-homework
It went on like that all week. Their [us: math | maths] cost a page about the very bottom of a bag of [us: chips | crisps][pet: , and the planets cost two about {@smell}].[sport:  French cost a page about what your legs think of {sport}.][music:  For the spelling they had to explain why {music} went round and round in {child’s} head at bedtime.][athlete:  “And what’s it like to be {athlete}?” asked {ai}. That one they had to leave blank.]

They had never had so much homework. The strange thing was that it was fun. When somebody wants to know, there’s always a bit more to tell.

Then the ordinary day came back from the teacher. At the bottom it said “Tell me more!”

“More of what?” said {ai}. “I wasn’t there.”

# being-afraid
The last one was big. It was ten pages about [city: {city} | their town], and {child} and {friend} were to hand it in together in the morning. {ai} had put in maps.

“And here’s mine,” he said. “Being afraid. What’s it like?”

“No idea,” said {child}, much too quickly.

{Child.He} knew exactly. That was why {child.he} asked another AI, the one in {friend’s} phone, and read out what it said. “‘Fear is a natural feeling, which may be both helpful and unhelpful. In conclusion …’”

“That’s my cousin,” said {ai}. “He’s never been afraid in his life.” He didn’t sound angry. It was worse than that. “I did all yours myself. And I only wanted to know.”

And the green lamp went out.

# black
They pressed everything there was to press. The screen stayed black, and all they could see in it was their own two faces.

“Half of it was mine,” said {friend}. “What do I hand in now?”

{child’s} stomach sank, and it wasn’t only for the ten pages. Somebody had wanted to know, and {child} had given him a cousin.

{Child.He} laid {child.his} hands on the keys, to write what it was really like. But the hands were cold, and went the way they always went. F, they wrote, and I, and N.

{@help}

# nobody-comes
There was only one way left. {child} leaned forward until {child.his} nose nearly touched the screen.

“It starts in my fingers,” {child.he} said. “They go cold. It happens when I write something that’s true, because then somebody’s going to read it.” {Child.He} swallowed. “It’s like ringing at a door, with a present I’ve made myself. I can hear that they’re at home. And nobody comes.”

In the black glass {child} could see {child.his} own chin trembling.

“So I write that it was fine,” said {child}. “Then I never rang.”

For a long time only the fridge hummed. Then, very faintly, something turned green.

“Come in,” said {ai}.

# some-on-me
{child} dried {child.his} face on {child.his} sleeve. “Was it enough?”

“I’d read everything there is about it,” said {ai}. “Now I’ve had some on me.”

And up came all ten pages, with the maps. {Friend} breathed out so hard that the screen misted over.

But {child} had found the paper with the ordinary day. Under “Tell me more!” {child.he} began to write, about a hood and a cousin and ten cold fingers, and {child.he} didn’t stop at two pages.

# the-window
It was raining again when {@a} came in. “What are you writing?”

“Who wants to know?” said {child}.

“I do,” said {@a}, and pulled out a chair.[elder2:  “So do I,” said {elder2}, and pulled out another.]

So {child} read it aloud, from the beginning to the end. Nobody said that it was fine. {ai} asked to hear the part about the door again.

Afterwards {child} opened the window a little way, and turned the computer round, so that the green lamp faced the garden.[pet.dog:  {Pet} put {pet.his} nose out, to help.]

“What’s it like?” {child.he} asked.

{ai} listened for a long time.

“Wet,” he said happily.

# @with
{Pet} had been carried in to keep them company.

“What do you say, {pet}?” said {child}. {Pet} only looked. {Pet} was good at that.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] had sniffed it all over. {Pet} always wanted to know.
## if pet.cat
On the keys lay {pet}[!pet.known: , {child’s} cat].

“Not there, {pet},” said {child}, and lifted {pet.him} off. {Pet} meant to come back.

# @smell
what {pet} does when nobody’s looking
## if pet.dog
what a wet {pet} smells of
## if pet.cat
what it’s like to be sat on by {pet}

# @help
Then {friend} laid a hand over the last letter. “Not that one,” said {friend}. “I want to know, too. I thought nobody was scared but me.”
## if pet.dog
Then a wet nose came up under {child’s} wrist, and knocked both hands off the keys. {Pet} laid {pet.his} chin on {child’s} knee, and looked up, and waited. {Pet} wanted to know.

“All right, {pet},” whispered {child}. “I’ll tell you.”
## if pet.cat
Then {pet} came back. {Pet.He} lay down on the keys, all the way from A to L.

“Move over, {pet},” said {child}. {Pet} moved over on to the rest of them. With a cat on every letter nobody can write anything at all, not even “fine”.
## if pet.other
But {pet} was looking. {Pet} had been looking the whole time, and you can’t write “fine” at somebody who looks at you like that. {child} took away {child.his} hands.

“All right, {pet},” {child.he} whispered. “I’ll tell you, then.”
## if elder & !pet
“I had to read out what I’d written once,” said {elder.short}, who was standing in the doorway. “I was so afraid that I ate it.”

{child’s} hands came off the keys. “All of it?”

“Both pages,” said {elder.short}. “They were very dry. Now it’s your turn.”

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
