title: One More Thing
title: The Third Cup
title: In Good Time
guest gone: Uncle Arthur (he), Uncle Wilf (he)
guest minder: Auntie Josie (she), Auntie Hattie (she)

% {gone} is the one who has died: nobody of the family’s own. Whoever opens the door is {adult}, else the grandparent, else {minder}.
% “One more thing” is said the same each time, in a deep voice. The last time the voice is an ordinary one.

# three-cups
{child} was {age}, and {gone}, who had always come to tea on Sundays, had died. Now it was Sunday, and {child} and {@a-first} were going to have their tea in the kitchen. {@A} had put out three cups.[pet.dog:  Under the table lay {pet}, hoping for crumbs.][pet.cat:  On the third chair lay {pet}[!pet.known:  the cat], who wanted to stay there.]

“You’ve put one out for {gone},” said {child}.

{@A} looked at the cup.

“It was my hands,” {@he} said. “They haven’t taken it in yet.”

# rings-again
{child} had taken it in.[pet.other:  {Child.He} had told {pet}, who had to know as well.] But there was one thing {child.he} wanted, and that was for {gone} to ring the doorbell. Because he always did. When he had finished his tea, [sport & athlete: and finished talking about {sport} and {athlete}, | [sport: and finished talking about {sport}, ][athlete: and finished talking about {athlete}, ]]he said goodbye and went, and the door closed behind him. Then a minute went by, and the bell rang. And there stood {gone} again[music: , humming {music}].

“One more thing,” he said.

“Do you remember when he had your hat on?” said {@a}.

{child} did. It was the pink one, with ears.[school:  {Child.He} wore it {at school}.]

“One more thing,” {gone} had said. “My hat’s shrunk.”

[friend: {Friend}[!friend.known: , {child’s} best friend,] had been there that time, and got juice up {friend.his} nose.

]“And the time he just stood there,” said {child}. “And you asked him what the thing was.”

“And he said he hadn’t thought of it yet,” said {@a}. “But he liked to be in good time.”

They laughed a little. Then they both looked towards the hall, but nobody rang.

# a-ladder
“I’m angry with him,” said {child}. “He just went. He’s never really gone before.”

Under the table {child.he} squeezed {child.his} hands together until they were as hard as stones.

“I’m a bit angry, too,” said {@a}. “He’s still got my ladder.”

# on-your-bike
Then {child} got up, went out of the front door, shut it, and rang the bell.

{@A} opened the door.

“One more thing,” said {child}, in the deepest voice there was. “Your [us: cookies | biscuits] are too hard.”

{@A} stared. Then {@he} began to laugh.

“They’re meant to be hard,” {@he} said. “They’re [us: gingersnaps | ginger nuts].[elder & adult & !elder2:  {Elder} made them.][elder2 & adult:  {Elder} and {elder2} made them.][elder2 & !adult:  {Elder2} made them.]”

“I’ll take three home with me all the same,” said {child}, because that was what {gone} used to say. And {child.he} went out and rang again.

“One more thing. I’ve parked on your bike.”

“Again?” said {@a}.

“It was standing where the car goes.”

Now {@a} laughed so much that {@he} had to hold on to the coats. {child} went out one more time, and the voice came from right down in {child.his} tummy.

“Hello, kiddo,” {child.he} said. “One more thing.”

# not-stop-just-now
But this time {@a} didn’t laugh. {@He} stood with a hand on the door handle and cried.

{child} was frightened. It was {child} who had done it. {Gone} was gone, and now {child.he} had broken {@a}, too.

“Stop it,” {child.he} said in {child.his} ordinary voice. “I won’t do it any more. I’m sorry. Please stop.”

“I can’t stop just now,” said {@a}. “But it isn’t dangerous, {child}. He always called me that. Kiddo. It was nice to hear it. I can cry and eat a [us: gingersnap | ginger nut] at the same time, if you’d like to see.”

{@He} took one out of {@his} pocket and showed {child.him}. It worked. There were crumbs everywhere.[pet.dog:  {Pet} took care of them.]

“Why have you got [us: cookies | biscuits] in your pocket?” said {child}.

“It runs in the family,” said {@a}.

# now-i-am-me
{child} stayed on the doormat. {Child.His} hands were still hard. It wasn’t the thing about the [us: cookies | biscuits] that {child.he} wanted to say, and it wasn’t the one about the bike.

“Shut the door,” {child.he} said. “I’m going to ring one more time. But now I’m not {gone}. Now I’m me.”

{@A} shut it. {child} opened {child.his} hands and wiped them on {child.his} [us: pants | trousers]. Then {child.he} rang, one long ring that could be heard all over the house[city:  and perhaps all over {city}].

{@A} opened the door.

“One more thing, {gone},” said {child}, looking past {@a}, in at the table where the third cup was. “I never got to say goodbye. And I’ve still got your cards. And I don’t like it that you’re dead.”

{Child.His} voice swayed, but it held.

“Goodbye,” {child.he} said. “That was it.”

# on-the-doorstep
{@A} crouched down and held {child.him}, right there in the doorway, with one foot in and one foot out. They cried, both of them. It hurt, but not in the hard way.

“May I ring, too?” asked {@a}.

So {@he} did. {child} shut {@him} out, and the bell rang.

“One more thing, {gone},” said {@a} to the cup. “You can keep the ladder.”

# three-left
Then they had their tea. {child} ate three [us: gingersnaps | ginger nuts], and the third cup was allowed to stay for now.[pet.cat:  {Pet} was allowed to stay on that chair.] Afterwards they played with {gone’s} cards, and {@a} lost.[elder & adult & !elder2:  By then {elder} had come, too, and {elder.he} won.][elder2 & adult:  By then {elder} and {elder2} had come, too, and they won.][elder2 & !adult:  By then {elder2} had come, too, and {elder2.he} won.][friend:  Tomorrow {child} was going to show {friend} the cards.][pet.other:  Then {child} went to {pet} and told {pet.him} about the [us: cookies | biscuits] in the pocket.]

# i-know
When night came {@a} came in and tucked {child.him} in. {@He} said good night, [us: turned off | put out] the lamp and went out. The door closed.

A minute went by. Then there was a knock, and the door opened a crack.

“One more thing,” said {@a}.

“I know,” said {child}.

# @a-first
{minder}
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

# @his
her
## if adult
{adult.his}
## if elder & !adult
{elder.his}
