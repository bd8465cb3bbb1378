title: All Stops to the Depot
title: Turn to Infirmary
title: That’ll Do
guest friend: Lottie (she), Ned (he)
guest elder: Ron (he), Stan (he)
guest betty: Betty (she), Peg (she)
guest jean: Jean (she), Sheila (she)

% The grandparent is the family’s, or the widower next door. {betty} is always invented, and never one of the family: @betty, @drove, @forty.
% Sing the stops, slowly, and let somebody call that’ll do.

# soup-and-gravel
There were gooseberries enough for one more go.

The first go had been soup. The second had been gravel. [friend: {Friend}[!friend.known: , {child’s} best friend,] had timed them both. ]{Elder}[elder2:  and {elder2}] had eaten a bowl of each, and said it was very nice, and looked at the wall.[pet.dog:  Only {pet}[!pet.known: , {child’s} dog,] had asked for more.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had sniffed at both, and gone out.]

“It’s not very nice,” said {child}. “It’s not {betty’s}.”

{@Betty} What {child} wanted was one spoonful of {betty’s} gooseberry ice cream. {Child.He} hadn’t told anyone why[adult: , not even {adult}]. It was because last week in the bath {child.he} had tried to remember the taste, and couldn’t. {Child.He} could remember the blue bowl, and the spoon. Where the taste should have been there was just the word gooseberry.

# turn-to-infirmary
{betty’s} recipe was propped against the teapot. Cream, sugar, eggs, it said. Gooseberries, till it looks like plenty. Pack the tub with ice and salt. And then, at the bottom, underlined: “Turn to Infirmary.”

“It’s infirmity,” said {friend}[!friend: , {child’s} best friend], who had come with a stopwatch, a clipboard and a plan to sell the stuff at two [us: dollars | pounds] a cone. “It means weakness. You turn the handle till you’re weak. [friend: I was extremely weak, both times.|I did twenty minutes exactly, both times, and I was extremely weak.][sport:  I couldn’t {play sport} afterwards.]”

“It says Infirmary,” said {child}. “That’s a hospital.”

“Well, I nearly needed one.”

# the-churn
{Elder} was out in the yard, scrubbing the churn. It was a wooden tub with a metal can inside and a handle on the top.[pet.other:  {Pet} had been left at home, because of the salt.] {Elder.He} had mended it with a bit off a bus. {Elder.He} had mended most things with bits off buses; {@drove}.[pet.dog:  {Pet} was lying in the wet patch.][pet.cat:  {Pet} sat in the kitchen window.]

“You must have seen her make it,” {child} said to {elder.him}. “Hundreds of times.”

“Never saw her make it once. She did the mixing in the kitchen. I did the turning out here.” {Elder.He} wrung out {elder.his} cloth. “Then she’d shout through the window, ‘That’ll do, [elder: love|{elder}],’ and I’d stop.”[pet.dog:  {Pet} looked up at the kitchen window.][pet.cat:  {Pet} turned one ear towards the kitchen.]

“But how did she know when?”

“She didn’t know when. She’d had enough, that’s all.”

“Enough of what?”

“My racket,” said {elder}, and hung the cloth up to dry.

# she-had-people
[pet.cat: {child} went in and lifted {pet} off the recipe book | {child} went back to the recipe book], and this time {child.he} didn’t read the ice cream. {Child.He} read everything else. “Rock cakes: bake till the [us: mailman | postman].” “Marmalade: boil while you [us: call | ring] {jean}, but not if she’s had a [us: fight | row] with her sister.” “Shortbread: butter the size of {child’s} foot.” That one had a date on it. {child} had been two.

[friend: {Friend} added up the minutes in the whole book. There was not one, from beginning to end.|There was not one minute in it anywhere, from beginning to end.]

“She didn’t have a clock,” said {child} slowly. “She had people.”

# only-the-stops
{Child.He} ran out to the yard[friend: , and {friend} after {child.him}]. “{Elder.short}. What racket?”

{Elder.He} went pink from the neck up. “I used to sing a bit. When I was turning. It was only the stops.”

“What stops?”[friend:  said {friend}.]

“On the 14[city: , right through {city}]. [music: You couldn’t have called it {music}. | To no particular tune.] Bus station, Market Cross, Bread Street, Gasworks. All the way to the depot, only I never got to the depot. {@Forty}, and she shut me up every time at the …”

{Elder.He} stopped.

“Where?” said {child}, though {child.he} knew.

“Infirmary,” said {elder}.

{Elder.He} sat down on the step.[pet.dog:  {Pet} came and lay on {elder.his} feet.] {child} held out the book, and {elder.he} read the bottom line for {elder.himself}, with {elder.his} finger under it. Then {elder.he} read it again.

“I thought she couldn’t stand it,” {elder.he} said.

# an-express
They mixed the last gooseberries. {Friend} packed the ice, and salted it, and put {friend.his} stopwatch in {friend.his} pocket without being asked. {Elder} took hold of the handle and began to turn.

“Bus station,” {elder.he} said to the churn. “Market Cross, Bread Street, Gasworks, Gasworks Bridge …”

It was more of a mutter, and it went very fast. {Elder.He} hadn’t sung since {betty} died, not in the car and not in the shower. {child} looked at the tub. {Child.He} could hear it slopping.[pet.dog / pet.cat:  {Pet} had gone to sleep.] {Elder.He} {elder.was} already past the library, and it was still as thin as milk, and there were no more gooseberries.

{Child.He} couldn’t say it. You can’t tell a person to sing.

“Excuse me,” said {friend}. “You’re running an express.”

“Beg pardon?”

“You’ve not let anybody on. [friend: I take the 14, and it stops | My gran takes the 14, and it stops] for ages. And it’s no good mumbling. She was indoors with the [us: water | tap] running. She’d never have heard that.”

{child} shut {child.his} eyes.

# all-stops
There was a silence in the yard. Then {elder} cleared {elder.his} throat, sat up as if there were a [us: windshield | windscreen] in front of {elder.him}[athlete:  and {athlete} waiting at the first stop], and went back to the beginning.

“Buuus station!” {elder.he} sang.

A pigeon left.[pet.dog:  {Pet} woke up.][pet.cat:  {Pet} woke up, and not for the pigeon.][pet.other:  You could probably hear it at home, where {pet} was.] It was a huge voice, and it wandered about. It waited at Market Cross for everyone with shopping. It had a long hold-up at Gasworks Bridge. A window went up, and nobody shouted; somebody turned off a radio. The handle began to groan. Library, Tanner’s Row,[school:  {school},] the Swimming [us: Pool | Baths]. {Elder.He} {elder.was} red in the face, and each stop took longer than the one before, because now {elder.he} {elder.was} having to push.[friend:  {Friend} hung on to the tub.][pet.dog:  {Pet} was waiting already, under the kitchen window.][pet.cat:  {Pet} had gone in already, to the sink.]

# thatll-do
{child} went into the kitchen and stood at the sink, in {betty’s} place[pet.cat: , next to {pet}]. {Child.He} turned on the [us: faucet | tap]. {Child.He} could hear every word.

“Infiiirmaaary.”

“That’ll do, [elder: love|{elder}],” called {child}.

# there-it-was
It stood up on the spoon. It was pale green and very cold, and for a moment it was only that. Then it was sharp, right at the back by the ears, and then it was sweet, and there it was.

Nobody said it was very nice[elder2: , not even {elder2}].[adult:  {Adult}, [pet.dog / pet.cat: come to fetch {child}, sat down with a spoon.|who had only come to fetch {child}, sat down on the step with a spoon.]][pet.dog:  {Pet} licked the lid from one end of the yard to the other.][pet.cat:  {Pet} sniffed at the lid, and stayed.] {Friend} got out {friend.his} clipboard, looked at the price, and crossed it out.

{Elder} finished [elder.she: hers | his] and put down the blue bowl. {child} filled it up again.

“Go on, then,” {child.he} said. “I want to hear what comes after the Infirmary.”

# @betty
{betty} and {elder} had lived next door for all of {child’s} life, and every summer {betty} had made it.
## if elder
{betty} had lived next door to {elder.short}, and every summer of {child’s} life she had come across and made it in {elder.his} kitchen.

# @drove
he had driven the number 14 for thirty-one years, and the bathroom door opened with a hiss
## if elder
{elder.he} had driven the number 14 for a whole winter, and the bathroom door opened with a hiss

# @forty
Forty years
## if elder
All those summers
