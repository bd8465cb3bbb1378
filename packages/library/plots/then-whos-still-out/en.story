title: Then Who’s Still Out?
title: The Lamp on the Point
title: Two Planks Left
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up with the soup (@a) is the grandparent, else {adult}, else {minder}. Two “Sorry”s, whispered.
% One rule: the lamp goes out when everybody is home; and the word that keeps somebody out is “fine”.

# the-lamp
Nobody had lived in the lighthouse for forty years, and every evening at dusk the lamp came on all the same. When the last person on the island was home, it went out.

“Who puts it out?” asked {child}, who was staying in the house below it for the holidays, with {@first}[elder2: , {elder2}] and {friend}[!friend.known: , [friend: {child.his} best friend | a friend from home]].

“Nobody,” said {@a}. “They’re so used to it here that they don’t even look up.”[city: 

“In {city} nothing goes out just because you’re home,” said {friend}.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] looked up every time, and growled a little.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat in the window and stared at it, the way cats stare at what isn’t there.]

But on Monday the lamp stayed on all night.

“Then who’s still out?” said {@a} in the morning.

# fine
Monday was the rowing race. It was two to a boat, and before {child} could open {child.his} mouth, {friend} was sitting in one with the girl from the shop. So {child} was given the stopwatch. {Child.He} stood at the very end of the jetty, with one foot on top of the other, and pressed the button for other people.

“Was that all right?” asked {@a} afterwards.

“It’s fine,” said {child}.

It’s a useful word. It’s like shutting a door so politely that nobody hears.[school:  It had always worked {at school}[sport: , and after {@after}].|[sport:  It had always worked after {@after}.]]

# soup
On Tuesday everybody on the island was counted[pet.other: , even {pet}], twice, and nobody was missing. The lamp burned all night again.

“Whoever it is must be frozen,” said {@a}, and put a bowl of soup on the step with a plate on top.[pet.dog:  Then {@he} put a stone on the plate, because of {pet}.]

On Wednesday evening the light came straight through the blind again, and {child} hadn’t slept for two nights. “Somebody has to see what it wants,” {child.he} said.

“Go together,” said {@a}. “I’ll sit on the step, where I can see your [us: flashlight | torch] the whole way.”

# nobody-there
The door wasn’t locked. On the stairs lay forty years of dust, and there wasn’t one footprint in it.[music:  {Friend} hummed {@song}, very fast.]

“What do we say if there’s somebody there?” whispered {friend}.

“Sorry,” whispered {child}.

At the top the lamp was burning. In front of it stood a chair with a dent in the cushion, and as they looked, the dent slowly filled, as if somebody had just got up to let them see.

“Sorry,” said {friend}.

# the-planks
Lamps in lighthouses go round, but this one stood still and pointed. The light went over the roof of their house, and over {@a} on the step, right out to the end of the jetty. There was nobody there. It shone on those empty planks as if they were all it had.

“But that’s where you stood on Monday,” said {friend}.

{child’s} stomach turned over. “Can we go home?”

“We can’t just go home. Somebody’s out there!”

So they went down, [athlete: faster than {athlete} | as fast as the dust allowed], and fetched {@a}.

# the-shadow
{@A} came with them to where the planks began. Out at the end, in the middle of all that light, lay a shadow. There was nobody standing there to cast it. Something round hung from its hand, on a string.

{@help}

“It can’t be me,” said {child}. “I’ve been home since Monday.”

{Friend} lifted the [us: flashlight | torch] and shone it on them both. On the planks lay {friend’s} shadow. Beside it there was nothing at all.

{child} felt cold right through. “Come in, then!” {child.he} called. “You can’t stay out there. It’s fine!”

At that word the shadow slid backwards. There were two planks left, and after them came the sea.

# one-plank-left
“Don’t say fine!” said {friend}.

“But it is fine!” shouted {child}, and then there was one plank left.

“Say what it was like!”

It’s easier to climb a dark lighthouse than to say such a thing to the very person it’s about. {child} had put one foot on top of the other. {Child.He} took it down and stood on both.

“It was horrible,” {child.he} said. “You got in the boat and didn’t even look round. And I had to press the button when you won. It wasn’t fine. I think I’m still standing there.”

Out on the last plank the shadow stopped.

“I did look round,” said {friend} after a while. “You waved.”

“I was holding up the stopwatch.”

“It looked exactly like waving.”

{child} nearly laughed, and it hurt a little less.

“I ought to have asked you,” said {friend}. “I knew how you stand when it isn’t fine. I wanted to win, so I didn’t look twice. I’m sorry.”

# now-i-am
Then {child} walked out into the light, and put {child.his} feet where they had been on Monday. [us: They fit. | They fitted.] {Friend} came after, and held out a hand.

“Are you coming home?” asked {friend}.

“Yes,” said {child}. “Now I am.”

And when they walked in along the planks, two shadows came with them.

# home
“So that’s who it was for,” said {@a}, when they were back at the step, and lifted the plate off the bowl. “How is it?”

{child} tasted it, and thought. “Stone cold,” {child.he} said. “And there’s a leaf in it.”

“Give it here,” said {@a}, with an arm round {child.him}, “and I’ll warm it up.”

They went in, [pet.dog / pet.cat: and {pet} went first, | one after the other,] and {@a} shut the door. Up on the point the lamp went out, without anybody touching it.

Everybody was home.

# @help
“I know that,” whispered {friend}. “One foot on top of the other. That’s how you stand when you say it’s fine. It’s you.”
## if pet.dog
{Friend} stepped back, but {pet} didn’t. {Pet} trotted out along the planks, wagged at nobody, and lay down across the shadow’s feet. There was only one person whose feet {pet} lay on.

“It’s you,” whispered {friend}.
## if pet.cat
{Friend} stepped back, but out of the dark came {pet}, who never comes when you call. {Pet} strolled along the planks with {pet.his} tail in the air, rubbed against a leg that wasn’t there, and purred. There was only one leg that {pet} purred at.

“It’s you,” whispered {friend}.
## if elder
“I know that neck,” said {elder.short}. “I’ve dried it after every bath. That’s {child}.”

# @song
{music}

# @after
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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
