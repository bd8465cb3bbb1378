title: What to Do with Your Face
title: Only When You Sing
title: A Saturday That Was Slightly on Fire
guest friend: Beth (she), Harry (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% Whoever promises not to make a sound (@a) is {adult}, else the grandparent, else {minder}. Do sing it, far too high.

# all-but-the-song
{child} was having a birthday on Saturday, and {child.he} wanted all of it: the cake, the candles and the presents on the bed. The only thing {child.he} didn’t want was the song. [child.name: When somebody sang “Happy Birthday” straight at you, what were you to do with your face? | When somebody sang “Happy Birthday” straight at {child.him}, {child.he} never knew what to do with {child.his} face.]

“How do you mean?” said {friend}[!friend.known: , who was {child’s} best friend]. It was Friday evening, and {friend.he} sat on a mattress on {child’s} floor, because {friend.he} had come to stay the night.

“It’s such a long song,” said {child}. “Everybody looks at me, and I’ve got nothing to do.[school:  It’s the same {at school}.] I just sit there and have a face.”

“You could smile.”

“I do smile, at the beginning. But then the smile runs out, and there’s still half the song to go.”

# straight-at
{Friend} took this seriously.

“We’ll practise,” {friend.he} said, and began to sing, straight at {child}. {child} smiled for as long as it lasted.

“Now you look as if you’ve sat in something wet,” said {friend}.

{child} tried looking serious[sport: , as you do when there’s {sport} on TV].

“Now you look like a bank saying no.”

{child} looked up at the ceiling[athlete: , past the poster of {athlete}].

“Now everybody thinks the roof’s leaking.”

So {child} tried looking grateful. It took a head on one side and some blinking.

“Now you’re going to be sick!” shouted {friend}, and then they laughed until {friend} had to lie down.

“But I really do get a knot in my stomach,” said {child}, when they had finished laughing. “I’d just rather not have the song.”

# only-when-you-sing
Outside the door {@a-first} went past with the laundry[music: , humming {music}]. {@He} had heard the word sick, and now {@he} looked in.

“Is it your stomach?”

“It’s not my stomach,” said {child}. “It’s my face.”

“Does your face hurt?”

“Only when you sing.”

{@A} put down the laundry basket.

“When I sing,” {@he} said.

“It isn’t only you,” said {friend} kindly. “It’s the same whoever’s singing. But you do stand nearest.”

So {child} had to explain it all over again, and {@a} listened and nodded.

“That’s settled, then,” {@he} said. “Nobody sings tomorrow. I promise not to make a sound.”

When {@a} had gone, {friend} looked at the door for a long time.

“Can {@he} do that?” said {friend}. “{@He} talks to the oven.”

# nobody-coughed
On Saturday morning {child} woke up before anybody else[city:  {in city}], but {child.he} lay there and pretended to be asleep, the way you do. {Child.He} heard {friend} creep out. {Child.He} heard cups clinking in the kitchen, and then {child.he} heard steps coming closer. Now there ought to be a cough. {@A} always coughed outside the door, and then started on the first note, far too high.

Nobody coughed. The door slid open, and {@a} and {friend} came in on tiptoe. {@A} carried the cake on a tray, with all the candles lit, and pressed both lips together so hard that they had nearly gone. {@He} put the tray down on {child’s} [us: comforter | duvet].[pet.dog:  {Pet}[!pet.known:  the dog], who always howled along to the song, sat down by the bed and waited.][pet.cat:  {Pet}[!pet.known:  the cat], who always walked out when they sang, lay down at the foot of the bed.][pet.other:  {Pet}, who was always woken by the song, slept on.][elder & adult & !elder2:  Last came {elder} with the juice. {Elder.He} had promised, too, and to be on the safe side {elder.he} held {elder.his} breath.][elder2 & adult:  Last came {elder} and {elder2} with the juice. They had promised, too, and to be on the safe side they held their breath.][elder2 & !adult:  Last came {elder2} with the juice. {Elder2.He} had promised, too, and to be on the safe side {elder2.he} held {elder2.his} breath.]

“Happy birthday,” whispered {@a}.

“Thank you,” whispered {child}.

“Why are we whispering?” whispered {friend}.

“I don’t know,” whispered {@a}. “It just came out like that.”

# slightly-on-fire
Then nobody said anything. It was exactly what {child} had asked for, and it felt as if somebody was [us: sick | ill] in bed and it was {child}. This wasn’t a birthday. This was a Saturday that was slightly on fire.

“You’d better blow,” whispered {@a}.

The wax had begun to drip into the cream. If {child} blew now it would be over, and then it would be a whole year until the next one. {Child.He} wanted the song back. But {@a} had promised, and how do you ask somebody to sing to you? {Child’s} throat went so tight that it stung.

# first-note
{child} sat up. {Child.He} took in all the air there was room for, and {@a} stepped back, because now there was going to be some wind.

But {child} didn’t blow.

“Happy birthday to me,” sang {child}.

It was far too high. It was exactly {@s} note. {Friend’s} mouth fell open, but {child} went on, all alone, with hair standing on end and the tray rocking from knee to knee. {Child.He} got all the way to “dear”, and there {child.his} voice cracked and gave out.

Then {friend} climbed up on the mattress.

“Dear {child}!” sang {friend}, and sang it so steadily that {child’s} voice had something to hold on to. It came back, and now the song was far too short, so they sang all of it again, at each other, as loudly as they could.[pet.dog:  At last {pet} could howl.][pet.cat:  {Pet} walked out.][pet.other:  Now {pet} was awake.]

In the middle of it all {child} noticed something strange. {Child.He} had no idea what {child.he} looked like. {Child.He} hadn’t once thought about having a face, because the mouth was busy.

# the-ceiling
When it was over, {child} looked at {@a}. {@He} was still standing by the bed, and hadn’t made a sound, just as {@he} had promised. But {@s} chin was trembling, and the tears were running down. {@He} smiled, and stopped smiling, and looked up at the ceiling.[elder & adult & !elder2:  Behind {adult.him}, {elder.short} let the air out.][elder2 & adult:  Behind {adult.him}, {elder.short} and {elder2.short} let the air out.][elder2 & !adult:  Behind {elder.him}, {elder2.short} let the air out.]

“What is it, {@a}?” said {child}.

“I don’t know what to do with my face,” said {@a}.

# sing
{child} moved over towards the wall, so that there was room for {@him} on the bed.

“Sing,” said {child}.

# @a-first
{minder}, who lived with them,
## if adult
{adult}
## if elder & !adult
{elder}

# @a
{minder}
## if adult
{adult}
## if elder & !adult
{elder.short}

# @s
{minder’s}
## if adult
{adult’s}
## if elder & !adult
{elder.short’s}

# @he
she
## if adult
{adult.he}
## if elder & !adult
{elder.he}

# @him
her
## if adult
{adult.him}
## if elder & !adult
{elder.him}
