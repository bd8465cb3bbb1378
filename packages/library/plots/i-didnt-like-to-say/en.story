title: I Didn’t Like to Say
title: How Kind, Said the Snowman

% The grown-up (@a): {adult}, else the elder, else the grown-up.

# as-cold-as-ice
It had snowed[city:  in {city}], and in {child’s} garden stood a snowman. He was brand new. He had a carrot, and two buttons, and a smile made of raisins.

{child} patted him on the tummy, and had a dreadful shock.

“He’s freezing!” {child.he} said. “He’s as cold as ice!”

Nobody was going to stand and freeze in {child’s} garden. {child} took off {child.his} own scarf, and wound it round the snowman’s neck, three times.

“Is that better?”

“How kind,” said the snowman. “Thank you ever so much.”

# how-kind
{child} felt the snowman’s tummy. It was still cold.

So {child.he} fetched a woolly hat.

“How kind,” said the snowman.

It was still cold. So {child.he} fetched {@as} [us: bathrobe | dressing gown], the thick one.

“How very kind,” said the snowman. “You really shouldn’t have.”

[friend: {Friend} came running with mittens, two pairs.

“How kind,” said the snowman.

][elder: {Elder} [elder2: and {elder2} ]came out with a knitted blanket.

“How kind,” said the snowman.

][sport: They put on him the socks that {child} wore to {play sport}. ][athlete: They put on him the cap that says {athlete}. ][school: They put on him all the scarves that nobody had asked for {at school}. ][music: They sang him {@song}, to warm him up. ][pet.dog: {Pet} lay down on his feet, like a hot-water bottle. ][pet.cat: {Pet} sat down on his shoulder, like a fur collar. ][pet.other: {Pet} looked out of the window and was glad to be indoors. ]In the end there was hardly any snowman to be seen. There was only a carrot, sticking out. And from under the carrot came a drip.

“You’re crying!” said {child}. “You poor thing. You must be frozen stiff.”

“It’s nothing,” said the snowman. “You’re so kind.” Drip.

# cocoa
So {child} fetched the kindest thing there was. {@A} helped to make it. It was a mug of cocoa, hot, with steam coming off the top.

The snowman looked at the cocoa for a long time.

“How kind,” he whispered.

And he drank it. He drank it all, so as not to hurt anybody’s feelings.

Then his nose fell off.

One button slid down to his knees. His smile slid down to where the button had been. He leaned a bit to the left, and he was shorter than he had been before.

“What’s the matter?” cried {child}. “Have you got even colder?”

The snowman didn’t answer. He was trying to smile, but he couldn’t find it.

# cheek
Now {child} was frightened. {child.He} put both arms round the snowman, as far as they would go, and laid {child.his} cheek on the snow.

It was wet. And it wasn’t cold at all. It was warm, the way you are in a shop with your big coat on.

“Are you too hot?” whispered {child}.

“I didn’t like to say,” whispered the snowman. “You were all so kind.”

“But what would you like?”

Nobody had asked him that before. He had to think about it.

“I’d like a [us: draft | draught], please,” said the snowman. “And I’d like some snow.”

# off
Off with the hat! Off with the scarf! {child} pulled[friend: , and {friend} pulled], and the [us: bathrobe | dressing gown] came off like the skin off a banana.

Then {child} fetched snow from behind the shed, where it was coldest, a whole bucket of it, and another bucket, and another, and patted it on. [elder: {Elder.short} [elder2: and {elder2.short} ]waved the lid of a saucepan, to make a [us: draft | draught]. ]{child} put back the carrot, and the buttons, and the smile, and blew on the snowman until {child.his} own cheeks hurt.

And the snowman grew. He stood up straight, and got nice and round, and began to creak.

“Aaah,” said the snowman. “That’s it. Colder. A bit more at the back, if it’s no trouble.”

“It’s no trouble,” said {child}. “It’s easy, once you say.”

# two-blankets
That evening the stars came out, and it was so cold that the air crackled. The snowman stood in the garden with his head bare and the wind in his buttons, as happy as could be.

“It’s a cold night,” said {@a}, and tucked {child} in. First with the [us: quilt|duvet]. Then with a blanket on top of the [us: quilt|duvet]. Then with another blanket on top of the blanket.[pet.cat:  Then {pet} lay down on top of that.][pet.dog:  Then {pet} lay down on top of that.] “There. Is that nice?”

It was as hot as the inside of a loaf. But {@a} was so kind.

“Yes, thank you,” said {child}.

Then {child.he} happened to look out of the window. The snowman was looking in. Very slowly, he shook his head.

“I’m too hot,” said {child}.

“Then it’s a good [us: thing|job] you said,” said {@a}. And {@a} took off one blanket, and the other, and opened the window, just a crack.

In came a thin, cold little [us: draft | draught], and went right across the pillow.

“Aaah,” said {child}.

“Aaah,” said somebody outside.

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
somebody’s
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}
