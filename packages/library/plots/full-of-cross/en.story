title: Full of Cross
title: The Crocodile with the Plug
title: Farther Out!
guest friend: Iris (she), Reuben (he)

% The grown-up (@a): {adult}, else the elder, else somebody from the next tent.

# cross
It was Midsummer’s Eve, the longest day of the year, and {child} was camping by the sea with {@friend-first}. {Friend} had been in swimming four times. {child} hadn’t been in at all. {child.He} {child.was} sitting outside the tent, being cross with everything. Really {child.he} {child.was} afraid, because the water by the [us: dock | jetty] was so deep that you couldn’t see the bottom. But {child.he} {child.was}n’t going to tell anybody that.

“Why don’t you blow up the crocodile?” said {friend}. “Then you’d have something to do.”

{child} took out the plug and blew. Puff, puff, puff. You can blow very fast when you’re cross. Soon a crocodile lay on the grass, as green as a frog and as long as a sofa.

“What are you staring at?” said the crocodile.

# strawberries
That’s how it is with blow-up crocodiles: they turn out just like the breath you blow into them. And this one was full of cross.

It bit a tent. [age>=7: It bit a deckchair. ] It ate all the strawberries off the midsummer cake and spat them out again, because they were too red. And when everybody was dancing in a ring on the grass, it lay down right in the middle of the dance and let them fall over it, one after another.

[pet.dog: {Pet} barked at it. “Pick on somebody your own size!” shouted the crocodile.

][pet.cat: {Pet} lay in the shade and thought it had the right idea.

]“What’s it so cross about?” said {@a-first}, holding on to the coffee.

“I’M NOT CROSS!” shouted the crocodile.

“It sounds just like you,” said {friend} to {child}.

{child} could hear it, too. It was a bit awful. But it was a bit funny as well.

# the-plug
{child} pulled out the plug. PFFFFFFT! All the cross came out, and it blew a coffee cup over.

[elder & adult: {Elder} [elder2: and {elder2} ]had a try. Then the crocodile wanted a chair with a cushion, and told everybody how things used to be, so they pulled the plug out again.

]“My turn,” said {friend}, who had never been afraid of anything[sport: , not even in {@game}], and puff, puff, puff, the crocodile lifted up its head.

“Hello!” it said. “Are we going in? I love going in! Jump on!”

# along-the-shore
They put on their life jackets and climbed on, {friend} in front and {child} behind. At first the crocodile kept close to the shore, where you could see the sand at the bottom.[music:  It hummed {@song} as it went.] The sun sparkled, and the water tickled their feet. {child} held on tight to {friend}, and it was really lovely.

“Isn’t this lovely?” said {friend}.

“Yes,” said {child}.

That was a mistake.

# farther-out
“Then let’s go farther out!” cried the crocodile. “Farther out!”

Because {friend} always wanted to go farther out.

The [us: dock | jetty] slid by. The water turned green, and then it turned black. The tents were as small as teeth.[city:  And {city} was even farther away than that.]

“Turn [us: around | round]!” shouted {child}.

“What for?” said the crocodile. “There’s lots more over there!”

“Yes, do,” said {friend}, and pulled its tail. But the crocodile was so full of {friend} that it didn’t even listen to {friend}.

“Farther out!” it sang. “Farther out!”

# how-afraid
{child} was shaking. {child.He} couldn’t keep it in any longer.

“I’m afraid,” {child.he} said. “I’m really, really afraid of deep water. I’ve been afraid all day. That’s why I was so cross.”

{Friend} didn’t laugh. {friend.He} took {child’s} hand.

“How afraid?” {friend.he} said.

“All the way down to my toes.”

{Friend’s} eyes grew very big. “But that’s wonderful!” {friend.he} said. “Then you’re the one who has to blow!”

# blow
They pulled out the plug. PFFF went all that bravery, away over the sea, and the crocodile sank down soft and low in the water. Their legs were cold.

“Now!” said {friend}, and held on to {child}.

{child} blew. Puff, puff, puff. {child.He} blew in the black water, and whatever might be at the bottom of it. [age>=7: {child.He} blew in every single time {child.he} had said that {child.he} just didn’t feel like swimming. ]{child.He} blew until there wasn’t any left, and pushed in the plug.

The crocodile looked down.

“Is it DEEP here?” it whispered.

“Very,” said {child}.

“[us: MOMMY | MUMMY]!” screamed the crocodile.

And it turned [us: around | round]. It didn’t so much swim as run, with all four legs at once[athlete: , faster than {athlete}]. It shot past the [us: dock | jetty], and up the beach, and straight through the dance, and into the tent, and it dived into a sleeping bag, head first.

# in-the-sleeping-bag
{@A} had run right out into the sea with both shoes on. Now {@a} picked {child} up, wet as {child.he} {child.was}, and held {child.him} tight.

“Were you afraid?” asked {@a}.

“Yes,” said {child}. “Very.”

It wasn’t so hard to say the second time.

“That’s the best fright I ever rode on,” said {friend}.[school:  “I’m going to tell everybody at {school}.”]

And then they went in swimming, right at the edge, where you could see your own toes.

# puff
Midsummer night was nearly as light as morning. {child} and {friend} lay in the tent with sand between their toes, and between the two of them a sleeping bag was trembling.[pet.dog:  {Pet} lay across everybody’s feet.][pet.other:  “It’s a good thing {pet} stayed at home,” said {child}.]

“Is it deep in here?” asked a very small voice.

“No,” said {child}. “You can touch the bottom.”

{child.He} let out the plug slowly, slowly, so that it only sighed. Then {child.he} blew one last time. {child.He} {child.was} full of strawberries and sunshine, and in the middle of it {child.he} yawned. The crocodile grew soft and warm, and they laid their heads on it, one on each side.

“This is the one I like,” it mumbled.

“Puff,” said the crocodile.

“Puff,” said {child}.

# @game
{sport}

# @song
{music}

# @friend-first
a friend called {friend}
## if friend
{child.his} best friend, {friend}

# @a-first
{@a}
## if elder & !adult
{elder}[elder2:  to {elder2}]

# @a
somebody from the next tent
## if adult
{adult}
## if elder & !adult
{elder.short}
