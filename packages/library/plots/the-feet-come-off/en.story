title: Can You Take Your Feet Off?
title: The Lamp That Wouldn’t Go Out
title: The Whole Lady
guest friend: Priya (she), Callum (he)
guest alien: Blink (she)
guest classmate: Dirk (he)

% The rule: when an alien says something untrue the lamp comes on, and it goes out when the thing has come true.

# not-true
On the way home from [school: {school}|school], {child} said something that wasn’t true. {child.He} said that {child.he} had jumped off the top board last summer, and that it hadn’t been scary at all.

“The ten metres?” said {friend}[friend: , {child.his} best friend,|,] and stopped dead. “Everybody’s got to see that. We’re going to the pool tomorrow.”

So that evening {child} sat at the bedroom window with a pain in {child.his} stomach and a sandwich {child.he} didn’t feel like eating. {child.He} had curled up inside {child.his} biggest [us: sweater|jumper], [elder: which {elder} had knitted with two years of growing room|which had two years of growing room left in it].[elder2:  At least, said {elder2}.][pet.dog:  {Pet}[!pet.known: , {child.his} dog,] lay on {child.his} feet to keep them at home.][pet.cat:  {Pet}[!pet.known: , {child.his} cat,] lay on {child.his} feet to keep them at home.][pet.other:  Behind {child.him} rustled {pet}, who had never told a fib to anyone.]

Then a saucer came whizzing over the rooftops and stopped right outside, and an alien leaned out. In the middle of her head she had an antenna, with a lamp so green that you had to squint.

“Are you a human?” she said. “Say yes. I’m in a terrible hurry.”

“Yes,” said {child}.

“Can you take your feet off?”

# the-sandwich
Her name was {alien}, and while [city: {city}|the town] grew as small as a [us: cookie|biscuit] underneath them, she explained.

“It’s the lamp,” she said. “When one of us says something that isn’t true, it comes on. And it won’t go out again until the thing has come true.”

“Show me,” said {child}.

“I’ve eaten your sandwich,” said {alien}, and the lamp blazed up. Then she ate the sandwich, and the lamp sank back. “You see?”

“That was my sandwich.”

“Yes,” said {alien}, chewing. “That was what was so true about it.”

“But you’re still glowing.”

{alien} sighed. Everybody in her class had to bring something interesting, and she’d had nothing. So she had told them that she had a human, and that it could take its feet off. And one thing more.

“What one thing more?”

“Later,” said {alien}, and looked away. “I haven’t slept for a week. You try it, with a light on in your head.”

{child} thought about the top board. “I think I know,” {child.he} said.

# the-feet
The classroom was on a moon and had no roof. All the aliens sat there with their lamps dark, and turned to look.

“My human,” said {alien}.

“It’s tiny,” said {classmate}. “Go on. Make it take its feet off.”

{child} undid {child.his} right shoe, and pulled it off.

The whole class screamed. [age>=9: Two of them in the front row held hands.] {child} pulled off the left one too, held it up, and waggled it at them.

“They’re loose!” somebody shouted.

“You wait,” said {child}, who was starting to enjoy this, and peeled off a sock.

“It’s got new ones inside!”

“And they’ve got tiny little heads on the end! Five of them!”

[age>=9: Somebody had to go out for a drink of water.][sport:  “And it can use them to {play sport},” said {alien}, and the lamp found nothing wrong with that.][athlete:  “I’ve got {athlete} at home,” said a boy at the back, and his lamp came on at once.]

{alien’s} lamp sank to half of what it had been, and she smiled for the first time. But it didn’t go out.

# best-friends
“She’s still glowing,” said {classmate}. “She said that the human was her best friend.”

They laughed then, and it wasn’t a kind sort of laugh. {alien} looked at the floor. [age>=9: {child} knew exactly how a thing like that begins. All you want is to have something to say, and then you’ve said it.]

“Well, I am,” {child} said loudly. “I’m her best friend.”

But the lamp blazed up worse than ever, because it wasn’t true. They had known each other for half an hour. [age>=9: {alien} tried to cover it with her hands, and it shone straight through them.]

Then {child} took hold of that enormous [us: sweater|jumper] and pulled it over both of their heads.

# in-the-jumper
Inside it was a tight fit, and very green, and it smelled of wool and sandwich.

“You go home,” whispered {alien}. She was crying a little. “You can’t trick it. I’ll just have to wear a hat for the rest of my life.”

{child} could have gone home. But {child.he} stayed, and in the end {child.he} said the thing that {child.he} had never said to anybody.

“I’ve got a lamp, too. Mine’s in my stomach, so nobody sees it. I said I’d jumped off the top board. But I climbed up, and I looked down, and then I climbed down again. The ladder was full of people, {alien}. They all had to go back. There was a lady in a bathing cap who had to go back the whole way down.”

{alien} lifted her head. “The whole lady?”

“The whole lady.”

It started as a snort, and there was no telling whose. Then they laughed until the [us: sweater|jumper] bounced. [age>=9: Each time one of them stopped, the other whispered “the whole lady”, and they had to begin again.]

When they had no laughing left, {child} looked about for the light.

“It’s dark in here,” {child.he} said.

“Yes,” said {alien}, rather surprised. “So it must be true.”

# two-heads
They put their heads out to get some air, and both of them came up through the same collar.

“It’s got two,” screamed {classmate}, and fell off his chair. Then he asked, quite quietly, if people could have a go.

[age>=9 / elder: They all had a go, two at a time, and the [us: sweater|jumper] grew as big as a horse.][elder:  {elder} was going to be pleased.]

[music: On the way home {alien} claimed to know {music} by heart, and the lamp came on, so they sang it until it went out. ]{child} got back just as [adult: {adult} came to say good night|somebody came to say good night].[pet.dog / pet.cat:  {Pet} sniffed at both feet, and they were where they belonged.][pet.other:  “I’m going to tell you something true,” said {child} to {pet}.]

# up-or-down
The next day {child} stopped outside the pool.

“{friend},” {child.he} said. “I’ve never jumped off the top board.”

{friend} said nothing for a long while. “Neither have I.”

“But you never said you had.”

“I did. To Maisie, on Wednesday. I told her I’d done it twice.”

They looked at each other’s foreheads, but nothing showed there, which was lucky. Then they went to the lowest board. On the steps stood a lady in a bathing cap, who gave {child} a long look.

“Are you going up today, or down?” she asked.

“Up,” said {child}. They held their noses and jumped, hand in hand, from a whole metre up, and the lady clapped.

That evening {child} sat at the window a little longer. There wasn’t a speck of green above the rooftops. It was quite dark up there, and that was good news.
