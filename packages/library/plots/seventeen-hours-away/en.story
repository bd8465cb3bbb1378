title: Seventeen Hours Away
title: Past the Moon
title: Tern, Come In
guest engineer: Miriam (she), Ruth (she)
guest colleague: Bev (she), Pru (she)

% The engineer (@a) is {adult}, else a neighbour, always she. The probe is "it". The times add up: sent 7.02 p.m., there at 12.02, an answer at 5.02 a.m. at the earliest; the answer at 11.47 is six hours and forty-five minutes later.

# past-the-moon
At two minutes past seven, one Thursday evening in November, {@a} pressed a key, and a message left the big white dish outside the window. The dish didn’t look as if it was doing anything. It never did.

“Now it’s gone past the moon,” said {@a}.

It went as fast as that. And still it would take seventeen hours to get there, if there was anybody there to get to.

{child} was watching from the next chair. {@A} was an engineer[!adult:  who lived next door], and tonight {child} had been allowed to come to the control room[city:  outside {city}].

# the-tern
What they were calling was a space probe. It was the size of a fridge, and named the Tern, after the Arctic tern, which flies further than any other bird. It had been launched when {@a} was exactly as old as {child} was now, and had left the last of the planets behind it long ago. For thirty-five years it had answered when it was called. In April it stopped.

To save power, the Tern only listened for one hour a day. For that one hour {@a} had called it, every evening for seven months. On Monday somebody else was getting the dish.

# the-kitchen-clock
It was {child} who’d thought of it, on Tuesday, with a mouth full of potato[!adult: , when {engineer} was round for supper]. Nobody had put the kitchen clock back for the winter, and {child} had just spent an hour alone outside a locked sports hall.

“What if it isn’t broken?” {child} had said. “What if it’s only got the time wrong? Then it’s been listening every day. Just not when you’re calling.”

{@A} had laid down knife and fork and telephoned Chile.

# seventeen-and-seventeen
Because the Earth goes round, and a dish can only call while it’s facing the right bit of sky. When this one turned away, Chile would take over, and then Australia. For a day and a night they’d call the same three words, over and over: Tern, come in.

“When will we know?” asked {child}.

“Seventeen hours there, and seventeen hours back,” said {@a}. “Two minutes past five on Saturday morning, if the first call finds it listening. If not, later. If not, never.”

# planets
{child} kept count. When the car stopped at the lights by the supermarket, the message was crossing the orbit of Mars. By the time {child} was eating a cheese sandwich[pet:  and {pet} was watching {child.him} do it], it had got as far as Jupiter’s. It was out by Saturn’s when {child} brushed {child.his} teeth, and {child.he} lay awake until it was past Neptune’s.[pet:  {Pet} had nodded off at Uranus.] Then there were no more planets to count. So {child} fell asleep, and the message went on through the dark without {child.him}.

# fish-pie
It went on through breakfast, and through a test that could have gone better. At two minutes past twelve on Friday, {child} stopped dead in the lunch [us: line|queue][school:  {at school}], with the tray in {child.his} hands.

“It’s there,” {child.he} said.

“It’s been there since half past,” said [friend: {friend}, {child’s} best friend|the boy behind]. “It’s fish pie.”

But a hundred and twenty times further away than the sun, a machine had just woken up, perhaps. Or it hadn’t. And there wasn’t a person on Earth who could find out which, however clever they were, or however rich[elder: , not even {elder}][elder2:  and {elder2} put together]. Nothing goes faster than light[athlete: , and that includes {athlete}]. {child} thought it was unbearable.[sport:  {child.He} tried to {play sport}, to take {child.his} mind off it, and it stayed on.] Towards evening {child.he} thought it was rather nice as well. Everybody had to wait the same.

# grass
At two minutes past five on Saturday morning, {child} was in the control room with a blanket round {child.his} shoulders. On the screen was the noise from the sky, a long green row of it, swaying like grass.

Nothing. At six, nothing.[music:  {child} had hummed {@song} so many times that {@a} joined in.] At seven, nothing, and {@a} gave up pretending to read the paper. At eight {colleague}, who worked with {@him}, came in with a plate of buns[elder:  from {elder.short}][friend: , and after her came {friend}, who hadn’t been able to stay away]. At ten the Tern’s own bit of sky came up over the trees, and the white dish turned to face it. Grass.

# lonely
“What did you think?” asked {child}. “When you were as old as me, and it went?”

{@A} warmed both hands on the mug.

“That it must get lonely,” {@he} said. “Then I became an engineer, and you’re not supposed to say things like that. But I’ve thought it the whole time.”

# one-blade
At thirteen minutes to twelve {child} was peeling a tangerine. And there on the screen, taller than all the rest, stood one blade of grass, thin and green and perfectly straight.

Nobody in the room moved.[friend:  “It’s there,” whispered {friend}.]

The figures came one at a time, slowly, because the Tern’s voice was no stronger than the light in a fridge. {@A} read them out, not quite steadily.

“Battery, sixty per cent. Temperature, minus forty-three. Receiver, working. Clock …”

{@He} began to laugh, though {@his} cheeks were wet.

“Clock, wrong by six hours and forty-five minutes.”

{Colleague} let out such a yell that the buns jumped on the plate. Chile was cheering over the loudspeaker, and then so was Australia. {child} sat there, holding the tangerine.

# every-day
{child} thought of the Tern, turning an ear towards the Earth for one hour every day, and every day hearing nothing at all.

“It was listening,” said {child}. “For seven months, every single day, it was listening.”

“Yes,” said {@a}. “And every single day, we were calling.”

{@He} wiped both eyes on a sleeve, and moved over to make room.

“Somebody’s got to answer it. I’ve put in the right time, and that leaves space for one more line. It can’t read it, you know that. It can only get it.”

“Are you allowed to?”

“I’m an engineer,” said {@a}. “I’m not looking.”

# not-out-there
{child} thought for a long time. Then {child.he} wrote: WE CAN HEAR YOU. GOOD NIGHT.

“It’s the middle of the day,” said {@a}.

“Not out there.”

{child} pressed the key. Outside the window the dish stood in the November sun, and didn’t look as if it was doing anything.

“Now,” said {child}, “it’s gone past the moon.”

# @song
{music}

# @a
{engineer}
## if adult
{adult}

# @he
{engineer.he}
## if adult
{adult.he}

# @him
{engineer.him}
## if adult
{adult.him}

# @his
{engineer.his}
## if adult
{adult.his}
