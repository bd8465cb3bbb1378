title: Soon, Said the Hen
title: The Hen in the Flower Bed
title: What Are You Sitting On?
title: [theme.spring: The Hen Who Hatched the Spring]
title: [theme.easter: The Easter Egg the Hen Rolled Out]
title: [theme.garden: The Hen Who Hatched a Garden]
title: [theme.bird: The Bird That Sat Still]

# soon
It was spring, but only on one side of the house. On the other side the garden was cold and brown and quite empty.

In the middle of the flower bed sat a hen.

She hadn’t been there yesterday. She sat the way hens sit when they have something under them.

“What are you sitting on?” said {child}.

“Soon,” said the hen. “Soon-soon-soon.”

## or
All the birds in the garden were busy, because it was spring. The crow carried twigs. The blackbird carried straws.
Only one bird sat still.

It was a hen. She sat in the middle of the flower bed, where nothing was growing yet, all puffed up, as if she had
eggs.

“Do you have eggs?” said {child}. “What are you sitting on?”

“Soon,” said the hen. “Soon-soon-soon.”

## if theme.easter
{Child} had painted an Easter egg, red with yellow spots, and now it had to be hidden. The best place in the garden
was the middle of the flower bed, because there was nothing in it, only cold, brown earth.

But the place was taken. A hen was sitting there.

“What are you sitting on?” said {child}.

“Soon,” said the hen. “Soon-soon-soon.”

# nothing
{Child} lay down flat and looked in under the hen. The hen lifted her feathers a little to help.

There was nothing there. Only earth.

[friend: “Not even something small,” said {friend}, who was looking from the other side.]

[age>=6: “If you sit on nothing,” {child} wondered, “what comes out?”]

[pet.dog: {Pet} sniffed. Nothing.] [pet.cat: {Pet} sat on the wall and looked the other way, as if there were no hen.]
[city: All over {city} it was spring, but not just here.]

## or
“May I see?” said {child}.

The hen got up a little, on straight legs. {Child} looked in. [friend: {Friend} looked in from behind, so that they
saw each other.] It was warm in there, and it smelled of hen, and on the ground lay nothing at all.

The hen sat down on it again, carefully. [age>=6: You don’t just plump down on nothing.]

[pet.dog: {Pet} wanted to look, too, with a nose, and got a small peck.] [pet.cat: {Pet} came by, saw that it was
taken, and went another way.] [city: Somewhere a bell rang over {city}. The hen paid it no mind.]

# umbrella
Then it began to rain, first a little on the nose and then a lot on everything. [age>=5: All the other birds flew into
the hedge.] But a hen who is sitting doesn’t go in. {Child} fetched an umbrella and stuck the handle into the ground,
so that the hen was dry. [age>=5: The hen looked at it as if it had always been there.]

[adult: “Are you coming?” called {adult} from the door.

“Soon!” called {child}.

“Soon,” said the hen.]

# egg
“She needs an egg,” said [friend: {friend} | {child}]. [theme.easter: Well, there was one. | There was one in the
kitchen, painted for Easter, red with yellow spots.] {Child} put it in under the hen.

The hen considered it. [age>=5: She considered it with her tummy, as hens do.] Then came a beak. Roll, roll, roll, and
out came the egg on the other side.

It wasn’t the egg.

“Then what are you sitting on?”

“Soon,” said the hen. “Soon-soon-soon.”

# potato
{Child} went in for a potato. A potato is nearly an egg, only tired.

[sport: {Sport.thing} came out, too.] In under the hen [sport: they|it] went. She looked with one eye, then with the
other. Roll, roll, roll.

[sport: It wasn’t the potato. It wasn’t {sport}. | It wasn’t the potato.]

“Then what are you sitting on?”

“Soon,” said the hen. “Soon-soon-soon.”

## or
{Child} found a stone, white and round and smooth. [sport: From the hall came {sport.thing}, for {sport}.] It got
crowded under the hen.

She sat for a while to see how it felt. Roll, roll, roll, and there lay the stone in the grass. [sport: {Sport.thing}
lay next to it.]

That wasn’t what she was waiting for.

“Then what are you sitting on?”

“Soon,” said the hen. “Soon-soon-soon.”

# sit
So {child} squatted down beside her, on the egg. Somebody had to.

It was a cold seat. [age>=5: There were pins and needles in both knees.] You weren’t allowed to rock, or get up, or
look. {Child} counted to ten. [age>=6: Then to thirty, to be sure.] The hen nodded, the way you nod to somebody in the
same line of work.

“Is it long now?” said {child}.

“Soon,” said the hen. “Soon-soon-soon.”

## or
So {child} crawled in under the umbrella to wait there. There’s room for two under an umbrella, if one of them is a
hen. [friend: With {friend} it was three, and three wet shoes.]

They listened to the rain. Plop, it went on the cloth. Plip, it went in the flower bed. [age>=5: A worm came up to see
what the weather was like. The hen let it. She was busy.]

“Is it long now?” said {child}.

“Soon,” said the hen. “Soon-soon-soon.”

# song
[music: Perhaps the hen was bored. {Child} hummed {music}. The hen put her head to one side. | Perhaps the hen was
bored. {Child} told her a joke about a chicken and a road. The hen had heard it.] [athlete: The hen looked for a long
time at {child's} shirt, the one with {athlete} on it. “Soon,” she told {athlete}, too.]

[pet.other: “I have to go in and see to {pet},” said {child}. “But I’ll be back.”

“Soon,” said the hen, and that was right.]

# a-winter-in-between
The rain stopped. The sun went down behind the hedge. [elder: {Elder} came out and sat on a bucket. [elder2: {Elder2}
got the other bucket.]

“A hen doesn’t sit on nothing,” said {elder.short}. “Who was it that dug there in the [uk: autumn|fall]?”]

[school: “We put beans in cups {at school},” said {child}. “That was nothing, too. And then…”]

And then {child} remembered. When the leaves were falling, [age>=6: and everybody wore a hat,] somebody had dug a hole
right there, put in something brown and round, and patted down the earth. It was {child}. And after that, a whole
winter had come in between.

“Hen!” said {child}. “Is that it? [age>=6: Is it mine?]”

## or
At last it had finished raining, and the sky turned pink. [elder: {Elder} [elder2: and {elder2}] came out to see the
hen.

“Only somebody who knows something sits like that,” said {elder.short}. “What’s down there?”]

[school: “It could be beans,” said {child}. “We planted some {at school}, and they didn’t show at first, either.”]

{Child} thought back, past the snow, past the dark afternoons, all the way to last [uk: autumn|fall]. There had been
leaves here then. There had been a spade, and something brown and round that was going into the ground, and {child}
was the one holding it. Then winter came in between, and it was forgotten.

But not by everybody. {Child} looked at the hen, and the hen looked at {child}.

# now
The hen stood up. She shook her feathers. She took one step to the side.

“Now,” said the hen. “Now-now-now.”

Out of the ground came a small green tip, exactly like a beak. It hadn’t been there that morning. The hen said
something kind to it. It didn’t answer, because it was new.

“It’s green,” whispered [friend: {friend} | {child}].

“Now-now,” said the hen. [age>=5: That meant that they are, at first.]

## or
“Now,” said the hen. “Now-now-now.”

She got up and stood aside, as if she were holding a door for somebody. Where she had been sitting, the earth was warm
and a little cracked, and up through the crack came a green beak.

[friend: “Isn’t it going to peep?” whispered {friend}. | {Child} waited for it to peep.]

It wasn’t going to. It was going to be a flower, and it was hurrying, only slowly.

# good-night
Then she sat down again, one step away. Somebody had dug a hole there, too.

It got dark. [age>=5: There was a smell of earth and rain.] The umbrella could stay. The egg could come in.

Good night, beak. Good night, umbrella. //
Good night, rain, wherever you’ve gone. //
[city: Good night, {city}. //
]
Good night, everything she rolled out. //
Good night, hen.

“Soon,” said the hen.

# as-under-a-hen
The bed was soft and the quilt was heavy[friend: , and at home {friend} had one just as heavy]. It was warm under
there, as warm as under a hen, and {child} lay quite still and grew, so little that it didn’t show.

## or
In the morning, before {child} was awake, the green beak opened to the sun. It was yellow inside, as small beaks are.
One step away, under the umbrella, sat the hen, waiting. She had the whole spring left.
