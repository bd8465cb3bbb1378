title: Sir Bertram and the Squares
title: No Poking
title: Pancakes Thursdays
guest pet: Pepper (she), Smoky (he)

% CLANG is the visor. {pet} is the family’s cat, else a cat of the story’s own. Sir Bertram is very polite.

# in-the-hedge
On Saturday morning there was a knight in {child’s} hedge[city: , in the middle of {city}].

Only his legs were showing. {Pet}[!pet.known:  the cat] was sitting on one of his boots, washing {pet.his} ears.

“Are you all right in there?” said {child}.

“Perfectly,” said the hedge. “I sneezed. When I sneeze my visor falls shut, and then I walk into things.”

{child} pulled. Out came a long thin knight with a round shield and a droopy moustache. His face was covered in pink lumps.

“Sir Bertram,” he said, bowing. “I’m on a quest, and it’s going badly. Can you smell it?”

# waffles
{child} sniffed. Down from the hill behind the school came a smell, warm and sweet and buttery.

“Waffles,” {child.he} said.

“Waffles,” said Sir Bertram, and sneezed. It sounded like a drawer full of saucepans falling downstairs. CLANG went his visor.

# theyre-eating
{child} opened it for him, and he explained. A dragon had stolen the King’s portcullis, the big iron grid that comes down in front of the castle gate. Now anyone at all could walk into the castle, and mostly it was cows. The King had sent twelve knights to fetch it back. Not one had come home.

“Were they eaten?” said {child}.

“Worse,” said Sir Bertram. “They’re eating. It makes them waffles, and they can’t bear to leave. So the King sent the only knight who would never be tempted. I’m allergic.”

# the-squares
“Is it the eggs? There’s a boy [school: {at school} | in my class] who can’t have eggs.”

“Eggs are fine. Milk is fine. I have pancakes every Thursday[sport: , after {sport}].”

“But that’s the same batter!”

“So the royal doctor said,” said Sir Bertram, “until he showed me a chessboard.” He shuddered. “It’s the squares. A [us: dish towel | tea towel] I can manage, if I squint. But hot squares, steaming, all in rows … ah … ah …”

CLANG.

Somebody had to be there to open the visor. So {child} told [adult: {adult} | everyone at home] {child.he}’d be back for lunch, and {child.he} and {pet} went with him.

[elder: At the gate {elder} lent Sir Bertram a handkerchief for the journey. It was a checked one. CLANG! So [elder2: {elder2} found him | {elder.he} fetched him] a plain one instead.

][friend: At the corner they met {friend}[!friend.known: , {child’s} best friend]. {Friend.He} had smelled waffles from the far end of the street, and came too.

]
# one-or-two-each
At the top of the hill lay twelve knights with their armour undone and syrup in their beards. In the middle of them stood a dragon in an apron[music: , humming {music}]. It had laid the portcullis across two rocks. It poured on the batter, breathed out, and peeled off a waffle the size of a front door.

“Visitors!” cried the dragon. “And a cat! Sit down, sit down! One each or two?”

“We’ve come for the portcullis,” said {child}.

The dragon’s wings drooped. “But then I couldn’t cook,” it said. “And if I don’t cook, nobody comes. Before the waffles, people only came here to poke me.”

# the-biggest-sneeze
Sir Bertram bravely drew his sword. But just then the dragon turned round, and so did the waffle, with all its four hundred steaming squares.

CLANG!

It was the biggest sneeze yet. Sir Bertram walked into a tree. His shield flew off, rolled twice [us: around | round] the fire and fell over with its hollow side up, right on the hot coals.

# off-its-rock
{Pet} strolled across to the bowl of batter. {Pet.He} looked the dragon in the eye. And then, with one paw, in the way of cats, {pet.he} pushed the bowl off its rock.

Splosh, went the batter, into the shield. Sssss.

Everyone stared. The edges were turning gold. It was round, {child} saw. It was smooth. There wasn’t a square on it anywhere.

# is-that-a-pancake
“Breathe on it!” {child.he} said. “Gently. As if it was just one candle. Now … flip!”

The dragon flipped. Sir Bertram’s visor opened a crack.

“Is that a pancake?” he said.

He ate it. They waited. He didn’t sneeze. He ate six more, and one by one the pink lumps faded away.

“You can have the shield,” he told the dragon, with his mouth full. “I only ever use it when people are hitting me.”

[friend: {Friend} ate up what was left of the waffle, all three hundred and seventy squares. {Friend.He} did it behind the tree, so that nobody should have to look.]

# no-poking
So the dragon didn’t need the portcullis any more. The twelve knights had to carry it home, puffing all the way, which did them good[athlete: , even if none of them looked like {athlete}]. The King got rid of the cows, except for one that he’d grown fond of. And on the hill the dragon put up a sign: PANCAKES THURSDAYS. NO POKING.

# the-plain-side
That night, when [adult: {adult} tucked {child} in, {child.he} | {child} was tucked in, {child.he}] turned {child.his} [us: checkered | checked] blanket over to the plain side.

“Just in case he drops by,” {child.he} said.

{Pet} curled up at {child.his} feet, with batter on one whisker. Far away on the hill a small fire was glowing. {child} lay and listened for a clang.

There wasn’t one.
