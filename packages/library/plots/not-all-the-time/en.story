title: Train 61
title: The Politest Train
title: But Not All the Time
guest oldman: Wilfred (he), Cuthbert (he)

% The train lets everybody else go first, and so it comes only when nobody else is coming. Alderby is an invented station.

# the-board
Every Tuesday that [us: fall | autumn] {child} waited twenty-five minutes on the platform at Alderby, with a borrowed violin on {child.his} back, and every Tuesday the same thing stood at the top of the board.

Train 61 from Norrick. Delayed.

Underneath it, everything kept moving. [city: Trains to {city} and trains the other way | Trains] came and went and dropped off the board. But Train 61 stayed where it was, and nobody else seemed to see it.

“Something’s wrong with the screen,” said the man in the kiosk[athlete: , and turned a page of his newspaper to read about {athlete}].

But the screen was brand new. {child} had watched them put it up.

“It was on the old one as well,” said the man on the bench. “And on the one before that. That one was tin, and they did it in chalk.”

# a-parcel
He was always there, with his hat and his [us: thermos | flask], and {child} had supposed he was waiting for the same train. Now it struck {child.him} that he had never once got on.

“What are you waiting for?” {child} asked.

“A parcel,” he said, as if it might be another ten minutes or so.

# did-they-fit
His name was {oldman}. The winter he was twelve, his father was working a long way up in the north, and sent home a pair of skates for him by Train 61. They didn’t come. On the Friday his father came home himself, by another train, and the first thing he said was, “Well, did they fit?”

“We laughed about that for forty years, my father and I,” said {oldman}. “He must have overtaken those skates on the way. The train will have been in a siding somewhere, letting things past.”

“Letting what past?”

“Everything. The driver was an unusually polite person, people said.”

# bed-to-door
All the way home {child} sat with {child.his} forehead against the window, thinking. A train that lets everybody else go first has to wait until there’s nobody else coming. But there’s always somebody else coming.

Isn’t there?

{Child.He} found the timetable[school: , and read it under the desk {at school}]. {Child.He} wrote down every single train through Alderby for a whole week, and while [adult: {adult} thought | everybody thought] {child.he} {child.was} practising [music: {@song}|scales], {child.he} looked up the [us: freight | goods] trains too. [friend: {Friend}[!friend.known: , {child.his} best friend,] read them out and {child} wrote them down. ]The paper reached from the bed to the door, and it was full. Between one train and the next there were two minutes, or three, or four, and never more.[pet.cat:  {Pet}[!pet.known:  the cat] lay down on Tuesday, and had to be lifted off.][pet.dog:  {Pet}[!pet.known:  the dog] lay down on Tuesday, and had to be coaxed off.][pet.other:  {child} read the whole thing out to {pet}, who couldn’t find a gap either.]

Except in one place.

# nobody-else
“Tuesdays,” {child} panted the week after, and had to sit down on the bench beside {oldman}. “From six forty-two to six fifty-one. Nine minutes! There’s nobody else at all.”

{oldman} slowly unscrewed the top of his [us: thermos | flask], and screwed it on again.

“But they don’t know that, out there in the dark,” he said. “Somebody will have to say ‘After you.’”

# green-mitten
At six forty-two the express thundered through, and the leaves got up and flew. Then there wasn’t a sound. At the far end of the platform stood the signal for track three, rusty and dark. {child} went and stood under it, well behind the white line, took out {child.his} phone, switched on the light and slipped it into a mitten. The mitten was green. So was the light, by the time it had come out through the wool, as green as an apple.

{Child.He} held it up as high as {child.he} could.

Six forty-four. Nothing.

Six forty-five. It drizzled a bit.

“After you!” shouted {child} into the dark. It felt silly. {Child.He} shouted it again, and this time {oldman} shouted too.

Then the rails began to sing.

# in-its-socks
It was a thin note, higher than the highest string on the violin. Behind them something clicked on the board. And out of the dark, softly, like somebody who has taken off their shoes so as not to wake the house, came a small steam engine with a single brown [us: car | carriage]. There was snow on its roof. In Alderby it hadn’t snowed yet.

It stopped, and a woman in a sooty cap leaned out.

“You’re sure we’re not in the way?” she asked anxiously.

“Quite sure,” said {child}. “It’s your turn.”

“Well, fancy that,” said the driver. “We’ve let so many past. Expresses, [us: freight | goods] trains, [sport: some people on their way to {play sport}, ]thirteen deer … oh, and a spring. It was so lovely that it seemed rude to drive through it.” She caught sight of {oldman}. “You’ll be the one who’s waiting. Have we made it very late?”

“Not so very,” said {oldman}, because he was a polite person too.

# the-note
She handed down a parcel tied with string, and {oldman} signed his name in her book. His hands shook so much that {child} had to help him with the knot.

There lay the skates. They were black and shiny and smelled of leather, as if they had been packed that morning. Tucked between the blades was a note, written in pencil. {oldman} read it. Then he gave it to {child}.

Skate carefully, it said. But not all the time.

{oldman} laughed until his hat fell off. He laughed and wiped his eyes, and it was hard to see where the one stopped and the other started.

# on-the-second
“It’s six forty-nine,” {child} told the driver. “You ought to go now. You’re allowed to, you know.”

{Child.He} lifted the green mitten, and the engine gave a sigh and slid away. Its red lamp was only just out of sight when the [us: freight | goods] train came, right to the second, and roared on through.

The top line of the board was empty. After a while it clicked, and up came {child’s} own train home.

# what-size
{oldman} sat holding the skates against his own big shoes. They reached about halfway.

“What size do you take?” he asked.

“[us: Four | Three],” said {child}.

He turned one of the skates over. And there it was, stamped in the sole: [us: four | three].

# the-ice
In January the ice came to Alderby [us: Pond | Mere], black and thick. On the jetty sat an old man with a hat and a [us: thermos | flask],[elder:  next to {elder}[elder2:  and {elder2}],] listening to it sing, and {child} skated carefully.

But not all the time.

# @song
{music}
