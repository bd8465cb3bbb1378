title: Engine 4
title: Standing By
title: Thin, and Then Wait
guest friend: Tess (she), Edie (she)
guest owner: Clive (he), Graham (he)

% @a: {adult}, else the neighbour {owner}. “Engine” is always the fire engine; what makes it go is the motor. The light is put on inside the school gates, where one may.

# in-the-barn
The fire engine had stood in Parker’s barn for thirty-two years when [adult: {adult} | {owner} next door] bought it. It cost less than a bicycle. This was because it wouldn’t start, there were mice living in the driver’s seat, and nobody else wanted it.

“A sixty-two [us: Ford | Bedford],” said {@a}, and patted it on the [us: fender | wing], so that a piece of rust fell off. “Nothing there that can’t be put right.”

{child} walked [us: around | round] it once. {Child.He} had wanted a fire engine when {child.he} {child.was} four. That isn’t a thing you say aloud at {age}, but {child.he} noticed that {child.he} {child.was} going [us: around | round] again. Under the dust it was red. On the door was a four.

# what-has-it-put-out
“What has it put out?” said {friend}[!friend.known: , {child’s} best friend,] who always asked the question that ought to have come first.

It took them a week to find out. In the [us: glove compartment | glove box] was a log book, with a line in it for every day. {Friend} went through it with the tip of {friend.his} tongue showing. 1963. 1971. 1980. In the end {friend.he} shut it.

“Nothing,” {friend.he} said. “It was the spare. Engine One went, and Engine Two went, and twice they sent Engine Three. Four stayed where it was. It says the same thing every time. Engine 4 standing by.”

“For thirty years?”

“Washed every Saturday. [us: Calls | Call-outs], none.”

# on-the-bench
{child} thought about that in bed. [sport: {Child.He} had been the spare one {child.himself} all that autumn, when the others got to {play sport}. | {Child.He} had sat on the bench for thirteen [us: games | matches] that autumn, with {child.his} shin pads on.] It made you stiff in a way that nothing else did. You were warm, and you were ready, and then it was over and you went home.

# all-november
They worked on it all November. {@A} knew most of what there is to know about pumps, but hardly ever told them how. [adult: {Adult.He} | {Owner.He}] asked them what they thought that hose might be for. {Friend} moved the mice, one at a time, into a box of straw[pet.cat: , and {pet}[!pet.known: , {child’s} cat,] counted them][pet.dog: , and {pet}[!pet.known: , {child’s} dog,] appointed {pet.himself} guard][pet.other: , and every evening {pet} was told how many there were by now]. {child} lay underneath with a [us: headlamp | head torch] on, and got rust in {child.his} eyelashes, and learned to listen. A motor that doesn’t want to go will tell you quite plainly what’s the matter.

# the-seventh
On the seventh of December the motor told them something else. It coughed, it spat a mouse’s nest out of the exhaust, and then it ran. The whole barn roared[athlete:  like a crowd when {athlete} comes on]. {Friend} danced on an oil drum[music:  and sang {music}].

“What do we do with it now?” {friend.he} shouted.

That, once again, was the question that ought to have come first.

It couldn’t go back to being a real fire engine. It was too old, and there were new ones, with screens. They could show it at the [us: county | summer] fair, said {@a}. They could let small children sit in it.

“Washed every Saturday,” said {child}. “No. It’s going to do something.”

# the-notice
Two days later there was a notice up in the shop. The [us: town | council] was sorry, but there was no money for a skating rink this winter. The gravel [us: field | pitch] behind [school: {school} | the school] would have to stay gravel, since it took thousands of gallons of water, and somebody to spread them.

{child} read it three times. Then {child.he} ran, and {friend} ran, and neither of them had to say where.

# thin-and-wait
{@A} didn’t laugh at the idea. [adult: {Adult.He} | {Owner.He}] rang the school, and then [adult: {adult.he} | {owner.he}] went out on the step and looked at the thermometer. It said [us: six degrees | minus fourteen], and the sky was full of stars[city: , more than you ever see {in city}].

“You do it at night,” [adult: {adult.he} | {owner.he}] said. “Thin. If you get eager and slosh it all on at once you get cat ice, with air underneath, and people go straight through to the gravel. Thin, and then wait. Thin, and then wait. Are you up to that?”

They were.

# called-out
At eight on Saturday evening, Engine 4 rolled out of the barn. {child} sat in the middle, with {friend} on one side and {@a} at the wheel. It smelled of mice and old leather. Just inside the school gates {@a} leaned forward and laid a hand on a switch.

“On the road you can’t,” [adult: {adult.he} | {owner.he}] said. “In here you can. Only it isn’t really a [us: call | call-out].”

“Yes, it is,” said {child}.

So {@a} turned on the [us: red | blue] light. [us: Around | Round] it went, slowly at first, over the snow and the fir trees and the bicycle racks. They left the siren alone. People were trying to sleep.

# like-a-big-dog
They filled the tank from the river. The pump shook, took a breath, and held. {Friend} had the valve and {child} the nozzle, and when the water came, it pulled at {child.his} arms like a big dog. {child} turned it to spray, the way {@a} had shown them. The water flew over the [us: field | pitch] in an arc and came down so softly that all you heard was the hiss when it met the cold.

# nine-rounds
Thin. And then wait. They sat on the running board while it froze, drinking [us: broth | Bovril][elder: , of which {elder}[elder2:  and {elder2}] had sent enough for a fire station]. The ice ticked and sang, far off and near. Thin, and then wait. By half past ten there were stars in the [us: field | pitch], blurred at first, then sharper with every round. Nobody talked much. {child} had thought it would feel like winning something. It felt more like being in the right place, with something in your hands.

# second-longest
After the ninth round {@a} went out with a drill and measured.

“That’ll hold,” [adult: {adult.he} | {owner.he}] said.

They stood along the edge, all three. The ice lay black and shining, without a scratch. In it stood the fire engine, upside down, with its four back to front.

“Who goes first?” whispered {friend}.

“The little ones,” said {child}. “They’ve waited longest.” {Child.He} looked at the four in the ice. “Second longest.”

# the-log
Before they went home, {child} took the log book out of the [us: glove compartment | glove box]. {Child.His} fingers were so stiff that {child.he} had to hold the pencil in {child.his} fist. Under all those lines, standing by, standing by, standing by, {child.he} wrote the date, and then:

“Engine 4. Called out. School [us: field | pitch], 20.00 to 00.30. Duty completed.”

# on-saturday
{@A} started up. {Friend} had dropped off already, with one cheek against the window. The warmth of the motor came up through the floor and into their boots, and {child} let {child.his} head sink on to [adult: {adult’s} | the nearest] shoulder. You can, when you’re {age} and it’s [us: past | gone] midnight.

“You know,” said {@a} after a while, “we’ll have to wash it on Saturday.”

“Mm,” said {child}. “This time it’s dirty.”

# @a
{owner}
## if adult
{adult}
