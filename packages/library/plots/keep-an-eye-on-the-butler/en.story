title: Dear Wolf
title: Dear Pea
title: The Grandmother Was Very Dry
guest friend: Hana (she), Tamsin (she)
guest pike: Pike (he), Tench (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Read the letters politely and quite small. Mr {pike} has three things to say: “Two weeks”, “Overdue” and “Shh”.
% The last “Aha” has been saved for a week: take a deep breath, and say it softly.

# page-nine
The first letter fell out of Little Red Riding Hood[city: , at the library {in city},] and landed on {child’s} shoe.

It was no bigger than a stamp. On the front, in writing so small that {child.he} had to hold it up to {child.his} nose, it said: The Wolf, Page 9.

{child} unfolded it.

“Dear Wolf,” it said. “I don’t believe you were hungry. You’d just walked past a whole forest full of rabbits. I think you wanted somebody to be pleased when you knocked. Yours faithfully, A Reader.”

“Somebody’s writing to the people in the books!” said {friend}[!friend.known: , {child’s} best friend].

They searched until the library closed[athlete: , even behind the book about {athlete}], and found three more. There was one for Captain Hook, asking how he did up his buttons. There was one for the giant’s wife: “I am sorry about your husband. Nobody thought of you.” And in The Princess and the Pea there was one that only said: “Dear Pea, And how did you sleep?”

# suspects
{Friend} got out {friend.his} notebook. {Friend.He}’d been hoping for a mystery all {friend.his} life. “Suspects,” {friend.he} said. “There’s Mrs Bell, who does story time.”

“Her writing’s huge.”

“There’s the boy on the beanbag[school: , from {school}].”

“He eats raisins. The letters would be sticky.”

“Then there’s only Mr {pike}.”

They looked over at the desk, and both shook their heads. Mr {pike} had a moustache like a closed gate, and he only ever said three things: “Two weeks”, “Overdue” and “Shh”.

[elder: {Elder} was sitting behind a newspaper[elder2: , next to {elder2}]. “If there’s one for me,” said {elder.short}, “I’m at page seven.” But there wasn’t.

]“We’ll set a trap,” said {child}.

# a-trap
{Child.He} sharpened {child.his} pencil until it was as thin as a pin, and wrote: “Dear Reader, You are right. I’d been knocking on doors for years. Thank you for asking. Yours, the Wolf. P.S. The grandmother was very dry.”

[pet.dog: That was the second try. The first one had been eaten by {pet}[!pet.known: , {child’s} dog], and it was so small that {pet} hardly noticed.

][pet.cat: That was the second try. The first one had been chased under the sofa by {pet}[!pet.known: , {child’s} cat], and it never came out.

][pet.other: {child} showed it to {pet} first. But {pet} couldn’t read anything so small.

]They put it in at page 9 on Friday, just before closing time. When the library opened on Saturday, there was an answer.

“Dear Wolf, What a relief. I have wondered for forty years. P.S. I thought she might be.”

# that-green
“So it’s somebody who was in here last night,” said {friend}, writing as fast as {friend.he} could.

{child} didn’t say anything. {Child.He} had turned the letter over. The back of it was pale green, with a dotted edge and half a printed word: DUE. {Child.He} knew that green. At home, on the fridge, there was a whole sheet of it from the library, because the book on otters was late.

Very slowly, they both turned round.

“Two weeks,” said Mr {pike} to a man [sport: with a book on {sport} | at the desk].

“We’ve got him!” {friend} whispered. “Come on! We’ll go straight up to him and say aha! I’ve been saving one up all week!”

# not-a-single-one
But {child} was watching. The man took his book without looking up. A woman asked where the toilets were. A boy asked if there was a plug for his phone.[music:  A girl asked if you could hear {music} anywhere.] Mr {pike} sat there with nine thousand books behind him, and nobody asked him about a single one.

“If we say aha,” said {child}, “he’ll stop.”

# two-readers
So {child.he} wrote one more letter, the smallest of all. “Dear Mr {pike}, We liked the Wolf and the Pea very much. What should we read next? Yours faithfully, Two Readers.” On Monday {child.he} tucked it inside the otter book, which was seventeen days late, and laid the book on the desk.

Mr {pike} opened it. The letter fell out on his ink pad.

He read it twice. He turned pink, and then red. He folded the letter up and put it in his top pocket, and he looked at {child}, and he looked at {friend}.

“Overdue,” he said. But he said it quite gently.

# the-gate
Then he got up and went in among the shelves. They could hear the ladder rolling from one end of the library to the other. When he came back he had two books, a fat one and a thin one.

“Two weeks,” said Mr {pike}. And then he leaned forward over the desk, and the gate came open. “Keep an eye on the butler,” he whispered. “He’s much nicer than he looks.”

# aha
That evening, when {@a} had said [us: good night | goodnight], {child} opened the fat book in bed. There on page one lay something small and green.

“Dear {child}, Nobody has asked me that for thirty-one years. I have a list. Yours faithfully, A. {pike}. P.S. Voices carry in a library. Please tell your friend that it is quite all right to have that aha now.”

{child} crept out to the phone and [us: called | rang] {friend}, and read it to {friend.him}.

Nobody spoke at the other end. {Friend} was taking a deep breath.

“Aha,” {friend.he} said.

It had been well worth saving.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
