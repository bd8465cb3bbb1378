title: It’s Grown
title: The Bottom Is Pulling
title: The Deep Hole
guest uncle: Uncle Ted (he), Uncle Ray (he)
guest owner: Walter (he), Cyril (he)

% In the boat (@a) is {adult}, else {uncle}. The boat belongs to the grandparent (@v), else to old {owner}. The talk in the boat may be quick; “Have you got me?” is slow. The Deep Hole is a name.

# arms-ran-out
“[us: Watch out for | Mind] the Deep Hole,” said {@first}, when {child} and {@a} came to borrow the boat[city:  on the lake outside {city}]. “A fish in there took my red lure, when I was your age, and I never got it back. It was this big.”

{@V} stretched out both arms as far as they would go.

“And then some more,” {@vhe} said.[elder2: 

“It was shorter last time,” said {elder2}.]

“What happened?” asked {child}.

“The line broke,” said {@v}.

“It always does, with the really big ones,” whispered {@a}, when they had rowed off.[pet.dog: 

{Pet}[!pet.known: , {child’s} dog,] was left on the [us: dock | jetty], to see that nothing went missing.][pet.cat: 

{Pet}[!pet.known: , {child’s} cat,] stayed on the [us: dock | jetty] and waited for fish.][pet.other: 

{Pet}[!pet.known: , {child’s} pet,] had stayed at home, safe from the fish.]

# only-the-bottom
In the middle of the lake {@a} pulled in the oars, and they fished.

“Got one!” said {@a}. It was the bottom of the lake. Then {@he} caught the bottom again. Then {@he} caught a boot, with some bottom in it.

[friend: {child} was fishing with {friend’s} rod. “Whatever you do, don’t let go of it,” {friend}[!friend.known: , {child’s} best friend,] had said. It was the only one {friend.he} had.

][music: {@A} hummed {music}, in case the fish liked it. ]“They’re biting well today, the bottoms,” said {@a}, and unpacked the sandwiches.[sport:  “It’s just like {sport}. What matters is the food.”]

# it-pulls
Then there was a tug on {child’s} rod.

“I’ve got something!”

“That’s the bottom,” said {@a}.

“But it’s pulling.”

“The bottom doesn’t pull.”

And the boat began to move.

{@A} looked at the oars. Nobody was rowing. {@He} looked at {child’s} line. It pointed straight at the Deep Hole.

“That,” said {@a}, “isn’t the bottom.”

# hold-on
Then they were off, and the water flew up on both sides.[athlete:  {athlete} couldn’t have kept up.] One oar went into the lake, and the other went after it.

“Let go of the rod!” shouted {@a}.

“I [friend: can’t! It’s {friend’s}|don’t want to]!”

“Hold on to something, then!”

“I’m holding on to the rod!”

“Then I’ll hold on to you!” shouted {@a}, and grabbed {child’s} life jacket.

“Who’s holding on to you?” shouted {child}.

Then the boat stopped dead.

{@A} didn’t. {@He} landed in the sandwiches.

# the-rest-of-it
They were in the Deep Hole, where the water is black. The line went slack, and something came up.

First came two whiskers, as long as oars. Then came a mouth, as wide as a sofa. Then came the rest of the fish. It was longer than the boat.[school:  It wouldn’t have fitted into any classroom {at school}.]

“A catfish,” whispered {@a}. “They never stop growing. Cut the line, {child}.”

# no-hands
{child} got out the pliers. {Child.His} hand shook so much that they rattled against the boat.

But then {child.he} saw the catfish’s lip. {Child.His} hook was in it. And next to that was an old hook, and another, and another. They went all the way round, and when the catfish moved its mouth, they pulled.

“It hasn’t got any hands,” said {child}. “It couldn’t take them out.”

“Then I suppose we’d better,” said {@a}, and leaned over. The boat leaned too, and some lake came in.

“You’re too heavy!” said {child}. “Lean the other way!”

# the-other-side
So {@a} had to lean out backwards on the other side, with {@his} bottom over the lake, to keep the boat level. {child} reached for the catfish. Click, went the pliers, and a hook fell into the bucket.

“How’s it going?” called {@a}, who could see only the sky.

“Fine.” Click.

“It isn’t biting?”

“No.” Click.

“You’ll tell me if it bites?”

“You’ll notice.” Click, click, click.

# up-to-the-shoulder
The last one was right inside the mouth. {child} would have to put an arm in, right up to the shoulder. The catfish looked at {child.him} with one very small eye.

“{@call},” said {child}. “I’m scared. Have you got me?”

{@A} reached back and took hold of the life jacket.

“I’ve got you.”

So {child} put {child.his} arm in. It was like a wet sleeping bag. The catfish could have shut its mouth. But it held quite still, and {child’s} fingers found something hard, and wiggled it.

Click.

# a-lift
The catfish shut its mouth. It opened it again. Nothing pulled. Then it sank out of sight, the tail first and the whiskers last.

“Right,” said {@a}. “So how do we get home?”

Something nudged the boat from underneath. And home they went, ever so gently, and shared the flattest sandwich.[friend:  {child} wiped {friend’s} rod dry. It was all in one piece.]

# where-are-the-oars
{@V} was waiting on the [us: dock | jetty].[pet.cat:  {Pet} looked into the boat. There were a great many hooks in it, and no fish. {Pet.He} went and lay down.]

“Where are the oars?” {@vhe} said.

“Gone,” said {@a}.[pet.dog:  But they weren’t. Along came {pet}, swimming, with one of them, and then {pet.he} went back for the other.]

“Then how did you get home?”

“Somebody gave us a [us: ride | lift],” said {child}. And {child.he} put the last hook into {@vs} hand. There was a lure on it. It had been red once.

{@V} looked at it for a long time.

“How big is it now?” {@vhe} asked.

# this-big
{child’s} arms weren’t nearly long enough. So {@a} stood at one end of the [us: dock | jetty], and {child} ran to the other.

“This big,” they called.

{@V} walked all the way from one to the other, and counted {@vhis} steps.

“Yes,” said {@v}. “It’s grown.”

Then it got dark, and there wasn’t a ripple on the lake. They sat at the end of the [us: dock | jetty], and {child} leaned on {@a}, with both eyes shut.

“Something’s pulling,” {child.he} mumbled.

“That’s the bottom,” whispered {@a}.

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

# @vhis
his
## if elder
{elder.his}

# @a
{uncle}
## if adult
{adult}

# @call
{Uncle}
## if adult
{Adult}

# @he
he
## if adult
{adult.he}

# @his
his
## if adult
{adult.his}
