title: What You Say About a Unicorn
title: The Unicorn Who Came on Saturday
title: What Am I Like?
guest friend: Stella (she), Archie (he)

% A grandparent scrubs, and brings the bucket to the park. A dog or a cat sees her first, and does not leave the hoofprints.

# the-fib
{child}, who was {age}, had told {friend} that {child.he} had a unicorn at home. {child.He} hadn’t. It had just popped out.

“Then I’ll come on Saturday and see it,” said {friend}[friend & !friend.known: , who was {child’s} best friend].

Now it was Saturday. {child} sat on the front step [us: with a stomachache | with a tummy ache][elder: , and {elder}[elder2:  and {elder2}] scrubbed [us: around|round] {child.him}]. Any minute now {friend} would come, and then {friend.he} would find out that {child} had made it up. [pet: {Pet}, {child.his} {@pet-is}, sat there too. [us: “You don’t even have a horn,” | “You haven’t even got a horn,”] said {child}, and sighed.]

# @pet-is
pet
## if pet.dog
dog
## if pet.cat
cat

# here-i-am
“Excuse me,” said somebody [us: behind the trash cans | behind the bins].[pet.dog / pet.cat:  {Pet} already knew.]

It was a unicorn. It had hay in its mane, and a long, shiny horn.

“You said you had a unicorn,” it said. “So now you have. I came as fast as I could. What am I like?”

“Don’t you know?”

“Whatever you say about a unicorn comes true,” said the unicorn. “And nobody’s said anything about me yet.”

{child}[elder & age>=7:  and {elder.short}] had a good look.

“You’re white,” {child.he} said.

Puff! The unicorn went [elder & age>=7: white. “As a sheet,” said {elder.short}, pleased.|as white as a sheet.]

“You’re huge!”

Puff! Now the unicorn had its horn in the clouds.

“No, you’re tiny!”

Puff! Now the unicorn was standing in {child’s} hand, the size of a hamster, and stamping. It tickled.[pet.dog & age>=7:  {Pet} wanted a taste.][pet.cat & age>=7:  {Pet} licked {pet.his} lips.]

“You’re just right!” said {child}. “You’re exactly the right size. And you’re kind, and you’re a she!”

“Thank you,” said the unicorn. “It’s such a relief to know.”

# everything-at-once
Then {friend} came along on {friend.his} bike, and rode straight into the hedge.

“You’ve got one,” said {friend}, in the hedge.

“And whatever you say about her comes true,” said {child}.

[elder: “That was a mistake,” said {elder.short}.|That was a mistake.]

“[us: She’s striped! | She’s stripy!]” shouted {friend}.

Puff!

“She’s got roller skates!”

Puff!

“She burps when she’s happy!”

“Burp,” said the unicorn, surprised.

[pet.dog: “She’s just like {pet}!” shouted {child}, and the unicorn [age>=7: scratched her ear with one hoof and ]chased her own tail[age>=7: , as fast as you can on roller skates].]

[pet & !pet.dog: “She’s just like {pet}!” shouted {child}, and the unicorn tried to climb into {child.his} arms.]

[sport: “She can {play sport}!” shouted {child}, and so she could. The hedge was never the same again.]

[athlete: “She’s nearly as good as {athlete}!” shouted {child}, and, puff, she was.]

[music: {Friend} said that she could sing {music}, and she sang it through her nose.]

[elder: “She’ll soon be muddy,” said {elder.short}, and, puff, she was.[age>=7:  {Elder.short} picked up the bucket.]]

They laughed until they had to lie down on the grass. [age>=7: “Burp,” said the unicorn, over and over, because she had never had such a good time.]

# the-park
After that they took her to the park, to show her to people[elder: , and {elder.short} brought the bucket].[pet.dog & age>=7:  {Pet} went first.][pet.cat & age>=7:  {Pet} happened to be going the same way.] [city: All of {city} seemed to be there.]

A lot of big children [school: from {school}] were sitting on [us: the jungle gym | the climbing frame]. They stopped and stared.

“That’s a horse with an ice-cream cone on,” said one of them.

Everybody laughed.

“You don’t believe in unicorns, do you?” said the one at the very top, to {child}. “Only babies believe in unicorns.”

They all looked at {child.him}[elder: , {elder.short} too]. {child’s} face got hotter and hotter. {friend} pulled at {child.his} sleeve, but {child} didn’t stop to think.

“No,” said {child}. “There’s no such thing as unicorns.”

# gone
It didn’t even go puff.

The unicorn was gone. There were four hoofprints in the grass, and one white hair, and that was all.

“What did you say?” whispered {friend}.

{child} couldn’t answer. {child.His} throat hurt too much. The unicorn had come as fast as she could, and {child} had said there was no such thing.

[pet: {@pet-waits}]

“There is such a thing as unicorns,” {child} whispered to [pet.dog / pet.cat: {pet} and ]the hoofprints.

Nothing happened.[pet.dog:  {Pet} waited.][pet.cat:  {Pet} stayed put.]

{friend} sat down on the grass too, and leaned a bit, until their shoulders touched.

“You said no so that everybody heard,” said {friend}, after a while. “So I think you’ve got to say yes so that everybody hears.”

“They’ll laugh.”

“Yes,” said [elder: {elder.short}|{friend}]. “They will.”

# @pet-waits
{Pet} didn’t want to leave.
## if pet.dog
{Pet} lay down in the middle of the hoofprints.
## if pet.cat
{Pet} sat down in the middle of the hoofprints.

# say-it
{child’s} legs were shaking. But [elder: {elder.short} turned the bucket over, and {child} stepped from it on to|{child.he} climbed up on] the bench[pet.dog: . {Pet} barked till they all looked, and {child}|, where they could all see, and] took a deep breath.

“There is such a thing as unicorns!” shouted {child}. “I’ve got one!”

Everybody laughed.

“She’s got a horn!” shouted {child}.

Puff! A horn hung in the air[pet.dog / pet.cat: , above {pet}].

They stopped laughing.[pet.dog / pet.cat:  {Pet} looked up.]

“She’s got four legs!” shouted {child}.

Puff! [pet.dog / pet.cat: [us: All around|All round] {pet}|Under the horn] stood four legs.[pet.dog & age>=7:  {Pet.He} licked one.][pet.cat & age>=7:  {Pet.He} rubbed against one.]

“A tummy!” shouted {friend}. [elder & age>=7: “She’s got a tummy!”

“And a back to go on top!” shouted {elder.short}.|“She’s got a tummy! And a back to go on top!”]

Puff! Puff!

“And a tail!” shouted {child}. “She’s white, and she’s got hay in her mane!”

“Eyes!” shouted the one at the very top. “You’ve forgotten her eyes!”

“How many?”[elder:  said {elder.short}.]

“Two!”

Puff! Two brown eyes opened, and looked straight at {child}.

[elder & age>=7: “And she’s clean,” said {elder.short}, and, puff, nobody needed a bucket.]

{child} climbed down from the bench. There was just one thing left to say, and {child.he} said it so quietly that only the unicorn heard.

“And she isn’t angry with me.”

There was no puff. The unicorn put her nose in {child’s} hand. It was softer than anything.

“That one was true already,” she said.

# home-again
[age>=7: Everybody who wanted a [us: ride around the pond | ride round the pond] got one, even [elder: {elder.short} and ]the one from the very top, and nobody said a word about ice cream.]

“I didn’t have a unicorn,” said {child}, on the way home. “Not when I said I did.”

“I know,” said {friend}. “But you had one by Saturday.”

# asleep
That night the unicorn lay on the rug beside {child’s} bed[pet.dog / pet.cat: , with {pet} curled up against her. {Pet} didn’t need a horn]. [elder: {Elder} had wiped all four hooves.] [adult & !elder: {Adult} had climbed over her twice.] The moon shone on [elder: the|her] horn.

“What am I like now?” [elder / adult: asked the unicorn|she asked].

“You’re tired,” said {child}.

The unicorn yawned[pet.dog / pet.cat: , and so did {pet}].

“You’re warm.”

It grew warm [us: all around the bed | all round the bed].

“And you’ll be here in the morning.”

[us: “I will,” | “So I shall,”] said the unicorn.

They lay and listened to each other for a while.

“What am I like, then?” mumbled {child}.

The unicorn thought about it for a long time.

“You’re asleep,” she said.

And that came true as well.
