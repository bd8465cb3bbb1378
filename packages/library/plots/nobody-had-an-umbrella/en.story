title: An Umbrella with Ears
title: Nobody Had an Umbrella
title: The Bear Nobody Needed
guest clerk: Maureen (she), Jill (she)

% Rule: at the lost property window everybody is ashamed and says umbrella. A teddy is never looked at, only held.

# not-needed
{child} didn’t need a teddy, and said so to anybody who asked. Bear just happened to lie between the pillow and the wall, every night, and had happened to ever since {child} was born.[pet.cat:  {Pet}[!pet.known:  the cat] lay on top of him.][friend:  Not even {friend}[!friend.known: , {child’s} best friend,] had ever heard of [pet.cat: Bear|him].][sport:  And he happened to come along in the bag whenever {child} went to {play sport}.]

But on Sunday Bear had been on the train[elder:  with {child} and {elder}], right at the bottom of the rucksack, and when they got home he wasn’t there. [adult: {Adult} turned|{child} turned] the rucksack inside out. [pet.dog: {Pet}[!pet.known:  the dog] looked under the bed, and found an old sandwich. ][pet.cat: {Pet} got into it and lay down in Bear’s place, but it wasn’t the same. ][pet.other: Even {pet} was asked, but {pet} hadn’t seen him. ]Bear was gone.

“It’s not for my sake,” said {child}. “It’s for his. He can’t sleep on his own.”

And {child.he} lay awake the whole night, so that Bear shouldn’t have to do it by himself.

# the-queue
The [us: lost and found | lost property office][city:  in {city}] was a little window at the station, and that was where {child} went the next day. [elder: {Elder} came too, because {elder.he} had lost something as well[elder2: , and {elder2} came to keep {elder.him} company]. |[adult: {Adult} waited outside, because this was something {child} wanted to do alone. ]][pet.dog: [elder: And {pet}|{Pet}] came, with {pet.his} nose to the ground. ][pet.cat: [elder: And {pet}|{Pet}] came, because {pet.he} wouldn’t get out of the rucksack. ]

There was a [us: line | queue]. First came [elder: {elder} with {elder.his} big bag|a lady with a briefcase]. Last of all, right behind {child}, came [friend: {friend}, with a skateboard[school: , straight from {school}].

“Hello,” said {friend}.

“Hello,” said {child}. Neither of them said what they had lost.|a big boy with a skateboard[school: , somebody {child} had seen at {school}].]

At the window sat {clerk}. [music: She had {music} on, turned down very low. ]“And what have you lost?” she asked [elder: {elder}|the lady].

[elder: “An umbrella,” said {elder}, without turning round.|The lady looked over her shoulder. “An umbrella,” she said.]

{clerk} sighed, and went and got an umbrella.

“And you?”

{child} could feel {@boy} looking.

“An umbrella,” {child.he} said.

“What colour?”

“Brown.”

“Anything special about it?”

“It’s got ears,” said {child}, because it slipped out. “A handle, I mean.”

# an-umbrella
{clerk} sighed again, and came back with a brown umbrella. “Is this the one?”

“Yes,” whispered {child}.

“Next!”

“An umbrella,” said {@boy}, as deeply as [friend: {friend.he}|he] could.

And there was {child}, holding a stranger’s umbrella. It was thin and hard, and wet at one end. And somewhere in there, behind the window, was Bear, and he had heard every word.

Before, {child} had been ashamed of having a teddy. Now {child.he} felt ashamed of having called him an umbrella, and that was a great deal worse.

{child} went back to the window, straight past {@boy}.

“This isn’t mine,” {child.he} said, so that the whole [us: line | queue] could hear. “I’ve lost a teddy.”

[elder: {Elder} opened {elder.his} mouth, and shut it again.

]

[friend: “Ah,” said {friend}. “I did wonder about the ears.”

]
# all-brown
“A teddy,” said {clerk}, and this time she didn’t sigh at all. She took {child} in through a small door at the side.

The room was full of bears, from the floor to the ceiling. Every one of them was brown.[pet.dog:  {Pet} sat down by the bottom shelf and wagged, but nobody was looking.]

“What does yours look like?” asked {clerk}.

“Brown.”

“Mm. Anything else?”

“Sort of worn out.”

“They all are,” said {clerk}. “If they’re not worn out, nobody comes for them.”

{child} looked from bear to bear and began to feel cold all the way down. Which ear was it that drooped? What was his mouth like? Bear had been there every single night, and {child} didn’t know what he looked like. You don’t look at a teddy. It’s dark. You hold him.

“Are you quite sure you know him?” asked {clerk}.

All those eyes were looking at {child}, and two of them might be Bear’s. He was probably wondering why nobody was picking him up.

# by-feel
So {child} shut both eyes, to make it dark.

“Can I hold them?” {child.he} asked.

{clerk} put the first one in {child’s} arms, and {child} hugged it, in front of all the people who were watching in the doorway. [music: It looked like a slow dance to {music}. ]The first one was too hard. The next was too fat round the neck. The next smelled of another house.

“No,” said {child}. “No. No, not him.”

Then came another one[pet.dog: , from right at the bottom].

His head slid in under {child’s} chin, all by itself. There was a bald patch on his ear, just as big as a thumb, and that was where the thumb went. And in the middle he was flat, as flat as you get when somebody’s been lying on you for {age} years. [sport: He smelled a little of {sport.thing}. ]

{child} didn’t say anything. {child.He} only breathed out.

“There he is,” said {clerk}.

“How can you tell?” asked [friend: {friend}|[elder: {elder}|the big boy]], in the doorway.

“The shoulders came down,” said {clerk}. “They always do.”

[pet.cat: In the rucksack {pet} began to purr.

][pet.dog: By the gap on the bottom shelf sat {pet}. {Pet.He} had sat there the whole time.

]

{child} opened both eyes and took a proper look at Bear, for the very first time. He was a lot uglier than {child} had thought. It didn’t matter a bit.

# a-rabbit
[friend: {Friend} coughed|The big boy cleared his throat]. “Er,” [friend: {friend.he}|he] said to {clerk}. “That umbrella. It’s a rabbit.”

“I thought it might be,” said {clerk}.

[friend: “It’s only because he can’t sleep on his own,” {friend} said to {child}.

][elder: “Mine’s a pig,” said {elder}, very quickly.|The lady with the briefcase had come back. “Mine’s a pig,” she said, very quickly.]

[elder2: “I thought that was a cushion,” said {elder2}.

][athlete: “Do you think {athlete} has got one?” asked {child}.

“I’m not allowed to give out that sort of information,” said {clerk}.

]“I’ve got nine hundred umbrellas in here,” said {clerk}, and pulled down the blind. “It’s hardly ever an umbrella.”

# rain
When they came out into the street the rain was pouring down. [friend: {Friend} had a rabbit inside {friend.his} hood|The big boy had a rabbit in his hood]. [elder: A pink snout was poking out of {elder’s} bag.|The lady ran for her bus with a pink snout poking out of the briefcase.] [pet.dog: {Pet} shook all over everybody. ][pet.cat: {Pet} was still purring, right at the bottom of the rucksack. ]{child} had Bear inside {child.his} coat, with his head where it belonged, under {child.his} chin.

They all got wet to the skin. Nobody had an umbrella.

# @boy
the big boy
## if friend
{friend}
