title: The Quietest Place for Miles
title: Eighteen Decibels
title: Old Soup
guest aunt: Auntie Jo (she), Auntie Meg (she)
guest driver: Desmond (he), Winston (he)

% @a is the grown-up, else an aunt: the name each time, never he or she. In winter the gravel pit is full of snow, otherwise of fog.

# the-church
The church was a disappointment. It was thirty-four decibels, and that was only the clock in the tower and the organist eating toast.

{child} wrote it down. {Friend}[!friend.known: , {child.his} best friend,] held the meter. It was yellow, and looked like an electric razor, and they’d borrowed it from their teacher[school:  {at school}]. Everybody in the class had to find something out, and {child} and {friend} were finding out which was the quietest place [city: in the whole of {city} | for miles].

# only-breathing
They’d tried most of it already. The library was thirty-eight. The basement of the museum was thirty-one, because of a light that hummed. The swimming pool at six in the morning was fifty-two, though it had looked quiet. [pet: {Pet}, asleep, was forty-three. ][elder: {Elder’s} house was very nearly perfect, until {elder.short} asked if they’d like something to eat[elder2: , and {elder2} asked why they weren’t answering]. ]In the woods behind the stables you could hear the [us: highway | motorway], and in a room at {@as} work, which {@a} promised was completely soundproof, you could hear {@a}.

“I was only breathing,” said {@a}.

“Forty-six,” said {child}. “And your jacket rustles.”

{Friend} said nothing.

# mm
That was what was so odd. {Friend} was a talker. {Friend.He} talked to bus drivers, and to dogs, and to the drinks machine at school[music: , and when there was nobody left to talk to {friend.he} sang {@song}]. For years the two of them had sat side by side, and all that time {friend} had talked and {child} had listened, and it had suited them both. But since Tuesday {friend} had only spoken when somebody asked {friend.him} something. {Friend.He} said “Mm.” {Friend.He} said “Maybe.” You could have made a graph of it.

{child} knew what had happened on Tuesday. What {child.he} didn’t know was whether {friend} knew.

# on-tuesday
It was after [us: gym class | PE]. Some of the others were standing by the lockers, and {child} with them, which didn’t often happen. They were talking about {friend}. And {child} said, because it had come to {child.him}, and because it was the sort of sentence that gets better as you say it, “Sometimes I wish {friend} came with a volume button.”

Everybody laughed. It was warm for about three seconds. Then, round the corner, somebody shut a locker, very gently.

# the-bowl
“That only leaves the gravel pit,” said {child} on Saturday.

{@A} drove. It had snowed all night, thick soft snow with no wind in it, and at the gate {@a} had to stay in the car, on account of the jacket, and held up a cup of coffee behind the [us: windshield | windscreen], like a toast.

They waded in. The old gravel pit was as deep as a bowl, with fir trees round the rim, and every branch was carrying as much snow as it could manage. They walked until they came to the middle. There they stopped.

{child} had never heard anything like it. There was nothing to hear. No cars, no birds, no hum. The snow drank everything up. After a while {child.he} heard a faint rushing, and it was some time before {child.he} understood that it was the blood in {child.his} own ears.
## if !season.winter
“That only leaves the gravel pit,” said {child} on Saturday.

{@A} drove. It was early, and so foggy that the car had to creep, and at the gate {@a} had to stay in it, on account of the jacket, and held up a cup of coffee behind the [us: windshield | windscreen], like a toast.

They walked in. The old gravel pit was as deep as a bowl, with fir trees round the rim, and the whole bowl was full of fog. The trees were only shadows. They walked until they thought they’d come to the middle. There they stopped.

{child} had never heard anything like it. There was nothing to hear. No cars, no birds, no hum. The fog drank everything up. After a while {child.he} heard a faint rushing, and it was some time before {child.he} understood that it was the blood in {child.his} own ears.

# eighteen
{Friend} held up the meter. Eighteen. It was so low that they both bent down to see if the thing was broken.

They’d won. They’d found it. This was where {friend} ought to have shrieked, and danced, and fallen over backwards in [season.winter: a snowdrift | the grass]. Instead {friend} nodded, and {child} wrote: Gravel pit, eighteen decibels.

The pencil scratched. Twenty-six.

They could go home now[sport:  and {play sport}], thought {child}. They could write the report, and in a few weeks everything might be the same as ever, because that kind of thing does go away, if you wait. But it was too quiet to believe that. Everywhere else there had always been some sound to hide behind.

# it-was-me
“{Friend},” said {child}. “It was me who said it. About the volume button.”

The meter leapt up to fifty-eight, and sank again. Forty. Twenty-two. Eighteen.

“I know,” said {friend}. “It was my locker.”

{@drop}

“Why did you say it?”

{child} had thought of several answers, on Tuesday night, and on Wednesday, and on Thursday. None of them would do here.

“So that they’d laugh,” {child.he} said. “They never laugh at anything I say. And then they did. And afterwards I felt like … I don’t know. Like soup.”

“Soup?”

“Old soup.”

# seventy-one
{Friend} kicked at the [season.winter: snow | gravel].

“I thought I’d try it out,” {friend.he} said. “Being quiet. I thought perhaps that was what you’d wanted, really, the whole time. And you’d just been kind about it, all these years.”

“No!”

Seventy-one.

“No,” said {child}, lower. “It’s been horrible. It’s been the quietest week of my life, and I’ve measured it. On Wednesday I didn’t even know what the bus driver was called. I had to look out of the window.”

“He’s called {driver},” said {friend}. “He’s just had twins.”

“When did you ask him that?”

“I didn’t. He told me. All I said was mm.” {Friend’s} chin wobbled. “It was so hard. One twin is twice as heavy as the other, and I never even asked what they’re called!”

{child} began to laugh. It came up from underneath, and then {friend} began as well, crying a bit at the same time, and the meter climbed so fast that the numbers could hardly keep up.

“I’m sorry,” said {child}, when {child.he} could say anything. “I really am.”

“Mm,” said {friend}. But it was a different mm altogether.

# all-the-words
{Friend} wiped {friend.his} nose on [season.winter: a mitten | one sleeve] and looked about, at the bowl, and the trees, and all that [season.winter: snow, waiting | quiet, just lying there].

“{child}? Have you finished measuring?”

“Yes.”

“Completely finished?”

“Yes.”

Then {friend} filled {friend.his} lungs, leaned back and screamed. It wasn’t a word, it was a whole week of words all at once. It rolled round the gravel pit and came back, and {child} screamed too, [athlete: louder than either of them had ever screamed for {athlete}, ]and {@trees}, all the way round. Over at the gate a car door flew open.

“What’s happened?” called {@a}, with coffee all down the jacket.

“We’ve finished,” called {friend}. “Does it rustle less when it’s wet?”

# the-last-two-lines
{Friend} talked all the way home[music:  and sang {@song} at the traffic lights], and on Monday, on the bus, {child} was told what the twins were called.

Their report was the best in the class, and the teacher put an exclamation mark in the margin, beside the last two lines. This is what they said:

Quietest [city: in {city} | for miles]: the gravel pit. Eighteen decibels.

Loveliest [city: in {city} | for miles]: the same place, nine minutes later. A hundred and seven.

# @drop
Their breath smoked. A tree let go of a little snow, without a sound.
## if !season.winter
The fog moved a little between them. A drop fell from a branch, without a sound.

# @trees
the snow came down from the trees, one after another
## if !season.winter
up from the trees went all the crows that had been sitting there, keeping quiet

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @as
{aunt’s}
## if adult
{adult’s}

# @song
{music}
