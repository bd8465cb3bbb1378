title: Nobody
title: Walking Nobody
title: Nobody’s a Clever Boy
guest mother: Jenny (she), Maggie (she)
guest friend: Joel (he), Toby (he)
guest henry: Henry (he), Walter (he)
guest dog: Digby (he), Barney (he)

% Whoever decides (@a): {adult}, else the grandparent, else {mother}. The dog is called Nobody, so whatever nobody does, Nobody does: say it straight, and say both alike.

# four-weeks
“Four weeks,” said {@a-first}. “Out at half past six every morning and out at eight every night. In all weathers. And then we can talk about a dog.”

“But we haven’t got a dog,” said {child}[pet.cat: , and looked at {Pet}[!pet.known:  the cat], who had the best cushion]. “Who am I supposed to walk?”

“Exactly. Nobody.”

# clever-boy
{@She} can’t have meant it like that, but {child} wasn’t going to let a chance like that go by. On Saturday {child.he} spent {child.his} own money on a collar and [us: leash | lead], red ones. {Child.He} buckled the collar [us: around | round] nothing at all and took {friend}[!friend.known: , {child.his} best friend,] along for the first outing.

“What’s he called?” asked {friend}, looking down at the empty collar as it scraped along behind them.

“Nobody.”

“Right.” {Friend} crouched and held out a hand. “Hello, Nobody. Good dog! Who’s a clever boy, then? Nobody is!”

They laughed all the way [us: around | round] the block.

The first week was fun. {child} taught Nobody to sit, and he did it at once. {Friend} taught him to play dead. He turned out to be a most obedient dog, who never pulled, or barked, or ate a shoe.[pet.cat:  He had a blanket in the hall, and when {Pet} moved on to it, Nobody minded.][pet.other:  {Pet} had nothing against him.][elder & adult:  {Elder} said he was the cleanest dog {elder.he} had ever had in the kitchen.][elder2:  {Elder2} put down a sausage, and Nobody ate it.][school:  Soon everyone {at school} knew that {child} had Nobody.] “What are you doing out at this hour?” said the man with the newspapers. “Walking Nobody,” said {child}. The man looked after {child.him} for a long time.

# a-bit-of-string
The second week, it rained[city:  all over {city}].

It’s one thing to go out in the rain with a dog. It’s another to go out in the rain with a bit of string. At half past six it was black outside, and the street lamps had rings [us: around | round] them. {Friend} had given up mornings[pet.cat: , and {Pet} lay on the blanket in the hall with one paw over both eyes]. [sport: {child} could have been asleep, dreaming of how to {play sport}. ]Nobody made {child.him} go. That was just it. Nobody stood waiting in the hall, nobody wagged a tail, and nobody would notice if {child.he} stayed in bed.

{Child.He} went.

# salt-and-pepper
And then something happened that {child} hadn’t bargained for. {Child.He} began to know people. By the bus shelter it was always the lady with the two dachshunds, Salt and Pepper, and she nodded to the red [us: leash | lead] and asked no questions. By the river it was a giant in a leather jacket, whose poodle was afraid of drain covers. And right at the far end, by the [us: soccer field | football pitch], it was an old man in a cap, with a grey, wiry dog called {dog}.

{Dog} wasn’t the sort of dog that {child} had dreamed of. He had one ear that stood up, and one that had given up. He walked slowly, and smelled everything twice. But the first time they met, {dog} went up to {child’s} empty collar, sniffed it all the way [us: around | round], and lay down beside it.

“He likes your dog,” said the old man, whose name was {henry}.

# smelt-twice
After that they did the last stretch together every morning[music: , with {henry} humming {@song}]. {Henry} had a bad hip, and was waiting for a new one.[athlete:  {Athlete} might be faster, he said, but missed the herons.] {child} was given {dog} to hold on the hill. {Child.He} found that he couldn’t be hurried, and after some days that {child.he} no longer wanted him to be. You see a good deal when you’re slow: a heron in the reeds, the lights coming on at the baker’s, the sky coming undone at the edge.[pet.cat:  And at home {Pet} smelled {child’s} jeans, twice.]

On day twenty-three {child} woke up with a fever. {Child.He} tried to sit up, but the room tipped.

“Stay there,” said {@a}, with a hand on {child.his} forehead.

“I can’t. Then it doesn’t count. Four weeks, you said, in all …”

# the-room-tipped
{Child.He} must have slept, because when {child.he} woke it was light. {@A} stood in the doorway, with wet hair, and mud up to {@her-s} knees, and a red [us: leash | lead] in {@her-s} hand.[pet.cat:  {Pet} came in and smelled the mud, twice.]

“Nobody didn’t want to come home,” said {@a}.

# the-fourth-floor
{child} stared.

“You took him out? All the way [us: around | round]?”

“All the way. I met two dachshunds and a poodle, and every one of them wanted to know where you were.” {@She} sat down on the edge of the bed. “All of them, {child}. They know you. And I met somebody called {henry}.”

{@She} went silent for a bit. {child} could tell from the silence that there was something in it.

“He’s going to live with his daughter when his hip’s been done. Fourth floor, no [us: elevator | lift]. {Dog} can’t manage stairs. {Henry’s} been lying awake at night, wondering who’d have the patience for such a slow dog.” {@A} pushed back a wet strand of hair. “He says he knows of one person. But he wanted to ask me first.”

It was a while before {child} could say anything.

“There’s still five days left,” {child.he} said.

“I know,” said {@a}. “I’ll do the mornings until you’re well. A deal’s a deal.”

# the-last-hole
And it was. On day twenty-eight all four of them stood by the [us: soccer field | football pitch], {child} and {@a} and {friend} and {henry}. {Henry} had {dog’s} bowl and {dog’s} blanket in a [us: shopping bag | carrier bag]. He bent down, hip or no hip, and said something into the ear that stood up. {child} didn’t hear what it was, and wasn’t meant to.

“You’ll get a picture every day,” said {child}. “[pet.cat: {Pet} will be sitting in front of {dog}. ]And we’ll [us: call | ring] you on Sundays. {Dog} can listen.”

“That’s good,” said {henry}. “That’s very good.”

{child} bent down and buckled the red collar [us: around | round] a warm, wiry neck. It fitted, on the last hole.

“What about Nobody?” said {friend} on the way home. “What happens to him?”

“He’s ever so good,” said {child}. “Nobody can manage without me.”

# somebody-did
At eight they went out for the evening round, and it took nearly an hour.[pet.cat:  When they came in, {Pet} was lying on {dog’s} blanket.] Then {child} lay in the dark. {@A} had said goodnight, and that dogs sleep on their own blankets[pet.cat: , which nobody had told {Pet}], and had left the door ajar. {child} listened. Claws on the floor, slowly. A sigh. A mattress going down.

For four weeks nobody had slept at {child.his} feet. Now somebody did.

# @a-first
{mother}, who decided things at home
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{mother}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @A
{Mother}
## if adult
{Adult}
## if elder & !adult
{Elder.short}

# @She
She
## if adult
{Adult.He}
## if elder & !adult
{Elder.He}

# @her-s
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}

# @song
{music}
