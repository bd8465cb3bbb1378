title: Don’t Breathe on Me
title: The Secret Word
title: First of a Billion

% The snowflake says DON’T BREATHE ON ME. With the mouth by the ear, F and W come out as H. The last flake is the first.

# only-grass
{child} had been waiting for snow [school: ever since {school} started again after the summer|ever since August]. {Child.He} had a red [us: sled | sledge] under {child.his} arm, and there {child.he} stood in the middle of the [us: sledding | sledging] hill, and the hill was green[elder: , though {elder} had felt snow coming in one knee[elder2: , and {elder2} in one thumb]].[pet.dog:  {Pet}[!pet.known:  the dog] stood there too, with {pet.his} tongue out, ready.][pet.cat:  {Pet}[!pet.known:  the cat] sat inside {child’s} coat, with just {pet.his} head out.]

“It’s still only grass,” {child.he} said to the sky.

[friend: “Good,” called {friend}[!friend.known: , {child’s} best friend,] from a [us: sled | sledge] at the very top. {Friend} never dared to go straight away.

]

# dont-breathe
And then came something white. There was only one of it, and it floated down and landed on {child’s} mitten.

“Snow!” shouted {child}.

“Don’t breathe on me!” said the snowflake.

{child} shut {child.his} mouth[pet.dog: , and {pet} shut {pet.his}][pet.cat: , and {pet}, who had put out a paw, drew it in again].

“That’s better,” said the snowflake. “Where are all the others?”

“What others?” said {child}.

“Don’t breathe on me! Talk out of the side of your mouth.”

{child} screwed {child.his} mouth [us: around | round] towards {child.his} ear, as far as it would go.

“Hot others?”

# am-i-first
“The other billions. Am I the first one?”

“You’re the hirst,” said {child}, out of the side. It is hard to say F when your mouth is by your ear.

“First! And Glitter said she’d get here before me!” The snowflake stretched out all six of its little points. “Then I do the shouting. Whoever is first has to shout to the others that it’s time. They don’t dare, otherwise. They think it’ll be too warm.”

“Well, shout, then!” said {child}.

“DON’T BREATHE ON ME!”

“Hoops.”

[friend: “What’s wrong with your mouth?” called {friend} from the top.

]

# badly-arranged
The snowflake took a run-up and shouted. It sounded very much like a pin being dropped on a pillow.

They waited. Nothing came.[pet.dog:  Only {pet} pricked up {pet.his} ears.]

“I don’t think they heard,” said {child}, out of the side.

“The cloud is a mile up,” said the snowflake, “and I’m as big as a crumb. It’s very badly arranged.”

“I can shout!” said {child}. “I’m terribly good at shouting!” Then {child.he} remembered about {child.his} mouth. “Hot do I shout?”

# the-word
“It’s a secret word. Come closer, and I’ll whisper it. Closer. But don’t breathe.”

{child} held {child.his} breath, and put {child.his} ear right up to the mitten. But the mitten was warm, because it was a good mitten, and {child’s} cheek was warmer still.

“The word,” whispered the snowflake, “is … ooh. That tickles. The word is …”

And that was all.

# a-drop
{child} looked. There was a drop on the mitten, a tiny little drop of water, and it didn’t say anything.

“Snowflake?”

No. It had melted.

{child} felt {child.his} eyes begin to sting. {Child.He} had held {child.his} breath so well. {Child.He} had talked out of the side the whole time. And now the snowflake was gone, and the word was gone, and up in the cloud there were billions of snowflakes, waiting to be told that it was time.

# now
[friend: Right at the top, {friend} was still sitting.

]What do you shout to somebody who’s at the very top of a hill and doesn’t dare to go?

{child} knew. {Child.He} had shouted it to [friend: {friend}|{child.himself}], every single winter.

{Child.He} still hadn’t breathed. Now {child.he} did. {Child.He} breathed in all the air on the hill, until {child.his} coat was tight across {child.his} tummy[pet.cat:  and {pet} had to jump out], and then {child.he} put {child.his} head back and shouted:

“NOOOOOOOOOW!”

It was so cold that you could see the shout. It came out like a little cloud of its own, brushed over the mitten, and took the drop along with it. Up they went, up over the trees, up over the chimneys, until they were too small to see.

# then-all
{child} waited.[friend:  {Friend} had set off at once, and had got one yard down the grass.] A magpie flew by. [pet.dog: {Pet} barked at it. | Somewhere a dog barked.]

And then came a snowflake. It came whizzing down head first[athlete: , as fast as {athlete}].

“Ha! I’m first, aren’t I?” it said. That must have been Glitter.

And then they all came.

They came in thousands, and tens of thousands, as big as feathers. They shouted, “[us: Move over | Budge up],” and “Hello,” and “Is this [city: {city}|the North Pole]?”[sport:  and “Who wants to {play sport}?”]

They settled on the grass, and on the bench, and on {child’s} hat[pet.cat: , and on {pet}, who boxed at them with both paws]. {child} ran [us: around and around | round and round] with {child.his} tongue out[pet.dog: , and {pet} ran after with {pet.his}]. In an hour the hill was white from top to bottom[friend: , and {friend} sat ready at the top again].

# until-blue
{child} went down on {child.his} red [us: sled | sledge] until the air turned blue. {Child.He} went down sitting up, and backwards, and on {child.his} tummy[pet.other: , and once for {pet}, who wasn’t allowed out], and every time, at the top, {child.he} shouted the secret word[friend: , and {friend} went].[pet.dog:  {Pet} barked it.][music:  And all the way up {child.he} sang {@song}.]

# one-last
When [adult: {adult} waved that ]it was time to go home, {child} [pet.cat: put {pet} back in {child.his} coat and ]stopped one last time.

It had nearly stopped snowing. One last snowflake came floating down, a little dizzy after a long journey, and landed on {child’s} mitten.

[friend: “Hot is it?” said {friend}, out of the side.

]{child} looked at the snowflake. [pet.dog: {Pet} shut {pet.his} mouth. ][pet.cat: {Pet} put out a paw, and drew it in again. ]The snowflake looked at {child}.

“Don’t breathe on me,” said the snowflake.

# @song
{music}
