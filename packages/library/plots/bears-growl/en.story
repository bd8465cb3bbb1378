title: Noise: Moo
title: Bears Growl
title: The Bus That Mooed
guest roland: Mr Pym (he), Mr Tilley (he)
guest yvonne: Yvonne (she), Marlene (she)
guest sanja: Sonja (she), Petra (she)
guest martin: Mortimer (he), Theodore (he)

% {martin} is the teddy. {yvonne} drives the number four, {sanja} mends buses, and the garage is next door to Lost Property.

# the-form
“One lost teddy,” said {roland} at Lost Property, and took out a form. “Name?”

“{child},” said {child}. “But the teddy is called {martin}.”

“[us: Color | Colour]?”

“Brown.”

“Noise?”

“Moo,” said {child}.

{roland} looked up. He had a tie, and a pencil behind each ear.

“Bears growl,” he said.

“{martin} doesn’t. He’s got a tin in his tummy, and it’s a bit broken. If you turn him over he says moo.”

“Bears growl,” said {roland} kindly, and wrote down growl.

{child} swallowed. {martin} had been left behind yesterday, on the bus[city:  from {city}][sport: , when {child} was hurrying to {play sport}], and {child} hadn’t slept a wink.

# the-bears
“The bears are here,” said {roland}, and drew back a curtain.

There they sat, from floor to ceiling, forty-three brown teddies in rows, and all of them looked at {child}. {Child.He} began at the bottom, turned them upside down, one at a time, and listened.[friend:  {Friend}[!friend.known: , {child.his} best friend,] took the row above, and listened with both ears.] {roland} fetched a ladder and did the top shelves. One squeaked. One said Mama.[music:  One played {music}.] One rattled, but that was a [us: lollipop | lolly].

“Grrr,” said the forty-third.

“There he is!” said {roland}.

“No,” said {child}. “He’s got to say moo.”

# none
And that was all the bears. {child} put the last one back and straightened his paw, and then {child.he} had to look at the floor for a bit.[elder:  {Elder}[elder2:  and {elder2}] had only just sewn {martin’s} leg back on.] {roland} went through all his pockets until he found a clean handkerchief.

# telephone
The telephone rang.

“Lost Property. No, the garage is next door. What did you say the bus was doing? Mooing? Buses don’t moo. Buses growl.”

{child} stopped blowing {child.his} nose.

“Which bus?” {child.he} said.

“The number four,” said {roland}, with his hand over the phone. “{yvonne}, who drives it, says it moos at every bump. An old man got off to look for the cow. They’re going to take it to bits.”

“What does it sound like?”

{roland} asked. He listened. Both the pencils fell out from behind his ears.

“Moo,” he said.

# running
They ran. {roland} ran with the form in his hand and his tie over his shoulder[athlete: , faster than {athlete}], through the door and straight into the garage.[friend:  {Friend} held the door.][pet.dog:  {Pet}, who had been waiting outside, came too.] There stood the number four, big and red. Two legs stuck out from underneath.

“Stop!” shouted {child}. “There’s nothing wrong with it! It’s {martin}!”

Out rolled {sanja} the mechanic, with a [us: wrench | spanner]. “Who’s {martin}?”

“A teddy. He’s still in there.”

“We’ve cleaned that bus,” said {sanja}. “Twice. There was no teddy. And listen. It’s stopped mooing.”

# not-a-sound
{child} got on and looked under every seat. Under the last one there was only a mitten.

“{martin}?” {child.he} said.

Not a sound. Perhaps it was only a broken bus.

But {martin} never did say anything when he was sitting still. He had to be rocked.

# jump
{child} stood right at the back, in the middle of the aisle. {Child.He} bent {child.his} knees. Then {child.he} jumped, both feet together, as hard as {child.he} could.

The bus rocked, a little.

{child} jumped again. {roland} looked at the form. He put it in his pocket and climbed aboard[friend: , and so did {friend}], and then they jumped at the same time, {child} in [us: sneakers | trainers] and {roland} in his shiny shoes. The whole bus nodded.

Moo.

“There!” shouted {child}.

“There!” shouted {roland}.

# the-gap
It came from low down, behind the last seat. There was a gap there, no wider than a [us: mail slot | letter box]. {sanja’s} hand was too big. So was {roland’s}. {child} lay on {child.his} tummy and put one arm in, right up to the shoulder. {Child.He} felt dust. {Child.He} felt something cold. {Child.He} felt an ear.

{Child.He} would have known that ear anywhere. It was chewed.

# martin
{Child.He} pulled, very gently, first the ear and then the rest. Out came {martin} with a bus ticket on his nose, and when {child} lifted him up, he tipped over backwards.

“Moo,” said {martin}.

“Yes,” said {child}, into his tummy. “I know. But I’m here now.”

# crossed-out
{roland} cleared his throat, several times. Then he spread out the form against the bus window. He put a straight line through growl, and next to it he wrote, in his very best handwriting:

Moo.

“That’s more like it,” he said. “Sign here.”

# the-bump
{yvonne} drove them home in the number four[adult: , {child} and {adult}][elder & !adult: , {child} and {elder}][!adult & !elder: , because she lived in the same building as {child}]. It was getting dark, and the lights were on in the bus, all yellow. {child} sat by the window with {martin}.[pet & !pet.dog:  {Pet} would be waiting at home.][school:  Tomorrow {martin} was going to {school}.] {roland} sat opposite, because he was going home too, and a teddy was sticking its head out of his briefcase. It was the one that said grrr. Nobody had asked for it in years.

“Hold on,” said {yvonne}. “Here comes the bump.”

Everybody on the bus stopped talking and waited.

“Moo,” said {martin}.

“Grrr,” said {roland’s} briefcase.

And the bus rolled on towards home.
