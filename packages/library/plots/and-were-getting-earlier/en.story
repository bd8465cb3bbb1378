title: And We’re Getting Earlier
title: Tock-Tick
title: As Good as New
guest friend: Kit (he), Robin (he)
guest barber: Mr Bellamy (he), Mr Lovell (he)
guest customer: Mr Dodd (he), Mr Pym (he)

% The clock says tock-tick; it goes fast after the winding, and tick-tock only at the end. The barber is “he”.
% One rule: whatever the clock looks at goes backwards. In the run, go slower and smaller with every “turn”.

# snip
“Haircut first,” [adult: {adult} | {friend’s} [us: mom | mum]] had said, “and then the [us: movie | film].” So on Saturday {child} went to the barber’s[city:  in {city}] with {friend}[!friend.known: , {child.his} best friend]. {Friend} had a gap in {friend.his} teeth, from Thursday, and so much hair that {friend.he} couldn’t see [us: trash cans | bins] until {friend.he} walked into them[school: , or, {at school}, teachers].[sport:  {Friend} could hardly see to {play sport}.]

[elder: {Elder} came as well, for a trim, and sat down behind a newspaper[elder2: , and {elder2} sat down behind the other half of it].

][pet.dog: {Pet}[!pet.known:  the dog] had to wait outside, with {pet.his} nose on the glass.

][pet.cat: {Pet}[!pet.known:  the cat] had stayed at home. {Pet} did all {pet.his} own hair.

][pet.other: {Pet} had stayed at home. {Pet} never needed a trim.

]In the chair sat {customer}, under a sheet. {barber} the barber was cutting his hair, and he looked worn out.

Snip. A curl fell on the floor.

Tock-tick, said the clock on the wall.

And up flew the curl, back on to {customer’s} head.

“Did you see that?” said {child}.

“I’ve seen it since Tuesday,” said {barber}.

“He’s very thorough,” said {customer}.

# whatever-it-looks-at
It was the clock. It was big and brass, its hands went backwards, and whatever it looked at went backwards too.[music:  Even the radio was playing {@song} backwards.] {customer} had been eating the same sandwich for four days.

“Ham,” he said. “It’s as good as new.”[pet.dog: 

Outside the window {pet} licked {pet.his} lips.]

“Why don’t you put it in a drawer?” asked {child}.

“The sandwich?”

“The clock.”

“I did,” said {barber}. The drawer was on the floor under the clock, and there were leaves growing out of it.

# getting-earlier
{Friend} took a [us: lollipop | lolly] from the jar and bit it in half. Crunch! Tock-tick. The [us: lollipop | lolly] was whole. So {friend} sat down in front of the clock and stretched out both legs.

“We’ll miss the [us: movie | film],” said {child}. “It starts at twelve.”

“It’s ten past eleven,” said {friend}. “Just now it was quarter past. We’re early, {child}. And we’re getting earlier.”

“That’s not how it works!”

“It’s how that one works.” Crunch! Tock-tick.

“It’ll run down by lunchtime,” said {barber}.

{Friend} stopped licking. “Then it wants winding,” {friend.he} said.

# winding
{child} knelt on the floor, looking at the leaves. {Child.He} heard the chair scrape. {Child.He} heard the key, crick, crick, crick, as far as it would go.

“{Friend},” said {child}. “What have you done?”

TOCKTICKTOCKTICKTOCKTICK! The hands went round like a fan.

Oh no. Down on the floor the clock couldn’t see {child}. But it saw all the others. {barber’s} white moustache went black, and then it went in. {customer’s} hair poured down over his shoulders. In the sandwich something oinked.[athlete:  On the poster {athlete} was about three.][elder:  “It says here,” said {elder.short} behind the newspaper, “that a man has landed on the moon.”]

And {friend} was six, and then five, and {friend.his} sleeves slid down over {friend.his} hands.

# the-mirror
“{child}?” said a very small voice. “My shoes are too big.”

{child’s} heart thumped. Whatever it looked at went backwards. So what would be a good thing for it to look at?

There was only one.

“Where’s the mirror?” {child.he} shouted.

“Over there,” squeaked {barber}, who was about twelve. “I turned it to the wall. I couldn’t bear to watch.”

It stood on the other side of the shop, as big as a door, on wheels. The clock could see every inch of the way, and {child} knew just what that meant.

# seven-steps
“Turn the mirror round,” said {child}, so as to remember. And {child.he} ran.

After three steps {child.his} shoes came off. “Turn the mirror round,” {child.he} said. After five {child.he} trod on {child.his} own [us: pants | trousers]. “Turn the,” {child.he} said. After seven it was a very big shop. “Turn.”

When {child} got there {child.he} {child.was} four, and couldn’t think why {child.he} had come.

But {child} was four. And here was a great big thing with wheels on.

So {child.he} pushed it.

# it-saw-a-clock
Round it went. The clock looked into the mirror, over all their heads, and saw a clock.

Tock, it said.

Whatever it looked at went backwards, and now it was looking at itself. And when a thing that goes backwards goes backwards …

Tick, it said. TICKTOCKTICKTOCKTICKTOCK!

Forwards! Out came the moustache. {child} turned five, and six, and seven, and remembered everything. {Child.He} also saw what was coming. That clock wasn’t going to stop at {age}.

# smile
“{Friend}!” {child} shouted, and climbed up on the chair. “Smile!”

“What for?”

“Just smile!”

{Friend} smiled. {Friend.He} had small teeth. {Friend.He} had hardly any. {Friend.He} had big ones, in a row. And then, in the row, there was a gap.

“Thursday!” shouted {child}, grabbed the clock’s big hand, and hung on.

Twang!

Tick-tock, it said, quite slowly. Tick-tock.

# it-stayed-there
{barber} felt his moustache. Then he picked up the scissors.

Snip. A curl fell on the floor. They all looked at it. It stayed there.

“Is that it?” said {customer}. He looked almost sorry. And he went home, for the first time since Tuesday.[pet.dog:  Outside he gave {pet} the rest of the sandwich. It took one second, and it didn’t come back.]

[elder: “No, that’s wrong,” said {elder.short}, and turned the page. “It’s only the weather.”

]

# a-face-under-there
“I only wanted it to last,” said {friend}, in the chair.

“I know,” said {child}. “You were tiny.”

“So were you,” said {friend}. “And you still came.”

Snip, snip. There was a face under there. {child} had nearly forgotten it.[pet.cat:  At home even {pet} would have to look twice.]

# they-do
{barber} left the mirror where it was, so that the clock could see itself. It said twenty to twelve. They found their shoes and ran, with a [us: lollipop | lolly] each. At the corner {friend} took {friend.his} out and stopped.

“{child},” {friend.he} said. “It’s getting smaller.”

“Yes,” said {child}. “They do.”

# @song
{music}
