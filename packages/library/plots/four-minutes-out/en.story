title: Four Minutes Out
title: To Somebody I Don’t Know
title: Three Flashes and a Rest
guest owner: Mr Bell (he), Mrs Finch (she)

% Whoever sits on the jetty is the grown-up, else the grandparent, else whoever owns the boat: @who the first time, then @a, never he or she. The dogs that swim badly have a life jacket with a handle.

# nine-minutes
The first bottle was out for nine minutes. {Friend} timed it.

{Friend} was {child’s} best friend, and they had thrown it from the very last rock, where the current ran north-east, and you could lose a flip-flop in August and get a postcard from it by Christmas, from [us: Ireland|Norway].[athlete:  Not even {athlete} could have thrown it any harder.] It bobbed past the bathing steps and past the red post, and it all looked extremely promising. Then there was a splash.

“No!” yelled {child}. “{Pet}! Stay!”

But {pet} was {@why} In the end {pet.he} put the bottle down between {child’s} feet, shook off about half the bay, and waited to be paid.

# the-last-week
It was the last week of the summer [us: vacation|holidays], and on Monday there would be school. {child} would be [school: at {school}|where {child.he} had always been], five minutes away by bike. {Friend} would be on the bus into town, to the music school, with a trumpet on {friend.his} knees[music:  and {music} inside it]. They had talked about most things that summer, mackerel and gravity and whether you could live on nothing but [us: chips|crisps][sport: , and whether an octopus would be any good if it had to {play sport}]. But not about that.

The bottles were {friend’s} idea. You had to write to somebody you’d never met[city: , a long way from {city}]. The first letter had said, “Hello! Whoever finds this owes us a thousand [us: dollars|pounds].” But no cork can stand up to {pet’s} teeth, and the ink had run, so they had to write another.

# every-day
On Wednesday they shut {pet} in the boathouse and rowed out behind the island. The bottle was back in eighteen minutes, because first {pet} had to learn how to open a boathouse. On Thursday they threw a tennis ball the other way. {Pet} fetched the tennis ball. Then {pet.he} went and fetched the bottle. On Friday they tried sausages, a whole bowl of them, up by the house. {Pet} ate them first.

Still, the letters got better every time. The latest one said, “Our names are {child} and {friend} and we’re by the sea. It’s very nice, apart from the jellyfish. What’s it like where you are?”
## or
On Wednesday they crept down before breakfast, on tiptoe, in their life jackets, and rowed out while {pet} was asleep. The bottle was back in eighteen minutes, and {pet} yawned the whole way. On Thursday they threw a stick the other way. {Pet} fetched the stick. Then {pet.he} went and fetched the bottle. On Friday they dressed the bottle up as seaweed. {Pet} brought them the bottle, and then, to be on the safe side, the rest of the seaweed.

Still, the letters got better every time. The latest one said, “Our names are {child} and {friend} and we’re by the sea. It’s very nice, apart from the jellyfish. What’s it like where you are?”

# rain
On Saturday it rained. They lay in the boathouse and listened to it drumming on the tin roof, and twice {friend} took a breath, as if to say something. Both times, {friend.he} asked whether {child} wanted any more [us: lemonade|squash].

# one-bottle-left
By Sunday evening there was one bottle left.

“We’ll wait till it’s dark,” said {child}. “Till {pet} has gone to sleep on the mat.”[breed.Dachshund / breed.Bulldog / breed.Yorkshire Terrier / breed.Shih Tzu:  {Pet} slept in the life jacket these days, so as not to be late.]

It was {friend’s} turn to write. {Friend.He} sat right at the end of the jetty with {friend.his} back turned, and wrote for so long that {child} had time to eat two {@sandwiches}.

“Can I see?”

“No. It’s to somebody I don’t know.”

{Friend} rolled up the paper, pushed in the cork, and sealed it with candle wax. They put on their life jackets. {@Who} sat down on the jetty with a [us: flashlight|torch] and one end of a very long rope, and promised to look the other way. Then they took the little boat and rowed out as quietly as they knew how.

# sea-fire
That was when they saw it. Every time the oars went in, the water lit up. Green light ran off the blades, and behind the boat there was a whole road of it, shining and going out. It was phosphorescence. They’d seen it before, a few sparks under the jetty, but never like this. {child} put one hand in, and got a glove of stars.

“Here will do,” whispered {friend}.

{Friend.He} let the bottle down over the side, carefully, as if it might wake up. It drifted away in a shining ring, and for a long time nobody said anything.

# the-comet
From somewhere near the shore there came a splash.

“That wasn’t me,” called {@a}.

A comet had come loose from the jetty. It had a long green tail, [breed.Dachshund / breed.Bulldog / breed.Yorkshire Terrier / breed.Shih Tzu: it had a handle on its back, ]and it snorted. It came straight at them, changed course, went round the bottle in a great curve of light, snapped, and made for the boat.

“I don’t believe it,” said {friend}.

{@aboard} {Pet.He} climbed over {friend’s} knees, put the bottle down between {child’s} feet, where it always went, and shook. It rained sparks on everything.

{child} laughed so much that the boat rocked. Then {child.he} noticed that {friend} wasn’t laughing.

The cork was gone, and the bottle was dripping.

# the-letter
“I won’t read it,” said {child}. “I promise.”

{Friend} looked out over the water. It had gone black again, now that nobody was stirring it. A long way off the lighthouse was flashing, three flashes and a rest, three flashes and a rest.

“Oh, go on, read it,” {friend.he} said. “Before it’s too wet.”

{child} switched on {child.his} [us: headlamp|head torch].

“Dear whoever finds this. Tomorrow I start at a school where I don’t know a single person. I’ve wanted to go there since I was nine, so I can’t say I’m nervous, because then everybody will say I don’t have to go. But the school isn’t the worst part. The worst part would be if {child} had so much going on that {child.he} never noticed I was gone. I don’t know how you say a thing like that. So I’m sending it to you. Yours sincerely, {friend}. PS. The dog isn’t mine, but it’s a very good one.”

{child} read it twice. On the jetty {@as} [us: flashlight|torch] gave a blink, to ask if everything was all right. {child} blinked back, and then left the lamp off, because some things are easier in the dark.

# twelve-past-seven
“I thought it was you who wouldn’t notice,” said {child}. “You and all your trumpeters.”

“There are only four trumpeters.”

“That’s quite a lot.”

{Pet} sighed, and laid {pet.his} chin on the trumpeter’s shoe.

“That bus,” said {child}. “It goes at ten past seven, doesn’t it?”

“Twelve minutes past.”

“Then I can make it.”

“Make what?”

“The bus stop. On the bike.”

“That’s completely the wrong way.”

“{Pet} has to go out in the mornings anyway,” said {child}, and took one of the oars.

# four-minutes
{Friend} took the other. They rowed home, not especially quietly this time, and with every stroke the sea lit up on both sides.

The bottle lay empty in the bow. Neither of them thought of sending it again. It had been out for four minutes, {friend} had timed it, and it had arrived exactly where it was meant to go.

# @who
{owner}, who owned the boat,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{owner}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @as
{owner's}
## if adult
{adult's}
## if elder & !adult
{elder.short's}

# @sandwiches
sandwiches
## if adult & elder
of {elder's} sandwiches[elder2:  and one of {elder2's}]
## if elder & elder2 & !adult
of {elder2's} sandwiches

# @aboard
They had to haul {pet.him} in, one at each end.
## if breed.Dachshund
They hauled {pet.him} in by the handle, which took a while, since there is a lot of a dachshund to come.
## if breed.Bulldog
They hauled {pet.him} in by the handle, both of them at once, and the boat sank an inch or two.
## if breed.Yorkshire Terrier / breed.Shih Tzu
They lifted {pet.him} in by the handle, like the shopping.

# @why
a dog, with one opinion about the sea, which was that whatever was in it ought to come out.
## if breed.Labrador
{a breed}, born with webbed feet and one opinion about the sea, which was that whatever was in it ought to come out.
## if breed.Golden Retriever
a golden retriever. To retrieve is to bring back, and {pet} had one opinion about the sea, which was that whatever was in it ought to come out.
## if breed.Poodle
a poodle, and poodles were water dogs long before anybody gave them a haircut. {Pet.He} had one opinion about the sea, which was that whatever was in it ought to come out.
## if breed.Cocker Spaniel
a cocker spaniel, with ears that lay on the water like lily pads. {Pet.He} had one opinion about the sea, which was that whatever was in it ought to come out.
## if breed.German Shepherd
a German shepherd, and German shepherds don’t care for anybody going off without saying so first. {Pet.He} made no exception for bottles.
## if breed.Border Collie / breed.Australian Shepherd
{a breed}. If you let a thing drift off from one of those, it comes back to the flock, and bottles are a good deal easier than sheep.
## if breed.Siberian Husky
a husky. {Pet.He} would have preferred to pull the bottle to the North Pole, but was prepared to begin with the beach.
## if breed.Beagle
a beagle. The bottle smelled of {child’s} sausage sandwich, and a beagle will follow a smell wherever it goes, as far as [us: Ireland|Norway] if need be.
## if breed.Rottweiler
a Rottweiler, and looked after everything the family owned. A bottle on its way to [us: Ireland|Norway] was, in {pet.his} opinion, stolen.
## if breed.Boxer
a boxer, and believed that the sea was a game in which two people threw things and one had all the fun.
## if breed.Dachshund
a dachshund. Dachshunds are made for holes in the ground, so for the sea {pet.he} had a life jacket, an orange one, with a handle on the back. But {pet.he} had one opinion about the sea, which was that whatever was in it ought to come out.
## if breed.Bulldog
a bulldog. Bulldogs float like paving stones, so {pet.he} had a life jacket, an orange one, with a handle on the back. But {pet.he} had one opinion about the sea, which was that whatever was in it ought to come out.
## if breed.Yorkshire Terrier
a Yorkshire terrier, in an orange life jacket with a handle on the back. {Pet.He} {pet.was}n’t much bigger than the bottle, but {pet.he} had one opinion about the sea, which was that whatever was in it ought to come out.
## if breed.Shih Tzu
a Shih Tzu, in an orange life jacket with a handle on the back, and swam like a mop on its way to work. {Pet.He} had one opinion about the sea, which was that whatever was in it ought to come out.
