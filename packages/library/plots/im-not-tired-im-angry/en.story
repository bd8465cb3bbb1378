title: I’m Not Tired, I’m Angry
title: You’re Just Tired
title: More!
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up with the basket (@a) is the grandparent, else {adult}, else {minder}. Let the listener shout “More!” “You’re just tired” is said in the same kind voice every time.
% One rule: the angrier {the wish} gets, the more {@stuff}. What comes out isn’t what is inside.

# thump
{@Odd} Nobody knew why. But every Sunday people[city:  from all over {city}] came out with {@bowls} and waited.

Right next to {the wish} {child} was building a farm, with fir cones for cows. {Friend}[!friend.known: , [friend: {child’s} best friend | who lived next door],] was putting up the fence.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had already run off with two of the cows.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] sat in the middle of the field and was the bull.][pet.other:  One of the cows was for {pet}, at home.]

Then {@first} came with the picnic basket[elder2:  and with {elder2}], and put it down. Thump. It landed right on top of the farm.

{child} got so angry that it burned in {child.his} tummy. But on the way up it turned into tears. It always did. However angry {child} was inside, all that came out was crying.

“There, there,” said {@a}. “You’re just tired.”

“I’m not tired!” sobbed {child}. “I’m angry!” But with that much sobbing in it, it only sounded tired.

# more
At that very moment {the wish} said, “{Wish.sound}!” And out came {@stuff}.

“More!” shouted all the people, and held out their {@bowls}.

And there was more. {The wish} shook, from {wish.part} right down to the ground. {child} forgot to cry. {Child.He} shook just like that, whenever {child.he} got angry.

“I think it’s angry,” said {child}.

“Somebody who gives us {@stuff}?” said {@a}. “No, it’s just tired. It needs a little song.”

So {@a} began on a lullaby[music:  that sounded a bit like {music}], and the whole meadow joined in. {The wish} shook twice as hard, and twice as much came out.

“More!” shouted the people between the verses.

The angrier {the wish} got, the more {@stuff} came. And the more that came, the happier the people were. And that made {the wish} angrier still.

# that-will-do
When the {@bowls} were full, they filled their hats.[athlete:  One was a cap with {athlete} on it.] Soon it came up to their knees.

“Thank you, that’ll do!” they shouted. But it kept on coming. The farm was gone, and the fence, and the whole picnic basket.

“I can’t find my legs,” said {friend}.

[age>=5: “How do you turn it off?” said {@a}.

][age>=7: “Sing something else!” somebody shouted, but nobody dared.

]People began to wade away towards the road. “We’re going home!” said {@a}, and {@his} voice wobbled.

{child} wanted to go home, too. But {child.he} knew what it’s like when everybody comforts you and nobody asks.

# so-am-i
So {child} waded the other way, right up to {the wish}, and put both hands on {wish.him}.[age>=5:  {Wish.He} was trembling under them.]

“Are you tired?” asked {child}.

{The wish} shook from side to side, all of {wish.him}. No.

“Are you angry?”

{The wish} stopped short. Then {wish.he} nodded, so hard that the {@stuff} flew all over the place. Yes.

“So am I,” said {child}. “Mine comes out as tears, and then nobody can see that it’s angry.”

[age>=5: Now there was only a little coming, as if {the wish} was listening.

]“What are you angry about?” asked {child}.

{The wish} tried to say it. But all that came out was {@stuff}.

{child} knew about that, too. “You needn’t say it,” {child.he} said. “You only need to nod. [age>=6: Did somebody call you something?” No. “]Did somebody put something down?” Yes. “Thump?” said {child}.

Yes, yes, YES, nodded {the wish}.

“The basket!” shouted {child}. But nobody could see any basket. There was nothing but {@stuff}, as far as the eye could see.

# the-handle
{@help}

{child} took one handle and {friend} took the other, and they lifted with all their might[sport: , strong from all that {sport}].

Under one half of the basket lay the farm, quite flat. And under the other half was {@foot}.

{The wish} took a deep breath and let it out again. There was nothing in it but air.

[age>=5: “But why didn’t you just move?” asked {friend}.

“There was food in that basket,” said {the wish}, and only words came out. “I didn’t want to make a mess.”]

# on-both-of-you
{@A} looked at {@that}, and then at the farm.

“I put it down on both of you,” said {@a}. “And then I sang.”

“The song was the worst part,” said {child}.

“So you were angry,” said {@a}.

“Terribly,” said {child}, and this time it came out just as it was, without a single tear.

“I’m sorry,” said {@a}, first to {child} and then to {the wish}.

{@Clear}[age>=5:  {@A} had to crawl round in the grass looking for new cows, and {friend} told {@him} which ones were too thin.][school:  The new farm was going to be shown {at school}.]

# the-floor
When the sun went down, {the wish} gave a small shiver.

“Are you angry again?” asked {child}.

“No,” said {the wish}[age<5: , and only words came out]. “Now I’m just tired.”

“So am I,” said {child}.

{@A} carried the basket all the way home. In the hall {@he} looked at the floor for a long time before {@he} put it down.

# @Odd
Out in the meadow lived {a wish}. Other {wishes} keep what they have inside them, but out of this one came {@stuff}.
## if wish.kind.sky
Over the meadow hung {a wish}, quite low. Other {wishes} keep what they have inside them, but out of this one came {@stuff}.
## if wish.kind.place
In the middle of the meadow stood {a wish}. Other {wishes} keep what they have inside them, but out of this one came {@stuff}.
## if wish.volcano
In the middle of the meadow stood {a wish}. Other {wishes} throw out fire, but out of this one came {@stuff}.
## if wish.dragon / wish.rainbow-dragon
Out in the meadow lived {a wish}. Other {wishes} breathe fire, but out of this one came {@stuff}.

# @help
{Friend} put both arms down into the {@stuff}, right up to the shoulders, and felt about. “Cow,” said {friend}. “Fence. Cow. Somebody’s shoe. HANDLE!”
## if elder & !pet.dog & !pet.cat
“I’ve put that basket down in the same place every Sunday since I was little,” said {elder.short}. {Elder.He} shut {elder.his} eyes, took four big steps, and stuck both arms down. “Handle!” said {elder.short}.
## if pet.cat
Just one dry spot was left, and on that spot sat {pet}, washing {pet.his} tail. {Pet} would never sit in {@stuff}. {Pet} always sat on something.

“{Pet}’s on the basket!” shouted {friend}. “Move over, {pet}!”

{Pet} didn’t. So {friend} felt about underneath {pet}, and there was the handle.
## if pet.dog
“{Pet}!” shouted {friend}. “Where’s the sausage?”

{Pet} had thought of nothing else since they left home. Down went {pet.his} nose, and {pet} dug so that the {@stuff} flew, until only a tail was showing. Then the tail stopped.

“Woof,” said something underneath, and there was the handle.

# @foot
the foot of {the wish}
## if wish.volcano
the foot of the volcano. “So that’s why they call it that,” said {friend}
## if wish.whale / wish.fish / wish.goldfish / wish.snake / wish.shark / wish.dolphin / wish.sea-serpent / wish.seahorse / wish.worm / wish.mermaid
the tail of {the wish}
## if wish.kind.sky
the very edge of {the wish}

# @that
that foot
## if wish.whale / wish.fish / wish.goldfish / wish.snake / wish.shark / wish.dolphin / wish.sea-serpent / wish.seahorse / wish.worm / wish.mermaid
that tail
## if wish.kind.sky
that edge

# @bowls
buckets
## if other.kind.food
bowls

# @Clear
It took the whole meadow all afternoon to carry {@stuff} away.
## if other.kind.food
The whole meadow ate {@stuff} all afternoon.
## if other.water / other.rain / other.snow / other.hail / other.fog / other.smoke / other.soap / other.bubble / other.cloud
It took all afternoon for the meadow to get dry.

# @stuff
{others}
## if other.ketchup
ketchup
## if other.soup
soup
## if other.ice-cream
ice cream
## if other.jelly
jelly
## if other.chocolate
chocolate
## if other.cheese
cheese
## if other.bread
bread
## if other.tea
tea
## if other.rice
rice
## if other.flour
flour
## if other.sugar
sugar
## if other.salt
salt
## if other.popcorn
popcorn
## if other.bacon
bacon
## if other.sand
sand
## if other.soap
soap
## if other.toothpaste
toothpaste
## if other.paint
paint
## if other.glue
glue

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

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
