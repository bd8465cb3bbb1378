title: You Get Both
title: The Snow on the Sofa
title: Part One and Part Two
guest friend: Zara (she), Rafi (he)
guest pet: Waffle (she), Otto (he)
guest elder: Bea (she), Ned (he)

% {elder} is the family’s own, helping out in a fish shop that week, else somebody who sold fish for forty years. The dog is the family’s, else the friend’s; a cat finds the warmest place by being a cat.

# on-the-doorstep
{child} had waited all winter for snow[city:  {in city}]. {Child.He} had a [us: sled | sledge], and {child.he} had {friend}, {child.his} best friend.[adult:  {Adult} had waxed the runners.] On Saturday morning {child.he} pulled open the back door {@where} and there was the snow at last. But it wasn’t on the hill. It was all in one heap on the doorstep, as tall as {child}, and it was trying to get in.

“Shut the door!” called {elder.short} from the stove. “I’m not heating the whole hill!”

“I can’t!” said {child}. “The snow’s got its foot in!”

“I’ve been outside all my life,” said the snow. “I’d like to see the sofa.”

“But we want you on the hill!” said {child}. “For [us: sledding | sledging]![sport:  It’s even better than {sport}!]”

# i-felt-that
The snow slid in past {child.him}. {@bite}

“I felt that,” said the snow.

“But you’ll melt!” said {child}.

“I know it’s warm,” said the snow. “I’ve looked in through the window. I’ve seen the lamp, and the toast, and all of you. Who’d choose a hill?”

“It’s got a point,” said {friend}. “I’ve got a plan.” {Friend} had a plan for everything[school: , even {at school}], and it always had two parts. “Part one, we make it cold in here. Part two, it gets bored and goes out.”

“Don’t you touch my stove,” said {elder.short}, and put on {elder.his} big coat. {@cod}

# a-draught
So {child} opened the windows, and the wind banged the back door open as well.

“Shut the door!” cried the snow. It had got to the sofa by now, and it snuggled down. “There’s a [us: draft | draught]!”

“You’re the [us: draft | draught]!” said {child}.

The snow had all the cushions[music: , and was humming {music}]. It wanted to know what toast was like. {child} put a piece on top of it, and the toast sank out of sight.

“Lovely,” said the snow.

# a-wet-patch
{child} stood up. “Snow belongs outside!”

“But you get in and out!” said the snow. “Both!”

{child} couldn’t think of an answer, which made {child.him} crosser. “Stay, then,” {child.he} said. “We’ll play in the bedroom.”

When they came back, the sofa was empty. There was only a wet patch, with a slice of toast in it.

“Oh no,” said {child}. “It’s melted, and I was horrible to it.” {Child.He} {child.was} sad, and {child.his} chin shook.

{Friend} took hold of {child.his} sleeve.

# not-enough-water
{Elder.short} looked at the patch. “That’s not enough water,” {elder.he} said. “{@mopped} There’s more of that snow somewhere.”

“{Pet}!” said {child}. “You’ve tasted it. Where’s it gone?”

{@nose}

{child} pulled it open. On the bottom shelf, on {elder.short’s} warm towels, sat the snow. It was as small as a teapot.

“That’s the warmest place in the house!” said {child}.

“I know,” said the snow. “It’s wonderful. I’m dripping.”

# the-fish-box
{Elder.short} pushed up {elder.his} sleeves. “Newspaper! The fish box, {friend}! {child}, everything in the freezer!”

{Elder.short’s} hands went so fast that they blurred[athlete: , as if {elder.he} wanted to beat {athlete}]. Ice at the bottom, paper round the sides, snow in the middle, ice on top, and not one drop on the floor.

“Nothing goes off in my hands,” {elder.he} said.

# part-one
The snow lay in the box among the frozen peas. “I suppose you’ll put me on the hill,” it said. “And you’ll go in, and shut the door.”

{child} looked at it, and {child.he} looked at the sofa.

“No,” {child.he} said. “{Friend}, I’ve got a plan. Part one, you take that end.”

“And part two?”

“Push!”

They pushed the sofa over the kitchen floor. It stuck in the doorway. {@pulls} {Elder.short} put {elder.his} back to it, and out it popped into the garden, right at the foot of the hill. {Friend} fetched blankets. {Elder.short} brought a lamp and the toast.[elder2:  {Elder2} brought a cushion that had been left behind.]

# you-get-both
{child} tipped the box out gently in the middle of the sofa. Then {child.he} sat down on one side, and {friend} sat down on the other.

“You get both,” said {child}.

One flake came down on {pet’s} nose, and {pet.he} sneezed. Then they came in thousands, over the roofs and all the way up the hill, until it was thick and white.

They [us: sledded | sledged] till they couldn’t feel their feet.

# go-in
At dusk {child} yawned.

“You’re cold,” said the snow. “Go in.”

“Not without you.”

“I’ve got the sofa,” said the snow. “I can see you through the window. Go on, {child}. Shut the door.”

So {child.he} did.

# soup-in-a-row
{Elder.short} moved the kitchen chairs up to the window, and they had soup there in a row[adult: , {adult} too][elder2:  and {elder2} at the end], with {pet} across their feet. Outside, the snow pulled a blanket over its knees. The lamp shone, and all round the sofa it went on snowing.

# @where
of {elder’s} house, next to {friend’s},
## if elder
of the little house where {elder} was staying that week,

# @bite
{Pet}, {friend’s} dog, took a bite out of it.
## if pet.dog
{Pet}, {child’s} dog, took a bite out of it.
## if pet.cat
{Pet}, {child’s} cat, gave it one long lick.

# @cod
{Elder.He} had sold fish for forty years, and nothing cold bothered {elder.him}.
## if elder
{Elder.He} was helping out at the fish shop that week, and by now nothing cold bothered {elder.him}.

# @mopped
I’ve mopped up after ten thousand cod.
## if elder
I’ve mopped up after four hundred cod since Monday.

# @nose
{Pet} put {pet.his} nose to the wet patch. {Pet.He} snuffled under the table, back again for the toast, and out into the hall. {Pet.He} stopped at the [us: linen closet | airing cupboard], where the hot-water tank was, and howled.
## if pet.cat
{Pet} sniffed at the wet patch. {Pet.He} stepped over the toast and walked out into the hall with {pet.his} tail straight up, for no cat has ever had to ask which place is warmest. {Pet.He} sat down at the [us: linen closet | airing cupboard], where the hot-water tank was, and yowled.

# @pulls
{Pet} pulled at a cushion.
## if pet.cat
{Pet} pushed too, with {pet.his} whole head.
