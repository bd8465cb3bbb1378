title: The Wolf at the Gate
title: He Might Want to Visit
guest friend: Will (he), Nora (she)
guest pet: Pickle (she), Moss (he)
guest elder: Ellis (he), Wyn (she)

% Howl at “Ow-ooooo”, creak at “Ooo-eee”; after “you could hear the snow” a while of nothing. {elder} is the family’s own, else Ellis up the road; the cat is the family’s, else the friend’s; a dog lies in doorways as well.

# ooo-eee
It had snowed all day[city:  {in city}], and now it was night at {@place}.

{child} and {friend}[!friend: , {child.his} best friend,] were in the big bed under the window, with {pet}[!pet: , {friend’s} cat,] in between.[adult:  {Adult} had gone home through the snow.] Outside was the garden. At the end of the garden was the gate. And after the gate there was only the dark.

Ooo-eee, said the dark.

And then something answered.

Ow-ooooo.

There in the snow, on the other side of the gate, sat a wolf. He was grey, and thin in the legs. He sat quite still under the snow, as if someone had asked him to wait.

# our-porridge
“{Elder}!” called {child}. “There’s a wolf!”

{Elder} came in with {elder.his} oil can in {elder.his} hand. {Elder.He} had been mending the clock[music: , with {music} on the radio].[elder2:  {Elder2} came to see, too.]

“So there is,” {elder.he} said. “Well, he’s out, and we’re in. That’s the right way round.”

“But it’s night,” said {child}. “I want him to go home to the other wolves.”

“He’s hungry,” said {friend}, who wanted to be the one who knew about wolves[school: , here as well as {at school}]. “He’s come for our [us: oatmeal | porridge].”

Ooo-eee, said the dark.

Ow-ooooo, said the wolf.

# the-handle
{Pet} went to the back door, and sat. {Pet.He} looked at the handle, and then at {elder}.

“You won’t like it,” said {elder}. “It’s deep[athlete: , even for {athlete}].”

{Pet} looked at the handle.

So {elder} let {pet.him} out, and they watched from the window.

# halfway-through
{Pet} did not like it. {Pet.He} shook one foot. {Pet.He} shook another foot. But {pet.he} went right down the path to the gate. It was swinging a little way open in the wind, and a little way shut.

{Pet} looked at the wolf. The wolf looked at {pet}. Then the wolf shuffled back, politely, to make room.

And {pet} did what {pet} did in every door there was. {Pet.He} walked exactly halfway through, and [pet.dog: lay | sat] down.

The gate came shut against {pet.his} side, bump, and stopped.

It was quiet.

# the-other-noise
The wolf looked at the gate, and gave a small whine.

“Why’s he sad?” said {child}.

“He’s hungry,” said {friend}. But {friend.he} didn’t sound sure. {Friend} pressed {friend.his} nose to the glass. “{child}. Where’s the other noise? The ooo-eee one?”

{Pet} began to [pet.dog: scratch | wash]. {Pet.He} leaned over, and the wind pulled the gate away from {pet.him}.

Ooo-eee.

The wolf jumped up with his tail waving[sport: , as if it were time for {sport}]. Ow-ooooo!

“It’s the gate doing it!” said {friend}.

“He thinks it’s a wolf!” said {child}. “He’s come to see his friend!”

# too-loud
{Elder} scratched {elder.his} chin. “All this winter,” {elder.he} said, “that poor old fellow’s been talking to my gate.”

“And he can’t hear the real wolves,” said {child}, “because the gate’s too loud! Make it stop!”

“It only wants oil,” said {elder}. “But nobody walks up to a wolf. Tomorrow, when he’s gone.”

# sit-still
“He has to go home now,” said {child}. {Child.He} knocked on the window, not loudly, just loudly enough. “{Pet}! [pet.dog: Lie | Sit] still! Please!”

{Pet} never did what {pet.he} {pet.was} told.

{Pet.He} looked back at the warm yellow window. {Pet.He} looked up at the wolf. Snow was falling on {pet.his} ears, and {pet.he} hated it. {@loaf}

The gate bumped against {pet.him}, and stopped.

# over-the-hill
It was so quiet that you could hear the snow.

And far away, over the hill, thin as a thread, there came a sound.

Ow-oooooo.

And another. Ow-oooooo.

The wolf stood up. He lifted his nose, and sang out the longest one of all.

# on-the-ears
Then he bent down his big grey head and blew, very softly, on {pet’s} ears. And away he went, over the field, until he was only a spot, until he was only the dark.

{Pet} came in with snow up to {pet.his} tummy. [elder2: {Elder2} | They] had to rub {pet.him} with two towels.

# one-drop
In the morning {child} and {friend} went down the path with {elder}[adult:  and {adult}, who had come to fetch them]. There was a row of big round footprints coming to the gate, and a row going home.

{Elder} put one drop of oil on the top hinge. {Elder.He} bent down to the bottom one. Then {elder.he} stopped, and pocketed the oil can.

“Aren’t you doing that one?” said {child}.

“No,” said {elder}. “He might want to visit.”

Eee, said the gate.

# @place
{elder’s}, up the road
## if elder
{elder’s}

# @loaf
Then {pet.he} tucked in {pet.his} paws, one, two, and shut {pet.his} eyes, and sat in that gap like a loaf.
## if pet.dog
Then {pet.he} put {pet.his} chin down on {pet.his} paws, one, two, and shut {pet.his} eyes, and lay in that gap like a sack of potatoes.
