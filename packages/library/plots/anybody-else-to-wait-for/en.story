title: The Train That Was Always Late
title: Half a Minute
title: Anybody Else to Wait For?
guest conductor: Martha (she), Winifred (she)
guest ragnar: Mr Grubb (he), Mr Pratt (he)
guest klara: Mrs Cope (she), Mrs Lamb (she)
guest minder: Humphrey (he), Leonard (he)

% {klara} is the grandparent who is ticked. A dog lies under the seat and wants what is in the bag, a cat is in a basket and wants the cake.
% {conductor} is the guard, {ragnar} drives the train. Whoever the child travels with: {@a}.

# always-late
The train to Little Holt was red, it had two carriages, and it was always late. That was because of {conductor}.

{conductor} was the [us: conductor | guard]. She had a whistle and a big bag, and whenever somebody came along, far off down the road, she stood in the door, put her hand up and called:

“We’ll wait!”

{child} was in the very first seat, with [adult: {adult} | {minder} from next door]. {Child.He} {child.was} {age}, and loved trains, but today they were in a hurry. They had to catch the bus at Little Holt. It was the last bus home[city:  to {city}][elder2: , where {elder2} had the supper on][pet.other: , where {pet} was waiting].[elder:  And {elder} hadn’t come yet.][friend:  Opposite sat {friend}[!friend.known: , {child’s} best friend,] watching the clock.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] lay smelling the sausage in {conductor’s} bag.][pet.cat:  In a basket sat {pet}[!pet.known: , {child’s} cat].]

“All set?” said the loudspeaker. “Time’s ticking!”

That was {ragnar}, the driver. He sat right at the front behind a shut door, and nobody had ever seen him.

“We’ll wait!” called {conductor}.

# cake-and-hedgehogs
Along came an old man with two suitcases. Along came [elder: {elder} | an old lady called {klara}], with a cake, walking very carefully.

“Time’s ticking!” said {ragnar}.

“We’ll wait!”

[pet.cat: As the cake passed, out came {pet’s} paw.

]Now the road was empty. {child} breathed out. And up went {conductor’s} hand again.

“What is it now?” said [friend: {friend}|{child}].

[pet.dog / pet.cat: {Pet} was staring. | {conductor} pointed.]  Across the line, in front of the train, walked a hedgehog, and after it walked four little ones.

“We’ll wait,” whispered {conductor}.

# half-a-minute
At last the train got going[elder: , the cake on {elder’s} knees]. It stopped at Birch Halt, and it stopped at the Mill, and wherever it stopped there was somebody running for it[school: , once a teacher from {school}][sport: , once a whole team on its way to {play sport}].

“Why do you wait for everybody?” asked {child}. [friend: 

“Nine minutes late!” said {friend}. | “It makes us late!”]

{conductor} sat down [pet.dog / pet.cat: beside {pet} | on the arm of the seat].

“When I was {age},” she said, “I missed a train by half a minute. They saw me. I ran as fast as I could, and they looked at me out of the window, and they went without me. And I thought, when I grow up, I’m going to be the one who waits.”

# norrbo
At Norton there was a young dad with a [us: stroller | pushchair], who couldn’t get it up the steps.

“Hold this for me,” said {conductor}. She gave {child} her whistle, and jumped down onto the platform. She lifted in the [us: stroller | pushchair][!pet.dog & !pet.cat: , and the bag]. Then she ran back for the teddy, which had fallen by the bench.

And the doors closed.[pet.dog:  {Pet} barked. The sausage was outside.]

“Time’s ticking!” said the loudspeaker, and the train began to roll.

# rolling
“{conductor}!” shouted {child}.

{Child.He} pressed {child.his} nose to the window. There came {conductor}, running, with the teddy in her hand and the big bag bouncing on her tummy. She ran as fast as she could. {child} saw her. She saw that {child} saw her.

And they went without her.

Everybody shouted. “Stop! Stop the train! {conductor}!” [elder: {Elder} | The old lady] [friend: and {friend} banged on the windows|banged on the window], and the baby [pet.cat: and {pet} ]howled. But {ragnar} sat behind his door in the roar of the engine[music:  and of {music}], and never heard a thing.

{child} felt something in {child.his} hand. It was round and cold.

# the-whistle
{Child.He} tore up the aisle to {ragnar’s} door[athlete:  as if {athlete} were coming up behind], took in all the air there was, and blew.

PHWEEEEEEEP!

PHWEEEEEEEP!

The brakes squealed. The suitcases shot forward. So did the cake, but [elder: {elder} | {klara}] caught it. And for the first time ever, the door at the front opened. There was {ragnar}. He was small and round, and his glasses were crooked.

“Who’s blowing that?” he said. “Nobody blows that but {conductor}! Time’s ticking!”

# hand-up
{child} stood in the middle of the aisle, feet apart, heart thumping. {Child.He} put up {child.his} hand.

“WE’LL WAIT!” said {child}.

“Who for?”

“{conductor}!”

[friend: {Friend} pointed | {ragnar} looked] out of the window. A long way back along the line came something small and blue with a teddy in its hand.

{ragnar} turned quite white.

“Have I gone without {conductor}?” he said.

# they-waited
He said nothing more about the time. He opened all the doors. They stood there, all of them, the old man and [elder: {elder} | the old lady] and the dad with the baby[friend: , and {friend}][pet.dog: , and {pet}], and {child} at the front with one hand up. {conductor} came nearer and nearer. She could have walked, by now. But she ran, because she could see that they were waiting.

When {child} pulled her up the step, she was so out of breath that she could only nod. She nodded for quite a while. Then she blew her nose.

“Half a minute,” she said. “And you waited.”

# with-a-ruler
There was cake on the train. [elder: {Elder} | {klara}] cut it up with {ragnar’s} ruler[pet.dog: , and {pet} got the sausage][pet.cat: , and {pet} licked it]. And all the rest of the way, at every bend, it was {child} who blew the whistle.

But when they got to Little Holt, it was almost dark. {child} held on tight to {@a}. [friend: “It’s gone,” said {friend}. | The bus must have gone ages ago.]

They came round the corner of the station.

# the-bus
And there stood the bus. Its lights were on and its door was open, and it was all yellow and warm inside.

“I heard somebody blowing a whistle,” said the bus driver. “You could hear it from here. I thought, we’ll wait.”

{child} climbed in and sat at the very front, [friend: between {friend} and {@a} | next to {@a}], and was wrapped up in [elder: {elder’s}|a] scarf.

“Anybody else to wait for?” asked the driver.

{child} turned round. There on the platform stood {conductor}, waving with her whole arm.

“No,” said {child}, and leaned back [pet.dog: against {pet} | [pet.cat: against {pet’s} basket | in the seat]]. “That’s everybody.”

# @a
{minder}
## if adult
{adult}
