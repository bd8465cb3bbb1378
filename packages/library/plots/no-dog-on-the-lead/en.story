title: No Dog on the [us: Leash | Lead]
title: Is It a Dog?
title: Come On, Dog!
guest dog: Sausage (he), Biscuit (he)
guest owner: Mrs Bell (she), Mrs Dunn (she)
guest sitter: Mrs Budd (she), Mrs Lamb (she)

% @a sits on the bench: {adult}, else {elder}, else {sitter} from next door. {dog} is the dachshund. Short (and at three) it is as the story was; [!short & age>=4: …] is for the bigger ones.

# the-rope
{child} wanted a dog. [pet.cat: {Child.He} had a cat already, and that was {pet}. ][pet.other: {Child.He} had {pet} already, but {pet} didn’t like going for walks. ]{Child.He} even had a [us: leash | lead]. It was a red [us: jump rope | skipping rope]. But there was no dog on the [us: leash | lead].

{child} walked [us: around and around | round and round] the park[city:  {in city}]. {@Bench} sat on the bench.[friend:  {Friend}[!friend.known: , {child’s} best friend,] sat on the swing.] And the rope came along behind, through the [season.winter: snow | grass].

[!short & age>=4: “It’s a very good [us: leash | lead], anyway,” said {@a}.

“Yes,” said {child}. “It’s got two handles.”

]Swish, swish, swish.

“Come on, dog!” called {child}.

# the-stick
Swish, swish, swish.

Then the rope felt a little bit heavy. {Child.He} turned round.

Is it a dog?

No. It was a stick.[!short & age>=4:  It couldn’t sit. It could only lie down.]

“Come on, dog!” called {child}.

# the-mitten
Swish, swish, swish.

Then the rope felt a bit heavier. {Child.He} turned round.

Is it a dog?

No. It was a mitten.[!short & age>=4:  It couldn’t give you a paw. It only had a thumb.]

“Come on, dog!” called {child}.

# the-bucket
Swish, swish, bonk!

Then the rope felt very heavy indeed. {Child.He} turned round.

Is it a dog?

No. It was a bucket.[!short & age>=4:  It couldn’t bark. It only said bonk.]

“There’s never going to be a dog,” said {child}.[!short & age>=4:  {Child.He} sat down on the bucket. Now {child.his} tummy felt heavy too.]

# here-and-there
But then! Then something brown came along, as fast as it could go. It was {dog}. {dog} was {owner’s} dachshund. After him came {owner}. She had a [us: leash | lead] in her hand. But there was no dog on the [us: leash | lead].

“Stop, {dog}!” called {owner}.

{dog} didn’t stop. {owner} ran here. {dog} ran there. {@A} ran there. {dog} ran here.[friend:  {Friend} ran here and there.][!short & age>=4:  They ran [us: around | round] the swing. They ran [us: around | round] the bench. They ran [us: around | round] the bucket.] {dog} thought it was the best fun in the world[sport: , as good as when you {play sport}].[athlete:  Not even {athlete} could have caught him.]

“Oh no!” cried {owner}. “The gate’s open!”

{dog} had already seen the gate. And outside the gate was the road.

# swish
{child} didn’t run. {child} walked. {Child.He} walked just the way {child.he} had been walking all day long, and the rope came along behind, through the [season.winter: snow | grass].

Swish, swish, swish.

“Come on, dog!” called {child}.

{dog} stopped. [!short & age>=4: He put his head on one side. ]He looked at the red rope. It wriggled so beautifully. He gave a jump. He gave another jump.

Then the rope felt heavy. And it tugged! {Child.He} turned round.

Is it a dog?

YES!

# click
{dog} had hold of the rope with his teeth, and he wasn’t going to let go. So {child} walked, and {dog} walked behind, all the way to {owner}.

Click, it went. Now there was a dog on the [us: leash | lead].

“Thank you, {child},” said {owner}, puffing. “Would you like to hold him?”

{child} would. {Child.He} and {owner} held the [us: leash | lead] together, all the way [us: around | round] the park[music: , and {owner} hummed {@song}].[!short & age>=4:  {dog} said hello to the stick. He said hello to the mitten. He said hello to the bucket as well.

“What do you usually have on your [us: leash | lead]?” asked {owner}.

“A stick and a mitten and a bucket,” said {child}. “And a dog.”]

“We’re going out tomorrow, too,” said {owner}. “You’ll have to come.”

# the-wet-end
In the evening the rope hung on its hook. {child} felt the end of it. It was wet[!short & age>=4: , with the marks of small teeth].

“There’s been a dog on there,” said {child}.

Then {child.he} went to bed. Tomorrow[school: , after {school},] {child.he} had to take {dog} out.

# @a
{sitter}
## if elder & !adult
{elder.short}
## if adult
{adult}

# @A
{sitter}
## if elder & !adult
{Elder.short}
## if adult
{Adult}

# @Bench
{sitter} from next door
## if elder & !adult
{Elder}[elder2:  and {elder2}]
## if adult
{Adult}
## if adult & elder
{Adult}[!elder2:  and {elder}][elder2: , {elder} and {elder2}]

# @song
{music}
