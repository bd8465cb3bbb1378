title: Full of Cross
title: The Crocodile with the Plug
title: Further Out!
guest friend: Iris (she), Reuben (he)

% The grown-up (@a): {adult}, else the elder, else somebody from the next tent.

# cross
It was Midsummer’s Eve, there was going to be a party on the [us: campground|campsite], and {child} was camping by the sea with {@friend-first}. {Friend} had been in the sea four times. {child} hadn’t been in at all. {child.He} {child.was} sitting outside the tent, being cross with everything. Really {child.he} {child.was} afraid, because the water by the [us: dock | jetty] was so deep that you couldn’t see the bottom. But nobody was to know that.

“Why don’t you blow up the crocodile?” said {friend}. “Then you’d have something to do.”

{child} took out the plug and blew. Puff, puff, puff. Soon a crocodile lay on the grass, as green as a frog and as long as a sofa.

“What are you staring at?” said the crocodile.

# strawberries
That’s how it is with blow-up crocodiles: they turn out just like the breath you blow into them. And this one was full of cross.

It bit a tent. [age>=7: It bit a deckchair. ] It ate all the strawberries off the party cake and spat them out again, because they were too red. And when everybody was dancing in a ring on the grass, it lay down right in the middle of the dance and let them fall over it, one after another.

[pet.dog: {Pet} barked at it. “Pick on somebody your own size!” shouted the crocodile.

][pet.cat: {Pet} lay in the shade and thought it had the right idea.

]“What’s it so cross about?” said {@a-first}, holding on tight to a mug of coffee.

“I’M NOT CROSS!” shouted the crocodile.

“It sounds just like you,” said {friend} to {child}.

{child} could hear it, too. It was a bit awful. But it was a bit funny as well.

# the-plug
{child} pulled out the plug. PFFFFFFT! All the cross came out, and it blew a coffee cup over.

[elder & adult: {Elder} [elder2: and {elder2} ]had a try. Then the crocodile wanted a cushion, so they pulled the plug out again.

]“My turn,” said {friend}, who had never been afraid of anything[sport: , not even in {@game}]. Puff, puff, puff! And the crocodile lifted up its head.

“Hello!” it said. “Are we going in? I love going in! Jump on!”

# along-the-shore
They put on their life jackets and climbed on, {friend} in front and {child} behind. {@A} tied a long rope to the crocodile’s tail, and held on to the other end. At first the crocodile kept close to the shore, where you could see the sand at the bottom.[music:  It hummed {@song} as it went.] {child} held on tight to {friend}, and it was really lovely.

“Isn’t this lovely?” said {friend}.

“Yes,” said {child}.

That was a mistake.

# farther-out
“Then let’s go further out!” cried the crocodile. “Further out!”

Because now it was full of {friend}, and {friend} always wanted to go further out. It turned its head, and bit through the rope. Snap.

The [us: dock | jetty] slid by. The water turned green, and then it turned black. The tents were as small as teeth.[city:  And {city} was even further away than that.]

“Turn [us: around | round]!” shouted {child}.

“What for?” said the crocodile. “There’s lots more sea over there!”

“Yes, do,” said {friend}, and pulled its tail. But the crocodile was so full of {friend} that it didn’t even listen to {friend}.

“Further out!” it sang. “Further out!”

# how-afraid
{child} was shaking. {child.He} couldn’t keep it in any longer.

“I’m afraid,” {child.he} said. “I’m really, really afraid of deep water. I’ve been afraid all day. That’s why I was so cross.”

{Friend} didn’t laugh. {friend.He} took {child’s} hand.

“How afraid?” {friend.he} said.

“All the way down to my toes.”

{Friend’s} eyes grew very big. “Then you’re the one who has to blow!” {friend.he} said.

# blow
They pulled out the plug. PFFF went all that bravery, away over the sea, and the crocodile sank down soft and low in the water. Their legs were cold.

“Now!” said {friend}, and held on to {child}.

{child} blew. Puff, puff, puff. {child.He} blew all the black water into it, and whatever might be at the bottom. [age>=7: {child.He} blew into it every single time {child.he} had said that {child.he} just didn’t feel like swimming. ]{child.He} blew until there wasn’t a scrap of fear left, and pushed in the plug.

The crocodile looked down.

“Is it DEEP here?” it whispered.

“Very,” said {child}.

“[us: MOMMY | MUMMY]!” screamed the crocodile.

And it turned [us: around | round]. It didn’t so much swim as run, with all four legs at once[athlete: , faster than {athlete}]. It shot past the [us: dock | jetty], and straight through the dance, and into the tent, and dived into a sleeping bag, head first.

# in-the-sleeping-bag
{@A} had run right out into the sea, shoes and all. Now {@a} picked {child} up and held {child.him} tight.

“Were you afraid?” asked {@a}.

“Yes,” said {child}. “Very.”

“That’s the best fright I’ve ever ridden,” said {friend}.[school:  “I’m going to tell everybody at {school}.”]

And then they went in for a [us: swim|paddle], right at the edge, where you could see your own toes.

# puff
Midsummer night was nearly as light as morning. {child} and {friend} lay in the tent with sand between their toes, and between the two of them a sleeping bag was trembling.[pet.dog:  {Pet} lay across everybody’s feet.][pet.other:  “It’s a good [us: thing|job] {pet} stayed at home,” said {child}.]

“Is it deep in here?” asked a very small voice.

“No,” said {child}. “You can touch the bottom.”

{child.He} eased out the plug, slowly, slowly, so that it only sighed. Then {child.he} blew one last time. {child.He} {child.was} full of strawberries and sunshine, and in the middle of it {child.he} yawned. The crocodile grew soft and warm, and they laid their heads on it, one on each side.

“This is the puff I like best,” it mumbled.

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
the grown-up who was camping with them
## if adult
{adult}
## if elder & !adult
{elder}[elder2:  to {elder2}]

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
