title: A [us: Can|Tin] of Pears
title: In My Experience
title: Ooh, Close!
guest friend: Hari (he), Bronwen (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest quiz: Mr Bloom (he), Mr Tidy (he)

% Whoever has the pen (@a) is the grandparent, else {adult}, else {minder}. “Portugal” is always said with hope.

# portugal
On Thursdays there was a quiz in [city: a village hall outside {city} | the village hall], and every Thursday {child’s} team lost. There were three of them in it: {child}, [!friend.known: {child.his} best friend ]{friend}, and {@first}, who had the pen. The winners got a ham. Everyone else got a [us: can | tin] of pears, and by now there were so many pears at home that the cupboard was tied shut with string.[pet.dog:  {Pet}[!pet.known:  the dog] lay under the table every Thursday, and wanted the ham.][elder2:  {Elder2} poured the tea, and wasn’t allowed to help.] Losing used to be funny. This autumn it had stopped being funny, and {child} wanted, just once, to win.

The trouble was {@a}. If {@a} didn’t know the answer, {@he} put Portugal.

“Which country has the longest railway?” said {quiz}, who asked the questions and wore a bow tie and never smiled.

“I’ve got a feeling it’s Portugal,” whispered {@a}.

“It wasn’t Portugal last week,” said {child}.

“Then it’s due,” said {@a}, writing it down. “In my experience, it’s Portugal.”

# shrinking
Once {@he} had put it for a river. {Friend} said it was the best thing that had ever happened to {friend.him}. But people from {@school} had started coming, and when {@a} cried, “Ooh, close!” about something that wasn’t, and they turned round to look, {child} began to shrink, like a [us: sweater | jumper] that’s been washed too hot.

# no-feelings
So {child} learned things. Every evening for a month[sport: , {sport} or no {sport}], {child.he} learned lakes and kings and flags, and {child.he} tested {friend} on the bus.[pet.cat / pet.other:  At home {child} tested {pet}[!pet.known & pet.cat:  the cat]. {Pet} didn’t even say Portugal.] And on the last Thursday before Christmas, {child} held out a hand.

“Can I have the pen?” {child.he} said. “And can we just put things we know? No feelings.”

“No feelings,” said {@a} cheerfully, and {@he} handed over the pen and zipped {@his} mouth shut.

# quite-politely
It worked. {child} knew the lake and the king[athlete:  and {athlete}], and {friend}, to {friend.his} own surprise, knew the frog. After the last round {quiz} announced from the stage that two teams were level at the top, and one of them was {child’s}. People turned round to look. It was exactly what {child} had wanted. {Child.He} turned to see {@s} face, and {@s} chair was empty.

“Where’s {@a}?”

“Warming up the car,” said {friend}.

“Since when?”

“Since the flags. {@He} started to say something, and you said shush.”

“I didn’t.”

“You said it quite politely,” said {friend}.

{child} had thought that if they were winning {child.he} would stop feeling small.

“One more question will decide it,” said {quiz}. “And may I remind you that a team is three. A table with two is out.” He looked at the empty chair. “I shall now read the question.”

“Go and get {@a},” said {friend}. “I’ll slow him down.”

{child} ran. Behind {child.him}, {friend} was already beginning. “Sorry, {quiz}. When you say one question, what do you mean by one?”

# half-a-window
It was pouring outside. {@A} was in the car with the heater on. {@He} [us: rolled | wound] down the window, which stuck halfway.

“Have we won?”

“Not yet. We need you.”

“You don’t need me, [us: honey | love]. You’ve got all those brains.”

“There have to be three of us,” said {child}. “It’s the rule.” And {child.he} could hear how that sounded.

“Oh, well,” said {@a}, and {@he} felt about for {@his} scarf. “I can sit on a chair.” {@He} was being nice about it, and that was worse.

{child} took hold of the window with both hands, so that it couldn’t go up.

“Not to sit on a chair,” {child.he} said. “I was ashamed of Portugal. I learned everything so you wouldn’t say it, and now we’re winning, and it’s horrible. It’s just answers. Nobody’s laughed all night. I want you to come in and say it. Please, {@a}.”

{@A} looked at {child} over the half of the window.

“What’s the question?” {@he} said.

“I don’t know.”

“Doesn’t matter,” said {@a}, and opened the door. “I’ve got a feeling.”

# most-islands
They ran back through the puddles. In the hall, {quiz} was breathing hard through his nose.

“No,” he was saying, “I cannot do it in a Scottish accent.”

“What about Welsh?” said {friend}, and then {friend.he} saw them. “Never mind. We’re three.”

“For the last time, then,” said {quiz}. “Which country has the most islands in the world?”

{child} didn’t know. {Child.He} had only done lakes. {Child.He} put the pen down in front of {@a}, but {@a} only lifted an eyebrow. So {child} stood up in front of everybody, and {friend} stood up, and {@a} stood up, and the three of them yelled it so loud that the teaspoons rang.

“Portugal!”

# close
“Sweden,” said {quiz}.

“Ooh,” said {child}, “close!”

{Child.He} saw {@s} face, and that did it. {child} laughed until {child.he} slid under the table[pet.dog: , where {pet} was], and {friend} slid down after, and {@a} lay across the top and wept into {@his} scarf. The whole hall was laughing, and {child} didn’t shrink at all.[elder2:  {Elder2} had to put down the teapot.] Even {quiz’s} bow tie was seen to shake.

The other team got the ham.[pet.dog:  {Pet} watched it go.]

# one-of-these
{@A} drove them back with the rain blowing in at the half-open window[music:  and {music} on the radio]. {Friend} sat in the back and turned the [us: can | tin] round and round as the [us: streetlights | street lamps] went by.

“Has anyone ever read the label on one of these?” {friend.he} said.

“It’s pears,” said {child}. “What is there to read?”

{Friend} held it up to the light.

“Produce of Portugal,” {friend.he} read.

# @school
school
## if school
{school}

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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
