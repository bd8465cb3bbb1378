title: You, Me and a Cucumber
title: Tomorrow
title: Everything but Today
guest friend: Nora (she), Ivo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: every evening at seven one true thing is said about tomorrow, and never more than one. @a is the grown-up at home. The last sentence is said calmly.

# fish
{@Came} At seven every evening {@coughs}, and then it said one thing about the next day, never more than one, in a voice like a railway station.

“Tomorrow,” it said on the first evening, “you will have fish.”

“Amazing,” said {friend}. “It’s on the lunch menu.”

{Friend} [!friend.known: was {child’s} best friend. {Friend.He} lived | lived] just opposite, on the other side of the courtyard, and {friend.he} never believed anything until {friend.he} had checked it.[city:  Nobody {in city} was harder to fool.]

# a-ball
On the second evening {the wish} said, “Tomorrow {friend} will get a ball on the head.”

“No, I won’t,” said {friend}.

{Friend.He} came to [school: {school}|school] in a [us: bike helmet | cycle helmet]. At [us: recess | playtime], when everybody else was out with a ball, {friend.he} went into the library and sat right at the back, among the encyclopedias, where nobody had seen a ball since the school was built. It was so peaceful there that {friend} took off the helmet. Then the librarian reached up for something on the top shelf, and the globe fell down.

“What hit you?” asked {child}, who had come running.

“Everything,” said {friend}, and held on to {friend.his} head. “I think Africa came first.”

So that was checked. {The wish} was always right, and if you ran away, you only ran straight into it.

# a-quarrel
On the third evening they were sitting on {child’s} bed with a sandwich each.[pet.dog / pet.cat:  On the floor {pet}[!pet.known: , {child’s} [pet.dog: dog | cat],] was wishing that somebody would drop the cheese.][pet.other:  {Pet} wanted the cucumber out of one of them, and got it.] {@Cough}

“Tomorrow,” it said, “you two will quarrel.”

They stopped chewing. They hadn’t quarrelled since they were four, and that had been about a stick. {child} felt cold in the middle.

“We just won’t,” said {child}. “Tomorrow we’ll say yes to everything, both of us. Then it can’t happen.”

“Yes,” said {friend}, to get started.

# after-you
Next morning they stood in the doorway.

“After you,” said {child}.

“No, after you.”

“If you like.”

“I’d like to if you’d like to.”

There they stood until the [us: mailman | postman] walked through between them. At lunch there was one pancake left. {Friend} gave it to {child}, and {child} gave it to {friend}, and when it had changed plates seven times somebody else ate it. By two o’clock they had agreed so much that {child’s} cheeks ached.

# the-poem
That was when {friend} took out a poem, in the [us: schoolyard | playground]. {Friend} would be reading it to the whole class on Friday. It was about a hamster {friend.he} used to have, and it had twenty-four verses.

“Shall I read all of them?” asked {friend}.

“Yes,” said {child}.

“On Monday you said two would do.”

“Now I’m saying yes.”

“Because you think so?”

“What do you think?”

“I asked what you think!”

“I think the same as you!”

“Then I haven’t got anyone to ask!” cried {friend}. “Then it’s just me, twice!”

“I’m being NICE!” shouted {child}. “Can’t you tell how NICE I’m being?”

“Yes!” shouted {friend}. “It’s HORRIBLE!”

And {friend} went home alone, with all twenty-four verses.

# five-to-seven
That evening {child} sat on the bed and looked at {@it} by the open window. It was five to seven. Soon {child.he} would know. It might say, Tomorrow you’ll make friends. But it might say, Tomorrow you’ll still be quarrelling. Then that was how it would be, even if {child} rang {friend’s} bell a hundred times.

Four minutes to seven.

There was a light on at {friend’s}. {child} looked at that light, and at the clock, and suddenly sat up straight. {The wish} knew all about tomorrow. But about today it didn’t know a thing. And it was still today.

“I’m only going across the courtyard!” {child.he} called to {@first}, and ran down all the stairs in {child.his} socks[sport: , faster than {child.he} had ever run for {sport}][athlete: , so that even {athlete} couldn’t have caught up].[pet.dog / pet.cat:  There was a sandwich left on the bed, with cheese, so {pet} didn’t come along.]

# two-verses
Right in the middle of it {child} ran into {friend}, who was wearing the helmet.

“I didn’t know how it would go,” said {friend}.

“Two verses!” panted {child}. “Twenty-four is twenty-two too many! Do the one where he escapes and the one with the funeral!”

“THANK you,” said {friend}, like somebody putting down a heavy bag. “The funeral’s actually good.”

“It’s the best one. I cried.”

# ears
{@Up}

“Do you want to know?” whispered {child}.

“No,” said {friend}. “I’ve decided. If I get a ball on the head tomorrow, I’ll get it tomorrow. I’m not having it hurt tonight as well.”

{child} wanted to know so much that it itched. But {child.he} thought of the pancake, which neither of them had eaten. {Child.He} put both hands over {friend’s} ears, and {friend} put both hands over {child’s}, and they sang as loudly as they could, a song each.[music:  {child} sang {@song}.]

“Tomorrow,” said the voice up at the window, and then it said something else.

When it was over they took their hands away.

“Did you hear?” asked {child}.

“Just one word,” said {friend}. “Cucumber.”

They thought about that.

“I don’t mind a cucumber,” said {child}.[pet.other:  “Nor does {pet}.”]

# tomorrow
{@A} called that it was time to come in[elder2: , and {elder2} held the door]. {Friend} undid the helmet.

“See you tomorrow,” said {friend}.

“You can’t know that,” said {child}.

“Yes, I can,” said {friend}. “You, me and a cucumber.”

And it came true.

# @Came
{child} had bought {a wish} at a [us: yard sale for fifty cents | jumble sale for fifty pence].
## if wish.app
The app was already on the old phone when {child} was given it.

# @coughs
it cleared its throat
## if wish.app
it went ping

# @Cough
{The wish} cleared its throat.
## if wish.app
The phone went ping.

# @Up
Up at the window, something cleared its throat.
## if wish.app
Up at the window, something went ping.

# @it
{the wish}
## if wish.app
the phone

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
