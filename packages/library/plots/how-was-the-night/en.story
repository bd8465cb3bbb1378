title: The Knight on the Footbridge
title: How Was the Night?
title: All Quiet
guest friend: Sam (he), Nadia (she)
guest nurse: Mrs Okafor (she), Mrs Bell (she)

% Who was a night nurse (@n): the family's grandparent, else the neighbour.

# halt
There was a knight on the footbridge, halfway along {child's} road to school. He was in full armour, and held his lance straight out across the bicycle path.

“Halt,” said the knight. “The password.”

{child} and {friend} looked at one another.

“We’re only going to [school: {school}|school],” said {friend}. “We’ve got a test.”

“No one shall cross without the password,” said the knight. “Such are my orders.”

“What sort of password?” asked {child}.

There was a rattle inside the helmet.

“That’s what’s wrong,” said the knight. “I’ve forgotten it.”

# round-the-long-way
They guessed. They guessed sword and shield, and the name of every horse they could think of.[athlete:  They guessed {athlete}.][sport:  They guessed everything you need to {play sport}.][music:  They sang {music}, to be on the safe side.] The knight listened carefully and said no each time, politely but firmly. In the end they had to go round, all the way by the [us: traffic circle|roundabout], and were twenty minutes late.

“There was a knight,” {child} told the teacher.

It didn’t go very well.

On Tuesday he was still there. On Wednesday too. It had rained, and now he had rusted solid. A crow was sitting on the lance.[pet.dog:  {Pet} lay down at his feet and didn’t want to leave.] {friend} had brought a dictionary, and read aloud from A. They got as far as abbey.

“He was snoring a bit,” said {child}, on the way round. “Did you hear? In between abacus and abbey. He was asleep standing up.”

# not-relieved
That evening they had supper with {@n-first}, and {child} told the whole story. [pet.cat: {Pet} was given a corner of fish. ]{@n-cap} stopped chewing.

“How long has he been standing there?”

“Since King Edward asked him to,” said {child}. “We looked it up. It’s nearly seven hundred years.”

“And when was he to stop?”

“We don’t know. All he talks about is the password.”

{@n-cap} put down {@nhis} fork. {@nhe-cap} had worked nights in a hospital for thirty-five years, and now {@nhe} got exactly the look {@nhe} must have had then, when the red light went on over a door.

“It’s not a password he needs,” {@nhe} said. “That poor man’s never been relieved! Get your shoes on.”

# report
They went out into the dark, the three of them, with a flask, a blanket and a bottle of sewing-machine oil. In the middle of the bridge stood the knight with his crow.

“Halt,” he said, and his voice was very tired. “The password.”

“Good evening,” said {@n}. “How was the night?”

The knight gave such a start that he clanked. “What did you say?”

“How was the night? It’s what you say when you come to take over. Anything to report?”

The knight swallowed. Then he began to talk. At first it came in bits, and then it came in a flood. That it had been a long night. That there had been some rain. That the bridge had been made of wood to begin with, and then of stone, and they had changed it under his feet twice without asking. That a horse went over in 1412 without leave, and he was ashamed of it still. That everybody he knew had gone home, one after another, and no one had come to say that he could, too.

“So I stayed,” he said. “I’d promised, you see.”

{@n-cap} listened to it all. {@nhe-cap} even took notes, on the back of a receipt.

# we-take-over
“Thank you,” said {@n}. “That was a very good report. We’ll take over now.”

The knight didn’t move.

“That was it,” he whispered. “That’s the password. *We’ll take over now*.”

And the lance sank, with a squeal that was heard at the [us: traffic circle|roundabout]. The crow moved to the railing.

# we-swear
They oiled his knees, {child} the left and {friend} the right. They unscrewed the helmet. Inside it was quite a young man, with red cheeks, and a mark across his nose.

“But who’s going to stand here?” he asked anxiously. “Somebody’s got to stand here.”

{child} looked at the bridge. It went over a small stream. {child.He} looked at the knight, who was swaying.

“We will,” said {child}. “We go across twice a day as it is. We can see that everything’s as it should be.”

“And I’ll do weekends,” said {@n}. “I feed the ducks anyway.[elder2:  And {elder2} can do the sandwiches.]”

“Do you swear it?”

They swore it, and the knight handed over the lance. It weighed as much as a moped.

He slept for three days and nights on {@ns} kitchen sofa, with a chair for his feet. On the fourth day he ate nine eggs, and asked whether it was true that there was such a thing as a [us: vacation|holiday].

“I’ve worked it out,” said {friend}. “After seven hundred years you’re owed about seventy, all in one go.”

# all-quiet
Now and then there’s a postcard[city:  for them in {city}]. The last one was of a beach. *It’s warm here*, it said on the back. *The armour was a mistake. How was the night*?

And every morning {child} and {friend} stop in the middle of the footbridge. They look to the right and to the left, and at the crow, who has built a nest under the railing.[pet.other:  Last thing in the evening {child} asks {pet}, too.]

“Anything to report?” says {child}.

“All quiet,” says {friend}.

Then they go across, and they’re very nearly always on time.

# @n
{nurse}
## if elder
{elder.short}

# @n-cap
{nurse}
## if elder
{Elder.short}

# @n-first
{nurse} across the road
## if elder
{elder}

# @ns
{nurse's}
## if elder
{elder.short}’s

# @nhe
she
## if elder
{elder.he}

# @nhe-cap
She
## if elder
{Elder.He}

# @nhis
her
## if elder
{elder.his}
