title: The Banana Sock
title: The Dragon in the Dryer
title: Only the Left Ones
guest friend: Toby (he), Isla (she)
guest dragon: Puff (it)

% The dragon in the broken dryer lies on everybody's left socks; it is glad to swap them for socks with holes in.

# right-socks
{child} looked in the washing basket[city:  in {city}]. There was a stripy sock, a spotty sock and a sock with bananas on. But there weren’t two of anything. There was one of each, and every one was for the right foot!

{child} ran round to {friend}’s house[friend: |, three doors down]. When {friend} came to the door, there was a sock on one foot and a mitten on the other.

“My socks have gone,” said {friend}. “But only the left ones.”

“Mine too!” said {child}. “Come on!”

[pet.dog: {Pet} put a nose to the [us: sidewalk|pavement] and pulled them along|They followed a bit of stripy wool] to the [us: laundromat|launderette] on the corner. There was a cross note on the door. WHOEVER IS TAKING MY SOCKS, I SHALL FIND YOU, it said. MRS FINCH, NUMBER NINE. And underneath she had drawn a very cross sock.

# puff
Inside it was dim and quiet. No, it wasn’t quite quiet. [music:Somebody was humming. It sounded like {@song}. And then, from the big dryer at the back, came another noise.|From the big dryer at the back came a noise.] Puff. Puff. Puff.

“That one’s broken,” whispered {friend}. “It’s been broken since Easter.”

“But it’s warm,” whispered {child}, with one hand on the door. And {child.he} opened it, just a crack.

In the dryer sat a dragon.

It wasn’t a big one. It was about as big as a goat, and green, with its wings folded up like two umbrellas. It was sitting on a mountain of socks, and in its arms it held one very particular sock, with bananas on.

“It’s taken,” said the dragon. “I’ve booked.”

“You can’t book a dryer,” said {friend}.

“I’ve booked it till Christmas,” said the dragon, and it pointed with a claw. There was a list on the wall, and on every line somebody had written DRAGON, DRAGON, DRAGON.

# treasure
“That’s my sock,” said {child}.

The dragon hugged it tighter.

“It’s my treasure,” it said. “A dragon has to lie on treasure, or it can’t sleep. My grandfather lay on gold. My aunt lay on silver spoons. But gold’s so cold on the tummy, and the spoons got her in the bottom. Socks are best. They’re soft, and they smell of somebody.”

“But why only the left ones?”

The dragon looked surprised.

“Well, you have to leave half,” it said. “I’m not a thief.”

{friend} had to stuff the mitten in {friend.his} mouth so as not to laugh. But {child} wasn’t laughing. The whole street had a cold left foot. And if they took the socks away, the dragon would never sleep again. Then {child.he} saw the dragon’s claws. They were long and curly, and they’d got caught in the socks, here and there and everywhere, so that loose threads hung all over it.

“Are those a bother?” asked {child}.

“A dreadful bother,” said the dragon. “I get stuck every time I turn over.”

“Then you’ve got the wrong sort of socks,” said {child}. “Wait there!”

# wrong-sort
{child} ran all the way home, and {friend} ran after[athlete:  like {athlete}], so fast that the mitten flew off.

“We need all the socks with holes in!” called {child}.

[adult: “The ones I’m going to mend?” said {adult}. “Ah. They’re in the bag. And in the other bag. And in the box under the bags.”|They were in the bag of things to be mended one day. And in the other bag. And in the box under the bags.] [pet.cat: {Pet} was asleep on the second bag and had to be lifted off. ]

Then they knocked at every door in the street, and it turned out that everybody had socks with holes in. [sport: {friend} had seven, from when {friend.he} went to {play sport}. ][elder: {Elder} [elder2: and {elder2} were|was] visiting, and had holes in all of them, even the ones [elder2: they were|{elder.he} was] wearing. ]Even Mrs Finch had a whole bucket.

“What are they for?” she asked.

“It’s a swap,” said {child}.

# swap
They tipped the whole lot out in front of the dryer.

“What if it doesn’t want to swap?” whispered {friend}.

The dragon picked up a grey sock with three holes. It turned it over, and turned it back. For a long time it said nothing.

“This is broken,” it said.

“Put your claws in,” said {child}.

The dragon put a claw in the first hole. It put a claw in the second. It put a claw in the third. They went straight through, and nothing got caught.

“It fits,” whispered the dragon. “It might have been made for me! Are there really people who don’t want these?”

“You can have them all,” said {child}, “if we can have the others back.”

The dragon thought about it, but not for long. Then it blew one long warm puff over all the left socks, till they were as warm as buns, and handed them back, one by one. The banana sock came last.

# new-note
Next day there was a new note on the door. THE DRYER IS WORKING AGAIN, it said. PLEASE KNOCK. And underneath, Mrs Finch herself had drawn a smiling sock.

[school: And {at school} there were a great many warm feet that day.|And there were a great many warm feet in the street that day.]

# both-feet
That night {child} got into bed in pyjamas that had been dried by a dragon. They were warm right into the seams. [adult: {Adult} tucked in the right foot, and then the left foot.

“Both of them,” said {adult}. “There.”|{child.He} put in the right foot, and then the left foot, and both of them were warm.] [pet: {Pet} was there already. ]

# slower
When the lamp was out, {child} put a hand on the [us: heater|radiator] under the window. A long way down in the pipes, under the whole sleeping street, there was a very small noise.

Puff, it went. Puff. Puff.

Slower and slower.

“Good night, dragon,” whispered {child}.

And then they went to sleep, the two of them, each in a warm heap.

# @song
{music}
