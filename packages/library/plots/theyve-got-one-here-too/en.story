title: They’ve Got One Here Too
title: All the Way to Spain
title: Remarkable!
guest captain: Captain Tipple (she), Captain Pepper (she)
guest minder: Holly (she), Robyn (she)

% Who is in the boat with the child (@m): {adult}, else the elder, else {minder}, who looks after the child. One end of the rope is on the boat, the other on the post.

# all-aboard
“All aboard!” cried {captain}.

There on the park pond was a boat. It was a blue [us: rowboat | rowing boat] with a yellow stripe, and {child} had wanted to go in it since breakfast. {Child.He} {child.was} {age}. {Child.He} had {child.his} orange life jacket on, and so had {@m-first}.[elder & adult:  So had {elder}[elder2: , and {elder2} had two].][elder2 & !adult:  {Elder2} had two.][friend:  {Friend}[!friend.known: , {child’s} best friend,] sat right at the front, to be there first.][pet & !pet.dog:  {Pet} had stayed at home, not being a sailor.]

“Where would you like to go?” asked {captain}.

“Can we go to Spain?” asked {child}.

“Spain it is!” said the Captain, and she began to row[music: , and to sing {music}].

# that-man
Splish, splosh. Splish, splosh. She rowed until her cheeks went red[athlete: , as if {athlete} were watching].

On a bench by the water was a man with a moustache, eating an ice cream.

Splish, splosh. Splish, splosh.

{child} looked again. There was a bench. There was a man with a moustache.

“{captain},” said {child}, “there’s that man.”

The Captain shaded her eyes. “Remarkable!” she said. “They’ve got one here too!”

# that-crow
Splish, splosh. Splish, splosh.

“We must be in France by now,” she puffed.

{child} looked again. There was a [us: trash can | bin] with a crow on it. It was the same crow.

“We had that crow before,” said {child}.[pet.dog:  {Pet}[!pet.known:  the dog], under the seat, had barked at it both times.]

“Remarkable!” said {captain}. “They’ve got one here too!”

# tied-up
{child} turned right round on {child.his} seat. Behind the boat, a rope came out of the water. It went up to a post on the bank, and there it was tied in a knot.

“{captain}!” said {child}. “We’re tied up! We’re tied to the park!”

“Well, I never,” said the Captain. “I did think Spain was a long way off.”

# pop
She took hold of the rope and gave it a great big tug. And pop! The knot came undone. The boat shot out across the pond. {captain} sat down in the bottom with her boots in the air, and both her oars fell in the water and floated away.

Oh no!

Now the boat was going. It was going all by itself. Round it went, out to the very middle, where the water was dark. There was no splish. There was no splosh.

# which-country
“Are we lost?” said {child}.

“I’m afraid we are,” said {captain} in a small voice. “I have no idea which country this is.”

{child} sat very still, and {child.he} looked. There was a [us: trash can | bin]. There was a crow. There was a bench.

# moustache
“I know where we are!” said {child}. {Child.He} cupped {child.his} hands round {child.his} mouth. “HELLO! MAN WITH THE MOUSTACHE!”

The man looked up.

“WE’RE STUCK!” shouted {child}. “CATCH OUR ROPE!”

# the-rope
The rope was trailing in the water behind the boat. {child} pulled it in, hand over hand, all wet, and {@m} held {child.him} tight. Then {child} threw.

Plop. Too short.

[friend: “Again!” said {friend}.

]{Child.He} threw it again, with both {child.his} arms and all of {child.his} tummy[school: , harder than any ball {at school}].

Up went the rope, over the water, and the end of it came down smack on the ice cream.

“Got it!” said the man.

# the-park
He pulled. In they came, past the ducks, until the boat bumped softly on the bank. Bump. And there lay the oars. They had got there first.

{captain} climbed out on wobbly legs.

“Excuse me, sir,” she asked. “What do you call this place?”

“The park,” said the man.[city:  “{In city}.”]

“Remarkable!” said {captain}. “We’ve got one at home too!”

# in-a-row
She bought the man a new ice cream, because of the rope, and then she bought one for everybody. They all sat in a row on the bench: the Captain, the man with the moustache, [friend: {friend}, ][elder & adult: {elder.short}, ][elder2: {elder2}, ]and {@m}, and {child}. The boat rocked in front of them, tied up tight. The sun was low and gold.[sport:  Over on the grass they had stopped trying to {play sport}.] The crow came down from the [us: trash can | bin] and had the end of a cone.

# here-too
“Was it nice in Spain?” asked the man.

“Very nice,” said {child}. {Child.He} yawned. {Child.He} laid {child.his} head in {@ms} lap, and looked up, and there was {@ms} face, just where it always was.

“Remarkable,” said {child}. “They’ve got one here too.”

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @ms
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @m-first
{minder}, who looked after {child.him}
## if adult
{adult}
## if elder & !adult
{elder}
