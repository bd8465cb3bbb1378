title: One Hour, to Be Signed For
title: You’re Owed It
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Whoever has the Sunday shift is {adult}, else an aunt (@a). The woman with the trolley has no name.
% Rule: a jar has one hour in, once, and no clock knows of it. Everything else stands still in it but the wind.

# at-the-letter-box
On the night the clocks went back, {child} came down for a glass of water and heard somebody breathing on the other side of the front door.

{Child.He} lifted the flap of the [us: mail slot | letter box]. Outside stood a woman in a grey uniform, with a clipboard and a [us: cart | trolley] full of jam jars.

“Number fourteen?” she said. “One hour. Sign here.”

“We didn’t order an hour,” said {child}.

“You don’t order it, you’re owed it. We took it off you in March, when the clocks went forward.” She yawned. “Generally I just leave them on the step. They’ve all leaked away by morning. Forty years I’ve been on this [us: route | round], and you’re the first one I’ve met awake.”

So {child} signed, and the woman passed it in through the flap. It was only a marmalade jar, one of the little ones, but inside it something the [us: color | colour] of lamplight was going slowly [us: around | round].

# a-dozen-ways
“How does it work?” asked {child}.

“Take off the lid and you’ve got sixty minutes, and no clock[city:  in {city}] will know a thing about it. One go only. Mind how you spend it.”

{child} lay in bed with the jar on {child.his} chest and thought about how to spend it. [athlete: Even {athlete} only got twenty-four in a day. ]There was a spelling test[school:  {at school}] on Monday, and an hour just before that would be worth having. Or an extra hour [sport: to {play sport}|at the pool]. By the time {child.he} fell asleep, {child.he} had used it up a dozen different ways.

# since-august
In the morning {@a} was in the kitchen, ironing {@his} [us: uniform | tunic] with one hand and eating toast with the other. {@He} had the Sunday shift. On the sideboard lay the kite: two crossed sticks and half a tail. It had been there since August.

“I know I said we’d finish that kite,” said {@a}. “And I meant it. It’s just, I never seem to have the hour.”

{@He} looked like someone who had been running for a bus all week.

# sit-down
It was eight minutes to nine. {child} went upstairs and fetched the jar. On the way down {child.he} thought about the spelling test. Then {child.he} stopped thinking about it.

“{@A},” {child.he} said, “sit down a second.”

“{child}, I can’t, I’ve got to …”

{child} twisted off the lid.

# the-drop
It made a sound like a sigh. The light came up out of the jar and spread along the walls, and the clock stopped ticking. At the tap, a drop of water hung and didn’t fall. The steam above the kettle stood still, like a feather.[pet.dog:  {Pet}[!pet.known:  the dog] stood still too, with {pet.his} mouth full of breakfast.][pet.cat:  {Pet}[!pet.known:  the cat] stood still too, with {pet.his} mouth full of breakfast.][pet.other:  {Pet} stopped in the middle of breakfast.]

{@A} looked at the drop. {@He} looked at {child}.

“It’s ours,” {child.he} said. “They took it in March.”

{@A} opened {@his} mouth, and shut it again. Then {@he} pulled the plug out of the iron and kicked off {@his} shoes.

They cut up the old orange tablecloth[elder: , which {elder}[elder2:  and {elder2}] had never liked]. {@A} showed {child.him} a knot that {@his} [us: grandpa | grandad] had used on herring nets, and {child} got it on the third try. They plaited the rest of the tail between them[music: , humming {music}].

# in-her-socks
Outside, a leaf hung halfway to the ground. A cat hung halfway over a wall. [friend: {Friend}[!friend.known: , {child’s} best friend,] stood at a window with a spoon halfway to {friend.his} mouth. ]But the wind was blowing, because the wind has never looked at a clock in its life. On the field behind the garages it took the kite out of {child’s} hands and pulled it up and up, until it was the only orange thing in the sky.

{@A} ran backwards in {@his} socks. {@He} laughed so much that {@he} fell over, and then {@he} stayed there, so {child} lay down as well. For the last ten minutes they held the string between them and did nothing whatsoever. That was the part {child.he} would never have thought of.

The light grew thin. They wound in the string and walked home.

# eight-minutes-to-nine
Plip, went the drop in the sink. Tick, went the clock. It was eight minutes to nine. {@A} did up {@his} shoes. There was grass in {@his} hair, and {child} didn’t tell {@him}.

“What were you going to use it for?” asked {@a}.

“Spellings.”

“Oh, {child}.”

“It’s all right. I can nearly do ‘necessary’.”

# in-october
{@A} washed out the jar and stood it on the windowsill.

“They’ll be [us: around | round] to take another one in March,” said {child}.

“Let them,” said {@a}. “We’ll be up in [us: November | October].”

# @a
{aunt}
## if adult
{adult}

# @A
{aunt}
## if adult
{Adult}

# @he
{aunt.he}
## if adult
{adult.he}

# @his
{aunt.his}
## if adult
{adult.his}

# @him
{aunt.him}
## if adult
{adult.him}
