title: Mine, Said the Rabbit
title: Up, Up, Up! Down, Down, Down!
title: Poor Carrot
guest neighbour: Mrs Hill (she), Mrs Lane (she)

# mine
{child} was in {@garden}[short: , and | , with bare feet, and] the earth was soft and warm. {@A} sat in the grass[!short:  close by], shelling peas[music:  and humming {@song}].

At the very end of the row grew a carrot that was bigger than the others[city: , the biggest in all of {city}]. It had a tall green top.

“Mine!” said {child}.

{child.He} took hold of the green top with both hands and pulled.

Up, up, up!

But there was somebody down in the earth who was pulling the other way.

Down, down, down!

“Mine!” said somebody.

# a-rabbit
{child} lay down on {child.his} tummy and looked. Beside the carrot was a hole. In the hole sat a rabbit[short: , and | . She had one white ear and one brown ear, and] she was holding the tip of the carrot in both paws.

“My carrot,” said {child}.

“My carrot,” said the rabbit.

“I saw it first.”

“I saw it from underneath,” said the rabbit.

# up-and-down
And they pulled again.

Up, up, up, {child} pulled[sport: , as hard as when you {play sport}]. [friend: {friend} held {child} [us: around|round] the tummy and pulled too. ][athlete: Not even {athlete} ever pulled so hard.]

Down, down, down, the rabbit pulled.

[pet.dog: {Pet}, {child’s} [breed: {breed}|dog], dug from the side. It didn’t help anybody.

][pet.cat: {Pet}, {child’s} [breed: {breed}|cat], sat on the fence and watched. Cats don’t eat carrots.

][!short: {child} went as red as a tomato. The rabbit’s ears went flat.]

“Mine!” they said, both at once.

“Poor carrot,” said {@a}. [adult & elder: “Pull!” called {elder} [elder2: and {elder2} ]from the steps.][!adult & elder2: “Pull!” called {elder2} from the steps.][!short / !friend / !elder: 

Up, up, up!

Down, down, down!]

# crack
And the carrot went CRACK! [school: They heard it all the way to {school}.]

{child} sat down on {child.his} bottom. Bump! And [!short: down in the hole ]the rabbit sat down on her bottom. Bump!

[short: {child}|{child.He}] looked at {child.his} piece. It was only the green top. [short: There|It was long and it tickled. But there] wasn’t any carrot on it.

“It’s only grass,” said {child}, and {child.his} lip began to wobble.

The rabbit came up out of the hole with her piece. It was the whole carrot. But there wasn’t any top on it.

“It’s only the hard bit,” said the rabbit, and her nose began to wobble.

# the-only-good-part
{child.He} climbed on to {@as} knee. There {child.he} sat and was sad. The rabbit sat in the earth and was sad. And then they looked at each other.

“Do you like the green bit?” asked {child}.

“It’s the only nice part,” said the rabbit. “Do you like the hard bit?”

“It’s the only nice part!” said {child}.

{child.He} held out the green top. The rabbit held out the carrot. And they swapped.

“Yours,” said {child}.

“Yours,” said the rabbit.

# crunch
Then they sat side by side in the warm earth and ate.

Crunch, crunch, crunch, went {child}. [friend: {friend} had a bite[!short: , because {friend.he} had pulled too]. ][elder & adult & !short: {Elder.short} had one as well. ][pet.dog & !short / pet.dog & !elder: {Pet} had the little, little tip. ][pet.other: {Pet}, who lived indoors with {child}, had the little, little tip later on.]

Munch, munch, munch, went the rabbit, and the last green thread slid into her mouth. Slurp.

[!short: Then the rabbit hopped down into her hole, and they heard her yawn all the way up.]

# my-own
That night {child} lay in bed. {@Night-a} sat on the edge of it and took hold of the covers.

Up, up, up, all the way to {child’s} chin.

And a cheek came down on {child’s} cheek.

“Mine,” said {@night-a}.

{child} put both arms [us: around|round] a neck.

“Mine,” said {child}.

And this time they both pulled the same way.

# @song
{music}

# @garden
the carrot patch
## if elder
{elder.short’s} carrot patch

# @a
{neighbour}
## if adult
{adult}
## if elder & !adult
{elder}

# @as
{neighbour’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @night-a
the one who was going to read the story
## if adult
{adult}
## if elder & !adult
{elder.short}
