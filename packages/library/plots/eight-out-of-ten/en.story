title: Eight Out of Ten
title: One End of a Sheet
title: Wrong Person
guest isak: Jude (he), Ravi (he)
guest ines: Nell (she), Priya (she)
guest melvin: Melvin (he), Rufus (he)
guest vilma: Winnie (she), Flora (she)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% The one {child} is in love with is {ines} where {child} is he, else {isak}: @n. It is never {friend}. The grown-up is the grandparent, else {adult}, else {minder}: @a.

# two-ends
You can’t fold a sheet by yourself. That was why {child}, who was {age}, was standing in the laundry room one Sunday with one end of a sheet, and that was why {@n} had the other. {@N} lived one floor down, and they had known each other since [us: preschool | nursery]. Nothing had changed, except that for three weeks {child} had been in love with {@him}.

{child} didn’t mean to say so. If {child.he} did, and {@he} wasn’t in love back, {child} would lose both the one {child.he} loved and the one {child.he} always talked to about that sort of thing, and they were the same person.[pet.other:  The only one who knew was {pet}. {Pet} said nothing.]

# nobody
{@First} had noticed something at breakfast.[friend:  {Friend}[!friend.known: , {child’s} best friend,] had noticed it on Thursday.]

“Is it somebody?” {@a} had asked.

“It’s nobody,” said {child}.

“Nobody I know, or nobody I don’t know?”[elder2:  asked {elder2}.]

“{@Asker}.”

“I’m only asking. It’s tacos tonight, if nobody wants to stay.”

# corners
Now the [us: dryer | tumble dryer] was going round, and everything smelled of warm soap.[pet.dog:  {Pet}[!pet.known: , {child’s} dog,] had lain down on the warm towels and wouldn’t budge.][pet.cat:  {Pet}[!pet.known: , {child’s} cat,] had lain down on the warm towels and wouldn’t budge.][music:  {@N} was humming {music}.]

“Towards me,” said {@n}.

That’s how you fold. You stretch the sheet out and walk towards each other until your hands meet, and then one of you takes all the corners. Every time their hands met, {child} dropped one.

“You’re in love,” said {@n}.

{child} dropped the whole sheet.

“What?”

“You’ve been dropping corners for a quarter of an hour. On Friday you poured milk in your juice[school:  {at school}] and drank it. You don’t have to say who it is. I’ll help you.”

“How many times have you been in love, then?”

“None,” said {@n}. “But a swimming coach doesn’t have to be wet.”

# practise-on-me
{@He} let go of the sheet and stood bolt upright.

“Practise on me,” {@he} said. “Pretend I’m [child.he: her | him]. You can say anything you like. It’s only me.”

{@N} looked like somebody waiting for the bus[sport:  and thinking about {sport}]. {child} could feel every heartbeat, right out in the fingertips[athlete: , as if this were the final and {child.he} {child.was} {athlete}]. {Child.He} could actually say it, exactly as it was, and afterwards nobody would know a thing.

“I’m in love with you,” said {child}. “I have been for three weeks. And it’s horrible, because you’re the one I talk to.”

The [us: dryer | tumble dryer] went round once more.

“Eight out of ten,” said {@n}. “Looking at me was really good. But I didn’t get that last bit. Do you talk to [child.he: her | him]?”

“Quite a lot,” said {child}.

# aha
“Aha,” said {@n}.

It was much too long for an aha. Then {@he} took out a phone and typed something with both thumbs.

“What are you doing?”

“It’s {@m},” said {@n}. “You talk to {@m} at orchestra every Wednesday. And you’ll never dare to say it.[friend:  {Friend} says so, too.] So now I’ve done it for you.”

“What did you write?”

“‘{Child} is in love with you.’”

# a-thumb
Before {child} could say a word, the phone buzzed.

“What does [child.he: she | he] say?” whispered {child}.

“Thumbs up,” said {@n}.

They stood and looked at the thumb.

“Then I suppose you two are going out,” said {@n}. “Congratulations.”

{@He} said it to the floor. Then {@he} put the phone down on the [us: dryer | tumble dryer], took a pillowcase out of the basket and folded it in half, and again, and again, until it was no bigger than a bar of soap.

# pillowcase
{child’s} legs wanted to go up the stairs. {Child.He} could leave, and go out with {@m} to be polite, and play the clarinet next to {@m}[city:  {in city}] until it was time to retire. {@N} would go on holding the other end of the sheet and never know. But {child} was looking at that pillowcase.

{Child.He} picked up the sheet and threw two corners across.

# hold-on
“Hold on,” said {child}.

“We’ve folded that one.”

“Hold on anyway.”

{@N} held on. The sheet went tight between them, right across the laundry room. {child} walked towards {@him}. {Child.He} didn’t look at the corners. {Child.He} looked at {@n}, and {child.he} dropped nothing. When their hands met, {child.he} stopped.

“That wasn’t practice,” said {child}.

“What wasn’t?”

“Eight out of ten.”

# wrong-person
{@N} looked at {child}, and at the phone, and at {child} again.

“But then {@m} …”

“Yes.”

“I’d better write to {@m}.”

“Please do,” said {child}.

{@N} typed with one thumb, because the other hand was still in {child’s}.

“‘Sorry,’” {@he} read out. “‘Wrong person.’”

It buzzed.

“What does [child.he: she | he] say?”

“Thumbs up.”

# it-counts
They laughed until they had to sit down on the floor with their backs against the washing machine, under the sheet, which had come down on top of them.

“I didn’t like writing that to {@m},” said {@n}, when they could talk again. “It hurt. Here somewhere.”

“That’s your stomach.”

“Then it was in my stomach. I don’t know if that counts as love. I’ve only ever been a coach.” {@He} thought about it. “I think it counts.”

# once-more
The door opened. {@A} stood there with an empty basket, and saw a crumpled sheet with four feet.

“I see,” said {@a}. “Is nobody staying for tacos?”

“Yes,” said {child}. “[child.he: She | He] is.”

{@A} went back up without fetching any washing.[pet.dog / pet.cat:  {Pet} stayed on the towels.] {@N} got up, took two of the corners and gave {child} the other two.

“Could you say it again?” {@he} asked. “I was only listening to the technique.”

That’s the best thing about sheets. You can always shake them out and walk towards each other again.

# @n
{isak}
## if child.he
{ines}

# @he
{isak.he}
## if child.he
{ines.he}

# @him
{isak.him}
## if child.he
{ines.him}

# @m
{melvin}
## if child.he
{vilma}

# @asker
{minder}
## if adult & !elder
{adult}
## if elder & !elder2
{elder.short}
## if elder & elder2
{elder2.short}

# @first
{minder}, who was staying with them that week,
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
