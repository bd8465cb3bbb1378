title: It’s Grown
title: The Bottom Is Pulling
title: The Deep Hole
guest uncle: Uncle Ted (he), Uncle Ray (he)
guest owner: Walter (he), Cyril (he)

% In the boat (@a) is {adult}, else {uncle}. The boat belongs to the grandparent (@v), else to old {owner}. The talk in the boat may be quick; “Have you got me?” is slow. The Deep Hole is a name.

# arms-ran-out
“[us: Watch out for | Mind] the Deep Hole,” said {@first}, when {child} and {@a} came to borrow the boat[city:  on the lake outside {city}]. “One in there took my red lure, when I was your age. It was this big.”

{@V} held out both arms. The arms came to an end, but you could tell that the fish went on.[elder2: 

“It was shorter last time,” said {elder2}.]

“What happened then?” asked {child}.

“The line broke,” said {@v}.

“It always does, with the really big ones,” whispered {@a}, when they had rowed off.[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] was left to guard the [us: dock | jetty]. Nothing was to go missing.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] stayed on the [us: dock | jetty] and waited for fish.][pet.other: 

{Pet}[!pet.known: , {child’s} pet,] had stayed at home. It’s better that way, if you’re just the right size for a pike.]

# only-the-bottom
In the middle of the lake {@a} pulled in the oars, and they fished. {@A} caught the bottom. Then {@he} caught the bottom again. The third time {@he} caught a boot, with some bottom in it.

[friend: {child} was fishing with {friend’s} rod. “Don’t let go of it,” {friend}[!friend.known: , {child’s} best friend,] had said. {Friend.He} had only the one.

][music: {@A} hummed {music}, in case the fish liked it. ]“They’re biting well today, the bottoms,” said {@a}, and unpacked the sandwiches.[sport:  “It’s just like {sport}. What matters is the food.”]

# it-pulls
Then there was a tug on {child’s} rod.

“I’ve got something!”

“That’s the bottom,” said {@a}.

“But it’s pulling.”

“The bottom doesn’t pull.”

And the boat began to move.

{@A} looked at the oars. Nobody was rowing. {@He} looked at {child’s} line, which pointed straight at the Deep Hole.

“That,” said {@a}, “isn’t the bottom.”

# hold-on
Then they were off. The water flew up on both sides.[athlete:  {athlete} couldn’t have kept up.] {@As} hat blew off. One oar went into the lake, and the other went after it.

“Let go of the rod!” shouted {@a}.

“I [friend: can’t! It’s {friend’s}|don’t want to]!”

“Hold on to something, then!”

“I’m holding on to the rod!”

“Then I’ll hold on to you!” shouted {@a}, and grabbed {child’s} life jacket.

“Who’s holding on to you, then?” shouted {child}.

Then the boat stopped dead. {@A} didn’t. {@He} landed in the sandwiches.

# the-rest-of-it
They were in the Deep Hole, where the water is black. The line went slack. Something was on its way up.

First came two whiskers, as long as oars. Then came a mouth, as wide as a sofa. Then came the rest of the fish, long and grey, and that took a while.[school:  There wasn’t a classroom {at school} that would have held it.] When its mouth was beside {child’s} end of the boat, its tail was a long way behind {@as}.

“A catfish,” whispered {@a}. “They go on growing all their lives. Cut the line, {child}.”

# no-hands
{child} got the pliers out of the tackle box. {Child.His} hand shook so much that they rattled against the boat. But then {child.he} saw the catfish’s lip. There was {child.his} own hook, and next to it was another, and another. There were old hooks and rusty lures all the way round, from everybody who had ever fished there. Whenever the catfish moved its mouth, they rubbed.

“It hasn’t got any hands,” said {child}. “It couldn’t take them out.”

“Then I suppose we’d better,” said {@a}, and leaned out. So did the boat, and some water came in.

“You’re too heavy!” said {child}. “Lean the other way!”

# the-other-side
So {@a} had to hang out on the other side, bottom over the lake, while {child} reached for the catfish. Click, went the pliers. A lure fell into the bucket.

“How’s it going?” called {@a}, who could see only the sky.

“Fine.” Click.

“It isn’t biting?”

“No.” Click.

“You’ll tell me if it bites?”

“You’ll notice.” Click, click, click.

# up-to-the-shoulder
At last there was just one left, too far in to see. {child} would have to put an arm inside, right up to the shoulder. The catfish looked at {child.him} with one very small eye.

“{@call},” said {child}. “Have you got me?”

{@A} reached back and took hold of the life jacket.

“I’ve got you.”

It was like putting an arm into a wet sleeping bag. The catfish could have shut its mouth. Instead it held its breath, and {child’s} fingers found something cold, and wiggled it. Click.

# a-lift
The catfish shut its mouth. It opened it again. Nothing rubbed. Then it sank, the tail first and the whiskers last, and the lake was smooth.

“Right,” said {@a}. “So how do we get home?”

Then somebody nudged the boat from underneath. It slid away, ever so gently, and {@a} divided the flattest sandwich in two.[friend:  {child} wiped {friend’s} rod dry. It was all in one piece.]

# where-are-the-oars
{@V} was standing on the [us: dock | jetty].[pet.cat:  {Pet} looked into the boat. There were hooks in it, and no fish. {Pet.He} went and lay down.]

“Where are the oars?” said {@v}.

“Gone,” said {@a}.[pet.dog:  But they weren’t. Along came {pet}, swimming, with one of them, and then {pet.he} turned round for the other.]

“So how did you get home?”

“We were given a [us: ride | lift],” said {child}. And {child.he} put the last lure into {@vs} hand. It had been red once.

{@V} looked at it for a long time.

“How big is it now?” {@vhe} asked.

# this-big
{child’s} arms weren’t nearly long enough. So {@a} stood at the far end of the [us: dock | jetty], and {child} ran back to the beach.

“This big,” they called.

{@V} walked from one to the other and counted the steps. Then {@vhe} nodded.

“Yes,” said {@v}. “It’s grown.”

# @first
old {owner}
## if elder
{elder}

# @v
{owner}
## if elder
{elder.short}

# @vs
{owner’s}
## if elder
{elder.short’s}

# @vhe
he
## if elder
{elder.he}

# @a
{uncle}
## if adult
{adult}

# @as
{uncle’s}
## if adult
{adult’s}

# @call
{Uncle}
## if adult
{Adult}

# @he
he
## if adult
{adult.he}
