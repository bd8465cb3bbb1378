title: Was That a Rocket?
title: The Rocket in the Carrot Bed
title: It Tasted of Carrot
guest friend: Fergus (he), Maisie (she)

% {friend} is the family’s, else the child with the next vegetable patch. The rocket grows like a carrot, pointed end down. There is no earth on the moon, but there is moon.

# one-of-them
{child} had sown carrots, but one of them came up a rocket.

You couldn’t tell at first. It had green leaves on top, like the others. But when {child} put {child.his} ear to the ground, something was humming, a long way down.

“That’s a rocket,” said {friend}, [friend: {child.his} best friend, ]who had the vegetable patch next door. “They grow pointy end down, like carrots. You have to pull them up before you take off, or you go the wrong way.”

“How do you know?” said {child}.

“I didn’t pull mine,” said {friend}, “and I came up in Australia.”

# plop
{child} took hold of the leaves and pulled. {Child.He} pulled and pulled, and {friend} pulled {child}. Plop! Out it came, all orange, twice as tall as {friend}, with a little door in it. They turned it the right way up, and {child} got in, and {friend} climbed in behind.[pet.dog:  {Pet}[!pet.known:  the dog] stayed to guard the hole.][pet.cat:  {Pet}[!pet.known:  the cat] was already asleep in the hole.][pet.other:  {Pet} was left in charge of the other carrots.]

“Three, two, one,” said {child}.

And off they went. Lumps of mud fell off. The clouds went by, and the sky turned black and full of stars. It smelled of carrot.

# a-hare
They landed on the moon. It was grey and quiet and soft to walk on. {child} jumped, and the jump went on for ages.[athlete:  Not even {athlete} jumps like that.][sport:  It would take you all day to {play sport} up there.] {Child.He} had {child.his} water bottle on {child.his} back, and it sloshed very slowly.

Only one person lived on the moon, and that was a hare. It was white and as big as a horse, and it sat on a stone looking hungry.

“Hello,” said {child}.

“Hello,” said the hare. It was looking at the rocket.

{child} turned [us: around | round] to look at the earth. It was blue and round and small. {Child.He} looked for home[city:  in {city}], but it was hard to see.

Crunch, crunch, crunch, went something behind {child.him}.

“What’s that noise?” said {child}.

“Oh no,” said {friend}.

# crunch
The hare was eating the rocket. It ate the pointy end, it ate the door, and it ate the seats. Soon there was nothing left but the leaves, with a little orange lump underneath. The hare licked its whiskers.

“You’ve eaten our rocket!” cried {child}.

The hare was horrified. Its ears fell down.

“Was that a rocket?” it said. “It tasted of carrot.”

“That’s because it’s a carrot as well,” said {child}. “How do we get home now?”

The hare didn’t know. {friend} didn’t know. They sat on the stone, all three, and it was a long way to the earth.

# there-is-moon
{child} held the leaves, and felt the little lump. And then {child.he} thought of how it all began.

“It grew in earth,” {child.he} said. “Let’s plant it!”

“There’s no earth here,” said {friend}, and pointed. “The earth’s over there.”

“There’s moon,” said {child}.

{Child.He} dug in the soft grey moon with {child.his} hands. {Child.He} put the lump in and patted it down all [us: around | round], just like at home. Then {child.he} poured out all the water in the bottle, to the very last drop.

Nothing happened.

“What if it comes up in Australia?” said {friend}.

“You have to wait,” said {child}. “You always have to wait.[school:  It’s the same {at school}.]”

So they waited.[music:  {Friend} hummed {music}.] The hare held its big ears [us: around | round] them to keep them warm. {child} put {child.his} ear to the ground.

It was humming.

# longer
“Now,” said {child}.

{child} pulled the leaves. {friend} pulled {child}. The hare pulled {friend}, and the hare was strong. Plop, and there was the rocket, as orange as before, and a little bit longer.

The hare swallowed. It looked the other way.

“Wait,” said {child}, and broke off a sprig of the leaves, with a tiny orange lump at the bottom. “You can plant this one. Then you’ll always have carrots.”

The hare took it in both paws.

# not-one-pea
Then {child} turned the rocket towards the blue. Three, two, one. They landed in the middle of the carrot bed, so softly that not one pea woke up.

Evening came[elder: , and {elder}[elder2:  and {elder2}] peeled some perfectly ordinary carrots]. The moon came up over the fence, round and yellow. {child} looked at it for a long time.

Right at the edge, if you screwed up your eyes, something small and green was coming up.
