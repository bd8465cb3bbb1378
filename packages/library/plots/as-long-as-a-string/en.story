title: As Long as a String
title: A Knot for the Head
title: The Table Is True
guest friend: Aisha (she), Fergus (he)
guest caretaker: Desmond (he), Walter (he)
guest ebba: Edith (she), Eleanor (she)
guest karin: Kitty (she), Kate (she)

# keys
{@keys} It sounded grander than it was. {@He} was the caretaker, and the key that got used was the one to the boiler room[music: , where you could play {music} as loud as you liked].

But that Saturday in July {@he} stood in the castle kitchen with the phone against {@his} chest and looked at {child}, and at {friend}[!friend.known: , who was {child's} best friend].

“The guide’s lost her voice,” {@he} said. “There are twenty-two people in the courtyard who’ve paid[city: , some of them from {city}]. You two have been running round this place all summer. You couldn’t possibly …?”

“Yes!” said {friend}.

“No,” said {child}, but nobody heard. That was what was wrong with {child}, if you asked {child}.

# a-whole-guide
{child} knew everything about the castle. {Child.He} had read every folder in the office. But in front of people[school: , {at school} or anywhere else,] {child.his} voice went in like a tortoise.[pet.cat:  The only one {child.he} could give a talk to was {pet}, who slept through it.][pet.other:  The only one {child.he} could give a talk to was {pet}, who never had any questions.] {Friend} knew next to nothing, but {friend.he} had a voice that reached the [us: parking lot | car park][athlete: , and if {athlete} had been scoring there it would have reached the church].

“I’ll talk, and you whisper me the facts,” said {friend}. “Between us we’re a whole guide.”

# a-count
In the great hall it went well.[elder:  {Elder}[elder2:  and {elder2}] stood right at the front.][pet.dog:  {Pet} walked at the back and saw to it that nobody was lost.] “Oak table, sixteen hundreds,” whispered {child}, and “OAK TABLE!” cried {friend}. “From the SIXTEEN HUNDREDS!” But in the blue drawing room {friend} noticed people starting to look at their watches. So {friend.he} added a ghost with no head. In the next room {friend.he} added treasure, and after that a count who had eaten his own wig.

“That’s not true,” whispered {child}.

“But they’re listening!” {friend} whispered back.

“Excuse me,” said a lady with her glasses on a ribbon round her neck. “Which count was it who ate the wig?”

# table-is-true
It went quiet. {Friend} looked at {child}. {Child} looked at the floor.

“I made him up,” {friend} said at last, a good deal lower. “And the ghost. Sorry. The table’s true.”

A few people sighed, and one man said he had driven for two hours. {Friend} went dark red all the way down {friend.his} neck. {Friend} without words was like a castle without a roof.

All summer {friend} had been talking louder than usual[sport: , about {sport} and ice cream and anything at all], and {child} knew why. In August {friend's} family was moving to [us: Alaska | Orkney] for a whole year. It was [us: three thousand | six hundred] miles. There were no facts that made it any shorter.

# one-room-more
“There’s one more room,” said {child}.

Nobody heard. {Child} took {friend} by the hand, opened a low door in the corner and went in. All twenty-two came after them, because that is what people do when a door is opened.

It was the smallest room in the castle. There was nothing in it but four white walls, a window and a door frame. {@A} was up a ladder, changing a light bulb.

“There’s no ghost in here,” said {child}. It came out as a whisper. And then the lady with the glasses took a step closer. The man who had driven for two hours leaned in. All twenty-two of them leaned in, like grass, to hear.

“But look at the door frame,” {child} whispered.

# two-rows
There were marks on it. They were small straight marks, cut into the wood one above the other, each with a year beside it. There were two rows. Over one was an E, and over the other a K.

“E is {ebba}. She was the daughter of the castle,” said {child}. “K is {karin}, and her mother was the cook. They were the same age, and not allowed to play, but nobody ever looked in here. Every year, on Midsummer Day, they measured each other. Look. Seven years old. Eight. Nine. {Karin} is always taller by the width of a finger. And then twelve.”

{Child's} voice was still low, but it was not shaking.

“That year {karin's} mother got a place in another town, a long way north. It was two weeks by horse. {Karin} couldn’t write. {Ebba} hadn’t had time to teach her more than the K. But the marks don’t stop. Here’s thirteen. Here’s fourteen. Fifteen, sixteen, for both of them. And {karin} never came back. So how can that be?”

“She made them up,” said the man. “That {ebba}.”

“Everybody thought so,” said {child}. “For two hundred years. Until {@a} mended the floor.”

# only-string
Everybody turned to the ladder. {@A} coughed.

“There was a box under a floorboard,” {@he} said. “I thought it was [us: trash | rubbish]. It was only bits of string. I was just about to throw them out. It was {child} who told me to wait.”

“They fitted the frame,” said {child}, and held one up. “Every single one. Every midsummer {karin} stood against a wall up there in the north and had somebody cut a piece of string exactly as long as she was. She tied a knot in one end, so that {ebba} would know which was the head. And then she sent it. There was no letter, and no need of one. You could see how far she’d got.”

It was so quiet that they could hear the swallows. The lady polished her glasses, though they were clean.

“Is that true?” somebody asked.

“Every word,” said {friend}, in a very small voice. “If it’s {child} who says it, it’s true.”

# hold-on-to
Afterwards they sat on the steps, {child} and {friend} and {@a}, and ate ice cream.[elder:  It was {elder} [elder2: and {elder2} ]who had paid.][pet.dog:  {Pet} lay across all three pairs of feet.]

“You made them lean in,” said {friend}. “All I do is make them back away.”

“You said sorry in front of twenty-two people,” said {child}. “I’d never have dared.”

Then nobody said anything. {Child} could feel {child.his} voice getting ready to go in. But it didn’t have to be a big one.

“[us: Alaska | Orkney],” {child.he} whispered.

{Friend} leaned in to hear. {Friend.He} leaned until {friend.his} forehead was on {child's} shoulder.

“We’ve got phones,” {friend.he} said into the [us: sweater | jumper]. “[pet.cat: You can send me pictures of {pet}. ][pet.other: You can send me pictures of {pet}. ]It’s not like it was for them.”

“No,” said {child}. “But you can’t hold on to it.”

{@A} got up and said that somebody had to see to the boiler. But on the way past {@he} put something down on the step, as if it had fallen out of a pocket.

It was a ball of string.

# swapped
That evening they stood against the frame of the boiler room door, where nobody looked. {Friend} was taller by the width of a finger. They cut two pieces of string, and in each they tied a knot, so as to know which was the head. Then they swapped.

# @keys
{child} knew somebody who had the keys to a castle. His name was {caretaker}.
## if adult
That summer {adult} had the keys to a castle.

# @a
{caretaker}
## if adult
{adult}

# @he
{caretaker.he}
## if adult
{adult.he}

# @his
{caretaker.his}
## if adult
{adult.his}
