title: Dear Somebody
title: Happy Birthday, Dear Who?
title: Half a Song
guest dolly: Dolly (she), Maggie (she)
guest june: June (she), Pam (she)
guest crisp: Mr Crisp (he), Mr Tweed (he)
guest desmond: Desmond (he), Ambrose (he)

% The song is sung, as far as “dear …”, every time; the listener may stand with an open mouth.
% Fingers: {child}, {dolly}, the twins, {june} or the friend, the driver: sixty; {crisp}: seventy.

# mouth-open
“You can’t stop there!” said {child}. “You can’t leave a song with its mouth open!”

But everyone in {dolly’s} Café[city:  in {city}] had stopped, because not one of them knew what came next.

It had begun so well. {child} {child.was} at the corner table with a hot chocolate[music:  and {music} on the radio], wishing it was somebody’s birthday. Anybody’s would do[pet.cat: , even {pet’s}, and {pet} was a cat][pet.other: , even {pet’s}]. Behind the kitchen door the plates went clink, clank, clink, as they always did. And just then out came {dolly} with a huge white cake, all lit up with the tallest candles that {child} had ever seen.

# dear-who
“This was left on the back step,” she called. “It says Happy Birthday, but there’s no name. Whose is it?”

Nobody answered.

“Sing!” said {child}. “Then they’ll know it’s them!”

So everyone sang[pet.dog: , and {pet}[!pet.known:  the dog] howled along under the table]. They sang the birthday song, twice the line that everybody knows, and then they came to “dear …”

And there they stuck. Dear who?

“Not mine,” said [friend: {friend}[!friend.known: , {child’s} best friend,] who had the other hot chocolate|a lady called {june}, who had a baby in a [us: stroller | pram]].

“Not ours,” said the twins by the window.

# chess-club
“Try upstairs!” said {child}.

So they all went upstairs, with the cake in front, to ask the chess club. The chess club stood up politely and joined in[elder: , and so did {elder}[elder2:  and {elder2}], who was losing]. Happy birthday, dear …

Nobody there had a birthday. But they didn’t like to miss the end of the song, so they came along as well.

# the-bus
They tried the bus outside. The driver switched off his engine and sang bass, and all his passengers sang too[sport: , even the ones who were on their way to {play sport}], and then they all climbed down and followed the cake.

“I’ve got a timetable,” said the driver, “but I can’t drive about with half a song in me.”

# ninety
Soon {dolly’s} was so full that people were standing on the window seats. They sang it again, ninety of them. The cups hummed on their hooks. Happy birthday, DEAR …

Ninety people stood with their mouths open.

“It’s mine,” said {crisp} over by the door, who liked cake. “I’m dear somebody.”

Ninety people took a deep breath.

“You had one last week,” said {dolly}. “I made it.”

And ninety people let it out again, so that all the candles leaned over.

# whuff
They were getting low, those candles. Now they were as short as fingernails.

“Once more!” said {child}. “Quick!”

But a [us: mailman | postman] threw open the door to see what it was. In came the wind. Whoosh. Every candle went out.

“Oh no,” said everybody.

“I haven’t any more,” said {dolly}. “Not one.” She looked at the poor smoking cake. “Perhaps we’d better all go home.”

And people began to feel for their coats.

# clink-clank
{child} could have cried. Somewhere there was a person all alone with a birthday, and nobody was going to find them! {Child.He} put {child.his} chin in {child.his} hands. It was quiet now, with no one singing. From behind the kitchen door came the old clatter, clink, clank, clink. It was always there in {dolly’s}, so you never heard it at all.

{child} heard it.

# the-plates-stop
“{dolly},” {child.he} said. “When we sing, the plates stop.”

“What plates, my love?”

“Listen! Sing it again. Just softly.”

They sang it softly. And behind the door, the clinking stopped. It was as if somebody was standing quite still, to listen.

“We asked the people at the tables,” said {child}. “And upstairs. And on the bus. Did anyone ask the person who does the [us: dishes | washing-up]?”

{dolly} put her hand over her mouth.

# in-the-sink
{child} pushed open the kitchen door. There, with his arms in the sink and bubbles up to the elbows, stood a thin old man in an apron. His eyes were very bright.

“Is it your birthday?” asked {child}.

“Well,” said the man. “Yes. But they were having such a nice time out there. I didn’t like to interrupt.”

“What’s your name?”

“{desmond}. I’m seventy. I expect my sister left the cake. She must have thought that everyone knew.”

“They don’t,” said {child}. “Come on!” {Child.He} took hold of one soapy hand and pulled.

# dear-desmond
You should have heard it. Happy birthday, dear {desmond}! It blew the dust off the lamps[school:  and rattled the windows {at school}]. And ninety people went aaah, as if they’d put down something heavy.

“Now blow out your candles!” said one of the twins. And then she remembered. “Oh.”

# thats-ten
Everyone looked at the cold black stumps. But {child} looked at {child.his} hands. {Child.He} held them up, high, with all the fingers straight[athlete: , the way you do when {athlete} has won].

“That’s ten,” {child.he} said.

{dolly} understood at once. She put down the cake and held up hers. Then the twins did, and [friend: {friend}|{june}], and the driver. That made sixty. [pet.dog: {Pet} held up a paw, which didn’t count. ]Last of all, {crisp} held his up too.

“Seventy,” said {child}. “Now blow.”

{desmond} took a breath. He went slowly all the way round, and blew, and one by one, the fingers curled down and went out. {child’s} were the last. They tickled.

# it-is-now
Afterwards the bus drove off, humming[friend: , with {friend} in the front seat], and it was quiet in {dolly’s}. The plates could wait. {child} and {desmond} sat at the corner table with the last two slices.

“Is it nice?” asked {child}. “Having a birthday?”

“It is now,” said {desmond}.
