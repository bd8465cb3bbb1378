title: Say It with Your Bottom
title: Such Polite Cars
title: A Bowl of Cold Soup

% Rule: where the alien comes from you say hello with your bottom, and whoever waves is cross. The light only shines when one is happy.
% Short: without Mr Bloom, and the light does not go out.

# the-bike-stand
It was getting dark[city:  in {city}], and {child} only had to put {child.his} bike away.[friend:  {Friend}[!friend.known: , {child.his} best friend,] was just behind.] But [!short: outside the front door ]somebody was in the bike rack already, and it wasn’t a bike.

It was as green as a pea[!short:  and as tall as a wheel], with [!short: two feelers and ]a bottom that shone red. It turned its bottom to {child’s} bike, and wagged.

“Hello!” it said. “Hello, hello, hello!”

[age>=5: The bike said nothing.

]“Who are you talking to?” asked {child}.

“Her.” It pointed at the bike[!short:  with one feeler]. “She’s got such a beautiful bottom. But she won’t answer.”

[!short: {child} looked. At the very back of the bike was the little red light.

]“That’s a bike,” said {child}. “What are you?”

“An alien. Where I come from, you say hello with your bottom. [!short: You light it up, and then you wag it. ]Your cars are so much more polite. Look!”

Out in the street the cars [!short: were going by, and every one of them | went by, and they all] had two red lights behind.

“They say hello to everybody[!short: ,” said the alien. “It’s only a pity they never stop for a chat].”

[!short: Over by the wall Mr Bloom, the neighbour, was pumping up a tyre.

“And him?” whispered the alien.

“Mr Bloom doesn’t say hello to anyone,” said {child}.

“Not even backwards?”]

# cold-soup
“Here we do it like this,” said {child}, and waved.

“Put that hand down!” cried the alien. “At home you only wave when you’re cross. It means: You are a bowl of cold soup!”

[!short: “Sorry,” said {child}, and sat on it.

][pet.dog & !short: {Pet}[!pet.known: , {child’s} dog,] wagged {pet.his} whole back half from side to side. “At last, somebody with manners,” said the alien.][pet.dog & short: {Pet}[!pet.known: , {child’s} dog,] wagged instead, with {pet.his} whole back half.][pet.cat: {Pet}[!pet.known: , {child’s} cat,] walked past with {pet.his} tail straight up and {pet.his} bottom showing.[!short:  “Oh, well put,” whispered the alien.]][pet.other: “{Pet}, at our house, has never waved at anybody,” said {child}.

“A nice family,” said the alien.]

# the-light-went-out
[!short: “I only hopped out to say a few hellos,” said the alien. ]“Now [us: Mama | Mummy] is flying about up there, looking for me. She’ll land where she sees a bottom that shines[!short: . But mine …”

The red light flickered, and then it went out.

“It only works when I’m happy,” said the alien. “And I miss [us: Mama | Mummy].”

{child} knew what that was like, low down in your tummy. So {child.he} hugged the alien, feelers and all.[age>=5:  It was warm and slippery, like a boiled potato.] | , and mine’s so small,” said the alien. “I miss [us: Mama | Mummy].”

{child} hugged it.]

# the-ship
Then a spaceship came[!short:  humming over the rooftops], lower and lower.

[!short: “[us: Mama | Mummy]!” shouted the alien.

]Everybody in the building came out. They wanted to be nice, so they waved.[adult & !short:  {Adult} waved a [us: dish | tea] towel.][elder & !short:  {Elder} waved with both hands[elder2: , and {elder2} with a hat].][!short:  Even Mr Bloom lifted his pump.]

“No!” yelled {child}. “Don’t wave!”

[!short: But it was too late. ]All that the alien’s mother saw was a crowd calling her a bowl of cold soup.

“HMPH!” said the spaceship, and flew away over the roofs.

“Now she’ll never come back,” said the alien[!short: , and both its feelers hung straight down].

# one-lamp
{child} took the red light off the bike, and hung it on the back of {child.his} [us: pants | trousers]. [!short: Then {child.he} bent over, with {child.his} bottom to the sky, and wagged it.|Then {child.he} bent over and wagged it.]

“HELLOOO!” shouted {child}, from between {child.his} legs.

But one bottom doesn’t reach the sky.

“Help me, everyone!” {child.he} called. “Put a light on your bottom![!short:  Turn round and say hello!]”

[!short: “I have never in my life said hello with my bottom,” said Mr Bloom.

“Then it’s about time,” said {child}.

Mr Bloom thought about it, took a light, and bent over.

][elder & !short: “My bottom hasn’t said a word in thirty years,” said {elder.short}.[elder2:

“Oh yes, it has,” said {elder2.short}. “On Sunday, after the beans.”]

][elder & short: [elder2: “Our bottoms haven’t said a word in thirty years,” said {elder} and {elder2}.|“My bottom hasn’t said a word in thirty years,” said {elder}.]

][athlete: “Pretend you’re {athlete}[!short: , warming up],” said {child}[!short:  to the stiff ones]. ][sport & !short: {child.He} could bend the longest, because if you {play sport} you have strong legs. ][sport & short: Everybody who was off to {play sport} came too. ][music: They wagged in time to {@song}. ]Soon the whole building stood in a row[adult: , {adult} too], and every single bottom shone red and said hello.[!short: [pet.dog:  And {pet} said it best of all.][pet.cat:  At the end of the row sat {pet}.]]

# hello
[friend: [!short: {Friend} was looking out upside down, between {friend.his} knees. “It’s turning!” {friend.he} said.|“It’s turning!” cried {friend}.] | [!short: {child} looked out upside down, between {child.his} knees. ]The spaceship was turning.]

[short: And then the spaceship lit its bottom, and the whole street went red|Back it came over the roofs, and spun itself slowly round. And then it lit its bottom. It was so big that the whole street went red][!short: , and it wagged so hard that it made a wind].

“HELLO,” said the spaceship.

“Hello, [us: Mama | Mummy],” said the alien[!short: , and its own light came on, the reddest of them all].

# goodbye
[!short: The spaceship landed and opened its door.

“You say hello better than anyone,” the alien told {child}. “Now I’d like to say something your way.”

It | Before it went home, the alien] lifted one small green hand[!short: . Then it waved. |  and waved.]

“You are a bowl of cold soup,” said {child}, and waved back.

“So are you,” said the alien fondly[age>=5: , and off it went, home].

[!short: Mr Bloom held the door for them all. He didn’t say anything. But on the doorstep he turned round, and gave a little wag.]

# the-bus
Later, {child} stood at the window, brushing {child.his} teeth[adult & !short: , and {adult} brushed too].[school:  “Tomorrow I’ll teach all of {school} to say hello,” {child.he} said.] Outside a bus drove by[!short: , with two red lights behind].

“Hello, hello,” said {child}, and turned round, and wagged.

And far away above the rooftops, somebody small and red wagged back.

# @song
{music}
