title: Just What a Trap Would Say
title: The Fox in the Vaulting Box
title: One Shoe Each
guest friend: Tess (she), Rohan (he)

% The rule: the fox believes nobody. And you know a trap because it looks at you.

# you-just-say-that
{child} and {friend}[friend: , who were usually best friends,] hadn’t spoken since Tuesday, and now they had to put away the vaulting box in the gym[school:  at {school}] together. On Tuesday {child} had fallen over in front of the whole class, and {friend} had laughed. {Child.His} knee had stopped hurting by Wednesday. The laugh hadn’t.

“Sorry,” said {friend}, taking hold of one end. “I didn’t mean it.”

“You’re just saying that,” said {child}, and took hold of the other.

“Quite right,” said the box. “I wouldn’t believe it either.”

They dropped it. Two yellow eyes were shining in the hole for the hands, and a pointed nose stuck out underneath. There was a fox in the box.

# an-open-door
“You’ve come the wrong way,” said {child}, as soon as {child.he} could speak. “The door’s over there. It’s open.”

“So I see,” said the fox. “Wide open. Who would leave a door like that, if it wasn’t a trap?”

“It isn’t a trap.”

“That’s just what a trap would say.”

She had come in that morning because she smelled a sandwich, and then she had noticed how very open the door was.

“A fox never believes anybody,” she said. “There isn’t an honest soul in the whole of [city: {city}|this town]. My mother once believed a hen.”

“And?” said {friend}.

“It wasn’t a hen.”

“What was it, then?”

“We don’t talk about it in my family,” said the fox. “The way to tell a trap is that it looks at you. As you two are doing now.”

They tried to look at something else. It’s almost impossible when there’s a fox in a box.

# all-true
“At four the [us: janitor|caretaker] locks up until Monday,” said {child}. “It’s true.”

“There you are,” said the fox. “Exact times. That’s traps all over.”

{friend} put half a sandwich on the floor.

“Poisoned,” said the fox.

So {friend} took a bite of it.

“Oh, clever,” said the fox.

[pet.dog: “My dog, {pet}, always believes me,” said {child}.

“That’s what’s wrong with dogs,” said the fox.

][pet.cat: “My cat, {pet}, always believes me,” said {child}.

“No cat ever did,” said the fox.

][pet.other: “{Pet}, at home, always believes me,” said {child}.

“And which of you is in the cage?” said the fox.

][elder: “{Elder} says foxes are wise,” said {child}.

“Flattery,” said the fox.

[elder2: “{Elder2} says they smell.”

“That I believe,” said the fox.

]][athlete: “I swear by {athlete},” said {friend}.

“You’ve made that name up,” said the fox.

][music: They hummed {music}, to calm her down.

“A decoy,” said the fox.

][sport: “We could {play sport} for a bit and pretend you’re not here,” said {friend}.

“Pretend,” said the fox. “Well, thank you for admitting it.”

]“It’s no good,” said {friend}. “The truer it is, the worse it gets.”

# the-cubs
Then they heard small, thin cries outside. They came from the bushes beyond the [us: soccer field|football pitch].

The fox shot up so fast that the lid lifted. “My cubs,” she said. She put one paw on the floor. Then she drew it in again. “If it is them. You might have recorded them.”

“We haven’t!” said {child}.

“That’s just what …” the fox began, but she hadn’t the strength for the rest. She was trembling. “Suppose it’s true,” she whispered. “That’s the worst of never believing anybody. When something really is true, you don’t believe that either. You just go on sitting there.”

{child} didn’t know what to say. {friend} had said sorry, and {child.he} hadn’t believed that either. {child} had been sitting in a kind of box too, ever since Tuesday.

Far off down the corridor there was a rattle of keys.

# back-to-back
“We’re looking at her,” {child} said suddenly. “And that’s what traps do.”

They sat down back to back on the floor and shut their eyes, both of them.

“Nobody’s looking now,” said {child}.

“That’s just what a trap would say,” came the voice from the box. But it came more slowly.

The keys rattled nearer.

“You’re peeping,” whispered {child}.

“I’m not,” whispered {friend}.

“You’re just saying that.”

And then {child} heard it. That was just how the fox talked. There was only one way to find out if {friend} was peeping, and that was to peep. But if {child.he} looked, the fox would never come out. {child} sat in the dark and felt {friend’s} back against {child.his} own. It was warm, and it kept perfectly still. {child} would have known that back anywhere.

{child} screwed up {child.his} eyes and leaned back, with all {child.his} weight. “I believe you,” {child.he} said.

“What about?”

“All of it. Tuesday, too.”

Then there were claws on the floor. They stopped close by. Somebody breathed warmly on {child’s} hand, and something long and soft went across {child.his} cheek, like a scarf on its way somewhere. There was a tug at {child.his} foot. {child} didn’t look.

And then the claws ran, faster and faster, out through the door.

# one-shoe-each
When they opened their eyes, {child} had one shoe. {friend} had one as well.

“I thought she trusted us,” said {friend}.

“She does,” said {child}. “But nobody can run after her in one shoe.”

The [us: janitor|caretaker] came in with his keys. “Did you see anything run past?” he asked.

“No,” they both said, and it was perfectly true.

Through the window they could see her on the [us: soccer field|football pitch], with two shoes in her mouth and three cubs hanging on to her tail. They laughed until they had to hold each other up, and this time it was a laugh that didn’t hurt anyone.

They hobbled home arm in arm, with one shoe each.[adult:  “A fox took it,” {child} told {adult}. “That’s just what a person with one shoe would say,” said {adult}.]

# not-looking
On Monday the shoes were standing on the steps of the gym, neatly, side by side, and only slightly chewed.

{friend} stopped. “It might be a trap,” {friend.he} said.

“You’re just saying that,” said {child}, and put [child.name: the shoe on|{child.his} foot in].
