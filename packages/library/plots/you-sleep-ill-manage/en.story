title: You Sleep, I’ll Manage
title: Not One Single Night
guest friend: Albie (he), Tilda (she)

% “Hall hee hay in a hent!” is said as if round a dummy: Shall we play in the tent? “Brrm” is done with the lips, so that they tickle, and very faintly at last.
% The friend is always there. The rabbit in bed is a toy; where there is a dog or a cat, it gets the kiss.

# hay-in-a-hen
{child} had a [us: pacifier | dummy]. It was yellow[city: , the yellowest in {city}], and it was nearly always in {child.his} mouth.

One day {friend} came to play. {Friend.He} {friend.was} {child’s} best friend, and {friend.he} had green socks on, and a whole bag of cars[school: , more than there were {at school}].

“Hall hee hay in a hent!” said {child}.

{Friend} thought about it. “Are we having hay?”

{child} shook {child.his} head. “Hall hee HAY in a HENT!”

“There’s hay in a hen?”

No! {child} took out the [us: pacifier | dummy]. Pop!

“Shall we play in the tent?” said {child}.

“Oh,” said {friend}. “Yes, let’s.”

# the-red-car
So they played in the tent, which was under the table.[pet.dog:  {Pet}[!pet.known:  the dog] was the garage.][pet.cat:  {Pet}[!pet.known:  the cat] was the garage.][pet.other:  {Pet} was allowed to watch.] They drove the cars about, brrm, brrm, and {child} drove the red one[athlete: , faster than {athlete}].[sport:  After that the cars got to {play sport}.] {Child.He} went brrm until {child.his} lips tickled[music: , and now and then it was nearly {music}]. You couldn’t do that with a [us: pacifier | dummy] in, not at all.

# not-one-night
Then {friend} happened to look at the [us: pacifier | dummy]. It was lying on the floor, quite still.

“It looks tired,” said {friend}.

{child} lay down on {child.his} tummy and looked, too. The [us: pacifier | dummy] was pale round the edge. It had a little mark from a tooth.

“Doesn’t it ever go to sleep?” asked {friend}.

{child} thought. When {child} was playing, the [us: pacifier | dummy] was working. When {child} was out in the [us: stroller | pushchair], the [us: pacifier | dummy] was working. And at night, when everybody else was asleep? Then the [us: pacifier | dummy] worked hardest of all.

“No,” said {child}. “It’s never been to sleep. Not one single night.”

“Oh,” said {friend}. “Poor [us: pacifier | dummy].”

“Poor, poor [us: pacifier | dummy],” said {child}.

# a-little-box
So they made it a bed. [elder: {Elder}[elder2:  and {elder2}] gave them a little box with a lid. | They found a little box with a lid.] But what could it have for a blanket?

# one-green-sock
{Friend} sat down, and pulled and pulled, and off came one green sock.

“Here,” said {friend}. “It’s warm. I’ve been walking about in it all day.”

And they tucked the [us: pacifier | dummy] up in the box, with the sock right up to its chin.

“Good night,” whispered {friend}[elder: , and {elder.short} whispered it, too]. Then {friend.he} went home with one sock on, and one bare foot in {friend.his} shoe.

# only-a-crack
Then it was night. {child} lay in bed[pet.dog / pet.cat: , with {pet} at the foot of it]. [adult: {Adult} had put out the light, and it was dark in the room. {Child’s} mouth was empty. | It was dark in the room, and {child’s} mouth was empty.]

“I want my [us: pacifier | dummy],” said {child}.

{Child.He} got up and opened the box, only a crack. There lay the [us: pacifier | dummy], under the green sock. It was asleep. You could tell it was asleep, because it didn’t make a sound.

# you-sleep
{child} stood there for a long time in {child.his} bare feet.

If {child.he} took it now, it would wake up. Then it would have to work all night again.

“You sleep,” whispered {child}, and {child.his} mouth trembled a little. “I’ll manage.”

And {child.he} shut the lid, so gently, so gently.

# what-a-mouth-can-do
But what was that mouth to do now? {child} lay in bed and tried it out. It could yawn, as big as a hippo. It could kiss [pet.dog / pet.cat: {pet} | the toy rabbit] on the ear.[pet.other:  It could say night-night to {pet}.] And it could go brrm.

“Brrm,” went {child}. “Brrm, brrm, brrm.”

It tickled {child.his} lips. It was the red car, and it was driving home. It drove slowly through the dark, past the tent, past the box. Brrm … brrm … br …

And then it was home.

# the-other-sock
In the morning the doorbell rang[adult: , and {adult} opened the door]. There stood {friend}, in one green sock and one blue one.

“Did it sleep?” asked {friend}.

“All night,” said {child}. “And so did I.”

{Child.He} said it so plainly that you could hear every word.

“Shall we wake it up?”

{child} lifted the lid a little. {Child.He} looked for a long time.

“No,” {child.he} said. “It’s got so much sleeping to catch up on.”

And off they went to drive the cars.
