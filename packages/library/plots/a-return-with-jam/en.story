title: [us: Round Trip | A Return], with Jam
title: Late for Birch Halt
title: Forty-One Years and a Minute
guest host: Mrs Pike (she), Mrs Dunn (she)
guest writer: Alison (she), Tracey (she)
guest tuva: Romy (she), Thora (she)

% @a: {adult}, else {host} who rents the attic. The stationmaster is the one who waves the trains off. The clock had stopped at eight minutes past nine.

# stopped-stopping
In August {child} and {@movers} moved into a station house where the trains had stopped stopping. They had stopped coming, too. Birch trees grew between the rails, and the clock on the wall had stood at eight minutes past nine for forty-one years.

There was nothing wrong with the house. The kitchen was the old waiting room.[pet:  [pet.dog: {Pet}[!pet.known:  the dog]][pet.cat: {Pet}[!pet.known:  the cat]][pet.other: {Pet}] had the whole of Left Luggage.] There was a real ticket hatch in the wall, and {@a-first} passed the pancakes out through it. “[us: One-way or round trip | Single or return]?” {@a-he} would ask. A [us: round trip | return] was two.

# full-up
But at school there were only twelve children in {child’s} class[school: , which was not like {school} at all], and they’d known each other since they were born. They weren’t unkind. They were just full up.[friend:  {Friend}[!friend.known: , {child’s} best friend,] only existed on the phone now.][elder:  {Elder}[elder2:  and {elder2}] [us: called | rang] to ask how it was going, and {child} said fine.]

# slightly-delayed
One evening in September {child} was sitting on the kitchen counter and couldn’t sleep[music: , not even with {@song} in both ears]. Then the loudspeaker over the door crackled. That was strange, because its wire had been cut. {Child.He} had seen it.

“The nine-oh-seven [city: from {city} ]to Birch Halt is running slightly late,” said the loudspeaker. “It is now expected in four minutes. We apologise for the delay.”

{@A} came out of the bathroom with a toothbrush in {@a-his} mouth.

“Did you say something?”

# birches-bow
They pulled on their boots and went out on the platform. First there was a light, a long way into the trees. Then there was a sound. And then the birches began to bend, politely, one after another. The train came rolling in over the top of them, and behind the last [us: car | carriage] they stood up again and shook out their leaves.

There were three brown [us: cars | carriages] with yellow windows. They sighed and stopped. On the wall the clock said tick, and jumped to nine minutes past nine.

# very-rusty
A [us: conductor | guard] climbed down with a lantern, looking at his pocket watch.

“Birch Halt,” he said. “Forty-one years and one minute late. I really am most awfully sorry. [us: A switch had jammed | A set of points had jammed].”

“For forty-one years?” said {@a} through the toothpaste.

“It was very rusty.”

# an-accordion
Behind the windows sat the passengers. One lady was knitting a scarf that went out of the door and into the next [us: car | carriage].

“Aren’t they cross?” whispered {child}.

“They were for the first hour,” said the [us: conductor | guard]. “Then somebody turned out to have an accordion.”

# green-door
He opened his bag and took out an envelope.

“There’s a letter. For whoever has the room with the green door.”

That was {child’s} room[athlete: , with {athlete} on the wall]. {Child.He} read it by the light of the lantern.

Hello, you!

My name is {writer} and I am ten. My dad is the stationmaster, he’s the one who waves the trains off, but tomorrow we’re moving, because there won’t be any more trains. I’m putting this letter on the very last one. I don’t know who you are, but you’ve got my room, so there are some things you need to know.

One. The knocking in the night is only the pipe. Knock back twice and it’ll stop.

Two. Under the third floorboard from the window there’s a tin. It’s yours now.

Three. When I was new there was always a girl standing by the bike [us: rack | shed] looking cross. I thought she was cross. It took me half a year to see that she was waiting for somebody to ask. Look by the bike [us: rack | shed]. There usually is somebody.

Four. I wanted to go home for seven weeks. I counted. Then I forgot to count. I think it usually comes right in October.

Bye! {writer}

PS. If this gets to you too late, I hope it was all right anyway.

# just-in-time
{child} read it twice. It was the nineteenth of September.

“It wasn’t too late,” {child.he} said. “It’s just in time.”

The [us: conductor | guard] took off his cap. He looked as if he needed to sit down.

“Do you know,” he said, “in all my years on the railway, nobody has ever said that before.”

“Can I send an answer?”

“You certainly can. I couldn’t promise when.”

{child} ran in for some paper, and meanwhile {@a} went along the whole train with cold pancakes, [us: round trips | returns] for everybody. They all went. There had been no dining car.

What {child} wrote was short. Then {child.he} thought of {writer}, who’d gone away from here and must have been new somewhere else, and {child.he} wrote one more line: “You look by the bike [us: rack | shed], too.”

# waved-off
“{@A},” said {child.he}, “somebody’s got to wave them off.”

{@A} stood up very straight in {@a-his} [us: bathrobe | dressing gown] and lifted the toothbrush high, like a proper stationmaster, and the [us: conductor | guard] blew his whistle. The birches bowed. The train rolled away over the top of them, and the last thing they heard was the accordion.

# stars
In the tin under the third floorboard there was a ticket punch. It didn’t make round holes. It made stars.

# all-the-way
The next day {child} looked over towards the bike [us: rack | shed][sport: , past everybody who wanted to {play sport}]. A girl called {tuva} was standing there with her hands in her pockets, looking really cross. It’s a long way across a [us: schoolyard | playground]. {child} went the whole way.

“Do you want to see something?” {child.he} said.

“Like what?” said {tuva}.

But she’d already taken her hands out of her pockets.

# with-jam
One afternoon in October it struck {child} that {child.he} ought to be counting. How many weeks was it now? {Child.He} began on {child.his} fingers, but somewhere round three {child.he} lost {child.his} place, and then it didn’t seem to matter.

Somebody was knocking at the ticket hatch, twice, and there in the gap were {tuva’s} eyes.

“A [us: round trip | return], please,” said {tuva}. “With jam.”

# @movers
the whole family
## if adult
{adult}

# @a-first
{host}, who rented the attic and came with the house,
## if adult
{adult}

# @a
{host}
## if adult
{adult}

# @a-he
{host.he}
## if adult
{adult.he}

# @a-his
{host.his}
## if adult
{adult.his}

# @song
{music}
