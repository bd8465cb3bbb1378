title: Don’t Let Go
title: A Very Good Clapper
title: Since Tuesday
guest neighbour: Mr Finch (he), Mrs Hobday (she)

% Whoever must not know is the grown-up, else the neighbour (@a).

# the-shed
“I’ve put it off all my life,” said {elder}, “and now I’ve made up my mind. You’re to tell nobody, {child}. Not even {@next-door}[elder2:  or {elder2}]. Especially not {@a}.”

{child}, who was good at secrets, was staying with {elder.short} for two whole weeks of the [us: vacation | holidays][adult: , while {adult} was busy painting the kitchen].[friend:  The hard one would be {friend}[!friend.known: , {child.his} best friend,] who could hear a secret down the phone.][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was allowed to know, since nobody was going to ask {pet.him}.][pet.cat / pet.other:  “Can I tell {pet} when I get home?” {child.he} asked. “If {pet.he} won’t pass it on,” said {elder.short}.]

{Elder} took {child.him} down to the shed and pulled off an old sheet. Underneath stood a bicycle. It was dark blue, with a basket, and a bell {@crumpet}.

“It’s lovely,” said {child}. “I didn’t know you could ride a bike.”

“That’s just it,” said {elder.short}. “I can’t.”

There had been four brothers in the house when {elder.he} {elder.was} little, and one bicycle between them, and {elder.his} turn had never come. Afterwards there had been work, and after that there had been children, and it was somebody else who taught them to ride, up and down the lane, while {elder.short} stood at the gate and clapped.

“I’m a very good clapper,” {elder.he} said. “But I’ve had enough of it. Will you teach me?”

# not-until-i-say
They went to the field behind the church, where the ground was flat and there was nobody about but sheep. {Elder} put on a red helmet. {child} showed {elder.him} the brakes. {Child.He} showed {elder.him} how to get the pedal up ready. Then {child.he} took hold of the back of the saddle with both hands.

“There’s one thing,” said {elder.short}, looking straight ahead. {Elder.His} knuckles were white. “Everybody says the same about learning to ride. They say, ‘My sister promised she’d hold on, and then I looked [us: around | round], and she’d let go ages ago.’ And they all laugh. Well, I wouldn’t laugh. I’d never trust you again. So you’re not to let go, {child}. Not until I say.”

“I promise,” said {child}.

# the-trough
The first day they went as far as the first thistle, and fell into a sheep trough.[pet.dog:  {Pet} got in as well, to keep them company.]

The second day they didn’t fall into anything, but {elder} shouted “Whoa!” so loudly that the sheep moved to another field.[music:  The third day {elder.he} sang {@song} instead, and then the sheep in the other field moved too.]

By the fourth day {elder.he} could pedal and steer, although not always both together. {child} ran along behind, bent double, holding on.[athlete:  Even {athlete} would have asked for a sit-down.][school:  Nobody {at school} had ever made {child.him} run so far.] {Child.His} back ached and {child.his} arms shook. In bed at night {child.his} legs went on running.[sport:  It would be a rest, {child.he} thought, to go home and {play sport}.]

[friend: “What have you been doing all day?” {friend} asked, every evening, down the phone.

“Sheep,” said {child}.]

## or
The first day {elder} steered beautifully all the way round a sheep trough, said “There!” and fell into it.[pet.dog:  {Pet} got in as well, to keep {elder.him} company.]

The second day {elder.he} forgot which one was the brake, and stopped by means of a sheep. The sheep was very good about it.[music:  The third day {elder.he} sang {@song}, to warn them.]

By the fourth day {elder.he} could pedal and steer, although not always both together. {child} ran along behind, bent double, holding on.[athlete:  Even {athlete} would have asked for a sit-down.][school:  Nobody {at school} had ever made {child.him} run so far.] {Child.His} back ached and {child.his} arms shook. In bed at night {child.his} legs went on running.[sport:  It would be a rest, {child.he} thought, to go home and {play sport}.]

[friend: “What have you been doing all day?” {friend} asked, every evening, down the phone.

“Sheep,” said {child}.]

# a-cloud
And on the sixth day something changed. {child} could feel it through the saddle. It had always tugged and lurched at {child.him}, first one side and then the other, like a dog that wants to go home. Now it ran straight. {Child.His} hands were there, but they weren’t doing anything. {Child.He} might as well have been holding a cloud.

{Elder.short} could do it. {Elder.He} was doing it! {Elder.He} just didn’t know.

Let go, thought {child}. It would be so easy. {Child.He} would only have to open {child.his} fingers. That was how everybody did it, and everybody was pleased in the end.

“Have you still got me?” called {elder.short}.

“I’ve got you,” said {child}, and {child.he} ran on.

# only-holding
They stopped by the wall, and both of them leaned on it, puffing.

“{Elder.short},” said {child}, “I want to tell you something. I’m not helping [us: anymore | any more].”

{Elder.short} turned to look at {child.him}. “You let go?”

“No! I’m holding. But it’s only holding. You’re not leaning on me at all. I just thought you ought to know.”

{Elder.short} didn’t say anything for a while. {Elder.He} looked at the bicycle, and {elder.he} looked down the long green field.

“You could have let go and shown me,” {elder.he} said.

“I promised.”

“So you did,” said {elder.short}, and put on the red helmet again.

# now
{Elder.short} got the pedal up ready, and {child} took the saddle. Off they went, past the trough, past the thistles, past the gate. The grass hissed under the tyres. {Elder.His} coat flapped in {child.his} face.

“{child}?”

“I’ve got you.”

“I know you have,” said {elder.short}. {Elder.He} took a deep breath, so deep that {child.he} felt it. “Now.”

And {child} opened {child.his} hands.

The saddle slid away from {child.him}. {Child.He} kept on running a few steps with nothing in {child.his} arms, and then {child.he} stopped[pet.dog: , and so did {pet}].

# i-was-there
The blue bicycle grew smaller and smaller. It went right down to the end of the field, and it wobbled a bit at the corner, and then it came [us: around | round], with {elder} sitting up on top as straight as a [elder.he: king | queen], and {elder.his} mouth wide open. “I’m doing it!” {elder.he} roared. “I’m doing it, and I was there!”

{child} didn’t know what to do with {child.his} hands. Then {child.he} did. {Child.He} clapped. {Child.He} clapped until they stung.

# good-morning
{@fetch} when a bell rang, a bell {@crumpet}.

{@A} looked round.

Past the [us: mailbox | letter box] came a dark blue bicycle with a loaf of bread in the basket. The rider had on a red helmet, and took one hand right off the handlebars, and waved.

“Good morning,” said {elder}, and sailed on by.

{@looked} at {child}, who was sitting on the gate.

“How long has [elder.she: she | [elder.he: he | {elder.short}]] been able to do that?”

“Since Tuesday,” said {child}.

“And who on earth held the saddle?”

{child} said nothing.

{Child.He} held up both {child.his} hands, and grinned.

# @next-door
{neighbour} next door
## if adult
{adult}

# @a
{neighbour}
## if adult
{adult}

# @A
{Neighbour}
## if adult
{Adult}

# @looked
{Neighbour} stood in the road with the car keys, and looked at {elder’s} back, getting smaller, and then
## if adult
{Adult} stood in the road with the car keys in one hand. {Adult.He} looked at {elder’s} back, getting smaller. Then {adult.he} looked

# @fetch
On the last Saturday {neighbour} was just getting the car out to drive {child} home[city:  to {city}]
## if adult
On the last Saturday {adult} drove over[city:  from {city}], with paint up to the elbows, to fetch {child}, and was just getting out of the car

# @crumpet
[us: as big as a bun | the size of a crumpet]

# @song
{music}
