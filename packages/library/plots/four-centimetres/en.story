title: Four Centimetres
title: Like a Waistcoat
guest friend: Martha (she), Kofi (he)
guest builder: Ron (he), Wilf (he)
guest minder: Josie (she), Hattie (she)
guest butter: Mrs Pell (she), Mrs Dunn (she)

% The builder is invented, because he has a trade and a past. A real grandparent helps out in the street this week.

# too-wide
The boat was finished on the first Saturday in August, and it was then that everyone noticed it wouldn’t go through the door.

Old {builder} had been building it in his back room for three winters. It was a [us: rowboat | rowing boat], long and honey-coloured. {child} had sanded most of the left side. {Friend}, who lived next door to {builder} and had been {child’s} best friend since they were both in [us: water wings | armbands], had sanded most of the right.[pet.dog:  {Pet}[!pet.known:  the dog] had slept under it and helped with the shavings.][pet.cat:  {Pet}[!pet.known:  the cat] had tried every seat in it.] Now they stood at the two ends and [adult: {adult} | {minder} from across the road] ran a tape measure across the middle.

“A hundred and twenty-four,” said [adult: {adult} | {minder}]. [adult: {adult.He} | She] measured the doorway, and then, hopefully, measured it again. “A hundred and twenty.”

There was a silence.

“Four centimetres,” said [adult: {adult} | {minder}]. “You couldn’t breathe it in a bit?”

“It’s a boat, not a pair of [us: pants | trousers],” said {builder}. He didn’t seem very upset. “Ah well. It’ll have to stay where it is. Cup of tea?”

He drank his in the boat, on the middle seat, with his slippers on.

# sixteen-days
All week people came and offered advice. {Butter} from number nine said to butter it.[elder:  {Elder}[elder2:  and {elder2}], who had come to help, thought that it might go up the chimney.] [adult: {Adult} | {Minder}] drew diagrams on the backs of envelopes, and in all of them the house fell down.

“There’s got to be a way,” said {child} on Thursday[sport: , after {sport}]. {Child.He} lay in the bottom of the boat looking at the ceiling. {Friend} lay the other way round, with {friend.his} feet beside {child’s} ear.[pet.dog:  {Pet} lay across all four ankles.][pet.cat:  {Pet} lay on top of both of them.][pet.other:  At home {Pet} had been asked as well, and had no ideas.] “It’s just [us: math | maths]. You’re good at [us: math | maths].”

“I’ve done the [us: math | maths],” said {friend}. “It’s four centimetres.” Then {friend.he} said, to the lampshade, “It’s sixteen days, too.”

{child} said something about hearing the kettle, and went.

In sixteen days {friend} was moving to Upper Wick. {child} knew that perfectly well. But {child.he} had found that if you never talked about a thing, and left the room quickly whenever it came up, it wasn’t quite true yet. {Child.He} had been leaving rooms since June.

# twice
That evening {child} went back for {child.his} [us: sweater | jumper]. {Builder} was in the boat again, with no lamp on[music: , humming something by {music}, or near it], planing a bit of wood that didn’t need it. And there in the doorway {child} thought of something.

{Builder} had been a joiner for fifty years. He could look at a shelf across the street and tell you which end was low.

“{Builder},” said {child}. “You measured that door.”

The plane stopped.

“You measure everything. You measured my birthday cake.”

“That was a very uneven cake,” said {builder}.

{child} waited.

# like-a-waistcoat
“I measured it twice,” he said at last. “Before I cut a single plank. The plans said a hundred and eighteen. It was my Vera who sent off for those plans. It was going to be the two of us. Up the river on a Sunday with a [us: thermos | flask]. Then it was only me, and I thought, I’ll build it, I said I would. And it was company. Every morning I came in here and there was something to get on with. And I thought, when it’s done, they’ll carry it out of here, and then it’s just a room.” He rubbed his nose. “So I let it out a little. Like a waistcoat. If it couldn’t go, then it wouldn’t be over.”

{child} climbed in and sat next to him. It was a very good fit for two.

“Does it work?” asked {child}.

“No,” said {builder}. “It’s just been over for me every evening, when I’ve sat in it and it’s gone nowhere.”

{child} thought about sixteen days. Three weeks ago it had been thirty-seven, and {child.he} had spent every one of them leaving rooms. And {friend} had been in all those rooms.

# finally
{child} forgot the [us: sweater | jumper]. {Child.He} went out and over the low wall, the way {child.he} had gone a thousand times, and up to {friend’s} window.

“I don’t want you to go,” said {child}, when it opened. “I’ve been horrible about it. I don’t want you to go at all.”

“Finally,” said {friend}, and burst into tears. Then they both cried, through the window, since neither of them had thought of going round by the door. And it was {friend}, mopping {friend.his} face on the curtain, who stopped halfway through a sniff.

“{child},” said {friend}. “How wide is a window?”

# out-it-came
The one in {builder’s} back room was a hundred and sixty, if you took out the frame. He’d put it in himself, and he had it out again in forty minutes, whistling. On Saturday the whole street turned up[city: , which is a lot of people even for {city}]. {Butter} brought butter, in case.[elder:  {Elder} had filled the [us: thermos | flask].] The grown-ups took the boat, and {child} and {friend} cleared the way[athlete:  as if {athlete} were coming through]. [adult: {Adult} | {Minder}] went at the front, walking backwards and saying “Steady, steady,” and out it came, into the first sunshine it had ever had.

# the-name
They carried it down to the river, and everybody put on a life jacket, including [adult: {adult} | {minder}], who was staying on the bank[pet.dog: , and {Pet}, who wasn’t][pet.cat: , but not {Pet}, who had gone home at the sight of so much water][pet.other: , but not {Pet}, who was waiting at home]. {Builder} had painted the name on the back, and he had kept it secret under a [us: dish towel | tea towel]: Four Centimetres.

“How far is it to Upper Wick?” asked {friend}. “By water?”

“Two miles,” said {builder}. He had the [us: thermos | flask] between his feet. “Three-quarters of an hour, allowing for ducks. I thought we’d go on Sundays.”

“Every Sunday?” said {child}.[school:  “Even when {school} starts?”]

“Every Sunday,” said {builder}. “And in the week I’ve a great big room to start the next one in.”

# the-oars
{child} took the left oar and {friend} took the right. To begin with they went round in a circle.[pet.dog:  {Pet} stood at the front and saw everything twice.] They each said it was the other one’s fault, and then, somewhere near the willow, they got it. The oars went in together and came out together, and the boat, which had sat so long and gone nowhere, slid away upstream as if it had known the way all along.
