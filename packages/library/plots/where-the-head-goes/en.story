title: Where Does the Head Go?
title: No, No, No!
title: No More Holes
guest sitter: Maggie (she), Joan (she)

% @a: {adult}, or else the grandparent, or else the babysitter, by name each time. What is ticked stands in three places: the pyjamas (the
% grandparent), the great big hole (pet, sport), and what isn’t there in the dark (all the rest).

# all-by-self
It was time for bed, and {child} was putting on {child.his} [us: pajamas | pyjamas]. The top was stripy, and {child.he} could put it on with no help at all.[elder & adult:  It came from {elder}[elder2:  and {elder2}].][elder2 & !adult:  It came from {elder2}.]

Arms up! Top down!

But what was this? It had gone all dark.

“Where’s {child}?” said {@first}.

“In here!” said {child}. “I can’t get out!”

# long-and-narrow
{child} felt about. There was a hole! {Child.He} peeped in. It was a long, thin hole, and there at the far end stood {@a}, ever so tiny.

“That’s the sleeve,” said {@a}.

No, no, no! That’s not where the head goes!

# only-the-nose
There was another hole! {child} popped {child.his} nose in. The nose fitted. But the ears didn’t. It was the other sleeve.

No, no, no! That’s not where the head goes!

# ten-toes
There was another hole! A great big one! [sport: You could have gone in there to {play sport}! ]{child} looked down. There was a tummy. There were ten toes.[pet.dog:  There was {pet}[!pet.known:  the dog], looking up.][pet.cat:  There was {pet}[!pet.known:  the cat], looking up.][pet.other:  There was no {pet}.]

No, no, no! That’s not where the head goes!

# hello-again
There was another hole! It was a long, thin hole, and there at the far end stood {@a}, ever so tiny.

“Hello again,” said {@a}.

It was the very same sleeve!

No, no, no! That’s not where the head goes!

# no-more-holes
{child} turned [us: around | round] one way. {Child.He} turned [us: around | round] the other way. Nothing but stripes! Nothing but dark! [friend: There was no {friend}[!friend.known: , {child.his} best friend]. ][school: There was no {school}. ][city: There was no {city}. ][athlete: There was no {athlete}. ][music: There was no {music}. ]

“Help!” {child.he} called. “I’ve run out of holes!”

“Shall I help you?” said {@a}.

“No,” {child.he} said. “All by myself.”

# hello-fingers
{child} stood quite still. Up went {child.his} hand, up and up, as high as it would go. And there was air up there! Out came the fingers, and they waved.

“Hello, fingers,” said {@a}.

{Child.He} wriggled up after the fingers. First came {child.his} hair. Then came {child.his} forehead. Then came … pop!

“[us: Peekaboo | Peepo],” {child.he} said.

# there-it-goes
“There you are,” said {@a}, and laughed. And now {@a} wasn’t tiny any more. Then each hand was given a sleeve of its own.

And now the [us: pajamas | pyjamas] were in the bed, and {child} was in the [us: pajamas | pyjamas]. {@A} pulled up the covers, over the tummy and over all ten toes. {child} laid {child.his} head on the pillow. It was soft and cool.

Yes, yes, yes. That’s where the head goes.

# @first
{sitter}, who was babysitting
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{sitter}
## if adult
{adult}
## if elder & !adult
{elder.short}
