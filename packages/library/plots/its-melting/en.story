title: It’s Melting
title: The Usual Place
title: Lick, Shudder, Mint
guest friend: Poppy (she), Jonah (he)
guest sailor: Tilly (she), Orla (she)
guest seller: Geoff (he), Trevor (he)

% Everybody says that it is melting. {friend} is the family’s own or {friend}; only {friend} will be in another class. “There you are” is planned as one thing and said as another.

# two-cones
“It’s melting,” said {seller} in the ice cream kiosk.

“I can see that,” said {child}.

{Child.He} {child.was} standing at the hatch with a cone in each hand. The green one was mint, and that was {child.his} own. The black one was {@liq}, the salty sort, and it was for {friend}. {Friend}[friend & !friend.known: , {child.his} best friend,] should have been here at two o’clock, at the usual place. It was now twenty past, and there was no point in ringing, because on Sunday {friend’s} phone had come along for a swim.

“I’m only saying,” said {seller}.

# says-this-and-that
{child} knew perfectly well where {friend} would be. On the sailing jetty, with {sailor}. All summer long it had been {sailor} says this and {sailor} says that[sport: , even when they were supposed to {play sport}]. [friend: And soon the summer would be over, and [school: {school}|school] would start again, and how things were going to be then | And in September {child} and {friend} were going to be in different classes[school:  {at school}], and that] was something they had never talked about at all.

But this ice cream had taken the very last of {child’s} money[elder: , the last of what had come from {elder}[elder2:  and {elder2}]]. So {friend} was going to get it. {child} was going to walk over to the jetty, hold out the cone, say “There you are” in a voice like a door slamming, and walk away again.

It was a good plan, with only one thing wrong with it. A black drop was running down over {child.his} thumb.

# lick-shudder-mint
You can’t turn up with half an ice cream and be angry. It only makes you look careless. It has to be whole, and it has to be round. There was nothing for it but to lick.

{child} hated {@liq}. It tasted like a bicycle chain. {Child.He} licked all the way round the scoop, shuddered, had a bit of mint in order to stay alive, and set off.[pet.dog:  Behind {child.him} came {pet}[!pet.known: , {child.his} dog,] looking into every drop.]

“It’s melting!” called a man who was painting a boat.

“I know!”

Lick, shudder, mint.

“Sweetheart, it’s …” said a lady [city: from {city}|in a sun hat].

“YES!”

Outside the smokehouse sat a small boy on a tricycle.[pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was there too, in the company of a herring, pretending not to know anybody.] He looked at {child} for a long time.

“Your whole face is black,” he said.

“I’m angry.”

“Oh,” said the boy. “It’s melting.”

# only-just-left
By the time {child} got there the mint was all gone, but the scoop of {@liq} was very nearly whole. And on the jetty there was no {friend}. There was only {sailor}, coiling up a rope, in a life jacket that was too big for her. She was a lot smaller than {child} had imagined.

“You’ve just missed {friend},” said {sailor}. “Stood here for ages, waiting for someone.”

“Who for?”

“Don’t know. Someone who likes mint. Bought two ice creams at the boatyard shop and ate one. And after that it was up and down, up and down, licking the mint one as if it was deadly poison. I said it was melting, and {friend} nearly bit my head off.”

{child} stood quite still.

“Why here, though?”

“Because it’s the usual place,” said {sailor}. “I got told that about ten times.”

# never-had-to-say
The jetty was where they always swam. The kiosk was where they always got their ice creams. They had run from the one to the other for more summers than you could count, and always the two of them together. And when you’re running together you never have to say where to.

{child} ran[athlete:  like {athlete}].

{Child.He} shouldn’t have.

# plop
Halfway along the quay the scoop of {@liq} leaned over to one side, leaned a little further, and let go. Plop. It sank among the seaweed like a small black moon.

{child} stood there with an empty cone. It was only ice cream. It was even the kind of ice cream that {child.he} couldn’t stand. But {child.he} had carried it all that way, and now {child.he} had nothing to bring.[pet.other:  Even {pet} at home got brought a lettuce leaf.]

# there-you-are
In front of the kiosk stood {friend}, holding the last of a mint ice cream, and the green had run all the way down to {friend.his} elbow.

“There you are!” they said, both at once, and it didn’t sound kind from either side.

“The usual place is the kiosk!” said {child}.

“It’s the jetty! It’s ALWAYS been the jetty!”

“If you mean the jetty, you say the jetty!”

“If you mean the kiosk, you say the kiosk!”

{seller} slid the hatch shut[music: , in the middle of {music} on the radio,] until there was only a crack left.

“I thought you were with {sailor},” said {child}. It just slipped out.

“{sailor}’s nine! She talks about knots!” {Friend} took a breath. “I thought you’d stopped caring. Because [friend: the summer’s nearly over anyway|we’re going to be in different classes anyway].”

Neither of them said anything. A gull walked past.

# tongues
{Friend} looked at the empty cone in {child’s} hand.

“Was that {@liq}?” {friend.he} asked, in a lower voice. “For me? Where is it?”

“In the harbour,” said {child}. “But some of it’s here.”

And {child.he} stuck out {child.his} tongue, as far as it would go. It was as black as a tyre.

{Friend} looked at it for a long time.

“You hate {@liq},” {friend.he} said.

“Mm.”

“Did you lick it the whole way?”

“It was melting!”

Then {friend} stuck out another one. It was as green as a frog.

“It’s like toothpaste,” said {friend}, “only you’re not allowed to spit.”

They began to laugh at more or less the same moment, so that {child} had to hold on to the [us: trash can | litter bin], and {seller} opened the hatch again to see what had happened.

# just-as-far
Afterwards they walked along the quay until it was just as far to the kiosk as it was to the jetty. An old rowing boat was lying there upside down. They had never taken any notice of it before.

“Here,” said {friend}.

“The usual place,” said {child}.

They sat down on it. It was warm from the sun.

“We’ll have to measure out another one in September,” said {friend}. “Halfway between [friend: you and me|your classroom and mine].”

“It’s bound to be a broom cupboard,” said {child}.

“I don’t mind.”

At the very bottom of {friend’s} cone there was one last bit of mint, and {friend.he} had been saving it, even though {friend.his} whole arm was sticky.

“It’s melting,” said {friend}, and held it out.

# @liq
liquorice
## if us
licorice
