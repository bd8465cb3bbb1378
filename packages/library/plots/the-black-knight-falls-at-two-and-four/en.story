title: The Black Knight Falls at Two and Four
title: Sir Nobody
title: Harder Than Winning
guest friend: Archie (he), Esme (she)
guest faller: Gus (he), Walt (he)

% Who falls (@d): {adult}, else {faller}, who taught {child} to ride; by name each time. In armour it is Sir Mordaunt, and he is "he", whoever is inside.
% Where no friend is ticked, {friend} is the child of whoever sells the tickets.

# the-job
Every Saturday in the summer, at two o’clock and again at four, [adult: {adult}|{faller}, who had taught {child} to ride,] was knocked off a horse in front of [adult: {child} and three hundred other people|three hundred people].

It wasn’t an accident. It was a job. On weekdays {@d} mended [us: furnaces|boilers][school: , the one at {school} among them], and [us: on|at] weekends put on forty pounds of armour at Carrow Castle[city: , outside {city},] and became Sir Mordaunt the Black, who rode out to be booed. He shook his fist. He insulted everybody’s sandwiches. Then the trumpet went, and Sir Lionel the Gold came down the lists on his white mare, and Sir Mordaunt went backwards over his saddle with a crash like a dropped kitchen. Sir Lionel took off his helmet and bowed. {@D} lay face down in the grass until the people had gone off to the gift shop.

It had been like that for ten years. When {child} was little {child.he} had cried. Now {child.he} {child.was} {age}, and mostly looked the other way.

“Doesn’t old Mordaunt mind?” said {friend}. {Friend} [friend: was {child’s} best friend|was always there, because {friend.his} mother sold the tickets], and did the commentary from a hay cart, in a hat with a feather[sport: , as if it were {sport}].[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] slept underneath.]

“He says it’s harder than winning,” said {child}.

# the-straw-man
{child} didn’t ride in the show. {Child.He} only exercised the horses in the mornings, before the gates opened. Sometimes, with no one but {friend} watching, {child.he} took a lance down from the rack and rode at the straw man, flat out, with the mane in {child.his} face. {Child.He} never missed him. {Friend} had told nobody, which for {friend} was remarkable.[pet.cat:  {child} had only told {pet}[!pet.known: , {child.his} cat].][pet.other:  {child} had only told {pet}.]

# twenty-to-two
On the last Saturday in August, at twenty to two, Sir Lionel bent down to tie his shoelace and stayed there.

“It’s his back,” said {@d}. “We’ll have to call it off.”

“There are four hundred people out there,” said {friend}. “They’ve bought flags.” {Friend} looked at {child}, and then at the straw man, who had a hole through the middle of him. “{child} can do it.”

“{Friend}!”

“Well, you can.”

{@D} didn’t laugh. “I’ve seen you. I get here earlier than you think. The tip’s only balsa. It’ll break if you look at it sternly. You aim for the middle of my shield, and I’ll do the rest. All you have to do is win.”[athlete: 

“{athlete} does it all the time,” said {friend}.]

# people-with-ice-creams
There was no time to be afraid. The gold armour was too big, so they stuffed it with hay. Down came the visor.

“My lords, ladies and people with ice creams!” boomed {friend}. “Sir Lionel is … detained! By a dragon! In his lower back! But lo, who comes here? None can say! A stranger, with no name upon the shield! Will this unknown knight dare to face … him?”

“BOO!” roared four hundred people, [elder: {elder}[elder2:  and {elder2}] among them, ]and out came {@d}.

# the-lance
Through the slit there was only a strip of green, and at the other end of it a black shape on a black horse, growing. The trumpet went. The mare knew what to do. {child} brought the lance down as {child.he} had done on a hundred empty mornings. The shield came at {child.him}, huge, with the silver wolf in the middle, and {child.he} felt the balsa burst all the way up to {child.his} shoulder. Then {child.he} {child.was} past it, and the crowd was screaming.

{Child.He} had won. It was the best feeling {child.he} had ever had, and it lasted as long as it took {child.him} to turn the mare around.

# not-waving
{@D} lay flat out in the grass. {child} could see now how {@d} had done it: you threw yourself up and out, turned in the air so that it would look as bad as possible, and came down on the one shoulder that could take it. It was beautiful. It was the hardest thing anyone had done all day, and they were laughing. Somebody threw a bread roll. Over by the rope was a very small boy with a black flag. There was only one, among all the gold. He wasn’t waving it any more.

What came next was that the winner took off the helmet and bowed. That was the script.

{child} got down from {child.his} horse.

# not-in-it
“Hang on,” said {friend’s} voice, forgetting to boom. “What’s {child} … what’s the stranger doing?”

It is a long walk, in armour stuffed with hay. By the time {child} reached the middle, the laughing had stopped. {Child.He} stood over {@d} and held out {child.his} hand.

The Black Knight opened one eye. “That’s not in it,” he said from the corner of his mouth.

“I know,” said {child}.

He lay there a moment longer. Ten years, two o’clock and four, and nobody ever had. Then the great black glove came up and closed around the gold one, and {child} leaned back with all {child.his} weight and pulled {@d} up out of the grass.

For once, {friend} had nothing to say. It was so quiet that you could hear the flags. Then a small voice by the rope yelled “Sir MORDAUNT” as loud as it could, and the whole field went up like a flock of birds, for both of them, black and gold.

They kept it in at four. It’s in the [us: program|programme] now.

# the-gold
In the evening, when the castle was empty, {child} and {friend} sat on the hay cart eating what was left of the [us: fries | chips][music:  and humming {@song}], and {@d} came by with a bag of ice on one shoulder.

“Well, Sir Nobody,” said {@d}. “Lionel’s off till Easter. You could have the gold.”

{child} looked across the long green lists, where there was a dent in the turf about the size of a knight.

“{Friend} can ride the gold. I’ll teach {friend.him},” {child.he} said. “{@D}?”

{Child.He} slid down from the cart.

“Show me how you fall.”

# @d
{faller}
## if adult
{adult}

# @song
{music}
