title: Where Is Christmas Now?
title: Five Sleeps Away
title: I’ll Be Quick
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is asked (@a) is the grandparent, else {adult}, else {minder}. Take time over “That was one”.

# used-up
There were five sleeps left until Christmas, and {child} had used up all {child.his} waiting.

“I haven’t got any left,” {child.he} told {@first}. “I’ve looked.”

{@A} was peeling potatoes. “None at all?”

“None. Where is Christmas now?”

{@A} stopped peeling and thought about it properly.

“It comes on foot, you know,” {@he} said, “so it’s rather slow.[athlete:  It isn’t {athlete}.] Five sleeps away. I should think it’s just walking up out of the sea.”

# dry-feet
“Out of the sea?” said {child}. “Then its feet are wet!”

{Child.He} ran upstairs and pulled open {child.his} drawer. {Child.He} took out {child.his} longest, thickest socks, the red ones that came right up over {child.his} knees. But where do you put socks for somebody who hasn’t arrived yet? Not on the floor, because they might get [us: stepped | trodden] on. In the end {child.he} hung them on the end of {child.his} bed, where anybody could find them.

“There,” said {child}. “Dry feet for Christmas.”

And {child.he} went to sleep. That was one.

# from-the-hills
The next day it rained, and the day was as long as a week[school:  {at school}].

“Where is Christmas now?” said {child}.

{@A} looked out at the rain. “Four sleeps away. It’s up in the hills by now, with the sheep. It gets dark very early up there, and there isn’t a single street lamp.”

“But then it can’t see where we are!”

{child} looked in the [us: closet | cupboard] under the stairs. Behind the [us: vacuum cleaner | hoover] was a box, and in the box was a string of tiny lights, all in a tangle. It took until [us: suppertime | tea] to untangle them[music: , with {music} playing].[pet.cat:  {Pet}[!pet.known:  the cat] helped, and had to be untangled last.] Then {child} and {@a} hung them in the window, and {@press} the switch, and the rain on the glass turned gold.[pet.other:  {Pet} could see them too, from where {pet.he} lived.]

“Now it can see us from the hills,” said {child}.

And {child.he} went to sleep. That was two.

# this-must-be-the-one
“Where is Christmas now?” said {child}, before {child.he} had even opened both eyes.

“Three sleeps away,” said {@a}. “It’s come all the way into [city: {city} | town]. But I expect it’s walking up and down a bit. There are such a lot of doors, and they look so much alike.”

{child} put on {child.his} [us: rain boots | wellies] and went out to look at their door. It was just a door. Christmas could walk straight past it.

So {child.he} and {@a} went [us: around | round] by the wall, where the holly bush grew, and {@a} snipped and {child} held the bucket. It prickled. They tied the holly in a ring with the ribbon from {child’s} [us: dress-up | dressing-up] box, and they hung it on the door, and {child} walked past with {child.his} nose in the air, pretending to be Christmas.

“Oh!” {child.he} said, and stopped. “This must be the one.”

[friend: In the afternoon {friend}[!friend.known: , {child’s} best friend,] came to play, and knocked at the right door at once. So it worked.

]And {child} went to sleep. That was three.

# a-thumbprint
“Where is Christmas now?”

“Two sleeps away. It’s having a sit-down by the [us: mailbox | postbox], I think. [sport: It isn’t used to it, like people who {play sport}. ]It hasn’t had a thing to eat all day.”

{child} was already getting out {child.his} apron.

They made mince pies.[pet.dog:  {Pet}[!pet.known:  the dog] lay under the table, in case Christmas didn’t like pastry.] One of them came out with a thumbprint right in the middle, and {child} put it on the very best plate.

“Christmas can have that one,” {child.he} said. “So it knows who made it.”

And {child.he} went to sleep. That was four.

# at-our-gate
Then it was the last evening. The red socks hung on the end of the bed. The lights shone in the window. The holly was on the door, and the whole house smelled of pie.

{child} lay in bed with {child.his} eyes wide open.

“{@A},” {child.he} whispered. “Where is Christmas now?”

{@A} went to the window and peeped out between the curtains. {@He} looked for a long time.

“It’s standing at our gate,” {@he} said.

{child} sat up. “Then why doesn’t it come in?”

“It’s waiting.”

“What for?”

“For {child} to go to sleep,” said {@a}. “It’s waited ever so well, all that way. But I think it’s used up nearly all its waiting.”

{child} knew just how that felt.

# ill-be-quick
“Poor Christmas,” {child.he} said. {Child.He} leaned towards the window. “Don’t worry,” {child.he} called softly. “I’ll be quick.”

{Child.He} lay down. {Child.He} pulled up the covers and shut both eyes tight, and then not so tight, and then they stayed shut by themselves.

And outside, very quietly, the gate went click.

# @press
{@a} pressed
## if elder2
{elder2} pressed

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
