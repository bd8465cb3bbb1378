title: You’ve Got Arms
title: Hands in Pockets
title: A Digger Called {Maureen}
guest tolley: Mr Tolley (he), Mr Cobb (he)
guest maureen: Maureen (she), Doreen (she)
guest jaden: Jaden (he), Rohan (he)
guest kit: Kit (he), Zac (he)

% {maureen} is the digger, {tolley} drives her, or the grandparent who is ticked. “You’ve got arms, haven’t you?” is said three times, the same each time.

# still-a-digger
{child} was {age}, and what {child.he} wanted most in the world was still a digger. It isn’t a thing you mention in {@year}.[friend:  {Friend}[!friend.known: , {child’s} best friend,] knew, and had sworn never to tell, and was bursting with it.]

{@luckily} Every Saturday[sport: , when everybody else went to {play sport},] {child} stood in the yard behind the red line and watched {@tolley} peel the lid off a tin of paint with the corner of the bucket[athlete: , which not even {athlete} could have done].[pet.dog:  {Child’s} dog, {pet}, had half the seat in the cab, on weekdays too, when there was nobody at home.][pet.cat:  {Child’s} cat, {pet}, went where {maureen} went, for the warm tracks.]

# use-them
To begin with {@got-on}. {child} liked talking. {Child.He} shouted questions over the engine[music:  and over the radio, which was always playing {music}], and {@tolley}, who {@deaf} and rather liked it, cupped {@his} hand behind {@his} ear.

“How do you stop it swinging?” yelled {child}.

“Can’t hear you!”

“I said, how do you stop it—”

{@Tolley} turned off the engine and leaned out. “You’ve got arms, haven’t you?” {@he} said. “Use them.”

# stop-dead-means
So {child} learned to talk as they do on building sites. One arm out and circling: lift. Palm down and patting: lower[pet.dog: , and {pet} lay down too]. Both arms straight up, palms to the front: stop dead, whatever you’re doing. They could talk all morning like that, and never say a word[pet.cat:  or wake {pet}].

And when {child} walked home for dinner[elder2:  with {elder2}], {maureen} always lifted her great bucket and waggled it from side to side. That was goodbye. {child} waved back until the corner.

# a-pond
Then one Monday [school: there was a digger on the field {at school}|the school had a digger on its field].

They were getting a pond, for newts and hedgehogs. The whole of {@year} was at the fence at [us: recess | break], and {child} was between {jaden} and {kit}, who were loud and funny and had let {child.him} sit at their table for almost three weeks[friend: , which {friend} never mentioned either]. There was {maureen}, with a shine on her[pet.cat: , and {pet} waiting on the gatepost]. There was {@tolley} in a clean cap[pet.dog: , with {pet} beside {@him}].[elder:  {elder.He} hadn’t said a word about it.]

[pet.dog: {@Tolley}|{@He}] saw {child}. {@His} whole face lit up.[pet.dog:  {Pet} stood up on the seat.] The engine growled, and in front of a hundred and twenty people {maureen} lifted her bucket, high as a house, and waggled it.

# no
“Who’s [elder: it|he] waving at?” said {kit}.

“Do you know [elder: the driver|that old guy]?” said {jaden}. They were both looking at {child}.

{child} put {child.his} hands in {child.his} pockets. “No,” {child.he} said.[friend: 

{Friend}, who had sworn, said nothing.]

The bucket waggled once more, a bit smaller. [pet.dog: {Pet} barked once. Then the bucket|Then it] stopped in the air, and came down, and went on digging.

# i-looked-for-them
It’s odd how heavy a pair of hands can be in your pockets. {child} carried them about all day. After school {child.he} ran to the field gate, where {@tolley} was scraping mud off the tracks with a spade.

“{@tolley}, I’m sorry, I didn’t … it was only that …”

{@Tolley} cupped {@his} hand behind {@his} ear. The engine wasn’t even on[elder: , and the [us: earmuffs | ear defenders] were [us: around | round] {elder.his} neck].

“I said I’m sorry!”

“Can’t hear you,” said {@tolley} quietly. {@He} went on scraping for a while. “You’ve got arms, haven’t you?” {@he} said. “I looked for them.”[pet.dog / pet.cat: 

That evening the hands were still in their pockets, and {pet} had to nudge one out with {pet.his} nose.][pet.other: 

That evening {child’s} hands were still in {child.his} pockets, and came out only to feed {pet}.]

# something-moved
On Tuesday at [us: recess | break] the hole was as big as a classroom. Everyone was at the fence again. On the bank lay a heap of long grass. {@Tolley} had been through it with a fork at eight o’clock, as you must, and there had been nobody in it then. Now {maureen} swung [us: around | round] to take it away in one bite, and opened her bucket above it.[pet.cat:  On the gatepost {pet} had stopped waiting, and was staring.]

Something moved in the grass. A small brown nose came out. It smelled the shadow, and rolled itself up into a ball.

“It’s a hedgehog!” screamed [friend: {friend}|{kit}]. “Stop! Stop!”

“STOP!” roared {@all-year}. A hundred and twenty people rattled the fence and yelled. {@Tolley} saw a lot of open mouths. {@He} touched {@his} cap to them politely, and the bucket started to come down.[pet.dog:  {Pet} barked, right in {@his} ear.]

You could shout at {@tolley} all day. There was only one thing {@he} listened to.[friend: 

{Friend} looked at {child’s} pockets.]

# both-arms
{child} took {child.his} hands out of {child.his} pockets.

[friend: {Friend} pushed everybody off the bench by the fence, and {child} climbed up on it|{Child.He} climbed up on the bench by the fence], where everybody in the world could see {child.him}, stood up as tall as {child.he} could, and put both arms straight up, palms to the front.

{Maureen} stopped dead.

# into-the-cap
She stopped so hard that she rocked. The teeth of the bucket hung a hand’s breadth above the grass. Over the top of it {@tolley} [pet.dog: and {pet} ]stared at {child}, and {child} held {child.his} arms where they were.

Then {child.he} stretched out one arm and circled it. Lift. The bucket went up. {Child.He} held the arm straight out to the left, and the bucket swung to the left. {@Tolley} climbed down, parted the grass and stood for a moment with {@his} head bent. {@He} took off {@his} clean cap, rolled the hedgehog into it, and carried it off to the hedge.

# so-you-do
“So you do know [elder: each other|him],” said {jaden}.

“Yes,” said {child}. “[elder: That’s {elder}|He’s my friend]. I go there every Saturday.[!friend:  I’ve gone there since I was nine.]”[friend: 

“Since {child.he} {child.was} nine,” said {friend}, who had waited all that time to say it.]

[friend: {jaden} and {kit}|They] waited to see if it was a joke.

“And [elder: you’re allowed to|he lets you] tell that thing what to do?” said {kit}. “With your arms?”

But {child} wasn’t listening. {Child.He} {child.was} still up on the bench. {Child.He} lifted one hand over {child.his} head, as high as it would go, and waved it from side to side.

For a moment nothing happened on the field. Then, very slowly, the bucket rose, and waggled.

# held-on-back
After school {child} went back to the field gate. The engine was off. {child} and {@tolley} sat side by side on {maureen’s} track, which was still warm[pet.dog / pet.cat: , with {pet} in between], and shared an egg sandwich, and over by the hedge the cap began to walk away.

{child} had thought out a whole speech. {Child.He} opened {child.his} mouth, and none of it was there.

{@Tolley} looked at {child.him}. {@He} didn’t cup {@his} ear.

“You’ve got arms, haven’t you?” {@he} said.

So {child} used them. {Child.He} put them [us: around | round] {@tolley}, jacket and mud [pet.dog / pet.cat: and {pet} ]and all, and held on. And {@tolley}, who had arms too, held on back.

# @year
[us: sixth grade | Year Seven]
## if age>=12
[us: seventh grade | Year Eight]

# @all-year
[us: the sixth grade | Year Seven]
## if age>=12
[us: the seventh grade | Year Eight]

# @tolley
{tolley}
## if elder
{elder.short}

# @luckily
Luckily there was {tolley}. {Tolley} was seventy-one, he lived behind the builder’s yard[city:  in {city}], and he owned a digger: a real one, yellow, [us: three tons | three tonnes], called {maureen}.
## if elder
Luckily there was {elder}. {Elder.short} had once hired a digger to get a tree stump out, and had liked it so much that {elder.he} bought it: a real one, yellow, [us: three tons | three tonnes], called {maureen}. It lived behind the builder’s yard[city:  in {city}].

# @got-on
they hadn’t got on at all
## if elder
it hadn’t gone well at all

# @deaf
was rather deaf
## if elder
wore [us: earmuffs | ear defenders]

# @he
he
## if elder
{elder.he}

# @him
him
## if elder
{elder.him}

# @his
his
## if elder
{elder.his}
