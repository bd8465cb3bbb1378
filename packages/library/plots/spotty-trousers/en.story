title: [us: Spotty Pants | Spotty Trousers]
title: What Has It Got On?

% The grown-up (@a): {adult}, else the elder, else the grown-up.

# it-had-teeth
In the middle of the night {child} sat bolt upright in bed, and cried. It had been a bad dream, a really horrible one.

{@A} came, with bare feet and hair on end.

“It had teeth,” sobbed {child}.

“That sounds nasty,” said {@a}, and lifted {child} up on to a warm knee. “And what else did it have?”

“I don’t know. I ran.”

“Then let’s look again,” said {@a}. “I’ll hold on to you, all the time.”

So {child} shut {child.his} eyes. And {@a} held on.

# look-again
There it stood. It was big, and it was purple, and it had teeth like a fence.

“It’s there,” whispered {child}.

“What has it got on?” said {@a}.

{child} hadn’t thought to look. “Nothing.”

“What, nothing at all? Poor thing, it must be freezing,” said {@a}. “It’s your dream. What will you give it?”

“[us: Pants | Trousers],” said {child}.

And the moment {child.he} said it, it had [us: pants | trousers].

“What are they like?”

“Spotty.”

And they were spotty. The monster looked down at its legs. It hadn’t expected that.

“And what has it got on its feet?” said {@a}.

“Slippers,” {child.he} said. “With rabbits on.”

And there it stood in slippers, with a rabbit on each.

[athlete: “And a shirt that says {athlete},” said {child}. It had that too.

][elder: “And glasses like {elder.short’s}[elder2:  and {elder2.short’s}],” said {child}. Now it had [elder2: two pairs of glasses | glasses], and had to [us: squint | peer].

][school: “And a bag for {school}.” It had a bag.

]“And on its head?” said {@a}.

{child} thought hard. “A potty,” {child.he} said, and giggled.

And on its head it had a potty.

[friend: “{Friend} has got to hear about this,” said {child}.

][sport: “Now it’s trying to {play sport},” {child.he} said. “It isn’t going very well. It’s the slippers.”

][music: “Now it’s singing {@song},” {child.he} said. “With all its teeth.”

]
# it-roars
Then the monster opened its mouth, as wide as wide.

“RAAAAAH!” it went.

{child} grabbed hold of {@a}. “It’s roaring at me!”

“I’ve got you,” said {@a}. “Listen. What’s it saying?”

{child} didn’t want to listen. But {@a} was holding on. So {child.he} listened.

“RAAAAAH,” it went. “Waaaaah. Maaaaah. [us: Mommyyyyy | Mummyyyyy]!”

“It isn’t roaring,” said {child}. “It’s crying. It’s lost.”

It had gone into the wrong dream, and now it couldn’t find its [us: mommy | mummy]. It stood there in its spotty [us: pants | trousers], with the potty on its head, and big tears ran down between its teeth.

{child} knew what that felt like. {child.He} had once been lost in a shop.

“We’ll have to call her,” {child.he} said.

# call
In a dream you have to call very loudly indeed. {child} took the biggest breath that {child.he} could.

“[us: MOMMY | MUMMY]!” shouted {child}. “IT’S HERE!”

At first there was nothing. Then, far away in the dream, there was a noise.

Stomp. Stomp. Stomp.

And there she was. She was ever so much bigger, and she had ever so many more teeth. But {child} wasn’t a bit afraid. She had spotty [us: pants | trousers] on.

“There you are!” she said. “I’ve been in every dream in the street[city: . I’ve been all over {city}]! And what’s that on your head?”

“A potty,” said the little monster.

She put her head on one side.

“It suits you,” she said. “Now say thank you.”

“Th-thank you,” said the little monster. All those teeth got in the way.

# home
So they went home, claw in claw. Stomp, stomp, went the big feet. Flip, flop, went the slippers. And {child} waved until there was nothing left but the dark.

Then {child.he} opened {child.his} eyes.

“They’ve gone home,” {child.he} said.

“That’s good,” said {@a}, and dried {child.his} cheeks.[pet.dog:  {Pet} helped with that, with {pet.his} tongue.] “And are they warm enough?”

“Yes,” said {child}. “They’ve got [us: pants | trousers].”

# one-slipper
{@A} tucked {child} in, all the way round.[pet.cat:  {Pet} came and lay on {child.his} tummy, in case there should be any more of them.][pet.other:  In the corner {pet} had slept through it all.]

“And if it comes back?”

“Then I’ll say hello,” said {child}, and yawned. “And it can have a vest.”

{child.He} shut {child.his} eyes, and looked, just to see. It was quiet in the dream now. There was nobody there.

But there, in the dream, lay a slipper, with a rabbit on.

“It’s left a slipper,” mumbled {child}.

“It’ll be back for that,” whispered {@a}.

But {child} was already asleep. And in the dream {child.he} picked it up, and put it by the door, where nobody could miss it.

# @song
{music}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
