title: What If It Needs a Pillow
title: What If
title: The Second-Best Coffee
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever asks about school (@a) is the grandparent, else {adult}, else {minder}. “What if” is said carefully the first time, and then more and more easily. The dark is a dog, unless it is the cat that has come along.

# fine
[elder2: “[school: How were things {at school}|How was school]?” {elder} had asked, and a little later {elder2} had asked the same thing.

“All right,” {child} had said both times. | “[school: How were things {at school}|How was school]?” {@first} had asked.

“All right,” {child} had said.]

It hadn’t been all right. But the words were so easy to say, and then there were no more questions.[elder:  Instead, {elder.short} had told the one about the moose who drove a bus.][friend:  {Friend}[!friend.known: , {child’s} best friend,] was sleeping over and knew how it had been, but kept quiet.][pet.other:  {child} had told {pet} how it was, and {pet} hadn’t asked a thing.] Now {child} lay in bed and looked at the crack under the [us: closet | wardrobe] door. There was a light in it. There wasn’t usually.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had a nose to it already.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] was sitting in front of it already, waiting to be let in.]

{child} got up and opened it. Behind the jackets, where the wall should have been, lay a street in the morning sun[city: , and it wasn’t in {city}].[friend:  “I’m coming with you,” said {friend}.][pet.dog / pet.cat:  {Pet} went first.]

# second-best
The first thing [friend: they|{child.he}] saw was a fish shop. The sign said: Tuesday’s Fish. Next door was a café called The Second-Best Coffee[music: , where they were playing {music}]. A man came walking along, and {child} said what people say:

“Hello, how are you?”

“Worried about my tooth, and jealous of my brother,” said the man. “And you?”

“All r…” said {child}. That was as far as it went. {Child.His} mouth stuck, like a drawer that jams. “I’m all r…”

[friend: “I’m hungry,” said {friend}, and that was no trouble at all.

]“You’re not from here,” said the man kindly. “Nobody can lie here. But you may keep quiet, if you’d rather.”

# looked-left
So {child} kept quiet, and walked on, and looked. A lot of it was funny. In a shop window hung a sweater with a label: You Will Wear This Twice.[athlete:  On the back it said {athlete}.] Outside a school a teacher was saying, “No idea, I’ll have to look it up,” and the whole class wrote it down.[sport:  A poster said that you could take up {sport}, and that most people stop by Christmas.]

Some of it was harder. A girl opened a present and said, “I’m disappointed,” and the uncle who had given it to her nodded, and looked at the ground.[pet.dog:  {Pet} went and leaned against him, and that wasn’t a lie either.][pet.cat:  {Pet} went and rubbed against him, and that wasn’t a lie either.] On a field they were playing [us: soccer | football], but nobody could pretend. Whoever looked left went left. It was [us: zero–zero | nil–nil], and had been for twelve years.

# tell-her-a-story
When evening came, {child} sat down on a step[friend:  beside {friend}]. Behind [friend: them|{child.him}] a window was open, and inside somebody small was crying.

“She can’t sleep,” said a tired father, leaning out. “She’s afraid of the dark. I’d like to say there’s nothing to be afraid of, but I can’t be certain.”

“Tell her a story,” said {child}.

“What’s that?”

“You know. Something that hasn’t happened.”

“How could anybody say something that hasn’t happened?” said the father.

And then {child} saw what the whole town lacked. In the bookshop window there had been only maps and cookbooks. In the playground nobody had been a pirate, or a dog. The children had just stood there being themselves.

# a-dr
“May I try?” said {child}, and the father opened the door. In the bed sat a girl of about five, red in the face.

“I’m {child}. Now listen. Once there was a d…”

Stuck. There hadn’t been a dragon. Not once.

[friend: “A t…” tried {friend}. There hadn’t been a troll either.

]The girl had stopped crying, and was watching [friend: their mouths|{child’s} mouth] with interest.

# two-words
{child} thought until it creaked. {@thought}

And then it came to {child}. It was only two words, and they weren’t even hard ones.

“What if,” {child.he} said.

{Child.His} mouth let that through.[pet.dog / pet.cat:  {Child.He} looked down at {pet}, who had curled up in a ring round {child.his} feet.]

“What if,” said {child} again, and now it tingled all the way down, “what if the dark is an enormous black {@dog}, who comes and lies down round the house at night?”

The father sat down on the floor. The girl’s eyes were very big.

“What if it’s kind?” she whispered. She put a hand over her mouth, surprised that it had worked.

“What if it’s been walking all day to get here,” said [friend: {friend}|{child}], “and its paws are so tired?”

“What if it needs a pillow?” said the girl.

“Then that would have to be as big as the market square,” said the father. He stopped, took a breath, and added, very carefully, “What if.”

# a-fear-of-hedgehogs
They went on for a long time. The {@dog} got a name, and a mother, and a fear of hedgehogs.[pet.dog / pet.cat:  It had the loan of {pet’s} ears.][pet.other:  It was named after {pet}.] Outside, the neighbours stood in their nightshirts and listened, and one after another they began to move their lips. What if, said somebody in the dark. What if.

# one-nil
When the girl was asleep, {child} walked back[friend:  with {friend}]. Somebody had turned on the lights at the [us: soccer | football] field. A player looked left. What if I go left, said every bit of him. Then he went right, and the crowd screamed for joy. [us: One–zero | One–nil].

The [us: closet | wardrobe] stood open. [friend: They stepped in among the jackets, and out onto {child’s} rug.|{child} stepped in among the jackets, and out onto {child.his} own rug.]

# a-banana
Here it was possible to lie. {child} tried it. “I’m a banana,” {child.he} said, and it was no trouble at all.[friend: 

“I’m not a bit hungry,” said {friend}, and fell asleep.

{child} sat down on the bed and let it be quiet for a while. |  Then {child.he} sat down on the bed and let it be quiet for a while.]

{@A} came in to put out the light. {@He} gave {child} the usual look.

{child} could say anything at all, or nothing. That was just it. Nobody here made you, so if you said something true, it was because you wanted to give it away.

“You know,” said {child}, “school wasn’t so good. But I’m too tired to talk about it tonight.”

“Then we’ll do it tomorrow,” said {@a}. “Thank you for telling me.”[elder2: 

“Tomorrow,” said {elder2} outside the door.]

# room-for-the-paws
{@He} put out the light. The dark came in and lay down round the bed, big and black and heavy.[pet.dog / pet.cat:  {Pet} was there already.]

What if, thought {child}. {Child.He} moved over a little, to make room for the paws, and slept.

# @thought
A story isn’t a lie, {child.he} thought. When you lie, you want the other one to believe it. When you tell a story, you both know. You go there together.
## if elder
A story isn’t a lie, {child.he} thought. When you lie, you want the other one to believe it. But when {elder.short} tells the one about the moose, you both know. You go there together.
## if friend
“A story isn’t a lie,” {child.he} said. “When you lie, you want the other one to believe it.”

“When you tell a story, you both know,” said {friend}. “You go there together.”
## if friend & elder
“A story isn’t a lie,” {child.he} said. “When you lie, you want the other one to believe it.”

“When {elder.short} tells the one about the moose, everybody knows,” said {friend}. “You go there together.”

# @dog
dog
## if pet.cat
cat

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

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}
