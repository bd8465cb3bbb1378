title: The Whispering Pirates
title: Do Not Wake Muriel
title: A Very Small Arrr
guest captain: Black Sonia (she), Black Dora (she)
guest gull: Muriel (she), Doris (she)

% The captain is she, the mate he, the gull she. Whoever sleeps on the bench: {adult}, or the grown-up.

# five-minutes
{child} and {child.his} best friend, {friend}, had a lolly each, and [adult: {adult} | the grown-up] had a bench.[elder:  {Elder} had the other half of it[elder2: , and {elder2} had a rug].]

It was one of those evenings[city:  in {city}] when the light doesn’t want to go home. The canal was as shiny as a polished shoe.

“I’m just going to rest my eyes,” said [adult: {adult} | the grown-up]. “Five minutes.”

Everybody knows what that means. In ten seconds there was a noise like a coffee machine.[elder:  In twenty there were two of them.]

That was when a rope came flying out of the willow by the bridge, and landed right in front of {child's} shoes.

“Arrr,” said somebody.

Only it didn’t sound like any other arrr. It was the smallest, lowest arrr that was ever whispered.

# schhh
{child} pushed the branches aside, and there was a ship. It was a real one, with cannons and black sails, and all along the rail stood twenty pirates with their fingers to their lips.

{Friend} was about to scream.

“Shhh!” hissed all twenty.

The captain leaned down. Her hat was as big as a coffee table. “{captain},” she whispered. “Terror of the Seven Seas. Don’t wake {gull}.”

She pointed upwards. At the very top of the mast, in a nest made of rope, two forks and a sock, a seagull was asleep.

“She’s got three eggs,” whispered {captain}. “And anybody who wakes {gull} gets it on the hat.”

{child} looked at the hats. All twenty of them had white spots.[pet:  {Pet} looked at them too, without a sound.]

# a-stick-too-high
“Why are you here?” whispered {friend}.

[age>=9: “We were chasing a boat full of people,” whispered the captain. “They pointed to the right. Then they pointed to the left. We thought they knew where the treasure was.”

“It was a boat for tourists,” whispered {child}.

“So we found out.”

And now they were stuck. For five days | “We followed a boat, and all it wanted was to look at the houses,” whispered the captain. “And now we can’t get out.”

For five days] they’d been trying to leave, but the mast was too tall for the bridge. And they couldn’t let the mast down, because then {gull} would fall off.

“Those eggs could hatch any minute,” whispered the mate, and he blew his nose gently on the flag. “And gulls want to be hatched at sea. If you’re hatched in a town, all you learn is how to steal chips.”

{Friend} crept out on to the bridge, lay down flat and took aim between the railings with {friend.his} lolly stick. Then {friend.he} crept back.

“The nest’s exactly one lolly stick too high,” {friend.he} whispered. “Longways. But how did you get in?”

“Under the bridge,” whispered the captain, “with {gull} up there and everything. We slid through lovely.”

# what-have-you-eaten
[age>=9: {Friend} scratched behind one ear with the lolly stick. ]The bridge couldn’t have shrunk. And masts don’t grow.

“What have you been doing since then?” asked {child}.

“Eating,” whispered the mate.

“Eating what?”

“Forty barrels of bacon. Twelve barrels of peas. And the cheese. It was as big as a cow.”

{child} looked at {friend}. {Friend} looked at {child}.

“When you fill a boat right up …” whispered {child}.

“… it goes down in the water,” whispered {friend}.

“And when you eat everything in it …”

“… it comes up again!”

{child} turned to {captain}. “There’s nothing wrong with the bridge. It’s you! You’ve got too light!”

The captain took off her hat, and as a rule she only did that at funerals. “Seven seas,” she whispered. “And nobody has ever called me too light.”

# buckets
After that things went quickly, and very, very quietly. The pirates stood in a row and filled up all the empty barrels with buckets of canal water, and {child} walked beside them and counted.[music:  They sang {@song}, but only on the inside.] The ship creaked and sank. {Friend} lay on the bridge and held up {friend.his} fingers: half a lolly stick to go. A quarter.[sport:  {child} ran on tiptoe, faster than when you {play sport}.][athlete:  Not even {athlete} could’ve carried more buckets.]

“They’re all full,” whispered the mate.

{Friend} took aim again. “Nearly,” {friend.he} whispered. “It only needs as much as you get off a lolly in one lick.”

# we-weigh-something
The pirates looked at their feet. There was nothing left to load. They’d already put stones in their boots and cannonballs down their [us: pants | trousers].

{child} looked at {child.his} own shoes. They were on dry land.

“{Friend},” {child.he} whispered. “We weigh something.”

They climbed on board. First {child}. The ship sighed. Then {friend}. The ship sighed again, and the captain let them take one side each of the great big wheel.[pet:  {Pet} came last, and sat down heavily.]

# one-eye
So they slid in under the bridge. [age>=9: It was dark and cold, and it smelled of old stones. ]Up above, the nest came closer and closer to the bridge’s tummy, and twenty pirates held their breath, and the two at the wheel held on tight.

Straw brushed along stone. Fsss.

{gull} opened one eye.

Twenty pirates took hold of their hats.

“Night-night, {gull},” whispered {child}, as kindly as {child.he} could. “You go back to sleep.”

The eye looked at {child.him} for a long time. Then it shut.

And there they were on the other side, with open water all the way to the sea. Nobody dared to cheer. They danced instead, in their socks.

# three-names
Just then there was a peep from the nest. And then another one. The mate climbed up to see, and the tears ran down into his beard.

“There’s two of them,” he whispered. “They’re arguing already about who was first.”

“Then those are {child} and {friend},” said {captain}, and wrote it in the log. “And the third?”

“It’s put its head out,” whispered the mate. “It’s yawning. It’s gone to sleep.”

{child} and {friend} looked at each other, and then over at the bench.

“{@Sleeper},” they both said.

“{@Sleeper},” wrote the captain.

When they got back, somebody on the bench sat up with a jump. “Oh,” said [adult: {adult} | the grown-up]. “Did I miss anything?”

“Not really,” said {child}. “You were in it at the end.”

# arrr
That night {child} lay in bed and listened at the window.[school:  Nobody {at school} was ever going to believe it.] Far, far away, out where you can be as loud as you like, twenty voices were singing. And there were a few small squeaky ones.

{child} pulled up the covers.

“Arrr,” {child.he} answered, so low that it didn’t wake anybody at all.

# @Sleeper
The grown-up
## if adult
{Adult}

# @song
{music}
