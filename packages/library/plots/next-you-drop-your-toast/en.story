title: Next You Drop Your Toast
title: That Does Sound Like Me
title: See You Tomorrow
guest friend: Ivo (he), Romy (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The grown-up (@a) is the grandparent, else {adult}, else {minder}. {school} is the school before the new one.

# grow-into-it
On the last day of the summer [us: vacation | holidays] the sun shone, {@first} burned the toast, and {child} had to try on {child.his} [us: jacket | blazer] for the new school. The sleeves came down to {child.his} fingertips.[pet.dog / pet.cat:  {Pet}[!pet.known:  the [pet.dog: dog | cat]] waited under the table for something to fall.][pet.other:  {Pet} had been fed already.]

“You’ll grow into it,” said {@a}. It was what {@he} said about everything.

{child} was {age} and didn’t want to grow into it. The new school was huge[school: , twice as big as {school},] and smelt of floor.

# at-the-gate
So {child.he} spent the whole day outdoors[city:  in {city}] with [!friend.known: {child.his} best friend ]{friend}, a perfect day, and in the evening they stood at {friend’s} gate.

“See you tomorrow,” said {friend}. {Friend} said it every evening, and {child} said it back. But this time {child.his} throat closed up.

“I don’t want there to be a tomorrow,” {child.he} said.

And there wasn’t.

# in-the-fridge
{child} woke up, and the sun was shining[music: , and the radio was playing {music}], and there was a smell of burnt toast.

“You’ll grow into it,” said {@a}, holding up the [us: jacket | blazer].

“You said that yesterday.”

“Did I?” said {@a}. “Have you seen my …”

“They’re in the fridge,” said {child}. {@S} glasses had been in the fridge yesterday, with the butter.

It was the same day. When {child.he} had got over the fright, it was the best thing that had ever happened to {child.him}. No new school, only the last day of summer over and over again.

# on-the-step
{child} ran and told {friend}, and {friend}, who believed most things if you said them clearly, sat down on the step to think.

“Have you told me this before?” asked {friend}.

“No.”

The next morning {friend} sat down on the same step.

“Have you told me this before?”

“Yes. Yesterday.”

“What did I say?”

“You said, ‘Have you told me this before?’”

“That does sound like me,” said {friend}. “So what happens next?”

“Next you drop your toast.”

{Friend} looked at the toast, and dropped it.[pet.dog:  {Pet} ate it. {Pet} was the only one who had hoped for tomorrow to be just the same.]

They had ice cream for breakfast[sport:  and {sport} for lunch], and {child} won every bet[athlete: , even about {athlete}]. “What happens next?” {friend} would ask, and {child} always knew.

# the-raft
One day they built a raft with {@a}, in the shallow bend of the river.[elder2:  {Elder2} sat on the bank with all the towels.] The raft sank, and they built it again, and they laughed so much that {friend} had to hold on to a tree. When at last it floated, {@a} said, “I name this ship the Burnt Toast,” stepped aboard and fell off the other side. It was the best thing they had ever done.[elder2:  {Elder2} had not one dry towel left.]

“See you tomorrow!” said {friend} at the gate, still wet. {child} waved. {Child.He} never said it back.

# from-something
In the morning {child} ran all the way to {friend’s} step.

“Permission to come aboard the Burnt Toast,” {child.he} said, and saluted.

{Friend} smiled politely.

“Is that from something?” said {friend}.

There was no raft. There had never been one, not for anybody except {child}. {Child.He} had lived the best day of {child.his} life, and was the only person in the world who had been there.

# in-the-meantime
{child} cried all the way home. {@A} was in the kitchen, scraping toast.

“[us: Jacket | Blazer],” said {@a}.

{child} put it on. The sleeves reached exactly to {child.his} fingertips. They hadn’t moved by the width of a thread.

“You’ll grow into it,” said {@a}.

“I won’t, {@a},” said {child}. “Not if it’s always today.”

{@A} didn’t understand a word of it, but saw {child’s} face. {@He} put down the knife and rolled up the sleeves, first one and then the other, until {child’s} hands came out.

“That’ll do you in the meantime,” {@he} said.

# did-you-ask
{child} went back to {friend’s} step and told the whole story, right up to the raft. {Friend} thought it over.

“In all those days,” said {friend}, “did I ever tell you I was scared?”

“Of what?”

“Tomorrow. I was sick last night. Twice.”

{child} stared. {Child.He} knew when {friend} would sneeze, and where the toast would land.

“You never said.”

“Did you ever ask me?”

{child} hadn’t. {Child.He} had been far too busy saying what happened next.

So that day they just sat on the step and talked about what frightened them. {Friend} was scared of the lunch [us: line | queue], and of getting lost, and of {child} finding other friends. {child} was scared of the very same three things, only the other way [us: around | about]. It took until evening, and not one minute of it was like any of the other days.

# out-loud
Then they stood at the gate.

“See you …” said {friend}, and stopped. “Sorry. You don’t like that one.”

{child} took hold of the gate with both hands. {Child.His} throat was closing up like the first time, and {child.his} knees shook. But more than anything {child.he} wanted {friend} to remember today.

“See you tomorrow,” said {child}, out loud.

# no-idea
{child} woke up, and it was raining. There wasn’t any smell of toast. {@A} had burned the [us: oatmeal | porridge].[pet.dog / pet.cat:  {Pet} sniffed at it and went back to bed.][pet.other:  {Pet} had the same breakfast as every other day.]

{Friend} was waiting at the gate under a huge umbrella, in a [us: jacket | blazer] with sleeves down to the fingertips. {child} rolled them up, first one and then the other.

“Lunch [us: line | queue] together?” said {friend}.

{Friend} remembered. {child} could have hugged {friend.him}, and then {child.he} did.

The bus came hissing through the puddles.

“So what happens next?” said {friend}.

“I’ve no idea,” said {child}, and they got on.

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
