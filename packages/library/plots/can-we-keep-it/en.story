title: Can We Keep {wish.him}?
title: Just One Night
title: It Followed Me Home
guest neighbour: Mrs Hill (she), Mrs Lane (she)

% The grown-up (@a): {adult}, else the elder, else the neighbour who is babysitting.
% Who misses it (@outside): for animals and creatures the mother; for everything else a small boy who sees it from his window every night.

# on-the-doormat
When {child} got home from [school: {school}|the park], there was {a wish} on the doormat behind {child.him}. {wish.He} had followed {child.him} all the way[city:  through {city}].

“Can we keep {wish.him}?” called {child}.

{@A-first} came out into the hall, and looked up, because you had to.

“Where does that come from?”

“{wish.He} lives {wish.home},” said {child}. “But {wish.he} likes me. {wish.He} followed me. [age>=6: I didn’t even call. ]Please!”

{The wish} tried to look as small as possible. It didn’t make much difference.

# one-night
“What do they eat?” asked {@a}.

“Hardly anything.”

“And where’s {wish.he} going to sleep?”

“In with me,” said {child}. “There’s room if I move over.”

“Does anybody know that {wish.he}’s gone?”

{child} hadn’t thought of that, and didn’t mean to start now.

{@A} sighed. “One night,” said {@a}. “And then we’ll see.”

So {the wish} was allowed in. It was a squeeze in the doorway, but {wish.he} drew in {wish.his} stomach. [pet: {@pet-meets}]

# in-the-house
All went well for ten minutes. Then things began to happen. {@indoors}

“It’s what {wish.he} always does,” said {child}. “{wish.He} can’t help it.”

[friend: {Friend}[!friend.known: , {child’s} best friend,] came over to have a look. “Can I have one too?” said {friend}. “I don’t think they’d thank us for it at your house,” said {@a}.

][adult & elder: {Elder} [elder2: and {elder2}] had only come to leave a jar of jam. “Ah,” said {elder.short}, and looked up. “I had one of those when I was little. For an evening.”

][sport: {child} tried to teach {wish.him} to {play sport}. They had to do it in the kitchen, and it wasn’t very good for the kitchen.

][athlete: The poster of {athlete} came down, and ended up facing the wrong way.

][music: {@A} put on {@song}, to calm everybody down. It calmed {@a} down.

][age>=8: “{wish.He}’s got somewhere to be, you know,” said {@a}.

“But I’m the one who wants {wish.him},” said {child}. “Doesn’t that count?”

“Yes,” said {@a}. “It counts. That’s the hard part.”

]By evening {@a} was tired. “One night,” said {@a} again.

# beside-the-bed
{The wish} lay beside {child’s} bed. The part that didn’t fit lay in the hall.

{child} put a hand down in the dark and stroked {wish.part}. {wish.He} felt {wish.feels}.

“{Wish.sound},” said {the wish}, very low.

[age>=8: {child} lay awake. It was odd to have got exactly what you wanted, and to lie there listening.

]“Does something hurt?”

Nothing did. But {wish.he} lay and looked at the window, in the direction where {wish.he} usually was.

“You’ll like it here,” said {child}. “You can live with me for ever.” But it was hard to get the words out, because {child.he} knew exactly how it sounds when somebody wants to go home.

# somebody-outside
Then there was a knock on the window.

{@outside}

{child} held on tight to {wish.part}, and for a long time {child.he} didn’t say a word.

Nobody else said anything either. They were all waiting for {child}.

“Come on,” said {child} in the end. “I’ll walk you home.”

# come
So they went out into the night, and {@a} came too, with a coat on over pyjamas, and held the [us: flashlight|torch]. {child} went first, holding on to {wish.part}. Under the railway bridge {the wish} had to draw in {wish.his} stomach again.

{@walk}

The nearer they came, the faster {the wish} went. In the end it was {the wish} who was pulling {child}.

# the-empty-place
{@gap} {wish.He} turned a bit this way and a bit that way, as you do in your own bed, and then there came a sigh, so long and so happy that the trees moved.

“{Wish.sound},” said {the wish}. It sounded quite different now.

{child} stood and looked. {child.He} {child.was} sad, and {child.he} {child.was} glad, and there was room for both.

“I’ll come tomorrow,” said {child}. “I know where you live now.”

# keep-me
Then {child} was in bed, and there was a great deal of room in it. [pet.dog / pet.cat: {Pet} came up and took some. ]{@Night-a} sat on the edge.

“I wanted to keep {wish.him},” said {child}.

“I know.”

{child} thought for a bit.

“You’re keeping me, though,” {child.he} said.

“Yes,” said {@night-says}, and turned out the light. “We’re keeping you. Every single night.”
## or
They walked home slowly, because nobody was pulling now. [pet.dog / pet.cat: {Pet} met them in the hall, and sniffed at them for a long time. ]Outside the door {child} stopped. The doormat was big and empty.

“I wanted to keep {wish.him},” said {child}.

“I know,” said {@a}.

{child} stood in the middle of the mat, as small as could be.

“I followed you,” {child.he} said. “All the way home.”

“Then we’re keeping you,” said {@a}, and held the door open. “Every single night.”

# @song
{music}

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a-first
{neighbour} from next door, who was babysitting,
## if adult
{adult}
## if elder & !adult
{elder}[elder2: , with {elder2} close behind,]

# @night-a
Somebody who was very fond of {child.him}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @night-says
the somebody
## if adult
{adult}
## if elder & !adult
{elder.short}

# @pet-meets
{Pet} looked on in silence.
## if pet.dog
{Pet}, who was {a breed}, sniffed all of {the wish}. It took rather a long time.
## if pet.cat
{Pet}, who was {a breed}, went and lay down in the laundry basket, and wasn’t coming out.

# @indoors
Most of the furniture moved.
## if wish.does.throws
The cushions flew across the room. Then the porridge did.
## if wish.does.catches
When the post came, they got the [us: mailman|postman] too.
## if wish.does.carries
{@A}, who had been sitting on the sofa, was suddenly sitting in the kitchen.
## if wish.does.washes
The hall was washed. The kitchen was washed. Then {@a} was washed, with all clothes on.
## if wish.does.hides
First they couldn’t find the remote control. Then they couldn’t find the sofa.
## if wish.does.grows
The sofa grew leaves. {@As} slippers came into bud.
## if wish.does.shines
It got so bright in the house that the cock next door crowed, and the man next door went to work.
## if wish.does.sings
The whole house hummed, and the fridge joined in with the low notes.
## if wish.does.swallows
A sock was gone. Then a chair. Then {@a} asked if anybody had seen the table.
## if wish.does.mends
Whatever was broken was whole again. Then things were made whole that ought to be in two parts. {@As} [us: pants|trousers] had only one leg.
## if wish.does.melts
The butter ran. The candles ran. {@A} slid all the way into the wardrobe.
## if wish.does.flies
The curtains took off. The lamp took off. {@A} had to hold on to the sink.
## if wish.does.digs
There was a hole in the rug. Then there was a hole in the floor, and at the bottom of it sat the people next door, having soup.
## if wish.does.keeps
The keys were gone, and {@as} hat, and both the remote controls. {The wish} had got them all, and wasn’t giving them back.
## if wish.does.opens
All the doors came open, and all the jars, and everybody’s zip.
## if wish.does.tells
The whole street was told what {@a} really thinks of the grass next door.

# @as
{neighbour’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @outside
Outside stood a small boy in pyjamas.

“Have you got {the wish} in there?” he said. “I can see {wish.him} from my window every night. And now there’s only a gap. I can’t go to sleep with a gap.”
## if wish.kind.animal / wish.kind.creature
Outside stood another one, but much, much bigger, and hoarse from calling all evening.

“I’m looking for my little one,” it said. “It always lies just here.” And it showed them where. It was right in the middle of its tummy.

# @walk
The small boy walked on the other side, and held on too. “You are kind,” he said. {child} couldn’t answer just then.
## if wish.kind.animal / wish.kind.creature
The big one walked on the other side, very close. “You are kind,” it said. {child} couldn’t answer just then.

# @gap
And there it was, quite empty, a gap that was exactly the right size. {The wish} stepped in.
## if wish.kind.animal / wish.kind.creature
And there the big one lay down, and in the middle of its tummy was a hollow that was exactly the right size. {The wish} climbed up into it.
