title: Bring a Lawyer
title: The Case of the Moved Cat
title: The Wrong Soup
guest dame: Dame Pickle (she), Dame Bramble (she)

% The cat is {pet}, whose breed decides only what is said of cheeks and plush. The ginger cat is never he or she; of {dame} the name is said.

# the-summons
The summons came under the door at ten o’clock at night, when {child} was supposed to be asleep and {elder} was supposed to be seeing to it. But in fact they were playing cards for [us: vanilla cookies | custard creams]. {Elder} was winning, with folded arms between turns and both hands tucked up the sleeves of a thin cotton shirt.

It was scratched on the back of a sardine label.

{Elder}. You are charged that today, at four o’clock, you did knowingly move a sleeping cat. Come at once. Bring a lawyer.

“Did you?” said {child}.

“Certainly I did,” said {elder}. “And I’d do it again.”

“Right,” said {child}, putting on a coat over {child.his} pyjamas. “The first thing is, don’t say that in court.”

[friend: {Friend}[!friend.known: , {child’s} best friend,] who was staying the night, brought a pencil, because lawyers need somebody to write things down. ][elder2: {Elder2} was asleep already, and they tiptoed past the door.]

# the-bandstand
A thin ginger cat was waiting outside, and led them down the road[music: , while {elder} hummed {@song} through chattering teeth,] to the old bandstand, where forty cats sat in rows in the frosty moonlight. [city: It looked like half the cats in {city}. ]In the middle, on an upturned crate, sat the judge. {@looks} the expression of someone who has been brought the wrong soup.

“{Pet}?” said {child}.

“Your Honour,” hissed the ginger cat.

{child} had often thought that {pet} looked like a judge. [breed.British Shorthair: The British Shorthair does. ]It had simply never crossed {child.his} mind that {pet} might be one, though it did explain where {pet.he} went at night.

“Who was the cat that got moved?” {child.he} asked.

“I was,” said {pet}, in a voice like a heavy book closing. “This trial will be perfectly fair. Then I shall find the accused guilty.”

# objection
“Objection!” said {child}, who had always wanted to say it[school: , and had never once had the chance {at school}]. “You can’t be the judge and the victim. You either sit up there and keep quiet about it, in which case nobody saw anything and we can all go home, or you come down here and answer questions like everyone else.”

A murmur ran along the rows. {Pet} looked at {child} for a long time.

“The lawyer is correct,” {pet.he} said. “How very annoying.” And {pet.he} got down. The crate was taken over by an ancient grey cat with one and a half ears, called {dame}.

# the-evidence
{Pet} gave evidence beautifully. “I was asleep in the armchair,” {pet.he} said, “in a patch of sun. I had been getting it right since lunch. Without a word of warning, I was lifted. My legs dangled. There was a pigeon at the window, and it saw.”

Several cats covered their eyes. A kitten had to be taken out.

“Your witness,” said {dame}.

{child} stood up[sport: , and shook out both hands, as you do before you {play sport}]. “How long were you in the air?”

“An eternity.”

“In seconds, please.”

{Pet} examined a paw. “Four.”

[athlete: “Not even {athlete} stays up that long,” somebody whispered in the back row.]

“And then where were you put?”

“I couldn’t say. I was so upset that I went straight back to sleep.”

“But where did you wake up?”

“In the armchair.”

“The same armchair?”

There was a pause. “Yes,” said {pet}.[friend:  {Friend} wrote it down and underlined it twice.]

# but-why
“So {elder} picked you up,” said {child} slowly, “and put you back four seconds later where you were. Why would anybody do that?”

“Spite,” said {pet}.

{child} turned round. “{Elder.short}? Why did you?”

{Elder} stuck out {elder.his} chin. “I’ve nothing to say,” {elder.he} said, “to a cat who’s never once thanked me for ham.” And {elder.he} shivered.

{child} saw it, and something in {child.his} head sat up.

It was a bitter night. Forty cats were in fur. {child} was in a coat. But {elder} had marched out in a thin cotton shirt, and had sat all evening with both hands up the sleeves, and this was somebody who had a cardigan for everything. There had been one this morning. {child} could see it now. It was green, with a button missing.

# the-tummy
“{Dame},” said {child}, “I’d like to look at the witness’s tummy.”

There was uproar. It went on until {dame} yawned and showed all four of her teeth.

“I shan’t move anybody,” said {child}. “I know the law. I’m only asking the witness to roll over, if that’s no trouble.”

{Pet} rolled over, with enormous dignity. {child} bent down. All along {@underside} were scraps of fluff, dozens of them.

They were green.

# the-cardigan
“{Elder.short},” said {child}. “Where’s your cardigan?”

“I put it down somewhere.”

“{Elder.short}. You’re in court.”

{Elder} went pink, and looked at the sky, and at the forty cats.

“The sun had gone off the chair,” {elder.he} muttered. “And {pet} was lying there all tucked up, fast asleep and shivering, the great [us: lump | pudding]. So I did a bit of lifting, and I popped my cardigan down, and I put the cat back on it. That’s all. And then {pet} looked so comfortable I didn’t like to take it away.” {Elder} glared at the rows. “And you needn’t spread it around. I’ve told people for years I’m not soft about animals.”

Nobody spoke. All round the bandstand, cats began to wash, which is what cats do when they’re ashamed of themselves. {Pet} was still lying there belly up. {Pet.He} seemed to be looking at the moon.

# the-sentence
“In all my nine lives,” said {dame}, “I have never heard of a person giving a cat something warm without being stared at first. Not guilty.”

{child} let out a long breath.

“However,” said {dame}, “a debt is a debt. One cardigan’s worth of warmth has been borrowed. I sentence the cat to one lap, until morning. It is to be paid back in full.”

“That seems harsh,” said {pet}. But {pet.he} walked home very close to {elder’s} ankles, on the side the wind was coming from.

# the-lap
Before midnight {elder} was in the armchair with the green cardigan on, more fur than wool, and {pet} lay spread across {elder.his} knees like a hot-water bottle with opinions.[friend:  On the sofa {friend} was already asleep, still holding the pencil.]

“Bed, {child},” said {elder.short}.

“You’ll have to get up and turn the lamp off.”

“I can’t,” said {elder.short}. “There’s a cat on me.”

“You could always move the cat.”

{Elder} looked at {child}. {Pet} looked at {child}. It was exactly the same look, and the soup could not have been more wrong.

So {child} kissed them both goodnight, and turned off the lamp {child.himself}.

# @song
{music}

# @looks
{Pet.He} sat very straight and very still, with
## if breed.British Shorthair
{Pet.He} {pet.was} large and solid. {Pet.He} had magnificent cheeks, and

# @underside
{pet.his} underside
## if breed.British Shorthair
{pet.his} thick, plush underside
