title: One Left Out
title: Forty Ewes
title: The Late Moon
guest friend: Kit (he), Nell (she)
guest pet: Otis (he), Fly (she)
guest jean: Jean (she), Marjorie (she)
guest minder: Pauline (she), Wendy (she)

% The stand-in is {jean’s} old collie; the family’s own dog or cat came with the child, and is new to it: @verdict, @not-old, @years.
% Read the flock book in capitals.

# the-flock-book
The flock book hung on a string by the kitchen door. It was {jean’s}, and so were the sheep, but that year it was {@a-first} who wrote in it every night, in capitals, with {@his} boots still on, and {child} who read it every morning over {child.his} toast[elder & adult:  and {adult’s} marmalade].

FORTY EWES. ALL SOUND. {@Dog} STAYED OUT AGAIN, SECOND NIGHT. {@Verdict}

{@Not-old}

“You’re not {@collie}.” {@A} put the kettle on. “{@Whistled} for an hour, {child}. {Pet.He} lay at the top of the field and stared at the wall. Either {pet.he} can’t hear me, or {pet.he} {pet.has} no idea where {pet.he} {pet.is}. {Jean} has a garden now, and a nice warm carpet.[pet:  Just till we go home.]”

“{Pet} doesn’t want a carpet.”

“No,” said {@a}, gently, which was worse. “But {jean} is coming on Saturday.”

This was Thursday. {child} had two days to prove that there was nothing wrong with {pet}.

# its-late
{Friend} came home with {child.him} after school[school: , the whole way from {school}], carrying a telescope and in a terrible mood.[music:  Not even {music} had helped.] {Friend} was {child’s} best friend, and {friend.he} collected moons. {Friend.He} had a notebook with a page for every age the moon could be, and every page was filled except one: the new moon, the very first thin sliver, which shows for half an hour after sunset and is gone.

“It should have been Tuesday,” {friend.he} said, as they climbed the field. “Clear sky, Tuesday. Nothing. Clear sky last night. Nothing![sport:  I missed {sport} for it.] It’s late.”

“Can the moon be late?”

“No,” said {friend} bitterly.

# nothing-wrong
The sun had just gone down over the hill[city:  behind {city}]. {Pet} lay where {pet.he} had lain for two nights, up in the corner where the wall had been down for years. Last week [elder & adult: {elder} had got {adult} to close | {@a} had closed] the gap with posts and netting, until there was time for stone. {Pet} had {pet.his} chin on {pet.his} paws and was looking hard at the corner. {@Thumped} once for {child}. {Pet.He} didn’t look round.

{Friend} dropped a glove behind {pet}. One [pet: ear | black ear] turned.

“Hearing’s fine,” said {friend}. {Friend.He} put a hand in front of {pet’s} face. {Pet} leaned round it, politely, as you would if someone tall sat in front of you [athlete: when you had come to see {athlete} | at the [us: movies | pictures]]. “Eyes are fine. I’m sorry, {child}. I think it’s the mind. [friend: There’s a man on our bus who stares | My great-gran stares] at nothing like that.”

# forty-one
{child} sat down in the grass, because {child.his} legs wanted to. {Child.He} put {child.his} head next to {pet’s}, so close that {child.he} could smell the ear, and looked where {pet} was looking.

Then {child.he} turned and counted the ewes below them, the way {@a} did it, in twos[elder: , so that nobody could be left over]. Forty.

{Child.He} looked back at the corner.

“{Friend},” {child.he} said. “There are forty-one.”

# no-shine
It was lying against the netting, grey in the grey light, with its legs tucked under. You would have said it was a sheep. You would have said it three times a day and gone past.

{Friend} switched on a [us: flashlight | torch]. All down the field the eyes of forty ewes shone green. The one in the corner had no shine in its eyes at all.

“That’s funny,” said {friend}, and moved the [us: flashlight | torch] to the left. “I’m over here. But it’s bright on the other side.”

{Friend.He} turned the [us: flashlight | torch] off.

It was still bright on the other side. There was one thin curve of light, all the way down, from the shoulder to the rump, and the rest was hardly there. And the bright side was the side towards the place where the sun had gone down.

Neither of them spoke for a while.

“The moon,” whispered {child}.

“It isn’t late,” {friend} whispered back. “It’s shut in.”

# a-path
{child} looked at the ground. There was a path. It was narrow and old and trodden deep, and it went straight to where the gap had been, and stopped at the netting. There were paw marks all along one side of it.

“{Pet} isn’t lost,” {child.he} said. “{Pet.He} {pet.has} been putting it out. {@Years}, and home before [elder: {elder.short} | anyone] missed {pet.him}. And this time {pet.he} got it to the gap and there wasn’t one. So {pet.he} stayed with it.”

The netting was only hooked on nails. {child} had held the nails for [elder & adult: {adult} | {@a}]. They lifted it off, one hook at a time, and rolled it back.

# the-view
{@Fingers}

{Pet} got up without one, front end first and back end when it was ready. {Pet.He} went round a long way, giving the moon more room than {pet.he} ever gave the ewes. It stood. It was heavy; they felt it through the ground. It came as far as the new posts, and there it stopped, and shook.

So {pet} did what {@no-collie}. {Pet.He} lay down, and turned {pet.his} back, and looked at the view.

Behind {pet.him}, very slowly, it walked out between the posts and over the edge of the hill.

# one-curved-line
They waited. And there it was, low down in the last of the light, thinner than anything: one curved line. {Friend} forgot all about the telescope.

“Forty-one,” said somebody.

{@A} was standing behind them, {@with-whistle}.

“I make it forty now,” said {child}.

# working
{Jean} came on Saturday. She had tea[elder2:  with {elder2}], and went home with a dozen eggs. By then [elder: {elder} had hung | there was] a gate in the gap, with the latch down low, where a [pet.cat: paw | nose] could lift it. And in the flock book, in capitals, it said:

FORTY EWES. ALL SOUND. {@Dog} LATE IN. WORKING.

# @a-first
{child’s} aunt {minder}
## if elder
{elder}
## if adult & !elder
{adult}

# @a
{minder}
## if elder
{elder}
## if adult & !elder
{adult}

# @his
her
## if elder
{elder.his}
## if adult & !elder
{adult.his}

# @dog
DOG
## if pet.cat
CAT

# @verdict
TOO OLD.
## if pet
TOO NEW TO IT.

# @not-old
“{Pet} isn’t too old,” said {child}. {Pet} was {jean’s} dog, and had come with the sheep. “{Pet.He}’s {age}. I’m {age}.”
## if pet.dog
“{Pet} isn’t too new to it,” said {child}. {Pet} was {child.his} own dog. “{Pet.He} came when I came.”
## if pet.cat
“{Pet} isn’t too new to it,” said {child}. {Pet} was {child.his} own cat. “{Pet.He} came when I came.”

# @collie
a collie
## if pet.dog
a dog
## if pet.cat
a cat
## if breed
{a breed}

# @whistled
I whistled
## if pet.cat
I rattled the [us: treat | biscuit] tin

# @thumped
{Pet.He} thumped {pet.his} tail
## if pet.cat
{Pet.He} moved the tip of {pet.his} tail

# @years
Every month, for years
## if pet
Every month since we came

# @fingers
{child} put two fingers in {child.his} mouth, and took them out again. [elder: Not even {elder} knew | {Child.He} didn’t know] the whistle for this.
## if pet.cat
{child} opened {child.his} mouth, and shut it again. [elder: Not even {elder} knew | {Child.He} didn’t know] the call for this.

# @no-collie
no collie does
## if pet.dog
no sheepdog does
## if pet.cat
any cat can do, and no sheepdog ever could

# @with-whistle
with {@his} whistle hanging round {@his} neck
## if pet.cat
with the [us: treat | biscuit] tin under one arm
