title: “Baa,” Said the Cow
title: An Awful Lot of {lamb}
title: What Is {lamb}?
guest farmer: Meg (she), Nell (she)
guest friend: Beth (she), Arlo (he)
guest lamb: Kenneth (he), Desmond (he)

% {lamb} is a lamb and "he". Two things carry it: "one too many" and "baa". Whoever counts last (@a): {adult}, else the farmer; never he or she.

# nearly-any-distance
{child} and {friend}[!friend.known: , [friend: {child.his} best friend|who lived next door],] were staying the night on a farm[adult: , and {adult} had come too]. And as they could both count nearly as far as numbers go, they were given the job of counting the animals to bed.[pet:  They had practised on {pet}, {child’s} [pet.dog: dog|[pet.cat: cat|friend]], and got one every time.]

“It never comes out right for me,” said {farmer}, who was the farmer, pulling on her [us: rubber|washing-up] gloves. “There ought to be five cows. Nine hens. Three pigs. Seven sheep. When it comes out right, the farm can go to sleep.”

{child} took the lantern. {Friend} took a stick to point with[school: , as they do {at school}]. And off they went across the yard in their boots. Squelch, squelch, squelch.

# cows
In the cowshed stood the cows, chewing.[music:  {child} hummed {@song} to them, so that they wouldn’t be frightened.]

“One, two, three, four, five,” counted {friend}. “Six.”

“Six?” said {child}. “That’s one too many.”

They counted again. One, two, three, four, five big warm cows. And right at the end a little one, with wool on.

“Baa,” said the cow.

It was {lamb}. {lamb} was a lamb. He had been brought up in the kitchen, on a bottle, and nobody had remembered to tell him what he was.

“You’re not a cow,” said {child}. “Come here.”

But {lamb} [sport: thought they were going to {play sport}, and ]shot out between their legs, and was gone.

# hens
In the hen house the hens sat in a row, with their heads tucked away inside themselves.

“One, two, three, four, five, six, seven, eight, nine,” counted {child}. “Ten.”

“One too many,” said {friend}.

The tenth was enormous. It sat in the best nest, with straw on its head, and four hooves stuck out from underneath.

“{lamb},” said {friend}. “You’re not a hen.”

“Baa,” said the hen, but it didn’t sound at all sure. {lamb} got up and had a look underneath, in case there was an egg. There wasn’t.

And out he went through the hens’ little door, and was gone.[athlete:  Not even {athlete} could have caught him.]

# pigs
The pigs were in a heap. Pigs are hard to count, because they sleep any old how, so {friend} did it by the tails.

“One, two, three,” {friend.he} said. “And one with no curl in it. One too many!”

{lamb} was at the bottom. He was mud right up to his eyelashes, and he was grunting as well as he could.

“You’re not a pig,” said {child}. “You’re just dirty.”

# what-then
{lamb} looked at {child}, and then at {friend}, and put his head on one side. You could hear what he was thinking. Not a cow. Not a hen. Not a pig. So what was left?

“We’ll just have to show him,” said {friend}.

# under-the-oak
They carried him between them, two legs each.[pet.dog:  {Pet} went in front, in case anybody else turned out to be {lamb}.] Up in the field the sheep were lying under the oak tree, as grey as stones.[elder:  {Elder} [elder2: and {elder2} were | {elder.was}] sitting on the fence, and had counted to six, twice.]

“One, two, three, four, five, six,” counted {child} and {friend}, both together. And there it stopped.

“One too few,” said {child}. “There’s somebody missing here, {lamb}. And do you know who it is?”

They put him down in the grass. {lamb} took a step, and then another. The biggest sheep lifted her head, and had a good sniff of his ear. She smelled cow, and hen, and pig. Then she sniffed a bit further in, and there he was.

“Baa,” said the sheep.

“Baa?” said {lamb}. He was so astonished that he sat down. “Baa! Baa! Baa!”

And the sheep moved over, one this way and one that way, until he had wool on every side.

“Seven,” said {friend}, and stuck the stick in the ground.

# everywhere
Squelch, squelch, squelch went the boots, back across the yard, and {farmer} stood on the doorstep and took the lantern.

“Does it come out right?” she asked.

“It comes out right,” said {child}. “But there was an awful lot of {lamb}.”

# three
They slept in one big bed, with a head at each end, and their feet met in the middle. It smelled a little bit of cowshed, though they had both washed[city: , and it was a good deal darker than {city}].

“{Friend},” whispered {child}. “Do you think {lamb} is still up there?”

But {friend} was asleep already, and a moment later so was {child}. So neither of them heard the click of the kitchen door, or the very, very small hooves on the stairs. Clip, clop. Clip, clop.

Then it was {@as} turn to count. {@A} opened the door, so that a strip of light came in, and pointed without a sound.

“One,” whispered {@a}, because there was {child’s} head on the pillow. “Two,” because there was {friend’s}, at the other end.

But the [us: blanket | duvet] was going up and down in the middle as well, and out of it stuck an ear.

“Three,” whispered {@a}. “One too many.”

And {@a} tucked in all three of them, and turned out the light.

# @a
{farmer}
## if adult
{adult}

# @A
{Farmer}
## if adult
{Adult}

# @as
{farmer’s}
## if adult
{adult’s}

# @song
{music}
