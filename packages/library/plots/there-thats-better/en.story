title: There, That’s Better
title: The White Shirt
title: A Bit Behind the Ear
guest mabel: Mabel (she), Dolly (she)
guest amadi: Mrs Amadi (she), Mrs Osei (she)

% {mabel} is the elephant, {amadi} her keeper. “There. That’s better” is said by {amadi} twice, then by {child} twice.

# properly
{child} had waited {age} years to meet an elephant, and {child.he} wanted to do it properly.[school:  {Child.He} had given two talks about them {at school}.][pet.other:  {Pet} was very nice, but not an elephant.] {Child.He} had on {child.his} white shirt[elder: , which {elder} had ironed]. {Child.He} had washed behind both ears[elder2: , and {elder2} had checked].[pet.dog:  {Pet}[!pet.known:  the dog] had been washed too, and hadn’t forgiven it yet.][pet.cat:  {Pet}[!pet.known:  the cat], who was coming along in a harness, had washed even longer.] [pet.dog / pet.cat: {child}|{Child.He}] had a bag of apples, cut in quarters, and {child.he} had practised what to say[friend:  on {Friend}[!friend.known: , {child.his} best friend,] who made a very good elephant].

The elephant was called {mabel}. She was fifty-two years old, and she lived at the wildlife park[city:  outside {city}], where she had a barn, a mud pool and a keeper named {amadi}. {Amadi} had said on the phone that {child} could come on Sunday, before the gates opened, and stand at the rail[friend: , and {friend} could hold the apples].[sport:  That Sunday nobody else had anything better to do than {play sport}.][adult:  {Adult}, who had driven {child.him} there, went to look for coffee.]

# my-name-is
{Mabel} came across the grass without a sound. She grew and grew until there was no more sky. She stopped on the other side of the rail and looked at {child} with one brown eye.

“Good morning,” said {child}. “My name is {child}, and I’ve always—”

{Mabel} put her trunk in the mud pool, took up about a bucketful, and threw it all over {child.him}.

It went down {child.his} collar.[pet.dog:  What missed made a puddle, and {pet} went up and sniffed at it.][pet.cat:  {Pet}, up on a post, didn’t get a drop[!friend: , but had a wash to be on the safe side].]

“There,” said {amadi}. “That’s better.”

“Better?” said {child}.

“That’s what I say when she does it to herself. I’ve never seen her do it to a visitor.”

[friend: “She must have missed[athlete: , as even {athlete} does now and then],” said {friend}, moving the apples.|{child} supposed that she had missed[athlete: , as even {athlete} must now and then].] [friend: {child}|{Child.He}] went to the [us: faucet | tap] by the barn[music: , where a radio was playing {music}], washed {child.his} face and {child.his} hair, and came back.

# the-fourth-time
“Good morning,” {child.he} said. “My name is—”

Splat.

“There,” said {amadi}. “That’s better.”

{child} went back to the [us: faucet | tap].[pet.dog:  {Pet} didn’t. {Pet.He} had lain down in the puddle.][friend: 

“I was a much nicer elephant,” said {friend}.]

The third time [friend / pet.dog: {child} | {child.he}] came up from the side. The fourth time {child.he} came behind a wheelbarrow. {Mabel} waited politely until all of {child.him} had come out. She looked {child.him} up and down, and made a deep, worried sound inside herself. Then she did {child.him} again, with extra on top.

“Why does she hate me?” said {child}. “Every time I get clean, she does it again![pet.dog & !friend / pet.cat & !friend:  She never does it to {pet}!]”

“Funny,” said {amadi}. “I was thinking how she must feel. Every time she gets you right, you wash it off.”

# i-dont-even
But {child} was at the [us: faucet | tap] and didn’t hear. The shirt would never be white any more. {Child.He} {child.was} shivering. {Child.He} had waited {age} years, and {mabel} hadn’t even let {child.him} say {child.his} name.

{Child.He} marched back to the rail. {Mabel} lifted her trunk.

“NO!” shouted {child}. “Stop it! I don’t even like you!”

The trunk stayed in the air. [pet.cat & !friend: So did {pet’s} paw. Then the trunk came down | Then it came down], slowly, and the mud ran out of it on to the grass.

{Mabel} turned [us: around | round]. She walked away to the far end of the field, and there she stood, with her back to them and her ears hanging.

{child} had never felt so small, or so clean.

# the-little-ones
“I didn’t mean that,” {child.he} said.

“No,” said {amadi}.

[friend: “But what does she do it for?” said {friend}.|“What does she do it for?”]

{amadi} leaned on the rail beside {child.him}. “Mud keeps the sun off, and the flies. The big ones put it on themselves. The little ones need somebody to do it for them.” She looked out over the field. “She had a calf once. He’s big now, in another park, with a family of his own. She used to do him every morning, and then feel him all over with her trunk, in case she’d missed a bit.”

{child} looked down at {child.his} arms. They were bare and clean and scrubbed.

“I’ve been with her fourteen years,” said {amadi}, “and I stand quite near that pool. I’ve never had so much as a splash.”

She didn’t say it crossly. She said it as if she’d thought about it rather often.

# two-handfuls
{child} looked at that big, grey, far-off back.

On {child.his} side of the rail [pet.dog: lay the puddle of all the mud that had missed, and {pet}, who moved over.|there was a puddle of all the mud that had missed.] {Child.He} crouched down and took up two good handfuls. {Child.He} shut {child.his} eyes. And {child.he} put the mud on {child.his} own head.[pet.cat:  {Pet} looked the other way.]

It slid down over {child.his} ears. {Child.He} did {child.his} neck and both {child.his} arms. {Child.He} did the white shirt, front and back, as far as {child.he} could reach[friend: , and {friend} did the rest]. Then {child.he} stood up straight, at the rail, and waited[pet.dog & !friend: , and {pet} sat down next to {child.him}, exactly as brown].

One ear moved, at the far end of the field.

# an-eggcup
{Mabel} turned [us: around | round]. She came all the way back across the grass, without a sound, until there was no more sky. Out came the tip of her trunk, which was warm and bristly[pet.cat: , like {pet’s} tongue,] and smelled of hay. It went over {child’s} hair. It went down each arm to the fingers, and up again. It stopped behind {child.his} left ear.

{child} had missed a bit.

{Mabel} took up a little mud, no more than would go in an eggcup, and dabbed it on, ever so gently.

“There,” whispered {child}. “That’s better.”

And {mabel} rumbled, so low that {child} felt it in {child.his} shoes.

# who-was-left
Then {mabel} looked up, over {child.his} head, as if she were counting who was left.[pet.dog:  {Pet} was done already. {Mabel} put her | [pet.cat:  {Pet} looked back at her, and she went on counting.] She put her] trunk in the pool.

[friend: “I only came to hold the—” said {friend}.

Splat.

The next bucketful got {amadi}|It was a whole bucketful. It got {amadi}] from her hat to her boots.

{amadi} didn’t move. The mud ran down her nose. She stood with her arms held out and her eyes shut, and she was smiling so much that some of it went in.

“There,” said {child}. “That’s better.”

{Mabel} ate all the apples after that[friend: , out of {friend’s} muddy hands].

# the-left-ear
[adult: {Adult} put three [us: trash bags | bin bags] over the car seat[pet.dog: , two of them under {pet},] and drove home with the windows down. | There were three [us: trash bags | bin bags] over the car seat on the way home[pet.dog: , two of them under {pet}], and all the windows were down.] And in the bath that night {child} washed everything, even {child.his} neck[pet.cat: , with {pet} looking on from the edge]. But {child.he} left the bit behind {child.his} left ear exactly where [child.she: {mabel} had | she’d] put it.
