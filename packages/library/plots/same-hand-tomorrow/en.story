title: I’m Not Letting Go
title: Same Hand Tomorrow
title: The Red Bucket
guest friend: Noah (he), Stanley (he)
guest sara: Miss Dee (she), Miss Pym (she)
guest neighbour: Mrs Bell (she), Mrs Rudd (she)

% “I’m not letting go” is said by both: twice of the handle, once of the hand, and last by whoever comes to fetch (@who): {adult}, else the grandparent, else {neighbour}.
% Whoever reads can let go of the child’s hand, one finger at a time.

# had-it-first
{child} and {friend} were in the [us: sandbox | sandpit] [school: {at school}|[age<5: at [us: preschool | nursery]|at school]][city:  {in city}]. [friend: {Friend} {friend.was} {child’s} best friend|{Friend} was the one in yellow [us: boots | wellies]][elder: , and {child} had on the hat that {elder} had knitted[elder2:  and {elder2} had put the bobble on]].

Between them stood a red bucket.

{child} took hold of the handle.

{friend} took hold of it too.

“I had it first,” said {child}.

“I saw it first,” said {friend}.

“I’m making a cake.”

“I’m making a cake too.”

“I’m not letting go,” said {child}.

“I’m not letting go,” said {friend}.

And nobody let go.

# no-cake
One bucket. One handle. Two hands. And no cake.[sport:  They couldn’t even {play sport}.]

“You’re mean.”

“You’re meaner.”

“Then we’re not friends.”

“No. We’re not.”

An ant climbed up the bucket. It went all the way [us: around | round] the top and down again.

“Did you see that?” said one.

“Yes!” said the other.

Then they remembered that they weren’t friends.

“I’m not letting go,” said {child}.

“I’m not letting go,” said {friend}.
## or
One bucket. One handle. Two hands. And no cake.[sport:  They couldn’t even {play sport}.]

“You’re mean.”

“You’re meaner.”

“Then we’re not friends.”

“No. We’re not.”

A sparrow landed on the bucket. It looked in. There was no cake, so it flew away again.

“Did you see that?” said one.

“Yes!” said the other.

Then they remembered that they weren’t friends.

“I’m not letting go,” said {child}.

“I’m not letting go,” said {friend}.

# snap
{child} pulled. {friend} pulled. {child} pulled harder. {friend} pulled harder.[pet.dog:  They pulled like {pet}[!pet.known:  the dog] with a sock.][pet.cat:  They hung on like {pet}[!pet.known:  the cat] on a curtain.]

Snap!

The handle came right off. The bucket rolled away across the sand, and the handle flew the other way.

Bump! {child} landed bottom first.

Bump! {friend} landed bottom first.

# no-fun
Nobody was pulling now.

{child} looked at {child.his} hand. It was empty.

{friend} looked at {friend.his} hand. It was empty too.

{Friend’s} mouth began to wobble.

{Child’s} mouth began to wobble too.

It was no fun, not being friends. No fun at all.[pet.other:  They couldn’t even talk about {pet}.]

# sandy-and-warm
Then {child} held out {child.his} empty hand, and put it in {friend’s} empty hand.

It was sandy and warm. It was exactly the right size.

“I’m not letting go,” said {child}.

{friend} gave it a squeeze.

“I’m not letting go,” said {friend}.

# pat-pat
So off they went, hand in hand, to get the bucket. {sara}, the teacher, put the handle back on. Snap. But nobody grabbed it. It took two to carry the bucket now, one on each side.

They filled it with sand[age>=5: , right up to the very top]. They turned it over.

Pat, went {child’s} hand.

Pat, went {friend’s} hand.

Pat … pat …[music:  They sang {music} to it.]

And there was the cake[athlete: , as proud as {athlete}].

[age>=5: “Whose is that one?” asked {sara}.

“Ours,” they both said at once.

]They made another one. And another one.[age>=5:  They made a tiny little one for a mouse, and an enormous one for {sara}, who said it was delicious.]

# same-hand
By the time it began to get dark, the [us: sandbox | sandpit] was full of cakes. The two of them sat on the bench, hand in hand, and looked at them all.

[age>=5: [us: Toot | Parp], went the bench.

“That wasn’t me!” said {child}.

“It wasn’t me!” said {friend}, and they laughed and laughed until the whole bench shook.

]Then {@who-came}, and they had to let go.

{child} lifted one finger. And one more. And one more … and one more … and then the thumb.

“Bye-bye,” {child.he} said.

“Bye-bye,” said {friend}. “Same hand tomorrow.”

# all-the-way
Then {child} put {child.his} hand in {@whos} hand, and they walked home, slowly, slowly.

“I’m not letting go,” said {child}.

“I’m not letting go,” said {@who}.

# @who
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @whos
{neighbour’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @who-came
{neighbour} from next door came to fetch {child}
## if adult
{adult} came
## if elder & !adult
{elder.short} came
