title: Out of the Mud
title: I Think I’ll Just Park
guest friend: Hana (she), Joel (he)
guest farmer: Farmer Bramley (she), Farmer Barley (she)
guest aunt: Auntie May (she), Auntie Pip (she)

% Nearly word for word as it was told for one child. Squelch, slurp, stop is said together. Whoever comes in the little red car (@a) is the grandparent, else {adult}, else {aunt}.

# the-gateway
It had rained for three days[city:  on the farm and on all of {city}], and the gateway to the cow field was full to the brim with mud.

{child} and {friend}[!friend.known: , {child.his} best friend,] were sitting on the gate with their [us: beach shovels | seaside spades], looking for worms.[pet.dog:  {Pet}[!pet.known:  the dog] was looking too, with {pet.his} whole nose.]

Along came {farmer} on her blue tractor, with a trailer full of straw.

“It’s for the cows’ beds!” she called. “They can’t go to sleep without it!”

And she drove into the gateway. Squelch. Slurp. Stop.

The big back wheels went [us: around and around | round and round], but the tractor didn’t go anywhere, except down.

“We’ll help!” said {child}.

# the-vet
But just then along came the vet in her van.

“I’ll pull you out!” said the vet. She tied a rope to the tractor, and she pulled. Squelch. Slurp. Stop.

Now the tractor was stuck, and the van was stuck too.

“We’ve got [us: shovels | spades],” said {friend}.

# like-ducks
But nobody heard, because along came the milk [us: truck | lorry], and it was enormous.

“Leave it to me!” said the driver. He tied a rope to the van, and he pulled. Squelch. Slurp. Stop.

Now the tractor was stuck, and the van was stuck, and the milk [us: truck | lorry] was stuck, all in a row, like ducks.

# just-park
Then along came {@who}, to fetch {child} and {friend} home for [us: supper | tea].

“I think I’ll just park,” said {@a}.[elder2:  “Very wise,” said {elder2}.]

The cows leaned over the hedge. It was getting late, and they wanted to go to bed.

“We need a crane,” said the milk [us: truck | lorry] driver.

“We need a helicopter,” said the vet.

[athlete: “We need {athlete},” said {farmer}.

]

# like-soup
{child} climbed down and looked at the mud. It wasn’t very muddy mud. It was more like soup.

“It’s got too much water in it,” {child.he} said.

“Like our castle at the beach,” said {friend}. “When the moat came over the top.”

“And we dug a river,” said {child}, “and it all ran out!”

They looked at each other. Then they looked at the ditch at the side of the lane. It was deep and low, and it was only about as far off as a bed is long.

# a-river
So {child} and {friend} began to dig. They started at the ditch, and they dug a river as wide as a [us: shovel | spade]. They dug [us: around | round] the big stone. They dug past the gatepost. The grown-ups were still talking about helicopters[sport: , and a little about {sport}].

“Ready?” said {child}.

“Ready,” said {friend}.

They both dug the last bit at once.

# whoosh
Trickle, went the water. Then it went gurgle. Then WHOOSH, it went, down the little river, past the gatepost and [us: around | round] the big stone, and splash into the ditch. The puddle got smaller, and smaller, and smaller. And at the bottom of it there were stones.

Everyone stopped talking.

“There’s a road down there,” said {farmer}. “I’d forgotten.”[school:  She turned to the diggers. “Did you learn that {at school}?”

“No,” said {friend}. “At the beach.”]

# out-it-came
Out went the milk [us: truck | lorry], as easy as anything. Out went the van. Then {farmer} started up the tractor. The big wheels turned, and they felt the stones, and they held on tight.

Chugga, chugga, CHUGGA – and out it came!

“Up you get, engineers,” said {farmer}. “I can’t make all those beds by myself.”

# a-bed-for-every-cow
So {child} and {friend} rode to the cowshed on top of the straw[music: , and {farmer} sang {@song} all the way]. They shook it out, deep and dry and golden, a bed for every cow.[pet.dog:  {Pet} tried them all first.] The cows came in one by one. They folded up their knees, and lay down with a big, hay-smelling sigh.

{@A} drove home in the little red car. {friend’s} head was on {child’s} shoulder before they’d got to the end of the lane.

# warm-and-dry
When {child} was in {child.his} own bed[pet.cat: , with {pet}[!pet.known:  the cat] in the middle of it][pet.other:  and {pet} was asleep too], {child.he} could hear the rain beginning again. But it didn’t matter now. {Child.He} thought about the water, running down the little river, past the gatepost and [us: around | round] the big stone, and away. And {child.he} thought about all the cows, warm and dry, right up to their ears in straw.

# @who
{aunt} in her little red car
## if adult & !elder
{adult} in {adult.his} little red car
## if elder
{elder} in {elder.his} little red car

# @a
{aunt}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @song
{music}
