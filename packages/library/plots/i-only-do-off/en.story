title: I Only Do Off
title: Somebody’s Left a Light On
title: Next to the Butter
guest elder: Granny (she), Nana (she)

% Click with your tongue. “But it was still light” is said more and more puzzled. The star talks in a small, cross voice until it laughs.
% One rule: the star shines, and doesn’t know it.

# next-to-the-butter
{child} was staying with {elder}, who could not go past a lamp without turning it off.

“Somebody’s left a light on,” said {elder.short}, and click, it was off.[elder2: 

“That was me,” said {elder2}, in the dark. “I was reading.”]

{child} went to the [us: refrigerator | fridge] to get the milk. [friend: {Friend}[!friend.known: , {child’s} best friend,] sat waiting for it, with an empty mug. {Child} opened the door, | {Child.He} opened the door,] and there, next to the butter, sat a star.

“Shut the door!” said the star. “You’re letting the dark in!”

“What are you doing in the [us: refrigerator | fridge]?” asked {child}.

“I’m afraid of the dark,” said the star. “And in here the light is always on.”

# since-tuesday
“No, it isn’t,” said {child}. “It goes off when you shut the door.[school:  Everybody {at school} knows that.]”

“I’ve been here since Tuesday,” said the star, “and it’s been light the whole time.”

{child} thought about that. “I think it’s you,” {child.he} said.

“Me?” said the star. “Don’t be silly. I’m not a lamp.”

{@E} came to see who had left the [us: refrigerator | fridge] open.

“So that’s a star,” {elder.he} said. “I thought it was cheese.”[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had thought so too.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had come as well, and was already in there with the butter.] {Elder.short} turned the star over. “Where do you switch it off?”

“You don’t!” said {child}. “It’s got to go home to the sky. But it doesn’t dare, because it doesn’t know it’s shining.”

# click
{child} put the star on the kitchen table. It was as cold as the milk.

“It’s light in here, too,” said the star.

“That’s you,” said {child}.

“That’s the lamp,” said the star, and pointed at the ceiling.

“Can you turn it off, {elder.short}?” asked {child}.

“I thought nobody would ever ask,” said {elder.short}.

Click. But it was still light.

“That’s from the hall,” said the star.

Click, went {elder.short} in the hall. But it was still light.

“That’s from upstairs, then.”

Click, click, click, went {elder.short}, all over upstairs, having a lovely time.[sport:  Other people have {sport}. {@E} had this.][music:  They could hear {elder.him} humming {@song}.] “That’s the lot,” {elder.he} said, coming down again. “There isn’t a light on in the whole house.”[elder2: 

“I’d noticed,” called {elder2}. “I’m in the bath.”]

But it was still light.

# whos-left-one-on
“Then who’s left one on?” whispered the star.

“You have,” said {child}.

The star looked behind the teapot. Then it looked down at its own tummy, and its tummy was shining.

“Do you mean,” said the star, “that it’s dark everywhere, and the only one who’s on is me?”

“Yes!” said {child}.

“Oh no!” said the star. And it had such a fright that it went out.

# i-only-do-off
Now it was really dark. {child} couldn’t see {child.his} own hand, and {child.his} heart went bump, bump, bump.[pet.dog:  Something cold and wet touched {child.him} on the knee. It was {pet’s} nose.]

“{Elder.short}?” {child.he} said.

“Here I am,” said {elder.short}, and put an arm [us: around | round] {child.him}.[friend: 

“And there’s still no milk,” said {friend}, in the dark.]

“The dark’s got me,” said a very small voice.

“Turn it on again, {elder.short}!” said {child}.

“I don’t know how to, my dear,” said {elder.short}. “I only do off.”

# a-tickle
So it would have to be {child}. {Child.He} felt {child.his} way over the table, until there was something cold. {Child.He} felt all along it for a switch. {Child.He} felt underneath, just where the arm begins.

“Hee!” said the star, and it blinked.

“That’s not a switch,” said {elder.short}. “That’s a tickle.”

So {child} tickled with both hands. “HEEEE!” said the star, and on it came, brighter and brighter, and there was {elder.short}, laughing as well. Then {child} took {child.his} hands away. And the star stayed on, all by itself.

“Was that me?” it said.

“That was you,” said {child}.

“Then wherever I go,” said the star slowly, “the light’s on when I get there.”

# when-i-get-there
{child} opened the window. Outside it was dark, all the way up. The star held on to {child’s} thumb.

“What if I go out?” it said.

“Then think of this,” said {child}, and tickled it once more.

“Hee!” said the star, and off it flew, up over the roof[city:  and all of {city}],[athlete:  faster than {athlete},] and the light was on when it got there.

# leave-it
{@E} warmed the milk, and they drank it at the window.[friend:  {Friend} had two mugs.][pet.cat:  {Pet} had the saucepan.] There were a great many stars, but one of them was blinking, the way you do when you’re laughing.[pet.other:  Tomorrow {child} would show {pet} which.] {child} yawned and leaned on {elder.short}.

“Somebody’s left a light on,” said {elder.short}, and up went {elder.his} hand, all by itself.

“Leave it, {elder.short},” said {child}.

And, just this once, {elder.he} did.

# @song
{music}

# @e
{elder.short}
