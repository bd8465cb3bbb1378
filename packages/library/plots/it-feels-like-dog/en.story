title: One More Dog
title: The Troll Who Had Been Cold for a Thousand Years
title: It Feels Like Dog
guest pet: Gus (he), Mabel (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever calls from the cottage is the grandparent, else {adult}, else {minder}. “One more dog” is said as you ask for one more bun, until the troll takes his step. The last sentence is said quietly.
% One rule: a dog that lies in the sun gets full of it, and then it can be carried in.

# as-a-loaf
On the hill above the summer cottage[city:  outside {city}] there was a big stone, and beside it lay {pet}[!pet.known: , {child’s} dog]. {Pet.He} lay there every afternoon, until the sun had made {pet.him} as warm as a loaf. Then {pet.he} went into the cave behind it to cool down.

{child} sat up on the stone with a sandwich.[friend:  {Friend}[!friend.known: , {child’s} best friend,] was further down, collecting stones. So far they were all granite.]

But this time somebody in the cave screamed.

“TAKE IT AWAY!”

# something-in-him
{child} rushed in. At the very back sat a troll as big as a tractor. On his feet lay {pet}.

“{Pet} doesn’t bite,” said {child}.

“There’s something in that dog,” whispered the troll. “Something warm!”

“It’s only sun,” said {child}. “{Pet} was lying in it.”

“SUN?” The troll pulled up his feet so fast that {pet} rolled off. “You’ve let in the SUN?”

# looking-for-me
“Are you afraid of it?”

“It’s looking for me,” said the troll. “Every morning it comes up behind the mountain and starts. It looks behind every tree. In the evening it gives up, but it always comes back.”

“It isn’t looking,” said {child}. “It’s only shining.[school:  We’ve done it {at school}.]”

“What on?”

“Everything.”

“Exactly,” said the troll. “It’s looking.”

# a-toe
{Pet} lay down on his feet again. {Pet.He} always lay on somebody’s feet. After a while a toe moved.

“That,” said the troll. “That goes in. What is it?”

“That’s being warm,” said {child}.

The troll had never been warm. He had lived in that mountain for a thousand years, and been cold in every one. He sat still until {pet} had cooled down.

“The dog’s finished,” he said sadly.

“We can fill it up again,” said {child}.

# one-more-dog
So {pet} went out and lay in the sun. Then {child} whistled[music:  {@song}], and in {pet.he} came, warm as a loaf, and lay on the other foot.

“One more dog,” said the troll.

They did his hands. They did his knees, which had creaked since the Middle Ages, and now they stopped.[sport:  “I could {play sport} with these,” said the troll.]

# my-aunt
“Couldn’t you go out yourself?” said {child}. “There’s lots of it out there.”

“My aunt went out,” said the troll. “She was only going to see if it had gone. She’s still there, outside the door.”

{child} looked at the stone. It did have a sort of nose.

“I’ve been eating sandwiches on her,” {child.he} said. “Sorry.”

“One more dog,” said the troll.

# under-the-stone
{child} whistled. No dog came. {Child.He} whistled again, and heard a whimper, deep down.

{Child.He} ran out[athlete: , faster than {athlete}]. {Pet} had dug for a mouse under the stone, and the stone had tipped over the hole like a lid. All you could see was a nose.

“{Pet}!” {child} pushed with both hands. The stone didn’t move. {Child.He} felt so frightened that it hurt to breathe. Only a troll could lift that.[friend:  {Friend} came running and pushed as well, but it was no use.]

# one-step-more
{child} ran back in. “You’ve got to lift your aunt!”

“This evening?” said the troll.

“Now! {Pet} is stuck!”

The troll looked at his feet. They were still warm.

He put one hand over his eyes, and {child} led him out by a finger of the other. Where the shadow stopped, the troll stopped too.

“Is this where it starts?” he whispered.

“Yes. One more step.”

“One more dog,” muttered the troll, and took it.

# lift
He went stiff from top to toe. Now he’s turning to stone, thought {child}.

“LIFT!”

The troll felt about, got hold of his aunt, and lifted. Up shot {pet}, all sandy, and lay down on his feet.

# no-dog-there
“Now it’s in the dog again,” said the troll, behind his hand. “I can feel it.”

“What can you feel on your back?” said {child}.

“There’s no dog on my back.”

“No,” said {child}.

The troll felt, for a long time.

“It feels like dog,” he said. “It feels like dog ALL OVER!”

# only-a-stone
He took his hand away from his eyes. He was as soft as ever. Then he knocked on the thing under his arm.

“This is just a stone,” he said.

[friend: “Granite,” said {friend}.

]“So where’s your aunt?” said {child}.

“She said she was going out in the sun. I expect she’s lying in it somewhere, wondering what’s keeping me.”

# where-is-it-going
They all lay in the grass until the sun began to sink. The troll sat up.

“Where’s it going?”

“Only down.”

“But will it …” The troll swallowed. “Will it come back?”

“Yes,” said {child}. “It always comes back.”

# a-little-left
Down at the cottage {@first} called that dinner was ready.[elder2:  {Elder2} had already started.] The troll stood in the mouth of the cave, and it was a long time till morning.

“One more dog?” he said.

And he got one.

After dinner {child} sat on the step in the dark. Up on the hill somebody was snoring. {Pet} lay down on {child.his} feet. {child} yawned, and put a hand in {pet’s} fur.

There was still a little left.

# @song
{music}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}
