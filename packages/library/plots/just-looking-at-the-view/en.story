title: The Superhero on the Shed
title: Just Looking at the View
title: He Can’t Do Down
guest friend: Ben (he), Tilly (she)
guest elder: Mr Ransome (he), Mrs Peel (she)
guest minder: Holly (she), Robyn (she)

% “I’m just looking at the view”: the first time airily, the second in a smaller voice, the last time by the child.
% The shed is {elder}’s: the family’s own, or the one next door.

# on-the-roof
On Saturday there was a superhero on the roof of {elder’s} shed[!elder: , next door].

He had a red cape and red boots. He sat right at the top, with his arms round his knees, and he didn’t do anything.

{child} and [!friend.known: {child.his} best friend, ]{friend}[!friend.known: ,] stood among the cabbages and looked up.[pet.cat:  Under one of the cabbages lay {pet}[!pet.known: , {child’s} cat].]

“Hello,” said {child}. “Are you coming down?”

“Not just now,” said the superhero. “I’m just looking at the view.”

[pet.dog: {Pet}[!pet.known: , {child’s} dog,] was just looking at the sandwiches.

]
# a-go
{child} wanted [pet.dog: the superhero | him] to come down more than anything. {Child.He} had never met [pet.dog: one | a superhero][athlete: , or even {athlete}]. {Child.He} wanted to shake his hand.

{Friend} wanted something else.

“Can I [us: try on | have a go of] your cape?” called {friend}.

“Not just now,” said the superhero.

# robbers
{Elder} came out with {elder.his} watering can[music: , humming {music}][elder2: , and {elder2} came out with the other one].

“That’s a new roof,” said {elder.short}. “I put it on myself. I hope he’s not wearing it out.”

“He’s looking at the view,” said {child}.

“What view?” said {elder.short}. “It’s the back of the[city:  {city}] bus garage.”

“He’s guarding it,” said {friend}. “He’s watching for robbers.”

So they all watched for robbers.[pet.other:  {Pet} was at home, in case the robbers went there.] No robbers came. [pet.cat: {Pet} came. {Pet.He} walked along the roof, and {pet.he} looked at the superhero, and {pet.he} walked round him. | A pigeon came. It walked along the roof, and it looked at the superhero, and it walked round him.]

# cheese
They ate their sandwiches. {child} held one up.

“It’s cheese,” {child.he} said. “You could come down and have it.”

The superhero looked at the sandwich for a long time.

“I’m just looking at the view,” he said, in a smaller voice.

[pet.dog: {Pet} was just looking at the sandwich.

]
# eyes-shut
[pet.dog: But then {pet} stopped looking at the sandwich. {Pet.He} looked at the superhero. So {child} looked too, really looked. | But {child} was looking at him now, really looking.] The superhero wasn’t watching for robbers. He wasn’t looking at the view, either. His eyes were shut. And he was holding on to the roof with both hands.

{child} knew about that. On Tuesday, [sport: when it was time to {play sport}, ]{child} had gone all the way up the [us: jungle gym | climbing frame][school:  {at school}]. And then {child.he} had stayed there.[!adult:  {Minder}, who looked after {child.him}, had talked {child.him} down.]

“{Elder.short},” whispered {child}. “He can do up. He can’t do down.”

# the-ladder
{Elder.short} looked. “Well, I never,” {elder.he} said, and {elder.he} went for the ladder.

{Elder.He} stood it against the shed, and {elder.he} held it with {elder.his} two big hands, and {elder.he} leaned on it so it couldn’t wobble.

“How do you get down, other times?” {child} asked.

“There’s usually a hill,” said the superhero.

# backwards
[pet.cat: {Pet} jumped down, straight into the cabbages.

“Not like that,” said {child}. “You have to do it backwards. | “You have to do it backwards,” said {child}. “]That’s what {@a} told me. Bottom first. Then one foot.”

The superhero turned round. Out came his bottom. Out came one red boot. It felt about in the air, and then it stopped.

“Take your cape off!” said {friend}. “You’ll [us: step | tread] on it!”

Everybody looked. {friend} was quite right. So the superhero undid his cape, and it floated down, and it landed on {friend}.

“Now the other foot,” said {child}. “Now a foot. Now a foot. Now it’s just grass.”

And it was just grass.

# just-grass
The superhero opened his eyes. He was not very big, for a superhero. He shook {child’s} hand, and he ate the cheese sandwich, and then he ate {elder.short’s}[elder2:  and {elder2’s}].[pet.dog:  {Pet} got the crusts.]

{Friend} ran round the cabbages[pet.cat:  and {pet}] six times in the cape[pet.dog: , with {pet} after it,] before [pet.dog / pet.cat: giving | {friend.he} gave] it back.

Then the superhero went home on the number nine bus. He sat [us: on the floor | downstairs].

# the-view
That night[pet.other: , when {pet} had been told everything], {@a} tucked {child} in. “And what did the superhero do?” [adult: {adult.he} | she] asked.

{child} thought about it.

“He was just looking at the view,” {child.he} said.

# @a
{minder}
## if adult
{adult}
