title: Something for the Colonel
title: Forty Lemons
title: Number Thirty-Two
title: A Bell (Quiet)
title: The Lamp She Wasn’t to Notice
guest boy: Otis (he), Wilbur (he), Rufus (he)

# found
The list lay outside the [uk: shop|store], right side up.

Forty lemons //
Forty nails //
String, long //
A bell (quiet) //
Something for the Colonel

{Child} read it twice kneeling and once standing, because it was that kind of list.

At home there were thirty-one more that people had dropped, pasted into a black book. Under each one {child} had
written who it was. [age>=9: Number seven, “Potatoes, paper, more potatoes,” was a man with a catapult.] Number
nineteen, “No more herring,” was a seal.

Nobody knew if it was true, which was the best thing about it. If you never ask, you’re never wrong.

## or
{Child} collected shopping lists, the kind that people drop. Thirty-one of them were pasted into a black book, and
under each one it said who it was. [age>=9: Number twelve, “Candles, candles, lipstick,” was a ghost on the way to a
party.] Number twenty-five, “Ice, lots,” was a seal on [uk: holiday|vacation].

None of them had argued. That’s the good thing about people you never ask.

Number thirty-two lay outside the [uk: shop|store], right side up.

Forty lemons //
Forty nails //
String, long //
A bell (quiet) //
Something for the Colonel

{Child} crouched there reading it for so long that a lady asked if it hurt.

# clip
The new list was put into the book under a paper clip until somebody knew who it was.

On the back was a long division that someone had given up on halfway. “Somebody my age,” said {child}. [friend &
age>=9: “Who doesn’t get along with nines, either,” said {friend}.] [school: At the top it said {school}. All Friday
{child} smelled people in the lunch line. Nobody smelled of lemon.]

## or
You don’t paste in a list until you know who it is. The new one got a paper clip.

On the back a long division was under way. It ended at a nine, and there was a hole in the paper. [uk:
“Rubber,”|“Eraser,”] said {child}. [friend & age>=9: “Rage,” said {friend}.] [school: It came from {school}. On Friday
{child} looked at everybody’s fingers. None were yellow.]

# theories
The first theory was spies. Lemon juice makes invisible ink, and forty lemons make a whole novel. It was a good
theory, right up to the nails. Spies don’t hammer.

## or
The first theory was a ship. Sailors used to eat lemons for the sake of their teeth. It was a good theory, right up to
the bell. Nobody hears a quiet ship’s bell until it’s too late.

# experts
[pet: A bicycle bell woke {pet}. A bicycle bell in a sock did not. So a quiet bell was for somebody asleep.]

[elder: “Forty and forty,” said {elder}. “A nail and a bit of copper in a lemon make electricity. Our school bell ran
on potatoes.”]

[elder2: “It walked,” said {elder2}.]

## or
[pet: A bell on top of a pillow woke {pet}. A bell underneath it did not. So where the list lived, somebody was
asleep.]

[elder: “A nail and some copper in a lemon, and you have electricity,” said {elder}. “I once had a radio that ran on
pickles.”]

[elder2: “It only got the sad songs,” said {elder2}.]

# bench
The plan was simple. [city: {In city}, people|People] buy two lemons at a time, at worst three. Whoever bought forty
would be followed, at a great distance, and never asked.

So on Saturday {child} sat on the bench outside the [uk: shop|store] with the list[athlete: , in a cap with {athlete}
on it][adult: , while {adult} was buying cheese]. [friend: Next to the list sat {friend}, behind a newspaper with two
holes.

“We could just ask,” said the newspaper.

“Not yet,” said {child}.]

A lady came out with two lemons. A man came out with a melon, and was let go.

## or
You don’t ask, you count. [city: Most people {in city}|Most people] come out of a [uk: shop|store] with no lemons.
Whoever came out with forty would get a shadow.

On Saturday {child} sat on the bench outside, [athlete: in a cap with {athlete} on it, ]studying the list[age>=9:  as
if it were a timetable][adult: . {Adult} was inside for cheese]. [friend: {Friend} had a newspaper with two holes.

“Why don’t we just ask?” said the newspaper.

“Shh,” said {child}.]

A man in a yellow sweater was looked into, but he was only yellow on the outside. A woman with three lemons was
cleared. She had salmon, too.

# bag
Then somebody’s back opened the door. A boy backed out with a paper bag in his arms, as carefully as if it were
asleep. It smelled yellow all the way to the bench.

{Child} followed, for six steps. Then the bottom fell out of the bag.

Forty lemons can go a long way if they all start at once. [age>=9: They shot under the bicycles and between the legs
of a [uk: postman|mail carrier], who jumped.] The boy stood there with his arms around nothing.

## or
First came the bag. It was made of paper, with two legs walking under it and a little hair sticking up behind. It
turned left, and {child} got up and became its shadow.

By the lamppost, a lemon fell out of the bottom. By the bicycles, another. Then thirty-eight fell.

They’d all decided on different directions. [age>=9: One ran out on the crossing and stopped a bus. One rolled back
into the [uk: shop|store], as if it had changed its mind.] Behind what had been a bag stood a boy.

## or
Through the door you could hear the register beep. {Child} counted: thirty-eight, thirty-nine, forty.

Out came a boy with both arms around a paper bag[age>=9: , looking neither ahead nor back]. He was given a start of
ten steps. It was enough for the bag. There came a hole, and out of the hole came yellow, first some and then all.
[age>=9: It rolled down the gutter like a parade, with a dog on either side.] The boy walked three steps more before
he noticed how light he’d grown.

# ask
A detective is never seen. But one lemon came rolling back, slowly, and leaned against {child's} shoe.

Number thirty-two could still be anybody, a spy or a seal. In a moment he’d be somebody real, and then you could be
wrong. [friend: “Now,” whispered {friend}.]

“Excuse me,” said {child}. It came out much smaller than planned. “Who’s the Colonel?”

The boy looked at the lemon. He looked at the list.

“My little sister,” he said.

## or
A lemon stopped against {child's} shoe. It’s hard to be somebody’s shadow with his lemon on your foot.

In the black book were thirty-one people who had never once disagreed. This one could. He could even laugh. [friend:
{Friend} lowered the newspaper.]

“Excuse me.” The voice sounded as if it had been kept in a drawer. “Who’s the Colonel?”

The boy looked at {child}. He looked at his own list.

“She’s my little sister,” he said.

# colonel
The boy was called {boy}. The Colonel was four months old, bald, and red in the face. She was carried around to
inspect all the rooms, and when she called, the whole family stood up.

“Now we share a room,” said {boy}. “For three weeks I’ve had eleven pages left of the best book in the world, because
every lamp wakes her. But a lemon lamp shines so badly, she won’t notice.”

“And the bell?”

“For the kitchen. If she wakes up, I pull the string instead of shouting for Dad.”

“And something for the Colonel?”

“I don’t know yet.” {Boy} looked at the ground. “She never gets to choose for herself.” [athlete: He looked up.
“{Athlete} shows up a long way off, by the way.”]

## or
“Is she a real colonel?”

“She’s four months old,” said the boy, who was called {boy}. “But she’s bald[age>=9: , and she’s widest in the
middle], and when she calls, everybody stands up.[age>=9:  Even visitors.]”

They crawled after lemons while he explained. He and the Colonel shared a room. For three weeks he’d had eleven pages
left of the best book there was, because the Colonel could feel a lamp through her eyelids. “But one that runs on
lemons hardly shines. She won’t notice.”

“And the bell?”

“That’s Dad’s. I pull a string, it rings in the kitchen, and nobody’s had to yell.”

“And something for the Colonel?”

“Don’t know yet,” said {boy}. “She only gets what other people chose.” [athlete: He pointed at the cap. “When you’re
shadowing, you could turn {athlete} to the back.”]

# parade
[sport: The {sport} bag was emptied and filled with yellow.|They picked up the lemons.] “Thirty-nine,” counted {boy}.
{Child} held out the fortieth.

That evening, when all the parents had been asked, the lemons stood in rows on {boy's} floor, each with a nail and a
bit of copper wire. [friend & age>=9: {Friend} had counted the nails.] At the front was a lamp the size of a pea. In
the kitchen hung the bell, in one of the Colonel’s socks. [adult: Under it sat {adult} and the Colonel’s father,
whispering about cheese.] The Colonel slept with both fists above her head.

{Boy} joined up the last wire. Nothing happened.

They crept along the rows, counting. Between thirty-one and thirty-two, a wire was missing, and there was no more.

“Eleven pages,” {boy} whispered to the ceiling.

## or
[sport: The {sport} bag took the lemons.|The lemons were carried home in sweaters.] {Child} brought the
fortieth[age>=9: , which had only been stepped on a little].

The parents said yes. That evening forty nails were pushed in by thumb, to be quiet, and copper wire was run from
lemon to lemon, until they stood on parade on {boy's} floor. [friend & age>=9: {Friend} inspected them.] Last in line
was a lamp like a pea. The bell hung in the kitchen, in one of the Colonel’s socks. [adult: {Adult} and the Colonel’s
father sat there, discussing cheese.] The Colonel herself was asleep, fists closed.

“Now,” whispered {boy}. It was exactly as dark as before.

They felt their way, lemon by lemon. Between thirty-one and thirty-two there was no wire, and the roll was empty.

“Eleven pages,” whispered {boy}, to nobody in particular.

# light
{Child} looked at the gap. Out came the black book, and off came the paper clip. The list didn’t need it anymore. It
was clear who it was.

The clip reached, exactly. The lamp came on and lit up three lemons and a thumb.

“YES,” said {boy}, who’d meant to say it on the inside.

The Colonel opened her eyes. She turned red. She drew in air, and more air, and {boy} took hold of the string.

Then she caught sight of the lamp.

She let the air out again without using it. For a long time she looked at the little yellow thing, and it looked at
her, and neither was in a hurry. [music: {Child} hummed {music}, just loud enough for the [uk: cot|crib].] At last her
eyes were only two lines.

“There,” whispered {child}. “Something for the Colonel.”

## or
Something thin, and metal. {Child} thought so hard you could nearly hear it. Then out came the black book, and the
paper clip let go of number thirty-two. Everyone knew who that was.

The clip just reached across. There was light, enough for three lemons and {boy's} nose.

Nobody made a sound, but the Colonel opened her eyes. She turned red. She took aim, and out of habit {boy} stood up,
string in hand.

No call came. The Colonel had noticed the lamp. She turned her head until she had it right in front of her, and one of
the fists came open. [music: Very softly, {child} hummed {music}.] And so she lay and looked, until her eyelids went
down, one before the other.

“She chose that herself,” whispered {child}. “Something for the Colonel.”

# pages
{Boy} pulled the string anyway, once. In the kitchen, a sock went ting. One ting meant nobody had to come.

Then he read his eleven pages[age>=9: , nose to the lamp], and you could tell from his back when it was funny. The
lamp was left on until the lemons got tired.

[friend: “Who’ll be number thirty-three?” {friend} asked on the way home.]

## or
Ting, said the sock in the kitchen. A single ting, which meant: don’t come.

Then {boy} opened his book. [age>=9: The lamp was good for one line at a time. ]The eleven pages took just as long as
the lemons could keep going, and on the last one he laughed without a sound, so that the bed shook.

[friend: “I’m glad we asked,” said {friend} on the way home, without the newspaper.]

# thirty-three
It was late. [pet: {Pet} was asleep, and nobody rang.] {Child} put the black book by the bed, and out slid a piece of
paper, without a clip.

Sixty potatoes //
More string //
{Child}[friend:  and {friend}]

On the back was a long division, worked all the way to the end. {Child} read the list once, lying down, and under this
one nobody had to write who it was.

## or
It was late when {child} lay in bed at home. [pet: {Pet} was asleep, and nobody rang.] In the black book the list was
pasted down, with the long division facing in. Under it was written {boy}, and that was the first thing in the whole
book that was certainly true.

Then the lamp went out, the ordinary one, which runs on the wall. On the pillow lay two hands that smelled yellow, and
that’s a [uk: colour|color] you can see with your eyes shut.
