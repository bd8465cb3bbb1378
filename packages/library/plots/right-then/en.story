title: Right Then
title: The Corner of the Toast
title: Unit Four
guest tom: Tom (he), Walter (he)

% The old man is always the neighbour: nobody's own grandfather is given a dog that died. The family’s own dog or cat goes next door too, and leaves the toast and the patch alone.

# except-for-the-toast
The robot was perfect, except for the toast.

{child} was {age}, and {child.he} had built it out of a [us: golf cart|golf trolley], a webcam and two arms from a kit. {child.He} had built it at old {tom’s} next door, because {@not-here}, and it was called Unit Four, because of what had happened to Units One to Three. {@units}[sport / athlete / pet.other: Unit Four|It] learned by watching. [age>=11 & !pet / age>=11 & pet.other: That was the whole idea. ]If you did a thing often enough[age>=11 / !pet & !friend / pet.other & !friend:  in front of its camera], it did the thing too. [age>=11: On Saturday it was going to be in the regional final[city:  in {city}], and it | On Saturday, in the regional final[city:  in {city}], it] would have three minutes to make a breakfast and take it to the judges[friend: , with {friend}[!friend.known: , {child’s} best friend,] on the stopwatch].

But it had been in {tom’s} kitchen for six weeks, and so what it had watched was {tom}. It boiled an egg. It warmed the teapot. [pet.dog: It circled before parking, like {child’s} dog, {pet}. ][pet.cat: It pushed spoons off the table, like {child’s} cat, {pet}. ][music: It nodded along to {@song}, which {child} sang to it. ]Before it set off anywhere it went “Ooof”, though it hadn’t any knees. And whenever there was a pause, it slapped both grippers on its front, said “Right then,” and stayed exactly where it was.

“I don’t do that,” said {tom}.

“You do it all the time[friend: ,” said {friend}.|.”]

“I’ve never noticed it.” {Tom} slapped his knees. “Right then,” he said, and stayed in his chair.

# ten-seconds
{child} didn’t mind any of that. The toast was the trouble. Every time it made toast, Unit Four tore off the corner, held it out beside its wheel, low down, and waited. It waited for ten seconds. [pet.dog: Even {pet} wouldn’t touch it. ][pet.cat: Even {pet} wouldn’t lick it. ]Then it put the corner in the [us: trash|bin] and carried on, and [age>=11: by then it had run | ran] out of time. {child} had been through the program four nights running, and there was nothing wrong with it. [friend: “Somebody must have shown it that,” said {friend}.|Somebody must have shown it that.]

# the-patch
On Thursday {child} [friend: and {friend} ][us: stopped by|called in] [school: on the way to {school}|before school]. {Tom} was having his breakfast behind the newspaper. He tore the corner off his toast, and without looking up he held it out beside his chair, low down, and waited.[pet.dog:  {Pet} looked away.]

[age>=11: After a bit he seemed to remember. He | After a bit he] put the corner back on his plate.

[age>=11: {child} looked at the floor beside the chair. There was a worn patch there, | On the floor beside the chair was a worn patch,] the shape of a dog lying down. [pet.dog: {Pet} never lay on it. ][pet.cat: {Pet} never sat on it. ]That had been Bess’s place, and she had always had the corner of the toast. She had died before Christmas, and whenever anybody said they were sorry, {tom} said that she’d had [us: a good run|a good innings][!pet / pet.other / age>=11 / !friend & !athlete: , and asked them about the traffic].

So that was what Unit Four had been watching. {child} opened the laptop and found the place. One key would do it. {child.He} sat there with a finger over it.

“Found it?” asked {tom}.

{child} looked at him over the top of the screen. “No,” {child.he} said, and shut the lid[pet.cat: , and {pet} lay down on it].[friend & age>=11:  {Friend} put away the stopwatch.]

# the-final
The final was in a [us: gym that smelled of sneakers|sports hall that smelled of trainers]. [!pet / pet.other / age>=11: There were two hundred people, and seven robots, two of which caught fire.|There were two hundred people and seven robots.] Beside the radiator, folded up like a deckchair, the [us: janitor|caretaker]’s long grey dog slept through it all.

Unit Four went last. “Ooof,” it said, setting off, and somebody laughed. It boiled the egg and warmed the pot[pet.cat:  and knocked down a spoon, like {pet}]. It slapped its front and said “Right then,” and the whole [us: gym|hall] laughed, and {@laughs}.

“I do not do that,” said {tom} in the third row[age>=11 & !pet / age>=11 & !friend / age>=11 & pet.other: , quite loudly].

# two-hundred-people
Then it made the toast. It tore off the corner, and held it out beside its wheel, low down, and waited.[friend:  “One,” whispered {friend}. “Two.”]

{child} glanced up, and {child.his} stomach turned over. {Tom} wasn’t laughing any more. He was looking at that gripper, holding out a bit of toast to nobody, and he knew exactly what it was. [pet.dog: {Pet} laid {pet.his} chin on {tom’s} shoe. ]{child} had left it in because {child.he} couldn’t bear to be the one who took it out, and now {child.he} had gone and shown it to two hundred people. {child.He} started across the floor to switch the thing off.

[friend: “Eight,” whispered {friend}, and by the radiator the grey dog lifted her head.|But by the radiator the grey dog had lifted her head.] She got up, one leg at a time. She walked right across the badminton court, past {child}, past the judges, and very politely she took the toast.

The [us: gym|hall] went “Ahhh”. The dog sat down against Unit Four’s wheel and looked up at it, waiting for whatever comes next.

# what-comes-next
Unit Four didn’t know what came next. [age>=11: In six weeks nobody | Nobody] had ever taken the toast.

“Right then,” it said helplessly.

“Excuse me,” said someone in the third row. “[age>=11: Excuse me. ]Mind your feet.” {Tom} came down the steps[age>=11 & !pet / age>=11 & !friend / age>=11 & pet.other:  in his good jacket] and out across the court. He got down on his knees beside the robot. “Ooof,” he said. And he laid his hand on the dog’s narrow head.

“There,” he told Unit Four. “Look. [us: Around|Round] behind the ears[!pet / pet.other / age>=11: , nice and slow]. That’s what comes next.”

The camera turned, and watched. Then down came the gripper, as carefully as if the dog had been an egg, and Unit Four did it too.

# sixth
That was when the buzzer went. The breakfast never got to the judges. Unit Four came sixth. “Strictly speaking, a fail,” one of the judges had written on {child’s} sheet. “Would have breakfast with again.”

“She never goes to anybody, that dog,” said the [us: janitor|caretaker], afterwards. “She was my sister’s, but my sister’s gone abroad, and I’m not allowed her in the [us: apartment|flat]. You don’t know of anyone?”

[friend: {child} and {friend} kept quiet, which was the hardest thing they had done all day.|{child} kept quiet, which was the hardest thing {child.he} had done all day.] {Tom} was still on the floor, stroking.

“I’m too old for another one,” he said. The dog leaned on him[pet.dog: , and so did {pet}. {Tom}|. He] looked at her, and [age>=11: he looked ]at {child}, and he slapped both his knees.

“Right then,” said {tom}. And he got up.

# the-third-one
{@A} sat on the end of the bed that night.

“You can bring that robot home[age>=11: , if you like],” said {@a}. “[age>=11 & !pet / age>=11 & pet.other: I’ve thought about it. ]It can have the corner by the fridge.”

“Thanks,” said {child}. “But I think it’s busy.”

[friend: {@A} turned out the light.|{@A} kissed {child.him} as though {child.he} weren’t {age}, and turned out the light.] {Tom’s} kitchen was just the other side of the wall, and {child} [pet.dog / pet.cat: and {pet} ]lay and listened[friend: , with {friend} on a mattress]. {@three}
## if !adult & !elder
At supper they had said that the robot could come home now, if {child} liked. It could have the corner by the fridge.

“Thanks,” {child} had said. “But I think it’s busy.”

{Tom’s} kitchen was just the other side of the bedroom wall, and {child} [pet.dog / pet.cat: and {pet} ]lay in the dark and listened[friend: , with {friend} on a mattress]. {@three}

# @three
“Ooof,” went {tom}, sitting down in his chair. “Ooof,” went Unit Four, parking itself beside him. And then there was a third one, long and deep and contented, from somewhere down on the floor, just where the patch was.

# @not-here
at home they had said not in the kitchen
## if adult
{adult} had said not in our kitchen
## if elder & !adult
{elder} had said not in our kitchen

# @units
[pet.other: {Pet} had never got over Unit One. ][sport: [age>=11: Unit Two had been meant to {play sport}, and nobody talked about Unit Two. | Unit Two had tried to {play sport}. ]][athlete: Unit Three had been as fast as {athlete}, but only once, through a window. ]

# @laughs
one of the judges had to hide behind a clipboard
## if adult & !elder
{adult}, beside {tom}, had to bite a scarf
## if adult & elder
{adult} had to bite a scarf, and [elder2: {elder} and {elder2} held on to each other|{elder} held on to {adult}]
## if !adult & elder
{elder.short} [elder2: and {elder2} had to hold on to each other|had to bite a scarf]

# @song
{music}

# @a
the one who reads the stories
## if adult
{adult}
## if elder & !adult
{elder.short}
