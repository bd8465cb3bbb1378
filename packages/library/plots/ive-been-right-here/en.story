title: {Man} Pops Indoors
title: I’ll Just Get My Glasses
title: Right Here
guest man: Mr Bloom (he), Mr Lark (he)
guest first: Harold (he), Walter (he)
guest wife: Peggy (she), Enid (she)

% {elder} holds the door and shuts it in the end, {friend} works the tap and wants to give a rainbow away, the dog wants a slipper, the cat somewhere dry. {first} is {man’s} first name. The rule: the sun on the back of your neck. {Man} is always just getting something: his glasses, his camera, a towel.

# where
“Rainbow!” shouted {child}[friend:  and {friend}[!friend.known: , {child.his} best friend]]. “{Man}! Come out! Rainbow!”

It had rained all day, and [pet.cat: {pet}[!pet.known: , {child’s} cat,] had nowhere dry to sit. But now the sun was out, and right | now the sun was out and the whole garden glittered. And right] across the sky[city:  over {city}] there was a rainbow, as big as seventeen houses.

[elder & !friend: {Elder} knocked. ]{Man} from next door put his head out[pet.dog: , and one slipper. {Pet}[!pet.known: , {child’s} dog,] wanted it].

“Where?”

“There!”

“Hold on,” said {man}. “I’ll just get my glasses.”

He ran in. He ran out.[elder:  [friend: {Elder} | {Elder.short}] held the door.][athlete:  Not even {athlete} could have been quicker.]

“Where?”

{child} looked up.

“Gone,” said {child}.

# seventy-eight-years
“It’s always the same,” said {man}. “I’m seventy-eight years old, and I’ve never seen one. Not one. When I was five I thought I’d just get my boots. Gone. The day I got married they all shouted that there was one right over the church, and I thought I’d just get {wife}. Gone.”

“{wife}?”

“The rainbow. {wife} is in the kitchen, doing the crossword[elder2:  with {elder2}].”

Not one! It was the saddest thing {child} had ever heard.[friend:  {Friend} had seen three, and would have given one away.] So [friend: they | {child.he}] sat down on the step to keep an eye on the sky.[pet.other:  {Pet} could do it from home.][pet.dog:  {Pet} kept an eye on the slippers.][pet.cat:  {Pet} tried the step. Wet.]

# the-camera
Plip, plip, plip, came a little bit of rain. And then the sun.[pet.cat:  {Pet} tried the bench. Wet.]

“Rainbow!” shouted [friend: {friend} | {child}]. “Quick!”

“Where?”

“There!”

“Oh! I’ll just get my camera!”

“No, {man}! Don’t get anything!”

[elder: {Elder.short} had the door open, and {man} was gone. | But he’d gone.] And when he came puffing out again, with the camera bouncing on his tummy …

“Where?”

“Gone,” said {child}.

# no-more-rain
After that there was no more rain. {child} waited and waited[sport:  and didn’t even want to {play sport}]. [pet.dog: {Pet} waited for a slipper, | [pet.cat: {Pet} tried the wheelbarrow, | The sky was blue from end to end, ]]and the sun crept down towards the roofs[school:  over by {school}].

“Never mind,” said {man}, in the sort of voice people use when they mind very much. He pulled out the garden hose[music: , humming {@song}, but sadly]. “Would you like to water my beans for me?”

# as-small-as-a-gate
{child} would. [friend: {Friend} turned on the [us: faucet | tap]. {Child}|{Child.He}] put {child.his} thumb over the end, and the water came out in a thousand tiny drops.[!pet.dog & !friend & !elder:  It was almost like rain.]

The sun was warm on the back of {child’s} neck. And there, in among the drops, just in front of the beans, it stood. Red and yellow and green and blue, and only as big as a gate.

“RAINBOW!” shouted {child}.

“Where?” called {man}. He was behind the beans, with the sun right in his eyes.

“There! In the water!”

“I can’t see anything but water!”

“Then you’ll have to stand here! Come on!”

# splash
{Man} came running [us: around | round] the beans. {child} turned to hurry him up. And the hose turned as well.

Sploooosh! All over {man}, from his hat to his slippers.

And the rainbow?

“Gone,” whispered {child}.

# a-towel
{Man} stood and dripped. [friend: “Is he cross?” whispered {friend}. | Was he going to be cross?]

“I’ll just get a towel,” [friend: said {man} | he said].

And off he went towards the door.[elder:  {Elder.short} held it open.] Behind him the sun had one cheek on the roof already. Soon that would be gone as well.

# stay
So {child} did something {child.he} had never done before. {Child.He} told a grown-up what to do.

“STOP!” {child.he} shouted. “You can’t get anything! Not a towel! Not {wife}! You’ve got to stand HERE!”

And {child.he} pointed at the grass, right beside {child.his} own two feet.

{Man} stopped, with one slipper in the air. [pet.dog: {Pet} took it. {Man} | He] looked at the door. [elder: {Elder.short} shut it. {Man} | He] looked at {child}. And then back he came, [pet.dog: shlup, pat, shlup, pat | shlup, shlup], and stood exactly where {child.he} pointed.

“Is the sun on the back of your neck?” asked {child}.

“Yes. It’s the only bit of me that’s dry.”

[pet.cat: So {pet} jumped up and lay down on it.

]“Then look that way[pet.cat: ,” said {child}. “|. ]Straight ahead.”

{Child.He} put {child.his} thumb over the end and held the hose up high, and the water went up into the air and came down in a thousand drops.

# there
{Man} didn’t say anything.

He didn’t say anything for such a long time that {child} had to look at him. There he stood, in his wet [pet.dog: slipper | slippers], with his mouth wide open.

“There,” he said at last.

“Yes,” said {child}. “There.”

“It’s got stripes. Nobody ever told me it had stripes.”

[elder: “You’d always gone indoors,” said {elder.short}.

][friend: “You can have that one,” said {friend}.

]
So there they stayed. [pet.dog: {Pet} held the slipper. ][pet.cat: {Pet} held on to {man}. ]{child} held the hose until {child.his} thumb was icy cold, and the sun held on to the roof for as long as it could. Only then, when the last bit of red had gone out, did [friend: {friend} | {child}] turn off the water.

# right-here
Then [elder: {elder.short} opened the door | the window opened], and {wife} looked out.

“Just look at you, {first}. Where have you been?”

{Man} looked down at [pet.dog: his one slipper | his slippers].

“Here,” he said. “I’ve been right here.”

# @song
{music}
