title: Seven Jars on the Top Shelf
title: Not Just a Crack
title: Silence, with Deer

guest host: Doreen (she), Maureen (she)
guest old: Nell (she), Ivy (she)
guest driver: Mr Finch (he), Mr Pargeter (he)

% {old} was a friend of {elder} long ago; nothing is said of the family. {@a} is whoever drives home: the name each time, never he or she.

# the-jars
All along one wall of {elder's} workshop there were jam jars. Screws, it said on them. Nuts. Nails, straight. Nails, nearly straight. {child} came there often, and knew them all by heart.

But on the top shelf stood seven jars with nothing in them.

“What are you keeping empty jars for?” asked {child}.

“They’re not empty,” said {elder.short}. “Read what it says.”

So {child} climbed up on the stool. The labels were written in pencil. Silence, first snow. Silence, with deer. Silence, [us: Dayton | Kettering] Library. Silence after I dropped the [us: birthday cake | trifle] at {host's} sixtieth.

“You’re making it up,” said {child}.

“Open one, then. Have {host}.”

# the-cake
{child} unscrewed the lid. At first {child.he} thought that nothing had happened. Then {child.he} noticed that you couldn’t hear the radio on the workbench [us: anymore | any more], though it was still on. It was a dreadfully embarrassing silence. You could make out, quite clearly, twenty-three people not saying anything. {child} wanted to get under the bench and stay there, and {child.he} had never dropped a [us: birthday cake | trifle] in {child.his} life. Not that one, anyway.

{Elder} waved both arms in the air until {child} put the lid back on. At once the radio was there again, in the middle of the [sport: sports news | weather][athlete: , with something about {athlete}][music: , and after that they played {@song}].

“It’s strong stuff, that one,” said {elder.short}, and sat down to get over it. “There were cherries on it, too.”

# the-others
They tried the others. First snow was thick and soft, like having your hat pulled down over the whole world.[school:  They could have done with some of it {at school}, {child} thought.] The one with the deer was so exciting that neither of them dared to breathe. [us: Dayton | Kettering] Library was mostly a library.[friend:  But {friend}[!friend.known: , {child's} best friend,] would have liked it all the same, because you could hear somebody in there trying not to laugh.]

Right at the back stood a little jar by itself. The pencil had nearly faded away. Silence, the jetty, it said. With {old}.

{old} was somebody {elder.short} used to know, a long time ago. There was a photograph of her over the workbench, laughing at someone who wasn’t in the picture.

“I only open that one on her birthday,” said {elder.short}. “And then just a crack.”

# a-thousand-bits
{child} wasn’t going to open it. {Child.He} only wanted to hold it up to the window. But that stool had always wobbled.

The jar hit the concrete floor and broke into a thousand bits.

And the silence came out. It spread across the floor, and ran over the doorstep, and down across the potatoes. Next door’s mower stopped. The gulls flew about with their beaks open, and not a squawk came out.[pet.dog:  {Pet}[!pet.known: , {child's} dog,] barked at them with {pet.his} whole body, and you couldn’t hear that either.][pet.cat:  {Pet}[!pet.known: , {child's} cat,] opened {pet.his} mouth wide and mewed nothing at all.] But it wasn’t an empty sort of silence. It was like when two people are sitting so close together that neither of them has to say anything.

{Elder} stood quite still, with {elder.his} eyes shut. {Elder.His} hand felt about a little on the workbench, as if there might be another hand there.

# stingy
Then it began to wear thin. A gull squawked. The mower started up again.

“I’m sorry,” said {child}. It hurt to say it. “I’m so sorry, {elder.short}. Now it’s all gone.”

{Elder} opened {elder.his} eyes. They were shiny, but they weren’t cross.

“I’d forgotten how big it was,” {elder.he} said. “All these years I’ve had one little sniff at it on her birthday and screwed the lid down again. I’ve been stingy, {child}. She’d have laughed at me.”

{Elder.He} picked the old label out of the broken glass and put it in {elder.his} top pocket. Then {elder.he} fetched the brush, and when the floor was clean {elder.he} took down one more jar. It was one that really was empty.

“Come on,” {elder.he} said.

# the-jetty
It’s harder than you’d think to catch a silence. They sat right at the end of the jetty with the jar between them and the lid at the ready. First {child's} tummy rumbled. Then {elder.short} got the hiccups.[pet.dog:  Then {pet} shook {pet.himself}.][pet.other:  {Pet} was the only one who could do it.] Then along came a motorboat, and after the motorboat a mosquito. And then {child} began to giggle, because it was so important not to giggle, and that set {elder.short} off too, until the whole jetty was rocking.

“It’s no good,” said {child}.

“No,” said {elder.short}. “Never mind it. Let’s put our feet in.”

# the-heron
They put their feet in. The water was warm on top and cold underneath. The sun went down behind the island, and everything was gold first and then grey. A fish made a ring. {Elder} pointed at it, and {child} nodded. A heron came flying over, slowly, with its legs straight out behind, and they watched it until there was nothing left to watch. Nobody said anything about it, because they’d both seen.

{child} didn’t know how long they’d been sitting like that when {elder.short} reached out for the lid. Gently, gently, still looking at the water, {elder.he} screwed it on.

“Got it,” {elder.he} said.

# the-label
In the kitchen {child} was allowed to write the label. Silence, the jetty, {child.he} wrote. With {child}.[elder2:  {Elder2} held the door for them and didn’t say a word, because anybody could see that the jar was full.]

“You take that one home,” said {elder.short}. “But don’t be stingy with it.”

# ajar
On Sunday {@fetch}. All the way to the main road[city: , the one to {city},] {child} sat with the jar in {child.his} lap and both hands [us: around | round] it.

“What have you got in there?” asked {@a}.

“Nothing,” said {child}. “Would you like to hear it?”

{@A} looked at the jar, pulled in at the next [us: rest stop | lay-by], and switched off the engine.

And {child} turned the lid. Not just a crack, but all the way, until it came off.

# @fetch
{driver} from next door drove {child} home
## if adult
{adult} came to drive {child} home

# @a
{driver}
## if adult
{adult}

# @A
{Driver}
## if adult
{Adult}

# @song
{music}
