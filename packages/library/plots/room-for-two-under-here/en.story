title: It Tells You First
title: Room for Two
title: Blink, Wait, Boom
guest siv: Sheila (she), Brenda (she)

% {siv} cuts hair. Whoever is with them (@with) sits on the sofa. The blink is read fast, the boom slow and deep; the last booms softer and softer.

# still-as-a-stone
{child} sat high up in the big chair at {siv’s}, having {child.his} hair cut[city:  in the middle of {city}][adult / elder:  while {@with} waited on the sofa]. {Child.He} had a stripy cape on, and it was so enormous that only {child.his} head stuck out. The sky outside the window was black, and {child.he} didn’t like the look of it.

“[us: Bangs | Fringe] next,” said {siv}. “Sit as still as a stone.[sport:  You can move about all you like when you {play sport}.]”

So {child.he} sat as still as a stone. {siv} lifted her scissors[music:  and hummed {@song}].

# a-notch
Blink! The whole window turned white.

BOOM!

{child} jumped. Snip went the scissors.

“Oh dear,” said {siv}. “That’s made a zig.”

It was the thunder. It was much too big, and you never knew when it was coming. {Child.He} {child.was} afraid of it.[friend:  So was {friend}[!friend.known: , {child.his} best friend,] who had come to watch.]

Blink!

BOOM!

Another jump. Snip went the scissors.

“Oh dear, oh dear,” said {siv}. “That’s made a zag.”

# it-says-so-first
“I’ve had enough now,” said {child.he}.

“But I’ve only done half!”

“Half’s fine,” said {child}, and {child.he} went down under the cape. All of {child.him}.

It was dark in there, and stripy. But whenever the thunder blinked, the stripes lit up, every one. {Child.He} saw them do it. And then came the BOOM!

It happened again. First the stripes. And then the BOOM!

Out came a nose.

“{siv}! It tells you!”

“What does?”

“The thunder! It blinks first, and then it booms. So when it blinks, you put your scissors up. And when it’s boomed, you can snip.”

“Right you are,” said {siv}.

# wait
Blink!

Up went the scissors. {Child.He} held on tight to the chair[athlete:  and was as brave as {athlete}].

Wait for it … wait for it …

BOOM!

“Snip!” said {child.he}. And snip went the scissors.

“Not a zig,” said {siv}, “and not a zag.”

# blinkboom
But now the thunder was right over the roof, and the blink and the boom came both at once.

BLINKBOOM!

The lights went out. The scissors were on the floor. And {siv} was gone.

“{siv}?” said {child}.

“I’m under the table,” said {siv}. “I’m just looking for my comb.”

“It’s in your hair.”

“Is it?” said {siv}. But she didn’t come out.

# room-for-two
{child} could feel {child.his} heart going very fast. {siv’s} was probably going fast as well. So {child.he} climbed down from the chair, and {child.he} held up the cape.

“Come on,” {child.he} said. “There’s room for two under here.”

And there they sat, the two of them, in among the stripes.[friend:  {Friend} squeezed in as well.]

# going-home
Blink!

They held hands.

“That’s it telling us,” {child} whispered. “Wait for it … wait for it …”

Boom.

“It’s moved off a bit,” said {siv}.

Blink.

Wait for it … wait for it … wait for it …

Boom.

“It’s going home,” said {child.he}.

Blink.

Wait for it … wait for it … wait for it … wait for it …

And they had to listen very hard, because the boom was so far away that it was hardly there at all.

# up-and-down
The lights came on again, and {siv} snipped the very last bit.

In the mirror {child.his} [us: bangs | fringe] went zig and zag and zig and zag.

“Shall I straighten it?” asked {siv}.

“No, thank you,” said {child.he}. “It’s lightning.[school:  I want them all to see it {at school}.][pet.dog:  I’m going to show {pet}[!pet.known:  the dog].][pet.cat:  I’m going to show {pet}[!pet.known:  the cat].][pet.other:  I’m going to show {pet}.]”

# no-boom
It was nearly evening now, and the rain went drip, drip, drip off the roof.

“Time to shut up shop,” said {siv}, and she put out the light.

Blink.

{child} waited … and waited … and waited.

But there wasn’t any boom.

# @with
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]
## if adult & elder
{adult}[!elder2:  and {elder}][elder2: , {elder} and {elder2}]

# @song
{music}
