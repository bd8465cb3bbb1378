title: One Too Many
title: He Owes Me a Thursday
title: The Wizard Who Paid in Weather
guest friend: Will (he), Poppy (she)
guest pet: Otis (he), Juno (she)
guest elder: Ron (he), Ida (she)

% {elder} is the family’s own, else a neighbour by that name. The sixth hen is the wizard: let a child notice it first.

# rent-in-weather
A wizard lived in {elder's} shed, and he paid the rent in weather.

{@Elder} got a dry day for the washing and[elder2:  {elder2}] a wet night for the beans. The wizard got a bed, a kettle, and a shelf for his hat. He was so polite that he said “Excuse me” to the door.

But now it had rained[city:  {in city}] for four days. {child} and [!friend.known: {child.his} best friend ]{friend} had built a kite, and {child}[school: , who had watched the rain all week {at school},] wanted one dry afternoon to fly it.

# a-thursday
“He owes me a Thursday,” said {elder}, and {elder.he} knocked on the shed.

Nobody answered. The kettle was cold. The hat sat on its shelf.

“He’s run off without paying,” said {friend}. {Friend.He} had sewn the kite’s tail {friend.himself}.

“Without his hat?” said {child}.

# counting-in
Behind them {@pet} [pet.cat: yowled | barked]. It was time for the hens to go to bed, and that was {pet's} job. Every evening {pet.he} crept round them until they were all in a bunch, and walked them to the hen house, and {elder} counted them in, touching each one on the back with a finger.

“One, my lovely. Two, my lovely. Three, my lovely. Four, my lovely. Five. Goodnight.”

# there-are-six
Tonight, {pet} was making a mess of it. {Pet.He} brought the hens as far as the door, and then {pet.he} split them up. {Pet.He} {pet.was} trying to steer one brown hen the other way, towards the house.

“[us: Quit it | Give over], {pet},” said {elder}. “You’ve done it wrong all week.”

“{Pet} never does it wrong,” said {child}, and began to count, pointing. Then {child.he} counted again.

“{Elder.short},” {child.he} said. “How many hens have you got?”

“Five.”

“There are six.”

{Elder} had always stopped at five.

# excuse-me
The sixth hen, the brown one, stood at the end of the line in the rain. It wasn’t pecking. It stepped back to let the others go first. When it bumped into the door, it clucked as if to say, “Excuse me.”

“Oh,” said {friend}.

They took the wizard into the kitchen[elder2: , where {elder2} put a newspaper on the table]. {Elder} carried him tucked under one arm, with a big hand over his wings. {Pet} walked behind, looking like a [pet.cat: cat | dog] who has been right since Monday.

# backwards
“He’s stuck,” said {friend}. “A spell went wrong. We need to say it backwards!”

{Friend.He} fetched the spell book from the shed and read a whole page from the bottom up[athlete: , with a face like {athlete} before a big day]. The butter dish turned round. The hen stayed a hen.

They tried the hat. It came down over him like a tent, and the tent walked into the table leg.

“Back to bed, then,” said {elder}, “till I’ve thought.”

# the-finger
So they carried him out again. The hens were grumbling on their perch, and {elder} had to count them from the beginning.

“One, my lovely. Two, my lovely. Three, my lovely.”

{child} wasn’t watching them. {Child.He} {child.was} watching the wizard. With every number he shuffled closer along the perch, and his neck grew longer.

“Four, my lovely. Five. Goodnight.”

The finger stopped. The wizard waited, with his neck stretched out. Then he slowly drew it in again.

# nobody-says-it
“He’s not stuck,” said {child}. “He wants to be counted.”

“Nobody says goodnight to him,” said {friend}. {Friend.He} had turned quite pink. “He can hear you doing the hens every night. And then you go in.”

{Elder} rubbed {elder.his} chin. “I thought he liked his peace,” {elder.he} said. “I never asked.”

{Pet} had heard enough. {Pet.He} squeezed in under the perch and gave the wizard a push with {pet.his} [pet.cat: head | nose]. The wizard fluttered down. {Pet} crept round behind him and walked him out of the door, past the shed, and through the puddles, right up to the kitchen step, and there {pet.he} lay down, so that there was no way back.

# in-you-come
{Elder} went ahead and held the kitchen door open. They went in past {elder.him}, one at a time, and {elder.he} touched each of them on the back.

“One, my lovely,” {elder.he} said to {child}. “Two, my lovely,” {elder.he} said to {friend}, who put up with it. “Three,” {elder.he} said to {pet}.

Then {elder.he} bent down and put {elder.his} finger on the wet brown feathers.

“Four, my lovely,” said {elder}. “In you come.”

And in over the step came a thin, wet person with a feather behind his ear.

“Excuse me,” he said. “I believe I owe you a Thursday.”

# the-best-thursday
It was the best Thursday there had ever been[sport: , better even than one with {sport}]. It was dry from edge to edge, with just enough wind, and {friend's} tail held. [music: {Friend} hummed {music} and let out the string. ]{Pet} [pet.cat: crept about in the grass | ran about] underneath the kite, trying to bring it in.

# six
[adult: When {adult} came to [us: pick them up | fetch them], it was getting dark. | By the time they had to go home, it was getting dark.] They heard {elder} count the hens. Then they heard {elder.him} walk across to the shed and knock.

“Six,” said {elder}.

“Goodnight, {elder},” said the shed.

# @elder
{elder}, who lived at the bottom of {child's} road,
## if elder
{elder}

# @pet
{friend's} dog {pet}
## if pet
{pet}
## if pet & breed
{child's} {breed} {pet}
