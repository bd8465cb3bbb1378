title: {captain}
title: Theventeen Thunken Shipth
title: The Golden Tooth
guest captain: Ghastly Gert (she), Ghastly Gwendoline (she)
guest gap: Molly (she), Billie (she)
guest teacher: Mrs Finch (she), Mrs Partridge (she)

% Who has no front teeth says th for s: {gap} all through, and {captain} from the moment the tooth flies out until it is back.
% Four pirates are the captain and three more: seven ordinary legs and one of wood.

# not-the-face
{child} was going to be a pirate. {Child.He} had made up {child.his} mind about that long ago. There was only one problem, and the problem was water. {Child.He} could stand in it. {Child.He} could walk in it.[sport.Swimming:  {Child.He} could even {play sport} in it, with {child.his} nose in the air.] But {child.he} didn’t dare put {child.his} face in.[sport & !sport.Swimming:  Nobody ever had to do that to {play sport}.]

At the swimming pool[city:  in {city}] {child.he} always stood in the same corner of the learners’ end, where the water came up to {child.his} tummy. [friend: On one side of {child.him} stood {friend}[!friend.known: , {child.his} best friend,] and on the other side stood {gap} | Next to {child.him} stood {gap}], who had lost both her front teeth in one week.

“Do any pirateth keep their nothe dry?” asked {gap}.

“No,” said {child} gloomily. “They don’t.”

# have-you-showered
Just then the door flew open, and in stamped four pirates[music: , humming {@song}]. They had eye patches and striped bathing suits and orange [us: floaties | armbands], and in front came the captain, an enormous woman with a golden tooth.

“Is this the swimming class?” she roared, so that it rang all [us: around | round] the walls.

“Have you had a shower?” asked {teacher}, who was the teacher.

“Yes, [us: ma’am | miss],” said the pirates[school: , as meekly as if they were {at school}][!school:  meekly].

“Then you may come in.”

# only-on
The captain came down the steps, one toe at a time, and stood in the corner next to {child}.

“{captain},” she said, and held out her hand. Then she lowered her voice. “We’ve sailed on seven seas. But only on them. There isn’t one of us who dares put a face in.”

{child} stared at her. “Not even you?”

“Ugh, no,” said {captain}. “You get water up your nose.”

“I know!” said {child}. {Child.He} had never liked anybody so much. {Child.He} began to laugh, and that made {captain} laugh as well, and she laughed so hard, with her mouth so wide open, that the golden tooth flew out.

Plop.

# what-does-she-want
Everybody stopped laughing.

“Theventeen thunken shipth!” said {captain}.

“Eh?” said the pirates.

“Thearch! Thtep on it! Thtop thtaring!”

The pirates stared.

“What does she want?” said one.

“To go to church?” said another.

“But can’t you hear her?” said {gap}, who could hear her perfectly well. “She thayth you’ve got to thearch!”

“Eh?” said the pirates.

“You’ve got to search,” said {child}, who had been listening to {gap} all week. “For her tooth.”

The pirates looked up at the ceiling. They didn’t dare look in the water.

# on-the-rocks
{teacher} fetched the net, but the tooth was so small that it slipped straight through. [friend: {Friend} dived for it, but {friend.he} kept {friend.his} eyes shut, and came up with a [us: hair tie | hair bobble]. | {gap} dived for it, but she always dived with her eyes shut, and she came up with a [us: hair tie | hair bobble].]

{captain} said something, in a very small voice, and {gap} stopped smiling.

“She thayth she can’t be captain without it,” she told {child}. “Nobody will underthtand her, and they’ll thail thtraight on to the rockth.”

# under-the-foot
And at that moment {child} felt something under {child.his} foot. It was small, and it was hard. If {child.he} moved, it would roll away. There was only one way to pick it up.

{Child.His} heart was thumping.

“You don’t have to, thailor,” said {captain}. “I know how it feelth.”

{@Hand} took {child.him} by the hand. “I’ve got you,” said {@hand}. “One. Two.”

{child} took a big breath, shut {child.his} mouth tight and bent {child.his} knees.

# like-a-little-sun
Down there, there wasn’t a sound. It was all pale blue. On every side stood the pirates’ legs, seven ordinary ones and one made of wood, and all the toes were curled up with worry. And there, next to {child.his} own foot, shone the tooth, like a little sun.

{child} took it.

Up! There was water running out of {child.his} hair, and water running out of {child.his} nose.

“I’ve got it!” shouted {child}[athlete: , and everybody cheered as if {athlete} had won].

# i-have-you
{captain} put the tooth back where it belonged. Click.

“Seventeen sunken ships,” she said, slowly, and every single pirate understood. “Did you put your face in?”

“All of it,” said {child}.

“Then you’re the bravest pirate in here.” She looked down at the water and swallowed. “I wonder. Would you hold on to me?”

{child} took her great big hand. “I’ve got you,” {child.he} said. “One. Two.”

It made a wave that went right up to the benches[elder: , where {elder} was watching[elder2:  with {elder2}]]. Then the other pirates stood in a [us: line | queue], and {child} held on to them as well, one at a time.

# sleep-tight
That night {child} [adult / elder: told {@host} all about it | lay in bed and thought about it all]. {Child.His} hair made the pillow damp[pet.dog: , and {pet}[!pet.known:  the dog] gave it a good long sniff][pet.cat: , and {pet}[!pet.known:  the cat] moved down to the other end].[pet.other:  {Pet} was already asleep.] When {child.he} got to the end, {child.he} felt every tooth in turn with the tip of {child.his} tongue. [age<8: There was one that might perhaps be a bit loose. | They were all still there.]

Somewhere out at sea, {captain} was hoisting the sails, and everybody understood what she shouted.

[adult / elder: “Good night, pirate,” said {@host}, and turned out the light. | Then {child.he} turned out the light.]

“Thleep tight,” said {child}.

# @hand
{gap}
## if friend
{friend}

# @host
{adult}
## if elder & !adult
{elder.short}

# @song
{music}
