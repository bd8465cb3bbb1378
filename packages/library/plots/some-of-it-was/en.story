title: Some of It Was
title: The Hamster Who Wasn’t In
title: Because {Friend} Said So
guest friend: Pip (she), Rafe (he)
guest dumpling: Dumpling (he), Noodle (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever is at the table (@a) is the grandparent, else {adult}, else {minder}. {dumpling} is the hamster.

# the-little-door
[school: The hamster {at school}|The school hamster] was called {dumpling}, and this weekend he was living at {child’s} house. {Friend}[!friend.known: , {child’s} best friend,] had come to stay the night and help.[elder:  {Elder} was looking after them.][!elder & !adult:  {Minder} was looking after them.][pet.dog / pet.cat:  {Pet}[!pet.known: [pet.dog: , the dog,][pet.cat: , the cat,]] had to stay in the bedroom as long as there were visitors, and wanted to come out.]

On Saturday, just before [us: supper | tea], {child} went to say hello, and the little door of the cage stood wide open, and there was no hamster.

{Child’s} tummy dropped, as it does in [us: an elevator | a lift]. It was {child} who had forgotten to shut that door.

# something-true
“He’s escaped,” {child.he} whispered. “I’ve lost the whole school’s hamster. {Friend}, don’t tell {@a}.”

“I won’t,” said {friend}. “But if {@he} asks me, I shall have to say something true.”

That was the trouble with {friend}. {Friend.He} never told lies. {Friend.He} made a wonderful friend, and an extremely inconvenient one.

# dark-and-warm-and-tight
{Friend} read aloud from the school’s hamster folder. “Hamsters like it dark, and they like it warm, and they like it tight.”

So they looked in the slippers and up the coat sleeves[athlete:  and behind the poster of {athlete}].[pet.other:  They looked in on {pet}, but {pet} hadn’t had any visitors.] They looked in {@s} [us: rain boots | wellingtons], which were very dark and very tight, but {friend} sniffed them and said nobody would go in there on purpose. Then it was [us: suppertime | tea], and they had to sit down.

# our-guest
“How’s our guest?” said {@a}.

“Fine,” said {child}, much too fast.

{@A} looked at {friend}.

“We hope so,” said {friend}.

“Is he in his cage?”

“The cage is lovely and tidy,” said {friend}.

“Good,” said {@a}, and cut up {@his} sausage. “I don’t mind a hamster, so long as I know where it is.”

Something rustled behind the toaster, and {child} coughed to cover it up.

“Was that you?” said {@a}.

“Some of it was,” said {friend}.

# behind-you
Then {child} saw a small round bottom going along the [us: counter | worktop] behind {@s} back, and the sausage would not go down.

“{@A},” said {child}. “{Dumpling’s} escaped. I left the door open, and he isn’t even mine, and everyone’s going to hate me.” {Child’s} chin wobbled so much that it took both hands to hold it.

{@A} lifted both feet off the floor, and then {@he} stood up on {@his} chair.

“When you say escaped,” said {@a}, “do you mean out of the house[city: , somewhere in {city}], or in here with us?”

“Behind you,” said {friend}.

“Right,” said {@a}, in a high voice. “{child}, everybody leaves a door open once. I’d like to give you a hug, but you’ll have to come up here for it.”

So {child} climbed up and had a hug on the chair, and it helped, even though it was {@a} who was shaking.

# the-crack
Then {friend} held out a bit of cucumber. {Dumpling} climbed down on to the floor, took the cucumber, and ran straight into the crack under the kitchen cupboard. It was so thin that not even {friend’s} hand would fit. They heard him scrabbling, further and further in, and then they heard nothing at all.

“He might never come out,” said {friend}. And it was much worse because it was {friend} who said it.

# the-sleeve
{child} looked at the long [us: sweater | jumper] sleeves that hung down past {child.his} fingers.[elder2:  The [us: sweater | jumper] came from {elder2}, and was meant for growing into.]

Then {child} lay flat on the floor. {Child.He} pulled one hand back up to the elbow, and pushed the empty end of the sleeve in under the cupboard. It was dark in there, and it was warm, and it was tight. {Friend} poked a piece of cucumber up it as far as {friend.he} could reach, and switched off the light.

“Don’t laugh,” {friend} whispered. “And you are the most ticklish person I know.”

# four-cold-feet
They waited.[music:  {Friend} hummed {music}, very softly.] Something with whiskers came to the end of the sleeve. Then four tiny cold feet walked up over {child’s} fingers, and round the elbow, and on up. {child} bit hard on the collar.[sport:  {Child.He} tried to think about {sport}.] {Child.His} toes curled, and the tears ran. {Dumpling} walked all the way into the armpit, turned round twice, and sat down.

{Friend} took hold of the end of the sleeve and squeezed it shut with both hands.

“Have you got him?” said {@a} from the chair.

“Yes,” squeaked {child}, and then at last {child.he} {child.was} allowed to laugh.

# a-clothes-peg
They tipped {dumpling} out into the sawdust with his cheeks full of cucumber. {child} shut the little door, and {@a} came down and put a [us: clothespin | clothes peg] on it.[pet.dog / pet.cat:  Then {pet} was let out at last, and went and had a long look at the [us: clothespin | peg].]

# and-our-guest
When the two of them were lying in the dark, {@a} looked in.

“And our guest?” {@he} said. “Is he in his cage?”

“Yes,” said {friend}.

And because it was {friend} who said so, everybody went to sleep.

# @a
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @s
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @he
she
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
