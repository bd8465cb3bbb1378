title: Nothing Happened
title: A Little Before
title: Mrs Beforehand
guest waiting: Mrs Lacey (she), Mrs Orr (she)

% The superhero is always Mrs Beforehand, with a big B on her chest. Who waits at the stop: {adult}, else the grandparent, else {waiting}, who lives next door.

# playground
The superhero stood in the playground with a mattress under her arm, and nothing happened.

{child} was sitting on the wall, eating a satsuma. {Child.He} had been watching her since Monday[friend: , although {friend}[!friend.known: , {child’s} best friend,] said she was only taking her mattress out]. She was about sixty, with a cape that had been a raincoat, and a big B on her chest.

The superhero laid the mattress down behind a swing. There was nobody on the swing. She looked at her watch. A boy came, swung, fell off backwards, landed on the mattress, got up and ran off without turning round. The superhero picked up the mattress.

“What happened?” called {child}.

“Nothing,” said the superhero, very pleased.

# before
{child} jumped down. “But he’d have hit his head!”

“He would have, yes.” She put out her hand. “Mrs Beforehand. I’m a superhero. I always get there a little before.”

“Before what?”

“That’s what nobody ever knows. It’s rather dull, really. The others get medals. Captain Concrete of Coventry threw a [us: truck | lorry], and he was in the paper. I moved a rake[school:  outside {school}].”

# through-town
{child} rang home and was allowed to go along. They walked through [city: {city}|the town] with the mattress between them. Mrs Beforehand tied a shoelace for a man with a phone. She turned a banana over in the fruit shop. [sport: She picked something up where people were just about to {play sport}. ]Outside the café she asked a waiter to wait four seconds. He waited. A bicycle shot past, exactly where he would have been. The waiter looked down at his tray. All the cups were still on it.

“What happened?” he asked.

“Nothing,” said Mrs Beforehand and {child}, and walked on.

It was a kind of fun that {child} had never had before. After an hour {child.he} could almost see it too: a door about to fly open, a person about to step backwards. The whole world was full of things that didn’t happen.[pet.dog / pet.cat:  “Shut the kitchen door tomorrow morning,” said Mrs Beforehand, in passing. “Or {pet} eats the breakfast.”][pet & !pet.dog & !pet.cat:  “Look in on {pet} tonight,” said Mrs Beforehand, in passing, “and nothing will happen there either.”]

# the-aunt
“Why don’t you give up,” asked {child}, “when nobody ever thanks you?”

They had sat down on a bench. Mrs Beforehand considered it. She was the kind of person who took a question seriously.

“I had an aunt, when I was little,” she said. “Nothing ever happened at her house. Nobody fell over. Nobody was cold. I thought she was the dullest woman I had ever met.” She broke her sandwich in two and gave {child} half. “She must have run about a good deal, now I come to think of it.”[elder:

“I’ve got {elder}[elder2:  and {elder2}],” said {child}. “Nothing ever happens there, either.”]

{child} chewed, and thought about that.

# the-knot
Then Mrs Beforehand stood straight up. She stared across the square at the big tent outside the library.

“What’s going to happen?” said {child}.

Under the tent fifty nursery children were sitting on the ground, listening to a man with a ukulele[music: , who was playing {music}]. One corner of the tent was tied to a lamp post with a rope.

“The rope,” said Mrs Beforehand. “That knot gives way in two minutes, and the whole tent comes down on top of them. Come on!”

# caught
They ran across the road on a green light. At the stop a bus was just closing its doors as Mrs Beforehand ran by, and it closed them on her cape. She stopped dead. She pulled. It had been a very good raincoat, and it held.

“Open the doors!” shouted {child}, and banged on the glass.

“I’m trying!” shouted the driver. “They’ve jammed! But I’m not driving anywhere with a superhero in my door!”

“Undo your cape!” said {child}.

“It does up at the back. I can’t reach, and nor can you.” For once Mrs Beforehand looked surprised. “I didn’t see this. I only see what’s going to happen to other people. Run, {child}. You run.”

“I can’t do things like that!”

“Nobody can. You just get there a little before.”

# mattress-runs
{child} took the mattress under one arm and ran[athlete: , every bit as fast as {athlete}]. The people outside the library saw a stripy mattress come galloping across the square on two thin legs, dodge a [us: stroller | pushchair], say sorry to a statue and gallop on.

At the lamp post {child.he} threw it down. The knot was high up, and one end of it was already sliding. {Child.He} rolled up the mattress, climbed on top of it and stretched. {Child.He} could just reach. {Child.He} got both hands round the rope as the knot let go.

It jerked, and {child.he} felt it right up to {child.his} neck. The tent sagged, but it stayed up, because {child} was holding it. {Child.He} leaned back as hard as {child.he} could, flung the rope once round the post, and once again, and tied two knots.

# fifty
Inside, the song ended. Fifty children clapped for the man with the ukulele. He took a bow. Then out they came, two by two, hand in hand, in little yellow [us: vests | bibs]. One of them noticed {child}, who was standing on a mattress and holding on to a lamp post.

“What happened?” he asked.

{Child’s} hands hurt. {Child.He} could have told him the whole thing. {Child.He} looked at the yellow [us: vests | bibs] going by, and going by, the whole line of them, without a scratch.

“Nothing,” {child.he} said, very pleased.

# seen
When the bus had got its doors open at last they sat down in it, right at the back, with the mattress across all four of their knees. Outside, the street lights came on. Mrs Beforehand had a tear in one eye, and she wiped it away with her cape, which was torn all down one side.

“Somebody saw you,” she said. “I did.”

“I saw you first,” said {child}. “On Monday.”

# the-sweater
Then it was {child’s} stop. {waiting} from next door was waiting there, with a spare [us: sweater | jumper] over her arm, although {child} had never said a word about being cold.

“Hello,” said {waiting}, and pulled it down over {child.his} head. “Did anything happen today?”

{child} stood inside the [us: sweater | jumper], where it was dark and warm. Somebody had got there a little before.

“Nothing,” {child.he} said, and hugged {waiting.him}.
## if adult
Then it was {child’s} stop. {Adult} was waiting there, holding a spare [us: sweater | jumper], although {child} had never said a word about being cold.

“Hello,” said {adult}, and pulled it down over {child.his} head. “Did anything happen today?”

{child} stood inside the [us: sweater | jumper], where it was dark and warm. Somebody had got there a little before.

“Nothing,” {child.he} said, and hugged {adult.him}.
## if elder & !adult
Then it was {child’s} stop. {Elder}[elder2:  and {elder2}] stood waiting there, with a spare [us: sweater | jumper], although {child} had never said a word about being cold.

“Hello,” said {elder.short}, and pulled it down over {child.his} head. “Did anything happen today?”

{child} stood inside the [us: sweater | jumper], where it was dark and warm. Somebody had got there a little before.

“Nothing,” {child.he} said, and hugged {elder.short}.
