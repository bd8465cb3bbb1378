title: Not on Tuesdays
title: The Dog Has Not Yet Begun
guest friend: Kofi (he), Nell (she)
guest owner: Mrs Bell (she), Mrs Gray (she)
guest dog: Dolly (she), Queenie (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever says no every night is {adult}, else the grandparent, else {minder}.

# every-night
Every night, just as {@a} was about to turn out the light, {child} asked the same thing.

“Can I have a dog?”

And every night {@a} said the same thing, that nobody was at home in the daytime, and that a dog can’t warm up its own sausage.[pet.cat:  And every night {pet} turned over, wherever {pet.he} lay, and shut {pet.his} eyes tight.][pet.other:  And every night {pet} sat very still and listened.]

# a-real-one
But one Tuesday after school, {child} and [!friend.known: {child.his} best friend ]{friend} came out into the yard between the [us: apartments | flats], and there sat a dog. A real one, in the middle of the path. Her name was {dog}, and she had moved in on the second floor with {owner}. {Owner} had her foot in plaster. She was standing on her balcony in her [us: bathrobe | dressing gown], looking down, and at the door stood {@a} with a [us: leash | lead] in {@his} hand.[elder & adult:  On the bench sat {elder}[elder2:  and {elder2}] with the newspaper.][elder2 & !adult:  On the bench sat {elder2} with the newspaper.]

“{Dog} has to go out, and {owner} can’t do stairs,” said {@a}. “Will you two take her round the yard? I’ll be on the bench.”

{child’s} heart turned a somersault. Now {@a} would see. Now {@he} would see that there was somebody in this family who could look after a dog.

# not-begun
“Come on, {dog}!” {child.he} said.

{Dog} sat.

“Good girl, {dog}! Off we go!”

{Dog} lay down.

{Friend} had taken out a piece of paper. {Friend.He} didn’t care much for dogs, but {friend.he} liked writing things down.

“A quarter past three,” {friend.he} read out as {friend.he} wrote. “The dog has not yet begun.”

{child} coaxed, and slapped {child.his} knees. {Child.He} went in front and showed how to walk. {Friend} went behind and showed how to walk if you’re the back end. Then {dog} got up, took four steps towards the bike shed and sat down again.

“Four steps,” wrote {friend}. “Then a break.”

# gives-up
“Perhaps she’s broken,” {friend.he} said after a while.

“She isn’t broken!” said {child}.

{Child.He} looked over at the bench. {@A} was pretending to read the newspaper, but it was upside down, and over the top of it you could see {@his} eyebrows. They looked as they did at night, just before {@he} said no. It stung all through {child}. {Child.He} had wanted a dog for as long as {child.he} could remember, and now {child.he} had one at last, at the other end of a [us: leash | lead], and it didn’t want {child.him}.

“I give up,” {child.he} said, and sat down on the ground.

“Gives up,” wrote {friend}. “Is that two words?”

# the-same-way
{child} didn’t answer. {Child.He} sat beside {dog} and looked out over the yard the same way, and perhaps that was why {child.he} saw it. {Dog} wasn’t looking at the bike shed. She wasn’t looking at {child} either, or at the [us: leash | lead]. She sat with her head on one side, looking slantwise upwards, all the time, at the same place.

{child} looked there. It was the balcony. And there stood {owner}.

{child} tried getting in the way. {Dog} leaned over to the other side, so that she could see.

“She does want to walk,” said {child} slowly. “But past the bike shed the roof’s in the way. She can’t see {owner} any more.”

“Does she think {owner} will go away?” asked {friend}.

“She doesn’t know, does she?” said {child}. “She’s only just moved in.”

# there-she-is
{Child.He} took the [us: leash | lead] and went the other way, onto the grass, right under the balcony. {Dog} got up. {child} walked in a ring, so small that you could see the balcony from every bit of it, and {dog} walked beside {child.him}. She went round once. She went round twice. The third time round her tail began to go, and the fourth time it went so fast that {friend} had to run with the paper.

“Well done, {dog}!” called {owner}, and waved her crutch. “Turn! Turn! Here I am! And here I am again!”

“Five times!” shouted {friend}. “Six!”[sport:  It was harder work than {sport}.][athlete:  “{Athlete} can’t run like that!”]

# fourteen
At nine a boy came out on a balcony and cheered.[music:  Somebody played {music} through a window.] At twelve {dog} [us: peed | did a wee] on {@s} shoes, or very nearly, because {@he} lifted {@his} feet in time.[elder & adult:  {Elder.short} lifted {elder.his} as well, just in case.] At fourteen she lay down on her back right in front of {child}, with her paws in the air and her tongue hanging out sideways. {child} scratched her tummy with both hands. It was warm and soft and rather dirty.

“Do you want to stroke her?” {child.he} asked {friend}.

{Friend} put one finger on the tummy and took it away again.

“One stroke,” {friend.he} wrote.

# every-tuesday
“Can you come next Tuesday, too?” called {owner}. “And every Tuesday after that? I need somebody who understands her!”

{child} looked at {@a}. The eyebrows didn’t look at all as they did at night.

“There seems to be one in the family,” said {@a}.[city:  “The only one {in city}, I dare say.”][school:  “You can come straight from {school}.”]

# not-on-tuesdays
That night {child’s} hands smelled of dog, although {child.he} had washed them. Nearly washed them.[pet.cat:  {Pet} sniffed them for a long time. Then {pet.he} lay down on top, so that they should smell of cat again.][pet.dog:  {Pet} sniffed them for a long time, and wanted to know everything.][pet.other:  {Pet} was allowed to sniff them. “That’s {dog},” explained {child}.] {@A} pulled up the cover and went over to the lamp. There {@he} stood, with {@his} finger on the switch.

“Aren’t you going to ask?” said {@a}.

“Ask what?”

“What you always ask. If you can have a dog.”

{child} smelled {child.his} hand, and tucked it in under {child.his} cheek.

“No,” {child.he} said. “Not on Tuesdays.”

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

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
