title: You’ve Got Arms
title: Hands in Pockets
title: A Digger Called {Maureen}
guest tolley: Mr Tolley (he), Mr Cobb (he)
guest maureen: Maureen (she), Doreen (she)
guest jaden: Jaden (he), Rohan (he)
guest kit: Kit (he), Zac (he)

% {maureen} is the digger, {tolley} drives her. “You’ve got arms, haven’t you?” is said three times, the same each time.

# still-a-digger
{child} was {age}, and what {child.he} wanted most in the world was still a digger. It isn’t a thing you mention in {@year}.[friend:  {Friend}, {child’s} best friend, knew, and had sworn never to tell.]

Luckily there was {tolley}. {Tolley} was seventy-one, he lived behind the builder’s yard[city:  in {city}], and he owned a digger: a real one, yellow, [us: three tons | three tonnes], called {maureen}. Every Saturday[sport: , when everybody else went to {play sport},] {child} stood in the yard behind the red line and watched {tolley} peel the lid off a tin of paint with the corner of the bucket[athlete: , which not even {athlete} could have done].

# use-them
To begin with they hadn’t got on at all. {child} liked talking. {Child.He} shouted questions over the engine[music:  and over the radio, which was always playing {music}], and {tolley}, who was rather deaf and rather liked it, cupped his hand behind his ear.

“How do you stop it swinging?” yelled {child}.

“Can’t hear you!”

“I said, how do you stop it—”

{Tolley} turned off the engine and leaned out. “You’ve got arms, haven’t you?” he said. “Use them.”

# stop-dead-means
So {child} learned to talk as they do on building sites. One arm out and circling: lift. Palm down and patting: lower. Both arms straight up, palms to the front: stop dead, whatever you’re doing. They could talk all morning like that, and never say a word.

And when {child} walked home for dinner[elder:  with {elder}[elder2:  and {elder2}]], {maureen} always lifted her great bucket and waggled it from side to side. That was goodbye. {child} waved back until the corner.

# a-pond
Then one Monday [school: there was a digger on the field {at school}|the school had a digger on its field].

They were getting a pond, for newts and hedgehogs. The whole of {@year} was at the fence at [us: recess | break], and {child} was between {jaden} and {kit}, who were loud and funny and had let {child.him} sit at their table for almost three weeks. There was {maureen}, with a shine on her. There was {tolley} in a clean cap.

He saw {child}. His whole face lit up. The engine growled, and in front of a hundred and twenty people {maureen} lifted her bucket, high as a house, and waggled it.

# no
“Who’s he waving at?” said {kit}.

“Do you know that old guy?” said {jaden}. They were both looking at {child}.

{child} put {child.his} hands in {child.his} pockets. “No,” {child.he} said.

The bucket waggled once more, a bit smaller. Then it stopped in the air, and came down, and went on digging.

# i-looked-for-them
It’s odd how heavy a pair of hands can be in your pockets. {child} carried them about all day. After school {child.he} ran to the field gate, where {tolley} was scraping mud off the tracks with a spade.

“{tolley}, I’m sorry, I didn’t … it was only that …”

{Tolley} cupped his hand behind his ear. The engine wasn’t even on.

“I said I’m sorry!”

“Can’t hear you,” said {tolley} quietly. He went on scraping for a while. “You’ve got arms, haven’t you?” he said. “I looked for them.”[pet.dog / pet.cat: 

That evening {child’s} hands were still in {child.his} pockets, and {pet} the [pet.dog: dog|cat] had to nudge one of them out with {pet.his} nose.][pet.other: 

That evening {child’s} hands were still in {child.his} pockets, and came out only to feed {pet}.]

# something-moved
On Tuesday at [us: recess | break] the hole was as big as a classroom. Everyone was at the fence again. On the bank lay a heap of long grass. {Tolley} had been through it with a fork at eight o’clock, as you must, and there had been nobody in it then. Now {maureen} swung [us: around | round] to take it away in one bite, and opened her bucket above it.

Something moved in the grass. A small brown nose came out. It smelled the shadow, and rolled itself up into a ball.

“It’s a hedgehog!” screamed {kit}. “Stop! Stop!”

“STOP!” roared {@all-year}. A hundred and twenty people rattled the fence and yelled. {Tolley} saw a lot of open mouths. He touched his cap to them politely, and the bucket started to come down.

You could shout at {tolley} all day. There was only one thing he listened to.

# both-arms
{child} took {child.his} hands out of {child.his} pockets.

[friend: {Friend} pushed everybody off the bench by the fence, and {child} climbed up on it|{Child.He} climbed up on the bench by the fence], where everybody in the world could see {child.him}, stood up as tall as {child.he} could, and put both arms straight up, palms to the front.

{Maureen} stopped dead.

# into-the-cap
She stopped so hard that she rocked. The teeth of the bucket hung a hand’s breadth above the grass. Over the top of it {tolley} stared at {child}, and {child} held {child.his} arms where they were.

Then {child.he} stretched out one arm and circled it. Lift. The bucket went up. {Child.He} held the arm straight out to the left, and the bucket swung to the left. {Tolley} climbed down, parted the grass and stood for a moment with his head bent. He took off his clean cap, rolled the hedgehog into it, and carried it off to the hedge.

# so-you-do
“So you do know him,” said {jaden}.

“Yes,” said {child}. “He’s my friend. I go there every Saturday. I’ve gone there since I was nine.”

They waited to see if it was a joke.

“And he lets you tell that thing what to do?” said {kit}. “With your arms?”

But {child} wasn’t listening. {Child.He} {child.was} still up on the bench. {Child.He} lifted one hand over {child.his} head, as high as it would go, and waved it from side to side.

For a moment nothing happened on the field. Then, very slowly, the bucket rose, and waggled.

# held-on-back
After school {child} went back to the field gate. The engine was off. {child} and {tolley} sat side by side on {maureen’s} track, which was still warm, and shared an egg sandwich, and over by the hedge the cap began to walk away.

{child} had thought out a whole speech. {Child.He} opened {child.his} mouth, and none of it was there.

{Tolley} looked at {child.him}. He didn’t cup his ear.

“You’ve got arms, haven’t you?” he said.

So {child} used them. {Child.He} put them [us: around | round] {tolley}, jacket and mud and all, and held on. And {tolley}, who had arms too, held on back.

# @year
[us: sixth grade | Year Seven]
## if age>=12
[us: seventh grade | Year Eight]

# @all-year
[us: the sixth grade | Year Seven]
## if age>=12
[us: the seventh grade | Year Eight]
