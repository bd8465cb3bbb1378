title: The Four Lives of Gerald
title: Gerald the Fourth
title: A Lovely Listener
guest friend: Jude (he), Miriam (she)
guest lodger: Mrs Pym (she), Mrs Tuck (she)
guest team: Priya (she), Carys (she)
guest teacher: Miss Adeyemi (she), Miss Okafor (she)

% Everything turns on four bags: puddle (the friend), pancake (the grown-up), bus (the child), and the fourth on the desk.

# mother-of-a-bag
On Monday morning {child} became the parent of a bag of flour.

[school: It was something they did {at school}. | It was for school.] Everyone in the year had to work in pairs, one from each class, and look after a bag for a week. On Friday you had to stand up and say what you’d learnt. {child} was put with {friend}.

A year ago this would have been the best news in the world. They had been best friends for years. But since September they had been in different classes; {friend} had Chess Club and {child} had [sport: {sport} | hockey], and nobody had done anything wrong, and somehow they had got down to saying “[us: You good? | All right?]” in [us: hallways | corridors].

“[us: You good? | All right?]” said {friend}, in the next chair.

“[us: Good | All right],” said {child}.

{Friend} uncapped a pen and drew a face on the bag: two dots, a small, worried mouth, and one eyebrow higher than the other.

“Gerald,” said {friend}.

“Definitely Gerald,” said {child}, and for a second it was just like it used to be.

# columns
{Friend} had him first, and handed him over on Wednesday, wrapped in a scarf. There was a chart. It had columns, and both their addresses at the bottom.

“He’s been very good,” said {friend}, without quite looking at {child}. “Try not to, you know. Squash him.”

{Friend} thinks I’m going to be useless, thought {child}. So {child.he} {child.was} not useless. That night {child.he} put Gerald on the kitchen shelf, where it was dry[elder:  and where {elder}[elder2:  and {elder2}], on the phone, thought that he would be safest].[pet.dog:  {Pet} was told not to lick him.][pet.cat:  {Pet} sat on him once, and was lifted off.][pet.other:  {Pet} was told that this was nothing personal.]

# the-number-fourteen
On Thursday morning {child} gave him the window seat on the number fourteen[athlete: , next to a poster of {athlete}]. And then {team} got on and said that the team was being picked, today, at lunch, and {child} jumped off, talking, at the school stop.

The bus had gone round the corner before {child’s} arms noticed that they were empty.

At lunch {child.he} missed the picking and rang the bus company, and a recorded voice said that {child.his} call was important to them. After school {child.he} bought another bag. It was [us: self-rising | self-raising], but it was all they had. {Child.He} drew two dots, one worried mouth and one high eyebrow. {Child.His} hand shook, so Gerald came out looking slightly seasick.

# he-looks-well
On Friday {child} put him on the desk between them. {Friend} looked at him for a long time.

{Friend} knows, thought {child}.

But all {friend} said was, “He looks well.”

“Thanks,” said {child}.

That was it. {child} had got away with it. There would be a good mark, and {friend} would say “[us: You good? | All right?]” in [us: hallways | corridors] for the next six years without ever knowing.

It was funny how much heavier that was than a bag of flour.

# not-gerald
“{Friend},” said {child}. “That’s not Gerald.”

{Friend} went white.

“I left him on the bus,” said {child}. “I got a new one and I did the face. I’m really sorry. You had a chart, and I couldn’t bear for you to think …”

“I dropped him in a puddle,” said {friend}.

“What?”

“On Tuesday. On the way to Chess. He burst. It was like glue, {child}, it was horrible, there was a dog eating him.” It all came in a rush now. “The one I gave you was a new one. I did the chart afterwards, with different pens. I thought you’d never do anything with me again.”

They stared at the bag.

“So I never lost Gerald,” said {child} slowly. “I lost Gerald the Second.”

Something was going wrong with the corner of {friend’s} mouth. “And this is Gerald the Third,” said {friend}. “He’s [us: self-rising | self-raising].”

“Well, he’s had to be,” said {child}, “with parents like us.”

That did it. They laughed with their foreheads on the desk until they were called up to the front, where they told everybody, dog and all. They got two out of ten for care and ten for honesty, and {teacher} had to wipe her eyes.

# the-pancake
{Friend} came home with {child} for [us: supper | tea]. It was the first time since the summer, and {friend} still knew which chair wobbled. {child} told the whole story, with voices, to {@first}. {@A} laughed at the puddle. At “Gerald the Second” [adult: {adult.he} | she] put a hand over both eyes.

“{@A}?” said {child}.

“On Wednesday night,” said {@a}, “after you had gone to bed, I [us: felt like | fancied] a pancake.”

There was a terrible silence.

“You ate him?”

“I didn’t see the face until I’d got the eggs in! He was on the shelf, {child}, with the rice! I went to the [us: gas station | garage] at eleven at night, in my slippers, and I drew that eyebrow four times.” {@A} looked at them between two fingers. “I was going to tell you when you were about thirty.”

{Friend} was counting in a whisper. “Puddle. Pancake. Bus,” said {friend}. “So this is Gerald the Fourth.”

# the-doorbell
And then the doorbell rang.

On the step stood a bus driver, with a bag of flour under his arm. It had a high eyebrow, and somebody had made it a hat out of a ticket.

“Your address was on his chart,” he said. “He’s been up at the front with me, two days[city: , all round {city}]. No trouble at all. Lovely listener.”

# who-is-in-it
After a week like that, there was only one thing to be done. {@A} fetched the eggs. They cut out both the faces and stuck them up on the [us: refrigerator | fridge].[music:  They put {music} on, loudly.] Then {friend} tossed, {child} caught, and some of it landed on the wobbly chair.[pet.dog:  {Pet} saw to that, and now it was allowed.][pet.cat:  {Pet} saw to that, and washed afterwards.][pet.other:  {Pet} slept through it.][elder:  {Elder}[elder2:  and {elder2}] rang in the middle of it, and had to be told from the beginning.]

# all-right
At ten that night {@a} looked in round {child’s} door. “So, what did you learn?” {@a} asked.

{child} thought it over. The phone lit up beside the pillow. It was {friend}.

“[us: You good? | All right?]” it said.

It was odd. They were the same two words.

“That you should always check who’s in the pancakes,” said {child}. And {child.he} wrote back, “Yes. Really [us: good | all right]. See you on Saturday.”

# @first
{lodger}, who rented the room downstairs
## if adult
{adult}

# @a
{lodger}
## if adult
{adult}
