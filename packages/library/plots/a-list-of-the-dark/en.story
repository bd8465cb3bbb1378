title: What Was in the Dark
title: A List of the Dark
guest friend: Winnie (she), Jonah (he)
guest elder: Constance (she), Mortimer (he)
guest minder: Rodney (he), Clive (he)

% Hhhhhrrrrr … pff: a snore, for whoever reads to do. The one on the landing is {adult}, or {minder}, who has the attic room.

# which-bit
{child} wasn’t afraid of spiders or of the deep end[sport: , or of anybody at {sport}]. But when {@who} turned off the lamp and the dark came in[city:  from all over {city}], {child’s} tummy went cold, all the way down to the knees.

“What is it you’re afraid of?” asked {friend}. {Friend.He} {friend.was} {child’s} best friend and was sleeping over, on the squeaky [us: cot | camp bed], and {friend.he} liked to know things properly.

“The dark,” said {child}, from under the [us: covers | duvet].

“Yes, but which bit?”

{child} thought. “I don’t know,” {child.he} said. “That’s the worst part. I don’t know what’s in it.”

# one-thing-at-a-time
The door opened a crack, and there {@elder} with the hot-water bottles. {Elder.He} was staying too, and {elder.he}’d heard.

“Well, that’s easily put right,” said {elder}. “Once, for a whole winter, I worked in the [us: lost-and-found | lost property office] at the station. Every evening there was a great heap of I-don’t-know-what on the floor. Horrible, it looked. So what do you think I did?”

“Ran away?” said {child}.

“I made a list,” said {elder}. “One thing at a time. There’s nothing in the world so horrible once you’ve written it on a list.”

{Elder.He} fetched a clipboard and a [us: flashlight | torch]. {Friend} took the clipboard, because {friend.he} had the best handwriting[school:  {at school}]. {Elder} sat down on the end of the bed with the [us: flashlight | torch]. And {child}, because it was {child.his} dark, was in charge.

# no-head
“There,” {child.he} whispered. “By the [us: closet | wardrobe]. There’s a tall thin man with no head.”

“[us: Flashlight | Torch], please,” said {friend}.

Click.

“One [us: bathrobe | dressing gown][elder2: , from {elder2}],” said {friend}, and {friend.he} wrote it down. “It does look a bit like a man,” {friend.he} added kindly.

# quite-old
“And on the shelf there’s something with horns.”

Click. “One rabbit. Ears up.”

[pet.dog: “And there’s something on the rug, with eyes.”

Click. “One {pet}. Wagging.”

][pet.cat: “And there are two green lights on the windowsill.”

Click. “One {pet}. Washing.”

][pet.other: “And there’s something in the corner that never says anything.”

Click. “One {pet}. Wide awake.”

][athlete: “And somebody’s standing on the wall.”

Click. “One poster. That’s only {athlete}.”

]“And under the chair,” said {child}, sitting up now, “there’s a flat thing, with a mouth.”

Click. “Ugh,” said {friend}. “One slipper. One piece of toast. Quite old.”

“We had that at the station,” said {elder}. “More toast than you’d believe.”

{child} laughed. The list went all the way down the page, and the dark got smaller and smaller, until there was hardly any of it left that {child} didn’t know by name.

# the-real-one
And then they heard it.

Hhhhhrrrrr … pff.

{Friend} stopped writing. {child’s} tummy went cold again.

Hhhhhrrrrr … pff.

“I hear it every night,” {child} whispered. “That’s the real one. It’s outside the door.”

{Elder} shone the [us: flashlight | torch] at the door, but a [us: flashlight | torch] can’t see through wood. {Friend} held out {friend.his} hand. “I’ll come with you,” {friend.he} said. “But you’d better do the handle. It’s your dark.”

# six-steps
{child} looked at {elder}. {Elder.He} didn’t say, “Don’t be silly,” and {elder.he} didn’t say, “Be brave.” {Elder.He} just held the clipboard, ready.

So {child} got out of bed. {Child.He} walked past the [us: bathrobe | dressing gown], and {child.he} walked past the slipper, hand in hand with {friend}.[pet.dog:  {Pet} came behind, with {pet.his} tail quite still.][pet.cat:  {Pet} came behind, as if {pet.he} just happened to be going that way.][pet.other:  {Pet} kept quite still, and watched.] It was six steps to the door. {child} counted them. And {child.he} turned the handle and pulled.

Hhhhhrrrrr … pff.

# on-the-landing
There on the landing, on the floor, back against the wall and mouth wide open, sat {@a}. {@He} was fast asleep. One slipper had fallen off.

“Why’s {@he} out here?” whispered {child}.

“{@He} does it every night,” said {elder} softly. “{@He} sits there till you’ve dropped off. Only {@he}’s always so tired that {@he} drops off first.”

{child} stood and looked. All those nights {child.he}’d been lying there listening to the most frightening thing in the dark. And all those nights it had been {@a}.

# checked
{child} went back – six steps, all by {child.himself}, without the [us: flashlight | torch] – and {child.he} fetched {child.his} blanket[elder2: , the good one from {elder2}], and tucked it [us: around | round] {@as} knees.

{@A} opened one eye. “Hello,” {@he} mumbled. “Are you all right? Is it the dark?”

“It’s fine,” said {child}. “We’ve checked it.”

# the-last-thing
Then {child.he} got back into bed. {Friend} got into the [us: cot | camp bed], squeak, squeak. {Elder} turned off the [us: flashlight | torch][music: , hummed a bit of {music}] and tucked them both in. But before {elder.he} went, {child} asked for the clipboard, and at the very bottom, in the dark, in big crooked letters {child.he} couldn’t even see, {child.he} wrote the last thing on the list.

“One {@one}.”

Hhhhhrrrrr … pff, said the dark.

“Goodnight,” said {child}.

# @who
{minder}, who had the attic room and always said goodnight,
## if adult
{adult}

# @elder
was old {elder}, a friend of the family,
## if elder
was {elder}

# @a
{minder}
## if adult
{adult}

# @as
{minder’s}
## if adult
{adult’s}

# @one
{minder}
## if adult
{adult}

# @he
{minder.he}
## if adult
{adult.he}
