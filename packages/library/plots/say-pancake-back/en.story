title: Pea Soup
title: Say Pancake Back
title: The Secret Word
guest friend: Lottie (she), Barney (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever drives is {adult}, else the grandparent, else {minder}. The other grandparent has sent the biscuits. The dog wants the front seat, the cat wants to come.

# a-secret-word
{child} was {age}, and in the car on the way to summer camp. {Child.He} {child.was} going to stay there for a whole week with [!friend.known: {child.his} best friend ]{friend}, and {child.he} wanted to. But {child.he} knew that {child.he} would be homesick, which {child.he} didn’t want at all.

“Here’s what we’ll do,” said {@first}, who was driving. “You get a secret word. You’re allowed to [us: call | ring] home in the evenings, and if you say that word on the phone, I’ll come and fetch you. I won’t ask a thing.”

“What’s the word?” said {child}.

“Pea soup,” said {@a}. “You never say that anyway. You can’t bear the stuff.”

{Friend} was in the back seat with headphones[music:  and {music}], and heard nothing.[elder & adult & !elder2:  {Friend.He} had a packet of [us: cookies | biscuits] from {elder} to look after.][elder2 & adult:  {Friend.He} had a packet of [us: cookies | biscuits] from {elder} to look after, and one from {elder2}.][elder2 & !adult:  {Friend.He} had a packet of [us: cookies | biscuits] from {elder2} to look after.][pet.dog:  Next to {friend.him} sat {pet}[!pet.known: , {child’s} dog,] who would rather have sat in front.]

[pet.cat: {child’s} cat {pet} couldn’t come. {Pet.He} had been lifted out of the suitcase twice.

][pet.other: {child} had said goodbye to {pet} four times.]

# a-string
The first evening went well, right up until {child} was lying in the bunk bed. Then {child.he} felt homesick. It was as if somebody had tied a string inside {child.his} chest, and was sitting at home in the kitchen[city:  {in city}], tugging at it.

“Are you homesick?” said {friend}, from the top bunk.

“A bit,” said {child}. “A lot.”

“Have a [us: cookie | biscuit]. You can’t be homesick with your mouth full. It’s been proved.”

{Friend} was always saying that things had been proved[school: , {at school} as well]. A hand with a [us: cookie | biscuit] in it came down through the dark, and they ate until there were only crumbs[elder & adult & !elder2:  in the packet][elder2 & adult:  in both packets][elder2 & !adult:  in the packet]. It was nearly true. You could be homesick, but it went slower.

# the-lake-is-crooked
The next day they swam off the [us: dock | jetty] until their lips were blue. They were taught to paddle a canoe[sport: , which was harder than {sport}], and {friend}[athlete: , with {athlete} on {friend.his} T-shirt,] paddled so firmly that they went round and round in the same place for half an hour.

“We’re not getting anywhere,” said {child}.

“The lake’s crooked. It’s been proved.”

{child} laughed so much that {child.he} dropped the paddle. Tomorrow they would be allowed to paddle all the way to the island, if they learned to go straight. And it was Thursday, and on Thursdays that camp had served the same supper for fifty years.

# round-ones-in
In the evening it was {child’s} turn to [us: call | ring], from the hall. {Friend} stood next to {child.him} with a towel round {friend.his} hair.

“Hello, {child},” said {@a}. [pet.other: “{Pet} says hello. What did you have for supper?” | “What did you have for supper?”]

{child} went stiff all over.

“Food,” said {child}.

“What sort of food?”

“Soup.”

“Oh? What sort of soup?”

“A green one,” said {child}. “Quite thick.”

“Spinach?”

“No. It’s got round ones in.”

“Round what?”

“Round green ones, only squashed.”

{Friend} couldn’t stand it any longer, and snatched the phone.

“PEA SOUP!” {friend.he} yelled. “It was pea soup!”

There was a click.

“{@He} hung up,” said {friend}. “That’s not very polite.”

“Gone to get the car,” said {child}. And then {child.he} told {friend} about the secret word.

# slippers
{Friend} went pale.

“[us: Call | Ring] back! Say it was me!”

They [us: called and called | rang and rang], but {@a} didn’t answer. The phone was still on the kitchen table, probably, as usual. So all they could do was sit down on the steps and wait.

{@s-cap} car turned in so fast that the gravel flew. {@A} jumped out, in slippers, with an oven [us: mitt | glove] on one hand.[pet.dog:  {Pet} stayed in the car, because at last {pet.he} had got the front seat.][pet.cat:  In the front seat sat {pet}, who had been allowed to come at last.]

“I won’t ask a thing!” shouted {@a}. “Where’s your suitcase?”

{child} had meant to say that the whole thing was a mistake. But when {child.he} saw the slippers there was a tug at the string, harder than ever. {Child.He} ran straight into {@s} shirt, which smelled of home, and then {child.he} didn’t want to let go. {Child.He} wanted to get into the car. And {child.he} wanted to paddle to the island. {Child.He} wanted so much, in two directions, that {child.he} began to cry.

# no-word-for-that
{Friend} was still on the steps, pulling at the towel.

“Are you going now?” said {friend}.

“I didn’t mean pea soup,” said {child}, into the shirt. “I meant pea soup. We had it.”

“You ate pea soup?” said {@a}.

“Two bowls.”

“Now I really am worried,” said {@a}, stroking {child.his} back with the oven [us: mitt | glove]. “But are you homesick?”

“Yes.”

“And you want to come home?”

“No. I want to stay and be homesick. How do you say that?”

“We haven’t got a word for that,” said {@a}.

# all-gone
It was {friend} who came down the steps. {Friend.He} took something flat out of a pocket, wrapped in a paper napkin.

“Here,” {friend.he} said to {@a}. “I was keeping it for tonight, but you can’t drive a car without food. It’s been proved.”

It was a cold pancake. {@A} chewed, and {child} watched. Then {child.he} wiped both cheeks dry.

“Pancake,” said {child}.

“All gone,” said {@a}, still chewing.

“No, the word! If I say pea soup, you come and fetch me. But if I say pancake, I’m homesick and I’m staying.”

“So what do I do?”

“You say pancake back.”

# the-other-end
Then {child} took hold of the oven [us: mitt | glove], led {@a} to the car and shut the door, without any help. {Child.He} waved until the [us: taillights | tail lights] had gone. The string was still there in {child.his} chest, but now it was {child} who held the other end.

# pancake
The next evening {child} [us: called | rang] home. {Child.His} arms ached in a lovely way, because they had paddled right out to the island.

“What did you have for supper?” asked {@a}.

“Fish,” said {child}. “And pancake.”

The phone said nothing for a little while.

“Pancake,” said {@a}.

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Minder}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @s-cap
{Minder’s}
## if adult
{Adult’s}
## if elder & !adult
{Elder.short’s}

# @He
She
## if adult
{adult.He}
## if elder & !adult
{elder.He}
