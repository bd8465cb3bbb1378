title: Don’t Tell Anyone
title: Wheels, in a Lake
title: The Monster in Pine Bay
guest kiosk: Barry (he), Clive (he)
guest lady: Mrs Hargreaves (she), Mrs Winterbottom (she)
guest shower: Trevor (he), Nigel (he)

% The monster is “it”. {child} stays at the campsite; the grown-ups (@a) are {adult}, else the grandparent.

# big-as-a-dog
The first thing {child} said about the monster was perfectly true. It was the rest that went wrong.

“I saw a monster in the bay,” {child.he} said, at the campsite shop. “It was green, and as big as a dog.”[pet.dog:  {Pet}[!pet.known:  the dog] had seen it too, but {pet.he} said nothing.]

{kiosk}, who ran the shop, told {lady} in [us: trailer | caravan] four.

“As big as a horse,” said {kiosk}.

{lady} leaned out of her window, put a hand to her mouth, and told the twins in the red tent.

“With horns,” whispered {lady}.

The twins told {shower} in the showers.

“Three tails!” said one.

“And a hat!” said the other.

# i-have-three
After supper[adult / elder: , while {@a} [us: did the dishes | washed up],] {child} sat on the [us: dock | jetty] and hoped. More than anything, {child.he} wanted to see the monster again[pet.cat / pet.other: , even more than {child.he} wanted to see {pet}, who was at home]. Then the reeds bubbled, and up came a head. It was as big as a horse’s. It had horns. And on top of the horns was a hat.

“Was it you who started it?” said the monster.

“Started what?”

“Talking about me! I turn into what people say. That’s how monsters are made. Yesterday I was just right. I had a little hole under that rock, with water lilies. Now I can’t get more than one tail in. And I’ve got THREE.”

“Sorry,” said {child}. “I only said dog.”

“Dog was no bother. Dog was me!” The monster tugged at the hat. “Whose idea was this? It won’t come off.”

“The twins’, I think. I’ll tell everybody to stop.”

# with-wheels
Next morning {child} went round the whole campsite, knocking at every [us: trailer | caravan][friend: , while {friend}[!friend.known: , {child.his} best friend,] did the tents].

“The monster isn’t dangerous!” {child.he} shouted, as loudly as {child.he} could[school: , much louder than you’re allowed to {at school}]. “It’s only little! Stop talking about it!”

{lady} put a hand to her mouth and leaned over to {kiosk}, but {child} heard.

“Poor child,” she whispered. “Frightened to bits. It must be even bigger than we thought.”

“As big as a house,” said {kiosk}.

Out in the bay something went splosh, and the water came right up to the [us: mini golf | crazy golf].

“With wheels,” said {shower}, who [sport: was supposed to {play sport}, but ]didn’t want to be left out.

# in-a-lake
Down at the [us: dock | jetty], the monster was sticking up over the pine trees. It didn’t look happy.

“WHEELS,” it said. “In a LAKE.”

“They don’t believe me. And I shouted!”

“Do something,” begged the monster. “Soon somebody’s going to say I eat people. And I can only keep down water lilies.”

# what-it-eats
{child} looked round. Up at the shop they had all gathered round {kiosk}, and {kiosk} had one finger in the air, as he did when he had thought of something really good.

“Do you know what I hear it eats?” {kiosk} began.

{child} ran so hard that the gravel flew[athlete: , the way {athlete} would have run]. But what then? {Child.He} had shouted all morning, and nobody had listened. {lady} hadn’t shouted. She had whispered, behind her hand, and {kiosk} had believed every word.

# not-a-soul
{child} stopped dead in the middle of them all, put a hand to {child.his} mouth, and whispered.

“{kiosk}. I know something about the monster. But you mustn’t tell anyone.”

{kiosk} forgot what he was going to say.

“Not a soul,” he whispered.

Somebody switched off the radio[music: , right in the middle of {music}]. {lady} leaned in. The twins leaned in. {shower} leaned in so far that he nearly lost his towel.

“It’s shrunk,” whispered {child}. “It’s the size of a loaf. No, a dog. Quite a small dog. It only eats water lilies. And it’s ever so shy, so if you look too long its nose goes red. But that’s a secret.”

“My lips are sealed,” said {kiosk}.

# five-minutes
{child} hadn’t even got back to the [us: dock | jetty] when it began.

“Don’t tell anyone,” {child.he} heard {kiosk} whisper, “but it eats water lilies.”

“It’s a secret,” whispered {lady}, “but it’s got a red nose.”

“You mustn’t tell!” hissed one twin to the other, who had been standing there the whole time.

In five minutes the whole campsite knew. In seven they knew across the lake[city: , and in eight they knew in {city}].

# click
Pffff, went something out in the bay. The water ran back from the [us: mini golf | crazy golf]. The monster sank behind the pine trees, then behind the reeds. The wheels folded in with a click. Tail, tail, plop. And at last it swam to the [us: dock | jetty], green and shiny and as big as a dog. Quite a small dog.

“Oh,” said the monster. “Oh, that’s better.” It felt itself all over. “Horns, gone. Wheels, gone. Nose? What’s wrong with my nose? It’s warm.”

“It’s red,” said {child}. “That was me. I couldn’t resist.”

The monster looked at itself in the water.

“It suits me,” it said.

# the-hat
“But the hat’s still there,” said {child}. “I forgot the hat. I could whisper again.”

The monster took hold of the brim. It put its head on one side, then the other.

“No,” it said. “Leave it. Now that I’m the right size, it’s really rather smart.”

# anybody
The sun was going down.[adult / elder:  Up by the tent, {@one} lit the lamp.] The monster climbed on to the [us: dock | jetty] and laid its chin on {child’s} knees, and the chin was wet and smelled of lake.

“{child},” it whispered. “If you’d like to come tomorrow too, I’ll be here. But don’t tell anyone.”

And {child} didn’t tell anyone.

# @a
{adult}
## if elder & !adult
{@elders}
## if elder & adult
{adult} and {@elders}

# @one
{adult}
## if elder & !adult
{elder}

# @elders
{elder}
## if elder2
{elder} and {elder2}
