title: Say When
title: A Digger With Opinions
title: The Ditch in the Drive
guest friend: Hattie (she), Joel (he)
guest pet: Mister (he), Duchess (she)

% The move is for a year. The cat is the family’s, or the friend’s; a dog is just as fond of a warm bucket.

# a-streak-in-the-gravel
The digger stood in the field between {child’s} house and {friend’s}, yellow and covered in mud. The road menders had left it there. You could talk to it. {child} had known that for three weeks, and so had {friend}[!friend.known: , {child.his} best friend]. What they had known for three days was worse: on Saturday {friend} was moving to the very top of [us: Maine | Scotland], for a whole year.

Now it was Friday evening, and {child} wanted just one thing. {Child.He} wanted a ditch right across {friend’s} drive, so wide that no [us: moving van | removal van] [city: {in city} | in the world] could get past.

“Dig here,” {child.he} said, and drew a line in the gravel.

The digger lowered its bucket.

“Say when,” it said.

It said that every time. It was the only rule it had: it started when you asked, and it didn’t stop until somebody said when. Once {child} had forgotten, and gone in to supper. That was why the neighbours now had a pond[elder: , which {elder} [elder2: and {elder2} ]thought was a very nice one].

# fourteen-tons
But this time it didn’t move.

“What’s the matter?” said {child}.

“That is a road,” said the digger. “I dig so that people can get through. I have never dug so that somebody couldn’t.”

“You’re a digger. You’re not supposed to have opinions.”

“I weigh fourteen [us: tons | tonnes],” said the digger. “At that weight you can have what you like.”

# braces
{Friend} was sitting on one of its tracks, with {@whose} alongside. {Friend} was the kind of person who talked about terrible things as if reading out the weather, and hadn’t cried once.

“They get two feet of snow up there by December,” {friend.he} said. “[us: Mom | Mum] has bought me snow [us: pants | trousers]. With [us: suspenders | braces]. [sport: Nobody can {play sport} in [us: suspenders | braces]. ]I’ll die in the [us: schoolyard | playground] on the fourth of November, at about a quarter past ten.”

“Then we have to dig!” said {child}.

“Dig,” {friend} told the digger. “I’d quite like to see the look [us: Mom | Mum] gives it.”

Down came the bucket. “This is wrong,” said the digger, after every scoop. “Say when.”

{child} could hear that it wasn’t asking how deep any more.

“Not yet,” {child.he} said.

# on-strike
It was {pet} who put a stop to it. {@interest}, and all that digging had made the bucket as warm as a bed that somebody has just got out of. {Pet} stepped in, turned round twice and lay down.

“Remove the {@beast},” said the digger.

{child} lifted {pet.him} out. {Pet} went back. {Friend} lifted {pet.him} out. {Pet} went back, and this time {pet.he} put a paw over {pet.his} nose.

“{Pet} is on strike,” said {friend}. “Somebody had to be.”

“I don’t tip out {@beast}s,” said the digger, and you could hear how relieved it was. The engine died. The ditch lay there, two thirds done, and [adult: {adult} | {friend’s} [us: mom | mum]] called that it was bedtime.

# a-crash
At seven on Saturday morning came the [us: moving van | removal van]. It came in backwards, and the driver didn’t see a ditch, because who looks for a ditch in a drive? There was a crash. When {child} ran out on to the grass in pyjama bottoms, the van was standing crooked with its back wheel in the hole. The doors had burst open.[music:  The radio was playing {music}, as if nothing had happened.] {Friend’s} bed was hanging halfway out, and a box marked “{friend’s} things” had spilled all over the gravel.

Nobody was hurt. The driver just walked round and round the van saying “right” in different ways.

# a-cow-in-two
{Friend} was crouching down, picking things up. Socks, a sketchbook[athlete: , the poster of {athlete}], a shell from the seaside. In {friend.his} hand was a little clay figure that {child} had made in [us: second grade | Year Three]. It was a cow, or possibly it was {friend}. Now it was in two pieces, and that was when {friend} cried, without a sound, just with {friend.his} shoulders.

{child} was so ashamed that {child.his} knees went soft. {Child.He} had thought about {friend} not being able to go. {Child.He} hadn’t thought about what it would look like.

{Child.He} went over.

“It was me that wanted it,” {child.he} said. “I wanted you to stay.”

“Don’t you think I wanted that too?” said {friend}. “I’m the one who told it to dig!” {Friend.He} sniffed. “But I want my bed in one piece, {child}. Wherever it is I’m sleeping in it.”

# you-must-show-me
The digger had already started up. It didn’t say that it had told them so. It waited with its bucket in the air.

“I can’t see the wheel from here,” it said. “You’ll have to show me.”

{Friend’s} [us: mom | mum] and the driver had to move right back to the hedge[adult: , where {adult} was standing already]. {child} stood well away on the lawn, where everybody could see {child.him}, and put up both hands, like a road mender. Right hand down: lower. Both palms inwards: slowly. The bucket slid in under the back of the van, ever so gently. {child} kept both arms up although they were shaking, and the van rose, an inch and then another inch.

“Say when,” said the digger, very low this time.

The wheel came over the edge.

“When!” shouted {child}. It was the heaviest word {child.he} had ever said, and the van rolled free.

# a-road-again
Then they filled in the ditch, scoop after scoop, until it was a road again.

When everything was packed the driver still had tea in his mug[elder: , because {elder} had filled it up], and {friend’s} [us: mom | mum] said that they could have five minutes, and that she would be standing right there.

“Step in,” said the digger.

{Pet} was in there already, of course. They sat down on either side of {pet.him} with their backs against the warm metal, and the digger lifted them, not high, just enough to clear the hedge and see the road. It went past [school: {school} | the school] and away up into the woods, going north.

# road-all-the-way
“Nobody’s dug it up anywhere,” said {child}.

“No,” said {friend}. “It’s road the whole way. In both directions, what’s more.” {Friend.He} had stuck the clay cow together with chewing gum, and was holding it in {friend.his} lap. “[us: Thanksgiving break | Half-term] isn’t far off. You can borrow the [us: suspenders | braces].”

“Say when,” said the digger underneath them.

Neither of them said it. Down in the drive the tea was finished, and {friend’s} [us: mom | mum] looked at her watch, and then she looked the other way. And the digger stood quite still with its arm in the air, and kept them there a little longer.

# @whose
{pet}, {friend.his} cat,
## if pet.cat
{pet}, {child’s} cat,
## if pet.dog
{pet}, {child’s} dog,

# @interest
{Pet.He} {pet.was} a grey cat with no interest in anything that wasn’t warm
## if pet.cat
{Pet.He} {pet.was} {a breed} with no interest in anything that wasn’t warm
## if pet.dog
{Pet.He} {pet.was} {a breed}, and had been looking all evening for somewhere to lie

# @beast
cat
## if pet.dog
dog
