title: It’s Fine
title: The Horn That Lit Up
title: The Pike That Knew Karate
guest friend: Louie (he), Thea (she)
guest pet: Biscuit (he), Peggy (she)
guest neighbour: Mrs Lamb (she), Mrs Finch (she)

% The horn goes red when somebody lies. The dog is the family’s, or the friend’s; a cat finds a bag of treats as well as any dog.

# a-crash
In the garage at {child’s} house a unicorn was sniffing at a go-kart. The go-kart had crashed. It was {friend}, {child’s} best friend, who had driven it straight into a hedge, and the race was tomorrow[school: , on the hill by {school}].

“Sorry,” said {friend}. “Are you cross?”

{child} looked at the go-kart. {Child.He} had been hammering at it for two weeks. {Child.He} wanted it to be whole, and {child.he} wanted {friend} not to be sad.

“It’s fine,” said {child}.

And the horn lit up. It was as red as a brake light.

“That was a lie,” said the unicorn.

# the-horn
That was how it was. If anybody told a lie, the horn lit up. A small lie, a small light. A big lie, a big light. The unicorn had come on Monday, and on Tuesday {neighbour} from next door had asked what they thought of her knitting. She hadn’t said hello to them since.

“Shh!” said {child}. “I was being nice!”

“You were lying,” said the unicorn. “One should say how things are.”

“One should be NICE!” yelled {child}, and it didn’t sound very nice at all.

{@between} lay down on the floor in the middle and sighed.

# an-aeroplane
“I’ll mend it,” said {friend}. “I once mended [us: an airplane | an aeroplane].” The horn lit up. “I once saw [us: an airplane | an aeroplane],” said {friend}, and the horn went out.

{Friend} always made things bigger than they were. {child} thought it was the funniest thing there was[sport: , better than {sport}]. But now there was a light each time {friend} opened {friend.his} mouth, so {friend.he} kept it shut.

They hammered[music: , in time to {music} on the radio]. {child} held the plank and {friend} hit the nails.

“Is that all right?” asked {friend}.

The wheel was on crooked.

“Perfect,” said {child}.

The whole garage turned red.

{Friend} put down the hammer. {Friend.His} chin was wobbling.

“You think I’m no good,” {friend.he} said. “Just say so!”

“I don’t think that!”

The horn stayed dark, for it was true. But {friend} didn’t see. {Friend.He} had turned away, and {friend.he} slammed the garage door behind {friend.him}.

# on-the-wrong-side
Only {friend} had slammed it from the inside. And now it had locked itself. Click.

The light went out as well.

It was dark. It was so dark that {child} couldn’t tell if {child.his} eyes were shut.

“{Friend}?”

“I’m still here,” said {friend}. “I was going to leave, but I was on the wrong side.”

They banged and shouted, but {@mower} was mowing the lawn. The spare key had always hung on a nail, until a go-kart happened to hit the wall. Now it was on the floor somewhere.

# somebody-must-lie
“We need a light,” said {child}. {Child.His} heart was thumping. {Child.He} felt afraid. “Unicorn! Shine!”

“I can’t just do it,” said the unicorn in the dark. “Somebody has to tell a lie.”

“{Friend},” said {child}. “You can do that!”

“No,” said {friend}. “I’ve given it up. It’s only one more thing I’m no good at.”

# a-sleeve
So {child} felt about in the dark. {Child.He} felt a pedal. {Child.He} felt one of {pet’s} ears. Then {child.he} felt a sleeve, and held on to it.

“{Friend},” {child.he} said. “I’m going to say how things are. I was cross about the go-kart. Really cross. And the wheel is crooked. And you’re still the one I want to build with. Nobody makes things up like you do.”

It was pitch dark. There wasn’t a glimmer from the horn.

“It’s dark,” said {friend}, slowly.

“Yes.”

“Then it must be true.”

“Yes!”

# the-pike
{Friend} took a deep breath. You could hear {friend.him} getting taller.

“Once,” {friend.he} said, “I wrestled a pike.”

The horn began to glow.

“It was as heavy as a piano, and it knew karate.”

The horn shone. They could see each other’s faces.

“I knocked it out with a sausage! [athlete: Even {athlete} couldn’t have done it! ]And along came the King, on a moose, and he said, ‘{Friend}, take over the country, I need the [us: bathroom | loo]!’”

The horn blazed like a lighthouse. The garage was red from floor to ceiling, and {child} laughed so much that {child.he} had to hold on to the go-kart.

# the-key
“Keep going!” called {child}. {Child.He} crawled about and looked. There was no key.

“{Pet}!” said {child}. “The key! It was tied to the bag with your treats. Remember? Treats!”

{Pet} remembered. {@nose} {Pet.He} went straight up to the unicorn, and stopped by one of its hooves.

The unicorn lifted its hoof. There was the bag, quite flat, and tied to it was the key.

“Did you know it was there?” said {friend}.

“No,” said the unicorn, and the horn lit up. “Well, yes. But I wanted to hear what happened to the pike.”

“You lied! You did!”

“Sorry,” said the unicorn.

“It’s fine,” they said.

# crooked-is-crooked
No light came on. {child} undid the lock in the dark, by feel, and pushed up the door. The sun was shining out there, and {@mower} was just switching off the mower.

They mended the wheel together. It took all evening.[elder:  {Elder} [elder2: and {elder2} ]brought lemonade.] {Friend} held and {child} hammered, and then they changed places, and when it was crooked they said so.

# nearly-first
In the race the next day they came last[city: , the very last {in city}][elder: , though {elder} cheered]. Halfway down the hill they had turned off to fetch {pet}, who had seen a sausage. The unicorn was waiting at the finish.

“We came last,” said {child}.

“Nearly first,” said {friend}, and there was such a pretty little light in the afternoon sun.

# all-the-way-home
Then {friend} climbed on behind, with {pet} in the middle, and the unicorn pulled them home. {Friend} had both arms round {child}.

“I drove into a hedge yesterday,” {friend.he} said. “Fancy that.”

“It’s fine,” said {child}.

The horn went along in front of them, white, with no light in it, the whole way home.

# @between
{Pet}, {friend’s} dog,
## if pet.dog
{Pet}, {child’s} dog,
## if pet.cat
{Pet}, {child’s} cat,

# @mower
{neighbour}
## if adult
{adult}

# @nose
{Pet.He} put {pet.his} nose to the floor and set off.
## if breed.Beagle
{Pet.He} put {pet.his} nose to the floor and set off, with both ears trailing like mittens.
## if pet.cat
{Pet.He} got up, had a stretch, and set off with {pet.his} tail in the air.
