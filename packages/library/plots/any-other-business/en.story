title: Any Other Business
title: Item Three, Hats
title: With One Hand
guest friend: Femi (he), Dora (she)
guest minder: Auntie Josie (she), Auntie Bea (she)

% Whoever is on the island with them is the grandparent, else {adult}, else {minder}. {Friend} takes the chair seriously. “Any other business?” is asked the same way every time.

# a-white-dot
There was nothing on the island except sand and palm trees, [city: and it was a long way from {city}, ]and that was why they had hired a boat to go there for a picnic: {child}, [!friend.known: [child.name: best friend | {child.his} best friend] ]{friend}, and {@first}.[pet.dog:  {Pet}[!pet.known:  the dog] came too, and wanted somebody to throw a stick.] “I’ll tie up the boat,” said {child}. {Child.He} {child.was} {age}, and on a survival [us: show | programme] {child.he} had once watched a man do that very knot with one hand while talking about scorpions.

When they came back from looking at the other side, the boat was a white dot on its way out to sea. It had their phones in it, and the pudding.[elder2:  {Elder2} had made the pudding, and wanted the bowl back.]

“That’s my fault,” said {@a}. “I should have pulled it further up the beach.”

{child} [child.name: was about | opened {child.his} mouth] to say that it was the knot, and didn’t. And every minute it got harder to start.

# item-one
{Friend} climbed on to a big stone. {Friend.He} had once sat through a whole committee meeting[school:  {at school}], and knew how things were done.

“I call this meeting to order,” {friend.he} said. “Item one. Are we going to die?”

“No,” said {@a}. “The ferry goes past here morning and evening.”

“Carried,” said {friend}. “Item two. What have we got?”

They had plenty of water, a bag of sandwiches, a huge orange towel[sport:  that otherwise went to {sport}], and a [us: clothesline | washing line], because {@a} took a [us: clothesline | washing line] everywhere.

# hats
“Item three,” said {@a}. “Hats.”

“Hats isn’t really an item,” said {friend}.

“Hats,” said {@a}.

They put on their hats.

“Any other business?” said {friend}.

{child} could feel a knot in [child.name: the | {child.his}] stomach. It was far better than the one in the boat.

“No,” {child.he} said.

# slightly-warm
They built a shelter out of driftwood and palm leaves. {child} rubbed two sticks together for an hour, until one of them was slightly warm.[pet.dog:  {Pet} waited for somebody to throw it.]

“On the [us: show | programme] there’s smoke by now,” said {child}.

“On the [us: show | programme],” said {friend}, “there’s a man behind the camera with a sandwich.”

# orange-towel
On the point they put up a tall pole to fly the orange towel from, for the ferry to see. {@A} handed {child} the [us: clothesline | washing line] as if it were obvious, and {child} couldn’t very well say no. {Child.He} tied the towel on.

“Any other business?” said {friend}.

“No,” said {child}.

At sunset the ferry came round the headland, white and slow, with all its windows shining[music:  and {music} playing on board]. Then the wind got up, and {child} saw the knot open, quite gently, like a hand letting go. The towel sailed away over the trees like a big orange bird.

They shouted until they were hoarse[athlete: , as if it were for {athlete}], but the ferry grew smaller, and then it was dark.

# worse-than-the-dark
They sat close together in the shelter, with {@a} in the middle.[pet.cat:  At home {pet}[!pet.known:  the cat] would be lying in the best armchair by now, and wanting to keep it.][pet.other:  At home next door would be feeding {pet}, who always wanted a bit more.]

“I keep thinking about that boat,” said {@a}. “I brought you two out here, and I didn’t even …”

{@His} voice had gone thin. {child} had never heard it do that, and it was worse than the dark.

# i-call-a-meeting
“I call a meeting,” said {child}.

“Now?” said {friend}.

“Item one. Any other business.”

“You can’t start with any other …”

“I’ve got some,” said {child}. {Child.He} had hold of {@s} sleeve, and spoke to that. “I tied the boat, {@a}. You pulled it up fine. I did a knot off the [us: TV | telly] and it wasn’t even a knot, and then I did it again with the towel. And I let you think it was you. All day.”

# put-it-down
The sea went in and out. Then {child} felt {@a} begin to shake, and it was a moment before {child.he} understood that it was laughter.

“With one hand,” said {@a}. “Like the scorpion man.”

“You saw?”

“I thought, don’t you look sure of yourself.” {@He} pulled {child’s} head against {@his} shoulder. “I’m going to be cross about that pudding, {child}, but I’ll do it tomorrow, when I can see you. What a thing to lug about all day. You could have put it down at lunch.”

“Shall I put this in the minutes?” asked {friend}.

“No,” said {child} and {@a}.

# the-rabbit
“Then give me your hands,” said {friend}, and moved {child’s} fingers along the [us: clothesline | washing line] in the dark. “You make a hole. The rabbit comes up out of the hole, goes [us: around | round] behind the tree, and goes back down the hole. Pull.”

“That’s for little kids.”

“That’s for ships,” said {friend}. “Again.”

They did it until {child’s} fingers could manage by themselves.

# the-captain
In the morning they found the towel in a bush. {child} tied it to the pole, up, [us: around | round] and down, with both hands. When the ferry came, so did the wind. The towel bucked and banged, and the knot drew itself tighter and tighter, and held.

The ferry hooted. Slowly, like a house turning round, it swung towards them, and bobbing behind it was a little white boat. The captain brought it in to the beach herself.

“I found this,” she said. “Can one of you tie it up?”

{@A} looked at {friend}, and {friend} looked at {child}. {child} tied it to a palm. The captain tugged at the rope and nodded.

# spoons
Later they sat on the ferry’s deck, wrapped in blankets, with the pudding.[elder2:  The bowl was in one piece, as {elder2} had wanted.][pet.dog:  {Pet} had brought a stick, and the captain threw it.][pet.cat:  {Pet} would have to give the armchair back now.][pet.other:  {Pet} was going to get a bit more.]

“I call this meeting to order,” said {friend}. “Item one. Spoons.”

“Item two,” said {@a}. “Hats.”

“Any other business?”

“No,” said {child}, and it was true.

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

# @his
her
## if adult & !elder
{adult.his}
## if elder
{elder.his}
