title: I Am a [us: Trash Can | Bin]
title: The [us: Trash Can | Bin] by the Pond
title: Hide Worse!
guest alien: Plim (he), Quib (he)
guest keeper: Mr Dunne (he), Mr Tandy (he)

% The alien’s handles are his ears. Mr Dunne tips, shakes and bangs the bottom of every bin, and does not listen to what they say.
% He lights up when he laughs; that is the whole of his magic.

# thank-you
One evening in the park {child} had an apple core, and there was a {@bin} by the pond, so {child.he} dropped it in.

“Thank you,” said the {@bin}.

{child} lifted the lid. There was nothing in there. There wasn’t even the apple core.

“Did you say something?” said {child}.

“No,” said the {@bin}. “I am a {@bin}.”

“{@Bins} can’t talk.”

“That’s right,” said the {@bin}. “We can’t.”[adult: 

Over on the bench {adult} went on with the crossword.]

# five-feet
{child} walked all the way round it. It was green, like the other {@bins}. But the other {@bins} did not have five small feet.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] sniffed at one of them, and it went in.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] who had come along without being asked, sniffed at one of them, and it went in.]

“You’re an alien,” said {child}.

“Shh!” said the {@bin}. “I’m hiding.” Two orange eyes looked out under the lid. “We’re playing hide-and-seek. My sister’s looking.”

“Where is she?”

The {@bin} put up one eye on a stalk and pointed it at the sky, where one blue star was already out[elder: , the one that {elder} always said was a planet][elder2:  and {elder2} always said was [us: an airplane | an aeroplane]]. “Up there, going round and round. I’m very good at hiding, you see. Everyone from my planet is. Have you ever seen an alien before?”

“No,” said {child}.[pet.other:  “And nor has {pet}.”]

“There you are, then,” said the {@bin}.

# a-bit
His name was {alien}, and he had been hiding for three weeks.

“Three weeks as a {@bin}?”

“I was a bush to begin with. I didn’t care for it. Birds.[sport:  And then somebody wanted to {play sport} right through me.]” He shut his lid, and then he opened it again. “Do you think she’s still looking?”

“Do you want her to find you?” said {child}.

“Nobody wants to be found,” said {alien}. “That’s the game.” And then, very low, down at the bottom of the {@bin}: “A bit.”

# tip
But there was a rattling behind the willows. It was {keeper}, the park keeper, with his cart[music: , humming {music}]. {keeper} was emptying the {@bins}. He took the first one by its handles. Tip! Shake! And a bang on the bottom!

“What is he doing?” said {alien}.

“He does it every evening. Doesn’t he do it to you?”

“I always hop round the pond, so I’m behind him. But now I’ve been talking.” Tip! Shake! And a bang on the bottom! That was the second {@bin}. “Do I look like a {@bin}?”

# worse
“Yes! That’s what’s wrong!” said {child}. “You have to hide worse!”

“Worse?”

“So your sister can see you! When I hide, my foot always sticks out. That’s how it works!”

{alien} stuck a foot out. He stuck out all five. But a foot is very small from up there, and the blue star went on by.

# handles
And here came {keeper}. He had been tipping {@bins} for thirty years, and he did not look at their feet, or listen to what they said. He took {alien} by the handles, which were his ears. He tipped him …

“I’m a {@bin}!” cried {alien}. “I’m a {@bin}, I’m a {@bin}!” For three weeks he had said nothing else to anybody, and now he couldn’t stop.

# the-giggle
What else sticks out, when you’re hiding? {child} thought of the cupboard, and the coats, and holding {child.his} breath. It isn’t only the foot. It’s the giggle.[friend:  {Friend}[!friend.known: , {child’s} best friend,] always began before anybody had even looked.]

{alien’s} five feet were up in the air. {child} reached up with both hands, and {child.he} tickled.

“Hee,” said {alien}. “I’m a – hee! – I’m a [us: t|b] – hee-hee-hee!”

And that is how you can tell an alien from a {@bin}[school: , though they don’t teach it {at school}]. When an alien laughs, it lights up. First the feet went pink, and then the lid, and then all of him, pinker than anything in [city: {city}|the park]. It shone on the ducks. It shone on {keeper}, who put him down very carefully. It shone right up to the sky.

The blue star stopped.

# found
Then it came down, without a sound, and it was no bigger than a rowing boat. A door opened, and out looked two orange eyes.

“Found you,” said {alien’s} sister, so that it rang in all the other {@bins}.

“Oh, you did,” said {alien}. “You did, you did.” And he hopped in beside her on all five feet[athlete: , and not even {athlete} could have done it better].

{keeper} put his hand on his cart and sat down. “Thirty years,” he said, “and that’s the first one that’s laughed.”

# two-pips
“Thank you for the apple,” said {alien}, and the door closed.

They rose over the pond, and the ducks tucked in their heads. {child} stood beside [adult: {adult}|{keeper}] and watched. There was a blue light in the sky now, and a pink one close beside it. They grew small. They grew as small as two pips.

Then there was only the pond, quite dark and quite still, and nobody in the park was hiding any more.

# @bin
[us: trash can | bin]

# @bins
[us: trash cans | bins]

# @Bins
[us: Trash cans | Bins]
