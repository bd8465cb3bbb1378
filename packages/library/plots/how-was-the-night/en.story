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

## or
When {child} and {friend} came to the footbridge on Monday morning, they couldn’t get across. There was a knight in the way. He had all his armour on, and his lance lay right across the bicycle path like a barrier.

“Halt,” he said, inside the helmet. “No one shall cross without the password.”

“We go to [school: {school}|school] this way every day,” said {child}. “There’s never been a password.”

“There certainly has. Since King Edward’s time.”

“What is it, then?” asked {friend}.

The knight was silent for a long while. A drop ran out of his armour, and fell on his shoe.

“I knew it just now,” he said. “It’s gone.”

# round-the-long-way
They guessed. They guessed sword and shield, and the name of every horse they could think of.[athlete:  They guessed {athlete}.][sport:  They guessed everything you need to {play sport}.][music:  They sang {music}, to be on the safe side.] The knight listened carefully and said no each time, politely but firmly. In the end they had to go round, all the way by the [us: traffic circle|roundabout], and were twenty minutes late.

“There was a knight,” {child} told the teacher.

It didn’t go very well.

On Tuesday he was still there. On Wednesday too. It had rained, and now he had rusted solid. A crow was sitting on the lance.[pet.dog:  {Pet} lay down at his feet and didn’t want to leave.] {friend} had brought a dictionary, and read aloud from A. They got as far as abbey.

“He was snoring a bit,” said {child}, on the way round. “Did you hear? In between abacus and abbey. He was asleep standing up.”

## or
“Then we’ll guess,” said {child}. “You say when we’re right.”

They tried Open Sesame. They tried 1234, which works on most things.[athlete:  They tried {athlete}.][sport:  They tried to {play sport} at him, but that wasn’t a word.][music:  They sang him {music}, every verse.] The knight shook his head, and it rattled. They had to go round, all the way along the stream, and when they got there half the test was over.

“There was a knight on the bridge,” {child} told the teacher.

The teacher wrote down both their names.

The next day he was there, and the day after that. It rained, and he rusted. A crow had come to sit on the lance.[pet.dog:  {Pet} sat down next to him, to keep him company.] {friend} offered him half a sandwich, but he wasn’t allowed to eat on duty.

“I think he’s asleep,” said {child}, on the way round. “He didn’t answer till I’d said it twice. He sleeps standing up, like a horse.”

# not-relieved
That evening they had supper with {@n-first}, and {child} told the whole story. [pet.cat: {Pet} was given a corner of fish. ]{@n-cap} stopped chewing.

“How long has he been standing there?”

“Since King Edward asked him to,” said {child}. “We looked it up. It’s nearly seven hundred years.”

“And when was he to stop?”

“We don’t know. All he talks about is the password.”

{@n-cap} put down {@nhis} fork. {@nhe-cap} had worked nights in a hospital for thirty-five years, and now {@nhe} got exactly the look {@nhe} must have had then, when the red light went on over a door.

“It’s not a password he needs,” {@nhe} said. “That poor man’s never been relieved! Get your shoes on.”

## or
That same evening they were peeling potatoes with {@n-first}, and {child} told the story. [pet.cat: {Pet} sat on the windowsill and listened. ]When it got to the knight, {@n} stopped peeling.

“Is he still there?”

“Yes. The library says he’s been there for nearly seven hundred years,” said {child}. “King Edward told him to.”

“And who came after him?”

“Nobody. There’s only him.”

{@n-cap} dried {@nhis} hands. {@nhe-cap} had worked nights in a hospital for thirty-five years, and knew how somebody looks who has waited too long.

“No password’s going to help, then,” {@nhe} said. “The man’s never been relieved! Fetch your coats.”

# report
They went out into the dark, the three of them, with a flask, a blanket and a bottle of sewing-machine oil. In the middle of the bridge stood the knight with his crow.

“Halt,” he said, and his voice was very tired. “The password.”

“Good evening,” said {@n}. “How was the night?”

The knight gave such a start that he clanked. “What did you say?”

“How was the night? It’s what you say when you come to take over. Anything to report?”

The knight swallowed. Then he began to talk. At first it came in bits, and then it came in a flood. That it had been a long night. That there had been some rain. That the bridge had been made of wood to begin with, and then of stone, and they had changed it under his feet twice without asking. That a horse went over in 1412 without leave, and he was ashamed of it still. That everybody he knew had gone home, one after another, and no one had come to say that he could, too.

“So I stayed,” he said. “I’d promised, you see.”

{@n-cap} listened to it all. {@nhe-cap} even took notes, on the back of a receipt.

## or
The bridge lay dark when they came, the three of them, with a bag of buns, a lantern and a bottle of sewing-machine oil. The knight didn’t move. Only the crow turned its head.

“The password,” he said, and it was hardly a voice at all.

{@n-cap} didn’t stand in front of him, but next to him, and looked the same way.

“Good evening,” said {@n}. “How was the night?”

The whole of his armour shook. “Nobody’s asked me that,” said the knight.

“I’m asking now. Anything to report?”

Then it came, one word at a time to begin with, and after that so fast that they could hardly keep up. That it had been dark, mainly at night. That they had changed the bridge under his feet twice without asking. That a goat had slipped past in 1412, and he was ashamed of it still. That in the early days there was a girl who came with bread, every Thursday, and she got big, and then old, and then she didn’t come. That he’d promised to stand there till somebody told him to stop, and nobody had.

“So I stood,” he said.

{@n-cap} didn’t interrupt him once.

# we-take-over
“Thank you,” said {@n}. “That was a very good report. We’ll take over now.”

The knight didn’t move.

“That was it,” he whispered. “That’s the password. We’ll take over now.”

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

## or
They oiled his elbows, and they oiled his knees. The gloves came off first, and then the helmet. He was younger than they’d thought, with red cheeks, and hair that went in all directions.

“But I can’t just leave,” he said. “Somebody’s got to be here.”

“We’re here,” said {child}. “Every morning and every afternoon. We can look round and ask how the night was.”

“And Saturdays and Sundays it’s me,” said {@n}. “I come for the ducks as it is.[elder2:  {Elder2} carries the bread.]”

“On your honour?”

“On our honour,” they said, and {friend} held up two fingers, so that it could be seen.

The lance weighed as much as a moped. They had to carry it between them.

The knight slept on {@ns} kitchen sofa for three days and nights, with his boots sticking out. Then he ate nine eggs, and asked what he was supposed to do now.

“You’re on [us: vacation|holiday],” said {friend}. “I’ve worked it out. About seventy years, if you take it all in one go.”

# all-quiet
Now and then there’s a postcard[city:  for them in {city}]. The last one was of a beach. It’s warm here, it said on the back. The armour was a mistake. How was the night?

And every morning {child} and {friend} stop in the middle of the footbridge. They look to the right and to the left, and at the crow, who has built a nest under the railing.[pet.other:  Last thing in the evening {child} asks {pet}, too.]

“Anything to report?” says {child}.

“All quiet,” says {friend}.

Then they go across, and they’re very nearly always on time.

## or
The postcards are on the fridge at {@ns}. The last one has an ice cream on it[city: , and a stamp that found its way all the way to {city}]. I have learnt to swim, it says on the back. It goes best without armour. How was the night?

That’s what {child} asks as well, every morning, in the middle of the footbridge. [pet.other: {Pet} is asked the same thing before breakfast. ]{friend} leans out over the railing, because underneath it the crow has built a nest.

“Nothing to report,” says {friend}. “One more egg.”

“Then we’ll take over now,” says {child}, and they go on to school.

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
