title: Love to the Top
title: All the Tops
title: In Water, Please
guest elder: Grandma (she), Granny (she)
guest fish: Trevor (he), Keith (he)

% The one who goes into the sea is the grandparent who is ticked, otherwise Grandma. The fish is “he”, and shouts when he comes down.
% One rule: to see anything he has to jump, and each jump costs water. Hup goes up, plop comes down.

# morning-legs
Every morning {elder} went down the steps by the pier and into the sea.

“Ooh,” said {elder.short}. “Ooh. Ooh.”

{child} went in as well, but only up to the knees.[elder2:  {Elder2} sat on the top step and looked after the towels.] And every morning somebody down in the water said, “Morning, legs.”

This time {child} bent down to look. It was a brown fish, as long as a slipper.

“I’m {child},” {child.he} said. “I’m what’s on top of the legs.”

“There’s something on TOP?” said the fish.

# all-the-tops
His name was {fish}, and all his life he had only seen the bottoms of things: the bottoms of boats, and the bottom of the pier, and legs, up to the knees.

“I want to see the land,” he said. “I want to see all the tops.”

“So you should,” said {elder.short}, who talked to anybody. “We come and look at you every day. It’s only fair.”

{Elder.He} dipped a red bucket in the sea, and {fish} swam in.[friend:  The bucket belonged to {friend}[!friend.known: , {child’s} best friend], who wanted it back by Sunday.]

# hup
“So this is the land,” said {fish}. “It’s very red.”

“That’s the bucket,” said {child}. “You’ll have to jump.”

Hup! Up shot {fish} and looked about. Plop! He was back.

“The legs go all the way up!” he shouted. “And then there’s a face! And then there’s a woolly hat! And right at the top there’s a bobble!”

“That’s {elder.short},” said {child}.

“I know you,” said {fish}. “You’re Ooh-Ooh-Ooh!”[sport: 

“He ought to take up {sport},” said {elder.short}.][athlete:  Not even {athlete} could jump like that.]

# a-walk
So they took him for a walk[music: , and {elder.short} hummed {@song}].[city:  {child} told him about {city}, and he wanted to know what that had on top.][pet.cat:  {Pet}[!pet.known:  the cat] had been left at home, which was just as well.][pet.other:  {Pet} had been left at home.]

Hup! Plop! “That one’s only got one leg! And ever so many arms!”

“That’s a tree,” said {child}.

[pet.dog: Hup! Plop! “That one’s got four legs! And it’s wearing a rug!”

“That’s {pet}[!pet.known: , my dog],” said {child}. “{Pet} wants to look in your bucket.”

]Hup! Plop! “That one’s got no legs at all! It’s asleep, and somebody’s pushing it!”

“That’s a baby.”

“Everything’s got a top!” said {fish}. “Again!”

# so-dry
But each time {fish} went up, some of the water went with him, and most of it came down on {elder.short}. At the top of the hill {fish} was lying on his side.

“{child},” he whispered, “is it meant to be so dry?”

The sea was a long way down. There was just one shop, with steam on the window.

“They’ll have water in there,” said {elder.short}, “and they’re bound to have salt.”

Over the door there was a picture of a big fish.

“Oh!” said {fish}. “They know us here.”

“In a way,” said {elder.short}.

# in-batter
Behind the counter stood a cook in a white hat.

“I’ve got a fish,” said {elder.short}, “and I’d like some water with it.”

“One fish,” said the cook. “In batter?”

“In water.”

“We only do it in batter.”

“What’s batter?” asked {fish}.

“It’s a sort of coat,” said {child}.

“I want to see that,” said {fish}. Hup!

# salt
But there was no plop. He had missed the bucket. Slap! There he lay on the counter, next to the lemons, and the cook picked him up with the tongs.

Oh no! {child’s} tummy turned right over.

“Salt and vinegar?” asked the cook.

“SALT!” shouted {child}, who had never shouted in a shop before[school: , and not {at school} either]. “And NO vinegar! And NO batter! And LOTS of water! In HERE!”

And {child.he} held up the bucket, right under the tongs.

The cook let go. Plop!

# take-away
“Eat in or [us: to go | take away]?” asked the cook.

“[us: To go | Take away],” said {elder.short}.

So the cook poured in a big jug of water, and some salt.

“Is that enough?” he asked.

“A bit more,” said the bucket.

The cook dropped the salt.

# one-more-top
On the way back {fish} lay on the bottom and blew bubbles.

“Did you see the batter?” asked {child}.

“It’s a nice coat,” said {fish}. “I don’t think it’s me.”

{Elder.short} tipped the bucket into the sea, and out he swam. Then he came back.

“There was one top I didn’t see,” he said.

Hup. He came right out of the sea, nose to nose with {child}, and had a good look.

“So that’s you,” he said.

Plop. And this time there was plenty to fall in.

[pet.dog: At last {pet} could look in the bucket. There was nothing left but a smell, but the smell was wonderful.

][elder2: {Elder2} needed every one of the towels to get {elder.short} dry.

][friend: {Friend} got the bucket back that same evening, with just a bit of salt in it.

][pet.cat: At home {pet} smelled {child’s} fingers for a very long time.

][pet.other: At home {pet} was told all about it.

]

# the-next-morning
The next morning {elder.short} went down the steps by the pier.

“Ooh,” {elder.he} said. “Ooh. Ooh.”

And beside {elder.him} went {child}, up to the knees.

“Morning, legs,” said somebody down in the water. “Love to the top.”

# @song
{music}
