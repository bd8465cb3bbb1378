title: [us: Whee and Woo|Nee and Naw]
title: Half a Noise
title: Make It Small
guest officer: Patel (she), Penrose (she)
guest sitter: Maureen (she), Bridget (she)

% The police car has only the first half of its noise: nee, in America whee. {child} is the other half. @a is {adult}, else the grandparent, else {sitter}.

# nee
The police car stopped in the market square[city:  in {city}] and said, “{@NEE} …”

That was all it said.

“{@NEE} …” said the police car again. It had lost its {@NAW}!

{child} sat on the wall with {@a}. {child.He} loved police cars best of everything. {child.He} loved the blue light and the yellow squares. And {child.he} knew what a police car ought to say[school: , and so did everybody {at school}].

{@pc} pressed the button. “{@NEE} …” She sighed.

“I need my {@NAW},” she said. “Just look at this!”

# full-of-sheep
A [us: truck|lorry] had come open, and the square was full of sheep. There were sheep on the steps. There were sheep in the flowers[sport: , where nobody is allowed to {play sport}]. There was a sheep on the bench, like an old lady waiting for a bus.[elder & adult / elder2:  {@elders} moved up to make room.][friend:  {Friend}[!friend.known: , {child’s} best friend,] was counting them, and kept yawning.][pet.dog:  {Pet}[!pet.known:  the dog] looked up at the sky, as if {pet.he} hadn’t seen any sheep.][pet.cat:  {Pet}[!pet.known:  the cat] was at home, and that was just as well.][pet.other:  {Pet} was at home, and that was just as well.]

“They have to go through that gate, into the field,” said {@pc}. She pressed the button again.

“{@NEE} …” said the police car.

The sheep just chewed.

“You see?” said {@pc}. “Sheep won’t move for half a noise.”

# naw
The police car said, “{@NEE} …”

And {child} took a big breath.

“{@NAW}!” said {child}.

All the sheep looked up.

“Do that again!” said {@pc}.

“{@NEE} …” said the police car.

“{@NAW}!” said {child}.

Off the steps came the sheep, clip, clop, clip.

“{@NEE} …” said the police car.

“{@NAW}!” said {child}.

Out of the flowers came the sheep, munch, munch, munch.

“{@NEE} …” said the police car.

“{@NAW}!” said {child}.

The sheep on the bench got down[athlete: , nearly as fast as {athlete}]. Off they all trotted, woolly bottom after woolly bottom, through the gate and into the field.

# all-except-one
All except one.

Oh no! A very small lamb stood in front of the police car. It had its nose against the [us: license plate | number plate], and it was shaking all over.

“{@NEE} …” said the police car.

“{@NAW}!” said {child}.

The lamb shut its eyes and shook even more.

“It’s too loud for him,” said {child}. “He’s only little.”

# make-it-small
{child.He} climbed down from the wall and took {@pc}’s hand. They walked across the square on tiptoe. {child} crouched down by the lamb.

“Make it small,” {child.he} said.

{@pc} turned a knob and pressed the button.

“{@Nee},” said the police car, as soft as a mouse.

“{@Naw},” whispered {child}.

The lamb opened one eye.

“{@Nee},” said the police car.

“{@Naw},” whispered {child}, and {child.he} took one step backwards.

The lamb took one step too. And step by step, {@nee}, {@naw}, {@nee}, {@naw}, {child} walked the lamb to the gate, and in it skipped to its [us: mom|mum].

# on-a-wall
“I’ve looked everywhere for that {@NAW},” said {@pc}, “and it was sitting on a wall.”

And she opened the door of the police car. {child} sat in the driver’s seat, with both hands on the wheel, and made the blue light go round and round[music: , in time to {music}].

# covers
That night, {child} was in bed when a car came slowly down the road. A little blue light slid across the ceiling.

“{@Nee},” said the police car, very, very softly.

{child} pulled up the covers.

“{@Naw},” {child.he} whispered.

# @pc
[us: Officer | PC] {officer}

# @NEE
[us: WHEE | NEE]

# @NAW
[us: WOO | NAW]

# @Nee
[us: Whee | Nee]

# @nee
[us: whee | nee]

# @Naw
[us: Woo | Naw]

# @naw
[us: woo | naw]

# @a
{sitter} from next door
## if adult
{adult}
## if elder & !adult
{elder}

# @elders
{Elder}[elder2:  and {elder2}]
## if elder2 & !adult
{Elder2}
