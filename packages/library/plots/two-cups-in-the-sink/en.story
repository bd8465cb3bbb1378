title: Two Cups in the Sink
title: A Thick Layer of Sugar
title: Who Comes at Midnight
guest friend: Jem (he), Tess (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever has the other cup is the grandparent, else {adult}, else {minder}. Nobody says he or she of the one who comes at night: it has to be true afterwards.

# two-cups
Every morning there were two cups in the sink. That was the mystery. It was just {@house} in the house those weeks[elder2: . {Elder2.short} slept from eight o’clock, and could be heard through two doors. {@A} |, and {@a}] had a cup of cocoa at night after {child} had gone to bed. One cup was {@s}. {child} wanted to know who was drinking from the other.

{Child.He} could have asked. But since {child.he} started in the new class[school:  {at school}], {child.he} and {@a} didn’t talk much. {@A} said, “How was school?” and {child} said, “Fine.” {Child.He} didn’t mean to. {Child.He} would come up the path [child.name: full of a whole day | with a whole day inside {child.him}], and by the time {child.he} reached the kitchen it had all turned into “fine”.

# sugar
So instead {child} asked {friend}[!friend.known: , {child.his} best friend], who had ended up in the other class, and who looked into both cups with great attention.

“Sugar,” said {friend}. “A thick layer, in one of them. Who takes sugar here?”

“Nobody.”

[pet.dog: {Pet}[!pet.known:  the dog], who barked at all visitors, hadn’t barked once.][pet.cat: {Pet}[!pet.known:  the cat], who hid from all visitors, hadn’t hidden once.][pet.other: {Pet} may well have seen it all, but couldn’t be asked.]

“Does anybody look different in the mornings?”

{child} thought about it.[music:  Somebody had begun to hum {music}.] “{@A} does. Tired. And sort of pleased.”

“Oh dear,” said {friend}. “My uncle looked like that. It turned out to be a lady called Beverley.”

# gravy
That evening {child} tested {@a}.

“Did you have anyone [us: over | round] last night?” said {child}.

“[us: Over | Round]?” said {@a}. “[us: Over | Round] where?[city:  [us: Over in | Round] {city}?]” And {@he} poured gravy into the water glass.

So somebody came every night, and {@a} was lying about it. {child} lay in bed and [child.name: decided that it was fine | told {child.himself} that it was fine].

# flour
On Friday {friend} slept over, and they made a plan. They spread flour on the kitchen floor, for footprints, and at midnight they would hide and catch whoever it was.[pet.dog / pet.cat:  {Pet} wanted to help, and was put in the living room, because of the paws.] {Friend} took the early watch. {child} lay down on the bed fully dressed, just until midnight, [child.name: just for a rest.

The next moment it was morning. | just to rest {child.his} eyes.

When {child.he} opened them it was morning.]

# toast
{Child.He} ran down the stairs. There were two cups in the sink. {Friend} was at the table, looking hard at a piece of toast.

“Why didn’t you fetch me?” said {child}. “Did anybody come?”

“Yes,” said {friend}.

“Who is it?”

“I don’t think I should be the one to say.”

“Somebody good-looking?”

{Friend} turned scarlet. “All right.”

“Somebody I know?”

“You’d think so,” said {friend}. “You’d really think so, wouldn’t you?”

# from-the-minute
Just then {@a} came in, with dark rings under both eyes, saw {child’s} face, and stopped.

“I know,” said {child}. “I know that somebody comes here every night.”

“Ah,” said {@a}. “I was going to tell you. I couldn’t think how.”

It was true, then. Until that second {child} had hoped that {@a} would laugh.

“What are they like?” said {child}. It hurt to say it.

“Funny,” said {@a}. “A bit bossy. Sits down just there, and tells me everything, all about the day, the good bits and the awful bits. I look forward to it from the minute I get up.”

“You never talk to me like that!”

“No,” said {@a}. “You don’t often sit down.”

“So you’d rather have a stranger!” said {child}, and {child.his} voice went up and broke. “Somebody who takes three sugars, and you’d rather talk to them than me!”

“But I thought {friend} had told you,” said {@a}.

“How do you know it’s three?” said {friend}.

{child} stared at {friend.him}. {Child.He} didn’t know how {child.he} knew.

# your-feet
“{Child},” said {friend} gently. “Look at your feet.”

{child} lifted one foot and then the other. {Child.His} socks were white with flour. {Child.He} turned round. There was a line of white footprints across the tiles, and {child.he} followed them up the stairs, in at a bedroom door and up to a bed[athlete:  with {athlete} on the wall above it]. It was {child.his} own.

{Child.He} came back down very slowly.

“I was asleep,” said {child}.

“You always are,” said {@a}. “You come in at midnight with your eyes wide open and say, ‘Three sugars, please.’ I’ve been buying it in specially.”

[pet.dog: {Pet} had never seen any reason to bark.][pet.cat: {Pet} had never seen any reason to hide.][pet.other: {Pet} could have told them that.]

# because-you-might
“Why didn’t you tell me?”

“I thought that if you knew, you’d stop,” said {@a}. “I should have. I’m sorry, [us: honey | love].”

“But why are you even up at midnight?”

“Because you might come,” said {@a}.

{child’s} cheeks burned. Everything that {child.he} never told anyone had been walking downstairs every night without {child.him}.

“What did I tell you?” said {child}.

“About the lunch table,” said {@a}. “How they put their bags on the seats.[sport:  A good deal about {sport}.] You also promised to wash the car, and we shook on it.”

“I never did!”

“I’ve got a witness,” said {@a}, and {friend} put up a hand.

# it-isnt-fine
{child} laughed, and it came out half a sob. {Child.He} looked at the door. Then {child.he} pulled out the chair, the one with the most flour around it, and sat down, wide awake.

“It isn’t fine,” said {child}.

“No,” said {@a}, and sat down too. “Go on.”

It was much harder awake. {child} had to stop and begin again, and then again. But {friend} heated the milk and stayed, and at the bags on the seats {friend} got so angry that four sugars went in, and by and by it came more easily.

# every-word
That night {child} slept right through.[elder2:  So did {elder2.short}.] But on Sunday {child.he} stayed up, and on Monday morning there were two cups in the sink, and {child.he} remembered every word.

# @house
{child} and {minder}
## if adult & !elder
{child} and {adult}
## if elder
{child} and {elder}
## if elder & elder2
{child}, {elder} and {elder2}

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
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}
