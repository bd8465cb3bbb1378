title: You Used to Be Enormous
title: Mind Your Head
title: Everything’s Shrunk
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: whoever thinks they are little doesn’t look where they sit. The child has grown and won’t be told so, and has to be the one who tells.
% Whoever sits on the bench (@a) is a grandparent where one is ticked, else {adult}, else {minder}. The friend bakes, and goes up with the house.

# bonk
In the playground stood a little house with a red door, and there {child} and {friend}[!friend.known: , [friend: {child.his} best friend | from the next street],] had a café. {Friend} made buns out of sand[music: , and hummed {@song}, so that there would be music]. {child} was the waiter, and carried them out on a tray to {@first}, who sat on the bench, because grown-ups didn’t fit.[pet.dog:  Dogs weren’t allowed, because {pet}[!pet.known: , {child’s} dog,] had once eaten all the buns.][pet.cat:  Up on the roof sat {pet}[!pet.known: , {child’s} cat], washing a paw.]

Bonk.

“Mind your head,” said {@a}.

“The door’s shrunk,” said {child}, with bun all over {child.his} shoes.

“You’ve grown,” said {@a}.

“I haven’t!”

But on the way in it went bonk again. Now {child} had one lump on the forehead and another in the throat. If you’re too big for the door, you can’t be the waiter. You have to sit on the bench and say “Mm, lovely” about sand.[pet.other:  {Pet}, at home, had never grown out of a house.]

# the-usual
Then the bench gave a hop.

Round the corner came {a wish}, as big as a house. A real one, with stairs. Just {wish.part} would have filled a bus.

“{Wish.sound},” said {the wish}, and all the coffee blew out of the cup. “The usual, please. One small bun, by the window.”

{child} looked up, and up. Somebody did sit there every day, but that one would have gone into a [wish.size.tiny: teacup | shopping bag].

“Everything’s shrunk!” said {the wish}.

“That’s what I said!” said {child}.

“It’s got so cramped {wish.home}. And you, you poor thing! You used to be enormous. I came up to your [wish.size.tiny: shoelace | knee].”

# dont-tell
{The wish} thought {wish.he} was as little as ever, and if you think you’re little, you don’t look where you sit. {The wish} sat down on the slide, and after that it was a very flat slide.[age>=7:  Then {wish.he} leaned on a lamp post, and the lamp post lay down.

“How thin they’ve got,” said {the wish}.]

[age>=5: “Somebody ought to tell {wish.him},” said {@a}.

“Don’t!” whispered {child}. {Child.He} knew how that felt.]

# like-a-hat
“I’ll just go in as usual,” said {the wish}. {Wish.He} pushed {wish.his} head in under the doorstep and straightened up, quickly, the way you do when you’re little, and the house came too. It stood on top of {the wish} like a hat, with its red door and its curtains and {friend}.

“Where’s the house gone?” said {the wish}, and turned right round to look. The house turned right round as well. “Now there’s none of it left!”

“I can see all of [city: {city} | the town]!” called {friend}, out of the window.[school:  “I can see {school}!”][sport:  “I can see where people {play sport}!”][athlete:  Not even {athlete} had ever been as high as that without a ladder.][pet.cat:  On the roof {pet} had gone on to the next paw.]

Then the house slid a bit to one side[music: , and the music stopped].

“I’d like to come down now,” said {friend}.

[age>=5: “Stand still!” called {@a}.

“Me?” said {the wish}. “I’m not in anybody’s way.” And the house slid a bit more.]

# youve-grown
{child} ran and stood right in front of {wish.him}[pet.dog: , with {pet} barking beside {child.him}]. It had to be said, and it hurt to say it.

“It isn’t the house,” said {child}. “It’s you. You’ve grown.”

“I haven’t!” said {the wish}.

“That’s what I said,” said {child}. “But I have.” And {child.he} pointed to the lump.

{The wish} looked at it for a long time. “Does it show on me, too?”

“A bit,” said {child}.

“How big am I?”

“As big as a house,” said {child}. “You’ve got one on.”

{The wish} looked up, and there was the doorstep. “I didn’t mean to,” {wish.he} whispered, and trembled, so that the curtains trembled as well.

“Nor did I,” said {child}. “It happens at night. Lie down now. Slowly, like somebody big.”

# like-somebody-big
Now that {the wish} knew how big {wish.he} was, {wish.he} looked first. Then {wish.he} came down, as slowly as honey, until {friend} could walk out through the red door, on wobbly legs, with all the buns.

“So I can’t go in anywhere,” said {the wish}. “Not ever again.”

{child} thought about it. “You’re too big to go into a house,” {child.he} said. “But you’re big enough to be one.”

# just-as-high
{The wish} rose a little in front, just as high as a door, and the waiter walked in underneath, with a straight back. There was no bonk.[pet.dog:  {Pet} came in too. Nobody had said a word about dogs in this one.]

“I suppose I’d have to mind my head?” said {@a}, outside.

“No,” said {child}. “You fit, too.”

So {@a} came into the café, for the very first time[elder2: , with {elder2} close behind], and had a bun. “Mm, lovely.”

[age>=5: “The usual?” the waiter called up to {the wish}.

“No, thank you,” said {the wish}. “I think I’ve grown out of the small one.”

So {wish.he} got the sandpit.]

# to-be-on-the-safe-side
When it was time to go home, {the wish} stayed lying there, with the little house on. “{Wish.sound},” {wish.he} said, so carefully that only one leaf blew away.

“You used to be so little,” said {@a} on the way home.

“You used to be enormous,” said {child}.

{@A} had to think about that, all the way to the front door.[elder & adult:  {Adult} had left it open for them.] It was an ordinary door, with plenty of room. But {child} ducked, to be on the safe side.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}[elder2:  and {elder2}]

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @song
{music}
