title: On the Other Side for Now
title: Hard as Roof Tiles
title: The Boat to Norway
guest ester: Queenie (she), Edie (she)

% {ester} says f for s when her teeth are gone. “Chew on the other side for now” is said by her, then by the child, and done at the end.

# every-way-but-out
{child’s} loose tooth was the last milk tooth {child.he} had. You could push it with your tongue every way but out.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had suggested a thread and a door.]

“Pull it, then,” said {ester}.

“It hurts.”

“Chew on the other side for now.”

{ester} was eighty-four and lived next door[city: , and had never lived anywhere but {city}]. Every Wednesday, when {child} finished early[school:  {at school}], they sat in her kitchen and ate ginger snaps[pet.dog: , with {Pet}[!pet.known:  the dog] under the table to see to the crumbs][pet.cat: , while {Pet}[!pet.known:  the cat] waited on the step]. {ester’s} ginger snaps were home-made and as hard as roof tiles. They ate them dry. {ester} was firm about that. If you dunk, she said, you’ve given up.[elder:  {Elder}[elder2:  and {elder2}] had once asked for the recipe, and then hadn’t dared use it.][pet.other:  Even {pet} hadn’t wanted one.]

# the-yellow-one
But {ester} only chewed on one side too, {child} noticed.

“What’s up with yours, then?”

{ester} looked out of the window.

“It’s loose,” she said.

{child} hadn’t known that old people could have loose teeth. But {ester} pulled her lip down with one finger and there it was: one yellow tooth in a row of white ones.

“The white ones are plastic,” said {ester}. “The whole row hangs on the yellow one. It’s the last that’s mine. The dentist wants it out on Monday. Well, he’s not having it.”

“Let him. I’d give mine away today if I could.”

“I dare say. You’re getting a new one.”

“So are you.”

“Another plastic one.”

“Plastic lasts.”

# fish-fingers
“The yellow one has lasted seventy-seven years,” said {ester}. “It was at my wedding. It’s had breakfast on the boat to Norway. What’s yours ever done?”

{child} thought.

“[us: Fish sticks | Fish fingers],” {child.he} said.

“I rest my case.”

“But it’s only a tooth! It doesn’t remember anything. I think you’re just scared.”

“And who’s been wiggling theirs for five weeks?”

“I’m {age}. I’m allowed to be scared.”

“I’m eighty-four. You’re allowed again.”

They glared at each other and chewed, {child} on the left and {ester} on the right[music: , while the radio played {music}]. The whole kitchen crunched. It was about the best sound of the week, {child} thought[sport: , better even than getting to {play sport}], but you didn’t say things like that to {ester}.

# only-a-crack
The next Wednesday {ester} opened the door only a crack.

“No ginger fnapf today,” she said behind her hand.

“Why not?”

“I haven’t baked.”

But it smelled of baking. {child} could tell, ginger right out on the step. And {ester} sounded funny.

“You’ve been to the dentist,” said {child}.

The crack got narrower.

“You can come when I get my new teeth,” said {ester}. “In fix weekf.”

“Six weeks?”

“That’f what I faid.”

And she shut the door.

# the-letter-box
{child} didn’t go. That was six Wednesdays with no crunch. It was as if somebody had pulled them out, one by one. {Child.He} wiggled {child.his} own tooth back and forth. Then {child.he} rang again.

“I don’t have to look at you,” {child.he} said through the [us: mail slot | letter box]. “I can sit with my back to you.”

Nothing. Then the lock clicked.

{child} sat down at the kitchen table with {child.his} back to the room[pet.dog: , and {pet} lay down under it and hoped]. Behind {child.him} {ester} was making tea. On the table were the ginger snaps, in rows on their plate, and not one was missing.

# no-other-side
“Haven’t you had any?”

“I can’t. They’re too hard.”

“Chew on the other side for now,” said {child}, because that was what they always said.

Behind {child.him} the teaspoon stopped.

“There is no other side,” said {ester} slowly, so that each s came out right. “It all hung on the yellow one.”

She didn’t say it angrily. She said it quietly, and that was much worse. {child} turned [us: around | round], promise or no promise. There stood {ester} with the teapot, and her mouth had sunk in a bit, so that the whole of her looked smaller.

# i-dip
{child} didn’t know what to say. So {child.he} did something instead. {Child.He} took a ginger snap and held it down in {ester’s} tea.

“We don’t dunk,” said {ester}.

“No. You don’t. It’s me that’s dunking.”

{child} held it there till it was soft all through and nearly gone, and put it on {ester’s} plate with a spoon beside it.

“Eat it before it’s porridge.”

# the-hardest-one
{ester} sat down. She took a spoonful. She took another.

“It taftef juft the fame,” she said, surprised. But then she put down the spoon. “It doefn’t fnap, though.”

“I’ll do that,” said {child}. “I’ll be your other side for now.”

{child} took the hardest one on the plate, the one that was black at the edge. {Child.He} put it in on the side that hurt, because {ester} had no good side at all, and fair’s fair. And {child.he} bit[athlete: , the way {athlete} bites a medal].

The crunch filled the kitchen. And then there was a snap, and it wasn’t the ginger.

“Oh,” said {child}.

{Child.He} put a hand to {child.his} mouth. There among the crumbs lay a small white tooth. It had hardly hurt. It tasted of iron, and all at once there was a great deal of room in there.

# into-each-other
{ester} stared at the tooth. Then she stared at {child}.

“Let’f fee,” she said.

{child} opened wide. Then {ester} opened wide as well, for the first time all afternoon, and they sat there at the kitchen table with a hole each and looked into one another.

“You look lovely,” said {ester}.

“Fo do you. But you do fay the fillieft thingf,” said {child}, and {ester} laughed until she had to wipe her eyes on the dishcloth.

# enough-for-two
They put the tooth in an egg cup. {ester’s} yellow one was there already, big, in a bit of [us: cotton | cotton wool]. The little white one lay close up against it.

“Then yours can hear about the boat to Norway,” said {ester}.

“And yours about [us: fish sticks | fish fingers].”

Outside it was getting dark. {ester} poured more tea for them both. {child} dunked one ginger snap for {ester} and had a dry one {child.himself}, and crunched it slowly, so that there would be enough for two.
