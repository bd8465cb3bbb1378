title: The Hedge That Said Ouch
title: Sneak, Sneak, Sneak
title: Not a Sound
guest friend: Selma (she), Wilf (he)

% The hedge talks like a hedge that isn’t there. Jingle, squeak and sneak get louder and louder. “Not a sound” is said quite calmly.
% The master is a “she”. The other six are never noticed.

# ouch
Something snapped in the hedge. Something crashed. Then the hedge said, “Ouch.”

{child} and {friend}[!friend.known: , {child.his} best friend,] were sitting on the back steps[city:  of a house in {city}], eating sandwiches.[elder:  {Elder} had made them[elder2: , and {elder2} had cut the cheese very thick].][pet.dog:  {Pet}[!pet.known: , {child’s} dog,] was waiting for somebody to drop one.]

“There’s somebody in the hedge,” said {child}.

“No,” said the hedge.

{Friend} pulled the branches apart. There sat {a wish} {@dressed}, with a twig up {wish.his} nose.

“You didn’t hear me,” said {the wish}.

“We heard you back at the garage,” said {friend}, who always told the truth. {Friend.He} couldn’t help it.

# the-test
{The wish} sighed.[pet.cat:  Just then {pet}[!pet.known: , {child’s} cat,] went by without a sound, and {the wish} sighed again.][pet.other:  {Pet}[!pet.known: , {child’s} pet,] looked on through the window.]

It was the test at {@school} tonight. Seven {@wishes} had to sneak through the park to the big oak tree, where the master sat listening. Anybody she heard had to go back to [us: first grade | Year One].[school:  It was stricter than {at school}.]

“I’ve been in [us: first grade | Year One] six times,” said {the wish}. “Last year she heard me when she was in the bath.”

“We’ll train you,” said {friend}. “I’ve got good ears.”

# all-of-them
{Friend} sat down and shut both eyes. {The wish} sneaked. Jingle, jingle, jingle.

“What’s that jingling?” asked {friend}.

“My keys.”

“Which keys?”

“All of them.”

{child} put the keys in a bucket. {The wish} sneaked again. Squeak, squeak, squeak.

“Shoes,” said {friend}, and {child} put the shoes in the bucket too.

{The wish} sneaked again. Now there was only: “Sneak, sneak, sneak.”

“You’re saying it,” said {friend}.

“Saying what?”

“Sneak.”

“If I don’t, I forget what I’m doing,” said {the wish}.

# the-loudest
So they gave {wish.him} a sandwich to hold between {wish.his} teeth.[pet.dog:  {Pet} looked at it for a long time.] Then {wish.he} got the hiccups[music: , in time to {@song}].

“You’re the loudest {@wish} I’ve ever met,” said {friend}.

{The wish’s} eyes went shiny. {Friend} was sorry, but {friend.he} couldn’t say it wasn’t true.

“You’re good at not giving up,” said {child}.[athlete:  “Like {athlete}.”]

# fog
When the sun went down they walked to the park gate.[elder:  {Elder} stood on the steps, and hoped to get the bucket back.] {child} carried the bucket.

“Where are the other six?” {child.he} asked.

“Here,” said somebody behind {child.him}. There they stood, and nobody had heard them come.

By the oak tree the master banged a gong. Just then the fog came up from the stream, as thick as porridge. The six took three steps into it, and were gone.

# not-a-sound
They waited for ages.

“Isn’t anybody coming?” called the master at last.

Nobody answered. {@A} never answers.

“I can’t hear a thing,” said {the wish}.

“Nor can they,” said {child}. “They’re lost.”

Plop, went something, a long way off.

“And one’s just sneaked into the stream,” said {friend}.

# put-them-on
Oh no. The stream was cold, and soon it would be night. {child} was frightened for them. {Child.He} walked through that park every day[sport:  on the way to {sport}], and knew the path in the dark. But how do you find six {@wishes} that you can’t see or hear? They needed somebody they could hear.

{Child.He} looked at {friend}. {Friend} looked at the bucket. Then they both looked at {the wish}.

“No,” said {the wish}.

“Put your shoes on,” said {friend}. “And your keys. All of them.”

“But it’s the test! She’ll hear me!”

“Yes,” said {child}. “And so will they.”

{The wish} stood there for a moment. Then {wish.he} put on the shoes.

# as-well-as-you-can
“Now sneak,” said {child}, and took {wish.him} by the {@hand}. “Sneak as well as you can.”

Into the fog they went. Jingle, jingle! Squeak, squeak! “Sneak, sneak, sneak! Hic!” You could hear it all over the park. Somebody came out of the fog, and took hold of {@belt}. Then somebody else came, and took hold of the first one. {Friend} walked beside them and counted.

# the-last-one
Under the oak tree sat the master, with her eyes shut.

“I’ve heard you since the gate,” she said.

“Yes, master,” said {the wish}.

“Look behind {wish.him},” said {friend}.

The master opened her eyes. There stood a long line of {@wishes}, and one was wet up to the tummy.

“Five,” said {friend}. “There’s one missing!”

“No,” said somebody, right by {friend.his} ear, and {friend} shrieked. “I’ve been holding your jacket all the way.”

# you-go-first
“{@A} should be impossible to find,” said the master.

“They were,” said {friend}. “That was the trouble.”

The master took her gong and hung it round {the wish’s} neck.

“You’ll have to do [us: first grade | Year One] again,” she said. “But when it’s foggy, you go first.”

# did-you-hear-me
Late that evening {child} and {friend} were back on the steps[elder: , under {elder.short}’s blanket,| [adult: , under a blanket from {adult},|, under a blanket,]] finishing the sandwiches.[pet.dog:  {Pet} had the last one.][pet.cat:  {Pet} lay between them, and nobody had heard {pet.him} come.][pet.other:  {Pet} was given a crust.] The fog had gone, and the garden was dark and still.

{child} yawned, and laid {child.his} head on {friend’s} shoulder.

Something snapped in the hedge, not very loudly. Then the hedge said, “Ouch.”

{Friend} chewed for a long time.

“Did you hear me?” whispered the hedge.

“Not a sound,” said {friend}.

# @dressed
in black from top to toe
## if wish.spy / wish.llama
in sunglasses and a long coat
## if wish.burglar
in a stripy [us: sweater | jumper] and a mask
## if wish.detective
in a checked coat and a checked cap

# @school
ninja school
## if wish.spy / wish.llama
spy school
## if wish.burglar
burglar school
## if wish.detective
detective school

# @wishes
{wishes}
## if wish.llama
spies

# @wish
{wish}
## if wish.llama
spy

# @A
{A wish}
## if wish.llama
A spy

# @hand
hand
## if wish.llama
front foot

# @belt
{wish.his} belt
## if wish.spy / wish.llama / wish.detective / wish.burglar
{@coat}

# @coat
{wish.his} coat
## if wish.burglar
{wish.his} [us: sweater | jumper]

# @song
{music}
