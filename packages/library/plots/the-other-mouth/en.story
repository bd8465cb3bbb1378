title: The Wrong Mouth
title: The Dragon Who Blew on the Soup
title: Big Mouth, Little Mouth

% Rule: a big mouth blows warm, a little mouth blows cold. Whoever reads does it, and whoever listens does it into a hand.

# soup
{child} had been asked to have soup with a dragon. The dragon lived in a cave at the very top of the mountain[city: , where you could see all of {city}], and it was so big that its tail had to stay outside in the snow.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had been asked too.][elder:  {Elder}[elder2:  and {elder2}] came along, in wet socks.]

But the soup was too hot.

“Blow on it,” said [elder: {elder.short} | {child}].

“Very well,” said the dragon, and it opened its mouth. It was a big mouth, with a fire right at the back.

HAAAAA!

[pet.dog: {Pet}[!pet.known:  the dog] had both ears blown inside out, and wanted it again.

][pet.cat: {Pet}[!pet.known:  the cat] moved a little closer, because it was so warm.

]And the soup began to boil. Blip, it went. Blop. A carrot jumped out of the bowl.

“Oh,” said {child}. “Now it’s hotter.”

“It always is,” said the dragon, and sighed.

That was how it was. Whatever the dragon blew on got hotter.

# harder
“Perhaps you have to blow harder,” said [friend: {friend} | {child}].

HAAAAA!

The spoon bent over like a tulip[!short: , and the bread turned into toast]. [friend & !pet.dog & !pet.cat: {Friend’s} hair blew straight back. ][elder: {Elder.short’s} socks dried in a moment. ][pet.dog: And {pet’s} ears blew inside out. ][pet.cat: And {pet} moved a little closer. ][pet.other: “It’s a good thing {pet} isn’t here,” said {child}. “{Pet.He} wouldn’t need a coat.” ][sport: The dragon puffed itself up, as if it were off to {play sport}. HAAAAA! ][athlete: “Even {athlete} has to blow on soup,” {child.he} said, to cheer it up. ][school: “Everybody {at school} can do it,” said {child}. “You just blow.” ][music: They sang {@song} while they waited for the soup to cool. But the dragon sang with its mouth open. HAAAAA! ]

Blip, went the soup. Blop.

# for-you
“Then I’ll blow for you,” said {child}.

{child.He} leaned over the dragon’s bowl, and blew. Fffff. Now the soup was just right.

“This is the best day I’ve ever had,” said the dragon, and it opened its mouth wide, so as to eat. “Aaah …”

HAAAAA!

[pet.dog: And {pet’s} ears blew inside out.

][pet.cat: And {pet} moved a little closer.

]Blip, blop, blip, went the soup. Then it said no more, because it had all boiled away.

# black-pea
There was one pea left at the bottom of the bowl. It was black.

“I’ve never once tasted soup,” said the dragon. “I only ever get the pea.”

And it cried. Its tears were so hot that they went tsss in the snow.

“There’s something wrong with me,” said the dragon. “On my birthday I had to blow out a candle. [short: I can’t do it.”|It grew. I can light anything at all, but I can’t put anything out.”]

[elder: “But my socks are dry,” said {elder.short}.

]{child} patted [elder: the dragon | it] on the nose. It was so sad, and [friend: not even {friend} | nobody] knew what to do about it. There was only one bowl of soup left in the whole cave now, and that was {child’s} own.

# cold-fingers
{child} went on patting that big nose, and the dragon went on crying. A cold wind was coming in from the snow. {child} was freezing, so {child.he} opened {child.his} mouth and breathed on {child.his} fingers.

Haaa. That was warm.

{child} stopped, and looked at {child.his} fingers. Then {child.he} made {child.his} mouth very little, and blew on them again.

Fffff. That was cold!

Big mouth, haaa. Warm. Little mouth, fffff. Cold.

“There’s nothing wrong with you!” shouted {child}. “You’ve just got the wrong mouth on!”

“But it’s the only one I’ve got,” said the dragon.

“No, it isn’t. Make it little.”

# as-a-pea
The dragon made its mouth as little as a barrel. HAAAAA![pet.dog:  And {pet’s} ears blew inside out.][pet.cat:  And {pet} moved a little closer.]

“Littler!” said [friend: {friend} | {child}].

[!short: The dragon made its mouth as little as a plate. HAAAA![pet.dog:  And one of {pet’s} ears blew inside out.][pet.cat:  And {pet} moved a little closer.]

“Littler!” said {child}[friend:  and {friend}].

]The dragon made its mouth as little as a bun. Haaa.

“I haven’t got a littler one,” said the dragon.

So {child} took hold of the dragon’s lips with both hands. They were as fat as pillows[friend: , so {friend} took hold on the other side]. [friend: They squeezed|{child.He} squeezed them together], more and more, until there was only one tiny hole left, no bigger than the pea.

“Now blow,” said {child}.

Fffff.

Out came a wind so cold that it left frost in {child’s} hair. [friend & !pet.dog & !pet.cat: {Friend’s} blew forward again. ][pet.dog: And {pet’s} ears blew the right way out. ][pet.cat: And {pet} moved to the other end of the cave. ]

[!short: “Was that me?” said the dragon.

“That was you,” said {child}.

]Then {child} pushed over {child.his} own bowl, the very last one. The dragon blew on it all by itself, with its mouth as little as a pea. Fffff. The soup didn’t say blip, and it didn’t say blop. It was just right.

They ate it together, a spoonful each[!pet.dog & !pet.cat:  and then a spoonful each again][!short: , with the spoon like a tulip]. The dragon didn’t say aaah. It said mmm.

# big-mouth-home
When evening came, [friend / elder: they all|{child}[pet.dog / pet.cat:  and {pet}]] rode home on the dragon’s back. It was cold up there in the air.

“Which mouth would you like?” asked the dragon.

“The big one,” said {child}[friend:  and {friend}].

Haaa, went the dragon, and after that it was warm all the way home[elder: , right down to {elder.short’s} socks].

# lights-out
The bed was cold.[pet.dog / pet.cat:  {Pet} wouldn’t put so much as a paw on it.] [elder: So {elder.short} lifted up the covers and made a big mouth. Haaa.][!elder & adult: So {adult} lifted up the covers and made a big mouth. Haaa.][!elder & !adult: So {child} crept in under the covers and made a big mouth. Haaa.] And it was warm in there.[pet.dog:  {Pet} crept in too, ears and all.][pet.cat:  And {pet} moved a little closer.]

High up on the mountain a candle was burning in a cave. Somebody made a little mouth, as little as a pea.

Fffff. And out it went.

# @song
{music}
