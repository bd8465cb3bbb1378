title: Do I Have To?
title: From Bell to Bell
title: When the Children Were in Charge
guest friend: Iris (she), Milo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: what a child says, a grown-up has to do. “Do I have to?” is a groan all day; the last one is quiet, and hopes for a no.
% Whoever sits in the den (@a) is the grandparent, else {adult}, else {minder}. {@help} is one event: {child} sees what it looks like when somebody wants to.

# the-washing-up
“Come and see our den,” said {child}.

“I have to do the washing-up first,” said {@first}.[elder2:  “And I have to dry,” said {elder2}.]

Yesterday it had been the telephone, and the day before it was the bins. Grown-ups always had to. {child} and {friend}[!friend.known: , {child.his} best friend,] had built the best den in the world, in the wood behind the school, and {@a} still hadn’t seen it. {child} had begun to think that {@a} didn’t want to.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had been there every day, and knew which end the biscuits were kept.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had been there once, and slept in it, and left when it suited {pet.him}.][pet.other:  Only {pet} had a good excuse.]

“Boots on,” said {@a}.

“Do I have to?” groaned {child}.

“Yes,” said {@a}. “You have to.”

# from-bell-to-bell
But just then the big bell rang[city:  over {city}]. One day a year the children were in charge, from the morning bell to the evening bell, at home and at school and everywhere else. There was only one rule: what a child said, a grown-up had to do. Their legs did it by themselves.

“Your boots on,” said {child}, to try it. “And then hop.”

“Do I have to?” groaned {@a}, and the boots were already on.

“Yes,” said {child}. “You have to.”

And {@a} hopped, the whole way to school.[elder & !pet: 

“When I was little I made my mother eat a mud pie on this day,” said {elder.short}, between the hops. “And I made her say that it was delicious.”

“Was it?” asked {child}.

“She had to say so,” said {elder.short}. “I’ve wondered for fifty years.”]

# up-the-maple
In the classroom[school:  {at school}] the grown-ups sat at the little desks, with their knees beside their ears.

“Today we’re doing climbing,” said {friend}, and pointed at the maple in the playground.

“Do I have to?” asked the teacher, who was already halfway up.

After that came pudding, and after the pudding came lunch.[sport:  The mayor had to {play sport} in his socks.][music:  The caretaker had to sing {@song} down the drainpipe.][athlete:  Nobody had jumped so high since {athlete}, and that was only to reach the custard.] All over the school the grown-ups groaned, “Do I have to?” and all the children shouted, “You have to!” It was the best day of the year.

# say-its-lovely
“Now come and see our den,” said {child}, and this time {@a} came at once.

The den was under a big fir, whose branches hung right down to the ground. Inside there was a floor of moss. {child’s} heart was beating hard. {@A} crept in, sat down, and waited.

“Say that it’s lovely,” said {child}.

“It’s lovely,” said {@a}.

“Say that it’s the best den in the world.”

“It’s the best den in the world.”

“Say that you want to stay.”

“I want to stay,” said {@a}, sitting as straight as a candle.

It was just what {child} had always wanted to hear. But every word of it was {child’s} own. It was like shouting at a mountain and getting the echo back.

“Do you mean it?” asked {child}.

“Do I have to?” said {@a}.

# against-the-fir
{child} crept out, and leaned against the trunk of the fir. It hurt in {child.his} chest. Today {child.he} could decide everything there was, except that.

{@help}

# what-you-want-to
So you couldn’t say it for somebody else. They had to do it themselves.

{child} went back and lifted the branch. “A grown-up has to do what a child says,” {child.he} said. {Child.His} voice shook. “So now I’m saying this. Do what you want to.”

“What I want to?” said {@a}, and looked astonished.

Then {@as} legs gave a jerk. They crept out of the den, and stood up, and began to walk. They walked between the trees, faster and faster, and {@a} never once looked round.

# gone
So now {child} knew.

{Child.He} crept into the den and sat down. The moss was still flat where {@a} had been. {Friend} came in too, and put an arm round {child.him}, and the tears ran all the way down to {child.his} chin.

They sat like that for a long time.

Then something came crashing through the wood.

# a-green-door
It was a door. It was big and green, and it was walking. Under it were {@as} boots.[elder2:  Behind them came {elder2.short’s}.]

“There’s a draught,” panted {@a}. “I felt it the moment I sat down. It’s the best den in the world, and it hasn’t got a door!”

“Why didn’t you tell me?” said {child}.

“You told me what I had to say,” said {@a}. “And that wasn’t in it.”

“But you never even looked round!”

“I was in a hurry,” said {@a}. “I’ve wanted a den with a door since I was [age>=9: your age | as big as you].”

{child} dried {child.his} face. “Did you have to fetch it?” {child.he} asked, to be quite sure.

“Nobody said a word about doors,” said {@a}.

# the-evening-bell
All afternoon there was somebody knocking, and somebody who opened.[pet.dog:  {Pet} went in and out, in and out, because now you could.][pet.cat:  {Pet} wanted to be let out, and then in, and then out.][elder & adult:  {Adult} came and knocked as well, and had to have a biscuit.]

Then, far away, the evening bell began to ring. The grown-ups were in charge again.

“You don’t have to be here any more,” said {child}. “You can go home now, if you like.”

“Do I have to?” said {@a}.

It was getting dark under the fir, and it smelled of moss. At home the washing-up was waiting.[pet.other:  So was {pet}, but not for long.]

“No,” said {child}, and moved over.

# @help
{Friend} came and sat down beside {child.him}. Over at the school they were sliding on the dinner trays, and you could hear how much fun it was.

“Why aren’t you there?” asked {child}.

“I don’t have to be here,” said {friend}. “I just want to.”

{child} looked at {friend}. It was true. You could see it.
## if pet.dog
Something warm lay down on {child.his} feet. It was {pet}. The rule was only for grown-ups, so {pet} had done what {pet.he} wanted all day, and what {pet.he} wanted was sausages. There were none here.

“You don’t have to be here, {pet},” said {child}.

{Pet} sighed, and laid {pet.his} chin on top of {child’s} knee. You could see that {pet.he} meant it.
## if pet.cat
Something soft climbed into {child.his} lap. It was {pet}. Everybody at school had told {pet} to come, all day, and {pet} hadn’t even turned an ear. Rules were for grown-ups. But now, when nobody had said anything, {pet} came.

“You don’t have to be here, {pet},” said {child}.

{Pet} turned round twice, and lay down. You could see that {pet.he} meant it.
## if pet.other
{Friend} came and sat down beside {child.him}. “It’s like with {pet},” said {friend}. “You can’t tell {pet} to like you.”

“But {pet} does,” said {child}.

“Yes,” said {friend}. “You can see it. Because {pet} doesn’t have to.”
## if elder & !pet
Then {child.he} thought of the mud pie.

“What if you hadn’t told her what to say?” {child.he} asked, through the branches.

“Then she’d have done what she wanted to,” said {elder.short}, inside. “She’d have gone home, or she’d have had another slice. And I’d have known.”

# @song
{music}

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

# @as
{minder’s}
## if adult & !elder
{adult’s}
## if elder
{elder.short’s}
