title: I’m Not Even Looking at It
title: Number Seven Is in the Cake
title: Only on the Way
guest friend: Tilly (she), Jonah (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)
guest pony: Star (she), Comet (she)

% At the loudspeaker (@a) is a grandparent where one is ticked, else {adult}, else {minder}: knows nothing about horses, and says everything calmly.
% One rule: a pony goes where its rider looks. A fence that is looked at is where she stops; a fence with somebody behind it is only on the way.

# six-fences
{Pony} was a brown pony with a white patch on her forehead, and everybody at the riding school[city:  outside {city}] said that she was naughty. Today {child} was going to ride her in the summer show.

There were six fences to jump. If your pony didn’t stop, and nothing fell down, you won a rosette, and everybody had three goes. Five of the fences were only poles. The last was the wall, which was made of wooden boxes, painted like red bricks. Last time, {pony} had stopped at the wall, and {child} hadn’t.

“Are you scared of it?” asked {friend}[!friend.known: , [friend: {child’s} best friend | {child’s} friend]], who was holding {@holding}.

“Of the wall?” said {child}, up in the saddle. “I’m not even looking at it.”

{Pony} walked straight over to the wall and put her nose on it.

“Then why’s she gone there?” asked {friend}.

“Because she’s naughty,” said {child} quickly.

{Friend} put out {friend.his} chin and crossed {friend.his} eyes. That face was called the pike, and it helped with most things.[school:  It had once got them both through a spelling test {at school}.]

# number-seven
Over in a tent, {@first} was minding the loudspeaker. {@A} knew nothing about horses.[elder2:  Next to {@him} sat {elder2}, who knew even less.]

“Here comes number seven, {pony},” said the loudspeaker[music: , when it had finished playing {music}]. “{child} is on top, which I believe is correct.”

They set off at a canter. I mustn’t look at the wall, thought {child}. So {child.he} looked the other way, as hard as {child.he} could, and there was the cake stall.

# in-the-cake
“She’s going beautifully,” said the loudspeaker. “She’s going beautifully in the wrong direction. Is the cake part of it? No. I’m told it isn’t.”

{Pony} stopped with her face in a sponge cake, and came up with cream on her forelock. Everybody laughed.

“Naughty {pony}!” they said.

“Naughty {pony},” said {child}. But {pony} pricked up her ears and looked pleased, as if she had got it right.

# got-off
The second go began well. Over each fence {child} looked for the next one, and {pony} flew. Then five were done, and there was only the wall left to look at. {child} saw every single brick.

{Pony} cantered right up to the wall and stopped. {child} slid down her neck and ended up sitting on the grass.

“Number seven has got off,” said the loudspeaker. “I think it was on purpose.”

# a-note
Then it crackled. “I’ve been given a note,” it said. “Number seven can have another pony for the last go. {Pony} won’t be in any more shows. It says here that she’s too naughty.”

{Pony} stood with her reins hanging down, and looked at {child}. That’s how you look at somebody when you’ve done just what they said, and been told off for it.

And then {child} understood. I looked at the cake, and she went to the cake. I looked at the wall, and she took me to the wall. When you turn your head, the rest of you turns a little too, and a pony feels it through the saddle. {Pony} went where {child} looked. She was the most obedient pony in the whole show.

{child’s} tummy went cold. On another pony it would be easy, and nobody would ever know. But then {pony} would be naughty for the rest of her life.

# into-the-tent
{child} got back into the saddle and looked at the loudspeaker tent. {Pony} walked straight there, and in.

“I don’t think you can bring that in here,” said {@a}, and it was heard all over the show.

{child} leaned down to the microphone. {child’s} voice shook. “It isn’t {pony},” {child.he} said. “It’s me. She goes where I look. And I’m scared of the wall. I’ve been scared of it all summer.”

Nobody laughed. {@A} put a hand on {child’s} boot. “I’m scared of that wall from here,” said {@a}. “What can we do?”

{child} sat up. “I need somebody to look at,” {child.he} said. “On the other side of it.”

{Friend} was already running.

# on-the-way
So {pony} had her third go. Five fences went by, and there was the wall. {child’s} eyes wanted to go down to the bricks. They pulled.

But straight behind the wall, up on a straw bale, stood {friend}. {@Help}

{child} looked at {@looked}, and nowhere else. {Pony} pricked up her ears. Now she knew where they were going, and the wall was only on the way. {child} pushed both hands forward, so that {pony} could stretch her neck, and then there was no ground at all.[athlete:  Not even {athlete} had ever been so long in the air.]

Thud, said the hooves, on the other side. Behind them nothing fell.

“Number seven,” said the loudspeaker, and had to blow its nose. “Number seven has gone over the wall. I was looking.”

# the-first-star
The rosette was blue, and {pony} wore it on her bridle. In the evening {child} rode her slowly back to the field, with {friend} on one side and {@a} on the other[elder2: , and {elder2} behind].[pet:  {@Pet}][sport:  {child} had missed {sport}, and hadn’t thought of it once.]

“Was it scary, going over?” asked {friend}.

“The wall?” said {child}. {Child.He} had to think. “I don’t know. I wasn’t even looking at it.”

[elder & adult: Down by the road {adult} was waiting with the car. ]Above the field the first star had come out, and {child} looked at it for a moment too long.

{Pony} stopped, put up her head, and tried to work out the way.

# @holding
a brush
## if pet.dog
{pet}[!pet.known: , {child’s} dog,] by the lead. {Pet} had noticed the cake stall
## if pet.cat
a brush. In the brush box lay {pet}[!pet.known: , {child’s} cat], whom nobody had asked to come
## if pet.other
the carrier with {pet} inside. {Pet} had come for luck, and was thinking about food

# @Help
{Friend.He} did the pike, the worst pike of all time.
## if pet.dog
{Friend.He} did the pike, and {pet} licked the whole of it, from the chin upwards.
## if pet.cat
{Friend.He} did the pike, and on {friend.his} head stood {pet}, who had climbed there to be out of the way. You can’t look at anything else then.
## if pet.other
{Friend.He} held {pet’s} carrier high up and did the pike, and inside it {pet} turned round to see what was going on.

# @looked
that face
## if pet.dog / pet.cat / pet.other
{pet}

# @Pet
{Pet} carried nothing and was very tired.
## if pet.dog
{Pet} had been allowed to finish the cake.
## if pet.cat
{Pet} sat in front of the saddle, as if it had been {pet.his} idea.
## if pet.other
{Pet} was asleep in the carrier.

# @first
{minder}
## if adult & !elder
{adult}
## if elder
{elder}

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @him
her
## if adult & !elder
{adult.him}
## if elder
{elder.him}
