title: Four Photographs
title: The Next Half-Hour
title: May I Hug Your Tuba?
guest aunt: Auntie Jo (she), Auntie Meg (she)

% Whose kiosk it is (@a): {adult}, else {aunt}. The man with the moustache is he, the gull is it.
% Five past three in the booth, twenty-five to four when they give up, twenty to four in the fourth picture.

# the-booth
The photo booth at the end of the pier had been broken for as long as {child} could remember. So when {friend}[!friend.known: , {child.his} best friend,] kicked it, just in passing, neither of them expected it to cough, light up and ask for a [us: dollar | pound].

{child} had a [us: dollar | pound]. They squeezed on to the stool[pet.dog: , with {pet}[!pet.known:  the dog] underneath,] and pulled the stupidest faces they could[school: , the ones that aren’t allowed {at school}]. Four flashes went off. After a lot of grinding, a strip of pictures dropped into the slot.

“That’s not us,” said {friend}.

But it was. In the first picture they were standing side by side, soaked to the skin. In the second, {child} was hugging a tuba. In the third there was a seagull with a waffle [us: around | round] its neck, like a collar.

They checked their clothes. Dry.

“You don’t even know a tuba,” said {friend}.

# the-fourth
{child} didn’t answer. {Child.He} {child.was} looking at the fourth picture.

It was {@a}, in front of {@her} waffle kiosk. {@She} was hanging on to the counter with one hand, {@her} eyes were squeezed shut, and {@she} was laughing. It wasn’t the smile {@she} did for customers. It was the real laugh, the helpless kind that made no sound at first. {child} hadn’t seen it since May.

It had been a dreadful summer[city: , even in {city}]. It had rained nearly every day[sport: , too hard even to {play sport}], and nobody buys waffles when the rain is coming in sideways. Every night {@a} sat with the calculator, pressing the same buttons, as if the answer might change.

# look-at-the-clock
“Look at the clock,” said {friend}.

Above the kiosk in the photograph you could see the pier clock. It said twenty to four. {child} looked up at the real one. It said five past three.

“It hasn’t happened yet,” {child.he} said slowly. “It’s the next half-hour.”

{Friend} took it very well. {Friend.He} {friend.was} a practical person. “Then all we need to do is make sure of one, two and three,” {friend.he} said, “and we get four. Where does one find a tuba?”

# you-may-not
As it happened, that was the easy part. The Sandport [us: Town | Silver] Band was setting out its chairs halfway down the pier, to play [music: {music} ]to an audience of two [us: old people and a stroller | pensioners and a pushchair]. [elder2: The [us: old people | pensioners] were {elder} and {elder2}, who had only come to be kind. ][elder & !elder2: One of the [us: old people | pensioners] was {elder}, who had only come to be kind. ]The tuba belonged to a vast man with a moustache.

“Excuse me,” said {child}. “May I hug your tuba?”

“You may not,” said the man.

# hoopla
They tried the gull next. {Friend} spent {friend.his} own money on a waffle, poked a hole in the middle and stood with it held out, like somebody playing [us: ring toss | hoopla]. The gulls watched with their heads on one side. Then one of them took a single sharp bite out of the edge and left.[pet.dog:  {Pet} saw to the crumbs.]

# soaked-then
“Soaked, then,” said {friend}. But when they asked the man with the hose to squirt them, he wanted to know where their parents were.

It was twenty-five to four. The audience had gone for [us: coffee | tea].
## or
“Soaked, then,” said {friend}. They went and leaned on the railing where the spray always came over. It had come over every single day since May. Today the sea was flat as a plate.

It was twenty-five to four. The audience had gone for [us: coffee | tea].

# not-for-me
“It’s no good,” said {child}. “You can’t do it on purpose.”

{Child.He} walked up to the kiosk with {child.his} hands in {child.his} pockets. {@A} was wiping a counter that was already clean[pet.cat: , all round {pet}[!pet.known: , {child’s} cat,] who had slept there since May][pet.other: , with a photograph of {pet} on it, for company].

“Hello, [us: honey | love],” {@she} said, and did the customer smile.

{child} had meant to say something funny. What came out was: “You don’t have to do that one for me.”

{@A} stopped wiping.

“I only wanted …” said {child}, and then {child.he} didn’t know how to go on. What {child.he} wanted was in {child.his} back pocket, and it hadn’t happened.

# the-first-drop
That was when the first drop fell, the size of a grape. It hit the counter with a smack, and they all looked up. Over the sea stood a cloud like a purple cliff.

“Oh, not again,” said {@a}.

It came down all at once, as if somebody had pulled a plug. The bandsmen leapt up. There was precisely one roof on the whole pier, and that was {@a-s} striped awning, so all twenty-three of them charged at it with their music over their heads[athlete: , in a time to make {athlete} proud]. {child} and {friend} were knocked clean out into the wet. In two seconds they were dripping.

# two-and-three
“Hold that!” bellowed the man with the moustache, and thrust something huge and cold into {child’s} arms. “I’ve left my hat!”

{child} looked at {friend} over the rim of the tuba. {Friend’s} mouth was open.

“Two,” {friend.he} said.

A gull came out of the rain like a dart. It had seen {friend’s} waffle, the one with the hole. It aimed for the edge, missed, shot straight through the hole and came out on the other side wearing it.

“Three!” shrieked {friend}.

# b-flat
The gull strutted down the counter in its collar like a duke, furious, past all the sugar. {child} did the only thing {child.he} could think of. {Child.He} put {child.his} lips to the tuba, to scare it off, and blew as hard as {child.he} could.

But it had been raining straight into the tuba. There was a noise like a hippopotamus gargling, and about a bucketful of water rose out of the bell in one piece, hung in the air and came down on the man with the moustache, who was just returning with a dry hat.

Nobody spoke. Water ran down the moustache and off both ends.

“B flat,” said the man, with dignity.

# the-real-one
And {@a} made no sound at all. {@She} groped for the counter. {@Her} eyes squeezed shut, {@her} shoulders shook, and then the laugh burst out of {@her-obj} and went on and on, until the whole band was laughing too, and even the gull looked ashamed.

High above them, through the rain, the pier clock said twenty to four.

# stuck-here
“Well,” said the man, wiping his eyes. “Since we’re all stuck here. What do you sell?”

It turned out that they hadn’t had lunch. There were twenty-three of them, and most had seconds.

# early
Much later, when the sun had come out and the waffle mix had run out, and the lamps were coming on along the pier, {@a} found the strip where {child} had put it to dry. {@She} looked at the fourth picture for a long time.

“That’s me,” {@she} said. “That’s this afternoon. When was this taken?”

{child} looked at {friend}.

“Early,” said {friend}.

# @a
{aunt}
## if adult
{adult}

# @A
{Aunt}
## if adult
{Adult}

# @a-s
{aunt’s}
## if adult
{adult’s}

# @she
{aunt.he}
## if adult
{adult.he}

# @her
{aunt.his}
## if adult
{adult.his}

# @her-obj
{aunt.him}
## if adult
{adult.him}
