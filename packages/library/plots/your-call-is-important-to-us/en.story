title: Your Call Is Important to Us
title: Not One More Peep
guest minder: Auntie Josie (she), Auntie Bea (she)

% One rule: it can only say what it has heard somebody say. Said, shown with what grown-ups say all day, said again when the child tells it something.
% The grown-up: a grandparent who is ticked, else {adult}, else {minder}. The peep is the whistle.

# in-a-minute
{child} could whistle. It was only one note, and it had come that very morning, and {child.he} wanted {@first} to hear it before it went away again.

“In a minute,” said {@grown}. {@Ghe} was walking up and down {@where} with the phone to {@ghis} ear, waiting for somebody to answer.[elder2:  {Elder2} wanted to hear it too, as soon as {elder2.he} had found {elder2.his} glasses.]

“Your call is important to us,” said the phone. [city: “All of {city} is ringing us. ]{@phone-will} And it played a tune on a flute[music: , which was nothing like {@song}].

So {child} went and sat down beside {the wish} until the minute was over.[friend:  {Friend}[!friend.known: , {child’s} best friend,] came too.]

“In a minute,” said {the wish}.

# once
Up to that day {the wish} had never said more than “{Wish.sound}”.

{child} stared. “Can you talk?”

“What do we say?” said {the wish}.

“Can you talk, please?” said {child}.

“How many times do I have to tell you?”

“You haven’t told me once!”

“I’m not going to say it again,” said {the wish}.

[friend: {Friend} laughed so much that {friend.he} fell over.|{child} burst out laughing.] {@heard}

# only-heard
“That’s what grown-ups say,” said [friend: {friend}, sitting up. “{Wish.he} can’t have heard anything else!”|{child}. “Have you never heard anything else?”]

And so it was. {The wish} could only say what {wish.he} had heard somebody say, and {wish.he} said it in the same voice, and just as loud.

“Are you very old?” asked {child}.

“We’ll see,” said {the wish}.

[school: “Do you go to school?”

“What did you do {at school}?” said {the wish}. “Nothing? You can’t have done nothing.”

][sport: “Do you ever get bored?”

“No {sport} near the windows,” said {the wish}.

][athlete: “Can you run?”

“Who do you think you are?” said {the wish}. “{athlete}?”

][pet: {@pet-sits}

]“Would you like to hear me whistle?”

“Lovely,” said {the wish}.

“I haven’t done it yet!”

“Mm. Lovely. Your call is important to us.”

# that-tone
“{child}!” called {@grown}. “Come and put a [us: sweater|jumper] on!”

“In a minute!” called {the wish}.

“No, not in a minute! Now!”

“Don’t you take that tone with me!”

“What did you say?” called {@grown}.

“You heard,” said {the wish}.

And there stood {@grown}, with the flute at {@ghis} ear and a deep line between {@ghis} eyebrows.

“It wasn’t me,” said {child}. “It was {the wish}.”

{The wish} looked just like any other {wish}.

“Then I don’t want one more peep out of {the wish},” said {@grown}. “And not one more peep out of [friend: either of you|you], until somebody answers this phone.”

# gone
Not one more peep. And a peep was all that {child} had come with.

There was a sting in {child’s} throat. To see if the note was still there, {child.he} made {child.his} lips round and blew, very gently. Fff, it went. Fff. There was nothing but air. The note had gone away, and {@grown} hadn’t heard it once.

{child} cried, without a peep.

“There, there,” said {the wish}.

{child} looked up. That wasn’t loud at all. Somebody must have said that once as well, close by, and {the wish} had kept it.

“Tell me all about it,” {wish.he} said. “I’m listening.”

# all-about-it
[friend: “Anything you say to {wish.him}, {wish.he} can say,” whispered {friend}. “So tell {wish.him}!”|{The wish} could say anything {wish.he} heard. Then {wish.he} had better hear this, thought {child}.]

{child} put {child.his} mouth close up to {wish.part}. {Child.He} whispered all of it, so that it wasn’t even half a peep.

{The wish} let {child.him} finish, as you do when you really listen. Then out it came, in {child’s} own voice, but as loud as when people say it for the third time.

“I can whistle! I wanted {@grown} to hear it! It doesn’t even take a minute! But it’s no fun when nobody’s listening, and now it’s gone!”

It was so loud that a man on a ladder, far down the road, said he was sorry.

# allowed-to-peep
{@Grown} came back, quite slowly. {child} had both hands over {child.his} mouth, so that anybody could see it hadn’t come from there.

“Was that {the wish}?” said {@grown}.

{child} nodded.

“In a minute,” said {the wish}, in {@growns} voice. “Mm. Lovely.”

{@Grown} sat down, just where {@ghe} was. “Do I sound like that?”

{child} nodded.

“You’re allowed to peep now,” said {@grown}.

“Yes,” said {child}. “You do.”

# the-flute
{@Grown} put down the phone. “I’m listening,” {@ghe} said, and looked at nothing but {child}.[elder2:  {Elder2} came too, with {elder2.his} glasses on, though you don’t need them for listening.]

{child} made {child.his} lips round. Fff. Fff. Nobody said hurry up, and nobody said lovely. [friend: {Friend} held on to {child’s} sleeve. ]And then it came, the whole note, round and new.[pet.dog:  {Pet}, who was still sitting, took it to mean that {pet.he} could get up.][pet.cat:  Even {pet} came, and {pet.he} never came for anybody.]

“How do you do that?” said {@grown}. “Show me where your tongue goes.”

The flute stopped. “Hello?” said the phone. “How can I help you?”

“In a minute,” said {@grown}, whose mouth was quite round by now. “Fff.”

“Hello?” said the phone. “Anybody there?”

“Your call is important to us,” said {the wish}, and played it the flute.

# @phone-will
“We’ll be with you in a minute.”
## if city
We’ll be with you in a minute.”

# @first
{minder}, who was looking after {child.him},
## if adult & !elder
{adult}
## if elder
{elder}

# @grown
{minder}
## if adult & !elder
{adult}
## if elder
{elder.short}

# @growns
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}

# @ghe
{minder.he}
## if adult & !elder
{adult.he}
## if elder
{elder.he}

# @ghis
{minder.his}
## if adult & !elder
{adult.his}
## if elder
{elder.his}

# @song
{music}

# @where
in the hall
## if wish.kind.vehicle & !wish.size.huge / wish.kind.plant & !wish.size.huge
outside the house
## if wish.size.huge / wish.kind.building
in front of {the wish}, which they had come a long way to see,

# @pet-sits
{child} held up {pet} and said who it was. “Have you washed your hands?” said {the wish}.
## if pet.dog
{Pet}[!pet.known: , {child’s} dog,] came to see who it was. “Sit,” said {the wish}, and {pet} sat.
## if pet.cat
{Pet}[!pet.known: , {child’s} cat,] came to look. “Off the table,” said {the wish}. {Pet} wasn’t on any table, but went to find one.

# @heard
“Who left this here?” said {the wish}. “Don’t touch. What did I just say?”
## if wish.kind.furniture
“Sit still,” said {the wish}. “Feet down. It’s not a climbing frame.”
## if wish.kind.machine
“Don’t press that,” said {the wish}. “Now look what you’ve done. Where are the instructions?”
## if wish.kind.food
“Don’t play with it,” said {the wish}. “Just try it. You don’t know you don’t like it.”
## if wish.kind.vehicle
“Is everybody strapped in?” said {the wish}. “Well, you should have gone before we left.”
## if wish.kind.building
“No running,” said {the wish}. “And wipe your feet. Somebody’s only just done that floor.”
## if wish.kind.garment
“You’ll be cold,” said {the wish}. “I don’t care what the others are wearing.”
## if wish.kind.plant
“Don’t pick it,” said {the wish}. “You look with your eyes, not with your fingers.”
## if wish.toilet
“Are you going to be long in there?” said {the wish}. “Did you wash your hands? With soap?”
## if wish.bed
“Lights out,” said {the wish}. “You’ve had a drink of water. You’ve had two.”
## if wish.pizza
“It’s hot,” said {the wish}. “Blow on it. I did say it was hot.”
## if wish.potato
“Just three more bites,” said {the wish}. “No, that was one bite in three bits.”
## if wish.bicycle
“Look where you’re going!” said {the wish}. “Not at me! Brake!”
## if wish.shoe / wish.boots
“Where’s the other one?” said {the wish}. “It can’t have walked off by itself.”
## if wish.castle
“Stay with the group,” said {the wish}. “And the gift shop closes in five minutes.”
