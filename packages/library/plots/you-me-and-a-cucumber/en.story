title: You, Me and a Cucumber
title: Tomorrow
title: Everything but Today
guest friend: Nora (she), Ivo (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% One rule: every evening at seven one true thing is said about tomorrow, and never more than one. @a is the grown-up at home. The last sentence is said calmly.

# fish
{@Came} At seven every evening {@coughs}, and then it said one thing about the next day, and never more than one, in a railway-station voice.

“Tomorrow,” it said on the first evening, “you will have fish.”

“Amazing,” said {friend}. “It’s on the lunch menu.”

{Friend} [!friend.known: was {child’s} best friend. {Friend.He} lived | lived] just across the courtyard, and {friend.he} never believed anything until {friend.he} had checked it.[city:  Nobody {in city} was harder to fool.]

# a-ball
On the second evening {the wish} said, “Tomorrow {friend} will get a ball on the head.”

“No, I won’t,” said {friend}.

{Friend.He} came to [school: {school}|school] in a [us: bike helmet | cycle helmet]. At [us: recess | playtime], when everybody else was out with a ball, {friend.he} went and sat in the library. It was so peaceful there that {friend.he} took off the helmet.

Then the librarian reached up for a book on the top shelf, and the globe fell down.

“What hit you?” asked {child}, who came running.

“The whole world,” said {friend}, holding {friend.his} head. “I think Africa came first.”

So now it was checked. {The wish} was always right, and it was no use running away.

# a-quarrel
On the third evening they were sitting on {child’s} bed with a sandwich each.[pet.dog / pet.cat:  On the floor sat {pet}[!pet.known: , {child’s} [pet.dog: dog | cat]], hoping that somebody would drop the cheese.][pet.other:  {Pet} wanted the cucumber out of one of them, and got it.] {@Cough}

“Tomorrow,” it said, “you two will quarrel.”

They stopped chewing. They hadn’t quarrelled since they were four, and that had only been about a stick. {child} felt cold inside.

“We just won’t,” {child.he} said. “Tomorrow we’ll say yes to everything, both of us. Then we can’t quarrel.”

“Yes,” said {friend}, to get started.

# after-you
Next morning they got to the front door at the same moment.

“After you,” said {child}.

“No, after you.”

“If you like.”

“I’d like to if you’d like to.”

They were still there when the [us: mailman | postman] walked through between them.

At lunch there was one pancake left. {Friend} gave it to {child}, and {child} gave it to {friend}. It had changed plates seven times when somebody else ate it. By two o’clock they had smiled so much that their cheeks hurt.

# the-poem
That was when {friend} took out a poem, in the [us: schoolyard | playground]. {Friend.He} had to read it to the class on Friday. It was about a hamster {friend.he} used to have, and it had twenty-four verses.

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
That evening {child} sat on the bed and looked at {@it}, by the open window. It was five to seven.

Soon it would speak. It might say, Tomorrow you’ll make friends. But it might say, Tomorrow you’ll still be quarrelling. And whatever it said would come true. {child} had never been so afraid of anything.

Four minutes to seven.

Across the courtyard, {friend’s} light was on. {child} looked at it, and at the clock, and all at once {child.he} sat up straight. {The wish} knew all about tomorrow. But it didn’t know a thing about today.

And it was still today.

“I’m only going across the courtyard!” {child.he} called to {@first}, and ran down all the stairs in {child.his} socks[sport: , faster than {child.he} had ever run for {sport}][athlete: , so that even {athlete} couldn’t have caught up].[pet.dog / pet.cat:  There was a sandwich left on the bed, with cheese, so {pet} didn’t come along.]

# two-verses
In the middle of the courtyard {child.he} ran straight into {friend}, who was coming the other way, in the helmet.

“I didn’t know what you’d say,” said {friend}.

“Two verses!” panted {child}. “Twenty-four is twenty-two too many! Do the one where he escapes and the one with the funeral!”

“THANK you,” said {friend}, and sighed as if {friend.he} had put down a heavy bag. “The funeral’s actually good.”

“It’s the best one. I cried.”

# ears
{@Up}

“Do you want to know?” whispered {child}.

“No,” said {friend}. “If I’m going to get a ball on the head tomorrow, I’ll get it tomorrow. I don’t want it to hurt tonight as well.”

{child} wanted to know very much. But then {child.he} thought of the pancake, and how neither of them had eaten it. So {child.he} put both hands over {friend’s} ears, and {friend} put both hands over {child’s}, and they sang as loudly as they could, a song each.[music:  {child} sang {@song}.]

“Tomorrow,” said the voice up at the window. And then it said something else.

When it was over they took their hands away.

“Did you hear?” asked {child}.

“Only one word,” said {friend}. “Cucumber.”

They thought about that.

“I don’t mind a cucumber,” said {child}.[pet.other:  “Nor does {pet}.”]

# tomorrow
The windows were lit all round the courtyard. {@A} called that it was time to come in[elder2: , and {elder2} held the door]. {Friend} undid the helmet.

“See you tomorrow,” {friend.he} said.

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
