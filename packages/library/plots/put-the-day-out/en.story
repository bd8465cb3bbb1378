title: When {child} and {friend} Put the Day Out
title: The Whole Sky Was on Fire
title: It’s Meant to Be On
guest friend: Alfie (he), Martha (she)

% Where no friend is ticked, {friend} is next door’s child. A grandparent is the one who calls on the radio, comes along and waits for a turn at the siren. Where there is no {adult}, it is the radio that asks at the end. The hedgehog is "he".

# two-helmets
One evening there was a fire engine outside {child’s} house. [!short & age>=4: It was a red one. ]It had a ladder and a hose and a big loud siren, and on the front seat there were two helmets. On one of them it said {child}, and on the other it said {friend}.

“Then it must be for us,” said {child}.

“Well, who else?” said {friend}[!friend.known: , [friend: {child.his} best friend|who lived next door]].

So they put on the helmets[!short & age>=4: , and they were just the right size]. {child} took the wheel, and {friend} took the siren.[!short & age>=4:  That was how they always did it, only up till now it had been on the sofa.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was sitting in the back already.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was on top of the fire engine already, and wasn’t going to move for anybody.][pet.other:  “You look after the house, {pet},” said {child}.]

# hello-hello
[music: They were just listening to {music} on the radio when it began to crackle.|Then the radio began to crackle.]

“Hello, hello,” said [elder: {elder}|the radio].[adult & !elder:  It sounded a bit like {adult}.] “The sky’s gone red[city:  over {city}]! Over there, behind Big Hill!”

They looked, and it was true. The whole sky was on fire. It was red and it was orange, and it was pink [us: around | round] the edges.

[!short & age>=5: “What do you say back?” whispered {friend}.

“You say you’re coming,” said {child}.

]“We’re coming!” shouted [!short & age>=5: {child} and {friend}|{child}].

# moved-over
{@SIREN}! The bus moved over.[pet.dog:  “Aroooo!” sang {pet}.]

{@SIREN}! The bicycles moved over.

[pet.cat: {@SIREN}! {Pet} didn’t move over.

][elder: {@SIREN}! {Elder} didn’t move over[pet.cat:  either]. “I’m coming too[elder2: , and so is {elder2}],” {elder.he} said. “Can I do the siren?”

“On the way home,” said {friend}.

][school: {@SIREN}! They went right past {school}, where everybody had gone home.

]{@SIREN}! And [season.winter: a snowman|a hedgehog] moved over too[pet.dog: , but {pet} had to get down and show him where|[!short & age>=4: , but he took his time about it, and the fire engine had to wait|, but not very fast]].

# you-are-strong
Then they came to Big Hill. [!short & age>=4: It was steep, and the|The] fire engine puffed and puffed.[elder:  {Elder} got out and pushed.]

“I’m too big, I’m too big, I’m too big,” it said.

“You’re so strong, you’re so strong, you’re so strong,” said {child} and {friend}.

And then they were at the top.

Across the lake the sun was sitting on the edge of the wood, big and round and as red as red.[pet.dog:  {Pet} growled at it.][pet.cat:  {Pet} blinked at it from the roof.]

“That’s what’s on fire!” said {friend}.

# more
“Hose!” said {child}.

[!short & age>=4: They ran [us: around | round] the fire engine, one each way, and met at the tap.][sport:  Nobody runs as fast as that, not even to {play sport}.]

“Water!” said {friend}, and turned it on.

{child} held the hose with both hands. Up went the water, over the lake and over the trees[!short & age>=4: , all the way to the other side of everything].[athlete:  Not even {athlete} could have reached that far.][pet.cat:  {Pet} tucked in all four paws.]

Pshhhhhh!

And the sun went down a bit.

“More!” shouted {child}.

Pshhhhhh!

Now there was only half a sun. Then there was a slice, like a slice of orange. Then there was only a thin little edge, like a fingernail.

Pshh. All gone.

The sky turned purple. Then it turned blue. Then it was dark, dark blue.

# a-spark
“It’s out,” said {friend}.

[pet.dog / pet.cat: {Pet} didn’t think so, and [pet.dog: barked|stared] straight up.

]“Wait!” said {child}. “There’s a spark left!”

High up, there was something small and twinkly. {child} squirted it, and it went on twinkling. So {child}[elder:  and {elder}] held the ladder, and {friend} climbed right to the top[!short & age>=4: , and had a good look].[pet.cat:  {Pet} was there already.]

“It isn’t a spark,” called {friend}. “It’s a star. It’s meant to be on.”

[!short & age>=5: “Are you sure?” called [elder: {elder}|{child}].

“It winked at me,” said {friend}.

]“Oh,” said {child}. “Then we’ll leave it on.”

## or
“It’s out,” said {friend}.

[pet.dog / pet.cat: {Pet} didn’t think so, and [pet.dog: barked|stared] at the wood.

]“Wait!” said {child}. “There’s a spark left!”

Far away in the wood there was something small and yellow. {child} squirted it, and it went on shining. So {child}[elder:  and {elder}] held the ladder, and {friend} climbed right to the top[!short & age>=4: , and had a good look].[pet.cat:  {Pet} was there already.]

“It isn’t a spark,” called {friend}. “It’s a window. Somebody’s having a bedtime story. It’s meant to be on.”

[!short & age>=5: “Are you sure?” called [elder: {elder}|{child}].

“They’ve just come to the end,” said {friend}.

]“Oh,” said {child}. “Then we’ll leave it on.”

# without-the-siren
[elder: {Elder} wound up the hose like wool|They rolled up the hose], round and round and round[!short & age>=4: , and then|. Then] they drove home, slowly, without the siren. Because when you’ve put the day out, you have to be quiet.

[elder: “This is the way home,” said {elder.short}.

“Quietly, then,” said {friend}.

“{@Siren},” whispered {elder.short}.|“{@Siren},” whispered {friend}.][pet.dog:  “Aroo,” whispered {pet}.]

The bus was asleep. The bicycles were asleep. [pet.dog / pet.cat: {Pet} was asleep. ][season.winter: The snowman never slept at all, so he waved.|The hedgehog had only just woken up, and he waved.]

They took [elder: {elder}[elder2: , {elder2}] and ]{friend} home first[!short & age>=4: , and [elder: {friend}|{friend.he}] climbed down and yawned.

“What if there’s another one tomorrow?” {friend.he} said.

“Then we’ll put that one out too,” said {child}.|, and [elder: {friend}|{friend.he}] yawned.]

# one-more-thing
[adult: {Adult} was waiting in the hall.

“Did you and {friend}[elder:  and {elder.short}] put the whole day out?” asked {adult}.|{child} was just going in when the radio crackled.

“Hello, hello,” said [elder: {elder}|the radio]. “Did [elder: we|you and {friend}] put the whole day out?”]

“Yes,” said {child}.

“Well done. Could you put out just one more thing?”

{child} got into bed, helmet and all[pet.dog / pet.cat: . [pet.dog: {Pet} moved over.|{Pet} was there already. {Pet.He} didn’t move over, so {child} did.] {child.He} |, and ]reached for the lamp.

Click.

# @Siren
[us: Wee-oo | Nee-naw]

# @SIREN
[us: WEE-OO | NEE-NAW]
