title: The Tooth That Had a Job to Do
title: Three Things Before I Go
title: Tick
guest friend: Martha (she), Reuben (he)

% Whoever is there in the evening (@a): {adult}, else the elder.

# loose
{Friend}[friend & !friend.known: , {child’s} best friend,] had lost four teeth. {child} hadn’t lost any.

But this morning, when {child} bit into {child.his} toast, something had gone click.

“It’s loose!” shouted {child} in the playground[school:  at {school}]. “Look!”

{child.He} pushed with {child.his} tongue. The tooth rocked forwards. The tooth rocked back.

“That’s very loose,” said {friend}, who knew about these things. “That’ll be out by lunch.”

{child} wobbled it to the right. {child} wobbled it to the left.
## if age>=7 & age<9
{Friend}[friend & !friend.known: , {child’s} best friend,] had lost eight teeth. {child} had lost seven, and the eighth sat there like a stone in a wall.

But this morning, when {child} bit into {child.his} toast, something had gone click.

“It’s loose!” shouted {child} in the playground[school:  at {school}]. “Look!”

{child.He} pushed with {child.his} tongue. The tooth rocked forwards. The tooth rocked back.

“That’s very loose,” said {friend}, who knew about these things. “That’ll be out by lunch.”

{child} wobbled it to the right. {child} wobbled it to the left.
## if age>=9
{Friend}[friend & !friend.known: , {child’s} best friend,] hadn’t a single baby tooth left. {child} had one. It was one of the pointed ones, and it sat there like a stone in a wall.

But this morning, when {child} bit into {child.his} toast, something had gone click.

“It’s loose at last,” said {child} in the playground[school:  at {school}]. “Look.”

{child.He} pushed with {child.his} tongue. The tooth rocked forwards. The tooth rocked back.

“Oh, that’s very loose,” said {friend}, with all the weight of experience. “That’ll be out by lunch.”

{child} wobbled it to the right. {child} wobbled it to the left.

# not-yet
“Ow, ow, ow,” said somebody. “You’re making me seasick.”

{child} stood still. It was a very small voice, and it came from inside {child.his} own mouth.

“Did you say something?” {child.he} whispered.

“I did,” said the tooth. “And I’m not letting go. Just so you know.”

{Friend} stood on tiptoe and looked in.

“Hello in there,” {friend.he} said. “Why don’t you want to let go?”

“I moved in before {child} could walk,” said the tooth. “I’ve bitten everything there is to bite[city:  in {city}]. And now it’s out you come, and not so much as a thank you. Well, no. I’ve still got things to do.”

“What sort of things?” asked {child}.

The tooth thought so hard that it tickled.

“I want to bite something really loud,” it said. “I want to whistle a tune. And then there’s one more thing, but we’ll leave that till last.”

# crunch
At lunch {child} took a carrot, the fattest there was. {child.He} held it right up against the tooth and bit. CRUNCH! They heard it all the way to the lady with the ladle.

[athlete: “I bet even {athlete} can’t crunch like that,” said {friend}.

]“Ohhh,” sighed the tooth. “Now that was a crunch!”

It was hanging a little looser now. But it didn’t let go.

# whistle
After lunch {child} and {friend} sat down under the big oak tree. {child} made {child.his} lips round and blew. Nothing came out but air.

“Lean my way,” {friend} told the tooth. “[age>=7: No, a bit more. ]There! Now blow, {child}!”

{child} blew, and the tooth leaned over to one side until it made a tiny gap. And out of the gap came a note, so clear that a squirrel stopped[age>=7:  halfway up the trunk] to listen. {child} whistled {@song} nearly all the way to the end.

“What a day!” said the tooth.[age>=7:  “To think that I could do that!”]

It was hanging by a thread now. But it didn’t let go.

# the-place
[elder: At home time {elder} [elder2: and {elder2} ]came to collect {child.him}, and {@they} had a look as well.

“A lot of visitors today,” said the tooth.

“What was the last thing?” whispered {child}.|“What was the last thing?” asked {child}, on the way home in the sunshine.]

The tooth said nothing for a while.

“It’s about the place,” it said in the end. “My place. When I go, it’s going to be empty. And who’ll look after it then?”

{child} didn’t know what to say to that.[age>=7:  {child.He} had wanted so much to be rid of the tooth that {child.he} had never wondered how it was for the tooth. So {child.he} kept {child.his} tongue to {child.himself} all the way home, and let it sit in peace.]

# down-there
In the evening {child} sat on the edge of the bath and opened wide. {@A-first} held up a little mirror.

“What’s underneath a wobbly tooth?” asked {child}.

“A new tooth,” said {@a}. “That’s what’s pushing.”

“Pushing?” said the tooth. “Is there somebody down there?”

{child} kept perfectly still. The tooth listened. And from far below, deep inside the pink, it came: tick. Tick, tick.

“Hello?” called the tooth.

“Hello,” said a voice that was smaller still. “I’m sorry about the pushing. Is it nearly my turn? It’s such a squeeze down here. And it’s dark. And I don’t know how to do it.”

“How to do what?”

“Biting,” said the new tooth shyly.

# how-to-bite
The old tooth stood up as straight as it could.

“There’s nothing to it, my dear,” it said. “Now listen. You take an apple from the side. You have to watch out for toffee. When there’s ice cream it goes terribly cold, but it passes. [sport: {@sport-day} ]And the one who lives here is called {child}, and {child.he}’s a good sort. {child.He} nearly always brushes round the back as well.”

[age>=7: “Nearly?” said the new tooth.

“You can remind {child.him},” said the old one. “But don’t nag.”

]“Thank you,” whispered the new tooth. “I’ll remember.”

# plip
“Right,” said the old tooth. “Then I think that’s everything. {child}! Do you know any jokes?”

{child} thought.

“What did one wall say to the other wall?”

“I don’t know,” said the tooth.

“I’ll meet you at the corner.”

The tooth began to laugh. [adult / elder: {@A} began to laugh too. ]{child} laughed until {child.his} mouth was wide open, and the tooth laughed until it shook, and then there was a small plip.

It didn’t hurt one bit. The tooth lay in {child’s} hand, white and little and shiny as a grain of rice.

“I’m going to show {friend} tomorrow,” said {child}.[pet.dog / pet.cat: 

{Pet} had a sniff. {pet.He} {pet.was} {@kind} and had {@number} teeth, and not one of them had ever said a word.][pet.other: 

{Pet} looked at it for a long time, and then at {child}, as if {pet.he} wondered how to do it.]

# tick
[adult: {@A} tucked {child} in. ]{child} laid the tooth on the pillow first, to say goodbye. It rocked forwards, and it rocked back, and then it lay still.

“Thank you for all the biting,” whispered {child}.

The tooth didn’t say anything more. But it shone a little in the lamplight, and it looked thoroughly pleased. And {child} slid it under the pillow, where somebody would know to look.

[adult: {@A} kissed {child.him} and put out the light. |The lamp went out. ]{child} put the tip of {child.his} tongue into the soft new gap. And there, right down at the bottom, {child.he} could feel something small and sharp, waiting.

“Good night, new one,” said {child}.

Tick, it said. And then they both went to sleep.

# @song
“Twinkle, Twinkle, Little Star”
## if music
{music}

# @sport-day
When there’s {sport} on, you grit.

# @they
{elder.he}
## if elder2
they

# @a-first
Somebody who had a story to read
## if adult
{Adult}
## if elder & !adult
{elder.short}

# @a
whoever it was
## if adult
{adult}
## if elder & !adult
{elder.short}

# @kind
a dog
## if pet.cat
a cat
## if breed
{a breed}

# @number
forty-two
## if pet.cat
thirty
