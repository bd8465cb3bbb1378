title: And Then They Fetch a Napkin
title: Just Here
title: You Never Said You Were a Dumpling
guest elder: Auntie Josie (she), Auntie Hattie (she)

% One misunderstanding: whoever is made of food believes that the child is really going to be eaten up. Nobody had asked: said on the first page, paid in the turn.
% {elder} is a grandparent where one is ticked, else Auntie Josie. Begin with …: first {wish.part}, at the end the nose.

# behind-the-shed
{Elder} had come to tea[elder2:  with {elder2}], and {child} was hiding behind the shed[city: , the best hiding place in {city}].

It wasn’t {elder.short} that {child.he} minded. It was the eating. {Elder.short} always flung out both arms and cried, “I could eat you up!” And then {elder.he} did. {elder.He} began with the cheeks and went on to the ears, and it was wet, and nobody had asked. {child} did so want to be left in peace, but {child.he} had never dared to say it, because it made {elder.short} so happy.

Behind the shed, somebody was hiding already. It was {a wish} made of {other}.[wish.size.huge:  {Wish.he} stuck out a long way on both sides, but {wish.he} held {wish.his} breath.]

“Are they after you, too?” whispered {the wish}.

“Yes,” whispered {child}. “{Elder.short} wants to eat me up.”

“You as well,” said {the wish}, and moved over.

# all-the-way-through
“Are you {other} all the way through?” asked {child}.

“Even {wish.part},” said {the wish}.

“I like you,” said {child}.

“That’s what they all say,” said {the wish}. “And then they fetch a napkin.”

{child} sat down on both {child.his} hands, to be on the safe side.

[pet.dog: {Pet}[!pet.known:  the dog] sat down, too, and dribbled. “Does {pet.he} like me?” asked {the wish}. “Very much,” said {child}. “I was afraid of that,” said {the wish}.

][pet.cat: {Pet}[!pet.known:  the cat] lay on the roof and wasn’t going to tell.

][pet.other: “Nobody ever wants to eat {pet} up,” said {child}, and {child.he} sighed.

]“And what are you made of?” asked {the wish}.

{child} didn’t know.

“May I?” said {the wish}, and waited for a nod. Then {wish.he} took a very small taste of {child’s} elbow.

“Salty,” {wish.he} said. “I can’t think what {elder.he} sees in you.”

# a-dumpling
“Where’s my little dumpling?” called {elder.short} from the lawn[music: , where {elder.he} had been humming {music}].

{The wish} looked hard at {child}. “You never said you were a dumpling.”

“I’m not a dumpling!” whispered {child}.

[age>=5: “Hasn’t {elder.he} had anything to eat?”

“Three sandwiches,” whispered {child}.

“And still,” said {the wish}, and shook. “I always run. What do you do?”]

# something-white
[age>=5: “I shut my eyes,” said {child}[friend: .|, and put one eye round the corner.] | [friend: |{child} put one eye round the corner.]]

[friend: {Friend}[!friend.known: , {child’s} best friend,] had one eye round the corner.]

“Here comes {elder.short},” [friend: whispered {friend}|{child.he} whispered]. “With something white in {elder.his} hand.”

“A napkin?” whispered {the wish}.

“A napkin.”

“Then {elder.he} means it,” said {the wish}.

# nowhere-to-run
And round the corner came {elder.short}, with the napkin in one hand and both arms flung out. “There’s my dumpling! Now I’m going to eat you all up!”

{child} wanted to say no. But the no was stuck in {child.his} throat, and behind {child.him} was the fence.[athlete:  Not even {athlete} could have got past those arms.]

# take-me
“Stop!” said somebody.

It was {the wish}, who always ran. {Wish.he} shook from top to bottom, but {wish.he} got right in between.

“Not {child},” said {the wish}. “There’s hardly anything on {child.him}, and all of it’s salty. Take me. I’m {other} all the way through. You can begin with {wish.part}.”

“But I wasn’t going to eat anybody!” said {elder.short}. “It’s only a thing people say.”

“Then why have you got a napkin?” asked {the wish}.

“To wipe {child’s} chin.”

“{elder.He} washes them first,” whispered {the wish}.

# not-even-the-ears
{child} had never seen anything so brave, and it was made of {other}. So surely one small sentence was possible.[friend:  {Friend} nodded.] {child} swallowed, and out it came.

“I don’t like being eaten up.”

Slowly, {elder.short’s} arms came down. “Not even the ears?”

“Not when nobody’s asked,” said {child}. “{The wish} said ‘may I’ first, and that was only an elbow.”

{Elder.short} folded the napkin very small. “It’s just that I’m so glad when I see you,” {elder.he} said. “And it has to go somewhere.”

{child} held out one hand. “It can go in here,” {child.he} said.[school:  “That’s how we do it {at school}.”]

{Elder.short} took the hand and shook it[sport: , as people do after {sport}]. Up and down it went, until all the gladness was in, and {child} laughed so much that {child.he} had to sit down.

# just-here
“May I?” {elder.he} asked {the wish}. “Only a little taste?”

{The wish} stopped shaking. “Nobody’s ever asked before,” {wish.he} said. “Just here, then, where it won’t show.”

So they all had a little bit, and it was the best {other} in the world.

“I like you,” said {elder.short}.

“That’s what they all say,” said {the wish}.

And then {elder.short} went and fetched another napkin. It was for {the wish}, who was staying to tea.[adult:  {Adult} came out with the biggest chair there was.]

# begin-with
When {the wish} had gone home, full of sandwiches, {elder.short} stood at the gate[elder2:  with {elder2}] and held out a hand to say good night.

{child} put {child.his} own hands behind {child.his} back.

“You can eat me up a bit now,” said {child}. “If you like.”

“May I?” said {elder.short}. “Where?”

“You can begin with my nose,” said {child}.
