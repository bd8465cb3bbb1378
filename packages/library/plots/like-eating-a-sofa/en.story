title: Like Eating a Sofa
title: As True as the Sofa
guest friend: Martha (she), Rafi (he)
guest constable: Hale (he), Pike (he)
guest minder: Jean (she), Maud (she)

% Whoever bakes (@g) is the grandparent, else {adult}, else {minder} next door. With {adult} the sloping ceiling is in the tent.
% Whoever asks in the evening is {adult}; where there is none, whoever baked rings up.

# four-minutes
The police car was the best thing at the whole [school: summer fair {at school} | school fair] for exactly four minutes, and then {child} leaned on the button.

It stood in the middle of the field, and anybody who wanted could sit in it. [us: Officer | Constable] {constable} had said so. {child} sat at the wheel and {friend}[!friend.known: , {child’s} best friend,] sat beside {child.him}, and {child} had picked up the microphone on its curly [us: cord | lead] and was holding it like an ice cream.[pet.dog:  {Pet}[!pet.known:  the dog] lay on the back seat, with {pet.his} nose towards the cakes.]

“Are you having cake?” asked {friend}.

“{@Not},” said {child}. “It’s like eating a sofa.[pet.other:  I held some out to {pet} once, and {pet.he} turned round.] I’ve been going mmm for {age} years, and then I put it in the flowerpot.”

# flowerpot
{Child.He} said it in a perfectly ordinary voice. It came out of the loudspeaker on the roof and went over the whole field, past the coconuts and the [us: raffle | tombola], all the way to the cake stall, where {@g} was standing with a knife in the air.

“FLOWERPOT,” said the wall of the school.

Everything stopped. Somewhere a coconut fell off, all by itself.

“Your thumb,” whispered {friend}.

{child} looked at {child.his} thumb. {Child.He} took it off the button. Then {child.he} slid down onto the floor of the police car, right in among the pedals, and pulled the door shut.

# really-small
“Perhaps {@he} didn’t hear,” {child.he} said.

{Friend} peeped over the edge of the window. “{@He}’s put down the knife.[elder2:  {Elder2} has stopped chewing.]”

“And now?”

“{@He}’s taking off {@his} apron. Now {@he}’s folding it.” {Friend} swallowed. “{@He}’s folding it really small.”

# till-four
[us: Officer | Constable] {constable} bent down to the window. “You can’t stay in there,” he said.

“Can’t you arrest me?” said {child}.

“What for?”

“Cake.”

“It isn’t against the law not to like cake.”

“Then can you drive me somewhere? Anywhere?”

“I’m here till four,” said [us: Officer | Constable] {constable}.[sport:  “And then I’ve got {sport}.”]

# a-sofa
Then the back door opened and {@g} got in[pet.dog:  beside {pet}]. {@He} sat down with {@his} bag on {@his} knees and looked straight ahead, like somebody in a taxi. Nobody said anything for a long time.

“A sofa,” said {@g}.

There wasn’t a sound from the pedals.

“With cushions?”

“Without,” said {child} in a very small voice.

{Friend} made a noise and pretended it was hay fever.

# every-sunday
“Every Sunday,” said {@g}. “Every Sunday you’ve sat in {@my} kitchen and gone mmm.”

“I didn’t want you to be sad.”

“And the [us: sweater | jumper] I knitted you?”

“It itches,” whispered {child}.[pet.cat:  “{Pet} sleeps on it.”]

“And when I sing [music: {music} ]in the car?”

“It’s quite loud.”

“I see,” said {@g}.

# that-mmm
{child} came up from the floor with {child.his} hair on end. “{@Love}” {child.he} said. “{@Sleeping} That’s true!”

“Mmm,” said {@g}.

That was the worst of all. For {child} knew that mmm. It was {child.his} own. It was the one that ended up in the flowerpot.

# nobody-would-make-up
{child} sat with {child.his} chin on the back of the seat. {@G} didn’t believe {child.him} any more, and why should {@he}? But there was one thing {@he} had believed. {@He} had believed it at once, and so had the whole field.

“You didn’t ask if I was sure about the sofa,” said {child} slowly.

“I didn’t need to,” said {@g}. “Nobody would make up a sofa.”

{child} picked up the microphone.

“No,” said {friend}. “No, no, no.” And {friend.he} shut {friend.his} eyes.

# on-purpose
This time {child} pressed the button on purpose.

“It’s {child} again,” {child.he} said. “The cake really is like eating a sofa. And the [us: sweater | jumper] itches. And this is true as well. When I can’t sleep, I pretend {@im-there}, and then I can. And I can tell {@him} anything and {@he}’s never in a hurry. It’s exactly as true as the sofa.”

“SOFA,” said the wall of the school.

{@G} looked out of the window for quite a while.

“Where the ceiling slopes?” {@he} said. “With that damp patch?”

“It looks like a camel.”

“It does,” said {@g}. “I’ve always thought so.” {@He} blew {@his} nose. Then {@he} stretched {@his} hand in between the seats. “Give me that thing.”

# closed
{@He} held it much too close.

“THIS IS THE CAKE STALL,” {@he} said, and two babies woke up. “I CAN’T STAND THAT CAKE MYSELF. I ONLY BAKE IT BECAUSE SOMEBODY ALWAYS WENT MMM. AND NOW WE’RE CLOSED.”

“No, you’re not!” shouted the whole field.

# a-cushion
For there was a [us: line | queue] in front of the cakes, the longest [city: in {city} | of the day]. Everybody wanted to know. {Friend} ran over[athlete: , faster than {athlete},] and sold it at fifty [us: cents | pence] a cushion, and in eight minutes it was gone. People were still chewing when the fair was over.[elder2:  {Elder2} had taken a second slice, to be quite sure.] [pet.dog: {Pet} got the crumbs and asked for more. Nobody had ever done that before. ][us: Officer | Constable] {constable} took two slices, neatly wrapped.

“It’s for my sergeant,” he said, and smiled for the first time that afternoon.

# a-real-one
In the evening, when {child} was in bed, the telephone rang. It was {@g}. “Did you have a nice day, in spite of everything?”

“Mmm,” said {child}.[pet.cat:  {Pet} lay asleep on the [us: sweater | jumper]. It didn’t itch at all, if one had fur.][pet.other:  {Child.He} had told {pet} about the cake, and {pet} had turned round again.]

It was quiet at the other end. “A flowerpot one?”

“No,” said {child}, deep down in {child.his} pillow. “A real one.”

Then {child.he} shut {child.his} eyes, and made the ceiling slope.

## if adult
[pet.cat: In the evening {pet} lay on the [us: sweater | jumper] at the foot of {child’s} bed. It didn’t itch at all, if one had fur. {Adult} sat down on the edge. | [pet.other: In the evening {child} told {pet} about the cake, and {pet} turned round again. Then {adult} sat on the edge of {child’s} bed. | In the evening {adult} sat on the edge of {child’s} bed.]] “Did you have a nice day, in spite of everything?”

“Mmm,” said {child}.

{Adult} looked at {child.him}. “A flowerpot one?”

“No,” said {child}, deep down in {child.his} pillow. “A real one.”

Then {child.he} shut {child.his} eyes, and made the ceiling slope.

# @not
not the one {minder} next door made
## if adult & !elder
not {adult’s}
## if elder
not {elder’s}

# @g
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

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

# @my
my
## if adult & !elder
the

# @love
but I love your house!
## if adult & !elder
but I love our tent!

# @sleeping
I love sleeping there!
## if adult & !elder
I love sleeping there with you!

# @im-there
I’m at {minder’s}, in the room where the ceiling slopes
## if adult & !elder
I’m in the tent with {adult}, where the ceiling slopes
## if elder
I’m at {elder.short’s}, in the room where the ceiling slopes
