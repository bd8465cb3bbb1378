title: The [us: Zucchini|Marrow] Nobody Wanted
title: No Junk Mail, No [us: Zucchini|Marrows]
title: Since 1974
guest grower: Colin (he), Desmond (he)
guest cold: Mrs Tully (she), Mrs Marsh (she)
guest sharer: Helen (she), Gwen (she)

% Whoever is there (@a): {adult}, else the grandparent, else {sharer}, who shares the allotment. A courgette that is forgotten is a marrow; in America it stays a zucchini.

# as-a-sausage-dog
{child} hadn’t meant to grow a {@marrow} as long as a [us: dachshund | sausage dog]. It had been an ordinary little [us: zucchini | courgette], and {child.he} had forgotten it, behind the [us: raspberries | blackcurrants], for three weeks. When {child.he} found it, {pet}[!pet.known:  the cat] was asleep on top of it at full length, with room to spare.

“That’s not coming home with us,” said {@a-first}. “I’m telling you that now.”

All that summer there had been [us: zucchini | courgette] soup, and [us: zucchini | courgette] fritters, and a chocolate cake that hadn’t fooled anybody.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had been given three [us: zucchini | courgettes], and had suddenly become allergic.]

“Somebody [us: in the community garden | on the allotments] must want it,” said {child}.

{@A} laughed so much that {@he} had to put down the watering can.

# not-another
{child} picked up the {@marrow} in both arms, the way you carry a baby[athlete: , or the way {athlete} carries a trophy], and went to see {grower} next door.

“Would you like a {@marrow}?”

“Not another one!” said {grower}. “There were four in my wheelbarrow this morning. And I was up half the night getting rid of yesterday’s three.”

And so {child} found out what every grown-up there knew. In August you don’t give a {@marrow} away. You leave it.

# you-forgot
So when {grower} went off to do his watering[music: , humming {@song}], {child} left the {@marrow} on his step and ran. Before long, there was {grower} at the gate.

“You forgot something.”

“How do you know it’s mine?”

“Your cat’s on it,” said {grower}.

He had the {@marrow} in both arms, and along the top of it lay {pet}, like royalty on tour.

# no-marrows
{child} tried the place across the path, where a notice on the gate said NO JUNK MAIL, NO [us: ZUCCHINI | MARROWS]. Ten minutes later the woman who had put it up was back with the {@marrow}.

“The cat can stay,” she said. “But you did see the notice.”

“Couldn’t you lie on something else?” said {child} to {pet}.

{Pet} kneaded the {@marrow} with both front paws, and shut {pet.his} eyes.

# the-yoghurt-pot
The silly thing was that it made {child} sad. {Child.He} had sown it {child.himself}, in a [us: yogurt cup | yogurt pot][school:  {at school}], back in April. {Child.He} had carried it out into the sun every morning, and in every night[sport: , even on days when {child.he} had to {play sport}]. And now everybody just gave it back.

# tuna
At six o’clock {child.he} put a dish of tuna behind the shed. {Pet} came at once. {child} snatched up the {@marrow} and ran, all the way to {cold’s} bench, by the far hedge. {cold} was eighty-four, and sat out there every evening with a [us: blanket | rug] over her knees. But just now she was indoors, and {child} left the {@marrow} there and crept away.

This time nobody brought it back. It had worked. {child} had thought that would feel better.

# only-the-dish
The sun went down behind the water tower. {@A} locked the shed, because the bus went in half an hour.

“Get {pet}, and we’ll be off,” {@he} said.

But behind the shed there was only the dish, licked clean. {Pet} wasn’t in the [us: raspberries | blackcurrants], or under the wheelbarrow. {child} called, and {@a} called[elder & adult: , and {elder} called][elder2: , and {elder2} called], and then {grower} called as well. No {pet} came.

“We’ll find {pet.him},” said {@a}, but {@he} looked at the time twice.

# cold-colder
{child} made {child.himself} stand still. If you were {pet}, and the sun had gone down, where would you want to be?

{Child.He} put a hand on the table. Cold. {Child.He} felt the chair and the watering can. Cold, and colder. {Child.He} bent down and felt the flat stone where the {@marrow} had lain in the sun.

That was still warm.

And then {child.his} tummy remembered. All day that {@marrow} had been as warm as a new loaf. {Pet} didn’t love {@marrows}. {Pet} loved being warm. And the warmest thing in the whole place was the one {child} had just got rid of.

{Child.He} ran, and {@a} ran after {child.him}.

# since-1974
{cold} was sitting on her bench in the dusk. There was a big lump under the [us: blanket | rug], and on the lump lay {pet}.

“Is this your cat?” said {cold}.

“Yes.”

“Is this your {@marrow}?”

{child} could have said no. Nobody had seen.

“Yes,” {child.he} said. “I sneaked it here. Nobody wanted it. I can take it away.”

“You can try,” said {cold}, and lifted the [us: blanket | rug]. There were her feet, in thick grey socks, pressed tight against the {@marrow}. “Do you know how long I’ve had cold feet?”

“No.”

“Since 1974.”

{child} looked at the feet. They looked happy.

“Would you like it?” {child.he} asked.

“Yes, please,” said {cold}.

That was what she said. Yes, please.

# a-warm-one
The trouble was that {pet} wanted it too, and there was no getting {pet.him} off. So {child} went to find {grower}.

“Have you got a {@marrow} that’s been in the sun?”

{grower} had to hold on to the gate.

“You’re asking for one?” he said. “On purpose?”

{child} felt them all. The warmest one went into the backpack, and {child} held it open. {Pet} sniffed. {Pet.He} put in one paw. And then {pet.he} moved house.

# a-radiator
“I did say it wasn’t coming home with us,” said {@a} on the bus[city:  back to {city}].

“This isn’t a {@marrow},” said {child}. “It’s a radiator.”

# to-the-toes
That night the radiator lay at the bottom of {child’s} bed, under the covers, and on top of the covers lay {pet}, purring. {child} thought of {cold’s} feet. Then {child.he} stretched out {child.his} own, until they got there.

{Child.He} turned out the lamp, and it was warm all the way down to {child.his} toes.

# @a-first
{sharer}, who shared the [us: garden | allotment] with them
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sharer}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @he
{sharer.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @marrow
[us: zucchini | marrow]

# @marrows
[us: zucchini | marrows]

# @song
{music}
