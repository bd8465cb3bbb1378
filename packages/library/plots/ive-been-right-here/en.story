title: {Man} Pops Indoors
title: I’ll Just Get My Glasses
title: Right Here
guest man: Mr Bloom (he), Mr Lark (he)
guest first: Harold (he), Walter (he)
guest wife: Peggy (she), Enid (she)

% {first} is {man’s} first name. The rule: the sun on the back of your neck. {Man} is always just getting something: his glasses, his camera, a towel.

# where
“Rainbow!” shouted {child}. “{Man}! Come out! Rainbow!”

It had rained all day, and now the sun was out and the whole garden glittered. And right across the sky[city:  over {city}] there was a rainbow, as big as seventeen houses.

{Man} from next door put his head out.

“Where?”

“There!”

“Hold on,” said {man}. “I’ll just get my glasses.”

He ran in. He ran out.[athlete:  Not even {athlete} could have been quicker.]

“Where?”

{child} looked up.

“Gone,” said {child}.

# seventy-eight-years
“It’s always the same,” said {man}. “I’m seventy-eight years old, and I’ve never seen one. Not one. When I was five I thought I’d just get my boots. Gone. The day I got married they all shouted that there was one right over the church, and I thought I’d just get {wife}. Gone.”

“{wife}?”

“The rainbow. {wife} is in the kitchen, doing the crossword[elder:  with {elder}[elder2:  and {elder2}]].”

Not one! It was the saddest thing {child} had ever heard.[friend:  {Friend}, {child’s} best friend, had seen three.] So {child.he} sat down on the step to keep an eye on the sky[pet.dog: , and {pet}, {child.his} dog, sat down to keep an eye on {child.him}][pet.cat: , though {pet}, {child.his} cat, didn’t, because the step was wet][pet.other: , and {pet} could do it from home].

# the-camera
Plip, plip, plip, came a little bit of rain. And then the sun.

“Rainbow!” shouted {child}. “Quick!”

“Where?”

“There!”

“Oh! I’ll just get my camera!”

“No, {man}! Don’t get anything!”

But he’d gone. And when he came puffing out again, with the camera bouncing on his tummy …

“Where?”

“Gone,” said {child}.

# no-more-rain
After that there was no more rain. {child} waited and waited[sport:  and didn’t even want to {play sport}]. The sky was blue from end to end, and the sun crept down towards the roofs[school:  over by {school}].

“Never mind,” said {man}, in the sort of voice people use when they mind very much. He pulled out the garden hose[music: , humming {@song}, but sadly]. “Would you like to water my beans for me?”

# as-small-as-a-gate
{child} would. {Child.He} put {child.his} thumb over the end, and the water came out in a thousand tiny drops. It was almost like rain.

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
{Man} stood and dripped. Was he going to be cross?

“I’ll just get a towel,” he said.

And off he went towards the door. Behind him the sun had one cheek on the roof already. Soon that would be gone as well.

# stay
So {child} did something {child.he} had never done before. {Child.He} told a grown-up what to do.

“STOP!” {child.he} shouted. “You can’t get anything! Not a towel! Not {wife}! You’ve got to stand HERE!”

And {child.he} pointed at the grass, right beside {child.his} own two feet.

{Man} stopped, with one slipper in the air. He looked at the door. He looked at {child}. And then back he came, shlup, shlup, and stood exactly where {child.he} pointed.

“Is the sun on the back of your neck?” asked {child}.

“Yes. It’s the only bit of me that’s dry.”

“Then look that way. Straight ahead.”

{Child.He} put {child.his} thumb over the end and held the hose up high, and the water went up into the air and came down in a thousand drops.

# there
{Man} didn’t say anything.

He didn’t say anything for such a long time that {child} had to look at him. There he stood, in his wet slippers, with his mouth wide open.

“There,” he said at last.

“Yes,” said {child}. “There.”

“It’s got stripes. Nobody ever told me it had stripes.”

So there they stayed. {child} held the hose until {child.his} thumb was icy cold, and the sun held on to the roof for as long as it could. Only then, when the last bit of red had gone out, {child} turned off the water.

# right-here
Then the window opened, and {wife} looked out.

“Just look at you, {first}. Where have you been?”

{Man} looked down at his slippers.

“Here,” he said. “I’ve been right here.”

# @song
{music}
