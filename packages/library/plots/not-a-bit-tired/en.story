title: Not a Bit Tired
title: There’s Nobody Here
title: To Bed at Seven
guest friend: Joe (he), Alice (she)
guest pet: Crumpet (he), Biscuit (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is put to bed (@a) is {adult}, else the grandparent, else {minder}; a grandparent besides has gone to bed already. {Pet} is the family’s dog or cat, else next door’s dog.
% The voice from upstairs is a small child’s voice. “There’s nobody here” comes from inside the curtain. Yawn properly.

# what-if
Every evening at seven {@first} said, “Bed.” And every evening {child} said, “What if the grown-ups had to go to bed at seven, and the kids stayed up?”[school:  {At school} they’d all been saying it for years.]

Then one evening a man came on the radio[music: , right in the middle of {music}]. “From tonight,” he said, “all grown-ups go to bed at seven, and the kids stay up. That’s all. I’m forty-six, and I’ve got to brush my teeth.”

The clock struck seven.[elder & adult:  {@olders} had gone up already, and had been looking forward to it all day.][elder2 & !adult:  {Elder2} had gone up already, and had been looking forward to it all day.]

“But I’m not a bit tired!” said {@a}.

“Bed,” said {child}.

# no-dogs-on-beds
[pet.cat: {Pet}[!pet.known: , {child’s} cat,] walked in front with a tail like a flagpole, and {child} pushed from behind. | {Pet}[!pet: , the dog from next door, who was staying the week,][pet & !pet.known: , {child’s} dog,] took hold of {@a} by the sleeve and pulled, and {child} pushed.] Up they went, over the fourth stair, the one that creaks.

“Those were very quick teeth,” said {child}. “Now do the back ones.”

Then {child.he} tucked {@a} in, and {pet} jumped up on the bed to help.

“No [pet.cat: cats | dogs] on beds,” said {@a}. It was {@s} own rule, and {pet} had never liked it. {Pet.He} jumped down again, very slowly.

“Night-night,” said {child}. And then {child.he} stayed up.

# staying-up
First {child.he} got out the strawberry ice cream and the biggest spoon, and opened wide.

“{Child}!” called a voice from upstairs. “I need a drink of water!”

{child} took {@him} a drink of water.

Then {child.he} climbed up on the back of the [us: couch | sofa] to jump.

“{Child}! I heard a noise!”

“That’s me,” called {child}. “I’m staying up.”

“It sounds lovely,” said the voice sadly.

# the-fourth-stair
{child} jumped four times[athlete: , as if {athlete} were watching].[sport:  It was nearly as good as {sport}.] Then the fourth stair creaked.

[pet.cat: “Miaow!” said {pet}, who was sitting at the bottom. | “Woof!” said {pet}, and shot into the hall.] There stood {@a} in pyjamas.

“I’m just looking for something,” said {@a}.

“What?”

“I haven’t thought of it yet.”

[pet.cat: {Pet} looked at {@a}, the way only a cat can look, until {@a} went back up. | {Pet} took {@a} by the pyjama leg and walked {@him} back up.]

# ten-toes
At last {child} could sit down with the ice cream. But where was it?

[pet.cat: {Pet} strolled across the carpet, all the way to the long curtain, put out one paw and patted it. | {Pet} put {pet.his} nose to the carpet. Sniff, sniff, sniff, all the way to the long curtain. Then {pet.he} sat down and wagged.] Under the curtain there were ten toes.

“{@A}?” said {child}.

“There’s nobody here,” said the curtain, with its mouth full.

This time they both took {@him} up, so that nobody could turn round.

“I’m not a bit tired,” said {@a}, all the way.

# big-and-empty
“Now shut your eyes,” said {child}, “and think of something nice.”

{@A} tried. But oh no, now {@s} chin was wobbling.

“I can’t do it,” {@he} said. “You’re all down there having fun, and it’s so big and empty up here. How do you do it, {child}?”

{child} sat on the edge of the bed and stroked {@s} hair. {Child.He} sang the one about the ducks, until all the ducks were back. It didn’t work.

# just-for-tonight
[pet.cat: {Pet} sat down beside the bed, and looked at {@a}. | {Pet} laid {pet.his} chin on the bed, and looked at {@a}.]

{@A} looked at {pet}.

“{Child},” said {@a}, in a very small voice, “couldn’t we not have that rule? Just for tonight?”

“We’ll see,” said {child}. And {child.he} lifted up the corner of the [us: blanket | duvet].

{Pet} was up before {child} had let go. {Pet.He} turned round once and lay down on {@s} feet, as warm as a loaf, and [pet.cat: began to purr, so that you could feel it in the whole bed. {@A} sighed. | sighed all the way to the end of {pet.his} tail. {@A} sighed as well.]

“I’m not a bit …” said {@a}, and fell asleep.

# is-yours-asleep
{child} went down. The ice cream was soup by now, so {child.he} drank it. Then {child.he} opened the kitchen window. It was dark, and all down the street[city:  and all over {city}] there was a child in every window, in pyjamas. In the nearest was {friend}[!friend.known: , {child’s} best friend].

“Is yours asleep?” asked {friend}.

“At last,” said {child}. “{@He} was behind the curtain.”

“Mine wanted the light on,” said {friend}. “Then off. Then on. But they’re lovely when they’re asleep.”

# the-yawn
They looked at the moon. It was nice, staying up, and there was a lot of it. Then {child} yawned. {Friend} caught it off {child}, and a girl caught it off {friend}, and it went from window to window, all the way down the street.

“I’m not a bit tired,” said {child}.

One after another the windows went dark. {child} went up, with a big step over the fourth stair, and crept in beside {pet}, who was as warm as a loaf.

“I’m not a bit …” whispered {child}.

# @olders
{Elder}
## if elder2
{Elder} and {elder2}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}
