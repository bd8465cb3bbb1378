title: Keep Still, {child}
title: A Bag of Ferrets
title: Twenty-Nine Children and a Smudge
guest pike: Mrs Pike (she), Mrs Nunn (she)
guest dunn: Mr Dunn (he), Mr Garrity (he)
guest rolo: Rolo (he), Biscuit (he)

% “Keep still” is said by {pike} at the beginning, in the middle and at the end. The owlet is “she”. The winter coat is buttoned up because keeping still is cold; it is climbed.

# no-owl
“Keep still, {child},” said {pike}, “or there’ll be no owl.”

{pike} lived across the road, and on Friday evenings in May she sat on the bench under the big oak in the park[city:  {in city}] and waited for the owls. This Friday she had brought {child}, who wanted to see an owl more than anything in the world, and had buttoned {child.him} into {child.his} winter coat, because nothing is so cold as keeping still. [adult: {Adult} was over by the gate, talking bicycles with a man who had an enormous Labrador. | Over by the gate, a man with an enormous Labrador was talking to somebody about bicycles.]

# a-smudge
{child} tried to keep still. {Child.He} really did. But {child.his} foot jiggled[music:  in time to {@song}], and when {child.he} stopped {child.his} foot, {child.his} knee began.[sport:  It was a good knee if you wanted to {play sport}, but it was no good for owls.][athlete:  {athlete} may well have begun with a knee like that.]

People had been telling {child.him} to keep still all day[pet: , all of them but {Pet}[pet.dog:  the dog][pet.cat:  the cat]]. The dentist had said it. [elder: {Elder}[elder2:  and {elder2}] had said it on the telephone, without even seeing {child.him}. ]{dunn}, {child.his} teacher[school:  {at school}], had said it four times. The photographer had said it, and in the class photograph there were twenty-nine children and a smudge[friend: , with {Friend}, {child’s} best friend, holding it by the sleeve].

{pike} sat like a coat that somebody had left on the bench, and looked straight up into the oak.

“It’s like sitting beside a bag of ferrets,” she said after a while.

“It’s like sitting beside a bag,” said {child}.

The corner of {pike’s} mouth moved. It was the only bit of her that had moved since six o’clock.

# with-a-face
In the end {child} couldn’t bear it. {Child.He} got up and walked [us: around | round] the oak. And there, down between two roots, {child.he} saw a ball of grey fluff with a face.

It had round black eyes. It looked at {child}, and it went clack with its beak.

“{pike},” whispered {child}, “is this one?”

{pike} came [us: around | round] the tree, and her mouth fell open.

“An owlet,” she said. “I’ve been looking up for an hour, and she’s been down there the whole time.”

“If I’d kept still,” said {child}, “we’d never have found her.”

“No,” said {pike}. “I’ll give you that one.”

# a-great-help
{child} held out both hands.

“Don’t pick her up. She’s quite all right. They fall out of the tree, and then they climb back up. Watch.”

“Climb? She hasn’t got any arms.”

“She has a beak and eight claws, and she’s as stubborn as you are.”

The owlet took hold of the bark with her beak. She hauled. Up went one foot, and up went the other, and she flapped her silly stumps of wings. She got as high as {child’s} knee. Then she slid down again on her bottom.

Clack, she said crossly, and began again.

{child} hopped from one foot to the other. “Left a bit! Use your foot! Your other foot!”

Each time {child.he} hopped, the owlet stopped to stare at {child.him}, and each time she stopped, she slid.

“You’re a great help,” said {pike}.

# a-lamp-post
And then, across the grass, came the Labrador.

His name was {rolo}. He was the biggest dog in the park, and he had never met a thing he didn’t want to lick. The man was a long way behind, shouting.

{pike} stepped out in front of him with her arms spread wide. {rolo} went [us: around | round] her as if she were a lamp post.

The owlet dropped to the ground and pressed herself flat.

{child} didn’t think. {Child.He} jumped in between, and planted one foot on either side of her, with {child.his} back against the oak.

# a-trunk
{rolo} galloped up, wagging from the shoulders. He sniffed {child’s} shoes. If {child} ran, {rolo} would think it was a game.

“Keep still, {child}!” called {pike}. Her voice was shaking.

So {child} kept still. {Child.He} {child.was} a trunk. {Child.His} feet were roots. {Child.His} knee wanted to jiggle, and {child.he} looked at the knee, and the knee stopped.

{rolo} waited for the game to start. It didn’t. He sneezed, and then the man was there, puffing, and clipped on the [us: leash | lead] and led him off.

# every-button
{child} was just about to breathe out when something took hold of {child.his} sock.

It was a beak. Then there were claws in the leg of {child.his} jeans.

“Oh, my goodness,” said {pike} very quietly. “She thinks you’re the tree.”

Up came the owlet. She climbed {child’s} shin. She climbed {child.his} knee. She came up the front of the winter coat, clack, flap, puff, and trod on every button. Her fluff went up {child.his} nose. It was the worst itch of {child.his} whole life, and {child} kept still.

She reached {child.his} shoulder, and looked {child.him} right in the eye.

# a-thing-that-grows
Over their heads was the lowest branch of the oak. Slowly, as slowly as a thing that grows, {child} lifted {child.his} arm until {child.his} fingers touched it.

The owlet walked along {child.his} sleeve. She walked over {child.his} wrist and {child.his} hand. She stepped off on to the branch and shook herself.

“Now come away,” breathed {pike}, and they went backwards, one step at a time, all the way to the bench. And a great brown owl came down out of the leaves without a sound, and settled beside the little one.

Then {child} sneezed nine times.

# nice-there
They stayed there until dusk. High up, one owl called, and another answered. Over by the gate, [adult: {adult} and the man|the man and his friend] had gone back to bicycles.

There was owl fluff all over {child}. {pike} turned {child.his} face to her, and began to pick it out of {child.his} eyebrow with two careful fingers.

“Keep still, {child},” she said.

And {child} leaned against her and kept still, because it was nice there.

# @song
{music}
