title: Everything but the City
title: The Snail Who Was Looking for {city}
title: A Letter on Lettuce
title: The Right City for a Snail
guest snail: Leonard (he), Clarence (he), Rupert (he)

# knock
Since Tuesday there had been a knocking at {child's} window, so faint that it was probably a leaf. Tonight {child}
opened the window to take the leaf away.

On the ledge sat a snail with a house on his back.

“At last,” said the snail. “I’ve been knocking since Tuesday.”

“Sorry,” said {child}. “What’s it about?”

“A city,” said the snail, whose name was {snail}. “I’ve got a house. It’s only the city that’s missing.”

He rode in on a ruler.

## or
{Child} had opened the window a crack, for the air. When it was time to shut it, there was somebody in the way.

“One moment,” said a snail. “I’m nearly in.”

It took nine minutes. [age>=7 / !music: {Child} had time to brush every tooth, even the ones at the back.]

“Thank you for opening,” said the snail, whose name was {snail}. “I’ve been knocking since Tuesday. I’ve got a house,
as you see. It’s only the city that’s missing.”

# which-city
On the windowsill {snail} explained it all[friend: , so that {friend} could hear it too]. A house is a thing you put
down once. So it has to be the right city. The last one was wrong. He had stood there for nineteen years, and was just
putting the house down, when somebody happened to say what the place was called.

[age>=7 / !athlete / !music: “Very nice people,” said {snail}. “They hadn’t liked to interrupt.”]

“Which city do you want?” asked {child}.

“The one my aunt lives in. She sent me a letter, on lettuce. But it was a long way, and the name was in the middle,
where it’s juiciest.”

“You ate the name.”

“I ate around it first,” said {snail}.

“Well, this is {city},” said {child}.

{Snail} tried the word in his mouth. “That may very well have been it. What’s it like here?”

## or
“You only put a house down once,” said {snail}, when he had his breath back. “So you don’t want to get it wrong. I got
it wrong. For nineteen years I stood between two flower beds, on trial, and then somebody told me the name of the
city.”

[friend & age>=7: “What was it?” asked {friend}.

“Something else,” said {snail}.]

“And what should it have been?” asked {child}.

“My aunt wrote it down. She lives there. Only she wrote it on lettuce, and it was a long way. The name was right in
the middle. It was the best bit.”

“So you ate it.”

“Not at once. I started by reading it,” said {snail}. “But I read more slowly than I eat.”

“This is {city},” said {child}.

“{City}.” {Snail} consulted his stomach. “It’s not unlike it. Tell me a little.”

# same-there
“We’ve got streetlights,” said {child}. “They come on by themselves.”

“They did at the last place, too,” said {snail}.

[school: {Child} took out a note from {school}. {Snail} ate a corner of it. “Exactly the same taste,” he said.]

[sport: “You can {play sport} here.”

“You could there, too.[age>=8:  They were in just as much of a hurry.]”]

[athlete: “Everybody here knows who {athlete} is.”

“Even the snails did, there,” said {snail}.]

[music: {Child} hummed {music} a little. {Snail} kept time with his eyes, which were on stalks. “They hummed that
there, too.”]

[pet.other: “{Pet} lives here.” {Snail} bowed to {pet} with both eyes. “How do you do. But somebody always does.”]

[!school & !sport & !athlete & !music & !friend & !pet.other: “On Fridays the whole street smells of pizza,” said
{child}. {Snail} sniffed. “They had the same Fridays.”]

## or
“Here the bus always comes just after you’ve given up,” said {child}.

“They had that bus at the last place, too,” said {snail}.

[school: “This is how it sounds at recess {at school}.” {Child} did it. {Snail} pulled his head in until it was over.
“That’s how it sounded,” he said.]

[sport: “In the hall there’s a bag with everything for {sport}.”

“It was in the hall there, too,” said {snail}. “Right in the way.”]

[athlete: “That’s {athlete} there on the wall.”

“On those walls, too. I went around.”]

[music: Somebody could be heard playing {music} behind the wall.

“You heard that there,” said {snail}. “It was more or less the same wall.”]

[pet.other: “We’ve got {pet}.” {Snail} looked at {pet} for a long, polite time. “I like it here already. But that
doesn’t count.”]

[!school & !sport & !athlete & !music & !friend & !pet.other: “The pigeons walk on the [uk: pavement | sidewalk], even
though they can fly.” {Snail} nodded. “I was behind one for three weeks,” he said.]

# we-have-friend
[friend: “We’ve got {friend},” said {child} in the end.

{Snail} took a good look at {friend}, who was sleeping over. “No,” he said. “{Friend} they didn’t have. But there’s
nothing about that in the letter.”

“Have you still got the letter?” asked {friend}. | “Then I don’t know,” said {child}. “Have you still got the
letter?”]

“All but the name,” said {snail}. “It’s at the very back.”

# letter
He went into his house to get it. You could hear him going around and around in there, moving things.

[adult: “Who are you talking to?” asked {adult} in the doorway.

“Somebody who needs a city,” said {child}.

“Has he got a place to live?”

“Yes,” said {child}. “That’s the part he’s got.”]

Out came {snail} with a lettuce leaf, as dry as tea, with a round hole in the middle. The letters were so small that
[elder: {elder} had to bring the magnifying glass[elder2: , and {elder2} a lamp] | it had to be held up to the lamp].

“Dear {snail},” read {child}. “Come and live here in … and then there’s the hole. And then it says: You will know the
city by one thing only. {@fact-sign}”

“I don’t get it,” said {child}.

“Nor do I,” said {snail}. “She kept it short. It was a small lettuce.” He pulled in his eyes. “I’ll be off, then. I
can make the drainpipe by dawn.”

## or
{Snail} turned around and went home. There was a spiral staircase in there. He looked on every step.

[adult: “Aren’t you in bed?” asked {adult} in the doorway.

“I’m waiting for the mail,” said {child}.

“Who’s bringing it?”

“A snail.”

“Then you’ve got time to put on your [uk: pyjamas | pajamas],” said {adult}.]

At last a lettuce leaf came out backward, with {snail} behind it. The leaf was brown and brittle, with a very neat
hole. [age>=7 / !athlete / !music: Nobody writes smaller. ][elder: “That’ll take a magnifying glass,” said {elder},
who had one[elder2: , and {elder2} held the lamp]. | With the lamp behind it, you could just make it out.]

{Child} read it aloud. Dear {snail}, it said. Move to, and then the hole. When you have come to the right place, you
will notice this: {@fact-sign} Yours, Aunt.

“What does it mean?” said {child}.

“I hadn’t got that far,” said {snail}, and pulled in his eyes. “If it’s wrong again, I’d better go now, while the
drainpipe’s wet.”

# cheek-to-the-floor
The letter slipped to the floor and in under the bed[pet.dog / pet.cat: , where {pet} was lying, chin on the floor].
{Child} lay down flat to reach it. [friend: {Friend} lay down alongside.]

With one cheek on the floor, nothing looked the same. The legs of the bed were towers.[age>=7 / !athlete /
!music:  The rug had a forest around the edge.] [pet.dog / pet.cat: {Pet} was as big as a bus.][age>=8:  It was a very
long way to the other side of the room.]

[friend: “Is it always like this for them?” said {friend}.]

{Child} lay still. “But that’s how she wrote it. The way it looks from down here.” And {child.he} read it once more,
from the floor, at the speed of a snail: “{@fact-sign}” And then {child} knew.

{@fact-aha}

{@fact-yes}

Out came the eyes again. “Then I’m here,” said {snail}. He had never had a chance to say that before, so he said it
again.

## or
{Child} walked up and down, thinking. It didn’t help.

“You’re reading it from too high up,” said {snail}. “My aunt’s the same height as me.”

So it had to be the floor. {Child} lay down, one cheek on the rug[pet.dog / pet.cat: , nose to nose with {pet}].
[friend: {Friend} lay down alongside.] Down there a ball of dust was a whole bush.[age>=7 / !athlete / !music:  A lost
crayon lay like a log across the road, and the door went up so high that it probably led to heaven.]

[friend: “You’d need sandwiches to get to the kitchen,” said {friend}.]

{Child} held the letter up close and read it the way it was written, from below: “{@fact-sign}” And now it wasn’t hard
at all.

{@fact-aha}

{@fact-yes}

His eyes went up as far as the stalks would go. “Here,” he said. “I’m here. It’s a shorter word than I thought.”

# down-it-goes
And so he put down the house. It went in the left-hand corner of the window, on the outside, where it’s wet in the
mornings. Thump, it said. {Child} had never heard a thump so small.

“When somebody moves in, you’re supposed to bring bread and salt,” said {child}.

{Snail} turned pale. “Just the bread, thank you.”

## or
Now for the spot. The left-hand corner of the window, {snail} decided, on the outside, out of the wind. {Child} laid
down a postage stamp for a doormat, and he wiped his foot on it, at both ends. Then the house clicked against the
ledge. It was down.

“Now you can come to my place,” said {snail}. “Only not in.”

# at-the-edge
Last of all they wrote to his cousins, on a fresh leaf from the refrigerator. “It’s {city},” wrote {child}. “Come.”

“Put the name right out at the edge,” said {snail}. “It’s bitter there.”

Tomorrow he was going to see his aunt. She lived just around the corner, so he was allowing a month.

## or
That left only a letter to his cousins, who were waiting in a ditch. {Child} wrote it, on a new leaf, because {snail}
was busy living there. “We’ve found it. It’s called…”

“Write it three times,” said {snail}. “They’re hungry.”

So it said {city}, {city}, {city}. And tomorrow he was off to his aunt’s. She was very close, two doors along, so he
could do it in a month.

# doors-shut
[elder: {Elder.short} took the magnifying glass and turned off the light. | The light went out.] {Child} got into
bed[friend: , and {friend} got onto the mattress next to it]. [age>=7 / !athlete / !music: A thin strip of air came
in, smelling of night and wet leaves. ]Out there {snail} pulled in his head, and all over {city} people were doing the
same, one window after another, until only the streetlights were left.

## or
It was late, even for a snail. [elder: {Elder.short} said good night and took the glass along. ]{Child} lay in the
dark and listened[friend: , and {friend} listened on the mattress]. There was a small rustling in the corner of the
window, as of somebody hanging curtains. Then it settled. Out {in city} somebody walked home with quiet steps, and a
door closed, softly, and a long while after that another one.

# nothing-missing
{Child} pulled the quilt up over everything. It was warm in there, and just the right size. It was a house, and the
city wasn’t missing, either. It lay outside, all of {city}, perfectly still.

## or
On the glass shone a line of silver. It came from a long way off, through grass and over streets and all the way up a
wall, and here, in the left-hand corner of {child's} window {in city}, it stopped.

% The one true thing by which the city is known, seen from two centimeters up. Sources: the cities' own pages, their
% museums and Wikipedia (named at each row); 'any' claims nothing.
% Gothenburg: Poseidon by Carl Milles at Götaplatsen, fish in the right hand, shell in the left (millesgarden.se).
% Munich: the glockenspiel of the New Town Hall, Marienplatz, every day at eleven (muenchen.de).
% New York: the Statue of Liberty, dedicated 1886 (nps.gov).
% Stockholm is built on fourteen islands (visitstockholm.com).
% Turning Torso, 2005, turns ninety degrees from foot to top (malmo.se).
% The cathedral is as tall as it is long, 118.7 meters (uppsaladomkyrka.se).
% 'Gurkstaden', the cucumber town, an old nickname (vasteras.se).
% Svampen, the water tower of 1958 (orebro.se).
% Berg, the Carl Johan locks of the Göta Canal: seven in a row (gotakanal.se).
% Helsingør in Denmark lies four kilometers across the Sound (visithelsingborg.com).
% The match factory and the Match Museum (matchmuseum.jonkoping.se).
% Carl Johans park: 25,000 cacti and succulents planted each summer since 1926 (norrkoping.se).
% The giant Finn at his pillar in the crypt (lundsdomkyrka.se).
% 'Björkarnas stad' (umea.se).
% The Gävle goat of straw, thirteen meters, every Advent since 1966 (gavle.se).
% 'Walking to Borås' by Jim Dine, nine meters, 2008 (boras.se).
% The town lies between Norra and Södra berget (visitsundsvall.se).
% The city is being moved because of the mine; the church went five kilometers on wheels in 2025 (kiruna.se).
% The ring wall, 3.4 kilometers (gotland.se).
% The Öland Bridge, 6,072 meters (kalmar.se).
% 'Sola i Karlstad', statue of the innkeeper Eva Lisa Holtz (karlstad.se).
% Gammelstad church town: over four hundred cottages, World Heritage (visitlulea.se).
% At least six ravens live at the Tower (hrp.org.uk).
% The Ampelmann of the Berlin traffic lights (ampelmann.de).
% More than two thousand bridges, more than Venice (hamburg.de).
% Cloud Gate, 'the Bean', Millennium Park (chicago.gov).
% The Hollywood sign: nine letters, forty-five feet tall (hollywoodsign.org).
% Castle Rock is the plug of an extinct volcano (edinburghcastle.scot).
% The worker bee, emblem of the city (manchester.gov.uk).
% Portland, Oregon, was named after Portland, Maine, by the toss of a coin in 1845 (ohs.org): true in both.
# @fact-sign
It is the one where somebody opens.
## if city.Stockholm
Fourteen times the land stops, and fourteen times it starts again.
## if city.Göteborg / city.Gothenburg
There is a man here as tall as a house, with a fish in one hand. In the other he holds up one of us.
## if city.Malmö
There is a house here that is built the way ours are. It turns on its way up.
## if city.Uppsala
There is a church here where up is just as far as along.
## if city.Västerås
They have called this city after food. Good food. Green.
## if city.Örebro
There is a mushroom here so tall that nobody has managed to eat it. It is full of water.
## if city.Linköping
Here the boats use the stairs.
## if city.Helsingborg
From here you can see another country without walking there.
## if city.Jönköping
Here they have taught fire to lie still in a little box.
## if city.Norrköping
Never walk straight across the flower bed in the park. Do not ask me how I know.
## if city.Lund
Under the church stands a giant, hugging a pillar. He has not let go yet.
## if city.Umeå
Here you walk under white trees, up one street and down the next.
## if city.Gävle
Wait until Advent. Then there comes a goat, taller than a house and made of straw.
## if city.Borås
There is a boy here as tall as a house, walking the same way as you.
## if city.Sundsvall
There is a mountain on each side here, so that your house cannot roll away.
## if city.Kiruna
No hurry. The city is on its way, too.
## if city.Visby
Follow the wall until you are back where you started. Bring lunch.
## if city.Kalmar
There is a bridge here so long that you are older at the other end.
## if city.Karlstad
There is a lady here who shines, even when it rains.
## if city.Luleå
There are four hundred little red houses here that stand empty nearly all week.
## if city.London
Be polite to the six black birds. They work here.
## if city.New York / city.New York City
Out in the water stands a green lady holding up a lamp, so that people can find the door.
## if city.Berlin
A small green man in a hat tells you when to cross. He has no patience.
## if city.Hamburg
Here you never get your foot wet, however much water there is.
## if city.Munich / city.München
At eleven o’clock they dance up in the tower, and nobody hurries.
## if city.Chicago
There is a bean here that you can see your face in.
## if city.Los Angeles
Up on the hill stand nine white letters, as tall as houses. I have started on the first.
## if city.Edinburgh
The castle stands on a volcano. Do not worry, it has gone out.
## if city.Manchester
There are bees on everything here, and not one of them flies.
## if city.Portland
Take care: there are two of it, one at each end of the country. They tossed a coin about the name.

# @fact-aha
With one fingertip you could knock on the floor as faintly as a snail. It hardly made a sound. “Somebody who opens,”
said {child}. “But that was me.”
## if city.Stockholm
“Islands! {City} is built on fourteen islands!”
## if city.Göteborg / city.Gothenburg
“Poseidon! He’s a statue {in city}, and he’s got a fish in one hand and a shell in the other.”
## if city.Malmö
“The Turning Torso! That’s a building, and it makes a quarter turn on the way to the top.”
## if city.Uppsala
“The cathedral! It’s exactly as tall as it is long.”
## if city.Västerås
“Cucumbers! People call {city} the Cucumber Town.”
## if city.Örebro
“The water tower! It looks like a mushroom, and that’s what it’s called.”
## if city.Linköping
“The locks at Berg! That’s where the canal boats go uphill, seven locks in a row.”
## if city.Helsingborg
“Denmark! It’s straight across the water from {city}.”
## if city.Jönköping
“Matches! They made them {in city}, and there’s a whole museum about them.”
## if city.Norrköping
“The cacti! Every summer they plant twenty-five thousand of them in the park {in city}.”
## if city.Lund
“Finn the giant! He’s made of stone, and he’s under the cathedral {in city}.”
## if city.Umeå
“The birches! They call {city} the City of Birches.”
## if city.Gävle
“The straw goat! It stands {in city} every Christmas.”
## if city.Borås
“Pinocchio! The big statue! It’s even called Walking to {city}.”
## if city.Sundsvall
“The North Mountain and the South Mountain! {City} is right in between.”
## if city.Kiruna
“{City} is moving! They drove the whole church along on wheels, for miles.”
## if city.Visby
“The ring wall! It goes around the whole of old {city}.”
## if city.Kalmar
“The Öland Bridge! It starts {in city}, and it’s miles and miles.”
## if city.Karlstad
“Sola! They called her that after the sun, and now she’s a statue {in city}.”
## if city.Luleå
“The church cottages in Gammelstad! People only sleep over in them now and then.”
## if city.London
“The ravens! There are always at least six of them living at the Tower.”
## if city.New York / city.New York City
“The Statue of Liberty! She’s been holding up that torch for more than a hundred years.”
## if city.Berlin
“The Ampelmann! The man in the traffic lights {in city} wears a hat.”
## if city.Hamburg
“The bridges! {City} has more than two thousand bridges. That’s more than Venice.”
## if city.Munich / city.München
“The glockenspiel! On the town hall {in city}, where the figures go around.”
## if city.Chicago
“The Bean! In the park {in city}! It’s as big as a house, and it’s all mirror.”
## if city.Los Angeles
“The Hollywood sign! It’s on the hill over {city}, and it’s got nine letters.”
## if city.Edinburgh
“Castle Rock! The castle {in city} is on top of a very, very old volcano.”
## if city.Manchester
“The worker bee! It’s the sign of {city}. It’s even on the bins.”
## if city.Portland
“{City}, Oregon, and {city}, Maine! One of them is named after the other.”

# @fact-yes
“So it was,” said {snail}. “{In city}.”
## if city.Stockholm
“Fourteen,” said {snail}. “And my aunt can’t swim.”
## if city.Göteborg / city.Gothenburg
“A shell,” said {snail}. “That’s what we’re called in good company.”
## if city.Malmö
“A quarter,” said {snail}. “Well, it’s a start.”
## if city.Uppsala
“My aunt measured both,” said {snail}. “That’s what she did when she was young.”
## if city.Västerås
“The Cucumber Town,” said {snail}, very softly. “And I only came for the company.”
## if city.Örebro
“Nobody has managed,” said {snail}. “Then she’s tried.”
## if city.Linköping
“My aunt came along once,” said {snail}. “She thought it went rather fast.”
## if city.Helsingborg
“Without walking there,” said {snail}. “An excellent country.”
## if city.Jönköping
“And it lies still,” said {snail}. “Good fire.”
## if city.Norrköping
“That explains the handwriting,” said {snail}.
## if city.Lund
“Not yet,” said {snail}. “There’s somebody who takes his time.”
## if city.Umeå
“Leaves on every street,” said {snail}. “That’s room service.”
## if city.Gävle
“Straw,” said {snail}. “My aunt always liked furniture you can eat.”
## if city.Borås
“To {city}, on foot,” said {snail}. “That makes two of us.”
## if city.Sundsvall
“Two walls already,” said {snail}. “That’s half the work.”
## if city.Kiruna
“So that’s what happened,” said {snail}. “I got here once before. It had left.”
## if city.Visby
“My aunt went around it once,” said {snail}. “I was born while she was out.”
## if city.Kalmar
“My aunt had two birthdays on it,” said {snail}, “and that was with the wind behind her.”
## if city.Karlstad
“Even when it rains,” said {snail}. “Then you get both.”
## if city.Luleå
“Four hundred,” said {snail}. “And here I’ve been carrying my own.”
## if city.London
“Birds with jobs,” said {snail}. “They won’t have time for snails.”
## if city.New York / city.New York City
“Without putting it down,” said {snail}. “She’ll know what it’s like.”
## if city.Berlin
“One street took my aunt eleven green men,” said {snail}.
## if city.Hamburg
“I’ve only got the one foot,” said {snail}. “I like to look after it.”
## if city.Munich / city.München
“Around and around, slowly,” said {snail}. “I know that dance.”
## if city.Chicago
“A bean as big as a house,” said {snail}. “And she writes about the mirror.”
## if city.Los Angeles
“She’ll have reached the second one by now,” said {snail}.
## if city.Edinburgh
“Gone out,” said {snail}. “Then I won’t ring the bell.”
## if city.Manchester
“Bees that stay where they are,” said {snail}. “I’ve always said it could be done.”
## if city.Portland
“So that’s where I stood,” said {snail}. “In the other one. Then there’s only this one left.”
