title: The Castle in the Potato Patch
title: Wrong King, Probably
guest friend: Zaynab (she), Rafi (he)
guest pet: Vera (she), Otto (he)
guest elder: Winnie (she), Ernest (he)

% The dog is the family’s, else {elder}’s or the friend’s; a cat does the same, and mews. The castle sighs like {pet}.

# in-the-potatoes
One morning, when {child} woke up at {elder’s}, [!elder: who was some sort of relation, ]there was a castle in the potato patch.

It had four towers and a door, and it had settled itself right on top of the potatoes, like a hen on her eggs.

“Well, well,” said {elder.short}. “Lost[city:  on its way to {city}], I dare say. But it can’t sit there. I want those potatoes for dinner[elder2: , and {elder2} wants two helpings].”

{child} wanted only one thing. {Child.He} wanted to go in.

# wrong-king
{Child.He} pulled on {child.his} [us: rain boots | wellies] and fetched {friend}[!friend:  from next door]. {Friend} was {child.his} best friend, and knew all about castles[school: , more than anybody else {at school}]. {Friend.He} had seen one on a plate.

“You have to shout,” {friend.he} said. “That’s how it’s done.” {Friend.He} planted {friend.his} feet wide apart[sport: , as if {friend.he} {friend.was} about to {play sport}]. “OPEN UP! In the name of the king!”

The castle jumped. Every shutter banged to, and the door squeezed itself so tight shut that it creaked.

“Wrong king, probably,” said {friend}.

# stuck-up
They tried knocking. They tried asking nicely. They tried a bun. At that the castle drew in its little front steps, the way you tuck in your feet.

“It’s stuck-up,” said {friend}. “It doesn’t think we’re grand enough.”

# no-shoes
But {@pets} had gone up to the door. {Pet.He} put {pet.his} nose to the crack at the bottom and sniffed, for a long time. Then {pet.he} looked at {child} and {@whined}.

“What’s in there, {Pet}?”

{child} lay down on {child.his} tummy and sniffed as well. It didn’t smell of anything. No cooking, no shoes, no people.

# hello-house
So dinner had to be macaroni[adult: , said {adult}, who had come out to look].[elder2:  {Elder2} wanted two helpings all the same.] {Elder.short} stepped into {elder.his} hall, hung {elder.his} cardigan on {elder.his} hook[music: , hummed a bit of {music}] and called out into the empty house, as {elder.he} always did:

“Hello, house! I’m home!”

“Why do you say that?” asked {friend}. “There’s nobody here.”

“The house is here,” said {elder.short}.

On the doormat {pet} turned [us: around | round] once, and [us: around | round] once more, and lay down with a sigh. {Pet.He} only ever lay down like that when {pet.he} {pet.was} home.

# it-copies
In the evening {elder.short} switched on the lamp in the kitchen.

“Look!” said {friend}, who was standing on the stool by the window.

Out in the potato patch a little light came on, in just one window.

“Turn it off,” said {friend}. {Elder.short} turned it off. The castle went dark.

“On.” {Elder.short} turned it on. The castle lit up.

“It’s copying us,” said {friend} slowly. “It isn’t stuck-up at all. It’s sitting there watching us.”

# as-at-home
{child} {child.was} already in {child.his} [us: boots | wellies]. {Pet} ran ahead to the door of the castle, and {elder.short}[adult:  and {adult}] came after them with the [us: flashlight | torch].

{Pet} looked up at the castle. {Pet.He} looked back at {elder.short’s} house, where the mat was dry. Then {pet.he} made up {pet.his} mind. {Pet.He} turned [us: around | round] once, there outside the door. {Pet.He} turned [us: around | round] once more. And {pet.he} lay down, with a sigh.

There wasn’t a sound.

And then the castle sighed. It went through every stone, from the towers down to the cellar.

“{Pet.He}’s doing it like at home,” whispered {child}.

# im-home
And then {child.he} knew. They had shouted and knocked and asked. But that’s what strangers do. The castle was waiting for somebody to come home.

{child} went up and laid {child.his} hand on the door. It was cold, and a little rough.

“Hello, castle,” said {child}. “I’m home.”

At first nothing happened. Then out came the little steps again, one at a time. And the door swung open, so softly that it didn’t even nudge {pet}.

# a-hook
Inside there was a hall. In the hall there was a hook. {child} hung up {child.his} coat, and all the lights came on in the whole of the castle.

They went up all four of the towers. {Friend} said how do you do to every chair[athlete: , as if {athlete} were sitting in it]. {Elder.short} dusted a windowsill with {elder.his} sleeve, because {elder.he} couldn’t help it. At the topmost window {elder.he} stopped and patted the wall, the way you pat a cow.

# four-steps
“Now listen, my dear,” {elder.he} said. “You’re very welcome to stay. But you’re sitting on my dinner. [us: Over | Round] by the rhubarb it’s sunny, and out of the wind.”

The castle thought about it. Then it got up, carefully, and took four steps to the side. It was like being in a boat. And it settled down comfortably behind the rhubarb.

Late that evening they had new potatoes and butter. The potatoes were rather flat, but very good.[adult:  {Adult} had three helpings.]

# all-but-one
And then {child} was in {child.his} bed at {elder.short’s} house, with {pet} across {child.his} feet. The window was open a crack.

“Bye, castle,” {child} called out suddenly. “I’ll be home tomorrow.”

Over behind the rhubarb the castle winked all its windows. Then it put them out, all but one.

# @pets
{Pet}, {elder.short’s} dog,
## if elder & !pet
{Pet}, {friend’s} dog, who spent most of the time at {elder.short’s},
## if pet.dog
{Pet}, {child’s} dog,
## if pet.cat
{Pet}, {child’s} cat,

# @whined
whined
## if pet.cat
mewed
