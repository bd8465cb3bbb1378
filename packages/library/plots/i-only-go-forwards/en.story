title: Vroom, Vroom, Bonk
title: I Only Go Forwards
title: Bottom First
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Let the child say BONK, and later beep, beep, beep. The last bonk is quiet.
% The one with the pancakes is {adult}, else the grandparent, else {minder}: @a. A grandparent beside that one sits at the table and will not start without the child; the dog or the cat is waiting, too.

# wellies
{child} had a red racing car, just big enough for one {child}[friend: , or for one {friend}]. {Child.He} and the car were in the hall. {@First} was in the kitchen with a plate of pancakes[music:  and {music} on the radio]. {@at-table}[pet.dog/pet.cat: {Pet} sat as near to the pancakes as {pet.he} could get.]

“Come and get your pancake, {child}!” called {@a}.

“I’m coming in my racing car!” {child.he} called.

“I am a racing car,” said the racing car. “I only go forwards.”

And off they went.

Vroom, vroom … BONK!

“What was that?” called {@a}.

“[us: Boots | Wellies][sport:  and {sport.thing}]!” called {child}.[pet.other:  And {pet} woke up.]

# underpants
{Child.He} turned the wheel, and off they went again.

Vroom, vroom … BONK!

They had bumped into the [us: laundry basket | washing basket], and a big pair of underpants fell down on {child’s} head.

“What was that?” called {@a}.

“Underpants!” called {child}.

“Underpants?” said {@a}. {@He} came out into the hall to see, and {@he} bent down to pick up the underpants.

Vroom, vroom … BONK!

“What was that?” said {child}.

“That,” said {@a}, “was my bottom.”

# stuck
{child} laughed and laughed, and the racing car raced on down the hall. It raced right in behind the big armchair, where it was very, very narrow.

BONK!

Now the racing car was stuck.

“Go back,” said {child}.

“I can’t go back,” said the racing car. “I only go forwards.”

Vroom. Bonk. Vroom. Bonk.

{@A} took hold of the back of the racing car, and {@he} pulled and {@he} pulled. Then {@his} hands slipped off, and {@he} sat down, bump, on the floor.

“It won’t come,” said {@a}.

# oh-no
Oh no! The pancakes were in the kitchen, and {child} was behind the armchair. A big tear rolled down.

“I want to come out,” {child.he} said. “I want my pancake.”

“I want to come out, too,” said the racing car, in a tiny voice. “But I don’t know how you go backwards. Nobody ever showed me.”

# you-have-to-say-it
{child} sniffed. {Child.He} wiped {@nose} on the underpants. {Child.He} knew how you go backwards, because {child.he} had seen the [us: garbage truck | bin lorry] do it[city:  {in city}][school: , outside {school}].

“You look behind you,” {child.he} said, and {child.he} looked behind {@him}. {Child.He} put both feet down on the floor. “And then you have to say it. You say beep, beep, beep.”

“Beep?” said the racing car.

“Beep, beep, beep,” {child.he} said, and {child.he} pushed with {@feet} as hard as {child.he} could.

The racing car rolled back a tiny bit.

“Ooh!” said the racing car. “That tickles!”

“Beep, beep, beep!” said {child}.

“Beep, beep, beep!” said the racing car.

“Beep, beep, beep!” said {@a}, and {@he} crawled backwards as well, to get out of the way.

# backwards
And out they came, from behind the armchair and all the way up the hall. They went backwards past the basket and backwards past the [us: boots | wellies], and backwards through the kitchen door, right up to the table.

“I’m first[athlete: , like {athlete}]!” said {child}.

“Bottom first,” said {@a}.

# jam
{child} had two pancakes with jam. {@had-two}[pet.dog/pet.cat: {Pet} had half a one without. ]The racing car had a little bit of jam on its nose.

# the-door
And when it was bedtime, the racing car went slowly backwards into its place beside {child’s} bed, and its lamps went out. {@A} [pet.other: said goodnight to {pet}, ]kissed {child} on the forehead and switched off the light. Then {@a} went out backwards, so that {@he} could look at {child} all the way.

“Beep, beep, beep,” whispered {@a}.

Bonk.

“What was that?” whispered {child}.

“That,” whispered {@a}, “was the door.”

# @at-table
[pet:  | ]
## if elder & adult & !elder2
{Elder} sat at the table and wouldn’t start without {child}. 
## if elder2 & adult
{Elder} and {elder2} sat at the table and wouldn’t start without {child}. 
## if elder2 & !adult
{Elder2} sat at the table and wouldn’t start without {child}. 

# @had-two
[pet:  | ]
## if elder & adult & !elder2
{Elder} had two as well, now that {child} had come. 
## if elder2 & adult
{Elder} and {elder2} had two each, now that {child} had come. 
## if elder2 & !adult
{Elder2} had two as well, now that {child} had come. 

# @nose
{child.his} nose
## if child.name
a wet nose

# @him
{child.him}
## if child.name
the car

# @feet
{child.his} feet
## if child.name
both feet

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

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
