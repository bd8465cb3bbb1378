title: Such a Lovely Grey
title: Arm, Knee and Over
title: The Vampire on Tuesdays
guest friend: Edie (she), Rafi (he)
guest vampire: Mr Nightingale (he), Mr Partridge (he)
guest teacher: Mrs Okafor (she), Mrs Lightfoot (she)
guest minder: Uncle Ted (he), Uncle Des (he)

% The vampire is very polite. “Thud” comes without warning. In the dark there are only voices, so give each of them its own.
% Whoever fetches them (@a) is the grandparent, else {adult}, else {minder}. One rule: it is the red, and in the dark there is no red.

# three-to-a-table
First Aid for Beginners was on Tuesday evenings, in a classroom[school:  {at school}], and {child} only went because {friend}[!friend.known: , {child’s} best friend,] did. {Friend} loved blood. {Friend.He} had a scab on each knee, and meant to be a surgeon.[sport:  The one from {sport} was the biggest.]

They sat three to a table. The third at theirs was tall and pale, with a black cape and two long teeth.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay under the table and hoped for a sandwich.]

“You’re a vampire,” said {friend}. “You can’t need lessons.”

“I do,” said {vampire}. “I’m afraid of blood. The moment I see it, I faint. It’s so extremely red.” He sighed. “I haven’t told my mother. I thought I might begin with [us: Band-Aids | plasters].”

# odd-socks
{child} had looked under the table. “Did you know you’ve got odd socks?”

“Have I? I get dressed in the dark, you see, and in the dark there are no [us: colors | colours]. They were both [us: gray | grey] when I put them on.”

“One’s green,” said {friend}. “And one’s red.”

{vampire} looked down. Thud.

“Splendid!” cried {teacher}, who was a nurse and taught the class. “A real one! Everybody watch. Arm, knee and over!”

So {child} bent the arm, and {friend} bent the knee, and they rolled {vampire} over on his side.

# every-tuesday
After that he fainted every Tuesday. He fainted at a picture of a nosebleed. He fainted at the jam in {friend’s} sandwich.[pet.dog:  {Pet} ate the sandwich.] {child} and {friend} got so good at arm, knee and over that they could do it with their mouths full. And nobody made a neater bandage than {vampire}, as long as there was nothing in it.[pet.cat / pet.other: 

At home {child} practised on {pet}[!pet.known: , {child.his} [pet.cat: cat|pet]], who didn’t keep a single bandage on.]

# the-test
Then came the test. Whoever could dress a wound would get a badge. {teacher} laid a rubber arm on the desk, and unscrewed a bottle of red paint.

Thud.

“I am sorry,” she said, when they had rolled him over. “There’s always knitting. That’s on Wednesdays.”

“I did so want a badge,” said {vampire} in a small voice.

# the-best-one
{Friend} jumped up. “It’s not fair!” {friend.he} said. But {friend.he} had one foot in the strap of somebody’s bag, and down {friend.he} came, all along the floor.

“Ow,” said {friend}. {Friend.He} looked at {friend.his} knee. “Ooh. It’s the best I’ve ever had![athlete:  I bet {athlete} never had one like this!]”

{teacher} came running. But {friend} put both hands over the knee.

“Not you,” {friend.he} said. “I want {vampire} to have it.”

{vampire} had shut his eyes tight. “You’re very kind,” he said. “But I can’t.”

# the-switch
{child} looked at his socks. They were odd again. So tonight {vampire} had picked up a red sock, and looked at it, and pulled it all the way up. And he hadn’t fainted then.

{child} ran and switched off the light.

It was as dark as the inside of a [us: rain boot | wellington boot].

“Open your eyes, {vampire},” said {child}. “What [us: color | colour] is it?”

Nobody breathed. They were all waiting for the thud.

“[us: Gray | Grey],” said {vampire’s} voice. “Why, it’s only [us: gray | grey]. It might be gravy.”

“Then do it!” said {friend}.

“First one washes it. Then one pats it dry. Put your finger just here, would you? No, that’s my nose.”[music: 

The dark hummed {@song}.]

# click
Then the door opened.

“Why are you all sitting in the dark?” said {@first}, who had come to fetch them. Click! On went the light.

Oh no! There was the knee, with half a bandage, and it was red, red, red. {vampire} swayed like a tree.

“Arm …” said {teacher}.

# still-here
But {child} caught hold of the long black cape, and threw it over {vampire’s} head, and over {friend} and the knee, right down to the floor.

They waited for the thud.

“Still here,” said the cape.

It bulged. Then {vampire} came out backwards, and {friend} stuck out {friend.his} leg. Round it went the bandage, with a knot like a small bat.

# the-badge
“I couldn’t have done that with the light on,” said {teacher}, and held out the badge.

It was white. In the middle was a big red cross.

“Arm,” whispered {friend}.

“Knee,” whispered {child}, and they got ready.

{vampire} turned white and swayed. But then he took the badge, opened his cape, and pinned it on the inside, where it was dark.

# a-lovely-grey
They all walked home together[city:  through {city}].[elder2:  {Elder2} had waited outside, and had to be told about it from the beginning.] Under every street lamp {friend} stopped to admire {friend.his} knee.[pet.dog:  {Pet} stopped too, and admired the lamp post.] And in between, where it was dark, {vampire} opened his cape a little way and looked in.

“Such a lovely [us: gray | grey],” he said.

Then {child} lay in bed, on {child.his} side: arm, knee and over. The blanket was red. [adult: {Adult} switched off the light | The light went out], and {child} yawned.

“Such a lovely [us: gray | grey],” {child.he} whispered.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
