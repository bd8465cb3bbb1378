title: The Moon Is Sold
title: It Doesn’t Say
title: In the Wash
guest friend: Rory (he), Nina (she)
guest buyer: Poppy (she), Ivy (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up is {adult}, else the grandparent, else {minder}: @m. A grandparent beside {adult} is there for the meatballs and has the blanket at the end.

# the-contract
{child} was {age} years old, and had sold the moon.

It happened like this. {Child.He} sat on the bench in the courtyard with [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] who kept a notepad in one pocket and wrote contracts about everything[sport: , even about {sport}]. Next to them sat {buyer} from the [us: first floor | ground floor]. {buyer} was six. It was just getting dark, and up over the bike shed came the moon, perfectly round[city: , and shone on all of {city}].

“I want that,” said {buyer}.

“Two [us: dollars | pounds],” said {child}, as a joke.

But {buyer} ran inside and came back with two [us: dollars | pounds], and by then {friend} had already started writing. The moon now belongs to {buyer} for ever. All three of them signed it[athlete: , like {athlete} signing autographs].

“What if somebody changes their mind?” said {child}.

{Friend} read through the notepad. “It doesn’t say.”

The two [us: dollars | pounds] turned into a bag of toffees. It was empty by bedtime.

# half-of-it
A week later[school: , when {child} was leaving for {school}], {buyer} was standing by the bike shed in the morning and pointing up into the air. There hung the moon, quite pale against the blue.

“Half of it’s gone,” said {buyer}. “I paid for a whole one.”

{Friend} got out the notepad. “It doesn’t say how much of it you get.”

That was the moment to tell the truth. But the toffees had been eaten.

“It’s in the wash,” said {child}. “They do one half at a time.”

{buyer} thought about this. “Tell them not to have the water too hot,” she said. “Or it’ll shrink.”

# the-meatballs
But it did shrink. Every morning {buyer} stood by the bike shed with her head tipped back, and every morning the moon was thinner. In the end there wasn’t any. So {child} told {@first} all about it over the meatballs, because {child.he} thought it made a funny story.[pet.dog/pet.cat:  Under the table sat {pet}, waiting for somebody to drop one.]

{@M} put down {@his} fork. “You’ve sold the moon?”

“Only to {buyer}.”

“And who did you buy it from?”

“Nobody.”

“I see,” said {@m}. “So it was stolen as well.”

{@Laughed}[pet.other:  {Pet} hadn’t laughed either, earlier on.] {@M} went and got two [us: dollars | pounds]. {child} could borrow it, {@m} said, for a week’s [us: dishes | washing-up], and take it down to {buyer} this minute. {Friend} was allowed to go, too. {@M} sat down on the top stair and waited.[pet.dog/pet.cat:  {Pet} saw to the meatball on the fork.]

# a-new-one
{child} rang the bell. {Child.He} thought that {buyer} would be angry. But {buyer} came out to the foot of the stairs with her [us: piggy bank | money box] in her arms.

“I’ve got to buy a new moon,” said {buyer}. “I’ve broken the old one.”

“You’ve broken it?” said {child}.

“I looked at it too much. I looked at it for ages every day, and it just got smaller and smaller. And now I’ve used it up.”

Her chin was trembling. {child} was so ashamed that {child.his} throat stung.

“You haven’t done anything,” {child.he} said. “It was me. I was fibbing. The moon isn’t in the wash, and I had no business selling it, because it was never mine. I’m sorry. Here’s your money.”

{buyer} looked at the money. Then she looked out through the glass in the front door, where the sky was black.

“But it’s still gone,” she said, and then she really cried.

{child} had told the truth, and it hadn’t helped. {Child.He} looked at {friend}. {Friend} was turning page after page after page.

“It doesn’t say,” {friend.he} whispered.

# the-sun-is-quiet
Just then the light on the stairs went out, as it always did after a while.

“Leave it off,” said {child}. “{Friend}, get out your phone and shine it. You’re the sun.”

{Friend} stood on the stairs and switched on the [us: flashlight | torch] on the phone. “What does the sun say?”

“Nothing.”

“Not even a bit?”

“The sun is quiet, {friend}. {buyer}, you’re the earth, so you stand in the middle. I’m the moon. Keep looking at me.”

{child} went and stood right over by the wall, with the light full in {child.his} face.

“Whole moon,” said {buyer}, and sniffed.

# still-there
{child} walked slowly round her. After a few steps there was light on only one of {child.his} cheeks.

“Half,” said {buyer}.

{child} kept going [child.name: right in | until {child.he} stood] between {buyer} and the sun, with the light from behind. {Child.His} face went black.

“Where have I gone?” said {child}.

“You’re all gone.”

“Have a feel.”

{buyer} put out her hand in the dark. She found a chin. She found a mouth and a nose, and she felt the nose for a long time.

“You’re still there,” she said. “It’s only shining on the wrong side of you.”

“That’s just what the moon does,” said {child}. “You can look at it as much as you like. It’s only going round the back.”

And {child.he} took one more step, and a thin edge of {child.his} cheek lit up.

“Here you come,” said {buyer}.

# in-the-wash
A few evenings later they were on the bench, all three of them[music: , humming {music}], and {@bench} sat beside them with a blanket. The sky was green where the sun had been. And over the roof of the laundry hung the moon, as thin as a nail clipping.

“So it was in the wash,” said {buyer}.

{Friend} was counting on {friend.his} fingers. “{buyer} got her two [us: dollars | pounds] back,” {friend.he} said. “And she’s still got the contract. So she’s got the money and the moon.”

“Yes,” said {buyer} happily.

# it-doesnt-say
{child} tipped {child.his} head back. “How much is it just to look, then?”

{buyer} unfolded her contract, and held it upside down, and read it very carefully.

“It doesn’t say,” she said, and tucked a bit of the blanket round {child}.

# @m
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @first
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @laughed
{child} laughed, but {@m} didn’t.
## if elder & adult & !elder2
{child} laughed, and so did {elder}, but {adult} didn’t.
## if elder2 & adult
{child} laughed, and so did {elder} and {elder2}, but {adult} didn’t.
## if elder2 & !adult
{child} laughed, and so did {elder2}, but {elder.short} didn’t.

# @bench
{@m}
## if elder & adult & !elder2
{elder.short}
## if elder2
{elder.short} and {elder2.short}
