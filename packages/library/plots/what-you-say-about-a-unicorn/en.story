title: What You Say About a Unicorn
title: The Unicorn Who Came on Saturday
title: What Am I Like?
guest friend: Stella (she), Archie (he)

# the-fib
{child}, who was {age}, had told {friend} that {child.he} had a unicorn at home. {child.He} hadn’t. It just jumped out of {child.his} mouth.

“Then I’ll come on Saturday and see it,” said {friend}[friend: , who was {child’s} best friend].

Now it was Saturday. {child} sat on the front step [us: with a stomachache | with a tummy ache]. Any minute now {friend} would come, and then {friend.he} would find out that {child} had made it up. [pet: {Pet}, {child.his} {@pet-is}, sat there too. [us: “You don’t even have a horn,” | “You haven’t even got a horn,”] said {child}, and sighed.]

# @pet-is
pet
## if pet.dog
dog
## if pet.cat
cat

# here-i-am
“Excuse me,” said somebody [us: behind the trash cans | behind the bins].

It was a unicorn. It had hay in its mane, and a long, shiny horn.

“You said you had a unicorn,” it said. “So now you have. I came as fast as I could. What am I like?”

“Don’t you know?”

“Whatever you say about a unicorn comes true,” said the unicorn. “And nobody’s said anything about me yet.”

{child} had a good look.

“You’re white,” {child.he} said.

Puff! The unicorn went as white as a sheet.

“You’re huge!”

Puff! Now the unicorn had its horn in the clouds.

“No, you’re tiny!”

Puff! Now the unicorn was standing in {child’s} hand, the size of a hamster, and stamping. It tickled.

“You’re just right!” said {child}. “You’re exactly the right size. And you’re kind, and you’re a she!”

“Thank you,” said the unicorn. “It’s such a relief to know.”

# everything-at-once
Then {friend} came along on {friend.his} bike, and rode straight into the hedge.

“You’ve got one,” said {friend}, in the hedge.

“And whatever you say about her comes true,” said {child}.

That was a mistake.

“[us: She’s striped! | She’s stripy!]” shouted {friend}.

Puff!

“She’s got roller skates!”

Puff!

“She burps when she’s happy!”

“Burp,” said the unicorn, surprised.

[pet.dog: “She’s just like {pet}!” shouted {child}, and the unicorn scratched her ear with one hoof and chased her own tail, as fast as you can on roller skates.]

[pet & !pet.dog: “She’s just like {pet}!” shouted {child}, and the unicorn tried to climb into {child.his} arms.]

[sport: “She can {play sport}!” shouted {child}, and so she could. The hedge was never the same again.]

[athlete: “She’s nearly as good as {athlete}!” shouted {child}, and, puff, she was.]

[music: {Friend} said that she could sing {music}, and she sang it through her nose.]

[elder: {Elder} [elder2: and {elder2}] looked out of the window. “What a muddy horse,” said {elder.short}, and, puff, she was muddy as well.]

They laughed until they had to lie down on the grass. [age>=7: “Burp,” said the unicorn, over and over, because she had never had such a good time.]

# the-park
After that they took her to the park, to show her to people. [city: All of {city} seemed to be there.]

A lot of big children [school: from {school}] were sitting on [us: the jungle gym | the climbing frame]. They stopped and stared.

“That’s a horse with an ice-cream cone on,” said one of them.

Everybody laughed.

“You don’t believe in unicorns, do you?” said the one at the very top, to {child}. “Only babies believe in unicorns.”

They all looked at {child.him}. {child’s} face got hotter and hotter. {friend} pulled at {child.his} sleeve, but {child} didn’t stop to think.

“No,” said {child}. “There’s no such thing as unicorns.”

# gone
It didn’t even go puff.

She was gone. There were four hoofprints in the grass, and one white hair, and that was all.

“What did you say?” whispered {friend}.

{child} couldn’t answer. {child.His} throat hurt too much. She had come as fast as she could, and {child} had said there was no such thing.

[pet: {@pet-waits}]

“There is such a thing as unicorns,” {child} whispered to the hoofprints.

Nothing happened.

{friend} sat down on the grass too, and leaned a bit, until their shoulders touched.

“You said no so that everybody heard,” said {friend}, after a while. “So I think you’ve got to say yes so that everybody hears.”

“They’ll laugh.”

“Yes,” said {friend}. “They will.”

# @pet-waits
{Pet} didn’t want to leave.
## if pet.dog
{Pet} lay down by the hoofprints and meant to wait.

# say-it
{child’s} legs were shaking. But {child.he} climbed up on the bench, where they could all see, and took a deep breath.

“There is such a thing as unicorns!” shouted {child}. “I’ve got one!”

Everybody laughed.

“She’s got a horn!” shouted {child}.

Puff! A horn hung in the air.

They stopped laughing.

“She’s got four legs!” shouted {child}.

Puff! Under the horn stood four legs.

“A tummy!” shouted {friend}. “She’s got a tummy! And a back to go on top!”

Puff! Puff!

“And a tail!” shouted {child}. “She’s white, and she’s got hay in her mane!”

“Eyes!” shouted the one at the very top. “You’ve forgotten her eyes!”

“How many?”

“Two!”

Puff! Two brown eyes opened, and looked straight at {child}.

[elder & age>=7: {Elder.short} came running along the path with a bucket. “And she’s clean!” shouted {elder.short}.]

{child} climbed down from the bench. There was just one thing left to say, and {child.he} said it so quietly that only the unicorn heard.

“And she isn’t angry with me.”

There was no puff. The unicorn put her nose in {child’s} hand. It was softer than anything.

“That one was true already,” she said.

# home-again
[age>=7: Everybody who wanted to had a [us: ride around the pond | ride round the pond], even the one from the very top, and nobody said a word about ice cream.]

“I didn’t have a unicorn,” said {child}, on the way home. “Not when I said I did.”

“I know,” said {friend}. “But you had one by Saturday.”

# asleep
That night the unicorn lay on the rug beside {child’s} bed[pet.dog / pet.cat: , with {pet} curled up against her]. [adult: {Adult} had climbed over her twice.] The moon shone on her horn.

“What am I like now?” she asked.

“You’re tired,” said {child}.

The unicorn yawned.

“You’re warm.”

It grew warm [us: all around the bed | all round the bed].

“And you’ll be here in the morning.”

[us: “I will,” | “So I shall,”] said the unicorn.

They lay and listened to each other for a while.

“What am I like, then?” mumbled {child}.

The unicorn thought about it for a long time.

“You’re asleep,” she said.

And that came true as well.
