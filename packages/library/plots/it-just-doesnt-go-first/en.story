title: The Car That Wouldn’t
title: It Just Doesn’t Go First
guest friend: Will (he), Nell (she)
guest pet: Otis (he), Fern (she)
guest elder: Sue (she), Ralph (he)

% “Whup” is small and polite. {elder} is the family’s own, else Sue two houses away; the dog is the family’s, else from the next farm, and a cat can mind geese as well.

# nine-days
The police car had stood in {@yard} for nine days, and it had not moved for anybody, not even for {child}.

It was a retired police car[city: , from {city}]. {Elder} had swapped it for a chest freezer. It had a stripe down each side and a blue light on top, and when you walked past, it sank a little on its springs, like something hoping not to be noticed.

[adult: {Adult} had come and pushed. ]{Elder} had changed its oil. {Elder.He} had cleaned its plugs with a toothbrush. {Elder.He} had spoken to it plainly.[elder2:  {Elder2} had read to it.] When {elder} turned the key [music: the radio played {music} and ]the engine ran beautifully, but when {elder.he} took off the brake the car just stood there and trembled.

“The scrap [us: truck’s | lorry’s] coming at four,” {elder.he} said, wiping {elder.his} hands. “If it can get itself through that gate, it can stay. If it can’t, it’s a cupboard, and I’ve got a cupboard.”

# the-silver
{child} wanted one thing. {Child.He} wanted that car to go through the gate before four o’clock.

{Friend}[!friend: , {child.his} best friend,] wanted to hear the siren.

“It’s bored,” said {friend}. “It’s a police car. It needs a robber.”

{Friend.He} put on {elder’s} gardening hat, pulled it down to {friend.his} nose, and stood on the back step with the best teapot under {friend.his} arm.

“Ha ha!” {friend.he} shouted. “I’ve got the silver, and you’ll never catch me[athlete: , I’m as fast as {athlete}]!”

The police car turned its headlights off.

“It’s shut its eyes,” said {child}.

“That’s my teapot,” said {elder}.

# twelve-geese
{Pet}[!pet: , the dog from the next farm,] took no notice of any of them. {Pet} had twelve geese to look after. {@flat}

# an-inch
At half past three {child} got into the passenger seat, to keep the car company[sport:  and tell it about {sport}]. {Elder} sat at the wheel, listening to the engine. {Friend} climbed in the back, with the teapot.

Outside, a goose made off towards the rhubarb. {Pet} got up and walked round behind her.

The car crept forward. It was only an inch.

{Pet} lay down. The car stopped.

Another goose, another stroll. Another inch.

“{Friend},” said {child}. “It’s watching {pet}.”

# along-behind
“Why would it?” said {friend}. But {friend.he} {friend.was} already reaching through to the [us: glove compartment | glovebox], because {friend} could never leave anything shut, and {friend.he} pulled out a fat little notebook. {Friend.He} read it out.

“Carnival. Four miles an hour. Half a bungalow, on a trailer. Five miles an hour. Fun run, last lady. Three miles an hour. [school: School outing, {school}. Two miles an hour. ]Duck, with family. One mile an hour.” {Friend.He} turned pages and pages. “There aren’t any robbers. There isn’t one! It’s never chased anybody in its life. It’s just gone along behind.”

{child} looked through the [us: windshield | windscreen] at {pet}, going quietly along behind a goose.

# ask-them-now
“{Elder},” {child.he} said. “Where are those geese meant to be?”

“Up the lane, in the pond field. I’ve been asking them since March[elder2: , and so has {elder2}].”

“Ask them now.”

{Elder} got out and propped the gate wide open. Then {elder.he} got back in, they all did up their belts, and {elder.he} took hold of the wheel with two fingers. “I’m not driving,” {elder.he} told the car. “I’m only sitting here.”

# two-places
{Pet} stood up. {Pet.He} gathered the geese together, this side, that side, until they were one big grumbling goose with twelve heads. {Pet.He} brought them to the gate. Then {pet.he} stopped and looked over {pet.his} shoulder, for a long time, at the police car.

{Pet} had never let anybody help. {Pet.He} didn’t hold with it. But there was a hole in the hedge on the left, and a [pet.cat: cat | dog] can’t be in two places.

{Pet.He} left the back of the geese to the car, and went to mind the hole.

# behind-the-last
On the roof, the blue light came on. It turned slowly, without a sound. The police car rolled across the yard, and out through the gate, behind the very last goose.

They went up the lane. When a goose stopped to eat a dandelion, the car waited until she had finished it.[adult:  {Adult}, on the way down to fetch {child}, stepped into the nettles to let them by.]

# whup
Halfway up, round the bend, came the scrap [us: truck | lorry].

It blew its horn. The geese screamed and stuck their wings out. {@dropped} And from under the [us: hood | bonnet] of the police car came a small, polite noise.

“Whup.”

“The siren,” whispered {friend}. {Friend.He} hugged the teapot.

The [us: truck | lorry] thought about it. Then it backed, all the way to the main road.

# not-first
When the last goose had plopped into the pond, the driver leaned out of his window.

“I was told,” he said, “there was a police car here that doesn’t go.”

“It does go,” said {child}. “It just doesn’t go first.”

# @yard
{elder’s} yard, two houses away,
## if elder
{elder’s} yard

# @flat
{Pet.He} lay flat in the grass with {pet.his} chin on {pet.his} paws, and whenever a goose had an idea, {pet.he} got up and strolled round to wherever the idea was going, and the goose thought better of it.
## if pet.cat
{Pet.He} lay in the grass with {pet.his} paws tucked in, and whenever a goose had an idea, {pet.he} got up and strolled round to wherever the idea was going and sat on it, and the goose thought better of it.

# @dropped
{Pet} dropped flat in front of them and wouldn’t let one go by.
## if pet.cat
{Pet} stood up in front of them with every hair on end and wouldn’t let one go by.
