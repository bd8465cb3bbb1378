title: Five Years Late
title: A New Kind of Rake
title: The Unicorn in the Rhubarb
guest friend: Nell (she), Jonah (he)
guest elder: Winnie (she), Stan (he)
guest lodger: Heather (she), Bridget (she)

% The house with the rhubarb is a grandparent’s; where none is ticked it is old {elder}’s in the country. In the evening {adult}, or else {lodger}.

# too-late
The unicorn came five years late.

When {child} was {@then}, {child.he} had wished for one every night, straight out of the window at {@whose}. Now {child.he} {child.was} {age}, and when {child.he} went out to pick rhubarb one Saturday in June, there it stood in the middle of the rhubarb bed, chewing.

It was perfectly real. It had a twisted horn on its forehead and [us: dirt around | earth round] its mouth.[pet.dog / pet.cat:  {Pet} was already lying in the shade underneath it.][pet.other:  In the kitchen window, {pet} had stopped eating to look.]

“No,” said {child}. “No, no, no.”

The unicorn came over, pushed its nose into {child.his} armpit, and sighed as you sigh when you have walked a very long way. It smelled of horse and rain. {Child} liked it so much, all at once, that it gave {child.him} a stomach ache.

# the-list
That was the worst part. Because in a quarter of an hour {friend} was coming.

{Child} and [!friend.known: {child.his} best friend ]{friend} had given up being little, and they had made a list of everything that was embarrassing. Waving was embarrassing. Wearing your backpack by both straps[school:  {at school}] was embarrassing.[sport:  Pretending to {play sport} in front of the mirror was embarrassing[athlete: , even if you were {athlete}].][athlete & !sport:  Saying good night to a picture of {athlete} was embarrassing.] But at the very top of the list, in {child’s} own handwriting, it said: Unicorns.

# a-guest
{Elder.short} came out on to the back step.

“There’s a unicorn in the rhubarb,” {elder.he} said.

“I know! Help me hide it!”

“You don’t hide a guest,” said {elder.short}.

“{Friend} mustn’t see it!”

“Why not? Is {friend.he} unkind to animals?”

“No! {Friend.He} {friend.is} {age}!”

{Elder.short} thought that over.

“I was {age} once,” {elder.he} said. “I got over it.”

# a-rake
{Child} coaxed the unicorn into the woodshed with a stick of rhubarb and shoved the door to. At that very moment {friend} came up the path. {Friend.He} didn’t wave. {Child} didn’t wave either. They sat down on the bench against the woodshed wall and looked as though nothing was particularly fun.

Something creaked behind them. Out through a crack in the wall, a little way above their heads, there slowly came a horn.

{Friend} looked up.

“What’s that?”

“A rake,” said {child}.

“It’s twisted.”

“It’s a new kind.”

“It’s sparkling.”

“It was quite expensive.”

# it-sneezed
Then the rake sneezed. It sneezed so hard that the whole wall shook, the door flew open, and out into the sunshine stepped the unicorn, with sawdust on its nose and {elder.short’s} old sun hat on its horn.

{Friend} stood up. {Friend.He} stood perfectly still, with one hand out.

“Is it yours?” {friend.he} asked.

“No!” said {child}. It came out much too fast. “It’s {elder.short’s}.”

“Is it?” said {elder.short} from the step.

The unicorn looked at {child}. It didn’t look angry. It only shook off the hat, turned round and walked back into the woodshed. There it stood, right at the far end, with its forehead against the wall.

# the-hand
“Good thing it isn’t yours,” said {friend} after a while. “I mean, unicorns are for little kids.”

“Totally embarrassing,” said {child}. It was like swallowing a stone.

Then {child.he} saw {friend’s} hand.

{Friend’s} mouth had said that unicorns were for little kids. {Friend’s} face looked the way it always did. But the hand was still out there in the air, where {friend.he} had forgotten it. It was open and flat, with the fingers together, exactly as you hold out your hand to an animal when you are hoping that it will come.

{Child} looked at that hand. One of them would have to start.

# mine
“It’s mine,” {child.he} said.

“What?”

“It isn’t {elder.short’s}. I was the one who wished for it. When I was {@then}.” {Child.His} throat was burning. {Child.He} might as well get the rest over with. “{@and-when} And on Wednesday.”

You could hear {elder.short} not saying anything.

“On Wednesday?” said {friend}.

“Yes.”

{Friend} looked down at {friend.his} shoes.

“I wave to the bus[city:  back home {in city}],” {friend.he} said. “When I’ve got off and it’s driving away. I wait till nobody can see. But I do it every day.”

“What does the driver do?”

“He waves back.” {Friend} swallowed. “Do you think I could [us: pet | stroke] it?”

# forehead-to-the-wall
“There’s something I have to do first,” said {child}.

{Child.He} went into the woodshed, stood next to the unicorn, and put {child.his} own forehead against the wall. It smelled of birch in there.

“I’m sorry,” {child.he} said. “You’re mine. If you still want to be.”

For a long time nothing happened. Then there was a nose in {child.his} armpit, and a sigh so long that {child} had to sigh along with it.

# three-hours
It was {friend} who couldn’t stop [us: petting | stroking] it. It went on for three hours.[pet.dog / pet.cat:  The shade wandered across the grass, and {pet} wandered after it.][pet.other:  In the kitchen window, {pet} had started eating again.] The unicorn ate up the rhubarb, two of {elder.short’s} dahlias and one of the straps on {friend’s} backpack.

“It ate the embarrassing one,” said {friend} happily.

{Elder.short} hung out the [us: laundry | washing][music: , hummed {music}] and borrowed the horn for the [us: clothespins | pegs].[elder2:  {Elder2} handed up some more.]

“There, you see,” {elder.short} said to {child}. “A guest who helps, at last.”

# number-two
“We’ll have to cross off number one,” said {friend}, when it was time to go.

“Let’s cross off number two as well,” said {child}.

Over by the gate {friend} turned round. {Friend.He} didn’t even check first to see who was about. {Friend.He} waved, with {friend.his} whole arm, and {child} waved back until {friend.he} had gone behind the hedge.

# old-habit
That evening {@a-first} came up to the room under the roof to say good night. The window was open a crack. {@A} stopped and looked out into the dusk.

“What’s that sparkling down there in the rhubarb?” {@a-he} asked.

“A rake,” said {child}, from habit.

{Child.He} lay in bed for a bit without a word. Then {child.he} got up on one elbow.

“No,” {child.he} said. “It’s my unicorn.”

{@A} stood at the window for a long time.

“I see,” {@a-he} said softly. And {@a-he} opened it a little more, so that they could hear it sighing.

# @then
seven
## if age<12
six
## if age<11
five

# @and-when
And when I was eight. And ten.
## if age<11
And when I was seven. And nine.

# @whose
old {elder’s} place in the country
## if elder
{elder’s} house
## if elder2
{elder} and {elder2’s} house

# @a-first
{lodger}, who rented downstairs,
## if adult
{adult}

# @a
{lodger}
## if adult
{adult}

# @a-he
she
## if adult
{adult.he}
