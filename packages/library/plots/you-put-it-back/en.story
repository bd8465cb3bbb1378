title: {Penguin’s} Pebble
title: The Best of Six Hundred
guest friend: Dylan (he), Rory (he)
guest penguin: Mabel (she), Doris (she)
guest keeper: Yasmin (she), Priya (she)

% “You dropped this” is said four times, the same each time. What the pebble from the party looks like is not said before the bus.

# on-the-boot
The penguin’s name was {penguin}, and she had just put a pebble on {child’s} boot.

{child} hardly dared to breathe. {Child.He} had wanted a penguin ever since {child.he} turned four[pet.other: , mostly as company for {pet}], and now there was one right in front of {child.him}, so close that {child.he} could see she was wearing socks of mud. The class[school:  from {school}] was at the zoo, and they were allowed into the penguin house two at a time, to help {keeper}, the keeper. It was just a pity that the other one was {friend}[friend: , who had been {child’s} best friend right up to the party].

{child} picked up the pebble. It was grey, with a pink stripe.

“You dropped this,” {child.he} said kindly, and put it down in front of {penguin}.

{Penguin} looked at the pebble. She looked at {child}. Then she took it in her beak, walked all the way [us: around | round] {child.him}, and put it on {child.his} boot again.

“You dropped this,” {child} said again.

# in-newspaper
Behind {child.him}, {friend} stopped sweeping. And then {child} remembered the last time {child.he} had said that.

To {child’s} last birthday party {friend} had brought a very small present, wrapped in newspaper. Inside it was a pebble. Just a pebble. Everybody looked at it, and then everybody looked at {child}, and {child.he} felt so silly that {child.he} held it out to {friend} and said, “You dropped this.” The whole party laughed. All but {friend}, who put the pebble in {friend.his} coat pocket and went home before the cake. They hadn’t spoken since[sport: , not even when they had to {play sport}].

# best-of-six-hundred
“I think she wants me to throw it,” {child} said to {keeper}.[pet.dog:  “Our dog {pet} always does.”][pet.cat:  “Our cat {pet} does this with mice.”]

“Don’t you dare,” said {keeper}. “She’s got six hundred pebbles to choose from in here, and she’s been looking for that one for three days. A gentoo penguin gives a pebble to whoever she likes best. You’ve been chosen.”

{child} didn’t feel chosen. {Child.He} felt hot in the face. {Child.He} bent down to take the pebble, but {penguin} was quicker[athlete: , and would have been too quick for {athlete}, too]. She’d had enough. She turned her back on {child.him} and waddled home with it to her nest, a round wall of pebbles that had taken her all week.

# the-bucket
“Wait!” said {child}, and took a step after her, straight into a bucket.

It was full. It went over with a crash, the water rushed away across the floor, and {penguin’s} nest went too. Pebble after pebble rolled down into the gutter, until {penguin} was sitting on nothing but floor.

She opened her beak and screamed. It sounded like a donkey in a drainpipe.

“Sorry!” said {child}. “Sorry, sorry!”

But a penguin can’t live in a sorry. {child} knelt down in the wet, pushed up the sleeve of {child.his} [us: sweater | jumper][elder: , which {elder} had knitted[elder2:  and {elder2} had told {child.him} to look after]], stuck an arm into the gutter and began to fish them out. As fast as {child.he} could, {child.he} put them in a ring [us: around | round] {penguin}.

{Penguin} inspected the first one, took it in her beak, and threw it out. She threw out the second. The third she threw at {child}.

# a-flat-side
“What’s wrong with them?”

“They’re round.”

It was {friend}, kneeling beside {child.him} and looking at nobody, only at the pebbles.

“They roll. They’ve got to have a flat side. Feel with your thumb.”

{child} felt with one thumb. {friend} fished and {child} felt, and then {child} fished and {friend} felt. The water was so cold that their fingers went pink. All they said was “This one?” and “No” and “This one?” and “Yes”, but they were the first words since the party. The ring grew. {Penguin} threw out fewer and fewer. In the end she threw out just the one, on principle.

# the-bow
Right at the bottom of the gutter lay the grey one with the pink stripe. {child} dried it on {child.his} [us: sweater | jumper]. {Child.He} went up to the nest, bowed low, as {child.he} had seen the penguins do, and laid it at {penguin’s} feet.

{Penguin} bowed back. Then she picked up the pebble and put it on {child’s} boot.

{child} stood perfectly still.

“What do I do now?” {child.he} whispered.

“You could say thank you,” said {friend}. “It’s not that hard.”

{child} swallowed.

“Thank you,” {child.he} said. “It’s beautiful. I should have said so in the first place.”

{Child.He} said it a little in {friend’s} direction.

The pebble went at the very front of the nest, where it showed. {Penguin} settled down inside, and looked as if she had done the whole thing herself.

# you-dropped-this
It was getting dark on the bus home[city:  to {city}], and everybody was tired[music: , even the ones who had sung {music} all the way there]. {friend} came along the aisle and sat down in the seat next to {child}. For a long while they both looked straight ahead. Then something nudged {child’s} foot, and {child.he} looked down.

On {child.his} shoe was a pebble, black with a white ring the whole way [us: around | round]. It had been in {friend’s} coat pocket ever since the party. It was the most beautiful thing {child} had ever seen.

{friend} was looking out of the window.

“You dropped this,” {friend.he} said.

“Yes,” said {child}, and picked it up, and held it tight. “Thank you.”
