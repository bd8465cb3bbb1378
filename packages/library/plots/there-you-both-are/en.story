title: The Voice on the Number Nine
title: A Mouse with Good News
title: Mind the Kerb
guest lady: Mrs Adeyemi (she), Mrs Marsh (she)
guest driver: Mr Pugh (he), Mr Dobbs (he)

% A boy’s voice is breaking; anybody else has a brace, and it whistles on an S: @now, @dont, @shouted, @says, @garage, @deep. @kid: boy, girl, else “voice” and then “it”:
% @he, @him. {driver} climbs down where there is grass, {lady} on the other side.

# shut-up
When {child} was eight, {child.he} won a competition to be the voice of the number nine bus. Now {child.he} {child.was} {age} and had to ride to [school: {school} | school] on it, and all {child.he} wanted in the world was for that {@kid} to shut up.

“Next stop, Pickle Lane!” sang the loudspeaker, like a mouse with good news. “Wakey-wakey! Pickle Lane!”

“Wakey-wakey,” said the entire back seat, and somebody threw a [us: chip | crisp].

Nobody had warned {child.him}. At eight you sit in a cupboard lined with egg boxes, someone gives you a glass of [us: lemonade | squash], you say twenty-three bus stops with a joke for each, and you think you’re the luckiest person in [city: {city} | town][athlete: , not counting {athlete}]. You don’t think that one day there will be [us: eighth-graders | Year Nines].[elder:  And {elder}[elder2:  and {elder2}] still rode the number nine round and round, just to listen.]

# two-voices
What made it worse was {child.his} other voice, the one {child.he} had now. {@now} So {child} had more or less given up talking. {Child.He} answered [us: roll call | the register] with a cough[friend: , and {friend}[!friend.known: , {child.his} best friend,] with eyebrows].[pet.dog:  Even {pet}[!pet.known: , {child’s} dog,] was called in with two claps.][pet.cat:  Even {pet}[!pet.known: , {child’s} cat,] was called in with a spoon on a tin.][pet.other:  {Pet} was the only one who didn’t mind.] {Child.He} had one voice {child.he} couldn’t stop and one {child.he} couldn’t trust.

But {child.he} had written to the bus company, and the bus company had written back. On Saturday {child.he} could come in and do it all again, and the old recording would be wiped.

“I do like this little {@kid},” said {lady}, who sat on the front seat every afternoon with her white stick between her knees. “I can’t see a thing, so I sit down, and {@he} tells me when. [age<12: Three | Four] years, and {@he}’s never been wrong.”

{child}, just behind her, nodded, which was no use to {lady} at all.

# fog
On Thursday the fog came down. By half past four the windows were like grey wool, and at the bottom of Church Street a policeman waved the bus away to the left. A water pipe had burst, and the road was a river.

The loudspeaker knew nothing about that. It went by how far the wheels had turned, and the wheels were turning.

“Next stop, the Swimming [us: Pool | Baths]!” it sang. “Don’t forget your towel!”

The [us: headlights | headlamps] were shining on a horse.

The back seat[sport: , which was on its way to {play sport},] loved it. They loved the Library, which was a heap of [us: tires | tyres], and the Town Hall, which was a hedge. Then the lane forked, and {driver}, the driver, pulled up[music: , stopped humming {music}], opened the doors and climbed down to look for a signpost.

# the-ditch
“Next stop, Rosemary Gardens!” sang the voice. “Mind the [us: curb|kerb]!”

{lady} tucked in her scarf, picked up her shopping and stood, just as she did every afternoon. She found the pole. She found the step. {child} rubbed a hole in the mist on the window, and looked out to see what she was going to step on to.

There was no [us: curb|kerb]. There was a ditch, black and full to the top.

[child.name: {child} tried to speak | {child} opened {child.his} mouth]. Nothing came out.

The white stick went over the edge, feeling for the [us: sidewalk | pavement].

{@dont} {lady} stopped, but only to be polite.

“It’s my stop, dear. The little {@kid} said so.”

“{@He}’s wrong.”

“{@He}’s never wrong.”

“Next stop, the Clock Tower!” sang the voice. “Look up!”

# dont-listen-to-me
“Don’t listen to me!” shouted {child}, {@shouted} “I mean, don’t listen to {@him}! Listen to me! It’s a ditch! {@He} doesn’t know, {@he}’s only eight!”

The whole bus had gone quiet. {lady} turned round with her head on one side.

“Say ‘Mind the [us: curb|kerb]’,” she said.

{child} shut [child.name: both eyes | {child.his} eyes]. “Mind the [us: curb|kerb],” {child.he} said, and {@says}

“Well!” said {lady}. “It’s you. Whatever happened to you?”

“I’m {age}.”

“Ah,” she said, and felt her way back to her seat. “Then you’d better sit here and tell me where we are.”

# where-we-are
So {child.he} did. {driver} came back, muddy to the knees, and they crawled on, and each time the loudspeaker said where they were, {child} said where they really were.

“Next stop, the Museum! Don’t touch!”

{@garage}

Everyone laughed, and it took {child} a moment to notice that it was a different sort of laugh. Behind {child.him}, sleeves began to rub at windows.

“Church, {child}, this side,” called [friend: {friend} | one of the [us: eighth-graders | Year Nines]].

“[us: Mailbox | Postbox],” called [friend: one of the [us: eighth-graders | Year Nines] | another], and so, window by window, they found the town again.

At Rosemary Gardens, {child} went down the step first and stood on the [us: sidewalk | pavement], to be sure.

“Mind the [us: curb|kerb],” {child.he} said, and {lady} did.

# all-twenty-three
On Saturday {child.he} sat in the cupboard with the egg boxes. There was [us: lemonade | squash]. A woman in headphones had her finger on the button that would wipe the small {@kid} out.

“Wait,” said {child}. “Can I hear {@him} first?”

{Child.He} listened to all twenty-three. {Child.He} had forgotten how happy [child.name: it was to be eight | {child.he} had been].

# both
And on Monday afternoon, when the number nine came down the hill, a new voice spoke from the loudspeaker. It was quite {@deep} in it.

“Next stop, Rosemary Gardens,” it said, and straight after it came another, like a mouse with good news. “Mind the [us: curb|kerb].”

On the front seat, {lady} smiled.

“There you both are,” she said.

# @kid
voice
## if child.he
boy
## if child.she
girl

# @he
it
## if child.he
he
## if child.she
she

# @him
it
## if child.he
him
## if child.she
her

# @now
Since [us: Thanksgiving | half-term] {child.he} had worn [us: braces | a brace], and there was a whistle in [us: them | it], like a kettle coming to the boil. It came on an S, and it never said which S it was going to be.
## if child.he
Since [us: Thanksgiving | half-term] it had been starting sentences in the [us: basement | cellar] and finishing them in the attic, and it never said when it was going to take the stairs.

# @dont
“Stop!” said {child}. It was mostly a whistle.
## if child.he
“Don’t!” said {child}. It was a sort of growl.

# @shouted
and whistled like a referee.
## if child.he
and {child.his} voice ran up from the [us: basement | cellar], past the attic and out through the roof.

# @says
it was [age<12: three | four] years older, but there at the end of it, exactly, was a mouse with good news.
## if child.he
it began like a cello and ended, exactly, like a mouse with good news.

# @garage
“It’s a garage,” said {child}. “With a cat on the …” And here came the whistle. “… steps.”
## if child.he
“It’s a garage,” said {child}, in the cello. “With a …” And here came the mouse. “… cat on the roof.”

# @deep
grown up, with only one whistle
## if child.he
deep, with only one wobble
