title: It’s Getting Warm in Here
title: Thank You, Said the Fire
title: The Other Fire
guest friend: Jonah (he), Tilly (she)
guest dragon: Desmond (he), Clement (he)

% The dragon talks through a pillow until POP, and with his mouth open where somebody is sitting on his tongue. The fire says “Thank you” politely, twice.
% One rule: first he breathes in, and then it is gone.

# as-a-shed
{Dragon} was a green dragon as big as a shed, and he lived behind one, at the bottom of {child’s} garden[city:  in {city}]. He was nearly seven, and he couldn’t breathe fire.

“Show us again,” said {friend}[!friend.known: , {child’s} best friend]. {Friend.He} had come straight from the pool, with an orange towel [us: around | round] {friend.his} neck, and {friend.he} held up a marshmallow on a stick.[pet.dog:  {Pet}[!pet.known:  the dog] would have liked the stick.][pet.cat:  Up on the shed lay {pet}[!pet.known:  the cat], who thought that he was cold for a dragon.][pet.other:  {Pet} had been left indoors, because of the sparks. So far there had been none.]

“First I breathe in,” said {dragon}. He always sounded as if he was talking through a pillow. “And then I …”

Gulp! The marshmallow was gone.

“You ate it,” said {friend}.

“I didn’t mean to,” said {dragon}. “It’s the breathing in. It happens every time.” And he practised every day[sport: , as hard as other people {play sport}].

# a-newt
[elder: “Any fire yet?” called {elder}, who was waiting with the kettle[elder2: , next to {elder2}].

“Not yet!” called {child}.

]At four o’clock[school: , after {school},] the inspector was coming. A dragon who is seven has to toast one marshmallow until it’s brown.

“What if you can’t?” asked {child}.

“Then I’m a newt,” said {dragon}, “and I have to live in the pond.” His lip shook. “I don’t like getting my tummy wet.”

# open-wide
{child} patted his nose. {Child.He} couldn’t think of anything. But {friend} took off the towel.

“I’ll be the fire,” {friend.he} said, and flapped it. “Open wide, {dragon}!”

{Friend.He} climbed in over the teeth and sat down on the tongue.

“Whatever you do,” said {child}, “don’t breathe in.”

# fire-please
At four the inspector landed on the lawn, bump. She was an old purple dragon with glasses.

“Name?” she said.

“Aah-ah,” said {dragon}. It’s hard to say your name with somebody sitting on your tongue.

“Fire, please,” said the inspector.

{Dragon} opened his mouth, and out flapped the towel.

“WHOOSH!” shouted {friend}.

The inspector wiped her glasses. “It’s a bit floppy,” she said.

“It’s a soft one,” said {child}.

“And does it toast?” The inspector held out a marshmallow on a long fork.

The fire put out a hand and took it. Munch, munch.

“Thank you,” said the fire.

“It talks,” said the inspector.

“It’s very well brought up,” said {child}.

# brown
The inspector held up another marshmallow. “I want this one back,” she said. “Brown.”

What now? {child} put {child.his} head in between the teeth. {Friend} wasn’t on the tongue any more. {Friend.He} had crept right to the back, to hide.

“{Child}!” {friend.he} called. “There’s something stuck in here! It’s big and white, and it’s … mmm. It’s marshmallow!”

It was all the marshmallows that {dragon} had ever breathed in. They had stuck together in one fat lump, like a cork in a bottle.

“No wonder the fire can’t get out!” said {child}. “Pull!”

# pop
{Friend} pulled. {Friend.He} took a bite and pulled again.

POP!

Deep down in {dragon} something rumbled.

“{Child}?” said {friend}. “It’s getting warm in here.”

Oh no! {Dragon’s} tummy glowed red. The fire was coming, the real one, and {friend} was sitting in the way.

“Come out!” shouted {child}.

“I can’t!” shouted {friend}. “I’m stuck to the lump!”

# foot-on-his-chin
Smoke came out of {dragon’s} ears. “Aah-ah!” he said, and that meant hurry up.

A corner of the towel hung down over the teeth. {child} grabbed it with both hands, put one foot against {dragon’s} chin, and pulled.[athlete:  Not even {athlete} could have pulled harder.]

Shloop! The towel came out. {Friend} came out. The lump came out, as big as a pillow, and they all rolled across the grass.

“NOW!” shouted {child}.

WHOOOOOSH!

The fire was as long as a bus. It went right past the inspector’s nose.

# the-other-fire
The inspector looked at her fork. “Brown,” she said, and ate it. “That’s a dragon.”

“I did it!” said {dragon}, and there was no pillow in his voice.

The inspector pointed at {friend}, who was white and sticky from top to toe. “And what’s that?”

“That’s the other fire,” said {child}.

“It’s gone out,” said the inspector kindly, and flew home.

# a-stick-each
In the summer evening they sat on the grass, with the lump in the middle and a stick each.[pet.dog:  {Pet} had one, too, to chew.][pet.cat:  {Pet} lay against {dragon’s} tummy, which was just right now.][pet.other:  {Pet} watched from the window.][music:  {Friend} hummed {@song}.]

[elder: “Any fire yet?” asked {elder.short}, and held out the kettle.

]“First I breathe in,” said {dragon}, and turned his head away to do it. “And then I …”

Whoosh, he went, softly, and {friend’s} marshmallow was brown.

Then the stars came out. {Dragon} laid his chin on the grass, and the other two leaned against his side, which was warm all through. {Friend} yawned. {child} spread the towel over {friend.him}.

“Thank you,” said the fire, almost asleep.

# @song
{music}
