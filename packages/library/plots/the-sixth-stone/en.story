title: The Sixth Stone
title: {@K}, Aged {Age}
title: Give Me Back My [us: Harmonica | Mouth Organ]

guest boy: Titch (he), Nipper (he)
guest girl: Midge (she), Tuppence (she)
guest sister: Joan (she), Muriel (she)

% {elder} as a child is {@k}: {boy} or {girl}, by the pronoun of {elder}. {@he} and {@his} are the child {@k}.
% The child is as old now as {@k} was then.

# the-marks
In the old house where {elder} had grown up, {child} stood reading the kitchen door frame. It was covered in pencil marks. {@K}, aged four, said the lowest one, because that was what they called {elder.short} in those days. And so on up to {@K}, aged {age}, with a little squiggle after it.

“That was the summer I hid a {@organ},” said {elder.short}, with a finger on the squiggle. “I hid it so well that nobody has ever seen it since.”

“Have you looked?” said {child}.

“Oh, for years. I ought to ask [elder.she: that girl. She’d know. Only you can never get hold of her | that boy. He’d know. Only you can never get hold of him].”

# measure-me
[adult & elder2: {Adult} and {elder2} had just gone off to the [us: store | shop] for some cream. ][adult & !elder2: {Adult} had just gone off to the [us: store | shop] for some cream. ][!adult & elder2: {Elder2} had just gone off to the [us: store | shop] for some cream. ]Tea stood steaming on the table, [pet.dog: {pet}[!pet.known: , {child's} dog,] was asleep underneath it, ][pet.cat: {pet}[!pet.known: , {child's} cat,] was asleep on a chair, ]and outside the window a pigeon was saying the same thing over and over.

“Measure me,” said {child}. “I’m {age} as well.”

{child.He} stood up straight against the door frame[age>=9: , heels in and chin level]. {Elder.short} took the pencil from behind {elder.his} ear.

“Keep still, now,” said {elder.short}. “Quite still. And shut your eyes, so you don’t grow while I’m doing it.”

{child} shut {child.his} eyes.[age>=9:  {child.He} felt the pencil lying flat on {child.his} hair.] Then the door frame creaked, and all at once there was a smell of new paint.

# same-height
When {child} opened {child.his} eyes, there was a [elder.she: girl | boy] standing up straight against the other side of the doorway. [elder.she: She | He] had shorts, and a [us: Band-Aid | plaster] on one knee, and {elder.short's} ears.

“We’re exactly the same height,” said the [elder.she: girl | boy].

“Are you {@k}?” said {child}.

“Yes. Who are you?”

“{child}. I’m your [child.she: granddaughter][child.he: grandson][!child.she & !child.he: grandchild].”

{@K} thought about this.

“You can’t be,” {@he} said. “I haven’t even got a bike yet.”

It was the same kitchen, only yellow[age>=9: , and where the tea had been there was a bowl of strawberries].

[age>=9: “You’ve got to tell me something,” said {child}. “Where did you hide the {@organ}?” | “Where did you hide the {@organ}?” said {child}.]

“Hide it?” said {@k}. “I’ve got it here!”

# mostly-hers
And {@k} pulled it out of a pocket. It shone like a fish. There was just time for two notes[music: , which might have been the beginning of {@song},] before a door banged upstairs.

“{@K}! Give me back my {@organ}!”

“Isn’t it yours?” whispered {child}.

“A bit of it’s mine,” {@k} whispered back. “Most of it’s my sister {sister's}. Run!”

# the-chase
So they ran, out through the hall and down the steps[age>=9:  and straight through the washing, so that a sheet came along with them for some of the way]. {@K} ran faster than anybody {child} knew[friend: , faster even than {friend}[!friend.known: , {child.his} best friend]][pet.other: , faster than any dog or cat, or {pet}], and {child} thought of {elder.short}, who had to hold on to the handrail. They crawled in under the currant bushes[age>=9: , and had a few currants while they were there]. They went [us: around | round] the back of the barn on their hands, because {@k} said that way you don’t leave footprints.[sport:  It’s a good deal harder than it looks, even for people who {play sport}.] {child} fell in the nettles, and {@k} fell in as well, and they laughed without making any noise, which hurts.

“{@K}!” It was coming closer.

“We’ve got to hide it,” panted {@k}. “Somewhere so good that nobody will ever find it. [athlete: Not even {athlete}. ]Not ever!”

{child} opened {child.his} mouth to say something about that, and then {child.he} shut it again.

## or
So they ran, out through the hall and down the steps[age>=9:  and straight through the chicken run, so that all the hens went up in the air at once]. {@K} ran faster than anybody {child} knew[friend: , faster even than {friend}[!friend.known: , {child.his} best friend]][pet.other: , faster than any dog or cat, or {pet}], and {child} thought of {elder.short}, who had to hold on to the handrail. They crawled in under the currant bushes[age>=9: , and had a few currants while they were there]. They went [us: around | round] the barn backwards, because {@k} said that makes it look as if you’ve gone the other way.[sport:  It’s a good deal harder than it looks, even for people who {play sport}.] {child} went backwards into the nettles, and so did {@k}, and they laughed without making any noise, which hurts.

“{@K}!” It was coming closer.

“We’ve got to hide it,” panted {@k}. “Somewhere so good that nobody will ever find it. [athlete: Not even {athlete}. ]Not ever!”

{child} opened {child.his} mouth to say something about that, and then {child.he} shut it again.

# the-pig
Behind the well there was a stone wall. {@K} counted from the corner: one, two, three, four, five. The sixth stone looked like a pig asleep. {@He} gave it a wiggle, and it came out like a drawer. The {@organ} went into a toffee tin, and the tin went into the dark, and the pig went in after it.

[age>=9 / school: “There,” said {@k}. “I’ll always know where that is. I never forget anything.”

“Are you sure?”[school:  said {child}, who was thinking of all the gloves in lost property {at school}.]

“Positive.” {@K} scratched under the [us: Band-Aid | plaster]. “But you remember it as well. Just in case.” | “There,” said {@k}. “I’ll always know where that is. I never forget anything.” Then {@he} scratched under the [us: Band-Aid | plaster]. “But you remember it as well. Just in case.”]

“The sixth stone,” said {child}. “I promise.”

# keep-still
Then somebody else called, in the kind of voice that you come in for. “{@K}! Birthday [elder.she: girl | boy]! Come and be measured!”

They ran back into the kitchen, where {@ks} mother was hunting for a pencil[age>=9: , with flour all over her hands]. They stood up straight, one on each side of the doorway, and looked at each other.

“Keep still, now,” said {@ks} mother. “Quite still. Shut your eyes.”

{child} shut {child.his} eyes. The door frame creaked.

# on-the-line
“There we are,” said {elder.short}. “You’re exactly on the line.”

The tea was still steaming. The pigeon was still saying the same thing.[pet.dog / pet.cat:  {Pet} hadn’t even woken up.] On the door frame, next to {@K}, aged {age}, it said {child}, aged {age}, and {elder.short} was just giving it a squiggle.

{child} took {elder.him} by the hand.

“Come on,” {child.he} said.

# the-wall
They went down the steps, with {elder.short} holding on to the handrail, and past the currant bushes, which had got taller, to the wall behind the well, which had got shorter. {child} counted: one, two, three, four, five. The sixth had grown a coat of green moss, but it was still asleep.

It took both of them to get it out. Then {child} reached in, right up to the shoulder, and brought out a tin that was brown with rust.

{Elder.short} opened it, and for a long time {elder.he} didn’t say anything.

“How did you know?” {elder.he} said at last.

“You told me. Just in case.”

# somebody-with-me
{Elder.short} looked at {child}, and at the red nettle spots all the way up {child.his} arms.

“There was {@someone} with me that day,” {elder.he} said slowly. “I always thought I’d made {@them} up.”

# the-call
[adult / elder2: When {@away} came back with the cream, {child} and {elder.short} were sitting in the kitchen, | Then they sat in the kitchen,] and {elder.short} had the telephone to {elder.his} ear. It was ringing, a long way off[city:  {in city}], at the house of {elder.short's} sister {sister}, who was even older, and rather strict.

[adult / elder2: “What are you two up to?” said {@asker}.

“Shh,” said {child}. | “What are you going to say?” whispered {child}.

“Shh,” said {elder.short}.]

There was a click. {Elder.short} put the {@organ} to {elder.his} lips. It was so rusty that only two notes came out[music: , the first two of {@song}].

At the other end nobody spoke, for so long that {child} held {child.his} breath. And then they [adult / elder2: all | both] heard it, as clear as anything.

“{@K}. Give me back my {@organ}.”

# @k
{boy}
## if elder.she
{girl}

# @ks
{boy's}
## if elder.she
{girl's}

# @he
{boy.he}
## if elder.she
{girl.he}

# @organ
mouth organ
## if us
harmonica

# @someone
somebody
## if child.she
a girl
## if child.he
a boy

# @them
it all
## if child.she
her
## if child.he
him

# @asker
{elder2}
## if adult
{adult}

# @away
{elder2}
## if adult
{adult}
## if adult & elder2
{adult} and {elder2}

# @song
{music}
