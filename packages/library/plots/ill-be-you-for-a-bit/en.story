title: I’ll Be You for a Bit
title: {The wish} That Wanted To
title: Can You Do Thursdays?

% {wish.wants} is what the parent said it wants: fly, be a fish. "Got to" carries it. Its sound calls it home.

# said-nothing
At the end of {child’s} street there was {a wish}, and there always had been. Every day when {child} came past[school:  on the way to {school}], it said, “{Wish.sound}.” But today something was wrong. Today it didn’t say a thing.

“Are you sad?” asked {child}.

“Not sad,” said {the wish}. “I want to {wish.wants}. I’ve wanted to all my life.”

“Well, do it.”

“I can’t. What if somebody comes and needs {a wish}, and there’s nobody here?”

Then {child} had an idea.

“I’ll be you for a bit,” {child.he} said.

# lessons
{The wish} looked at {child.him} from top to toe.

“Can you {wish.does}?”

“A little,” said {child}.

“Are you afraid of {wish.afraid}?”

“Sometimes.”[age>=7:  It wasn’t true, but you can’t be too particular when you’re somebody else.]

“Good. And this is how you go: {wish.sound}.”

“{Wish.sound},” said {child}.

“Further down in your tummy.”

“{Wish.sound}!”

“Now I very nearly think you’re me,” said {the wish}. “Stand here. Just here. Don’t go.”

And off {wish.he} went to the hill, slowly at first, and then fast.

# in-its-place
So {child} stood where {the wish} always was, and was {a wish}. It was harder than it looked.

[friend: “Have you seen {child}?” asked {friend}[!friend.known: , {child’s} best friend].

“{Wish.sound},” said {child}.

“Right,” said {friend}. “Say hello, if you see anybody.” ][elder: Then came {elder}. “Good afternoon, {wish},” said {elder.short}, with a nod[elder2: , and {elder2} lifted a hat]. {child} was proud. ][pet.dog: {Pet} sniffed at {child.him} and wasn’t fooled. {Pet.He} lay down there and guarded them both. ][pet.cat: {Pet} went by without a word. {Pet.He} did the same to {a wish}. ][pet.other: Luckily {pet} was at home, and couldn’t give it all away. ][athlete: A boy asked if {a wish} could run as fast as {athlete}. {child} didn’t know. ][sport: “Can you {play sport}?” somebody asked. “Only in my spare time,” said {child}. ][music: When no one could hear, {child} sang {@song}, which {the wish} had never done. ]An old lady put her bags down against {child.him}. She always did, she said.

# over-there
And over there on the hill, where {child} could see it all, {the wish} got to {wish.wants}.

Just a little at first, like somebody trying the water with one toe. Then some more. [age>=7: Two crows sat down on a branch to watch, and a third one came to see what they were watching. ]Then exactly as much as {wish.he} wanted. {The wish} laughed so that it was heard all the way down the street, and {child} couldn’t help laughing too. It makes you happy to watch somebody who’s been waiting all their life.

# dark
But the sun went down[city:  behind the roofs of {city}], and {the wish} didn’t come.

The street lamps were lit. The hill went black. {child’s} legs were tired, and {child.his} ears were cold.[age>=7:  Twice somebody came walking out of the dark, and twice it was somebody else.]

Then {child.he} understood what had happened. {The wish} had always been just here. Anybody who has always been in one place has never had to find the way there.

“{The wish} is lost,” whispered {child}.

# call
{child} wanted to run and look. But if {child.he} left, there would be nobody here, and then nothing to find the way home to.

[age>=7: The only thing to do was to be {a wish} just as much as {child.he} could. ]So {child} stayed. {child.He} took a breath, right down in {child.his} tummy, and called the one thing that {the wish} was sure to know.

“{Wish.sound}!”

No answer. {child.He} called again, so that it hurt {child.his} throat.

“{Wish.sound}!”

And far away in the dark somebody said, “{Wish.sound}?”

They called to and fro, and every time it sounded a little nearer. At last {the wish} stood there, quite out of breath.

“I heard myself calling,” {wish.he} said. “I thought, that’s where I am, then. So that’s where I went.”

# how-was-it
“What was it like?” asked {child}.

{The wish} thought for a long time. “Bigger than I’d expected,” {wish.he} said. “And a bit cold. I want to do it again.” {The wish} went to stand in the old place, and it was still warm. “Can you do Thursdays?”

“Till supper,” said {child}.

“Then I owe you one,” said {the wish}.

# so-long
That evening {child} lay in bed. [pet.dog / pet.cat: {Pet} lay across {child.his} feet. ][adult: {Adult} had said good night. ]But it was hard to go to sleep. {child.He} had been on guard all day, and it was still in {child.his} legs. Surely somebody ought to be awake.

Then something was heard outside the window, very low.

“{Wish.sound},” it said. “You go to sleep. I’ll be you for a bit.”

And {child.he} closed both eyes. {child.He} didn’t have to be awake, because somebody else was already.

# @song
{music}
