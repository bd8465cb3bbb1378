title: We Have Come to Plunder
title: What If You Say No?
title: You Only Have to Ask
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest chief: Torkel (he), Ketil (he)

% The grown-up on the blanket (@a) is the grandparent, else {adult}, else {minder}. Bellow across the water, and let the chief whisper when he is to ask.
% One rule: you only have to ask, and nobody dares.

# you-ask
Out in the bay[city: , not far from {city},] lay a Viking ship. It had a dragon’s head and a Viking at every oar, and {child} wanted to go on it more than anything. {Child.He} sat on the jetty with {friend}[!friend.known: , {child.his} best friend]. Behind them sat {@first}, on a blanket, with a cup of coffee and a bag of buns that were still warm.

“You only have to ask,” said {@a}.

“You ask,” said {child} to {friend}.

“No, you ask,” said {friend}.

They had been saying that all morning. Because what if the Vikings said no? As soon as {child} thought of it, {child.his} throat closed up, like a bag when you pull the string.[school:  It did that {at school} too, when {child.he} needed to borrow a [us: pencil | rubber].][sport:  It did that at {@game}, when {child.he} needed to ask where to stand.]

“We’ll do it at the same time,” said {friend}. “At three. One, two, three.”

And then they both waited for the other one.

# whatever-smells
Just then the wind turned, and the smell of buns blew out across the bay. Every Viking put up his nose. The whole ship swung round and came straight for the jetty, bump, and off it jumped the chief, who was called {chief}. He was as big as a wardrobe, and his beard was in two plaits.

“WE ARE VIKINGS!” bellowed {chief}. “WE HAVE COME TO PLUNDER!”

“Good morning,” said {@a}. “What would you like to plunder?”

“WHATEVER IT IS THAT SMELLS SO GOOD!”

“Oh, the buns,” said {@a}. “You only have to ask.”

All the Vikings took a step backwards. One of them had to sit down.

# what-if
“Ask?” said {chief}. It came out very small. “We don’t ask. We take.”

“Why?” said {child}.

{chief} bent down, till his plaits lay on the jetty. “What if you say no?” he whispered.

{child} and {friend} looked at each other.

“But you’re a Viking,” said {child}. “You row through storms.”

“A storm has never said no to me,” said {chief}. “Nor has anybody else. We don’t give them time.”

# the-blanket
So they plundered. They took the bag of buns, and then they took the blanket, with a Viking at each corner. And as {@a} was sitting on it, {@a} went too.

“Mind the coffee,” said {@a}.[elder2: 

“And mind me,” said {elder2}, who was sitting at the other end.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] went after the buns, and plundered {pet.himself}.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was asleep on the blanket, and was plundered without noticing.][pet.other:  It was lucky that {pet} was at home, and couldn’t be plundered.]

The ship pushed off. “I think I’ve been plundered!” called {@a}, laughing. But the oars dipped, and dipped again, and soon they couldn’t hear any laughing.

# smaller
“Stop!” shouted {friend}.

The Vikings only rowed faster.

“Everybody shouts stop at Vikings,” said {child}.

“Then shout something else! {@A} belongs to you!”

{child} opened {child.his} mouth, and {child.his} throat closed up. The ship was no bigger than a shoe now. There was one thing that nobody had ever shouted at a Viking. And what if they said no? Then {@a} would be gone. But if nobody asked, {@a} would be gone as well.

{child} took hold of {friend’s} hand. “At three,” {child.he} said. “And I’m not waiting for you.”

“I’m not waiting for you either,” said {friend}. “One, two, three!”

“Please may we have {@a} back?” they shouted, so loudly that all the gulls flew up.

# yes-or-no
Out in the bay the oars stopped, but only on one side, so the ship went round in a circle.

“WHAT DID YOU SAY?” bellowed {chief}.

“WE’RE ASKING!” shouted {child}.

“ASKING US?”

“YES!”

“WHAT DO WE DO NOW?”

“YOU SAY YES OR NO!” shouted {friend}.

They could see the Vikings put their heads together. It took a terribly long time.

“What if they say no?” whispered {friend}.

“Then I’ll ask again,” said {child}[athlete: , and felt as brave as {athlete}].

“YES!” bellowed {chief}, and the ship turned round.

# something-else
The Vikings put the blanket down on the jetty very gently, with {@a} on it, and half a cup of coffee.

“I’ve never said yes before,” said {chief}, and dried his eyes on a plait. “It was lovely. Couldn’t you ask me something else?”

“May we come on the ship?” said {child} and {friend}, both at once. Nobody had waited for anybody.

“YES!” bellowed {chief}. Then he gave the bag of buns back to {@a}.

“Don’t you want them?” asked {child}.

“Yes,” said {chief}. “I was going to ask.”

# my-nose
He opened his mouth. He shut it again.

“It’s your throat,” said {child}. “Start with something where it’s sure to be no. Ask for my nose.”

“May I have your nose?” whispered {chief}.

“No,” said {child}.

{chief} felt his arms, and his tummy, and both his plaits. “I’m still here,” he said, astonished.

Then he turned to {@a}, and shut his eyes tight. “May we have a bun?”

“Yes,” said {@a}. “You may have one each.”

# every-oar
So {child} got to steer a Viking ship, right round the bay, and {friend} sat on the dragon’s neck and told everybody what was coming.[music:  They taught the Vikings {@song}, to row to.][pet.dog:  {Pet} went from beard to beard, and found crumbs in them all.]

In the evening {child} and {friend} sat on the jetty again, with {@a} behind them on the blanket. The Vikings were rowing home, but slowly, and their voices came over the water.

“You ask,” said one.

“No, you ask,” said another.

Then came {chief’s} voice, as soft as he could make it. “May we come back tomorrow?”

{child} stood up and nodded, as big a nod as {child.he} could. And far out on the bay, every oar went up in the air.

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}
