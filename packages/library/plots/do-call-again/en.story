title: You Might Say Hello
title: Do Call Again
guest friend: Tilly (she), Ned (he)
guest pet: Monty (he), Biscuit (she)
guest elder: May (she), Alf (he)

% Fsssht, wobble, bang; and flump, ever so softly. The pet is the family’s, or {elder’s} cat; where only the cat is borrowed it is {friend’s}. A dog in the cat’s place: @roof, @everywhere, @please.

# in-the-potatoes
The rocket came on a Tuesday, and it came down in the middle of {elder’s} potatoes.

It wasn’t a big one. It was about the size of a fridge with a point on top. It had three straight legs and one round window, and it lay on its side among the leaves and steamed. When {child} came close, the window [us: swiveled | swivelled] away.

“You might say hello,” said {@who}, “when you land in a person’s potatoes.”

The rocket said nothing.

It was {child} and [!friend.known: {child.his} best friend ]{friend} who had to stand it up. It was warm and heavy, and dented all over. Once it was on its feet it gave a shiver and gathered itself. Fsssht! Up it shot, [athlete: faster than {athlete}, ]as high as the chimney, hung there a moment, wobbled and fell. Bang. One more dent, and four potato plants.

“It wants to get away and it can’t,” said {child}. It hurt to watch. {Child.He} wanted it to be off without bumping itself.

# a-postcard
“It’s out of fuel,” said {friend}. “You can hear it is.”

{Friend} wanted something too. {Friend.He} had a postcard in {friend.his} back pocket, stamped and ready. It said, “Hello, how is it up there? Please write back.” {Friend.He} had just never met anyone who was going that way.

They brought out a bucket of [elder2: {elder2’s} | {elder.short’s}] rhubarb [us: juice | cordial]. The rocket leaned over, slurped up a mouthful or two and squirted out the lot. Mostly at {friend}.

“Not fuel,” said {friend}, mopping {friend.his} face.

# all-day
All day long it jumped[sport: , and nobody gave {sport} a thought]. Up to the chimney, hang, wobble, bang. {Elder.short} counted potato plants[adult: , and {adult} took in the [us: laundry | washing]].

“Now that’s enough,” {elder.he} told the rocket. “You’ll do yourself [us: an injury | a mischief].”

{@Pets} had been lying on {@roof}, keeping an eye on things. Now {pet.he} wanted {pet.his} [us: supper | tea]. {Pet.He} said so, loudly enough for [city: the whole of {city} | the next [us: town | village]], and then {pet.he} jumped down. Flump, {pet.he} went, ever so softly, and there {pet.he} {pet.was} on four paws and still complaining.

The rocket’s window spun round. It stopped at {pet}.

# good-at-up
{child} had seen it do that several times that day and thought nothing of it. When {elder.short} talked, the rocket looked the other way. But every time {pet} jumped down from something, {@everywhere}, round went the window to watch.

“{Friend},” said {child}. “When does it go wrong? On the way up or on the way down?”

“On the way down, of course.”

“Yes. It can do up. It’s brilliant at up.” The words were coming faster now[school: , as they did {at school} when {child.he} knew the answer]. “It isn’t trying to leave. It’s trying to land. That’s why it’s so dented. It’s never learned how, and now it’s found somebody who can.”

They looked at {pet}. {Pet} looked at {pet.his} bowl.

# please
“Show it again, {pet},” said {child}. “Please.”

{@Please} {Pet.He} must have come to some decision, for {pet.he} sat down in front of the window, looked right in and spoke one very long sentence. Up {pet.he} went to the [pet.dog: top of the woodpile | roof of the woodshed]. {Pet.He} walked to the edge. And {pet.he} waited until the window was perfectly still before {pet.he} jumped.

Flump.

Fsssht, went the rocket. Wobble. Bang.

{Pet} went back up. {Pet.He} did it four times, and each time {pet.he} [pet.dog: barked | yowled] a little louder, like a teacher with too big a class. Four times it went bang.

# no-knees
And now it was {elder.short} who bent down with {elder.his} hands on {elder.his} knees. {Elder.He} looked at the [pet.dog: dog’s | cat’s] legs, and {elder.he} looked at the rocket’s.

“Well, no wonder,” {elder.he} said. “The poor thing’s got no knees.”

Off {elder.he} went into the shed, and a great clattering began. {Elder.short} kept everything that bent. Out {elder.he} came with three hinges from [elder2: {elder2’s} | an] old gate and the springs from a worn-out sofa, and the rocket had to lie on its side while {elder.he} worked. {Elder.He} gave it a good talking-to all the while[music: , and hummed {music} in between]. {child} held the legs. {Friend} passed the screws. {Pet} lay [pet.dog: alongside | on top], where it was warm.

# nobody-looking
At dusk they set it on its feet. It bounced a little, up and down, and its window went very wide.

“Now jump!” said {child}.

The rocket didn’t stir. Its window went from {child} to {elder.short} to {friend}, and then down to the ground.

“Let’s go in,” said {friend}.

“Now? Just when it’s going to …”

“What if it goes bang? With everyone who helped standing there [us: gawking | gawping]? I’d never dive when people were looking. I learned one evening when there was only the swimming teacher left.”

# listening
So in they went. {Elder.short} even pulled down the [us: shade | blind]. Only {pet} stayed behind, on the [pet.dog: woodpile | shed roof]. They sat at the kitchen table and listened[adult: , and {adult} stood quite still with a saucepan]. Fsssht. Then a bit of nothing. Bang. {child} clenched {child.his} fists. [pet.dog: A bark | A yowl]. Fsssht. Thud. [pet.dog: A bark | A yowl]. Fsssht.

Flump.

It was so soft that they very nearly missed it.

# anywhere
When they came out, the rocket was standing in the moonlight between two rows. It hadn’t touched a single plant. {Pet} sat beside it, and they both looked as if they had been able to do it all their lives.

“Well,” said {child}. There was something the matter with {child.his} throat. “You can go wherever you like now. You can come down anywhere.”

{Friend} took out the postcard. {Friend.He} smoothed it flat against {friend.his} leg, slid it under the edge of a dent, where it held tight, and gave the rocket two pats.

# three-knees
Then the rocket turned to {elder}. It had already begun to hiss underneath. But first it bent its knees, all three of them, very low, and straightened up again.

It was a curtsy.

“There now,” said {elder.short}. {Elder.He} smoothed down {elder.his} apron and curtsied back. “Do call again.”

# @who
{elder} from next door
## if elder
{elder}

# @pets
{Pet}, {elder’s} cat,
## if elder & !pet
{Pet}, {friend’s} cat,
## if pet
{Pet}

# @roof
the woodshed roof
## if pet.dog
the woodpile

# @everywhere
from the roof or the [us: rain barrel | water butt] or {elder.short’s} shoulder
## if pet.dog
from the woodpile or the garden table or {elder.short’s} lap

# @please
Now, no cat ever did a thing because somebody said please. First {pet} had {pet.his} [us: supper | tea]. Next {pet.he} had a wash. Then {pet.he} strolled over to the rocket and rubbed {pet.his} cheek against one of those straight legs.
## if pet.dog
Now, a dog will do nearly anything because somebody said please, only not before [us: supper | tea]. First {pet} had {pet.his} [us: supper | tea]. Next {pet.he} had a shake. Then {pet.he} trotted over to the rocket and rubbed {pet.his} cheek against one of those straight legs.
