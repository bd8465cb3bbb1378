title: It Was My Boots
title: The Bakery Is Full
guest friend: Ellis (he), Maisie (she)
guest baker: Juno (she), Poppy (she)

% The grown-up on the bench (@a): {adult}, else the elder, else the grown-up.

# full
In the sandpit at the park there was a bakery. {Friend}[friend & !friend.known: , who was {child’s} best friend,] was baking a cake, and {baker} was baking buns.

“I want to bake too,” said {child}.

“You can’t,” said {friend}. “The bakery’s full.”

{child} stood there with {child.his} bucket and {child.his} spade. {child.His} tummy went cold. And that was when the boots began.

STAMP, went the boots. STAMP, STAMP, STAMP!

“Don’t stamp,” said {friend}.

“It isn’t me,” said {child}. “It’s my boots.”

# stamp
And off went the boots, and {child} had to go with them. STAMP, STAMP, STAMP, all the way to the bench where {@a} was sitting.

“Are you cross?” said {@a}.

“No,” {child.he} said. “It’s the boots.”

“I see,” said {@a}, and bent right down. “What’s the matter, boots?”

But boots can’t talk. Boots can only stamp. STAMP, STAMP, STAMP, straight into a puddle, and what a splash[pet.dog: , all over {pet}, and {pet} sneezed]!

[city: They stamped so hard that all of {city} heard it. ][elder: {Elder} [elder2: and {elder2} ]held out a biscuit, but boots don’t eat biscuits. ][music: They stamped {@song}, and they stamped it all wrong. ][sport: They stamped right across the grass where somebody wanted to {play sport}. ][school: They stamped off towards {school}, and then they stamped back again. ]They stamped on a stick. Crack!

And then they turned round, and stamped straight back to the bakery.

“Stop,” said {child} to the boots.

They didn’t stop.

# flat
STAMP.

They stamped right on the cake. It was {friend’s} cake, the biggest of them all, with a feather on top.

Now it was flat.

{Friend} looked at it. First {friend’s} mouth went down at the corners. Then the tears came, and they kept on coming.

# somebody-in-them
The boots stood still. They weren’t cross any more. They were only two boots, and there was somebody in them.

“It was my …” {child} began.

But that wasn’t true. {child.He} could feel that it wasn’t, all the way down to {child.his} toes.

“It was me,” {child.he} said.

Then {child.he} sat down on the edge of the sandpit, and pulled off one boot. And the other. And both socks. The boots had to go and stand by a tree, with their noses to the trunk.

# toes
Out came ten toes. They were soft, and rather cold. Toes can’t stamp. Toes can only pat. Pat, pat, pat, went {child}, all the way to {friend}.

“I’m sorry,” {child.he} said. “I was so sad that it all ran down into my boots.”

{Friend} sniffed.

“It’s all flat,” {friend.he} said.

“Yes,” said {child}, and thought about it. Then {child.he} put one foot down, right on the flat cake, ever so gently, and lifted it up again.

And there in the sand was the shape of a foot. It had a round heel, and five little dents in a row.

“That’s a foot cake,” said {baker}.

“With five raisins,” said {child}.

And {friend} laughed, with the tears still on {friend.his} face. “I want to do a foot cake!” And off came {friend.his} shoes.

They baked foot cakes until there wasn’t a smooth bit left. [pet.dog: {Pet} baked four at once, with four raisins on each. ][pet.cat: “And a cat one,” said {friend}, so they made {pet’s} paw, with their fingers. ][pet.other: They made a tiny one for {pet}. ][athlete: They made a whopper for {athlete}. ]{@A} came and bought two[elder: , one to eat now and one for {@elder-or}].

“It wasn’t really full,” said {friend}, after a while. “We’d only got two spades.”

“I’ve got one of my own,” said {child}, and held it up.

# one-stamp
When it was time to go, the boots were still there by the tree. {child} put {child.his} feet in.

“Are they still cross?” said {@a}.

{child} stamped once, to see.

Stamp.

It was a very small stamp.

“No,” {child.he} said. “They’re tired.”

# out-of-the-toes
At home in the hall, the boots stood side by side. One of them leaned on the other.

And {child} lay in bed, and looked at {child.his} toes, sticking out from under the covers. There was still sand between them.[pet.cat:  {Pet} sniffed them, one at a time.]

“Where’s all the crossness now?” said {@a}. “Is it in your tummy?”

“No.”

“Is it in your legs?”

“No,” said {child}, and wiggled all ten toes. “It ran out.”

{@A} pulled the covers down over them.

Pat, went the toes, underneath. Pat, pat.[pet.dog:  And {pet} lay down on top of them, to keep them warm.]
## or
On the way home they walked side by side, {child} and {@a} and the boots.

“Is there any crossness left in them?” asked {@a}.

{child} stopped, pulled off one boot, and turned it upside down. Out ran some sand. {child.He} turned the other one upside down. Out fell a very small stone.

“No,” {child.he} said. “It’s run out.”

Then {child.he} put them on again.[pet.dog:  {Pet} sniffed at the stone, to be on the safe side.][pet.cat:  At home on the doorstep {pet} sat and waited.]

Pat, went the boots, all the way home. Pat, pat.

# @song
{music}

# @elder-or
{elder.short}
## if !adult & elder2
{elder2.short}
## if !adult & !elder2
{friend}

# @a
the grown-up
## if adult
{adult}
## if elder & !adult
{elder.short}
