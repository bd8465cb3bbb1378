title: {child} Knew the Way
title: You Looked Tall
guest friend: Hana (she), Idris (he)
guest joe: Joe (he), Ned (he)
guest tutor: Mr Adeyemi (he), Mr Adewale (he)
guest aunt: Auntie Ros (she), Auntie Bel (she)

% Nearly word for word as it was told for one child. The trick is {friend’s}, and fails; who owns up first has fourteen for company. Whoever sits on the bed (@a) is the grandparent, else {adult}, else {aunt}.

# the-whole-trick
“Just walk as if you know where you’re going,” said {friend}. “That’s the whole trick. My cousin told me.”

They were standing outside the gates[school:  of {school}] in blazers with room for another person in them. {@Friends} But on the list in the window it said 7R next to {child}, and next to {friend} it said 7K, and that was that.

“Lunch,” said {friend}. “By the big clock. Whatever happens.”

“Whatever happens,” said {child}, and the bell rang like a fire engine, and {friend} was carried off in a river of blazers.

# one-and-two
The first bit was all right. There was a hall, and a [us: homeroom teacher | form tutor] called {tutor}, who had a tie with ducks on it and got everyone’s name right except two. There was a planner, and a map, and a [us: schedule | timetable] with a Week One and a Week Two[sport: , and {sport} in both]. There was a boy named {joe} in the next seat, who didn’t say a word. Neither did {child}.

Then the bell went again, and it was Science. {Tutor} said, “S4! Out of here, left, across the yard, up the stairs, can’t miss it,” and the corridor filled up to the ceiling with people who were all a metre taller than {child}.

# a-smudge
{child} got the map out. It had been photocopied so often that the Science block was just a smudge. {Child.He} turned it [us: around | round]. A boy with an actual moustache said, “Mind out,” and stepped over {child’s} bag.

Walk as if you know where you’re going.

{child} put the map away, lifted {child.his} chin, and walked.

It was amazing. People moved aside[athlete: , as if for {athlete}]. {child} went left. {Child.He} went across the yard. {Child.He} went up some stairs and along a corridor, and {child.he} {child.was} just thinking that {friend’s} cousin was a genius when {child.he} noticed the footsteps.

# complete-trust
{child} glanced back. {Joe} was behind {child.him}. Behind {joe} were two girls from 7R, and behind them was half the class. There were fourteen of them, in a line, and they were looking at {child.him} with complete trust.

They thought {child.he} knew!

# for-the-next-five-years
{child’s} mouth went dry. The sensible thing was to stop and say so. But there were fourteen of them, and it was the first day, and {child.he} would be the one who got everyone lost for the next five years[city: , all over {city}]. So {child.he} walked a bit faster. {Child.He} turned right. Fourteen people turned right. {child} went down some steps and through a pair of swing doors. It got warmer. It got darker. Something was humming[music: , and it wasn’t {@song}]. At the end of the passage was one door, and {child} pushed it open, because there was nothing else left to do.

It was a boiler. There was a mop next to it.

The whole of 7R squeezed in behind {child.him} and looked at the boiler.

# is-this-science
“Is this Science?” said somebody.

{child} could still have got out of it. {Child.He} could have said that they must have moved S4. {Child.He} looked at the mop. {Child.His} face was burning.

“No,” {child.he} said. “I haven’t got a clue where we are. I was just walking as if I knew.”

There was a terrible silence. Then one of the girls said, “So was I.”

“I was following you because you were tall,” said the boy at the back.

“I’m not tall,” said {child}.

“You looked tall.”

And {joe}, who hadn’t said a word all morning, started to laugh. He had a laugh like a donkey on a trampoline, and nobody could help joining in. They laughed until they had to hold on to the pipes.

# piece-by-piece
“Right,” said {child}, when {child.he} could breathe. Now that {child.he} had said it out loud, {child.his} head was working again. “Who’s got a map where you can read the top half?”

One of the girls had. {joe’s} was clear at the bottom. Somebody remembered a smell of [us: fries | chips], and somebody else had seen the big clock out of a window. They spread the maps on the boiler, which was nice and flat, and put the school together piece by piece. Nobody had all of it, but everybody had a bit.

They were twelve minutes late to S4. The teacher opened her mouth, saw fifteen people with dust on their blazers, grinning, and closed it again.

# a-boiler-room
At lunch {friend} was bouncing on {friend.his} toes by the big clock.

“You’ve got to hear this,” {friend.he} said. “Somebody led half of 7R into a [us: closet | cupboard]!”

“It wasn’t a [us: closet | cupboard],” said {child}. “It was a boiler room. {Friend}, this is {joe}.”

{friend.He} looked at the dust on {child.his} sleeves. “You didn’t.”

“Your cousin’s trick is [us: terrible | rubbish],” said {child} happily, and {child.he} told {friend.him} all of it, and {friend.he} told {child.him} about 7K, where a girl had been sick in a tuba.

# where-the-boiler-is
That night {@who} sat down on the end of {child’s} bed. The blazer was on the back of the chair, and somehow it looked a bit smaller than it had that morning.[pet.dog:  {Pet}[!pet.known:  the dog] had been over it twice with {pet.his} nose, and seemed to know all about the boiler.][pet.cat:  {Pet}[!pet.known:  the cat] was asleep on the map.][pet.other:  {Pet} had been told first.]

“Well?” said {@a}. “Did you find your way [us: around | round]?”

“No,” said {child}, and {child.he} turned over and pulled up the covers. “But I know where the boiler is.”

# @Friends
{child} had been best friends with {friend} since they were three, and they’d been in the same class ever since.
## if friend
{child} and {friend}[!friend.known:  were best friends, and they] had thought that they would be in the same class.

# @who
{aunt}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  looked in with {elder2} and]

# @a
{aunt}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @song
{music}
