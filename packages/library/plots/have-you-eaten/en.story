title: Have You Eaten?
title: A Toaster That Cares
guest friend: Edie (she), Wilf (he)
guest elder: Marjorie (she), Clifford (he)

% The robot has one sentence, and it should be said a new way every time. The voice is {elder.short’s}; where nobody is ticked it is {elder}, who lives downstairs.

# wrong-with-it
The robot stood finished on the kitchen table at {@elder}. It was four o’clock, and there was something wrong with it.

“Say, ‘Welcome to Inventors’ Night’,” said {child}.

The robot blinked both its lamps.

“Have you eaten?” it said.

{child} laid {child.his} forehead on the table. At seven o’clock {child.he} and {friend}[!friend.known: , {child.his} best friend,] were to show it [us: in the auditorium | in the hall] [school: {at school} | at school], in front of everybody. {child} wanted it to sound like the future. It sounded like {elder.short}.

# one-sentence
There was a reason for that. {Elder.short} {@mended}, and the robot was made of {elder.his} old spare parts. The wheels came off a vacuum cleaner. The chest was a toaster. And the voice was in an old tape recorder, on a cassette with only one sentence on it. {Elder.short} had tested the microphone once, and said the first thing that came into {elder.his} head.

“It can only say one thing, whichever way I wire it,” said {child}.

“But it means different things,” said {friend}, with one arm round the robot’s tin shoulders. {Friend} talked to [us: elevators | lifts] too[pet.cat: , and to {pet}[!pet.known:  the cat] on the phone][pet.other: , and to {pet} on the phone]. “Ask it something!”

“What’s seven times eight?” said {child}.

“Have you eaten?” said the robot.

“It thinks that’s a boring question,” said {friend}.

# toast
The robot began to hum. Two slices of toast shot up out of its chest, golden brown, and it rolled up so close that {child} felt the warmth on {child.his} chin.

“I don’t want toast!” said {child}. “A robot should be able to do [us: math | sums][music:  and play {music}]. Nobody needs a robot that nags!”

“Have you eaten?” said the robot. It didn’t budge.

“It’s exactly as stubborn as you are,” said {friend}, and took the toast.[athlete:  “It would nag {athlete}.”][elder2:  {Elder2} had eaten six slices already, and was lying down on the sofa.]

{Elder.short} sat by the window with a soldering iron and reading glasses pushed up on {elder.his} forehead. “Never change a thing that works,” {elder.he} said. {Elder.He} said the same about the fridge, which was older than [adult: {adult} | {child} and {friend} put together]. “Have you eaten, by the way?”

“{Elder.short}!”

# round-the-table
{child} was going to record over that tape. {Child.He} lifted the flap in the robot’s back.

“Wait,” said {friend}. “Aren’t you going to ask it first?”

“It’s a toaster, {friend}.”

“It’s a toaster that cares.”

The robot spun round, so that the flap was on the other side. {child} went after it. The robot spun again. Down to the floor it went and round the table[pet.dog: , with {pet}[!pet.known:  the dog] at its heels], saying “have you eaten, have you eaten,” faster and faster. {child} made a dive, got hold of the cassette, and pulled.

# a-little-snap
It wasn’t only the cassette that came. Yards of tape came too, brown and curly, and somewhere inside the robot there was a little snap.

The lamps went out.

“Have…” said the robot, deep and slow, as if through [us: molasses | treacle]. Then it said nothing.

{child} stood with the tape between {child.his} fingers. {Child.He} wanted to say that it was only junk anyway, but {child.his} throat wouldn’t let the words through. {Child.He} felt ashamed.

{Child.He} waited for {friend} to say “I told you so.” But {friend} just sat down on the floor and began to untangle the tape with {friend.his} short fingernails.

“Take the other end,” {friend.he} said. “You’re better at knots.”

# a-pencil
When the tape lay straight, {elder.short} stood up, took a pencil and stuck it into the cassette.

“No computer can do this,” {elder.he} said.

{Elder.He} turned the pencil, and the tape crept back inside. {Elder.He} joined the two ends with a scrap of sticky tape, smaller than a little fingernail. {Elder.His} hands always shook when {elder.he} poured the coffee. They weren’t shaking now.

{child} put in the cassette and pressed the button.

Nothing.

“But we mended it,” said {friend}, and {friend.his} chin began to wobble.

# the-same-to-it
It was half past six. {child} knelt in front of the robot. It had said the same thing all afternoon. That one sentence was all it had. If it wanted to say something about itself, it would have to say it with that.

{child} put a hand on its cold chest.

“Hey,” {child.he} said. “Have you eaten?”

{Friend} gasped. “The battery!”

They had never once charged it. It had been making toast for other people on whatever it had left.

“It was hungry,” said {child}. “It told us. It told us all day.”

{Elder.short} plugged it in. At first nothing happened. Then one eye lit up, as faint as an ember, and then the other.

“Have… you… eaten?” said the robot. There was a little click in the middle, where the sticky tape was.

“No,” said {child}. “Not since breakfast, actually.”

The toaster began to tick.

# how-it-means-it
There were people right out into the corridor.[city:  It felt like half of {city}.] {child} rolled the robot to the front of the stage. {Friend} stood so close that their sleeves touched.

“This robot can only say one thing,” {child} said into the microphone, and {child.his} voice held. “So you’ll have to listen hard to how it means it.”

The robot looked out over the faces. Everybody had come straight from work, or [sport: {sport} | practice], or the bus.

“Have you eaten?” it asked.

At the front [adult: {adult} | somebody] answered no, and then no came from all over the [us: room | hall], laughing, row after row. {Friend} had brought four loaves of bread. “I had a feeling,” {friend.he} said. {Friend} buttered and {child} handed out, and {elder} sat in the front row[elder2:  beside {elder2}] with a screwdriver in one pocket.

They didn’t win a thing. But there was a wide ring of crumbs around the robot, and nobody wanted to go home.

# feet
It was dark when they came back to {elder.short’s} kitchen. {@over} {Elder.short} nodded off in the chair by the window, glasses still up on {elder.his} forehead. {child} spread a blanket over {elder.him}, and {elder.short} opened one eye.

“Have you eaten?” {elder.he} mumbled.

“Yes,” said {child}, and [elder: kissed {elder.him} on the cheek | patted {elder.his} hand]. “So have you[pet: , and so has {pet}]. Go to sleep.”

{Child.He} plugged in the robot and drew down the blind. When {child.he} turned round in the doorway, the robot had rolled as far as its [us: cord | lead] would reach, right up to the chair by the window. There it stood, warming {elder.his} feet.

# @elder
{elder’s}, downstairs
## if elder
{elder’s}

# @mended
had mended radios and [us: TVs | televisions] all {elder.his} life
## if elder
had mended a radio or two

# @over
{Friend} was sleeping over at {child’s}, just upstairs.
## if elder
{Friend} was sleeping over.
