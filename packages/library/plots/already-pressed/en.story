title: The Light That Wouldn’t Go Out
title: Off at Windmill Hill
title: Already Pressed
guest keeper: Inga (she), Dot (she)
guest pet: Doris (she), Monty (he)

% The bus’s sigh, Psssh, is tired the first time and contented the last; let the child do it. The dog is {keeper}’s, or the family’s own; a cat fishes where a dog digs.
% A real grandparent comes along for the ride; it is the neighbour who has driven the bus.

# the-pink-bus
Behind {keeper’s} house, right next door to {child}, there stood a bus.

It had been red once. Now it was mostly pink, and there were tomatoes growing inside. {Keeper} had driven it for thirty years. It had been the number nine[city:  {in city}], from the square to Windmill Hill and back again. When the bus grew old and nobody wanted it, {keeper} took it home.

“You don’t leave a workmate behind,” she said.

# a-little-lamp
{child} liked to play in the bus with {@pet}. {child} drove, and {pet} rode.[friend:  When {friend} came, who was {child’s} best friend, {friend.he} got to press the button.] But this evening, as it began to get dark[elder:  and {elder}[elder2:  and {elder2}] had sat down by the window | ], {child} saw something {child.he} had never seen before. Right at the front, above the [us: windshield | windscreen], a little light was on. It said STOPPING.

“{Keeper},” said {child}, “you’ve forgotten to turn the light off.”

“That one won’t turn off,” said {keeper}. “It’s been on since my very last trip. I’ve fiddled with it, and I’ve pulled all the wires. The bus hasn’t even got a battery.”

{child} thought. “When does it usually go out?”

“When whoever pressed the button has got off,” said {keeper}.

# somebody-left
They looked at each other. Then they looked down the bus to the back, where it was rather dark.

“Then there’s somebody still on it,” whispered {child}.

They looked under every seat.[elder:  {Elder.short} held the [us: flashlight | torch].] They found a button, a mitten and seven tomatoes, but no passenger. The doors of the bus gave a sigh. Psssh. It sounded tired, like somebody who isn’t allowed to go to bed.

“Where’s {pet}?” said {child} all at once.

# an-ear
Something was scrabbling, right at the back. {@dig}

At last {pet.he} backed out. In {pet.his} mouth was an ear. And on the ear was an elephant.

It was made of [us: gray | grey] cloth, and it was no bigger than a hand. Round its neck it had a ribbon, and on the ribbon, in a child’s writing, it said: I GET OFF AT WINDMILL HILL.

# now-i-remember
{Keeper} sat down.

“Now I remember,” she said. “It was a little girl with [us: braids | plaits]. She always lifted up her elephant, so that he could press the button. The last evening she’d fallen asleep, and her dad carried her off. I saw she had nothing in her arms, but I’d already shut the doors. I looked for him afterwards, only not far enough in.”

“Then we’ve got to drive him home,” said {child}.

“This bus doesn’t go, my love.”

“No. But there are other buses.”

# number-nine
So [adult: they called over the hedge to {adult}, who said yes, and ]off they went to the bus stop. {child} had the elephant in a pocket[elder: , {elder.short} had the [us: flashlight | torch]] and {keeper} had {pet} {@carried}. There was still a number nine, only now it was blue. It came gently round the corner and stopped.

“Are you going far?” asked the driver.[music:  She turned down the radio, which was playing {music}.]

“To Windmill Hill,” said {child}. “Only it isn’t us who are going. It’s him.”

And {child} held up the elephant.

# two-plaits
The driver said nothing. She looked at the elephant, and at the ribbon, and at the rather worn ear. She was big and grown up, and she had a cap on. But under the cap hung two [us: braids | plaits].

“Trumpet,” she said at last. “Is it you?”

{Keeper} leaned forward. “But weren’t you the one who always sat right at the back?”

“And weren’t you the one who always drove?” said the driver. “It was because of you I wanted to drive a bus! And a bit because of Trumpet. I thought that if I went on the number nine enough times, I might find him.”

{Pet} sneezed.

“It was {pet} who found him,” said {child}.

# already-pressed
The driver put Trumpet up by the [us: windshield | windscreen], where he could see all the way. And off they went. They drove past the school[school: , which was {school}], [sport: past the place where you can {play sport}, ][athlete: past the poster of {athlete}, ][friend: past {friend}, who was waving from a window, ]and over the bridge. When there was one stop to go, the driver lifted Trumpet’s trunk to the button.

“No, wait,” said {child}. “He’s already pressed it.”

# it-counts
And so the bus stopped at Windmill Hill. The doors slid open. The driver carried the elephant out into the evening air, put him down on the bench and counted to three, so that it would properly count.

“Now he’s got off,” she said.

# everybody-there
When {child}[elder: , {elder}][elder2: , {elder2}] and {keeper} came home, it was quite dark. They stood behind the house[adult: , with {adult},] and looked.

There was no light.

{child} patted the bus on its pink side. It was still a little warm.

“Good night,” said {child}. “Everybody’s there now.”

Psssh, said the bus. It was a long, contented sigh.

And {pet}, who had been {@dug} all evening, was already sleeping {@resting}.

# @pet
{pet}, who was {keeper’s} dog
## if pet.dog
{pet}[!pet.known:  the dog]
## if pet.dog & breed
{pet}, who was {a breed}
## if pet.cat
{pet}[!pet.known:  the cat]
## if pet.cat & breed
{pet}, who was {a breed}

# @dig
A tail was sticking out from under the last seat. {Pet} was digging. {Pet.He} dug as if the whole of Windmill Hill was under there, and out flew dust, old tickets and half a [us: gingersnap | ginger biscuit].
## if pet.cat
A tail was sticking out from under the last seat. {Pet} was fishing. {Pet.He} lay on one side and fished with a whole front leg, as far in as it would go, and out flew dust, old tickets and half a [us: gingersnap | ginger biscuit].

# @carried
on a [us: leash | lead]
## if pet.cat
in a basket

# @dug
digging
## if pet.cat
fishing

# @resting
on the grass by the wheel
## if pet.cat
in the basket
