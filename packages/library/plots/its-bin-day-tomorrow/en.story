title: Houston to Kitchen
title: The Astronaut Next Door
guest friend: Jonah (he), Freya (she)
guest pet: Waffle (she), Rufus (he)
guest astro: Marian (she), Ines (she)

% The story’s astronaut lives next door, for mothers who go to space are few. The dog is hers where the family has neither dog nor cat.

# letting-go
The astronaut next door had been in space for six months. Now she was back in her kitchen, letting go of things, and {child}, who was staying the night with {friend}, thought that she had come back wrong. She would finish with a mug and leave it in mid-air, as she had up there, and then look down, interested, at the pieces.

“I keep expecting them to wait for me,” said {astro}. [adult: {Adult} had already lent her four. ]

{@Under} sniffed at her ankle, sneezed, and went under the table.

{Child} knew how {pet} felt. {Child} had gone to {astro’s} kitchen after school since the age of four. But all winter, on the screen, there had been an astronaut with floating hair, and {child} wanted that one.

# nine-countries
{Child.He} wanted her in the blue suit, in front of {child.his} class[school:  {at school}] tomorrow, talking about the stars.[elder:  {Elder}[elder2:  and {elder2}] had been promised a chair at the front.] But {astro} had said no.

“I’ve talked about the stars in nine countries,” said {astro}. “I want to make packed lunches. [sport: I want to watch {sport}. ][music: I want to wash up to {music}. ]I want to stand in [us: line | a queue].”

“Nobody comes back from space to stand in [us: line | a queue].”

“I dreamed of it,” said {astro}.

# we-have-a-disagreement
{Friend} looked up from {friend.his} toast. {Friend} was {child’s} best friend, and had been mission control ever since the launch.

“Houston to kitchen,” said {friend}. “We have a disagreement.”

It was a plain enough one. {Astro} thought that {child} might be pleased to have her ordinary. {Child} thought that {astro} was an astronaut, and that if she was only going to be ordinary she might as well have been here.

{Child} didn’t say so. {Child.He} said what {child.he} had said at the end of every call for six months, when the picture was about to go and {child.his} throat had closed up, and there was nothing in {child.his} head but the calendar on the fridge.

“It’s [us: trash | bin] day tomorrow.”

It had meant goodbye then, more or less. Now it meant leave me alone.

“Right,” said {astro} quietly. “I’ll do the [us: trash | bins].”

# smelled-of-feet
She did [us: it | them] very thoroughly. She tied up the kitchen bag and the hall bag, and into the last of them went a grey thing from the bottom of her [us: duffel bag | kit bag] that smelled of feet.

# ten-to-seven
At ten to seven {child} was woken by a noise from downstairs that {child.he} had never heard {astro} make. {Astro} was on her knees in the hall, shaking out the [us: duffel bag | kit bag].

“There was a sock,” she said. “A grey one, knotted. Has anyone seen a sock?”

“You threw it out,” said {child} from the stairs. “Last night.”

{Astro} sat back on her heels. She was crying.

“What was in it?”

“Yours,” she said. “You were five. You gave it to me so I shouldn’t be lonely on a course in [us: Nebraska | Norwich]. I’ve had it in every pocket I’ve owned.”

{Child} knew at once. It was a bottle top. {Child.He} had drawn a face on it in green felt pen.

# thirty-bags
At the far end of the street something hissed and clanked. It was [us: trash | bin] day.

“Houston,” said {friend}, appearing in a [us: comforter | duvet]. “We have a [us: truck | lorry].”

They ran out in their pyjamas, all three of them[athlete: , as fast as {athlete}]. Every house had put its bags in one great heap by the lamp post, thirty black bags, all exactly alike.

“It’ll take an hour,” said {child}.

“Then I’ll buy you an hour,” said {friend}, who walked along the [us: sidewalk | pavement] to meet the [us: truck | lorry], still in the [us: comforter | duvet], with one hand held up to four large men. “Gentlemen,” they heard {friend} say, “this launch is on hold.”

# find-her
{Child} turned round. {Pet} was sitting on the step, looking at {astro}, this person with the wrong smell. But the right smell must be thickest of all in a sock that had been to space.

“{Pet},” said {child}, and knelt, and {@took}. “Find {astro}.”

“I’m here,” said {astro}.

“Not you. The one we’re missing. Find {astro}!”

{@search}

# the-green-face
{Child} tore the bag open at the knot. Eggshells fell out, and four mugs wrapped in newspaper, and {child.he} reached in carefully and pulled out a knotted grey sock.

The green face had nearly rubbed away. There was one eye and most of a smile.

“It went everywhere,” said {astro}. “It went outside, in my glove. I told it about you whenever we came over [city: {city} | our street]. I couldn’t say it on the calls. I’d only have cried, and up there it doesn’t fall off. You get a sort of jelly.”

“I couldn’t either,” said {child}. “I just said [us: trash | bins].”

“I know. I used to lie there, strapped to the wall, and say it to myself. It’s [us: trash | bin] day tomorrow. There was a whole street down there, and you in it.”

# contact
{Pet} sniffed the sock. {Pet.He} sniffed the hand that held it, then the sleeve, then the neck. {@lap}

“Contact,” said {friend}, coming back.

# holding-out
{Astro} didn’t come to school in the blue suit.[elder:  {Elder}[elder2:  and {elder2}] got the stars at her kitchen table instead, with toast.] {Child} went there on {child.his} own feet, with a packed lunch that had taken {astro} half an hour, and {astro} walked with {child} and {friend} as far as the crossing, past [adult: {adult}, who waved, and past ]the baker’s, where there was a [us: line | queue]. On the way home she meant to stand in it.

On the other side {child} looked round. {Astro} was holding out the bottle top between two fingers, so that it could see {child.him}. Then she put it in her pocket, and only after that let go.

# @Under
{Pet}, her own dog, whom {child} had looked after all winter,
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] who had always slept on {astro’s} feet before they went up,
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] who had always slept on {astro’s} feet before they went up,

# @took
took {pet} by both ears
## if pet.cat
put {child.his} forehead against {pet.his}

# @search
{Pet’s} nose went down. It went along the gutter, up the heap, over it and back. Then {pet.he} stood quite still, with {pet.his} chin up, and let out a howl that opened curtains on both sides of the road.
## if pet.cat
You can’t send a cat, but you can ask. {Pet} took a turn along the gutter, as if by chance, then up the heap, over it and back. Then {pet.he} sat down on one bag of the thirty, and let out a yowl that opened curtains on both sides of the road.

# @lap
Then {pet.he} climbed up into {astro’s} lap on the wet [us: sidewalk | pavement], and wept and sang and licked out both her ears.
## if pet.cat
Then {pet.he} climbed up into {astro’s} lap on the wet [us: sidewalk | pavement], turned round once, lay down, and purred so that the sock shook.
