title: You’re Only Out
title: Then Nobody’s Missing
title: I’m Coming
guest friend: Nell (she), Otis (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is on the phone (@a) is the grandparent, else {adult}, else {minder}. The last “I’m coming” is said quite calmly, to nobody.
% One rule: you haven’t run away until somebody’s looking for you; before that you’re only out. Who notices the bag is the friend, the dog, the cat or the grandparent (@help).

# the-den
{child} had built a den under the big bush at the bottom of the garden. It had a door made of branches[school: , which the one {at school} hadn’t], and {child} wanted {@first} to come and see it.[city:  There can’t have been a better den in {city}.]

“I’m coming,” said {@a}, who was on the phone[elder & adult:  to {adult}].

{child} asked again.

“I’m coming,” said {@a}, and went on talking.

After the fourth time there was a lump in {child’s} throat. So {child.he} packed a bag with pyjamas and a toothbrush, and ran away.[pet.other:  {Child.He} told only {pet}, because {pet} could keep a secret.]

{@Watch}

# only-out
{child} ran away as far as the den. Nobody was allowed to go any further. But in there sat {a wish}.[wish.size.huge:  That is to say, {wish.part} had got in, and the rest was wearing the bush.]

“Have you come to fetch me?” whispered {the wish}.

“No,” said {child}. “I’ve run away.”

“So have I!” said {the wish}. “This morning. {@Why} Is anybody looking for you?”

{child} peered out between the branches. “Not yet.”

“Nor for me,” said {the wish}, and {wish.part} drooped. “You haven’t run away until somebody’s looking for you. Before that you’re only out.”

# not-yet
So they waited.[music:  They hummed {@song}, but quietly, so as not to be found too soon.]

[friend / !pet.dog & !pet.cat & !elder: “Have they noticed yet?” called {child}.

“Not yet!” called {friend} from the steps.

“Don’t answer! I’m not here!”

“Sorry!” called {friend}. “Not yet!”

][pet.dog & !friend: “Has anybody noticed yet?” called {child}.

Thump, went {pet’s} tail on the steps.

“Don’t answer! I’m not here!”

Thump, went the tail.

]“Somebody will have to go and tell them,” said {child} at last.

“But whoever goes in has gone home,” said {the wish}, “and then they were only out.”

{child} looked at {the wish}, who had been waiting since the morning. If {child} went in, somebody would look for {the wish}. But nobody would look for {child}.

“I’ll go,” {child.he} said, and took the bag. The grass had never been so wide.

# at-once
“{A wish} has run away!” shouted {child} through the door.

“What?” said {@a}, and dropped the phone. And {@he} came, so fast that {@he} had only one shoe on[elder2: , and {elder2} had the other one].

“They’re looking for me!” cried {the wish}, and ran so that the leaves flew.

“{Wish.sound},” said the washing, because somebody was much too happy to keep quiet. And between two sheets {@a} caught sight of {wish.part}.

“There you are!” puffed {@a}. “We’ve looked everywhere!”

“Oh, thank you,” said {the wish}. “Then I really have run away.”

# nobody-missing
“Then nobody’s missing,” said {@a}, and set off towards the house and the phone.

{child} stood there with the bag in {child.his} hand. For {the wish} they had come at once. Nobody had even seen the bag, and not one word could get past the lump.

{@help}

{@A} turned back, looked in the bag and saw the toothbrush. “But who’s run away?” {@he} asked.

“Me,” said {child}, and it hurt coming out. “Ages ago. But nobody was looking, so I was only out.”

{@A} sat right down on the grass. “I said that I was coming,” {@he} said. “What did I do then?”

“Didn’t come,” said {child}.

{@A} held {child’s} hand for a while. “Could you run away once more?” {@he} asked.

“Now?”

“Now,” said {@a}. “I’m coming.”

It was just what {@he} always said. But this time {@he} had got up already.

# the-bush
So {child} ran away. {Child.He} ran right across the grass[sport: , faster than at {@game}], in through the door made of branches, and put both hands over {child.his} mouth.[athlete:  Not even {athlete} could have caught up.]

“Ssh!” whispered {the wish}, who had got there first. “Somebody’s looking for you!”

“{child}!” called {@a}. “{child}! Where are you?” And each time {@he} called, the lump got a little smaller.

Then two feet stopped outside the den, one in a shoe and one in a sock.

“Excuse me,” said {@a}. “Have you seen a child?”

“What do you want it for?” said {the wish} sternly.

“I miss it,” said {@a}. “And it’s built a den that I’ve never seen.”

“Hee,” said the bush.

“There you are,” said {@a}, and crawled in with leaves in {@his} hair, and held on to {child} until there was no lump left.

# im-coming
“There’s a gap {wish.home} that’s just my size,” said {the wish}, and went home to fill it.

[friend / !pet.dog & !pet.cat & !elder: {Friend} put {friend.his} head in. “They’ve noticed now,” {friend.he} said.

][pet.dog: {Pet} came in too. Nobody had said stay.

][pet.cat: Out on the grass {pet} had got back into the bag.

]{@A} opened the door made of branches and shut it again, twice, and it worked very well. Up at the house the phone began to ring.

“I’m coming,” said {@a}, and stayed where {@he} was.

# @Watch
{Friend}[!friend.known: , [friend: {child.his} best friend | from next door],] wanted to run away too. “But then who’s going to see when they notice?” said {child}. “You sit on the steps. And don’t tell!”
## if elder & !friend & !pet.dog & !pet.cat
{@A} waved when {child} went by with the bag.
## if pet.cat
The bag was heavier than it should have been, because {pet}[!pet.known: , {child’s} cat,] had got in on top of the pyjamas and didn’t mean to get out.[friend:  {Friend}[!friend.known: , {child.his} best friend,] sat on the steps to see when somebody noticed. “But don’t tell!” said {child}.]
## if pet.dog
“Stay,” said {child} to {pet}[!pet.known: , {child.his} dog,] on the steps. “And don’t show anybody where I am.” {Pet} lay down with {pet.his} nose pointing straight at the den.[friend:  {Friend}[!friend.known: , {child.his} best friend,] sat there too, to see when somebody noticed. “But don’t tell!” said {child}.]

# @help
“I’m not telling,” said {friend} from the steps. “I’m only asking. Why has {child} got a bag?”
## if elder & !friend & !pet.dog & !pet.cat
{@A} looked round on the steps. “I had a bag like that when I was little,” {elder.he} said slowly. “I got as far as the woodshed. It was a very long time before anybody noticed.”
## if pet.cat
“Miaow,” said the bag.

Out of it came {pet’s} head.[friend:  “I’m not telling,” said {friend}. “But it was a bag for running away.”]
## if pet.dog
Then {pet} got up. Stay means stay, but now {pet} had stayed long enough. {Pet} took the bag out of {child’s} hand, and put it down right on {@as} sock.[friend:  “I’m not telling,” said {friend}. “But that’s {child’s} bag.”]

# @Why
I only wanted to see if anybody would notice.
## if wish.cow
There are forty of us, all black and white. I wanted to see if anybody would notice.
## if wish.pig
There’s such a crowd round the trough. I wanted to see if anybody would notice.
## if wish.hamster
They thought I was asleep in a loo roll. They think so every day.
## if wish.fish-finger
There were ten of us in a straight row. I wanted to see if anybody would count.
## if wish.pancakes
I was the first one in the pan. ‘The next one will be better,’ they said.
## if wish.cheese
They only ever say ‘Phew’ to me. I wanted to hear them say ‘Where is it?’

# @song
{music}

# @game
{sport}

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
