title: The Wrong Button
title: Which One’s Jump?
title: Do It Wrong Again
guest friend: Priya (she), Remy (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever presses is the grandparent, else {adult}, else {minder}. The child shouts until it whispers; do curtsy with your voice.

# which-ones-jump
{child} was {age}, and didn’t like playing video games with {@first}, because {@a} was so bad at them. Every time {@he} asked, “Which one’s jump?” and every time {@he} pressed the wrong one.

On Saturday {child} and {friend}[!friend.known: , {child’s} best friend,] had just put in a new game[school: , which everybody {at school} had finished already,] when {@a} came in with a cup of tea. “Can I have a [us: turn | go]?” {@he} said.

“Maybe later,” said {child}, with both eyes on the screen.

“Right you are,” said {@a}, and took the tea out again.

# inside
{child} and {friend} pressed Start at exactly the same moment. There was a fizz, and they were inside the game, on a mountain. The grass was square and so were the clouds.[music:  Somewhere they were playing {music}.] A sign said: THREE LEVELS. RING THE BELL AT THE END TO GET OUT. And up in the sky, as big as a [us: movie theater | cinema], was the living room[city: , with {city} outside its window].

{child’s} legs wouldn’t move, because nobody was holding that controller.

# very-lifelike
Then {@a} came back for a [us: cookie | biscuit].[pet.dog:  After {@him}, as big as a bus, came {pet}[!pet.known: , {child’s} dog], and wanted it too.][pet.cat:  {Pet}[!pet.known: , {child’s} cat], as big as a bus, lay on the back of the sofa and wanted a lap that kept still.][elder2:  In the armchair sat {elder2}, and wanted to finish the crossword.] [pet.dog / pet.cat / elder2: {@A} | {@He}] picked up {child’s} controller and pressed a button.

{child} curtsied. One foot slid behind the other, both knees bent, and out went both arms.[sport:  There is no call for that in {sport}.]

“Very lifelike,” said {@a}.

“{@A}! It’s me! I’m in the game!” yelled {child}. “You told me to put my socks in the wash, and I put them behind the radiator!”

{@A} looked behind the radiator.

“Good grief,” {@he} said, and sat down with a bump.

{Friend} shot into the air. The other controller had slipped under the sofa cushion, and {@a} was sitting on it.

“{Child},” said {friend} on landing, “{@s} bottom is making me jump.”

So that was how it worked. Whatever {@a} pressed, {child} did. And whenever {@a} sat down, {friend} jumped.

# not-red
Level One was a ditch. “Green’s jump!” shouted {child}. “Forward! Green! Not red! Quick! Green!”

{@A} pressed red. {child} curtsied to the ditch and walked into it. They did that three times before {@a} found green.[pet.other:  Even {pet} would have found it sooner.]

Level Two was a bridge with logs swinging across it. “Left! Stop! Go! Not red!” shouted {child}. {@S} thumbs got so tangled that {child} curtsied all the way over, and the logs swung past overhead.

# no-use
Level Three was a dragon as big as a church. High up behind it hung the bell.

“Green, {@a}! No! Green! Why are you so BAD at this?”

In the sky, {@s} thumbs stopped.

“I’m no use to you, {child},” said {@a}. “I’ll go and find somebody who can play.” And {@he} put the controller down and got up.

{child’s} legs went stiff as posts. The dragon took a step towards them. {@A} was walking to the door.

# so-child-looked
“{@He} only gets muddled because you shout,” said {friend}. “{@He} came in with {@his} tea, and you sent {@him} away. I saw {@his} face.”

“I didn’t.”

“You were looking at the screen.”

So {child} looked now. {Child.He} saw the hole in {@s} cardigan, and {@his} hand on the door handle, and got a lump in the throat.

“{@A},” said {child}, and didn’t shout it. “Please come back. I don’t want somebody who can play. I want you.”

{@A} turned [us: around | round]. “I press the wrong one,” {@he} said.

“I know. I’ll say one thing at a time.”

{@A} came back and sat down, and {friend} shot into the air.

# do-it-wrong
The dragon opened its mouth. It was like looking into an oven.

“Just press something, {@a},” whispered {child}.

And {child} curtsied.

The dragon shut its mouth. Everybody else had come with a sword. It put one foot behind the other, and wobbled.

“What did you press?” asked {child}.

“Red,” said {@a}. “Sorry. I did it wrong again.”

“Do it wrong again.”

“Are you sure?”

“It’s your best one, {@a}. Do it as wrong as you can.”

{child} went down so low that [child.name: nose and ground nearly met | {child.his} nose nearly touched the ground]. And the dragon spread its wings and went down even lower, until its chin was on the grass and its neck lay there like a ramp.

# the-bell
“Now forward,” said {child}, and pulled {friend} along by the hand. “That’s good. Bit more. Stop.”

But even from the top the bell was too high[athlete: , and would have been for {athlete}].

“I can reach it,” said {friend}, “if {@he} really means it.”

“{@A},” said {child}, “could you sit down as hard as you possibly can?”

{@A} stood up, rolled up {@his} sleeves, and dropped.

{Friend} went up like a cork and hit the bell with both hands.

# your-go
Then they were lying on the rug. {@A} sat on the sofa with damp hair.[pet.dog:  {Pet} had eaten the [us: cookie | biscuit].][pet.cat:  {Pet} had got a lap at last.][pet.other:  {Pet} had missed it all, and wanted feeding.][elder2:  {Elder2} had finished the crossword.]

“Is it like that every time?” said {@a}. “No wonder you don’t come when I call you for [us: supper | tea].”

{child} sat down close beside {@him}. “Your [us: turn | go],” said {child}.

“Which one’s jump?” said {@a}.

“Green,” said {child}. “Take your time.”

# curtsied-back
That night, when {@a} came to put out the light, {child} got out of bed, slid one foot behind the other and curtsied.

{@A} took hold of the door frame, because of {@his} knees, and curtsied back.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
