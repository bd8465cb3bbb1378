title: Roll, Roll, Bump
title: The Dip in the Sofa
title: The One Who Was Away

% Rule: whoever sits down on the sofa rolls into the dip. {parent} is who the wish says is away, {adult} whoever reads, if it is another; otherwise it isn't said who.

# the-dip
At one end of the sofa at {child’s} house[short & city:  in {city}] there was a dip. [parent: {parent}’s bottom had made it, night after night. Everybody at home knew[!short: , and so did the sofa]. | Somebody’s bottom had made it, night after night. Everybody at home knew whose[!short: , and so did the sofa].]

The dip was so deep that the whole sofa leaned. [!short & age>=4: You could sit wherever you liked and it made no difference. ]Roll, roll, and you were down beside whoever was sitting in it. It was warm there, and you were allowed to stay.

But now the dip was empty. [parent: {Parent} | The one who always sat in it] had gone away to work, for days and days.

On the first evening {child} sat in the far corner, just as usual.

Roll, roll, BUMP.

There was nobody there.

It hurt, but not in the bottom. It hurt higher up, in the place where you miss people.

“It’s empty,” said {child}.

“I know,” said [parent.home: {adult} | the one who was at home].

# hold-on
[school: The next day was all right {at school}, because nothing leaned there. But in the evening there was the sofa|The next evening there was the sofa], leaning again. {child} sat down and took hold of the armrest with both hands.

It went very well indeed. Then {child.his} nose began to itch.

Roll, roll, BUMP.

[athlete: Not even {athlete} could have hung on there and scratched as well.

][pet.dog: {Pet}[!pet.known:  the dog] came to make things better. {Pet.He} jumped up, and went down on {pet.his} tummy with a paw in every direction.

][pet.cat: {Pet}[!pet.known:  the cat] lay down at the very top and fell asleep, and went on sleeping all the way to the bottom.

][pet.other: Only {pet} didn’t roll, since {pet} never sat on the sofa anyway.

][friend: {Friend}[!friend.known: , who was {child’s} best friend,] sat down as well.

“You’re the wrong person,” said {child}.

“I know I am,” said {friend}, from down in the dip. “How do I get out?”

][elder & elder2: {Elder} sat down at one end and {elder2} at the other, with a whole sofa in between. Roll, roll, and there they were in the same dip.

“Well, hello,” said {elder.short}.

[age>=4: “It’s been a while,” said {elder2}.]

][elder & !elder2: “Careful,” said {child}, but {elder} was already sitting down.

“Goodness,” said {elder.short}, from down in the dip. “I’d meant to sit up there.”

][sport: Even {sport.thing} ended up in it.

]
# potatoes
“Somebody’s got to sit in it,” said {child}. “Somebody heavy.”

So they carried in a sack of potatoes. Over the sack {child} pulled the big {@jumper}, the one that had been left hanging in the hall. It fitted. The sack even had a tummy.

Then {child.he} sat down in the far corner.

Roll, roll, LUMP.

“Potatoes can’t cuddle,” said {child}.

# the-voice
Just then the telephone rang, and it was just the right voice.

“What are you up to?” said the voice.

“I’m sitting with you,” said {child}. “You’re potatoes tonight.”

“Am I really? And what am I like?”

“Lumpy.”

“Yes, that sounds like me,” said the voice. [city: “And how are things in {city}?”

“They lean,” said {child}.

][music: They hummed {music}, one at each end. ]{child} laughed so much that the potatoes’ tummy shook.

“Listen,” said the voice, after that. “We haven’t finished here. I can’t come tomorrow after all. It’s going to be one more night.”

# one-more-night
{child} didn’t answer. {child.He} dragged the {@jumper} off the potatoes and gave the sack the hardest push {child.he} could. Over it went, and the potatoes went rumbling across the floor and in under everything.

“Stupid sofa!” {child.he} shouted. “I’m never, ever sitting on you again!”

And {child} went to bed with the big {@jumper} over {child.his} head. It smelled exactly the way it should, and that only made it worse.

# in-pyjamas
In the middle of the night {child} woke up, missing somebody so much that it was no use lying there. {child.He} got up. [short: In the hall {child.he} took down the big {@jumper} that had been left hanging there, and went to the sofa with it trailing behind.|The {@jumper} came trailing behind.]

The lamp was on. As far from the dip as anybody could get sat [parent.home: {adult} | the one who was at home], in pyjamas, with both hands round the armrest and one foot against the table.

“What are you doing?” asked {child}.

“Holding on.”

“What for?”

“Because it’s so empty down there,” said [parent.home: {adult} | the one who was at home].

{child} hadn’t known that big people rolled too. {child.He} climbed up and took hold of the armrest as well. It was terribly hard work, holding on.

[athlete: “I’m not {athlete}, you know,” groaned [parent.home: {adult} | the one who was at home]. “And now my nose itches.”|“Now my nose itches,” said [parent.home: {adult} | the one who was at home].]

# let-go
{child} looked down into the dip. It was [!short: deep and round, and it was ]just the shape of [parent: {parent} | the one who was away], only the other way round.

“Let’s let go,” said {child}.

“We’ll go bump.”

“Not if there’s two of us. Hold on to me instead.”

So they held on to each other instead, and {child} counted. One. Two. Three.

Roll, roll …

FLUMP.

[!short: It wasn’t a bump at all. ]They lay in a heap with their feet in the air and the big {@jumper} over everything, and the dip was full. There were two of them in it, missing the same person, and it was much better than holding on.[music:  They hummed {music}, as much of it as they could remember.]

[!short: “Ow,” said [parent.home: {adult} | the one who was at home]. “There’s something hard in here.”

It was a potato.]

# no-bump
The evening after that, somebody’s key was in the door. [parent: {Parent} | The one who had been away] got {child} right in the tummy[pet.dog:  and {pet} right in the face][!short & age>=4: , and it took a good long while to get to the end of hello].[pet.cat:  After that {pet} wanted a hello as well.][pet.other:  {Pet} had to be told, too.][friend & age>=4:  {Friend} waved from the doorstep.][elder:  {Elder} [elder2: and {elder2} ]had made supper[!short: , and it was potatoes].]

Then the sofa got its bottom back.

[!short & age>=4: “Ah,” said [parent: {parent} | the one who had been away]. [sport: “I seem to be sitting on {sport.thing}. And this dip’s got bigger.”|“This dip’s got bigger.”]

“A few of us have been sitting in it,” said [parent.home: {adult} | the one who was at home].

]{child} went and sat in the far corner. {child.He} didn’t hold on at all.

Roll, roll.

There was no bump. Somebody was there.

# @jumper
[us: sweater | jumper]
