title: Nobody Move
title: They’re Really Good at It
title: One, Two, Three, HEY!
guest friend: Amos (he), Nell (she)
guest keeper: Mrs Bell (she), Mrs Dunn (she)

% {friend} is a guest where no friend is ticked, and only then are front teeth missing. Whoever is with them (@with) has gone to fetch the coats and is at the door again at the end.

# not-one-of-them
There were five dinosaurs in the museum[city:  in {city}], and not one of them had ever moved[school: , not even on the day when all of {school} came to look]. {child} had checked.

Today[adult / elder: , while {@with} fetched the coats,] {child.he} stood in front of the Diplodocus, which was all bones and as long as a bus, and {child.he} stared until {child.his} eyes watered.

“I wish they’d move,” {child.he} told [friend: {friend}|{child.his} friend {friend}]. “I wish they were proper dinosaurs. Just once.”

{Friend} was sitting on the bench with a box of raisins, whistling[music:  {@song}]. {Friend} could whistle breathing out and {friend.he} could whistle breathing in, [friend: |because of the gap where {friend.his} front teeth used to be, ]so {friend.he} never had to stop.

# tap
Tap, went a toe bone.

“{Friend}!” said {child}. “It moved!”

{Friend} stopped whistling, to look. The toe stopped too.

“Do it again,” said {child}.

{Friend} whistled. Tap, tap, went the toe. The long tail started to swing. One huge foot came up off the stand, and {friend} stopped, and the foot stopped, right there in the air.

And then {child} understood.

“They’re not dead,” {child.he} said. “They’re [us: playing freeze dance | playing musical statues]!”

“How long for?” said {friend}.

“Millions of years!”

“They’re really good at it,” said {friend}. And {friend.he} whistled as hard as {friend.he} could.

# off-their-stands
Down they came off their stands. The Diplodocus swung its neck. The Stegosaurus shook its plates. The Triceratops twirled, and the T-rex tried to clap, but its hands wouldn’t meet, and the littlest one, which was no bigger than a hen, hopped [us: around and around | round and round] {child’s} feet. {child} danced until {child.he} {child.was} boiling hot[sport: , hotter than when you {play sport}][athlete: , hotter even than {athlete}]. It was all {child.he} had ever wished for.

# the-tea-cosy
Then the Diplodocus danced out of the door.

Off it went, past the [us: restrooms | toilets] and into the café, and the other four danced after it. The T-rex danced in between the tables. It bent down to have a look at a jam tart, and when it stood up again, it had a tea [us: cozy | cosy] on its head.

{Friend} laughed.

Nobody can whistle and laugh. The music stopped, and so did the dinosaurs, exactly where they were, and the Diplodocus was stuck right across the doorway.

# jingle
And down at the end of the passage, something went jingle, jingle.

“{keeper}!” said {child}. “She’s coming to lock up! Whistle, {friend}!”

“I can’t,” said {friend}. {Friend.He}’d got the giggles. “Look at its hat!”

Jingle, jingle, went the keys.

{child} tried to whistle. All {child.he} made was spit. {Child.He} pushed the Diplodocus, but it was like pushing a church. {Child.He} had never wished so hard for a dinosaur to move.

# hey
But did it have to be a whistle?

{child} began to stamp. “One, two, three, HEY! One, two, three, HEY!”

And on the HEY, five dinosaurs kicked out their legs.

{child} stamped to the front of them. “One, two, three, HEY!” The Diplodocus followed {child}, and the Stegosaurus followed the Diplodocus. The T-rex took hold of the Stegosaurus’s tail, and its arms were just long enough. Then came the Triceratops, with the littlest one riding on its nose. {Friend} came last, with the tea [us: cozy | cosy] back in {friend.his} hands. {Friend.He} {friend.was}n’t giggling now. {Friend.He} {friend.was} stamping too.

“One, two, three, HEY!” Out of the café they went, past the [us: restrooms | toilets] and back through the door. {child} stamped [us: around | round] the hall, and at every stand a dinosaur stepped up.

“One, two, three … STOP!”

Nobody moved.

# closing-time
In came {keeper}, with her keys. She looked at the Diplodocus. She looked at the T-rex, which had jam on its teeth. She looked at it for a long time.

“Closing time, you two,” she said, and went to hold the door.

{child} turned back. {Child.He} put {child.his} hands [us: around | round] {child.his} mouth, and whispered up into the bones.

“It’s a draw,” {child.he} said. “You all won.”

They had been waiting millions of years for somebody to tell them. It is not easy for bones to smile, but all five of them did it.

“They ought to have a prize,” said {friend}. So {friend.he} put down raisins, one on each stand, and two for the littlest.

# nobody-moved
That night, when {child} was in bed and the light was out, {child.he} played it too. {Child.He} kept {child.his} arms and legs quite straight. {Child.His} left big toe wanted to wiggle, but {child} didn’t let it.

In the museum, nobody moved.

[pet.dog / pet.cat: On the rug, {pet} didn’t move.

][pet.other: {Pet} didn’t move, either.

]In [child.name / pet: {child’s} | [child.she: her | his]] bed, nobody moved.

{child} was so good at it that {child.he} fell asleep, and {child.he} won.

# @with
{adult}
## if elder & !adult
{elder}[elder2:  and {elder2}]
## if adult & elder
{adult}[!elder2:  and {elder}][elder2: , {elder} and {elder2}]

# @song
{music}
