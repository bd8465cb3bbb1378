title: You Pat Her First
title: The Dog in the Hall
guest dog: Mabel (she), Winnie (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% @a: {adult}, else the grandparent, else {minder}. Where there are both, the other stands in the kitchen doorway. The dog is always a she.

# in-the-hall
{child} was {age}, and had been going on about a dog for a whole year. Now there was a dog in the hall. {@A1} had borrowed it from somebody {@a-he} knew, for the weekend. It was called {dog}, it was as big as an armchair and just as shaggy, and when it yawned you could see all the way in.

{child} had longed for a dog every single day, but not for a mouth that size. {Child.His} knees were knocking.[sport:  They never did that at {sport}.] {Child.He} wanted to go home. But {child.he} {child.was} home already.

And you can’t very well say so, when you’ve been going on about it for a whole year[school: , even {at school}].[friend:  {Friend}[!friend.known: , {child.his} best friend,] had heard about it every day.]

# you-first
“Here she is,” said {@a}, who was standing right at the back among the coats. “Would you like to pat her?”[adult & elder / elder2:  In the kitchen doorway stood {@watchers}, waiting to see somebody do it.]

“You pat her first,” said {child}.

“No, no. You’re the one who’s been longing for it.”

“But you’re [adult & elder / elder2: older | the oldest].”

“I can wait,” said {@a}.

“I can wait, too,” said {child}.

{Dog} waited as well.[pet.cat:  On the hat shelf {@cat} was waiting for the floor to be free.][pet.other:  {Pet} was waiting for something to eat.] But sooner or later a dog has to go out, and then somebody has to hold the [us: leash | lead].

# the-lead
“You can hold it,” said {@a} kindly.

“No, you can hold it,” said {child}, even more kindly.

They both held it, by the very end, and so they went through [city: a park {in city} | the park] with {dog} as far in front of them as {dog.he} would go.

“Isn’t it fun, having a dog?” said {@a} in a thin voice.

“Great fun,” said {child} in a thinner one.

Every time {dog} looked round, they stopped. And every time they stopped, {dog} looked round to see why. It took them a quarter of an hour to get past a birch tree.

# the-bag
Then along came a plastic bag. It came on the wind across the grass, white and rustling, and when {dog} saw it {dog.he} went as stiff as a plank. Then {dog.he} ran round {@a} and {child} and the birch tree, once, and once again, until there wasn’t any [us: leash | lead] left. And there they stood, wound on to the tree like thread on a reel, {@a} with both arms straight down, {child} in the middle, and {dog} with the whole of that enormous head pressed against {child’s} tummy.[athlete:  Not even {athlete} could have got out of it.]

# scared-of-dogs
Nobody spoke for a while.

“{child},” said {@a}. “There’s something I have to tell you. I’m scared of dogs.”

“No, you’re not,” said {child}. “I’m the one who’s scared of dogs!”

“You? You’ve been going on about one for a year!”

“You went and borrowed one!”

“That was for your sake!”

“I took it for a walk for your sake!”

# three-of-us
The bag came hopping towards them. {Dog} whimpered, and the [us: leash | lead] pulled tighter.

“I can’t move my arms,” said {@a}.

{Dog} pressed even closer to {child}, and then {child} felt something odd. The great big dog was shaking. It was shaking exactly like {child’s} knees.

“{@A},” said {child}. “{Dog}’s scared, too. She’s scared of the bag.”

“That makes three of us,” said {@a}. “Two scared of the dog, and the dog scared of a bag.”

# past-the-mouth
{child} had one hand free. But the bag was on the other side of {dog}, and to get at it you had to put your arm past the whole of that mouth. {child} looked at the mouth. {Child.He} swallowed.

“{Dog},” said {child}. “I’m scared of you, and you’re scared of the bag. But I’m not scared of any bag. So I’ll do the bag.”

{Child.He} put out an arm. {Child.He} put it out along the shaggy cheek, past the nose, past the mouth, right out into the air, and when the bag came hopping {child.he} grabbed it and scrunched it up in {child.his} fist. The rustling stopped.

“Look,” said {child}. “It was empty all along.”

{Dog} sniffed at the bag. Then {dog} licked the bag, and {child’s} hand, and the whole sleeve. The tongue was as warm and wet as a [us: washcloth | flannel]. And {child’s} knees were perfectly still.

# round-the-birch
“Now we go round, {dog},” said {child}, and showed the way with one hand. “The other way!”

{Dog} lolloped round the birch tree. {child} gave a pat every time {dog} came past. {@A} said “Hello, hello,” every time {dog} came past. By the last time round {@a} had got one arm out, and patted the dog as well, with one finger.

“She’s soft!” said {@a} in surprise.

# you-can-wait
“I can hold the [us: leash | lead] now,” said {@a} on the way home[music: , humming {music}].

“No, I’m holding it,” said {child}.

“But I want to, too!”

“You can wait,” said {child}. “You said so.”

[adult & elder / elder2: “Has anybody patted her yet?” asked {@watchers-short} in the kitchen doorway.]

[adult & elder / elder2: “Yes,” said {@a}. “With one finger.”]

# home-already
On Sunday evening {@a} stood in the hall with the car key. They were going to borrow {dog} next weekend, too, that was settled[friend: , and {friend} was to pat her first], but now it was time to drive {dog} home.[pet.cat:  {Pet} had already put one paw down from the hat shelf.][pet.other:  {Pet} had been fed.] Then {dog} lay down flat on the doormat and wouldn’t budge.

“That’s funny,” said {@a}. “Doesn’t she want to go home?”

{child} sat down on the floor and put an arm round the big neck.

“She thinks she’s home already,” said {child}.

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @a1
{minder}
## if adult
{adult}
## if elder & !adult
{elder}

# @a-he
{minder.he}
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @watchers
{elder2}
## if adult & elder & !elder2
{elder}
## if adult & elder & elder2
{elder} and {elder2}

# @watchers-short
{elder2.short}
## if adult & elder & !elder2
{elder.short}
## if adult & elder & elder2
{elder.short} and {elder2.short}

# @cat
{pet}[!pet.known:  the cat]
## if breed
{pet} the {breed}
