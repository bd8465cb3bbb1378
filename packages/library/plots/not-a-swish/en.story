title: Not a Swish
title: Hello, Said the Owl
title: Up Went the Onions
guest lady: Mrs Dutta (she), Mrs Quill (she)
guest man: Mr Prosser (he), Mr Tibbs (he)

% Refrain, always whole: Not a swish. Not a swoosh. Not a thing. The hellos are counted: the lady, the man, the child (and the friend).

# quiet
{child} wanted to see an owl.[friend:  So did {friend}[!friend.known: , {child.his} best friend].]

{child.He} sat on an upside-down bucket in {lady’s} [us: garden | allotment], with a bowl of beans in {child.his} lap. The sun was going down behind the shed.

“Owls like it quiet,” said {lady}.

So {child} was very quiet. {child.He} listened for wings.

Not a swish. Not a swoosh. Not a thing.

# aaah
“Hello,” said somebody.

“AAAH!” shouted {child}, and up went the beans.[friend: 

“AAAH!” shouted {friend}, and fell off {friend.his} bucket.]

“AAAH!” said the owl. He was sitting on the garden fork, as round and brown as a loaf. A bean came down on his head.

“Why did you say AAAH?” asked {child}.

“You said it first,” said the owl. “Everybody does. I say hello, and they say AAAH.[sport:  Once I said it to some people who had come to {play sport}, and they all ran home.]”

“You made me jump![athlete:  Even {athlete} would have jumped!] I didn’t hear you coming.[pet.dog / pet.cat:  {Pet} the [pet.dog: dog | cat] didn’t, either, and {pet.he} can hear a [us: cookie | biscuit] through a wall.][pet.other:  Even {pet} at home makes more noise than you.]”

“Nobody hears me,” said the owl. “It’s my feathers. They’re too soft. Watch.”

# up-went-the-onions
{man} was on the path with a barrow of onions. The owl flew over to him.

Not a swish. Not a swoosh. Not a thing.

“Hello.”

“AAAH!” shouted {man}, and up went the onions.

{lady} was carrying the watering can. The owl flew over to her.

Not a swish. Not a swoosh. Not a thing.

“Hello.”

“AAAH!” shouted {lady}, and up went the water.

It came down on {man}.

“Aaah,” said {man}.

# spoons
The owl came back to the fork. He turned his head right [us: around | round], until he had no face, only feathers.

“I just wanted one hello,” he said to the shed.

“You need a noise,” said {child}. {child.He} found two old spoons on a string, and the owl took the string in his beak.

Clink! Clank! Clink! Everybody heard him come.[music:  It was very nearly {music}.]

“Hewwo,” said the owl. Then he dropped the spoons. “I can’t hear! I can’t hear you, and I can’t hear my supper in the grass. An owl has to have quiet wings.”
## or
The owl came back to the fork. He turned his head right [us: around | round], until he had no face, only feathers.

“I just wanted one hello,” he said to the shed.

“You could walk,” said {child}. “Then they’ll hear your feet.”

So the owl walked. Flip, flap, flop went his big feathery feet, in between the cabbages.[music:  It was very nearly {music}.] Everybody heard him come. But they heard him for such a long time that {man} sat down to wait, and {lady} had a [us: cookie | biscuit].

Then he fell over a cabbage. “I can’t!” said the owl. “My feet are for sitting on. An owl has to fly, and his wings have to be quiet, or he gets no supper.”

# gone
He looked at his toes. “I’d better go where there’s nobody to frighten.”

And he went.

“Owl?” said {child}.

Not a swish. Not a swoosh. Not a thing.

# whoo-hoo
It was nearly dark[city: , and the lamps were coming on all over {city}]. {child} put {child.his} hands [us: around | round] {child.his} mouth[elder: , the way {elder}[elder2:  and {elder2}] had shown {child.him}].

“Whoo-hoo!” {child.he} called.

And far away by the hedge, somebody called back.

“Whoo-hoo!”

“I heard you!” shouted {child}. “Your wings are quiet, but you’re loud! Say whoo-hoo first! Then come[school: . {At school} we always knock.|!]”

They waited.

# hello-owl
“Whoo-hoo,” said the hedge.

{man} put down his barrow. {lady} put down her can. {child} held on to {child.his} bowl.

Not a swish. Not a swoosh. Not a thing.

“Hello,” said the owl.

“Hello,” said {child}.

[friend: “Hello,” said {friend}, and stayed on {friend.his} bucket.

]“Hello,” said {lady}.

“Hello, owl,” said {man}, and not one onion moved.

“[friend: Four | Three],” said the owl, and he shut his eyes, he was so pleased.

# only-a-yawn
[adult: Then {adult} came and carried {child} home, with {child.his} head on {adult’s} shoulder. | Then {man} wheeled {child} home in the barrow, in among the onions, with {lady} alongside.]

“Whoo-hoo,” said the owl behind them, softly.

“Whoo-hoo,” said {child}, softer still. “Aaah.” But that was only a yawn.

And the owl flew away over the dark gardens.

Not a swish. Not a swoosh. Not a thing.
