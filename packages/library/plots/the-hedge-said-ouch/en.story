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

{Friend} went and pulled the branches apart. There sat {a wish} {@dressed}, with a twig up {wish.his} nose.

“You didn’t hear me,” said {the wish}.

“We heard you back at the garage,” said {friend}, who always said how things were. {Friend.He} couldn’t help it.

# the-test
{The wish} sighed. {Wish.He} was called the Silent Shadow, a name from before anybody had heard {wish.him} walk.[pet.cat:  Just then {pet}[!pet.known: , {child’s} cat,] went by without a sound, and {the wish} sighed again.][pet.other:  {Pet}[!pet.known: , {child’s} pet,] looked on through the window.]

And tonight was the test at {@school}. Seven {@wishes} had to sneak through the park, from the gate to the big oak, where the master sat and listened. Anybody she heard had to go back to [us: first grade | Year One].[school:  It was stricter than {at school}.]

“I’ve been in [us: first grade | Year One] six times,” said {the wish}. “Last year she heard me, and she was in Hull.”

“We’ll train you,” {friend} decided. “I’ve got good ears. {child} can watch.”

# all-of-them
{Friend} sat down and shut both eyes. {The wish} sneaked. Jingle, jingle, jingle.

“What’s that jingling?” said {friend}.

“My keys.”

“Which keys?”

“All of them.”

{child} put the keys in a bucket. {The wish} sneaked again. Squeak, squeak, squeak.

“Shoes,” said {friend}, and the shoes went into the bucket as well.

Now there were no keys and no shoes. Now there was: “Sneak, sneak, sneak.”

“You’re saying it,” said {friend}.

“Saying what?”

“Sneak.”

“If I don’t, I forget what I’m doing,” said {the wish}.

# the-loudest
So they gave {wish.him} a sandwich to hold between {wish.his} teeth.[pet.dog:  {Pet} looked at it for a long time.] Then {wish.his} knees cracked instead, and {wish.his} tummy rumbled[music:  in time to {@song}], and after that there were hiccups.

“You’re the loudest {@wish} I’ve ever met,” said {friend}.

{The wish’s} eyes went shiny. {Friend} was sorry, you could see that. But {friend.he} couldn’t say that it wasn’t true.

“You’re good at not giving up,” said {child}.[athlete:  “Like {athlete}.”]

# fog
When the sun went down they all walked to the gate.[elder:  {Elder} stood on the steps, and hoped to get the bucket back.] {child} carried the bucket.

“Where are the others?” {child.he} asked.

“Here,” said somebody behind {child.him}.

There stood six {@wishes}, and nobody had heard them come.

Over by the oak tree the master banged a gong. Just then the fog came up from the stream, as thick as porridge. The six others took three steps and were gone.

# not-a-sound
{child}, {friend} and {the wish} waited for ages. At last the master called:

“Isn’t anybody coming?”

Nobody answered. {@A} never answers.

“They’re lost,” said {child}.

“How do you know?” said {the wish}. “There’s not a sound.”

“That’s how,” said {child}. “They can’t hear each other either. They’re all sneaking about out there.”

Plop, it went, rather carefully, a long way off.

“One’s just sneaked into the stream,” said {friend}.

# put-them-on
Oh no. The stream was cold, and soon it would be night. {child} walked there every day[sport:  on the way to {sport}], and knew the path by feel. But how do you find six of them, if you can’t see them or hear them? They needed something to follow, something they could hear the whole way.

{Child.He} looked at {friend}. {Friend} looked at the bucket. Then they both looked at {the wish}.

“No,” said {the wish}.

“Put your shoes on,” said {friend}. “And your keys. All of them.”

“But it’s the test! She’ll hear me!”

“Yes,” said {child}. “And so will they.”

{The wish} stood there for a moment. Then {wish.he} put on the shoes.

# as-well-as-you-can
“Now sneak,” said {child}, and took {wish.him} by the {@hand}. “Sneak as well as you can.”

{child} went first, feeling the way. {The wish} sneaked after {child.him}. Jingle, jingle! Squeak, squeak! “Sneak, sneak, sneak! Hic!” You could hear it all over the park. And out of the white came somebody and took hold of {@belt}. Then came somebody else, and took hold of the first one. {Friend} walked beside them and counted.

# the-last-one
Under the oak tree sat the master with her eyes shut.

“Silent Shadow,” she said. “I’ve heard you ever since the gate.”

“Yes, master,” said {the wish}.

“Look behind {wish.him},” said {friend}.

The master opened her eyes. There stood a long line of {@wishes}, and one was wet up to the tummy.

“Five,” said {friend}. “There’s one missing!”

“No,” said somebody, right by {friend.his} ear, and {friend} gave a shriek that they heard in Hull. “I’ve been holding your jacket all the way.”

# you-go-first
“{@A} should be impossible to find,” said the master.

“That was the trouble,” said {friend}.

The master didn’t answer. She took the gong and hung it round the Silent Shadow’s neck.

“You’ll have to do [us: first grade | Year One] again,” she said. “But when it’s foggy, you go first.”

They heard it all the way home.

# did-you-hear-me
Late that evening {child} and {friend} sat on the steps again[elder: , under {elder.short}’s blanket,| [adult: , under a blanket from {adult},|, under a blanket,]] finishing the sandwiches.[pet.dog:  {Pet} had the last one.][pet.cat:  {Pet} lay between them, and nobody had heard {pet.him} come.][pet.other:  {Pet} was given a crust.]

Something snapped in the hedge. Something crashed. Then the hedge said, “Ouch.”

{child} looked at {friend}. {Friend} chewed for a long time.

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
