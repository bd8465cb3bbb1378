title: This Is His Stop
title: Pack Animal, Four Letters
title: Nice Dog
guest friend: Nell (she), Kit (he)

% Whoever does the crossword is the family’s grandparent, else the old man opposite. {friend} says the word at the very end, with hardly any voice.

# got-on
The wolf got on at Hadley at ten past four, in pouring rain. He came in by the door, shook himself, and lay down in the aisle, right across {child’s} feet. He weighed about as much as a wet sofa. Then the train pulled out.

Nobody said the word.

Everybody had seen. But [us: if you say that word on a train | there hadn’t been one in the whole country for hundreds of years, and if you say that word on a train], you have to do something about it. {child} watched them decide, one after another.

“Nice dog,” said a woman with a [us: potted | pot] plant.

“Lovely dog,” said a man.

[pet.dog: {Pet}, who always barked at suitcases, lay under the seat and pretended to be one.

][pet.cat: In the basket on {child’s} lap sat {pet}, and stared until the wolf looked the other way.

]{Friend}[!friend.known: , {child’s} best friend,] who had never in {friend.his} life kept anything in, opened {friend.his} mouth.

“Don’t,” whispered {child}. “If somebody says it, somebody will [us: call | ring] somebody, and they’ll be waiting for him at the end of the line.”

{Friend} considered this, and put one end of {friend.his} scarf in {friend.his} mouth.

There were three stations before that, and he had to get off at one of them.[adult:  {Adult} was asleep against the window, hat over eyes, and was left that way.]

# four-letters
“Pack animal,” said {@solver-first}. “Four letters.”

A noise came from the scarf.

“Mule,” said {child}.

“Mule,” said {@solver}, pleased, and wrote it in.[elder2:  {Elder2}, in the next seat, looked as if there might be another one, and said nothing.]

# green-button
At Thorpe, {child} leaned across and pressed the green button by the door. {Child.He} did that at every station now. The first time {child.he} travelled alone[sport: , home from {sport}], nobody had told {child.him} that you have to press. {Child.He} had stood at the right door, at the right station, waiting for somebody to open it, and had watched {child.his} own platform slide away. [school: All of {school} | Everybody] knew about it, because {friend} did.

The doors slid open.

“After you,” whispered {child}.

The wolf didn’t even lift his head.

# woof
At Millbeck a very small boy was wheeled on in a [us: stroller | pushchair], and pointed at the wolf with his whole arm.

“Wuh,” he said.

Nobody breathed.

“Wuh… wuh…”

The woman hid behind her plant.

“Woof!” said the boy.

“Quite right,” said everybody[pet.dog: , except {pet}].

# the-moss
After Millbeck there was only forest. Then the wolf stood up, walked to the door, and put his nose to the crack.[pet.cat:  In the basket, {pet} turned to face the same way.]

The train stopped at Sallow Moss, which was a short platform and a lamp, with the first fir trees right behind. Nobody got off or on. {child} was busy rubbing {child.his} feet, which had gone to sleep.

As the train pulled away, the wolf turned his head after the lamp. Then a sound came out of him. It was much smaller than a howl, and it came down his nose.

{child} stopped rubbing. {Child.He} knew that sound, because it was {child.his} own. You could be homesick, {child.he} had discovered, and be looking straight at your own chimney.

# getting-off
“He’s not lost,” said {child}. “He was getting off.”

“Mwhat?” said {friend}.

“He knew exactly where he lived. He got up in time. He stood at the right door. He just doesn’t know about the button.”[pet.dog:  {child} looked under the seat. “{Pet} gets up a minute before our stop, too, and never looks out. I should have seen.”]

{Friend} took out the scarf. “And none of us …”

“I was one metre from the button,” said {child}. “Rubbing my feet.”

# all-change
At the end of the line the doors opened all by themselves. Outside were lights and loudspeakers[music:  playing {music}][athlete: , and an enormous picture of {athlete},] and several hundred legs[city: , half of {city}, by the look of it]. The wolf went backwards under the seat, as far as a sofa can.[pet.dog:  {Pet} made room. Now there were two suitcases.]

“All change,” said the [us: conductor | guard]. “Last stop.”

“We’re going back one,” said {child}.

“To the Moss? Nobody lives there.”

“No,” said {child}. “That’s why.”

The [us: conductor | guard] bent down. Most of what was sticking out was tail, and she looked at it for some time.[pet.cat:  {Pet} put a paw through the bars and laid it on top.]

“Is he with you?”

The whole way, nobody had wanted him to be with anybody.

“Yes,” said {child}. “He’s with us.”

“Dogs go free,” said the [us: conductor | guard], in the end. “But it’s a short platform. Front door only. And then it’s all the way round with me, and home by six.”

{@Solver} stayed put, with half a crossword still to go.

# down-the-aisle
The [us: car | carriage] filled up with new people, and the front door was at the far end.

There is no way to hide a wolf. You can only walk in front of him as if everything were in order. {child} got up and walked. After three steps {child.he} felt breath on the backs of {child.his} knees. Last came {friend}, with [pet.cat: {pet’s} basket and ]the scarf in {friend.his} mouth.[pet.dog:  {Pet} followed as far as the middle, and sat down there, so that nobody else could get past.]

People drew in their feet.

“Nice dog,” said somebody.

“Is he a [us: mix | cross]?” asked somebody else.

“Yes,” said {child}.

{Friend} bit hard.

# both-thumbs
They stood facing the door, all three. The wolf’s side was against {child’s} leg, heavy and wet and warm. A ribbon of air came through the crack, and now {child} could smell it too: wet bark, cold stone, and something more that {child.he} had no word for. The wolf had.

Out of the dark came the lamp. The train stopped.[pet.dog:  Back in the aisle {pet} got up, to see him off.] {child} pressed with both thumbs.

# two-firs
The wolf got off. He didn’t run. He stood a moment under the lamp, like anybody feeling for the house keys. Then he walked straight in between two fir trees, as if there were a door there, and he didn’t look back.

# said
When the train was moving, {friend} pulled out the scarf. It was wet a long way up.

“Wolf,” said {friend}. After all that time it hardly made a sound.

“Well, yes, we did see,” said a lady with an umbrella. “But he was getting off.”

[pet.dog: {Pet} came back and barked at a suitcase.

][pet.cat: In the basket {pet} lay down, for the first time since Hadley.

][adult: “Are we there?” said {adult}, from under the hat.

“We’ve been there,” said {child}.

]{@Solver} counted on one hand, and reached for the [us: eraser | rubber].

“Four,” said {@solver}. “I did think it wasn’t mule.”

# @solver-first
the old man opposite, who was doing a crossword
## if elder
{elder}, who sat opposite with the crossword

# @solver
the old man
## if elder
{elder.short}

# @Solver
The old man opposite
## if elder
{Elder.short}
